### El texto de las cartas. Las claves vienen de src/skyshelf/effects y src/skyshelf/games/horde/vocabulary.
### Un paso es una frase; `.then` es la misma sin mayúscula ni punto, `.may` va en infinitivo («puedes ...»).
### Los nombres tienen las formas `.to` (a), `.of` (de), `.on` (sobre), `.with` (con), `.cap` (al comienzo de una frase) y `.gender`.
### Los adjetivos siguen al nombre: `.m`, `.f`, `.mp`, `.fp` (género y número), `.is` e `.isf` con su verbo («está Marcado»);
### `.other = yes` pone «otro» delante del nombre, y `late` el adjetivo detrás de los demás. Lo que va detrás (`que esté a 1 hexágono o menos`) tiene `.p` junto a un plural.
### `.quote` es la habilidad entre comillas: sin punto, que en español va detrás de ellas.
### `.pro = yes` dice que la palabra es un pronombre: el verbo lo lleva consigo («empújalo», «ponle»), y como sujeto se calla.

## Cómo se unen las partes

effects-nothing = { "" }
    .m = { "" }
    .f = { "" }
    .mp = { "" }
    .fp = { "" }
    .p = { "" }
    .other = no
effects-and = { $first } y { $rest }
effects-and-more = { $first }, { $rest }
effects-or = { $first } o { $rest }
effects-or-more = { $first }, { $rest }
effects-nor = { $first } ni { $rest }
    .f = { $first-f } ni { $rest-f }
effects-nor-more = { $first }, { $rest }
    .f = { $first-f }, { $rest-f }
effects-and-or = { $first } o { $rest }
effects-and-or-more = { $first }, { $rest }
effects-both = { $first } y { $rest }
    .cap = { $first-cap } y { $rest }
    .cannot = { $first-cap } y { $rest } no pueden
    .self = no
    .to = { $first-to } y { $rest-to }
    .of = { $first-of } y { $rest-of }
    .gender = several
    .pro = no
effects-both-more = { $first }, { $rest }
    .cap = { $first-cap }, { $rest }
    .cannot = { $first-cap }, { $rest } no pueden
    .self = no
    .to = { $first-to }, { $rest-to }
    .of = { $first-of }, { $rest-of }
    .gender = several
    .pro = no
effects-either = { $first } o { $rest }
    .to = { $first-to } o { $rest-to }
    .of = { $first-of } o { $rest-of }
    .gender = m
    .pro = no
effects-either-more = { $first }, { $rest }
    .to = { $first-to }, { $rest-to }
    .of = { $first-of }, { $rest-of }
    .gender = m
    .pro = no
effects-piles = { $first } o { $rest }
    .from = { $first-from } o { $rest-from }
effects-piles-more = { $first }, { $rest }
    .from = { $first-from }, { $rest-from }
effects-list = { $first }, { $rest }
effects-adjectives = { $first } { $rest }
    .m = { $first-other ->
        [late] { $rest-m } { $first-m }
        [clause] { $rest-m } { $first-m }
       *[no] { $first-m } { $rest-m }
    }
    .f = { $first-other ->
        [late] { $rest-f } { $first-f }
        [clause] { $rest-f } { $first-f }
       *[no] { $first-f } { $rest-f }
    }
    .mp = { $first-other ->
        [late] { $rest-mp } { $first-mp }
        [clause] { $rest-mp } { $first-mp }
       *[no] { $first-mp } { $rest-mp }
    }
    .fp = { $first-other ->
        [late] { $rest-fp } { $first-fp }
        [clause] { $rest-fp } { $first-fp }
       *[no] { $first-fp } { $rest-fp }
    }
    .other = { $first-other ->
        [yes] yes
        [clause] clause
       *[no] { $rest-other }
    }
    .is = { $first-is } y { $rest-is }
    .isf = { $first-isf } y { $rest-isf }
effects-properties = { $first } { $rest }
    .p = { $first-p } { $rest-p }
effects-beside = { " " }{ $what }
    .m = { " " }{ $what-m }
    .f = { " " }{ $what-f }
    .mp = { " " }{ $what-mp }
    .fp = { " " }{ $what-fp }
    .other = { $what-other }
effects-behind = { " " }{ $what }
    .p = { " " }{ $what-p }
effects-other = otro{ " " }
    .f = otra{ " " }
    .p = otros{ " " }
    .fp = otras{ " " }
effects-sentences = { $first } { $rest }
    .then = { $first-then } y después { $rest-then }
    .may = { $first-may } y después { $rest-may }
effects-alternatives = { $first-then }; o { $rest-then }
    .then = { $first-then }; o { $rest-then }
    .may = { $first-may }; o { $rest-may }
effects-costs = { $first-then } y { $rest-then }
    .then = { $first-then } y { $rest-then }
    .may = { $first-may } y { $rest-may }
effects-costs-times = { $cost-then }, { $times } veces
    .then = { $cost-then }, { $times } veces
    .may = { $cost-may }, { $times } veces
effects-cost-either = { $first-then } o { $rest-then }
    .then = { $first-then } o { $rest-then }
    .may = { $first-may } o { $rest-may }
effects-if-and = { $first } y { $rest }
    .bare = { $first-bare } y { $rest-bare }
effects-keywords = { $list }.

## Habilidades

effects-ability = { $when }: { $text }
    .quote = { $when }: { $text-then }
effects-ability-cost = { $when }, { $cost-may }: { $text }
    .quote = { $when }, { $cost-may }: { $text-then }
effects-ability-reaction = ⚡ { $when }: { $text }
    .quote = ⚡ { $when }: { $text-then }
effects-ability-reaction-cost = ⚡ { $when }, { $cost-may }: { $text }
    .quote = ⚡ { $when }, { $cost-may }: { $text-then }
effects-after = { $event }: { $text }
    .quote = { $event }: { $text-then }
effects-after-once = { $event }, una vez por cada efecto: { $text }
    .quote = { $event }, una vez por cada efecto: { $text-then }
effects-after-even-if-destroyed = { $event }, aunque eso la destruya: { $text }
    .quote = { $event }, aunque eso la destruya: { $text-then }
effects-after-not-by-itself = { $event }, salvo por esta habilidad: { $text }
    .quote = { $event }, salvo por esta habilidad: { $text-then }
effects-static = { $to-cap } tiene { $gifts }.
effects-static-both = { $to-cap } tienen { $gifts }.
effects-static-while = { $to-cap } tiene { $gifts } si { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-during = { $to-cap } tiene { $gifts } { $condition-during }.
effects-static-both-quoted = { $to-cap } tienen { $gifts }.
effects-static-quoted = { $to-cap } tiene { $gifts }.
effects-static-quoted-while = Si { $condition }, { $to } tiene { $gifts }.
effects-static-and-cannot = { $to-cap } tiene { $gifts } y no puede { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans }
    }.
effects-static-loses-and-cannot = { $to-cap } pierde { $gifts } y no puede { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans }
    }.
