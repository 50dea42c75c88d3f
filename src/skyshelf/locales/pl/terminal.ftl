# Gra w terminalu

terminal-ask = { $name }, wybierz:
terminal-commands = numer lub słowa opcji · undo · hint · why [akcja] · what NUMER · look NAZWA · rule ID · log · table · save [plik] · quit · resign · help
terminal-help =
    Wybieraj numerem albo słowami opcji tak, jak są pokazane (tyloma, by pasowały tylko do jednej).
    undo           cofa twój ostatni wybór, dopóki nie ujawniono niczego nowego
    hint           najlepsze wybory, szansa, jaką każdy zostawia, i co robi
    why            zasada stojąca za ostatnim zdarzeniem;  { $why }: co stoi na przeszkodzie
    what 3         do czego doprowadziłaby opcja 3
    look NAZWA     czym jest i co mówi coś na stole: { $look };  samo look wymienia wszystkie nazwy
    rule { $rule }   zasada z katalogu
    log 40         ostatnie zdarzenia i ich zasady
    table          rysuje stół jeszcze raz
    save moja.journal   zapisuje grę do pliku (i tak zapisuje się sama przez cały czas)
    quit           wyjście; grę można później dokończyć
    resign         poddanie gry; nie czeka już na dokończenie
terminal-pass-on = Enter oddaje turę graczowi { $name }, undo cofa twój ostatni wybór:
terminal-hand-over = Enter przekazuje grę graczowi { $name }, undo cofa twój ostatni wybór:
terminal-enter-or-undo = „{ $text }” nie jest tu możliwe: Enter przechodzi dalej, undo cofa twój ostatni wybór; działają też look, log, table, rule i help.
terminal-make-room = Enter pokazuje stół graczowi { $name }, który teraz decyduje:
terminal-enter-only = „{ $text }” nie jest tu możliwe: Enter przechodzi dalej, niczego nie można cofnąć; działają też look, log, table, rule i help.
terminal-what-which = Która opcja? Wpisz „what” z jej numerem lub słowami, na przykład: what 1
terminal-nothing-yet = Nic się jeszcze nie wydarzyło.
terminal-rule-which = Która zasada? Na przykład: rule { $rule }
terminal-look-names = Możesz obejrzeć: { $names }
terminal-look-unknown = Nic na tym stole nie nazywa się „{ $text }”; samo „look” wymienia, co jest.
terminal-look-several = „{ $text }” pasuje do wielu rzeczy: { $names }
terminal-thinking = { $name } myśli…
terminal-saved = Gra jest zapisana w pliku { $file }.
terminal-no-number = Są opcje od 1 do { $most }.
terminal-several = „{ $text }” pasuje do kilku opcji; wpisz więcej.
terminal-unknown = „{ $text }” nie jest żadną z opcji; wpisz numer, słowa opcji albo „help”.
terminal-possible = „{ $text }” jest teraz możliwe.
terminal-no-effect = teraz bez skutku
terminal-no-effect-again = Teraz nie miałoby to żadnego skutku. Wpisz to jeszcze raz, jeśli mimo to chcesz to zrobić.
terminal-chance = O tym, co dalej, decyduje los.
terminal-decides-next = Potem decyduje { $name }.
terminal-no-rule = nie ma zasady o tym kodzie.
terminal-no-rules = katalogi nie są tu pod ręką.
terminal-winners = Wygrywa: { $names }.
terminal-nobody-wins = Nikt nie wygrywa.
terminal-menu-title = Skyshelf
terminal-menu-ask = W co gramy?
terminal-menu-continue = Dokończ { $game } ({ $file })
terminal-menu-new = Nowa gra: { $game }
terminal-menu-quit = Wyjście
terminal-menu-wrong = Wpisz liczbę od { $least } do { $most }.
terminal-menu-opponents = Ilu przeciwników (od { $fewest } do { $most })?

# Sky Painters

terminal-painters-turn = Tura { $turn }: { $name }
terminal-painters-nobody = nikt
terminal-painters-critical = FAZA KRYTYCZNA
terminal-painters-cards = Karty nieba
terminal-painters-left = lewa
terminal-painters-centre = środkowa
terminal-painters-right = prawa
terminal-painters-on-deck = na wierzchu talii
terminal-painters-on-board = na planszy
terminal-painters-deck = talia ({ $cards }), { $price }
terminal-painters-chips = { $hope } ♥ na karcie
terminal-painters-night = noc powyżej
terminal-painters-grass = trawa poniżej
terminal-painters-tiles = Płytki Malarzy Nieba
terminal-painters-pile = następna, w stosie { $tiles }
terminal-painters-halos = Aureole { $left } z { $spaces } (następna: { $price }): { $names }
terminal-painters-pool = Kości
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }
terminal-painters-worth = teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-painters-spends-cloud = za żeton chmury
terminal-painters-free = za darmo
terminal-painters-letters-blue = Ni
terminal-painters-letters-white = Bi
terminal-painters-letters-yellow = Żó
terminal-painters-letters-green = Zi
terminal-painters-letters-black = Cz
terminal-painters-letters-orange = Po
terminal-painters-letters-red = Cw
terminal-painters-letters-purple = Fi
terminal-painters-letters-grey = Sz

