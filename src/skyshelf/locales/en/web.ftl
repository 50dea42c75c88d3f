### What the pages in the browser say. The games' own sentences come from the server.

## Everywhere

web-site = Site
web-home = Home
web-rules = Rules
web-gallery = Gallery
web-settings = Settings
web-games = Games
web-skip = Skip to the content
web-nothing-here = There is nothing at this address.
web-unreachable = The server does not answer. Is it running?
web-loading = Loading…
web-close = Close
web-save = Save
web-saved = Saved.
web-you = you

## The first page

web-welcome = Pull up a chair
web-welcome-more = Tabletop games with every rule enforced. You see what you may do, and why.
web-play-now = Play now
web-play-solo = Play solo
web-play-bots = Against a bot
web-play-friends = With friends
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
web-who-plays = Who plays
web-seat = Seat { $number }
web-seat-open = Open seat
web-seat-random = Bot: plays at random
web-seat-greedy = Bot: quick and greedy
web-seat-search-1s = Bot: thinks ahead
web-seat-search-4s = Bot: thinks ahead for longer
web-add-seat = Add a player
web-remove-seat = Remove player { $number }
web-game-settings = The game
web-manners = How you play
web-more-settings = House rules
web-mode = Taking back
web-mode-friendly = Friendly
web-mode-friendly-help = Your last choice can be undone until something is revealed; after that with everybody's consent.
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
web-clock-help = When somebody's time is up, a bot plays on for them.
web-watch = Everybody with the link may watch
web-make-table = Start

## Settings

web-your-name = Your name at the table
web-language = Language
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
web-shortcuts = Single keys as shortcuts (1 to 9 choose, u undo, h hint, p prompt, b board, l log, i inspect)
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
web-thinks = { $name } is thinking
web-decides = to decide
web-what-now = What now?
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
web-hinted = the hint
web-why-not = Not now, because
web-log = Log
web-rule = Rule { $rule }
web-for-you-only = For you only:
web-taken-back = Taken back:
web-players-here = Players
web-bot = bot
web-away = away
web-take-over = Let a bot play
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-leave = Leave
web-rematch = Play again
web-connection-lost = Connection lost; trying again…
web-choice-waits = No connection: your choice is sent as soon as there is one.
web-you-won = You have won!
web-you-lost = You have not won this time.
web-winners = Winner: { $names }
web-nobody-won = Nobody wins.
web-asked-rematch = { $name } would like to play again.
web-asked-take-back = { $name } asks to take a choice back.
web-asked-take-over = { $name } asks for a bot to play for { $about }.
web-agree = Agree
web-refuse = No
web-waiting-title = Waiting for players
web-sit = Sit down
web-invite = Send this link to whoever should join
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Select the link and copy it.

## Rules

web-rules-choose = Choose a game.
web-rules-find = Find a rule by words or by its number
web-rules-found =
    { $number ->
        [one] 1 rule
       *[other] { $number } rules
    }

## The gallery

web-gallery-more = Everything here is drawn from data, without a single picture file.
web-gallery-dice = Dice and tokens
web-gallery-factions = Heraldry
web-gallery-cards = Cards of the Skytear games
web-gallery-full = To be read
web-gallery-full-text = A card in full has its words below the picture; in hand and on the table it shows what counts.
web-gallery-chip = On a lane
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
web-gallery-turned = Turned cards

## Sky Painters

web-painters-cards = Sky cards
web-painters-tiles = Sky Painter tiles
web-painters-halos = Halo tokens
web-painters-pool = Dice
web-painters-top = { $card }, top of the deck ({ $cards } left)
web-painters-pile = { $tile }, next tile of the pile ({ $tiles } left)
web-painters-card-hope = { $card }, with { $hope } hope on it
web-painters-card-completed = { $card }, completed
web-painters-card-open = { $card }, { $done } of { $all } symbols filled
web-painters-dice-many = { $die }, { $count } of them
web-painters-place = Free place
web-painters-sky-of = Sky of { $name }
web-painters-hope = hope
web-painters-hope-symbol = Hope symbol
web-painters-spots = Spots
web-painters-cloud = Cloud token
web-painters-clouds = Cloud tokens
web-painters-leader = Leader
web-painters-stars = Stars
web-painters-points = Points
web-painters-points-now = { $points } points now
web-painters-price = Price
web-painters-price-of = { $spots } spots, { $hope } hope
web-painters-final = Final score
web-painters-score-of = Points of { $name } now
web-painters-score-help = What this sky would be worth if the game ended now.
web-painters-reserve-clouds = Cloud tokens in the reserve: { $clouds }
web-painters-critical = Critical phase: the deck is empty.
web-painters-card-help = Fill every symbol with a die of its colour; the completed card gives what stands below.
web-painters-die-help = Goes on a free symbol of its colour. A grey die fits any colour; a cloud token changes the colour of another.
web-painters-cloud-help = Pays for a change of colour when you take a die. The most cloud tokens are worth points in the end.
web-painters-spot-help = Spots paint dice up to the number they need, and buy dice, cards and tiles.
web-painters-side-left-halo = Half a halo on the left.
web-painters-side-left-cloud = Half a cloud on the left.
web-painters-side-right-halo = Half a halo on the right.
web-painters-side-right-cloud = Half a cloud on the right.
web-painters-side-top-night = Night above: no card may lie there.
web-painters-side-bottom-grass = Grass below: no card may lie there.

