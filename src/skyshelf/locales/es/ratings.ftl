### Lo que el servidor dice de las puntuaciones.

ratings-nobody = Nadie tiene esta puntuación: búscala por título, modo y número de puestos.
