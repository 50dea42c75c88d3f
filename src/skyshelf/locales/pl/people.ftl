### Dlaczego coś nie jest możliwe dla ludzi: logowanie, znajomi, porządek w domu.

people-already = To urządzenie jest tu już zalogowane.
people-apart = Nie możesz tu usiąść: ktoś przy tym stole jest zablokowany albo zablokował ciebie.
people-bad-passkey = Tego klucza dostępu tu nie znamy albo na pytanie już odpowiedziano; spróbuj jeszcze raz.
people-crowded = Zbyt wiele osób chce wejść naraz; spróbuj za chwilę.
people-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
people-no-passkeys = Ten serwer nie przyjmuje kluczy dostępu. Sześć słów działa wszędzie.
people-no-passkeys-here = Przeglądarki dopuszczają klucze dostępu tylko przez https albo pod adresem „localhost”, a nie tam, gdzie adres jest liczbą. Sześć słów działa wszędzie.
people-no-such-word = Słowo „{ $typed }” nie występuje w kodach.
people-no-way = Nie ma takiego sposobu gry z innymi.
people-nobody = Nie ma tu nikogo o takim imieniu.
people-one-way-in = Podaj sześć słów, kod albo klucz dostępu, ale tylko jedno z nich.
people-only-people = To jest dla osób z profilem; najpierw załóż profil.
people-other-name = Aby usunąć wszystko, wpisz dokładnie swoje imię: { $name }
people-six-words = Kod składa się z { $needed } słów, a wpisano { $number }.
people-stale-code = Ten kod już nie działa. Jest ważny dwie minuty i wpuszcza jedną przeglądarkę; poproś o nowy.
people-suspended = Twoje konto jest zawieszone do { $day }: możesz oglądać, nic więcej. { $why }
people-too-many-belongings = Można przechować najwyżej { $most } talii i innych rzeczy, łącznie do miliona liter.
people-too-many-bonds = Na twoich listach może być najwyżej { $most } osób.
people-too-many-passkeys = Można przechować najwyżej { $most } kluczy dostępu; najpierw któryś usuń.
people-wrong-words = Te sześć słów do nikogo tu nie należy.
people-no-why = Powiedz dlaczego: osoba upomniana lub zawieszona to przeczyta.
people-no-days = Podaj, na ile dni.
people-report-about-you = To zgłoszenie dotyczy ciebie: załatwi je inna osoba z organizacji.
people-yourself = To ty.
people-bad-address = To nie jest adres dla wiadomości: wpisz https://…
people-bad-mail = To nie jest adres mailowy albo jest ich kilka: wpisz nazwa@example.org.
people-bad-push = Nie można odczytać kluczy tej przeglądarki do powiadomień.
people-no-push = Ten serwer nie wysyła powiadomień.
people-mail-confirm = Skyshelf: czy chcesz dostawać tu wiadomości?
people-mail-confirm-text = Ktoś w Skyshelf chce dostawać maila, gdy przyjdzie jego kolej. Jeśli to ty, otwórz ten link w ciągu 15 minut; jeśli nie, nic nie rób.
people-mail-failed = Nie udało się wysłać maila; spróbuj później.
people-mail-link = Skyshelf: twój link
people-mail-link-text = Tym linkiem zalogujesz się jeden raz, w ciągu 15 minut. Jeśli to nie twoja prośba, nic nie rób.
people-no-channel = Nie ma takiego sposobu powiadamiania cię.
people-no-mail = Ten serwer nie wysyła maili.
people-no-such-host = Nie ma serwera „{ $host }”.
people-nothing-to-report = Nie ma tam kogo zgłosić: podaj miejsce, na którym siedzi ktoś inny, albo to, co ktoś inny napisał.
people-only-organisers = To jest tylko dla organizatorów.
people-only-people-suspended = Zawiesić można tylko osobę z profilem; gość nie ma nic do stracenia.
people-private-address = Wiadomości nie można wysyłać do wewnętrznej sieci tego serwera.
people-settled-already = To zgłoszenie jest już załatwione.
people-stale-mail = Ten link już nie działa albo był dla kogoś innego; poproś o nowy.
people-too-many-channels = Można przechować najwyżej { $most } sposobów powiadamiania.
people-too-many-reports = Naraz może czekać najwyżej { $most } twoich zgłoszeń.
people-trial = Skyshelf
people-trial-text = Tak dowiesz się, że to twoja kolej.
people-your-turn = Twoja kolej: { $game }
people-your-turn-with = { $number ->
    [0] Gra czeka na ciebie.
   *[other] Gra czeka na ciebie. Przy stole: { $names }.
}
people-holiday-order = Urlop nie może się skończyć, zanim się zacznie.
people-holiday-when = Urlop zaczyna się dziś albo później i kończy się w ciągu roku.
people-holiday-twice = W niektóre z tych dni masz już urlop.
people-holiday-many = Możesz zaplanować naraz najwyżej { $most } urlopów.
people-holiday-too-long = Na rok przypada { $most } dni urlopu; { $left ->
    [0] na rok { $year } nie masz już żadnego.
    [one] na rok { $year } został ci 1 dzień.
    [few] na rok { $year } zostały ci { $left } dni.
   *[many] na rok { $year } zostało ci { $left } dni.
}
people-no-holiday = Nie ma takiego urlopu albo już się skończył.
people-challenged = Ktoś rzuca ci wyzwanie: { $event }
people-your-round = Zaczyna się runda { $round }: { $event }
people-your-round-with = Grasz przeciwko: { $names }.
people-no-oidc = Na tym serwerze nie można się zalogować przez inny serwer.
people-oidc-stale = Minęło za dużo czasu albo to inna przeglądarka; zacznij od nowa.
people-oidc-refused = Logowanie klubu nie potwierdziło, kim jesteś; zacznij od nowa.
people-oidc-away = Logowanie klubu nie odpowiada tak, jak powinno; spróbuj później.
