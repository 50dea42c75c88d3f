### Skytear Horde i Monoliths: możliwości, pytania, zdarzenia i powody.

## Karty w grze

horde-role-alliance = Sojusz
horde-role-horde = Horda
horde-unit = { $card } ({ $place })
horde-place = { $side ->
    [turned] zmieniła stronę, Linia { $number }
    [ally] jako sojusznik, Linia { $number }
    [b] Tylna Linia, { $number }
   *[a] Linia { $number }
}
horde-place-aside = odłożona
horde-place-castle = zamek
horde-place-portal = portal
horde-portal-in-play = Portal { $number }
horde-numbered = { $card } { $number }
horde-wounds = { $card }, { $number ->
    [one] { $number } rana
    [few] { $number } rany
   *[many] { $number } ran
}
horde-hit = { $card } (obrażenia: { $number }, cel: { $target })

## Co można wybrać

horde-option-unit = { $card } ({ $place })
horde-option-card = { $card }
horde-option-lane = Linia { $lane }
horde-option-alternative = { $text }
horde-option-token = Jeden żeton { $token }
horde-option-pile = Weź { $pile-from }
horde-option-type = To { $type }
horde-option-play = Zagraj kartę { $card }
horde-option-play-with = Zagraj kartę { $card } z kartą { $other }
horde-option-cheaper = Zagraj taniej kartę { $card }
horde-option-use = { $unit }: { $text }
horde-option-engage = Zwiąż walką kartę { $card }
horde-option-move = Przesuń kartę { $card } ({ $place })
horde-option-castle-draw = Wyczerp zamek i zapłać 1 manę: dobierz kartę
horde-option-discard-unit = Odrzuć kartę { $card } ({ $place })
horde-option-end = Koniec tej fazy
horde-option-partner = Niech działa partner
horde-option-draw = Kartę dobiera { $who }
horde-option-draw-alone = Dobierz kartę
horde-option-no-draw = Bez dobierania
horde-option-mana-lost = { $who } traci { $amount ->
        [one] 1 manę
       *[other] { $amount } many
    }
horde-option-mana = { $who } otrzymuje { $amount ->
        [one] 1 manę
       *[other] { $amount } many
    }
horde-option-next = Teraz { $card }
horde-option-next-about = Teraz { $card }; dotyczy: { $other }
horde-option-next-draw = Teraz dobranie karty za: { $card }
horde-option-next-move = Teraz przesunięcie karty { $card }

horde-group-play = Karty do zagrania
horde-group-cheaper = Za mniej many
horde-group-use = Zdolności
horde-group-engage = Żołnierze do związania walką
horde-group-move = Istoty do przesunięcia
horde-group-discard = Odrzucanie z gry
horde-group-end = Koniec fazy
horde-group-partner = Partner
horde-group-castle = Zamek
horde-group-unit = Karty w grze
horde-group-card = Karty
horde-group-lane = Linie
horde-group-player = Gracze
horde-group-option = Możliwości
horde-group-token = Żetony
horde-group-pile = Stosy
horde-group-type = Typy
horde-group-number = Liczby
horde-group-done = Gotowe
horde-group-yes = Tak
horde-group-no = Nie
horde-group-draw = Dobieranie
horde-group-mana = Mana
horde-group-next = Kolejność

## Pytania

