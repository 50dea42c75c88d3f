### Topielce: nazwy kart i kroki, które mają tylko one.

horde-sinklings-swamp_hunters = Łowcy z Bagien
horde-sinklings-stasis_priestess = Kapłanka Zastoju
horde-sinklings-tide_breakers = Łamacze Fal
horde-sinklings-grabbers = Chwytacze
horde-sinklings-tower_crawler = Pełzacz po Wieżach
horde-sinklings-merfolk_drainer = Syreni Wysysacz
horde-sinklings-concealing_mists = Skrywająca Mgła
horde-sinklings-flood_tide = Przypływ
horde-sinklings-release_and_invade = Uwolnić i Najechać
horde-sinklings-water_flow = Nurt
horde-sinklings-merfolk_emperor = Cesarz Syren

horde-sinklings-new-hand = Połóż wszystkie karty z ręki na spodzie swojej talii i dobierz ich tyle samo.
    .then = połóż wszystkie karty z ręki na spodzie swojej talii i dobierz ich tyle samo
    .inf = położyć wszystkie karty z ręki na spodzie swojej talii i dobrać ich tyle samo
