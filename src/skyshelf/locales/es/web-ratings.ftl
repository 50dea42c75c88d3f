### Lo que dice la página de puntuaciones.

web-ratings-about = Las partidas puntuadas se juegan en modo estricto y con reloj; el resultado se lee del diario. Personas, bots y hordas tienen una puntuación por título, modo y número de puestos.
web-ratings-history = evolución
web-ratings-ladders = Las clasificaciones
web-ratings-none = Aún no ha terminado aquí ninguna partida puntuada.
web-ratings-numbers = Lo mismo en números
web-ratings-of = { $name }: { $rating } tras { $number ->
    [one] una partida
   *[other] { $number } partidas
 }
web-ratings-provisional = Un signo de interrogación: provisional, hasta que haya suficientes partidas.
web-ratings-rated-short = puntuada
web-ratings-rated-table = Puntuada: estricta, con reloj, y cuenta para la puntuación
web-ratings-rating = Puntuación
web-ratings-won = ganada
web-ratings-you = tú
