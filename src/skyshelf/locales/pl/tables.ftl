### Co dzieje się wokół gry i dlaczego przy stole czegoś nie można zrobić.

tables-already-left = Ten stół już opuszczono.
tables-already-seated = Masz już miejsce przy tym stole.
tables-bad-name = Imię ma od 1 do { $most } widocznych znaków.
tables-bad-remark = Wiadomość ma od 1 do { $most } widocznych znaków, bez znaków sterujących.
tables-bot-chooses = Twój czas na ten wybór się skończył: dokona go za ciebie bot, a potem możesz wrócić.
tables-bot-plays = Gra za ciebie bot; najpierw wróć na swoje miejsce.
tables-bot-plays-already = Na tym miejscu gra już bot.
tables-broken = Coś poszło nie tak. Nic nie przepadło: stół jest taki jak przedtem.
tables-busy = Stół jest zajęty; spróbuj ponownie.
tables-event-game = W turnieju nikt nie prosi o kolejną grę: przyniesie ją następna runda.
tables-foreign-page = To żądanie przyszło ze strony innego serwisu.
tables-local-only = Ta strona jest tylko dla komputera, na którym działa serwer.
tables-malformed = Tego żądania nie da się zrozumieć: { $detail }
tables-no-chat = Przy stole dla jednej osoby nie ma z kim rozmawiać.
tables-no-choice = „{ $text }” nie jest teraz możliwe; wybierz jedną z opcji.
tables-no-free-seat = Przy tym stole nie ma wolnego miejsca.
tables-no-game = Przy tym stole nie rozegrano partii { $number }.
tables-no-guest = Najpierw wybierz imię.
tables-no-hint = W tej chwili nie można podpowiedzieć.
tables-no-method = Ten adres nie przyjmuje takich żądań.
tables-no-option = Nie ma opcji { $number }; są ponumerowane od 0 do { $most }.
tables-no-language = Ten serwer nie zna tego języka.
tables-no-page = Pod tym adresem nic nie ma.
tables-no-rematch-yet = O kolejną grę mogą poprosić tylko ci, którzy dograli do końca.
tables-no-report-yet = Raport zdradza wszystkie sekrety partii; można go przeczytać po jej zakończeniu.
tables-no-request = To pytanie nie jest już otwarte.
tables-no-seat = Miejsca tej partii są ponumerowane od 0, a jest ich { $most }.
tables-no-such-person = Nie siedzi tam nikt inny.
tables-no-table = Nie ma takiego stołu.
tables-no-lesson = Dla tej gry nie ma lekcji.
tables-no-chapter = Ta lekcja ma rozdziały od 0 do { $most }.
tables-no-token = Brakuje klucza twojej sesji albo jest błędny; wczytaj stronę ponownie.
tables-no-watching = Ten stół mogą oglądać tylko gracze.
tables-not-asked = Twoja odpowiedź na to pytanie nie jest potrzebna.
tables-not-away = Przecież jesteś przy stole.
tables-not-away-long = Miejsce można przejąć, gdy gracza nie ma od { $seconds } sekund.
tables-not-over = Dziennik zdradza wszystkie sekrety gry; można go przeczytać po jej zakończeniu.
tables-not-over-yet = Grać dalej od wybranej chwili można po zakończeniu partii.
tables-not-playing = Przy tym stole nikt teraz nie gra.
tables-only-phrases = Przy tym stole można mówić tylko gotowe zwroty.
tables-not-seated = Nie masz miejsca przy tym stole.
tables-not-your-eyes = Oczami innego gracza możesz spojrzeć, gdy gra się skończy.
tables-not-your-turn = Decyzja należy do kogoś innego.
tables-nothing-follows = Po tej chwili nic się już nie dzieje; wybierz jedną od 0 do { $most }.
tables-nothing-to-take-back = Ostatniego wyboru nie można cofnąć: zdecydował los albo od tego czasu coś ujawniono.
tables-nothing-to-undo = Niczego nie można cofnąć: zdecydował los, coś ujawniono albo wybrał inny gracz.
tables-request-open = Przy tym stole czeka już inne pytanie; najpierw trzeba na nie odpowiedzieć.
tables-seat-taken = To miejsce jest zajęte.
tables-stale = Gra poszła dalej; spójrz na stół jeszcze raz.
tables-store-down = Serwer nie ma teraz dostępu do swojej bazy danych; spróbuj ponownie.
tables-stream-tables = Jedno połączenie śledzi od 1 do { $most } stołów.
tables-text-or-phrase = Napisz coś własnymi słowami albo wybierz jedno ze zdań, ale nie oba naraz.
tables-time-is-up = Twój czas się skończył; do końca gra za ciebie bot.
tables-too-fast = To było za szybko; poczekaj chwilę.
tables-too-large = Żądanie jest za duże.
tables-too-many-streams = Otwarte połączenia: { $most }; najpierw zamknij któreś z nich.
tables-too-many-tables = Masz miejsca przy niedokończonych stołach ({ $most }); najpierw dokończ któryś z nich.
tables-too-much-for-now = Za dużo tego naraz; spróbuj ponownie za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.

