### Outsider della prima edizione: i nomi delle carte.

horde-outsiders-the_hate_bringer = Il Portatore di Odio
