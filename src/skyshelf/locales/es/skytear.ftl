### Skytear. Todo lo que dice el juego; los términos son los de docs/glossary/es.yaml.
### Un paso es una frase; `.then` es la misma sin mayúscula ni punto, `.may` va en infinitivo («puedes ...»).
### Los nombres tienen las formas `.to` (a), `.of` (de), `.on` (sobre), `.cap` (al comienzo de una frase); los adjetivos, las de effects.ftl.
### `.pro` dice si la palabra es un pronombre (yes: «empújalo») o quien actúa (self: «adyacente al suyo»).

## Nombres

skytear-faction-kurumo = Kurumo
    .m = Kurumo
    .f = Kurumo
    .mp = Kurumo
    .fp = Kurumo
    .other = no
    .is = es de Kurumo
    .isf = es de Kurumo
skytear-faction-liothan = Liothan
    .m = Liothan
    .f = Liothan
    .mp = Liothan
    .fp = Liothan
    .other = no
    .is = es de Liothan
    .isf = es de Liothan
skytear-faction-taulot = Taulot
    .m = Taulot
    .f = Taulot
    .mp = Taulot
    .fp = Taulot
    .other = no
    .is = es de Taulot
    .isf = es de Taulot
skytear-faction-nupten = Nupten
    .m = Nupten
    .f = Nupten
    .mp = Nupten
    .fp = Nupten
    .other = no
    .is = es de Nupten
    .isf = es de Nupten
skytear-rune-fire = fuego
skytear-rune-ice = hielo
skytear-rune-earth = tierra
skytear-rune-air = aire
skytear-role-mage = mago
skytear-role-tank = defensor
skytear-role-warrior = guerrero
skytear-role-marksman = tirador
skytear-role-support = apoyo
skytear-role-specialist = especialista
skytear-role-assassin = asesino
skytear-condition-slow = Lentitud
    .m = Lento
    .f = Lenta
    .mp = Lentos
    .fp = Lentas
    .other = no
    .is = está Lento
    .isf = está Lenta
skytear-condition-fast = Rapidez
    .m = Rápido
    .f = Rápida
    .mp = Rápidos
    .fp = Rápidas
    .other = no
    .is = está Rápido
    .isf = está Rápida
skytear-condition-frenzy = Frenesí
    .m = en Frenesí
    .f = en Frenesí
    .mp = en Frenesí
    .fp = en Frenesí
    .other = no
    .is = está en Frenesí
    .isf = está en Frenesí
skytear-condition-disarm = Desarme
    .m = Desarmado
    .f = Desarmada
    .mp = Desarmados
    .fp = Desarmadas
    .other = no
    .is = está Desarmado
    .isf = está Desarmada
skytear-condition-marked = Marca
    .m = Marcado
    .f = Marcada
    .mp = Marcados
    .fp = Marcadas
    .other = no
    .is = está Marcado
    .isf = está Marcada
skytear-condition-shapeshifted = Transformación
    .m = Transformado
    .f = Transformada
    .mp = Transformados
    .fp = Transformadas
    .other = no
    .is = está Transformado
    .isf = está Transformada
skytear-action-move = Movimiento
skytear-action-lead = Liderazgo
skytear-action-attack = Ataque
skytear-action-skirmish = Escaramuza
skytear-action-worship = Adoración
skytear-icon-always = Siempre
skytear-icon-worship = Adoración
skytear-icon-marked = Marca
skytear-icon-shapeshifted = Transformación
skytear-icon-pillar = Pilar
skytear-icon-illusion = Ilusión
skytear-stat-attack = Ataque
skytear-stat-armor = Armadura
skytear-stat-skirmish = daño de Escaramuza
skytear-stat-control = Control
skytear-stat-lead = Control por su carta de Liderazgo
skytear-stat-move = Movimiento
skytear-kind-hero = héroe
    .a = un héroe
    .plural = héroes
    .gender = m
skytear-kind-minion = esbirro
    .a = un esbirro
    .plural = esbirros
    .gender = m
skytear-kind-unit = héroe o esbirro
    .a = un héroe o esbirro
    .plural = héroes o esbirros
    .gender = m
skytear-lane-west = calle oeste
    .cap = Calle oeste
    .of = de la calle oeste
    .on = en la calle oeste
    .in = a la calle oeste
skytear-lane-mid = calle central
    .cap = Calle central
    .of = de la calle central
    .on = en la calle central
    .in = a la calle central
skytear-lane-east = calle este
    .cap = Calle este
    .of = de la calle este
    .on = en la calle este
    .in = a la calle este
skytear-dome-dome = cúpula
    .cap = Cúpula
    .of = de la cúpula
    .on = en la cúpula
skytear-dome-west = cúpula oeste
    .cap = Cúpula oeste
    .of = de la cúpula oeste
    .on = en la cúpula oeste
skytear-dome-east = cúpula este
    .cap = Cúpula este
    .of = de la cúpula este
    .on = en la cúpula este
skytear-minion-at = esbirro { $side ->
        [north] del Norte
       *[south] del Sur
    } { $hex }
skytear-hero-of = { $hero } { $side ->
        [north] del Norte
       *[south] del Sur
    }
skytear-pillar-at = pilar { $hex }
skytear-illusion-at = ilusión de { $hero } { $hex }
skytear-shape-ring1 = un anillo
    .around = un anillo alrededor del lanzador
skytear-shape-arc3 = un arco de 3 hexágonos
    .around = un arco de 3 hexágonos junto al lanzador
skytear-shape-line3 = una línea de 3 hexágonos
    .around = una línea de 3 hexágonos desde el lanzador
skytear-shape-cone6 = un cono de 6 hexágonos
    .around = un cono de 6 hexágonos desde el lanzador
skytear-shape-disc2 = un disco de radio 2
    .around = un disco de radio 2 alrededor del lanzador
skytear-shape-disc1 = un disco de 7 hexágonos
skytear-shape-tri3 = un triángulo de 3 hexágonos
skytear-shape-bar3 = una fila de 3 hexágonos

skytear-victory-left = Ala Rota: Izquierda
skytear-victory-left-text = Destruye la Torre enemiga a tu izquierda: el Sur, la de la calle oeste; el Norte, la de la calle este.
skytear-victory-right = Ala Rota: Derecha
skytear-victory-right-text = Destruye la Torre enemiga a tu derecha: el Sur, la de la calle este; el Norte, la de la calle oeste.
skytear-victory-lords = Señores del Campo
skytear-victory-lords-text = Gana 6 fichas de control a lo largo de la partida; las Cúpulas cuentan.
skytear-victory-heads = Cazadores de Cabezas
skytear-victory-heads-text = Derrota a 3 héroes enemigos a lo largo de la partida.
skytear-victory-twin = Doble Trofeo
skytear-victory-twin-text = Derrota a 2 héroes enemigos en un mismo turno.
skytear-victory-beyond = Amos del Más Allá
skytear-victory-beyond-text = Gana una Cúpula 3 veces a lo largo de la partida.
skytear-victory-cull = La Siega
skytear-victory-cull-text = Derrota a 16 esbirros enemigos a lo largo de la partida.
skytear-victory-gates = A las Puertas
skytear-victory-gates-text = Al final de una Fase de Héroes, ten dos héroes a 2 hexágonos o menos del Nexo enemigo.
skytear-victory-sweep = Barrida Total
skytear-victory-sweep-text = Desde el turno 2: gana todas las fichas de control en una misma Fase de Esbirros.
skytear-victory-pincer = Tenaza
skytear-victory-pincer-text = Desde el turno 3: al final de una Fase de Esbirros, todas las fichas de calle están a 3 o más pasos del centro de su calle, hacia el enemigo.

# What wins, for those who sit on one side.
skytear-goal-wing = Ala Rota: { $lane }
skytear-goal-wing-text = Destruye { $tower }.
skytear-goal-nexus = Nexo
skytear-goal-nexus-text = Destruye el Nexo enemigo. Se le puede hacer daño cuando ha caído una Torre de su bando.
skytear-goal-tower = Torre
skytear-goal-tower-text = Destruye la Torre enemiga. Si no cae ninguna, gana quien tras el último turno haya llevado la ficha a la otra mitad de la calle.

## Ajustes

