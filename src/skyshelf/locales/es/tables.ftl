### Lo que pasa alrededor de una partida, y por qué algo no se puede hacer en una mesa.

tables-already-left = Ya has dejado esta mesa.
tables-already-seated = Ya tienes un asiento en esta mesa.
tables-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
tables-bad-remark = Un mensaje tiene de 1 a { $most } caracteres visibles, sin caracteres de control.
tables-bot-chooses = Se te ha acabado el tiempo para esta decisión: la toma un bot por ti; después puedes volver.
tables-bot-plays = Un bot juega por ti; primero vuelve a tu asiento.
tables-bot-plays-already = Un bot ya juega en ese asiento.
tables-broken = Algo ha salido mal. No se ha perdido nada: la mesa está como antes.
tables-busy = La mesa está ocupada; inténtalo de nuevo.
tables-event-game = En un torneo nadie pide otra partida: la trae la siguiente ronda.
tables-foreign-page = Esta solicitud viene de la página de otro sitio.
tables-local-only = Esta página es solo para la máquina del servidor.
tables-malformed = La solicitud no se entiende: { $detail }
tables-no-chat = En una mesa para una sola persona no hay con quién hablar.
tables-no-choice = «{ $text }» no es posible ahora; elige una de las opciones.
tables-no-free-seat = No queda ningún asiento libre en esta mesa.
tables-no-game = En esta mesa no existe la partida { $number }.
tables-no-guest = Primero elige un nombre.
tables-no-hint = Ahora mismo no se puede dar una pista.
tables-no-method = Esta dirección no acepta solicitudes así.
tables-no-option = No existe la opción { $number }; van de 0 a { $most }.
tables-no-language = Este servidor no habla ese idioma.
tables-no-page = No hay nada en esta dirección.
tables-no-rematch-yet = Solo quienes han jugado hasta el final pueden pedir otra partida.
tables-no-report-yet = El informe revela todos los secretos de la partida; se puede leer cuando termina.
tables-no-request = Esa pregunta ya no está abierta.
tables-no-seat = Esta partida tiene { $most } asientos, numerados desde 0.
tables-no-such-person = Ahí no hay ninguna otra persona.
tables-no-table = Esa mesa no existe.
tables-no-lesson = No hay lección para este juego.
tables-no-chapter = Esta lección tiene los capítulos del 0 al { $most }.
tables-no-token = Falta la clave de tu sesión o no es correcta; vuelve a cargar la página.
tables-no-watching = Solo quienes juegan pueden ver esta mesa.
tables-not-asked = Tu respuesta a esa pregunta no hace falta.
tables-not-away = Ya estás en la mesa.
tables-not-away-long = Un bot puede ocupar un asiento cuando su jugador lleva { $seconds } segundos ausente.
tables-not-over = El diario guarda todos los secretos de la partida; se puede leer cuando termina.
tables-not-over-yet = Para jugar desde un momento de una partida, esta tiene que haber terminado.
tables-not-playing = En esta mesa no se juega ninguna partida ahora.
tables-only-phrases = En esta mesa solo se pueden decir las frases preparadas.
tables-not-seated = No tienes un asiento en esta mesa.
tables-not-your-eyes = Puedes mirar con los ojos de otro jugador cuando termine la partida.
tables-not-your-turn = Le toca decidir a otra persona.
tables-nothing-follows = Nada sigue a ese momento; elige uno de 0 a { $most }.
tables-nothing-to-take-back = Tu última jugada no se puede deshacer: después ha intervenido el azar o se ha revelado algo.
tables-nothing-to-undo = No se puede deshacer nada: ha decidido el azar, se ha revelado algo o ha elegido otra persona.
tables-request-open = Hay otra pregunta abierta en esta mesa; primero hay que responderla.
tables-seat-taken = Ese asiento está ocupado.
tables-stale = La mesa ya ha avanzado; vuelve a mirarla.
tables-store-down = El servidor no puede acceder a su base de datos en este momento; inténtalo de nuevo.
tables-stream-tables = Una conexión sigue de 1 a { $most } mesas.
tables-text-or-phrase = Escribe algo con tus palabras o elige una de las frases; no ambas cosas.
tables-time-is-up = Se te ha acabado el tiempo; un bot juega por ti hasta el final.
tables-too-fast = Demasiado rápido; espera un momento.
tables-too-large = La solicitud es demasiado grande.
tables-too-many-streams = Tienes { $most } conexiones abiertas; primero cierra una.
tables-too-many-tables = Tienes { $most } partidas sin terminar; primero termina una.
tables-too-much-for-now = Desde aquí se ha pedido demasiado de una vez; vuelve a intentarlo en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.

