### Outsiders of the first edition: the names of the cards.

horde-outsiders-the_hate_bringer = The Hate Bringer
