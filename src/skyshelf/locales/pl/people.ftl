### Dlaczego coś nie jest możliwe dla ludzi: logowanie, znajomi, porządek w domu.

people-already = Jesteś tu już zalogowany.
people-apart = Nie możesz tu usiąść: ktoś przy tym stole jest zablokowany albo zablokował ciebie.
people-bad-passkey = Tego klucza dostępu tu nie znamy albo na pytanie już odpowiedziano; spróbuj jeszcze raz.
people-crowded = Zbyt wielu chce wejść naraz; spróbuj za chwilę.
people-leaves-tables = { $number ->
    [one] Jako gość siedzisz w tej przeglądarce przy nieskończonym stole. Po zalogowaniu już do niego nie wrócisz.
    [few] Jako gość siedzisz w tej przeglądarce przy { $number } nieskończonych stołach. Po zalogowaniu już do nich nie wrócisz.
   *[many] Jako gość siedzisz w tej przeglądarce przy { $number } nieskończonych stołach. Po zalogowaniu już do nich nie wrócisz.
}
people-no-passkeys-here = Przeglądarki pozwalają na klucze dostępu tylko przez https albo pod „localhost”, a nie tam, gdzie adres jest liczbą. Sześć słów działa wszędzie.
people-no-such-word = „{ $typed }” nie jest żadnym ze słów, z których są kody.
people-no-way = Nie ma takiego sposobu gry z innymi.
people-nobody = Nie ma tu nikogo takiego.
people-one-way-in = Podaj sześć słów, kod albo klucz dostępu; jedną z tych rzeczy.
people-only-people = To jest dla tych, których tu znamy; najpierw zostań tu na stałe.
people-other-name = Aby usunąć wszystko, wpisz dokładnie swoje imię: { $name }
people-six-words = Kod ma słów: { $needed }; podano: { $number }.
people-stale-code = Ten kod już nie działa. Jest ważny dwie minuty i wpuszcza jedną przeglądarkę; poproś o nowy.
people-suspended = Nie możesz tego robić do { $day }. { $why }
people-too-many-belongings = Można przechować najwyżej tyle talii i innych rzeczy: { $most }.
people-too-many-bonds = Na twoich listach może być najwyżej tyle osób: { $most }.
people-too-many-passkeys = Można przechować najwyżej tyle kluczy dostępu: { $most }; najpierw któryś usuń.
people-wrong-words = Nikogo tu nie znamy po tych sześciu słowach.
people-yourself = To ty.
