### Sky Painters. Todo lo que dice el juego; las claves vienen de src/skyshelf/games/painters.

## Cartas

painters-card-A = Alba
painters-card-B = Mediodía
painters-card-C = Crepúsculo
painters-card-D = Bruma
painters-card-S01 = Sol
painters-card-S02 = Periquito
painters-card-S03 = Cuervo
painters-card-S04 = Farolillo
painters-card-S05 = Papalote rojo
painters-card-S06 = Globo morado
painters-card-S07 = Canario
painters-card-S08 = Patito
painters-card-S09 = Planeador
painters-card-S10 = Hoja al viento
painters-card-S11 = Golondrina
painters-card-S12 = Urraca
painters-card-S13 = Papalote zorro
painters-card-S14 = Cigüeña
painters-card-S15 = Cohete
painters-card-S16 = Grulla
painters-card-S17 = Sombrilla
painters-card-S18 = Dirigible
painters-card-S19 = Libélula
painters-card-S20 = Globo aerostático
painters-card-S21 = Cometa
painters-card-S22 = Papalote estrella
painters-card-S23 = Escarabajo
painters-card-S24 = Mariquita
painters-card-S25 = Mariposa monarca
painters-card-S26 = Murciélago
painters-card-S27 = Ave de fuego
painters-card-S28 = Fuegos artificiales
painters-card-S29 = Loro
painters-card-S30 = Dragón
painters-card-S31 = Abeja
painters-card-S32 = Veleta
painters-card-S33 = Molino
painters-card-S34 = Pavo real
painters-card-S35 = Puesta de sol
painters-card-S36 = Papalote tigre

## Losetas: sus nombres y lo que hacen

painters-tile-sky-commander = Sky Commander
painters-tile-sky-commander-text = Juega otro turno después de este. Fin de partida: cada una de tus fichas de esperanza vale 2 puntos, tengas o no el líder.
painters-tile-sky-cotton = Sky Cotton
painters-tile-sky-cotton-text = Acción adicional: pon 2 fichas de esperanza en un símbolo blanco vacío para completarlo.
painters-tile-sky-dice = Sky Dice
painters-tile-sky-dice-text = Antes de tomar un dado como acción principal, puedes volver a tirar 2 dados de la reserva.
painters-tile-sky-fugaz = Sky Fugaz
painters-tile-sky-fugaz-text = Fin de partida: 2 puntos por cada símbolo de líder y 3 puntos por cada símbolo de estrella en tus cartas completadas.
painters-tile-sky-gnomichaun = Sky Gnomichaun
painters-tile-sky-gnomichaun-text = Acción adicional: pon 2 fichas de esperanza en un símbolo verde o naranja vacío para completarlo.
painters-tile-sky-halo = Sky Halo
painters-tile-sky-halo-text = Saca 2 fichas de halo de la caja, quédate una gratis y úsala.
painters-tile-sky-helpsy = Sky Helpsy
painters-tile-sky-helpsy-text = Completa una de tus cartas.
painters-tile-sky-levitt-alpha = Sky Levitt Alpha
painters-tile-sky-levitt-alpha-text = Cuando pintas, los dados también pueden bajar, y del 1 pasan al 6: 1 ficha de mancha por cada paso.
painters-tile-sky-mad = Sky Mad
painters-tile-sky-mad-text = Cada rival puede bajar a 1 el valor de 3 de sus dados que muestren de 2 a 6. Por cada rival que no lo haga, ganas 4 manchas y 4 de esperanza.
painters-tile-sky-mommy = Sky Mommy
painters-tile-sky-mommy-text = Fin de partida: 6 puntos por cada una de tus losetas, contando esta.
painters-tile-sky-playful = Sky Playful
painters-tile-sky-playful-text = Cada vez que un rival completa una carta, ganas 1 de esperanza.
painters-tile-sky-raccoon = Sky Raccoon
painters-tile-sky-raccoon-text = Acción adicional: pon 2 fichas de esperanza en un símbolo negro o morado vacío para completarlo.
painters-tile-sky-savings = Sky Savings
painters-tile-sky-savings-text = Fin de partida: el número de tus losetas multiplicado por el de tus fichas de nube, en puntos.
painters-tile-sky-spots = Sky Spots
painters-tile-sky-spots-text = Al final de tus turnos puedes conservar 1 ficha de mancha más.
painters-tile-sky-tackle = Sky Tackle
painters-tile-sky-tackle-text = Cada rival puede descartar todos sus dados que muestren 1, 3 o 5. Por cada rival que no lo haga, toma 1 ficha de nube. Juega otro turno después de este.
painters-tile-sky-tantrum = Sky Tantrum
painters-tile-sky-tantrum-text = Cada rival descarta 2 dados o 6 fichas de esperanza. Puedes tomar una carta gratis. Juega otro turno después de este.
painters-tile-sky-target = Sky Target
painters-tile-sky-target-text = Cada vez que un rival toma una carta de la oferta, ganas 1 de esperanza.
painters-tile-sky-upper = Sky Upper
painters-tile-sky-upper-text = Acción adicional: pon 2 fichas de esperanza en un símbolo amarillo o rojo vacío para completarlo.
painters-tile-sky-winner = Sky Winner
painters-tile-sky-winner-text = Cuando tomas un dado azul, puedes tomar un segundo dado de cualquier color que muestre 1 o 2.
painters-tile-sky-wisdom = Sky Wisdom
painters-tile-sky-wisdom-text = Roba 2 fichas de esperanza a cada rival. Desde ahora, al colocar cartas, las mitades de nube no necesitan su otra mitad.