horde-prompt-alliance = Co robisz?
horde-prompt-reactions = Czy reagujesz?
horde-prompt-mulligan = Które karty wracają do talii?
horde-prompt-lane = { $source }: która Linia?
horde-prompt-bearer = { $source }: do czego dołączasz tę kartę?
horde-prompt-target = { $source }: która karta?
horde-prompt-tie = { $source }: karty są równe. Która z nich?
horde-prompt-taker = { $source }: kto otrzymuje obrażenia zamiast celu?
horde-prompt-wounds-taker = { $source }: kto otrzymuje je zamiast tej karty?
horde-prompt-redirect = { $source }: czy obrażenia otrzymuje inna karta?
horde-prompt-may = { $source }: czy to robisz?
horde-prompt-turn-away = { $source }: czy odrzucić tę kartę bez żadnego efektu?
horde-prompt-keep-scrap = { $source }: czy trafia pod sojusznika, który zbiera dodatki?
horde-prompt-keeper = Pod którą kartę trafiają zagrabione karty?
horde-prompt-pay = { $source }: czy za to płacisz?
horde-prompt-choose = { $source }: co wybierasz?
horde-prompt-how-many = { $source }: ile?
horde-prompt-heal = { $source }: ile ran zostaje uleczonych?
horde-prompt-mutaform = { $source }: który żeton?
horde-prompt-token = { $source }: który żeton?
horde-prompt-guerrilla = { $source }: który Żołnierz traci żetony zdrowia?
horde-prompt-reinforce = Posiłki: który z Żołnierzy o najmniejszej liczbie żetonów zdrowia otrzymuje żeton?
horde-prompt-rebuild = { $source }: która karta trafia na spód talii?
horde-prompt-discard = { $source }: którą kartę odrzucić?
horde-prompt-hand-limit = Którą kartę odrzucasz?
horde-prompt-fetch = { $source }: którą kartę bierzesz?
horde-prompt-bottom = { $source }: która karta trafia teraz na spód talii?
horde-prompt-assault-engaged = { $source }: czy obrażenia otrzymuje zamiast tego związany potwór?
horde-prompt-lend = { $source }: którą kartę można zagrać w tej turze?
horde-prompt-draw-one = { $source }: którą kartę dobierasz? Druga zostanie zagrana.
horde-prompt-one-of-four = { $source }: które cztery karty? Los wskaże tę, która zostanie zagrana.
horde-prompt-pile = { $source }: z którego stosu?
horde-prompt-play = { $source }: którą kartę zagrywasz?
horde-prompt-player = { $source }: który gracz?
horde-prompt-guess = { $source }: jaka jest wierzchnia karta twojej talii?
horde-prompt-tuck = { $source }: co trafia pod tę kartę?
horde-prompt-draw = Czy dobrać kartę za zniszczonego potwora?
horde-prompt-mana = { $source }: kto otrzymuje manę?
horde-prompt-lose-mana = { $source }: kto traci manę?
horde-prompt-draw-first = Czy dobranie następuje przed tekstem karty { $source }?
horde-prompt-taunted = Karta { $source } prowokuje najbliższego sojusznika: który przychodzi?
horde-prompt-order = Co rozpatrzyć teraz?
horde-prompt-split = { $source }: ile z tych obrażeń otrzymuje?
horde-prompt-excess = { $source }: w co trafia nadmiar ciosu?
horde-prompt-split-instead = Czy zamiast tego rozdzielić cios wśród potworów?
horde-prompt-elude = { $source }: dokąd idzie?
horde-prompt-move-lane = { $source }: na którą Linię?
horde-prompt-move-off = { $source }: nie może tam zostać. Która Linia?
horde-prompt-engage-with = { $source }: który sojusznik staje naprzeciw?

## Co się wydarzyło

horde-event-turn-begins = Zaczyna się tura { $turn }.
horde-event-mulligan = { $number ->
        [0] { $who } zostawia całą rękę.
        [one] { $who } odkłada do talii 1 kartę i dobiera nową.
        [few] { $who } odkłada do talii { $number } karty i dobiera tyle samo.
       *[many] { $who } odkłada do talii { $number } kart i dobiera tyle samo.
    }
horde-event-drew = { $who } dobiera kartę; { $left ->
        [one] w talii zostaje 1.
        [few] w talii zostają { $left }.
       *[many] w talii zostaje { $left }.
    }
horde-event-drew-secret = { $who } dobiera kartę { $card }; { $left ->
        [one] w talii zostaje 1 karta.
        [few] w talii zostają { $left } karty.
       *[many] w talii zostaje { $left } kart.
    }