effects-static-cannot = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    }.
effects-static-cannot-while = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    } si { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-cannot-during = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    } { $condition-during }.
effects-enchantment = Encantamiento: { $text }
effects-quoted = «{ $text-quote }»
effects-quoted-within = “{ $text-quote }”
effects-own-cost = Esta carta cuesta { $amount } de maná menos.
effects-own-cost-per = Esta carta cuesta { $amount } de maná menos por cada { $of }.
effects-own-cost-while = Si { $condition }, esta carta cuesta { $amount } de maná menos.
effects-own-cost-while-per = Si { $condition }, esta carta cuesta { $amount } de maná menos por cada { $of }.
effects-cheaper = Al jugar esta carta puedes { $cost-may }: cuesta { $less } de maná menos.
effects-other-use = ⚡ Puedes jugar { $what-a } de tu mano con este efecto en lugar de su texto: { $text }
effects-only-on = Vincula esta carta solo { $what-to }.
effects-cannot = «no puede { $ban }»
effects-static-loses = { $to-cap } pierde { $gifts }.
effects-static-loses-while = { $to-cap } pierde { $gifts } si { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-loses-during = { $to-cap } pierde { $gifts } { $condition-during }.
effects-lost-all = todas las habilidades
effects-loses-all = ninguna habilidad
effects-loses = nada de { $keyword }
effects-resolves-twice = «Las habilidades “{ $word }” de esta carta se resuelven dos veces»
effects-twice = Las habilidades «{ $word }» { $to-of } se resuelven dos veces.
effects-extra-cost = un coste adicional: «para { $action }, { $cost-cost }»

## Palabras en negrita

effects-moment-play = Jugar
effects-moment-fight = Combate
effects-moment-exhaust = Agotar
effects-moment-destroyed = Destrucción
effects-moment-treachery = Traición
effects-moment-pillage = Saqueo
effects-moment-setup = Inicio
effects-moment-action = Acción

## Sucesos

effects-event-turn-starts = Al comienzo del turno
effects-event-horde-phase-starts = Al comienzo de la fase de la horda
effects-event-horde-phase-ends = Al final de la fase de la horda
effects-event-alliance-phase-ends = Al final de la fase de la alianza
effects-event-treachery-phase-starts = Al comienzo de la fase de traición
effects-event-turn-ends = Al final del turno
effects-event-strikes = Después de que { $who } golpee { $whom-to }
effects-event-first-strike = Después del primer golpe { $who-of } en un turno
effects-event-damages = Después de que { $who } dañe { $whom-to }
effects-event-gains-wounds = Después de que { $who } reciba 1 o más heridas
effects-event-gains-health = Después de que { $who } reciba 1 o más fichas de salud
effects-event-health-removed = Después de que { $who } pierda 1 o más fichas de salud
effects-event-destroys = Después de que { $who } destruya { $whom }
effects-event-destroyed = Después de que se destruya { $who }
effects-event-healed = Después de que cures 1 o más heridas { $who-to }
effects-event-played = Después de que juegues { $who }
effects-event-becomes-engaged = Después de que { $who } trabe combate con { $whom }
effects-event-moves = Después de que { $who } se mueva
effects-event-draws = Después de que robes una carta
effects-event-gains-mana = Después de que ganes maná
effects-event-rebuilds = Después de que reconstruyas 1 o más cartas
effects-event-exhausted = Después de que { $who } se agote
effects-event-leaves-play = Después de que { $who } salga del juego
effects-event-summoned-from-pile = Después de que se invoque { $who } desde la pila del forastero
effects-event-resolves-mutaform = Después de que { $who } resuelva Mutaforma
effects-event-treachery-flipped = Después de que se descubra una carta de traición
effects-event-treachery-resolved = Después de que se resuelva la carta de traición
effects-event-revealed = Después de que se descubra { $who }
effects-event-cards-beneath = Cuando haya { $least } o más cartas debajo { $who-of }

## Pasos que dirigen el texto

effects-may = Puedes { $what-may }.
    .then = puedes { $what-may }
    .may = elegir si { $what-may }
effects-may-by-alliance = La alianza puede { $what-may }.
    .then = la alianza puede { $what-may }
    .may = dejar que la alianza elija si { $what-may }
effects-may-by-horde = La horda puede { $what-may }.
    .then = la horda puede { $what-may }
    .may = dejar que la horda elija si { $what-may }
effects-if-they-do = Si lo hace, { $then-then }.
    .then = si lo hace, { $then-then }
    .may = si lo hace, { $then-may }
effects-if-they-do-not = Si no lo hace, { $then-then }.
    .then = si no lo hace, { $then-then }
    .may = si no lo hace, { $then-may }
effects-owner-may = El dueño { $of-of } puede { $what-they }. Si no lo hace, { $otherwise-then }.
    .then = el dueño { $of-of } puede { $what-they }; si no lo hace, { $otherwise-then }
    .may = dejar que el dueño { $of-of } elija si { $what-they }; si no lo hace, { $otherwise-then }
effects-if-you-do = Si lo haces, { $then-then }.
    .then = si lo haces, { $then-then }
    .may = si lo haces, { $then-may }
effects-if-impossible = Si no es posible, { $then-then }.
    .then = si no es posible, { $then-then }
    .may = si no es posible, { $then-may }
effects-if-you-do-not = Si no lo haces, { $then-then }.
    .then = si no lo haces, { $then-then }
    .may = si no lo haces, { $then-may }
effects-if-this-destroys = Si eso lo destruye, { $then-then }.
    .then = si eso lo destruye, { $then-then }
    .may = si eso lo destruye, { $then-may }
effects-if = Si { $condition }, { $then-then }.
    .then = si { $condition }, { $then-then }
    .may = si { $condition }, { $then-may }
effects-if-else = Si { $condition }, { $then-then }. Si no, { $otherwise-then }.
    .then = si { $condition }, { $then-then }; si no, { $otherwise-then }
    .may = si { $condition }, { $then-may }; si no, { $otherwise-may }
effects-choose = Elige { $number ->
        [1] una opción
        [2] dos opciones distintas
       *[other] { $number } opciones distintas
    }: { $options-then }.
    .then = elige { $number ->
        [1] una opción
        [2] dos opciones distintas
       *[other] { $number } opciones distintas
    }: { $options-then }
    .may = elegir { $number ->
        [1] una opción
        [2] dos opciones distintas
       *[other] { $number } opciones distintas
    }: { $options-then }
effects-choose-by-alliance = La alianza elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }.
    .then = la alianza elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
    .may = dejar que la alianza elija { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
effects-choose-by-horde = La horda elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }.
    .then = la horda elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
    .may = dejar que la horda elija { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
effects-choose-by-each-player = Cada jugador de la alianza elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }.
    .then = cada jugador de la alianza elige { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
    .may = dejar que cada jugador de la alianza elija { $number ->
        [1] una opción
       *[other] { $number } opciones distintas
    }: { $options-then }
effects-repeat = { $amount } veces: { $what }
    .then = { $amount } veces: { $what-then }
    .may = { $what-may } { $amount } veces
effects-repeat-per = { $amount ->
        [1] Por cada { $of }, { $what-then }.
       *[other] { $amount } veces por cada { $of }: { $what-then }.
    }
    .then = por cada { $of }, { $amount ->
        [1] { "" }
       *[other] { $amount } veces,{ " " }
    }{ $what-then }
    .may = { $what-may } { $amount } veces por cada { $of }
effects-each-player = Cada jugador de la alianza hace esto: { $what-then }.
    .then = cada jugador de la alianza hace esto: { $what-then }
    .may = hacer que cada jugador de la alianza haga esto: { $what-then }
effects-for-each = Por cada { $what }, { $text-then }.
    .then = por cada { $what }, { $text-then }
    .may = por cada { $what }, { $text-may }
effects-select = Elige { $target }.
    .then = elige { $target }
    .may = elegir { $target }

## Condiciones

# `.bare` es la condición dicha de la carta de la que ya se habla: «mientras no tiene cartas vecinas».
effects-if-is = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isf }
       *[m] { $what-is }
    }
    .bare = { $who-self ->
        [yes] { $who-gender ->
            [f] { $what-isf }
           *[m] { $what-is }
        }
       *[no] { $who } { $who-gender ->
            [f] { $what-isf }
           *[m] { $what-is }
        }
    }
effects-if-is-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }no { $who-gender ->
        [f] { $what-isf }
       *[m] { $what-is }
    }
    .bare = { $who-self ->
        [yes] no { $who-gender ->
            [f] { $what-isf }
           *[m] { $what-is }
        }
       *[no] { $who } no { $who-gender ->
            [f] { $what-isf }
           *[m] { $what-is }
        }
    }
effects-if-is-behind = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $what-is }
    .bare = { $who-self ->
        [yes] { $what-is }
       *[no] { $who } { $what-is }
    }
effects-if-is-behind-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $what-isnot }
    .bare = { $who-self ->
        [yes] { $what-isnot }
       *[no] { $who } { $what-isnot }
    }
effects-if-is-the = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }es { $what }
    .bare = { $who-self ->
        [yes] es { $what }
       *[no] { $who } es { $what }
    }
effects-if-is-the-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }no es { $what }
    .bare = { $who-self ->
        [yes] no es { $what }
       *[no] { $who } no es { $what }
    }
effects-if-fight-phase = es la fase de combate
    .bare = es la fase de combate
    .during = durante la fase de combate
effects-if-fight-phase-not = no es la fase de combate
    .bare = no es la fase de combate
    .during = fuera de la fase de combate
effects-if-alliance-phase = es la fase de la alianza
    .bare = es la fase de la alianza
    .during = durante la fase de la alianza
effects-if-alliance-phase-not = no es la fase de la alianza
    .bare = no es la fase de la alianza
    .during = fuera de la fase de la alianza
effects-if-in-play = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }está en juego
    .bare = { $who-self ->
        [yes] está en juego
       *[no] { $who } está en juego
    }
effects-if-in-play-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }no está en juego
    .bare = { $who-self ->
        [yes] no está en juego
       *[no] { $who } no está en juego
    }
effects-if-there-is = hay { $what-a } en juego
    .bare = hay { $what-a } en juego
effects-if-there-is-not = no hay { $what-gender ->
        [f] ninguna
       *[m] ningún
    } { $what } en juego
    .bare = no hay { $what-gender ->
        [f] ninguna
       *[m] ningún
    } { $what } en juego
effects-if-value-at-least = { $of-pro ->
        [yes] { "" }
       *[no] { $of }{ " " }
    }tiene { $number } o más de { $value }
    .bare = { $of-self ->
        [yes] tiene { $number } o más de { $value }
       *[no] { $of } tiene { $number } o más de { $value }
    }
effects-if-value-at-least-not = { $of-pro ->
        [yes] { "" }
       *[no] { $of }{ " " }
    }tiene menos de { $number } de { $value }
    .bare = { $of-self ->
        [yes] tiene menos de { $number } de { $value }
       *[no] { $of } tiene menos de { $number } de { $value }
    }
effects-if-at-least = hay { $number ->
        [1] al menos 1 { $count }
       *[other] al menos { $number } { $count-plural }
    }
    .bare = hay { $number ->
        [1] al menos 1 { $count }
       *[other] al menos { $number } { $count-plural }
    }
effects-if-at-least-not = { $number ->
        [1] no hay { $count-plural }
       *[other] hay menos de { $number } { $count-plural }
    }
    .bare = { $number ->
        [1] no hay { $count-plural }
       *[other] hay menos de { $number } { $count-plural }
    }
effects-if-done = lo has hecho
    .bare = lo has hecho
effects-if-done-not = no lo has hecho
    .bare = no lo has hecho
effects-if-back-line-open = se puede trabar combate con una Cría o un esbirro de la retaguardia
    .bare = se puede trabar combate con una Cría o un esbirro de la retaguardia
effects-if-guessed-wrong = la respuesta no era correcta
    .bare = la respuesta no era correcta

## Cantidades: lo que sigue a «por cada»

effects-number-tokens = ficha de { $token } { $on-pro ->
        [yes] suya
       *[no] { $on-of }
    }
    .plural = fichas de { $token } { $on-pro ->
        [yes] suyas
       *[no] { $on-of }
    }
effects-number-value = { $of-pro ->
        [yes] punto de su { $value }
       *[no] punto de { $value } { $of-of }
    }
    .plural = { $of-pro ->
        [yes] puntos de su { $value }
       *[no] puntos de { $value } { $of-of }
    }
effects-number-keyword = punto de { $keyword } { $of-pro ->
        [yes] suyo
       *[no] { $of-of }
    }
    .plural = puntos de { $keyword } { $of-pro ->
        [yes] suyos
       *[no] { $of-of }
    }
effects-number-count = { $what }
    .plural = { $what-plural }
effects-number-pile = carta { $zone-into }
    .plural = cartas { $zone-into }
effects-number-pile-of = { $what } { $zone-into }
    .plural = { $what-plural } { $zone-into }
effects-number-beneath = carta debajo { $of-of }
    .plural = cartas debajo { $of-of }
effects-number-health-it-had = punto de salud que tenía
effects-number-mana-cost = punto del coste de maná de ese hechizo
effects-number-released = carta puesta ahí
effects-number-wounds = herida infligida
effects-number-played = carta que hayas jugado este turno, contando esta
effects-number-removed = ficha quitada así
effects-number-paid = punto de maná pagado así
effects-number-cost = ese coste
effects-number-destroyed = carta destruida así

## Qué cartas

