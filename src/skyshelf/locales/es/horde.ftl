### Skytear Horde y Monoliths: opciones, preguntas, sucesos y motivos.

## Cartas en juego

horde-role-alliance = Alianza
horde-role-horde = Horda
horde-unit = { $card } ({ $place })
horde-place = { $side ->
    [turned] en el otro bando, calle { $number }
    [ally] como aliado, calle { $number }
    [b] retaguardia, { $number }
   *[a] calle { $number }
}
horde-place-aside = aparte
horde-place-castle = castillo
horde-place-portal = portal
horde-portal-in-play = Portal { $number }
horde-numbered = { $card } { $number }
horde-wounds = { $number ->
    [one] { $card }, { $number } herida
   *[other] { $card }, { $number } heridas
}
horde-hit = { $card } ({ $number } de daño a { $target })

## Lo que se puede elegir

horde-option-unit = { $card } ({ $place })
horde-option-card = { $card }
horde-option-lane = Calle { $lane }
horde-option-alternative = { $text }
horde-option-token = Una ficha de { $token }
horde-option-pile = Carta { $pile-from }
horde-option-type = Es { $type-a }
horde-option-play = Jugar { $card }
horde-option-play-with = Jugar { $card } con { $other }
horde-option-cheaper = Jugar { $card } por menos maná
horde-option-use = { $unit }: { $text }
horde-option-engage = Trabar combate con { $card }
horde-option-move = Mover { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    } ({ $place })
horde-option-castle-draw = Agotar el castillo y pagar 1 de maná: roba una carta
horde-option-discard-unit = Descartar { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    } ({ $place })
horde-option-end = Acabar la fase
horde-option-partner = Dejar que actúe tu pareja
horde-option-draw = { $who } roba una carta
horde-option-draw-alone = Robar una carta
horde-option-no-draw = No robar ninguna carta
horde-option-mana-lost = { $who } pierde { $amount } de maná
horde-option-mana = { $who } gana { $amount } de maná
horde-option-next = Ahora { $card }
horde-option-next-about = Ahora { $card }, por { $other }
horde-option-next-draw = Ahora el robo por { $card }
horde-option-next-move = Ahora se mueve { $card }

horde-group-play = Cartas para jugar
horde-group-cheaper = Por menos maná
horde-group-use = Habilidades
horde-group-engage = Esbirros con los que trabar combate
horde-group-move = Criaturas para mover
horde-group-discard = Descartar del juego
horde-group-end = Final de la fase
horde-group-partner = Pareja
horde-group-castle = El castillo
horde-group-unit = Cartas en juego
horde-group-card = Cartas
horde-group-lane = Calles
horde-group-player = Jugadores
horde-group-option = Opciones
horde-group-token = Fichas
horde-group-pile = Pilas
horde-group-type = Tipos
horde-group-number = Números
horde-group-done = Listo
horde-group-yes = Sí
horde-group-no = No
horde-group-draw = Robar
horde-group-mana = Maná
horde-group-next = Orden

## Preguntas

