### Sky Painters. Wszystko, co mówi gra; klucze pochodzą z src/skyshelf/games/painters.
### Kość jest żeńska („niebieska 3”), symbol męski: kolory mają formy `.acc` (biorę niebieską), `.gen` (niebieskiej) `.sign` (niebieski symbol) i `.loc` (na niebieskim symbolu).

## Karty

painters-card-A = Świt
painters-card-B = Południe
painters-card-C = Zmierzch
painters-card-D = Mgła
painters-card-S01 = Słońce
painters-card-S02 = Papużka
painters-card-S03 = Kruk
painters-card-S04 = Lampion
painters-card-S05 = Czerwony latawiec
painters-card-S06 = Śliwkowy balonik
painters-card-S07 = Kanarek
painters-card-S08 = Kaczątko
painters-card-S09 = Szybowiec
painters-card-S10 = Liść
painters-card-S11 = Jaskółka
painters-card-S12 = Sroka
painters-card-S13 = Latawiec lis
painters-card-S14 = Bocian
painters-card-S15 = Rakieta
painters-card-S16 = Żuraw
painters-card-S17 = Parasolka
painters-card-S18 = Sterowiec
painters-card-S19 = Ważka
painters-card-S20 = Balon
painters-card-S21 = Kometa
painters-card-S22 = Latawiec gwiazda
painters-card-S23 = Żuk
painters-card-S24 = Biedronka
painters-card-S25 = Motyl monarcha
painters-card-S26 = Nietoperz
painters-card-S27 = Ognisty ptak
painters-card-S28 = Fajerwerki
painters-card-S29 = Papuga
painters-card-S30 = Smok
painters-card-S31 = Pszczoła
painters-card-S32 = Kurek na dachu
painters-card-S33 = Wiatrak
painters-card-S34 = Paw
painters-card-S35 = Zachód słońca
painters-card-S36 = Latawiec tygrys

## Płytki: ich nazwy i działanie

