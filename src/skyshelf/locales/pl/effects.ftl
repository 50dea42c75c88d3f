### Tekst kart. Klucze pochodzą z src/skyshelf/effects i src/skyshelf/games/horde/vocabulary.
### Krok jest zdaniem; `.then` to to samo bez wielkiej litery i kropki, `.inf` to bezokolicznik („możesz ...”).
### Rzeczowniki mają formy `.acc` (kogo, co), `.gen` (kogo, czego), `.dat` (komu), `.ins` (kim, czym), `.loc` (na kim, na czym),
### `.plural` (dopełniacz l. mn.), `.insp` (narzędnik l. mn.) i `.gender`: m (potwór, potwora), i (dodatek, dodatek), f, n.
### Przydawki mają `.place`: `before` stoją przed rzeczownikiem i odmieniają się jak on (`.acc .gen .dat .ins .plural .insp` dla m,
### `.f .accf .genf` dla f, `.n` dla n); `man` tak samo, ale są tylko przy rodzaju m; `behind` stoją za nim i się nie odmieniają (`.late`).
### To, co stoi jeszcze dalej („na Linii”), ma `.same = yes`, gdy się nie odmienia. `.is`, `.isf`, `.isn` to orzeczenie z czasownikiem.
### `.name` to forma po „ma” i „otrzymuje”; `.pro = yes` mają zaimki, które czasownik bierze do siebie („zniszcz go”).

## Jak łączą się części

effects-nothing = { "" }
    .acc = { "" }
    .gen = { "" }
    .dat = { "" }
    .plural = { "" }
    .ins = { "" }
    .insp = { "" }
    .f = { "" }
    .accf = { "" }
    .genf = { "" }
    .n = { "" }
    .place = behind
    .late = { "" }
    .same = yes
effects-and = { $first } i { $rest }
    .name = { $first-name } i { $rest-name }
    .state = stany { $first-name } i { $rest-name }
effects-and-more = { $first }, { $rest }
    .name = { $first-name }, { $rest-name }
effects-or = { $first } lub { $rest }
effects-or-more = { $first }, { $rest }
effects-nor = { $first } ani { $rest }
    .nor = { $first-nor } ani { $rest-nor }
    .f = { $first-f } ani { $rest-f }
effects-nor-more = { $first }, { $rest }
    .nor = { $first-nor }, { $rest-nor }
    .f = { $first-f }, { $rest-f }
effects-and-or = { $first } lub { $rest }
effects-and-or-more = { $first }, { $rest }
effects-both = { $first } i { $rest }
    .cap = { $first-cap } i { $rest }
    .acc = { $first-pro ->
            [yes] jego
           *[no] { $first-acc }
        } i { $rest-acc }
    .gen = { $first-gen } i { $rest-gen }
    .dat = { $first-pro ->
            [yes] jemu
           *[no] { $first-dat }
        } i { $rest-dat }
    .loc = { $first-loc } i { $rest-loc }
    .cannot = { $first-cap } i { $rest } nie mogą
    .gender = several
    .pro = no
    .self = no
effects-both-more = { $first }, { $rest }
    .cap = { $first-cap }, { $rest }
    .acc = { $first-pro ->
            [yes] jego
           *[no] { $first-acc }
        }, { $rest-acc }
    .gen = { $first-gen }, { $rest-gen }
    .dat = { $first-pro ->
            [yes] jemu
           *[no] { $first-dat }
        }, { $rest-dat }
    .loc = { $first-loc }, { $rest-loc }
    .cannot = { $first-cap }, { $rest } nie mogą
    .gender = several
    .pro = no
    .self = no
effects-either = { $first } lub { $rest }
    .acc = { $first-acc } lub { $rest-acc }
    .gen = { $first-gen } lub { $rest-gen }
    .dat = { $first-dat } lub { $rest-dat }
    .loc = { $first-loc } lub { $rest-loc }
    .gender = m
    .pro = no
    .self = no
effects-either-more = { $first }, { $rest }
    .acc = { $first-acc }, { $rest-acc }
    .gen = { $first-gen }, { $rest-gen }
    .dat = { $first-dat }, { $rest-dat }
    .loc = { $first-loc }, { $rest-loc }
    .gender = m
    .pro = no
    .self = no
effects-piles = { $first } lub { $rest }
    .from = { $first-from } lub { $rest-from }
effects-piles-more = { $first }, { $rest }
    .from = { $first-from }, { $rest-from }
effects-list = { $first }, { $rest }
# „Oznaczony wrogi Bohater”: to, co najogólniejsze, stoi najbliżej rzeczownika.
effects-adjectives = { $first-place ->
        [behind] { $rest-place ->
            [behind] { "" }
           *[before] { $rest }
        }
       *[before] { $rest-place ->
            [behind] { $first }
           *[before] { $rest } { $first }
        }
    }
    .acc = { $first-place ->
            [behind] { $rest-place ->
                [behind] { "" }
               *[before] { $rest-acc }
            }
           *[before] { $rest-place ->
                [behind] { $first-acc }
               *[before] { $rest-acc } { $first-acc }
            }
        }
    .gen = { $first-place ->
            [behind] { $rest-place ->
                [behind] { "" }
               *[before] { $rest-gen }
            }
           *[before] { $rest-place ->
                [behind] { $first-gen }
               *[before] { $rest-gen } { $first-gen }
            }
        }
    .dat = { $first-place ->
            [behind] { $rest-place ->
                [behind] { "" }
               *[before] { $rest-dat }
            }
           *[before] { $rest-place ->
                [behind] { $first-dat }
               *[before] { $rest-dat } { $first-dat }
            }
        }
    .plural = { $first-place ->
            [behind] { $rest-place ->
                [behind] { "" }
               *[before] { $rest-plural }
            }
           *[before] { $rest-place ->
                [behind] { $first-plural }
               *[before] { $rest-plural } { $first-plural }
            }
        }
    .ins = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-ins } { $first-ins }
               *[behind] { $first-ins }
            }
           *[behind] { $rest-place ->
                [before] { $rest-ins }
               *[behind] { "" }
            }
        }
    .insp = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-insp } { $first-insp }
               *[behind] { $first-insp }
            }
           *[behind] { $rest-place ->
                [before] { $rest-insp }
               *[behind] { "" }
            }
        }
    .f = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-f } { $first-f }
               *[behind] { $first-f }
            }
           *[behind] { $rest-place ->
                [before] { $rest-f }
               *[behind] { "" }
            }
        }
    .accf = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-accf } { $first-accf }
               *[behind] { $first-accf }
            }
           *[behind] { $rest-place ->
                [before] { $rest-accf }
               *[behind] { "" }
            }
        }
    .genf = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-genf } { $first-genf }
               *[behind] { $first-genf }
            }
           *[behind] { $rest-place ->
                [before] { $rest-genf }
               *[behind] { "" }
            }
        }
    .n = { $first-place ->
            [before] { $rest-place ->
                [before] { $rest-n } { $first-n }
               *[behind] { $first-n }
            }
           *[behind] { $rest-place ->
                [before] { $rest-n }
               *[behind] { "" }
            }
        }
    .place = { $first-place ->
            [behind] { $rest-place }
           *[before] { $first-place }
        }
    .late = { $rest-late }{ $first-late }
    .is = { $first-is } i { $rest-is }
effects-properties = { $first } { $rest }
    .acc = { $first-same ->
            [yes] { $first }
           *[no] { $first-acc }
        } { $rest-same ->
            [yes] { $rest }
           *[no] { $rest-acc }
        }
    .gen = { $first-same ->
            [yes] { $first }
           *[no] { $first-gen }
        } { $rest-same ->
            [yes] { $rest }
           *[no] { $rest-gen }
        }
    .dat = { $first-same ->
            [yes] { $first }
           *[no] { $first-dat }
        } { $rest-same ->
            [yes] { $rest }
           *[no] { $rest-dat }
        }
    .plural = { $first-same ->
            [yes] { $first }
           *[no] { $first-plural }
        } { $rest-same ->
            [yes] { $rest }
           *[no] { $rest-plural }
        }
    .same = { $first-same ->
            [yes] { $rest-same }
           *[no] no
        }
effects-beside = { $what-place ->
        [behind] { "" }
       *[before] { $what }{ " " }
    }
    .acc = { $what-place ->
            [behind] { "" }
           *[before] { $what-acc }{ " " }
        }
    .gen = { $what-place ->
            [behind] { "" }
           *[before] { $what-gen }{ " " }
        }
    .dat = { $what-place ->
            [behind] { "" }
           *[before] { $what-dat }{ " " }
        }
    .plural = { $what-place ->
            [behind] { "" }
           *[before] { $what-plural }{ " " }
        }
    .ins = { $what-place ->
            [before] { $what-ins }{ " " }
           *[behind] { "" }
        }
    .insp = { $what-place ->
            [before] { $what-insp }{ " " }
           *[behind] { "" }
        }
    .f = { $what-place ->
            [before] { $what-f }{ " " }
           *[behind] { "" }
        }
    .accf = { $what-place ->
            [before] { $what-accf }{ " " }
           *[behind] { "" }
        }
    .genf = { $what-place ->
            [before] { $what-genf }{ " " }
           *[behind] { "" }
        }
    .n = { $what-place ->
            [before] { $what-n }{ " " }
           *[behind] { "" }
        }
    .late = { $what-late }
effects-behind = { " " }{ $what }
    .acc = { " " }{ $what-same ->
            [yes] { $what }
           *[no] { $what-acc }
        }
    .gen = { " " }{ $what-same ->
            [yes] { $what }
           *[no] { $what-gen }
        }
    .dat = { " " }{ $what-same ->
            [yes] { $what }
           *[no] { $what-dat }
        }
    .plural = { " " }{ $what-same ->
            [yes] { $what }
           *[no] { $what-plural }
        }
effects-other = inny{ " " }
    .acc = innego{ " " }
    .gen = innego{ " " }
    .dat = innemu{ " " }
    .plural = innych{ " " }
    .ins = innym{ " " }
    .insp = innymi{ " " }
    .f = inna{ " " }
    .accf = inną{ " " }
    .genf = innej{ " " }
    .n = inne{ " " }
effects-sentences = { $first } { $rest }
    .then = { $first-then }, potem { $rest-then }
effects-alternatives = { $first-then }; albo { $rest-then }
    .then = { $first-then }; albo { $rest-then }
effects-costs = { $first-then } i { $rest-then }
    .then = { $first-then } i { $rest-then }
    .inf = { $first-inf } i { $rest-inf }
effects-costs-times = { $cost-then }, { $times } razy
    .then = { $cost-then }, { $times } razy
    .inf = { $cost-inf }, { $times } razy
effects-cost-either = { $first-then } lub { $rest-then }
    .then = { $first-then } lub { $rest-then }
    .inf = { $first-inf } lub { $rest-inf }
effects-if-and = { $first } i { $rest }
    .bare = { $first-bare } i { $rest-bare }
effects-keywords = { $list }.

## Zdolności

effects-ability = { $when }: { $text }
effects-ability-cost = { $when }, { $cost-then }: { $text }
effects-ability-reaction = ⚡ { $when }: { $text }
effects-ability-reaction-cost = ⚡ { $when }, { $cost-then }: { $text }
effects-after = { $event }: { $text }
effects-after-once = { $event }, raz na każdy efekt: { $text }
effects-after-even-if-destroyed = { $event }, nawet jeśli to ją niszczy: { $text }
effects-after-not-by-itself = { $event } inaczej niż tą zdolnością: { $text }
effects-static = { $to-cap } ma { $gifts-name }.
effects-static-both = { $to-cap } mają { $gifts-name }.
effects-static-while = { $to-cap } ma { $gifts-name }, dopóki { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-during = { $to-cap } ma { $gifts-name } { $condition-during }.
effects-static-both-quoted = { $to-cap } mają { $gifts-name }
effects-static-quoted = { $to-cap } ma { $gifts-name }
effects-static-quoted-while = Dopóki { $condition }, { $to } ma { $gifts-name }
effects-static-and-cannot = { $to-cap } ma { $gifts-name } i nie może { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans-nor }
    }.
effects-static-loses-and-cannot = { $to-cap } traci { $gifts-name } i nie może { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans-nor }
    }.
effects-static-cannot = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts-nor }
    }.
effects-static-cannot-while = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts-nor }
    }, dopóki { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-cannot-during = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts-nor }
    } { $condition-during }.
effects-enchantment = Zaklinanie: { $text }
effects-quoted = „{ $text }”
    .name = „{ $text }”
effects-quoted-within = «{ $text }»
    .name = «{ $text }»
effects-own-cost = Ta karta kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniej.
effects-own-cost-per = Ta karta kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniej za { $of-each }.
effects-own-cost-while = Jeśli { $condition }, ta karta kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniej.
effects-own-cost-while-per = Jeśli { $condition }, ta karta kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniej za { $of-each }.
effects-cheaper = Zagrywając tę kartę, możesz { $cost-inf }: kosztuje wtedy o { $less ->
        [one] { $less } manę
       *[other] { $less } many
    } mniej.
effects-other-use = ⚡ Możesz zagrać { $what-acc } z ręki z takim efektem zamiast jego tekstu: { $text }
effects-only-on = Dołącz tę kartę tylko do { $what-gen }.
effects-cannot = „nie może { $ban-nor }”
    .name = „nie może { $ban-nor }”
