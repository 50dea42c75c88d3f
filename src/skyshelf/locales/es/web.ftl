### Lo que dicen las páginas en el navegador. Las frases de los juegos vienen del servidor.

## En todas partes

web-site = Sitio
web-home = Inicio
web-lobby = Sala
web-me = Yo
web-show-in-lobby = Mostrar en la sala: cualquiera que esté allí puede sentarse
web-asks = { $number ->
    [one] Alguien quiere tu amistad.
   *[other] { $number } personas quieren tu amistad.
}
web-turns = { $number ->
    [one] Te toca en 1 mesa.
   *[other] Te toca en { $number } mesas.
}
web-chat-people = Quién está aquí
web-chat-only-phrases = En esta mesa solo se dicen las frases preparadas.
web-phrases-agreed = En el chat, solo frases preparadas
web-rules = Reglas
web-gallery = Galería
web-settings = Ajustes
web-games = Juegos
web-skip = Saltar al contenido
web-nothing-here = No hay nada en esta dirección.
web-nothing-here-more = Quizá se perdió una parte del enlace. Siempre hay un juego cerca:
web-unreachable = El servidor no responde. ¿Está en marcha?
web-not-fetched = No se pudo cargar esta página. Llegará en cuanto el servidor responda.
web-fetch-again = Volver a intentarlo
web-loading = Cargando…
web-close = Cerrar
web-save = Guardar
web-saved = Guardado.
web-you = tú

## Aprender

web-learn = Aprender
web-learn-about = Una primera partida guiada en una mesa de verdad. Una guía explica una cosa cada vez, tú la haces, y puedes deshacerlo todo.
web-learn-first-visit = ¿Es tu primera vez? Cada juego tiene una primera partida guiada: busca «Aprende a jugar».
web-learn-minutes = Aprende a jugar ({ $minutes } minutos)
web-learn-on = Sigue aprendiendo ({ $done } de { $all })
web-lesson-chapter = { $number } de { $all }
web-lesson-goal = Objetivo:
web-lesson-menu = Los capítulos de esta lección
web-lesson-reached = hecho
web-lesson-here = estás aquí
web-lesson-chapter-again = Este capítulo otra vez
web-lesson-skip = Saltar este capítulo
web-lesson-restart = Empezar de nuevo
web-lesson-later = Seguir más tarde
web-lesson-before = Atrás
web-lesson-on = Seguir
web-lesson-understood = Entendido
web-lesson-next = Siguiente: { $title }
web-lesson-your-move = Te toca: busca la estrella.
web-lesson-quiet = Esto ya lo sabes. Hablaré cuando pase algo nuevo.
web-lesson-foresee = ¿Qué pasa después?
web-lesson-foresee-nothing = Ahora no se puede prever nada.
web-lesson-over = Has jugado una partida entera. Las reglas están a un clic si tienes dudas; ahora juega una partida tuya.
web-lesson-play = Juega una partida tuya

## La primera página

web-welcome = Toma asiento
web-welcome-more = Juegos de mesa en los que se cumplen todas las reglas. Ves lo que puedes hacer, y por qué.
web-play-now = Jugar ya
web-play-solo = En solitario
web-way-table-bots = Contra un bot
web-way-table-friends = Con amigos
web-way-coop-bots = Con un bot
web-way-coop-friends = Con un amigo
web-way-versus-bots = Contra un bot
web-way-versus-friends = Contra un amigo
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
web-way = Forma de jugar
web-how-many = Cuántos
web-players-number =
    { $number ->
        [one] 1 jugador
       *[other] { $number } jugadores
    }
