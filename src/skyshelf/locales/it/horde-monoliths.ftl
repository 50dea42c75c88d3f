### Monoliti: i nomi delle carte.

horde-monoliths-firebreather = Sputafuoco
horde-monoliths-stonetrampler = Calpestapietre
horde-monoliths-frost_trench = Trincea di Gelo
horde-monoliths-stone_bombs = Bombe di Pietra
horde-monoliths-gale_strike = Colpo di Burrasca
horde-monoliths-howling_monolith = Monolite Ululante
horde-monoliths-unburied_monolith = Monolite Dissepolto
horde-monoliths-plated_monolith = Monolite Corazzato
horde-monoliths-whirling_monolith = Monolite Turbinante
horde-monoliths-monolith_of_temrup = Monolite di Temrup
horde-monoliths-for_the_horde = Per l'Orda!