skytear-role-south = Sur
skytear-role-north = Norte
skytear-setting-battlefield = Campo de batalla
skytear-setting-battlefield-help = Dónde se combate: cuántas calles y cuántos héroes hay. Una sola calle es para 2 jugadores.
skytear-setting-battlefield-two_lanes = Dos calles
skytear-setting-battlefield-three_lanes = Tres calles
skytear-setting-battlefield-one_lane = Una calle (para practicar)
skytear-setting-format = Héroes
skytear-setting-format-help = Qué se elige para formar los equipos. Los grupos y los cambios de cartas necesitan héroes elegidos.
skytear-setting-format-first = Facciones y sus héroes iniciales
skytear-setting-format-casual = Facciones, después héroes
skytear-setting-format-competitive = Héroes, cada bando de su grupo
skytear-setting-format-random = Equipos al azar
skytear-setting-format-teams = Equipos con su mazo
skytear-setting-mode = Reglas
skytear-setting-mode-help = Las reglas simplificadas son para una primera partida.
skytear-setting-mode-standard = Completas
skytear-setting-mode-simplified = Simplificadas: sin habilidades, Adoración ni runas
skytear-setting-edition = Edición
skytear-setting-edition-help = En la edición polaca solo otro héroe descubre a un enemigo en Cobertura; lo que no tiene un final indicado dura hasta la próxima activación del héroe; los Kurumo marcan al héroe enemigo que quieran, lo vean o no; los Liothan transforman a cualquier héroe amigo; los Taulot levantan pilares en cualquier hexágono libre que elijan; el daño de calle se reparte entre Torres y Nexo; en caso de empate el primer jugador invoca antes; quien dañó una estructura dice quién roba.
skytear-setting-edition-english = Inglesa
skytear-setting-edition-polish = Polaca
skytear-setting-outsiders = Forasteros
skytear-setting-outsiders-help = Qué monstruos neutrales llegan al campo de batalla.
skytear-setting-outsiders-starter = Fauces de la Grieta
skytear-setting-outsiders-random = Sacados al azar
skytear-setting-decks = Mazos
skytear-setting-decks-help = Decide si antes de la partida se pueden cambiar cartas de cada mazo por otras de las facciones de su bando.
skytear-setting-decks-piles = Cada héroe trae su montón
skytear-setting-decks-built = Cambios de cartas después de elegir héroes
skytear-setting-points = Puntos
skytear-setting-points-help = Decide si los héroes con sus cartas deben ajustarse a un tope.
skytear-setting-points-free = No cuentan
skytear-setting-points-budget = 120 por cada héroe con sus cartas
skytear-setting-stops = Preguntas por reacciones
skytear-setting-stops-help = Cada cuánto se pregunta a los jugadores si responden; cada uno puede cambiarlo durante la partida.
skytear-setting-stops-smart = Cuando se puede responder a un efecto enemigo
skytear-setting-stops-full = Con cada efecto
skytear-setting-stops-never = Nunca
skytear-setting-south_pool = Grupo o equipo del Sur
skytear-setting-south_pool-help = Vacío, o el texto de un grupo o de un equipo: una línea por cada héroe y cada carta. Para elegir de grupos y para equipos con su mazo.
skytear-setting-south_pool-all = Se elige en la mesa; con equipos y mazos, al azar
skytear-setting-north_pool = Grupo o equipo del Norte
skytear-setting-north_pool-help = { skytear-setting-south_pool-help }
skytear-setting-north_pool-all = { skytear-setting-south_pool-all }

## Dónde están las cosas

skytear-wind-north = al norte
skytear-wind-north-north-east = al nornoreste
skytear-wind-north-east = al noreste
skytear-wind-east-north-east = al estenoreste
skytear-wind-east = al este
skytear-wind-east-south-east = al estesureste
skytear-wind-south-east = al sureste
skytear-wind-south-south-east = al sursureste
skytear-wind-south = al sur
skytear-wind-south-south-west = al sursuroeste
skytear-wind-south-west = al suroeste
skytear-wind-west-south-west = al oessuroeste
skytear-wind-west = al oeste
skytear-wind-west-north-west = al oesnoroeste
skytear-wind-north-west = al noroeste
skytear-wind-north-north-west = al nornoroeste
skytear-landmark-nexus-south = el Nexo sur
    .at = en el Nexo sur
    .atcap = En el Nexo sur
    .of = del Nexo sur
skytear-landmark-nexus-north = el Nexo norte
    .at = en el Nexo norte
    .atcap = En el Nexo norte
    .of = del Nexo norte
skytear-landmark-tower-south = la Torre sur { $lane-of }
    .at = en la Torre sur { $lane-of }
    .atcap = En la Torre sur { $lane-of }
    .of = de la Torre sur { $lane-of }
skytear-landmark-tower-north = la Torre norte { $lane-of }
    .at = en la Torre norte { $lane-of }
    .atcap = En la Torre norte { $lane-of }
    .of = de la Torre norte { $lane-of }
skytear-landmark-middle = el centro { $lane-of }
    .at = en el centro { $lane-of }
    .atcap = En el centro { $lane-of }
    .of = del centro { $lane-of }
skytear-landmark-dome = el centro { $dome-of }
    .at = en el centro { $dome-of }
    .atcap = En el centro { $dome-of }
    .of = del centro { $dome-of }
skytear-place-at = { $landmark-at }
    .cap = { $landmark-atcap }
skytear-place-gate = a la puerta { $landmark-of }
    .cap = A la puerta { $landmark-of }
skytear-place-in-dome = { $dome-on }, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } de su centro
    .cap = { $dome-cap }, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } de su centro
skytear-place-lane-by = { $lane-on }, { $place }
    .cap = { $lane-cap }, { $place }
skytear-place-on-lane = { $lane-on }, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } de su centro hacia el { $side ->
        [north] Norte
       *[south] Sur
    }
    .cap = { $lane-cap }, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } de su centro hacia el { $side ->
        [north] Norte
       *[south] Sur
    }
skytear-place-ground = a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } { $landmark-of }
    .cap = A { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } { $landmark-of }
skytear-place-forest = en el bosque, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } { $landmark-of }
    .cap = En el bosque, a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } { $wind } { $landmark-of }
skytear-place-ground-between = entre { $one } y { $other }
    .cap = Entre { $one } y { $other }
skytear-place-forest-between = en el bosque entre { $one } y { $other }
    .cap = En el bosque entre { $one } y { $other }

## Qué se elige

skytear-option-minion = Esbirro { $side ->
        [north] del Norte
       *[south] del Sur
    }, { $hex }
skytear-option-pillar = Pilar, { $hex }
skytear-option-illusion = Ilusión de { $hero }, { $hex }
skytear-option-hex = { $hex-cap }
skytear-option-area = { $first-cap }; { $last }
skytear-option-card = { $card }
skytear-option-lane = { $lane-cap }
skytear-option-effect-of = { $name } de { $hero }
skytear-option-effect-at = { $effect } → { $aims }
skytear-option-effect-alike = { $effect } ({ $place })
skytear-option-alternative = { $text }
skytear-option-activate = Activar a { $hero }
skytear-option-leave = Dejárselo a alguien del equipo
skytear-option-declare = { $action }
skytear-option-play = Jugar { $card } con { $hero }
skytear-option-end = Terminar la activación
skytear-option-pass = Dejar que ocurra
skytear-option-pass-all = Dejar que ocurra todo en esta activación
skytear-option-stops-smart = Preguntarme cuando se pueda responder a un efecto enemigo
skytear-option-stops-full = Preguntarme por cada efecto
skytear-option-stops-never = No preguntarme nunca por reacciones
skytear-option-flip = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low } de daño
skytear-option-flip-range = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): de { $low } a { $high } de daño
skytear-option-lead = { $card }: +{ $number } de Control
skytear-option-lead-under = { $card } bajo { $hero }: +{ $number } de Control
skytear-option-border = { $first-cap }; { $last }
skytear-option-word-elsewhere = En otro lugar
skytear-option-word-auto = Empezar así
skytear-option-leave-minions = Lo más cerca posible de tu Nexo, este y los demás
skytear-option-word-rest = Que el azar elija el resto
skytear-option-word-deck = La primera carta de tu mazo, sin mirarla
skytear-option-word-cancelled = Dejar que se anule