painters-tile-sky-commander = Sky Commander
painters-tile-sky-commander-text = Po tej turze rozegraj jeszcze jedną. Koniec gry: każdy twój żeton nadziei jest wart 2 punkty, także bez lidera.
painters-tile-sky-cotton = Sky Cotton
painters-tile-sky-cotton-text = Akcja dodatkowa: połóż 2 żetony nadziei na pustym { painters-colour-white.loc } symbolu, aby go ukończyć.
painters-tile-sky-dice = Sky Dice
painters-tile-sky-dice-text = Zanim w akcji głównej weźmiesz kość, możesz przerzucić 2 kości z puli.
painters-tile-sky-fugaz = Sky Fugaz
painters-tile-sky-fugaz-text = Koniec gry: 2 punkty za każdy symbol lidera i 3 punkty za każdy symbol gwiazdy na twoich ukończonych kartach.
painters-tile-sky-gnomichaun = Sky Gnomichaun
painters-tile-sky-gnomichaun-text = Akcja dodatkowa: połóż 2 żetony nadziei na pustym { painters-colour-green.loc } lub { painters-colour-orange.loc } symbolu, aby go ukończyć.
painters-tile-sky-halo = Sky Halo
painters-tile-sky-halo-text = Dobierz z pudełka 2 żetony aureoli, jeden zatrzymaj za darmo i użyj go.
painters-tile-sky-helpsy = Sky Helpsy
painters-tile-sky-helpsy-text = Ukończ jedną ze swoich kart.
painters-tile-sky-levitt-alpha = Sky Levitt Alpha
painters-tile-sky-levitt-alpha-text = Gdy malujesz, kości mogą też schodzić w dół, a z 1 na 6: 1 żeton plamy za każdy krok.
painters-tile-sky-mad = Sky Mad
painters-tile-sky-mad-text = Każdy przeciwnik może obrócić 3 swoje kości o wartości od 2 do 6 na 1. Za każdego, kto tego nie zrobi, zyskujesz 4 plamy i 4 nadzieje.
painters-tile-sky-mommy = Sky Mommy
painters-tile-sky-mommy-text = Koniec gry: 6 punktów za każdą twoją płytkę, łącznie z tą.
painters-tile-sky-playful = Sky Playful
painters-tile-sky-playful-text = Za każdym razem, gdy przeciwnik ukończy kartę, zyskujesz 1 nadzieję.
painters-tile-sky-raccoon = Sky Raccoon
painters-tile-sky-raccoon-text = Akcja dodatkowa: połóż 2 żetony nadziei na pustym { painters-colour-black.loc } lub { painters-colour-purple.loc } symbolu, aby go ukończyć.
painters-tile-sky-savings = Sky Savings
painters-tile-sky-savings-text = Koniec gry: tyle punktów, ile wynosi liczba twoich płytek razy liczba twoich żetonów chmur.
painters-tile-sky-spots = Sky Spots
painters-tile-sky-spots-text = Na koniec swoich tur możesz zatrzymać o 1 żeton plamy więcej.
painters-tile-sky-tackle = Sky Tackle
painters-tile-sky-tackle-text = Każdy przeciwnik może odrzucić wszystkie swoje kości o wartości 1, 3 lub 5. Za każdego, kto tego nie zrobi, weź 1 żeton chmury. Po tej turze rozegraj jeszcze jedną.
painters-tile-sky-tantrum = Sky Tantrum
painters-tile-sky-tantrum-text = Każdy przeciwnik odrzuca 2 kości lub 6 żetonów nadziei. Możesz wziąć kartę za darmo. Po tej turze rozegraj jeszcze jedną.
painters-tile-sky-target = Sky Target
painters-tile-sky-target-text = Za każdym razem, gdy przeciwnik weźmie kartę z oferty, zyskujesz 1 nadzieję.
painters-tile-sky-upper = Sky Upper
painters-tile-sky-upper-text = Akcja dodatkowa: połóż 2 żetony nadziei na pustym { painters-colour-yellow.loc } lub { painters-colour-red.loc } symbolu, aby go ukończyć.
painters-tile-sky-winner = Sky Winner
painters-tile-sky-winner-text = Gdy bierzesz niebieską kość, możesz wziąć drugą kość dowolnego koloru o wartości 1 lub 2.
painters-tile-sky-wisdom = Sky Wisdom
painters-tile-sky-wisdom-text = Ukradnij każdemu przeciwnikowi 2 żetony nadziei. Odtąd, gdy dokładasz kartę, połówki chmur nie muszą spotkać swojej drugiej połowy.

## Żetony aureoli: ich nazwy i działanie

painters-halo-connection = Aureola Więzi
painters-halo-connection-text = Odtąd, gdy dokładasz kartę, połówki aureoli nie muszą spotkać swojej drugiej połowy.
painters-halo-faith = Aureola Wiary
painters-halo-faith-text = Symbol nadziei o wartości 10.
painters-halo-heartbeat = Aureola Bicia Serca
painters-halo-heartbeat-text = Zyskujesz 9 nadziei.
painters-halo-honor = Aureola Honoru
painters-halo-honor-text = Koniec gry: 15 punktów.
painters-halo-ink = Aureola Atramentu
painters-halo-ink-text = Zyskujesz 8 plam.
painters-halo-leadership = Aureola Przywództwa
painters-halo-leadership-text = Weź lidera. Symbol nadziei, który działa od razu.
painters-halo-skill = Aureola Kunsztu
painters-halo-skill-text = Możesz wziąć kartę. Symbol nadziei o wartości 6.
painters-halo-swoop = Aureola Natarcia
painters-halo-swoop-text = Każdy przeciwnik traci 4 żetony nadziei lub 6 żetonów plam. Symbol nadziei o wartości 6.
# In the question which of two tokens is kept.
painters-token-said = { $halo }: { $text }
painters-tokens-said = { $first } { $second }

## Kości i symbole

painters-colour-blue = niebieska
    .acc = niebieską
    .gen = niebieskiej
    .sign = niebieski
    .loc = niebieskim
