### La primera partida guiada de Monoliths; las claves vienen de lessons/data/monoliths.yaml. Como mucho 40 palabras cada una.

lesson-monoliths-tired = Los aliados se cansan
lesson-monoliths-tired-goal = Contén el monolito y golpea el portal.
lesson-monoliths-tired-same = Casi todo es como en Skytear Horde: defiendes el castillo en seis calles, golpeas el portal donde no tienes un monstruo enfrente, vences al forastero. Si no lo conoces, empieza por la lección de Horde.
lesson-monoliths-tired-monolith = La horda de esta caja está hecha de monolitos. Apenas golpean; hacen más fuertes a los esbirros. Mira la carta para ver cómo.
lesson-monoliths-tired-move = La Guardia de Primavera tiene 4 de ataque: aquí se desperdicia. Muévela. La diferencia: ahora moverse agota al aliado, así que cada uno se mueve una sola vez por turno.
lesson-monoliths-tired-move-no = Primero aparta La Guardia de Primavera del monolito.
lesson-monoliths-tired-where = A una calle sin monstruos. Quedará agotada, pero en el combate golpeará igual.
lesson-monoliths-tired-where-no = Cualquier calle menos la 6: el monolito va a llamar esbirros a esa.
lesson-monoliths-tired-guard = Tramperos cuesta 2 y basta para un monolito. Juégala.
lesson-monoliths-tired-guard-no = Alguien tiene que hacer frente al monolito: juega Tramperos.
lesson-monoliths-tired-there = Frente al monolito, en la calle 1.
lesson-monoliths-tired-there-no = Donde hacen falta es en la calle 1.
lesson-monoliths-tired-draw = Ahora cualquier castillo puede robar una carta por 1 de maná, en lugar de usar su propia habilidad. Te queda 1: roba.
lesson-monoliths-tired-draw-no = Una carta por tu último maná es una ganga: usa el castillo para robar.
lesson-monoliths-tired-ready = Todo hecho. La línea de debajo de las calles dice lo que se prevé.
lesson-monoliths-tired-ready-no = Has hecho todo lo que hacía falta. Di que has acabado.
lesson-monoliths-tired-react = Se descubre la traición: aquí da armadura al portal. Sin una carta con la marca del rayo solo puedes seguir.
lesson-monoliths-tired-end = El portal ha perdido 2 de salud. Y el monolito ha llamado esbirros: han entrado en una calle, han golpeado el castillo y se han ido a la retaguardia.

lesson-monoliths-thieves = Otros ladrones
lesson-monoliths-thieves-goal = Evita que saqueen los Onikai.
lesson-monoliths-thieves-back = Ahora saquea cada monstruo de la retaguardia, y tantas cartas como ataque tenga. Debilítalo y saqueará menos.
lesson-monoliths-thieves-engage = Trabar combate también agota al aliado, y el monstruo va a la calle de ese aliado. La Guardia de Primavera está lista: traba combate con los Onikai.
lesson-monoliths-thieves-engage-no = Los Onikai tienen 3 de ataque y saquearían 3 cartas. Traba combate con ellos.
lesson-monoliths-thieves-ready = Los Yetnar aún saquearán una carta. Di que has acabado.
lesson-monoliths-thieves-ready-no = La Guardia de Primavera está agotada; no queda nada que hacer. Pasa al combate.
lesson-monoliths-thieves-reward = Vencidos. También los esbirros dan una carta cuando son destruidos.
lesson-monoliths-thieves-end = Una carta en lugar de cuatro. Con 4 de ataque o más, los esbirros además arrollan: lo que sobra de su golpe contra un aliado sigue hasta el castillo.

lesson-monoliths-taunt = El aullido
lesson-monoliths-taunt-goal = Mira cómo un monstruo con Provocar atrae a un aliado.
lesson-monoliths-taunt-howl = El Monolito Aullante provoca. En esta edición no tienes que ocuparte tú: cuando acaban tus acciones, atrae al aliado más cercano.
lesson-monoliths-taunt-ready = La Guardia de Primavera, en la calle 1, está más cerca que Tramperos, en la calle 6. Di que has acabado, y mira.
lesson-monoliths-taunt-ready-no = Déjalos donde están y di que has acabado.
lesson-monoliths-taunt-reward = Atraída de la calle 1 a la 3, y el monolito está roto. La carta es tuya.
lesson-monoliths-taunt-end = Provocar puede estropear un golpe al portal. Pon un aliado débil cerca del monstruo, y el fuerte quedará libre.

lesson-monoliths-portal = Cuatro portales
lesson-monoliths-portal-goal = Rompe el primer portal.
lesson-monoliths-portal-stages = Hay cuatro portales, uno tras otro, cada uno con oleadas mayores. Cuando se rompe el primero, se llama al forastero. Vencerlo sigue siendo ganar; los otros portales dan recompensas.
lesson-monoliths-portal-strike = Al portal le quedan 2 de salud, y La Guardia de Primavera no tiene a nadie enfrente. Di que has acabado.
lesson-monoliths-portal-strike-no = Quédate donde estás: el portal está a punto de romperse.
lesson-monoliths-portal-first = Se rompe, y responde: Refuerza 2. Tú eliges qué esbirros reciben una ficha de salud. Repártelas, o serán demasiado fuertes.
lesson-monoliths-portal-second = Y la segunda, a otros esbirros.
lesson-monoliths-portal-end = Ya está el siguiente portal, y ha llegado el forastero: el Círculo Púrpura. Tiene armadura, así que solo le duelen los golpes fuertes. Véncelo para ganar.

lesson-monoliths-game = Una partida entera
lesson-monoliths-game-goal = Vence al Círculo Púrpura en el nivel más fácil.
lesson-monoliths-game-start = Nivel 1, el forastero más suave. Defiende, rompe el portal, vence al Círculo Púrpura. Vuelve atrás cuando quieras; solo hablaré si hay algo nuevo.
lesson-monoliths-game-mulligan = Tu primera mano. Devuelve lo que no puedas pagar pronto; robas otras tantas cartas. Lo primero que necesitas son aliados.
lesson-monoliths-game-alliance = Tus acciones. Recuerda que moverse y trabar combate agotan a un aliado; decide para cada uno: defender, trabar combate o golpear el portal.
lesson-monoliths-game-reactions = Ya se conoce la carta de traición. Ahora solo puedes usar cartas y habilidades con la marca del rayo.
lesson-monoliths-game-reinforce = Reforzar: tú eliges qué esbirros crecen. Los mejores son aquellos con los que puedas trabar combate pronto, o los débiles.
lesson-monoliths-game-taunted = Dos aliados están igual de cerca de un monstruo que provoca: tú eliges quién acude.
lesson-monoliths-game-monster-down = Tu primer monstruo destruido te da una carta. Combatir es la manera principal de robar.
lesson-monoliths-game-ally-down = Ha caído tu primer aliado. Las heridas se quedan: cura, o releva a los heridos.
lesson-monoliths-game-castle-hurt = Han golpeado el castillo. Tiene 20 de salud: unas pocas heridas son un precio justo por un ataque fuerte.
lesson-monoliths-game-pillaged = La primera carta que te saquean. Con el mazo vacío pierdes, así que traba combate con lo que hay en la retaguardia.
lesson-monoliths-game-opened = Hay un portal: te da maná al comienzo de cada turno, y más en cada etapa. También crecen sus oleadas.
lesson-monoliths-game-called = El forastero está en camino y llega el turno que viene. Ten listos a tus aliados más fuertes.
lesson-monoliths-game-vanquished = El forastero ha caído. Llega vivo al final de este turno, y la partida está ganada.