horde-prompt-alliance = ¿Qué haces?
horde-prompt-reactions = ¿Reaccionas?
horde-prompt-mulligan = ¿Qué cartas vuelven al mazo?
horde-prompt-lane = { $source }: ¿qué calle?
horde-prompt-bearer = { $source }: ¿a qué se vincula?
horde-prompt-target = { $source }: ¿qué carta?
horde-prompt-tie = { $source }: hay un empate. ¿Cuál?
horde-prompt-taker = { $source }: ¿quién sufre el daño en su lugar?
horde-prompt-wounds-taker = { $source }: ¿quién las recibe en su lugar?
horde-prompt-redirect = { $source }: ¿sufre el daño otra carta?
horde-prompt-may = { $source }: ¿lo haces?
horde-prompt-turn-away = { $source }: ¿se descarta sin ningún efecto?
horde-prompt-keep-scrap = { $source }: ¿va debajo del aliado que lo recoge?
horde-prompt-keeper = ¿Debajo de qué carta van las cartas saqueadas?
horde-prompt-pay = { $source }: ¿pagas el coste?
horde-prompt-choose = { $source }: ¿qué opción?
horde-prompt-how-many = { $source }: ¿cuántas?
horde-prompt-heal = { $source }: ¿cuántas heridas se curan?
horde-prompt-mutaform = { $source }: ¿qué ficha?
horde-prompt-token = { $source }: ¿qué ficha?
horde-prompt-guerrilla = { $source }: ¿qué esbirro pierde fichas de salud?
horde-prompt-reinforce = Reforzar: ¿cuál de los esbirros con menos fichas de salud recibe una?
horde-prompt-rebuild = { $source }: ¿qué carta va al fondo del mazo?
horde-prompt-discard = { $source }: ¿qué carta se descarta?
horde-prompt-hand-limit = ¿Qué carta descartas?
horde-prompt-fetch = { $source }: ¿qué carta tomas?
horde-prompt-bottom = { $source }: ¿qué carta va ahora al fondo del mazo?
horde-prompt-assault-engaged = { $source }: ¿va el daño al monstruo trabado?
horde-prompt-lend = { $source }: ¿qué carta se podrá jugar este turno?
horde-prompt-draw-one = { $source }: ¿qué carta robas? La otra se juega.
horde-prompt-one-of-four = { $source }: ¿qué cuatro cartas? El azar elige la que se juega.
horde-prompt-pile = { $source }: ¿de qué pila?
horde-prompt-play = { $source }: ¿qué carta juegas?
horde-prompt-player = { $source }: ¿qué jugador?
horde-prompt-guess = { $source }: ¿cuál es la primera carta de tu mazo?
horde-prompt-tuck = { $source }: ¿qué carta va debajo?
horde-prompt-draw = ¿Se roba una carta por el monstruo destruido?
horde-prompt-mana = { $source }: ¿quién gana el maná?
horde-prompt-lose-mana = { $source }: ¿quién pierde el maná?
horde-prompt-draw-first = { $source }: ¿se roba antes de resolver su texto?
horde-prompt-taunted = { $source } provoca al aliado más cercano: ¿cuál acude?
horde-prompt-order = ¿Qué se resuelve ahora?
horde-prompt-split = { $source }: ¿cuánto daño va a esa carta?
horde-prompt-excess = { $source }: ¿qué recibe lo que sobra del golpe?
horde-prompt-split-instead = ¿Se reparte el golpe entre varios monstruos?
horde-prompt-elude = { $source }: ¿adónde va?
horde-prompt-move-lane = { $source }: ¿a qué calle?
horde-prompt-move-off = { $source }: no puede quedarse ahí. ¿A qué calle?
horde-prompt-engage-with = { $source }: ¿qué aliado traba combate?

## Lo que ha pasado

horde-event-turn-begins = Comienza el turno { $turn }.
horde-event-mulligan = { $number ->
        [0] { $who } se queda con su mano.
        [one] { $who } devuelve 1 carta y roba otra.
       *[other] { $who } devuelve { $number } cartas y roba otras tantas.
    }
horde-event-drew = { $who } roba una carta; en el mazo { $left ->
        [0] no queda ninguna.
        [one] queda 1.
       *[other] quedan { $left }.
    }
horde-event-drew-secret = { $who } roba { $card }; en el mazo { $left ->
        [0] no queda ninguna carta.
        [one] queda 1 carta.
       *[other] quedan { $left } cartas.
    }
horde-event-guessed = { $who } dice: { $guess }.
horde-event-pillages = La carta { $card } saquea { $number ->
        [one] 1 carta.
       *[other] { $number } cartas.
    }
horde-event-pillaged = { $who } pierde { $card } por el saqueo; en el mazo { $left ->
        [0] no queda ninguna carta.
        [one] queda 1 carta.
       *[other] quedan { $left } cartas.
    }
horde-event-discarded = { $who } descarta { $card }.
horde-event-mana = { $who } gana { $number } de maná y tiene { $mana }.
horde-event-mana-lost = { $who } pierde { $number } de maná y tiene { $mana }.
horde-event-mana-spent = { $who } gasta { $number } de maná y tiene { $mana }.
horde-event-horde-deck-renewed = { $cards ->
        [one] La pila de descartes de la horda pasa a ser su nuevo mazo, de 1 carta.
       *[other] La pila de descartes de la horda pasa a ser su nuevo mazo, de { $cards } cartas.
    }