# `.noun` (o `.anoun`, con artículo) y `.behind` son las dos mitades, para que «más débil» y «al azar» queden entre ellas;
# `.nouns` y `.behinds`, en plural.
effects-cards = { $first ->
        [other] { $kind-gender ->
            [f] { $other-f }
           *[m] { $other }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] otra{ " " }
               *[m] otro{ " " }
            }
           *[no] { "" }
        }
    }{ $kind }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }{ $rest }
    .noun = { $first ->
        [other] { $kind-gender ->
            [f] { $other-f }
           *[m] { $other }
        }
       *[kind] { "" }
    }{ $kind }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .behind = { $rest }
    .nouns = { $first ->
        [other] { $kind-gender ->
            [f] { $other-fp }
           *[m] { $other-p }
        }
       *[kind] { "" }
    }{ $kind-plural }{ $kind-gender ->
        [f] { $adjectives-fp }
       *[m] { $adjectives-mp }
    }
    .behinds = { $rest-p }
    .a = { $first ->
        [other] { $kind-gender ->
            [f] { $other-f }{ $kind }
           *[m] { $other }{ $kind }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] otra { $kind }
               *[m] otro { $kind }
            }
           *[no] { $kind-a }
        }
    }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }{ $rest }
    .anoun = { $first ->
        [other] { $kind-gender ->
            [f] { $other-f }{ $kind }
           *[m] { $other }{ $kind }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] otra { $kind }
               *[m] otro { $kind }
            }
           *[no] { $kind-a }
        }
    }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .plural = { $first ->
        [other] { $kind-gender ->
            [f] { $other-fp }
           *[m] { $other-p }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] otras{ " " }
               *[m] otros{ " " }
            }
           *[no] { "" }
        }
    }{ $kind-plural }{ $kind-gender ->
        [f] { $adjectives-fp }
       *[m] { $adjectives-mp }
    }{ $rest-p }
    .each = { $first ->
        [other] { $kind-gender ->
            [f] una de las demás { $kind-plural }{ $adjectives-fp }{ $rest-p }
           *[m] uno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] una de las demás { $kind-plural }{ $adjectives-fp }{ $rest-p }
               *[m] uno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
            }
           *[no] { $kind }{ $kind-gender ->
                [f] { $adjectives-f }
               *[m] { $adjectives-m }
            }{ $rest }
        }
    }
    .none = { $first ->
        [other] { $kind-gender ->
            [f] Ninguna de las demás { $kind-plural }{ $adjectives-fp }{ $rest-p }
           *[m] Ninguno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] Ninguna de las demás { $kind-plural }{ $adjectives-fp }{ $rest-p }
               *[m] Ninguno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
            }
           *[no] { $kind-gender ->
                [f] Ninguna { $kind }{ $adjectives-f }{ $rest }
               *[m] Ningún { $kind }{ $adjectives-m }{ $rest }
            }
        }
    }
    .head = { $adjectives-other ->
        [clause] { $kind-a }
       *[no] { $first ->
            [other] { $kind-gender ->
                [f] { $other-f }{ $kind }
               *[m] { $other }{ $kind }
            }
           *[kind] { $adjectives-other ->
                [yes] { $kind-gender ->
                    [f] otra { $kind }
                   *[m] otro { $kind }
                }
               *[no] { $kind-a }
            }
        }{ $kind-gender ->
            [f] { $adjectives-f }
           *[m] { $adjectives-m }
        }{ $rest }
    }
    .clause = { $adjectives-other ->
        [clause] { $kind-gender ->
            [f] { $adjectives-f }{ $rest }
           *[m] { $adjectives-m }{ $rest }
        }
       *[no] { "" }
    }
    .gender = { $kind-gender }
effects-target-a = { $what-a }
    .to = a { $what-a }
    .on = sobre { $what-a }
    .of = de { $what-a }
    .with = con { $what-a }
    .gender = { $what-gender }
    .pro = no
effects-target-up-to-one = como máximo { $what-a }
    .to = como máximo a { $what-a }
    .of = de como máximo { $what-a }
    .gender = { $what-gender }
    .pro = no
effects-target-up-to = hasta { $number } { $what-plural }
    .to = a un máximo de { $number } { $what-plural }
    .on = sobre hasta { $number } { $what-plural }
    .of = de hasta { $number } { $what-plural }
    .gender = several
    .pro = no
effects-target-any-number = tantos { $what-plural } como quieras
    .to = a tantos { $what-plural } como quieras
    .of = de tantos { $what-plural } como quieras
    .gender = several
    .pro = no
effects-target-different = { $what-gender ->
        [f] cada una de { $number } { $what-plural } distintas
       *[m] cada uno de { $number } { $what-plural } distintos
    }
    .to = a { $what-gender ->
        [f] cada una de { $number } { $what-plural } distintas
       *[m] cada uno de { $number } { $what-plural } distintos
    }
    .of = de { $what-gender ->
        [f] cada una de { $number } { $what-plural } distintas
       *[m] cada uno de { $number } { $what-plural } distintos
    }
    .gender = several
    .pro = no
effects-target-each = cada { $what-each }
    .cap = Cada { $what-each }
    .to = a cada { $what-each }
    .on = sobre cada { $what-each }
    .of = de cada { $what-each }
    .with = con cada { $what-each }
    .cannot = { $what-none } puede
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-ranked = { $what-gender ->
        [f] la
       *[m] el
    } { $what-noun } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-behind }{ $number ->
       *[one] { "" }
    }
    .to = { $what-gender ->
        [f] a la
       *[m] al
    } { $what-noun } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-behind }
    .of = { $what-gender ->
        [f] de la
       *[m] del
    } { $what-noun } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-behind }
    .gender = { $what-gender }
    .pro = no
effects-target-ranked-behind = { $what-gender ->
        [f] la
       *[m] el
    } { $what } { $rank-behind }{ $number ->
       *[one] { "" }
    }
    .to = { $what-gender ->
        [f] a la
       *[m] al
    } { $what } { $rank-behind }
    .of = { $what-gender ->
        [f] de la
       *[m] del
    } { $what } { $rank-behind }
    .gender = { $what-gender }
    .pro = no
effects-target-ranked-several = { $what-gender ->
        [f] cada una de las
       *[m] cada uno de los
    } { $number ->
        [2] dos
       *[other] { $number }
    } { $what-nouns } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }{ $what-behinds }
    .to = a { $what-gender ->
        [f] cada una de las
       *[m] cada uno de los
    } { $number ->
        [2] dos
       *[other] { $number }
    } { $what-nouns } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }{ $what-behinds }
    .of = de { $what-gender ->
        [f] cada una de las
       *[m] cada uno de los
    } { $number ->
        [2] dos
       *[other] { $number }
    } { $what-nouns } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }{ $what-behinds }
    .gender = several
    .pro = no
effects-target-random = { $what-anoun } al azar{ $what-behind }
    .to = a { $what-anoun } al azar{ $what-behind }
    .of = de { $what-anoun } al azar{ $what-behind }
    .gender = { $what-gender }
    .pro = no
effects-pile-of = { $what-head } { $zone-from }{ $what-clause }

effects-ref-this = esta carta
    .cap = Esta carta
    .to = a esta carta
    .of = de esta carta
    .with = con esta carta
    .cannot = Esta carta no puede
    .gender = f
    .pro = no
    .self = yes
effects-ref-itself = esta carta
    .cap = Esta carta
    .to = a esta carta
    .of = de esta carta
    .with = con esta carta
    .cannot = Esta carta no puede
    .gender = f
    .pro = yes
    .self = yes
effects-ref-bearer = el portador
    .cap = El portador
    .to = al portador
    .of = del portador
    .with = con el portador
    .cannot = El portador no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-it = él
    .cap = Él
    .to = a este
    .of = de él
    .with = con él
    .cannot = Él no puede
    .gender = m
    .pro = yes
    .self = no
effects-ref-that = esa carta
    .cap = Esa carta
    .to = a esa carta
    .of = de esa carta
    .with = con esa carta
    .cannot = Esa carta no puede
    .gender = f
    .pro = no
    .self = no
effects-ref-other-card = la otra carta
    .cap = La otra carta
    .to = a la otra carta
    .of = de la otra carta
    .with = con la otra carta
    .cannot = La otra carta no puede
    .gender = f
    .pro = no
    .self = no
effects-ref-that-ally = ese aliado
    .cap = Ese aliado
    .to = a ese aliado
    .of = de ese aliado
    .with = con ese aliado
    .cannot = Ese aliado no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-that-monster = ese monstruo
    .cap = Ese monstruo
    .to = a ese monstruo
    .of = de ese monstruo
    .with = con ese monstruo
    .cannot = Ese monstruo no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-boosted = el monstruo potenciado
    .cap = El monstruo potenciado
    .to = al monstruo potenciado
    .of = del monstruo potenciado
    .with = con el monstruo potenciado
    .cannot = El monstruo potenciado no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-castle = el castillo
    .cap = El castillo
    .to = al castillo
    .of = del castillo
    .with = con el castillo
    .cannot = El castillo no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-portal = el portal
    .cap = El portal
    .to = al portal
    .of = del portal
    .with = con el portal
    .cannot = El portal no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-outsider = el forastero
    .cap = El forastero
    .to = al forastero
    .of = del forastero
    .with = con el forastero
    .cannot = El forastero no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-outsider-or-portal = el forastero o, si no está en juego, el portal
    .cap = El forastero o, si no está en juego, el portal
    .to = al forastero o, si no está en juego, al portal
    .of = del forastero o, si no está en juego, del portal
    .with = con el forastero o, si no está en juego, con el portal
    .cannot = El forastero o, si no está en juego, el portal no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-onikai = Onikai
    .cap = Onikai
    .to = a Onikai
    .of = de Onikai
    .with = con Onikai
    .cannot = Onikai no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-yetnar = Yetnar
    .cap = Yetnar
    .to = a Yetnar
    .of = de Yetnar
    .with = con Yetnar
    .cannot = Yetnar no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-zephylite = Zephylite
    .cap = Zephylite
    .to = a Zephylite
    .of = de Zephylite
    .with = con Zephylite
    .cannot = Zephylite no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-ratamil = Ratamil
    .cap = Ratamil
    .to = a Ratamil
    .of = de Ratamil
    .with = con Ratamil
    .cannot = Ratamil no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-game = la partida
    .cap = La partida
    .to = a la partida
    .of = de la partida
    .with = con la partida
    .cannot = La partida no puede
    .gender = f
    .pro = no
    .self = no