## Co można powiedzieć jednym dotknięciem.

tables-said-hello = Cześć!
tables-said-good-luck = Powodzenia i dobrej zabawy!
tables-said-your-turn = Twoja kolej.
tables-said-one-moment = Chwileczkę.
tables-said-nice-move = Ładny ruch!
tables-said-oops = Ups!
tables-said-thanks = Dziękuję!
tables-said-well-played = Dobra gra!
tables-said-again = Jeszcze jedna partia?
tables-said-bye = Do widzenia!

## Wiersze kroniki, które nie mówią o samej grze.

tables-entry-agreed = { $who } się zgadza.
tables-entry-asked-rematch = { $who } chce zagrać jeszcze raz.
tables-entry-asked-take-back = { $who } prosi o cofnięcie wyboru.
tables-entry-asked-take-over = { $who } prosi, by bot przejął miejsce gracza { $about }.
tables-entry-left = { $who } odchodzi.
tables-entry-refused = { $who } się nie zgadza.
tables-entry-returned = { $who } wraca.
tables-entry-sat = { $who } siada do stołu.
tables-entry-taken-over-broke = Bot { $who } nie mógł grać dalej; zastępuje go { $bot }.
tables-entry-taken-over-time = Gracz { $who } wyczerpał swój czas; gra dalej { $bot }.
tables-entry-undone = { $who } cofa wybór.
tables-more-faults = I jeszcze { $number }.
tables-watching = { $name } (widz)
tables-frozen = Zasady lub karty tej gry zmieniły się i nie można tu grać dalej. Nadal możesz patrzeć, rozmawiać, czytać przebieg i odejść.
tables-too-long = Zapis tego stołu ma już { $most } kroków i więcej się w nim nie zmieści; zacznij nowy stół.
tables-too-often = W tej grze było już { $most } twoich działań poza samym graniem i to wystarczy; graj dalej albo odejdź od stołu.
tables-hints-not-agreed = Przy tym stole umówiliście się na grę bez podpowiedzi.
tables-clock-runs = Zegar już tu działa.
tables-not-stalling = Nikt nie każe ci czekać: o zegar można prosić po { $seconds } sekundach bez wyboru.
tables-entry-asked-clock = { $who } prosi o zegar z powodu gracza { $about }.
tables-entry-hinted = { $who } prosi o podpowiedź.

## Kończenie gry przed jej zasadami i stoły, które znikają.

tables-entry-asked-draw = { $who } proponuje remis.
tables-entry-asked-call-off = { $who } chce przerwać grę.
tables-entry-asked-resign = { $who } poddaje grę.
tables-entry-renamed = { $before } nazywa się teraz { $who }.
tables-ended-draw = Gra kończy się remisem, za zgodą stron.
tables-ended-call-off = Gra została przerwana; nikt nie wygrywa ani nie przegrywa.
tables-ended-resign = { $who } poddaje grę.
tables-ended-time-up = Gracz { $who } wyczerpał swój czas i nikt inny nie gra dalej: gra jest przegrana.
tables-ended-decided = Organizator turnieju rozstrzygnął tę grę; powód jest na stronie turnieju.
tables-ended-out-of-time = Czas rundy minął; turniej liczy grę tak, jak stoi.
tables-ended-event-over = Turniej zakończono, a z nim tę grę; nikt nie wygrywa ani nie przegrywa.
tables-counts-to-its-end = Ta gra się liczy, a po drugiej stronie nie ma nikogo, kto mógłby się zgodzić: można już tylko grać dalej albo się poddać.
tables-lesson-has-no-end = Lekcji nie da się wygrać ani przegrać: odejdź od niej albo usuń ją ze swoich stołów.
tables-named-so = Już się tak nazywasz.
tables-no-opponent = Do remisu potrzebny jest przeciwnik; tutaj możesz poddać grę albo ją przerwać.
tables-offered-already = Remis został już zaproponowany; najpierw dokonaj wyboru, potem możesz zaproponować go ponownie.
tables-others-play = Przy tym stole grają inni: poddaj grę albo uzgodnij jej przerwanie, wtedy można go usunąć.

