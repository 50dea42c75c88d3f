### Outsider della prima edizione: i nomi delle carte e i passi che solo loro hanno.

horde-outsiders-the_hate_bringer = Il Portatore di Odio
horde-outsiders-the_death_dealer = Il Trafficante di Morte
horde-outsiders-the_beast_lord = Signore delle Bestie
horde-outsiders-the_dreaming_matriarch = Matriarca Sognatrice
horde-outsiders-ancient_outsider = Antico Outsider
horde-outsiders-silent_ambassador = Ambasciatore Silenzioso

horde-outsiders-absorb-the-weakest = Distruggi il più debole degli altri mostri e metti su questa carta tanti segnalini attacco e salute quanti erano il suo attacco e la sua salute.
    .then = distruggi il più debole degli altri mostri e metti su questa carta tanti segnalini attacco e salute quanti erano il suo attacco e la sua salute
    .may = distruggere il più debole degli altri mostri e mettere su questa carta tanti segnalini attacco e salute quanti erano il suo attacco e la sua salute