web-seat = Asiento { $number }
web-seat-open = Asiento libre
web-seat-me = Tú
web-seat-open-help = Los asientos libres son para quien tenga el enlace, que la mesa te muestra.
web-seat-beginner = Bot: principiante
web-seat-easy = Bot: fácil
web-seat-medium = Bot: medio
web-seat-hard = Bot: difícil
web-seat-master = Bot: maestro
web-seat-random = Bot: juega al azar
web-with-whom = ¿Con quién?
web-which-side = ¿De qué lado estás?
web-company-bots = Con bots
web-company-bots-help = Empiezas enseguida.
web-company-friends = Con amigos
web-company-friends-help = Recibes un enlace; la partida empieza cuando estén todos.
web-company-learn = Aprender primero
web-company-learn-help = Una primera partida guiada, de pocos minutos.
web-bots-level = ¿Qué nivel tienen los bots?
web-seat-by-seat = Asiento por asiento
web-more-settings-now = para quien conoce el juego
web-hints-on-short = con pistas
web-hints-off-short = sin pistas
web-setting-own = Propio…
web-setting-own-of = { $setting }, con tus palabras
web-setting-own-paste = Pégalo o escríbelo aquí
web-manners = Cómo se juega
web-more-settings = Más ajustes
web-mode = Deshacer
web-mode-friendly = Amistosa
web-mode-friendly-help = Tu última jugada se puede deshacer hasta que algo se revele; después, si todos están de acuerdo.
web-mode-strict = Estricta
web-mode-strict-help = Tu última jugada se puede deshacer hasta que algo se revele, y no más.
web-mode-practice = Práctica
web-mode-practice-help = Para una persona y bots: deshaz cuanto quieras.
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-quick = Rápido: 10 minutos cada uno
web-clock-relaxed = Tranquilo: 40 minutos cada uno
web-clock-move = 1 minuto por jugada
web-clock-days = 3 días por jugada
web-clock-help = Cuando a alguien se le acaba el tiempo, un bot sigue por él.
web-watch = Cualquiera con el enlace puede mirar
web-make-table = Empezar

## Mazos

web-decks = Mazos
web-decks-more = Construye un mazo propio: parte de uno ya hecho, cámbialo y juega con él. Si algo incumple una regla, se avisa junto a la carta.
web-decks-about-horde = Un castillo y cuarenta cartas de la primera edición.
web-decks-about-monoliths = Un castillo y cuarenta cartas de ambas ediciones.
web-decks-about-skytear = Un grupo de héroes, cada uno con un montón de ocho cartas, para la elección competitiva.
web-decks-own-number = { $number ->
        [0] Aún no tienes ningún mazo propio
        [one] Un mazo propio
       *[other] { $number } mazos propios
    }
web-decks-of = Mazos para { $game }
web-deck-own = Tus mazos
web-deck-ready = Mazos ya hechos
web-deck-begin = Empezar otro
web-deck-new = Mazo vacío
web-deck-import = Un mazo como texto
web-deck-copy-and-change = Copiar y cambiar
web-deck-copy-of = Copia de { $deck }
web-deck-duplicate = Duplicar
web-deck-delete = Borrar
web-deck-deleted = «{ $deck }» se ha borrado.
web-deck-restore = Recuperarlo
web-deck-keep = Guardar y cambiar
web-deck-shared = Alguien te enseña un mazo: { $deck }
web-deck-not-here = Este mazo se guarda en el navegador en el que se construyó. Pide su enlace.
web-deck-unnamed = Mazo nuevo
web-deck-for-challenge = Tu próximo mazo se construirá para el desafío del que vienes: cuentan sus límites en lugar de los del castillo.
web-deck-number = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-deck-name = Nombre del mazo
web-deck-castle = Castillo
web-deck-choose-castle = Elige un castillo
web-deck-heroes = Héroes: { $number }
web-deck-add-hero = Añadir un héroe…
web-deck-remove-hero = Quitar a { $hero }
web-deck-add = Añadir
web-deck-cards = Cartas
web-deck-your-deck = Mazo
web-deck-switch = Cartas o mazo
web-deck-find = Buscar cartas
web-deck-find-help = Palabras del nombre o del texto, o marcas: cost<=2 f:kurumo t:spell kw:armor r:rare
web-deck-find-help-skytear = Palabras del nombre o del texto, o marcas: cost<=1 f:kurumo t:reaction points<10
web-deck-filters = Mostrar solo
web-deck-found = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-deck-none-found = Ninguna carta coincide. Quita una palabra o un filtro.
web-deck-show-all = También cartas que no encajan
web-deck-not-open = Este mazo no puede llevarla.
web-deck-rarity-base = Básica
web-deck-rarity-rare = Rara
web-deck-rarity-mythic = Mítica
web-deck-rarity-legendary = Legendaria
web-deck-more = Una copia más de { $card }
web-deck-less = Una copia menos de { $card }
web-deck-copies = En el mazo: { $number }
web-deck-cost = Cuesta { $cost }
web-deck-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-deck-points-all = { $points ->
    [one] 1 punto con el héroe
   *[other] { $points } puntos con el héroe
}
web-deck-size-word = cartas
web-deck-empty = Aún no hay cartas.
web-deck-no-pile = Añade un héroe; trae sus propias cartas.
web-deck-checking = Comprobando…
web-deck-good = Este mazo está permitido.
web-deck-faults = { $number ->
        [one] Hay una cosa mal:
       *[other] Hay { $number } cosas mal:
    }
