### Co mówią strony w przeglądarce. Zdania samych gier przychodzą z serwera.

## Wszędzie

web-site = Serwis
web-home = Główna
web-lobby = Poczekalnia
web-me = Ja
web-show-in-lobby = Pokaż w poczekalni: każdy, kto tam jest, może usiąść
web-asks = { $number ->
    [one] Ktoś chce cię dodać do znajomych.
    [few] { $number } osoby chcą cię dodać do znajomych.
    [many] { $number } osób chce cię dodać do znajomych.
   *[other] { $number } osoby chcą cię dodać do znajomych.
}
web-turns = { $number ->
    [one] Twój ruch przy 1 stole.
    [few] Twój ruch przy { $number } stołach.
   *[many] Twój ruch przy { $number } stołach.
}
web-chat-people = Kto tu jest
web-chat-only-phrases = Przy tym stole mówi się tylko gotowe zwroty.
web-phrases-agreed = Na czacie tylko gotowe zwroty
web-rules = Zasady
web-gallery = Galeria
web-settings = Ustawienia
web-games = Gry
web-skip = Przejdź do treści
web-nothing-here = Pod tym adresem nic nie ma.
web-nothing-here-more = Może zgubił się kawałek linku. Do gry zawsze jest blisko:
web-unreachable = Serwer nie odpowiada. Czy jest uruchomiony?
web-not-fetched = Nie udało się pobrać tej strony. Pojawi się, gdy tylko serwer odpowie.
web-fetch-again = Spróbuj ponownie
web-loading = Wczytywanie…
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-you = ty

## Nauka

web-learn = Nauka
web-learn-about = Pierwsza gra z przewodnikiem przy prawdziwym stole. Przewodnik tłumaczy jedną rzecz naraz, ty ją robisz i wszystko możesz cofnąć.
web-learn-first-visit = Pierwszy raz tutaj? Każda gra ma pierwszą grę z przewodnikiem: szukaj „Naucz się grać”.
web-learn-minutes = Naucz się grać ({ $minutes } min)
web-learn-on = Ucz się dalej ({ $done } z { $all })
web-lesson-chapter = { $number } z { $all }
web-lesson-goal = Cel:
web-lesson-menu = Rozdziały tej lekcji
web-lesson-reached = zrobione
web-lesson-here = jesteś tutaj
web-lesson-chapter-again = Ten rozdział jeszcze raz
web-lesson-skip = Pomiń ten rozdział
web-lesson-restart = Zacznij od nowa
web-lesson-later = Dokończ później
web-lesson-before = Wstecz
web-lesson-on = Dalej
web-lesson-understood = Rozumiem
web-lesson-next = Dalej: { $title }
web-lesson-your-move = Twój ruch: szukaj gwiazdki.
web-lesson-quiet = To już umiesz. Odezwę się, gdy zdarzy się coś nowego.
web-lesson-foresee = Co będzie dalej?
web-lesson-foresee-nothing = Teraz niczego nie da się przewidzieć.
web-lesson-over = Za tobą cała gra. Zasady są o jedno kliknięcie stąd; teraz zagraj już samodzielnie.
web-lesson-play = Zagraj samodzielnie

## Pierwsza strona

web-welcome = Siadaj do stołu
web-welcome-more = Gry planszowe, w których pilnuje się każdej zasady. Widzisz, co możesz zrobić i dlaczego.
web-play-now = Zagraj od razu
web-play-solo = Solo
web-way-table-bots = Przeciw botowi
web-way-table-friends = Ze znajomymi
web-way-coop-bots = Z botem
web-way-coop-friends = Ze znajomym
web-way-versus-bots = Przeciw botowi
web-way-versus-friends = Przeciw znajomemu
web-more-options = Więcej opcji
web-players =
    { $most ->
        [one] 1 gracz
       *[other]
            { $fewest ->
                [one] Od 1 do { $most } graczy
               *[other] Od { $fewest } do { $most } graczy
            }
    }
web-continue = Graj dalej
web-status-waiting = czeka na graczy
web-status-playing = trwa
web-status-over = zakończona

## Nowy stół