horde-event-guessed = { $who } zgaduje: { $guess }.
horde-event-pillages = Karta { $card } grabi { $number ->
        [one] 1 kartę.
        [few] { $number } karty.
       *[many] { $number } kart.
    }
horde-event-pillaged = { $who } traci przez grabież kartę { $card }; { $left ->
        [one] w talii zostaje 1 karta.
        [few] w talii zostają { $left } karty.
       *[many] w talii zostaje { $left } kart.
    }
horde-event-discarded = { $who } odrzuca kartę { $card }.
horde-event-mana = { $who } otrzymuje { $number ->
        [one] 1 manę
       *[other] { $number } many
    } i ma teraz { $mana }.
horde-event-mana-lost = { $who } traci { $number ->
        [one] 1 manę
       *[other] { $number } many
    } i ma teraz { $mana }.
horde-event-mana-spent = { $who } wydaje { $number ->
        [one] 1 manę
       *[other] { $number } many
    } i ma teraz { $mana }.
horde-event-horde-deck-renewed = Karty odrzucone hordy stają się jej nową talią; { $cards ->
        [one] jest w niej 1 karta.
        [few] są w niej { $cards } karty.
       *[many] jest w niej { $cards } kart.
    }
horde-event-wave = Portal { $number ->
        [0] nie przepuszcza żadnej karty
        [one] przepuszcza 1 kartę
        [few] przepuszcza { $number } karty
       *[many] przepuszcza { $number } kart
    }.
horde-event-summoned = { $type ->
        [spell] Horda zagrywa kartę { $card } na Linii { $lane }.
        [attachment] Horda zagrywa kartę { $card } na Linii { $lane }.
       *[other] Na Linię { $lane } zostaje przywołana karta { $card }.
    }
horde-event-piled = Na stos Obcego trafia karta { $card }.
horde-event-played = { $who } zagrywa kartę { $card }, { $mana ->
        [0] nie płacąc many
        [one] płacąc 1 manę
       *[other] płacąc { $mana } many
    }.