web-deck-mend = Corrige lo que está mal en el mazo para jugar con él.
web-deck-curve = Cartas por coste
web-deck-curve-of = coste { $cost }: { $cards }
web-deck-curve-help = Cartas por coste: los aliados, en color liso; las demás, a rayas.
web-deck-curve-help-skytear = Cartas por coste: las acciones, en color liso; las demás, a rayas.
web-deck-play = Jugar con él
web-deck-new-table = Mesa nueva
web-deck-build = Construir un mazo
web-deck-against = Con qué se juega
web-deck-mixed-help = Más hordas en el mismo mazo.
web-deck-hand = Robar una mano de prueba de { $cards }
web-deck-text-and-link = Como texto y como enlace
web-deck-text = El mazo como texto
web-deck-text-help = Una línea por carta, como «3x Chamanes». El mismo texto sirve en la terminal.
web-deck-text-take = Leer el texto
web-deck-text-read = El texto se ha leído.
web-deck-link = Un enlace que contiene el mazo
web-deck-copy-link = Copiar el enlace

## Desafíos y plan de batalla

web-challenges = Desafíos
web-home-over = Partidas que has jugado
web-home-more = Más a fondo
web-home-decks = Construye, comprueba y comparte tus mazos.
web-home-challenges = Doce logros con medallas, y un plan de batalla.
web-challenge-twelve = Doce logros
web-challenge-more = Cada uno es una partida en solitario de Skytear Horde con una preparación o una condición propias, que el juego comprueba por ti. Tus medallas se guardan en este navegador.
web-challenge-difficulty = Dificultad
web-challenge-difficulty-medals = { $medals ->
        [one] { $difficulty }: 1 medalla
       *[other] { $difficulty }: { $medals } medallas
    }
web-challenge-total = Medallas: { $medals } de { $all }
web-challenge-medals = { $medals } de { $all } medallas
web-challenge-deck = Mazo
web-challenge-deck-usual = El de siempre
web-challenge-deck-hero = El ya hecho con el héroe
web-challenge-deck-needed = Elige un mazo de { $cards } cartas
web-challenge-build = Construir un mazo de { $cards } cartas
web-challenge-start = Intentarlo
web-challenge-go-on = Seguir
web-plan = Plan de batalla
web-plan-more = Un mazo contra ocho hordas de Skytear Horde y Monoliths, una tras otra. Seis victorias bastan.
web-plan-deck = Mazo
web-plan-level = Nivel
web-plan-begin = Empezar el plan
web-plan-with = { $deck }, nivel { $level }.
web-plan-fight = Luchar: { $horde }
web-plan-go-on = Seguir con la lucha
web-plan-give-up = Abandonar el plan
web-plan-another = Empezar otro plan
web-plan-won = ganada
web-plan-lost = perdida
web-plan-next = siguiente
web-plan-open = por venir

## Ajustes

