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
# Ciò che qualcuno ha scritto e che non ha un nome conosciuto.
shelf-typed = «{ $words }»
shelf-way-solo = Solo
shelf-way-solo-help = Difendi il castello da solo; l'orda gioca con le sue carte.
shelf-way-coop = Cooperativo
shelf-way-coop-help = Due giocatori fianco a fianco contro l'orda.
shelf-way-versus = Competitivo
shelf-way-versus-help = Un giocatore è l'orda, gli altri difendono.
shelf-way-table = A un tavolo
shelf-way-table-help = Ognuno gioca per sé o per la propria squadra.
shelf-yes = sì
shelf-no = no