effects-ref-engaged-monster = el monstruo trabado
    .cap = El monstruo trabado
    .to = al monstruo trabado
    .of = del monstruo trabado
    .with = con el monstruo trabado
    .cannot = El monstruo trabado no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-engaged-ally = el aliado trabado
    .cap = El aliado trabado
    .to = al aliado trabado
    .of = del aliado trabado
    .with = con el aliado trabado
    .cannot = El aliado trabado no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-monster-engaged-with = el monstruo trabado { $of-with }
    .cap = El monstruo trabado { $of-with }
    .to = al monstruo trabado { $of-with }
    .of = del monstruo trabado { $of-with }
    .with = con el monstruo trabado { $of-with }
    .cannot = El monstruo trabado { $of-with } no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-ally-engaged-with = el aliado trabado { $of-with }
    .cap = El aliado trabado { $of-with }
    .to = al aliado trabado { $of-with }
    .of = del aliado trabado { $of-with }
    .with = con el aliado trabado { $of-with }
    .cannot = El aliado trabado { $of-with } no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-engaged-monster-or-portal = el monstruo trabado o, si no hay, el portal
    .cap = El monstruo trabado o, si no hay, el portal
    .to = al monstruo trabado o, si no hay, al portal
    .of = del monstruo trabado o, si no hay, del portal
    .with = con el monstruo trabado o, si no hay, con el portal
    .cannot = El monstruo trabado o, si no hay, el portal no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-facing = el monstruo de esta calle
    .cap = El monstruo de esta calle
    .to = al monstruo de esta calle
    .of = del monstruo de esta calle
    .with = con el monstruo de esta calle
    .cannot = El monstruo de esta calle no puede
    .gender = m
    .pro = no
    .self = no
effects-ref-facing-minion = el esbirro de esta calle
    .cap = El esbirro de esta calle
    .to = al esbirro de esta calle
    .of = del esbirro de esta calle
    .with = con el esbirro de esta calle
    .cannot = El esbirro de esta calle no puede
    .gender = m
    .pro = no
    .self = no

## Tipos de cartas

effects-kind-card = carta
    .a = una carta
    .plural = cartas
    .gender = f
effects-kind-ally = aliado
    .a = un aliado
    .plural = aliados
    .gender = m
effects-kind-tower = torre
    .a = una torre
    .plural = torres
    .gender = f
effects-kind-attachment = vínculo
    .a = un vínculo
    .plural = vínculos
    .gender = m
effects-kind-spell = hechizo
    .a = un hechizo
    .plural = hechizos
    .gender = m
effects-kind-monster = monstruo
    .a = un monstruo
    .plural = monstruos
    .gender = m
effects-kind-minion = esbirro
    .a = un esbirro
    .plural = esbirros
    .gender = m
effects-kind-any-minion = esbirro, aunque esté destruido
    .a = un esbirro, aunque esté destruido
    .plural = esbirros, aunque estén destruidos
    .gender = m
effects-kind-creature = criatura
    .a = una criatura
    .plural = criaturas
    .gender = f
effects-kind-horde-card = carta de la horda
    .a = una carta de la horda
    .plural = cartas de la horda
    .gender = f
effects-kind-alliance-card = carta de la alianza
    .a = una carta de la alianza
    .plural = cartas de la alianza
    .gender = f
effects-kind-skeleton = Esqueleto
    .a = un Esqueleto
    .plural = Esqueletos
    .gender = m
effects-kind-troop = Tropa
    .a = una Tropa
    .plural = Tropas
    .gender = f
effects-kind-roots = carta Raíces
    .a = una carta Raíces
    .plural = cartas Raíces
    .gender = f
effects-kind-brood = Cría
    .a = una Cría
    .plural = Crías
    .gender = f

## Propiedades

effects-filter-nonepic = no épico
    .m = no épico
    .f = no épica
    .mp = no épicos
    .fp = no épicas
    .other = late
    .is = no es épico
    .isf = no es épica
effects-filter-nonoutsider = no forastero
    .m = no forastero
    .f = que no sea forastero
    .mp = no forasteros
    .fp = que no sean forasteros
    .other = late
    .is = no es un forastero
    .isf = no es un forastero
effects-filter-nonhero = no héroe
    .m = no héroe
    .f = no héroe
    .mp = no héroes
    .fp = no héroes
    .other = late
    .is = no es un héroe
    .isf = no es un héroe
effects-filter-nonally = que no sea un aliado
    .m = que no sea un aliado
    .f = que no sea un aliado
    .mp = que no sean aliados
    .fp = que no sean aliados
    .other = clause
    .is = no es un aliado
    .isf = no es un aliado
effects-filter-ofalliance = de la alianza
    .m = de la alianza
    .f = de la alianza
    .mp = de la alianza
    .fp = de la alianza
    .other = no
    .is = es de la alianza
    .isf = es de la alianza
effects-filter-wounded = herido
    .m = herido
    .f = herida
    .mp = heridos
    .fp = heridas
    .other = no
    .is = está herido
    .isf = está herida
effects-filter-neighboring = vecino
    .m = vecino
    .f = vecina
    .mp = vecinos
    .fp = vecinas
    .other = no
    .is = es vecino de esta carta
    .isf = es vecina de esta carta
effects-filter-engaged = trabado
    .m = trabado
    .f = trabada
    .mp = trabados
    .fp = trabadas
    .other = no
    .is = está trabado
    .isf = está trabada
effects-filter-unengaged = sin trabar
    .m = sin trabar
    .f = sin trabar
    .mp = sin trabar
    .fp = sin trabar
    .other = no
    .is = está sin trabar
    .isf = está sin trabar
effects-filter-front = en una calle
    .p = en una calle
    .is = está en una calle
    .isnot = no está en una calle
effects-filter-backline = en la retaguardia
    .p = en la retaguardia
    .is = está en la retaguardia
    .isnot = no está en la retaguardia
effects-filter-yours = de los tuyos
    .p = tuyos
    .is = es tuyo
    .isnot = no es tuyo
effects-filter-withoutarmor = sin armadura
    .p = sin armadura
    .is = no tiene armadura
    .isnot = tiene armadura
effects-filter-withouthordeattachment = sin vínculos de la horda
    .p = sin vínculos de la horda
    .is = no tiene vínculos de la horda
    .isnot = tiene un vínculo de la horda
effects-filter-formerneighbor = que era vecino suyo
    .p = que eran vecinos suyos
effects-filter-doomed = sin salud
    .p = sin salud
    .is = no le queda salud
    .isnot = aún le queda salud
effects-filter-called = llamado { $name }
    .p = llamados { $name }
    .is = es { $name }
    .isnot = no es { $name }
effects-filter-unguarded = sin una carta de la alianza enfrente
    .p = sin una carta de la alianza enfrente
    .is = no tiene enfrente una carta de la alianza
    .isnot = tiene enfrente una carta de la alianza
effects-filter-onlyally = que sea tu único aliado en juego
    .p = que sean tus únicos aliados en juego
    .is = es tu único aliado en juego
    .isnot = no es tu único aliado en juego
effects-filter-affected = afectado así
    .p = afectados así
    .is = ha quedado así
    .isnot = no ha quedado así
effects-filter-alone = sin cartas vecinas
    .p = sin cartas vecinas
    .is = no tiene cartas vecinas
    .isnot = tiene una carta vecina
effects-filter-neighborof = { $of-pro ->
        [yes] vecino suyo
       *[no] vecino { $of-of }
    }
    .p = { $of-pro ->
        [yes] vecinos suyos
       *[no] vecinos { $of-of }
    }
    .is = es vecino { $of-of }
    .isnot = no es vecino { $of-of }
effects-filter-rightof = en la calle justo a la derecha { $of-of }
    .p = en la calle justo a la derecha { $of-of }
    .is = está en la calle justo a la derecha { $of-of }
    .isnot = no está en la calle justo a la derecha { $of-of }
effects-filter-attachedto = { $of-of }
    .p = { $of-of }
    .is = está vinculado { $of-to }
    .isnot = no está vinculado { $of-to }
effects-filter-within = que esté a { $lanes ->
        [1] 1 calle
       *[other] { $lanes } calles
    } o menos { $of-of }
    .p = que estén a { $lanes ->
        [1] 1 calle
       *[other] { $lanes } calles
    } o menos { $of-of }
    .is = está a { $lanes ->
        [1] 1 calle
       *[other] { $lanes } calles
    } o menos { $of-of }
    .isnot = no está a { $lanes ->
        [1] 1 calle
       *[other] { $lanes } calles
    } o menos { $of-of }
effects-filter-withtrait = con { $trait }
    .p = con { $trait }
    .is = tiene { $trait }
    .isnot = no tiene { $trait }
effects-filter-costatmost = de coste { $number } o menos
    .p = de coste { $number } o menos
    .is = tiene coste { $number } o menos
    .isnot = tiene un coste mayor que { $number }
effects-filter-costatleast = de coste { $number } o más
    .p = de coste { $number } o más
    .is = tiene coste { $number } o más
    .isnot = tiene un coste menor que { $number }
effects-filter-healthatmost = con { $number } de salud o menos
    .p = con { $number } de salud o menos
    .is = tiene { $number } de salud o menos
    .isnot = tiene más de { $number } de salud
effects-filter-attackatmost = con { $number } de ataque o menos
    .p = con { $number } de ataque o menos
    .is = tiene { $number } de ataque o menos
    .isnot = tiene más de { $number } de ataque

effects-subtype-royal-guard = Guardia Real
    .m = Guardia Real
    .f = Guardia Real
    .mp = Guardia Real
    .fp = Guardia Real
    .other = no
    .is = es Guardia Real
    .isf = es Guardia Real
effects-subtype-shapeshifter = Cambiaformas
    .m = Cambiaformas
    .f = Cambiaformas
    .mp = Cambiaformas
    .fp = Cambiaformas
    .other = no
    .is = es Cambiaformas
    .isf = es Cambiaformas
effects-subtype-dryad = Dríade
    .m = Dríade
    .f = Dríade
    .mp = Dríade
    .fp = Dríade
    .other = no
    .is = es Dríade
    .isf = es Dríade
effects-subtype-tribesmen = Tribal
    .m = Tribal
    .f = Tribal
    .mp = Tribales
    .fp = Tribales
    .other = no
    .is = es Tribal
    .isf = es Tribal
effects-subtype-bushido = Bushido
    .m = Bushido
    .f = Bushido
    .mp = Bushido
    .fp = Bushido
    .other = no
    .is = es Bushido
    .isf = es Bushido
effects-subtype-shadows = Sombra
    .m = Sombra
    .f = Sombra
    .mp = Sombra
    .fp = Sombra
    .other = no
    .is = es Sombra
    .isf = es Sombra
effects-subtype-phalanx = Falange
    .m = Falange
    .f = Falange
    .mp = Falange
    .fp = Falange
    .other = no
    .is = es Falange
    .isf = es Falange