web-your-name = Tu nombre en la mesa
web-language = Idioma
web-speaks = Idiomas: { $languages }
web-speaks-not = Este juego aún no habla tu idioma. Sus textos están en { $language }.
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
web-shortcuts = Teclas sueltas como atajos (? las muestra)
web-goes-on = Seguir por sí solo cuando no hay nada que decidir
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
web-happening = Mira lo que ocurre.
web-thinks = { $name } está pensando
web-decides = decide
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
web-hints = Las mejores opciones
web-hint-chance = { $percent } % de probabilidad de ganar
web-hinted = la pista
web-why-not = Ahora no, porque
web-why-not-turn = Ahora no: decide { $name }.
web-possible-now = Puedes elegirlo ahora.
web-log = Registro
web-rule = Regla { $rule }
web-rule-page = Abrir en las reglas
web-for-you-only = Solo para ti:
web-taken-back = Deshecho:
web-players-here = Jugadores
web-bot = bot
web-bot-beginner = bot principiante
web-bot-easy = bot fácil
web-bot-medium = bot medio
web-bot-hard = bot difícil
web-bot-master = bot maestro
web-bot-random = bot al azar
web-bot-greedy = bot voraz
web-bot-search = bot que busca
web-bot-net = bot entrenado
web-away = ausente
web-take-over = Que juegue un bot
web-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-chat = Chat
web-chat-muted = El chat está silenciado.
web-chat-unmute = Volver a oír el chat
web-chat-spectator = espectador
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-phrases = Frases
web-chat-mute = Silenciar
web-chat-mute-one = Silenciar a { $name }
web-chat-mute-all = Silenciar a todos
web-chat-mute-hides = Quienes han hablado aquí están silenciados.
web-chat-to-players = A los jugadores
web-chat-to-spectators = A los demás espectadores
web-chat-to-everybody = A todos
web-chat-send = Enviar
web-chat-says = { $name } dice: { $text }
web-chat-unread =
    { $count ->
        [one] { $count } mensaje sin leer
       *[other] { $count } mensajes sin leer
    }
web-leave = Salir
web-rematch = Jugar otra vez
web-connection-lost = Conexión perdida; reintentando…
web-choice-waits = Sin conexión: tu jugada se enviará en cuanto vuelva.
web-winners = Gana: { $names }
web-nobody-won = No gana nadie.
web-asked-rematch = { $name } quiere jugar otra vez.
web-asked-take-back = { $name } pide deshacer una jugada.
web-asked-take-over = { $name } pide que un bot juegue por { $about }.
web-agree = De acuerdo
web-refuse = No
web-waiting-title = Esperando jugadores
web-sit-here = Sentarse aquí
web-invite = Envía este enlace a quien deba unirse
web-invitation-reads = Quien abra tu enlace leerá:
web-copy = Copiar
web-invite-scan = ¿Estáis en la misma sala? Escanéalo con un móvil.
web-invite-only-here = Este enlace solo se abre en este ordenador. Tus amigos podrán entrar desde sus dispositivos si Skyshelf se inicia con: { $command }
web-copied = Copiado.
web-copy-by-hand = Selecciona el enlace y cópialo.

## Mirar atrás

web-replay = Repetición
web-replay-watch = Ver la repetición
web-step-of = Jugada { $at } de { $all }
web-to-start = Al principio
web-step-back = Una jugada atrás
web-play-on = Reproducir
web-pause = Pausa
web-step-on = Una jugada adelante
web-to-end = Al final
web-speed = Velocidad
web-timeline = Línea de tiempo
web-replay-keys = Teclas: ← → una jugada, espacio reproduce, Inicio y Fin
web-set-up = La preparación
web-chose = { $name } elige: { $what }
web-chose-hidden = { $name } ha elegido.
web-key-moment = Momento clave en el turno { $turn }: { $text }
web-this-moment = Este momento
web-which-game = Qué partida
web-whose-view = Con los ojos de
web-view-public = Un espectador
web-view-own = { $name } (tú)
web-view-later = Cuando termine la partida podrás mirar con los ojos de los demás.
web-replay-follows = Lo que se juega mientras tanto aparece aquí por sí solo.
web-copy-moment = Copiar enlace a este momento
web-play-from = Jugar desde aquí
web-play-from-help = Una mesa de práctica que empieza en este momento, con bots en los demás asientos.
web-open-table = Abrir la mesa
web-report = Informe de la partida
web-report-size =
    { $choices } jugadas en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
