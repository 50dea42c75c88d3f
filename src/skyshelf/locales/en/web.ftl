### What the pages in the browser say. The games' own sentences come from the server.

## Everywhere

web-site = Site
web-home = Home
web-lobby = Lobby
web-me = Me
web-show-in-lobby = Show in the lobby: whoever is there may sit down
web-asks = { $number ->
    [one] Somebody would like to be your friend.
   *[other] { $number } people would like to be your friends.
}
web-turns = { $number ->
    [one] It is your turn at 1 table.
   *[other] It is your turn at { $number } tables.
}
web-chat-people = Who is here
web-chat-only-phrases = Only the ready phrases are said at this table.
web-phrases-agreed = Only ready phrases in the chat
web-rules = Rules
web-gallery = Gallery
web-settings = Settings
web-games = Games
web-skip = Skip to the content
web-nothing-here = There is nothing at this address.
web-nothing-here-more = Perhaps a part of the link was lost. A game is never far:
web-unreachable = The server does not answer. Is it running?
web-not-fetched = This page could not be fetched. It comes as soon as the server answers.
web-fetch-again = Try again
web-loading = Loading…
web-close = Close
web-save = Save
web-saved = Saved.
web-you = you

## Learning

web-learn = Learn
web-learn-about = A guided first game at a real table. A coach explains one thing at a time, you do it, and you can take everything back.
web-learn-first-visit = New here? Each game has a guided first game: look for “Learn to play”.
web-learn-minutes = Learn to play ({ $minutes } minutes)
web-learn-on = Go on learning ({ $done } of { $all })
web-lesson-chapter = { $number } of { $all }
web-lesson-goal = Goal:
web-lesson-menu = The chapters of this lesson
web-lesson-reached = done
web-lesson-here = you are here
web-lesson-chapter-again = This chapter again
web-lesson-skip = Skip this chapter
web-lesson-restart = Start again
web-lesson-later = Go on later
web-lesson-before = Back
web-lesson-on = Go on
web-lesson-understood = Got it
web-lesson-next = Next: { $title }
web-lesson-your-move = Your move: look for the star.
web-lesson-quiet = You know this now. I speak up when something new happens.
web-lesson-foresee = What happens next?
web-lesson-foresee-nothing = Nothing can be foreseen now.
web-lesson-over = You have played a whole game. The rules are a click away whenever you wonder; now play one of your own.
web-lesson-play = Play a game of your own

## The first page

web-welcome = Pull up a chair
web-welcome-more = Tabletop games with every rule enforced. You see what you may do, and why.
web-play-now = Play now
web-play-solo = Play solo
web-way-table-bots = Against a bot
web-way-table-friends = With friends
web-way-coop-bots = With a bot
web-way-coop-friends = With a friend
web-way-versus-bots = Against a bot
web-way-versus-friends = Against a friend
web-more-options = More options
web-players =
    { $most ->
        [one] 1 player
       *[other]
            { $fewest ->
                [one] 1 to { $most } players
               *[other] { $fewest } to { $most } players
            }
    }
web-continue = Go on playing
web-status-waiting = waiting for players
web-status-playing = being played
web-status-over = finished

## A new table

web-new-table = New table
web-new-table-of = New table: { $game }
web-way = Way to play
web-how-many = How many
web-players-number =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
web-seat = Seat { $number }
web-seat-open = Open seat
web-seat-me = You
web-seat-open-help = Open seats are for whoever has the link, which the table shows you.
web-seat-beginner = Bot: beginner
web-seat-easy = Bot: easy
web-seat-medium = Bot: medium
web-seat-hard = Bot: hard
web-seat-master = Bot: master
web-seat-random = Bot: plays at random
web-with-whom = With whom?
web-which-side = Which side are you on?
web-company-bots = With bots
web-company-bots-help = You begin at once.
web-company-friends = With friends
web-company-friends-help = You get a link; the game begins when they are there.
web-company-learn = Learn it first
web-company-learn-help = A guided first game, a few minutes long.
web-bots-level = How strong are the bots?
web-seat-by-seat = Seat by seat
web-more-settings-now = for those who know the game
web-hints-on-short = with hints
web-hints-off-short = without hints
web-setting-own = My own…
web-setting-own-of = { $setting }, in your own words
web-setting-own-paste = Paste or write it here
web-manners = How you play
web-more-settings = More settings
web-mode = Taking back
web-mode-friendly = Friendly
web-mode-friendly-help = Your last choice can be undone until something is revealed; after that with everybody’s consent.
web-mode-strict = Strict
web-mode-strict-help = Your last choice can be undone until something is revealed, and no further.
web-mode-practice = Practice
web-mode-practice-help = For one person and bots: undo as far as you like.
web-clock = Clock
web-clock-none = No clock
web-clock-quick = Quick: 10 minutes each
web-clock-relaxed = Relaxed: 40 minutes each
web-clock-move = 1 minute for each choice
web-clock-days = 3 days for each choice
web-clock-help = When somebody’s time is up, a bot plays on for them.
web-watch = Everybody with the link may watch
web-make-table = Start

