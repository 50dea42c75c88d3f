### Co mówią strony turniejów.

web-events-about = Wieczór klubowy pod jednym linkiem: zapisz się, bądź na miejscu, gdy zaczyna się twoja runda, zagraj i zobacz, które masz miejsce.
web-events-add-bots = Dopuść boty
web-events-apart = Nie kojarz
web-events-apart-do = Nie kojarz ich
web-events-apart-from = z
web-events-apart-names = Nie spotkają się: { $names }.
web-events-apart-no-more = Pozwól im się spotkać
web-events-back = Wróć do turnieju
web-events-before = Wcześniej
web-events-bots = Ile botów
web-events-bracket = Faza pucharowa
web-events-bracket-about = Gry fazy pucharowej jako drabinka; to samo mówią listy rund.
web-events-buchholz = Buchholz
web-events-call-off = Odwołaj turniej; powód
web-events-call-off-do = Odwołaj turniej
web-events-calls = { $number ->
    [one] Turniej czeka, aż zgłosisz obecność.
    [few] { $number } turnieje czekają, aż zgłosisz obecność.
   *[many] { $number } turniejów czeka, aż zgłosisz obecność.
}
web-events-challenge = Wyzwij
web-events-challenge-nobody = Nikt nie stoi wyżej od ciebie.
web-events-challenges = Wyzwania
web-events-choose-game = Która gra?
web-events-choose-player = Kogo?
web-events-come-back = Wróć
web-events-copied = Link skopiowany.
web-events-copy-link = Kopiuj link
web-events-correct = Rozstrzygnij grę
web-events-correct-do = Rozstrzygnij
web-events-corrections = Rozstrzygnięcia organizatora
web-events-cross = Każdy z każdym
web-events-cross-about = Ile każdy z { $number } graczy zdobył z każdym innym; to samo mówią listy rund.
web-events-cut = Przechodzą do fazy pucharowej
web-events-enter = Weź udział
web-events-enter-about = Możesz się jeszcze zapisać.
web-events-entered = { $number ->
    [one] Udział bierze 1 osoba
    [few] Udział biorą { $number } osoby
   *[many] Udział bierze { $number } osób
}
web-events-entered-teams = { $number ->
    [one] Udział bierze 1 drużyna
    [few] Udział biorą { $number } drużyny
   *[many] Udział bierze { $number } drużyn
}
web-events-entry-closed = Zapisy są zamknięte; możesz oglądać.
web-events-entry-until = Koniec zapisów najpóźniej: { $time }.
web-events-fair = Jak się losuje
web-events-fair-about = Losowania wynikają z liczby wybranej przy tworzeniu turnieju. To jej skrót; samą liczbę pokazujemy na końcu, więc każdy może sprawdzić, że się nie zmieniła.
web-events-format = Formuła
web-events-format-knockout = Puchar
web-events-format-knockout-help = Kto przegra, odpada. Remis rozgrywa się jeszcze raz; potem przechodzi wyżej rozstawiony.
web-events-format-ladder = Drabina wyzwań
web-events-format-ladder-help = Wyzywaj stojących wyżej; zwycięzca zajmuje ich miejsce.
web-events-format-league = Liga
web-events-format-league-help = Każdy spotyka każdego raz.
web-events-format-swiss = System szwajcarski
web-events-format-swiss-help = W każdej rundzie spotykasz kogoś nowego z podobną liczbą punktów. Nikt nie odpada.
web-events-format-swiss-knockout = System szwajcarski, potem puchar
web-events-format-swiss-knockout-help = Po rundach szwajcarskich najlepsi grają dalej systemem pucharowym.
web-events-game = Gra
web-events-games = Gry
web-events-gone = poza turniejem
web-events-here = jest
web-events-host = organizuje { $name }
web-events-how-bye = wolny los
web-events-how-decided = rozstrzygnięte
web-events-how-forfeit = nieobecność
web-events-how-played = rozegrana
web-events-how-rest = pauza
web-events-how-time = koniec czasu
web-events-join-at = Zapisz się pod adresem
web-events-knockout-first = Kto zaszedł dalej w fazie pucharowej, zajmuje wyższe miejsce.
web-events-ladder-days = Czas trwania
web-events-ladder-until = Otwarta do: { $time }
web-events-late-points = Kto dołączył później, ma pół punktu za każdą opuszczoną rundę.
web-events-leave = Opuść turniej
web-events-leave-sure = Odejść? Przegrasz grę, która właśnie trwa.
web-events-leave-team-sure = Odejść? Razem z tobą odejdzie cała twoja drużyna i przegra grę, która właśnie trwa.
web-events-make = Utwórz
web-events-margin = Różnica
web-events-name = Nazwa
web-events-never-started = Turniej został odwołany: organizatora już nie ma albo przez dwa miesiące nic się tu nie działo.
web-events-new = Nowy turniej
web-events-next-round-soon = Trwa kojarzenie następnej rundy.
web-events-none = W tej chwili nie ma żadnego turnieju. Utwórz własny w minutę; zapisze się każdy, kto ma link.
web-events-now = Teraz
web-events-organise = Organizacja
web-events-out = Odpadasz z fazy pucharowej; możesz oglądać innych.
web-events-over = Turniej się skończył.
web-events-own-deck = Jedna z twoich talii
web-events-pace = Najdłuższy czas rundy
web-events-pace-day = dzień
web-events-pace-evening = godzina
web-events-pace-long = dwie godziny
web-events-pace-quick = pół godziny
web-events-pace-short = Z tym zegarem gra może trwać dłużej niż runda. Co nie skończy się do końca rundy, jest remisem dla tych, którzy są przy stole.
web-events-pace-week = tydzień
web-events-people = { $number ->
    [one] { $number } gracz
    [few] { $number } gracze
   *[other] { $number } graczy
 }
