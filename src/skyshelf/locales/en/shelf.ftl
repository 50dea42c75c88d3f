### Words that all games share.

# This language, by its own name.
shelf-language = English
shelf-game-horde = Skytear Horde
shelf-game-horde-about = Hold the castle against the horde until its outsider falls.
shelf-game-painters = Sky Painters
shelf-game-painters-about = Bring the colours back to the sky with dice and paint.
# A seat whose player has no name.
shelf-player = Player { $number }
shelf-yes = yes
shelf-no = no
