### Lo que dicen las páginas de torneos.

web-events-about = Una noche de club con un solo enlace: inscríbete, preséntate cuando empiece tu ronda, juega y mira en qué puesto estás.
web-events-add-bots = Añadir bots
web-events-apart = Que no se enfrenten
web-events-apart-do = Que no se enfrenten
web-events-apart-from = y
web-events-apart-names = No se enfrentan: { $names }.
web-events-apart-no-more = Que puedan enfrentarse
web-events-back = Volver al torneo
web-events-before = Antes
web-events-bots = Cuántos bots
web-events-bracket = Eliminatoria
web-events-bracket-about = Las partidas de la eliminatoria en forma de árbol; las listas de las rondas dicen lo mismo.
web-events-buchholz = Buchholz
web-events-call-off = Cancelar el torneo: motivo
web-events-call-off-do = Cancelar el torneo
web-events-calls = { $number ->
    [one] Un torneo espera que digas que estás.
   *[other] { $number } torneos esperan que digas que estás.
}
web-events-challenge = Desafiar
web-events-challenge-nobody = Nadie está por encima de ti.
web-events-challenges = Desafíos
web-events-choose-game = ¿Qué partida?
web-events-choose-player = ¿Quién?
web-events-come-back = Volver
web-events-copied = El enlace está copiado.
web-events-copy-link = Copiar el enlace
web-events-correct = Decidir una partida
web-events-correct-do = Decidir
web-events-corrections = Decidido por la organización
web-events-cross = Todos contra todos
web-events-cross-about = Lo que obtuvo cada participante ({ $number }) contra los demás; las listas de las rondas dicen lo mismo.
web-events-cut = Pasan a la eliminatoria
web-events-enter = Participar
web-events-enter-about = Aún puedes inscribirte.
web-events-entered = { $number ->
    [one] Participa una persona
   *[other] Participan { $number }
 }
web-events-entered-teams = { $number ->
    [one] Participa un equipo
   *[other] Participan { $number } equipos
}
web-events-entry-closed = La inscripción está cerrada; puedes mirar.
web-events-entry-until = Cierre de la inscripción, como muy tarde: { $time }.
web-events-fair = Cómo se hacen los sorteos
web-events-fair-about = Los sorteos dependen de un número elegido al crear el torneo. Esta es su huella; el número se muestra al final, para que cualquiera pueda comprobar que nunca se ha cambiado.
web-events-format = Formato
web-events-format-knockout = Eliminatoria
web-events-format-knockout-help = Quien pierde queda fuera. Un empate se juega otra vez; después pasa el mejor cabeza de serie.
web-events-format-ladder = Escalera
web-events-format-ladder-help = Desafía a quienes están por encima; quien gana ocupa el puesto.
web-events-format-league = Liga
web-events-format-league-help = Todos se enfrentan una vez con todos.
web-events-format-swiss = Suizo
web-events-format-swiss-help = En cada ronda juegas con alguien nuevo que tiene más o menos tus mismos puntos. Nadie queda fuera.
web-events-format-swiss-knockout = Suizo y después eliminatoria
web-events-format-swiss-knockout-help = Tras las rondas suizas, los mejores siguen en eliminatoria.
web-events-game = Juego
web-events-games = Partidas
web-events-gone = se ha retirado
web-events-here = presente
web-events-host = organiza { $name }
web-events-how-bye = descansa (con punto)
web-events-how-decided = decidida
web-events-how-forfeit = no se presentó
web-events-how-played = jugada
web-events-how-rest = descansa
web-events-how-time = se acabó el tiempo
web-events-join-at = Inscríbete en
web-events-knockout-first = Quien llegó más lejos en la eliminatoria queda por delante de los demás.
web-events-ladder-days = Abierta durante
web-events-ladder-until = Abierta hasta: { $time }
web-events-late-points = Quien llegó tarde tiene medio punto por cada ronda a la que no llegó.
web-events-leave = Dejar el torneo
web-events-leave-sure = ¿Dejar el torneo? Perderás la partida en curso.
web-events-leave-team-sure = ¿Dejar el torneo? Todo tu equipo lo deja contigo y pierde la partida en curso.
web-events-make = Crearlo
web-events-margin = Diferencia
web-events-name = Nombre
web-events-never-started = Se canceló solo: quien lo organizaba se ha ido o durante dos meses no pasó nada.
web-events-new = Nuevo torneo
web-events-next-round-soon = Se están preparando los emparejamientos de la siguiente ronda.
web-events-none = Ahora no hay ningún torneo. Crea uno en un minuto: podrá inscribirse cualquiera que tenga el enlace.
web-events-now = Ahora
web-events-organise = Organizar
web-events-out = Estás fuera de la eliminatoria; puedes mirar a los demás.
web-events-over = El torneo ha terminado.
web-events-own-deck = Uno de tus mazos
web-events-pace = Una ronda dura como mucho
web-events-pace-day = un día
web-events-pace-evening = una hora
web-events-pace-long = dos horas
web-events-pace-quick = media hora
web-events-pace-short = Con este reloj una partida puede durar más que la ronda. La que no haya acabado al terminar la ronda cuenta como empate para quienes estén a la mesa.
web-events-pace-week = una semana
web-events-people = { $number ->
    [one] una persona
   *[other] { $number } participantes
 }