horde-event-entered = Na Linię { $lane } wchodzi karta { $card }.
horde-event-attached = Karta { $card } zostaje dołączona do karty { $to }.
horde-event-used = Karta { $card } wyczerpuje się, by użyć zdolności.
horde-event-in-vain = Karta { $card } nie przynosi żadnego skutku.
horde-event-engaged = Karta { $card } zostaje związana walką na Linii { $lane }.
horde-event-moved = Karta { $card } przechodzi na Linię { $lane }.
horde-event-chance-picks = Los wskazuje kartę { $card }.
horde-event-swapped = { $card } i { $other } zamieniają się Liniami.
horde-event-to-back-line = Karta { $card } trafia na Tylną Linię.
horde-event-alliance-phase-ends = Kończy się faza sojuszu.
horde-event-treachery = Karta zdrady to { $card }.
horde-event-no-treachery = Hordzie nie została żadna karta: nie ma karty zdrady.
horde-event-extra-fight = Zaczyna się dodatkowa faza walki na Liniach, na których potwór jest związany walką.
horde-event-boosted = Zdrada wzmacnia kartę { $card }: +{ $number } ataku w tej turze.
horde-event-strikes = Karta { $card } zadaje cios karcie { $target }.
horde-event-armor-used = Zbroja karty { $card } zatrzymuje { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }.
horde-event-redirected = Karta { $card } otrzymuje zamiast tego { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }.
horde-event-not-paid = Karta { $card } znów jest gotowa: kosztu nie zapłacono.
horde-event-not-engaged = Nie zapłacono ceny związania walką: { $card }.
horde-event-nobody-engages = Nikt już nie może stanąć naprzeciw karty { $card }: zostaje na Tylnej Linii.
horde-event-destroyed = Karta { $card } zostaje zniszczona.
horde-event-discarded-from-play = Karta { $card } trafia na swój stos kart odrzuconych.
horde-event-left-play = Karta { $card } opuszcza grę.
horde-event-turned-away = Karta { $card } zostaje odrzucona bez żadnego efektu.
horde-event-returned = Karta { $card } wraca na rękę właściciela.
horde-event-tucked = Karta { $card } trafia pod inną kartę.
horde-event-shuffled-in = Karty spod karty { $card } zostają wtasowane w swoje talie.
horde-event-released = Karta { $card } wychodzi spod innej.
horde-event-rebuilt = { $who }: karta { $card } trafia na spód talii.
horde-event-shuffled = { $who } tasuje talię.
horde-event-fetched = { $who } bierze na rękę kartę { $card }.
horde-event-fetched-unseen = { $who } bierze kartę z talii.
horde-event-fetched-unseen-secret = { $who } bierze z talii kartę { $card }.
horde-event-looked = { $who } ogląda wierzchnią kartę talii gracza { $whose }.
horde-event-looked-secret = { $who } widzi na wierzchu talii gracza { $whose } kartę { $card }.
horde-event-none-playable = { $who } nie ma na ręce karty, którą można by tak zagrać.
horde-event-none-to-discard = { $who } nie ma na ręce takiej karty.
horde-event-taunt-owed = { $who } musi najpierw zadbać, by potwór z Prowokacją został związany walką.
horde-event-looked-through = { $who } ogląda { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[many] { $number } wierzchnich kart
} swojej talii.
horde-event-looked-through-secret = { $who } widzi na wierzchu swojej talii: { $cards }.
horde-event-revealed = { $who } odkrywa kartę { $card }.
horde-event-looked-horde = { $who } ogląda wierzchnią kartę talii hordy.
horde-event-looked-horde-secret = { $who } widzi na wierzchu talii hordy kartę { $card }.
horde-event-horde-card-discarded = Z talii hordy odrzucona zostaje karta { $card }.
horde-event-armor-turned = Zbroja karty { $card } ({ $number }) zamienia się w atak.
horde-event-turned-monster = Karta { $card } staje się potworem hordy.
horde-event-given-back = Na Linię { $lane } wraca karta { $card }.
horde-event-hand-laid = { $who } kładzie na spodzie talii { $number ->
        [one] { $number } kartę z ręki
        [few] { $number } karty z ręki
       *[many] { $number } kart z ręki
    }.
horde-event-lent = { $who } może w tej turze zagrać ze stosu kart odrzuconych kartę { $card }.
horde-event-portal-leads = Portal jest teraz Obcym: jego zniszczenie daje zwycięstwo.
horde-event-lanes-shuffled = Zakryte karty zmieniają miejsca: sojusz nie wie, która jest gdzie.
horde-event-copied = Karta { $card } kopiuje zdolności karty { $other }.
horde-event-changed-sides = Karta { $card } staje się sojusznikiem na Linii { $lane }.
horde-event-granted = Karta { $card } otrzymuje zdolność do końca tury.
horde-event-lasts-this-turn = Karta { $card } działa do końca tury.
horde-event-stripped = Karta { $card } traci wszystkie zdolności do końca tury.
horde-event-readied = Karta { $card } jest znów gotowa.
horde-event-exhausted = Karta { $card } zostaje wyczerpana.
horde-event-boost-attack = { $change ->
        [down] Karta { $card } otrzymuje w tej turze −{ $number } ataku.
       *[up] Karta { $card } otrzymuje w tej turze +{ $number } ataku.
    }
horde-event-boost-health = { $change ->
        [down] Karta { $card } otrzymuje w tej turze −{ $number } zdrowia.
       *[up] Karta { $card } otrzymuje w tej turze +{ $number } zdrowia.
    }
horde-event-boost-armor = { $change ->
        [down] Karta { $card } otrzymuje w tej turze −{ $number } zbroi.
       *[up] Karta { $card } otrzymuje w tej turze +{ $number } zbroi.
    }
