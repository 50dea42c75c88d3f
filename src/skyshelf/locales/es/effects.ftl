### El texto de las cartas, en lo que Skytear lo necesita; las cartas de los demás juegos están en inglés.
### Un paso es una frase; `.then` es la misma sin mayúscula ni punto, `.may` va en infinitivo («puedes ...»).
### Los nombres tienen las formas `.to` (a), `.of` (de), `.on` (sobre), `.cap` (al comienzo de una frase) y `.gender`.
### Los adjetivos siguen al nombre: `.m` y `.mp` (singular y plural), `.is` con su verbo («está Marcado»); `.other = yes` pone «otro»
### delante del nombre. Lo que va detrás (`a 1 hexágono o menos`) tiene `.p` junto a un plural.
### `.pro = yes` dice que la palabra es un pronombre: el verbo lo lleva consigo («empújalo»).

## Cómo se unen las partes

effects-nothing = { "" }
    .m = { "" }
    .mp = { "" }
    .p = { "" }
    .other = no
# La forma `.name` la tienen solo las palabras de Skytear: con otras la frase entera se dice en inglés.
effects-and = { $first } y { $rest }
    .name = { $first-name } y { $rest-name }
effects-adjectives = { $first } { $rest }
    .m = { $first-m } { $rest-m }
    .mp = { $first-mp } { $rest-mp }
    .other = { $first-other ->
        [yes] yes
       *[no] { $rest-other }
    }
    .is = { $first-is } y { $rest-is }
effects-properties = { $first } { $rest }
    .p = { $first-p } { $rest-p }
effects-beside = { " " }{ $what }
    .m = { " " }{ $what-m }
    .mp = { " " }{ $what-mp }
    .other = { $what-other }
effects-behind = { " " }{ $what }
    .p = { " " }{ $what-p }
effects-other = otro{ " " }
    .p = otros{ " " }
effects-sentences = { $first } { $rest }
    .then = { $first-then } y después { $rest-then }
    .may = { $first-may } y después { $rest-may }
effects-alternatives = { $first-then }; o { $rest-then }
    .then = { $first-then }; o { $rest-then }
    .may = { $first-may }; o { $rest-may }

## Habilidades

effects-after = { $event }: { $text }

## Pasos que dirigen el texto

effects-may = Puedes { $what-may }.
    .then = puedes { $what-may }
    .may = elegir si { $what-may }
effects-if-you-do = Si lo haces, { $then-then }.
    .then = si lo haces, { $then-then }
    .may = si lo haces, { $then-may }
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
effects-repeat = { $amount } veces: { $what }
    .then = { $amount } veces: { $what-then }
    .may = { $what-may } { $amount } veces

## Condiciones y cantidades

effects-if-is = { $who } { $what-is }
effects-if-is-behind = { $who } { $what-is }
effects-number-count = { $what }

## Quién se señala

effects-cards = { $first ->
        [other] { $other }
       *[kind] { $adjectives-other ->
            [yes] otro{ " " }
           *[no] { "" }
        }
    }{ $kind }{ $adjectives-m }{ $rest }
    .a = { $first ->
        [other] { $other }{ $kind }
       *[kind] { $adjectives-other ->
            [yes] otro { $kind }
           *[no] { $kind-a }
        }
    }{ $adjectives-m }{ $rest }
    .plural = { $first ->
        [other] { $other-p }
       *[kind] { $adjectives-other ->
            [yes] otros{ " " }
           *[no] { "" }
        }
    }{ $kind-plural }{ $adjectives-mp }{ $rest-p }
    .each = { $first ->
        [other] uno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
       *[kind] { $adjectives-other ->
            [yes] uno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
           *[no] { $kind }{ $adjectives-m }{ $rest }
        }
    }
    .none = { $first ->
        [other] Ninguno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
       *[kind] { $adjectives-other ->
            [yes] Ninguno de los demás { $kind-plural }{ $adjectives-mp }{ $rest-p }
           *[no] Ningún { $kind }{ $adjectives-m }{ $rest }
        }
    }
    .gender = { $kind-gender }
effects-target-a = { $what-a }
    .to = a { $what-a }
    .on = sobre { $what-a }
    .of = de { $what-a }
    .pro = no
effects-target-each = cada { $what-each }
    .cap = Cada { $what-each }
    .to = a cada { $what-each }
    .on = sobre cada { $what-each }
    .of = de cada { $what-each }
    .cannot = { $what-none } puede
    .pro = no
effects-target-up-to = hasta { $number } { $what-plural }
    .to = hasta a { $number } { $what-plural }
    .on = sobre hasta { $number } { $what-plural }
    .of = de hasta { $number } { $what-plural }
    .pro = no

## Respuestas

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Listo
effects-option-yes = Sí
effects-option-no = No
