### What happens around a game, and why something is not possible at a table.

tables-already-left = You have left this table already.
tables-already-seated = You sit at this table already.
tables-bad-name = A name has 1 to { $most } visible characters.
tables-bad-remark = A remark has 1 to { $most } visible characters, without control characters.
tables-bot-plays = A bot plays for you; come back to your seat first.
tables-bot-plays-already = A bot plays that seat already.
tables-broken = Something went wrong here. Nothing was lost: the table is as it was before.
tables-busy = The table is busy; please try again.
tables-foreign-page = This request came from another site's page.
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
tables-not-away = You are not away.
tables-not-away-long = A seat can be taken over once its player has been away for { $seconds } seconds.
tables-not-over = The journal holds every secret of the game; it can be read when the game is over.
tables-not-over-yet = Playing on from a moment is possible when the game is over.
tables-not-playing = No game is being played at this table now.
tables-not-seated = You do not sit at this table.
tables-not-your-eyes = You can look through another player's eyes when the game is over.
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