effects-static-loses = { $to-cap } traci { $gifts-name }.
effects-static-loses-while = { $to-cap } traci { $gifts-name }, dopóki { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-loses-during = { $to-cap } traci { $gifts-name } { $condition-during }.
effects-lost-all = wszystkie zdolności
    .name = wszystkie zdolności
effects-loses-all = brak zdolności
    .name = brak zdolności
effects-loses = brak zdolności { $keyword }
    .name = brak zdolności { $keyword }
effects-resolves-twice = zdolności „{ $word }:” działające dwa razy
    .name = zdolności „{ $word }:” działające dwa razy
effects-twice = Zdolności „{ $word }” { $to-gen } rozpatruje się dwa razy.
effects-extra-cost = dodatkowy koszt: „aby { $action }, { $cost-cost }”
    .name = dodatkowy koszt: „aby { $action }, { $cost-cost }”

## Słowa wytłuszczone

effects-moment-play = Zagranie
effects-moment-fight = Walka
effects-moment-exhaust = Wyczerp
effects-moment-destroyed = Zniszczenie
effects-moment-treachery = Zdrada
effects-moment-pillage = Grabież
effects-moment-setup = Przygotowanie
effects-moment-action = Akcja

## Zdarzenia

effects-event-turn-starts = Na początku tury
effects-event-horde-phase-starts = Na początku fazy hordy
effects-event-horde-phase-ends = Na końcu fazy hordy
effects-event-alliance-phase-ends = Na końcu fazy sojuszu
effects-event-treachery-phase-starts = Na początku fazy zdrady
effects-event-turn-ends = Na końcu tury
effects-event-strikes = Gdy { $who } zada cios { $whom-dat }
effects-event-first-strike = Po pierwszym ciosie { $who-gen } w turze
effects-event-damages = Gdy { $who } zada obrażenia { $whom-dat }
effects-event-gains-wounds = Gdy { $who } otrzyma co najmniej 1 ranę
effects-event-gains-health = Gdy { $who } otrzyma co najmniej 1 żeton zdrowia
effects-event-health-removed = Gdy { $who } straci co najmniej 1 żeton zdrowia
effects-event-destroys = Gdy { $who } zniszczy { $whom-acc }
effects-event-destroyed = Po zniszczeniu { $who-gen }
effects-event-healed = Gdy uleczysz co najmniej 1 ranę { $who-gen }
effects-event-played = Gdy zagrasz { $who-acc }
effects-event-becomes-engaged = Po związaniu { $who-gen } walką { $whom-with }
effects-event-moves = Gdy { $who } zmieni Linię
effects-event-draws = Gdy dobierzesz kartę
effects-event-gains-mana = Gdy otrzymasz manę
effects-event-rebuilds = Gdy odbudujesz co najmniej 1 kartę
effects-event-exhausted = Po wyczerpaniu { $who-gen }
effects-event-leaves-play = Gdy { $who } opuści grę
effects-event-summoned-from-pile = Po przywołaniu { $who-gen } ze stosu Obcego
effects-event-resolves-mutaform = Gdy { $who } rozpatrzy Mutację
effects-event-treachery-flipped = Po odkryciu karty zdrady
effects-event-treachery-resolved = Po rozpatrzeniu karty zdrady
effects-event-revealed = Po odkryciu { $who-gen }
effects-event-cards-beneath = Gdy pod { $who-ins } { $least ->
        [one] jest co najmniej { $least } karta
        [few] są co najmniej { $least } karty
       *[many] jest co najmniej { $least } kart
    }

## Kroki, które kierują tekstem

effects-may = Możesz { $what-inf }.
    .then = możesz { $what-inf }
    .inf = zdecydować, czy { $what-inf }
effects-may-by-alliance = Sojusz może { $what-inf }.
    .then = sojusz może { $what-inf }
    .inf = pozwolić, by sojusz zdecydował, czy { $what-inf }
effects-may-by-horde = Horda może { $what-inf }.
    .then = horda może { $what-inf }
    .inf = pozwolić, by horda zdecydowała, czy { $what-inf }
effects-if-they-do = Jeśli tak, { $then-then }.
    .then = jeśli tak, { $then-then }
effects-if-they-do-not = Jeśli nie, { $then-then }.
    .then = jeśli nie, { $then-then }
effects-owner-may = Właściciel { $of-gen } może { $what-inf }. Jeśli nie, { $otherwise-then }.
    .then = właściciel { $of-gen } może { $what-inf }; jeśli nie, { $otherwise-then }
    .inf = pozwolić, by właściciel { $of-gen } zdecydował, czy { $what-inf }; jeśli nie, { $otherwise-then }
effects-if-you-do = Jeśli to zrobisz: { $then-then }.
    .then = – jeśli to zrobisz – { $then-then }
effects-if-impossible = Jeśli to niemożliwe, { $then-then }.
    .then = jeśli to niemożliwe, { $then-then }
effects-if-you-do-not = Jeśli tego nie zrobisz, { $then-then }.
    .then = jeśli tego nie zrobisz, { $then-then }
effects-if-this-destroys = Jeśli to go zniszczy, { $then-then }.
    .then = jeśli to go zniszczy, { $then-then }
effects-if = Jeśli { $condition }, { $then-then }.
    .then = jeśli { $condition }, { $then-then }
effects-if-else = Jeśli { $condition }, { $then-then }. W przeciwnym razie { $otherwise-then }.
    .then = jeśli { $condition }, { $then-then }, a w przeciwnym razie { $otherwise-then }
effects-choose = Wybierz { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }.
    .then = wybierz { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
    .inf = wybrać { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
effects-choose-by-alliance = Sojusz wybiera { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }.
    .then = sojusz wybiera { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
    .inf = pozwolić sojuszowi wybrać { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
effects-choose-by-horde = Horda wybiera { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }.
    .then = horda wybiera { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
    .inf = pozwolić hordzie wybrać { $number ->
            [1] jedno
            [2] dwie różne opcje
           *[other] różne opcje: { $number }
        }: { $options-then }
effects-choose-by-each-player = Każdy gracz sojuszu wybiera { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }.
    .then = każdy gracz sojuszu wybiera { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }
    .inf = pozwolić każdemu graczowi sojuszu wybrać { $number ->
        [1] jedno
        [2] dwie różne opcje
       *[other] różne opcje: { $number }
    }: { $options-then }
effects-repeat = { $amount ->
        [one] { $amount } raz
       *[other] { $amount } razy
    }: { $what-then }.
    .then = { $what-then } ({ $amount ->
            [one] { $amount } raz
           *[other] { $amount } razy
        })
effects-repeat-per = { $amount ->
        [1] Za { $of-each } { $what-then }.
       *[other] Za { $of-each } { $what-then } ({ $amount ->
            [one] { $amount } raz
           *[other] { $amount } razy
        }).
    }
    .then = { $amount ->
            [1] za { $of-each } { $what-then }
           *[other] za { $of-each } { $what-then } ({ $amount ->
                [one] { $amount } raz
               *[other] { $amount } razy
            })
        }
    .inf = { $what-inf } za { $of-each }, { $amount ->
            [one] { $amount } raz
           *[other] { $amount } razy
        }
effects-each-player = Każdy gracz sojuszu robi to: { $what-then }.
    .then = każdy gracz sojuszu robi to: { $what-then }
    .inf = sprawić, że każdy gracz sojuszu zrobi to: { $what-then }
effects-for-each = Za { $what-each } { $text-then }.
    .then = za { $what-each } { $text-then }
effects-select = Wybierz { $target-acc }.
    .then = wybierz { $target-acc }
    .inf = wybrać { $target-acc }

## Warunki

# `.bare` to warunek powiedziany o karcie, o której już mowa: „dopóki nie ma sąsiadów”.
effects-if-is = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isf }
        [n] { $what-isn }
       *[m] { $what-is }
    }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }{ $who-gender ->
            [f] { $what-isf }
            [n] { $what-isn }
           *[m] { $what-is }
        }
effects-if-is-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }nie { $who-gender ->
        [f] { $what-isf }
        [n] { $what-isn }
       *[m] { $what-is }
    }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }nie { $who-gender ->
            [f] { $what-isf }
            [n] { $what-isn }
           *[m] { $what-is }
        }
effects-if-is-behind = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $what-is }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }{ $what-is }
effects-if-is-behind-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $what-isnot }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }{ $what-isnot }
effects-if-is-the = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }to { $what }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }to { $what }
effects-if-is-the-not = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }to nie { $what }
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }to nie { $what }
effects-if-fight-phase = trwa faza walki
    .bare = trwa faza walki
    .during = w fazie walki
effects-if-fight-phase-not = nie trwa faza walki
    .bare = nie trwa faza walki
    .during = poza fazą walki
effects-if-alliance-phase = trwa faza sojuszu
    .bare = trwa faza sojuszu
    .during = w fazie sojuszu
effects-if-alliance-phase-not = nie trwa faza sojuszu
    .bare = nie trwa faza sojuszu
    .during = poza fazą sojuszu
effects-if-in-play = { $who-pro ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }jest w grze
    .bare = { $who-self ->
            [yes] { "" }
           *[no] { $who }{ " " }
        }jest w grze
effects-if-in-play-not = { $who-gen } nie ma w grze
    .bare = { $who-gen } nie ma w grze
effects-if-there-is = w grze jest { $what }
    .bare = w grze jest { $what }
effects-if-there-is-not = w grze nie ma { $what-gen }
    .bare = w grze nie ma { $what-gen }
effects-if-value-at-least = { $of-pro ->
        [yes] { "" }
       *[no] { $of }{ " " }
    }ma co najmniej { $number } { $value-gen }
    .bare = { $of-self ->
            [yes] { "" }
           *[no] { $of }{ " " }
        }ma co najmniej { $number } { $value-gen }
effects-if-value-at-least-not = { $of-pro ->
        [yes] { "" }
       *[no] { $of }{ " " }
    }ma mniej niż { $number } { $value-gen }
    .bare = { $of-self ->
            [yes] { "" }
           *[no] { $of }{ " " }
        }ma mniej niż { $number } { $value-gen }
effects-if-at-least = { $number ->
        [1] jest { $count }
       *[other] liczba { $count-plural } wynosi co najmniej { $number }
    }
    .bare = { $number ->
            [1] jest { $count }
           *[other] liczba { $count-plural } wynosi co najmniej { $number }
        }
effects-if-at-least-not = { $number ->
        [1] nie ma { $count-plural }
       *[other] liczba { $count-plural } jest mniejsza niż { $number }
    }
    .bare = { $number ->
            [1] nie ma { $count-plural }
           *[other] liczba { $count-plural } jest mniejsza niż { $number }
        }
effects-if-done = to zrobisz
    .bare = to zrobisz
effects-if-done-not = tego nie zrobisz
    .bare = tego nie zrobisz
effects-if-back-line-open = można związać walką Pomiot lub Żołnierza na Tylnej Linii
    .bare = można związać walką Pomiot lub Żołnierza na Tylnej Linii
effects-if-guessed-wrong = odpowiedź była błędna
    .bare = odpowiedź była błędna

## Ilości: to, co stoi po „za”

effects-number-tokens = żeton { $token } na { $on-loc }
    .each = każdy żeton { $token } na { $on-loc }
    .plural = żetonów { $token } na { $on-loc }
effects-number-value = punkt { $value-gen } { $of-pro ->
        [yes] jego
       *[no] { $of-gen }
    }
    .each = każdy punkt { $of-pro ->
            [yes] jego { $value-gen }
           *[no] { $value-gen } { $of-gen }
        }
    .own = każdy punkt { $of-pro ->
            [yes] swojego { $value-gen }
           *[no] { $value-gen } { $of-gen }
        }
    .plural = punktów { $of-pro ->
            [yes] jego { $value-gen }
           *[no] { $value-gen } { $of-gen }
        }
effects-number-keyword = punkt { $keyword-gen } { $of-pro ->
        [yes] jego
       *[no] { $of-gen }
    }
    .each = każdy punkt { $of-pro ->
            [yes] jego { $keyword-gen }
           *[no] { $keyword-gen } { $of-gen }
        }
    .own = każdy punkt { $of-pro ->
            [yes] swojego { $keyword-gen }
           *[no] { $keyword-gen } { $of-gen }
        }
    .plural = punktów { $of-pro ->
            [yes] jego { $keyword-gen }
           *[no] { $keyword-gen } { $of-gen }
        }
effects-number-count = { $what }
    .each = { $what-each }
    .plural = { $what-plural }
effects-number-pile = karta { $zone-into }
    .each = każdą kartę { $zone-into }
    .plural = kart { $zone-into }
effects-number-pile-of = { $what } { $zone-into }
    .each = { $what-each } { $zone-into }
    .plural = { $what-plural } { $zone-into }
effects-number-beneath = karta pod { $of-ins }
    .each = każdą kartę pod { $of-ins }
    .plural = kart pod { $of-ins }
effects-number-health-it-had = punkt zdrowia, który miał
    .each = każdy punkt zdrowia, który miał
    .plural = punktów zdrowia, które miał
effects-number-mana-cost = punkt kosztu tego zaklęcia
    .each = każdy punkt kosztu tego zaklęcia
    .plural = punktów jego kosztu
effects-number-released = przełożona karta
    .each = każdą przełożoną kartę
    .plural = przełożonych kart
