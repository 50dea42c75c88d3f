### Skytear. Wszystko, co mówi gra; terminy polskiego wydania, reszta przetłumaczona.
### Krok jest zdaniem; `.then` to to samo bez wielkiej litery i kropki, `.inf` to bezokolicznik („możesz ...”).
### Formy: `.acc` (kogo, co), `.gen` (kogo, czego), `.dat` (komu), `.loc` (na kim), `.plural` (dopełniacz l. mn.), `.is` („jest ...”).

## Nazwy

skytear-faction-kurumo = Kurumo
    .place = behind
    .late = { " " }Kurumo
    .is = jest z frakcji Kurumo
    .isf = jest z frakcji Kurumo
    .isn = jest z frakcji Kurumo
    .plural = Kurumo
    .gen = Kurumo
skytear-faction-liothan = Liothan
    .place = behind
    .late = { " " }Liothana
    .is = jest z frakcji Liothan
    .isf = jest z frakcji Liothan
    .isn = jest z frakcji Liothan
    .plural = Liothana
    .gen = Liothana
skytear-faction-taulot = Taulot
    .place = behind
    .late = { " " }Taulota
    .is = jest z frakcji Taulot
    .isf = jest z frakcji Taulot
    .isn = jest z frakcji Taulot
    .plural = Taulota
    .gen = Taulota
skytear-faction-nupten = Nupten
    .place = behind
    .late = { " " }Nuptena
    .is = jest z frakcji Nupten
    .isf = jest z frakcji Nupten
    .isn = jest z frakcji Nupten
    .plural = Nuptena
    .gen = Nuptena
skytear-rune-fire = ogień
skytear-rune-ice = lód
skytear-rune-earth = ziemia
skytear-rune-air = powietrze
skytear-role-mage = mag
skytear-role-tank = obrońca
skytear-role-warrior = wojownik
skytear-role-marksman = strzelec
skytear-role-support = wsparcie
skytear-role-specialist = specjalista
skytear-role-assassin = skrytobójca
skytear-condition-slow = Spowolnienie
    .name = Spowolnienie
    .state = stan Spowolnienie
    .acc = Spowolnionego
    .gen = Spowolnionego
    .dat = Spowolnionemu
    .plural = Spowolnionych
    .is = jest Spowolniony
    .place = man
    .late = { "" }
    .same = no
skytear-condition-fast = Przyspieszenie
    .name = Przyspieszenie
    .state = stan Przyspieszenie
    .acc = Przyspieszonego
    .gen = Przyspieszonego
    .dat = Przyspieszonemu
    .plural = Przyspieszonych
    .is = jest Przyspieszony
    .place = man
    .late = { "" }
    .same = no
skytear-condition-frenzy = Furia
    .name = Furia
    .state = stan Furia
    .acc = ogarniętego Furią
    .gen = ogarniętego Furią
    .dat = ogarniętemu Furią
    .plural = ogarniętych Furią
    .is = jest ogarnięty Furią
    .place = man
    .late = { "" }
    .same = no
skytear-condition-disarm = Rozbrojony
    .name = Rozbrojony
    .state = stan Rozbrojony
    .acc = Rozbrojonego
    .gen = Rozbrojonego
    .dat = Rozbrojonemu
    .plural = Rozbrojonych
    .is = jest Rozbrojony
    .place = man
    .late = { "" }
    .same = no
skytear-condition-marked = Oznaczony
    .name = Oznaczony
    .state = stan Oznaczony
    .acc = Oznaczonego
    .gen = Oznaczonego
    .dat = Oznaczonemu
    .plural = Oznaczonych
    .is = jest Oznaczony
    .place = man
    .late = { "" }
    .same = no
skytear-condition-shapeshifted = Przemieniony
    .name = Przemieniony
    .state = stan Przemieniony
    .acc = Przemienionego
    .gen = Przemienionego
    .dat = Przemienionemu
    .plural = Przemienionych
    .is = jest Przemieniony
    .place = man
    .late = { "" }
    .same = no
skytear-action-move = Ruch
    .gen = Ruchu
skytear-action-lead = Dowodzenie
    .gen = Dowodzenia
skytear-action-attack = Atak
    .gen = Ataku
skytear-action-skirmish = Potyczka
    .gen = Potyczki
skytear-action-worship = Modlitwa
    .gen = Modlitwy
skytear-icon-always = Zawsze
skytear-icon-worship = Modlitwa
skytear-icon-marked = Oznaczony
skytear-icon-shapeshifted = Przemieniony
skytear-icon-pillar = Filar
skytear-icon-illusion = Iluzja
skytear-stat-attack = Atak
    .gen = Ataku
skytear-stat-armor = Zbroja
    .gen = Zbroi
skytear-stat-skirmish = obrażenia Potyczki
    .gen = obrażeń Potyczki
skytear-stat-control = Kontrola
    .gen = Kontroli
skytear-stat-lead = Kontrola ze swojej karty Dowodzenia
    .gen = Kontroli ze swojej karty Dowodzenia
skytear-stat-move = zasięg akcji Ruchu
    .gen = zasięgu akcji Ruchu
skytear-kind-hero = Bohater
    .acc = Bohatera
    .gen = Bohatera
    .dat = Bohaterowi
    .plural = Bohaterów
    .ins = Bohaterem
    .loc = Bohaterze
    .insp = Bohaterami
    .gender = m
skytear-kind-minion = Żołnierz
    .acc = Żołnierza
    .gen = Żołnierza
    .dat = Żołnierzowi
    .plural = Żołnierzy
    .ins = Żołnierzem
    .loc = Żołnierzu
    .insp = Żołnierzami
    .gender = m
skytear-kind-unit = Bohater lub Żołnierz
    .acc = Bohatera lub Żołnierza
    .gen = Bohatera lub Żołnierza
    .dat = Bohaterowi lub Żołnierzowi
    .plural = Bohaterów lub Żołnierzy
    .ins = Bohaterem lub Żołnierzem
    .loc = Bohaterze lub Żołnierzu
    .insp = Bohaterami lub Żołnierzami
    .gender = m
skytear-lane-west = Linia zachodnia
    .gen = Linii zachodniej
skytear-lane-mid = Linia środkowa
    .gen = Linii środkowej
skytear-lane-east = Linia wschodnia
    .gen = Linii wschodniej
skytear-dome-dome = Kopuła
    .gen = Kopuły
    .loc = Kopule
skytear-dome-west = Kopuła zachodnia
    .gen = Kopuły zachodniej
    .loc = Kopule zachodniej
skytear-dome-east = Kopuła wschodnia
    .gen = Kopuły wschodniej
    .loc = Kopule wschodniej
skytear-minion-at = Żołnierz { $side ->
    [north] Północy
   *[south] Południa
} { $hex }
skytear-hero-of = { $hero } z { $side ->
    [north] Północy
   *[south] Południa
}
skytear-pillar-at = Filar { $hex }
skytear-illusion-at = iluzja ({ $hero }) { $hex }
skytear-shape-ring1 = pierścień
    .around = pierścień wokół rzucającego
skytear-shape-arc3 = łuk z 3 pól
    .around = łuk z 3 pól przy rzucającym
skytear-shape-line3 = linia 3 pól
    .around = linia 3 pól od rzucającego
skytear-shape-cone6 = stożek z 6 pól
    .around = stożek z 6 pól od rzucającego
skytear-shape-disc2 = dysk o promieniu 2
    .around = dysk o promieniu 2 wokół rzucającego
skytear-shape-disc1 = dysk z 7 pól
skytear-shape-tri3 = trójkąt z 3 pól
skytear-shape-bar3 = rząd 3 pól

skytear-victory-left = Złamane Skrzydło: Lewe
skytear-victory-left-text = Zniszcz wrogą Wieżę po swojej lewej stronie: Południe tę na Linii zachodniej, Północ tę na Linii wschodniej.
skytear-victory-right = Złamane Skrzydło: Prawe
skytear-victory-right-text = Zniszcz wrogą Wieżę po swojej prawej stronie: Południe tę na Linii wschodniej, Północ tę na Linii zachodniej.
skytear-victory-lords = Panowie Pola
skytear-victory-lords-text = Wygraj w ciągu gry 6 walk o żetony kontroli; Kopuły się liczą.
skytear-victory-heads = Łowcy Głów
skytear-victory-heads-text = Pokonaj w ciągu gry 3 wrogich Bohaterów.
skytear-victory-twin = Podwójne Trofeum
skytear-victory-twin-text = Pokonaj 2 wrogich Bohaterów w jednej turze.
skytear-victory-beyond = Władcy Tamtej Strony
skytear-victory-beyond-text = Wygraj w ciągu gry Kopułę 3 razy.
skytear-victory-cull = Wielkie Żniwo
skytear-victory-cull-text = Pokonaj w ciągu gry 16 wrogich Żołnierzy.
skytear-victory-gates = U Bram
skytear-victory-gates-text = Na koniec Fazy Bohaterów miej dwóch Bohaterów w odległości do 2 pól od wrogiego Ogniwa.
skytear-victory-sweep = Pełne Panowanie
skytear-victory-sweep-text = Od 2. tury: wygraj walkę o każdy żeton kontroli w jednej Fazie Żołnierzy.
skytear-victory-pincer = Kleszcze
skytear-victory-pincer-text = Od 3. tury: na koniec Fazy Żołnierzy każdy żeton Linii leży co najmniej 3 kroki w stronę wroga.