web-events-place = Miejsce
web-events-player = Gracz
web-events-plays = trwa
web-events-podium = Najlepsi
web-events-points = Punkty
web-events-pool = Twoja pula
web-events-pool-help = Wklej ją z warsztatu talii. Zostaje zamknięta na początku turnieju i pokazana wraz z rundą 1.
web-events-pool-bring = Wymień
web-events-pool-other = Przynieś inną pulę
web-events-pools = Każdy przynosi talię, zamykaną na początku turnieju
web-events-pools-about = Każda została zamknięta na początku; skrót dowodzi, że się nie zmieniła.
web-events-pools-title = Talie
web-events-rate = Wynik rywali
web-events-rated = Gry liczą się do rankingu
web-events-reached-final = finał
web-events-reached-round = runda { $number }
web-events-reached-won = zwycięstwo
web-events-ready = Jestem
web-events-ready-0 = bez pytania: gry zaczynają się od razu
web-events-ready-120 = dwie minuty
web-events-ready-300 = pięć minut
web-events-ready-60 = minuta
web-events-ready-86400 = dzień
web-events-ready-by = Czas na zgłoszenie: { $time }. Kto się nie zgłosi, przegrywa tę grę.
web-events-ready-check = Czas na zgłoszenie obecności
web-events-reason = Powód, widoczny dla wszystkich
web-events-round = Runda { $number }
web-events-round-of = Runda { $number } z { $all }
web-events-round-until = Do końca rundy: { $time }.
web-events-rounds = Rundy
web-events-rounds-planned = { $number ->
    [one] { $number } runda
    [few] { $number } rundy
   *[other] { $number } rund
 }
web-events-seats = { $number ->
    [one] 1 osoba
    [few] { $number } osoby przy stole
   *[many] { $number } osób przy stole
}
web-events-scan = Zeskanuj telefonem albo otwórz
web-events-seats-teams = przy stole: { $number }, drużyny po { $people }
web-events-seed = Ta liczba to
web-events-send-away = Usuń z turnieju
web-events-send-away-do = Usuń
web-events-sent-away = { $name }: usunięcie z turnieju.
web-events-standings = Tabela
web-events-start = Zacznij teraz
web-events-starts = Początek: { $time }.
web-events-starts-at = Początek
web-events-starts-help = Przy pustym polu turniej rozpoczynasz ręcznie.
web-events-status-called-off = odwołany
web-events-status-open = zapisy otwarte
web-events-status-over = zakończony
web-events-status-running = trwa
web-events-table = Stół
web-events-table-number = stół { $number }
web-events-team = Drużyna
web-events-team-incomplete = { $number ->
    [one] Twojej drużynie brakuje jeszcze 1 osoby.
    [few] Twojej drużynie brakuje jeszcze { $number } osób.
   *[many] Twojej drużynie brakuje jeszcze { $number } osób.
}
web-events-team-name = Nazwa drużyny
web-events-team-needs = brakuje: { $number }
web-events-team-new = nowa drużyna
web-events-tie-breaks = Przy równej liczbie punktów decyduje medianowy Buchholz (punkty rywali bez najlepszego i najgorszego z nich; wolny los, opuszczona runda i wolne miejsce liczą się jak rywal bez punktów), potem to, jaką część możliwych punktów zdobyli rywale, potem różnica w grach, a na końcu los wyciągnięty wcześniej.
web-events-to-table = Do stołu
web-events-too-few-came = Turniej został odwołany: o godzinie rozpoczęcia było mniej niż dwoje uczestników.
web-events-usual-name = Wieczór klubowy
web-events-verdict = Liczy się jako
web-events-verdict-draw = remis
web-events-verdict-nobody = nic dla nikogo
web-events-verdict-wins = wygrywa { $name }
web-events-waits = czeka
web-events-waits-for-end = Turniej skończy się, gdy tylko runda się zamknie.
web-events-waits-for-round = Następne pary zobaczysz, gdy tylko runda się zamknie.
web-events-waits-for-start = Rozpocznie: { $name }.
web-events-wall = Na duży ekran
web-events-wall-ready = na zgłoszenie obecności
web-events-wall-round = do końca rundy
web-events-winner = Wygrywa { $name }!
web-events-wins = Wygrane
web-events-workshop = Do warsztatu talii
web-events-you = Ty w tym turnieju
web-events-you-are-in = Bierzesz udział jako { $name }.
web-events-you-are-ready = Twoja obecność jest zgłoszona. Czas dla pozostałych: { $time }.
web-events-you-bye = Runda { $round }: masz wolny los i punkt za niego.
web-events-you-left = Nie bierzesz już udziału w tym turnieju.
web-events-you-meet = Runda { $round }. Grasz przeciwko: { $names }.
web-events-you-rest = Runda { $round }: pauza, bo wolny los już był albo dopiero wracasz.
web-events-you-wait = Bierzesz udział. Runda { $round } jeszcze trwa; grasz od następnej.
web-events-your-name = Kto organizuje (twoje imię)
web-events-your-points = Punkty: { $points }, rywale: { $names }.
web-events-you-challenge = Grasz przeciwko: { $names }.
web-events-you-start = Są już wszyscy? Pary pierwszej rundy powstaną, gdy tylko rozpoczniesz.
web-events-you-start-ladder = Są już wszyscy? Wyzwania zaczną się, gdy tylko rozpoczniesz.