web-new-table = Nowy stół
web-new-table-of = Nowy stół: { $game }
web-way = Sposób gry
web-how-many = Ilu graczy
web-players-number =
    { $number ->
        [one] 1 gracz
        [few] { $number } gracze
       *[other] { $number } graczy
    }
web-seat = Miejsce { $number }
web-seat-open = Wolne miejsce
web-seat-me = Ty
web-seat-open-help = Wolne miejsca są dla osób z linkiem, który pokaże stół.
web-seat-beginner = Bot początkujący
web-seat-easy = Bot łatwy
web-seat-medium = Bot średni
web-seat-hard = Bot trudny
web-seat-master = Bot mistrz
web-seat-random = Bot losowy
web-with-whom = Z kim?
web-which-side = Po której jesteś stronie?
web-company-bots = Z botami
web-company-bots-help = Zaczynasz od razu.
web-company-friends = Ze znajomymi
web-company-friends-help = Dostajesz link; gra zaczyna się, gdy wszyscy przyjdą.
web-company-learn = Najpierw nauka
web-company-learn-help = Pierwsza gra z przewodnikiem, kilka minut.
web-bots-level = Jak silne są boty?
web-seat-by-seat = Miejsce po miejscu
web-more-settings-now = dla tych, którzy znają grę
web-hints-on-short = z podpowiedziami
web-hints-off-short = bez podpowiedzi
web-setting-own = Własne…
web-setting-own-of = { $setting }, własnymi słowami
web-setting-own-paste = Wklej albo napisz tutaj
web-manners = Jak gracie
web-more-settings = Więcej ustawień
web-mode = Cofanie
web-mode-friendly = Przyjazne
web-mode-friendly-help = Ostatni wybór można cofnąć, dopóki czegoś nie ujawniono; potem tylko za zgodą wszystkich.
web-mode-strict = Ścisłe
web-mode-strict-help = Ostatni wybór można cofnąć, dopóki czegoś nie ujawniono, i ani kroku dalej.
web-mode-practice = Ćwiczenie
web-mode-practice-help = Dla jednej osoby i botów: cofaj, ile chcesz.
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-quick = Szybki: po 10 minut
web-clock-relaxed = Spokojny: po 40 minut
web-clock-move = 1 minuta na każdy wybór
web-clock-days = 3 dni na każdy wybór
web-clock-help = Gdy czyjś czas się skończy, gra za niego bot.
web-watch = Każdy, kto ma link, może oglądać
web-make-table = Zaczynamy

## Talie

web-decks = Talie
web-decks-more = Zbuduj własną talię: zacznij od gotowej, zmień ją i zagraj nią. Jeśli zasady na coś nie pozwalają, jest to napisane przy karcie.
web-decks-about-horde = Zamek i czterdzieści kart pierwszej edycji.
web-decks-about-monoliths = Zamek i czterdzieści kart obu edycji.
web-decks-about-skytear = Pula Bohaterów, każdy z talią ośmiu kart, do wyboru w wersji turniejowej.
web-decks-own-number = { $number ->
        [0] Jeszcze żadnej własnej talii
        [one] Jedna własna talia
        [few] { $number } własne talie
       *[many] { $number } własnych talii
    }
