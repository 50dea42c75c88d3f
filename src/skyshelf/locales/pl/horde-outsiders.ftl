### Obcy pierwszej edycji: nazwy kart i kroki, które mają tylko one.

horde-outsiders-the_hate_bringer = Siewca Nienawiści
horde-outsiders-the_death_dealer = Szafarz Śmierci
horde-outsiders-the_beast_lord = Władca Bestii
horde-outsiders-the_dreaming_matriarch = Śniąca Matriarchini
horde-outsiders-ancient_outsider = Pradawny Obcy
horde-outsiders-silent_ambassador = Milczący Ambasador

horde-outsiders-absorb-the-weakest = Zniszcz najsłabszego innego potwora i połóż na tej karcie tyle żetonów ataku i zdrowia, ile miał ataku i zdrowia.
    .then = zniszcz najsłabszego innego potwora i połóż na tej karcie tyle żetonów ataku i zdrowia, ile miał ataku i zdrowia
    .inf = zniszczyć najsłabszego innego potwora i położyć na tej karcie tyle żetonów ataku i zdrowia, ile miał ataku i zdrowia
