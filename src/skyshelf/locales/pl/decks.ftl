### Talie budowane przez graczy, wyzwania i plan bitwy.

## Słowa

decks-list = { $first }, { $rest }
decks-faction-liothan = Liothan
decks-faction-taulot = Taulot
decks-faction-kurumo = Kurumo
decks-faction-nupten = Nupten
decks-lent-ally = sojusznicy
decks-lent-tower = Wieże
decks-lent-attachment = dodatki
decks-lent-spell = zaklęcia

## Czytanie talii

decks-empty = W tej talii nie ma kart: napisz wiersz na każdą kartę, na przykład „3x Szamani”.
decks-unknown-card = Wiersz { $line }: nie ma karty „{ $name }”; wpisz nazwę, skrót lub kod karty z talii sojuszu, na przykład „3x Szamani”, „3x shamans” albo „3x HRD-LIO-03”.
decks-unknown-card-near = Wiersz { $line }: nie ma karty „{ $name }”; podobna nazwa: { $near }.
decks-unknown-deck = W tej grze nie ma talii „{ $name }”; do wyboru są: { $decks } albo tekst własnej: wiersz na każdą kartę, na przykład „3x Szamani”.
decks-two-castles = Wiersz { $line }: talię buduje się dla jednego zamku; to już drugi wiersz „castle:”.
decks-unknown-castle = Wiersz { $line }: nie ma zamku „{ $name }”; są { $castles }.
decks-unknown-castle-near = Wiersz { $line }: nie ma zamku „{ $name }”; podobna nazwa: { $near }.
decks-no-deck-card = Wiersz { $line }: { $card } to nie karta z talii sojuszu.
decks-strange-number = Wiersz { $line }: jednej karty może być w talii od 1 do { $most }, zależnie od rzadkości; nie { $number }.

## Co jest nie tak z talią

decks-size = Talia dla zamku { $castle } ma mieć { $allowed } kart; ta ma { $have }.
decks-hero-missing = Zamek { $castle } wymaga swojego Bohatera: { $hero }.
decks-too-many-legendary = Legendarnych kart frakcji { $faction } zamek { $castle } dopuszcza najwyżej { $allowed }; masz { $have }.
decks-too-many-mythic = Mitycznych kart frakcji { $faction } zamek { $castle } dopuszcza najwyżej { $allowed }; masz { $have }.
decks-foreign-legendary = Legendarne karty zamek { $castle } dopuszcza tylko z frakcji { $own }; masz z frakcji { $faction }: { $cards }.
decks-foreign-mythic = Mityczne karty zamek { $castle } dopuszcza tylko z frakcji { $own }; masz z frakcji { $faction }: { $cards }.
decks-foreign-rare = Zamek { $castle } pozwala na rzadkie karty tylko tych frakcji: { $allowed }; z pozostałych frakcji dopuszcza tylko typ { $free }; masz z frakcji { $faction }: { $cards }.
decks-foreign-base = Zamek { $castle } pozwala na podstawowe karty tylko tych frakcji: { $allowed }; z pozostałych frakcji dopuszcza tylko typ { $free }; masz z frakcji { $faction }: { $cards }.
decks-not-lent = Z frakcji innych niż { $own } zamek { $castle } pozwala tylko na: { $lent }; masz z frakcji { $faction }: { $cards }.
decks-forbidden-hero = Zamek { $castle } nie pozwala na kartę { $card }.
decks-forbidden-subtype = Zamek { $castle } nie pozwala na karty typu { $subtype }; masz kartę { $card }.
decks-copies = { $decks ->
    [one] Egzemplarzy karty { $card } może być w talii najwyżej { $allowed }; masz { $have }.
   *[other] Egzemplarzy karty { $card } może być we wszystkich taliach razem najwyżej { $allowed }; masz { $have }.
}
decks-same-colour = Talia { $deck } jest tylko jedna: dwoje graczy nie może jej mieć naraz.
decks-same-castle = Każdy gracz buduje dla własnego zamku; zamek { $castle } jest tu dwa razy.
decks-strange-castle = Zamek { $castle } nie pozwala na karty talii { $deck }; jej własny zamek to { $own }: wybierz { $own } albo własny zamek talii (w terminalu castle={ $slug } albo castle=own).
decks-castle-not-in-play = Talię zbudowano dla zamku { $built }, ale w grze jest zamek { $castle }: wybierz zamek { $built } (w terminalu castle={ $slug }).
decks-other-set = Karta { $card } należy do Monoliths; w pierwszej edycji gra się jej własnymi kartami.
decks-no-castle = Wybierz zamek: jego rewers mówi, jakie karty mogą być w talii.
decks-other-castle = Zamek { $castle } należy do Monoliths; w pierwszej edycji gra się jej własnymi zamkami.
decks-horde-cards = Liczba kart w talii hordy: { $cards }.
decks-difficulty-whole = Łączna trudność: { $total }.
decks-difficulty-half = Łączna trudność: { $total }½.
decks-challenge-hero = Wyzwanie { $challenge } wymaga talii, w której jest { $hero }.
decks-challenge-size = Wyzwanie { $challenge } jest dla własnej talii; ma ona mieć { $allowed } kart, a ma { $have }.