# Skytear Horde

terminal-horde-turn = Tura { $turn }, { $phase }
terminal-horde-setup = Przed pierwszą turą
terminal-horde-phase-refresh = faza odświeżenia
terminal-horde-phase-horde = faza hordy
terminal-horde-phase-alliance = faza sojuszu
terminal-horde-phase-treachery = faza zdrady
terminal-horde-phase-fight = faza walki
terminal-horde-phase-pillage = faza grabieży
terminal-horde-phase-end = faza końcowa
terminal-horde-difficulty = poziom { $level }, łączna trudność { $total }
terminal-horde-outsider-aside = { $pile }; jeszcze nie w grze: { $outsider }
terminal-horde-legend = ⚔ atak  ♥ zdrowie  ◈ zbroja  ◆ mana  ↷ wyczerpana  + dołączona  m1 a1 Linia 1
terminal-horde-portal = Portal
terminal-horde-stage = etap { $stage } z { $stages }
terminal-horde-wave = fala: { $wave }
terminal-horde-collapsing = ZAPADA SIĘ
terminal-horde-outsider = Stos Obcego
terminal-horde-horde = Horda
terminal-horde-castle = Zamek
terminal-horde-back-line = Tylna Linia
terminal-horde-none = brak
terminal-horde-cards = talia { $deck }, karty odrzucone { $discard }
terminal-horde-hand = Karty na ręce: { $cards }
terminal-horde-planned = Na wierzchu talii hordy: { $cards }
terminal-horde-hand-of = ręka: { $name }
terminal-horde-discard-of = stos kart odrzuconych: { $name }
terminal-horde-hand-horde = ręka hordy
terminal-horde-discard-horde = stos kart odrzuconych hordy
terminal-horde-beneath-of = pod kartą { $card }
terminal-horde-beneath = pod spodem: { $cards }
terminal-horde-outsider-card = Obcy
terminal-horde-waves = Fale
terminal-horde-wave-now = { $wave } (teraz)
terminal-horde-forecast = Jeśli nic się nie zmieni
terminal-horde-forecast-deck = { $who }: zagrabione { $pillaged }, talia { $left }
terminal-horde-forecast-legend = m potwór  a sojusznik  ♜ zamek  ◎ portal  ☠ zniszczona  ⇥ opuszcza grę  ⇤ przybędzie do tej pory  ? być może

## Pole bitwy Skytear

terminal-skytear-turn = Tura { $turn } · { $phase }
terminal-skytear-phase-setup = przygotowanie gry
terminal-skytear-phase-heroes = Faza Bohaterów
terminal-skytear-phase-minions = Faza Żołnierzy
terminal-skytear-phase-end = Koniec Tury
terminal-skytear-column-hero = Bohater
terminal-skytear-column-hp = PZ
terminal-skytear-column-attack = Atak
terminal-skytear-column-armor = Zbroja
terminal-skytear-column-mana = Mana
terminal-skytear-column-state = Stan
terminal-skytear-column-player = Gracz
terminal-skytear-column-card = Karta
terminal-skytear-column-cost = Mana
terminal-skytear-column-kind = Rodzaj
terminal-skytear-column-flip = Modyf.
terminal-skytear-column-text = Tekst
terminal-skytear-ranged = dystans
terminal-skytear-melee = wręcz
terminal-skytear-exhausted = Wyczerpany
terminal-skytear-defeated = { $turn ->
    [0] Pokonany, już nie wróci
   *[other] Pokonany, wraca w turze { $turn }
}
terminal-skytear-lead = karta Dowodzenia: { $card }
terminal-skytear-lead-hidden = zakryta karta Dowodzenia
terminal-skytear-stack = Stos
terminal-skytear-forecast = Gdyby teraz nadeszła Faza Żołnierzy:
terminal-skytear-hand = { $who }: na ręce { $cards }
terminal-skytear-deck = w talii { $deck }, odrzucone { $discard }.
terminal-skytear-action = akcja
terminal-skytear-reaction = reakcja
terminal-skytear-commands = sight NAZWA · reach NAZWA
terminal-skytear-help =
    sight yami     co widzi Yami; także sight 4,1 (kto lub co jest na tym polu), sight c1 (żeton kontroli),
                   sight tower west north (Wieża), sight nexus south (Ogniwo), sight dome (Kopuła)
    reach yami     dokąd może dojść Ruch i kogo sięga teraz Atak tego Bohatera
    Pole zapisuje się q,r. Na mapie z lewej stoi nazwa pierwszego pola rzędu; w prawo q rośnie o 1.
    Wolne pola, które możesz wybrać, pokazują numer swojej opcji.