web-decks-of = Talie do gry { $game }
web-deck-own = Twoje talie
web-deck-ready = Gotowe talie
web-deck-begin = Zacznij następną
web-deck-new = Pusta talia
web-deck-import = Talia jako tekst
web-deck-copy-and-change = Skopiuj i zmień
web-deck-copy-of = Kopia: { $deck }
web-deck-duplicate = Powiel
web-deck-delete = Usuń
web-deck-deleted = Usunięto „{ $deck }”.
web-deck-restore = Przywróć ją
web-deck-keep = Zachowaj i zmień
web-deck-shared = Ktoś pokazuje ci talię: { $deck }
web-deck-not-here = Ta talia jest w przeglądarce, w której ją zbudowano. Poproś o link do niej.
web-deck-unnamed = Nowa talia
web-deck-for-challenge = Twoja następna talia powstanie do wyzwania, z którego przychodzisz: liczą się jego ograniczenia zamiast ograniczeń zamku.
web-deck-number = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }
web-deck-name = Nazwa talii
web-deck-castle = Zamek
web-deck-choose-castle = Wybierz zamek
web-deck-heroes = Bohaterowie: { $number }
web-deck-add-hero = Dodaj Bohatera…
web-deck-remove-hero = Usuń: { $hero }
web-deck-add = Dodaj
web-deck-cards = Karty
web-deck-your-deck = Talia
web-deck-switch = Karty lub talia
web-deck-find = Szukaj kart
web-deck-find-help = Słowa z nazwy lub tekstu albo znaczniki: cost<=2 f:kurumo t:spell kw:armor r:rare
web-deck-find-help-skytear = Słowa z nazwy lub tekstu albo znaczniki: cost<=1 f:kurumo t:reaction points<10
web-deck-filters = Pokaż tylko
web-deck-found = { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }
web-deck-none-found = Żadna karta nie pasuje. Usuń słowo lub filtr.
web-deck-show-all = Także karty, które nie pasują
web-deck-not-open = Niedostępna dla tej talii.
web-deck-rarity-base = Podstawowa
web-deck-rarity-rare = Rzadka
web-deck-rarity-mythic = Mityczna
web-deck-rarity-legendary = Legendarna
web-deck-more = O jedną więcej: { $card }
web-deck-less = O jedną mniej: { $card }
web-deck-copies = W talii: { $number }
web-deck-cost = Kosztuje { $cost }
web-deck-points = punkty: { $points }
web-deck-points-all = punkty z Bohaterem: { $points }
web-deck-size-word = kart
web-deck-empty = Jeszcze żadnej karty.
web-deck-no-pile = Dodaj Bohatera; jego karty przyjdą z nim.
web-deck-checking = Sprawdzanie…
web-deck-good = Ta talia jest dozwolona.
web-deck-faults = { $number ->
        [one] Jedna rzecz jest nie tak:
        [few] { $number } rzeczy są nie tak:
       *[many] { $number } rzeczy jest nie tak:
    }
web-deck-mend = Popraw, co jest nie tak z talią, żeby nią zagrać.
web-deck-curve = Karty według kosztu
web-deck-curve-of = koszt { $cost }: { $cards }
web-deck-curve-help = Karty według kosztu: jednolite to sojusznicy, w paski pozostałe.
web-deck-curve-help-skytear = Karty według kosztu: jednolite to akcje, w paski pozostałe.
web-deck-play = Zagraj nią
web-deck-new-table = Nowy stół
web-deck-build = Zbuduj talię
web-deck-against = Z czym się gra
web-deck-mixed-help = Więcej hord w tej samej talii.
web-deck-hand = { $cards ->
    [one] Rozdaj próbną rękę z { $cards } karty
   *[other] Rozdaj próbną rękę z { $cards } kart
}
web-deck-text-and-link = Jako tekst i jako link
web-deck-text = Talia jako tekst
web-deck-text-help = Wiersz na każdą kartę, na przykład „3x Szamani”. Ten sam tekst działa w terminalu.
web-deck-text-take = Odczytaj tekst
web-deck-text-read = Tekst został odczytany.
web-deck-link = Link, który zawiera talię
web-deck-copy-link = Skopiuj link

## Wyzwania i plan bitwy

web-challenges = Wyzwania
web-home-over = Rozegrane gry
web-home-more = Głębiej
web-home-decks = Buduj, sprawdzaj i pokazuj własne talie.
web-home-challenges = Dwanaście wyzwań z medalami i plan bitwy.
web-challenge-twelve = Dwanaście wyzwań
web-challenge-more = Każde to gra solo w Skytear Horde z własnym przygotowaniem lub warunkiem, którego pilnują zasady. Twoje medale zostają w tej przeglądarce.
web-challenge-difficulty = Poziom trudności
web-challenge-difficulty-medals = { $medals ->
        [one] { $difficulty }: 1 medal
        [few] { $difficulty }: { $medals } medale
       *[many] { $difficulty }: { $medals } medali
    }
