# Jugar en la terminal

terminal-ask = { $name }, tu elección:
terminal-commands = número o palabras para elegir · undo · hint · why [acción] · what NÚMERO · look NOMBRE · rule ID · log · table · save [archivo] · quit · resign · help
terminal-help =
    Elige con un número, o con las palabras de una opción tal como se muestran (las que basten para que solo sirvan para una).
    undo           deshace tu última jugada, mientras no se haya revelado nada nuevo
    hint           las mejores opciones, la probabilidad que deja cada una y qué hace
    why            la regla detrás del último suceso;  { $why }: qué lo impide
    what 3         a qué llevaría la opción 3
    look NOMBRE    qué es y qué dice algo de la mesa: { $look };  look solo enumera todos los nombres
    rule { $rule }   una regla del catálogo
    log 40         los últimos sucesos con sus reglas
    table          dibuja la mesa otra vez
    save mi.journal   escribe la partida en un archivo (se guarda sola todo el tiempo)
    quit           salir; la partida se puede continuar después
    resign         te rindes; la partida ya no se puede continuar
terminal-pass-on = Intro pasa el turno a { $name }, undo deshace tu última jugada:
terminal-hand-over = Intro deja seguir a { $name }, undo deshace tu última jugada:
terminal-enter-or-undo = «{ $text }» no se puede aquí: Intro continúa, undo deshace tu última jugada; también sirven look, log, table, rule y help.
terminal-make-room = Intro muestra la mesa a { $name }, a quien le toca decidir:
terminal-enter-only = «{ $text }» no se puede aquí: Intro continúa y no se puede deshacer nada; también sirven look, log, table, rule y help.
terminal-what-which = ¿Qué opción? Escribe «what» con su número o sus palabras, por ejemplo: what 1
terminal-nothing-yet = Todavía no ha pasado nada.
terminal-rule-which = ¿Qué regla? Por ejemplo: rule { $rule }
terminal-look-names = Puedes mirar: { $names }
terminal-look-unknown = En esta mesa nada se llama «{ $text }»; «look» solo enumera lo que hay.
terminal-look-several = «{ $text }» sirve para muchas cosas: { $names }
terminal-thinking = { $name } está pensando…
terminal-saved = La partida está guardada en { $file }.
terminal-no-number = Hay opciones de la 1 a la { $most }.
terminal-several = «{ $text }» sirve para varias opciones; escribe un poco más.
terminal-unknown = «{ $text }» no está entre las opciones; escribe un número, las palabras de una opción o «help».
terminal-possible = «{ $text }» es posible ahora.
terminal-no-effect = sin efecto ahora
terminal-no-effect-again = Ahora no tendría ningún efecto. Escríbelo otra vez para hacerlo de todos modos.
terminal-chance = Lo que sigue depende del azar.
terminal-decides-next = Después decide { $name }.
terminal-no-rule = no hay ninguna regla con este código.
terminal-no-rules = los catálogos no están a mano aquí.
terminal-winners = Gana: { $names }.
terminal-nobody-wins = Nadie gana.
terminal-menu-title = Skyshelf
terminal-menu-ask = ¿Qué juego?
terminal-menu-continue = Continuar { $game } ({ $file })
terminal-menu-new = Partida nueva de { $game }
terminal-menu-quit = Salir
terminal-menu-wrong = Escribe un número del { $least } al { $most }.
terminal-menu-opponents = ¿Cuántos rivales (de { $fewest } a { $most })?

# Sky Painters

terminal-painters-turn = Turno { $turn }: { $name }
terminal-painters-nobody = nadie
terminal-painters-critical = FASE CRÍTICA
terminal-painters-cards = Cartas de cielo
terminal-painters-left = izquierda
terminal-painters-centre = centro
terminal-painters-right = derecha
terminal-painters-on-deck = en lo alto del mazo
terminal-painters-on-board = en el tablero
terminal-painters-deck = mazo ({ $cards }), { $price }
terminal-painters-chips = { $hope } ♥ encima
terminal-painters-night = noche arriba
terminal-painters-grass = pasto abajo
terminal-painters-tiles = Losetas de Sky Painter
terminal-painters-pile = la siguiente de { $tiles } en la pila
terminal-painters-halos = Halos { $left } de { $spaces } (el siguiente: { $price }): { $names }
terminal-painters-pool = Dados
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }
terminal-painters-worth = vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ahora
terminal-painters-spends-cloud = por una ficha de nube
terminal-painters-free = gratis
terminal-painters-letters-blue = Az
terminal-painters-letters-white = Bl
terminal-painters-letters-yellow = Am
terminal-painters-letters-green = Ve
terminal-painters-letters-black = Ne
terminal-painters-letters-orange = Na
terminal-painters-letters-red = Ro
terminal-painters-letters-purple = Mo
terminal-painters-letters-grey = Gr