## Polecenia

decks-ready = Gotowe talie
decks-castles = Zamki i to, co może być w ich talii
decks-good = Ta talia pasuje do zamku { $castle }; liczba kart: { $cards }.
decks-faulty = { $faults ->
    [one] Jedna rzecz jest nie tak z tą talią:
    [few] { $faults } rzeczy są nie tak z tą talią:
   *[many] { $faults } rzeczy jest nie tak z tą talią:
}
decks-back = { $faction }; Bohater { $hero }; frakcji { $faction }: karty legendarne { $legendary }, mityczne { $mythic }
decks-back-others = { $back }; rzadkie także z: { $rare }; podstawowe także z: { $base }; z każdej frakcji podstawowe i rzadkie: { $free }
decks-back-lent = { $back }; z innych frakcji podstawowe i rzadkie: { $lent }
decks-back-never = { $back }; nigdy: { $subtype }, { $hero }

## Wyzwania

decks-achievements = Wyzwania
decks-challenge-stands = { $challenge }: { $help }
decks-challenge-counts = { $challenge }: { $help } Dotąd: { $count }.
decks-challenge-done = { $challenge }: warunek spełniony, teraz wygraj.
decks-challenge-lost = { $challenge }: przepadło; gra toczy się dalej.
decks-medals-won = Za wyzwanie { $challenge } zdobywasz { $medals ->
        [one] jeden medal
        [few] { $medals } medale
       *[many] { $medals } medali
    }.

## Plan bitwy

decks-plan-title = Plan bitwy z talią { $deck }, poziom { $level }
decks-plan-own-deck = własną
decks-plan-won = wygrana
decks-plan-lost = przegrana
decks-plan-open = przed tobą
decks-plan-victory = Plan zakończony zwycięstwem. Pokonane hordy: { $wins } z { $hordes }. Inną talią można bronić innego królestwa.
decks-plan-defeat = Plan się nie powiódł. Pokonane hordy: { $wins } z { $hordes }, a trzeba było { $needed }.
decks-plan-standing = Wygrane: { $wins }, potrzeba { $needed }. Następna: { $horde }, Obcy: { $outsider }.
decks-plan-won-already = Plan zakończony zwycięstwem. Wygrane: { $wins }, trzeba było { $needed }. Inną talią można bronić innego królestwa albo walczyć dalej. Następna: { $horde }, Obcy: { $outsider }.
decks-plan-out-of-reach = Wygrane: { $wins }, potrzeba { $needed }: planu nie da się już wygrać. Następna: { $horde }, Obcy: { $outsider }.