horde-event-wave = { $number ->
        [0] El portal no deja pasar ninguna carta.
        [one] El portal deja pasar 1 carta.
       *[other] El portal deja pasar { $number } cartas.
    }
horde-event-summoned = { $type ->
        [spell] La horda juega { $card } en la calle { $lane }.
        [attachment] La horda juega { $card } en la calle { $lane }.
       *[other] La horda invoca { $card } en la calle { $lane }.
    }
horde-event-piled = La carta { $card } va a la pila del forastero.
horde-event-played = { $who } juega { $card } por { $mana } de maná.
horde-event-entered = La carta { $card } entra en la calle { $lane }.
horde-event-attached = La carta { $card } se vincula a { $to }.
horde-event-used = Se usa la habilidad de { $card }, agotando la carta.
horde-event-in-vain = La carta { $card } no tiene ningún efecto.
horde-event-engaged = La carta { $card } queda trabada en la calle { $lane }.
horde-event-moved = La carta { $card } se mueve a la calle { $lane }.
horde-event-chance-picks = El azar elige { $card }.
horde-event-swapped = La carta { $card } cambia de calle con { $other }.
horde-event-to-back-line = La carta { $card } va a la retaguardia.
horde-event-alliance-phase-ends = Acaba la fase de la alianza.
horde-event-treachery = La carta de traición es { $card }.
horde-event-no-treachery = A la horda no le queda ninguna carta: no hay carta de traición.
horde-event-extra-fight = Comienza una fase de combate adicional en las calles donde un monstruo está trabado.
horde-event-boosted = La traición potencia a { $card }: +{ $number } de ataque este turno.
horde-event-strikes = La carta { $card } golpea a { $target }.
horde-event-armor-used = La armadura de { $card } absorbe { $number } de daño.
horde-event-redirected = En su lugar, la carta { $card } sufre { $number } de daño.
horde-event-not-paid = La carta { $card } vuelve a estar lista: no se ha pagado el coste.
horde-event-not-engaged = No se traba combate con { $card }: no se ha pagado el precio.
horde-event-nobody-engages = No queda nadie para trabar combate con { $card }, que sigue en la retaguardia.
horde-event-destroyed = La carta { $card } queda destruida.
horde-event-discarded-from-play = La carta { $card } va a su pila de descartes.
horde-event-left-play = La carta { $card } sale del juego.
horde-event-turned-away = La carta { $card } se descarta sin ningún efecto.
horde-event-returned = La carta { $card } vuelve a la mano de su dueño.
horde-event-tucked = La carta { $card } va debajo de otra.
horde-event-shuffled-in = Las cartas de debajo de { $card } se barajan en sus mazos.
horde-event-released = La carta { $card } ya no está debajo de otra.
horde-event-rebuilt = La carta { $card } va al fondo del mazo de { $who }.
horde-event-shuffled = { $who } baraja el mazo.
horde-event-fetched = { $who } pone { $card } en su mano.
horde-event-fetched-unseen = { $who } toma una carta del mazo.
horde-event-fetched-unseen-secret = { $who } toma { $card } del mazo.
horde-event-looked = { $who } mira la primera carta del mazo de { $whose }.
horde-event-looked-secret = { $who } ve { $card } en lo alto del mazo de { $whose }.
horde-event-none-playable = { $who } no tiene en la mano ninguna carta que se pueda jugar así.
horde-event-none-to-discard = { $who } no tiene en la mano ninguna carta así.
horde-event-taunt-owed = { $who } tiene que conseguir antes que alguien trabe combate con el monstruo que tiene Provocar.
horde-event-looked-through = { $who } mira { $number ->
    [one] la primera carta
   *[other] las { $number } primeras cartas
} de su mazo.
horde-event-looked-through-secret = { $who } ve en lo alto de su mazo: { $cards }.
horde-event-revealed = { $who } descubre { $card }.
horde-event-looked-horde = { $who } mira la primera carta del mazo de la horda.
horde-event-looked-horde-secret = { $who } ve { $card } en lo alto del mazo de la horda.
horde-event-horde-card-discarded = Del mazo de la horda se descarta { $card }.
horde-event-armor-turned = La carta { $card } convierte { $number } de armadura en ataque.
horde-event-turned-monster = La carta { $card } se convierte en un monstruo de la horda.
horde-event-given-back = La carta { $card } vuelve a la calle { $lane }.
horde-event-hand-laid = { $who } pone { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano al fondo del mazo.
horde-event-lent = Este turno { $who } puede jugar { $card } de la pila de descartes.
horde-event-portal-leads = El portal es ahora el forastero: destruirlo es ganar.
horde-event-lanes-shuffled = Las cartas ocultas cambian de sitio: la alianza no sabe cuál está dónde.
horde-event-copied = La carta { $card } copia las habilidades de { $other }.
horde-event-changed-sides = La carta { $card } es ahora un aliado, en la calle { $lane }.
horde-event-granted = La carta { $card } gana una habilidad este turno.
horde-event-lasts-this-turn = El efecto de { $card } dura hasta el final del turno.
horde-event-stripped = La carta { $card } pierde todas las habilidades este turno.
horde-event-readied = La carta { $card } vuelve a estar lista.
horde-event-exhausted = La carta { $card } se agota.
horde-event-boost-attack = { $change ->
        [down] La carta { $card } pierde { $number } de ataque este turno.
       *[up] La carta { $card } gana { $number } de ataque este turno.
    }
horde-event-boost-health = { $change ->
        [down] La carta { $card } pierde { $number } de salud este turno.
       *[up] La carta { $card } gana { $number } de salud este turno.
    }
horde-event-boost-armor = { $change ->
        [down] La carta { $card } pierde { $number } de armadura este turno.
       *[up] La carta { $card } gana { $number } de armadura este turno.
    }
horde-event-portal-turned = El portal gira.
horde-event-portal-collapses = El portal se derrumba.
horde-event-portal-opened = Se abre el portal de la etapa { $stage }.
horde-event-outsider-called = La carta { $card } va al fondo de la pila del forastero.
horde-event-pushed-together = Todos los monstruos se juntan hacia la izquierda.
horde-event-minion-returns = La carta { $card } vuelve a la retaguardia.
horde-event-castle-draw = { $who } roba una carta gracias al castillo.
horde-event-next-stage = La carta { $card } va al fondo de la pila del forastero.
horde-event-vanquished = El último forastero está destruido: falta sobrevivir a este turno.
horde-event-alliance-wins = { $how ->
    [survived] La alianza ha resistido y ha ganado.
   *[other] El último forastero ha sido destruido: la alianza ha ganado.
    }
horde-event-castle-destroyed = El castillo ha sido destruido: la alianza ha perdido.
horde-event-deck-empty = Un mazo se ha quedado vacío: la alianza ha perdido.
horde-ending-outsider-destroyed = El último forastero está destruido
horde-ending-castle-destroyed = El castillo está destruido
horde-ending-deck-empty = Un mazo se ha quedado vacío
horde-event-wounded = { $number ->
        [one] Se pone { $number } herida sobre { $card }.
       *[other] Se ponen { $number } heridas sobre { $card }.
    }
horde-event-healed = { $number ->
        [one] Se cura { $number } herida a { $card }.
       *[other] Se curan { $number } heridas a { $card }.
    }
horde-event-health-put = { $number ->
        [one] Se pone { $number } ficha de salud sobre { $card }.
       *[other] Se ponen { $number } fichas de salud sobre { $card }.
    }
horde-event-health-removed = { $number ->
        [one] Se quita { $number } ficha de salud a { $card }.
       *[other] Se quitan { $number } fichas de salud a { $card }.
    }
horde-event-attack-put = { $number ->
        [one] Se pone { $number } ficha de ataque sobre { $card }.
       *[other] Se ponen { $number } fichas de ataque sobre { $card }.
    }
horde-event-attack-removed = { $number ->
        [one] Se quita { $number } ficha de ataque a { $card }.
       *[other] Se quitan { $number } fichas de ataque a { $card }.
    }
horde-event-weaken-put = { $number ->
        [one] Se pone { $number } ficha de debilidad sobre { $card }.
       *[other] Se ponen { $number } fichas de debilidad sobre { $card }.
    }
horde-event-weaken-removed = { $number ->
        [one] Se quita { $number } ficha de debilidad a { $card }.
       *[other] Se quitan { $number } fichas de debilidad a { $card }.
    }
horde-event-armor-put = { $number ->
        [one] Se pone { $number } ficha de armadura sobre { $card }.
       *[other] Se ponen { $number } fichas de armadura sobre { $card }.
    }
horde-event-armor-removed = { $number ->
        [one] Se quita { $number } ficha de armadura a { $card }.
       *[other] Se quitan { $number } fichas de armadura a { $card }.
    }
horde-event-cannot-be_engaged = Por ahora no se puede trabar combate con { $card }.
horde-event-cannot-strike = Por ahora la carta { $card } no puede golpear.
horde-event-cannot-deal_damage = Por ahora la carta { $card } no puede infligir daño.
horde-event-cannot-pillage = Por ahora la carta { $card } no puede saquear.
horde-event-cannot-be_moved = Por ahora la carta { $card } no puede moverse.
horde-event-cannot-be_exhausted = Por ahora la carta { $card } no puede agotarse.
horde-event-cannot-be_damaged = Por ahora la carta { $card } no puede sufrir daño.
horde-event-cannot-gain_wounds = Por ahora la carta { $card } no puede recibir heridas.
horde-event-cannot-gain_health = Por ahora la carta { $card } no puede recibir fichas de salud.
horde-event-cannot-lose_wounds = Por ahora la carta { $card } no puede perder heridas.
horde-event-cannot-strike_in_fight = La carta { $card } no puede golpear en esta fase de combate.

## Por qué no

horde-why-finish-first = Primero responde a lo que se pregunta.
horde-why-only-reactions = En la fase de traición solo se permiten reacciones.
horde-why-not-yours = No te pertenece: { $what }.
horde-why-taunt = Antes hay que trabar combate con un monstruo que tiene Provocar.
horde-why-not-in-hand = La carta { $what } no está en tu mano.
horde-why-hero-stays = Para este logro, la carta { $card } debe empezar en tu mano y no se devuelve.
horde-why-no-reaction = La carta { $card } no tiene la marca de reacción.
horde-why-too-dear = La carta { $card } cuesta { $cost } de maná; tienes { $mana }.
horde-why-no-room = No hay sitio para { $card }.
horde-why-nothing-there = No hay nada ahí: { $what }.
horde-why-not-there = La carta { $card } no está ahí.
horde-why-empty = { $side ->
        [m] No hay ningún monstruo en la calle { $number }.
        [b] La retaguardia no tiene ningún monstruo número { $number }.
       *[a] No hay ninguna carta de la alianza en la calle { $number }.
    }
horde-why-no-ally = No es un aliado: { $what }.
horde-why-no-monster-of-lanes = No es un monstruo de una calle: { $what }.
horde-why-no-ability = La carta { $card } no tiene ninguna habilidad «Agotar:».
horde-why-stripped = La carta { $card } ha perdido sus habilidades.
horde-why-spent = A { $card } no le quedan fichas de salud: ya no hace nada y se puede descartar.
horde-why-no-monster = No es un monstruo de la retaguardia: { $what }.
horde-why-no-ready-ally = Ningún aliado listo está en una calle sin monstruos para trabar combate con { $card }.
horde-why-exhausted = La carta { $card } está agotada.
horde-why-cannot-exhaust = La carta { $card } no puede agotarse ahora.
horde-why-cost-unpaid = No se puede pagar el coste de { $card }.
horde-why-no-minion = No es un esbirro: { $what }.
horde-why-engaged-already = La carta { $card } ya está en una calle.
horde-why-no-health = La carta { $card } no tiene salud.
horde-why-no-lane-to-engage = Todas las calles tienen un monstruo; no hay calle para { $card }.
horde-why-tower-in-the-way = En la calle { $lane }, adonde iría el esbirro, hay una torre.
horde-why-no-ally-to-engage = Ningún aliado puede ponerse en la calle { $lane }.
horde-why-cannot-be-engaged = Ahora no se puede trabar combate con { $card }.
horde-why-price-unpaid = Trabar combate con { $card } tiene un precio que nadie puede pagar: el de { $source }.
horde-why-ally-would-pay = La única carta con la que pagar por trabar combate con { $card } es el aliado que tendría que ir a la calle { $lane }.
horde-why-towers-stay = La carta { $card } es una torre: las torres no se mueven.
horde-why-cannot-move = La carta { $card } no puede moverse ahora.
horde-why-no-lane = No hay ninguna calle a la que pueda ir { $card }.

## Lo que pasará si nadie cambia nada

horde-forecast-exactly = { $number }
horde-forecast-between = de { $low } a { $high }
horde-forecast-comes = Para entonces en esta calle: { $card }.
horde-forecast-perhaps-comes = Para entonces quizá en esta calle: { $card }.
horde-forecast-destroyed = Carta destruida: { $card }.
horde-forecast-perhaps-destroyed = Carta quizá destruida: { $card }.
horde-forecast-leaves = Sale del juego: { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    }.
horde-forecast-perhaps-leaves = Quizá salga del juego: { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    }.
horde-forecast-damage = Daño a { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    }: { $amount }.
horde-forecast-castle-damage = Daño al castillo: { $amount }.
horde-forecast-portal-damage = Daño al portal: { $amount }.
horde-forecast-left = Salud que le quedará a { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    }: { $amount }.
horde-forecast-deck-pillaged = Cartas de { $who } saqueadas: { $amount }.
horde-forecast-deck-left = Cartas que quedan en el mazo de { $who }: { $amount }.
horde-forecast-lost = La alianza pierde.
horde-forecast-perhaps-lost = Quizá la alianza pierda.
horde-forecast-won = La alianza gana.
horde-forecast-perhaps-won = Quizá la alianza gane.
horde-forecast-doubt-treachery = La carta de traición aún está boca abajo.
horde-forecast-doubt-choices = Por el camino hay cosas que elegir.
horde-forecast-doubt-chance = También influyen cartas que nadie conoce.
horde-forecast-doubt-more = Hay más posibilidades de las que se han mirado.

## Desafíos

horde-option-renew = Barajar la pila de descartes en el mazo
horde-group-renew = El mazo
horde-prompt-outsider = ¿Qué forastero viene después?
horde-event-deck-renewed = { $who } baraja la pila de descartes en el mazo, que tiene { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; { $left ->
        [0] ya no puede hacerlo más.
        [one] aún puede hacerlo una vez.
       *[other] aún puede hacerlo { $left } veces.
    }
horde-event-challenge-spoiled = El desafío está perdido; la partida sigue.
horde-event-challenge-fulfilled = El logro del desafío está conseguido: ahora, a ganar.
horde-event-challenge-achieved = El desafío está superado: { $number ->
        [one] una medalla.
       *[other] { $number } medallas.
    }
horde-event-challenge-missed = La partida está ganada, pero no como pide el desafío.
horde-ending-survived = La alianza ha resistido

## Con un jugador de la horda, y dos jugadores juntos

horde-option-mana-split = { $one } gana { $first } de maná; { $other }, { $second }
horde-option-hide = Invocar oculta una carta en la calle { $lane }
horde-option-conceal = Ocultar { $card } ({ $place })
horde-option-challenge = Desafiar con { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    } ({ $place })
horde-option-plan = Robar una carta y preparar la traición
horde-option-rearrange = Cambiar de sitio las cartas ocultas
horde-option-change-places = Las cartas de las calles { $one } y { $two } cambian de sitio

horde-group-hide = Invocar oculta
horde-group-conceal = Ocultar
horde-group-challenge = Desafiar
horde-group-plan = Traición
horde-group-rearrange = Cartas ocultas
horde-group-swap = Cartas ocultas

horde-prompt-horde = ¿Qué hace la horda?
horde-prompt-last-plans = ¿Preparas la traición?
horde-prompt-plan = ¿Qué carta va en lo alto del mazo de la horda?
horde-prompt-hide = ¿Qué carta invocas oculta?
horde-prompt-rearrange = ¿Qué cartas ocultas cambian de sitio?
horde-prompt-turn-up = ¿Qué carta oculta se descubre ahora?

horde-event-concealed = Se oculta la carta { $card }.
horde-event-laid-face-down = Una carta llega oculta a la calle { $lane }.
horde-event-laid-face-down-secret = La carta { $card } llega oculta a la calle { $lane }.
horde-event-turned-up = Se descubre la carta de la calle { $lane }: { $card }.
horde-event-planned = { $who } pone una carta en lo alto del mazo de la horda.
horde-event-planned-secret = { $who } pone { $card } en lo alto del mazo de la horda.
horde-event-rearranged = Puede que { $who } haya cambiado de sitio las cartas ocultas.
horde-event-challenges = La carta { $card } desafía al aliado de su calle.
horde-option-exhaust-foe = Agotar { $card ->
        [Oculta] la carta oculta
       *[other] { $card }
    } ({ $place }) y el aliado que tiene enfrente
horde-group-exhaust = Agotar
horde-prompt-summon = ¿Qué carta invocas?
horde-prompt-pile-lane = { $source }: ¿adónde llega?
horde-event-used-portal = Se usa la habilidad de { $card }.
horde-event-exhausts-foe = La carta { $card } agota al aliado que tiene enfrente.
horde-prompt-consent = { $source }: ¿cambia de sitio con el aliado de tu pareja?
horde-prompt-consent-to-discard = { $source }: ¿puede descartarla tu pareja?
horde-prompt-consent-to-pay = { $source }: ¿descartas una carta para que tu pareja pueda trabar combate con el esbirro?
horde-prompt-cheaper = { $source }: ¿se juega la carta por menos maná, pagando lo que dice?
horde-event-horde-card-revealed = La horda descubre { $card }.
horde-why-horde-mana = Cuesta { $cost } de maná; la horda tiene { $mana }.
horde-why-wave-played = No se pueden invocar más cartas de las que dice la oleada: { $number }.
horde-why-lane-taken = En esa calle ya hay una carta de la horda.
horde-why-lane-named = La calle la decide la carta que invoca a esta.
horde-why-concealed-already = La carta de la calle { $lane } ya está oculta.
horde-why-few-concealed = Hay menos de dos cartas ocultas, así que ninguna puede cambiar de sitio.
horde-why-summoning-over = Las cartas se invocan solo durante la oleada, y ya ha acabado.
horde-why-wave-first = Primero se invocan las cartas de la oleada, mientras haya en la mano; todo lo demás viene después.
horde-why-face-down-only = Ahora las cartas llegan ocultas: elige una calle para una de ellas.
horde-why-portal-without = { $card } no tiene ninguna habilidad para el jugador de la horda.
horde-why-portal-used = La habilidad de { $card } ya se ha usado en este turno.
horde-why-attachments-stay = La carta { $card } está vinculada: solo se descartan aliados y torres.
horde-why-cannot-conceal = La carta { $card } tiene fichas o vínculos, o no es un monstruo que se pueda ocultar.
horde-why-no-foe = Ningún aliado está frente a la carta { $card }.
horde-why-has-play = La carta { $card } tiene una habilidad «Jugar:».
horde-why-minions-cannot = La carta { $card } es un esbirro.
horde-why-cannot-discard = La carta { $card } es un forastero o un esbirro: no pertenece a ningún mazo y no se descarta nunca.
horde-why-no-discarding = El jugador de la horda no puede descartar monstruos.
horde-why-challenged = La carta { $card } tiene un desafío pendiente y debe quedarse.

## Lo que no forma una partida

horde-refused-help = Un desafío se supera sin ayuda: elige el desafío o la ayuda para las primeras partidas.
horde-refused-tiers = Un jugador de la horda invoca de la mano: los dos mazos de la horda son para partidas sin él.
horde-refused-mixed = Ninguna horda se llama «{ $name }»: escribe none (ninguna), all (todas) o varias hordas separadas por +, de entre { $hordes }.