# Skytear Horde

terminal-horde-turn = Turno { $turn }, { $phase }
terminal-horde-setup = Antes del primer turno
terminal-horde-phase-refresh = fase de recuperación
terminal-horde-phase-horde = fase de la horda
terminal-horde-phase-alliance = fase de la alianza
terminal-horde-phase-treachery = fase de traición
terminal-horde-phase-fight = fase de combate
terminal-horde-phase-pillage = fase de saqueo
terminal-horde-phase-end = fase final
terminal-horde-difficulty = nivel { $level }, dificultad total { $total }
terminal-horde-outsider-aside = { $pile }; aún no ha llegado: { $outsider }
terminal-horde-legend = ⚔ ataque  ♥ salud  ◈ armadura  ◆ maná  ↷ agotada  + vínculo  m1 a1 calle 1
terminal-horde-portal = Portal
terminal-horde-stage = etapa { $stage } de { $stages }
terminal-horde-wave = oleada de { $wave }
terminal-horde-collapsing = SE DERRUMBA
terminal-horde-outsider = Pila del forastero
terminal-horde-horde = Horda
terminal-horde-castle = Castillo
terminal-horde-back-line = Retaguardia
terminal-horde-none = nada
terminal-horde-cards = mazo { $deck }, descartes { $discard }
terminal-horde-hand = Cartas en mano: { $cards }
terminal-horde-planned = En lo alto del mazo de la horda: { $cards }
terminal-horde-hand-of = mano de { $name }
terminal-horde-discard-of = descartes de { $name }
terminal-horde-hand-horde = mano de la horda
terminal-horde-discard-horde = descartes de la horda
terminal-horde-beneath-of = debajo de { $card }
terminal-horde-beneath = debajo: { $cards }
terminal-horde-outsider-card = forastero
terminal-horde-waves = Oleadas
terminal-horde-wave-now = { $wave } (ahora)
terminal-horde-forecast = Si nada cambia
terminal-horde-forecast-deck = { $who }: saqueo { $pillaged }, mazo { $left }
terminal-horde-forecast-legend = m monstruo  a aliado  ♜ castillo  ◎ portal  ☠ destruida  ⇥ sale del juego  ⇤ habrá llegado  ? quizá

## El campo de batalla de Skytear

terminal-skytear-turn = Turno { $turn } · { $phase }
terminal-skytear-phase-setup = preparación
terminal-skytear-phase-heroes = Fase de Héroes
terminal-skytear-phase-minions = Fase de Esbirros
terminal-skytear-phase-end = fin del turno
terminal-skytear-column-hero = Héroe
terminal-skytear-column-hp = PV
terminal-skytear-column-attack = Ataque
terminal-skytear-column-armor = Armadura
terminal-skytear-column-mana = Maná
terminal-skytear-column-state = Estado
terminal-skytear-column-player = Jugador
terminal-skytear-column-card = Carta
terminal-skytear-column-cost = Maná
terminal-skytear-column-kind = Tipo
terminal-skytear-column-flip = Mod.
terminal-skytear-column-text = Texto
terminal-skytear-ranged = a distancia
terminal-skytear-melee = cuerpo a cuerpo
terminal-skytear-exhausted = Agotado
terminal-skytear-defeated = { $turn ->
    [0] Derrotado, ya no vuelve
   *[other] Derrotado, vuelve en el turno { $turn }
}
terminal-skytear-lead = Liderazgo: { $card }
terminal-skytear-lead-hidden = Liderazgo: una carta oculta
terminal-skytear-stack = Pila
terminal-skytear-forecast = Si la Fase de Esbirros llegara ahora:
terminal-skytear-hand = { $who }: { $cards } en la mano
terminal-skytear-deck = { $deck } en el mazo, { $discard } en los descartes.
terminal-skytear-action = acción
terminal-skytear-reaction = reacción
terminal-skytear-commands = sight NOMBRE · reach NOMBRE
terminal-skytear-help =
    sight yami     qué ve Yami; también sight 4,1 (quien o lo que esté en ese hexágono), sight c1 (una ficha),
                   sight tower west north (torre), sight nexus south (nexo), sight dome (cúpula)
    reach yami     dónde puede acabar el Movimiento de Yami y a quién alcanza ahora su Ataque
    Un hexágono se escribe q,r. En el mapa el primer hexágono de cada fila lleva su nombre a la izquierda; q crece de 1 en 1 hacia la derecha.
    Los hexágonos libres que puedes elegir muestran el número de su opción.
