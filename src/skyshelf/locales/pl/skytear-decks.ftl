### Skytear: co jest nie tak z pulą, talią Bohatera albo talią zbudowaną przez graczy.

skytear-decks-deck-size = Liczba Bohaterów: { $heroes }, więc talia ma mieć { $allowed } kart; ta ma { $have }.
skytear-decks-faction = Karta { $card } należy do frakcji { $faction }, której twoja strona nie wybrała.
skytear-decks-no-ultimate = { $hero } potrzebuje swojej Potężnej karty: { $card }.
skytear-decks-strange-ultimate = { $card } to Potężna karta Bohatera, którego tu nie masz.
skytear-decks-other-pile = Karta { $card } należy do talii innego Bohatera: { $hero }.
skytear-decks-ultimate-twice = { $card } to Potężna karta i może być w talii tylko raz.
skytear-decks-copies = Dozwolona liczba egzemplarzy karty { $card }: { $allowed }; masz { $have }.
skytear-decks-pool-size = Gdy po każdej stronie jest { $heroes } Bohaterów, pula ma ich mieć { $allowed }; ta ma { $have }.
skytear-decks-hero-twice = { $hero } jest tu dwa razy; Bohaterowie muszą być różni.
skytear-decks-pile-size = Talia Bohatera { $hero } ma mieć { $allowed } kart; ta ma { $have }.
skytear-decks-points = Najtańsi Bohaterowie puli ({ $heroes }) kosztują ze swoimi taliami { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[many] { $have } punktów
}; budżet wynosi { $allowed }.
skytear-decks-ready-two_lanes = { $first } i { $second }, dwie Linie
skytear-decks-ready-three_lanes = { $first } i { $second }, trzy Linie
skytear-decks-pool-format = Pule należą do wersji turniejowej, a drużyny do drużynowej: ustaw format=competitive albo format=teams.
skytear-decks-built-format = Pule i drużyny buduje się przed grą: wpisz w nie karty i ustaw decks=piles.
skytear-decks-points-format = Punkty wymagają Bohaterów, których ktoś wybiera: ustaw format=casual, format=competitive albo format=teams.
skytear-decks-empty-pool = W tym tekście nie ma Bohatera: wpisz wiersz taki jak „hero: Yami”, a pod nim jego karty, na przykład „3x Zapłon”.
skytear-decks-no-hero-yet = Wiersz { $line }: karta stoi po wierszu swojego Bohatera, na przykład „hero: Yami”.
skytear-decks-unknown-hero = Wiersz { $line }: nie ma Bohatera „{ $name }”.
skytear-decks-unknown-hero-near = Wiersz { $line }: nie ma Bohatera „{ $name }”; podobna nazwa: { $near }.
skytear-decks-unknown-card = Wiersz { $line }: nie ma karty mocy „{ $name }” do budowy talii.
skytear-decks-unknown-card-near = Wiersz { $line }: nie ma karty mocy „{ $name }” do budowy talii; podobna nazwa: { $near }.
skytear-decks-strange-number = Wiersz { $line }: wymieniona karta może wystąpić od 1 do { $most } razy; nie { $number }.
skytear-decks-team-size = Drużyna na to pole bitwy liczy { $allowed } Bohaterów; ta ma ich { $have }.
skytear-decks-team-factions = Drużyna ma Bohaterów najwyżej { $allowed } frakcji; tu frakcji jest { $have }.
skytear-decks-team-points = Drużyna z kartami kosztuje { $have ->
    [one] { $have } punkt
    [few] { $have } punkty
   *[many] { $have } punktów
}; budżet to { $allowed }.

## Polecenie `deck`

skytear-decks-kind-competitive = pula
skytear-decks-kind-teams = drużyna
skytear-decks-good = Dozwolona { $kind } ({ $field }): Bohaterowie { $heroes }, karty { $cards }, punkty { $points }.
skytear-decks-faulty = Niedozwolona { $kind } ({ $field }):
skytear-decks-list = Gotowe pule
skytear-decks-heroes = Bohaterowie Skytear: talia każdego liczy { $cards } kart, w tym raz jego własna Potężna karta i żadna inna Potężna; żadnej karty nie może być więcej niż { $copies } we wszystkich taliach razem
skytear-decks-column-hero = Bohater
skytear-decks-column-role = Klasa
skytear-decks-column-runes = Runy
skytear-decks-column-ultimate = Potężna karta
skytear-decks-column-cards = Karty
skytear-decks-column-points = Punkty
skytear-decks-column-with-pile = Z własną talią
skytear-decks-no-rune = Żaden z tych Bohaterów nie ma run karty { $card }: może ona być tylko kartą Dowodzenia albo zostać odkryta.
