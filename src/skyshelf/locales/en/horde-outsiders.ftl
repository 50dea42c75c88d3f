### Outsiders of the first edition: the names of the cards, and the steps that only they have.

horde-outsiders-the_hate_bringer = The Hate Bringer
horde-outsiders-the_death_dealer = The Death Dealer
horde-outsiders-the_beast_lord = The Beast Lord
horde-outsiders-the_dreaming_matriarch = The Dreaming Matriarch
horde-outsiders-ancient_outsider = Ancient Outsider
horde-outsiders-silent_ambassador = Silent Ambassador

horde-outsiders-absorb-the-weakest = Destroy the weakest other monster and put as many attack and health tokens on this card as it had attack and health.
    .may = destroy the weakest other monster and put as many attack and health tokens on this card as it had attack and health