horde-event-portal-turned = Portal zostaje obrócony.
horde-event-portal-collapses = Portal zapada się.
horde-event-portal-opened = Otwiera się portal etapu { $stage }.
horde-event-outsider-called = Na spód stosu Obcego trafia karta { $card }.
horde-event-pushed-together = Wszystkie potwory zsuwają się w lewo.
horde-event-minion-returns = Karta { $card } wraca na Tylną Linię.
horde-event-castle-draw = { $who } dobiera kartę dzięki zamkowi.
horde-event-next-stage = Na spód stosu Obcego trafia karta { $card }.
horde-event-vanquished = Ostatni Obcy jest zniszczony: sojusz musi jeszcze przetrwać tę turę.
horde-event-alliance-wins = { $how ->
    [survived] Sojusz wytrwał i wygrywa.
   *[other] Ostatni Obcy został zniszczony: sojusz wygrywa.
    }
horde-event-castle-destroyed = Zamek został zniszczony: sojusz przegrywa.
horde-event-deck-empty = Talia jest pusta: sojusz przegrywa.
horde-ending-outsider-destroyed = Ostatni Obcy jest zniszczony
horde-ending-castle-destroyed = Zamek jest zniszczony
horde-ending-deck-empty = Talia jest pusta
horde-event-wounded = Na karcie { $card } położono { $number ->
        [one] { $number } ranę.
        [few] { $number } rany.
       *[many] { $number } ran.
    }
horde-event-healed = Z karty { $card } zdjęto { $number ->
        [one] { $number } ranę.
        [few] { $number } rany.
       *[many] { $number } ran.
    }
horde-event-health-put = Na karcie { $card } położono { $number ->
        [one] { $number } żeton zdrowia.
        [few] { $number } żetony zdrowia.
       *[many] { $number } żetonów zdrowia.
    }
horde-event-health-removed = Z karty { $card } zdjęto { $number ->
        [one] { $number } żeton zdrowia.
        [few] { $number } żetony zdrowia.
       *[many] { $number } żetonów zdrowia.
    }
horde-event-attack-put = Na karcie { $card } położono { $number ->
        [one] { $number } żeton ataku.
        [few] { $number } żetony ataku.
       *[many] { $number } żetonów ataku.
    }
horde-event-attack-removed = Z karty { $card } zdjęto { $number ->
        [one] { $number } żeton ataku.
        [few] { $number } żetony ataku.
       *[many] { $number } żetonów ataku.
    }
horde-event-weaken-put = Na karcie { $card } położono { $number ->
        [one] { $number } żeton osłabienia.
        [few] { $number } żetony osłabienia.
       *[many] { $number } żetonów osłabienia.
    }
horde-event-weaken-removed = Z karty { $card } zdjęto { $number ->
        [one] { $number } żeton osłabienia.
        [few] { $number } żetony osłabienia.
       *[many] { $number } żetonów osłabienia.
    }
horde-event-armor-put = Na karcie { $card } położono { $number ->
        [one] { $number } żeton zbroi.
        [few] { $number } żetony zbroi.
       *[many] { $number } żetonów zbroi.
    }
horde-event-armor-removed = Z karty { $card } zdjęto { $number ->
        [one] { $number } żeton zbroi.
        [few] { $number } żetony zbroi.
       *[many] { $number } żetonów zbroi.
    }
horde-event-cannot-be_engaged = Karty { $card } nie można na razie związać walką.
horde-event-cannot-strike = Karta { $card } nie może na razie zadawać ciosów.
horde-event-cannot-deal_damage = Karta { $card } nie może na razie zadawać obrażeń.
horde-event-cannot-pillage = Karta { $card } nie może na razie grabić.
horde-event-cannot-be_moved = Karty { $card } nie można na razie przesunąć.
horde-event-cannot-be_exhausted = Karty { $card } nie można na razie wyczerpać.
horde-event-cannot-be_damaged = Karta { $card } nie może na razie otrzymywać obrażeń.
horde-event-cannot-gain_wounds = Karta { $card } nie może na razie otrzymywać ran.
horde-event-cannot-gain_health = Karta { $card } nie może na razie otrzymywać żetonów zdrowia.
horde-event-cannot-lose_wounds = Karta { $card } nie może na razie tracić ran.
horde-event-cannot-strike_in_fight = Karta { $card } nie może zadawać ciosów w tej fazie walki.