skytear-group-activate = Héroes
skytear-group-action = Acciones
skytear-group-play = Cartas para jugar
skytear-group-unit = En el campo de batalla
skytear-group-hex = Hexágonos
skytear-group-area = Áreas
skytear-group-card = Cartas
skytear-group-lead = Cartas de Liderazgo
skytear-group-faction = Facciones
skytear-group-player = Jugadores
skytear-group-lane = Calles
skytear-group-effect = En la Pila
skytear-group-option = Posibilidades
skytear-group-number = Números
skytear-group-skill = Habilidades
skytear-group-at = Lugares
skytear-group-pass = Reacciones
skytear-group-stops = Cuándo preguntarte
skytear-group-end = Fin
skytear-group-done = Listo
skytear-group-yes = Sí
skytear-group-no = No
skytear-group-auto = Por mí
skytear-group-deck = Mazo
skytear-group-cancelled = Anulación
skytear-group-leave = Equipo

skytear-prompt-faction = Elige una facción.
skytear-prompt-hero = Elige un héroe.
skytear-prompt-pool = Elige los héroes de tu grupo ({ $source }).
skytear-pool-place = { $place } de { $size }
skytear-list = { $first }, { $rest }
skytear-places = { $first }; { $rest }
# How a contest stands, what is left of a won lane, and what a flipped card is added to.
skytear-scored = { $where }, Sur { $south }, Norte { $north }
    .cap = { $where-cap }, Sur { $south }, Norte { $north }