## Lo que se dice con un toque.

tables-said-hello = ¡Hola!
tables-said-good-luck = ¡Suerte y a divertirse!
tables-said-your-turn = Te toca.
tables-said-one-moment = Un momento, por favor.
tables-said-nice-move = ¡Buena jugada!
tables-said-oops = ¡Uy!
tables-said-thanks = ¡Gracias!
tables-said-well-played = ¡Bien jugado!
tables-said-again = ¿Otra partida?
tables-said-bye = ¡Hasta luego!

## Líneas del registro que no hablan de la partida misma.

tables-entry-agreed = { $who } está de acuerdo.
tables-entry-asked-rematch = { $who } quiere jugar otra vez.
tables-entry-asked-take-back = { $who } pide deshacer una jugada.
tables-entry-asked-take-over = { $who } pide que un bot juegue por { $about }.
tables-entry-left = { $who } se va.
tables-entry-refused = { $who } no está de acuerdo.
tables-entry-returned = { $who } está de vuelta.
tables-entry-sat = { $who } toma asiento.
tables-entry-taken-over-broke = El bot { $who } no ha podido seguir; en su lugar juega { $bot }.
tables-entry-taken-over-time = A { $who } se le ha acabado el tiempo; sigue { $bot }.
tables-entry-undone = { $who } deshace una jugada.
tables-more-faults = Y { $number } más.
tables-watching = { $name } (mirando)
tables-frozen = Las reglas o las cartas de esta partida han cambiado y aquí no se puede seguir jugando. Aún puedes mirar, hablar, leer su historia e irte.
tables-too-long = Esta mesa ha visto { $most } pasos, más de los que puede guardar; empieza otra.
tables-too-often = En esta partida ya has hecho { $most } cosas aparte de jugar, y es suficiente; sigue jugando o vete.
tables-hints-not-agreed = En esta mesa habéis acordado jugar sin pistas.
tables-clock-runs = Aquí ya corre un reloj.
tables-not-stalling = Nadie te hace esperar: se puede pedir un reloj tras { $seconds } segundos sin jugar.
tables-entry-asked-clock = { $who } pide un reloj porque { $about } tarda mucho.
tables-entry-hinted = { $who } pide una pista.

## Terminar una partida antes de que lo hagan sus reglas, y mesas que desaparecen.

tables-entry-asked-draw = { $who } propone un empate.
tables-entry-asked-call-off = { $who } quiere anular la partida.
tables-entry-asked-resign = { $who } se rinde.
tables-entry-renamed = { $before } se llama ahora { $who }.
tables-ended-draw = La partida termina en empate, de común acuerdo.
tables-ended-call-off = La partida se ha anulado; nadie gana ni pierde.
tables-ended-resign = { $who } se ha rendido.
tables-ended-time-up = A { $who } se le ha acabado el tiempo y nadie más sigue: la partida está perdida.
tables-ended-decided = Quien organiza el torneo ha decidido esta partida; el motivo está en la página del torneo.
tables-ended-out-of-time = Se ha acabado el tiempo de la ronda; para el torneo la partida cuenta tal como está.
tables-ended-event-over = El torneo se ha cerrado, y con él esta partida; nadie gana ni pierde.
tables-counts-to-its-end = Esta partida cuenta, y en el otro bando no hay nadie que pueda aceptarlo: ya solo queda seguir jugando o rendirse.
tables-lesson-has-no-end = Una lección ni se gana ni se pierde: déjala, o bórrala de tus mesas.
tables-named-so = Ya te llamas así.
tables-no-opponent = Para empatar hace falta un rival; aquí puedes rendirte o anular la partida.
tables-offered-already = Ya has propuesto un empate; haz antes una jugada y podrás volver a proponerlo.
tables-others-play = Hay otras personas jugando en esta mesa: ríndete, o acuerda anular la partida, y entonces podrás borrarla.