## Fichas de halo: sus nombres y lo que hacen

painters-halo-connection = Halo de Conexión
painters-halo-connection-text = Desde ahora, al colocar cartas, las mitades de halo no necesitan su otra mitad.
painters-halo-faith = Halo de Fe
painters-halo-faith-text = Un símbolo de esperanza de 10.
painters-halo-heartbeat = Halo de Latido
painters-halo-heartbeat-text = Ganas 9 de esperanza.
painters-halo-honor = Halo de Honor
painters-halo-honor-text = Fin de partida: 15 puntos.
painters-halo-ink = Halo de Tinta
painters-halo-ink-text = Ganas 8 manchas.
painters-halo-leadership = Halo de Liderazgo
painters-halo-leadership-text = Toma el líder. Un símbolo de esperanza, que se activa de inmediato.
painters-halo-skill = Halo de Habilidad
painters-halo-skill-text = Puedes tomar una carta. Un símbolo de esperanza de 6.
painters-halo-swoop = Halo de Picada
painters-halo-swoop-text = Cada rival pierde 4 fichas de esperanza o 6 fichas de mancha. Un símbolo de esperanza de 6.
# In the question which of two tokens is kept.
painters-token-said = { $halo }: { $text }
painters-tokens-said = { $first } { $second }

## Dados y símbolos: los colores concuerdan con «dado» y con «símbolo»

painters-colour-blue = azul
painters-colour-white = blanco
painters-colour-yellow = amarillo
painters-colour-green = verde
painters-colour-black = negro
painters-colour-orange = naranja
painters-colour-red = rojo
painters-colour-purple = morado
painters-colour-grey = gris
painters-die = { $colour } { $face }
painters-symbol = símbolo { $die } de { $card }

## Cantidades, para usar en otros mensajes: leen los mismos argumentos

painters-spots =
    { $spots ->
        [one] { $spots } mancha
       *[other] { $spots } manchas
    }
painters-hope = { $hope } de esperanza
painters-hope-chips =
    { $hope ->
        [one] { $hope } ficha de esperanza
       *[other] { $hope } fichas de esperanza
    }
painters-cost =
    { $spots ->
        [0]
            { $hope ->
                [0] gratis
               *[other] { painters-price }
            }
       *[other] { painters-price }
    }
painters-price =
    { $spots ->
        [0] { painters-hope }
       *[other]
            { $hope ->
                [0] { painters-spots }
               *[other] { painters-spots } y { painters-hope }
            }
    }
painters-own-spots =
    { $own_spots ->
        [0] no tienes manchas
        [one] tienes { $own_spots } mancha
       *[other] tienes { $own_spots } manchas
    }
painters-own-hope =
    { $own_hope ->
        [0] no tienes esperanza
       *[other] tienes { $own_hope } de esperanza
    }
painters-own-chips =
    { $own_spots ->
        [0]
            { $own_hope ->
                [0] no tienes manchas ni esperanza
               *[other] { painters-own-hope } y ninguna mancha
            }
       *[other]
            { $own_hope ->
                [0] { painters-own-spots } y nada de esperanza
               *[other] { painters-own-spots } y { $own_hope } de esperanza
            }
    }

## Lo que se puede elegir