web-challenge-total = Medale: { $medals } z { $all }
web-challenge-medals = Medale: { $medals } z { $all }
web-challenge-deck = Talia
web-challenge-deck-usual = Zwykła
web-challenge-deck-hero = Gotowa z tym Bohaterem
web-challenge-deck-needed = { $cards ->
    [one] Wybierz talię z { $cards } karty
   *[other] Wybierz talię z { $cards } kart
}
web-challenge-build = { $cards ->
    [one] Zbuduj talię z { $cards } karty
   *[other] Zbuduj talię z { $cards } kart
}
web-challenge-start = Spróbuj
web-challenge-go-on = Graj dalej
web-plan = Plan bitwy
web-plan-more = Jedna talia przeciw ośmiu hordom ze Skytear Horde i Monoliths, jednej po drugiej. Sześć wygranych to zwycięstwo.
web-plan-deck = Talia
web-plan-level = Poziom
web-plan-begin = Zacznij plan
web-plan-with = { $deck }, poziom { $level }.
web-plan-fight = Walcz: { $horde }
web-plan-go-on = Walcz dalej
web-plan-give-up = Porzuć plan
web-plan-another = Zacznij następny plan
web-plan-won = wygrana
web-plan-lost = przegrana
web-plan-next = następna
web-plan-open = przed tobą

## Ustawienia

web-your-name = Twoje imię przy stole
web-language = Język
web-speaks = Języki: { $languages }
web-speaks-not = Ta gra nie ma jeszcze twojego języka. Jej teksty są w języku: { $language }.
web-theme = Kolory
web-theme-system = Jak na tym urządzeniu
web-theme-dark = Ciemne
web-theme-light = Jasne
web-theme-contrast = Wysoki kontrast
web-text-size = Wielkość tekstu
web-legible = Wszędzie używaj najczytelniejszych liter
web-motion = Animacje
web-motion-system = Jak na tym urządzeniu
web-motion-full = Włączone
web-motion-reduced = Wyłączone
web-sound = Dźwięki
web-turn-sound = Dźwięk, gdy przychodzi moja kolej
web-shortcuts = Pojedyncze klawisze jako skróty (? je pokazuje)
web-goes-on = Przechodź dalej automatycznie, gdy nie ma o czym decydować
web-confirm = Wybieranie na planszy
web-confirm-touch = Na ekranach dotykowych potwierdzaj
web-confirm-always = Zawsze potwierdzaj
web-confirm-never = Wybieraj od razu
web-confirm-help = Przy potwierdzaniu dotknięcie czegoś na planszy pokazuje, co by się stało; dopiero przycisk to wykonuje.

## Stół

web-table = Stół
web-around = Gracze i kronika
web-turn = Tura { $turn }
web-your-turn = Twoja kolej
web-waits-for = Czekamy na: { $name }
web-happening = Zobacz, co się dzieje.
web-thinks = { $name } myśli
web-decides = decyduje
web-game-over = Gra skończona.
web-you-watch = Oglądasz.
web-you-are-away = Twoje miejsce jest opuszczone.
web-come-back = Wróć
web-all-choices = Wszystkie wybory
web-choices-of = { $name }: kilka wyborów
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-hint = Podpowiedź
web-hint-thinking = Zastanawiam się…
web-hints = Najlepsze wybory
web-hint-chance = { $percent }% szans na wygraną
web-hinted = podpowiedź
web-why-not = Nie teraz, bo
web-why-not-turn = Nie teraz: decyduje { $name }.
web-possible-now = Możesz to teraz wybrać.
web-log = Kronika
web-rule = Zasada { $rule }
web-rule-page = Otwórz w zasadach
web-for-you-only = Tylko dla ciebie:
web-taken-back = Cofnięto:
web-players-here = Gracze
web-bot = bot
web-bot-beginner = bot początkujący
web-bot-easy = bot łatwy
web-bot-medium = bot średni
web-bot-hard = bot trudny
web-bot-master = bot mistrz
web-bot-random = bot losowy
web-bot-greedy = bot zachłanny
web-bot-search = bot myślący
web-bot-net = bot wyuczony
web-away = poza stołem
web-take-over = Niech zagra bot
web-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
web-chat = Czat
web-chat-muted = Czat jest wyciszony.
web-chat-unmute = Włącz czat
web-chat-spectator = widz
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-phrases = Zwroty
web-chat-mute = Wycisz
web-chat-mute-one = Wycisz: { $name }
web-chat-mute-all = Wycisz wszystkich
web-chat-mute-hides = Ci, którzy tu pisali, są wyciszeni.
web-chat-to-players = Do graczy
web-chat-to-spectators = Do innych widzów
web-chat-to-everybody = Do wszystkich
web-chat-send = Wyślij
web-chat-says = { $name } mówi: { $text }
web-chat-unread =
    { $count ->
        [one] { $count } nieprzeczytana wiadomość
        [few] { $count } nieprzeczytane wiadomości
       *[other] { $count } nieprzeczytanych wiadomości
    }
