### Słowa wspólne dla wszystkich gier.

# Ten język, jego własną nazwą.
shelf-language = Polski
shelf-game-horde = Skytear Horde
shelf-game-horde-about = Broń zamku przed hordą, aż padnie jej Obcy.
shelf-game-monoliths = Skytear Horde: Monoliths
shelf-game-monoliths-about = Druga edycja: ruch wyczerpuje, nowe hordy, zaklinacze i kolosalni Obcy.
shelf-game-skytear = Skytear
shelf-game-skytear-about = Czterech na czterech na heksowym polu bitwy: Linie, Wieże, Bohaterowie i karty.
shelf-game-painters = Sky Painters
shelf-game-painters-about = Przywróć niebu kolory za pomocą kości i farby.
# Miejsce, którego gracz nie ma imienia.
shelf-player = Gracz { $number }
# To, co ktoś wpisał, a czego nazwy nie znamy.
shelf-typed = „{ $words }”
shelf-way-solo = Solo
shelf-way-solo-help = Samotnie bronisz zamku; hordą kierują jej karty.
shelf-way-coop = Kooperacja
shelf-way-coop-help = Dwoje graczy ramię w ramię przeciw hordzie.
shelf-way-versus = Rywalizacja
shelf-way-versus-help = Jeden gracz jest hordą, pozostali się bronią.
shelf-way-table = Przy jednym stole
shelf-way-table-help = Każdy gra dla siebie albo dla swojej drużyny.
shelf-yes = tak
shelf-no = nie