painters-option-cloud = Tomar una ficha de nube
painters-option-spot = Tomar una ficha de mancha
painters-option-card = Tomar la carta { $card }
painters-option-top = Tomar { $card } de lo alto del mazo
painters-option-place = Colocarla { $where }
painters-where-left = a la izquierda de { $card }
painters-where-right = a la derecha de { $card }
painters-where-above = encima de { $card }
painters-where-below = debajo de { $card }
painters-option-roll = Tomar un dado (antes puedes volver a tirar 2)
painters-option-reroll = Volver a tirar el dado { $die }
painters-option-die = Tomar el dado { $die }
painters-option-buy = Comprar el dado { $die } por { painters-spots }
painters-option-on = Ponerlo en el { $symbol }
painters-option-on-cloud = Ponerlo en el { $symbol } y pagar una ficha de nube
painters-option-paint = Pintar hasta { $face } el dado del { $symbol } por { painters-spots }
painters-option-chips = Poner 2 fichas de esperanza en el { $symbol }
painters-option-tile = Adquirir { $tile } por { painters-price }
painters-option-end = Terminar el turno
painters-option-end-losing = Terminar el turno y perder { painters-spots }
painters-option-halo = Tomar el { $halo }
painters-option-no = No
painters-option-yes = Sí
painters-option-lose-hope = Perder { painters-hope-chips }
painters-option-lose-spots =
    { $spots ->
        [one] Perder { $spots } ficha de mancha
       *[other] Perder { $spots } fichas de mancha
    }
painters-option-lose-dice =
    { $dice ->
        [one] Descartar { $dice } dado
       *[other] Descartar { $dice } dados
    }
painters-option-pick = El dado del { $symbol }
painters-option-complete = Completar la carta { $card }
painters-option-steal = Robarle una ficha de nube a { $victim }

## Títulos sobre las opciones del mismo tipo

painters-group-cloud = Ficha de nube
painters-group-spot = Ficha de mancha
painters-group-card = Cartas de la oferta
painters-group-top = Lo alto del mazo
painters-group-place = Lugares
painters-group-roll = Dado con nueva tirada
painters-group-reroll = Dados por volver a tirar
painters-group-die = Reserva de dados
painters-group-buy = Otro dado
painters-group-on = Símbolos de dado
painters-group-paint = Pintar con tus manchas
painters-group-chips = Fichas de esperanza en lugar de un dado
painters-group-tile = Losetas de Sky Painter
painters-group-end = Fin del turno
painters-group-halo = Fichas de halo
painters-group-no = No
painters-group-yes = Sí
painters-group-hope = Fichas de esperanza
painters-group-spots = Fichas de mancha
painters-group-dice = Dados
painters-group-pick = Tus dados
painters-group-complete = Tus cartas
painters-group-steal = Fichas de nube ajenas

## Preguntas a quien debe elegir

painters-prompt-main = Elige tu acción principal.
painters-prompt-additional = ¿Algo más en este turno?
painters-prompt-symbol = ¿Dónde pones el dado { $source }?
painters-prompt-place = ¿Dónde colocas la carta { $source }?
painters-prompt-card = ¿Qué carta tomas?
    .no = No tomar carta
painters-prompt-die = ¿Qué dado tomas?
painters-prompt-reroll = { $source }: ¿qué dado vuelves a tirar?
    .no = No volver a tirar
painters-reroll-with = { $tile }, junto con el dado { $die }
painters-prompt-second-die = { painters-tile-sky-winner }: ¿tomas un segundo dado?
    .no = Sin segundo dado
painters-prompt-halo = Tu círculo está completo. ¿Qué ficha de halo tomas ({ $source })?
    .no = No tomar ninguna
painters-prompt-keep-halo = { painters-tile-sky-halo }: ¿con qué ficha te quedas?
painters-prompt-helpsy = { painters-tile-sky-helpsy }: ¿qué carta completas?
painters-prompt-steal = Ya no hay fichas de nube en la reserva. ¿A quién le robas una?
painters-prompt-swoop = { painters-halo-swoop }: ¿qué pierdes?
painters-prompt-mad = { painters-tile-sky-mad }: ¿bajas 3 de tus dados a 1? Si no, quien tiene la loseta gana 4 manchas y 4 de esperanza.
painters-prompt-lower = { painters-tile-sky-mad }: ¿qué dado baja a 1?
painters-prompt-tackle = { painters-tile-sky-tackle }: ¿descartas todos tus dados que muestran 1, 3 o 5? Si no, quien tiene la loseta toma una ficha de nube.
painters-prompt-tantrum = { painters-tile-sky-tantrum }: ¿qué descartas?
painters-prompt-discard = { painters-tile-sky-tantrum }: ¿qué dado descartas?