web-leave = Odejdź
web-rematch = Zagraj jeszcze raz
web-connection-lost = Połączenie zerwane; kolejna próba…
web-choice-waits = Brak połączenia: gdy tylko wróci, twój wybór zostanie wysłany.
web-winners = Wygrywa: { $names }
web-nobody-won = Nikt nie wygrywa.
web-asked-rematch = { $name } chce zagrać jeszcze raz.
web-asked-take-back = { $name } prosi o cofnięcie wyboru.
web-asked-take-over = { $name } prosi, by bot przejął miejsce gracza { $about }.
web-agree = Zgoda
web-refuse = Nie
web-waiting-title = Czekamy na graczy
web-sit-here = Usiądź tutaj
web-invite = Wyślij ten link temu, kto ma dołączyć
web-invitation-reads = Kto otworzy twój link, przeczyta:
web-copy = Kopiuj
web-invite-scan = Siedzicie w tym samym pokoju? Zeskanuj telefonem.
web-invite-only-here = Ten link otwiera się tylko na tym komputerze. Znajomi dołączą ze swoich urządzeń, gdy Skyshelf zostanie uruchomiony tak: { $command }
web-copied = Skopiowano.
web-copy-by-hand = Zaznacz link i skopiuj go.

## Spojrzenie wstecz