painters-colour-white = biała
    .acc = białą
    .gen = białej
    .sign = biały
    .loc = białym
painters-colour-yellow = żółta
    .acc = żółtą
    .gen = żółtej
    .sign = żółty
    .loc = żółtym
painters-colour-green = zielona
    .acc = zieloną
    .gen = zielonej
    .sign = zielony
    .loc = zielonym
painters-colour-black = czarna
    .acc = czarną
    .gen = czarnej
    .sign = czarny
    .loc = czarnym
painters-colour-orange = pomarańczowa
    .acc = pomarańczową
    .gen = pomarańczowej
    .sign = pomarańczowy
    .loc = pomarańczowym
painters-colour-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
    .sign = czerwony
    .loc = czerwonym
painters-colour-purple = fioletowa
    .acc = fioletową
    .gen = fioletowej
    .sign = fioletowy
    .loc = fioletowym
painters-colour-grey = szara
    .acc = szarą
    .gen = szarej
    .sign = szary
    .loc = szarym
painters-die = { $colour } { $face }
    .acc = { $colour-acc } { $face }
    .gen = { $colour-gen } { $face }
    .sign = { $colour-sign } { $face }
painters-symbol = { $die-sign } na karcie { $card }

## Ilości do użycia w innych wiadomościach: czytają te same argumenty

painters-spots =
    { $spots ->
        [one] { $spots } plama
        [few] { $spots } plamy
       *[other] { $spots } plam
    }
    .acc =
        { $spots ->
            [one] { $spots } plamę
            [few] { $spots } plamy
           *[other] { $spots } plam
        }
painters-hope =
    { $hope ->
        [one] { $hope } nadzieja
        [few] { $hope } nadzieje
       *[other] { $hope } nadziei
    }
    .acc =
        { $hope ->
            [one] { $hope } nadzieję
            [few] { $hope } nadzieje
           *[other] { $hope } nadziei
        }
painters-hope-chips =
    { $hope ->
        [one] { $hope } żeton nadziei
        [few] { $hope } żetony nadziei
       *[other] { $hope } żetonów nadziei
    }
painters-cost =
    { $spots ->
        [0]
            { $hope ->
                [0] za darmo
               *[other] { painters-price }
            }
       *[other] { painters-price }
    }
painters-price =
    { $spots ->
        [0] { painters-hope.acc }
       *[other]
            { $hope ->
                [0] { painters-spots.acc }
               *[other] { painters-spots.acc } i { painters-hope.acc }
            }
    }
painters-own-spots =
    { $own_spots ->
        [0] nie masz plam
        [one] masz { $own_spots } plamę
        [few] masz { $own_spots } plamy
       *[other] masz { $own_spots } plam
    }
painters-own-hope =
    { $own_hope ->
        [0] nie masz nadziei
        [one] masz { $own_hope } nadzieję
        [few] masz { $own_hope } nadzieje
       *[other] masz { $own_hope } nadziei
    }
painters-own-chips = { $own_spots ->
        [0] { $own_hope ->
            [0] nie masz plam ani nadziei
           *[other] nie masz plam, ale { painters-own-hope }
        }
       *[other] { $own_hope ->
            [0] { painters-own-spots }, ale nie masz nadziei
           *[other] { painters-own-spots } i { $own_hope ->
                [one] { $own_hope } nadzieję
                [few] { $own_hope } nadzieje
               *[other] { $own_hope } nadziei
            }
        }
    }

## Co można wybrać

