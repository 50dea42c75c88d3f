### Lo que dicen las páginas en el navegador. Las frases de los juegos vienen del servidor.

## En todas partes

web-site = Sitio
web-home = Inicio
web-rules = Reglas
web-gallery = Galería
web-settings = Ajustes
web-games = Juegos
web-skip = Saltar al contenido
web-nothing-here = No hay nada en esta dirección.
web-unreachable = El servidor no responde. ¿Está en marcha?
web-loading = Cargando…
web-close = Cerrar
web-save = Guardar
web-saved = Guardado.
web-you = tú

## La primera página

web-welcome = Toma asiento
web-welcome-more = Juegos de mesa con todas las reglas vigiladas. Ves lo que puedes hacer, y por qué.
web-play-now = Jugar ya
web-play-solo = En solitario
web-play-bots = Contra un bot
web-play-friends = Con amigos
web-more-options = Más opciones
web-players =
    { $most ->
        [one] 1 jugador
       *[other]
            { $fewest ->
                [one] De 1 a { $most } jugadores
               *[other] De { $fewest } a { $most } jugadores
            }
    }
web-continue = Seguir jugando
web-status-waiting = esperando jugadores
web-status-playing = en juego
web-status-over = terminada

## Una mesa nueva

web-new-table = Mesa nueva
web-new-table-of = Mesa nueva: { $game }
web-who-plays = Quién juega
web-seat = Asiento { $number }
web-seat-open = Asiento libre
web-seat-random = Bot: juega al azar
web-seat-greedy = Bot: rápido y codicioso
web-seat-search-1s = Bot: piensa por adelantado
web-seat-search-4s = Bot: piensa más tiempo
web-add-seat = Añadir un jugador
web-remove-seat = Quitar al jugador { $number }
web-game-settings = El juego
web-manners = Cómo se juega
web-more-settings = Reglas de la casa
web-mode = Deshacer
web-mode-friendly = Amistosa
web-mode-friendly-help = Tu última elección se puede deshacer hasta que algo se revele; después, si todos están de acuerdo.
web-mode-strict = Estricta
web-mode-strict-help = Tu última elección se puede deshacer hasta que algo se revele, y no más.
web-mode-practice = Práctica
web-mode-practice-help = Para una persona y bots: deshaz cuanto quieras.
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-quick = Rápido: 10 minutos cada uno
web-clock-relaxed = Tranquilo: 40 minutos cada uno
web-clock-move = 1 minuto por elección
web-clock-days = 3 días por elección
web-clock-help = Cuando a alguien se le acaba el tiempo, un bot sigue por él.
web-watch = Cualquiera con el enlace puede mirar
web-make-table = Empezar

## Ajustes

web-your-name = Tu nombre en la mesa
web-language = Idioma
web-theme = Colores
web-theme-system = Como en este dispositivo
web-theme-dark = Oscuro
web-theme-light = Claro
web-theme-contrast = Alto contraste
web-text-size = Tamaño del texto
web-legible = Usar en todo las letras más legibles
web-motion = Movimiento
web-motion-system = Como en este dispositivo
web-motion-full = Las cosas se mueven
web-motion-reduced = Las cosas se quedan quietas
web-sound = Sonidos
web-turn-sound = Un sonido cuando me toca
web-shortcuts = Teclas sueltas como atajos (1 a 9 eligen, u deshacer, h pista, p pregunta, b tablero, l registro, i examinar)
web-confirm = Elegir en el tablero
web-confirm-touch = En pantallas táctiles, confirmar
web-confirm-always = Confirmar siempre
web-confirm-never = Elegir al momento
web-confirm-help = Con confirmación, tocar algo en el tablero muestra lo que haría; después un botón lo hace.

## La mesa

