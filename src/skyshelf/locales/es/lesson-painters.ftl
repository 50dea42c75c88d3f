### La primera partida guiada de Sky Painters; las claves vienen de lessons/data/painters.yaml. Como mucho 40 palabras cada una.

lesson-painters-dice = Un dado para cada color
lesson-painters-dice-goal = Completa tu primera carta.
lesson-painters-dice-sky = Pintamos cielos, y cada carta es un trozo del tuyo. Alba pide un 4 azul y un 3 blanco. Dale los dos dados y el cuadro está terminado.
lesson-painters-dice-pool = Todos toman dados de esta reserva: el que tomas tú ya no es para los demás. Los grises valen para cualquier color.
lesson-painters-dice-blue = Un dado puede ser más alto que su símbolo: se baja, y la diferencia es tuya en manchas. Toma el 6 azul.
lesson-painters-dice-blue-no = Cada turno tiene una acción principal, y hoy es el 6 azul. Toma ese.
lesson-painters-dice-blue-done = 6 son 2 más que 4, así que ganaste 2 manchas. Las manchas son pintura y dinero; pronto las gastarás.
lesson-painters-dice-rest = Después de la acción principal puedes gastar manchas. Por ahora guárdalas y termina el turno.
lesson-painters-dice-rest-no = Todavía no: guarda las manchas y termina el turno.
lesson-painters-dice-white = El otro pintor ya jugó; te toca otra vez. El 5 blanco termina Alba.
lesson-painters-dice-white-no = Sería posible. Pero el 5 blanco completa tu carta ahora: tómalo.
lesson-painters-dice-end = Alba está terminada: se volvió azul, dio 5 manchas y sus dados rodaron a la reserva. Al final del turno guardas 6 manchas como mucho.

lesson-painters-paint = Las manchas son pintura
lesson-painters-paint-goal = Completa el Sol con dados demasiado bajos.
lesson-painters-paint-why = Los dados rara vez son justo los que quieres. Para eso tienes manchas: una mancha sube un punto un dado tuyo.
lesson-painters-paint-low = El Sol necesita un 3 amarillo. El único dado amarillo muestra 1. Tómalo igual: espera debajo de su símbolo.
lesson-painters-paint-low-no = Toma el 1 amarillo: al Sol le falta un dado amarillo.
lesson-painters-paint-blue = Ahora pinta. El dado azul debe subir de 3 a 5: son 2 manchas.
lesson-painters-paint-blue-no = Sube el dado azul hasta 5: 2 manchas.
lesson-painters-paint-yellow = Al amarillo también le faltan 2 puntos.
lesson-painters-paint-yellow-no = Pinta el dado amarillo hasta 3; te alcanzan las manchas.
lesson-painters-paint-end = Cuatro manchas gastadas, cinco ganadas: terminar cartas paga las siguientes. Pero su corazón alado no dio nada. ¿Por qué? En el próximo capítulo.

lesson-painters-leader = El líder y la esperanza
lesson-painters-leader-goal = Toma el líder y haz que un corazón pague.
lesson-painters-leader-hearts = La esperanza compra lo mejor. La dan los corazones alados, pero solo al líder, y hay un líder para todos. Ahora lo tiene tu rival.
lesson-painters-leader-red = Cohete muestra la corona del líder y le falta un 5 rojo. Toma el 6 rojo y termínalo.
lesson-painters-leader-red-no = Primero el líder: el 6 rojo termina Cohete.
lesson-painters-leader-red-done = El líder es tuyo hasta que alguien termine otra carta así. Y tienes 7 manchas para usar ya.
lesson-painters-leader-another = Una vez por turno puedes comprar otro dado por lo que muestra. Urraca tiene un corazón y le falta un 3 negro: compra ese dado.
lesson-painters-leader-another-no = Compra el 3 negro mientras tienes el líder: el corazón de Urraca pagaría.
lesson-painters-leader-end = Se suman los corazones de todas tus cartas terminadas: 4 y 5. La mitad, hacia abajo, son 4 de esperanza. Más corazones, más esperanza cada vez.

