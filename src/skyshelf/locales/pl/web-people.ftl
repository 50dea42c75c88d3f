### Ludzie: jak zostać kimś stąd, jak wrócić, profil, znajomi, pożegnanie.

web-people-stay = Załóż profil
web-people-stay-about = Jesteś tu gościem jako { $name }. Jedno kliknięcie zakłada profil: stoły, talie, medale i ustawienia zostają twoje, a wrócisz z każdego urządzenia. Bez maila i bez hasła.
web-people-stay-new = Jedno kliknięcie zakłada profil: stoły, talie, medale i ustawienia są przechowywane, a wrócisz z każdego urządzenia. Bez maila i bez hasła.
web-people-stay-tables = { $number ->
    [one] Zachowasz swój otwarty stół.
    [few] Zachowasz swoje { $number } otwarte stoły.
   *[many] Zachowasz swoich { $number } otwartych stołów.
}
web-people-stay-now = Zakładam profil
web-people-stay-first = Załóż profil, aby mieć tu znajomych albo kogoś zablokować.
web-people-suspended = Twoje konto jest zawieszone do { $day }: możesz oglądać, pobierać i usuwać, nic więcej.
web-people-warned = Organizatorzy cię upomnieli:
web-people-words = Twoje sześć słów
web-people-words-about = Tymi słowami wrócisz z każdego urządzenia. Zapisz je albo schowaj w bezpiecznym miejscu: widać je tylko teraz i nikt ci ich nie powtórzy. Kto je zna, może zalogować się jako ty.
web-people-words-done = Mam je
web-people-words-new = Sześć nowych słów
web-people-come = Mam już profil
web-people-come-words = Twoje sześć słów albo kod z twojego drugiego urządzenia
web-people-come-mail = Albo potwierdzony tu adres e-mail: dostaniesz link.
web-people-come-neither = To nie jest ani sześć słów, ani dziesięć znaków kodu.
web-people-come-now = Wejdź
web-people-come-passkey = Użyj klucza dostępu
web-people-no-passkeys = Klucze dostępu wymagają aktualnej przeglądarki, adresu https z nazwą i serwera, który je obsługuje; sześć słów działa wszędzie.
web-people-join = Zalogować się tu jako { $name }?
web-people-join-now = Tak, to ja
web-people-join-not = Ten link nie działa
web-people-profile = Twój profil
web-people-seen = Tak widzą go inni
web-people-order = Porządek w klubie
web-people-picture = Wybierz obrazek
web-people-picture-number = Obrazek { $number }
web-people-picture-none = Pierwsza litera imienia
web-people-languages = Języki, którymi mówisz
web-people-speaks = Języki: { $languages }.
web-people-played = Rozegrane do końca
web-people-games = { $number ->
    [one] 1 gra
    [few] { $number } gry
   *[many] { $number } gier
}
web-people-devices = Zalogowane urządzenia
web-people-device-here = to urządzenie
web-people-device-seen = ostatnio: { $day }
web-people-device-drop = Wyloguj to urządzenie
web-people-device-add = Zaloguj się na innym urządzeniu
web-people-sign-out = Wyloguj się
web-people-qr = Kod dla aparatu twojego drugiego urządzenia
web-people-qr-about = Skieruj aparat drugiego urządzenia na obrazek albo otwórz tam „Ja” i wpisz te litery:
web-people-qr-left = Ważny jeszcze { $seconds } s i tylko dla jednego urządzenia.
web-people-return = Jak wrócisz
web-people-return-about = Jeśli stracisz wszystkie urządzenia, wrócisz dzięki sześciu słowom albo kluczowi dostępu.
web-people-passkey = Klucz dostępu
web-people-passkey-made = utworzony { $day }
web-people-passkey-add = Dodaj klucz dostępu
web-people-passkey-drop = Usuń klucz dostępu
web-people-passkey-not = Przeglądarka nie utworzyła klucza dostępu.
web-people-friends = Znajomi
web-people-friends-none = Jeszcze nikogo. Otwórz czyjś profil przy stole albo w poczekalni i wyślij zaproszenie.
web-people-medals = { $number ->
    [0] Jeszcze bez medali: zdobywa się je w wyzwaniach.
    [one] 1 medal z wyzwań
    [few] { $number } medale z wyzwań
   *[many] { $number } medali z wyzwań
}
web-people-tie-friend = Znajomi
web-people-tie-asks = Chcą cię dodać do znajomych
web-people-tie-asked = Zaproszeni
web-people-tie-blocked = Zablokowani
web-people-wish-befriend = Dodaj do znajomych
web-people-wish-part = Usuń ze znajomych
web-people-wish-block = Zablokuj
web-people-wish-refuse = Nie, dziękuję
web-people-wish-unblock = Odblokuj
web-people-wish-withdraw = Cofnij zaproszenie
web-people-farewell = Zabierz wszystko albo usuń
web-people-farewell-about = Usunięcie kasuje profil, urządzenia, znajomych, talie i wszystkie twoje wypowiedzi. Gry z innymi zostają u nich; zamiast twojego imienia będzie tam „N. N.”.
web-people-farewell-guest = Usunięcie wymazuje twoje imię ze wszystkich stołów. Gry z innymi zostają u nich; zamiast twojego imienia będzie tam „N. N.”.
web-people-export = Pobierz wszystko
web-people-delete = Usuń wszystko
web-people-delete-name = Aby usunąć wszystko, wpisz swoje imię: { $name }
web-people-nudges = Gdy przychodzi twoja kolej
web-people-nudges-about = Dostajesz jedną wiadomość na turę, tylko gdy nie ma cię przy stole i nie trwają twoje godziny ciszy.
web-people-channel-webhook = Webhook
web-people-channel-push = Powiadomienie
web-people-channel-mail = Mail
web-people-channel-kind = Jak
web-people-channel-add = Dodaj
web-people-channel-drop = Nie powiadamiaj mnie tu więcej
web-people-address-webhook = Adres twojego webhooka (Discord, ntfy albo własny)
web-people-address-mail = Twój adres mailowy
web-people-form = W formacie
web-people-form-discord = Discord
web-people-form-ntfy = ntfy
web-people-form-json = JSON
web-people-push-add = Powiadamiaj mnie w tej przeglądarce
web-people-push-needs = Powiadomienia wymagają https, przeglądarki, która je przyjmuje, i serwera, który je wysyła.
web-people-push-not = Przeglądarka nie przyjmuje tu powiadomień.
web-people-mail-sent = Mail jest w drodze; otwórz link z niego w ciągu 15 minut.
web-people-mail-confirmed = Od teraz dostajesz wiadomości mailem.
web-people-mail-elsewhere = Najpierw się zaloguj albo otwórz ten link w przeglądarce, w której poproszono o e-mail.
web-people-mail-link = Przyślij mi link
web-people-mail-link-sent = Jeśli znamy ten adres, mail jest w drodze.
web-people-try = Wypróbuj
web-people-tried-well = Wiadomość jest w drodze.
web-people-tried-ill = Wiadomość nie dotarła.
web-people-quiet-from = Cisza od
web-people-quiet-to = do
web-people-report = Zgłoś organizatorom
web-people-report-choose = Wybierz…
web-people-report-seat = { $name }: sposób gry
web-people-report-text = Co jest nie tak?
web-people-report-send = Wyślij
web-people-reported = Organizatorzy się temu przyjrzą. Dziękujemy.
web-people-holidays = Urlop
web-people-holidays-about = W te dni zegary twoich gier z czasem liczonym w dniach stoją, nie dostajesz wiadomości, a osoby, które z tobą grają, widzą, że cię nie ma. Rundy turnieju nie czekają.
web-people-holidays-left = Pozostałe dni w roku { $year }: { $days }
web-people-holiday-first = Pierwszy dzień
web-people-holiday-last = Ostatni dzień
web-people-holiday-add = Dodaj urlop
web-people-holiday-drop = Jednak będę
web-people-holiday-end = Już jestem
web-people-come-oidc = Zaloguj się przez { $name }