skytear-left-over = { $where }, { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
    .cap = { $where-cap }, { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }
skytear-flip-attack = Ataque { $attack }, objetivo: { $target }{ $armor ->
    [0] {""}
   *[other] , armadura { $armor }
}
skytear-lanes = { $first } y { $rest }
    .cap = { $first-cap } y { $rest }
skytear-prompt-deck-out = ¿Qué carta sale de tu mazo?
skytear-prompt-deck-in = ¿Qué carta entra en lugar de { $source }?
skytear-prompt-place-hero = Tus héroes están en su sitio. { $source } podría empezar en otro hexágono.
skytear-prompt-hold-flux = ¿Quién de tu equipo tiene el Flujo de Skytear?
skytear-prompt-mulligan = ¿Qué cartas cambias por otras de tu mazo?
skytear-prompt-activate = ¿A qué héroe activas?
skytear-prompt-act = ¿Qué hace { $source }?
skytear-prompt-respond = { $source }: ¿respondes?
skytear-prompt-trigger-order = ¿Qué habilidad va primero a la Pila?
skytear-prompt-attack = ¿A quién atacas?
skytear-prompt-mark = ¿A quién marcas?
skytear-prompt-pillar = ¿Dónde se levanta el pilar?
skytear-prompt-take-pillar = ¿Qué pilar retiras?
skytear-prompt-move = ¿Adónde va { $source }?
skytear-prompt-lead = ¿Qué carta va debajo de { $source }?
    .done = Ninguna carta
skytear-prompt-skirmish = Escaramuza ({ $source }): ¿un paso o un golpe?
skytear-prompt-shapeshift = ¿Quién se transforma?
skytear-prompt-exhaust-first = { $source }: ¿Agotar antes al héroe, para que empiece su próxima activación Transformado?
skytear-prompt-illusion = ¿Adónde va la ilusión de { $source }?
    .done = No enviar ninguna
skytear-prompt-target = { $source }: ¿a quién?
skytear-prompt-target-hex = { $source }: ¿qué hexágono?
skytear-prompt-target-effect = { $source }: ¿qué efecto?
skytear-prompt-where = { $source }: ¿adónde?
skytear-prompt-area = { $source }: ¿cómo se coloca el área?
skytear-prompt-flip = { $source-plural ->
    [no] { $source }: ¿qué carta volteada cuenta?
   *[none] ¿Qué carta volteada cuenta?
}
skytear-prompt-choose = { $source }: elige.
skytear-prompt-may = { $source }: ¿lo haces?
skytear-prompt-lane = { $source }: ¿qué calle?
skytear-prompt-soak = { $source }
skytear-soaking = ¿Cuántos PV pierde { $hero } (tiene { $hp }) en lugar de quien recibe el daño ({ $spared })?
skytear-prompt-sacrifice = { $source }: ¿qué sacrificas?
skytear-prompt-refresh = { $source }: ¿qué carta se retira del héroe?
skytear-prompt-retarget = { $source }: ¿a quién se ataca en su lugar?
skytear-prompt-discard-or-cancel = { $source }: descarta una carta, o la tuya queda anulada.
skytear-prompt-predict = Lo alto de tu mazo: descarta las que quieras de estas cartas.
skytear-prompt-predict-order = ¿Qué carta vuelve al mazo? La última queda encima.
skytear-prompt-use-lead = { $source-cap }: ¿qué carta de Liderazgo cuenta?
    .done = No contar ninguna
skytear-prompt-lane-damage = { $source-plural ->
    [no] { $source-cap }: ¿a qué esbirro se golpea?
   *[none] ¿A qué esbirro se golpea?
}
skytear-prompt-structure = { $source-plural ->
    [no] { $source-cap }: ¿a qué estructura se golpea?
   *[none] ¿A qué estructura se golpea?
}
skytear-prompt-structure-points = ¿Cuánto daño recibe?
skytear-prompt-advance = { $source-plural ->
    [no] { $source-cap }: ¿adónde va la ficha?
   *[none] ¿Adónde va la ficha?
}
skytear-prompt-place-minion = { $source-plural ->
    [no] { $source-cap }: ¿adónde va el esbirro?
   *[none] ¿Adónde va el esbirro?
}
skytear-prompt-spawn = ¿Cuántos esbirros invocas { $source-on }?
skytear-prompt-who-calls = ¿Quién actúa con el forastero ({ $source })?
skytear-prompt-call-outsider = ¿Dónde colocas al forastero ({ $source })?
skytear-prompt-outsider = Forastero ({ $source }): ¿qué hace?
skytear-prompt-crawl = Forastero ({ $source }): ¿adónde repta?
skytear-prompt-who-draws = ¿Quién roba la carta?
skytear-prompt-hand-limit = Descarta hasta quedarte con 6 cartas.
skytear-prompt-return = ¿Dónde vuelve { $source }?

## Qué ocurre

skytear-event-turn = Empieza el turno { $turn }.
skytear-event-faction-drafted = { $who } elige { $faction }.
skytear-event-hero-drafted = { $who } elige a { $hero }.
skytear-event-pool-chosen = El grupo de { $who }: { $heroes }.
skytear-event-exchanged = { $who } cambia { $out } por { $card }.
skytear-event-holds-flux = { $who } tiene el Flujo de Skytear.
skytear-event-mulligan = { $who } cambia { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
skytear-event-drew = { $who } roba una carta.
skytear-event-drew-secret = Robas { $card }.
skytear-event-deck-renewed = La pila de descartes de { $who } se convierte en un mazo de { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
skytear-event-team-deck-renewed = La pila de descartes { $side ->
        [north] del Norte
       *[south] del Sur
    } se convierte en un mazo de { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
skytear-event-flipped = { $who } voltea { $card }: { $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $modifier }
    }.
skytear-event-discarded = { $who } descarta { $card }.
skytear-event-activated = { $who } activa a { $unit }.
skytear-event-exhausted = { $unit } se Agota.
skytear-event-declared = { $hero } declara { $what }.
skytear-event-played = { $who } juega { $what } con { $hero }.
skytear-event-triggered = { $hero }: se activa { $what }.
skytear-event-ignored = { $what } ya no tiene efecto.
skytear-event-not-taken = { $unit } no puede realizar ahora la acción { $what }.
skytear-event-cancelled = Efecto anulado: { $what }.
skytear-event-retargeted = El Ataque tiene un nuevo objetivo: { $target }.
skytear-event-moved = { $called ->
        [thing] El { $unit }
       *[name] { $unit }
    } se mueve; ahora está { $hex }.
skytear-event-led = { $who } pone una carta de Liderazgo debajo de { $hero }, { $from ->
        [hand] desde la mano
       *[other] desde el mazo
    }.
skytear-event-led-secret = { $from ->
    [hand] Pones { $card } debajo de { $hero }.
    [mate] { $who } pone { $card } debajo de { $hero }, desde el mazo; la has visto allí.
   *[deck] Pones { $card } debajo de { $hero }, desde el mazo.
}
skytear-event-attacks = { $unit } ataca con { $number }; objetivo: { $target }.
skytear-event-skirmishes = { $unit } golpea con { $number }; objetivo: { $target }.
skytear-event-hp-lost = { $unit } pierde { $number } PV ({ $hp ->
        [one] queda { $hp }
       *[other] quedan { $hp }
    }).
skytear-event-healed = { $unit } recupera { $number } PV (ahora tiene { $hp }).
skytear-event-hero-defeated = Héroe derrotado: { $unit }; { $row ->
    [0] ya no vuelve
   *[other] vuelve en el turno { $row }
}.
skytear-event-minion-defeated = Derrotado el { $unit }.
skytear-event-condition = { $unit } gana { $condition }.
skytear-event-condition-lost = { $unit } pierde { $condition }.
skytear-event-no-pillar = La carta { $card } no levanta ningún pilar.
skytear-event-nothing-to-give-up = La carta { $card } no tiene efecto: no hay nada que sacrificar.
skytear-event-left-out = { $what }: { $part ->
        [token] no aparece nadie, porque no hay ninguna ficha de calle a la vista.
        [reserve] no aparece nadie, porque no queda ningún esbirro en la reserva.
        [place] no se coloca a nadie, porque no hay ningún hexágono libre para ello.
        [pillar] no se coloca a nadie, porque no hay ningún pilar amigo.
        [swap] no se intercambia nada, porque no hay ilusión o los dos lugares no se pueden intercambiar.
       *[target] el Ataque conserva su objetivo, porque ningún otro es legal.
    }
skytear-event-stays = { $unit } se queda: los efectos enemigos no lo mueven.
skytear-event-pillar-removed = Retirado el pilar { $side ->
        [north] del Norte
       *[south] del Sur
    } que estaba { $hex }.
skytear-event-pillar = Se levanta un pilar { $side ->
        [north] del Norte
       *[south] del Sur
    }: está { $hex }.
skytear-event-pillar-taken = Retirado el pilar { $side ->
        [north] del Norte
       *[south] del Sur
    } que estaba { $hex }.
skytear-event-illusion = La ilusión de { $unit } está { $hex }.
skytear-event-illusion-gone = Se desvanece la ilusión de { $unit }, que estaba { $hex }.
skytear-event-hexes-closed = Elementos Bloqueantes hasta el final del turno: { $hexes }.
skytear-event-burned = { $card } arde sobre { $unit }.
skytear-event-refreshed = La carta { $card } se retira de { $unit }, que recupera su maná.
skytear-event-predicts = { $who } { $number ->
    [0] no tiene más cartas que mirar
    [one] mira la primera carta del mazo
   *[other] mira las { $number } primeras cartas del mazo
}.
skytear-event-lead-revealed = { $hero } revela la carta de Liderazgo { $card }.
skytear-event-lead-used = { $card } cuenta para { $side ->
        [north] el Norte
       *[south] el Sur
    }: +{ $number } de Control.
skytear-event-contest = { $where-cap }: Sur tiene { $south } de Control; Norte, { $north }.
skytear-event-tower-damaged = La Torre { $side ->
        [north] del Norte
       *[south] del Sur
    } { $lane-on } recibe { $number } de daño ({ $hp ->
        [one] queda { $hp }
       *[other] quedan { $hp }
    } PV).
skytear-event-tower-destroyed = La Torre { $side ->
        [north] del Norte
       *[south] del Sur
    } { $lane-on } cae.
skytear-event-nexus-damaged = El Nexo { $side ->
        [north] del Norte
       *[south] del Sur
    } recibe { $number } de daño ({ $hp ->
        [one] queda { $hp }
       *[other] quedan { $hp }
    } PV).
skytear-event-token-advanced = La ficha { $lane-of } avanza; ahora está { $hex }.
skytear-event-spawned = { $number ->
        [one] Un esbirro
       *[other] { $number } esbirros
    } { $side ->
        [north] del Norte
       *[south] del Sur
    } { $number ->
        [one] llega
       *[other] llegan
    } { $lane-in }.
skytear-event-minions-placed = Los esbirros { $side ->
        [north] del Norte
       *[south] del Sur
    } { $lane-on } están ahora: { $hexes }.
skytear-event-minions-withdrawn = { $number ->
        [one] Un esbirro
       *[other] { $number } esbirros
    } { $side ->
        [north] del Norte
       *[south] del Sur
    } no { $number ->
        [one] encuentra
       *[other] encuentran
    } sitio { $lane-on } y { $number ->
        [one] vuelve
       *[other] vuelven
    } a la reserva.
skytear-event-outsider-called = Aparece el forastero { $unit } y ocupa dos hexágonos: uno está { $hex }; el otro, { $other }.
skytear-event-outsider-moved = El forastero { $unit } se mueve; ahora ocupa dos hexágonos: uno está { $hex }; el otro, { $other }.
skytear-event-returned = { $unit } vuelve: está { $hex }.
skytear-event-hero-cards-cleared = Se descartan las cartas que hay encima y debajo de los héroes.
skytear-event-ends-nexus = { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Quienes ganan han
} destruido el Nexo enemigo.
skytear-event-ends-tower = { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Quienes ganan han
} destruido la Torre enemiga.
skytear-event-ends-ground = El último turno ha terminado, y la ficha está en la mitad de la calle { $side ->
    [north] del Sur
    [south] del Norte
   *[unknown] de quienes pierden
}.
skytear-event-ends-track-full = Ha terminado el último turno: empate.
skytear-event-ends-both-at-once = Los dos bandos logran su objetivo a la vez: empate.
skytear-event-ends-left = Ala Rota: Izquierda. { $side ->
    [north] El Norte ha destruido la Torre sur de la calle este
    [south] El Sur ha destruido la Torre norte de la calle oeste
   *[unknown] Los vencedores han destruido la Torre a su izquierda
}.
skytear-event-ends-right = Ala Rota: Derecha. { $side ->
    [north] El Norte ha destruido la Torre sur de la calle oeste
    [south] El Sur ha destruido la Torre norte de la calle este
   *[unknown] Los vencedores han destruido la Torre a su derecha
}.
skytear-event-ends-lords = Señores del Campo. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} ganado 6 fichas de control.
skytear-event-ends-heads = Cazadores de Cabezas. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} derrotado a 3 héroes.
skytear-event-ends-twin = Doble Trofeo. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} derrotado a 2 héroes en un turno.
skytear-event-ends-beyond = Amos del Más Allá. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} ganado una Cúpula 3 veces.
skytear-event-ends-cull = La Siega. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} derrotado a 16 esbirros.
skytear-event-ends-gates = A las Puertas. Dos héroes { $side ->
    [north] del Norte
    [south] del Sur
   *[unknown] de los vencedores
} están a 2 hexágonos o menos del Nexo enemigo.
skytear-event-ends-sweep = Barrida Total. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} ganado todas las fichas de control en una Fase de Esbirros.
skytear-event-ends-pincer = Tenaza. { $side ->
    [north] El Norte ha
    [south] El Sur ha
   *[unknown] Los vencedores han
} llevado todas las fichas de calle 3 o más pasos hacia el enemigo.

## Qué ocurrirá

skytear-forecast-control-south = { $where-cap }: Sur { $low },
skytear-forecast-control-south-range = { $where-cap }: Sur de { $low } a { $high },
skytear-forecast-control-north = Norte { $low }.
skytear-forecast-control-north-range = Norte de { $low } a { $high }.
skytear-forecast-tie = No la gana nadie.
skytear-forecast-tie-range = Quizá no la gane nadie.
skytear-forecast-won-south = La gana Sur por { $margin }.
skytear-forecast-won-south-range = Sur puede ganarla por { $margin }.
skytear-forecast-won-north = La gana Norte por { $margin }.
skytear-forecast-won-north-range = Norte puede ganarla por { $margin }.
skytear-forecast-won-south-between = La gana Sur por una diferencia de { $low } a { $high }.
skytear-forecast-won-north-between = La gana Norte por una diferencia de { $low } a { $high }.
skytear-forecast-minions = { $high ->
        [one] Cae un esbirro
       *[other] Caen { $high } esbirros
    } { $side ->
        [north] del Norte
       *[south] del Sur
    }.
