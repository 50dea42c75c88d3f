### Lo que dice el tablero de Sky Painters en el navegador. Las frases del juego vienen del servidor.

web-painters-steps = Pasos del turno
web-painters-step-main = Acción principal
web-painters-step-additional = Acciones adicionales
web-painters-cards = Cartas de cielo
web-painters-tiles = Losetas de Sky Painter
web-painters-halos = Fichas de halo
web-painters-pool = Dados
web-painters-top = { $card }, en lo alto del mazo (quedan { $cards })
web-painters-pile = { $tile }, la siguiente loseta de la pila (quedan { $tiles })
web-painters-card-hope = { $card }, con { $hope } de esperanza encima
web-painters-card-completed = { $card }, completada
web-painters-card-open = { $card }, { $done } de { $all } símbolos ocupados
web-painters-dice-many = { $die }, hay { $count }
web-painters-place = Lugar libre
web-painters-not-here = No puede ir { $where }.
web-painters-halves-meet = Su mitad se une a la otra.
web-painters-to-fill = { $symbols ->
    [one] Un símbolo por llenar. Completada, da:
   *[other] { $symbols } símbolos por llenar. Completada, da:
}
web-painters-die-fits = Queda justo.
web-painters-die-above = Baja a { $number }: { $spots ->
    [one] una mancha para ti.
   *[other] { $spots } manchas para ti.
}
web-painters-die-waits = Espera a que lo pintes: hace falta un { $number }.
web-painters-die-cloud = El otro color cuesta una ficha de nube.
web-painters-die-completes = Completa { $card }, que da:
web-painters-die-finishes = Completa la carta.
web-painters-skies = Cielos
web-painters-sky-of = Cielo de { $name }
web-painters-hope = esperanza
web-painters-hope-symbol = Símbolo de esperanza
web-painters-spots = Manchas
web-painters-cloud = Ficha de nube
web-painters-clouds = Fichas de nube
web-painters-leader = Líder
web-painters-stars = Estrellas
web-painters-points = Puntos
web-painters-points-now = { $points ->
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
}
web-painters-price-spots = Precio en manchas
web-painters-price-hope = Precio en esperanza
web-painters-from-printed = impreso
web-painters-from-place = su lugar
web-painters-final = Puntuación final
web-painters-score-of = Puntos de { $name } ahora
web-painters-score-help = Lo que valdría este cielo si la partida terminara ahora.
web-painters-reserve-clouds = Fichas de nube en la reserva: { $clouds }
web-painters-critical = El mazo está vacío. Quien tenga el líder al principio y al final de un turno termina la partida.
web-painters-card-help = Llena cada símbolo con un dado de su color; la carta completada da lo que se ve abajo.
web-painters-die-help = Va en un símbolo libre de su color. Un dado gris sirve para cualquier color; una ficha de nube cambia el color de otro.
web-painters-cloud-help = Paga un cambio de color cuando tomas un dado. Quien más fichas de nube tenga al final recibe puntos.
web-painters-goal = Objetivo: tener más puntos cuando se acaben las cartas. Con el líder puedes ganar en el acto: cinco Sky Painters, o nueve cartas completadas en un cuadrado.
web-painters-goal-landing = Objetivo: tener más puntos cuando se acaben las cartas. Nadie gana en el acto.
web-painters-goal-duel = Objetivo: ganar en el acto, con el líder y cinco Sky Painters, o con el líder y nueve cartas completadas en un cuadrado. Nadie gana por puntos.
web-painters-spot-help = Las manchas pintan los dados hasta el número que necesitan, y compran dados, cartas y losetas.
web-painters-side-left-halo = Medio halo a la izquierda.
web-painters-side-left-cloud = Media nube a la izquierda.
web-painters-side-right-halo = Medio halo a la derecha.
web-painters-side-right-cloud = Media nube a la derecha.
web-painters-side-top-night = Noche arriba: ahí no puede ir ninguna carta.
web-painters-side-bottom-grass = Pasto abajo: ahí no puede ir ninguna carta.
web-painters-in-hand = En la mano: { $die }. Elige su símbolo.
web-painters-symbol-of = { $die } de { $card }
web-painters-best = Tu mejor carta
web-painters-hope-chips = Esperanza
web-painters-lasts = Media hora para dos
web-painters-learned = Fácil de aprender
web-painters-like = Elige dados, pinta nubes, cometas y animales, y descubre antes que nadie qué carta encaja dónde.