web-table = Mesa
web-around = Jugadores y registro
web-turn = Turno { $turn }
web-your-turn = Te toca
web-waits-for = Esperando a { $name }
web-thinks = { $name } está pensando
web-decides = decide
web-what-now = ¿Y ahora?
web-game-over = La partida ha terminado.
web-you-watch = Estás mirando.
web-you-are-away = Has dejado tu asiento.
web-come-back = Volver
web-all-choices = Todas las opciones
web-choices-of = { $name }: varias opciones
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-hint = Pista
web-hint-thinking = Pensando…
web-hinted = la pista
web-why-not = Ahora no, porque
web-log = Registro
web-rule = Regla { $rule }
web-for-you-only = Solo para ti:
web-taken-back = Deshecho:
web-players-here = Jugadores
web-bot = bot
web-away = ausente
web-take-over = Que juegue un bot
web-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-leave = Salir
web-rematch = Jugar otra vez
web-connection-lost = Conexión perdida; reintentando…
web-you-won = ¡Has ganado!
web-you-lost = Esta vez no has ganado.
web-winners = Gana: { $names }
web-nobody-won = No gana nadie.
web-asked-rematch = { $name } quiere jugar otra vez.
web-asked-take-back = { $name } pide deshacer una elección.
web-asked-take-over = { $name } pide que un bot juegue por { $about }.
web-agree = De acuerdo
web-refuse = No
web-waiting-title = Esperando jugadores
web-sit = Sentarse
web-invite = Envía este enlace a quien deba unirse
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = Selecciona el enlace y cópialo.

## Reglas

web-rules-choose = Elige un juego.
web-rules-find = Busca una regla por palabras o por su número
web-rules-found =
    { $number ->
        [one] 1 regla
       *[other] { $number } reglas
    }

## La galería

web-gallery-more = Todo lo que hay aquí está dibujado a partir de datos, sin un solo archivo de imagen.
web-gallery-dice = Dados y fichas
web-gallery-factions = Heráldica
web-gallery-cards = Cartas de los juegos Skytear
web-gallery-full = Para leer
web-gallery-full-text = Una carta entera lleva sus palabras bajo el dibujo; en la mano y en la mesa muestra lo que cuenta.
web-gallery-chip = En una calle

## Sky Painters

web-painters-cards = Cartas de cielo
web-painters-tiles = Losetas Sky Painter
web-painters-halos = Fichas de halo
web-painters-pool = Dados
web-painters-top = { $card }, en lo alto del mazo (quedan { $cards })
web-painters-pile = { $tile }, la siguiente loseta de la pila (quedan { $tiles })
web-painters-card-hope = { $card }, con { $hope } de esperanza encima
web-painters-card-completed = { $card }, completada
web-painters-card-open = { $card }, { $done } de { $all } símbolos ocupados
web-painters-dice-many = { $die }, hay { $count }
web-painters-place = Lugar libre
web-painters-sky-of = Cielo de { $name }
web-painters-hope = esperanza
web-painters-hope-symbol = Símbolo de esperanza
web-painters-spots = Manchas
web-painters-cloud = Ficha de nube
web-painters-clouds = Fichas de nube
web-painters-leader = Líder
web-painters-stars = Estrellas
web-painters-points = Puntos
web-painters-points-now = { $points } puntos ahora
web-painters-price = Precio
web-painters-price-of = { $spots } manchas, { $hope } de esperanza
web-painters-final = Puntuación final
web-painters-score-of = Puntos de { $name } ahora
web-painters-score-help = Lo que valdría este cielo si la partida terminara ahora.
web-painters-reserve-clouds = Fichas de nube en la reserva: { $clouds }
web-painters-critical = Fase crítica: el mazo está vacío.
web-painters-card-help = Llena cada símbolo con un dado de su color; la carta completada da lo que se ve abajo.
web-painters-die-help = Va en un símbolo libre de su color. Un dado gris sirve para cualquier color; una ficha de nube cambia el color de otro.
web-painters-cloud-help = Paga un cambio de color cuando tomas un dado. Quien más fichas de nube tenga al final recibe puntos.
web-painters-spot-help = Las manchas pintan los dados hasta el número que necesitan, y compran dados, cartas y losetas.
web-painters-side-left-halo = Medio halo a la izquierda.
web-painters-side-left-cloud = Media nube a la izquierda.
web-painters-side-right-halo = Medio halo a la derecha.
web-painters-side-right-cloud = Media nube a la derecha.
web-painters-side-top-night = Noche arriba: ahí no puede ir ninguna carta.
web-painters-side-bottom-grass = Hierba abajo: ahí no puede ir ninguna carta.