## Link do stołu jako zaproszenie.

tables-invites = { $host } zaprasza do gry { $game }, { $seats ->
        [one] dla jednej osoby
        [few] dla { $seats } osób
       *[many] dla { $seats } osób
    }, około { $minutes } minut.
tables-invited = Zaproszenie do gry { $game }, { $seats ->
        [one] dla jednej osoby
        [few] dla { $seats } osób
       *[many] dla { $seats } osób
    }, około { $minutes } minut.
tables-agreed = { $game }, { $seats ->
        [one] dla jednej osoby
        [few] dla { $seats } osób
       *[many] dla { $seats } osób
    }, około { $minutes } minut.
tables-alone = { $game }, około { $minutes } minut, tylko dla ciebie.
tables-invites-way = { $way }
tables-invites-friendly = Po przyjacielsku: za zgodą wszystkich można cofnąć wybór.
tables-invites-event = To gra turniejowa.
tables-invites-strict = Ściśle: co się stało, to się nie odstanie.
tables-invites-practice = Ćwiczenie: wszystko można cofnąć.
tables-invites-clock-move = { $amount ->
    [one] Na każdy wybór jest { $amount } sekunda.
    [few] Na każdy wybór są { $amount } sekundy.
   *[many] Na każdy wybór jest { $amount } sekund.
}
tables-invites-clock-bank = { $amount ->
    [one] Każdy ma { $amount } minutę.
    [few] Każdy ma { $amount } minuty.
   *[many] Każdy ma { $amount } minut.
}
tables-invites-clock-days = { $amount ->
    [one] Na każdy wybór jest { $amount } dzień.
    [few] Na każdy wybór są { $amount } dni.
   *[many] Na każdy wybór jest { $amount } dni.
}
tables-invites-hints-yes = Każdy może prosić o podpowiedzi, a inni to widzą.
tables-invites-hints-no = Nikt nie dostaje podpowiedzi.
tables-link-waiting = Zagraj w { $game }
tables-link-playing = Zobacz grę w { $game }
tables-link-over = Zakończona gra w { $game }
tables-days-to-move = Gdy zegar odmierza dni, nikt nie musi tu być; kiedy czas się skończy, gra dalej bot.
tables-no-holidays = Urlop niczego tu nie zmienia: zegar nie odmierza dni albo już o nim wie.
tables-entry-away-some = { $who } ma zaplanowane dni urlopu; zegar wtedy stoi.
tables-entry-away-none = { $who } nie ma już urlopu.
tables-no-passing = W tej grze nie można pasować z góry.
tables-no-until = Możesz pasować do jednej z tych chwil: { $words }.

## Z czego nie powstanie stół i które pliki nie zawierają gry do obejrzenia.

tables-practice-people = Ćwiczenie jest dla jednej osoby i botów; liczba osób: { $people }.
tables-rated-strict = Gra rankingowa jest ścisła: gdy coś ujawniono, niczego się nie cofa.
tables-rated-clock = Gra rankingowa wymaga zegara.
tables-rated-hints = W grze rankingowej nikt nie dostaje podpowiedzi.
tables-rated-person = W grze rankingowej musi grać przynajmniej jedna osoba.
tables-rated-rules = Gry rankingowe przeciw hordzie toczą się według zwykłych zasad: ustawienia „{ $setting }” nie można zmienić.
tables-journal-strange = To nie jest dziennik gry.
tables-journal-damaged = Ten dziennik nie jest cały albo jego części nie da się odczytać.
tables-journal-changed = Ten dziennik został zmieniony po zapisaniu.
tables-journal-other-rules = Tę grę rozegrano według innych zasad: według dzisiejszych nie potoczy się tak samo.
tables-journal-position = Ten dziennik zaczyna się od pozycji w środku gry; nie można go tu obejrzeć.
tables-journal-unfinished = Ta gra się nie skończyła; będzie można ją obejrzeć po jej zakończeniu.