## Decks

web-decks = Decks
web-decks-more = Build a deck of your own: start from a ready-made one, change it, and play with it. What a rule has against it is said beside the card.
web-decks-about-horde = A castle and forty cards of the first edition.
web-decks-about-monoliths = A castle and forty cards of both editions.
web-decks-about-skytear = A pool of heroes, each with a pile of eight cards, for the competitive draft.
web-decks-own-number = { $number ->
        [0] No deck of your own yet
        [one] One deck of your own
       *[other] { $number } decks of your own
    }
web-decks-of = Decks for { $game }
web-deck-own = Your decks
web-deck-ready = Ready-made decks
web-deck-begin = Begin another
web-deck-new = Empty deck
web-deck-import = A deck as text
web-deck-copy-and-change = Copy and change
web-deck-copy-of = Copy of { $deck }
web-deck-duplicate = Duplicate
web-deck-delete = Delete
web-deck-deleted = “{ $deck }” was deleted.
web-deck-restore = Bring it back
web-deck-keep = Keep and change
web-deck-shared = Somebody shows you a deck: { $deck }
web-deck-not-here = This deck is kept in the browser in which it was built. Ask for its link.
web-deck-unnamed = New deck
web-deck-for-challenge = Your next deck will be built for the challenge that you came from: its limits count instead of those of the castle.
web-deck-number = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-deck-name = Name of the deck
web-deck-castle = Castle
web-deck-choose-castle = Choose a castle
web-deck-heroes = Heroes: { $number }
web-deck-add-hero = Add a hero…
web-deck-remove-hero = Remove { $hero }
web-deck-add = Add
web-deck-cards = Cards
web-deck-your-deck = Deck
web-deck-switch = Cards or deck
web-deck-find = Find cards
web-deck-find-help = Words of a name or text, or marks: cost<=2 f:kurumo t:spell kw:armor r:rare
web-deck-find-help-skytear = Words of a name or text, or marks: cost<=1 f:kurumo t:reaction points<10
web-deck-filters = Show only
web-deck-found = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-deck-none-found = No card matches. Take away a word or a filter.
web-deck-show-all = Also cards that do not fit
web-deck-not-open = Not open to this deck.
web-deck-rarity-base = Base
web-deck-rarity-rare = Rare
web-deck-rarity-mythic = Mythic
web-deck-rarity-legendary = Legendary
web-deck-more = One more { $card }
web-deck-less = One { $card } less
web-deck-copies = In the deck: { $number }
web-deck-cost = Costs { $cost }
web-deck-points = { $points } points
web-deck-points-all = { $points } points with the hero
web-deck-size-word = cards
web-deck-empty = No card yet.
web-deck-no-pile = Add a hero; its own cards come with it.
web-deck-checking = Checking…
web-deck-good = This deck is allowed.
web-deck-faults = { $number ->
        [one] One thing is wrong:
       *[other] { $number } things are wrong:
    }
web-deck-mend = Mend what is wrong with the deck to play with it.
web-deck-curve = Cards by cost
web-deck-curve-of = cost { $cost }: { $cards }
web-deck-curve-help = Cards by cost; allies solid, all others striped.
web-deck-curve-help-skytear = Cards by cost; actions solid, all others striped.
web-deck-play = Play with it
web-deck-new-table = New table
web-deck-build = Build a deck
web-deck-against = What it is played with
web-deck-mixed-help = More hordes in the same deck.
web-deck-hand = Deal a test hand of { $cards }
web-deck-text-and-link = As text and as a link
web-deck-text = The deck as text
web-deck-text-help = A line for each card, such as “3x Shamans”. The same text works in the terminal.
web-deck-text-take = Read the text
web-deck-text-read = The text was read.
web-deck-link = A link that holds the deck
web-deck-copy-link = Copy the link