painters-option-cloud = Weź żeton chmury
painters-option-spot = Weź żeton plamy
painters-option-card = Weź kartę { $card }
painters-option-top = Weź kartę { $card } z wierzchu talii
painters-option-place = Połóż { $where }
painters-where-left = na lewo od karty { $card }
painters-where-right = na prawo od karty { $card }
painters-where-above = nad kartą { $card }
painters-where-below = pod kartą { $card }
painters-option-roll = Weź kość (przedtem możesz przerzucić 2)
painters-option-reroll = Przerzuć { $die-acc }
painters-option-die = Weź { $die-acc }
painters-option-buy = Kup { $die-acc } za { painters-spots.acc }
painters-option-on = Połóż na symbolu: { $symbol }
painters-option-on-cloud = Połóż na symbolu: { $symbol }, płacąc żeton chmury
painters-option-paint = Pomaluj { $symbol-die-colour-sign } symbol ({ $symbol-die-face }) na karcie { $symbol-card } do { $face } za { painters-spots.acc }
painters-option-chips = Połóż 2 żetony nadziei na symbolu: { $symbol }
painters-option-tile = Zdobądź płytkę { $tile } za { painters-price }
painters-option-end = Zakończ turę
painters-option-end-losing = Zakończ turę i strać { painters-spots.acc }
painters-option-halo = Weź żeton { $halo }
painters-option-no = Nie
painters-option-yes = Tak
painters-option-lose-hope = Strać { painters-hope-chips }
painters-option-lose-spots =
    { $spots ->
        [one] Strać { $spots } żeton plamy
        [few] Strać { $spots } żetony plam
       *[other] Strać { $spots } żetonów plam
    }
painters-option-lose-dice =
    { $dice ->
        [one] Odrzuć { $dice } kość
        [few] Odrzuć { $dice } kości
       *[other] Odrzuć { $dice } kości
    }
painters-option-pick = Kość na symbolu: { $symbol }
painters-option-complete = Ukończ kartę { $card }
painters-option-steal = Ukradnij żeton chmury graczowi { $victim }

## Nagłówki nad możliwościami jednego rodzaju

painters-group-cloud = Żeton chmury
painters-group-spot = Żeton plamy
painters-group-card = Karty z oferty
painters-group-top = Wierzch talii
painters-group-place = Miejsca
painters-group-roll = Kość z przerzutem
painters-group-reroll = Kości do przerzucenia
painters-group-die = Kości z puli
painters-group-buy = Druga kość
painters-group-on = Symbole kości
painters-group-paint = Malowanie plamami
painters-group-chips = Żetony nadziei zamiast kości
painters-group-tile = Płytki Malarzy Nieba
painters-group-end = Koniec tury
painters-group-halo = Żetony aureoli
painters-group-no = Nie
painters-group-yes = Tak
painters-group-hope = Żetony nadziei
painters-group-spots = Żetony plam
painters-group-dice = Kości
painters-group-pick = Twoje kości
painters-group-complete = Twoje karty
painters-group-steal = Cudze żetony chmur

## Pytania do gracza, który wybiera

painters-prompt-main = Wybierz akcję główną.
painters-prompt-additional = Coś jeszcze w tej turze?
painters-prompt-symbol = Dokąd trafi { $source }?
painters-prompt-place = Gdzie położysz kartę { $source }?
painters-prompt-card = Którą kartę bierzesz?
    .no = Nie biorę karty
painters-prompt-die = Którą kość bierzesz?
painters-prompt-reroll = { $source }: którą kość przerzucasz?
    .no = Nie przerzucam
painters-reroll-with = { $tile }, razem z { $die-acc }
painters-prompt-second-die = { painters-tile-sky-winner }: bierzesz drugą kość?
    .no = Bez drugiej kości
painters-prompt-halo = Twój krąg jest pełny. Który żeton aureoli bierzesz ({ $source })?
    .no = Nie biorę żadnego
