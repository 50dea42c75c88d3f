### La sala: compañía, mesas que esperan, amistades, partidas para mirar y las propias.

web-lobby-all = Mostrar todas ({ $number })
web-lobby-company = ¿Alguien para una partida?
web-lobby-company-about = Elige un juego. En cuanto otra persona quiera lo mismo, os sentáis a una mesa.
web-lobby-company-one = Buscar a alguien
web-lobby-looking = Buscando con quién jugar: { $title }
web-lobby-looking-far = Quien espera tiene una puntuación a más de 100 puntos de la tuya. Para jugar de todos modos, crea una mesa y marca «Mostrar en la sala».
web-lobby-looking-help = Quédate en esta página; la mesa se abre sola.
web-lobby-looks = { $number ->
    [one] 1 en espera
   *[other] { $number } en espera
}
web-lobby-new-table = Nueva mesa
web-lobby-stop = Dejar de buscar
web-lobby-friends = Amistades que están aquí
web-lobby-friends-none = Ahora no hay ninguna de tus amistades.
web-lobby-waiting = Mesas que esperan jugadores
web-lobby-waiting-none = Ninguna mesa espera. Crea una y marca «Mostrar en la sala» mientras esperas a los demás.
web-lobby-playing = Partidas que puedes mirar
web-lobby-playing-none = Ahora no se juega nada en público.
web-lobby-join = Sentarse
web-lobby-watch = Mirar
web-lobby-mine = A tu mesa
web-lobby-clock-none = sin reloj
web-lobby-clock-move = { $seconds ->
    [one] 1 segundo por jugada
   *[other] { $seconds } segundos por jugada
}
web-lobby-clock-bank = { $minutes } min + { $increment } s
web-lobby-clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
web-lobby-mode-friendly = amistosa
web-lobby-mode-strict = estricta
web-lobby-mode-practice = práctica
web-lobby-my-games = Tus partidas
web-lobby-my-games-none = Todavía no tienes partidas.
web-lobby-kind-turn = Te toca
web-lobby-kind-others = En espera
web-lobby-kind-over = Terminadas
web-lobby-find = Buscar por título, nombre o día
web-lobby-find-none = No tienes ninguna partida así.