effects-number-wounds = zadana rana
    .each = każdą zadaną ranę
    .plural = zadanych ran
effects-number-played = karta zagrana przez ciebie w tej turze (łącznie z tą)
    .each = każdą kartę zagraną przez ciebie w tej turze (łącznie z tą)
    .plural = kart zagranych przez ciebie w tej turze (łącznie z tą)
effects-number-removed = tak usunięty żeton
    .each = każdy tak usunięty żeton
    .plural = tak usuniętych żetonów
effects-number-paid = tak zapłacona mana
    .each = każdą tak zapłaconą manę
    .plural = tak zapłaconej many
effects-number-cost = ten koszt
    .each = ten koszt
    .plural = tego kosztu
effects-number-destroyed = tak zniszczona karta
    .each = każdą tak zniszczoną kartę
    .plural = tak zniszczonych kart

## Które karty

effects-cards = { $first ->
       *[other] { "" }
    }{ $kind-gender ->
        [f] { $other-f }{ $adjectives-f }
        [i] { $other }{ $adjectives }
        [n] { $other-n }{ $adjectives-n }
       *[m] { $other }{ $adjectives }
    }{ $kind }{ $adjectives-late }{ $rest }
    .acc = { $kind-gender ->
            [f] { $other-accf }{ $adjectives-accf }
            [i] { $other }{ $adjectives }
            [n] { $other-n }{ $adjectives-n }
           *[m] { $other-acc }{ $adjectives-acc }
        }{ $kind-acc }{ $adjectives-late }{ $rest-acc }
    .gen = { $kind-gender ->
            [f] { $other-genf }{ $adjectives-genf }
            [i] { $other-gen }{ $adjectives-gen }
            [n] { $other-gen }{ $adjectives-gen }
           *[m] { $other-gen }{ $adjectives-gen }
        }{ $kind-gen }{ $adjectives-late }{ $rest-gen }
    .dat = { $kind-gender ->
            [f] { $other-genf }{ $adjectives-genf }
            [i] { $other-dat }{ $adjectives-dat }
            [n] { $other-dat }{ $adjectives-dat }
           *[m] { $other-dat }{ $adjectives-dat }
        }{ $kind-dat }{ $adjectives-late }{ $rest-dat }
    .ins = { $kind-gender ->
            [f] { $other-accf }{ $adjectives-accf }
            [i] { $other-ins }{ $adjectives-ins }
            [n] { $other-ins }{ $adjectives-ins }
           *[m] { $other-ins }{ $adjectives-ins }
        }{ $kind-ins }{ $adjectives-late }{ $rest }
    .loc = { $kind-gender ->
            [f] { $other-genf }{ $adjectives-genf }
            [i] { $other-ins }{ $adjectives-ins }
            [n] { $other-ins }{ $adjectives-ins }
           *[m] { $other-ins }{ $adjectives-ins }
        }{ $kind-loc }{ $adjectives-late }{ $rest }
    .plural = { $other-plural }{ $adjectives-plural }{ $kind-plural }{ $adjectives-late }{ $rest-plural }
    .insp = { $other-insp }{ $adjectives-insp }{ $kind-insp }{ $adjectives-late }{ $rest }
    .each = { $kind-gender ->
            [f] każdą
            [i] każdy
            [n] każde
           *[m] każdego
        } { $kind-gender ->
            [f] { $other-accf }{ $adjectives-accf }
            [i] { $other }{ $adjectives }
            [n] { $other-n }{ $adjectives-n }
           *[m] { $other-acc }{ $adjectives-acc }
        }{ $kind-acc }{ $adjectives-late }{ $rest-acc }
    .gender = { $kind-gender }
effects-target-a = { $what }
    .acc = { $what-acc }
    .gen = { $what-gen }
    .dat = { $what-dat }
    .loc = { $what-loc }
    .ins = { $what-ins }
    .with = z { $what-ins }
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-up-to-one = { $what-gender ->
        [f] najwyżej jedna
        [n] najwyżej jedno
       *[m] najwyżej jeden
    } { $what }
    .acc = { $what-gender ->
            [f] najwyżej jedną
            [i] najwyżej jeden
            [n] najwyżej jedno
           *[m] najwyżej jednego
        } { $what-acc }
    .gen = { $what-gender ->
            [f] najwyżej jednej
           *[m] najwyżej jednego
        } { $what-gen }
    .dat = { $what-gender ->
            [f] najwyżej jednej
           *[m] najwyżej jednemu
        } { $what-dat }
    .loc = { $what-gender ->
            [f] najwyżej jednej
           *[m] najwyżej jednym
        } { $what-loc }
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-up-to = maksymalnie { $number } { $what-plural }
    .acc = maksymalnie { $number } { $what-plural }
    .dat = { $what-gender ->
            [f] każdej
           *[m] każdemu
        } z maksymalnie { $number } { $what-plural }
    .loc = { $what-gender ->
            [f] każdej
           *[m] każdym
        } z maksymalnie { $number } { $what-plural }
    .gen = { $what-gender ->
            [f] każdej
           *[m] każdego
        } z maksymalnie { $number } { $what-plural }
    .gender = several
    .pro = no
    .self = no
effects-target-any-number = dowolna liczba { $what-plural }
    .acc = dowolną liczbę { $what-plural }
    .gen = dowolnej liczby { $what-plural }
    .dat = dowolnej liczbie { $what-plural }
    .loc = dowolnej liczbie { $what-plural }
    .gender = several
    .pro = no
    .self = no
effects-target-different = { $what-gender ->
        [f] każda
       *[m] każdy
    } z { $number } różnych { $what-plural }
    .acc = { $what-gender ->
            [f] każdą
            [i] każdy
           *[m] każdego
        } z { $number } różnych { $what-plural }
    .dat = { $what-gender ->
            [f] każdej
           *[m] każdemu
        } z { $number } różnych { $what-plural }
    .loc = { $what-gender ->
            [f] każdej
           *[m] każdym
        } z { $number } różnych { $what-plural }
    .gen = { $what-gender ->
            [f] każdej
           *[m] każdego
        } z { $number } różnych { $what-plural }
    .gender = several
    .pro = no
    .self = no
effects-target-each = { $what-gender ->
        [f] każda
        [i] każdy
        [n] każde
       *[m] każdy
    } { $what }
    .cap = { $what-gender ->
            [f] Każda
            [i] Każdy
            [n] Każde
           *[m] Każdy
        } { $what }
    .none = { $what-gender ->
            [f] Żadna
            [n] Żadne
           *[m] Żaden
        } { $what }
    .acc = { $what-gender ->
            [f] każdą
            [i] każdy
            [n] każde
           *[m] każdego
        } { $what-acc }
    .gen = { $what-gender ->
            [f] każdej
            [i] każdego
            [n] każdego
           *[m] każdego
        } { $what-gen }
    .dat = { $what-gender ->
            [f] każdej
            [i] każdemu
            [n] każdemu
           *[m] każdemu
        } { $what-dat }
    .loc = { $what-gender ->
            [f] każdej
            [i] każdym
            [n] każdym
           *[m] każdym
        } { $what-loc }
    .with = z { $what-gender ->
            [f] każdą
            [i] każdym
            [n] każdym
           *[m] każdym
        } { $what-ins }
    .cannot = { $what-gender ->
            [f] Żadna
            [n] Żadne
           *[m] Żaden
        } { $what } nie może
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-ranked = { $what-gender ->
        [f] { $rank-f }
        [i] { $rank }
        [n] { $rank-n }
       *[m] { $rank }
    } { $what }{ $number ->
       *[one] { "" }
    }
    .acc = { $what-gender ->
            [f] { $rank-accf }
            [i] { $rank }
            [n] { $rank-n }
           *[m] { $rank-acc }
        } { $what-acc }
    .gen = { $what-gender ->
            [f] { $rank-genf }
            [i] { $rank-gen }
            [n] { $rank-gen }
           *[m] { $rank-gen }
        } { $what-gen }
    .dat = { $what-gender ->
            [f] { $rank-genf }
            [i] { $rank-dat }
            [n] { $rank-dat }
           *[m] { $rank-dat }
        } { $what-dat }
    .loc = { $what-gender ->
            [f] { $rank-genf }
            [i] { $rank-ins }
            [n] { $rank-ins }
           *[m] { $rank-ins }
        } { $what-loc }
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-ranked-behind = { $what } { $rank-behind }{ $number ->
       *[one] { "" }
    }
    .acc = { $what-acc } { $rank-behind }
    .gen = { $what-gen } { $rank-behind }
    .dat = { $what-dat } { $rank-behind }
    .loc = { $what-loc } { $rank-behind }
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-target-ranked-several = { $what-gender ->
        [f] każda
       *[m] każdy
    } z { $number ->
        [2] dwóch
        [3] trzech
       *[other] { $number }
    } { $rank-plural } { $what-plural }
    .acc = { $what-gender ->
            [f] każdą
            [i] każdy
           *[m] każdego
        } z { $number ->
            [2] dwóch
            [3] trzech
           *[other] { $number }
        } { $rank-plural } { $what-plural }
    .dat = { $what-gender ->
            [f] każdej
           *[m] każdemu
        } z { $number ->
            [2] dwóch
            [3] trzech
           *[other] { $number }
        } { $rank-plural } { $what-plural }
    .loc = { $what-gender ->
            [f] każdej
           *[m] każdym
        } z { $number ->
            [2] dwóch
            [3] trzech
           *[other] { $number }
        } { $rank-plural } { $what-plural }
    .gen = { $what-gender ->
            [f] każdej
           *[m] każdego
        } z { $number ->
            [2] dwóch
            [3] trzech
           *[other] { $number }
        } { $rank-plural } { $what-plural }
    .gender = several
    .pro = no
    .self = no
effects-target-random = { $what-gender ->
        [f] losowa
        [i] losowy
        [n] losowe
       *[m] losowy
    } { $what }
    .acc = { $what-gender ->
            [f] losową
            [i] losowy
            [n] losowe
           *[m] losowego
        } { $what-acc }
    .gen = { $what-gender ->
            [f] losowej
            [i] losowego
            [n] losowego
           *[m] losowego
        } { $what-gen }
    .dat = { $what-gender ->
            [f] losowej
            [i] losowemu
            [n] losowemu
           *[m] losowemu
        } { $what-dat }
    .loc = { $what-gender ->
            [f] losowej
            [i] losowym
            [n] losowym
           *[m] losowym
        } { $what-loc }
    .gender = { $what-gender }
    .pro = no
    .self = no
effects-pile-of = { $what-acc } { $zone-from }
    .from = { $what-gen } { $zone-from }

effects-ref-this = ta karta
    .cap = Ta karta
    .acc = tę kartę
    .gen = tej karty
    .dat = tej karcie
    .ins = tą kartą
    .loc = tej karcie
    .with = z tą kartą
    .cannot = Ta karta nie może
    .gender = f
    .pro = no
    .self = yes
effects-ref-itself = ta karta
    .cap = Ta karta
    .acc = tę kartę
    .gen = tej karty
    .dat = tej karcie
    .ins = tą kartą
    .loc = niej
    .with = z tą kartą
    .cannot = Ta karta nie może
    .gender = f
    .pro = yes
    .self = yes
effects-ref-bearer = nosiciel
    .cap = Nosiciel
    .acc = nosiciela
    .gen = nosiciela
    .dat = nosicielowi
    .ins = nosicielem
    .loc = nosicielu
    .with = z nosicielem
    .cannot = Nosiciel nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-it = on
    .cap = On
    .acc = go
    .gen = niego
    .dat = mu
    .ins = nim
    .loc = nim
    .with = z nim
    .cannot = On nie może
    .gender = m
    .pro = yes
    .self = no
effects-ref-that = tamta karta
    .cap = Tamta karta
    .acc = tamtą kartę
    .gen = tamtej karty
    .dat = tamtej karcie
    .ins = tamtą kartą
    .loc = tamtej karcie
    .with = z tamtą kartą
    .cannot = Tamta karta nie może
    .gender = f
    .pro = no
    .self = no
effects-ref-other-card = druga karta
    .cap = Druga karta
    .acc = drugą kartę
    .gen = drugiej karty
    .dat = drugiej karcie
    .ins = drugą kartą
    .loc = drugiej karcie
    .with = z drugą kartą
    .cannot = Druga karta nie może
    .gender = f
    .pro = no
    .self = no