## El enlace a una mesa, como invitación.

tables-invites = { $host } te invita a { $game }, para { $seats ->
        [one] una persona
       *[other] { $seats } personas
    }, unos { $minutes } minutos.
tables-invited = Te invitan a { $game }, para { $seats ->
        [one] una persona
       *[other] { $seats } personas
    }, unos { $minutes } minutos.
tables-agreed = { $game }, para { $seats ->
        [one] una persona
       *[other] { $seats } personas
    }, unos { $minutes } minutos.
tables-alone = { $game }, unos { $minutes } minutos, solo para ti.
tables-invites-way = { $way }
tables-invites-friendly = Amistosa: si todos están de acuerdo, se puede deshacer una jugada.
tables-invites-event = Es una partida de un torneo.
tables-invites-strict = Estricta: lo hecho, hecho está.
tables-invites-practice = Práctica: todo se puede deshacer.
tables-invites-clock-move = { $amount ->
    [one] Hay 1 segundo para cada jugada.
   *[other] Hay { $amount } segundos para cada jugada.
}
tables-invites-clock-bank = { $amount ->
    [one] Cada cual tiene 1 minuto.
   *[other] Cada cual tiene { $amount } minutos.
}
tables-invites-clock-days = { $amount ->
    [one] Hay 1 día para cada jugada.
   *[other] Hay { $amount } días para cada jugada.
}
tables-invites-hints-yes = Se pueden pedir pistas, y los demás lo ven.
tables-invites-hints-no = Nadie recibe pistas.
tables-link-waiting = Ven a jugar a { $game }
tables-link-playing = Mira una partida de { $game }
tables-link-over = Una partida terminada de { $game }
tables-days-to-move = Si el reloj cuenta días, no hace falta estar presente; cuando se acaba el tiempo, sigue un bot.
tables-no-holidays = Aquí las vacaciones no cambian nada: el reloj no cuenta días o ya las conoce.
tables-entry-away-some = { $who } ha señalado días de vacaciones, en los que el reloj está parado.
tables-entry-away-none = { $who } ya no tiene vacaciones.
tables-no-passing = En este juego no se puede pasar por adelantado.
tables-no-until = Puedes pasar hasta uno de estos momentos: { $words }.

## Lo que no forma una mesa, y los archivos que no contienen una partida que ver.

tables-practice-people = La práctica es para una persona y bots; no para { $people } personas.
tables-rated-strict = Una partida puntuada es estricta: no se deshace nada después de que algo se haya revelado.
tables-rated-clock = Una partida puntuada necesita reloj.
tables-rated-hints = En una partida puntuada nadie recibe pistas.
tables-rated-person = En una partida puntuada juega al menos una persona.
tables-rated-rules = Las partidas puntuadas contra la horda se juegan con las reglas habituales: el ajuste «{ $setting }» no se puede cambiar.
tables-journal-strange = Esto no es el diario de una partida.
tables-journal-damaged = Este diario no está entero, o hay una parte que no se puede leer.
tables-journal-changed = Este diario se ha modificado después de escribirse.
tables-journal-other-rules = Esta partida se jugó con otras reglas: con las de hoy no sale igual.
tables-journal-position = Este diario empieza con una posición a mitad de partida; aquí no se puede ver.
tables-journal-unfinished = Esta partida no ha terminado; se podrá ver cuando termine.