skytear-forecast-minions-range = { $high ->
        [one] Puede caer un esbirro
       *[other] Pueden caer { $high } esbirros
    } { $side ->
        [north] del Norte
       *[south] del Sur
    }.
skytear-forecast-structure = Una estructura { $side ->
        [north] del Norte
       *[south] del Sur
    } pierde { $high } PV.
skytear-forecast-structure-range = Una estructura { $side ->
        [north] del Norte
       *[south] del Sur
    } puede perder { $high } PV.
skytear-forecast-doubt-leads = Las cartas de Liderazgo boca abajo pueden cambiarlo.
skytear-forecast-doubt-spared = Un héroe puede recibir daño en lugar de los esbirros.
skytear-forecast-doubt-strays = Los esbirros que se colocan en una calle pueden contar después en otra.

## Cómo terminó

skytear-ending-nexus = El Nexo enemigo ha sido destruido.
skytear-ending-tower = La Torre enemiga ha sido destruida.
skytear-ending-ground = El último turno ha terminado con la ficha en la mitad de la calle de quienes pierden.
skytear-ending-track-full = Ha terminado el último turno: empate.
skytear-ending-both-at-once = Los dos bandos han logrado su objetivo a la vez: empate.
skytear-ending-left = Se ha cumplido la carta de victoria Ala Rota: Izquierda.
skytear-ending-right = Se ha cumplido la carta de victoria Ala Rota: Derecha.
skytear-ending-lords = Se ha cumplido la carta de victoria Señores del Campo.
skytear-ending-heads = Se ha cumplido la carta de victoria Cazadores de Cabezas.
skytear-ending-twin = Se ha cumplido la carta de victoria Doble Trofeo.
skytear-ending-beyond = Se ha cumplido la carta de victoria Amos del Más Allá.
skytear-ending-cull = Se ha cumplido la carta de victoria La Siega.
skytear-ending-gates = Se ha cumplido la carta de victoria A las Puertas.
skytear-ending-sweep = Se ha cumplido la carta de victoria Barrida Total.
skytear-ending-pincer = Se ha cumplido la carta de victoria Tenaza.

## Por qué no se puede elegir un héroe

skytear-draft-taken = Este héroe lo ha tomado { $who }.
skytear-draft-faction = Tu bando no ha elegido { $faction }.
skytear-draft-not-in-pool = Este héroe no está en tu grupo.
skytear-draft-points = Con este héroe el resto de tu equipo costaría demasiados puntos.

## Por qué no

skytear-why-action-first = Es posible, pero elige antes { $action }: { $target }.
skytear-why-structure = Nadie puede elegir como objetivo una Torre o un Nexo.
skytear-why-outsider = { $target } es un forastero: no puede recibir daño, así que nadie lo elige como objetivo.
skytear-why-own-side = Es de tu propio bando: { $target }.
skytear-why-heroes-only = Solo se puede elegir a un héroe enemigo. No lo es: { $target }.
skytear-why-not-there = No está en el campo de batalla: { $target }.
skytear-why-not-aimed-at = { $card } no admite un objetivo así: { $target }.
skytear-why-not-meant = Ahora no se puede elegir esto: { $target }.
skytear-why-too-far = Demasiado lejos (está a { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }, y el alcance es de { $reach ->
        [one] { $reach } hexágono
       *[other] { $reach } hexágonos
    }): { $target }.
skytear-why-no-sight = Está lo bastante cerca, pero las líneas blancas cortan la visión: { $target }.
skytear-why-covered = Está en Cobertura, y ningún héroe de tu bando que esté al lado lo ve: { $target }.
skytear-why-covered-alone = Está en Cobertura, y en esta edición otro héroe de tu bando debe estar al lado y verlo: { $target }.
skytear-why-not-offered = Ahora no se puede elegir el hexágono que está { $hex }.
skytear-why-hex-taken = Nadie puede detenerse { $hex }: el hexágono no está libre.
skytear-why-no-way = Ningún camino libre de { $hexes ->
        [one] 1 hexágono
       *[other] { $hexes } hexágonos
    } como máximo lleva al hexágono que está { $hex }.
skytear-why-one-step = Un paso de Escaramuza va a un hexágono junto al héroe.
skytear-why-no-step-left = Los dos pasos de esta Escaramuza ya están dados.
skytear-why-exhausted = { $hero } está en estado Agotado: este turno no se puede activar de nuevo.
skytear-why-not-yours = { $hero } no es un héroe tuyo.
skytear-why-activate-first = Activa antes a un héroe: solo actúa un héroe activado.
skytear-why-pillar-token = Ya hay otra ficha { $hex }.
skytear-why-pillar-miniature = Ya hay alguien o algo { $hex }.
skytear-why-pillar-sight = { $hero } no ve el hexágono que está { $hex }: un pilar se levanta a la vista, a 3 hexágonos o menos.
skytear-why-pillar-elsewhere = El hexágono que está { $hex } también se puede elegir: en «{ $elsewhere }».
skytear-why-start-near = Los héroes empiezan en los hexágonos junto a su propio Nexo.
skytear-why-illusion-far = La ilusión avanza como mucho { $hexes } hexágonos, desde su héroe o desde donde está.
skytear-why-return-nearest = Un héroe vuelve lo más cerca posible de su propio Nexo, y hay un hexágono libre más cercano.
skytear-why-spawn-most = { $most ->
        [one] Aquí aparece 1 esbirro como máximo.
       *[other] Aquí aparecen { $most } esbirros como máximo.
    }
skytear-why-reserve = { $left ->
        [one] En la reserva solo queda 1 esbirro.
       *[other] En la reserva solo quedan { $left } esbirros.
    }
skytear-why-minions-first = Primero se golpea a los esbirros de la calle; lo que queda va a una estructura.
skytear-why-lane-no-heroes = El daño de una calle solo golpea a esbirros y estructuras, no a un héroe: { $target }.
skytear-why-other-lane = Es de otra calle: { $target }.
skytear-why-structure-own = Solo se golpea una estructura enemiga.
skytear-why-structure-far = Está demasiado lejos: una estructura debe estar a { $reach } hexágonos o menos de la ficha de control.
skytear-why-nexus-closed = Un Nexo no puede recibir daño antes de que caiga una Torre de su bando.
skytear-why-tower-fallen = Esa Torre ya ha caído.
skytear-why-no-own-pillar = No hay ningún pilar de tu bando { $hex }.
skytear-why-pillar-of-mate = El pilar que está { $hex } es de un compañero: solo uno tuyo deja sitio a otro.
skytear-why-minion-dome = Ningún esbirro se coloca en una cúpula.
skytear-why-minion-on-token = Ningún esbirro se coloca sobre la propia ficha de control.
skytear-why-minion-sight = No se ve la ficha de control desde el hexágono que está { $hex }.
skytear-why-minion-nearest = Los esbirros se colocan lo más cerca posible de la ficha de control, y hay un hexágono más cercano libre.
skytear-why-finish-first = Termina antes lo que has empezado.
skytear-why-stack-not-empty = Las acciones solo se declaran con la Pila vacía.
skytear-why-no-worship = En las reglas simplificadas no hay Adoración.
skytear-why-no-points = En esta activación no quedan Puntos de Acción.
skytear-why-once = { $action }: ya se ha usado en esta activación.
skytear-why-outsider-action = { $action }: no es para un forastero; tiene Movimiento, Ataque, Escaramuza y sus propias habilidades.
skytear-why-no-cards = En la Fase de Esbirros no se juegan cartas de poder.
skytear-why-no-target = { $action }: no hay ningún objetivo legal a la vista y al alcance.
skytear-why-not-in-hand = La carta { $what } no está en tu mano.
skytear-why-no-flux = El Flujo de Skytear no es tuyo o ya se ha usado.
skytear-why-no-reaction = { $card } es una carta de acción: solo en la activación de su propio héroe, con la Pila vacía.
skytear-why-nobody-there = Ningún héroe tuyo puede jugarla.
skytear-why-defeated = { $hero } no está en el campo de batalla.
skytear-why-not-active = { $hero } no es el héroe activado, y solo ese juega cartas de acción.
skytear-why-not-its-ultimate = { $card } no es la carta suprema de { $hero }.
skytear-why-mana = { $hero } tiene { $mana } de maná; la carta cuesta { $cost }.
skytear-why-runes = A { $hero } le falta un color de runa de { $card }.
skytear-why-nothing-to-aim-at = { $card }: { $hero } no ve ningún objetivo a { $hexes } hexágonos o menos.
skytear-why-nothing-to-answer = { $kind ->
    [card] { $card } responde a una carta de poder enemiga, y en la Pila no espera ninguna.
    [attack] { $card } responde a un Ataque enemigo contra un héroe amigo, y en la Pila no espera ninguno.
   *[any] { $card } responde a un efecto enemigo, y en la Pila no espera ninguno.
}