## Lo que pasó

painters-event-initial-card = { $who } empieza con la carta { $card }.
painters-event-starting-player = { $who } juega primero.
painters-event-turn-begins = Turno { $turn }: le toca a { $who }.
painters-event-card-taken = { $who } toma la carta { $card }.
painters-event-top-taken =
    { $spots ->
        [0] { $who } toma { $card } de lo alto del mazo.
       *[other] { $who } toma { $card } de lo alto del mazo por { painters-price }.
    }
painters-event-offer-hope =
    { $hope ->
        [one] Ahora hay { $hope } ficha de esperanza sobre { $card }.
       *[other] Ahora hay { $hope } fichas de esperanza sobre { $card }.
    }
painters-event-top-shown =
    { $cards ->
        [one] { $card } es la última carta del mazo.
       *[other] Ahora en lo alto del mazo está { $card } (quedan { $cards } cartas).
    }
painters-event-no-card = { $who } no puede tomar ninguna carta.
painters-event-card-declined = { $who } no toma ninguna carta.
painters-event-card-placed = { $who } coloca { $card } { $where }.
painters-event-critical-phase = Se acabó el mazo: ¡empieza la fase crítica!
painters-event-die-taken = { $who } toma el dado { $die }.
painters-event-die-bought = { $who } compra el dado { $die } por { painters-spots }.
painters-event-cloud-paid = { $who } paga una ficha de nube para cambiar el color del dado.
painters-event-die-fits = { $who } pone el dado { $die } en { $symbol-card }: queda justo.
painters-event-die-above = { $who } pone el dado { $die } en { $symbol-card } y lo baja a { $symbol-die-face }: { painters-spots }.
painters-event-die-waits = { $who } pone el dado { $die } en { $symbol-card }, donde hace falta un { $symbol-die-face }.
painters-event-die-rolled = Vuelve un dado a la reserva: { $die }.
painters-event-pool-refilled =
    { $dice ->
        [one] No quedan dados en la reserva: vuelve { $dice } dado completado y deja un cuadro de protección.
       *[other] No quedan dados en la reserva: vuelven { $dice } dados completados y dejan cuadros de protección.
    }
painters-event-painted = { $who } paga { painters-spots } para pintar el dado del símbolo { $symbol-die-colour } de { $symbol-card }: queda en { $face }.
painters-event-chips-placed = { $who } pone 2 fichas de esperanza en el { $symbol }.
painters-event-card-completed = ¡{ $who } completa la carta { $card }!
painters-event-spots-gained = { $who } gana { painters-spots }.
painters-event-hope-gained = { $who } gana { painters-hope }.
painters-event-leader-taken = { $who } toma el líder.
painters-event-leader-taken-from = { $who } le quita el líder a { $victim }.
painters-event-hope-activated =
    { $hope ->
        [0] Los símbolos de esperanza de { $who } suman { $total }: no basta para una ficha.
       *[other] Los símbolos de esperanza de { $who } suman { $total }: { painters-hope-chips }.
    }
painters-event-hope-silent = Sin el líder, { $who } no recibe nada por el símbolo de esperanza.
painters-event-cloud-gained = { $who } toma una ficha de nube.
painters-event-cloud-stolen = { $who } le roba una ficha de nube a { $victim }.
painters-event-cloud-none = Ya no quedan fichas de nube y { $who } es quien más tiene.
painters-event-halo-taken =
    { $spots ->
        [0]
            { $hope ->
                [0] { $who } toma el { $halo }.
               *[other] { $who } toma el { $halo } por { painters-price }.
            }
       *[other] { $who } toma el { $halo } por { painters-price }.
    }
painters-event-halo-declined = { $who } deja las fichas de halo en el tablero.
painters-event-halo-too-dear = { $who } completa un círculo, pero no puede pagar una ficha de halo.
painters-event-tile-acquired = { $who } adquiere { $tile } por { painters-price }.
painters-event-pile-shown =
    { $tiles ->
        [one] { $tile } es la última loseta de la pila.
       *[other] Ahora en lo alto de la pila está { $tile } (quedan { $tiles } losetas).
    }
painters-event-halos-drawn =
    { $tokens ->
        [one] { $who } mira { $tokens } ficha de halo de la caja.
       *[other] { $who } mira { $tokens } fichas de halo de la caja.
    }
