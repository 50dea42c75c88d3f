### La primera partida guiada de Skytear; las claves vienen de lessons/data/skytear.yaml. Como mucho 40 palabras cada una.

lesson-skytear-hero = Un héroe en acción
lesson-skytear-hero-goal = Lleva a Yami hasta Sakoshi y ataca.
lesson-skytear-hero-map = Dos equipos de héroes se disputan una calle. A un lado del mapa están tus héroes, al otro los de tu rival. Yami es tuya; Sakoshi, no.
lesson-skytear-hero-points = Los bandos se turnan, un héroe cada vez. Un héroe activado tiene 3 Puntos de Acción, y cada acción se puede usar una vez.
lesson-skytear-hero-move = Yami lucha cuerpo a cuerpo: tiene que estar junto a su objetivo. Primero muévete.
lesson-skytear-hero-move-no = Sakoshi está demasiado lejos para eso. Elige Movimiento.
lesson-skytear-hero-where = Hasta 3 hexágonos, rodeando lo que corta el paso. Ve a un hexágono junto a Sakoshi.
lesson-skytear-hero-where-no = Desde ahí Yami no alcanzaría a Sakoshi. Elige un hexágono junto a Sakoshi.
lesson-skytear-hero-attack = Ahora ataca. Su valor de ataque es 4, y se le suma una carta volteada de tu mazo.
lesson-skytear-hero-attack-no = Tienes puntos para eso, pero ataca primero.
lesson-skytear-hero-flip = La carta volteada valía 1: 4 y 1 son 5 de daño. Sakoshi no tiene armadura, así que pierde 5 PV.
lesson-skytear-hero-end = Quedaba un punto. La Escaramuza, dos pasos cortos y un golpe flojo, suele ser una buena tercera acción.

lesson-skytear-card = Cartas de poder
lesson-skytear-card-goal = Juega una carta y golpea más fuerte.
lesson-skytear-card-mana = Las cartas cuestan maná, no Puntos de Acción. Cada héroe tiene tanto maná como el número del turno: ahora 1, después más.
lesson-skytear-card-play = Robo de Vida cuesta 1: más ataque, y curación al golpear. Yami ha perdido PV, así que juégala antes del ataque.
lesson-skytear-card-play-no = La carta primero: hace más fuerte el ataque.
lesson-skytear-card-attack = Ahora ataca con 2 más.
lesson-skytear-card-attack-no = La carta espera un ataque: golpea a Sakoshi.
lesson-skytear-card-end = 7 de daño, y Yami ha recuperado la mitad. Las cartas jugadas se quedan sobre el héroe hasta que acaba el turno; entonces vuelve todo el maná.

lesson-skytear-react = Reacciones
lesson-skytear-react-goal = Salva a Gulbjarn con una reacción.
lesson-skytear-react-danger = Sakoshi declara un ataque contra Gulbjarn. Aún no ocurre nada: lo declarado espera en la Pila, y puedes responder. Solo le quedan 3 PV.
lesson-skytear-react-play = Salvaguarda es una reacción: 2 más de armadura. Lo último en llegar se resuelve primero, así que la tendrá antes de que vuele la flecha. Juégala.
lesson-skytear-react-play-no = Entonces Gulbjarn sería derrotado. Juega Salvaguarda.
lesson-skytear-react-end = 4 de daño menos 3 de armadura: ha perdido 1 PV y sigue en pie. Un héroe derrotado vuelve en un turno posterior, y tu rival robaría dos cartas.

lesson-skytear-lane = De quién es la calle
lesson-skytear-lane-goal = Gana la calle con margen suficiente para destruir la Torre.
lesson-skytear-lane-token = Los héroes son solo el medio. Cuando todos han actuado llega la Fase de Esbirros, que decide quién gana la calle. En su centro está la ficha de control.
lesson-skytear-lane-count = Quien esté a 3 hexágonos o menos y vea la ficha cuenta 1: héroes y esbirros por igual. No hace falta que cuentes: lo hace la mesa. Si la fase llegara ahora:
lesson-skytear-lane-margin = La diferencia es daño: primero caen esbirros enemigos y después sufre la Torre, si está cerca de la ficha. La ficha avanza otro tanto. 1 no basta.
lesson-skytear-lane-lead = Así que lidera: pon una carta boca abajo debajo de un héroe cercano a la ficha. Su coste de maná se suma a tu Control. Elige Liderazgo.
lesson-skytear-lane-lead-no = Atacar no ayuda ahora en la calle. Elige Liderazgo.
lesson-skytear-lane-which = Puño del Dragón cuesta 2; Robo de Vida, solo 1. Toma Puño del Dragón.
lesson-skytear-lane-which-no = La Torre tiene 2 PV y delante hay un esbirro: necesitas 3. Puño del Dragón suma 2.
lesson-skytear-lane-finish = La previsión ha cambiado. Termina la activación y llega la Fase de Esbirros:
lesson-skytear-lane-finish-no = Todo está listo: termina la activación.
lesson-skytear-lane-use = La carta de Liderazgo se revela. Cuenta una por bando: deja que cuente.
lesson-skytear-lane-use-no = Sin ella la Torre seguiría en pie. Deja que cuente.
lesson-skytear-lane-end = La Torre ha caído: en el mapa pequeño con eso se gana. En el normal, su caída abre el camino al Nexo.

