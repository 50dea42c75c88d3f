### Por qué algo no es posible para las personas: entrar, amistades, orden en la casa.

people-already = Ya has entrado aquí.
people-apart = No puedes sentarte aquí: alguien de esta mesa está bloqueado o te ha bloqueado.
people-bad-passkey = Esta llave de acceso no se conoce aquí, o la pregunta ya fue respondida; inténtalo otra vez.
people-crowded = Demasiada gente quiere entrar a la vez; inténtalo dentro de un momento.
people-leaves-tables = { $number ->
    [one] Como invitado estás sentado en una mesa sin terminar en este navegador. Al entrar ya no podrás volver a ella.
   *[other] Como invitado estás sentado en { $number } mesas sin terminar en este navegador. Al entrar ya no podrás volver a ellas.
}
people-no-passkeys-here = Los navegadores solo admiten llaves de acceso con https o en «localhost», y no si la dirección es un número. Las seis palabras funcionan en todas partes.
people-no-such-word = «{ $typed }» no es ninguna de las palabras de los códigos.
people-no-way = No existe esa forma de jugar con otros.
people-nobody = Aquí no hay nadie con ese nombre.
people-one-way-in = Da las seis palabras, un código o una llave de acceso; una sola cosa.
people-only-people = Esto es para quienes ya tienen su lugar aquí; hazte uno primero.
people-other-name = Para borrarlo todo, escribe tu nombre exactamente: { $name }
people-six-words = El código tiene { $needed } palabras; estas son { $number }.
people-stale-code = Este código ya no vale. Dura dos minutos y deja entrar a un solo navegador; pide otro.
people-suspended = No puedes hacer esto hasta el { $day }. { $why }
people-too-many-belongings = Se pueden guardar como mucho { $most } mazos y otras cosas.
people-too-many-bonds = En tus listas caben como mucho { $most } personas.
people-too-many-passkeys = Se pueden guardar como mucho { $most } llaves de acceso; quita una primero.
people-wrong-words = Nadie es conocido aquí por estas seis palabras.
people-yourself = Eso eres tú.
