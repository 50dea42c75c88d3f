### Co mówi plansza gry Sky Painters w przeglądarce. Zdania samej gry przychodzą z serwera.

web-painters-steps = Kroki tury
web-painters-step-main = Akcja główna
web-painters-step-additional = Akcje dodatkowe
web-painters-cards = Karty nieba
web-painters-tiles = Płytki Malarzy Nieba
web-painters-halos = Żetony aureoli
web-painters-pool = Kości
web-painters-top = { $card }, wierzch talii (pozostało: { $cards })
web-painters-pile = { $tile }, następna płytka stosu (pozostało: { $tiles })
web-painters-card-hope = { $card }, nadzieja na karcie: { $hope }
web-painters-card-completed = { $card }, ukończona
web-painters-card-open = { $card }, zajęte symbole: { $done } z { $all }
web-painters-dice-many = { $die }, sztuk: { $count }
web-painters-place = Wolne miejsce
web-painters-not-here = Nie może leżeć { $where }.
web-painters-halves-meet = Jej połówka spotyka drugą.
web-painters-to-fill = Symbole do zapełnienia: { $symbols }. Ukończona daje:
web-painters-die-fits = Pasuje.
web-painters-die-above = Obrócona na { $number }: { $spots ->
    [one] jedna plama dla ciebie.
    [few] { $spots } plamy dla ciebie.
   *[other] { $spots } plam dla ciebie.
}
web-painters-die-waits = Czeka na domalowanie: potrzeba { $number }.
web-painters-die-cloud = Inny kolor kosztuje żeton chmury.
web-painters-die-completes = Ukończona karta { $card } daje:
web-painters-die-finishes = Karta będzie ukończona.
web-painters-skies = Nieba
web-painters-sky-of = Niebo gracza { $name }
web-painters-hope = nadzieja
web-painters-hope-symbol = Symbol nadziei
web-painters-spots = Plamy
web-painters-cloud = Żeton chmury
web-painters-clouds = Żetony chmur
web-painters-leader = Lider
web-painters-stars = Gwiazdy
web-painters-points = Punkty
web-painters-points-now = punkty teraz: { $points }
web-painters-price-spots = Cena w plamach
web-painters-price-hope = Cena w nadziei
web-painters-from-printed = nadruk
web-painters-from-place = miejsce
web-painters-final = Wynik końcowy
web-painters-score-of = Punkty gracza { $name } teraz
web-painters-score-help = Ile byłoby warte to niebo, gdyby gra skończyła się teraz.
web-painters-reserve-clouds = Żetony chmur w zasobach: { $clouds }
web-painters-critical = Faza krytyczna: talia jest pusta.
web-painters-card-help = Na każdym symbolu połóż kość w jego kolorze; ukończona karta daje to, co widać na dole.
web-painters-die-help = Trafia na wolny symbol w swoim kolorze. Szara kość pasuje do każdego koloru; żeton chmury zmienia kolor innej.
web-painters-cloud-help = Opłaca zmianę koloru, gdy bierzesz kość. Kto na końcu ma najwięcej żetonów chmur, dostaje punkty.
web-painters-goal = Cel: najwięcej punktów, gdy skończą się karty. Z liderem można wygrać od razu: pięć płytek Malarzy Nieba albo dziewięć ukończonych kart w kwadracie.
web-painters-goal-landing = Cel: najwięcej punktów, gdy skończą się karty. Nikt nie wygrywa od razu.
web-painters-goal-duel = Cel: wygrać od razu, z liderem i pięcioma płytkami Malarzy Nieba albo z liderem i dziewięcioma ukończonymi kartami w kwadracie. Na punkty nikt nie wygrywa.
web-painters-spot-help = Plamy domalowują kościom oczka do potrzebnej liczby i kupują kości, karty i płytki.
web-painters-side-left-halo = Pół aureoli po lewej.
web-painters-side-left-cloud = Pół chmury po lewej.
web-painters-side-right-halo = Pół aureoli po prawej.
web-painters-side-right-cloud = Pół chmury po prawej.
web-painters-side-top-night = Noc powyżej: nie może tam leżeć żadna karta.
web-painters-side-bottom-grass = Trawa poniżej: nie może tam leżeć żadna karta.
web-painters-in-hand = W ręce: { $die }. Wybierz symbol.
web-painters-symbol-of = { $die } z karty { $card }
web-painters-best = Twoja najlepsza karta
web-painters-hope-chips = Nadzieja