lesson-painters-grow = Un cielo más grande
lesson-painters-grow-goal = Toma una carta y junta dos mitades.
lesson-painters-grow-offer = Una carta no basta. Tomar una carta de la oferta también es una acción principal, y es gratis.
lesson-painters-grow-take = Farolillo acaba a la derecha en medio círculo de luz. El Sol tiene la otra mitad a la izquierda. Toma el Sol.
lesson-painters-grow-take-no = También son bonitas. Para este capítulo toma el Sol: su medio círculo encaja.
lesson-painters-grow-place = Una carta va junto a las tuyas, nunca solo por la esquina, y una mitad no puede tocar otra cosa. Pon el Sol a la derecha de Farolillo.
lesson-painters-grow-place-no = Está permitido. Pero a la derecha de Farolillo las dos mitades forman un círculo.
lesson-painters-grow-circle = Cuando las dos cartas de un círculo están terminadas, puedes tomar uno de estos halos. El primero es gratis.
lesson-painters-grow-end = Las nubes enteras y las medias nubes unidas dan fichas de nube: paga una, y un dado va a un símbolo de otro color.

lesson-painters-win = Cómo se gana
lesson-painters-win-goal = Gana con la quinta loseta.
lesson-painters-win-ways = Tres maneras de ganar. Cinco losetas y el líder: al momento. Nueve cartas terminadas en cuadrado y el líder: al momento. Si no, tener más puntos cuando se acaben las cartas.
lesson-painters-win-main = Tienes cuatro losetas y el líder. Primero tu acción principal: toma una mancha.
lesson-painters-win-main-no = Toma la mancha; lo importante viene después.
lesson-painters-win-tile = Ahora compra una loseta. Cuesta lo que lleva impreso más su lugar; más a la derecha es más barato. Sky Fugaz es tuya por 3 manchas y 11 de esperanza.
lesson-painters-win-tile-no = Podrías. Pero con la quinta loseta ganas la partida: toma Sky Fugaz.
lesson-painters-win-end = Cinco losetas y el líder al final de tu turno: has ganado. Cada loseta tiene además un poder; mira una para leerlo.

lesson-painters-game = Una partida entera
lesson-painters-game-goal = Juega una partida contra un bot fácil.
lesson-painters-game-start = Ahora todo es tuyo. Termina cartas, mira quién tiene el líder y deshaz lo que quieras. Solo hablaré cuando haya algo nuevo.
lesson-painters-game-first-turn = Una acción principal: un dado, una carta, una nube o una mancha. Al principio convienen dados para tu primera carta y una segunda carta.
lesson-painters-game-more = Ahora los extras, si quieres: compra otro dado, pinta o compra losetas. Luego termina el turno.
lesson-painters-game-waits = Tu primer dado bajo. Espera debajo de su símbolo hasta que lo subas con pintura.
lesson-painters-game-completed = Tu primera carta terminada. Da sus manchas, y sus dados vuelven a la reserva para todos.
lesson-painters-game-silent = Este corazón calló, porque no tienes el líder. Aun así cuenta para los corazones siguientes.
lesson-painters-game-hope = Tu primera esperanza. Guárdala para losetas: con cinco se gana.
lesson-painters-game-lost-leader = El líder cambió de manos. Termina una carta con corona para recuperarlo.
lesson-painters-game-discarded = Las manchas que pasen de 6 se pierden al final del turno. Gástalas antes.
lesson-painters-game-place = Tu primera carta nueva. Las mitades deben encontrar su otra mitad, y junto a un borde de noche o de pasto no puede haber nada.
lesson-painters-game-symbol = El dado sirve para varios símbolos. Un dado más alto que su símbolo paga la diferencia; uno más bajo pide pintura.
lesson-painters-game-halo = Tu primer círculo. Toma un halo que te ayude ahora; cada uno encarece el siguiente para todos.
lesson-painters-game-tile = Tu rival tiene una loseta. Con cinco y el líder gana: lleva la cuenta.
lesson-painters-game-critical = Se acaban las cartas: quien ahora tenga el líder al empezar y al acabar un turno termina la partida. Cuenta los puntos.