painters-event-halos-drawn-secret = Solo { $who } lo ve: de la caja salen { $first } y { $second }.
painters-event-halo-kept = { $who } se queda con el { $halo }.
painters-event-hope-stolen =
    { $hope ->
        [0] { $victim } no tiene esperanza que { $who } pueda robar.
       *[other] { $who } le roba { painters-hope } a { $victim }.
    }
painters-event-hope-lost =
    { $hope ->
        [0] { $who } no tiene esperanza que perder.
       *[other] { $who } pierde { painters-hope }.
    }
painters-event-spots-lost =
    { $spots ->
        [0] { $who } no tiene manchas que perder.
       *[other] { $who } pierde { painters-spots }.
    }
painters-event-die-lowered = { $who } baja a 1 el dado { $die } de { $symbol-card }.
painters-event-die-discarded = { $who } descarta el dado { $die } de { $symbol-card }.
painters-event-refused = { $who } no hace lo que pide { $tile }.
painters-event-extra-turn = { $who } jugará otro turno después de este.
painters-event-spots-discarded = { $who } se pasa del límite y descarta { painters-spots }.
painters-event-end-triggered = La partida termina con el turno de { $who }: a contar puntos.
painters-event-scored =
    { $points ->
        [one] { $who } suma { $points } punto.
       *[other] { $who } suma { $points } puntos.
    }
painters-event-star-victory = { $who } tiene cinco losetas y el líder: ¡victoria estelar!
painters-event-firmament-victory = { $who } tiene un firmamento de nueve cartas y el líder: ¡victoria del firmamento!
painters-event-efficiency-victory =
    { $points ->
        [one] { $who } gana con { $points } punto, el máximo al final: ¡victoria por eficiencia!
       *[other] { $who } gana con { $points } puntos, el máximo al final: ¡victoria por eficiencia!
    }
painters-event-draw = Ya nada se mueve: la partida queda en empate.

## Por qué algo no se puede ahora

painters-why-finish-first = Primero responde la pregunta pendiente.
painters-why-one-main-action = Ya hiciste tu acción principal en este turno.
painters-why-main-action-first = Primero haz tu acción principal; las acciones adicionales van después.
painters-why-has-cloud =
    { $clouds ->
        [one] Ya tienes una ficha de nube; esta acción es para quien no tiene ninguna.
       *[other] Ya tienes { $clouds } fichas de nube; esta acción es para quien no tiene ninguna.
    }
painters-why-three-uncompleted = Ya tienes { $most } cartas sin completar; completa una primero.
painters-why-deck-empty = El mazo está vacío.
painters-why-not-in-offer = { $what } no está en la oferta.
painters-why-not-on-top = { $what } no está en lo alto del mazo.
painters-why-no-place = { $card } no cabe en ningún lugar junto a tus cartas.
painters-why-too-dear =
    { $hope ->
        [0] Cuesta { painters-spots }; { painters-own-spots }.
       *[other]
            { $spots ->
                [0] Cuesta { painters-hope }; { painters-own-hope }.
               *[other] Cuesta { painters-price }; { painters-own-chips }.
            }
    }
painters-why-one-more-die-only = Solo puedes comprar un dado más por turno.
painters-why-no-die-fits = Ningún dado de la reserva va en un símbolo libre de tus cartas.
painters-why-no-sky-dice = Solo { painters-tile-sky-dice } te deja volver a tirar antes de tomar un dado.
painters-why-not-in-pool = Ese dado no está en la reserva de dados: { $what }.
painters-why-no-symbol = No tienes ningún símbolo { $colour } libre, ni una ficha de nube para cambiar el color.
painters-why-roll-first = Con { painters-tile-sky-dice } primero anuncias que tomas un dado: elige «roll».
painters-why-second-die-low = El segundo dado de { painters-tile-sky-winner } tiene que mostrar 1 o 2.
painters-why-no-die-there = Ahí no tienes ningún dado: { $what }.
painters-why-die-is-completed = Ese dado ya está completado.
painters-why-paint-to-number = Ese dado se puede pintar hasta { $number }, no más.
painters-why-never-lower = Pintar solo sube un dado; para bajarlo hace falta { painters-tile-sky-levitt-alpha }.
painters-why-symbol-not-empty = No está libre en tus cartas: { $what }.
painters-why-no-tile-for-colour = Ninguna de tus losetas deja usar fichas de esperanza en lugar de un dado { $colour }.
painters-why-top-of-pile = { $tile } está en lo alto de la pila; solo se adquieren las tres losetas de la oferta.
painters-why-no-such-place = Un lugar se escribe con dos números: «place 1,0» queda a la derecha de tu primera carta.
painters-why-place-is-taken = Ahí ya está { $card }, y una carta nunca se mueve.
painters-why-only-a-corner = Una carta debe tocar a otra con un lado entero; ahí solo la tocaría con una esquina.
painters-why-beside-no-card = Una carta va junto a una de tus cartas; no hay ninguna al lado de ese lugar.
painters-why-half-cloud = Media nube debe unirse a su otra mitad; junto a { $card } no lo haría.
painters-why-half-halo = Medio círculo debe unirse a su otra mitad; junto a { $card } no lo haría.
painters-why-night-limit = Entre esta carta y { $card } hay un límite de noche: nada puede tocarlo.
painters-why-grass-limit = Entre esta carta y { $card } hay un límite de pasto: nada puede tocarlo.
painters-why-other-colour = Ese símbolo es { $colour }; otro color pide una ficha de nube, y no tienes ninguna.
painters-why-costs-a-cloud = Ese símbolo es { $colour }: cuesta una ficha de nube, así que añade la palabra «cloud».
painters-why-costs-no-cloud = El dado { $die } va ahí sin ficha de nube.
painters-why-not-most-clouds = Una ficha de nube se roba a quien tiene más.