effects-subtype-rogue = Pícaro
    .m = Pícaro
    .f = Pícaro
    .mp = Pícaro
    .fp = Pícaro
    .other = no
    .is = es Pícaro
    .isf = es Pícaro
effects-subtype-mentalist = Mentalista
    .m = Mentalista
    .f = Mentalista
    .mp = Mentalistas
    .fp = Mentalistas
    .other = no
    .is = es Mentalista
    .isf = es Mentalista
effects-subtype-weapon = Arma
    .m = Arma
    .f = Arma
    .mp = Arma
    .fp = Arma
    .other = no
    .is = es Arma
    .isf = es Arma

effects-rank-strongest = más fuerte
    .f = más fuerte
    .plural = más fuertes
    .fp = más fuertes
effects-rank-weakest = más débil
    .f = más débil
    .plural = más débiles
    .fp = más débiles
effects-rank-most-wounded = más herido
    .f = más herida
    .plural = más heridos
    .fp = más heridas
effects-rank-fewest-health-tokens = con menos fichas de salud
    .f = con menos fichas de salud
    .plural = con menos fichas de salud
    .fp = con menos fichas de salud
effects-rank-most-health-tokens = con más fichas de salud
    .f = con más fichas de salud
    .plural = con más fichas de salud
    .fp = con más fichas de salud
    .behind = con más fichas de salud
effects-rank-closest = más cercano
    .f = más cercana
    .plural = más cercanos
    .fp = más cercanas

effects-zone-hand = tu mano
    .from = de tu mano
    .into = en tu mano
    .owners = en las manos de sus dueños
effects-zone-discard-pile = tu pila de descartes
    .from = de tu pila de descartes
    .into = en tu pila de descartes
    .owners = en las pilas de descartes de sus dueños
effects-zone-deck = tu mazo
    .from = de tu mazo
    .into = en tu mazo
    .owners = en los mazos de sus dueños, que después se barajan
effects-zone-any-discard-pile = una pila de descartes de la alianza
    .from = de una pila de descartes de la alianza
    .into = en una pila de descartes de la alianza
effects-zone-collection = tu colección
    .from = de tu colección
    .into = en tu colección

## Fichas, valores, palabras clave

effects-token-health = salud
effects-token-wound = herida
effects-token-attack = ataque
effects-token-weaken = debilidad
effects-token-armor = armadura
effects-token-temporary-attack = ataque temporal
effects-token-count = { $number ->
        [one] { $number } ficha de { $token }
       *[other] { $number } fichas de { $token }
    }
effects-token-per = { $number ->
        [one] { $number } ficha de { $token }
       *[other] { $number } fichas de { $token }
    } por cada { $of }
effects-stat-attack = ataque
effects-stat-health = salud
effects-stat-armor = armadura
effects-stat-cost = coste de maná
effects-value = +{ $number } de { $stat }
effects-value-less = −{ $number } de { $stat }
effects-value-per = +{ $number } de { $stat } por cada { $of }
effects-value-less-per = −{ $number } de { $stat } por cada { $of }
effects-trait-armor = Armadura{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-heroic = Heroico{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-elusive = Esquivo{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-trample = Arrollar{ $number ->
       *[other] { "" }
    }
effects-trait-barrier = Barrera{ $number ->
       *[other] { "" }
    }
effects-trait-taunt = Provocar{ $number ->
       *[other] { "" }
    }
effects-trait-pillager = Saqueador{ $number ->
       *[other] { "" }
    }
effects-keyword-counted = { $keyword } X, donde X es el número de { $of-plural }

## Prohibiciones: lo que sigue a «no puede»

effects-ban-be-engaged = ser trabado en combate
    .f = ser trabada en combate
effects-ban-strike = golpear
    .f = golpear
effects-ban-deal-damage = infligir daño
    .f = infligir daño
effects-ban-pillage = saquear
    .f = saquear
effects-ban-be-moved = moverse
    .f = moverse
effects-ban-be-exhausted = agotarse
    .f = agotarse
effects-ban-be-damaged = sufrir daño
    .f = sufrir daño
effects-ban-gain-wounds = recibir heridas
    .f = recibir heridas
effects-ban-gain-health = recibir fichas de salud
    .f = recibir fichas de salud
effects-ban-lose-wounds = perder heridas
    .f = perder heridas
effects-ban-strike-in-fight = golpear en la fase de combate
    .f = golpear en la fase de combate
effects-pairban-engage = trabar combate con { $others-plural }, ni ellos con él
    .f = trabar combate con { $others-plural }, ni ellos con ella
effects-pairban-be-approached = ser trabado en combate por { $others-plural }
    .f = ser trabada en combate por { $others-plural }
effects-pairban-be-struck = recibir golpes de { $others-plural }
    .f = recibir golpes de { $others-plural }
effects-act-engage = trabar combate con él
effects-until-turn = hasta el final del turno
effects-until-lane = en el combate de esta calle
effects-who-you = tú
effects-who-any = un jugador de la alianza
effects-who-each = cada jugador de la alianza
effects-who-foe = el jugador de la horda

## Pasos

effects-deal = { $to-pro ->
        [yes] Inflígele { $amount } de daño.
       *[no] Inflige { $amount } de daño { $to-to }.
    }
    .then = { $to-pro ->
        [yes] inflígele { $amount } de daño
       *[no] inflige { $amount } de daño { $to-to }
    }
    .may = { $to-pro ->
        [yes] infligirle { $amount } de daño
       *[no] infligir { $amount } de daño { $to-to }
    }
effects-deal-per = { $to-pro ->
        [yes] Inflígele { $amount } de daño por cada { $of }.
       *[no] Inflige { $amount } de daño { $to-to } por cada { $of }.
    }
    .then = { $to-pro ->
        [yes] inflígele { $amount } de daño por cada { $of }
       *[no] inflige { $amount } de daño { $to-to } por cada { $of }
    }
    .may = { $to-pro ->
        [yes] infligirle { $amount } de daño por cada { $of }
       *[no] infligir { $amount } de daño { $to-to } por cada { $of }
    }
effects-deal-by = { $by-pro ->
        [yes] Inflige { $amount } de daño { $to-to }.
       *[no] { $by-cap } inflige { $amount } de daño { $to-to }.
    }
    .then = { $by-pro ->
        [yes] inflige { $amount } de daño { $to-to }
       *[no] { $by } inflige { $amount } de daño { $to-to }
    }
    .may = { $by-pro ->
        [yes] hacer que inflija { $amount } de daño { $to-to }
       *[no] hacer que { $by } inflija { $amount } de daño { $to-to }
    }
effects-deal-by-per = { $by-pro ->
        [yes] Inflige { $amount } de daño { $to-to } por cada { $of }.
       *[no] { $by-cap } inflige { $amount } de daño { $to-to } por cada { $of }.
    }
    .then = { $by-pro ->
        [yes] inflige { $amount } de daño { $to-to } por cada { $of }
       *[no] { $by } inflige { $amount } de daño { $to-to } por cada { $of }
    }
    .may = { $by-pro ->
        [yes] hacer que inflija { $amount } de daño { $to-to } por cada { $of }
       *[no] hacer que { $by } inflija { $amount } de daño { $to-to } por cada { $of }
    }
effects-put-per = { $on-pro ->
        [yes] Por cada { $of }, ponle { $tokens }.
       *[no] Por cada { $of }, pon { $tokens } sobre { $on }.
    }
    .then = { $on-pro ->
        [yes] por cada { $of }, ponle { $tokens }
       *[no] por cada { $of }, pon { $tokens } sobre { $on }
    }
    .may = { $on-pro ->
        [yes] por cada { $of }, ponerle { $tokens }
       *[no] por cada { $of }, poner { $tokens } sobre { $on }
    }
effects-put = { $on-pro ->
        [yes] Ponle { $tokens }.
       *[no] Pon { $tokens } sobre { $on }.
    }
    .then = { $on-pro ->
        [yes] ponle { $tokens }
       *[no] pon { $tokens } sobre { $on }
    }
    .may = { $on-pro ->
        [yes] ponerle { $tokens }
       *[no] poner { $tokens } sobre { $on }
    }
effects-spread = Reparte { $tokens } entre { $over-plural } de la forma más equitativa posible.
    .then = reparte { $tokens } entre { $over-plural } de la forma más equitativa posible
    .may = repartir { $tokens } entre { $over-plural } de la forma más equitativa posible
effects-remove = { $off-pro ->
        [yes] Quítale { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token }.
       *[no] Quita { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token } { $off-to }.
    }
    .then = { $off-pro ->
        [yes] quítale { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token }
       *[no] quita { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token } { $off-to }
    }
    .may = { $off-pro ->
        [yes] quitarle { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token }
       *[no] quitar { $number ->
            [one] { $number } ficha
           *[other] { $number } fichas
        } de { $token } { $off-to }
    }
effects-remove-some = Quita 1 o más fichas de { $token } { $off-to }{ $number ->
       *[other] { "" }
    }.
    .then = quita 1 o más fichas de { $token } { $off-to }
    .may = quitar 1 o más fichas de { $token } { $off-to }
effects-remove-among = Quita tantas fichas de { $token } como quieras a { $what-plural }.
    .then = quita tantas fichas de { $token } como quieras a { $what-plural }
    .may = quitar tantas fichas de { $token } como quieras a { $what-plural }
effects-take-attack = Quita 1 ficha de ataque, permanente o temporal, { $off-to }.
    .then = quita 1 ficha de ataque, permanente o temporal, { $off-to }
    .may = quitar 1 ficha de ataque, permanente o temporal, { $off-to }
effects-remove-any = Quita tantas fichas de { $token } como quieras { $off-to }{ $number ->
       *[other] { "" }
    }.
    .then = quita tantas fichas de { $token } como quieras { $off-to }
    .may = quitar tantas fichas de { $token } como quieras { $off-to }
effects-shift = Mueve 1 ficha de { $token } { $off-of } { $to-to }.
    .then = mueve 1 ficha de { $token } { $off-of } { $to-to }
    .may = mover 1 ficha de { $token } { $off-of } { $to-to }
effects-shift-any = Mueve tantas fichas de { $token } como quieras { $off-of } { $to-to }.
    .then = mueve tantas fichas de { $token } como quieras { $off-of } { $to-to }
    .may = mover tantas fichas de { $token } como quieras { $off-of } { $to-to }
effects-shift-everything = Mueve todas las fichas { $off-of } { $to-to }.
    .then = mueve todas las fichas { $off-of } { $to-to }
    .may = mover todas las fichas { $off-of } { $to-to }
effects-heal = { $off-pro ->
        [yes] Cúrale hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        }.
       *[no] Cura hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        } { $off-to }.
    }
    .then = { $off-pro ->
        [yes] cúrale hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        }
       *[no] cura hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        } { $off-to }
    }
    .may = { $off-pro ->
        [yes] curarle hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        }
       *[no] curar hasta { $amount ->
            [one] { $amount } herida
           *[other] { $amount } heridas
        } { $off-to }
    }
