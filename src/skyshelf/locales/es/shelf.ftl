### Palabras que comparten todos los juegos.

# Este idioma, por su propio nombre.
shelf-language = Español
shelf-game-horde = Skytear Horde
shelf-game-horde-about = Defiende el castillo contra la horda hasta que caiga su forastero.
shelf-game-monoliths = Skytear Horde: Monoliths
shelf-game-monoliths-about = La segunda edición: moverse agota, hordas nuevas, encantadores y forasteros colosales.
shelf-game-skytear = Skytear
shelf-game-skytear-about = Cuatro contra cuatro en un campo de hexágonos: calles, torres, héroes y cartas.
shelf-game-painters = Sky Painters
shelf-game-painters-about = Devuélvele los colores al cielo con dados y pintura.
# Un asiento cuyo jugador no tiene nombre.
shelf-player = Jugador { $number }
# Lo que alguien ha escrito y no tiene nombre conocido.
shelf-typed = «{ $words }»
shelf-way-solo = En solitario
shelf-way-solo-help = Defiendes el castillo por tu cuenta; la horda juega con sus cartas.
shelf-way-coop = Cooperativo
shelf-way-coop-help = Dos jugadores codo con codo contra la horda.
shelf-way-versus = Competitivo
shelf-way-versus-help = Un jugador es la horda, los demás defienden.
shelf-way-table = En una mesa
shelf-way-table-help = Cada cual juega por su cuenta o con su equipo.
shelf-yes = sí
shelf-no = no
