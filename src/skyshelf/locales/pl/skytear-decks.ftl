### Skytear: co jest nie tak z pulą, talią Bohatera albo talią zbudowaną przez graczy.

skytear-decks-deck-size = Liczba Bohaterów: { $heroes }, więc talia ma mieć { $allowed } kart; ta ma { $have }.
skytear-decks-faction = { $card } należy do frakcji { $faction }, której twoja strona nie wybrała.
skytear-decks-no-ultimate = { $hero } potrzebuje swojej Potężnej karty: { $card }.
skytear-decks-strange-ultimate = { $card } to Potężna karta Bohatera, którego tu nie masz.
skytear-decks-ultimate-twice = { $card } to Potężna karta i może być w talii tylko raz.
skytear-decks-copies = Dozwolona liczba egzemplarzy karty { $card }: { $allowed }; masz { $have }.
skytear-decks-pool-size = Gdy po każdej stronie jest { $heroes } Bohaterów, pula ma ich mieć { $allowed }; ta ma { $have }.
skytear-decks-hero-twice = { $hero } jest w puli dwa razy; Bohaterowie muszą być różni.
skytear-decks-pile-size = Talia Bohatera { $hero } liczy { $have } kart; potrzebuje { $allowed }.
skytear-decks-points = Najtańsi Bohaterowie puli ({ $heroes }) kosztują z taliami { $have } punktów; budżet wynosi { $allowed }.
skytear-decks-ready-two_lanes = { $first } i { $second }, dwie linie
skytear-decks-ready-three_lanes = { $first } i { $second }, trzy linie
skytear-decks-pool-format = Pule należą do wersji turniejowej: ustaw format=competitive.
skytear-decks-built-format = W wersji turniejowej talie buduje się przed grą: zapisz je w pulach i ustaw decks=piles.
skytear-decks-points-format = Punkty wymagają wyboru Bohaterów: ustaw format=casual albo format=competitive.
skytear-decks-empty-pool = W tej puli nie ma Bohatera: wpisz wiersz taki jak „hero: Yami”, a pod nim jego karty, na przykład „3x Combustion”.
skytear-decks-no-hero-yet = Wiersz { $line }: karta stoi po wierszu swojego Bohatera, na przykład „hero: Yami”.
skytear-decks-unknown-hero = Wiersz { $line }: nie ma Bohatera „{ $name }”.
skytear-decks-unknown-hero-near = Wiersz { $line }: nie ma Bohatera „{ $name }”; podobnie nazywa się { $near }.
skytear-decks-unknown-card = Wiersz { $line }: nie ma karty mocy „{ $name }” do budowy talii.
skytear-decks-unknown-card-near = Wiersz { $line }: nie ma karty mocy „{ $name }” do budowy talii; podobnie nazywa się { $near }.
skytear-decks-strange-number = Wiersz { $line }: wymieniona karta musi być w talii co najmniej 1 raz; nie { $number }.