## Dlaczego nie

horde-why-finish-first = Najpierw odpowiedz na pytanie.
horde-why-only-reactions = W fazie zdrady dozwolone są tylko reakcje.
horde-why-not-yours = Nie możesz tego użyć, to nie twoje: { $what }.
horde-why-taunt = Najpierw trzeba związać walką potwora z Prowokacją.
horde-why-not-in-hand = Nie masz tego na ręce: { $what }.
horde-why-hero-stays = W tym wyzwaniu karta { $card } musi zacząć na ręce i nie wraca do talii.
horde-why-no-reaction = Karta { $card } nie ma znaku reakcji.
horde-why-too-dear = Karta { $card } kosztuje { $cost ->
        [one] 1 manę
       *[other] { $cost } many
    }; masz { $mana }.
horde-why-no-room = Nie ma miejsca dla karty { $card }.
horde-why-nothing-there = Niczego tam nie ma: { $what }.
horde-why-not-there = Karty { $card } tam nie ma.
horde-why-empty = { $side ->
    [m] Na Linii { $number } nie ma potwora.
    [b] Na Tylnej Linii nie ma potwora numer { $number }.
   *[a] Na Linii { $number } nie ma karty sojuszu.
}
horde-why-no-ally = To nie sojusznik: { $what }.
horde-why-no-monster-of-lanes = To nie potwór na Linii: { $what }.
horde-why-no-ability = Karta { $card } nie ma zdolności „Wyczerp:”.
horde-why-stripped = Karta { $card } straciła zdolności.
horde-why-spent = Karta { $card } nie ma już żetonów zdrowia: nic więcej nie robi i można ją odrzucić.
horde-why-no-monster = To nie potwór z Tylnej Linii: { $what }.
horde-why-no-ready-ally = Żaden gotowy sojusznik nie stoi na Linii bez potworów, by związać walką kartę { $card }.
horde-why-exhausted = Karta { $card } jest wyczerpana.
horde-why-cannot-exhaust = Karty { $card } nie można teraz wyczerpać.
horde-why-cost-unpaid = Nie można zapłacić kosztu karty { $card }.
horde-why-no-minion = To nie Żołnierz: { $what }.
horde-why-engaged-already = Karta { $card } jest już na Linii.
horde-why-no-health = Karta { $card } nie ma zdrowia.
horde-why-no-lane-to-engage = Na każdej Linii jest potwór; nie ma Linii dla karty { $card }.
horde-why-tower-in-the-way = Na Linii { $lane }, na którą trafiłby Żołnierz, stoi Wieża.
horde-why-no-ally-to-engage = Żaden sojusznik nie może stanąć na Linii { $lane }.
horde-why-cannot-be-engaged = Karty { $card } nie można teraz związać walką.
horde-why-price-unpaid = Związanie walką karty { $card } ma cenę, której nikt nie może zapłacić: zobacz kartę { $source }.
horde-why-ally-would-pay = Zapłacić za związanie walką karty { $card } mógłby tylko sojusznik, który musiałby przyjść na Linię { $lane }.
horde-why-towers-stay = Karta { $card } to Wieża: Wieże się nie przesuwają.
horde-why-cannot-move = Karty { $card } nie można teraz przesunąć.
horde-why-no-lane = Nie ma Linii, na którą mogłaby przejść karta { $card }.

## Co się stanie, jeśli nikt niczego nie zmieni

horde-forecast-exactly = { $number }
    .damage = { $number ->
            [one] { $number } obrażenie
            [few] { $number } obrażenia
           *[many] { $number } obrażeń
        }
    .cards = { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        }
horde-forecast-between = od { $low } do { $high }
    .damage = od { $low } do { $high ->
            [one] { $high } obrażenia
           *[many] { $high } obrażeń
        }
    .cards = od { $low } do { $high ->
            [one] { $high } karty
           *[many] { $high } kart
        }
