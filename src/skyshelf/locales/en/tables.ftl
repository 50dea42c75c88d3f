### What happens around a game, and why something is not possible at a table.

tables-already-left = You have left this table already.
tables-already-seated = You sit at this table already.
tables-bad-name = A name has 1 to { $most } visible characters.
tables-bad-remark = A remark has 1 to { $most } visible characters, without control characters.
tables-bot-chooses = Your time for this choice is used up: a bot makes it for you, then you can come back.
tables-bot-plays = A bot plays for you; come back to your seat first.
tables-bot-plays-already = A bot plays that seat already.
tables-broken = Something went wrong here. Nothing was lost: the table is as it was before.
tables-busy = The table is busy; please try again.
tables-event-game = In an event nobody asks for another game: the next round brings it.
tables-foreign-page = This request came from another site’s page.
tables-local-only = This page is for the machine on which the server runs.
tables-malformed = The request cannot be understood: { $detail }
tables-no-chat = There is nobody to talk to at a table for one person.
tables-no-choice = “{ $text }” is not possible now; choose one of the options.
tables-no-free-seat = No seat is free at this table.
tables-no-game = This table has seen no game { $number }.
tables-no-guest = Take a name first.
tables-no-hint = No hint can be given at the moment.
tables-no-method = This address does not take such requests.
tables-no-option = There is no option { $number }; they are numbered from 0 to { $most }.
tables-no-language = This server does not speak that language.
tables-no-page = There is nothing at this address.
tables-no-rematch-yet = Only those who have played to the end can ask for another game.
tables-no-report-yet = The report tells every secret of the game; it can be read when the game is over.
tables-no-request = That question is no longer open.
tables-no-seat = This game has { $most } seats, numbered from 0.
tables-no-such-person = No person other than you sits there.
tables-no-table = There is no such table.
tables-no-lesson = There is no lesson for this game.
tables-no-chapter = This lesson has the chapters 0 to { $most }.
tables-no-token = The token of your session is missing or wrong; reload the page.
tables-no-watching = Only the players may watch this table.
tables-not-asked = Your answer to that question is not needed.
tables-not-away = You are at the table already.
tables-not-away-long = A seat can be taken over once its player has been away for { $seconds } seconds.
tables-not-over = The journal holds every secret of the game; it can be read when the game is over.
tables-not-over-yet = Playing on from a moment is possible when the game is over.
tables-not-playing = No game is being played at this table now.
tables-only-phrases = Only the ready phrases can be said at this table.
tables-not-seated = You do not sit at this table.
tables-not-your-eyes = You can look through another player’s eyes when the game is over.
tables-not-your-turn = Somebody else is to decide.
tables-nothing-follows = Nothing follows that moment; choose one of 0 to { $most }.
tables-nothing-to-take-back = Your last choice cannot be taken back: chance has spoken, or something was revealed since.
tables-nothing-to-undo = Nothing can be undone: chance decided, something was revealed, or another player chose.
tables-request-open = Another question is open at this table; it must be answered first.
tables-seat-taken = That seat is taken.
tables-stale = The table has moved on since; look at it again.
tables-store-down = The server cannot reach its database at the moment; please try again.
tables-stream-tables = A stream follows 1 to { $most } tables.
tables-text-or-phrase = Say something in your own words, or choose one of the phrases; not both.
tables-time-is-up = Your time is used up; a bot plays to the end for you.
tables-too-fast = That was too fast; please wait a moment.
tables-too-large = The request is too large.
tables-too-many-streams = You have { $most } streams open; close one first.
tables-too-many-tables = You sit at { $most } unfinished tables; finish one first.
tables-too-much-for-now = There was too much of that from here just now; try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.

## What people say with one touch.

tables-said-hello = Hello!
tables-said-good-luck = Good luck, have fun!
tables-said-your-turn = It is your turn.
tables-said-one-moment = One moment, please.
tables-said-nice-move = Nice move!
tables-said-oops = Oops!
tables-said-thanks = Thank you!
tables-said-well-played = Well played!
tables-said-again = Another game?
tables-said-bye = Goodbye!

## Lines of the log that are not about the game itself.

