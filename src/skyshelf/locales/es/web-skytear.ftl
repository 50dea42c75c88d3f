### Lo que dice el tablero de Skytear en el navegador. Las frases del juego vienen del servidor.

web-skytear-map = Campo de batalla: las flechas van de hexágono en hexágono, n al siguiente que se puede elegir
web-skytear-goals = Así se gana
web-skytear-goals-help = Gana quien logre primero una de estas cosas. Primero va tu bando, luego el enemigo y después cuánto hace falta.
web-skytear-flip-makes = hace { $damage } de daño
web-skytear-flips-help = { $attack }: el valor de ataque y, por un +, el modificador de una carta que se voltea del mazo; por ++ se voltean dos y eliges cuál cuenta.
web-skytear-blow-help = Un ataque ({ $hero }) costaría { $damage } PV: depende de la carta volteada.
web-skytear-mana-help = El maná paga las cartas que un héroe juega en este turno.
web-skytear-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
web-skytear-carried = { $hero }: elige un hexágono que brilla para empezar ahí
web-skytear-strikes-here = Atacar
web-skytear-your-answer = ¿Respondes?
web-skytear-closes = Sigue solo; señala tu mano y espera.
web-skytear-answers = { $count ->
    [0] Nada de tu mano responde a esto.
    [one] Brilla 1 carta.
   *[other] Brillan { $count } cartas.
}
web-skytear-zoom = Aumento
web-skytear-zoom-in = Más cerca
web-skytear-zoom-out = Más lejos
web-skytear-zoom-fit = Todo el mapa
web-skytear-overlays = Lo que se muestra de { $hero }
web-skytear-overlay-sight = Visión
web-skytear-overlay-reach = Alcance
web-skytear-overlay-threat = Ataque
web-skytear-whose = { $what }, { $side ->
    [own] de tu equipo
    [south] Sur
    [north] Norte
   *[enemy] del enemigo
}
web-skytear-piece-hero = héroe { $name }, { $hp } PV
web-skytear-piece-illusion = ilusión de { $name }
web-skytear-piece-minion = esbirro
web-skytear-piece-nexus = Nexo, protegido
web-skytear-piece-nexus-open = Nexo, { $hp } PV
web-skytear-piece-tower = Torre, { $hp } PV
web-skytear-piece-pillar = pilar
web-skytear-piece-token = ficha de control { $number }, { $lane }
web-skytear-piece-dome-token = punto de control, { $dome }
web-skytear-cover = cobertura
web-skytear-cover-help = Los enemigos solo ven a quien está en cobertura cuando un héroe suyo está junto a ella y la ve.
web-skytear-blocked = cerrado hasta el final del turno
web-skytear-open-ground = Terreno abierto.
web-skytear-token-help = En la Fase de Esbirros la gana el bando con más Control: cuenta cualquiera que la vea.
web-skytear-tower-help = Una Torre cae por el daño de una ficha ganada lo bastante cerca; los héroes no la atacan.
web-skytear-nexus-help = Puede recibir daño cuando ha caído una Torre de su bando. Destrúyelo para ganar.
web-skytear-dome-help = Su borde es una línea blanca: nadie ve a través de él.
web-skytear-own-team = Tu equipo
web-skytear-enemies = Enemigos
web-skytear-no-heroes = aún no hay héroes
web-skytear-others-draft = Los demás están eligiendo.
web-skytear-draft-goal = Destruye el Nexo enemigo; donde haya cartas de victoria junto al mapa, también se gana cumpliendo una.
web-skytear-draft-order = Orden de las elecciones
web-skytear-draft-you = Tú
web-skytear-draft-now = ahora
web-skytear-draft-later = después
web-skytear-draft-taken = La tiene { $name }.
web-skytear-draft-yours = La tienes tú.
web-skytear-draft-starters = El primer bando elige una facción, el otro dos, y queda la última. Con cada facción vienen sus dos héroes iniciales.
web-skytear-draft-factions = El primer bando elige una facción, el otro dos, y queda la última. Después cada bando elige héroes de sus facciones.
web-skytear-draft-heroes-of = Héroes de { $faction }
web-skytear-draft-heroes = Cada héroe trae un montón de ocho cartas a tu mazo.
web-skytear-draft-pool = Tu grupo: { $chosen } de { $size }
web-skytear-draft-pool-help = Después elegirás de este grupo; cada héroe trae su montón. El otro bando lo ve solo cuando ambos están completos.
web-skytear-draft-theirs = Aún puede tomar: { $heroes }
web-skytear-draft-closed = No disponibles para tu bando
web-skytear-draft-points = { $points } puntos con su montón
web-skytear-draft-budget = Puntos: { $spent } de { $budget }
web-skytear-draft-points-left = Puntos restantes: { $points }.
web-skytear-draft-out = Saca una carta del mazo para cambiarla, o deja el mazo como está. Cambios restantes: { $exchanges }.
web-skytear-draft-in = ¿Qué entra en lugar de { $card }?
web-skytear-ready = Listo
web-skytear-exhausted = Agotado
web-skytear-defeated = { $turn ->
    [0] Derrotado, ya no vuelve
   *[other] Derrotado, vuelve en el turno { $turn }
}
web-skytear-state = Estado
web-skytear-health = PV
web-skytear-attack = Ataque
web-skytear-armor = Armadura
web-skytear-mana = Maná que queda
web-skytear-control = Control
web-skytear-move = Hexágonos de un Movimiento
web-skytear-conditions = Condiciones
web-skytear-condition-slow = Lentitud: un Movimiento es 2 hexágonos más corto.
web-skytear-condition-fast = Rapidez: un Movimiento es 2 hexágonos más largo.
web-skytear-condition-frenzy = Frenesí: dos Ataques en una activación.
web-skytear-condition-disarm = Desarme: la mitad del daño de Ataque y Escaramuza, redondeando hacia arriba, antes de la armadura.
web-skytear-condition-marked = Marca: por sí sola no hace nada; la aprovechan las habilidades de los Kurumo.
web-skytear-condition-shapeshifted = Transformación: cuentan las habilidades con ese icono.
web-skytear-term-mage = Mago: contra lo que hace este héroe no cuenta la armadura.
web-skytear-term-ultimate = Suprema: solo la juega el héroe de su retrato.
web-skytear-term-illusion = Ilusión: una ficha; los Nupten amigos que la ven tienen las habilidades de su héroe con ese icono.
web-skytear-term-piercing = Perforación: la armadura no cuenta.
web-skytear-term-predict = Predecir: mira otras tantas cartas de lo alto de tu mazo, descarta las que quieras y devuelve las demás en el orden que quieras.
web-skytear-from-printed = impreso
web-skytear-from-cards = cartas jugadas
web-skytear-minion-help = Los esbirros dan Control a su bando donde ven una ficha, y se les puede atacar.
web-skytear-pillar-help = Un pilar activa las habilidades de los Taulot amigos que lo ven.
web-skytear-played = Cartas jugadas
web-skytear-leads = Cartas de Liderazgo
web-skytear-face-down = boca abajo
web-skytear-ranged = a distancia
web-skytear-melee = cuerpo a cuerpo
web-skytear-outsider = Forastero
web-skytear-reaction = Reacción
web-skytear-action = Acción
web-skytear-ultimate = Suprema
web-skytear-cost = Coste
web-skytear-modifier = Modificador al voltearla
web-skytear-card-costs = { $card }, cuesta { $cost }
web-skytear-cards-in-hand = en la mano
web-skytear-cards-in-deck = en el mazo
web-skytear-cards-discarded = en los descartes
web-skytear-hand = Mano
web-skytear-hand-empty = No hay cartas en la mano
web-skytear-hands-hidden = Las manos están ocultas
web-skytear-offered = Elige
web-skytear-stack = Pila: lo próximo, primero
web-skytear-turn = Turno { $turn } de { $turns }; cada héroe tiene tanto maná como el número del turno
web-skytear-phases = Fases del turno
web-skytear-phase-setup = Preparación
web-skytear-phase-heroes = Héroes
web-skytear-phase-minions = Esbirros
web-skytear-phase-end = Final
web-skytear-victory-help = Gana el primer bando que lo logre.
web-skytear-forecast = Si la Fase de Esbirros llegara ahora
web-skytear-forecast-help = Primero el Control de tu equipo, después el de los enemigos. Una flecha hacia arriba es una ficha para ti; hacia abajo, una para ellos.
web-skytear-forecast-then = La ventaja de quien gana es daño: primero a los esbirros enemigos, 1 a cada uno, y luego a una Torre a 3 hexágonos o menos de la ficha. Después la ficha avanza esos pasos hacia quien pierde, ambos bandos colocan sus esbirros alrededor y quien tiene ahí una Torre recibe hasta 2 más. Una Cúpula llama en cambio a un forastero.
web-skytear-contests = Fichas de control, una tras otra
web-skytear-settled = { $where }: resuelta
web-skytear-settled-help = Ya está resuelta: el registro dice cómo acabó.
web-skytear-acting = Actúa { $hero }
web-skytear-points = Puntos de Acción que quedan: { $points }
web-skytear-used = { $action }, ya usada
web-skytear-help-move = Muévete hasta 3 hexágonos; Lentitud y Rapidez cambian el número.
web-skytear-help-lead = Pon una carta boca abajo debajo del héroe: su coste cuenta como Control en la Fase de Esbirros.
web-skytear-help-attack = El valor de ataque y el modificador de una carta volteada, menos la armadura, contra un enemigo a la vista y al alcance.
web-skytear-help-skirmish = Dos pasos sueltos y un golpe, en cualquier orden; el golpe es solo una carta volteada.
web-skytear-help-worship = Lo que hace la facción del héroe: una marca, una forma, un pilar o una ilusión, y las habilidades que dependen de ello.
web-skytear-faction-kurumo = Fuego. Marca a los enemigos y les da caza.
web-skytear-faction-liothan = Hielo. Cambia de forma para hacerse más fuerte.
web-skytear-faction-taulot = Tierra. Levanta pilares y combate a su vista.
web-skytear-faction-nupten = Aire. Envía ilusiones y actúa a través de ellas.
web-skytear-best = Tu mejor héroe
web-skytear-best-blows = Golpes
web-skytear-best-struck = Fuerza de los golpes, en total
web-skytear-lasts = Una calle: alrededor de una hora
web-skytear-learned = La que más enseña y la que más esconde
web-skytear-like = Cuatro o seis héroes por bando, hasta tres calles. Empuja, ataca, ocúltate en el bosque y responde a cada carta con otra.
