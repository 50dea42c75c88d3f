### Parole comuni a tutti i giochi.

# Questa lingua, con il suo nome.
shelf-language = Italiano
shelf-game-horde = Skytear Horde
shelf-game-horde-about = Difendi il castello dall'orda finché non cade il suo outsider.
shelf-game-monoliths = Skytear Horde: Monoliths
shelf-game-monoliths-about = La seconda edizione: spostarsi esaurisce, nuove orde, incantatori e outsider colossali.
shelf-game-skytear = Skytear
shelf-game-skytear-about = Quattro contro quattro su un campo di esagoni: corsie, torri, eroi e carte.
shelf-game-painters = Sky Painters
shelf-game-painters-about = Ridai i colori al cielo con dadi e pittura.
# Un posto il cui giocatore non ha nome.
shelf-player = Giocatore { $number }
shelf-yes = sì
shelf-no = no