## Las palabras de las cartas

skytear-ref-caster = el lanzador
    .cap = El lanzador
    .to = al lanzador
    .on = sobre el lanzador
    .of = del lanzador
    .cannot = El lanzador no puede
    .pro = self
    .gender = m
    .self = no
skytear-ref-target = el objetivo
    .cap = El objetivo
    .to = al objetivo
    .on = sobre el objetivo
    .of = del objetivo
    .cannot = El objetivo no puede
    .pro = no
    .gender = m
    .self = no
skytear-ref-source = ese enemigo
    .cap = Ese enemigo
    .to = a ese enemigo
    .on = sobre ese enemigo
    .of = de ese enemigo
    .cannot = Ese enemigo no puede
    .pro = no
    .gender = m
    .self = no
skytear-ref-opponent = el objetivo
    .cap = El objetivo
    .to = al objetivo
    .on = sobre el objetivo
    .of = del objetivo
    .cannot = El objetivo no puede
    .pro = no
    .gender = m
    .self = no
skytear-ref-it = cada uno de ellos
    .cap = Cada uno de ellos
    .to = a ese héroe
    .on = sobre ese héroe
    .of = de ese héroe
    .cannot = Ninguno de ellos puede
    .pro = yes
    .gender = m
    .self = no
skytear-ref-removed-pillar = el pilar retirado
    .of = del pilar retirado
skytear-ref-where-target-stood = el hexágono donde estaba el objetivo
    .of = del hexágono donde estaba el objetivo
skytear-when-attack-declared = Cuando { $who } declara un Ataque contra { $whom }
skytear-when-attack-hurts = Cuando un Ataque { $who-of } hace perder PV { $whom-to }
skytear-when-attack-hurts-next = Cuando el próximo Ataque { $who-of } haga perder PV { $whom-to }
skytear-when-attack-resolved = Cuando se resuelve un Ataque { $who-of }
skytear-enemy = enemigo
    .m = enemigo
    .f = enemiga
    .mp = enemigos
    .fp = enemigas
    .other = no
    .is = es enemigo
    .isf = es enemiga
skytear-friendly = amigo
    .m = amigo
    .f = amiga
    .mp = amigos
    .fp = amigas
    .other = no
    .is = es amigo
    .isf = es amiga
skytear-another = amigo
    .m = amigo
    .f = amiga
    .mp = amigos
    .fp = amigas
    .other = yes
    .is = es otro amigo
    .isf = es otra amiga
skytear-targeted = objetivo
    .m = objetivo
    .f = objetivo
    .mp = objetivo
    .fp = objetivo
    .other = no
    .is = es un objetivo
    .isf = es un objetivo
skytear-not-target = otro
skytear-defeated = derrotado
    .m = derrotado
    .f = derrotada
    .mp = derrotados
    .fp = derrotadas
    .other = no
    .is = es derrotado
    .isf = es derrotada
skytear-wounded = con la mitad o menos de sus PV iniciales
    .p = con la mitad o menos de sus PV iniciales
    .is = tiene la mitad o menos de sus PV iniciales
skytear-within = que esté a { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } o menos { $of-of }
    .p = que estén a { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } o menos { $of-of }
    .is = está a { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } o menos { $of-of }
skytear-seen = a la vista del lanzador
    .p = a la vista del lanzador
    .is = está a la vista del lanzador
skytear-in-area = en el área
    .p = en el área
    .is = está en el área
skytear-sees-pillar = que vea un pilar tuyo
    .p = que vean un pilar tuyo
    .is = ve un pilar tuyo
skytear-not-moved = que no haya dejado su hexágono
    .p = que no hayan dejado su hexágono
    .is = no ha dejado su hexágono en esta activación
skytear-flips = { $number ->
    [0] { "" }
   *[other] { $number }
}{ $flips ->
    [1] +
   *[other] ++
}
skytear-skill = { $icon } · { $name }: { $text }
skytear-skill-for-points = { $name } ({ $points } PA): { $text }
skytear-placement-border = Colócalo sobre el borde de su Cúpula: un hexágono dentro y otro fuera, ambos libres.
skytear-placement-near-lane = Colócalo sobre el borde de su Cúpula: un hexágono dentro y otro fuera, ambos libres, el de fuera lo más cerca posible de una ficha de calle que elijas.
skytear-placement-own-half = Colócalo sobre el borde de su Cúpula: un hexágono dentro y otro fuera, ambos libres, el de fuera no más cerca del Nexo enemigo que del tuyo.
skytear-aim-one = Objetivo: { $what-a }.
skytear-aim-up-to-one = Objetivo: como máximo { $what-a }.
skytear-aim-several = Objetivos: hasta { $number } { $what-plural }.
skytear-aim-hex-any = Objetivo: un hexágono.
skytear-aim-hex-free = Objetivo: un hexágono sin miniaturas.
skytear-aim-hex-empty = Objetivo: un hexágono sin miniaturas ni fichas.
skytear-aim-pillar = Objetivo: un pilar amigo.
skytear-aim-stack-card = Objetivo: una carta de poder enemiga en la Pila.
skytear-aim-stack-any = Objetivo: un efecto enemigo en la Pila.
skytear-aim-stack-attack = Objetivo: un Ataque enemigo contra un héroe amigo.
skytear-deal = Inflige { $amount } de daño { $to-to }.
    .then = inflige { $amount } de daño { $to-to }
    .may = infligir { $amount } de daño { $to-to }
skytear-deal-flip = Inflige { $amount } de daño { $to-to }.
    .then = inflige { $amount } de daño { $to-to }
    .may = infligir { $amount } de daño { $to-to }
skytear-lose = { $who-cap } pierde { $amount } PV.
    .then = { $who } pierde { $amount } PV
    .may = hacer perder { $amount } PV { $who-to }
skytear-heal = Cura { $amount } PV { $who-to }.
    .then = cura { $amount } PV { $who-to }
    .may = curar { $amount } PV { $who-to }
skytear-heal-per = Cura { $who-to } { $of }.
    .then = cura { $who-to } { $of }
    .may = curar { $who-to } { $of }
skytear-pillars-taken = pilar retirado así
skytear-half = la mitad de esa pérdida, redondeando hacia arriba
skytear-defeat = Derrota { $what-to }.
    .then = derrota { $what-to }
    .may = derrotar { $what-to }
skytear-move = { $who-pro ->
        [yes] Muévelo
       *[no] Mueve { $who-to }
    } hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }.
    .then = { $who-pro ->
        [yes] muévelo
       *[no] mueve { $who-to }
    } hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }
    .may = { $who-pro ->
        [yes] moverlo
       *[no] mover { $who-to }
    } hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }
skytear-place = Coloca { $who-to } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }.
    .then = coloca { $who-to } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }
    .may = colocar { $who-to } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }
skytear-spot-near-caster = en un hexágono libre adyacente al lanzador
    .self = en un hexágono libre adyacente al suyo
skytear-spot-near-target = en un hexágono libre adyacente al objetivo
    .self = en un hexágono libre adyacente al objetivo
skytear-spot-near-removed-pillar = en el hexágono del pilar retirado o en uno libre adyacente
    .self = en el hexágono del pilar retirado o en uno libre adyacente
skytear-spot-near-pillar = en un hexágono libre a 1 hexágono o menos de cualquier pilar tuyo
    .self = en un hexágono libre a 1 hexágono o menos de cualquier pilar tuyo
skytear-spot-near-seen-pillar = en un hexágono libre a 1 hexágono o menos de un pilar tuyo que vea
    .self = en un hexágono libre a 1 hexágono o menos de un pilar tuyo que vea