web-replay = Powtórka
web-replay-watch = Obejrzyj powtórkę
web-step-of = Wybór { $at } z { $all }
web-to-start = Na początek
web-step-back = Jeden wybór wstecz
web-play-on = Odtwarzaj
web-pause = Pauza
web-step-on = Jeden wybór dalej
web-to-end = Na koniec
web-speed = Szybkość
web-timeline = Oś czasu
web-replay-keys = Klawisze: ← → jeden wybór, spacja odtwarza, Home i End
web-set-up = Przygotowanie
web-chose = { $name } wybiera: { $what }
web-chose-hidden = { $name } dokonuje wyboru.
web-key-moment = Przełomowa chwila w turze { $turn }: { $text }
web-this-moment = Ta chwila
web-which-game = Która gra
web-whose-view = Czyimi oczami
web-view-public = Widza
web-view-own = { $name } (ty)
web-view-later = Po zakończeniu gry możesz patrzeć oczami innych.
web-replay-follows = To, co dzieje się w trakcie, pojawia się tu samo.
web-copy-moment = Kopiuj link do tej chwili
web-play-from = Graj od tej chwili
web-play-from-help = Stół do ćwiczeń, który zaczyna się w tej chwili, z botami na pozostałych miejscach.
web-open-table = Otwórz stół
web-report = Raport z gry
web-report-size = Liczba wyborów: { $choices }, liczba tur: { $turns }.
web-report-minutes =
    Czas: { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
web-key-turns = Przełomowe tury
web-key-turns-help = Gdzie szanse na wygraną zmieniły się najbardziej, według oceny botów, które widzą wszystkie karty.
web-chances-of = Szanse: { $name }
web-watch-moment = Obejrzyj tę chwilę
web-plots = Przebieg gry
web-plots-help = Wskaż wykres, aby go odczytać; kliknij, aby przejść do tej chwili powtórki. Gwiazdki to przełomowe tury.
web-plot-line = { $name }: od { $from } do { $to }.
web-plot-table = Jako tabela, tura po turze
web-turn-word = Tura
web-luck = Los
web-average = Średnia
web-everybody = Wszyscy
web-share-picture = Obrazek do udostępnienia
web-download-picture = Pobierz jako obrazek
web-download-journal = Pobierz dziennik
web-no-picture = Ta przeglądarka nie zdołała zrobić obrazka.
web-watch-file = Obejrzyj grę z pliku
web-watch-file-help = Zakończona gra jako dziennik: z raportu przy stole albo z folderu danych ./skyshelf. Zostanie tu odtworzona, a obejrzeć ją może każdy, kto ma link.
web-watch-drop = Upuść dziennik tutaj albo go wybierz
web-watch-choose = Wybierz plik
web-watch-else = Nie masz pliku? Skończone gry są na twojej liście, a trwające w poczekalni.
web-watch-too-large = Dziennik ma najwyżej { $kilobytes } kB.

## Zasady

web-rules-choose = O której grze chcesz poczytać?
web-rules-of = Zasady gry { $game }
web-rules-book = Instrukcja
web-rules-every = Każda zasada
web-rules-in-book = W instrukcji: { $chapter }
web-rules-contents = Spis treści
web-rules-english = Zasady są napisane po angielsku.
web-rules-source-p = s.
web-rules-source-derived = wywnioskowana
web-rules-source-rulebook = instrukcja
web-rules-source-cards = karty
web-rules-source-data = dane kart
web-rules-source-ours = nasza
web-rules-source-unprinted = niedrukowana
web-rules-source-example = przykład
web-rules-more = Pokaż więcej (pozostało: { $number })
web-rules-same = Tak samo w innej edycji:
web-rules-changes = Zmienia zasadę innej edycji:
web-rules-examples =
    { $number ->
        [one] Przykład
        [few] { $number } przykłady
       *[many] { $number } przykładów
    }
web-rules-onward = Inne rozdziały
web-phase-explain = Wyjaśnij tę fazę: { $phase }
web-rules-find = Szukaj zasady po słowach albo po numerze
web-rules-found =
    { $number ->
        [one] 1 zasada
        [few] { $number } zasady
       *[many] { $number } zasad
    }
web-rules-none = Nic tutaj nie zawiera wszystkich tych słów. Wpisz mniej słów albo inne, albo poszukaj w innej grze:

## Galeria

web-gallery-more = Wszystkie karty, Bohaterowie i żetony gier, do obejrzenia.
web-gallery-find = Szukaj karty po nazwie albo po tekście
web-gallery-found =
    { $number ->
        [one] 1 obrazek
        [few] { $number } obrazki
       *[many] { $number } obrazków
    }
web-gallery-none = Żaden obrazek nie zawiera wszystkich tych słów. Wpisz mniej słów albo inne.
web-gallery-day = Karta dnia
web-gallery-another = Pokaż inną
web-gallery-dice = Kości i żetony
web-gallery-factions = Heraldyka
web-gallery-cards = Karty gier Skytear
web-gallery-full = Do czytania
web-gallery-full-text = Cała karta ma słowa pod rysunkiem; na ręce i na stole pokazuje to, co się liczy.
web-gallery-chip = Na Linii
web-gallery-neutral = Neutralne
web-gallery-kit = Wspólne dla gier
web-gallery-ground = Teren
web-gallery-pieces = Figury
web-gallery-signs = Znaki
web-gallery-heroes = Bohaterowie
web-gallery-backs = Rewersy
web-gallery-castles = Zamki
web-gallery-portals = Portale
web-gallery-minions = Żołnierze
web-gallery-outsiders = Obcy
web-gallery-tokens = Żetony
web-gallery-common = Karty wspólne
web-gallery-colossals = Kolosy
web-gallery-turned = Sojusznicy zmienieni w potwory

## Stół: jego róg, szuflada i klawisze
web-choices = Wybory
web-choices-none = Teraz nie ma nic do wyboru.
web-corner = Podpowiedź, cofnij i główny przycisk
web-asked = O co chodzi
web-doors = Kronika, wybory i ustawienia
web-choose-on-board = Wybierz na planszy
web-choose-above = Wybierz powyżej
web-hold = przytrzymaj
web-please-wait = Poczekaj
web-glowing = { $count ->
    [one] Jedna rzecz świeci.
    [few] Świecą { $count } rzeczy.
   *[other] Świeci { $count } rzeczy.
}
web-let-go-help = Escape anuluje.
web-let-go-touch = Dotknięcie gdzie indziej anuluje.
web-choose-its-place = Wybierz dla tego miejsce.
web-put-back-help = Escape odkłada to z powrotem.
web-put-back-touch = „Cofnij” odkłada to z powrotem.
web-touch-again = Ponowne dotknięcie wybiera; dotknięcie gdzie indziej anuluje.
web-no-effect = Teraz nie miałoby to żadnego skutku.
web-no-effect-short = teraz bez skutku
web-no-effect-again = Teraz bez skutku; wybierz ponownie, by tego użyć.
web-hint-is = Podpowiedź: { $choice }
web-back = Wróć
web-menu = Co można zrobić
web-volume = Głośność
web-pace = Szybkość animacji
web-pace-50 = Wolno
web-pace-100 = Normalnie
web-pace-200 = Szybko
web-all-settings = Wszystkie ustawienia
web-victory = Zwycięstwo
web-defeat = Porażka
web-outcome-again = Jak się skończyło
web-outcome-look = Obejrzyj stół
web-outcome-otherwise = Inne ustawienia
web-outcome-stood = Na koniec
web-outcome-harder = Trudniej: { $level }
web-outcome-easier = Łatwiej: { $level }
web-outcome-deck = Inna talia
web-outcome-turning = Punkt zwrotny
web-outcome-unturned = Żaden pojedynczy wybór nie odwrócił tej gry.
web-turned-rose = Szanse ({ $name }) wzrosły z { $before } do { $after }.
web-turned-fell = Szanse ({ $name }) spadły z { $before } do { $after }.
web-keys = Klawisze
web-key-space = Spacja
web-key-enter = Enter
web-key-escape = Escape
web-key-u = U
web-key-h = H
web-key-c = C
web-key-digits = 1 do 9
web-key-l = L
web-key-t = T
web-key-b = B
web-key-arrows = Strzałki
web-key-i = I
web-key-help = ?
web-key-does-space = Główny przycisk; gdy coś jest pokazywane, pomija to
web-key-does-enter = Wybiera to, na czym jest fokus; inaczej główny przycisk
web-key-does-escape = Anuluje, zamyka, pomija wszystko, co jest pokazywane
web-key-does-u = Cofnij
web-key-does-h = Podpowiedź
web-key-does-c = Wszystkie wybory
web-key-does-digits = Jeden z wyborów, gdy są widoczne
web-key-does-l = Kronika
web-key-does-t = Czat
web-key-does-b = Do planszy
web-key-does-arrows = Po planszy i po wszystkich wyborach
web-key-does-i = Czyta to, na czym jest fokus
web-key-does-help = Te klawisze
web-since = Od twojej ostatniej tury
web-skip-shown = Pomiń
web-since-nothing = Jeszcze nic.
web-show-again = Pokaż jeszcze raz
web-log-new = { $count ->
        [one] 1 nowy wpis
        [few] { $count } nowe wpisy
       *[many] { $count } nowych wpisów
    }
web-shown-of = { $number } z { $all }
web-jumped = { $count ->
        [one] Zdarzyła się 1 rzecz; jest w kronice.
        [few] Zdarzyły się naraz { $count } rzeczy; są w kronice.
       *[many] Zdarzyło się naraz { $count } rzeczy; są w kronice.
    }

## Kończenie gry i własne stoły

web-ways-out = Wyjścia
web-resign = Poddaj grę
web-resign-sure-many = Poddajesz swoją grę; bot gra dalej za ciebie, a inni kontynuują.
web-resign-sure-rivals = Gra kończy się od razu i wygrywa druga strona.
web-resign-sure-alone = Gra kończy się przegraną.
web-resign-sure-mates = Najpierw zapytamy tych, którzy grają z tobą.
web-draw = Zaproponuj remis
web-draw-sure-people = Zapytamy pozostałych; jeśli wszyscy się zgodzą, nikt nie wygrywa.
web-draw-sure-alone = Przeciwnik odpowiada od razu i zgadza się, jeśli nie widzi swojej przewagi.
web-call-off = Przerwij grę
web-call-off-sure-people = Zapytamy pozostałych; jeśli wszyscy się zgodzą, gra się kończy i nikt nie wygrywa ani nie przegrywa.
web-call-off-sure-alone = Gra kończy się od razu i nikt nie wygrywa ani nie przegrywa.
web-leave-sure-people = Wstajesz i wracasz na pierwszą stronę. Miejsce pozostaje twoje, ale inni mogą oddać je botowi.
web-leave-sure-waiting = Wstajesz, a twoje miejsce znów jest wolne.
web-leave-sure-alone = Wstajesz i wracasz na pierwszą stronę. Gra tam na ciebie czeka.
web-leave-sure-event = Wstajesz. Na tę grę czeka turniej i nikt inny jej nie dokończy: przegrywasz ją.
web-leave-sure-rated = Wstajesz. To gra rankingowa i nikt inny jej nie dokończy: jeśli padł w niej już twój wybór, przegrywasz ją.
web-delete-table = Usuń
web-delete-sure-people = Stół znika z twojej listy; inni go zachowują.
web-delete-sure-alone = Stół i wszystko, co się przy nim działo, znika na zawsze.
web-delete-sure-event = Stół znika na zawsze. Na tę grę czeka turniej: przegrywasz ją.
web-delete-sure-rated = Stół znika na zawsze. To gra rankingowa: jeśli padł w niej już twój wybór, przegrywasz ją.
web-asked-own = { $what ->
    [draw] Proponujesz remis.
    [call-off] Chcesz przerwać grę.
    [resign] Chcesz poddać grę.
    [rematch] Chcesz zagrać jeszcze raz.
    [take-back] Prosisz o cofnięcie wyboru.
    [take-over] Prosisz, by bot przejął miejsce gracza { $about }.
   *[clock] Prosisz o zegar z powodu gracza { $about }.
    } Czekamy na odpowiedź: { $names }.
web-asked-draw = { $name } proponuje remis.
web-asked-call-off = { $name } chce przerwać grę.
web-asked-resign = { $name } chce poddać grę razem z tobą.
web-asked-clock = { $name } prosi o zegar z powodu gracza { $about }.
web-asked-refused = Brak zgody: gra toczy się dalej.
web-withdraw = Wycofaj
web-ask-clock = Poproś o zegar
web-hints-off = Tutaj umówiliście się grać bez podpowiedzi.
web-hints-agreed = Podpowiedzi dla wszystkich; inni widzą, kiedy ktoś o nie prosi
web-agreed = Co uzgodniono
web-honest = Czy losowanie jest uczciwe?
web-honest-running = Zanim rozdano pierwszą kartę, serwer wylosował tajną liczbę, która rozstrzyga wszystko, co zależy od losu, i pokazał jej odcisk. Po grze liczba zostanie pokazana i każdy może sprawdzić, że się nie zmieniła.
web-honest-over = Odcisk był widoczny od początku; powstał z tej liczby, która rozstrzygnęła wszystko, co zależało od losu.
web-honest-commitment = Odcisk
web-honest-seed = Tajna liczba
web-honest-check = Jak to sprawdzić
web-invited-title = Zaproszenie dla ciebie
web-list-with = z: { $names }
web-list-alone = w pojedynkę
web-list-left = nie ma cię przy niej; czeka na ciebie
web-list-lesson = Pierwsza gra z przewodnikiem
web-list-all = Pokaż wszystkie ({ $number })
web-result-won = Wygrana
web-result-lost = Przegrana
web-result-won-given-up = Wygrana: rywale poddali grę
web-result-lost-given-up = Przegrana: gra poddana
web-result-drawn = Remis
web-result-called-off = Przerwana
web-crowded = Zbyt wiele niedokończonych gier
web-crowded-help = Zakończ tę, której już nie chcesz, i graj dalej.
web-crowded-resign-sure = Poddajesz tę grę. Grają w nią z tobą inni.
web-crowded-on = Dalej
web-events = Turnieje
web-ratings = Rankingi
web-on-holiday = na urlopie do { $day }
web-holiday-soon = na urlopie od { $day }
web-pass-until = Pasuj, aż…
web-pass-until-turn = aż będzie moja kolej
web-pass-until-attack = aż ktoś zaatakuje
web-pass-until-card = aż ktoś zagra kartę
web-pass-until-round = aż zacznie się następna tura
web-passing-turn = Pasujesz, aż będzie twoja kolej.
web-passing-attack = Pasujesz, aż ktoś zaatakuje.
web-passing-card = Pasujesz, aż ktoś zagra kartę.
web-passing-round = Pasujesz, aż zacznie się następna tura.
web-passing-stop = Pytaj mnie znowu