## Challenges and the battle plan

web-challenges = Challenges
web-home-over = Games you have played
web-home-more = Deeper in
web-home-decks = Build, check and share decks of your own.
web-home-challenges = Twelve achievements with medals, and a campaign.
web-challenge-twelve = Twelve achievements
web-challenge-more = Each is a solo game of Skytear Horde with a set-up or a condition of its own, watched by the rules. Your medals stay in this browser.
web-challenge-difficulty = Difficulty
web-challenge-difficulty-medals = { $medals ->
        [one] { $difficulty }: 1 medal
       *[other] { $difficulty }: { $medals } medals
    }
web-challenge-total = Medals: { $medals } of { $all }
web-challenge-medals = { $medals } of { $all } medals
web-challenge-deck = Deck
web-challenge-deck-usual = The usual one
web-challenge-deck-hero = The ready-made one with the hero
web-challenge-deck-needed = Choose a deck of { $cards } cards
web-challenge-build = Build a deck of { $cards } cards
web-challenge-start = Try it
web-challenge-go-on = Go on
web-plan = Battle plan
web-plan-more = One deck against eight hordes of Skytear Horde and Monoliths, one after another. Six wins are a victory.
web-plan-deck = Deck
web-plan-level = Level
web-plan-begin = Begin the plan
web-plan-with = { $deck }, level { $level }.
web-plan-fight = Fight: { $horde }
web-plan-go-on = Go on with the fight
web-plan-give-up = Give the plan up
web-plan-another = Begin another plan
web-plan-won = won
web-plan-lost = lost
web-plan-next = next
web-plan-open = to come

## Settings

web-your-name = Your name at the table
web-language = Language
web-speaks = Languages: { $languages }
web-speaks-not = This game does not speak your language yet. What it says is in { $language }.
web-theme = Colours
web-theme-system = As on this device
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-text-size = Size of text
web-legible = Use the most legible letters everywhere
web-motion = Movement
web-motion-system = As on this device
web-motion-full = Things move
web-motion-reduced = Things stay still
web-sound = Sounds
web-turn-sound = A sound when it is my turn
web-shortcuts = Single keys as shortcuts (? shows them)
web-goes-on = Go on by itself where there is nothing to decide
web-confirm = Choosing on the board
web-confirm-touch = On touch screens, confirm
web-confirm-always = Always confirm
web-confirm-never = Choose at once
web-confirm-help = With confirmation, touching something on the board shows what it would do; a button then does it.

## The table

web-table = Table
web-around = Players and log
web-turn = Turn { $turn }
web-your-turn = Your turn
web-waits-for = Waiting for { $name }
web-happening = Watch what happens.
web-thinks = { $name } is thinking
web-decides = to decide
web-game-over = The game is over.
web-you-watch = You are watching.
web-you-are-away = You have left your seat.
web-come-back = Come back
web-all-choices = All choices
web-choices-of = { $name }: several choices
web-undo = Undo
web-undo-ask = Ask to undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hints = The best choices
web-hint-chance = { $percent }% to win
web-hinted = the hint
web-why-not = Not now, because
web-why-not-turn = Not now: { $name } is to decide.
web-possible-now = You can choose this now.
web-log = Log
web-rule = Rule { $rule }
web-rule-page = Open in the rules
web-for-you-only = For you only:
web-taken-back = Taken back:
web-players-here = Players
web-bot = bot
web-bot-beginner = beginner bot
web-bot-easy = easy bot
web-bot-medium = medium bot
web-bot-hard = hard bot
web-bot-master = master bot
web-bot-random = random bot
web-bot-greedy = greedy bot
web-bot-search = search bot
web-bot-net = trained bot
web-away = away
web-take-over = Let a bot play
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-chat = Chat
web-chat-muted = Chat is muted.
web-chat-unmute = Hear chat again
web-chat-spectator = spectator
web-chat-empty = Nothing has been said yet.
web-chat-phrases = Phrases
web-chat-mute = Mute
web-chat-mute-one = Mute { $name }
web-chat-mute-all = Mute everybody
web-chat-mute-hides = Those who have spoken here are muted.
web-chat-to-players = To the players
web-chat-to-spectators = To the other spectators
web-chat-to-everybody = To everybody
web-chat-send = Send
web-chat-says = { $name } says: { $text }
web-chat-unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
web-leave = Leave
web-rematch = Play again
web-connection-lost = Connection lost; trying again…
web-choice-waits = No connection: your choice is sent as soon as there is one.
web-winners = Winner: { $names }
web-nobody-won = Nobody wins.
web-asked-rematch = { $name } would like to play again.
web-asked-take-back = { $name } asks to take a choice back.
web-asked-take-over = { $name } asks for a bot to play for { $about }.
web-agree = Agree
web-refuse = No
web-waiting-title = Waiting for players
web-sit-here = Sit here
web-invite = Send this link to whoever should join
web-invitation-reads = Whoever opens your link reads:
web-copy = Copy
web-invite-scan = Sitting in the same room? Scan it with a phone.
web-invite-only-here = This link opens on this computer only. Friends can join from their own devices when Skyshelf is started with: { $command }
web-copied = Copied.
web-copy-by-hand = Select the link and copy it.