web-events-place = Puesto
web-events-player = Participante
web-events-plays = jugando
web-events-podium = Los mejores
web-events-points = Puntos
web-events-pool = Tu grupo
web-events-pool-help = Pégalo desde el taller de mazos. Se cierra al empezar el torneo y se muestra con la ronda 1.
web-events-pool-bring = Traer este
web-events-pool-other = Traer otro grupo
web-events-pools = Cada participante trae un mazo, que se cierra al empezar
web-events-pools-about = Cada uno se cerró al empezar; su huella prueba que sigue siendo el mismo.
web-events-pools-title = Mazos
web-events-rate = % rivales
web-events-rated = Las partidas puntúan
web-events-ready = Estoy aquí
web-events-ready-0 = sin confirmar: se empieza enseguida
web-events-reached-final = final
web-events-reached-round = ronda { $number }
web-events-reached-won = victoria
web-events-ready-120 = dos minutos
web-events-ready-300 = cinco minutos
web-events-ready-60 = un minuto
web-events-ready-86400 = un día
web-events-ready-by = Tiempo para confirmar: { $time }. Quien no lo haga pierde esta partida.
web-events-ready-check = Tiempo para confirmar la presencia
web-events-reason = Motivo, que leerá todo el mundo
web-events-round = Ronda { $number }
web-events-round-of = Ronda { $number } de { $all }
web-events-round-until = Tiempo que le queda a la ronda: { $time }.
web-events-rounds = Rondas
web-events-rounds-planned = { $number ->
    [one] una ronda
   *[other] { $number } rondas
 }
web-events-scan = Escanéalo con un móvil o abre
web-events-seats = { $number ->
    [one] una persona
   *[other] { $number } por mesa
 }
web-events-seats-teams = { $number } por mesa, en equipos de { $people }
web-events-seed = El número era
web-events-send-away = Expulsar
web-events-send-away-do = Expulsar
web-events-sent-away = { $name }: expulsión del torneo.
web-events-standings = Clasificación
web-events-start = Empezar ya
web-events-starts = Comienzo: { $time }.
web-events-starts-at = Comienzo
web-events-starts-help = Si lo dejas vacío, lo empiezas tú.
web-events-status-called-off = cancelado
web-events-status-open = inscripción abierta
web-events-status-over = terminado
web-events-status-running = en marcha
web-events-table = Mesa
web-events-table-number = mesa { $number }
web-events-team = Equipo
web-events-team-incomplete = { $number ->
    [one] A tu equipo le falta una persona.
   *[other] A tu equipo le faltan { $number }.
 }
web-events-team-name = Nombre del equipo
web-events-team-needs = faltan: { $number }
web-events-team-new = un equipo nuevo
web-events-tie-breaks = Con los mismos puntos deciden el Buchholz mediano (los puntos de los rivales sin el mejor ni el peor; un descanso, una ronda perdida y un sitio libre cuentan como un rival sin puntos), el porcentaje de los puntos posibles que ganaron los rivales, la diferencia en las partidas y, al final, un sorteo hecho de antemano.
web-events-to-table = A tu mesa
web-events-too-few-came = Se canceló solo: a la hora de empezar participaban menos de dos.
web-events-usual-name = Noche de club
web-events-verdict = Cuenta como
web-events-verdict-draw = empate
web-events-verdict-nobody = nada para nadie
web-events-verdict-wins = gana { $name }
web-events-waits = a la espera
web-events-waits-for-end = El torneo termina en cuanto se cierra la ronda.
web-events-waits-for-round = El siguiente emparejamiento se muestra en cuanto se cierra la ronda.
web-events-waits-for-start = Lo empieza { $name }.
web-events-wall = Para proyectar
web-events-wins = Victorias
web-events-wall-ready = para presentarse
web-events-wall-round = para acabar la ronda
web-events-winner = ¡Gana { $name }!
web-events-workshop = Al taller de mazos
web-events-you = Tú en este torneo
web-events-you-are-in = Participas como { $name }.
web-events-you-are-ready = Presencia confirmada. Tiempo para los demás: { $time }.
web-events-you-bye = Ronda { $round }: descansas, y con un punto.
web-events-you-challenge = Te toca contra { $names }.
web-events-you-left = Has dejado este torneo.
web-events-you-meet = Ronda { $round }: juegas contra { $names }.
web-events-you-rest = Ronda { $round }: descansas sin punto, porque ya descansaste antes o acabas de volver.
web-events-you-start = ¿Ya están todos? Los emparejamientos de la primera ronda se hacen en cuanto empieces.
web-events-you-start-ladder = ¿Ya están todos? Los desafíos empiezan en cuanto empieces.
web-events-you-wait = Participas. La ronda { $round } aún se juega; tú juegas desde la siguiente.
web-events-your-name = Quién organiza (tu nombre)
web-events-your-points = Puntos: { $points }, contra { $names }.
