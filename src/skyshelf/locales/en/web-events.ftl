### What the pages of tournaments say.

web-events-about = A club night by one link: enter, be there when your round begins, play, and see where you stand.
web-events-add-bots = Let bots take part
web-events-apart = Keep apart
web-events-apart-do = Keep them apart
web-events-apart-from = and
web-events-apart-names = { $names } do not meet.
web-events-apart-no-more = Let them meet
web-events-back = Back to the tournament
web-events-before = Earlier
web-events-bots = How many bots
web-events-bracket = Knock-out
web-events-bracket-about = The games of the knock-out as a tree; the lists of the rounds say the same.
web-events-buchholz = Buchholz
web-events-call-off = Call the event off, because
web-events-call-off-do = Call the event off
web-events-calls = { $number ->
    [one] A tournament waits for you to say that you are there.
   *[other] { $number } tournaments wait for you to say that you are there.
}
web-events-challenge = Challenge
web-events-challenge-nobody = Nobody stands above you.
web-events-challenges = Challenges
web-events-choose-game = Which game?
web-events-choose-player = Who?
web-events-come-back = Come back
web-events-copied = The link is copied.
web-events-copy-link = Copy the link
web-events-correct = Decide a game
web-events-correct-do = Decide
web-events-corrections = Decided by the organiser
web-events-cross = Everybody against everybody
web-events-cross-about = What each of { $number } players got against each; the lists of the rounds say the same.
web-events-cut = Go on into the knock-out
web-events-enter = Take part
web-events-enter-about = You can still enter.
web-events-entered = { $number ->
    [one] One takes part
   *[other] { $number } take part
 }
web-events-entered-teams = { $number ->
    [one] One team takes part
   *[other] { $number } teams take part
}
web-events-entry-closed = Entry is closed; you can watch.
web-events-entry-until = Entry closes at the latest: { $time }.
web-events-fair = How lots are drawn
web-events-fair-about = Lots are drawn from a number that was chosen when the event was made. This is its digest; the number itself is shown in the end, so that anybody can check that it was never changed.
web-events-format = Format
web-events-format-knockout = Knock-out
web-events-format-knockout-help = Whoever loses is out. A drawn game is played once more; then the better seed goes on.
web-events-format-ladder = Ladder
web-events-format-ladder-help = Challenge those above you; whoever wins takes the place.
web-events-format-league = League
web-events-format-league-help = Everybody meets everybody once.
web-events-format-swiss = Swiss
web-events-format-swiss-help = In each round you meet somebody new with about as many points as you. Nobody is out.
web-events-format-swiss-knockout = Swiss, then knock-out
web-events-format-swiss-knockout-help = After the Swiss rounds the best go on against each other.
web-events-game = Game
web-events-games = Games
web-events-gone = has left
web-events-here = here
web-events-host = organised by { $name }
web-events-how-bye = bye
web-events-how-decided = decided
web-events-how-forfeit = did not come
web-events-how-played = played
web-events-how-rest = sits out
web-events-how-time = out of time
web-events-join-at = Take part at
web-events-knockout-first = Whoever got further in the knock-out stands higher.
web-events-ladder-days = Open for
web-events-ladder-until = Open until { $time }
web-events-late-points = Whoever came late has half a point for each round missed.
web-events-leave = Leave the event
web-events-leave-sure = Leave? You lose the game that you are playing now.
web-events-leave-team-sure = Leave? Your whole team leaves with you, and loses the game that it is playing now.
web-events-make = Set it up
web-events-margin = Margin
web-events-name = Name
web-events-never-started = It was called off by itself: whoever set it up has gone, or nothing happened here for two months.
web-events-new = New tournament
web-events-next-round-soon = The next round is being paired.
web-events-none = There is no tournament at the moment. Set one up in a minute; everybody who has its link can enter.
web-events-now = Now
web-events-organise = Organise
web-events-out = You are out of the knock-out; you can watch the others.
web-events-over = The tournament is over.
web-events-own-deck = One of your decks
web-events-pace = A round takes at most
web-events-pace-day = a day
web-events-pace-evening = an hour
web-events-pace-long = two hours
web-events-pace-quick = half an hour
web-events-pace-short = By this clock a game may take longer than the round. What is not over when the round ends is a draw for those who are there.
web-events-pace-week = a week
web-events-people = { $number ->
    [one] one player
   *[other] { $number } players
 }
