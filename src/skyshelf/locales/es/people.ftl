### Por qué algo no es posible para las personas: entrar, amistades, orden en la casa.

people-already = Ya has iniciado sesión.
people-apart = No puedes sentarte aquí: en esta mesa hay alguien a quien has bloqueado o que te ha bloqueado.
people-bad-passkey = Aquí no conocemos esta llave de acceso, o la solicitud ya se ha usado; inténtalo otra vez.
people-crowded = Demasiada gente quiere entrar a la vez; inténtalo dentro de un momento.
people-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
people-no-passkeys = Este servidor no admite llaves de acceso. Las seis palabras funcionan en todas partes.
people-no-passkeys-here = Los navegadores solo admiten llaves de acceso con https o en «localhost», y no si la dirección es un número. Las seis palabras funcionan en todas partes.
people-no-such-word = «{ $typed }» no es ninguna de las palabras con las que se forman los códigos.
people-no-way = No existe esa forma de jugar con otros.
people-nobody = Aquí no hay nadie con ese nombre.
people-one-way-in = Introduce las seis palabras, un código o una llave de acceso: una sola cosa.
people-only-people = Esto es para quienes tienen un perfil aquí; hazte uno primero.
people-other-name = Para borrarlo todo, escribe tu nombre exactamente: { $name }
people-six-words = El código tiene { $needed } palabras, y has escrito { $number }.
people-stale-code = Este código ya no vale. Dura dos minutos y deja entrar a un solo navegador; pide otro.
people-no-why = Explica por qué: quien reciba la advertencia o quede suspendido lo leerá.
people-no-days = Di para cuántos días.
people-report-about-you = Este aviso es sobre ti: lo resuelve otra persona de la organización.
people-suspended = Tu perfil está suspendido hasta el { $day }: puedes mirar, nada más. { $why }
people-too-many-belongings = Se pueden guardar como mucho { $most } mazos y otras cosas, y un millón de caracteres en total.
people-too-many-bonds = En tus listas caben como mucho { $most } personas.
people-too-many-passkeys = Se pueden guardar como mucho { $most } llaves de acceso; quita una primero.
people-wrong-words = Aquí no conocemos a nadie con esas seis palabras.
people-yourself = Esa persona eres tú.
people-bad-address = Esto no es una dirección para mensajes: escribe https://…
people-bad-mail = Esto no es una dirección de correo, o son varias: escribe nombre@example.org.
people-bad-push = No se pueden leer las claves de este navegador para los avisos.
people-no-push = Este servidor no envía avisos al navegador.
people-mail-confirm = Skyshelf: ¿quieres recibir los avisos en esta dirección?
people-mail-confirm-text = Alguien en Skyshelf quiere recibir un correo cuando le toque jugar. Si has sido tú, abre este enlace antes de 15 minutos; si no, no hagas nada.
people-mail-failed = No se ha podido enviar el correo; inténtalo más tarde.
people-mail-link = Skyshelf: tu enlace
people-mail-link-text = Con este enlace entras una sola vez y antes de 15 minutos. Si no lo has pedido, no hagas nada.
people-no-channel = No existe esa forma de avisarte.
people-no-mail = Este servidor no envía correo.
people-no-such-host = No existe el servidor «{ $host }».
people-nothing-to-report = Ahí no hay nadie a quien denunciar: indica un asiento ocupado por otra persona o una frase dicha por otra persona.
people-only-organisers = Esto es solo para los organizadores.
people-only-people-suspended = Solo se puede suspender a quien tiene un perfil; un invitado no tiene nada que perder.
people-private-address = Los mensajes no pueden ir a la red propia de este servidor.
people-settled-already = Esta denuncia ya está resuelta.
people-stale-mail = Este enlace ya no vale o era para otra persona; pide otro.
people-too-many-channels = Se pueden guardar como mucho { $most } formas de avisarte.
people-too-many-reports = Como mucho pueden esperar { $most } denuncias tuyas a la vez.
people-trial = Skyshelf
people-trial-text = Así te avisaremos cuando te toque.
people-your-turn = Te toca: { $game }
people-your-turn-with = { $number ->
    [0] La partida te espera.
    [one] La partida con { $names } te espera.
   *[other] La partida te espera. En la mesa: { $names }.
}
people-holiday-order = Las vacaciones no pueden terminar antes de empezar.
people-holiday-when = Las vacaciones empiezan hoy o más tarde y terminan antes de un año.
people-holiday-twice = Algunos de esos días ya estás de vacaciones.
people-holiday-many = Puedes tener previstos como mucho { $most } periodos de vacaciones.
people-holiday-too-long = Cada año tienes { $most } días de vacaciones; { $left ->
    [0] para { $year } no te queda ninguno.
    [one] para { $year } te queda 1.
   *[other] para { $year } te quedan { $left }.
}
people-no-holiday = Esas vacaciones no existen, o ya han terminado.
people-challenged = Te retan: { $event }
people-your-round = Empieza la ronda { $round } de { $event }
people-your-round-with = Te enfrentas a { $names }.
people-no-oidc = En este servidor no se puede entrar a través de otro.
people-oidc-stale = Has vuelto demasiado tarde o desde otro navegador; empieza de nuevo.
people-oidc-refused = El servidor de acceso del club no ha confirmado quién eres; empieza de nuevo.
people-oidc-away = El servidor de acceso del club no responde como debería; inténtalo más tarde.