## Skytear Horde and Monoliths

web-horde-phases = Phases of the turn
web-horde-phase-refresh = Refresh
web-horde-phase-horde = Horde
web-horde-phase-alliance = Alliance
web-horde-phase-treachery = Treachery
web-horde-phase-fight = Fight
web-horde-phase-pillage = Pillage
web-horde-phase-end = End
web-horde-kind-ally = Ally
web-horde-kind-hero = Hero
web-horde-kind-minion = Minion
web-horde-kind-outsider = Outsider
web-horde-kind-monster = Monster
web-horde-kind-tower = Tower
web-horde-kind-spell = Spell
web-horde-kind-attachment = Attachment
web-horde-kind-castle = Castle
web-horde-kind-portal = Portal
web-horde-lane = Lane { $lane }
web-horde-lane-free = Lane { $lane }, free
web-horde-back-line = Back line
web-horde-none = none
web-horde-attack = Attack
web-horde-health = Health
web-horde-armor = Armor left this turn
web-horde-keywords = Keywords now
web-horde-attack-is = attack { $number }
web-horde-health-is = health { $number }
web-horde-armor-is = armor { $number }
web-horde-state = State
web-horde-exhausted = exhausted
web-horde-abilities = Abilities
web-horde-stripped = lost
web-horde-copies = Copies
web-horde-beneath = Beneath it
web-horde-attached = Attached: { $card }. { $text }
web-horde-concealed-as = Face down: { $card }
web-horde-from-printed = printed
web-horde-from-tokens = tokens
web-horde-from-boost = until the turn ends
web-horde-from-heroic = Heroic
web-horde-from-used = used up
web-horde-printed = printed { $number }
web-horde-cost-now = Cost now
web-horde-card-costs = { $card }, costs { $cost }
web-horde-mana = mana
web-horde-mana-boost = Mana for the alliance
web-horde-strokes = Mana for the horde
web-horde-treachery = Treachery marks
web-horde-swords = { $side }, swords: { $swords }
web-horde-left = left
web-horde-right = right
web-horde-waves = Waves
web-horde-wave = wave of { $wave }
web-horde-stage = stage { $stage } of { $stages }
web-horde-collapsing = collapsing
web-horde-portal-help = The number at the top is the wave: so many horde cards come in the next horde phase; now { $wave }. The portal turns each turn.
web-horde-deck = Horde deck: { $cards }
web-horde-deck-short = deck
web-horde-deck-help = Waves and treachery come from here.
web-horde-discard = Horde discard pile: { $cards }
web-horde-discard-short = discard
web-horde-discard-help = The last card first.
web-horde-pile = Outsider pile: { $cards }
web-horde-pile-short = outsider
web-horde-pile-help = The next card first.
web-horde-pile-waits = Still to come: { $outsider }.
web-horde-hand = Hand
web-horde-hand-empty = No cards in hand
web-horde-hands-hidden = Hands are hidden
web-horde-offered = Choose
web-horde-own-deck = Deck: { $cards }
web-horde-own-deck-help = Cards are drawn from here, and pillage takes them away. An empty deck loses the game.
web-horde-own-discard = Discard pile: { $cards }
web-horde-own-discard-help = The last card first.
web-horde-forecast = If nothing changes
web-horde-onward = onward
web-horde-forecast-lane = Lane { $lane } if nothing changes
web-horde-no-forecast = The forecast comes with the alliance phase.
web-horde-keyword-armor = Armor: prevents so much damage each turn, in one go or in portions.
web-horde-keyword-heroic = Heroic: so much more attack while it has a wound.
web-horde-keyword-elusive = Elusive: after its first strike against a monster in a turn it may go to a free lane so far away.
web-horde-keyword-trample = Trample: what a strike does not need to destroy its enemy goes on to the castle or the portal.
web-horde-keyword-barrier = Barrier: while it has no wound, damage is prevented and it gets a single wound instead.
web-horde-keyword-taunt = Taunt: it must be engaged before the alliance phase ends, if that is possible.
web-horde-keyword-pillager = Pillager: it goes to the back line when it is summoned and again when it has pillaged.