web-events-place = Place
web-events-player = Player
web-events-plays = playing
web-events-podium = The best
web-events-points = Points
web-events-pool = Your pool
web-events-pool-help = Paste it from the deck workshop. It is locked when the event starts, and shown with round 1.
web-events-pool-bring = Bring it
web-events-pool-other = Bring another pool
web-events-pools = Everybody brings a deck, locked when the event starts
web-events-pools-about = Each was locked at the start; its digest proves that it is still the same.
web-events-pools-title = Pools
web-events-rate = Opponents’ share
web-events-rated = The games are rated
web-events-reached-final = final
web-events-reached-round = round { $number }
web-events-reached-won = winner
web-events-ready = I am here
web-events-ready-0 = ask nobody: games begin at once
web-events-ready-120 = two minutes
web-events-ready-300 = five minutes
web-events-ready-60 = a minute
web-events-ready-86400 = a day
web-events-ready-by = Time left to say so: { $time }. Whoever is not there has lost this game.
web-events-ready-check = Time to say “I am here”
web-events-reason = Reason, for everybody to read
web-events-round = Round { $number }
web-events-round-of = Round { $number } of { $all }
web-events-round-until = Until the round ends: { $time }.
web-events-rounds = Rounds
web-events-rounds-planned = { $number ->
    [one] one round
   *[other] { $number } rounds
 }
web-events-scan = Scan it with a phone, or open
web-events-seats = { $number ->
    [one] one player
   *[other] { $number } at a table
 }
web-events-seats-teams = { $number } at a table, in teams of { $people }
web-events-seed = The number was
web-events-send-away = Send away
web-events-send-away-do = Send away
web-events-sent-away = { $name } was removed from the tournament.
web-events-standings = Standings
web-events-start = Start now
web-events-starts = Start: { $time }.
web-events-starts-at = Start
web-events-starts-help = Leave it empty to start the event yourself.
web-events-status-called-off = called off
web-events-status-open = entry is open
web-events-status-over = over
web-events-status-running = running
web-events-table = Table
web-events-table-number = table { $number }
web-events-team = Team
web-events-team-incomplete = { $number ->
    [one] Your team needs one more.
   *[other] Your team needs { $number } more.
 }
web-events-team-name = Name of the team
web-events-team-needs = needs { $number } more
web-events-team-new = a new team
web-events-tie-breaks = Players with equal points are ranked by median Buchholz (the points of their opponents without the best and the worst of these; a bye, a round missed and a free place count as an opponent without points), by the share of all possible points that their opponents won, by the margin in the games, and in the end by a lot drawn beforehand.
web-events-to-table = To your table
web-events-too-few-came = It was called off by itself: fewer than two took part when it was to start.
web-events-usual-name = Club night
web-events-verdict = It counts as
web-events-verdict-draw = a draw
web-events-verdict-nobody = nothing for anybody
web-events-verdict-wins = won by { $name }
web-events-waits = waiting
web-events-waits-for-end = The tournament is over as soon as the round closes.
web-events-waits-for-round = The next pairings are shown as soon as the round closes.
web-events-waits-for-start = { $name } starts it.
web-events-wall = For a wall
web-events-wall-ready = to be there
web-events-wall-round = left in the round
web-events-winner = { $name } has won!
web-events-wins = Won
web-events-workshop = To the deck workshop
web-events-you = You in this tournament
web-events-you-are-in = You take part as { $name }.
web-events-you-are-ready = You are here. Time left for the others: { $time }.
web-events-you-bye = Round { $round }: you have a bye, and a point for it.
web-events-you-challenge = You play against { $names }.
web-events-you-left = You have left this tournament.
web-events-you-meet = Round { $round }: you meet { $names }.
web-events-you-rest = Round { $round }: you sit out, because you had a bye before or have just come back.
web-events-you-wait = You take part. Round { $round } is still being played; you play from the next one on.
web-events-your-name = Organised by (your name)
web-events-your-points = Points: { $points }, against { $names }.
web-events-you-start = Everybody here? The first round is paired as soon as you start.
web-events-you-start-ladder = Everybody here? Challenges begin as soon as you start.
