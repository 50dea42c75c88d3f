### Skytear: qué falla en un grupo, un montón o un mazo construido por los jugadores.

skytear-decks-deck-size = Un mazo para { $heroes } héroes tiene { $allowed } cartas; este tiene { $have }.
skytear-decks-faction = { $card } es de { $faction }, que tu bando no ha elegido.
skytear-decks-no-ultimate = A { $hero } le falta su carta suprema { $card }.
skytear-decks-strange-ultimate = { $card } es la carta suprema de un héroe que aquí no tienes.
skytear-decks-other-pile = { $card } va en el montón de { $hero }.
skytear-decks-ultimate-twice = { $card } es una carta suprema y solo entra una vez.
skytear-decks-copies = Copias de { $card } que puede haber: { $allowed }; tienes { $have }.
skytear-decks-pool-size = Para partidas con { $heroes } héroes un grupo tiene { $allowed } héroes; este tiene { $have }.
skytear-decks-hero-twice = { $hero } está dos veces; los héroes deben ser distintos.
skytear-decks-pile-size = Cartas en el montón de { $hero }: { $have }; hacen falta { $allowed }.
skytear-decks-points = Los { $heroes } héroes más baratos del grupo cuestan { $have } puntos con sus montones; el tope es { $allowed }.
skytear-decks-ready-two_lanes = { $first } y { $second }, dos calles
skytear-decks-ready-three_lanes = { $first } y { $second }, tres calles
skytear-decks-pool-format = Los grupos son del formato competitivo y los equipos del formato por equipos: pon format=competitive o format=teams.
skytear-decks-built-format = Los grupos y los equipos se construyen antes de la partida: escribe en ellos las cartas y pon decks=piles.
skytear-decks-points-format = Los puntos necesitan héroes que alguien elija: pon format=casual, format=competitive o format=teams.
skytear-decks-empty-pool = Este texto no tiene héroes: escribe una línea como «hero: Yami» y, debajo, sus cartas, como «3x Combustión».
skytear-decks-no-hero-yet = Línea { $line }: una carta va después de la línea de su héroe, como «hero: Yami».
skytear-decks-unknown-hero = Línea { $line }: no hay ningún héroe «{ $name }».
skytear-decks-unknown-hero-near = Línea { $line }: no hay ningún héroe «{ $name }»; quizá sea { $near }.
skytear-decks-unknown-card = Línea { $line }: no hay ninguna carta de poder «{ $name }» para mazos.
skytear-decks-unknown-card-near = Línea { $line }: no hay ninguna carta de poder «{ $name }» para mazos; quizá sea { $near }.
skytear-decks-strange-number = Línea { $line }: una carta puede estar de 1 a { $most } veces, no { $number }.
skytear-decks-team-size = Un equipo para este campo de batalla tiene { $allowed } héroes; este tiene { $have }.
skytear-decks-team-factions = Un equipo tiene héroes de { $allowed } facciones como máximo; este los tiene de { $have }.
skytear-decks-team-points = El equipo cuesta { $have } puntos con sus cartas; el tope es { $allowed }.

## La orden `deck`

skytear-decks-kind-competitive = grupo
    .good = Grupo válido
    .faulty = Grupo no válido
skytear-decks-kind-teams = equipo
    .good = Equipo válido
    .faulty = Equipo no válido
skytear-decks-good = { $kind-good } para { $field }: { $heroes } héroes, { $cards } cartas, { $points } puntos.
skytear-decks-faulty = { $kind-faulty } para { $field }:
skytear-decks-list = Grupos ya hechos
skytear-decks-heroes = Héroes de Skytear: { $cards } cartas por montón, la propia carta suprema una vez, ninguna otra suprema, ninguna carta más de { $copies } veces entre todos los montones
skytear-decks-column-hero = Héroe
skytear-decks-column-role = Función
skytear-decks-column-runes = Runas
skytear-decks-column-ultimate = Suprema
skytear-decks-column-cards = Cartas
skytear-decks-column-points = Puntos
skytear-decks-column-with-pile = Con su montón
skytear-decks-no-rune = Aquí ningún héroe tiene las runas de { $card }: solo puede servir de carta de Liderazgo o voltearse.