# What wins, for those who sit on one side.
skytear-goal-wing = Złamane Skrzydło: { $lane }
skytear-goal-wing-text = Zniszcz { $tower-acc }.
skytear-goal-nexus = Ogniwo
skytear-goal-nexus-text = Zniszcz wrogie Ogniwo. Można je uszkodzić, gdy padła jedna z Wież jego strony.
skytear-goal-tower = Wieża
skytear-goal-tower-text = Zniszcz wrogą Wieżę. Jeśli żadna nie padnie, wygrywa ten, kto po ostatniej turze zepchnął żeton na drugą połowę Linii.

## Ustawienia

skytear-role-south = Południe
skytear-role-north = Północ
skytear-setting-battlefield = Pole bitwy
skytear-setting-battlefield-help = Gdzie walczycie: ile jest Linii i Bohaterów. Jedna Linia jest dla 2 graczy.
skytear-setting-battlefield-two_lanes = Dwie Linie
skytear-setting-battlefield-three_lanes = Trzy Linie
skytear-setting-battlefield-one_lane = Jedna Linia (na próbę)
skytear-setting-format = Bohaterowie
skytear-setting-format-help = Jak powstają drużyny. Pule i wymiana kart wymagają draftu Bohaterów.
skytear-setting-format-first = Wybór frakcji, Bohaterowie z Zestawu Startowego
skytear-setting-format-casual = Wybór frakcji, potem Bohaterów
skytear-setting-format-competitive = Wybór Bohaterów, każda strona ze swojej puli
skytear-setting-format-random = Losowe drużyny
skytear-setting-format-teams = Każda strona przynosi drużynę z talią
skytear-setting-mode = Zasady
skytear-setting-mode-help = Zasady uproszczone są na pierwszą grę.
skytear-setting-mode-standard = Pełne
skytear-setting-mode-simplified = Uproszczone: bez umiejętności i Modlitwy, dowolne runy
skytear-setting-edition = Wydanie
skytear-setting-edition-help = W wydaniu polskim wroga na Polu Osłony dostrzega tylko inny Bohater; efekt bez podanego końca trwa do następnej aktywacji Bohatera; Kurumo oznaczają dowolnego wybranego wrogiego Bohatera, widzianego lub nie; Liothan przemieniają dowolnego przyjaznego Bohatera; Taulot stawiają Filary na dowolnym wybranym wolnym polu; obrażenia z Linii rozdziela się między Wieże i Ogniwo; przy remisie pierwszy gracz przywołuje Żołnierzy jako pierwszy; kto uszkodził budowlę, ten wskazuje, kto dobiera kartę.
skytear-setting-edition-english = Angielskie
skytear-setting-edition-polish = Polskie
skytear-setting-outsiders = Obcy
skytear-setting-outsiders-help = Które neutralne potwory pojawiają się na polu bitwy.
skytear-setting-outsiders-starter = Paszcza Rozdarcia
skytear-setting-outsiders-random = Losowani
skytear-setting-decks = Talie
skytear-setting-decks-help = Czy przed grą można wymieniać karty każdej talii na inne karty frakcji jej strony.
skytear-setting-decks-piles = Każdy Bohater ma własną talię
skytear-setting-decks-built = Wymiana kart po wyborze Bohaterów
skytear-setting-points = Punkty
skytear-setting-points-help = Czy Bohaterowie z kartami muszą zmieścić się w budżecie.
skytear-setting-points-free = Nie liczą się
skytear-setting-points-budget = 120 na każdego Bohatera z jego kartami
skytear-setting-stops = Pytania o reakcje
skytear-setting-stops-help = Jak często gracze są pytani o reakcje; każdy może to zmienić podczas gry.
skytear-setting-stops-smart = Gdy można odpowiedzieć na efekt wroga
skytear-setting-stops-full = Przy każdym efekcie
skytear-setting-stops-never = Nigdy
skytear-setting-south_pool = Pula lub drużyna Południa
skytear-setting-south_pool-help = Puste albo tekst puli lub drużyny: wiersz na każdego Bohatera i kartę. Do draftu z pul i dla drużyn z talią.
skytear-setting-south_pool-all = Wybierana przy stole, a w wersji drużynowej losowa drużyna
skytear-setting-north_pool = Pula lub drużyna Północy
skytear-setting-north_pool-help = { skytear-setting-south_pool-help }
skytear-setting-north_pool-all = { skytear-setting-south_pool-all }

## Gdzie co jest

skytear-wind-north = na północ
skytear-wind-north-north-east = na północny północny wschód
skytear-wind-north-east = na północny wschód
skytear-wind-east-north-east = na wschodni północny wschód
skytear-wind-east = na wschód
skytear-wind-east-south-east = na wschodni południowy wschód
skytear-wind-south-east = na południowy wschód
skytear-wind-south-south-east = na południowy południowy wschód
skytear-wind-south = na południe
skytear-wind-south-south-west = na południowy południowy zachód
skytear-wind-south-west = na południowy zachód
skytear-wind-west-south-west = na zachodni południowy zachód
skytear-wind-west = na zachód
skytear-wind-west-north-west = na zachodni północny zachód
skytear-wind-north-west = na północny zachód
skytear-wind-north-north-west = na północny północny zachód
skytear-landmark-nexus-south = południowe Ogniwo
    .gen = południowego Ogniwa
    .ins = południowym Ogniwem
    .at = na polu południowego Ogniwa
    .atcap = Na polu południowego Ogniwa
skytear-landmark-nexus-north = północne Ogniwo
    .gen = północnego Ogniwa
    .ins = północnym Ogniwem
    .at = na polu północnego Ogniwa
    .atcap = Na polu północnego Ogniwa
skytear-landmark-tower-south = południowa Wieża { $lane-gen }
    .acc = południową Wieżę { $lane-gen }
    .gen = południowej Wieży { $lane-gen }
    .ins = południową Wieżą { $lane-gen }
    .at = na polu południowej Wieży { $lane-gen }
    .atcap = Na polu południowej Wieży { $lane-gen }
skytear-landmark-tower-north = północna Wieża { $lane-gen }
    .acc = północną Wieżę { $lane-gen }
    .gen = północnej Wieży { $lane-gen }
    .ins = północną Wieżą { $lane-gen }
    .at = na polu północnej Wieży { $lane-gen }
    .atcap = Na polu północnej Wieży { $lane-gen }
skytear-landmark-middle = środek { $lane-gen }
    .gen = środka { $lane-gen }
    .ins = środkiem { $lane-gen }
    .at = w środku { $lane-gen }
    .atcap = W środku { $lane-gen }
skytear-landmark-dome = środek { $dome-gen }
    .gen = środka { $dome-gen }
    .ins = środkiem { $dome-gen }
    .at = w środku { $dome-gen }
    .atcap = W środku { $dome-gen }
skytear-place-at = { $landmark-at }
    .cap = { $landmark-atcap }
skytear-place-gate = u bramy { $landmark-gen }
    .cap = U bramy { $landmark-gen }
skytear-place-in-dome = w { $dome-loc }, { $steps ->
    [one] o krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $wind } od jej środka
    .cap = W { $dome-loc }, { $steps ->
        [one] o krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } { $wind } od jej środka
skytear-place-lane-by = na { $lane-gen }, { $place }
    .cap = Na { $lane-gen }, { $place }
skytear-place-on-lane = na { $lane-gen }, { $steps ->
    [one] o krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} od jej środka w stronę { $side ->
    [north] Północy
   *[south] Południa
}
    .cap = Na { $lane-gen }, { $steps ->
        [one] o krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } od jej środka w stronę { $side ->
    [north] Północy
   *[south] Południa
}
skytear-place-ground = { $steps ->
    [one] o krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $wind } od { $landmark-gen }
    .cap = { $steps ->
        [one] O krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } { $wind } od { $landmark-gen }
skytear-place-forest = w lesie, { $steps ->
    [one] o krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $wind } od { $landmark-gen }
    .cap = W lesie, { $steps ->
        [one] o krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } { $wind } od { $landmark-gen }
skytear-place-ground-between = między { $one-ins } a { $other-ins }
    .cap = Między { $one-ins } a { $other-ins }
skytear-place-forest-between = w lesie między { $one-ins } a { $other-ins }
    .cap = W lesie między { $one-ins } a { $other-ins }

## Co wybierają gracze