terminal-skytear-legend = v Południe · ^ Północ · dwie litery: Bohater · samo v ^: Żołnierz, x: po jednym · T5 Wieża i jej PZ · N Ogniwo · C1 żeton kontroli · ‡ Filar · ~ iluzja · @@ Obcy · * osłona · o Kopuła, O jej środek · # zablokowane · | \ / biała linia
terminal-skytear-side = { $sign } { $side ->
    [north] Północ
   *[south] Południe
}: { $players }
terminal-skytear-side-first = { $sign } { $side ->
    [north] Północ
   *[south] Południe
}: { $players } (zaczyna)
terminal-skytear-active = Aktywowany Bohater: { $hero }; pozostałe Punkty Akcji: { $points }
terminal-skytear-flux = Przepływ Skytear ma { $who }.
terminal-skytear-progress = (Południe { $south }, Północ { $north } z { $wanted })
terminal-skytear-waiting = { $what }: { $hero } ({ $who })
terminal-skytear-hex = pole { $hex }
terminal-skytear-nexus = { $side ->
    [north] Ogniwo Północy
   *[south] Ogniwo Południa
}
terminal-skytear-token = żeton { $lane-gen }
terminal-skytear-tower = { $side ->
    [north] Wieża Północy na { $lane-gen }
   *[south] Wieża Południa na { $lane-gen }
}
terminal-skytear-card-on = na: { $hero }
terminal-skytear-card-under = pod: { $hero }
terminal-skytear-card-played = na nim: { $card }
terminal-skytear-on-its-card = na swojej karcie
terminal-skytear-moves = Ruch { $hexes }
terminal-skytear-lives-there = mieszka tam { $who }
terminal-skytear-pillar = { $side ->
    [north] Filar Północy
   *[south] Filar Południa
}
terminal-skytear-illusion = iluzja: { $hero }
terminal-skytear-hp-left = { $hp ->
    [one] zostaje { $hp } PZ
    [few] zostają { $hp } PZ
   *[many] zostaje { $hp } PZ
}
terminal-skytear-nexus-closed = nie otrzymuje obrażeń, dopóki nie upadnie Wieża
terminal-skytear-fallen = upadła
terminal-skytear-none = brak
terminal-skytear-in-hand = ręka: { $who }
terminal-skytear-discard-of = stos kart odrzuconych: { $who }
terminal-skytear-side-name = { $side ->
    [north] Północ
   *[south] Południe
}
terminal-skytear-nobody = nikt
terminal-skytear-sight = Pole Widzenia: { $who }
terminal-skytear-reach = Zasięg: { $who }
terminal-skytear-legend-sight = + widziane · ? widać Pole Osłony, ale nie wroga na nim: nikt nie stoi obok
terminal-skytear-legend-spot = + w Polu Widzenia, w obie strony
terminal-skytear-legend-reach = + tu może skończyć się Ruch · ! w Polu Widzenia i zasięgu Ataku ({ $range }) · & jedno i drugie
terminal-skytear-sees = Widzi: { $units }
terminal-skytear-hidden = Ukryci: { $units }
terminal-skytear-seen-by = W Polu Widzenia: { $units }
terminal-skytear-strikes = Celem Ataku może być: { $units }
terminal-skytear-look-whose = Czyje? Na przykład Bohater{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, Obcy, żeton taki jak c1, „tower west north”, „nexus south”, „dome” albo pole takie jak 4,1.
terminal-skytear-look-unknown = „{ $text }”: czegoś takiego nie ma na tym polu bitwy; podaj Bohatera{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, Obcego, żeton, np. c1, „tower west north”, „nexus south”, „dome” albo pole, np. 4,1.
terminal-skytear-look-several = „{ $text }” pasuje do kilku rzeczy; wpisz więcej.{ $number ->
    [0] {""}
   *[other] {" "}Bohaterowie: { $heroes }.
}
terminal-skytear-look-off = Na tym polu bitwy nie ma pola { $hex }; z lewej strony mapy stoi nazwa pierwszego pola każdego rzędu.
terminal-skytear-look-away = Teraz nie ma na polu bitwy: { $who }.
terminal-skytear-look-no-reach = Działają tylko Bohaterowie i Obcy; { $who }: użyj „sight”.

## Talie

terminal-decks-own = Twoje talie
terminal-decks-cards = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
terminal-decks-unknown = Nie ma gotowej talii „{ $name }” ani takiego pliku; do wyboru są: { $names }.
terminal-resign-sure = Wpisz resign jeszcze raz, aby poddać grę, albo cokolwiek innego, aby grać dalej.
terminal-given-up = Gra poddana. Jej zapis do tego miejsca jest w { $file }.
terminal-book-english = Tej instrukcji nie ma jeszcze po polsku; oto ona po angielsku.