painters-prompt-keep-halo = { painters-tile-sky-halo }: który żeton zatrzymujesz?
painters-prompt-helpsy = { painters-tile-sky-helpsy }: którą kartę kończysz?
painters-prompt-steal = W zasobach nie ma już żetonów chmur. Komu kradniesz jeden?
painters-prompt-swoop = { painters-halo-swoop }: co tracisz?
painters-prompt-mad = { painters-tile-sky-mad }: czy obracasz 3 swoje kości na 1? Jeśli nie, właściciel płytki zyska 4 plamy i 4 nadzieje.
painters-prompt-lower = { painters-tile-sky-mad }: którą kość obracasz na 1?
painters-prompt-tackle = { painters-tile-sky-tackle }: czy odrzucasz wszystkie swoje kości o wartości 1, 3 lub 5? Jeśli nie, właściciel płytki weźmie żeton chmury.
painters-prompt-tantrum = { painters-tile-sky-tantrum }: co odrzucasz?
painters-prompt-discard = { painters-tile-sky-tantrum }: którą kość odrzucasz?

## Co się stało

painters-event-initial-card = { $who } zaczyna z kartą { $card }.
painters-event-starting-player = { $who } zaczyna grę.
painters-event-turn-begins = Tura { $turn }: gra { $who }.
painters-event-card-taken = { $who } bierze kartę { $card }.
painters-event-top-taken =
    { $spots ->
        [0] { $who } bierze kartę { $card } z wierzchu talii.
       *[other] { $who } bierze kartę { $card } z wierzchu talii za { painters-price }.
    }
painters-event-offer-hope =
    { $hope ->
        [one] Na karcie { $card } leży teraz { $hope } żeton nadziei.
        [few] Na karcie { $card } leżą teraz { $hope } żetony nadziei.
       *[other] Na karcie { $card } leży teraz { $hope } żetonów nadziei.
    }
painters-event-top-shown =
    { $cards ->
        [one] { $card } to ostatnia karta talii.
        [few] Na wierzchu talii leży teraz karta { $card } (zostały { $cards } karty).
       *[other] Na wierzchu talii leży teraz karta { $card } (zostało { $cards } kart).
    }
painters-event-no-card = { $who } nie może wziąć żadnej karty.
painters-event-card-declined = { $who } nie bierze karty.
painters-event-card-placed = { $who } kładzie kartę { $card } { $where }.
painters-event-critical-phase = Talia jest pusta: zaczyna się faza krytyczna!
painters-event-die-taken = { $who } bierze { $die-acc }.
painters-event-die-bought = { $who } kupuje { $die-acc } za { painters-spots.acc }.
painters-event-cloud-paid = { $who } płaci żeton chmury, aby zmienić kolor kości.
painters-event-die-fits = { $who } kładzie { $die-acc } na karcie { $symbol-card }: pasuje.
painters-event-die-above = { $who } kładzie { $die-acc } na karcie { $symbol-card } i obraca ją na { $symbol-die-face }: { painters-spots }.
painters-event-die-waits = { $who } kładzie { $die-acc } na karcie { $symbol-card }, gdzie potrzeba { $symbol-die-face }.
painters-event-die-rolled = Do puli wpada kość: { $die }.
painters-event-pool-refilled =
    { $dice ->
        [one] Pula jest pusta: { $dice } ukończona kość wraca i zostawia kwadrat ochronny.
        [few] Pula jest pusta: { $dice } ukończone kości wracają i zostawiają kwadraty ochronne.
       *[other] Pula jest pusta: { $dice } ukończonych kości wraca i zostawia kwadraty ochronne.
    }
painters-event-painted = { $who } płaci { painters-spots.acc }, aby pomalować { $symbol-die-colour-sign } symbol na karcie { $symbol-card } do { $face }.
painters-event-chips-placed = { $who } kładzie 2 żetony nadziei na symbolu: { $symbol }.
painters-event-card-completed = { $who } kończy kartę { $card }!
painters-event-spots-gained = { $who } zyskuje { painters-spots.acc }.
painters-event-hope-gained = { $who } zyskuje { painters-hope.acc }.
painters-event-leader-taken = { $who } bierze lidera.
painters-event-leader-taken-from = { $who } odbiera lidera graczowi { $victim }.
painters-event-hope-activated =
    { $hope ->
        [0] Symbole nadziei gracza { $who } dają razem { $total }: za mało na żeton nadziei.
       *[other] Symbole nadziei gracza { $who } dają razem { $total }: { painters-hope-chips }.
    }