horde-forecast-comes = Do tego czasu na tej Linii: { $card }.
horde-forecast-perhaps-comes = Do tego czasu może na tej Linii: { $card }.
horde-forecast-destroyed = Karta { $card } zostaje zniszczona.
horde-forecast-perhaps-destroyed = Karta { $card } może zostać zniszczona.
horde-forecast-leaves = Karta { $card } opuszcza grę.
horde-forecast-perhaps-leaves = Karta { $card } może opuścić grę.
horde-forecast-damage = Karta { $card } otrzymuje { $amount-damage }.
horde-forecast-castle-damage = Zamek otrzymuje { $amount-damage }.
horde-forecast-portal-damage = Portal otrzymuje { $amount-damage }.
horde-forecast-left = Karta { $card } będzie mieć { $amount } zdrowia.
horde-forecast-deck-pillaged = Grabież zabiera graczowi { $who } { $amount-cards }.
horde-forecast-deck-left = Karty, które zostaną w talii gracza { $who }: { $amount }.
horde-forecast-lost = Sojusz przegrywa.
horde-forecast-perhaps-lost = Sojusz może przegrać.
horde-forecast-won = Sojusz wygrywa.
horde-forecast-perhaps-won = Sojusz może wygrać.
horde-forecast-doubt-treachery = Karta zdrady jest jeszcze zakryta.
horde-forecast-doubt-choices = Po drodze trzeba będzie wybierać.
horde-forecast-doubt-chance = Mają na to wpływ karty, których nikt nie zna.
horde-forecast-doubt-more = Możliwości jest więcej, niż sprawdzono.

## Wyzwania

horde-option-renew = Wtasuj stos kart odrzuconych w talię
horde-group-renew = Talia
horde-prompt-outsider = Który Obcy przychodzi następny?
horde-event-deck-renewed = { $who } wtasowuje stos kart odrzuconych w talię; { $cards ->
        [one] ma ona 1 kartę
        [few] ma ona { $cards } karty
       *[many] ma ona { $cards } kart
    }; { $left ->
        [0] więcej już nie można.
        [one] można to zrobić jeszcze raz.
       *[other] można to zrobić jeszcze { $left } razy.
    }
horde-event-challenge-spoiled = Wyzwanie przepadło; gra toczy się dalej.
horde-event-challenge-fulfilled = Warunek wyzwania jest spełniony: teraz wygraj.
horde-event-challenge-achieved = Wyzwanie wykonane: { $number ->
        [one] jeden medal.
        [few] { $number } medale.
       *[many] { $number } medali.
    }
horde-event-challenge-missed = Gra jest wygrana, ale nie tak, jak żąda wyzwanie.
horde-ending-survived = Sojusz wytrwał

## Z graczem hordy i dwoje graczy razem

horde-option-mana-split = Mana: { $one } otrzymuje { $first }, { $other } { $second }
horde-option-hide = Przywołaj zakrytą kartę na Linię { $lane }
horde-option-conceal = Zakryj kartę { $card } ({ $place })
horde-option-challenge = Rzuć wyzwanie kartą { $card } ({ $place })
horde-option-plan = Dobierz kartę i zaplanuj zdradę
horde-option-rearrange = Zmień miejsca zakrytych kart
horde-option-change-places = Karty z Linii { $one } i { $two } zamieniają się miejscami

horde-group-hide = Przywołanie zakrytej karty
horde-group-conceal = Zakrywanie
horde-group-challenge = Wyzwanie
horde-group-plan = Zdrada
horde-group-rearrange = Zakryte karty
horde-group-swap = Zakryte karty

horde-prompt-horde = Co robi horda?
horde-prompt-last-plans = Czy planujesz zdradę?
horde-prompt-plan = Która karta trafia na wierzch talii hordy?
horde-prompt-hide = Która karta trafia tam zakryta?
horde-prompt-rearrange = Które zakryte karty zamieniają się miejscami?
horde-prompt-turn-up = Którą zakrytą kartę odkryć teraz?

