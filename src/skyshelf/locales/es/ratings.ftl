### Lo que el servidor dice de las puntuaciones.

ratings-nobody = Nadie tiene una puntuación así: indica el título, la forma de jugar y el número de puestos.