lesson-skytear-worship = El juego completo
lesson-skytear-worship-goal = Marca a un enemigo y aprovéchalo.
lesson-skytear-worship-full = El mapa normal tiene dos calles, entre ellas una Cúpula con un monstruo, y detrás de las Torres un Nexo: destrúyelo y ganas. Las cartas de victoria son otros caminos.
lesson-skytear-worship-skills = En las reglas completas cada héroe tiene habilidades, y las cartas piden las runas del héroe que las juega. Mira a Sakoshi para leer dos.
lesson-skytear-worship-worship = La Adoración, la quinta acción, despierta habilidades; cada facción tiene la suya. Los Kurumo marcan a un enemigo. Úsala.
lesson-skytear-worship-worship-no = Primero marca a Gulbjarn: Adoración.
lesson-skytear-worship-step = La Adoración también ha activado Paso de Humo: dos pasos gratis. Sakoshi dispara hasta a tres hexágonos, así que no te alejes demasiado.
lesson-skytear-worship-step-no = Eso queda demasiado lejos para el disparo. Elige un hexágono más cercano a Gulbjarn.
lesson-skytear-worship-attack = Presa Elegida: 2 más de ataque contra quien está marcado. Dispara.
lesson-skytear-worship-attack-no = Gulbjarn está marcado: atácalo ahora.
lesson-skytear-worship-end = 3 de Sakoshi, 2 por la marca, 1 por la carta, menos 1 de armadura: 5. Las demás facciones se transforman, levantan pilares o envían ilusiones.

lesson-skytear-game = Una partida entera
lesson-skytear-game-goal = Gana en el mapa pequeño contra un bot fácil.
lesson-skytear-game-start = Una calle, dos héroes por bando, reglas sencillas. Destruye la Torre enemiga, o ten la ficha en su lado tras el turno 5. Solo hablaré cuando haya algo nuevo.
lesson-skytear-game-place = Coloca a tus héroes. Los hexágonos de salida se parecen mucho; puedes dejar que lo haga la mesa.
lesson-skytear-game-activate = ¿Qué héroe actúa? Quien actúa el último sabe más; quien actúa el primero golpea primero.
lesson-skytear-game-act = 3 puntos: muévete hacia la ficha, ataca a quien esté al alcance, lidera si quieres la calle. Las cartas solo cuestan maná.
lesson-skytear-game-mulligan = Tu primera mano. Puedes cambiar cartas; quédate con las baratas, porque el maná empieza en 1.
lesson-skytear-game-respond = Tu rival ha declarado algo. Si no tienes una buena reacción, pasa; también puedes pasar hasta que acabe la activación.
lesson-skytear-game-skirmish = Escaramuza: hasta dos pasos y un pequeño golpe, en cualquier orden. Buena para salir del peligro.
lesson-skytear-game-hurt = Primera sangre. Un héroe con 0 PV está fuera hasta un turno posterior; el bando que lo ha logrado roba dos cartas.
lesson-skytear-game-defeated = Un héroe ha sido derrotado. El Control que falta en la calle suele doler más que el héroe.
lesson-skytear-game-contest = Tu primera Fase de Esbirros: se cuenta el Control de cada bando, y la diferencia es daño y avance.
lesson-skytear-game-use-lead = Tu carta de Liderazgo se revela. Cuenta una vez para tu bando: deja que cuente.
lesson-skytear-game-lane-damage = Has ganado la calle: elige qué esbirros enemigos caen. La Torre solo recibe daño cuando no queda ninguno.
lesson-skytear-game-tower = Una Torre recibe daño. Solo se la alcanza mientras la ficha esté a 3 hexágonos o menos.
lesson-skytear-game-advanced = La ficha va hacia la Torre de quien ha perdido. El próximo turno se lucha allí.
lesson-skytear-game-spawn = Llegan nuevos esbirros junto a la ficha. Más esbirros, más Control: toma dos.
lesson-skytear-game-turn = Un nuevo turno: los héroes vuelven a estar listos, y cada uno tiene 1 más de maná.