## Skytear

web-skytear-map = Battlefield: arrow keys go from hex to hex, n to the next one that can be chosen
web-skytear-zoom = Zoom
web-skytear-zoom-in = Closer
web-skytear-zoom-out = Farther
web-skytear-zoom-fit = The whole map
web-skytear-overlays = Show of { $hero }
web-skytear-overlay-sight = Sight
web-skytear-overlay-reach = Reach
web-skytear-overlay-threat = Attack
web-skytear-hex = Hex { $hex }
web-skytear-whose = { $side ->
    [own] your { $what }
   *[enemy] enemy { $what }
}
web-skytear-piece-hero = hero { $name }, { $hp } HP
web-skytear-piece-illusion = illusion of { $name }
web-skytear-piece-minion = minion
web-skytear-piece-nexus = Nexus, protected
web-skytear-piece-nexus-open = Nexus, { $hp } HP
web-skytear-piece-tower = Tower, { $hp } HP
web-skytear-piece-pillar = pillar
web-skytear-piece-token = control token { $number } of the { $lane }
web-skytear-piece-dome-token = control point of the { $dome }
web-skytear-cover = cover
web-skytear-cover-help = Enemies see who stands in cover only when a hero of theirs is adjacent to it.
web-skytear-blocked = closed until the turn ends
web-skytear-open-ground = Open ground.
web-skytear-token-help = In the Minions Phase the side with more Control wins it: everybody who sees it counts.
web-skytear-tower-help = A Tower falls by the damage of a won token that is near enough; heroes do not attack it.
web-skytear-nexus-help = It can be damaged once a Tower of its side has fallen. Destroy it to win.
web-skytear-dome-help = Its edge is a white line: nobody sees through it.
web-skytear-own-team = Your team
web-skytear-enemies = Enemies
web-skytear-no-heroes = no heroes yet
web-skytear-others-draft = The others are choosing.
web-skytear-ready = Ready
web-skytear-exhausted = Exhausted
web-skytear-defeated = Defeated, back on turn { $turn }
web-skytear-state = State
web-skytear-health = HP
web-skytear-attack = Attack
web-skytear-armor = Armor
web-skytear-mana = Mana left
web-skytear-control = Control
web-skytear-move = Hexes of a Move
web-skytear-conditions = Conditions
web-skytear-played = Cards played
web-skytear-leads = Lead cards
web-skytear-face-down = face down
web-skytear-now = { $now } (printed { $printed })
web-skytear-ranged = ranged
web-skytear-melee = melee
web-skytear-outsider = Outsider
web-skytear-reaction = Reaction
web-skytear-action = Action
web-skytear-ultimate = Ultimate
web-skytear-cost = Cost
web-skytear-modifier = Modifier when flipped
web-skytear-card-costs = { $card }, costs { $cost }
web-skytear-cards-in-hand = in hand
web-skytear-cards-in-deck = in the deck
web-skytear-cards-discarded = discarded
web-skytear-hand = Hand
web-skytear-hand-empty = No cards in hand
web-skytear-hands-hidden = Hands are hidden
web-skytear-offered = Choose
web-skytear-stack = Stack, next first
web-skytear-turn = Turn { $turn } of { $turns }; each hero has so much mana
web-skytear-phases = Phases of the turn
web-skytear-phase-setup = Set-up
web-skytear-phase-heroes = Heroes
web-skytear-phase-minions = Minions
web-skytear-phase-end = End
web-skytear-victory = Victory cards
web-skytear-victory-help = The first side to do this wins.
web-skytear-forecast = If the Minions Phase came now
web-skytear-forecast-help = Control of your team first, then that of the enemies. An arrow up is a token for you, down one for them.
web-skytear-acting = { $hero } acts
web-skytear-points = Action Points left: { $points }
web-skytear-used = { $action }, used already
web-skytear-help-move = Go up to 3 hexes; Slow and Fast change that.
web-skytear-help-lead = Put a card face down under the hero: its cost counts as Control in the Minions Phase.
web-skytear-help-attack = The attack value and the modifier of a flipped card, less armor, against an enemy in sight and range.
web-skytear-help-skirmish = Two single steps and a blow, in any order; the blow is a flipped card alone.
web-skytear-help-worship = What the hero's faction does: a mark, a shape, a pillar or an illusion, and the skills that hang on it.
web-skytear-faction-kurumo = Fire. Marks enemies and hunts them down.
web-skytear-faction-liothan = Ice. Changes shape to grow stronger.
web-skytear-faction-taulot = Earth. Raises pillars and fights in their sight.
web-skytear-faction-nupten = Air. Sends illusions and acts through them.