painters-event-hope-silent = Bez lidera { $who } nie dostaje nic za symbol nadziei.
painters-event-cloud-gained = { $who } bierze żeton chmury.
painters-event-cloud-stolen = { $who } kradnie żeton chmury graczowi { $victim }.
painters-event-cloud-none = Nie ma już żetonów chmur, a { $who } ma ich najwięcej.
painters-event-halo-taken =
    { $spots ->
        [0]
            { $hope ->
                [0] { $who } bierze żeton { $halo }.
               *[other] { $who } bierze żeton { $halo } za { painters-price }.
            }
       *[other] { $who } bierze żeton { $halo } za { painters-price }.
    }
painters-event-halo-declined = { $who } zostawia żetony aureoli na planszy.
painters-event-halo-too-dear = { $who } zamyka krąg, ale nie może zapłacić za żeton aureoli.
painters-event-tile-acquired = { $who } zdobywa płytkę { $tile } za { painters-price }.
painters-event-pile-shown =
    { $tiles ->
        [one] { $tile } to ostatnia płytka stosu.
        [few] Na wierzchu stosu leży teraz { $tile } (zostały { $tiles } płytki).
       *[other] Na wierzchu stosu leży teraz { $tile } (zostało { $tiles } płytek).
    }
painters-event-halos-drawn =
    { $tokens ->
        [one] { $who } ogląda { $tokens } żeton aureoli z pudełka.
        [few] { $who } ogląda { $tokens } żetony aureoli z pudełka.
       *[other] { $who } ogląda { $tokens } żetonów aureoli z pudełka.
    }
painters-event-halos-drawn-secret = Tylko do wiadomości gracza { $who }: z pudełka wychodzą { $first } i { $second }.
painters-event-halo-kept = { $who } zatrzymuje żeton { $halo }.
painters-event-hope-stolen =
    { $hope ->
        [0] { $victim } nie ma nadziei, którą { $who } może ukraść.
       *[other] { $who } kradnie { painters-hope.acc } graczowi { $victim }.
    }
painters-event-hope-lost =
    { $hope ->
        [0] { $who } nie ma nadziei do stracenia.
       *[other] { $who } traci { painters-hope.acc }.
    }
painters-event-spots-lost =
    { $spots ->
        [0] { $who } nie ma plam do stracenia.
       *[other] { $who } traci { painters-spots.acc }.
    }
painters-event-die-lowered = { $who } obraca { $die-acc } na karcie { $symbol-card } na 1.
painters-event-die-discarded = { $who } odrzuca { $die-acc } z karty { $symbol-card }.
painters-event-refused = { $who } nie robi tego, czego żąda { $tile }.
painters-event-extra-turn = { $who } rozegra po tej turze jeszcze jedną.
painters-event-spots-discarded = { $who } odrzuca { painters-spots.acc } ponad limit.
painters-event-end-triggered = Gra kończy się z turą gracza { $who }: czas policzyć punkty.
painters-event-scored =
    { $points ->
        [one] { $who } zdobywa { $points } punkt.
        [few] { $who } zdobywa { $points } punkty.
       *[other] { $who } zdobywa { $points } punktów.
    }
painters-event-star-victory = { $who } ma pięć płytek i lidera: gwiezdne zwycięstwo!
painters-event-firmament-victory = { $who } ma firmament z dziewięciu kart i lidera: zwycięstwo firmamentu!
painters-event-efficiency-victory =
    { $points ->
        [one] { $who } wygrywa, mając { $points } punkt, najwięcej na koniec: zwycięstwo na punkty!
        [few] { $who } wygrywa, mając { $points } punkty, najwięcej na koniec: zwycięstwo na punkty!
       *[other] { $who } wygrywa, mając { $points } punktów, najwięcej na koniec: zwycięstwo na punkty!
    }
painters-event-draw = Nic się już nie zmieni: gra kończy się remisem.

## Dlaczego coś nie jest teraz możliwe

