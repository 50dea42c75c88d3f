### Co mówi plansza gry Skytear w przeglądarce. Zdania samej gry przychodzą z serwera.

web-skytear-map = Pole bitwy: strzałki prowadzą z pola na pole, n do następnego, które można wybrać
web-skytear-goals = Co daje zwycięstwo
web-skytear-goals-help = Wygrywa ten, kto pierwszy dokona jednej z tych rzeczy. Najpierw twoja strona, potem wrogowie, potem ile potrzeba.
web-skytear-flip-makes = zadaje obrażenia: { $damage }
web-skytear-flips-help = { $attack }: wartość ataku, a za + modyfikator karty odkrytej z talii; za ++ odkrywa się dwie i wybierasz, która się liczy.
web-skytear-blow-help = Atak ({ $hero }) kosztowałby { $damage } PZ: zależy to od odkrytej karty.
web-skytear-mana-help = Mana płaci za karty, które Bohater zagrywa w tej turze.
web-skytear-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
web-skytear-carried = { $hero }: wybierz świecące pole, aby tam zacząć
web-skytear-strikes-here = Atak
web-skytear-your-answer = Odpowiadasz?
web-skytear-closes = Gra pójdzie dalej sama; wskaż rękę, a poczeka.
web-skytear-answers = { $count ->
    [0] Nic z twojej ręki na to nie odpowie.
    [one] Świeci 1 karta.
    [few] Świecą { $count } karty.
   *[many] Świeci { $count } kart.
}
web-skytear-zoom = Powiększenie
web-skytear-zoom-in = Bliżej
web-skytear-zoom-out = Dalej
web-skytear-zoom-fit = Cała mapa
web-skytear-overlays = Pokaż ({ $hero })
web-skytear-overlay-sight = Pole Widzenia
web-skytear-overlay-reach = Zasięg ruchu
web-skytear-overlay-threat = Atak
web-skytear-whose = { $what }, { $side ->
    [own] twoja drużyna
    [south] Południe
    [north] Północ
   *[enemy] wrogowie
}
web-skytear-piece-hero = Bohater { $name }, { $hp } PZ
web-skytear-piece-illusion = iluzja ({ $name })
web-skytear-piece-minion = Żołnierz
web-skytear-piece-nexus = Ogniwo, chronione
web-skytear-piece-nexus-open = Ogniwo, { $hp } PZ
web-skytear-piece-tower = Wieża, { $hp } PZ
web-skytear-piece-pillar = Filar
web-skytear-piece-token = żeton kontroli { $number }, { $lane }
web-skytear-piece-dome-token = punkt kontroli, { $dome }
web-skytear-cover = osłona
web-skytear-cover-help = Kto stoi na Polu Osłony, tego wrogowie widzą tylko wtedy, gdy ich Bohater jest na polu obok i je widzi.
web-skytear-blocked = zamknięte do końca tury
web-skytear-open-ground = Otwarty teren.
web-skytear-token-help = W Fazie Żołnierzy wygrywa go strona z większą Kontrolą: liczy się każdy, kto go widzi.
web-skytear-tower-help = Wieża pada od obrażeń wygranego żetonu, który leży dość blisko; Bohaterowie jej nie atakują.
web-skytear-nexus-help = Może otrzymać obrażenia, gdy padła Wieża jego strony. Zniszcz je, by wygrać.
web-skytear-dome-help = Jej brzeg to biała linia: nikt przez nią nie widzi.
web-skytear-own-team = Twoja drużyna
web-skytear-enemies = Wrogowie
web-skytear-no-heroes = jeszcze bez Bohaterów
web-skytear-others-draft = Wybierają inni.
web-skytear-draft-goal = Zniszcz wrogie Ogniwo; jeśli obok mapy leżą karty zwycięstwa, wygrasz też, spełniając jedną z nich.
web-skytear-draft-order = Kolejność wyborów
web-skytear-draft-you = Ty
web-skytear-draft-now = teraz
web-skytear-draft-later = później
web-skytear-draft-taken = Ma ją { $name }.
web-skytear-draft-yours = Ty ją masz.
web-skytear-draft-starters = Pierwsza strona wybiera jedną frakcję, druga dwie, ostatnia zostaje. Z każdą frakcją przychodzą jej dwaj Bohaterowie startowi.
web-skytear-draft-factions = Pierwsza strona wybiera jedną frakcję, druga dwie, ostatnia zostaje. Potem każda strona wybiera Bohaterów swoich frakcji.
web-skytear-draft-heroes-of = Bohaterowie frakcji { $faction }
web-skytear-draft-heroes = Każdy Bohater wnosi do twojej talii własne osiem kart.
web-skytear-draft-pool = Twoja pula: { $chosen } z { $size }
web-skytear-draft-pool-help = Potem wybierasz z tej puli; każdy Bohater wnosi swoją talię. Druga strona zobaczy ją dopiero, gdy obie pule będą pełne.
web-skytear-draft-theirs = Może jeszcze wziąć: { $heroes }
web-skytear-draft-closed = Niedostępni dla twojej strony
web-skytear-draft-points = punkty z jego talią: { $points }
web-skytear-draft-budget = Punkty: { $spent } z { $budget }
web-skytear-draft-points-left = Pozostałe punkty: { $points }.
web-skytear-draft-out = Wyjmij kartę z talii, żeby ją wymienić, albo zostaw talię, jaka jest. Pozostałe wymiany: { $exchanges }.
web-skytear-draft-in = Co wejdzie zamiast karty { $card }?
web-skytear-ready = Gotowy
web-skytear-exhausted = Wyczerpany
web-skytear-defeated = { $turn ->
    [0] Pokonany, już nie wróci
   *[other] Pokonany, wraca w turze { $turn }
}
web-skytear-state = Stan
web-skytear-health = PZ
web-skytear-attack = Atak
web-skytear-armor = Zbroja
web-skytear-mana = Pozostała mana
web-skytear-control = Kontrola
web-skytear-move = Pola jednego Ruchu
web-skytear-conditions = Stany
web-skytear-condition-slow = Spowolnienie: Ruch krótszy o 2 pola.
web-skytear-condition-fast = Przyspieszenie: Ruch dłuższy o 2 pola.
web-skytear-condition-frenzy = Furia: dwa Ataki w jednej aktywacji.
web-skytear-condition-disarm = Rozbrojony: połowa obrażeń z Ataków i Potyczek, zaokrąglona w górę, przed odjęciem Zbroi.
web-skytear-condition-marked = Oznaczony: sam ten stan nic nie robi; korzystają z niego umiejętności Kurumo.
web-skytear-condition-shapeshifted = Przemieniony: działają umiejętności z tą ikoną.
web-skytear-term-mage = Mag: przeciw temu, co robi ten Bohater, Zbroja się nie liczy.
web-skytear-term-ultimate = Potężna: zagrywa ją tylko Bohater z portretu.
web-skytear-term-illusion = Iluzja: żeton; przyjaźni Bohaterowie Nuptenu, którzy go widzą, mają umiejętności jego Bohatera z tą ikoną.
web-skytear-term-piercing = Przebicie: Zbroja się nie liczy.
web-skytear-term-predict = Objaw: obejrzyj tyle kart z wierzchu swojej talii, odrzuć dowolne z nich, a resztę odłóż w wybranej kolejności.
web-skytear-from-printed = nadruk
web-skytear-from-cards = zagrane karty
web-skytear-minion-help = Żołnierze dają swojej stronie Kontrolę tam, gdzie widzą żeton, i można ich atakować.
web-skytear-pillar-help = Filar włącza umiejętności przyjaznych Bohaterów Taulota, którzy go widzą.
web-skytear-played = Zagrane karty
web-skytear-leads = Karty Dowodzenia
web-skytear-face-down = zakryta
web-skytear-ranged = dystans
web-skytear-melee = wręcz
web-skytear-outsider = Obcy
web-skytear-reaction = Reakcja
web-skytear-action = Akcja
web-skytear-ultimate = Potężna
web-skytear-cost = Koszt
web-skytear-modifier = Modyfikator po odkryciu
web-skytear-card-costs = { $card }, koszt { $cost }
web-skytear-cards-in-hand = na ręce
web-skytear-cards-in-deck = w talii
web-skytear-cards-discarded = na stosie kart odrzuconych
web-skytear-hand = Ręka
web-skytear-hand-empty = Brak kart na ręce
web-skytear-hands-hidden = Karty na rękach są zakryte
web-skytear-offered = Wybierz
web-skytear-stack = Stos, od najbliższego
web-skytear-turn = Tura { $turn } z { $turns }; każdy Bohater ma tyle many, ile wynosi numer tury
web-skytear-phases = Fazy tury
web-skytear-phase-setup = Przygotowanie
web-skytear-phase-heroes = Bohaterowie
web-skytear-phase-minions = Żołnierze
web-skytear-phase-end = Koniec
web-skytear-victory-help = Wygrywa strona, która zrobi to pierwsza.
web-skytear-forecast = Gdyby teraz nadeszła Faza Żołnierzy
web-skytear-forecast-help = Najpierw Kontrola twojej drużyny, potem wrogów. Strzałka w górę to żeton dla ciebie, w dół dla nich.
web-skytear-forecast-then = Przewaga zwycięzcy to obrażenia: najpierw wrodzy Żołnierze, po 1, potem Wieża do 3 pól od żetonu. Żeton przesuwa się wtedy o tyle kroków w stronę przegranego, obie strony ustawiają wokół niego Żołnierzy, a kto ma tam Wieżę, dostaje do 2 nowych. Kopuła wzywa zamiast tego Obcego.
web-skytear-contests = Żetony kontroli, jeden po drugim
web-skytear-settled = { $where }: rozstrzygnięto
web-skytear-settled-help = To już rozstrzygnięte: jak, mówi dziennik.
web-skytear-acting = Działa { $hero }
web-skytear-points = Pozostałe Punkty Akcji: { $points }
web-skytear-used = { $action }, już wykonane
web-skytear-help-move = Przejdź do 3 pól; Spowolnienie i Przyspieszenie to zmieniają.
web-skytear-help-lead = Połóż zakrytą kartę pod Bohaterem: jej koszt liczy się jako Kontrola w Fazie Żołnierzy.
web-skytear-help-attack = Wartość ataku i modyfikator odkrytej karty, minus Zbroja, przeciw wrogowi w Polu Widzenia i zasięgu.
web-skytear-help-skirmish = Dwa pojedyncze kroki i cios, w dowolnej kolejności; cios to sama odkryta karta.
web-skytear-help-worship = To, co robi frakcja Bohatera: oznaczenie, przemiana, Filar albo iluzja, i umiejętności, które od tego zależą.
web-skytear-faction-kurumo = Ogień. Oznacza wrogów i na nich poluje.
web-skytear-faction-liothan = Lód. Przemienia się, by rosnąć w siłę.
web-skytear-faction-taulot = Ziemia. Wznosi Filary i walczy w ich Polu Widzenia.
web-skytear-faction-nupten = Powietrze. Wysyła iluzje i działa za ich pośrednictwem.
web-skytear-best = Twój najlepszy Bohater
web-skytear-best-blows = Ciosy
web-skytear-best-struck = Siła ciosów łącznie
web-skytear-lasts = Jedna linia: około godziny
web-skytear-learned = Najwięcej do nauki i najwięcej do odkrycia
web-skytear-like = Po czterech lub sześciu bohaterów, od jednej do trzech linii. Naciskaj, atakuj, kryj się w lesie i na każdą kartę odpowiadaj inną.
