### Tekst kart, o ile używa go Skytear; karty innych gier są po angielsku.
### Krok jest zdaniem; `.then` to to samo bez wielkiej litery i kropki, `.inf` to bezokolicznik („możesz ...”).
### Rzeczowniki i przydawki mają formy `.acc` (kogo, co), `.gen` (kogo, czego), `.dat` (komu), `.plural` (dopełniacz l. mn.).

## Jak łączą się części

effects-nothing = { "" }
    .acc = { "" }
    .gen = { "" }
    .dat = { "" }
    .plural = { "" }
effects-and = { $first } i { $rest }
    .state = stany { $first-name } i { $rest-name }
# „Oznaczony wrogi Bohater”: to, co najogólniejsze, stoi najbliżej rzeczownika.
effects-adjectives = { $rest } { $first }
    .acc = { $rest-acc } { $first-acc }
    .gen = { $rest-gen } { $first-gen }
    .dat = { $rest-dat } { $first-dat }
    .plural = { $rest-plural } { $first-plural }
effects-properties = { $first } { $rest }
    .acc = { $first-acc } { $rest-acc }
    .gen = { $first-gen } { $rest-gen }
    .dat = { $first-dat } { $rest-dat }
    .plural = { $first-plural } { $rest-plural }
effects-beside = { $what }{ " " }
    .acc = { $what-acc }{ " " }
    .gen = { $what-gen }{ " " }
    .dat = { $what-dat }{ " " }
    .plural = { $what-plural }{ " " }
effects-behind = { " " }{ $what }
    .acc = { " " }{ $what-acc }
    .gen = { " " }{ $what-gen }
    .dat = { " " }{ $what-dat }
    .plural = { " " }{ $what-plural }
effects-other = inny{ " " }
    .acc = innego{ " " }
    .gen = innego{ " " }
    .dat = innemu{ " " }
    .plural = innych{ " " }
effects-sentences = { $first } { $rest }
    .then = { $first-then }, potem { $rest-then }
effects-alternatives = { $first-then }; albo { $rest-then }
    .then = { $first-then }; albo { $rest-then }

## Zdolności

effects-after = { $event }: { $text }

## Kroki, które kierują tekstem

effects-may = Możesz { $what-inf }.
    .then = możesz { $what-inf }
effects-if-you-do = Jeśli to zrobisz: { $then-then }.
    .then = – jeśli to zrobisz – { $then-then }
effects-if = Jeśli { $condition }, { $then-then }.
    .then = jeśli { $condition }, { $then-then }
effects-if-else = Jeśli { $condition }, { $then-then }. W przeciwnym razie { $otherwise-then }.
    .then = jeśli { $condition }, { $then-then }, a w przeciwnym razie { $otherwise-then }
effects-choose = Wybierz { $number ->
        [1] jedno
        [2] dwa różne
       *[other] różne: { $number }
    }: { $options-then }.
    .then = wybierz { $number ->
        [1] jedno
        [2] dwa różne
       *[other] różne: { $number }
    }: { $options-then }
effects-repeat = { $amount ->
        [one] { $amount } raz
       *[other] { $amount } razy
    }: { $what-then }.
    .then = { $what-then } ({ $amount ->
        [one] { $amount } raz
       *[other] { $amount } razy
    })

## Warunki i ilości

effects-if-is = { $who } jest { $what-is }
effects-if-is-behind = { $who } { $what-is }
effects-number-count = { $what }
    .each = każdego { $what-acc }

## Kto jest wskazany

effects-cards = { $first ->
   *[other] { $other }{ $adjectives }{ $kind }{ $rest }
}
    .acc = { $other-acc }{ $adjectives-acc }{ $kind-acc }{ $rest-acc }
    .gen = { $other-gen }{ $adjectives-gen }{ $kind-gen }{ $rest-gen }
    .dat = { $other-dat }{ $adjectives-dat }{ $kind-dat }{ $rest-dat }
    .plural = { $other-plural }{ $adjectives-plural }{ $kind-plural }{ $rest-plural }
effects-target-a = { $what }
    .acc = { $what-acc }
    .gen = { $what-gen }
    .dat = { $what-dat }
effects-target-each = każdy { $what }
    .cap = Każdy { $what }
    .none = Żaden { $what }
    .acc = każdego { $what-acc }
    .gen = każdego { $what-gen }
    .dat = każdemu { $what-dat }
effects-target-up-to = maksymalnie { $number } { $what-plural }
    .acc = maksymalnie { $number } { $what-plural }

## Odpowiedzi

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Gotowe
effects-option-yes = Tak
effects-option-no = Nie