effects-ref-that-ally = ten sojusznik
    .cap = Ten sojusznik
    .acc = tego sojusznika
    .gen = tego sojusznika
    .dat = temu sojusznikowi
    .ins = tym sojusznikiem
    .loc = tym sojuszniku
    .with = z tym sojusznikiem
    .cannot = Ten sojusznik nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-that-monster = ten potwór
    .cap = Ten potwór
    .acc = tego potwora
    .gen = tego potwora
    .dat = temu potworowi
    .ins = tym potworem
    .loc = tym potworze
    .with = z tym potworem
    .cannot = Ten potwór nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-boosted = wzmocniony potwór
    .cap = Wzmocniony potwór
    .acc = wzmocnionego potwora
    .gen = wzmocnionego potwora
    .dat = wzmocnionemu potworowi
    .ins = wzmocnionym potworem
    .loc = wzmocnionym potworze
    .with = ze wzmocnionym potworem
    .cannot = Wzmocniony potwór nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-castle = zamek
    .cap = Zamek
    .acc = zamek
    .gen = zamku
    .dat = zamkowi
    .ins = zamkiem
    .loc = zamku
    .with = z zamkiem
    .cannot = Zamek nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-portal = portal
    .cap = Portal
    .acc = portal
    .gen = portalu
    .dat = portalowi
    .ins = portalem
    .loc = portalu
    .with = z portalem
    .cannot = Portal nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-outsider = Obcy
    .cap = Obcy
    .acc = Obcego
    .gen = Obcego
    .dat = Obcemu
    .ins = Obcym
    .loc = Obcym
    .with = z Obcym
    .cannot = Obcy nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-outsider-or-portal = Obcy (a jeśli nie ma go w grze, portal)
    .cap = Obcy (a jeśli nie ma go w grze, portal)
    .acc = Obcego (a jeśli nie ma go w grze, portal)
    .gen = Obcego (a jeśli nie ma go w grze, portalu)
    .dat = Obcemu (a jeśli nie ma go w grze, portalowi)
    .ins = Obcym (a jeśli nie ma go w grze, portalem)
    .loc = Obcym (a jeśli nie ma go w grze, na portalu)
    .with = z Obcym (a jeśli nie ma go w grze, portalem)
    .cannot = Obcy (a jeśli nie ma go w grze, portal) nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-onikai = Onikai
    .cap = Onikai
    .acc = Onikai
    .gen = Onikai
    .dat = Onikai
    .ins = Onikai
    .loc = Onikai
    .with = z Onikai
    .cannot = Onikai nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-yetnar = Yetnar
    .cap = Yetnar
    .acc = Yetnara
    .gen = Yetnara
    .dat = Yetnarowi
    .ins = Yetnarem
    .loc = Yetnarze
    .with = z Yetnarem
    .cannot = Yetnar nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-zephylite = Zephylite
    .cap = Zephylite
    .acc = Zephylite
    .gen = Zephylite
    .dat = Zephylite
    .ins = Zephylite
    .loc = Zephylite
    .with = z Zephylite
    .cannot = Zephylite nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-ratamil = Ratamil
    .cap = Ratamil
    .acc = Ratamila
    .gen = Ratamila
    .dat = Ratamilowi
    .ins = Ratamilem
    .loc = Ratamilu
    .with = z Ratamilem
    .cannot = Ratamil nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-game = gra
    .cap = Gra
    .acc = grę
    .gen = gry
    .dat = grze
    .ins = grą
    .loc = grze
    .with = z grą
    .cannot = Gra nie może
    .gender = f
    .pro = no
    .self = no
