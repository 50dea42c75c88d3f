### Forasteros de la primera edición: los nombres de las cartas, y los pasos que solo ellas tienen.

horde-outsiders-the_hate_bringer = El Portador del Odio
horde-outsiders-the_death_dealer = El Mercader de la Muerte
horde-outsiders-the_beast_lord = El Señor de las Bestias
horde-outsiders-the_dreaming_matriarch = La Matriarca Soñadora
horde-outsiders-ancient_outsider = Forastero Ancestral
horde-outsiders-silent_ambassador = Embajador Silencioso

horde-outsiders-absorb-the-weakest = Destruye el más débil de los demás monstruos y pon sobre esta carta tantas fichas de ataque y de salud como ataque y salud tenía.
    .then = destruye el más débil de los demás monstruos y pon sobre esta carta tantas fichas de ataque y de salud como ataque y salud tenía
    .may = destruir el más débil de los demás monstruos y poner sobre esta carta tantas fichas de ataque y de salud como ataque y salud tenía