skytear-option-minion = Żołnierz { $side ->
    [north] Północy
   *[south] Południa
} { $hex }
skytear-option-pillar = Filar { $hex }
skytear-option-illusion = Iluzja ({ $hero }) { $hex }
skytear-option-hex = { $hex-cap }
skytear-option-area = { $first-cap }; { $last }
skytear-option-card = { $card }
skytear-option-lane = { $lane }
skytear-option-effect-of = { $name }: { $hero }
skytear-option-effect-at = { $effect } → { $aims }
skytear-option-effect-alike = { $effect } ({ $place })
skytear-option-alternative = { $text }
skytear-option-activate = Aktywuj: { $hero }
skytear-option-leave = Zostaw to członkowi drużyny
skytear-option-declare = { $action }
skytear-option-play = Zagraj kartę { $card } ({ $hero })
skytear-option-end = Zakończ aktywację
skytear-option-pass = Spasuj
skytear-option-pass-all = Pasuj do końca tej aktywacji
skytear-option-stops-smart = Pytaj mnie, gdy można odpowiedzieć na wrogi efekt
skytear-option-stops-full = Pytaj mnie o wszystko
skytear-option-stops-never = Nigdy nie pytaj mnie o reakcje
skytear-option-flip = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low ->
        [one] 1 obrażenie
        [few] { $low } obrażenia
       *[many] { $low } obrażeń
    }
skytear-option-flip-range = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low }–{ $high } obrażeń
skytear-option-lead = { $card }: +{ $number } Kontroli
skytear-option-lead-under = { $card } ({ $hero }): +{ $number } Kontroli
skytear-option-border = { $first-cap }; { $last }
skytear-option-word-elsewhere = Gdzie indziej
skytear-option-word-auto = Zacznij tak
skytear-option-leave-minions = Jak najbliżej swojego Ogniwa, pozostali też
skytear-option-word-rest = Resztę niech wybierze los
skytear-option-word-deck = Wierzchnia karta twojej talii, bez oglądania
skytear-option-word-cancelled = Niech zostanie anulowana

skytear-group-activate = Bohaterowie
skytear-group-action = Akcje
skytear-group-play = Karty do zagrania
skytear-group-unit = Na polu bitwy
skytear-group-hex = Pola
skytear-group-area = Obszary
skytear-group-card = Karty
skytear-group-lead = Karty Dowodzenia
skytear-group-faction = Frakcje
skytear-group-player = Gracze
skytear-group-lane = Linie
skytear-group-effect = Na Stosie
skytear-group-option = Możliwości
skytear-group-number = Liczby
skytear-group-skill = Umiejętności
skytear-group-at = Miejsca
skytear-group-pass = Reakcje
skytear-group-stops = Kiedy pytać
skytear-group-end = Koniec
skytear-group-done = Gotowe
skytear-group-yes = Tak
skytear-group-no = Nie
skytear-group-auto = Za mnie
skytear-group-deck = Talia
skytear-group-cancelled = Anulowanie
skytear-group-leave = Drużyna

skytear-prompt-faction = Wybierz frakcję.
skytear-prompt-hero = Wybierz Bohatera.
skytear-prompt-pool = Wybierz Bohaterów swojej puli ({ $source }).
skytear-pool-place = { $place } z { $size }
skytear-list = { $first }, { $rest }
skytear-lanes = { $first } i { $rest }
skytear-places = { $first }; { $rest }
# How a contest stands, what is left of a won lane, and what a flipped card is added to.
skytear-scored = { $where }, Południe { $south }, Północ { $north }
skytear-left-over = { $where }, { $points ->
    [one] został 1 punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
}
skytear-flip-attack = Atak { $attack }, cel: { $target }{ $armor ->
    [0] {""}
   *[other] , zbroja { $armor }
}
skytear-prompt-deck-out = Która karta opuszcza twoją talię?
skytear-prompt-deck-in = Która karta wchodzi za kartę { $source }?
skytear-prompt-place-hero = Twoi Bohaterowie już stoją na swoich polach. { $source } może zacząć gdzie indziej.
skytear-prompt-hold-flux = Kto z twojej drużyny ma Przepływ Skytear?
skytear-prompt-mulligan = Które karty wymieniasz na nowe z talii?
skytear-prompt-activate = Którego Bohatera aktywujesz?
skytear-prompt-act = Co robi { $source }?
skytear-prompt-respond = { $source }: czy odpowiadasz?
skytear-prompt-trigger-order = Która umiejętność trafia na Stos pierwsza?
skytear-prompt-attack = Kogo atakujesz?
skytear-prompt-mark = Kogo oznaczasz?
skytear-prompt-pillar = Gdzie stanie Filar?
skytear-prompt-take-pillar = Który Filar usuwasz?
skytear-prompt-move = Dokąd idzie { $source }?
skytear-prompt-lead = { $source }: która karta trafia pod kartę Bohatera?
    .done = Żadna karta
skytear-prompt-skirmish = Potyczka, { $source }: krok czy cios?
skytear-prompt-shapeshift = Kto się przemienia?
skytear-prompt-exhaust-first = { $source }: czy najpierw staje się Wyczerpany, by następną aktywację zacząć jako Przemieniony?
skytear-prompt-illusion = { $source }: gdzie trafia iluzja?
    .done = Nie wysyłam iluzji
skytear-prompt-target = { $source }: kto jest celem?
skytear-prompt-target-hex = { $source }: które pole?
skytear-prompt-target-effect = { $source }: który efekt?
skytear-prompt-where = { $source }: dokąd?
skytear-prompt-area = { $source }: jak leży obszar?
skytear-prompt-flip = { $source-plural ->
    [no] { $source }: która odkryta karta się liczy?
   *[none] Która odkryta karta się liczy?
}
skytear-prompt-choose = { $source }: wybierz.
skytear-prompt-may = { $source }: robisz to?
skytear-prompt-lane = { $source }: która Linia?
skytear-prompt-soak = { $source }
skytear-soaking = { $spared }: ile PZ traci { $hero } (zostało { $hp }), by zapobiec obrażeniom?
skytear-prompt-sacrifice = { $source }: co poświęcasz?
skytear-prompt-refresh = { $source }: która karta opuszcza Bohatera?
skytear-prompt-retarget = { $source }: kto zamiast tego jest atakowany?
skytear-prompt-discard-or-cancel = { $source }: odrzuć kartę albo twoja karta zostanie anulowana.
skytear-prompt-predict = Wierzch twojej talii: odrzuć dowolne z tych kart.
skytear-prompt-predict-order = Która karta wraca następna? Ostatnia leży na wierzchu.
skytear-prompt-use-lead = { $source }: która karta Dowodzenia się liczy?
    .done = Żadna się nie liczy
skytear-prompt-lane-damage = { $source-plural ->
    [no] { $source }: który Żołnierz otrzymuje obrażenia?
   *[none] Który Żołnierz otrzymuje obrażenia?
}
skytear-prompt-structure = { $source-plural ->
    [no] { $source }: która budowla otrzymuje obrażenia?
   *[none] Która budowla otrzymuje obrażenia?
}
skytear-prompt-structure-points = Ile punktów obrażeń otrzymuje?
skytear-prompt-advance = { $source-plural ->
    [no] { $source }: dokąd przesuwa się żeton?
   *[none] Dokąd przesuwa się żeton?
}
skytear-prompt-place-minion = { $source-plural ->
    [no] { $source }: gdzie staje Żołnierz?
   *[none] Gdzie staje Żołnierz?
}
skytear-prompt-spawn = { $source }: ilu Żołnierzy przywołujesz?
skytear-prompt-who-calls = Kto kieruje Obcym ({ $source })?
skytear-prompt-call-outsider = Gdzie umieszczasz Obcego ({ $source })?
skytear-prompt-outsider = Co robi { $source }?
skytear-prompt-crawl = Dokąd pełznie { $source }?
skytear-prompt-who-draws = Kto dobiera kartę?
skytear-prompt-hand-limit = Odrzuć karty, by zostało ich 6.
skytear-prompt-return = Dokąd wraca { $source }?

## Co się dzieje