painters-why-finish-first = Najpierw odpowiedz na otwarte pytanie.
painters-why-one-main-action = Akcja główna tej tury jest już wykonana.
painters-why-main-action-first = Najpierw wykonaj akcję główną; akcje dodatkowe są po niej.
painters-why-has-cloud =
    { $clouds ->
        [one] Masz już żeton chmury; ta akcja jest dla graczy, którzy nie mają żadnego.
        [few] Masz już { $clouds } żetony chmur; ta akcja jest dla graczy, którzy nie mają żadnego.
       *[other] Masz już { $clouds } żetonów chmur; ta akcja jest dla graczy, którzy nie mają żadnego.
    }
painters-why-three-uncompleted = { $most ->
    [one] Masz już { $most } nieukończoną kartę; najpierw ją ukończ.
    [few] Masz już { $most } nieukończone karty; najpierw ukończ którąś.
   *[many] Masz już { $most } nieukończonych kart; najpierw ukończ którąś.
}
painters-why-deck-empty = Talia jest pusta.
painters-why-not-in-offer = Tego nie ma w ofercie: { $what }.
painters-why-not-on-top = To nie leży na wierzchu talii: { $what }.
painters-why-no-place = Karta { $card } nie pasuje nigdzie obok twoich kart.
painters-why-too-dear =
    { $hope ->
        [0] Kosztuje to { painters-spots.acc }; { painters-own-spots }.
       *[other]
            { $spots ->
                [0] Kosztuje to { painters-hope.acc }; { painters-own-hope }.
               *[other] Kosztuje to { painters-price }; { painters-own-chips }.
            }
    }
painters-why-one-more-die-only = W turze możesz dokupić tylko jedną kość.
painters-why-no-die-fits = Żadna kość z puli nie pasuje na wolny symbol twoich kart.
painters-why-no-sky-dice = Tylko { painters-tile-sky-dice } pozwala przerzucać kości przed wzięciem jednej z nich.
painters-why-not-in-pool = Tej kości nie ma w puli: { $what }.
painters-why-no-symbol = Nie masz wolnego symbolu w tym kolorze ({ $colour-sign }) ani żetonu chmury, aby kolor zmienić.
painters-why-roll-first = Mając { painters-tile-sky-dice }, najpierw mówisz, że bierzesz kość: wybierz „roll”.
painters-why-second-die-low = Druga kość, którą daje { painters-tile-sky-winner }, musi pokazywać 1 albo 2.
painters-why-no-die-there = Nie masz tam kości: { $what }.
painters-why-die-is-completed = Ta kość jest już ukończona.
painters-why-paint-to-number = Tę kość można pomalować najwyżej do { $number }.
painters-why-never-lower = Farba tylko podnosi wartość kości; obniża ją { painters-tile-sky-levitt-alpha }.
painters-why-symbol-not-empty = To nie jest wolny symbol twoich kart: { $what }.
painters-why-no-tile-for-colour = Żadna twoja płytka nie pozwala, by żetony nadziei zastąpiły kość w tym kolorze: { $colour }.
painters-why-top-of-pile = { $tile } leży na wierzchu stosu; zdobyć można tylko trzy płytki z oferty.
painters-why-no-such-place = Miejsce zapisuje się dwiema liczbami: „place 1,0” jest na prawo od twojej pierwszej karty.
painters-why-place-is-taken = Leży tam już karta { $card }, a kart się nie przesuwa.
painters-why-only-a-corner = Karta musi stykać się z inną całym bokiem; tam stykałaby się tylko rogiem.
painters-why-beside-no-card = Kartę kładzie się obok jednej ze swoich kart; przy tym miejscu nie leży żadna.
painters-why-half-cloud = Połówka chmury musi spotkać swoją drugą połowę; obok karty { $card } nie spotka.
painters-why-half-halo = Połówka kręgu musi spotkać swoją drugą połowę; obok karty { $card } nie spotka.
painters-why-night-limit = Między tą kartą a kartą { $card } biegnie granica nocy: nic nie może jej dotykać.
painters-why-grass-limit = Między tą kartą a kartą { $card } biegnie granica trawy: nic nie może jej dotykać.
painters-why-other-colour = Ten symbol jest { $colour-sign }; inny kolor wymaga żetonu chmury, a nie masz żadnego.
painters-why-costs-a-cloud = Ten symbol jest { $colour-sign }: kosztuje to żeton chmury, więc dodaj słowo „cloud”.
painters-why-costs-no-cloud = Kość { $die } trafia tam bez żetonu chmury.
painters-why-not-most-clouds = Żeton chmury kradnie się temu, kto ma ich najwięcej.