horde-event-concealed = Karta { $card } zostaje zakryta.
horde-event-laid-face-down = Na Linię { $lane } trafia zakryta karta.
horde-event-laid-face-down-secret = Na Linię { $lane } trafia zakryta karta { $card }.
horde-event-turned-up = Odkryta karta na Linii { $lane }: { $card }.
horde-event-planned = { $who } kładzie kartę na wierzchu talii hordy.
horde-event-planned-secret = { $who } kładzie na wierzchu talii hordy kartę { $card }.
horde-event-rearranged = { $who } być może zmienia miejsca zakrytych kart.
horde-event-challenges = Karta { $card } rzuca wyzwanie sojusznikowi naprzeciw.
horde-option-exhaust-foe = Wyczerp kartę { $card } ({ $place }) i sojusznika naprzeciw
horde-group-exhaust = Wyczerpanie
horde-prompt-summon = Którą kartę przywołujesz?
horde-prompt-pile-lane = { $source }: dokąd trafia?
horde-event-used-portal = Użyta zostaje zdolność karty { $card }.
horde-event-exhausts-foe = Karta { $card } wyczerpuje sojusznika naprzeciw.
horde-prompt-consent = { $source }: czy zamienia się miejscami z sojusznikiem partnera?
horde-prompt-consent-to-discard = { $source }: czy partner może odrzucić tę kartę?
horde-prompt-consent-to-pay = { $source }: czy odrzucasz kartę, by partner mógł związać walką Żołnierza?
horde-prompt-cheaper = { $source }: czy zagrać kartę za mniej many, płacąc tym, co na niej podano?
horde-event-horde-card-revealed = Horda odkrywa kartę { $card }.
horde-why-horde-mana = Kosztuje to { $cost ->
        [one] 1 manę
       *[other] { $cost } many
    }; horda ma { $mana }.
horde-why-wave-played = Nie można przywołać więcej kart, niż mówi fala: { $number }.
horde-why-lane-taken = Na tej Linii jest już karta hordy.
horde-why-lane-named = O Linii decyduje karta, która tę kartę przywołuje.
horde-why-concealed-already = Karta na Linii { $lane } już leży zakryta.
horde-why-few-concealed = Zakrytych kart jest mniej niż dwie, więc żadna nie może zmienić miejsca.
horde-why-summoning-over = Karty przywołuje się tylko podczas fali, a ta się skończyła.
horde-why-wave-first = Najpierw przywołuje się karty fali, dopóki są na ręce; wszystko inne potem.
horde-why-face-down-only = Karty wchodzą teraz zakryte: wybierz Linię dla jednej z nich.
horde-why-portal-without = Karta { $card } nie ma zdolności dla gracza hordy.
horde-why-portal-used = Zdolności karty { $card } użyto już w tej turze.
horde-why-attachments-stay = Karta { $card } jest dołączona: odrzucać można tylko sojuszników i Wieże.
horde-why-cannot-conceal = Karta { $card } ma żetony lub dodatki albo nie jest potworem, którego można zakryć.
horde-why-no-foe = Naprzeciw karty { $card } nie stoi żaden sojusznik.
horde-why-has-play = Karta { $card } ma zdolność „Zagranie:”.
horde-why-minions-cannot = Karta { $card } to Żołnierz.
horde-why-cannot-discard = Karta { $card } to Obcy lub Żołnierz, który nie należy do żadnej talii i nigdy się go nie odrzuca.
horde-why-no-discarding = Gracz hordy nie może odrzucać potworów.
horde-why-challenged = Karcie { $card } rzucono wyzwanie: musi zostać.

## Z czego nie powstanie gra

horde-refused-help = Wyzwanie podejmuje się bez pomocy: wybierz wyzwanie albo pomoc na pierwsze gry.
horde-refused-tiers = Gracz hordy przywołuje z ręki: dwie talie hordy są do gier bez niego.
horde-refused-mixed = Żadna horda nie nazywa się „{ $name }”: wpisz none (żadna), all (wszystkie) albo hordy połączone znakiem +, spośród: { $hordes }.