tables-entry-agreed = { $who } agrees.
tables-entry-asked-rematch = { $who } would like to play again.
tables-entry-asked-take-back = { $who } asks to take a choice back.
tables-entry-asked-take-over = { $who } asks for a bot to play for { $about }.
tables-entry-left = { $who } leaves.
tables-entry-refused = { $who } does not agree.
tables-entry-returned = { $who } is back.
tables-entry-sat = { $who } sits down.
tables-entry-taken-over-broke = The bot { $who } could not go on; { $bot } plays instead.
tables-entry-taken-over-time = The time of { $who } is up; { $bot } plays on.
tables-entry-undone = { $who } takes a choice back.
tables-more-faults = And { $number } more.
tables-watching = { $name } (watching)
tables-frozen = The rules or cards of this game have changed since, and it cannot be played on here. You can still look, talk, read its history and leave.
tables-too-long = This table has seen { $most } steps, which is more than it can keep; begin a new one.
tables-too-often = You have done { $most } things beside playing in this game, and that is enough; go on playing, or leave.
tables-hints-not-agreed = At this table you agreed to play without hints.
tables-clock-runs = A clock runs here already.
tables-not-stalling = Nobody lets you wait: a clock can be asked for after { $seconds } seconds without a choice.
tables-entry-asked-clock = { $who } asks for a clock, because of { $about }.
tables-entry-hinted = { $who } asks for a hint.

## Ending a game before its rules do, and tables that go.

tables-entry-asked-draw = { $who } offers a draw.
tables-entry-asked-call-off = { $who } would like to call the game off.
tables-entry-asked-resign = { $who } gives up.
tables-entry-renamed = { $before } is now called { $who }.
tables-ended-draw = The game ends in a draw, as agreed.
tables-ended-call-off = The game was called off; nobody wins or loses.
tables-ended-resign = { $who } has given up.
tables-ended-time-up = The time of { $who } is up and nobody else plays on: the game is lost.
tables-ended-decided = The organiser of the tournament has decided this game; its page says why.
tables-ended-out-of-time = The time of the round is up; the tournament counts the game as it stands.
tables-ended-event-over = The tournament was ended, and this game with it; nobody wins or loses.
tables-counts-to-its-end = This game counts, and nobody is on the other side who could agree: one can now only play on or give up.
tables-lesson-has-no-end = A lesson is neither won nor lost: leave it, or delete it from your tables.
tables-named-so = You are called so already.
tables-no-opponent = A draw needs an opponent; here you can give up or call the game off.
tables-offered-already = You have offered a draw already; make a choice first, then you can offer one again.
tables-others-play = Others play at this table: give up, or agree to call the game off, then you can delete it.

## The link to a table, as an invitation.

tables-invites = { $host } invites you to { $game }, for { $seats ->
        [one] one player
       *[other] { $seats } players
    }, about { $minutes } minutes.
tables-invited = You are invited to { $game }, for { $seats ->
        [one] one player
       *[other] { $seats } players
    }, about { $minutes } minutes.
tables-agreed = { $game }, for { $seats ->
        [one] one player
       *[other] { $seats } players
    }, about { $minutes } minutes.
tables-alone = { $game }, about { $minutes } minutes, for you alone.
tables-invites-way = { $way }
tables-invites-friendly = Friendly: with everybody’s consent a choice can be taken back.
tables-invites-event = It is a game of a tournament.
tables-invites-strict = Strict: what is done is done.
tables-invites-practice = Practice: everything can be taken back.
tables-invites-clock-move = { $amount ->
    [one] There is 1 second for each choice.
   *[other] There are { $amount } seconds for each choice.
}
tables-invites-clock-bank = { $amount ->
    [one] Everybody has 1 minute.
   *[other] Everybody has { $amount } minutes.
}
tables-invites-clock-days = { $amount ->
    [one] There is 1 day for each choice.
   *[other] There are { $amount } days for each choice.
}
tables-invites-hints-yes = Everybody may ask for hints, and the others see it.
tables-invites-hints-no = Nobody gets hints.
tables-link-waiting = Come and play { $game }
tables-link-playing = Watch a game of { $game }
tables-link-over = A finished game of { $game }
tables-days-to-move = With a clock in days nobody has to be here; when the time is up, a bot plays on.
tables-no-holidays = Holidays change nothing here: the clock does not count days, or it knows of them.
tables-entry-away-some = { $who } has set days of holiday; the clock stands still on them.
tables-entry-away-none = { $who } has no holidays any more.
tables-no-passing = In this game you cannot pass in advance.
tables-no-until = You can pass until one of these moments: { $words }.

## What makes no table, and which files hold no game to watch.

tables-practice-people = Practice is for one person and bots; not for { $people } people.
tables-rated-strict = A rated game is strict: nothing is taken back once something was revealed.
tables-rated-clock = A rated game needs a clock.
tables-rated-hints = In a rated game nobody is given hints.
tables-rated-person = A rated game needs a person.
tables-rated-rules = Rated games against the horde keep to the usual rules: the setting “{ $setting }” cannot be changed.
tables-journal-strange = This is not a journal of a game.
tables-journal-damaged = This journal is not whole, or part of it cannot be read.
tables-journal-changed = This journal was changed after it was written.
tables-journal-other-rules = This game was played by other rules: with those of today it does not come out the same.
tables-journal-position = This journal begins with a position in the middle of a game; it cannot be watched here.
tables-journal-unfinished = This game is not finished; it can be watched when it is.