## Ustawienia: nazwy, wartości i pomoc

painters-setting-variant = Wariant
painters-setting-variant-help = Przymusowe lądowanie dodaje 3 karty i wygrywa się w nim tylko na punkty; Pojedynek napięć jest dla 2 graczy, używa wszystkich kart i płytek i nigdy nie wygrywa się w nim na punkty.
painters-setting-variant-standard = Gra podstawowa
painters-setting-variant-forced_landing = Przymusowe lądowanie
painters-setting-variant-tension_duel = Pojedynek napięć
painters-setting-leader_benefits = Przywileje lidera
painters-setting-leader_benefits-help = Czego lider oszczędza właścicielowi: dopłaty z planszy do ceny płytek, ceny karty z wierzchu talii albo obu.
painters-setting-leader_benefits-none = Brak
painters-setting-leader_benefits-tiles = Tańsze płytki
painters-setting-leader_benefits-top_card = Darmowa karta z wierzchu
painters-setting-leader_benefits-both = Oba
painters-setting-halves = Połówki
painters-setting-halves-help = Ściśle: połówka chmury lub aureoli może spotkać tylko swoją drugą połowę. Łagodnie: może też stykać się z gładkim bokiem.
painters-setting-halves-strict = Ściśle
painters-setting-halves-lenient = Łagodnie
painters-setting-leadership_hope = Aureola Przywództwa
painters-setting-leadership_hope-help = Liczba na symbolu nadziei Aureoli Przywództwa.
painters-setting-leadership_hope-4 = Symbol nadziei o wartości 4
painters-setting-leadership_hope-1 = Symbol nadziei o wartości 1
painters-setting-hope_sum = Suma nadziei
painters-setting-hope_sum-help = Które karty liczą się przy sumowaniu symboli nadziei; płytki i żetony aureoli liczą się zawsze.
painters-setting-hope_sum-completed_cards = Ukończone karty
painters-setting-hope_sum-all_cards = Wszystkie karty
painters-setting-spot_limit = Limit plam
painters-setting-spot_limit-help = Ile żetonów plam możesz zatrzymać na koniec swojej tury.
painters-setting-spot_limit-4 = 4 plamy
painters-setting-spot_limit-5 = 5 plam
painters-setting-spot_limit-6 = 6 plam
painters-setting-spot_limit-7 = 7 plam
painters-setting-spot_limit-8 = 8 plam
painters-setting-spot_limit-9 = 9 plam
painters-setting-spot_limit-10 = 10 plam

## Jak kończy się gra

painters-ending-star = Gwiezdne zwycięstwo
painters-ending-firmament = Zwycięstwo firmamentu
painters-ending-efficiency = Zwycięstwo na punkty
painters-ending-draw = Remis

## Skąd biorą się punkty

painters-score-stars = Gwiazdy na kartach
painters-score-tiles = Płytki
painters-score-tile_effects = Działanie płytek
painters-score-halos = Żetony aureoli
painters-score-clouds = Żetony chmur
painters-score-hope = Żetony nadziei
painters-score-dice = Kości na kartach
painters-score-unfinished = Nieukończone karty
painters-score-spots = Żetony plam
painters-score-total = Razem

## Z czego nie powstanie gra

painters-refused-duel = Pojedynek napięć jest dokładnie dla 2 graczy; liczba graczy: { $seats }.