skytear-event-turn = Zaczyna się tura { $turn }.
skytear-event-faction-drafted = { $who } wybiera frakcję { $faction }.
skytear-event-hero-drafted = { $who } wybiera Bohatera: { $hero }.
skytear-event-pool-chosen = Pula gracza { $who }: { $heroes }.
skytear-event-exchanged = { $who } wymienia kartę { $out } na kartę { $card }.
skytear-event-holds-flux = Przepływ Skytear ma { $who }.
skytear-event-mulligan = { $who } wymienia { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
skytear-event-drew = { $who } dobiera kartę.
skytear-event-drew-secret = Dobierasz: { $card }.
skytear-event-deck-renewed = Karty odrzucone ({ $who }) stają się talią; liczy ona { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
skytear-event-team-deck-renewed = Karty odrzucone { $side ->
    [north] Północy
   *[south] Południa
} stają się talią; liczy ona { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
skytear-event-flipped = { $who } odkrywa kartę { $card }: { $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $modifier }
    }.
skytear-event-discarded = { $who } odrzuca kartę { $card }.
skytear-event-activated = { $who } aktywuje Bohatera: { $unit }.
skytear-event-exhausted = Wyczerpany: { $unit }.
skytear-event-declared = { $hero } deklaruje: { $what }.
skytear-event-played = { $who } zagrywa kartę { $what } ({ $hero }).
skytear-event-triggered = { $hero }: aktywuje się efekt { $what }.
skytear-event-ignored = { $what }: nie ma już żadnego efektu.
skytear-event-not-taken = { $unit } nie może teraz wykonać akcji { $what-gen }.
skytear-event-cancelled = { $what }: anulowano.
skytear-event-retargeted = Nowy cel Ataku: { $target }.
skytear-event-moved = { $unit } { $called ->
    [thing] zostaje przesunięty
   *[name] przechodzi
}; stoi teraz { $hex }.
skytear-event-led = { $who } kładzie z { $from ->
    [hand] ręki
   *[deck] talii
} kartę Dowodzenia ({ $hero }).
skytear-event-led-secret = { $from ->
    [hand] Kładziesz kartę Dowodzenia { $card } ({ $hero }).
    [mate] { $who } kładzie z talii kartę Dowodzenia { $card } ({ $hero }); znasz tę kartę.
   *[deck] Kładziesz z talii kartę Dowodzenia { $card } ({ $hero }).
}
skytear-event-attacks = { $unit } atakuje za { $number }; cel: { $target }.
skytear-event-skirmishes = { $unit } zadaje cios za { $number }; cel: { $target }.
skytear-event-hp-lost = { $unit } traci { $number } PZ ({ $hp ->
        [few] zostają
       *[many] zostaje
    } { $hp }).
skytear-event-healed = { $unit } odzyskuje { $number } PZ (teraz { $hp }).
skytear-event-hero-defeated = Pokonany: { $unit }; { $row ->
    [0] już nie powróci
   *[other] powrót w turze { $row }
}.
skytear-event-minion-defeated = Pokonany: { $unit }.
skytear-event-condition = { $unit } otrzymuje { $condition-state }.
skytear-event-condition-lost = { $unit } traci { $condition-state }.
skytear-event-no-pillar = Karta { $card } nie wznosi Filaru.
skytear-event-nothing-to-give-up = Karta { $card } nie ma skutku: nie ma czego poświęcić.
skytear-event-left-out = { $what }: { $part ->
    [token] nikt się nie pojawia, bo nie widać żetonu żadnej Linii.
    [reserve] nikt się nie pojawia, bo w rezerwie nie ma Żołnierzy.
    [place] nikogo się nie umieszcza, bo żadne pasujące pole nie jest wolne.
    [pillar] nikogo się nie umieszcza, bo nie stoi żaden przyjazny Filar.
    [swap] nie ma zamiany, bo iluzji nie ma na polu bitwy albo tych miejsc nie można zamienić.
   *[target] Atak zachowuje swój cel, bo żaden inny nie jest dozwolony.
}
skytear-event-stays = { $unit } zostaje na miejscu: wrogie efekty nie mogą przemieścić tego Bohatera.
skytear-event-pillar-removed = Usunięto Filar { $side ->
    [north] Północy
   *[south] Południa
} { $hex }.
skytear-event-pillar = Wznosi się Filar { $side ->
    [north] Północy
   *[south] Południa
}: { $hex }.
skytear-event-pillar-taken = Usunięto Filar { $side ->
    [north] Północy
   *[south] Południa
} { $hex }.
skytear-event-illusion = Iluzja ({ $unit }) jest { $hex }.
skytear-event-illusion-gone = Znika iluzja ({ $unit }) { $hex }.
skytear-event-hexes-closed = Blokady do końca tury: { $hexes }.
skytear-event-burned = { $unit }: spala się karta { $card }.
skytear-event-refreshed = Karta { $card } opuszcza kartę Bohatera ({ $unit }); mana wraca.
skytear-event-predicts = { $who } { $number ->
    [0] nie ma już żadnej karty do obejrzenia
    [one] ogląda wierzchnią kartę talii
    [few] ogląda { $number } wierzchnie karty talii
   *[many] ogląda { $number } wierzchnich kart talii
}.
skytear-event-lead-revealed = { $hero } ujawnia kartę Dowodzenia { $card }.
skytear-event-lead-used = Liczy się karta { $card } ({ $side ->
    [north] Północ
   *[south] Południe
}): +{ $number } Kontroli.
skytear-event-contest = { $where }: Kontrola Południa { $south }, Północy { $north }.
skytear-event-tower-damaged = Wieża { $side ->
    [north] Północy
   *[south] Południa
} na { $lane-gen } otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
} ({ $hp ->
        [few] zostają
       *[many] zostaje
    } { $hp } PZ).
skytear-event-tower-destroyed = Wieża { $side ->
    [north] Północy
   *[south] Południa
} na { $lane-gen } upada.
skytear-event-nexus-damaged = Ogniwo { $side ->
    [north] Północy
   *[south] Południa
} otrzymuje { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
} ({ $hp ->
        [few] zostają
       *[many] zostaje
    } { $hp } PZ).
skytear-event-token-advanced = Żeton { $lane-gen } przesuwa się; jest teraz { $hex }.
skytear-event-spawned = Na { $lane-gen } { $number ->
    [one] pojawia się Żołnierz { $side ->
        [north] Północy
       *[south] Południa
    }
    [few] pojawiają się { $number } Żołnierze { $side ->
        [north] Północy
       *[south] Południa
    }
   *[many] pojawia się { $number } Żołnierzy { $side ->
        [north] Północy
       *[south] Południa
    }
}.
skytear-event-minions-placed = Żołnierze { $side ->
    [north] Północy
   *[south] Południa
} na { $lane-gen } stoją teraz: { $hexes }.
skytear-event-minions-withdrawn = Na { $lane-gen } { $number ->
    [one] 1 Żołnierz { $side ->
        [north] Północy
       *[south] Południa
    } nie znajduje miejsca i wraca
    [few] { $number } Żołnierze { $side ->
        [north] Północy
       *[south] Południa
    } nie znajdują miejsca i wracają
   *[many] { $number } Żołnierzy { $side ->
        [north] Północy
       *[south] Południa
    } nie znajduje miejsca i wraca
} do rezerwy.
skytear-event-outsider-called = { $unit } pojawia się na polach: { $hex }; { $other }.
skytear-event-outsider-moved = { $unit } przechodzi; stoi teraz na polach: { $hex }; { $other }.
skytear-event-returned = { $unit } wraca do gry; stoi teraz { $hex }.
skytear-event-hero-cards-cleared = Karty leżące na kartach Bohaterów i pod nimi zostają odrzucone.
skytear-event-ends-nexus = { $side ->
    [north] Północ zniszczyła
    [south] Południe zniszczyło
   *[unknown] Zwycięzcy zniszczyli
} wrogie Ogniwo.
skytear-event-ends-tower = { $side ->
    [north] Północ zniszczyła
    [south] Południe zniszczyło
   *[unknown] Zwycięzcy zniszczyli
} wrogą Wieżę.
skytear-event-ends-ground = Ostatnia tura się skończyła, a żeton leży na połowie Linii po stronie { $side ->
    [north] Południa
    [south] Północy
   *[unknown] przegranych
}.
skytear-event-ends-track-full = Minęła ostatnia tura: remis.
skytear-event-ends-both-at-once = Obie strony osiągają cel w tej samej chwili: remis.
skytear-event-ends-left = Złamane Skrzydło: Lewe. { $side ->
    [north] Północ zniszczyła południową Wieżę Linii wschodniej
    [south] Południe zniszczyło północną Wieżę Linii zachodniej
   *[unknown] Zwycięzcy zniszczyli Wieżę po swojej lewej stronie
}.
skytear-event-ends-right = Złamane Skrzydło: Prawe. { $side ->
    [north] Północ zniszczyła południową Wieżę Linii zachodniej
    [south] Południe zniszczyło północną Wieżę Linii wschodniej
   *[unknown] Zwycięzcy zniszczyli Wieżę po swojej prawej stronie
}.
skytear-event-ends-lords = Panowie Pola. { $side ->
    [north] Północ wygrała
    [south] Południe wygrało
   *[unknown] Zwycięzcy wygrali
} 6 walk o żetony kontroli.
skytear-event-ends-heads = Łowcy Głów. { $side ->
    [north] Północ pokonała
    [south] Południe pokonało
   *[unknown] Zwycięzcy pokonali
} 3 Bohaterów.
skytear-event-ends-twin = Podwójne Trofeum. { $side ->
    [north] Północ pokonała
    [south] Południe pokonało
   *[unknown] Zwycięzcy pokonali
} 2 Bohaterów w jednej turze.
skytear-event-ends-beyond = Władcy Tamtej Strony. { $side ->
    [north] Północ wygrała
    [south] Południe wygrało
   *[unknown] Zwycięzcy wygrali
} Kopułę 3 razy.
skytear-event-ends-cull = Wielkie Żniwo. { $side ->
    [north] Północ pokonała
    [south] Południe pokonało
   *[unknown] Zwycięzcy pokonali
} 16 Żołnierzy.
skytear-event-ends-gates = U Bram. Dwóch { $side ->
    [north] Bohaterów Północy
    [south] Bohaterów Południa
   *[unknown] Bohaterów zwycięzców
} stoi w odległości do 2 pól od wrogiego Ogniwa.
skytear-event-ends-sweep = Pełne Panowanie. { $side ->
    [north] Północ wygrała
    [south] Południe wygrało
   *[unknown] Zwycięzcy wygrali
} walkę o każdy żeton kontroli w jednej Fazie Żołnierzy.
skytear-event-ends-pincer = Kleszcze. { $side ->
    [north] Północ przesunęła
    [south] Południe przesunęło
   *[unknown] Zwycięzcy przesunęli
} każdy żeton Linii o co najmniej 3 kroki w stronę wroga.

## Co się stanie

skytear-forecast-control-south = { $where }: Południe { $low },
skytear-forecast-control-south-range = { $where }: Południe od { $low } do { $high },
skytear-forecast-control-north = Północ { $low }.
skytear-forecast-control-north-range = Północ od { $low } do { $high }.
skytear-forecast-tie = Nikt nie wygrywa.
skytear-forecast-tie-range = Być może nikt nie wygra.
skytear-forecast-won-south = Południe wygrywa, przewaga { $margin }.
skytear-forecast-won-south-range = Południe może wygrać, przewaga { $margin }.
skytear-forecast-won-north = Północ wygrywa, przewaga { $margin }.
skytear-forecast-won-north-range = Północ może wygrać, przewaga { $margin }.
skytear-forecast-won-south-between = Południe wygrywa, przewaga od { $low } do { $high }.
skytear-forecast-won-north-between = Północ wygrywa, przewaga od { $low } do { $high }.
skytear-forecast-minions = { $high ->
    [one] Pada Żołnierz { $side ->
        [north] Północy
       *[south] Południa
    }.
    [few] Padają { $high } Żołnierze { $side ->
        [north] Północy
       *[south] Południa
    }.
   *[many] Pada { $high } Żołnierzy { $side ->
        [north] Północy
       *[south] Południa
    }.
}
skytear-forecast-minions-range = { $high ->
    [one] Może paść Żołnierz { $side ->
        [north] Północy
       *[south] Południa
    }.
    [few] Mogą paść { $high } Żołnierze { $side ->
        [north] Północy
       *[south] Południa
    }.
   *[many] Może paść { $high } Żołnierzy { $side ->
        [north] Północy
       *[south] Południa
    }.
}
skytear-forecast-structure = Budowla { $side ->
    [north] Północy
   *[south] Południa
} traci { $high } PZ.
skytear-forecast-structure-range = Budowla { $side ->
    [north] Północy
   *[south] Południa
} może stracić { $high } PZ.
skytear-forecast-doubt-leads = Mogą to zmienić zakryte karty Dowodzenia.
skytear-forecast-doubt-spared = Bohater może przyjąć obrażenia za Żołnierzy.
skytear-forecast-doubt-strays = Żołnierze rozmieszczeni na jednej Linii mogą się potem liczyć na innej.

## Jak się skończyło

skytear-ending-nexus = Wrogie Ogniwo zostało zniszczone.
skytear-ending-tower = Wroga Wieża została zniszczona.
skytear-ending-ground = Ostatnia tura się skończyła, a żeton leży na połowie Linii po stronie przegranych.
skytear-ending-track-full = Minęła ostatnia tura: remis.
skytear-ending-both-at-once = Obie strony osiągnęły cel w tej samej chwili: remis.
skytear-ending-left = Spełniono kartę zwycięstwa Złamane Skrzydło: Lewe.
skytear-ending-right = Spełniono kartę zwycięstwa Złamane Skrzydło: Prawe.
skytear-ending-lords = Spełniono kartę zwycięstwa Panowie Pola.
skytear-ending-heads = Spełniono kartę zwycięstwa Łowcy Głów.
skytear-ending-twin = Spełniono kartę zwycięstwa Podwójne Trofeum.
skytear-ending-beyond = Spełniono kartę zwycięstwa Władcy Tamtej Strony.
skytear-ending-cull = Spełniono kartę zwycięstwa Wielkie Żniwo.
skytear-ending-gates = Spełniono kartę zwycięstwa U Bram.
skytear-ending-sweep = Spełniono kartę zwycięstwa Pełne Panowanie.
skytear-ending-pincer = Spełniono kartę zwycięstwa Kleszcze.

## Dlaczego nie można wybrać Bohatera

skytear-draft-taken = Tego Bohatera ma już { $who }.
skytear-draft-faction = Twoja strona nie wybrała frakcji { $faction }.
skytear-draft-not-in-pool = Tego Bohatera nie ma w twojej puli.
skytear-draft-points = Z tym Bohaterem reszta drużyny kosztowałaby za dużo punktów.

## Dlaczego nie

skytear-why-not-offered = Tego pola nie można teraz wybrać: { $hex }.
skytear-why-hex-taken = Nikt nie może zatrzymać się { $hex }: pole nie jest wolne.
skytear-why-no-way = Żadna wolna droga o długości najwyżej { $hexes ->
        [one] 1 pola
       *[other] { $hexes } pól
    } nie prowadzi na pole { $hex }.
skytear-why-one-step = Krok Potyczki prowadzi na pole obok Bohatera.
skytear-why-no-step-left = Oba kroki tej Potyczki są już wykonane.
skytear-why-exhausted = { $hero }: ten Bohater jest Wyczerpany i w tej turze nie można go aktywować ponownie.
skytear-why-not-yours = { $hero } nie jest twoim Bohaterem.
skytear-why-activate-first = Najpierw aktywuj Bohatera: działa tylko aktywowany Bohater.
skytear-why-pillar-token = Inny żeton leży { $hex }.
skytear-why-pillar-miniature = To pole jest już zajęte: { $hex }.
skytear-why-pillar-sight = { $hero } nie widzi pola { $hex }: Filar wznosi się w Polu Widzenia, w odległości do 3 pól.
skytear-why-pillar-elsewhere = Pole { $hex } też można wybrać: pod „{ $elsewhere }”.
skytear-why-start-near = Bohaterowie zaczynają na polach obok własnego Ogniwa.
skytear-why-illusion-far = Iluzja przechodzi najwyżej { $hexes } pola, od swojego Bohatera albo z miejsca, gdzie leży.
skytear-why-return-nearest = Bohater wraca jak najbliżej swojego Ogniwa, a bliższe pole jest wolne.
skytear-why-spawn-most = { $most ->
    [one] Można tu przywołać najwyżej 1 Żołnierza.
   *[many] Można tu przywołać najwyżej { $most } Żołnierzy.
}
skytear-why-reserve = { $left ->
    [one] W rezerwie został tylko 1 Żołnierz.
    [few] W rezerwie zostali tylko { $left } Żołnierze.
   *[many] W rezerwie zostało tylko { $left } Żołnierzy.
}
skytear-why-minions-first = Najpierw trafia się Żołnierzy Linii; to, co zostanie, otrzymuje budowla.
skytear-why-lane-no-heroes = { $target } nie otrzymuje obrażeń z Linii: te trafiają tylko Żołnierzy i budowle.
skytear-why-other-lane = Do innej Linii należy { $target }.
skytear-why-structure-own = Trafia się tylko wrogą budowlę.
skytear-why-structure-far = Za daleko: budowla musi stać w odległości do { $reach } pól od żetonu kontroli.
skytear-why-nexus-closed = Ogniwo nie może otrzymać obrażeń, dopóki nie upadnie Wieża jego strony.
skytear-why-tower-fallen = Ta Wieża już upadła.
skytear-why-no-own-pillar = Na tym polu nie ma Filaru twojej strony: { $hex }.
skytear-why-pillar-of-mate = Ten Filar należy do kogoś z twojej drużyny, a tylko jeden z twoich może ustąpić miejsca następnemu: { $hex }.
skytear-why-minion-dome = Żołnierzy nie umieszcza się w Kopule.
skytear-why-minion-on-token = Żołnierz nie staje na samym żetonie kontroli.
skytear-why-minion-sight = Żetonu kontroli nie widać z pola { $hex }.
skytear-why-minion-nearest = Żołnierze stają jak najbliżej żetonu kontroli, a bliższe pole jest wolne.
skytear-why-finish-first = Najpierw dokończ to, co już zaczęte.
skytear-why-stack-not-empty = Akcje deklaruje się tylko wtedy, gdy Stos jest pusty.
skytear-why-no-worship = W wersji uproszczonej nie ma Modlitwy.
skytear-why-no-points = W tej aktywacji nie ma już Punktów Akcji.
skytear-why-once = { $action }: tej akcji użyto już w tej aktywacji.
skytear-why-outsider-action = { $action }: to nie dla Obcego; ma Ruch, Atak, Potyczkę i własne umiejętności.
skytear-why-no-cards = W Fazie Żołnierzy nie zagrywa się kart mocy.
skytear-why-action-first = Najpierw wybierz: { $action }; celem może być { $target }.
skytear-why-structure = Wieża i Ogniwo nie mogą być celem.
skytear-why-outsider = { $target } to Obcy: nie otrzymuje obrażeń, więc nie może być celem.
skytear-why-own-side = Po twojej stronie jest { $target }.
skytear-why-heroes-only = Można wskazać tylko wrogiego Bohatera. Nie jest nim { $target }.
skytear-why-not-there = { $target }: tego celu nie ma na polu bitwy.
skytear-why-not-aimed-at = Karta { $card } wymaga innego celu niż { $target }.
skytear-why-not-meant = Tego nie można teraz wybrać: { $target }.
skytear-why-too-far = { $target }: odległość { $hexes ->
    [one] 1 pole
    [few] { $hexes } pola
   *[many] { $hexes } pól
}, zasięg { $reach }.
skytear-why-no-sight = To dość blisko, ale każdą drogę przecinają białe linie: { $target }.
skytear-why-covered = Stoi na Polu Osłony, a żaden Bohater twojej strony na polu obok go nie widzi: { $target }.
skytear-why-covered-alone = Stoi na Polu Osłony, a w tym wydaniu musi go widzieć z pola obok inny Bohater twojej strony: { $target }.
skytear-why-no-target = { $action }: nie ma dozwolonego celu w Polu Widzenia i zasięgu.
skytear-why-not-in-hand = Karty { $what } nie ma na twojej ręce.
skytear-why-no-flux = Przepływ Skytear nie należy do ciebie albo został już użyty.
skytear-why-no-reaction = { $card } to karta akcji: tylko w aktywacji swojego Bohatera, przy pustym Stosie.
skytear-why-nobody-there = Żaden z twoich Bohaterów nie może jej zagrać.
skytear-why-defeated = { $hero }: tego Bohatera nie ma na polu bitwy.
skytear-why-not-active = { $hero } nie jest aktywowanym Bohaterem, a tylko taki zagrywa karty akcji.
skytear-why-not-its-ultimate = { $card } to nie Potężna karta tego Bohatera ({ $hero }).
skytear-why-mana = { $hero } ma { $mana ->
        [one] 1 manę
       *[other] { $mana } many
    }; karta kosztuje { $cost }.
skytear-why-runes = { $hero } nie ma runy w kolorze karty { $card }.
skytear-why-nothing-to-aim-at = { $card }: { $hero } nie widzi żadnego celu w odległości do { $hexes } pól.
skytear-why-nothing-to-answer = { $kind ->
    [card] Karta { $card } odpowiada na wrogą kartę mocy, a żadna nie czeka na Stosie.
    [attack] Karta { $card } odpowiada na wrogi Atak na przyjaznego Bohatera, a żaden nie czeka na Stosie.
   *[any] Karta { $card } odpowiada na wrogi efekt, a żaden nie czeka na Stosie.
}

## Słowa kart

skytear-ref-caster = rzucający
    .cap = Rzucający
    .none = Rzucający
    .acc = rzucającego
    .gen = rzucającego
    .dat = rzucającemu
    .loc = rzucającym
    .ins = rzucającym
    .gender = m
    .pro = no
    .self = yes
skytear-ref-target = cel
    .cap = Cel
    .acc = cel
    .gen = celu
    .dat = celowi
    .loc = celu
    .ins = celem
    .gender = m
    .pro = no
    .self = no
skytear-ref-source = ten wróg
    .cap = Ten wróg
    .acc = tego wroga
    .gen = tego wroga
    .dat = temu wrogowi
    .loc = tym wrogu
    .ins = tym wrogiem
    .gender = m
    .pro = no
    .self = no
skytear-ref-opponent = cel
    .cap = Cel
    .acc = cel
    .gen = celu
    .dat = celowi
    .loc = celu
    .ins = celem
    .gender = m
    .pro = no
    .self = no
skytear-ref-it = taki Bohater
    .cap = Taki Bohater
    .acc = go
    .gen = niego
    .dat = temu Bohaterowi
    .loc = nim
    .ins = nim
    .gender = m
    .pro = no
    .self = no
skytear-ref-removed-pillar = usunięty Filar
    .gen = usuniętego Filaru
skytear-ref-where-target-stood = pole, na którym stał cel
    .gen = pola, na którym stał cel
skytear-when-attack-declared = Kiedy { $who } deklaruje Atak przeciwko { $whom-dat }
skytear-when-attack-hurts = Kiedy { $whom } traci PZ w wyniku Ataku { $who-gen }
skytear-when-attack-hurts-next = Kiedy { $whom } traci PZ w wyniku następnego Ataku { $who-gen }
skytear-when-attack-resolved = Kiedy Atak { $who-gen } zostaje rozpatrzony
skytear-enemy = wrogi
    .acc = wrogiego
    .gen = wrogiego
    .dat = wrogiemu
    .plural = wrogich
    .is = jest wrogi
    .place = man
    .late = { "" }
    .same = no
skytear-friendly = przyjazny
    .acc = przyjaznego
    .gen = przyjaznego
    .dat = przyjaznemu
    .plural = przyjaznych
    .is = jest przyjazny
    .place = man
    .late = { "" }
    .same = no
skytear-another = inny przyjazny
    .acc = innego przyjaznego
    .gen = innego przyjaznego
    .dat = innemu przyjaznemu
    .plural = innych przyjaznych
    .is = jest inny, a przyjazny
    .place = man
    .late = { "" }
    .same = no
skytear-targeted = wskazany
    .acc = wskazanego
    .gen = wskazanego
    .dat = wskazanemu
    .plural = wskazanych
    .is = jest wskazany
    .place = man
    .late = { "" }
    .same = no
skytear-not-target = inny
skytear-defeated = pokonany
    .acc = pokonanego
    .gen = pokonanego
    .dat = pokonanemu
    .plural = pokonanych
    .is = jest pokonany
    .place = man
    .late = { "" }
    .same = no
skytear-wounded = mający najwyżej połowę swoich początkowych PZ
    .acc = mającego najwyżej połowę swoich początkowych PZ
    .gen = mającego najwyżej połowę swoich początkowych PZ
    .dat = mającemu najwyżej połowę swoich początkowych PZ
    .plural = mających najwyżej połowę swoich początkowych PZ
    .is = ma najwyżej połowę swoich początkowych PZ
    .place = man
    .late = { "" }
    .same = no
skytear-within = w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .acc = w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .gen = w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .dat = w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .plural = w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .is = jest w odległości do { $hexes ->
        [one] { $hexes } pola
       *[other] { $hexes } pól
    } od { $of-gen }
    .place = man
    .late = { "" }
    .same = no
skytear-seen = widziany przez rzucającego
    .acc = widzianego przez rzucającego
    .gen = widzianego przez rzucającego
    .dat = widzianemu przez rzucającego
    .plural = widzianych przez rzucającego
    .is = jest widziany przez rzucającego
    .place = man
    .late = { "" }
    .same = no
skytear-in-area = na tym obszarze
    .acc = na tym obszarze
    .gen = na tym obszarze
    .dat = na tym obszarze
    .plural = na tym obszarze
    .is = jest na tym obszarze
    .place = man
    .late = { "" }
    .same = no
skytear-sees-pillar = widzący twój Filar
    .acc = widzącego twój Filar
    .gen = widzącego twój Filar
    .dat = widzącemu twój Filar
    .plural = widzących twój Filar
    .is = widzi twój Filar
    .place = man
    .late = { "" }
    .same = no
skytear-not-moved = stojący na swoim polu
    .acc = stojącego na swoim polu
    .gen = stojącego na swoim polu
    .dat = stojącemu na swoim polu
    .plural = stojących na swoim polu
    .is = nie opuścił swojego pola w tej aktywacji
    .place = man
    .late = { "" }
    .same = no
skytear-flips = { $number ->
    [0] { "" }
   *[other] { $number }
}{ $flips ->
    [1] +
   *[other] ++
}
skytear-skill = { $icon } · { $name }: { $text }
skytear-skill-for-points = { $name } ({ $points } PA): { $text }
skytear-placement-border = Umieść go na granicy jego Kopuły: jedno pole w środku, drugie na zewnątrz, oba wolne.
skytear-placement-near-lane = Umieść go na granicy jego Kopuły: jedno pole w środku, drugie na zewnątrz, oba wolne, zewnętrzne jak najbliżej wybranego przez ciebie żetonu Linii.
skytear-placement-own-half = Umieść go na granicy jego Kopuły: jedno pole w środku, drugie na zewnątrz, oba wolne, zewnętrzne nie bliżej Ogniwa wroga niż twojego.
skytear-aim-one = Cel: { $what }.
skytear-aim-up-to-one = Cel: maksymalnie jeden { $what }.
skytear-aim-several = Cele: maksymalnie { $number } { $what-plural }.
skytear-aim-hex-any = Cel: dowolne pole.
skytear-aim-hex-free = Cel: pole bez figurki.
skytear-aim-hex-empty = Cel: pole bez figurki i żetonu.
skytear-aim-pillar = Cel: przyjazny Filar.
skytear-aim-stack-card = Cel: wroga karta mocy na Stosie.
skytear-aim-stack-any = Cel: wrogi efekt na Stosie.
skytear-aim-stack-attack = Cel: wrogi Atak na przyjaznego Bohatera.
skytear-deal = Zadaj { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } { $to-dat }.
    .then = zadaj { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } { $to-dat }
skytear-deal-flip = Zadaj { $amount } obrażeń { $to-dat }.
    .then = zadaj { $amount } obrażeń { $to-dat }
skytear-lose = { $who-cap } traci { $amount } PZ.
    .then = { $who } traci { $amount } PZ
skytear-heal = Ulecz { $amount } PZ { $who-dat }.
    .then = ulecz { $amount } PZ { $who-dat }
skytear-heal-per = Ulecz { $who-dat } { $of }.
    .then = ulecz { $who-dat } { $of }
skytear-pillars-taken = usunięty w ten sposób Filar
    .each = każdy usunięty w ten sposób Filar
skytear-half = połowę tej straty, zaokrąglając w górę
skytear-defeat = Pokonaj { $what-acc }.
    .then = pokonaj { $what-acc }
skytear-move = Przesuń { $who-acc } o maksymalnie { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }.
    .then = przesuń { $who-acc } o maksymalnie { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }
skytear-place = Umieść { $who-acc } { $who-self ->
        [yes] { $where-self }
       *[no] { $where }
    }.
    .then = umieść { $who-acc } { $who-self ->
        [yes] { $where-self }
       *[no] { $where }
    }
skytear-spot-near-caster = na wolnym polu sąsiadującym z rzucającym
    .self = na wolnym polu sąsiadującym z jego polem
skytear-spot-near-target = na wolnym polu sąsiadującym z celem
    .self = na wolnym polu sąsiadującym z celem
skytear-spot-near-removed-pillar = na polu usuniętego Filaru lub na wolnym polu sąsiadującym z nim
    .self = na polu usuniętego Filaru lub na wolnym polu sąsiadującym z nim
skytear-spot-near-pillar = na wolnym polu w odległości do 1 pola od dowolnego twojego Filaru
    .self = na wolnym polu w odległości do 1 pola od dowolnego twojego Filaru
skytear-spot-near-seen-pillar = na wolnym polu w odległości do 1 pola od twojego Filaru, który widzi
    .self = na wolnym polu w odległości do 1 pola od twojego Filaru, który widzi
skytear-push = Odepchnij { $who-acc } o { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }.
    .then = odepchnij { $who-acc } o { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }
skytear-swap-with-illusion = Rzucający i jego iluzja zamieniają się miejscami.
    .then = rzucający i jego iluzja zamieniają się miejscami
skytear-spawn = Przywołaj { $minions ->
        [one] { $minions } Żołnierza
       *[other] { $minions } Żołnierzy
    }.
    .then = przywołaj { $minions ->
        [one] { $minions } Żołnierza
       *[other] { $minions } Żołnierzy
    }
skytear-spawn-every-lane = Przywołaj { $minions ->
        [one] { $minions } Żołnierza
       *[other] { $minions } Żołnierzy
    } przy żetonie każdej Linii, na której wciąż stoi twoja Wieża.
    .then = przywołaj { $minions ->
        [one] { $minions } Żołnierza
       *[other] { $minions } Żołnierzy
    } przy żetonie każdej Linii, na której wciąż stoi twoja Wieża
skytear-gain = { $who-cap } otrzymuje { $conditions-state }.
    .then = { $who } otrzymuje { $conditions-state }
skytear-gain-chosen = Wybierz { $who-acc }; otrzymuje on { $conditions-state }.
    .then = wybierz { $who-acc }; otrzymuje on { $conditions-state }
skytear-paragraphs = { $first } { $rest }
skytear-cleanse = Usuń z { $who-gen } wszystkie stany oprócz stanu Przemieniony.
    .then = usuń z { $who-gen } wszystkie stany oprócz stanu Przemieniony
skytear-take = { $who-cap } wykonuje akcję { $action-gen }.
    .then = { $who } wykonuje akcję { $action-gen }
skytear-then = { $first }, a potem { $rest }
    .gen = { $first-gen }, a potem akcję { $rest-gen }
skytear-draw = Dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
    .then = dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
skytear-discard-or-cancel = Jej gracz odrzuca kartę z ręki, a jeśli tego nie zrobi, karta zostaje anulowana.
    .then = jej gracz odrzuca kartę z ręki, a jeśli tego nie zrobi, karta zostaje anulowana
skytear-predict = Objaw { $cards }.
    .then = objaw { $cards }
skytear-burn = Spal { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } na { $who-loc }.
    .then = spal { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } na { $who-loc }
skytear-refresh = Odłóż { $cards ->
        [one] kartę mocy
       *[other] maksymalnie { $cards } kart mocy
    } z karty Bohatera rzucającego na stos kart odrzuconych.
    .then = odłóż { $cards ->
        [one] kartę mocy
       *[other] maksymalnie { $cards } kart mocy
    } z karty Bohatera rzucającego na stos kart odrzuconych
skytear-cancel = Anuluj go.
    .then = anuluj go
skytear-retarget = Jego celem staje się inny przyjazny Bohater, Żołnierz, Filar lub iluzja, o ile to dla niego dozwolony cel.
    .then = jego celem staje się inny przyjazny Bohater, Żołnierz, Filar lub iluzja, o ile to dla niego dozwolony cel
    .inf = zmienić jego cel na innego przyjaznego Bohatera, Żołnierza, Filar lub iluzję, o ile to dla niego dozwolony cel
skytear-retarget-caster = Jego celem staje się rzucający, o ile to dozwolone.
    .then = jego celem staje się rzucający, o ile to dozwolone
    .inf = wskazać rzucającego jako jego cel, o ile to dozwolone
skytear-put-pillar = Postaw tam przyjazny Filar.
    .then = postaw tam przyjazny Filar
skytear-remove-target-pillar = Usuń go.
    .then = usuń go
skytear-move-illusion = Możesz położyć iluzję rzucającego na jego polu, a potem przesunąć ją o maksymalnie { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }.
    .then = możesz położyć iluzję rzucającego na jego polu, a potem przesunąć ją o maksymalnie { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    }
skytear-lay-around = Wyznacz obszar: { $shape-around }.
    .then = wyznacz obszar: { $shape-around }
skytear-lay = Wyznacz obszar: { $shape } obejmujący to pole.
    .then = wyznacz obszar: { $shape } obejmujący to pole
skytear-block = Do końca tury to pole jest Blokadą.
    .then = do końca tury to pole jest Blokadą
skytear-block-area = Do końca tury jego pola bez figurek i budowli są Blokadami.
    .then = do końca tury jego pola bez figurek i budowli są Blokadami
skytear-advance = Przesuń jeden żeton Linii o { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    } w stronę wroga i rozmieść na nowo Żołnierzy tej Linii.
    .then = przesuń jeden żeton Linii o { $hexes ->
        [one] { $hexes } pole
        [few] { $hexes } pola
       *[many] { $hexes } pól
    } w stronę wroga i rozmieść na nowo Żołnierzy tej Linii
skytear-sacrifice-one = Usuń przyjazny Filar lub pokonaj przyjaznego Żołnierza widzianego przez rzucającego.
    .then = usuń przyjazny Filar lub pokonaj przyjaznego Żołnierza widzianego przez rzucającego
    .inf = usunąć przyjazny Filar lub pokonać przyjaznego Żołnierza widzianego przez rzucającego
skytear-soak = Kiedy przyjazny Żołnierz widzący twój Filar miałby otrzymać obrażenia, rzucający może stracić { $hp } PZ, by im zapobiec. Kiedy miałby je otrzymać inny przyjazny Bohater widzący twój Filar, rzucający może stracić maksymalnie { $hp } PZ, by zmniejszyć je o tyle samo. Rzucający nie może przez to spaść do 0 PZ.
skytear-change = { $who-cap } ma +{ $amount } do { $stat-gen }.
    .then = { $who } ma +{ $amount } do { $stat-gen }
skytear-change-turn = { $who-cap } ma do końca tury +{ $amount } do { $stat-gen }.
    .then = { $who } ma do końca tury +{ $amount } do { $stat-gen }
skytear-change-less = { $who-cap } ma −{ $amount } do { $stat-gen }.
    .then = { $who } ma −{ $amount } do { $stat-gen }
skytear-change-less-turn = { $who-cap } ma do końca tury −{ $amount } do { $stat-gen }.
    .then = { $who } ma do końca tury −{ $amount } do { $stat-gen }
skytear-change-per = { $who-cap } ma +{ $amount } do { $stat-gen } za { $of-each }.
    .then = { $who } ma +{ $amount } do { $stat-gen } za { $of-each }
skytear-change-hidden = { $who-cap } liczy się jako stojący na Polu Osłony.
    .then = { $who } liczy się jako stojący na Polu Osłony
skytear-change-no-cover = { $who-cap } widzi wrogów na Polach Osłony bez pomocy stojącego obok Bohatera.
    .then = { $who } widzi wrogów na Polach Osłony bez pomocy stojącego obok Bohatera
skytear-change-no-healing-turn = { $who-cap } nie może odzyskiwać PZ do końca tury.
    .then = { $who } nie może odzyskiwać PZ do końca tury
skytear-change-piercing = Obrażenia, które { $who } zadaje Atakiem i Potyczką, mają Przebicie.
    .then = obrażenia, które { $who } zadaje Atakiem i Potyczką, mają Przebicie
skytear-always = { $who-cap } ma +{ $amount } do { $stat-gen }.
skytear-always-less = { $who-cap } ma −{ $amount } do { $stat-gen }.
skytear-always-per = { $who-cap } ma +{ $amount } do { $stat-gen } za { $of-each }.
skytear-always-while = { $who-cap } ma +{ $amount } do { $stat-gen }, dopóki { $condition-bare }.
skytear-always-piercing-while = Obrażenia, które { $who } zadaje Atakiem i Potyczką, mają Przebicie, dopóki { $condition }.
skytear-always-any-pillars = Podczas swojej Modlitwy { $who } może usunąć dowolną liczbę przyjaznych Filarów.
skytear-always-any-rune = { $who-cap } może zagrywać karty mocy z runami dowolnego koloru.
skytear-always-double = Kiedy { $who } wykonuje akcję Ruchu, może zacząć z pola tej iluzji, jeśli nie ma na nim figurki.
skytear-always-flying = Akcja Ruchu, którą wykonuje { $who }, prowadzi ponad Blokadami i Żołnierzami.
skytear-always-from-illusion = { $who-cap } może mierzyć Pole Widzenia i zasięg swoich akcji Ataku z pola tej iluzji.
skytear-always-no-cover = { $who-cap } widzi wrogów na Polach Osłony bez pomocy stojącego obok Bohatera.
skytear-always-no-healing = { $who-none } nie może odzyskiwać PZ.
skytear-always-skirmish-arc = Obrażenia Potyczki, którą wykonuje { $who }, trafiają każdego wrogiego Bohatera na łuku z 3 pól przy nim.
skytear-always-unmoved = { $who-cap } nie może być przemieszczany przez wrogie efekty.

## Bohaterowie, karty i umiejętności

skytear-card-sakoshi = Sakoshi
skytear-card-shuriken_storm = Burza Shurikenów
skytear-card-gank = Podstęp
skytear-card-lifesteal = Kradzież Życia
skytear-card-crippling_precision = Paraliżująca Precyzja
skytear-card-yami = Yami
skytear-card-kneel_before_me = Oddaj Mi Pokłon
skytear-card-dragon_punch = Smoczy Cios
skytear-card-clear_mind = Czysty Umysł
skytear-card-combustion = Zapłon
skytear-card-hogosai = Hogosai
skytear-card-last_bastion = Ostatni Bastion
skytear-card-burning_chains = Płonące Łańcuchy
skytear-card-tempered_plates = Hartowane Płyty
skytear-card-ember_brand = Piętno Żaru
skytear-card-kichie = Kichie
skytear-card-eruption = Erupcja
skytear-card-lava_flow = Potok Lawy
skytear-card-scorched_veins = Wypalone Żyły
skytear-card-cinder_shot = Pocisk z Żaru
skytear-card-corjof = Corjof
skytear-card-featherstorm = Burza Piór
skytear-card-gathering_storm = Nadchodząca Burza
skytear-card-icewall = Ściana Lodu
skytear-card-through_the_eyes = Po Oczach
skytear-card-gulbjarn = Gulbjarn
skytear-card-feral_vitality = Dzika Witalność
skytear-card-grapple = Chwyt
skytear-card-unfamiliar_terrain = Nieznany Teren
skytear-card-presence = Obecność
skytear-card-brylvar = Brylvar
skytear-card-avalanche = Lawina
skytear-card-tusk_charge = Szarża z Kłami
skytear-card-numbing_cold = Odrętwiający Chłód
skytear-card-call_of_the_pack = Zew Stada
skytear-card-freyhel = Freyhel
skytear-card-endless_winter = Wieczna Zima
skytear-card-breath_of_life = Tchnienie Życia
skytear-card-royal_decree = Królewski Dekret
skytear-card-white_veil = Biała Zasłona
skytear-card-cotlic = Cotlic
skytear-card-my_kingdom = Moje Królestwo
skytear-card-rampant_hatred = Nieokiełznana Nienawiść
skytear-card-safeguard = Ochrona
skytear-card-lord_of_the_many = Władca Wielu
skytear-card-tlakali = Tlakali
skytear-card-the_thousandth_ritual = Tysięczny Rytuał
skytear-card-mud_flood = Powódź Błotna
skytear-card-crawling_darkness = Pełzająca Ciemność
skytear-card-sacrifice = Poświęcenie
skytear-card-nelaclen = Nelaclen
skytear-card-temple_of_thorns = Świątynia Cierni
skytear-card-stone_barricade = Kamienna Barykada
skytear-card-spire_collapse = Runięcie Iglicy
skytear-card-bone_shards = Odłamki Kości
skytear-card-ixatosk = Ixatosk
skytear-card-jaws_of_xotlan = Szczęki Xotlan
skytear-card-undermine = Podkop
skytear-card-slip_below = Pod Ziemię
skytear-card-dig_in = Okopanie
skytear-card-haburat = Haburat
skytear-card-blades_of_lightning = Ostrza Błyskawicy
skytear-card-testudo = Szyk Żółwia
skytear-card-time_warp = Zagięcie Czasu
skytear-card-time_glitch = Błąd Czasu
skytear-card-akhuti = Akhuti
skytear-card-word_of_nupten = Słowo Nuptena
skytear-card-twister_of_souls = Tornado Dusz
skytear-card-redirect = Przekierowanie
skytear-card-hurricane_strike = Uderzenie Huraganu
skytear-card-shaidrus = Shaidrus
skytear-card-citadel_of_air = Cytadela Powietrza
skytear-card-repulse = Odparcie
skytear-card-standing_wind = Nieruchomy Wiatr
skytear-card-unseen_phalanx = Niewidzialna Falanga
skytear-card-khepiax = Khepiax
skytear-card-rain_of_spears = Deszcz Włóczni
skytear-card-needle_gust = Podmuch Igieł
skytear-card-mirage = Miraż
skytear-card-wind_reader = Czytanie z Wiatru
skytear-card-dodge = Unik
skytear-card-skytear_flux = Przepływ Skytear
skytear-card-riftmaw = Paszcza Rozdarcia
skytear-card-pale_choir = Blady Chór
skytear-card-rootbound = Skuty Korzeniami

skytear-skill-smoke_step = Krok w Dymie
skytear-skill-chosen_prey = Wybrana Ofiara
skytear-skill-blazing_step = Płomienny Krok
skytear-skill-no_shelter = Bez Schronienia
skytear-skill-oath_of_iron = Żelazna Przysięga
skytear-skill-wardens_gaze = Spojrzenie Strażnika
skytear-skill-lava_bead = Kropla Lawy
skytear-skill-searing_brand = Palące Piętno
skytear-skill-grey_watch = Szara Straż
skytear-skill-raven_wings = Krucze Skrzydła
skytear-skill-feral_majesty = Dziki Majestat
skytear-skill-ursine_rage = Niedźwiedzi Szał
skytear-skill-unmoved = Niewzruszony
skytear-skill-tusked_bulwark = Bastion Kłów
skytear-skill-royal_counsel = Królewska Rada
skytear-skill-aurora_mantle = Płaszcz Zorzy
skytear-skill-taulots_blessing = Błogosławieństwo Taulota
skytear-skill-strength_of_the_king = Siła Króla
skytear-skill-shared_scars = Wspólne Blizny
skytear-skill-blood_rite = Rytuał Krwi
skytear-skill-carved_tongues = Rzeźbione Języki
skytear-skill-shatter = Roztrzaskanie
skytear-skill-ambush_ground = Miejsce Zasadzki
skytear-skill-tunnel = Tunel
skytear-skill-last_rites = Ostatnia Posługa
skytear-skill-fates_double = Sobowtór Losu
skytear-skill-resonant_light = Rezonujące Światło
skytear-skill-retribution = Odpłata
skytear-skill-interpose = Własną Piersią
skytear-skill-mirrored_spite = Lustrzana Złość
skytear-skill-patient_aim = Cierpliwe Oko
skytear-skill-second_vantage = Drugie Stanowisko
skytear-skill-gore = Rozprucie
skytear-skill-devour = Pożarcie
skytear-skill-wail = Zawodzenie
skytear-skill-siphon = Wyssanie
skytear-skill-upheaval = Wstrząs
skytear-skill-seedfall = Deszcz Nasion

## Z czego nie powstanie gra

skytear-refused-seats = Na tym polu bitwy graczy może być najwyżej { $most }; tutaj: { $seats }.