## Ajustes: nombres, valores y ayuda

painters-setting-variant = Variante
painters-setting-variant-help = Aterrizaje forzoso añade 3 cartas y solo se gana por puntos; Duelo de tensión es para 2 jugadores, usa todas las cartas y losetas y nunca se gana por puntos.
painters-setting-variant-standard = Partida normal
painters-setting-variant-forced_landing = Aterrizaje forzoso
painters-setting-variant-tension_duel = Duelo de tensión
painters-setting-leader_benefits = Beneficios del líder
painters-setting-leader_benefits-help = Lo que se ahorra quien tiene el líder: la parte del tablero en el precio de las losetas, el precio de la carta de lo alto del mazo, o ambas cosas.
painters-setting-leader_benefits-none = Ninguno
painters-setting-leader_benefits-tiles = Losetas más baratas
painters-setting-leader_benefits-top_card = Carta de arriba gratis
painters-setting-leader_benefits-both = Ambos
painters-setting-halves = Figuras a medias
painters-setting-halves-help = Estricto: media nube o medio halo solo puede tocar su otra mitad. Flexible: también puede tocar un lado sin figura.
painters-setting-halves-strict = Estricto
painters-setting-halves-lenient = Flexible
painters-setting-leadership_hope = Halo de Liderazgo
painters-setting-leadership_hope-help = El número del símbolo de esperanza del Halo de Liderazgo.
painters-setting-leadership_hope-4 = Símbolo de esperanza de 4
painters-setting-leadership_hope-1 = Símbolo de esperanza de 1
painters-setting-hope_sum = Suma de esperanza
painters-setting-hope_sum-help = Qué cartas cuentan al sumar los símbolos de esperanza; las losetas y las fichas de halo cuentan siempre.
painters-setting-hope_sum-completed_cards = Cartas completadas
painters-setting-hope_sum-all_cards = Todas las cartas
painters-setting-spot_limit = Límite de manchas
painters-setting-spot_limit-help = Cuántas fichas de mancha puedes conservar al final de tu turno.
painters-setting-spot_limit-4 = 4 manchas
painters-setting-spot_limit-5 = 5 manchas
painters-setting-spot_limit-6 = 6 manchas
painters-setting-spot_limit-7 = 7 manchas
painters-setting-spot_limit-8 = 8 manchas
painters-setting-spot_limit-9 = 9 manchas
painters-setting-spot_limit-10 = 10 manchas

## Cómo termina una partida

painters-ending-star = Victoria estelar
painters-ending-firmament = Victoria del firmamento
painters-ending-efficiency = Victoria por eficiencia
painters-ending-draw = Empate

## De dónde vienen los puntos

painters-score-stars = Estrellas en las cartas
painters-score-tiles = Losetas
painters-score-tile_effects = Efectos de losetas
painters-score-halos = Fichas de halo
painters-score-clouds = Fichas de nube
painters-score-hope = Fichas de esperanza
painters-score-dice = Dados en las cartas
painters-score-unfinished = Cartas sin completar
painters-score-spots = Fichas de mancha
painters-score-total = Total

## Lo que no forma una partida

painters-refused-duel = Duelo de tensión es para 2 jugadores exactamente; no para { $seats }.
