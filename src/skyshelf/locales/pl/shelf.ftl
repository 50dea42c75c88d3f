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
shelf-game-painters-about = Przywróć niebu kolory kośćmi i farbą.
# Miejsce, którego gracz nie ma imienia.
shelf-player = Gracz { $number }
shelf-yes = tak
shelf-no = nie