skytear-push = { $who-pro ->
        [yes] Empújalo
       *[no] Empuja { $who-to }
    } { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }.
    .then = { $who-pro ->
        [yes] empújalo
       *[no] empuja { $who-to }
    } { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }
    .may = { $who-pro ->
        [yes] empujarlo
       *[no] empujar { $who-to }
    } { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }
skytear-swap-with-illusion = El lanzador y su ilusión intercambian sus lugares.
    .then = el lanzador y su ilusión intercambian sus lugares
    .may = intercambiar los lugares del lanzador y su ilusión
skytear-spawn = Invoca { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    }.
    .then = invoca { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    }
    .may = invocar { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    }
skytear-spawn-every-lane = Invoca { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    } junto a la ficha de cada calle donde tu Torre siga en pie.
    .then = invoca { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    } junto a la ficha de cada calle donde tu Torre siga en pie
    .may = invocar { $minions ->
        [one] { $minions } esbirro
       *[other] { $minions } esbirros
    } junto a la ficha de cada calle donde tu Torre siga en pie
skytear-gain = { $who-cap } gana { $conditions }.
    .then = { $who } gana { $conditions }
    .may = dar { $conditions } { $who-to }
skytear-gain-chosen = Elige { $who }: gana { $conditions }.
    .then = elige { $who }: gana { $conditions }
    .may = elegir { $who }, que gana { $conditions }
skytear-paragraphs = { $first } { $rest }
skytear-cleanse = Quita { $who-to } todas las condiciones salvo Transformación.
    .then = quita { $who-to } todas las condiciones salvo Transformación
    .may = quitar { $who-to } todas las condiciones salvo Transformación
skytear-take = { $who-cap } realiza la acción { $action }.
    .then = { $who } realiza la acción { $action }
    .may = hacer que { $who } realice la acción { $action }