## Looking back

web-replay = Replay
web-replay-watch = Watch the replay
web-step-of = Choice { $at } of { $all }
web-to-start = To the start
web-step-back = One choice back
web-play-on = Play
web-pause = Pause
web-step-on = One choice on
web-to-end = To the end
web-speed = Speed
web-timeline = Timeline
web-replay-keys = Keys: ← → one choice, space plays, Home and End
web-set-up = The set-up
web-chose = { $name } chooses: { $what }
web-chose-hidden = { $name } has chosen.
web-key-moment = Key moment in turn { $turn }: { $text }
web-this-moment = This moment
web-which-game = Which game
web-whose-view = Through whose eyes
web-view-public = A spectator’s
web-view-own = { $name } (you)
web-view-later = When the game is over you can look through the others’ eyes.
web-replay-follows = What is played meanwhile appears here by itself.
web-copy-moment = Copy link to this moment
web-play-from = Play from here
web-play-from-help = A practice table that begins at this moment, with bots in the other seats.
web-open-table = Open the table
web-report = Battle report
web-report-size =
    { $choices } choices in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
web-report-minutes =
    It took { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
web-key-turns = Key turns
web-key-turns-help = Where the chances to win changed most, as the bots judge every position with all cards open.
web-chances-of = Chances of { $name }
web-watch-moment = Watch this moment
web-plots = How it went
web-plots-help = Point at a plot to read it, click it to go to that moment of the replay. Stars are key turns.
web-plot-line = { $name }: from { $from } to { $to }.
web-plot-table = As a table, turn by turn
web-turn-word = Turn
web-luck = Chance
web-average = Average
web-everybody = Everybody
web-share-picture = A picture to share
web-download-picture = Download as a picture
web-download-journal = Download the journal
web-no-picture = This browser could not make the picture.
web-watch-file = Watch a game from a file
web-watch-file-help = A finished game as a journal: from a table’s report, or as ./skyshelf keeps it in its data folder. It is played again here, and whoever gets the link can watch it, too.
web-watch-drop = Drop a journal here, or choose one
web-watch-choose = Choose a file
web-watch-else = No file at hand? Games that are over are in your list, games that are being played in the lobby.
web-watch-too-large = A journal has at most { $kilobytes } kB.

## Rules

web-rules-choose = Which game do you want to read about?
web-rules-of = Rules of { $game }
web-rules-book = Rulebook
web-rules-every = Every rule
web-rules-in-book = In the book: { $chapter }
web-rules-contents = Contents
web-rules-english = The rules are written in English.
web-rules-source-p = p.
web-rules-source-derived = derived
web-rules-source-rulebook = rulebook
web-rules-source-cards = cards
web-rules-source-data = card data
web-rules-source-ours = ours
web-rules-source-unprinted = not printed
web-rules-source-example = example
web-rules-more = Show more ({ $number } left)
web-rules-same = As in the other edition:
web-rules-changes = Replaces in the other edition:
web-rules-examples =
    { $number ->
        [one] A worked example
       *[other] { $number } worked examples
    }
web-rules-onward = Other chapters
web-phase-explain = Explain this phase: { $phase }
web-rules-find = Find a rule by words or by its number
web-rules-found =
    { $number ->
        [one] 1 rule
       *[other] { $number } rules
    }
web-rules-none = Nothing here has all these words. Try fewer or other words, or look in another game:

## The gallery

web-gallery-more = All cards, heroes and tokens of the games, to look at.
web-gallery-find = Find a card by its name or its words
web-gallery-found =
    { $number ->
        [one] 1 picture
       *[other] { $number } pictures
    }
web-gallery-none = No picture has all these words. Try fewer or other words.
web-gallery-day = Card of the day
web-gallery-another = Show another
web-gallery-dice = Dice and tokens
web-gallery-factions = Heraldry
web-gallery-cards = Cards of the Skytear games
web-gallery-full = To be read
web-gallery-full-text = A card in full has its words below the picture; in hand and on the table it shows what counts.
web-gallery-chip = On a lane
web-gallery-neutral = Neutral
web-gallery-kit = What the games share
web-gallery-ground = Ground
web-gallery-pieces = Pieces
web-gallery-signs = Signs
web-gallery-heroes = Heroes
web-gallery-backs = Backs
web-gallery-castles = Castles
web-gallery-portals = Portals
web-gallery-minions = Minions
web-gallery-outsiders = Outsiders
web-gallery-tokens = Tokens
web-gallery-common = Common cards
web-gallery-colossals = Colossals
web-gallery-turned = Allies that became monsters

## The table: its corner, its drawer, its keys.
web-choices = Choices
web-choices-none = Nothing to choose just now.
web-corner = Hint, undo and the main button
web-asked = What is asked
web-doors = Log, choices and settings
web-choose-on-board = Choose on the board
web-choose-above = Choose above
web-hold = hold
web-please-wait = Please wait
web-glowing = { $count ->
    [one] One thing glows.
   *[other] { $count } things glow.
}
web-let-go-help = Escape lets go.
web-let-go-touch = A touch elsewhere lets go.
web-choose-its-place = Choose its place.
web-put-back-help = Escape puts it back.
web-put-back-touch = Undo puts it back.
web-touch-again = Once more chooses it; elsewhere lets go.
web-no-effect = It would have no effect now.
web-no-effect-short = no effect now
web-no-effect-again = No effect now; choose it again to do it anyway.
web-hint-is = Hint: { $choice }
web-back = Back
web-menu = What it can do
web-volume = Volume
web-pace = Speed of animations
web-pace-50 = Slow
web-pace-100 = Usual
web-pace-200 = Fast
web-all-settings = All settings
web-victory = Victory
web-defeat = Defeat
web-outcome-again = How it ended
web-outcome-look = Look at the table
web-outcome-otherwise = Other settings
web-outcome-stood = In the end
web-outcome-harder = Harder: { $level }
web-outcome-easier = Easier: { $level }
web-outcome-deck = Another deck
web-outcome-turning = The turning point
web-outcome-unturned = No single choice turned this game.
web-turned-rose = The chances of { $name } rose from { $before } to { $after }.
web-turned-fell = The chances of { $name } fell from { $before } to { $after }.
web-keys = Keys
web-key-space = Space
web-key-enter = Enter
web-key-escape = Escape
web-key-u = U
web-key-h = H
web-key-c = C
web-key-digits = 1 to 9
web-key-l = L
web-key-t = T
web-key-b = B
web-key-arrows = Arrows
web-key-i = I
web-key-help = ?
web-key-does-space = The main button; while something is shown, skips it
web-key-does-enter = Chooses what has the focus; the main button where nothing has it
web-key-does-escape = Lets go, closes, skips everything that is shown
web-key-does-u = Undo
web-key-does-h = Hint
web-key-does-c = All choices
web-key-does-digits = One of all choices, while they are shown
web-key-does-l = Log
web-key-does-t = Chat
web-key-does-b = To the board
web-key-does-arrows = Over the board, and through all choices
web-key-does-i = Reads what has the focus
web-key-does-help = These keys
web-since = Since your last turn
web-skip-shown = Skip
web-since-nothing = Nothing yet.
web-show-again = Show again
web-log-new = { $count } new
web-shown-of = { $number } of { $all }
web-jumped = { $count } things happened at once; the log has them.

## Ending a game, and one's own tables

web-ways-out = Ways out
web-resign = Give up
web-resign-sure-many = You give up your game; a bot plays on in your place, and the others go on.
web-resign-sure-rivals = The game ends at once, and the other side wins.
web-resign-sure-alone = The game ends and is lost.
web-resign-sure-mates = Whoever plays with you is asked first.
web-draw = Offer a draw
web-draw-sure-people = The others are asked; if they all agree, nobody wins.
web-draw-sure-alone = Your opponent answers at once, and accepts if it sees no advantage of its own.
web-call-off = Call the game off
web-call-off-sure-people = The others are asked; if they all agree, the game ends, and nobody wins or loses.
web-call-off-sure-alone = The game ends at once, and nobody wins or loses.
web-leave-sure-people = You get up and go to the first page. Your seat stays yours, but the others may let a bot play on.
web-leave-sure-waiting = You get up, and your seat is free again.
web-leave-sure-alone = You get up and go to the first page. The game waits there for you.
web-leave-sure-event = You get up. A tournament waits for this game and nobody else plays it on: you lose it.
web-leave-sure-rated = You get up. The game is rated and nobody else plays it on: if you have made a choice in it, you lose it.
web-delete-table = Delete
web-delete-sure-people = The table goes from your list; the others keep it.
web-delete-sure-alone = The table and all that happened there are gone for ever.
web-delete-sure-event = The table goes for ever. A tournament waits for this game: you lose it.
web-delete-sure-rated = The table goes for ever. The game is rated: if you have made a choice in it, you lose it.
web-asked-own = { $what ->
    [draw] You offer a draw.
    [call-off] You would like to call the game off.
    [resign] You would like to give up.
    [rematch] You would like to play again.
    [take-back] You ask to take a choice back.
    [take-over] You ask for a bot to play for { $about }.
   *[clock] You ask for a clock, because of { $about }.
    } Waiting for the answer of { $names }.
web-asked-draw = { $name } offers a draw.
web-asked-call-off = { $name } would like to call the game off.
web-asked-resign = { $name } would like to give up with you.
web-asked-clock = { $name } asks for a clock, because of { $about }.
web-asked-refused = No agreement: the game goes on.
web-withdraw = Withdraw
web-ask-clock = Ask for a clock
web-hints-off = You agreed to play without hints here.
web-hints-agreed = Hints for everybody; the others see when somebody asks
web-agreed = What was agreed
web-honest = Is the luck fair here?
web-honest-running = Before the first card was dealt, the server drew a secret number that decides everything left to chance, and showed this fingerprint of it. When the game is over the number is shown, and anybody can check that it was never changed.
web-honest-over = The fingerprint was shown from the start; it was made from this number, which decided everything left to chance.
web-honest-commitment = Fingerprint
web-honest-seed = Secret number
web-honest-check = How to check it
web-invited-title = You are invited
web-list-with = with { $names }
web-list-alone = alone
web-list-left = you have left it; it waits for you
web-list-lesson = Guided first game
web-list-all = Show all { $number }
web-result-won = Won
web-result-lost = Lost
web-result-won-given-up = Won: given up by the other side
web-result-lost-given-up = Lost: given up
web-result-drawn = Draw
web-result-called-off = Called off
web-crowded = Too many unfinished games
web-crowded-help = End one that you no longer want, then go on.
web-crowded-resign-sure = You give this game up. Others are playing in it with you.
web-crowded-on = Go on
web-events = Tournaments
web-ratings = Ratings
web-on-holiday = on holiday until { $day }
web-holiday-soon = on holiday from { $day }
web-pass-until = Pass until …
web-pass-until-turn = until it is my turn
web-pass-until-attack = until somebody attacks
web-pass-until-card = until somebody plays a card
web-pass-until-round = until the next turn begins
web-passing-turn = You pass until it is your turn.
web-passing-attack = You pass until somebody attacks.
web-passing-card = You pass until somebody plays a card.
web-passing-round = You pass until the next turn begins.
web-passing-stop = Ask me again
