### Poczekalnia: towarzystwo, stoły, które czekają, znajomi, gry do oglądania i własne.

web-lobby-all = Pokaż wszystkie ({ $number })
web-lobby-company = Kto zagra?
web-lobby-company-about = Wybierz grę. Gdy tylko ktoś zechce tego samego, usiądziecie przy stole.
web-lobby-company-one = Szukaj kogoś
web-lobby-looking = Szukamy towarzystwa: { $title }
web-lobby-looking-far = Ranking tego, kto czeka, różni się od twojego o ponad 100 punktów. Żeby mimo to zagrać, utwórz własny stół i zaznacz „Pokaż w poczekalni”.
web-lobby-looking-help = Zostań na tej stronie; stół otworzy się sam.
web-lobby-looks = { $number ->
    [one] 1 czeka
    [few] { $number } czekają
   *[many] { $number } czeka
}
web-lobby-stop = Przestań szukać
web-lobby-new-table = Nowy stół
web-lobby-friends = Znajomi, którzy tu są
web-lobby-friends-none = Nie ma tu teraz nikogo z twoich znajomych.
web-lobby-waiting = Stoły, które czekają na graczy
web-lobby-waiting-none = Żaden stół nie czeka. Utwórz własny i zaznacz „Pokaż w poczekalni”, czekając na innych.
web-lobby-playing = Gry do oglądania
web-lobby-playing-none = Nikt teraz nie gra publicznie.
web-lobby-join = Usiądź
web-lobby-watch = Oglądaj
web-lobby-mine = Do twojego stołu
web-lobby-clock-none = bez zegara
web-lobby-clock-move = { $seconds } s na ruch
web-lobby-clock-bank = { $minutes } min + { $increment } s
web-lobby-clock-days = { $days ->
    [one] 1 dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
web-lobby-mode-friendly = towarzyska
web-lobby-mode-strict = ścisła
web-lobby-mode-practice = ćwiczebna
web-lobby-my-games = Twoje gry
web-lobby-my-games-none = Nie masz jeszcze żadnych gier.
web-lobby-kind-turn = Twój ruch
web-lobby-kind-others = Kolej innych
web-lobby-kind-over = Skończone
web-lobby-find = Szukaj według tytułu, imienia albo dnia
web-lobby-find-none = Żadna z twoich gier nie pasuje.