effects-heal-among = Cura hasta { $amount ->
        [one] { $amount } herida
       *[other] { $amount } heridas
    } en total entre { $what-plural }.
    .then = cura hasta { $amount ->
        [one] { $amount } herida
       *[other] { $amount } heridas
    } en total entre { $what-plural }
    .may = curar hasta { $amount ->
        [one] { $amount } herida
       *[other] { $amount } heridas
    } en total entre { $what-plural }
effects-heal-all = { $off-pro ->
        [yes] Cúrale todas las heridas.
       *[no] Cura todas las heridas { $off-to }{ $amount ->
           *[other] { "" }
        }.
    }
    .then = { $off-pro ->
        [yes] cúrale todas las heridas
       *[no] cura todas las heridas { $off-to }{ $amount ->
           *[other] { "" }
        }
    }
    .may = { $off-pro ->
        [yes] curarle todas las heridas
       *[no] curar todas las heridas { $off-to }{ $amount ->
           *[other] { "" }
        }
    }
effects-boost = { $to-pro ->
        [yes] Dale { $values } hasta el final del turno.
       *[no] Da { $values } { $to-to } hasta el final del turno.
    }
    .then = { $to-pro ->
        [yes] dale { $values } hasta el final del turno
       *[no] da { $values } { $to-to } hasta el final del turno
    }
    .may = { $to-pro ->
        [yes] darle { $values } hasta el final del turno
       *[no] dar { $values } { $to-to } hasta el final del turno
    }
effects-boost-per = { $to-pro ->
        [yes] Hasta el final del turno, dale { $values } por cada { $of }.
       *[no] Hasta el final del turno, da { $to-to } { $values } por cada { $of }.
    }
    .then = { $to-pro ->
        [yes] hasta el final del turno dale { $values } por cada { $of }
       *[no] hasta el final del turno da { $to-to } { $values } por cada { $of }
    }
    .may = { $to-pro ->
        [yes] darle hasta el final del turno { $values } por cada { $of }
       *[no] dar { $to-to } hasta el final del turno { $values } por cada { $of }
    }
effects-grant = { $to-pro ->
        [yes] Dale { $gifts } hasta el final del turno.
       *[no] Da { $to-to } { $gifts } hasta el final del turno.
    }
    .then = { $to-pro ->
        [yes] dale { $gifts } hasta el final del turno
       *[no] da { $to-to } { $gifts } hasta el final del turno
    }
    .may = { $to-pro ->
        [yes] darle { $gifts } hasta el final del turno
       *[no] dar { $to-to } { $gifts } hasta el final del turno
    }
effects-grant-game = Hasta el final del turno: { $gifts }.
    .then = hasta el final del turno: { $gifts }
    .may = tener hasta el final del turno: { $gifts }
effects-strip = { $to-cap } pierde todas las habilidades hasta el final del turno.
    .then = { $to } pierde todas las habilidades hasta el final del turno
    .may = quitar todas las habilidades { $to-to } hasta el final del turno
effects-strip-chosen = Elige { $to }: pierde todas las habilidades hasta el final del turno.
    .then = elige { $to }: pierde todas las habilidades hasta el final del turno
    .may = quitar todas las habilidades { $to-to } hasta el final del turno
effects-forbid = { $to-cap } no puede { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban }
    } { $until }.
    .then = { $to-pro ->
        [yes] no puede
       *[no] { $to } no puede
    } { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban }
    } { $until }
    .may = hacer que { $to } no pueda { $ban } { $until }
effects-forbid-both = { $to-cap } no pueden { $ban } { $until }.
    .then = { $to } no pueden { $ban } { $until }
    .may = hacer que { $to } no puedan { $ban } { $until }
effects-forbid-chosen = Elige { $to }: no puede { $ban } { $until }.
    .then = elige { $to }: no puede { $ban } { $until }
    .may = elegir { $to }, que no puede { $ban } { $until }
effects-strike = { $who-cap } golpea { $whom-to }.
    .then = { $who } golpea { $whom-to }
    .may = hacer que { $who } golpee { $whom-to }
effects-strike-itself = Esta carta golpea { $whom-to }.
    .then = golpea { $whom-to }
    .may = hacer que esta carta golpee { $whom-to }
effects-exchange = Haz que { $who } y { $whom } se golpeen entre sí.
    .then = haz que { $who } y { $whom } se golpeen entre sí
    .may = hacer que { $who } y { $whom } se golpeen entre sí
effects-destroy = { $what-pro ->
        [yes] Destrúyelo.
       *[no] Destruye { $what }.
    }
    .then = { $what-pro ->
        [yes] destrúyelo
       *[no] destruye { $what }
    }
    .may = { $what-pro ->
        [yes] destruirlo
       *[no] destruir { $what }
    }
effects-discard-from-play = { $what-pro ->
        [yes] Descártalo.
       *[no] Descarta { $what }.
    }
    .then = { $what-pro ->
        [yes] descártalo
       *[no] descarta { $what }
    }
    .may = { $what-pro ->
        [yes] descartarlo
       *[no] descartar { $what }
    }
effects-discard-you = Descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de tu mano{ $who ->
       *[other] { "" }
    }.
    .then = descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de tu mano
    .may = descartar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de tu mano
    .they = descartar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
