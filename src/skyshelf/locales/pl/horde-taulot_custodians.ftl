### Strażnicy Taulota: nazwy kart i kroki, które mają tylko one.

horde-taulot_custodians-rooted_dryad = Zakorzeniona Driada
horde-taulot_custodians-mournings = Żałobnicy
horde-taulot_custodians-poisoned_attack = Zatruty Atak
horde-taulot_custodians-tunnel_to_the_ancients = Tunel do Pradawnych
horde-taulot_custodians-haunted_ruins = Nawiedzone Ruiny
horde-taulot_custodians-the_scaruspex = Wróżbita z Blizn
horde-taulot_custodians-immovable = Nieporuszony
horde-taulot_custodians-rebirth_disciple = Uczeń Odrodzenia
horde-taulot_custodians-the_watcher = Obserwator
horde-taulot_custodians-unburial_rites = Rytuał Ekshumacji
horde-taulot_custodians-vine_dryad = Driada Pnączy
horde-taulot_custodians-well_of_taulot = Studnia Taulota
horde-taulot_custodians-crazed_summoner = Szalony Przywoływacz
horde-taulot_custodians-dryad_of_sorrow = Driada Smutku
horde-taulot_custodians-doll_of_zuunan = Lalka Zuunana
horde-taulot_custodians-tower_of_grief = Wieża Żalu
horde-taulot_custodians-the_plunderess = Łupieżczyni
horde-taulot_custodians-xotlan_revolts = Bunt Xotlan
horde-taulot_custodians-nelaclen = Nelaclen
horde-taulot_custodians-zacoal = Zacoal

horde-taulot_custodians-one-of-four = Wybierz cztery karty ze swojego stosu kart odrzuconych i zagraj losową z nich bez płacenia kosztu.
    .then = wybierz cztery karty ze swojego stosu kart odrzuconych i zagraj losową z nich bez płacenia kosztu
    .inf = wybrać cztery karty ze swojego stosu kart odrzuconych i zagrać losową z nich bez płacenia kosztu
