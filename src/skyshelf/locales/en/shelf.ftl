### Words that all games share.

# This language, by its own name.
shelf-language = English
shelf-game-horde = Skytear Horde
shelf-game-horde-about = Hold the castle against the horde until its outsider falls.
shelf-game-monoliths = Skytear Horde: Monoliths
shelf-game-monoliths-about = The second edition: exhausting moves, new hordes, enchanters and colossal outsiders.
shelf-game-skytear = Skytear
shelf-game-skytear-about = Four against four on a battlefield of hexes: lanes, towers, heroes and cards.
shelf-game-painters = Sky Painters
shelf-game-painters-about = Bring the colours back to the sky with dice and paint.
# A seat whose player has no name.
shelf-player = Player { $number }
# What somebody typed and no name is known for.
shelf-typed = “{ $words }”
shelf-way-solo = Solo
shelf-way-solo-help = You alone defend the castle; the horde plays by its cards.
shelf-way-coop = Together
shelf-way-coop-help = Two players side by side against the horde.
shelf-way-versus = Versus
shelf-way-versus-help = One player is the horde, the others defend.
shelf-way-table = At one table
shelf-way-table-help = Everybody plays for themselves or for their team.
shelf-yes = yes
shelf-no = no