terminal-skytear-legend = v Sur · ^ Norte · dos letras un héroe · v ^ solos un esbirro, x uno de cada lado · T5 Torre y sus PV · N nexo · C1 ficha de control · ‡ pilar · ~ ilusión · @@ forastero · * cobertura · o cúpula, O su centro · # bloqueado · | \ / línea blanca
terminal-skytear-side = { $sign } { $side ->
    [north] Norte
   *[south] Sur
}: { $players }
terminal-skytear-side-first = { $sign } { $side ->
    [north] Norte
   *[south] Sur
}: { $players } (empieza)
terminal-skytear-active = Activación de { $hero }; Puntos de Acción restantes: { $points }
terminal-skytear-flux = { $who } tiene el Flujo de Skytear.
terminal-skytear-progress = (Sur { $south }, Norte { $north } de { $wanted })
terminal-skytear-waiting = { $what } de { $hero } ({ $who })
terminal-skytear-hex = hexágono { $hex }
terminal-skytear-nexus = { $side ->
    [north] el Nexo del Norte
   *[south] el Nexo del Sur
}
terminal-skytear-token = ficha, { $lane }
terminal-skytear-tower = { $side ->
    [north] Torre del Norte, { $lane }
   *[south] Torre del Sur, { $lane }
}
terminal-skytear-card-on = sobre { $hero }
terminal-skytear-card-under = bajo { $hero }
terminal-skytear-card-played = { $card } encima
terminal-skytear-on-its-card = sobre su carta
terminal-skytear-moves = mueve { $hexes }
terminal-skytear-lives-there = ahí vive { $who }
terminal-skytear-pillar = { $side ->
    [north] pilar del Norte
   *[south] pilar del Sur
}
terminal-skytear-illusion = ilusión de { $hero }
terminal-skytear-hp-left = { $hp ->
    [one] queda { $hp } PV
   *[other] quedan { $hp } PV
}
terminal-skytear-nexus-closed = no recibe daño antes de que caiga una Torre
terminal-skytear-fallen = ha caído
terminal-skytear-none = nada
terminal-skytear-in-hand = mano de { $who }
terminal-skytear-discard-of = descartes de { $who }
terminal-skytear-side-name = { $side ->
    [north] Norte
   *[south] Sur
}
terminal-skytear-nobody = nadie
terminal-skytear-sight = Visión: { $who }
terminal-skytear-reach = Alcance: { $who }
terminal-skytear-legend-sight = + visto · ? hexágono de cobertura visto, pero no un enemigo dentro: nadie lo descubre
terminal-skytear-legend-spot = + a la vista, en ambos sentidos
terminal-skytear-legend-reach = + un Movimiento puede acabar ahí · ! a la vista y al alcance de un Ataque ({ $range }) · & ambas cosas
terminal-skytear-sees = Ve: { $units }
terminal-skytear-hidden = Ocultos para él: { $units }
terminal-skytear-seen-by = A la vista: { $units }
terminal-skytear-strikes = Su Ataque puede elegir como objetivo: { $units }
terminal-skytear-look-whose = ¿De quién? Por ejemplo un héroe{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, un forastero, una ficha como c1, «tower west north», «nexus south», «dome» o un hexágono como 4,1.
terminal-skytear-look-unknown = En este campo no hay nada que se llame «{ $text }»; nombra a un héroe{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, un forastero, una ficha como c1, «tower west north», «nexus south», «dome» o un hexágono como 4,1.
terminal-skytear-look-several = «{ $text }» encaja con varias cosas; escribe más.{ $number ->
    [0] {""}
   *[other] {" "}Los héroes son { $heroes }.
}
terminal-skytear-look-off = En este campo no hay ningún hexágono { $hex }; a la izquierda del mapa está el nombre del primer hexágono de cada fila.
terminal-skytear-look-away = { $who } no está ahora en el campo.
terminal-skytear-look-no-reach = Solo actúan héroes y forasteros; para { $who } usa «sight».

## Mazos

terminal-decks-own = Tus mazos
terminal-decks-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
terminal-decks-unknown = No hay ningún mazo preparado «{ $name }» ni un archivo así; hay { $names }.
terminal-resign-sure = Escribe resign otra vez para rendirte; con cualquier otra cosa se sigue.
terminal-given-up = Te has rendido. La partida, hasta donde llegó, está en { $file }.
terminal-book-english = Este reglamento todavía no está en español; aquí está en inglés.
