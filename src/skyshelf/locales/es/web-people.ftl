### Personas: llegar a serlo, volver, perfil, amistades, despedirse del todo.

web-people-stay = Hazte un perfil
web-people-stay-about = Estás aquí de invitado como { $name }. Con un solo toque te haces un perfil: conservas tus mesas, mazos, medallas y ajustes, y puedes volver desde cualquier dispositivo. Sin correo ni contraseña.
web-people-stay-new = Con un solo toque te haces un perfil: se conservan tus mesas, mazos, medallas y ajustes, y puedes volver desde cualquier dispositivo. Sin correo ni contraseña.
web-people-stay-tables = { $number ->
    [one] Tu mesa abierta sigue siendo tuya.
   *[other] Tus { $number } mesas abiertas siguen siendo tuyas.
}
web-people-stay-now = Crear mi perfil
web-people-stay-first = Hazte un perfil para tener amistades aquí o para bloquear a alguien.
web-people-suspended = Tu perfil está suspendido hasta el { $day }: puedes mirar, descargar y borrar, nada más.
web-people-warned = Quienes organizan te han advertido:
web-people-words = Tus seis palabras
web-people-words-about = Con estas palabras vuelves desde cualquier dispositivo. Apúntalas o guárdalas en un sitio seguro: solo se muestran ahora y nadie podrá repetírtelas. Quien las tenga podrá entrar en tu lugar.
web-people-words-done = Ya las tengo apuntadas
web-people-words-new = Seis palabras nuevas
web-people-come = Ya tengo un perfil
web-people-come-words = Tus seis palabras o el código que muestra tu otro dispositivo
web-people-come-mail = O la dirección de correo que confirmaste aquí: recibes un enlace.
web-people-come-neither = No son seis palabras ni las diez letras de un código.
web-people-come-now = Entrar
web-people-come-passkey = Con una llave de acceso
web-people-no-passkeys = Las llaves de acceso requieren un navegador actual, una dirección https con nombre y un servidor preparado para ellas; las seis palabras funcionan en todas partes.
web-people-join = ¿Entrar aquí como { $name }?
web-people-join-now = Sí, soy yo
web-people-join-not = Este enlace no funciona
web-people-profile = Tu perfil
web-people-seen = Como lo ven los demás
web-people-order = Orden en el club
web-people-picture = Elegir un retrato
web-people-picture-number = Retrato { $number }
web-people-picture-none = La inicial de tu nombre
web-people-languages = Idiomas que hablas
web-people-speaks = Habla { $languages }.
web-people-played = Partidas terminadas
web-people-games = { $number ->
    [one] 1 partida
   *[other] { $number } partidas
}
web-people-devices = Tus dispositivos
web-people-device-here = este dispositivo
web-people-device-seen = última visita: { $day }
web-people-device-drop = Cerrar la sesión allí
web-people-device-add = Entrar en otro dispositivo
web-people-sign-out = Cerrar sesión
web-people-qr = Un código para la cámara de tu otro dispositivo
web-people-qr-about = Apunta con la cámara de tu otro dispositivo a la imagen, o abre «Yo» en él y escribe estas letras:
web-people-qr-left = { $seconds ->
    [one] Vale 1 segundo más y para un solo dispositivo.
   *[other] Vale { $seconds } segundos más y para un solo dispositivo.
}
web-people-return = Cómo volver
web-people-return-about = Si pierdes todos tus dispositivos, tus seis palabras o una llave de acceso te traen de vuelta.
web-people-passkey = Llave de acceso
web-people-passkey-made = creada el { $day }
web-people-passkey-add = Añadir una llave de acceso
web-people-passkey-drop = Quitar la llave de acceso
web-people-passkey-not = El navegador no ha creado ninguna llave de acceso.
web-people-friends = Amistades
web-people-friends-none = Nadie todavía. Abre el perfil de alguien desde una mesa o desde la sala y pídeselo.
web-people-medals = { $number ->
    [0] Aún sin medallas: están en los desafíos.
    [one] 1 medalla de los desafíos
   *[other] { $number } medallas de los desafíos
}
web-people-tie-friend = Amistades
web-people-tie-asks = Quieren tu amistad
web-people-tie-asked = A la espera de respuesta
web-people-tie-blocked = Bloqueados
web-people-wish-befriend = Pedir amistad
web-people-wish-part = Dejar la amistad
web-people-wish-block = Bloquear
web-people-wish-refuse = No, gracias
web-people-wish-unblock = Desbloquear
web-people-wish-withdraw = Retirar la petición
web-people-farewell = Llevarte todo o borrarlo
web-people-farewell-about = Al borrar desaparecen tu perfil, tus dispositivos, amistades, mazos y todo lo que has dicho. Las partidas con otros siguen siendo suyas; en ellas serás «N. N.», un jugador sin nombre.
web-people-farewell-guest = Al borrar, tu nombre desaparece de todas las mesas. Las partidas con otros siguen siendo suyas; en ellas serás «N. N.», un jugador sin nombre.
web-people-export = Descargar todo
web-people-delete = Borrarlo todo
web-people-delete-name = Para borrarlo todo, escribe tu nombre: { $name }
web-people-nudges = Cuando te toca
web-people-nudges-about = Recibes un aviso por turno, si no estás en la mesa y fuera de tus horas de silencio.
web-people-channel-webhook = Webhook
web-people-channel-push = Aviso del navegador
web-people-channel-mail = Correo
web-people-channel-kind = Cómo
web-people-channel-add = Añadir
web-people-channel-drop = No avisarme más aquí
web-people-address-webhook = Dirección de tu webhook (Discord, ntfy o uno propio)
web-people-address-mail = Tu dirección de correo
web-people-form = Con el formato de
web-people-form-discord = Discord
web-people-form-ntfy = ntfy
web-people-form-json = JSON
web-people-push-add = Avisarme en este navegador
web-people-push-needs = Los avisos del navegador requieren https, un navegador que los acepte y un servidor preparado para ellos.
web-people-push-not = El navegador no acepta avisos aquí.
web-people-mail-sent = Hay un correo en camino; abre el enlace que contiene antes de 15 minutos.
web-people-mail-confirmed = Desde ahora recibirás los avisos por correo.
web-people-mail-elsewhere = Antes inicia sesión, o abre este enlace en el navegador en el que pediste el correo.
web-people-mail-link = Enviarme un enlace
web-people-mail-link-sent = Si conocemos esta dirección, hay un correo en camino.
web-people-try = Probar
web-people-tried-well = Hay un mensaje en camino.
web-people-tried-ill = El mensaje no ha llegado.
web-people-quiet-from = Silencio desde
web-people-quiet-to = hasta
web-people-report = Avisar a los organizadores sobre
web-people-report-choose = Elige…
web-people-report-seat = { $name }: su forma de jugar
web-people-report-text = ¿Qué ocurre?
web-people-report-send = Enviar
web-people-reported = Los organizadores lo mirarán. Gracias.
web-people-holidays = Vacaciones
web-people-holidays-about = Estos días se paran los relojes de tus partidas por días, no recibes avisos y quienes juegan contigo ven que no estás. Las rondas de un torneo no esperan.
web-people-holidays-left = Días que quedan en { $year }: { $days }
web-people-holiday-first = Primer día
web-people-holiday-last = Último día
web-people-holiday-add = Añadir vacaciones
web-people-holiday-drop = Al final no me voy
web-people-holiday-end = Ya estoy de vuelta
web-people-come-oidc = Entrar con { $name }