skytear-then = { $first } y después { $rest }
skytear-draw = Roba { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    .then = roba { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
    .may = robar { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
skytear-discard-or-cancel = Su jugador descarta una carta de la mano; si no, la carta queda anulada.
    .then = su jugador descarta una carta de la mano; si no, la carta queda anulada
    .may = hacer que su jugador descarte una carta de la mano; si no, la carta queda anulada
skytear-predict = Predice { $cards }.
    .then = predice { $cards }
    .may = predecir { $cards }
skytear-burn = Quema { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } { $who-on }.
    .then = quema { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } { $who-on }
    .may = quemar { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } { $who-on }
skytear-refresh = Pon { $cards ->
        [one] una carta de poder
       *[other] hasta { $cards } cartas de poder
    } de la carta de héroe del lanzador en la pila de descartes.
    .then = pon { $cards ->
        [one] una carta de poder
       *[other] hasta { $cards } cartas de poder
    } de la carta de héroe del lanzador en la pila de descartes
    .may = poner { $cards ->
        [one] una carta de poder
       *[other] hasta { $cards } cartas de poder
    } de la carta de héroe del lanzador en la pila de descartes
skytear-cancel = Anúlalo.
    .then = anúlalo
    .may = anularlo
skytear-retarget = Elige como nuevo objetivo a otro héroe, esbirro, pilar o ilusión de tu bando, siempre que sea legal.
    .then = elige como nuevo objetivo a otro héroe, esbirro, pilar o ilusión de tu bando, siempre que sea legal
    .may = elegir como nuevo objetivo a otro héroe, esbirro, pilar o ilusión de tu bando, siempre que sea legal
skytear-retarget-caster = El nuevo objetivo es el lanzador, si es legal.
    .then = el nuevo objetivo es el lanzador, si es legal
    .may = hacer que el lanzador sea el nuevo objetivo, si es legal
skytear-put-pillar = Pon ahí un pilar amigo.
    .then = pon ahí un pilar amigo
    .may = poner ahí un pilar amigo
skytear-remove-target-pillar = Retíralo.
    .then = retíralo
    .may = retirarlo
skytear-move-illusion = Puedes poner la ilusión del lanzador en su hexágono y después moverla hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }.
    .then = puedes poner la ilusión del lanzador en su hexágono y después moverla hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }
    .may = mover la ilusión del lanzador hasta { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    }, desde su hexágono si quieres
skytear-lay-around = Traza { $shape-around }.
    .then = traza { $shape-around }
    .may = trazar { $shape-around }
skytear-lay = Traza { $shape } que cubra el hexágono.
    .then = traza { $shape } que cubra el hexágono
    .may = trazar { $shape } que cubra el hexágono
skytear-block = Hasta el final del turno ese hexágono es un Elemento Bloqueante.
    .then = hasta el final del turno ese hexágono es un Elemento Bloqueante
    .may = convertir ese hexágono en un Elemento Bloqueante hasta el final del turno
skytear-block-area = Hasta el final del turno sus hexágonos sin miniaturas ni estructuras son Elementos Bloqueantes.
    .then = hasta el final del turno sus hexágonos sin miniaturas ni estructuras son Elementos Bloqueantes
    .may = convertir sus hexágonos sin miniaturas ni estructuras en Elementos Bloqueantes hasta el final del turno
skytear-advance = Avanza una ficha de calle { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } hacia el enemigo y recoloca los esbirros de esa calle.
    .then = avanza una ficha de calle { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } hacia el enemigo y recoloca los esbirros de esa calle
    .may = avanzar una ficha de calle { $hexes ->
        [one] { $hexes } hexágono
       *[other] { $hexes } hexágonos
    } hacia el enemigo y recolocar los esbirros de esa calle
skytear-sacrifice-one = Retira un pilar amigo o derrota a un esbirro amigo a la vista del lanzador.
    .then = retira un pilar amigo o derrota a un esbirro amigo a la vista del lanzador
    .may = retirar un pilar amigo o derrotar a un esbirro amigo a la vista del lanzador
skytear-soak = Cuando un esbirro amigo que vea un pilar tuyo vaya a recibir daño, este héroe puede perder { $hp } PV para evitarlo. Cuando vaya a recibirlo otro héroe amigo que vea un pilar tuyo, este héroe puede perder hasta { $hp } PV para reducirlo en esa cantidad. Así este héroe no puede quedar con 0 PV.
skytear-change = { $who-cap } tiene +{ $amount } de { $stat }.
    .then = { $who } tiene +{ $amount } de { $stat }
    .may = dar +{ $amount } de { $stat } { $who-to }
skytear-change-turn = Hasta el final del turno { $who } tiene +{ $amount } de { $stat }.
    .then = hasta el final del turno { $who } tiene +{ $amount } de { $stat }
    .may = dar +{ $amount } de { $stat } { $who-to } hasta el final del turno
skytear-change-less = { $who-cap } tiene −{ $amount } de { $stat }.
    .then = { $who } tiene −{ $amount } de { $stat }
    .may = dar −{ $amount } de { $stat } { $who-to }
skytear-change-less-turn = Hasta el final del turno { $who } tiene −{ $amount } de { $stat }.
    .then = hasta el final del turno { $who } tiene −{ $amount } de { $stat }
    .may = dar −{ $amount } de { $stat } { $who-to } hasta el final del turno
skytear-change-per = { $who-cap } tiene +{ $amount } de { $stat } por cada { $of }.
    .then = { $who } tiene +{ $amount } de { $stat } por cada { $of }
    .may = dar +{ $amount } de { $stat } { $who-to } por cada { $of }
skytear-change-hidden = { $who-cap } cuenta como si estuviera en un hexágono de Cobertura.
    .then = { $who } cuenta como si estuviera en un hexágono de Cobertura
    .may = hacer que { $who } cuente como si estuviera en un hexágono de Cobertura
skytear-change-no-cover = { $who-cap } ve a los enemigos en hexágonos de Cobertura sin necesidad de un observador.
    .then = { $who } ve a los enemigos en hexágonos de Cobertura sin necesidad de un observador
    .may = hacer que { $who } vea a los enemigos en hexágonos de Cobertura sin necesidad de un observador
skytear-change-no-healing-turn = { $who-cannot } recuperar PV hasta el final del turno.
    .then = { $who } no puede recuperar PV hasta el final del turno
    .may = impedir que { $who } recupere PV hasta el final del turno
skytear-change-piercing = El daño de Ataque y de Escaramuza { $who-of } tiene Perforación.
    .then = el daño de Ataque y de Escaramuza { $who-of } tiene Perforación
    .may = dar Perforación al daño de Ataque y de Escaramuza { $who-of }
skytear-always = { $who-cap } tiene +{ $amount } de { $stat }.
skytear-always-less = { $who-cap } tiene −{ $amount } de { $stat }.
skytear-always-per = { $who-cap } tiene +{ $amount } de { $stat } por cada { $of }.
skytear-always-while = { $who-cap } tiene +{ $amount } de { $stat } si { $condition-who-pro ->
        [self] { $condition-what-is }
       *[other] { $condition }
    }.
skytear-always-piercing-while = El daño de Ataque y de Escaramuza { $who-of } tiene Perforación si { $condition }.
skytear-always-any-pillars = En su Adoración { $who } puede retirar cualquier número de pilares amigos.
skytear-always-any-rune = { $who-cap } puede jugar cartas de poder con runas de cualquier color.
skytear-always-double = Cuando { $who } se mueve con una acción Movimiento, puede partir del hexágono de esta ilusión, si no hay ninguna miniatura en él.
skytear-always-flying = La acción Movimiento { $who-of } pasa por encima de Elementos Bloqueantes y esbirros.
skytear-always-from-illusion = { $who-cap } puede medir la visión y el alcance de sus acciones Ataque desde el hexágono de esta ilusión.
skytear-always-no-cover = { $who-cap } ve a los enemigos en hexágonos de Cobertura sin necesidad de un observador.
skytear-always-no-healing = { $who-cannot } recuperar PV.
skytear-always-skirmish-arc = El daño de Escaramuza { $who-of } alcanza a cada héroe enemigo en un arco de 3 hexágonos a su lado.
skytear-always-unmoved = Los efectos enemigos no pueden mover { $who-to }.

## Héroes, cartas y habilidades

skytear-card-sakoshi = Sakoshi
skytear-card-shuriken_storm = Tormenta de Shuriken
skytear-card-gank = Emboscada
skytear-card-lifesteal = Robo de Vida
skytear-card-crippling_precision = Precisión Paralizante
skytear-card-yami = Yami
skytear-card-kneel_before_me = De Rodillas
skytear-card-dragon_punch = Puño del Dragón
skytear-card-clear_mind = Mente Despejada
skytear-card-combustion = Combustión
skytear-card-hogosai = Hogosai
skytear-card-last_bastion = Último Bastión
skytear-card-burning_chains = Cadenas Ardientes
skytear-card-tempered_plates = Placas Templadas
skytear-card-ember_brand = Marca de Ascuas
skytear-card-kichie = Kichie
skytear-card-eruption = Erupción
skytear-card-lava_flow = Colada de Lava
skytear-card-scorched_veins = Venas Abrasadas
skytear-card-cinder_shot = Disparo de Ceniza
skytear-card-corjof = Corjof
skytear-card-featherstorm = Tormenta de Plumas
skytear-card-gathering_storm = Tormenta Inminente
skytear-card-icewall = Muro de Hielo
skytear-card-through_the_eyes = A Través de los Ojos
skytear-card-gulbjarn = Gulbjarn
skytear-card-feral_vitality = Vitalidad Salvaje
skytear-card-grapple = Agarre
skytear-card-unfamiliar_terrain = Terreno Desconocido
skytear-card-presence = Presencia
skytear-card-brylvar = Brylvar
skytear-card-avalanche = Avalancha
skytear-card-tusk_charge = Carga de Colmillos
skytear-card-numbing_cold = Frío Entumecedor
skytear-card-call_of_the_pack = Llamada de la Manada
skytear-card-freyhel = Freyhel
skytear-card-endless_winter = Invierno Sin Fin
skytear-card-breath_of_life = Aliento de Vida
skytear-card-royal_decree = Decreto Real
skytear-card-white_veil = Velo Blanco
skytear-card-cotlic = Cotlic
skytear-card-my_kingdom = Mi Reino
skytear-card-rampant_hatred = Odio Desatado
skytear-card-safeguard = Salvaguarda
skytear-card-lord_of_the_many = Señor de Muchos
skytear-card-tlakali = Tlakali
skytear-card-the_thousandth_ritual = El Milésimo Ritual
skytear-card-mud_flood = Riada de Barro
skytear-card-crawling_darkness = Oscuridad Reptante
skytear-card-sacrifice = Sacrificio
skytear-card-nelaclen = Nelaclen
skytear-card-temple_of_thorns = Templo de Espinas
skytear-card-stone_barricade = Barricada de Piedra
skytear-card-spire_collapse = Derrumbe de la Aguja
skytear-card-bone_shards = Esquirlas de Hueso
skytear-card-ixatosk = Ixatosk
skytear-card-jaws_of_xotlan = Fauces de Xotlan
skytear-card-undermine = Socavar
skytear-card-slip_below = Bajo Tierra
skytear-card-dig_in = Atrincherarse
skytear-card-haburat = Haburat
skytear-card-blades_of_lightning = Hojas de Relámpago
skytear-card-testudo = Testudo
skytear-card-time_warp = Distorsión Temporal
skytear-card-time_glitch = Fallo Temporal
skytear-card-akhuti = Akhuti
skytear-card-word_of_nupten = Palabra de Nupten
skytear-card-twister_of_souls = Torbellino de Almas
skytear-card-redirect = Desvío
skytear-card-hurricane_strike = Golpe de Huracán
skytear-card-shaidrus = Shaidrus
skytear-card-citadel_of_air = Ciudadela de Aire
skytear-card-repulse = Rechazo
skytear-card-standing_wind = Viento Inmóvil
skytear-card-unseen_phalanx = Falange Invisible
skytear-card-khepiax = Khepiax
skytear-card-rain_of_spears = Lluvia de Lanzas
skytear-card-needle_gust = Ráfaga de Agujas
skytear-card-mirage = Espejismo
skytear-card-wind_reader = Lectura del Viento
skytear-card-dodge = Esquiva
skytear-card-skytear_flux = Flujo de Skytear
skytear-card-riftmaw = Fauces de la Grieta
skytear-card-pale_choir = Coro Pálido
skytear-card-rootbound = Cautivo de las Raíces

skytear-skill-smoke_step = Paso de Humo
skytear-skill-chosen_prey = Presa Elegida
skytear-skill-blazing_step = Paso Llameante
skytear-skill-no_shelter = Sin Refugio
skytear-skill-oath_of_iron = Juramento de Hierro
skytear-skill-wardens_gaze = Mirada del Guardián
skytear-skill-lava_bead = Gota de Lava
skytear-skill-searing_brand = Hierro Candente
skytear-skill-grey_watch = Guardia Gris
skytear-skill-raven_wings = Alas de Cuervo
skytear-skill-feral_majesty = Majestad Salvaje
skytear-skill-ursine_rage = Furia del Oso
skytear-skill-unmoved = Inamovible
skytear-skill-tusked_bulwark = Baluarte de Colmillos
skytear-skill-royal_counsel = Consejo Real
skytear-skill-aurora_mantle = Manto de Aurora
skytear-skill-taulots_blessing = Bendición de Taulot
skytear-skill-strength_of_the_king = Fuerza del Rey
skytear-skill-shared_scars = Cicatrices Compartidas
skytear-skill-blood_rite = Rito de Sangre
skytear-skill-carved_tongues = Lenguas Talladas
skytear-skill-shatter = Hacer Añicos
skytear-skill-ambush_ground = Terreno Emboscado
skytear-skill-tunnel = Túnel
skytear-skill-last_rites = Último Adiós
skytear-skill-fates_double = Doble del Destino
skytear-skill-resonant_light = Luz Resonante
skytear-skill-retribution = Castigo
skytear-skill-interpose = Escudo Viviente
skytear-skill-mirrored_spite = Rencor Reflejado
skytear-skill-patient_aim = Puntería Paciente
skytear-skill-second_vantage = Segundo Puesto de Tiro
skytear-skill-gore = Cornada
skytear-skill-devour = Devorar
skytear-skill-wail = Lamento
skytear-skill-siphon = Drenar
skytear-skill-upheaval = Convulsión
skytear-skill-seedfall = Lluvia de Semillas

## Lo que no forma una partida

skytear-refused-seats = Este campo de batalla es para { $most } jugadores como máximo; no para { $seats }.
