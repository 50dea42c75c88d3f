### Wyznawcy Taulota: nazwy kart i kroki, które mają tylko one.

horde-taulot_followers-clearing_dryad = Driada z Polany
horde-taulot_followers-underwood_dryad = Driada z Podszytu
horde-taulot_followers-stalker_pack = Stado Tropicieli
horde-taulot_followers-canopy_hunters = Łowcy z Koron
horde-taulot_followers-sacrifice = Poświęcenie
horde-taulot_followers-death_grasp = Uścisk Śmierci
horde-taulot_followers-bush_dryad = Driada z Buszu
horde-taulot_followers-tribe_warriors = Wojownicy Plemienia
horde-taulot_followers-scarifier = Skaryfikator
horde-taulot_followers-behemoth = Behemot
horde-taulot_followers-draining_pillar = Filar Wysysania
horde-taulot_followers-stone_pillar = Kamienny Filar
horde-taulot_followers-ritual_pillar = Filar Rytuału
horde-taulot_followers-guard_pillar = Filar Straży
horde-taulot_followers-flesh_hunter = Łowca Ciał
horde-taulot_followers-the_living_jungle = Żywa Dżungla
horde-taulot_followers-sinkhole = Zapadlisko
horde-taulot_followers-twist_allegiance = Zwrot Wierności
horde-taulot_followers-cotlic = Cotlic
horde-taulot_followers-tlakali = Tlakali
horde-taulot_followers-ixatosk = Ixatosk

horde-taulot_followers-turn-away = Możesz odrzucić tę kartę hordy bez żadnego efektu.
    .then = możesz odrzucić tę kartę hordy bez żadnego efektu
    .inf = odrzucić tę kartę hordy bez żadnego efektu