effects-discard-you-of = Descarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de tu mano{ $who ->
       *[other] { "" }
    }.
    .then = descarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de tu mano
    .may = descartar { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de tu mano
effects-discard-any = La alianza elige a uno de sus jugadores, que descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano.
    .then = la alianza elige a uno de sus jugadores, que debe descartar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
    .may = hacer que { $who }, a elección de la alianza, descarte { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
    .cost = { $who } debe descartar { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
effects-discard-any-of = La alianza elige a uno de sus jugadores, que descarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano.
    .then = la alianza elige a uno de sus jugadores, que debe descartar { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano
    .may = hacer que { $who }, a elección de la alianza, descarte { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano
    .cost = { $who } debe descartar { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano
effects-discard-foe = El jugador de la horda descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano.
    .then = el jugador de la horda descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
    .may = hacer que el jugador de la horda descarte { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
effects-discard-each = Cada jugador de la alianza descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano{ $who ->
       *[other] { "" }
    }.
    .then = cada jugador de la alianza descarta { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
    .may = hacer que cada jugador de la alianza descarte { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de la mano
effects-discard-each-of = Cada jugador de la alianza descarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano{ $who ->
       *[other] { "" }
    }.
    .then = cada jugador de la alianza descarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano
    .may = hacer que cada jugador de la alianza descarte { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } de la mano
effects-draw = Roba { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }.
    .then = roba { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
    .may = robar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
effects-draw-per = Roba { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } por cada { $of }.
    .then = roba { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } por cada { $of }
    .may = robar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } por cada { $of }
effects-draw-among = Mira las { $number } primeras cartas de tu mazo y, si es posible, roba de entre ellas { $what-a }. Pon las demás al fondo de tu mazo en cualquier orden.
    .then = roba { $what-a } de entre las { $number } primeras cartas de tu mazo y pon las demás al fondo en cualquier orden
    .may = robar { $what-a } de entre las { $number } primeras cartas de tu mazo y poner las demás al fondo en cualquier orden
effects-mana-any = Añade { $amount } de maná.
    .then = añade { $amount } de maná
    .may = añadir { $amount } de maná
effects-mana-you = Gana { $amount } de maná.
    .then = gana { $amount } de maná
    .may = ganar { $amount } de maná
effects-mana-lost-any = La alianza elige a uno de sus jugadores, que pierde { $amount } de maná.
    .then = la alianza elige a uno de sus jugadores, que pierde { $amount } de maná
    .may = hacer que uno de sus jugadores pierda { $amount } de maná
effects-mana-lost-foe = El jugador de la horda pierde { $amount } de maná.
    .then = el jugador de la horda pierde { $amount } de maná
    .may = hacer que el jugador de la horda pierda { $amount } de maná
effects-mana-lost-you = Pierde { $amount } de maná.
    .then = pierde { $amount } de maná
    .may = perder { $amount } de maná
effects-pay = Paga { $amount } de maná.
    .then = paga { $amount } de maná
    .may = pagar { $amount } de maná
effects-pay-any = Paga tanto maná como quieras.
    .then = paga tanto maná como quieras
    .may = pagar tanto maná como quieras
effects-discard-and-pay = Descarta { $what } y paga su coste de maná.
    .then = descarta { $what } y paga su coste de maná
    .may = descartar { $what } y pagar su coste de maná
effects-draw-random = Roba { $what-a } al azar { $zone-from }.
    .then = roba { $what-a } al azar { $zone-from }
    .may = robar { $what-a } al azar { $zone-from }
effects-move = { $who-pro ->
        [yes] Muévelo { $to }.
       *[no] Mueve { $who } { $to }.
    }
    .then = { $who-pro ->
        [yes] muévelo { $to }
       *[no] mueve { $who } { $to }
    }
    .may = { $who-pro ->
        [yes] moverlo { $to }
       *[no] mover { $who } { $to }
    }
effects-swap = Intercambia las calles { $who-of } y { $with-of }.
    .then = intercambia las calles { $who-of } y { $with-of }
    .may = intercambiar las calles { $who-of } y { $with-of }
effects-to-free-lane = a una calle libre
effects-to-free-lanes = a calles libres
effects-to-adjacent-free-lane = a una calle libre contigua
effects-to-leftmost-free-lane = a la calle libre más a la izquierda
effects-to-rightmost-free-lane = a la calle libre más a la derecha
effects-to-lane = a la calle { $number } si está libre
effects-to-lane-of = a la calle { $of-of }
effects-to-lane-of-swapping = a la calle { $of-of }, cambiándolo por el aliado que haya allí
effects-return = { $what-pro ->
        [yes] Devuélvelo a la mano de su dueño.
       *[no] Devuelve { $what } a la mano de su dueño.
    }
    .then = { $what-pro ->
        [yes] devuélvelo a la mano de su dueño
       *[no] devuelve { $what } a la mano de su dueño
    }
    .may = { $what-pro ->
        [yes] devolverlo a la mano de su dueño
       *[no] devolver { $what } a la mano de su dueño
    }
effects-return-several = Devuelve { $what } a las manos de sus dueños.
    .then = devuelve { $what } a las manos de sus dueños
    .may = devolver { $what } a las manos de sus dueños
effects-fetch = Pon en tu mano { $pile }{ $among ->
       *[other] { "" }
    }.
    .then = pon en tu mano { $pile }
    .may = poner en tu mano { $pile }
effects-fetch-to-owner = Pon en la mano de su dueño { $pile }{ $among ->
       *[other] { "" }
    }.
    .then = pon en la mano de su dueño { $pile }
    .may = poner en la mano de su dueño { $pile }
effects-fetch-among = Mira { $among } cartas al azar { $pile-from } y pon una de ellas en tu mano.
    .then = mira { $among } cartas al azar { $pile-from } y pon una de ellas en tu mano
    .may = mirar { $among } cartas al azar { $pile-from } y poner una de ellas en tu mano
effects-look-any = Mira la primera carta de un mazo de la alianza.
    .then = mira la primera carta de un mazo de la alianza
    .may = mirar la primera carta de un mazo de la alianza
effects-look-horde = Mira la primera carta del mazo de la horda.
    .then = mira la primera carta del mazo de la horda
    .may = mirar la primera carta del mazo de la horda
effects-discard-horde = Descarta esa carta.
    .then = descarta esa carta
    .may = descartarla
effects-shuffle = Baraja tu mazo.
    .then = baraja tu mazo
    .may = barajar tu mazo
effects-shuffle-that = Baraja ese mazo.
    .then = baraja ese mazo
    .may = barajar ese mazo
effects-tuck = { $what-pro ->
        [yes] Ponlo debajo de esta carta.
       *[no] Pon { $what } debajo de esta carta.
    }
    .then = { $what-pro ->
        [yes] ponlo debajo de esta carta
       *[no] pon { $what } debajo de esta carta
    }
    .may = { $what-pro ->
        [yes] ponerlo debajo de esta carta
       *[no] poner { $what } debajo de esta carta
    }
effects-tuck-from = Pon { $what } debajo de esta carta.
    .then = pon { $what } debajo de esta carta
    .may = poner { $what } debajo de esta carta
effects-tuck-any-number = Pon tantas cartas { $zone-from } como quieras debajo de esta carta.
    .then = pon tantas cartas { $zone-from } como quieras debajo de esta carta
    .may = poner tantas cartas { $zone-from } como quieras debajo de esta carta
effects-release-one = Pon { $to-into } 1 carta de debajo de esta carta.
    .then = pon { $to-into } 1 carta de debajo de esta carta
    .may = poner { $to-into } 1 carta de debajo de esta carta
effects-release = Pon todas las cartas de debajo de esta carta { $to-owners }.
    .then = pon todas las cartas de debajo de esta carta { $to-owners }
    .may = poner todas las cartas de debajo de esta carta { $to-owners }
effects-attach = { $to-pro ->
        [yes] Vincúlale esta carta.
       *[no] Vincula esta carta { $to-to }.
    }
    .then = { $to-pro ->
        [yes] vincúlale esta carta
       *[no] vincula esta carta { $to-to }
    }
    .may = { $to-pro ->
        [yes] vincularle esta carta
       *[no] vincular esta carta { $to-to }
    }
effects-replay = Resuelve otra vez las habilidades «{ $word }» { $of-of }.
    .then = resuelve otra vez las habilidades «{ $word }» { $of-of }
    .may = resolver otra vez las habilidades «{ $word }» { $of-of }
effects-exhaust = { $what-pro ->
        [yes] Agótalo.
       *[no] Agota { $what }.
    }
    .then = { $what-pro ->
        [yes] agótalo
       *[no] agota { $what }
    }
    .may = { $what-pro ->
        [yes] agotarlo
       *[no] agotar { $what }
    }
effects-ready = { $what-pro ->
        [yes] Prepáralo.
       *[no] Prepara { $what }.
    }
    .then = { $what-pro ->
        [yes] prepáralo
       *[no] prepara { $what }
    }
    .may = { $what-pro ->
        [yes] prepararlo
       *[no] preparar { $what }
    }
effects-play-free = Juega { $pile } sin pagar su coste de maná.
    .then = juega { $pile } sin pagar su coste de maná
    .may = jugar { $pile } sin pagar su coste de maná
effects-play-this-turn = Elige { $pile }. Este turno puedes jugar esa carta como si estuviera en tu mano.
    .then = elige { $pile }, que este turno puedes jugar como si estuviera en tu mano
    .may = elegir { $pile }, que este turno puedes jugar como si estuviera en tu mano
effects-play-paid = Juega { $pile }.
    .then = juega { $pile }
    .may = jugar { $pile }
effects-cost-less = Este turno cada { $what } cuesta { $amount } de maná menos.
    .then = este turno cada { $what } cuesta { $amount } de maná menos
    .may = hacer que este turno cada { $what } cueste { $amount } de maná menos
effects-cost-less-next = { $what-gender ->
        [f] La próxima
       *[m] El próximo
    } { $what } que juegues este turno cuesta { $amount } de maná menos.
    .then = { $what-gender ->
        [f] la próxima
       *[m] el próximo
    } { $what } que juegues este turno cuesta { $amount } de maná menos
    .may = hacer que { $what-gender ->
        [f] la próxima
       *[m] el próximo
    } { $what } que juegues este turno cueste { $amount } de maná menos
effects-cost-more = Este turno cada { $what } cuesta { $amount } de maná más.
    .then = este turno cada { $what } cuesta { $amount } de maná más
    .may = hacer que este turno cada { $what } cueste { $amount } de maná más
effects-cost-more-next = { $what-gender ->
        [f] La próxima
       *[m] El próximo
    } { $what } que juegues este turno cuesta { $amount } de maná más.
    .then = { $what-gender ->
        [f] la próxima
       *[m] el próximo
    } { $what } que juegues este turno cuesta { $amount } de maná más
    .may = hacer que { $what-gender ->
        [f] la próxima
       *[m] el próximo
    } { $what } que juegues este turno cueste { $amount } de maná más

## Pasos con palabra clave, y la horda

effects-pillage = Saquea { $amount }.
    .then = saquea { $amount }
    .may = saquear { $amount }
effects-pillage-per = Saquea { $amount } por cada { $of }.
    .then = saquea { $amount } por cada { $of }
    .may = saquear { $amount } por cada { $of }
effects-pillage-by = { $by-pro ->
        [yes] Ese monstruo saquea { $amount }.
       *[no] { $by-cap } saquea { $amount }.
    }
    .then = { $by-pro ->
        [yes] ese monstruo saquea { $amount }
       *[no] { $by } saquea { $amount }
    }
    .may = { $by-pro ->
        [yes] hacer que saquee { $amount }
       *[no] hacer que { $by } saquee { $amount }
    }
effects-pillage-by-per = { $by-pro ->
        [yes] Ese monstruo saquea { $amount } por cada { $of }.
       *[no] { $by-cap } saquea { $amount } por cada { $of }.
    }
    .then = { $by-pro ->
        [yes] ese monstruo saquea { $amount } por cada { $of }
       *[no] { $by } saquea { $amount } por cada { $of }
    }
    .may = { $by-pro ->
        [yes] hacer que saquee { $amount } por cada { $of }
       *[no] hacer que { $by } saquee { $amount } por cada { $of }
    }
effects-rebuild = Reconstruye { $amount }.
    .then = reconstruye { $amount }
    .may = reconstruir { $amount }
effects-assault = Asalto { $amount }.
    .then = Asalto { $amount }
    .may = usar Asalto { $amount }
effects-assault-by-alliance = Asalto { $amount }; la alianza elige el objetivo.
    .then = Asalto { $amount }, contra un objetivo que elige la alianza
    .may = usar Asalto { $amount }, contra un objetivo que elige la alianza
effects-guerrilla = Guerrilla { $amount }.
    .then = Guerrilla { $amount }
    .may = usar Guerrilla { $amount }
effects-guess-cost = La alianza elige a uno de sus jugadores, que dice el coste de maná de la primera carta de su propio mazo. Después, saquea 1.
    .then = la alianza elige a uno de sus jugadores, que dice el coste de maná de la primera carta de su propio mazo, y después saquea 1
    .may = hacer que un jugador a elección de la alianza diga el coste de maná de la primera carta de su propio mazo, y después saquear 1
effects-guess-type = La alianza elige a uno de sus jugadores, que dice el tipo de la primera carta de su propio mazo. Después, saquea 1.
    .then = la alianza elige a uno de sus jugadores, que dice el tipo de la primera carta de su propio mazo, y después saquea 1
    .may = hacer que un jugador a elección de la alianza diga el tipo de la primera carta de su propio mazo, y después saquear 1
effects-mutaform = Mutaforma { $amount } sobre { $on }.
    .then = Mutaforma { $amount } sobre { $on }
    .may = usar Mutaforma { $amount } sobre { $on }
effects-mutaform-per = Mutaforma { $amount } sobre { $on } por cada { $of }.
    .then = Mutaforma { $amount } sobre { $on } por cada { $of }
    .may = usar Mutaforma { $amount } sobre { $on } por cada { $of }
effects-call-outsider = Pon el forastero al fondo de la pila del forastero.
    .then = pon el forastero al fondo de la pila del forastero
    .may = poner el forastero al fondo de la pila del forastero
effects-reinforce = Refuerza { $amount }.
    .then = refuerza { $amount }
    .may = reforzar { $amount }
effects-reinforce-per = Refuerza { $amount } por cada { $of }.
    .then = refuerza { $amount } por cada { $of }
    .may = reforzar { $amount } por cada { $of }
effects-summon = Invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda.
    .then = invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda
    .may = invocar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda
effects-summon-per = Invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda por cada { $of }.
    .then = invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda por cada { $of }
    .may = invocar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda por cada { $of }
effects-summon-rightmost = Invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha.
    .then = invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha
    .may = invocar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha
effects-summon-rightmost-per = Invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha por cada { $of }.
    .then = invoca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha por cada { $of }
    .may = invocar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } de la horda en la calle libre más a la derecha por cada { $of }
effects-summon-outsider-pile = Invoca todas las cartas de la pila del forastero, empezando por la primera.
    .then = invoca todas las cartas de la pila del forastero, empezando por la primera
    .may = invocar todas las cartas de la pila del forastero, empezando por la primera
effects-summon-beneath = Invoca todas las cartas de debajo de esta carta.
    .then = invoca todas las cartas de debajo de esta carta
    .may = invocar todas las cartas de debajo de esta carta
effects-summon-horde-discard-pile = Invoca el monstruo que esté más arriba en la pila de descartes de la horda.
    .then = invoca el monstruo que esté más arriba en la pila de descartes de la horda
    .may = invocar el monstruo que esté más arriba en la pila de descartes de la horda
effects-summon-horde-discard-top = Invoca la primera carta de la pila de descartes de la horda.
    .then = invoca la primera carta de la pila de descartes de la horda
    .may = invocar la primera carta de la pila de descartes de la horda
effects-summon-token = Invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    }
    .may = invocar { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    }
effects-summon-token-per = Invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } por cada { $of }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } por cada { $of }
    .may = invocar { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } por cada { $of }
effects-summon-token-with-attack = Invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $attack ->
        [one] { $attack } ficha
       *[other] { $attack } fichas
    } de ataque{ $amount ->
        [one] { "" }
       *[other] { " " }{ $kind-gender ->
        [f] cada una
       *[m] cada uno
    }
    }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $attack ->
        [one] { $attack } ficha
       *[other] { $attack } fichas
    } de ataque{ $amount ->
        [one] { "" }
       *[other] { " " }{ $kind-gender ->
        [f] cada una
       *[m] cada uno
    }
    }
    .may = invocar { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $attack ->
        [one] { $attack } ficha
       *[other] { $attack } fichas
    } de ataque{ $amount ->
        [one] { "" }
       *[other] { " " }{ $kind-gender ->
        [f] cada una
       *[m] cada uno
    }
    }
effects-summon-token-sized = Invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con ataque y salud iguales a { $size }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con ataque y salud iguales a { $size }
    .may = invocar { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con ataque y salud iguales a { $size }
effects-summon-token-with = Invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $gifts }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $gifts }
    .may = invocar { $amount ->
        [one] { $amount } { $kind }
       *[other] { $amount } { $kind-plural }
    } con { $gifts }
effects-summon-token-exhausted-with = Invoca { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    } con { $gifts }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    } con { $gifts }
    .may = invocar { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    } con { $gifts }
effects-summon-token-exhausted = Invoca { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    }.
    .then = invoca { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    }
    .may = invocar { $amount ->
        [one] { $amount } { $kind } { $kind-gender ->
                [f] agotada
               *[m] agotado
            }
       *[other] { $amount } { $kind-plural } { $kind-gender ->
        [f] agotadas
       *[m] agotados
    }
    }
effects-pile-top = { $what-pro ->
        [yes] Ponlo en lo alto de la pila del forastero.
       *[no] Pon { $what } en lo alto de la pila del forastero.
    }
    .then = { $what-pro ->
        [yes] ponlo en lo alto de la pila del forastero
       *[no] pon { $what } en lo alto de la pila del forastero
    }
    .may = { $what-pro ->
        [yes] ponerlo en lo alto de la pila del forastero
       *[no] poner { $what } en lo alto de la pila del forastero
    }
effects-copy = Esta carta copia todas las habilidades { $of-of } mientras esté en juego, cambiando entre sí las palabras de la alianza y de la horda; los monstruos ficha que cree son aliados. Después resuelve su «Jugar:».
    .then = esta carta copia todas las habilidades { $of-of } mientras esté en juego, cambiando entre sí las palabras de la alianza y de la horda, y después resuelve su «Jugar:»
    .may = copiar todas las habilidades { $of-of } mientras esta carta esté en juego, cambiando entre sí las palabras de la alianza y de la horda, y después resolver su «Jugar:»
effects-become-monster = { $what-cap } se convierte en un monstruo sin esta habilidad durante el resto de la partida; ponla al fondo de la pila del forastero.
    .then = { $what } se convierte en un monstruo sin esta habilidad durante el resto de la partida; ponla al fondo de la pila del forastero
    .may = convertir { $what } en un monstruo sin esta habilidad durante el resto de la partida y ponerla al fondo de la pila del forastero
effects-summoned-concealed = Las demás cartas de la horda se invocan ocultas.
effects-conceal-all = Oculta cada monstruo sin fichas ni vínculos que esté en una calle, y después mézclalos entre sus calles.
    .then = oculta cada monstruo sin fichas ni vínculos que esté en una calle, y después mézclalos entre sus calles
    .may = ocultar cada monstruo sin fichas ni vínculos que esté en una calle, y después mezclarlos entre sus calles
effects-portal-leads = El portal es ahora el forastero.
    .then = el portal es ahora el forastero
    .may = hacer que el portal sea ahora el forastero
effects-take-control = Toma el control { $what-of }: pasa a ser un aliado tuyo en una calle libre.
    .then = toma el control { $what-of }, que pasa a ser un aliado tuyo en una calle libre
    .may = tomar el control { $what-of }, que pasa a ser un aliado tuyo en una calle libre
effects-turn-monster = Pon { $what } al fondo de la pila del forastero: durante el resto de la partida es un monstruo sin habilidades.
    .then = pon { $what } al fondo de la pila del forastero como un monstruo sin habilidades durante el resto de la partida
    .may = poner { $what } al fondo de la pila del forastero como un monstruo sin habilidades durante el resto de la partida
effects-charge-left = { $who-cap } carga hacia la izquierda.
    .then = { $who } carga hacia la izquierda
    .may = hacer que { $who } cargue hacia la izquierda
effects-charge-right = { $who-cap } carga hacia la derecha.
    .then = { $who } carga hacia la derecha
    .may = hacer que { $who } cargue hacia la derecha
effects-charge-weakest-ally = { $who-cap } carga contra el aliado sin trabar más débil.
    .then = { $who } carga contra el aliado sin trabar más débil
    .may = hacer que { $who } cargue contra el aliado sin trabar más débil
effects-charge-strongest-ally = { $who-cap } carga contra el aliado sin trabar más fuerte.
    .then = { $who } carga contra el aliado sin trabar más fuerte
    .may = hacer que { $who } cargue contra el aliado sin trabar más fuerte
effects-charge-closest-ally = { $who-cap } carga contra el aliado sin trabar más cercano.
    .then = { $who } carga contra el aliado sin trabar más cercano
    .may = hacer que { $who } cargue contra el aliado sin trabar más cercano
effects-charge-closest-ally-within = { $who-cap } carga contra el aliado sin trabar más cercano, si está a { $lanes } calles o menos.
    .then = { $who } carga contra el aliado sin trabar más cercano, si está a { $lanes } calles o menos
    .may = hacer que { $who } cargue contra el aliado sin trabar más cercano, si está a { $lanes } calles o menos
effects-treachery-fewer = Este turno { $number ->
        [one] se descubre
       *[other] se descubren
    } { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición menos.
    .then = este turno { $number ->
        [one] se descubre
       *[other] se descubren
    } { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición menos
    .may = descubrir este turno { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición menos
effects-treachery-more = Este turno { $number ->
        [one] se descubre
       *[other] se descubren
    } { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición más.
    .then = este turno { $number ->
        [one] se descubre
       *[other] se descubren
    } { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición más
    .may = descubrir este turno { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de traición más

## En lugar de

effects-keep-pillaged = Las cartas saqueadas van debajo de esta carta en lugar de a las pilas de descartes.
effects-prevent = Todo el daño infligido { $to-to } pasa a ser 0.
    .quote = Todo el daño infligido { $to-to } pasa a ser 0
effects-prevent-but-excess = Todo el daño infligido { $to-to } pasa a ser 0; el daño sobrante de Arrollar pasa igualmente.
    .quote = Todo el daño infligido { $to-to } pasa a ser 0; el daño sobrante de Arrollar pasa igualmente
effects-prevent-both = Todo el daño que reciba o inflija { $to } pasa a ser 0.
    .quote = Todo el daño que reciba o inflija { $to } pasa a ser 0
effects-prevent-both-but-excess = Todo el daño que reciba o inflija { $to } pasa a ser 0; el daño sobrante de Arrollar pasa igualmente.
    .quote = Todo el daño que reciba o inflija { $to } pasa a ser 0; el daño sobrante de Arrollar pasa igualmente
effects-prevent-half = Se evita la mitad del daño infligido { $to-to }, redondeando hacia arriba.
    .quote = Se evita la mitad del daño infligido { $to-to }, redondeando hacia arriba
effects-prevent-instead = Si { $to } fuera a sufrir daño, ese daño pasa a ser 0; en su lugar, { $text-then }.
effects-redirect = Si { $of } fuera a sufrir daño, lo sufre todo { $to } en su lugar.
effects-redirect-may = Si { $of } fuera a sufrir daño, puedes hacer que lo sufra todo { $to } en su lugar.
effects-redirect-wounds = Si { $of } fuera a sufrir daño, ese daño se evita y se ponen otras tantas fichas de herida sobre { $to }.
effects-redirect-may-wounds = Si { $of } fuera a sufrir daño, puedes evitarlo y poner otras tantas fichas de herida sobre { $to }.
effects-pass-wounds = Si { $of } fuera a recibir heridas, las recibe { $to } en su lugar.
effects-pass-wounds-by-alliance = Si { $of } fuera a recibir heridas, las recibe { $to } a elección de la alianza en su lugar.
effects-pass-wounds-by-horde = Si { $of } fuera a recibir heridas, las recibe { $to } a elección de la horda en su lugar.
effects-assault-engaged = Si { $by } fuera a resolver Asalto, puedes hacer que, en lugar de eso, inflija ese daño al monstruo con el que está trabado.
effects-double = El daño que { $by } inflige { $to-to } se duplica.
    .quote = El daño que { $by } inflige { $to-to } se duplica
effects-excess-to = El daño sobrante de Arrollar puede ir { $to-to } en lugar de al portal.
    .quote = El daño sobrante de Arrollar puede ir { $to-to } en lugar de al portal
effects-strike-elsewhere = En el combate de su calle este monstruo golpea { $whom-to }, si lo hay, en lugar de a lo que tiene enfrente.
effects-split-strike = Cuando esta carta golpea, su daño puede repartirse entre { $among-plural }.
    .quote = Cuando esta carta golpea, su daño puede repartirse entre { $among-plural }

## Respuestas

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Listo
effects-option-yes = Sí
effects-option-no = No