web-report-minutes =
    Ha durado { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.
web-key-turns = Turnos clave
web-key-turns-help = Donde más cambió la probabilidad de ganar, según juzgan los bots cada posición con todas las cartas a la vista.
web-chances-of = Probabilidad de { $name }
web-watch-moment = Ver este momento
web-plots = Cómo fue
web-plots-help = Señala un gráfico para leerlo, haz clic para ir a ese momento de la repetición. Las estrellas son turnos clave.
web-plot-line = { $name }: de { $from } a { $to }.
web-plot-table = Como tabla, turno a turno
web-turn-word = Turno
web-luck = Suerte
web-average = Media
web-everybody = Todos
web-share-picture = Una imagen para compartir
web-download-picture = Descargar como imagen
web-download-journal = Descargar el diario
web-no-picture = Este navegador no ha podido crear la imagen.
web-watch-file = Ver una partida de un archivo
web-watch-file-help = Una partida terminada, como diario: del informe de una mesa, o como ./skyshelf la guarda en su carpeta de datos. Se vuelve a jugar aquí, y quien tenga el enlace también puede verla.
web-watch-drop = Suelta aquí un diario, o elige uno
web-watch-choose = Elegir un archivo
web-watch-else = ¿No tienes ningún archivo? Las partidas acabadas están en tu lista; las que se juegan ahora, en la sala.
web-watch-too-large = Un diario tiene como máximo { $kilobytes } kB.

## Reglas

web-rules-choose = ¿Sobre qué juego quieres leer?
web-rules-of = Reglas de { $game }
web-rules-book = Reglamento
web-rules-every = Cada regla
web-rules-in-book = En el reglamento: { $chapter }
web-rules-contents = Índice
web-rules-english = Las reglas están escritas en inglés.
web-rules-source-p = p.
web-rules-source-derived = deducida
web-rules-source-rulebook = reglamento
web-rules-source-cards = cartas
web-rules-source-data = datos de las cartas
web-rules-source-ours = nuestra
web-rules-source-unprinted = no impresa
web-rules-source-example = ejemplo
web-rules-more = Mostrar más (quedan { $number })
web-rules-same = Como en la otra edición:
web-rules-changes = Sustituye en la otra edición:
web-rules-examples =
    { $number ->
        [one] Un ejemplo resuelto
       *[other] { $number } ejemplos resueltos
    }
web-rules-onward = Otros capítulos
web-phase-explain = Explicar esta fase: { $phase }
web-rules-find = Busca una regla por palabras o por su número
web-rules-found =
    { $number ->
        [one] 1 regla
       *[other] { $number } reglas
    }
web-rules-none = Aquí nada tiene todas estas palabras. Prueba con menos o con otras, o busca en otro juego:

## La galería

web-gallery-more = Todas las cartas, héroes y fichas de los juegos, para mirarlas.
web-gallery-find = Busca una carta por su nombre o por su texto
web-gallery-found =
    { $number ->
        [one] 1 imagen
       *[other] { $number } imágenes
    }
web-gallery-none = Ninguna imagen tiene todas estas palabras. Prueba con menos o con otras.
web-gallery-day = La carta del día
web-gallery-another = Mostrar otra
web-gallery-dice = Dados y fichas
web-gallery-factions = Heráldica
web-gallery-cards = Cartas de los juegos Skytear
web-gallery-full = Para leer
web-gallery-full-text = Una carta entera lleva sus palabras bajo el dibujo; en la mano y en la mesa muestra lo que cuenta.
web-gallery-chip = En una calle
web-gallery-neutral = Neutrales
web-gallery-kit = Común a los juegos
web-gallery-ground = Terreno
web-gallery-pieces = Piezas
web-gallery-signs = Signos
web-gallery-heroes = Héroes
web-gallery-backs = Reversos
web-gallery-castles = Castillos
web-gallery-portals = Portales
web-gallery-minions = Esbirros
web-gallery-outsiders = Forasteros
web-gallery-tokens = Fichas
web-gallery-common = Cartas comunes
web-gallery-colossals = Forasteros colosales
web-gallery-turned = Aliados convertidos en monstruos

## La mesa: su esquina, su cajón, sus teclas.
web-choices = Opciones
web-choices-none = Ahora no hay nada que elegir.
web-corner = Pista, deshacer y el botón principal
web-asked = Lo que se pregunta
web-doors = Registro, opciones y ajustes
web-choose-on-board = Elige en el tablero
web-choose-above = Elige arriba
web-hold = mantén pulsado
web-please-wait = Espera
web-glowing = { $count ->
    [one] Una cosa brilla.
   *[other] Brillan { $count } cosas.
}
web-let-go-help = Escape lo suelta.
web-let-go-touch = Toca en otra parte para soltarlo.
web-choose-its-place = Elige su sitio.
web-put-back-help = Escape lo devuelve a su sitio.
web-put-back-touch = Deshacer lo devuelve a su sitio.
web-touch-again = Toca otra vez para elegirlo; en otra parte, para soltarlo.
web-no-effect = Ahora no tendría ningún efecto.
web-no-effect-short = sin efecto ahora
web-no-effect-again = Ahora sin efecto; elígelo otra vez para hacerlo.
web-hint-is = Pista: { $choice }
web-back = Atrás
web-menu = Lo que se puede hacer
web-volume = Volumen
web-pace = Velocidad de las animaciones
web-pace-50 = Lenta
web-pace-100 = Normal
web-pace-200 = Rápida
web-all-settings = Todos los ajustes
web-victory = Victoria
web-defeat = Derrota
web-outcome-again = Cómo terminó
web-outcome-look = Mirar la mesa
web-outcome-otherwise = Otros ajustes
web-outcome-stood = Al final
web-outcome-harder = Más difícil: { $level }
web-outcome-easier = Más fácil: { $level }
web-outcome-deck = Otro mazo
web-outcome-turning = El momento decisivo
web-outcome-unturned = Ninguna jugada ha decidido esta partida por sí sola.
web-turned-rose = La probabilidad de { $name } subió de { $before } a { $after }.
web-turned-fell = La probabilidad de { $name } bajó de { $before } a { $after }.
web-keys = Teclas
web-key-space = Espacio
web-key-enter = Intro
web-key-escape = Escape
web-key-u = U
web-key-h = H
web-key-c = C
web-key-digits = 1 a 9
web-key-l = L
web-key-t = T
web-key-b = B
web-key-arrows = Flechas
web-key-i = I
web-key-help = ?
web-key-does-space = El botón principal; mientras se muestra algo, lo salta
web-key-does-enter = Elige lo seleccionado; si no hay nada, el botón principal
web-key-does-escape = Suelta, cierra, salta todo lo que se muestra
web-key-does-u = Deshacer
web-key-does-h = Pista
web-key-does-c = Todas las opciones
web-key-does-digits = Una de las opciones, mientras se ven
web-key-does-l = Registro
web-key-does-t = Chat
web-key-does-b = Al tablero
web-key-does-arrows = Por el tablero y por todas las opciones
web-key-does-i = Lee lo seleccionado
web-key-does-help = Estas teclas
web-since = Desde tu último turno
web-skip-shown = Saltar
web-since-nothing = Nada todavía.
web-show-again = Mostrar otra vez
web-log-new = { $count ->
    [one] 1 nueva
   *[other] { $count } nuevas
}
web-shown-of = { $number } de { $all }
web-jumped = { $count ->
    [one] Ha pasado una cosa; está en el registro.
   *[other] Han pasado { $count } cosas a la vez; están en el registro.
}

## Terminar una partida, y las mesas propias

web-ways-out = Salidas
web-resign = Rendirse
web-resign-sure-many = Abandonas tu partida; un bot juega en tu lugar y los demás siguen.
web-resign-sure-rivals = La partida termina enseguida y gana el otro bando.
web-resign-sure-alone = La partida termina y se pierde.
web-resign-sure-mates = Antes se pregunta a quien juegue contigo.
web-draw = Proponer un empate
web-draw-sure-people = Se pregunta a los demás; si todos aceptan, nadie gana.
web-draw-sure-alone = Tu rival contesta enseguida, y acepta si no ve ventaja propia.
web-call-off = Anular la partida
web-call-off-sure-people = Se pregunta a los demás; si todos aceptan, la partida termina y nadie gana ni pierde.
web-call-off-sure-alone = La partida termina enseguida y nadie gana ni pierde.
web-leave-sure-people = Te levantas y vuelves a la primera página. El asiento sigue siendo tuyo, pero los demás pueden dejar que juegue un bot.
web-leave-sure-waiting = Te levantas y tu asiento queda libre.
web-leave-sure-alone = Te levantas y vuelves a la primera página. La partida te espera allí.
web-leave-sure-event = Te levantas. Un torneo espera esta partida y nadie más la sigue: la pierdes.
web-leave-sure-rated = Te levantas. La partida puntúa y nadie más la sigue: si ya has hecho una elección en ella, la pierdes.
web-delete-table = Borrar
web-delete-sure-people = La mesa desaparece de tu lista; los demás la conservan.
web-delete-sure-alone = La mesa y todo lo que pasó en ella desaparecen para siempre.
web-delete-sure-event = La mesa desaparece para siempre. Un torneo espera esta partida: la pierdes.
web-delete-sure-rated = La mesa desaparece para siempre. La partida puntúa: si ya has hecho una elección en ella, la pierdes.
web-asked-own = { $what ->
    [draw] Propones un empate.
    [call-off] Quieres anular la partida.
    [resign] Quieres rendirte.
    [rematch] Quieres jugar otra vez.
    [take-back] Pides deshacer una jugada.
    [take-over] Pides que un bot juegue en lugar de { $about }.
   *[clock] Pides que se ponga un reloj porque { $about } tarda mucho.
    } A la espera de la respuesta de { $names }.
web-asked-draw = { $name } propone un empate.
web-asked-call-off = { $name } quiere anular la partida.
web-asked-resign = { $name } quiere rendirse contigo.
web-asked-clock = { $name } pide un reloj porque { $about } tarda mucho.
web-asked-refused = No hay acuerdo: la partida sigue.
web-withdraw = Retirar
web-ask-clock = Pedir un reloj
web-hints-off = Aquí habéis acordado jugar sin pistas.
web-hints-agreed = Pistas para todos; los demás ven cuándo alguien las pide
web-agreed = Lo acordado
web-honest = ¿Es limpio el azar?
web-honest-running = Antes de repartir la primera carta, el servidor ha sacado un número secreto, que decide todo lo que depende del azar, y ha mostrado esta, su huella. Al terminar la partida se muestra el número, y cualquiera puede comprobar que nunca se ha cambiado.
web-honest-over = La huella se mostraba desde el principio; se hizo con este número, que ha decidido todo lo que depende del azar.
web-honest-commitment = Huella
web-honest-seed = Número secreto
web-honest-check = Cómo comprobarlo
web-invited-title = Te han invitado
web-list-with = con { $names }
web-list-alone = a solas
web-list-left = la has dejado; te espera
web-list-lesson = Primera partida guiada
web-list-all = Mostrar las { $number }
web-result-won = Victoria
web-result-lost = Derrota
web-result-won-given-up = Victoria: el rival se rindió
web-result-lost-given-up = Derrota: rendición
web-result-drawn = Empate
web-result-called-off = Anulada
web-crowded = Demasiadas partidas sin terminar
web-crowded-help = Termina una que ya no quieras y sigue.
web-crowded-resign-sure = Abandonas esta partida. Otras personas la juegan contigo.
web-crowded-on = Seguir
web-events = Torneos
web-ratings = Puntuaciones
web-on-holiday = de vacaciones hasta el { $day }
web-holiday-soon = de vacaciones desde el { $day }
web-pass-until = Pasar hasta…
web-pass-until-turn = hasta que me toque
web-pass-until-attack = hasta que alguien ataque
web-pass-until-card = hasta que alguien juegue una carta
web-pass-until-round = hasta que empiece el próximo turno
web-passing-turn = Pasas hasta que te toque.
web-passing-attack = Pasas hasta que alguien ataque.
web-passing-card = Pasas hasta que alguien juegue una carta.
web-passing-round = Pasas hasta que empiece el próximo turno.
web-passing-stop = Vuelve a preguntarme
