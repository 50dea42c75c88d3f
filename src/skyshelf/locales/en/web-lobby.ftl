### The lobby: company, tables that wait, friends, games to watch, one's own games.

web-lobby-all = Show all ({ $number })
web-lobby-company = Anyone for a game?
web-lobby-company-about = Choose a game. As soon as somebody else wants the same, you both sit at a table.
web-lobby-company-one = Find somebody
web-lobby-looking = Looking for company: { $title }
web-lobby-looking-far = Who is waiting has a rating more than 100 points from yours. To play anyway, make a table of your own and tick “Show in the lobby”.
web-lobby-looking-help = Stay on this page; the table opens by itself.
web-lobby-looks = { $number ->
    [one] 1 is waiting
   *[other] { $number } are waiting
}
web-lobby-new-table = New table
web-lobby-stop = Stop looking
web-lobby-friends = Friends who are here
web-lobby-friends-none = None of your friends is here now.
web-lobby-waiting = Tables waiting for players
web-lobby-waiting-none = No table is waiting. Make one, and tick “Show in the lobby” while you wait for others.
web-lobby-playing = Games you may watch
web-lobby-playing-none = Nothing is being played in public now.
web-lobby-join = Sit down
web-lobby-watch = Watch
web-lobby-mine = To your table
web-lobby-clock-none = no clock
web-lobby-clock-move = { $seconds ->
    [one] 1 second a move
   *[other] { $seconds } seconds a move
}
web-lobby-clock-bank = { $minutes } min + { $increment } s
web-lobby-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-lobby-mode-friendly = friendly
web-lobby-mode-strict = strict
web-lobby-mode-practice = practice
web-lobby-my-games = Your games
web-lobby-my-games-none = You have no games yet.
web-lobby-kind-turn = Your turn
web-lobby-kind-others = Others’ turn
web-lobby-kind-over = Finished
web-lobby-find = Search by title, name or day
web-lobby-find-none = None of your games matches.