effects-ref-engaged-monster = związany potwór
    .cap = Związany potwór
    .acc = związanego potwora
    .gen = związanego potwora
    .dat = związanemu potworowi
    .ins = związanym potworem
    .loc = związanym potworze
    .with = ze związanym potworem
    .cannot = Związany potwór nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-engaged-ally = związany sojusznik
    .cap = Związany sojusznik
    .acc = związanego sojusznika
    .gen = związanego sojusznika
    .dat = związanemu sojusznikowi
    .ins = związanym sojusznikiem
    .loc = związanym sojuszniku
    .with = ze związanym sojusznikiem
    .cannot = Związany sojusznik nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-monster-engaged-with = potwór związany { $of-pro ->
        [yes] z nim walką
       *[no] walką { $of-with }
    }
    .cap = Potwór związany { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .acc = potwora związanego { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .gen = potwora związanego { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .dat = potworowi związanemu { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .ins = potworem związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .loc = potworze związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .with = z potworem związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .cannot = Potwór związany { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        } nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-ally-engaged-with = sojusznik związany { $of-pro ->
        [yes] z nim walką
       *[no] walką { $of-with }
    }
    .cap = Sojusznik związany { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .acc = sojusznika związanego { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .gen = sojusznika związanego { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .dat = sojusznikowi związanemu { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .ins = sojusznikiem związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .loc = sojuszniku związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .with = z sojusznikiem związanym { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        }
    .cannot = Sojusznik związany { $of-pro ->
            [yes] z nim walką
           *[no] walką { $of-with }
        } nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-engaged-monster-or-portal = związany potwór (a jeśli go nie ma, portal)
    .cap = Związany potwór (a jeśli go nie ma, portal)
    .acc = związanego potwora (a jeśli go nie ma, portal)
    .gen = związanego potwora (a jeśli go nie ma, portalu)
    .dat = związanemu potworowi (a jeśli go nie ma, portalowi)
    .ins = związanym potworem (a jeśli go nie ma, portalem)
    .loc = związanym potworze (a jeśli go nie ma, na portalu)
    .with = ze związanym potworem (a jeśli go nie ma, portalem)
    .cannot = Związany potwór (a jeśli go nie ma, portal) nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-facing = potwór na tej Linii
    .cap = Potwór na tej Linii
    .acc = potwora na tej Linii
    .gen = potwora na tej Linii
    .dat = potworowi na tej Linii
    .ins = potworem na tej Linii
    .loc = potworze na tej Linii
    .with = z potworem na tej Linii
    .cannot = Potwór na tej Linii nie może
    .gender = m
    .pro = no
    .self = no
effects-ref-facing-minion = Żołnierz na tej Linii
    .cap = Żołnierz na tej Linii
    .acc = Żołnierza na tej Linii
    .gen = Żołnierza na tej Linii
    .dat = Żołnierzowi na tej Linii
    .ins = Żołnierzem na tej Linii
    .loc = Żołnierzu na tej Linii
    .with = z Żołnierzem na tej Linii
    .cannot = Żołnierz na tej Linii nie może
    .gender = m
    .pro = no
    .self = no

## Rodzaje kart

effects-kind-card = karta
    .acc = kartę
    .gen = karty
    .dat = karcie
    .ins = kartą
    .loc = karcie
    .plural = kart
    .insp = kartami
    .few = karty
    .gender = f
effects-kind-ally = sojusznik
    .acc = sojusznika
    .gen = sojusznika
    .dat = sojusznikowi
    .ins = sojusznikiem
    .loc = sojuszniku
    .plural = sojuszników
    .insp = sojusznikami
    .few = sojuszników
    .gender = m
effects-kind-tower = Wieża
    .acc = Wieżę
    .gen = Wieży
    .dat = Wieży
    .ins = Wieżą
    .loc = Wieży
    .plural = Wież
    .insp = Wieżami
    .few = Wieże
    .gender = f
effects-kind-attachment = dodatek
    .acc = dodatek
    .gen = dodatku
    .dat = dodatkowi
    .ins = dodatkiem
    .loc = dodatku
    .plural = dodatków
    .insp = dodatkami
    .few = dodatki
    .gender = i
effects-kind-spell = zaklęcie
    .acc = zaklęcie
    .gen = zaklęcia
    .dat = zaklęciu
    .ins = zaklęciem
    .loc = zaklęciu
    .plural = zaklęć
    .insp = zaklęciami
    .few = zaklęcia
    .gender = n
effects-kind-monster = potwór
    .acc = potwora
    .gen = potwora
    .dat = potworowi
    .ins = potworem
    .loc = potworze
    .plural = potworów
    .insp = potworami
    .few = potwory
    .gender = m
effects-kind-minion = Żołnierz
    .acc = Żołnierza
    .gen = Żołnierza
    .dat = Żołnierzowi
    .ins = Żołnierzem
    .loc = Żołnierzu
    .plural = Żołnierzy
    .insp = Żołnierzami
    .few = Żołnierzy
    .gender = m
effects-kind-any-minion = Żołnierz (także zniszczony)
    .acc = Żołnierza (także zniszczonego)
    .gen = Żołnierza (także zniszczonego)
    .dat = Żołnierzowi (także zniszczonemu)
    .ins = Żołnierzem (także zniszczonym)
    .loc = Żołnierzu (także zniszczonym)
    .plural = Żołnierzy (także zniszczonych)
    .insp = Żołnierzami (także zniszczonymi)
    .few = Żołnierzy (także zniszczonych)
    .gender = m
effects-kind-creature = istota
    .acc = istotę
    .gen = istoty
    .dat = istocie
    .ins = istotą
    .loc = istocie
    .plural = istot
    .insp = istotami
    .few = istoty
    .gender = f
effects-kind-horde-card = karta hordy
    .acc = kartę hordy
    .gen = karty hordy
    .dat = karcie hordy
    .ins = kartą hordy
    .loc = karcie hordy
    .plural = kart hordy
    .insp = kartami hordy
    .few = karty hordy
    .gender = f
effects-kind-alliance-card = karta sojuszu
    .acc = kartę sojuszu
    .gen = karty sojuszu
    .dat = karcie sojuszu
    .ins = kartą sojuszu
    .loc = karcie sojuszu
    .plural = kart sojuszu
    .insp = kartami sojuszu
    .few = karty sojuszu
    .gender = f
effects-kind-skeleton = Szkielet
    .acc = Szkieleta
    .gen = Szkieleta
    .dat = Szkieletowi
    .ins = Szkieletem
    .loc = Szkielecie
    .plural = Szkieletów
    .insp = Szkieletami
    .few = Szkielety
    .gender = m
effects-kind-troop = Oddział
    .acc = Oddział
    .gen = Oddziału
    .dat = Oddziałowi
    .ins = Oddziałem
    .loc = Oddziale
    .plural = Oddziałów
    .insp = Oddziałami
    .few = Oddziały
    .gender = i
effects-kind-roots = karta Korzenie
    .acc = kartę Korzenie
    .gen = karty Korzenie
    .dat = karcie Korzenie
    .ins = kartą Korzenie
    .loc = karcie Korzenie
    .plural = kart Korzenie
    .insp = kartami Korzenie
    .few = karty Korzenie
    .gender = f
effects-kind-brood = Pomiot
    .acc = Pomiot
    .gen = Pomiotu
    .dat = Pomiotowi
    .ins = Pomiotem
    .loc = Pomiocie
    .plural = Pomiotów
    .insp = Pomiotami
    .few = Pomioty
    .gender = i

## Właściwości

effects-filter-nonepic = nieepicki
    .acc = nieepickiego
    .gen = nieepickiego
    .dat = nieepickiemu
    .ins = nieepickim
    .plural = nieepickich
    .insp = nieepickimi
    .f = nieepicka
    .accf = nieepicką
    .genf = nieepickiej
    .n = nieepickie
    .place = before
    .late = { "" }
    .is = nie jest epicki
    .isf = nie jest epicka
    .isn = nie jest epickie
effects-filter-nonoutsider = innego typu niż Obcy
    .place = behind
    .late = { " " }innego typu niż Obcy
    .is = nie jest Obcym
    .isf = nie jest Obcym
    .isn = nie jest Obcym
effects-filter-nonhero = spoza grona Bohaterów
    .place = behind
    .late = { " " }spoza grona Bohaterów
    .is = nie jest Bohaterem
    .isf = nie jest Bohaterem
    .isn = nie jest Bohaterem
effects-filter-nonally = innego typu niż sojusznik
    .place = behind
    .late = { " " }innego typu niż sojusznik
    .is = nie jest sojusznikiem
    .isf = nie jest sojusznikiem
    .isn = nie jest sojusznikiem
effects-filter-ofalliance = sojuszu
    .place = behind
    .late = { " " }sojuszu
    .is = należy do sojuszu
    .isf = należy do sojuszu
    .isn = należy do sojuszu
effects-filter-wounded = ranny
    .acc = rannego
    .gen = rannego
    .dat = rannemu
    .ins = rannym
    .plural = rannych
    .insp = rannymi
    .f = ranna
    .accf = ranną
    .genf = rannej
    .n = ranne
    .place = before
    .late = { "" }
    .is = jest ranny
    .isf = jest ranna
    .isn = jest ranne
effects-filter-neighboring = sąsiedni
    .acc = sąsiedniego
    .gen = sąsiedniego
    .dat = sąsiedniemu
    .ins = sąsiednim
    .plural = sąsiednich
    .insp = sąsiednimi
    .f = sąsiednia
    .accf = sąsiednią
    .genf = sąsiedniej
    .n = sąsiednie
    .place = before
    .late = { "" }
    .is = sąsiaduje z tą kartą
    .isf = sąsiaduje z tą kartą
    .isn = sąsiaduje z tą kartą
effects-filter-engaged = związany
    .acc = związanego
    .gen = związanego
    .dat = związanemu
    .ins = związanym
    .plural = związanych
    .insp = związanymi
    .f = związana
    .accf = związaną
    .genf = związanej
    .n = związane
    .place = before
    .late = { "" }
    .is = jest związany walką
    .isf = jest związana walką
    .isn = jest związane walką
effects-filter-unengaged = niezwiązany
    .acc = niezwiązanego
    .gen = niezwiązanego
    .dat = niezwiązanemu
    .ins = niezwiązanym
    .plural = niezwiązanych
    .insp = niezwiązanymi
    .f = niezwiązana
    .accf = niezwiązaną
    .genf = niezwiązanej
    .n = niezwiązane
    .place = before
    .late = { "" }
    .is = nie jest związany walką
    .isf = nie jest związana walką
    .isn = nie jest związane walką
effects-filter-front = na Linii
    .same = yes
    .is = jest na Linii
    .isnot = nie jest na Linii
effects-filter-backline = na Tylnej Linii
    .same = yes
    .is = jest na Tylnej Linii
    .isnot = nie jest na Tylnej Linii
effects-filter-yours = pod twoją kontrolą
    .same = yes
    .is = jest pod twoją kontrolą
    .isnot = nie jest pod twoją kontrolą
effects-filter-withoutarmor = bez zbroi
    .same = yes
    .is = nie ma zbroi
    .isnot = ma zbroję
effects-filter-withouthordeattachment = bez dodatku hordy
    .same = yes
    .is = nie ma dodatku hordy
    .isnot = ma dodatek hordy
effects-filter-formerneighbor = z jego sąsiedztwa
    .same = yes
effects-filter-doomed = bez zdrowia
    .same = yes
    .is = nie ma już zdrowia
    .isnot = ma jeszcze zdrowie
effects-filter-called = o nazwie { $name }
    .same = yes
    .is = nazywa się { $name }
    .isnot = nie nazywa się { $name }
effects-filter-unguarded = bez karty sojuszu naprzeciw
    .same = yes
    .is = nie ma naprzeciw karty sojuszu
    .isnot = ma naprzeciw kartę sojuszu
effects-filter-onlyally = jako twój jedyny sojusznik w grze
    .same = yes
    .is = jest twoim jedynym sojusznikiem w grze
    .isnot = nie jest twoim jedynym sojusznikiem w grze
effects-filter-affected = osłabiony w ten sposób
    .acc = osłabionego w ten sposób
    .gen = osłabionego w ten sposób
    .dat = osłabionemu w ten sposób
    .plural = osłabionych w ten sposób
    .same = no
    .is = jest osłabiony w ten sposób
    .isnot = nie jest osłabiony w ten sposób
effects-filter-alone = bez sąsiadów
    .same = yes
    .is = nie ma sąsiadów
    .isnot = ma sąsiada
effects-filter-neighborof = { $of-pro ->
        [yes] z jego sąsiedztwa
       *[no] z sąsiedztwa { $of-gen }
    }
    .same = yes
    .is = sąsiaduje { $of-with }
    .isnot = nie sąsiaduje { $of-with }
effects-filter-rightof = na Linii tuż na prawo od { $of-gen }
    .same = yes
    .is = jest na Linii tuż na prawo od { $of-gen }
    .isnot = nie jest na Linii tuż na prawo od { $of-gen }
effects-filter-attachedto = na { $of-loc }
    .same = yes
    .is = jest dołączony do { $of-gen }
    .isnot = nie jest dołączony do { $of-gen }
effects-filter-within = w odległości do { $lanes ->
       *[other] { $lanes }
    } Linii od { $of-gen }
    .same = yes
    .is = jest w odległości do { $lanes ->
           *[other] { $lanes }
        } Linii od { $of-gen }
    .isnot = nie jest w odległości do { $lanes ->
           *[other] { $lanes }
        } Linii od { $of-gen }
effects-filter-withtrait = ze zdolnością { $trait }
    .same = yes
    .is = ma zdolność { $trait }
    .isnot = nie ma zdolności { $trait }
effects-filter-costatmost = o koszcie { $number } lub mniejszym
    .same = yes
    .is = ma koszt { $number } lub mniejszy
    .isnot = ma koszt większy niż { $number }
effects-filter-costatleast = o koszcie { $number } lub większym
    .same = yes
    .is = ma koszt { $number } lub większy
    .isnot = ma koszt mniejszy niż { $number }
effects-filter-healthatmost = o zdrowiu { $number } lub mniejszym
    .same = yes
    .is = ma zdrowie { $number } lub mniejsze
    .isnot = ma zdrowie większe niż { $number }
effects-filter-attackatmost = o ataku { $number } lub mniejszym
    .same = yes
    .is = ma atak { $number } lub mniejszy
    .isnot = ma atak większy niż { $number }

effects-subtype-royal-guard = Gwardia Królewska
    .place = behind
    .late = { " " }typu Gwardia Królewska
    .is = jest typu Gwardia Królewska
    .isf = jest typu Gwardia Królewska
    .isn = jest typu Gwardia Królewska
effects-subtype-shapeshifter = Zmiennokształtny
    .place = behind
    .late = { " " }typu Zmiennokształtny
    .is = jest typu Zmiennokształtny
    .isf = jest typu Zmiennokształtny
    .isn = jest typu Zmiennokształtny
effects-subtype-dryad = Driada
    .place = behind
    .late = { " " }typu Driada
    .is = jest typu Driada
    .isf = jest typu Driada
    .isn = jest typu Driada
effects-subtype-tribesmen = Plemię
    .place = behind
    .late = { " " }typu Plemię
    .is = jest typu Plemię
    .isf = jest typu Plemię
    .isn = jest typu Plemię
effects-subtype-bushido = Bushido
    .place = behind
    .late = { " " }typu Bushido
    .is = jest typu Bushido
    .isf = jest typu Bushido
    .isn = jest typu Bushido
effects-subtype-shadows = Cień
    .place = behind
    .late = { " " }typu Cień
    .is = jest typu Cień
    .isf = jest typu Cień
    .isn = jest typu Cień
effects-subtype-phalanx = Falanga
    .place = behind
    .late = { " " }typu Falanga
    .is = jest typu Falanga
    .isf = jest typu Falanga
    .isn = jest typu Falanga
effects-subtype-rogue = Łotr
    .place = behind
    .late = { " " }typu Łotr
    .is = jest typu Łotr
    .isf = jest typu Łotr
    .isn = jest typu Łotr
effects-subtype-mentalist = Mentalista
    .place = behind
    .late = { " " }typu Mentalista
    .is = jest typu Mentalista
    .isf = jest typu Mentalista
    .isn = jest typu Mentalista
effects-subtype-weapon = Broń
    .place = behind
    .late = { " " }typu Broń
    .is = jest typu Broń
    .isf = jest typu Broń
    .isn = jest typu Broń

effects-rank-strongest = najsilniejszy
    .acc = najsilniejszego
    .gen = najsilniejszego
    .dat = najsilniejszemu
    .ins = najsilniejszym
    .plural = najsilniejszych
    .f = najsilniejsza
    .accf = najsilniejszą
    .genf = najsilniejszej
    .n = najsilniejsze
effects-rank-weakest = najsłabszy
    .acc = najsłabszego
    .gen = najsłabszego
    .dat = najsłabszemu
    .ins = najsłabszym
    .plural = najsłabszych
    .f = najsłabsza
    .accf = najsłabszą
    .genf = najsłabszej
    .n = najsłabsze
effects-rank-most-wounded = najbardziej ranny
    .acc = najbardziej rannego
    .gen = najbardziej rannego
    .dat = najbardziej rannemu
    .ins = najbardziej rannym
    .plural = najbardziej rannych
    .f = najbardziej ranna
    .accf = najbardziej ranną
    .genf = najbardziej rannej
    .n = najbardziej ranne
effects-rank-fewest-health-tokens = najsłabiej chroniony
    .acc = najsłabiej chronionego
    .gen = najsłabiej chronionego
    .dat = najsłabiej chronionemu
    .ins = najsłabiej chronionym
    .plural = najsłabiej chronionych
    .f = najsłabiej chroniona
    .accf = najsłabiej chronioną
    .genf = najsłabiej chronionej
    .n = najsłabiej chronione
effects-rank-most-health-tokens = najlepiej chroniony
    .acc = najlepiej chronionego
    .gen = najlepiej chronionego
    .dat = najlepiej chronionemu
    .ins = najlepiej chronionym
    .plural = najlepiej chronionych
    .f = najlepiej chroniona
    .accf = najlepiej chronioną
    .genf = najlepiej chronionej
    .n = najlepiej chronione
    .behind = o największej liczbie żetonów zdrowia
effects-rank-closest = najbliższy
    .acc = najbliższego
    .gen = najbliższego
    .dat = najbliższemu
    .ins = najbliższym
    .plural = najbliższych
    .f = najbliższa
    .accf = najbliższą
    .genf = najbliższej
    .n = najbliższe

effects-zone-hand = twoja ręka
    .from = z ręki
    .into = na twojej ręce
    .to = na rękę
    .owners = na ręce ich właścicieli
effects-zone-discard-pile = twój stos kart odrzuconych
    .from = ze swojego stosu kart odrzuconych
    .into = na twoim stosie kart odrzuconych
    .to = na twój stos kart odrzuconych
    .owners = na stosy kart odrzuconych ich właścicieli
effects-zone-deck = twoja talia
    .from = ze swojej talii
    .into = w twojej talii
    .to = do twojej talii
    .owners = do talii ich właścicieli, które się potem tasuje
effects-zone-any-discard-pile = jeden ze stosów kart odrzuconych sojuszu
    .from = z jednego ze stosów kart odrzuconych sojuszu
    .into = na jednym ze stosów kart odrzuconych sojuszu
effects-zone-collection = twoja kolekcja
    .from = ze swojej kolekcji
    .into = w twojej kolekcji

## Żetony, wartości, słowa kluczowe

effects-token-health = zdrowia
effects-token-wound = rany
effects-token-attack = ataku
effects-token-weaken = osłabienia
effects-token-armor = zbroi
effects-token-temporary-attack = tymczasowego ataku
effects-token-count = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token }
    .name = { $number ->
            [one] { $number } żeton
            [few] { $number } żetony
           *[many] { $number } żetonów
        } { $token }
effects-token-per = { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token } za { $of-each }
    .name = { $number ->
            [one] { $number } żeton
            [few] { $number } żetony
           *[many] { $number } żetonów
        } { $token } za { $of-each }
effects-stat-attack = atak
    .gen = ataku
effects-stat-health = zdrowie
    .gen = zdrowia
effects-stat-armor = zbroja
    .gen = zbroi
effects-stat-cost = koszt
    .gen = kosztu
effects-value = +{ $number } { $stat-gen }
    .name = +{ $number } { $stat-gen }
effects-value-less = −{ $number } { $stat-gen }
    .name = −{ $number } { $stat-gen }
effects-value-per = +{ $number } { $stat-gen } za { $of-each }
    .name = +{ $number } { $stat-gen } za { $of-each }
effects-value-less-per = −{ $number } { $stat-gen } za { $of-each }
    .name = −{ $number } { $stat-gen } za { $of-each }
effects-trait-armor = Zbroja{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
    .name = Zbroję{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
    .gen = Zbroi{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
effects-trait-heroic = Heroizm{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
    .name = Heroizm{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
    .gen = Heroizmu{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
effects-trait-elusive = Nieuchwytność{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
    .name = Nieuchwytność{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
    .gen = Nieuchwytności{ $number ->
            [0] { "" }
           *[other] { " " }{ $number }
        }
effects-trait-trample = Tratowanie{ $number ->
       *[other] { "" }
    }
    .name = Tratowanie{ $number ->
           *[other] { "" }
        }
    .gen = Tratowania{ $number ->
           *[other] { "" }
        }
effects-trait-barrier = Bariera{ $number ->
       *[other] { "" }
    }
    .name = Barierę{ $number ->
           *[other] { "" }
        }
    .gen = Bariery{ $number ->
           *[other] { "" }
        }
effects-trait-taunt = Prowokacja{ $number ->
       *[other] { "" }
    }
    .name = Prowokację{ $number ->
           *[other] { "" }
        }
    .gen = Prowokacji{ $number ->
           *[other] { "" }
        }
effects-trait-pillager = Grabieżca{ $number ->
       *[other] { "" }
    }
    .name = Grabieżcę{ $number ->
           *[other] { "" }
        }
    .gen = Grabieżcy{ $number ->
           *[other] { "" }
        }
effects-keyword-counted = { $keyword } X, gdzie X to liczba { $of-plural }
    .name = { $keyword-name } X, gdzie X to liczba { $of-plural }

## Zakazy: to, co stoi po „nie może”

effects-ban-be-engaged = zostać związanym walką
    .nor = zostać związany walką
    .f = zostać związana walką
effects-ban-strike = zadawać ciosów
    .nor = zadawać ciosów
    .f = zadawać ciosów
effects-ban-deal-damage = zadawać obrażeń
    .nor = zadawać obrażeń
    .f = zadawać obrażeń
effects-ban-pillage = grabić
    .nor = grabić
    .f = grabić
effects-ban-be-moved = zostać przesuniętym
    .nor = zostać przesunięty
    .f = zostać przesunięta
effects-ban-be-exhausted = zostać wyczerpanym
    .nor = zostać wyczerpany
    .f = zostać wyczerpana
effects-ban-be-damaged = otrzymywać obrażeń
    .nor = otrzymywać obrażeń
    .f = otrzymywać obrażeń
effects-ban-gain-wounds = otrzymywać ran
    .nor = otrzymywać ran
    .f = otrzymywać ran
effects-ban-gain-health = otrzymywać żetonów zdrowia
    .nor = otrzymywać żetonów zdrowia
    .f = otrzymywać żetonów zdrowia
effects-ban-lose-wounds = tracić ran
    .nor = tracić ran
    .f = tracić ran
effects-ban-strike-in-fight = zadawać ciosów w fazie walki
    .nor = zadawać ciosów w fazie walki
    .f = zadawać ciosów w fazie walki
effects-pairban-engage = wiązać się walką z { $others-insp }
    .nor = wiązać się walką z { $others-insp }
    .f = wiązać się walką z { $others-insp }
effects-pairban-be-approached = zostać związanym walką z { $others-insp }
    .nor = zostać związany walką z { $others-insp }
    .f = zostać związana walką z { $others-insp }
effects-pairban-be-struck = otrzymywać ciosów od { $others-plural }
    .nor = otrzymywać ciosów od { $others-plural }
    .f = otrzymywać ciosów od { $others-plural }
effects-act-engage = związać go walką
effects-until-turn = do końca tury
effects-until-lane = w walce na tej Linii
effects-who-you = ty
effects-who-any = jeden gracz sojuszu
effects-who-each = każdy gracz sojuszu
effects-who-foe = gracz hordy

## Kroki

effects-deal = { $to-pro ->
        [yes] Zadaj mu { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        }
       *[no] Zadaj { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat }
    }.
    .then = { $to-pro ->
            [yes] zadaj mu { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            }
           *[no] zadaj { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } { $to-dat }
        }
    .inf = { $to-pro ->
            [yes] zadać mu { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            }
           *[no] zadać { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } { $to-dat }
        }
effects-deal-per = { $to-pro ->
        [yes] Zadaj mu { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } za { $of-each }
       *[no] Zadaj { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat } za { $of-each }
    }.
    .then = { $to-pro ->
            [yes] zadaj mu { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } za { $of-each }
           *[no] zadaj { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } { $to-dat } za { $of-each }
        }
    .inf = { $to-pro ->
            [yes] zadać mu { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } za { $of-each }
           *[no] zadać { $amount ->
                [one] { $amount } obrażenie
                [few] { $amount } obrażenia
               *[many] { $amount } obrażeń
            } { $to-dat } za { $of-each }
        }
effects-deal-by = { $by-cap } zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } { $to-dat }.
    .then = { $by } zadaje { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat }
    .inf = sprawić, że { $by } zada { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat }
effects-deal-by-per = { $by-cap } zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } { $to-dat } za { $of-each }.
    .then = { $by } zadaje { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat } za { $of-each }
    .inf = sprawić, że { $by } zada { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[many] { $amount } obrażeń
        } { $to-dat } za { $of-each }
effects-put-per = Za { $of-each } { $on-pro ->
        [yes] połóż na nim { $tokens-name }
       *[no] połóż { $tokens-name } na { $on-loc }
    }.
    .then = za { $of-each } { $on-pro ->
            [yes] połóż na nim { $tokens-name }
           *[no] połóż { $tokens-name } na { $on-loc }
        }
    .inf = za { $of-each } { $on-pro ->
            [yes] położyć na nim { $tokens-name }
           *[no] położyć { $tokens-name } na { $on-loc }
        }
effects-put = { $on-pro ->
        [yes] Połóż na nim { $tokens-name }
       *[no] Połóż { $tokens-name } na { $on-loc }
    }.
    .then = { $on-pro ->
            [yes] połóż na nim { $tokens-name }
           *[no] połóż { $tokens-name } na { $on-loc }
        }
    .inf = { $on-pro ->
            [yes] położyć na nim { $tokens-name }
           *[no] położyć { $tokens-name } na { $on-loc }
        }
effects-spread = Rozdziel { $tokens-name } wśród { $over-plural } jak najrówniej.
    .then = rozdziel { $tokens-name } wśród { $over-plural } jak najrówniej
    .inf = rozdzielić { $tokens-name } wśród { $over-plural } jak najrówniej
effects-remove = Usuń { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    } { $token } z { $off-gen }.
    .then = usuń { $number ->
            [one] { $number } żeton
            [few] { $number } żetony
           *[many] { $number } żetonów
        } { $token } z { $off-gen }
    .inf = usunąć { $number ->
            [one] { $number } żeton
            [few] { $number } żetony
           *[many] { $number } żetonów
        } { $token } z { $off-gen }
effects-remove-some = Usuń co najmniej 1 żeton { $token } z { $off-gen }{ $number ->
       *[other] { "" }
    }.
    .then = usuń co najmniej 1 żeton { $token } z { $off-gen }
    .inf = usunąć co najmniej 1 żeton { $token } z { $off-gen }
effects-remove-among = Usuń dowolną liczbę żetonów { $token } z { $what-plural }.
    .then = usuń dowolną liczbę żetonów { $token } z { $what-plural }
    .inf = usunąć dowolną liczbę żetonów { $token } z { $what-plural }
effects-take-attack = Usuń 1 żeton ataku, stały lub tymczasowy, z { $off-gen }.
    .then = usuń 1 żeton ataku, stały lub tymczasowy, z { $off-gen }
    .inf = usunąć 1 żeton ataku, stały lub tymczasowy, z { $off-gen }
effects-remove-any = Usuń dowolną liczbę żetonów { $token } z { $off-gen }{ $number ->
       *[other] { "" }
    }.
    .then = usuń dowolną liczbę żetonów { $token } z { $off-gen }
    .inf = usunąć dowolną liczbę żetonów { $token } z { $off-gen }
effects-shift = Przełóż 1 żeton { $token } z { $off-gen } { $to-pro ->
        [yes] na niego
       *[no] na { $to-acc }
    }.
    .then = przełóż 1 żeton { $token } z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
    .inf = przełożyć 1 żeton { $token } z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
effects-shift-any = Przełóż dowolną liczbę żetonów { $token } z { $off-gen } { $to-pro ->
        [yes] na niego
       *[no] na { $to-acc }
    }.
    .then = przełóż dowolną liczbę żetonów { $token } z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
    .inf = przełożyć dowolną liczbę żetonów { $token } z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
effects-shift-everything = Przełóż wszystkie żetony z { $off-gen } { $to-pro ->
        [yes] na niego
       *[no] na { $to-acc }
    }.
    .then = przełóż wszystkie żetony z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
    .inf = przełożyć wszystkie żetony z { $off-gen } { $to-pro ->
            [yes] na niego
           *[no] na { $to-acc }
        }
effects-heal = { $off-pro ->
        [yes] Ulecz mu maksymalnie { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        }
       *[no] Ulecz maksymalnie { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        } { $off-gen }
    }.
    .then = { $off-pro ->
            [yes] ulecz mu maksymalnie { $amount ->
                [one] { $amount } ranę
                [few] { $amount } rany
               *[many] { $amount } ran
            }
           *[no] ulecz maksymalnie { $amount ->
                [one] { $amount } ranę
                [few] { $amount } rany
               *[many] { $amount } ran
            } { $off-gen }
        }
    .inf = { $off-pro ->
            [yes] uleczyć mu maksymalnie { $amount ->
                [one] { $amount } ranę
                [few] { $amount } rany
               *[many] { $amount } ran
            }
           *[no] uleczyć maksymalnie { $amount ->
                [one] { $amount } ranę
                [few] { $amount } rany
               *[many] { $amount } ran
            } { $off-gen }
        }
effects-heal-among = Ulecz łącznie maksymalnie { $amount ->
        [one] { $amount } ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    } { $what-plural }.
    .then = ulecz łącznie maksymalnie { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        } { $what-plural }
    .inf = uleczyć łącznie maksymalnie { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        } { $what-plural }
effects-heal-all = { $off-pro ->
        [yes] Ulecz mu wszystkie rany
       *[no] Ulecz wszystkie rany { $off-gen }
    }{ $amount ->
       *[other] { "" }
    }.
    .then = { $off-pro ->
            [yes] ulecz mu wszystkie rany
           *[no] ulecz wszystkie rany { $off-gen }
        }
    .inf = { $off-pro ->
            [yes] uleczyć mu wszystkie rany
           *[no] uleczyć wszystkie rany { $off-gen }
        }
effects-boost = { $to-pro ->
        [yes] Daj mu
       *[no] Daj { $to-dat }
    } { $values-name } do końca tury.
    .then = { $to-pro ->
            [yes] daj mu
           *[no] daj { $to-dat }
        } { $values-name } do końca tury
    .inf = { $to-pro ->
            [yes] dać mu
           *[no] dać { $to-dat }
        } { $values-name } do końca tury
effects-boost-per = { $to-pro ->
        [yes] Do końca tury daj mu
       *[no] Do końca tury daj { $to-dat }
    } { $values-name } za { $of-each }.
    .then = { $to-pro ->
            [yes] do końca tury daj mu
           *[no] do końca tury daj { $to-dat }
        } { $values-name } za { $of-each }
    .inf = { $to-pro ->
            [yes] do końca tury dać mu
           *[no] do końca tury dać { $to-dat }
        } { $values-name } za { $of-each }
effects-grant = { $to-pro ->
        [yes] Daj mu
       *[no] Daj { $to-dat }
    } { $gifts-name } do końca tury.
    .then = { $to-pro ->
            [yes] daj mu
           *[no] daj { $to-dat }
        } { $gifts-name } do końca tury
    .inf = { $to-pro ->
            [yes] dać mu
           *[no] dać { $to-dat }
        } { $gifts-name } do końca tury
effects-grant-game = Do końca tury: { $gifts-name }
    .then = do końca tury: { $gifts-name }
    .inf = wprowadzić do końca tury: { $gifts-name }
effects-strip = { $to-cap } traci wszystkie zdolności do końca tury.
    .then = { $to } traci wszystkie zdolności do końca tury
    .inf = sprawić, że { $to } straci wszystkie zdolności do końca tury
effects-strip-chosen = Wybierz { $to-acc }; traci on wszystkie zdolności do końca tury.
    .then = wybierz { $to-acc }; traci on wszystkie zdolności do końca tury
    .inf = wybrać { $to-acc }; traci on wszystkie zdolności do końca tury
effects-forbid = { $to-cannot } { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban-nor }
    } { $until }.
    .then = { $to-pro ->
            [yes] nie może on
           *[no] { $to } nie może
        } { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban-nor }
    } { $until }
    .inf = sprawić, że { $to } { $to-gender ->
        [f] nie będzie mogła { $ban-f }
       *[m] nie będzie mógł { $ban-nor }
    } { $until }
effects-forbid-both = { $to-cannot } { $ban-nor } { $until }.
    .then = { $to } nie mogą { $ban-nor } { $until }
    .inf = sprawić, że { $to } nie będą mogli { $ban-nor } { $until }
effects-forbid-chosen = Wybierz { $to-acc }; nie może on { $ban-nor } { $until }.
    .then = wybierz { $to-acc }; nie może on { $ban-nor } { $until }
    .inf = wybrać { $to-acc }; nie może on { $ban-nor } { $until }
effects-strike = { $who-cap } zadaje cios { $whom-dat }.
    .then = { $who } zadaje cios { $whom-dat }
    .inf = sprawić, że { $who } zada cios { $whom-dat }
effects-strike-itself = Ta karta zadaje cios { $whom-dat }.
    .then = zadaje cios { $whom-dat }
    .inf = sprawić, że ta karta zada cios { $whom-dat }
effects-exchange = Niech { $who } i { $whom } zadadzą sobie nawzajem cios.
    .then = niech { $who } i { $whom } zadadzą sobie nawzajem cios
    .inf = sprawić, że { $who } i { $whom } zadadzą sobie nawzajem cios
effects-destroy = Zniszcz { $what-acc }.
    .then = zniszcz { $what-acc }
    .inf = zniszczyć { $what-acc }
effects-discard-from-play = Odrzuć { $what-acc }.
    .then = odrzuć { $what-acc }
    .inf = odrzucić { $what-acc }
effects-discard-you = Odrzuć { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = odrzuć { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
    .inf = odrzucić { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
effects-discard-you-of = Odrzuć { $number ->
        [one] { $what-acc }
       *[other] { $number } { $what-plural }
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = odrzuć { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
    .inf = odrzucić { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
effects-discard-any = Sojusz wybiera jednego ze swoich graczy, który odrzuca { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = sojusz wybiera jednego ze swoich graczy, który odrzuca { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
    .inf = sprawić, że wybrany przez sojusz gracz odrzuci { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
    .cost = { $who } musi odrzucić { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
effects-discard-any-of = Sojusz wybiera jednego ze swoich graczy, który odrzuca { $number ->
        [one] { $what-acc }
       *[other] { $number } { $what-plural }
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = sojusz wybiera jednego ze swoich graczy, który odrzuca { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
    .inf = sprawić, że wybrany przez sojusz gracz odrzuci { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
    .cost = { $who } musi odrzucić { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
effects-discard-foe = Gracz hordy odrzuca { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } z ręki.
    .then = gracz hordy odrzuca { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
    .inf = sprawić, że gracz hordy odrzuci { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
effects-discard-each = Każdy gracz sojuszu odrzuca { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = każdy gracz sojuszu odrzuca { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
    .inf = sprawić, że każdy gracz sojuszu odrzuci { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } z ręki
effects-discard-each-of = Każdy gracz sojuszu odrzuca { $number ->
        [one] { $what-acc }
       *[other] { $number } { $what-plural }
    } z ręki{ $who ->
       *[other] { "" }
    }.
    .then = każdy gracz sojuszu odrzuca { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
    .inf = sprawić, że każdy gracz sojuszu odrzuci { $number ->
            [one] { $what-acc }
           *[other] { $number } { $what-plural }
        } z ręki
effects-draw = Dobierz { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }.
    .then = dobierz { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        }
    .inf = dobrać { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        }
effects-draw-per = Dobierz { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } za { $of-each }.
    .then = dobierz { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        } za { $of-each }
    .inf = dobrać { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        } za { $of-each }
effects-draw-among = Obejrzyj { $number } wierzchnich kart swojej talii. Jeśli jest wśród nich { $what }, dobierz jedną taką kartę. Resztę połóż na spodzie swojej talii w dowolnej kolejności.
    .then = dobierz { $what-acc } spośród { $number } wierzchnich kart swojej talii, a resztę połóż na jej spodzie w dowolnej kolejności
    .inf = dobrać { $what-acc } spośród { $number } wierzchnich kart swojej talii, a resztę położyć na jej spodzie w dowolnej kolejności
effects-mana-any = Dodaj { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = dodaj { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = dodać { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-mana-you = Otrzymaj { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = otrzymaj { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = otrzymać { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-mana-lost-any = Sojusz wybiera jednego ze swoich graczy, który traci { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = sojusz wybiera jednego ze swoich graczy, który traci { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = sprawić, że jeden z jego graczy straci { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-mana-lost-foe = Gracz hordy traci { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = gracz hordy traci { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = sprawić, że gracz hordy straci { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-mana-lost-you = Strać { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = strać { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = stracić { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-pay = Zapłać { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    }.
    .then = zapłać { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
    .inf = zapłacić { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        }
effects-pay-any = Zapłać dowolną ilość many.
    .then = zapłać dowolną ilość many
    .inf = zapłacić dowolną ilość many
effects-discard-and-pay = Odrzuć { $what } i zapłać koszt odrzuconej karty.
    .then = odrzuć { $what } i zapłać koszt odrzuconej karty
    .inf = odrzucić { $what } i zapłacić koszt odrzuconej karty
effects-draw-random = Dobierz losowo { $what-acc } { $zone-from }.
    .then = dobierz losowo { $what-acc } { $zone-from }
    .inf = dobrać losowo { $what-acc } { $zone-from }
effects-move = Przesuń { $who-acc } na { $to }.
    .then = przesuń { $who-acc } na { $to }
    .inf = przesunąć { $who-acc } na { $to }
effects-swap = Zamień miejscami { $who-acc } i { $with-acc }.
    .then = zamień miejscami { $who-acc } i { $with-acc }
    .inf = zamienić miejscami { $who-acc } i { $with-acc }
effects-to-free-lane = wolną Linię
effects-to-free-lanes = wolne Linie
effects-to-adjacent-free-lane = sąsiednią wolną Linię
effects-to-leftmost-free-lane = pierwszą wolną Linię od lewej
effects-to-rightmost-free-lane = pierwszą wolną Linię od prawej
effects-to-lane = Linię { $number }, jeśli jest wolna
effects-to-lane-of = Linię { $of-gen }
effects-to-lane-of-swapping = Linię { $of-gen }; jeśli stoi tam sojusznik, zamieniają się miejscami
effects-return = Cofnij { $what-acc } na rękę właściciela.
    .then = cofnij { $what-acc } na rękę właściciela
    .inf = cofnąć { $what-acc } na rękę właściciela
effects-return-several = Cofnij { $what-acc } na ręce właścicieli.
    .then = cofnij { $what-acc } na ręce właścicieli
    .inf = cofnąć { $what-acc } na ręce właścicieli
effects-fetch = Weź na rękę { $pile }{ $among ->
       *[other] { "" }
    }.
    .then = weź na rękę { $pile }
    .inf = wziąć na rękę { $pile }
effects-fetch-to-owner = Weź { $pile } na rękę właściciela{ $among ->
       *[other] { "" }
    }.
    .then = weź { $pile } na rękę właściciela
    .inf = wziąć { $pile } na rękę właściciela
effects-fetch-among = Obejrzyj { $among ->
        [few] { $among } losowe karty
       *[many] { $among } losowych kart
    } { $pile-from } i weź jedną z nich na rękę.
    .then = obejrzyj { $among ->
            [few] { $among } losowe karty
           *[many] { $among } losowych kart
        } { $pile-from } i weź jedną z nich na rękę
    .inf = wziąć na rękę jedną z { $among } losowych kart { $pile-from }
effects-look-any = Obejrzyj wierzchnią kartę jednej z talii sojuszu.
    .then = obejrzyj wierzchnią kartę jednej z talii sojuszu
    .inf = obejrzeć wierzchnią kartę jednej z talii sojuszu
effects-look-horde = Obejrzyj wierzchnią kartę talii hordy.
    .then = obejrzyj wierzchnią kartę talii hordy
    .inf = obejrzeć wierzchnią kartę talii hordy
effects-discard-horde = Odrzuć tę kartę.
    .then = odrzuć tę kartę
    .inf = ją odrzucić
effects-shuffle = Potasuj swoją talię.
    .then = potasuj swoją talię
    .inf = potasować swoją talię
effects-shuffle-that = Potasuj tę talię.
    .then = potasuj tę talię
    .inf = potasować tę talię
effects-tuck = Połóż { $what-acc } pod tą kartą.
    .then = połóż { $what-acc } pod tą kartą
    .inf = położyć { $what-acc } pod tą kartą
effects-tuck-from = Połóż { $what } pod tą kartą.
    .then = połóż { $what } pod tą kartą
    .inf = położyć { $what } pod tą kartą
effects-tuck-any-number = Połóż pod tą kartą dowolną liczbę kart { $zone-from }.
    .then = połóż pod tą kartą dowolną liczbę kart { $zone-from }
    .inf = położyć pod tą kartą dowolną liczbę kart { $zone-from }
effects-release-one = Przełóż 1 kartę spod tej karty { $to-to }.
    .then = przełóż 1 kartę spod tej karty { $to-to }
    .inf = przełożyć 1 kartę spod tej karty { $to-to }
effects-release = Przełóż wszystkie karty spod tej karty { $to-owners }.
    .then = przełóż wszystkie karty spod tej karty { $to-owners }
    .inf = przełożyć wszystkie karty spod tej karty { $to-owners }
effects-attach = Dołącz tę kartę do { $to-gen }.
    .then = dołącz tę kartę do { $to-gen }
    .inf = dołączyć tę kartę do { $to-gen }
effects-replay = Ponownie rozpatrz zdolności „{ $word }” { $of-gen }.
    .then = ponownie rozpatrz zdolności „{ $word }” { $of-gen }
    .inf = ponownie rozpatrzyć zdolności „{ $word }” { $of-gen }
effects-exhaust = Wyczerp { $what-acc }.
    .then = wyczerp { $what-acc }
    .inf = wyczerpać { $what-acc }
effects-ready = Odśwież { $what-acc }.
    .then = odśwież { $what-acc }
    .inf = odświeżyć { $what-acc }
effects-play-free = Zagraj { $pile } bez płacenia kosztu.
    .then = zagraj { $pile } bez płacenia kosztu
    .inf = zagrać { $pile } bez płacenia kosztu
effects-play-this-turn = Wybierz { $pile }. W tej turze możesz zagrać wybraną kartę tak, jakby była na twojej ręce.
    .then = wybierz { $pile }; w tej turze możesz zagrać wybraną kartę tak, jakby była na twojej ręce
    .inf = wybrać { $pile } i w tej turze móc zagrać wybraną kartę tak, jakby była na ręce
effects-play-paid = Zagraj { $pile }.
    .then = zagraj { $pile }
    .inf = zagrać { $pile }
effects-cost-less = W tej turze koszt { $what-plural } jest o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniejszy.
    .then = w tej turze koszt { $what-plural } jest o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } mniejszy
    .inf = sprawić, że w tej turze koszt { $what-plural } będzie o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } mniejszy
effects-cost-less-next = { $what-gender ->
        [f] Następna zagrana
        [n] Następne zagrane
       *[m] Następny zagrany
    } przez ciebie w tej turze { $what } kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } mniej.
    .then = { $what-gender ->
            [f] następna zagrana
            [n] następne zagrane
           *[m] następny zagrany
        } przez ciebie w tej turze { $what } kosztuje o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } mniej
    .inf = sprawić, że { $what-gender ->
            [f] następna zagrana
            [n] następne zagrane
           *[m] następny zagrany
        } przez ciebie w tej turze { $what } kosztuje o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } mniej
effects-cost-more = W tej turze koszt { $what-plural } jest o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } większy.
    .then = w tej turze koszt { $what-plural } jest o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } większy
    .inf = sprawić, że w tej turze koszt { $what-plural } będzie o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } większy
effects-cost-more-next = { $what-gender ->
        [f] Następna zagrana
        [n] Następne zagrane
       *[m] Następny zagrany
    } przez ciebie w tej turze { $what } kosztuje o { $amount ->
        [one] { $amount } manę
       *[other] { $amount } many
    } więcej.
    .then = { $what-gender ->
            [f] następna zagrana
            [n] następne zagrane
           *[m] następny zagrany
        } przez ciebie w tej turze { $what } kosztuje o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } więcej
    .inf = sprawić, że { $what-gender ->
            [f] następna zagrana
            [n] następne zagrane
           *[m] następny zagrany
        } przez ciebie w tej turze { $what } kosztuje o { $amount ->
            [one] { $amount } manę
           *[other] { $amount } many
        } więcej

## Kroki ze słowami kluczowymi i horda

effects-pillage = Grabież { $amount }.
    .then = Grabież { $amount }
    .inf = rozpatrzyć Grabież { $amount }
effects-pillage-per = Grabież { $amount } za { $of-each }.
    .then = Grabież { $amount } za { $of-each }
    .inf = rozpatrzyć Grabież { $amount } za { $of-each }
effects-pillage-by = { $by-pro ->
        [yes] Grabi on { $amount }
       *[no] { $by-cap } grabi { $amount }
    }.
    .then = { $by-pro ->
            [yes] grabi on { $amount }
           *[no] { $by } grabi { $amount }
        }
    .inf = sprawić, że { $by } zagrabi { $amount }
effects-pillage-by-per = { $by-pro ->
        [yes] Grabi on { $amount } za { $of-own }
       *[no] { $by-cap } grabi { $amount } za { $of-own }
    }.
    .then = { $by-pro ->
            [yes] grabi on { $amount } za { $of-own }
           *[no] { $by } grabi { $amount } za { $of-own }
        }
    .inf = sprawić, że { $by } zagrabi { $amount } za { $of-own }
effects-rebuild = Odbudowa { $amount }.
    .then = Odbudowa { $amount }
    .inf = rozpatrzyć Odbudowę { $amount }
effects-assault = Szturm { $amount }.
    .then = Szturm { $amount }
    .inf = rozpatrzyć Szturm { $amount }
effects-assault-by-alliance = Szturm { $amount }; cel wybiera sojusz.
    .then = Szturm { $amount }, cel wybiera sojusz
    .inf = rozpatrzyć Szturm { $amount }, cel wybiera sojusz
effects-guerrilla = Podjazd { $amount }.
    .then = Podjazd { $amount }
    .inf = rozpatrzyć Podjazd { $amount }
effects-guess-cost = Wybrany przez sojusz gracz podaje koszt wierzchniej karty swojej talii. Potem Grabież 1.
    .then = wybrany przez sojusz gracz podaje koszt wierzchniej karty swojej talii, potem Grabież 1
    .inf = sprawić, że wybrany przez sojusz gracz poda koszt wierzchniej karty swojej talii, a potem rozpatrzyć Grabież 1
effects-guess-type = Wybrany przez sojusz gracz podaje typ wierzchniej karty swojej talii. Potem Grabież 1.
    .then = wybrany przez sojusz gracz podaje typ wierzchniej karty swojej talii, potem Grabież 1
    .inf = sprawić, że wybrany przez sojusz gracz poda typ wierzchniej karty swojej talii, a potem rozpatrzyć Grabież 1
effects-mutaform = Mutacja { $amount } na { $on-loc }.
    .then = Mutacja { $amount } na { $on-loc }
    .inf = rozpatrzyć Mutację { $amount } na { $on-loc }
effects-mutaform-per = Mutacja { $amount } na { $on-loc } za { $of-each }.
    .then = Mutacja { $amount } na { $on-loc } za { $of-each }
    .inf = rozpatrzyć Mutację { $amount } na { $on-loc } za { $of-each }
effects-call-outsider = Połóż Obcego na spodzie stosu Obcego.
    .then = połóż Obcego na spodzie stosu Obcego
    .inf = położyć Obcego na spodzie stosu Obcego
effects-reinforce = Posiłki { $amount }.
    .then = Posiłki { $amount }
    .inf = rozpatrzyć Posiłki { $amount }
effects-reinforce-per = Posiłki { $amount } za { $of-each }.
    .then = Posiłki { $amount } za { $of-each }
    .inf = rozpatrzyć Posiłki { $amount } za { $of-each }
effects-summon = Przywołaj { $amount ->
        [one] { $amount } kartę hordy
        [few] { $amount } karty hordy
       *[many] { $amount } kart hordy
    }.
    .then = przywołaj { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        }
    .inf = przywołać { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        }
effects-summon-per = Przywołaj { $amount ->
        [one] { $amount } kartę hordy
        [few] { $amount } karty hordy
       *[many] { $amount } kart hordy
    } za { $of-each }.
    .then = przywołaj { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } za { $of-each }
    .inf = przywołać { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } za { $of-each }
effects-summon-rightmost = Przywołaj { $amount ->
        [one] { $amount } kartę hordy
        [few] { $amount } karty hordy
       *[many] { $amount } kart hordy
    } na pierwszą wolną Linię od prawej.
    .then = przywołaj { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } na pierwszą wolną Linię od prawej
    .inf = przywołać { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } na pierwszą wolną Linię od prawej
effects-summon-rightmost-per = Przywołaj { $amount ->
        [one] { $amount } kartę hordy
        [few] { $amount } karty hordy
       *[many] { $amount } kart hordy
    } na pierwszą wolną Linię od prawej za { $of-each }.
    .then = przywołaj { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } na pierwszą wolną Linię od prawej za { $of-each }
    .inf = przywołać { $amount ->
            [one] { $amount } kartę hordy
            [few] { $amount } karty hordy
           *[many] { $amount } kart hordy
        } na pierwszą wolną Linię od prawej za { $of-each }
effects-summon-outsider-pile = Przywołaj wszystkie karty ze stosu Obcego, od wierzchu.
    .then = przywołaj wszystkie karty ze stosu Obcego, od wierzchu
    .inf = przywołać wszystkie karty ze stosu Obcego, od wierzchu
effects-summon-beneath = Przywołaj wszystkie karty spod tej karty.
    .then = przywołaj wszystkie karty spod tej karty
    .inf = przywołać wszystkie karty spod tej karty
effects-summon-horde-discard-pile = Przywołaj potwora leżącego najwyżej na stosie kart odrzuconych hordy.
    .then = przywołaj potwora leżącego najwyżej na stosie kart odrzuconych hordy
    .inf = przywołać potwora leżącego najwyżej na stosie kart odrzuconych hordy
effects-summon-horde-discard-top = Przywołaj wierzchnią kartę stosu kart odrzuconych hordy.
    .then = przywołaj wierzchnią kartę stosu kart odrzuconych hordy
    .inf = przywołać wierzchnią kartę stosu kart odrzuconych hordy
effects-summon-token = Przywołaj { $amount ->
        [one] { $amount } { $kind-acc }
        [few] { $amount } { $kind-few }
       *[many] { $amount } { $kind-plural }
    }.
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        }
effects-summon-token-per = Przywołaj { $amount ->
        [one] { $amount } { $kind-acc }
        [few] { $amount } { $kind-few }
       *[many] { $amount } { $kind-plural }
    } za { $of-each }.
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } za { $of-each }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } za { $of-each }
effects-summon-token-with-attack = Przywołaj { $amount ->
        [one] { $amount } { $kind-acc }
        [few] { $amount } { $kind-few }
       *[many] { $amount } { $kind-plural }
    } z { $attack ->
        [one] { $attack } żetonem
       *[other] { $attack } żetonami
    } ataku{ $amount ->
        [one] { "" }
       *[other] { " " }na każdym
    }.
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } z { $attack ->
            [one] { $attack } żetonem
           *[other] { $attack } żetonami
        } ataku{ $amount ->
            [one] { "" }
           *[other] { " " }na każdym
        }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } z { $attack ->
            [one] { $attack } żetonem
           *[other] { $attack } żetonami
        } ataku{ $amount ->
            [one] { "" }
           *[other] { " " }na każdym
        }
effects-summon-token-sized = Przywołaj { $amount ->
        [one] { $amount } { $kind-acc }
        [few] { $amount } { $kind-few }
       *[many] { $amount } { $kind-plural }
    } o ataku i zdrowiu równych wartości { $size-plural }.
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } o ataku i zdrowiu równych wartości { $size-plural }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } o ataku i zdrowiu równych wartości { $size-plural }
effects-summon-token-with = Przywołaj { $amount ->
        [one] { $amount } { $kind-acc }
        [few] { $amount } { $kind-few }
       *[many] { $amount } { $kind-plural }
    } ze zdolnością { $gifts-name }
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } ze zdolnością { $gifts-name }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-acc }
            [few] { $amount } { $kind-few }
           *[many] { $amount } { $kind-plural }
        } ze zdolnością { $gifts-name }
effects-summon-token-exhausted-with = Przywołaj { $amount ->
        [one] { $amount } { $kind-gender ->
            [f] wyczerpaną
            [i] wyczerpany
            [n] wyczerpane
           *[m] wyczerpanego
        } { $kind-acc }
        [few] { $amount } { $kind-few } (wyczerpane)
       *[many] { $amount } wyczerpanych { $kind-plural }
    } ze zdolnością { $gifts-name }
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-gender ->
                [f] wyczerpaną
                [i] wyczerpany
                [n] wyczerpane
               *[m] wyczerpanego
            } { $kind-acc }
            [few] { $amount } { $kind-few } (wyczerpane)
           *[many] { $amount } wyczerpanych { $kind-plural }
        } ze zdolnością { $gifts-name }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-gender ->
                [f] wyczerpaną
                [i] wyczerpany
                [n] wyczerpane
               *[m] wyczerpanego
            } { $kind-acc }
            [few] { $amount } { $kind-few } (wyczerpane)
           *[many] { $amount } wyczerpanych { $kind-plural }
        } ze zdolnością { $gifts-name }
effects-summon-token-exhausted = Przywołaj { $amount ->
        [one] { $amount } { $kind-gender ->
            [f] wyczerpaną
            [i] wyczerpany
            [n] wyczerpane
           *[m] wyczerpanego
        } { $kind-acc }
        [few] { $amount } { $kind-few } (wyczerpane)
       *[many] { $amount } wyczerpanych { $kind-plural }
    }.
    .then = przywołaj { $amount ->
            [one] { $amount } { $kind-gender ->
                [f] wyczerpaną
                [i] wyczerpany
                [n] wyczerpane
               *[m] wyczerpanego
            } { $kind-acc }
            [few] { $amount } { $kind-few } (wyczerpane)
           *[many] { $amount } wyczerpanych { $kind-plural }
        }
    .inf = przywołać { $amount ->
            [one] { $amount } { $kind-gender ->
                [f] wyczerpaną
                [i] wyczerpany
                [n] wyczerpane
               *[m] wyczerpanego
            } { $kind-acc }
            [few] { $amount } { $kind-few } (wyczerpane)
           *[many] { $amount } wyczerpanych { $kind-plural }
        }
effects-pile-top = Połóż { $what-acc } na wierzchu stosu Obcego.
    .then = połóż { $what-acc } na wierzchu stosu Obcego
    .inf = położyć { $what-acc } na wierzchu stosu Obcego
effects-copy = Ta karta kopiuje wszystkie zdolności { $of-gen }, dopóki jest w grze; słowa obu stron zamieniają się rolami, a tworzone przez nią potwory z żetonów są sojusznikami. Potem rozpatrz jej „Zagranie:”.
    .then = ta karta kopiuje wszystkie zdolności { $of-gen }, dopóki jest w grze, a słowa obu stron zamieniają się rolami; potem rozpatrz jej „Zagranie:”
    .inf = skopiować wszystkie zdolności { $of-gen }, dopóki ta karta jest w grze, z zamianą słów obu stron, a potem rozpatrzyć jej „Zagranie:”
effects-become-monster = { $what-cap } staje się do końca gry potworem bez tej zdolności; połóż ją na spodzie stosu Obcego.
    .then = { $what } staje się do końca gry potworem bez tej zdolności; połóż ją na spodzie stosu Obcego
    .inf = sprawić, że { $what } stanie się do końca gry potworem bez tej zdolności, i położyć ją na spodzie stosu Obcego
effects-summoned-concealed = Inne karty hordy są przywoływane zakryte.
effects-conceal-all = Zakryj każdego potwora na Linii, który nie ma żetonów ani dodatków, a potem potasuj je między ich Liniami.
    .then = zakryj każdego potwora na Linii, który nie ma żetonów ani dodatków, a potem potasuj je między ich Liniami
    .inf = zakryć każdego potwora na Linii, który nie ma żetonów ani dodatków, a potem potasować je między ich Liniami
effects-portal-leads = Portal jest teraz Obcym.
    .then = portal jest teraz Obcym
    .inf = sprawić, że portal będzie teraz Obcym
effects-take-control = Przejmij kontrolę nad { $what-ins }: staje się on twoim sojusznikiem na wolnej Linii.
    .then = przejmij kontrolę nad { $what-ins }, a stanie się on twoim sojusznikiem na wolnej Linii
    .inf = przejąć kontrolę nad { $what-ins }, a stanie się on twoim sojusznikiem na wolnej Linii
effects-turn-monster = Połóż { $what-acc } na spodzie stosu Obcego: do końca gry to potwór bez zdolności.
    .then = połóż { $what-acc } na spodzie stosu Obcego jako potwora bez zdolności do końca gry
    .inf = położyć { $what-acc } na spodzie stosu Obcego jako potwora bez zdolności do końca gry
effects-charge-left = { $who-cap } szarżuje w lewo.
    .then = { $who } szarżuje w lewo
    .inf = sprawić, że { $who } zaszarżuje w lewo
effects-charge-right = { $who-cap } szarżuje w prawo.
    .then = { $who } szarżuje w prawo
    .inf = sprawić, że { $who } zaszarżuje w prawo
effects-charge-weakest-ally = { $who-cap } szarżuje na najsłabszego niezwiązanego sojusznika.
    .then = { $who } szarżuje na najsłabszego niezwiązanego sojusznika
    .inf = sprawić, że { $who } zaszarżuje na najsłabszego niezwiązanego sojusznika
effects-charge-strongest-ally = { $who-cap } szarżuje na najsilniejszego niezwiązanego sojusznika.
    .then = { $who } szarżuje na najsilniejszego niezwiązanego sojusznika
    .inf = sprawić, że { $who } zaszarżuje na najsilniejszego niezwiązanego sojusznika
effects-charge-closest-ally = { $who-cap } szarżuje na najbliższego niezwiązanego sojusznika.
    .then = { $who } szarżuje na najbliższego niezwiązanego sojusznika
    .inf = sprawić, że { $who } zaszarżuje na najbliższego niezwiązanego sojusznika
effects-charge-closest-ally-within = { $who-cap } szarżuje na najbliższego niezwiązanego sojusznika w odległości do { $lanes } Linii.
    .then = { $who } szarżuje na najbliższego niezwiązanego sojusznika w odległości do { $lanes } Linii
    .inf = sprawić, że { $who } zaszarżuje na najbliższego niezwiązanego sojusznika w odległości do { $lanes } Linii
effects-treachery-fewer = W tej turze odkrywa się o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } zdrady mniej.
    .then = w tej turze odkrywa się o { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } zdrady mniej
    .inf = odkryć w tej turze o { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } zdrady mniej
effects-treachery-more = W tej turze odkrywa się o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } zdrady więcej.
    .then = w tej turze odkrywa się o { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } zdrady więcej
    .inf = odkryć w tej turze o { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        } zdrady więcej

## Zamiast

effects-keep-pillaged = Zagrabione karty trafiają pod tę kartę zamiast na stosy kart odrzuconych.
effects-prevent = Wszystkie obrażenia zadawane { $to-dat } spadają do 0.
effects-prevent-but-excess = Wszystkie obrażenia zadawane { $to-dat } spadają do 0; nadmiar z Tratowania przechodzi mimo to.
effects-prevent-both = Wszystkie obrażenia zadawane { $to-dat } i przez { $to-gender ->
        [f] nią
       *[m] niego
    } spadają do 0.
effects-prevent-both-but-excess = Wszystkie obrażenia zadawane { $to-dat } i przez { $to-gender ->
        [f] nią
       *[m] niego
    } spadają do 0; nadmiar z Tratowania przechodzi mimo to.
effects-prevent-half = Zapobiega się połowie obrażeń zadawanych { $to-dat }, w zaokrągleniu w górę.
effects-prevent-instead = Jeśli { $to } ma otrzymać obrażenia, spadają one do 0, a zamiast tego { $text-then }.
effects-redirect = Jeśli { $of } ma otrzymać obrażenia, wszystkie otrzymuje zamiast tego { $to }.
effects-redirect-may = Jeśli { $of } ma otrzymać obrażenia, możesz sprawić, że wszystkie otrzyma zamiast tego { $to }.
effects-redirect-wounds = Jeśli { $of } ma otrzymać obrażenia, zapobiega się im, a { $to } otrzymuje tyle samo ran.
effects-redirect-may-wounds = Jeśli { $of } ma otrzymać obrażenia, możesz im zapobiec, a { $to } otrzymuje tyle samo ran.
effects-pass-wounds = Jeśli { $of } ma otrzymać rany, zamiast tego otrzymuje je { $to }.
effects-pass-wounds-by-alliance = Jeśli { $of } ma otrzymać rany, zamiast tego otrzymuje je { $to } wskazany przez sojusz.
effects-pass-wounds-by-horde = Jeśli { $of } ma otrzymać rany, zamiast tego otrzymuje je { $to } wskazany przez hordę.
effects-assault-engaged = Jeśli { $by } ma rozpatrzyć Szturm, możesz sprawić, że zamiast tego zada te obrażenia potworowi związanemu z nim walką.
effects-double = Obrażenia, które { $by } zadaje { $to-dat }, są podwojone.
effects-excess-to = Nadmiar z Tratowania może trafić w { $to-acc } zamiast w portal.
effects-strike-elsewhere = W walce na swojej Linii ten potwór zadaje cios { $whom-dat }, jeśli taki jest, zamiast karcie naprzeciw.
effects-split-strike = Gdy ta karta zadaje cios, jej obrażenia można rozdzielić wśród { $among-plural }.

## Odpowiedzi

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Gotowe
effects-option-yes = Tak
effects-option-no = Nie
