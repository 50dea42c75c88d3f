### Personas: llegar a serlo, volver, perfil, amistades, despedirse del todo.

web-people-stay = Que te reconozcamos
web-people-stay-about = Estás aquí de invitado como { $name }. Con un solo toque pasas a tener tu lugar: conservas tus mesas, mazos, medallas y ajustes, y puedes volver desde cualquier dispositivo. Sin correo ni contraseña.
web-people-stay-new = Con un solo toque pasas a tener tu lugar: se conservan tus mesas, mazos, medallas y ajustes, y puedes volver desde cualquier dispositivo. Sin correo ni contraseña.
web-people-stay-tables = { $number ->
    [one] Tu mesa abierta sigue siendo tuya.
   *[other] Tus { $number } mesas abiertas siguen siendo tuyas.
}
web-people-stay-now = Quiero quedarme
web-people-stay-first = Para tener amigos aquí, primero hazte un lugar.
web-people-words = Tus seis palabras
web-people-words-about = Con estas palabras vuelves desde cualquier dispositivo. Apúntalas o guárdalas en un sitio seguro: solo se muestran ahora y nadie podrá repetírtelas. Quien las tenga será tú.
web-people-words-done = Ya las tengo
web-people-words-new = Otras seis palabras
web-people-come = Ya me conocéis
web-people-come-words = Tus seis palabras o el código que muestra tu otro dispositivo
web-people-come-now = Entrar
web-people-come-passkey = Con una llave de acceso
web-people-come-anyway = Entrar de todos modos
web-people-no-passkeys = Las llaves de acceso piden un navegador actual y una dirección con https y con nombre; las seis palabras funcionan en todas partes.
web-people-join = ¿Entrar aquí como { $name }?
web-people-join-now = Sí, soy yo
web-people-join-not = Este enlace no funciona
web-people-profile = Tu perfil
web-people-seen = Como lo ven los demás
web-people-order = Orden en la casa
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
web-people-devices = Dónde has entrado
web-people-device-here = este dispositivo
web-people-device-seen = última visita: { $day }
web-people-device-drop = Cerrar la sesión allí
web-people-device-add = Entrar en otro dispositivo
web-people-sign-out = Salir
web-people-qr = Un código para la cámara de tu otro dispositivo
web-people-qr-about = Apunta con la cámara de tu otro dispositivo a la imagen, o abre «Yo» en él y escribe estas letras:
web-people-qr-left = Vale { $seconds } segundos más y para un solo dispositivo.
web-people-return = Cómo vuelves
web-people-return-about = Si pierdes todos tus dispositivos, tus seis palabras o una llave de acceso te traen de vuelta.
web-people-passkey = Llave de acceso
web-people-passkey-made = creada el { $day }
web-people-passkey-add = Añadir una llave de acceso
web-people-passkey-drop = Quitar la llave de acceso
web-people-passkey-not = El navegador no ha creado ninguna llave de acceso.
web-people-friends = Amistades
web-people-friends-none = Nadie todavía. Abre el perfil de alguien desde una mesa o desde la sala y pídeselo.
web-people-tie-friend = Amigos
web-people-tie-asks = Quieren ser amigos tuyos
web-people-tie-asked = Se lo has pedido
web-people-tie-blocked = Bloqueados
web-people-wish-befriend = Ser amigos
web-people-wish-part = Dejar de ser amigos
web-people-wish-block = Bloquear
web-people-wish-unblock = Desbloquear
web-people-farewell = Llevarte todo o borrarlo
web-people-farewell-about = Al borrar desaparecen tu perfil, tus dispositivos, amistades, mazos y todo lo que dijiste. Las partidas con otros siguen siendo suyas; en ellas serás «alguien» (somebody).
web-people-farewell-guest = Al borrar, tu nombre desaparece de todas las mesas. Las partidas con otros siguen siendo suyas; en ellas serás «alguien» (somebody).
web-people-export = Descargar todo
web-people-delete = Borrarlo todo
web-people-delete-name = Para borrarlo todo, escribe tu nombre: { $name }
