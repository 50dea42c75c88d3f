### Mazos construidos por los jugadores, logros y plan de batalla.

## Palabras

decks-list = { $first }, { $rest }
decks-faction-liothan = Liothan
decks-faction-taulot = Taulot
decks-faction-kurumo = Kurumo
decks-faction-nupten = Nupten
decks-lent-ally = aliados
decks-lent-tower = torres
decks-lent-attachment = vínculos
decks-lent-spell = hechizos

## Leer un mazo

decks-empty = Este mazo no tiene cartas: escribe una línea por carta, como «3x Chamanes».
decks-unknown-card = Línea { $line }: no hay ninguna carta «{ $name }»; escribe el nombre, el nombre corto o el código de una carta de un mazo de la alianza, como «3x Chamanes», «3x shamans» o «3x HRD-LIO-03».
decks-unknown-card-near = Línea { $line }: no hay ninguna carta «{ $name }»; parecidas: { $near }.
decks-unknown-deck = Para este juego no hay ningún mazo «{ $name }»; hay { $decks }, o el texto de uno tuyo: una línea por carta, como «3x Chamanes».
decks-two-castles = Línea { $line }: un mazo es para un solo castillo; esta es la segunda línea «castle:».
decks-unknown-castle = Línea { $line }: no hay ningún castillo «{ $name }»; hay { $castles }.
decks-unknown-castle-near = Línea { $line }: no hay ningún castillo «{ $name }»; parecidos: { $near }.
decks-no-deck-card = Línea { $line }: { $card } no es una carta de un mazo de la alianza.
decks-strange-number = Línea { $line }: un mazo tiene de 1 a { $most } copias de una carta, según su rareza, no { $number }.

## Qué falla en un mazo

decks-size = Un mazo para { $castle } tiene { $allowed } cartas; tú tienes { $have }.
decks-hero-missing = { $castle } exige a su héroe { $hero }.
decks-too-many-legendary = Cartas legendarias de { $faction } que permite { $castle }: { $allowed }; tú tienes { $have }.
decks-too-many-mythic = Cartas míticas de { $faction } que permite { $castle }: { $allowed }; tú tienes { $have }.
decks-foreign-legendary = { $castle } permite cartas legendarias solo de { $own }; de { $faction } tienes { $cards }.
decks-foreign-mythic = { $castle } permite cartas míticas solo de { $own }; de { $faction } tienes { $cards }.
decks-foreign-rare = { $castle } permite cartas raras solo de { $allowed }, y cualquier { $free } rara; de { $faction } tienes { $cards }.
decks-foreign-base = { $castle } permite cartas básicas solo de { $allowed }, y cualquier { $free } básica; de { $faction } tienes { $cards }.
decks-not-lent = De las facciones que no son { $own }, { $castle } solo permite { $lent }; de { $faction } tienes { $cards }.
decks-forbidden-hero = { $castle } no permite { $card }.
decks-forbidden-subtype = { $castle } no permite cartas { $subtype }; tienes { $card }.
decks-copies = { $decks ->
        [one] De { $card } el mazo puede tener { $allowed }; tienes { $have }.
       *[other] De { $card } todos los mazos juntos pueden tener { $allowed }; tienen { $have }.
    }
decks-same-colour = Hay un solo mazo { $deck }: no pueden tenerlo dos jugadores.
decks-same-castle = Cada jugador construye para un castillo distinto; { $castle } está dos veces.
decks-strange-castle = { $castle } no permite las cartas de { $deck }; su propio castillo es { $own }: elige { $own } o el propio del mazo (en una terminal castle={ $slug } o castle=own).
decks-castle-not-in-play = El mazo es para { $built }, pero en juego está { $castle }: elige { $built } como castillo (en una terminal castle={ $slug }).
decks-other-set = { $card } es de Monoliths; la primera edición se juega con sus propias cartas.
decks-no-castle = Elige un castillo: su reverso dice qué cartas puede llevar el mazo.
decks-other-castle = { $castle } es de Monoliths; la primera edición se juega con sus propios castillos.
decks-horde-cards = El mazo de la horda tiene { $cards } cartas.
decks-difficulty-whole = Dificultad total: { $total }.
decks-difficulty-half = Dificultad total: { $total }½.
decks-challenge-hero = El desafío { $challenge } necesita un mazo con { $hero }.
decks-challenge-size = El desafío { $challenge } es para un mazo tuyo de { $allowed } cartas; tienes { $have }.

## Órdenes

decks-ready = Mazos preparados
decks-castles = Castillos y lo que puede tener un mazo suyo
decks-good = Este mazo vale para { $castle }: { $cards } cartas.
decks-faulty = { $faults ->
        [one] Una cosa falla en este mazo:
       *[other] { $faults } cosas fallan en este mazo:
    }
decks-back = { $faction }; héroe { $hero }; { $legendary } cartas legendarias y { $mythic } míticas de { $faction }
decks-back-others = { $back }; raras también de { $rare }; básicas también de { $base }; cualquier { $free }
decks-back-lent = { $back }; de otras facciones { $lent } de rareza básica o rara
decks-back-never = { $back }; nunca { $subtype } ni { $hero }

## Logros

decks-achievements = Logros
decks-challenge-stands = { $challenge }: { $help }
decks-challenge-counts = { $challenge }: { $help } Hasta ahora: { $count }.
decks-challenge-done = { $challenge }: logro conseguido, ahora gana.
decks-challenge-lost = { $challenge }: fallido; la partida sigue.
decks-medals-won = Nuevo: { $medals ->
        [one] una medalla
       *[other] { $medals } medallas
    } por { $challenge }.

## Plan de batalla

decks-plan-title = Plan de batalla con { $deck }, nivel { $level }
decks-plan-own-deck = un mazo tuyo
decks-plan-won = ganada
decks-plan-lost = perdida
decks-plan-open = por jugar
decks-plan-victory = El plan acaba en victoria: hordas vencidas, { $wins } de { $hordes }. Se puede defender otro reino con otro mazo.
decks-plan-defeat = El plan ha fracasado: hordas vencidas, { $wins } de { $hordes }; hacían falta { $needed }.
decks-plan-standing = Ganadas: { $wins }; hacen falta { $needed }. Después: { $horde } con { $outsider }.
decks-plan-won-already = El plan es una victoria. Ganadas: { $wins }; hacían falta { $needed }. Se puede defender otro reino con otro mazo o seguir. Después: { $horde } con { $outsider }.
decks-plan-out-of-reach = Ganadas: { $wins }; hacen falta { $needed }: el plan ya no se puede ganar. Después: { $horde } con { $outsider }.
