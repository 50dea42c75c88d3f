### Il testo delle carte. Le chiavi vengono da src/skyshelf/effects e src/skyshelf/games/horde/vocabulary.
### Un passo è una frase; `.then` è la stessa senza maiuscola e punto, `.may` è all'infinito ("puoi ...").
### I nomi hanno le forme `.to` (a), `.on` (su), `.of` (di), `.from` (da), `.cap` (a inizio frase) e `.gender`.
### Gli aggettivi seguono il nome: `.m`, `.f`, `.mp`, `.fp` (genere e numero), `.is` e `.isf` ("è ..."); `.other = yes` mette "altro"
### davanti al nome. Ciò che sta dopo (`entro 1 corsia`) ha `.p` accanto a un plurale.
### `.pro = yes` dice che la parola è un pronome: il verbo lo porta con sé ("spingilo").

## Come stanno insieme le parti

effects-nothing = { "" }
    .p = { "" }
    .m = { "" }
    .f = { "" }
    .mp = { "" }
    .fp = { "" }
    .other = no
effects-and = { $first } e { $rest }
effects-and-more = { $first }, { $rest }
effects-or = { $first } o { $rest }
effects-or-more = { $first }, { $rest }
effects-nor = { $first } né { $rest }
    .f = { $first-f } né { $rest-f }
effects-nor-more = { $first }, { $rest }
    .f = { $first-f }, { $rest-f }
effects-and-or = { $first } e/o { $rest }
effects-and-or-more = { $first }, { $rest }
effects-both = { $first } e { $rest }
    .gender = several
    .cap = { $first-cap } e { $rest }
    .to = { $first-to } e { $rest-to }
    .on = { $first-on } e { $rest-on }
    .of = { $first-of } e { $rest-of }
    .from = { $first-from } e { $rest-from }
    .self = no
    .pro = no
    .cannot = { $first-cap } e { $rest } non possono
effects-both-more = { $first }, { $rest }
    .gender = several
    .cap = { $first-cap }, { $rest }
    .to = { $first-to }, { $rest-to }
    .on = { $first-on }, { $rest-on }
    .of = { $first-of }, { $rest-of }
    .from = { $first-from }, { $rest-from }
    .self = no
    .pro = no
    .cannot = { $first-cap }, { $rest } non possono
effects-either = { $first } o { $rest }
    .to = { $first-to } o { $rest-to }
    .on = { $first-on } o { $rest-on }
    .of = { $first-of } o { $rest-of }
    .from = { $first-from } o { $rest-from }
    .pro = no
effects-either-more = { $first }, { $rest }
    .to = { $first-to }, { $rest-to }
    .on = { $first-on }, { $rest-on }
    .of = { $first-of }, { $rest-of }
    .from = { $first-from }, { $rest-from }
    .pro = no
effects-piles = { $first } o { $rest }
    .from = { $first-from } o { $rest-from }
effects-piles-more = { $first }, { $rest }
    .from = { $first-from }, { $rest-from }
effects-list = { $first }, { $rest }
effects-adjectives = { $first } { $rest }
    .m = { $first-other ->
        [late] { $rest-m } { $first-m }
       *[no] { $first-m } { $rest-m }
    }
    .f = { $first-other ->
        [late] { $rest-f } { $first-f }
       *[no] { $first-f } { $rest-f }
    }
    .mp = { $first-other ->
        [late] { $rest-mp } { $first-mp }
       *[no] { $first-mp } { $rest-mp }
    }
    .fp = { $first-other ->
        [late] { $rest-fp } { $first-fp }
       *[no] { $first-fp } { $rest-fp }
    }
    .other = { $first-other ->
        [yes] yes
       *[no] { $rest-other }
    }
    .is = { $first-is } e { $rest-is }
    .isf = { $first-isf } e { $rest-isf }
    .isnot = { $first-isnot } o { $rest-isnot }
    .isnotf = { $first-isnotf } o { $rest-isnotf }
effects-properties = { $first } { $rest }
    .p = { $first-p } { $rest-p }
effects-beside = { " " }{ $what }
    .m = { " " }{ $what-m }
    .f = { " " }{ $what-f }
    .mp = { " " }{ $what-mp }
    .fp = { " " }{ $what-fp }
    .other = { $what-other }
effects-behind = { " " }{ $what }
    .p = { " " }{ $what-p }
effects-other = altro{ " " }
    .f = altra{ " " }
effects-sentences = { $first } { $rest }
    .then = { $first-then }, poi { $rest-then }
    .may = { $first-may }, poi { $rest-may }
effects-alternatives = { $first-then }; oppure { $rest-then }
    .then = { $first-then }; oppure { $rest-then }
    .may = { $first-may }; oppure { $rest-may }
effects-costs = { $first-then } e { $rest-then }
    .then = { $first-then } e { $rest-then }
    .may = { $first-may } e { $rest-may }
effects-costs-times = { $cost-then } per { $times } volte
    .then = { $cost-then } per { $times } volte
    .may = { $cost-may } per { $times } volte
effects-cost-either = { $first-then } o { $rest-then }
    .then = { $first-then } o { $rest-then }
    .may = { $first-may } o { $rest-may }
effects-if-and = { $first } e { $rest }
    .bare = { $first } e { $rest }
effects-keywords = { $list }.

## Abilità

effects-ability = { $when }: { $text }
effects-ability-cost = { $when }, { $cost-then }: { $text }
effects-ability-reaction = ⚡ { $when }: { $text }
effects-ability-reaction-cost = ⚡ { $when }, { $cost-then }: { $text }
effects-after = { $event }: { $text }
effects-after-once = { $event }, una volta per effetto: { $text }
effects-after-even-if-destroyed = { $event }, anche se ciò la distrugge: { $text }
effects-after-not-by-itself = { $event }, ma non per questa abilità: { $text }
effects-static = { $to-cap } ha { $gifts }.
effects-static-both = { $to-cap } hanno { $gifts }.
effects-static-while = { $to-cap } ha { $gifts } fintanto che { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-during = { $to-cap } ha { $gifts } { $condition-during }.
effects-static-both-quoted = { $to-cap } hanno { $gifts }
effects-static-quoted = { $to-cap } ha { $gifts }
effects-static-quoted-while = Fintanto che { $condition }, { $to } ha { $gifts }
effects-static-and-cannot = { $to-cap } ha { $gifts } e non può { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans }
    }.
effects-static-loses-and-cannot = { $to-cap } perde { $gifts } e non può { $to-gender ->
        [f] { $bans-f }
       *[m] { $bans }
    }.
effects-static-cannot = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    }.
effects-static-cannot-while = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    } fintanto che { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-cannot-during = { $to-cannot } { $to-gender ->
        [f] { $gifts-f }
       *[m] { $gifts }
    } { $condition-during }.
effects-enchantment = Incantesimo: { $text }
effects-quoted = «{ $text }»
effects-quoted-within = “{ $text }”
effects-own-cost = Questa carta costa { $amount } mana in meno.
effects-own-cost-per = Questa carta costa { $amount } mana in meno per ogni { $of }.
effects-own-cost-while = Se { $condition }, questa carta costa { $amount } mana in meno.
effects-own-cost-while-per = Se { $condition }, questa carta costa { $amount } mana in meno per ogni { $of }.
effects-cheaper = Quando giochi questa carta, puoi { $cost-may }: se lo fai, costa { $less } mana in meno.
effects-other-use = ⚡ Puoi giocare { $what-a } dalla tua mano per questo effetto invece del suo testo: { $text }
effects-only-on = Assegna solo { $what-to }.
effects-cannot = «non può { $ban }»
effects-static-loses = { $to-cap } perde { $gifts }.
effects-static-loses-while = { $to-cap } perde { $gifts } fintanto che { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-loses-during = { $to-cap } perde { $gifts } { $condition-during }.
effects-lost-all = tutte le abilità
effects-loses-all = nessuna abilità
effects-loses = nessun { $keyword }
effects-resolves-twice = le proprie abilità «{ $word }» risolte due volte
effects-twice = Le abilità «{ $word }» { $to-of } si risolvono due volte.
effects-extra-cost = un costo aggiuntivo: «per { $action }, { $cost-cost }»

## Parole in grassetto

effects-moment-play = Gioca
effects-moment-fight = Combattimento
effects-moment-exhaust = Esaurisci
effects-moment-destroyed = Distrutto
effects-moment-treachery = Sventura
effects-moment-pillage = Saccheggio
effects-moment-setup = Preparazione
effects-moment-action = Azione

## Eventi

effects-event-turn-starts = All'inizio del turno
effects-event-horde-phase-starts = All'inizio della fase Orda
effects-event-horde-phase-ends = Alla fine della fase Orda
effects-event-alliance-phase-ends = Alla fine della fase Alleanza
effects-event-treachery-phase-starts = All'inizio della fase Sventura
effects-event-turn-ends = Alla fine del turno
effects-event-strikes = Dopo che { $who } colpisce { $whom }
effects-event-first-strike = Dopo il primo colpo { $who-of } nel turno
effects-event-damages = Dopo che { $who } danneggia { $whom }
effects-event-gains-wounds = Dopo che { $who } ottiene 1 o più segnalini danno
effects-event-gains-health = Dopo che { $who } ottiene 1 o più segnalini salute
effects-event-health-removed = Dopo che 1 o più segnalini salute sono rimossi { $who-from }
effects-event-destroys = Dopo che { $who } distrugge { $whom }
effects-event-destroyed = Dopo la distruzione { $who-of }
effects-event-healed = Dopo che curi 1 o più danni { $who-from }
effects-event-played = Dopo che giochi { $who }
effects-event-becomes-engaged = Dopo l'ingaggio tra { $who } e { $whom }
effects-event-moves = Dopo uno spostamento { $who-of }
effects-event-draws = Dopo che peschi una carta
effects-event-gains-mana = Dopo che ottieni mana
effects-event-rebuilds = Dopo che ricostruisci 1 o più carte
effects-event-exhausted = Dopo che { $who } si esaurisce
effects-event-leaves-play = Dopo che { $who } lascia il gioco
effects-event-summoned-from-pile = Dopo l'evocazione { $who-of } dalla pila outsider
effects-event-resolves-mutaform = Dopo che { $who } risolve Mutaforma
effects-event-treachery-flipped = Dopo che una carta sventura è rivelata
effects-event-treachery-resolved = Dopo che la carta sventura è risolta
effects-event-revealed = Dopo la rivelazione { $who-of }
effects-event-cards-beneath = Quando { $least } o più carte sono sotto { $who }

## Passi che guidano

effects-may = Puoi { $what-may }.
    .then = puoi { $what-may }
    .may = scegliere se { $what-may }
effects-may-by-alliance = L'alleanza può { $what-may }.
    .then = l'alleanza può { $what-may }
    .may = far decidere all'alleanza se { $what-may }
effects-may-by-horde = L'orda può { $what-may }.
    .then = l'orda può { $what-may }
    .may = far decidere all'orda se { $what-may }
effects-if-they-do = Se lo fa, { $then-then }.
    .then = se lo fa, { $then-then }
    .may = se lo fa, { $then-may }
effects-if-they-do-not = Se non lo fa, { $then-then }.
    .then = se non lo fa, { $then-then }
    .may = se non lo fa, { $then-may }
effects-owner-may = Il proprietario { $of-of } può { $what-they }. Se non lo fa, { $otherwise-then }.
    .then = il proprietario { $of-of } può { $what-they }; se non lo fa, { $otherwise-then }
    .may = far decidere il proprietario { $of-of } se { $what-they }; se non lo fa, { $otherwise-then }
effects-if-you-do = Se lo fai, { $then-then }.
    .then = se lo fai, { $then-then }
    .may = se lo fai, { $then-may }
effects-if-impossible = Se è impossibile, { $then-then }.
    .then = se è impossibile, { $then-then }
    .may = se è impossibile, { $then-may }
effects-if-you-do-not = Se non lo fai, { $then-then }.
    .then = se non lo fai, { $then-then }
    .may = se non lo fai, { $then-may }
effects-if-this-destroys = Se questo lo distrugge, { $then-then }.
    .then = se questo lo distrugge, { $then-then }
    .may = se questo lo distrugge, { $then-may }
effects-if = Se { $condition }, { $then-then }.
    .then = se { $condition }, { $then-then }
    .may = se { $condition }, { $then-may }
effects-if-else = Se { $condition }, { $then-then }. Altrimenti, { $otherwise-then }.
    .then = { $then-then } se { $condition }, altrimenti { $otherwise-then }
    .may = se { $condition }, { $then-may }, altrimenti { $otherwise-may }
effects-choose = Scegli { $number ->
        [1] un'opzione
        [2] due opzioni diverse
       *[other] { $number } opzioni diverse
    }: { $options-then }.
    .then = scegli { $number ->
        [1] un'opzione
        [2] due opzioni diverse
       *[other] { $number } opzioni diverse
    }: { $options-then }
    .may = scegliere { $number ->
        [1] un'opzione
        [2] due opzioni diverse
       *[other] { $number } opzioni diverse
    }: { $options-then }
effects-choose-by-alliance = L'alleanza sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }.
    .then = l'alleanza sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
    .may = far scegliere all'alleanza { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
effects-choose-by-horde = L'orda sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }.
    .then = l'orda sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
    .may = far scegliere all'orda { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
effects-choose-by-each-player = Ogni giocatore dell'alleanza sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }.
    .then = ogni giocatore dell'alleanza sceglie { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
    .may = far scegliere a ogni giocatore dell'alleanza { $number ->
        [1] un'opzione
       *[other] { $number } opzioni diverse
    }: { $options-then }
effects-repeat = Per { $amount } volte: { $what }
    .then = { $amount } volte, { $what-then }
    .may = { $what-may } { $amount } volte
effects-repeat-per = { $amount ->
        [1] Per ogni { $of }, { $what-then }.
       *[other] { $amount } volte per ogni { $of }: { $what-then }.
    }
    .then = per ogni { $of }, { $amount } volte, { $what-then }
    .may = { $what-may } { $amount } volte per ogni { $of }
effects-each-player = Ogni giocatore dell'alleanza fa così: { $what-then }.
    .then = ogni giocatore dell'alleanza fa così: { $what-then }
    .may = far sì che ogni giocatore dell'alleanza possa { $what-may }
effects-for-each = Per ogni { $what }, { $text-then }.
    .then = per ogni { $what }, { $text-then }
    .may = per ogni { $what }, { $text-may }
effects-select = Scegli { $target }.
    .then = scegli { $target }
    .may = scegliere { $target }

## Condizioni

# `.self` dice di chi si parla: `yes` di questa carta, `quella` di quella appena nominata, che allora non si ripete.
# `.bare` è la condizione detta della carta di cui già si parla: «fintanto che non ha carte vicine».
effects-if-is = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isf }
       *[m] { $what-is }
    }
    .bare = { $who-self ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isf }
       *[m] { $what-is }
    }
effects-if-is-not = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isnotf }
       *[m] { $what-isnot }
    }
    .bare = { $who-self ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }{ $who-gender ->
        [f] { $what-isnotf }
       *[m] { $what-isnot }
    }
effects-if-is-behind = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }{ $what-is }
    .bare = { $who-self ->
        [yes] { $what-is }
       *[no] { $who } { $what-is }
    }
effects-if-is-behind-not = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }{ $what-isnot }
    .bare = { $who-self ->
        [yes] { $what-isnot }
       *[no] { $who } { $what-isnot }
    }
effects-if-is-the = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }è { $what }
    .bare = { $who-self ->
        [yes] è { $what }
       *[no] { $who } è { $what }
    }
effects-if-is-the-not = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }non è { $what }
    .bare = { $who-self ->
        [yes] non è { $what }
       *[no] { $who } non è { $what }
    }
effects-if-fight-phase = è la fase Combattimento
    .bare = è la fase Combattimento
    .during = durante la fase Combattimento
effects-if-fight-phase-not = non è la fase Combattimento
    .bare = non è la fase Combattimento
    .during = al di fuori della fase Combattimento
effects-if-alliance-phase = è la fase Alleanza
    .bare = è la fase Alleanza
    .during = durante la fase Alleanza
effects-if-alliance-phase-not = non è la fase Alleanza
    .bare = non è la fase Alleanza
    .during = al di fuori della fase Alleanza
effects-if-in-play = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }è in gioco
    .bare = { $who-self ->
        [yes] è in gioco
       *[no] { $who } è in gioco
    }
effects-if-in-play-not = { $who-self ->
        [quella] { "" }
       *[no] { $who }{ " " }
    }non è in gioco
    .bare = { $who-self ->
        [yes] non è in gioco
       *[no] { $who } non è in gioco
    }
effects-if-there-is = c'è { $what-a } in gioco
    .bare = c'è { $what-a } in gioco
effects-if-there-is-not = non c'è { $what-gender ->
        [f] alcuna
       *[m] alcun
    } { $what } in gioco
    .bare = non c'è { $what-gender ->
        [f] alcuna
       *[m] alcun
    } { $what } in gioco
effects-if-value-at-least = { $of-self ->
        [quella] { "" }
       *[no] { $of }{ " " }
    }ha almeno { $number } di { $value }
    .bare = { $of-self ->
        [yes] ha almeno { $number } di { $value }
       *[no] { $of } ha almeno { $number } di { $value }
    }
effects-if-value-at-least-not = { $of-self ->
        [quella] { "" }
       *[no] { $of }{ " " }
    }ha meno di { $number } di { $value }
    .bare = { $of-self ->
        [yes] ha meno di { $number } di { $value }
       *[no] { $of } ha meno di { $number } di { $value }
    }
effects-if-at-least = ci sono almeno { $number } { $count-plural }
    .bare = ci sono almeno { $number } { $count-plural }
effects-if-at-least-not = { $number ->
        [1] non ci sono { $count-plural }
       *[other] ci sono meno di { $number } { $count-plural }
    }
    .bare = { $number ->
        [1] non ci sono { $count-plural }
       *[other] ci sono meno di { $number } { $count-plural }
    }
effects-if-done = lo hai fatto
    .bare = lo hai fatto
effects-if-done-not = non lo hai fatto
    .bare = non lo hai fatto
effects-if-back-line-open = una pedina Nidiata o un servitore nella retrovia può essere ingaggiato
    .bare = una pedina Nidiata o un servitore nella retrovia può essere ingaggiato
effects-if-guessed-wrong = la risposta era sbagliata
    .bare = la risposta era sbagliata

## Quantità: ciò che segue "per ogni"

effects-number-tokens = { $on-pro ->
        [yes] suo segnalino { $token }
       *[no] segnalino { $token } { $on-on }
    }
    .plural = { $on-pro ->
        [yes] suoi segnalini { $token }
       *[no] segnalini { $token } { $on-on }
    }
effects-number-value = punto { $of-pro ->
        [yes] { $value-own }
       *[no] di { $value } { $of-of }
    }
    .plural = punti { $of-pro ->
        [yes] { $value-own }
       *[no] di { $value } { $of-of }
    }
effects-number-keyword = { $of-pro ->
        [yes] suo punto di { $keyword }
       *[no] punto di { $keyword } che ha { $of }
    }
    .plural = { $of-pro ->
        [yes] suoi punti di { $keyword }
       *[no] punti di { $keyword } che ha { $of }
    }
effects-number-count = { $what }
    .plural = { $what-plural }
effects-number-pile = carta { $zone-into }
    .plural = carte { $zone-into }
effects-number-pile-of = { $what } { $zone-into }
    .plural = { $what-plural } { $zone-into }
effects-number-beneath = carta sotto { $of }
    .plural = carte sotto { $of }
effects-number-health-it-had = punto salute che aveva
effects-number-mana-cost = punto del costo di mana della magia giocata
effects-number-released = carta messa così
effects-number-wounds = danno inflitto
effects-number-played = carta che hai giocato in questo turno, questa inclusa
effects-number-removed = segnalino rimosso così
effects-number-paid = mana speso così
effects-number-cost = quel costo
effects-number-destroyed = carta distrutta così

## Quali carte

effects-cards = { $first ->
        [other] { $kind-gender ->
            [f] { $other-f }
           *[m] { $other }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] altra{ " " }
               *[m] altro{ " " }
            }
           *[no] { "" }
        }
    }{ $kind }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }{ $rest }
    .a = { $first ->
        [other] { $kind-gender ->
            [f] un'altra { $kind }
           *[m] un altro { $kind }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] un'altra { $kind }
               *[m] un altro { $kind }
            }
           *[no] { $kind-a }
        }
    }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }{ $rest }
    .plural = { $first ->
        [other] { $kind-gender ->
            [f] altre{ " " }
           *[m] altri{ " " }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] altre{ " " }
               *[m] altri{ " " }
            }
           *[no] { "" }
        }
    }{ $kind-plural }{ $kind-gender ->
        [f] { $adjectives-fp }
       *[m] { $adjectives-mp }
    }{ $rest-p }
    .the = { $kind-the }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .tothe = { $kind-tothe }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .onthe = { $kind-onthe }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .ofthe = { $kind-ofthe }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .fromthe = { $kind-fromthe }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .single = { $first ->
        [other] { $kind-gender ->
            [f] un'altra { $kind }
           *[m] un altro { $kind }
        }
       *[kind] { $adjectives-other ->
            [yes] { $kind-gender ->
                [f] un'altra { $kind }
               *[m] un altro { $kind }
            }
           *[no] { $kind-a }
        }
    }{ $kind-gender ->
        [f] { $adjectives-f }
       *[m] { $adjectives-m }
    }
    .gender = { $kind-gender }
effects-target-a = { $what-a }
    .to = a { $what-a }
    .on = su { $what-a }
    .of = di { $what-a }
    .from = da { $what-a }
    .gender = { $what-gender }
    .pro = no
effects-target-up-to-one = al massimo { $what-a }
    .to = al massimo a { $what-a }
    .on = al massimo su { $what-a }
    .of = al massimo di { $what-a }
    .from = al massimo da { $what-a }
    .pro = no
effects-target-up-to = fino a { $number } { $what-plural }
    .pro = no
    .to = a un massimo di { $number } { $what-plural }
    .on = su un massimo di { $number } { $what-plural }
    .of = di un massimo di { $number } { $what-plural }
    .from = da un massimo di { $number } { $what-plural }
effects-target-any-number = un numero qualsiasi di { $what-plural }
    .to = a un numero qualsiasi di { $what-plural }
    .on = su un numero qualsiasi di { $what-plural }
    .of = di un numero qualsiasi di { $what-plural }
    .from = da un numero qualsiasi di { $what-plural }
    .pro = no
effects-target-different = { $what-gender ->
        [f] ciascuna di { $number } { $what-plural } diverse
       *[m] ciascuno di { $number } { $what-plural } diversi
    }
    .to = a { $what-gender ->
        [f] ciascuna di { $number } { $what-plural } diverse
       *[m] ciascuno di { $number } { $what-plural } diversi
    }
    .on = su { $what-gender ->
        [f] ciascuna di { $number } { $what-plural } diverse
       *[m] ciascuno di { $number } { $what-plural } diversi
    }
    .of = di { $what-gender ->
        [f] ciascuna di { $number } { $what-plural } diverse
       *[m] ciascuno di { $number } { $what-plural } diversi
    }
    .from = da { $what-gender ->
        [f] ciascuna di { $number } { $what-plural } diverse
       *[m] ciascuno di { $number } { $what-plural } diversi
    }
    .pro = no
effects-target-each = ogni { $what }
    .to = a ogni { $what }
    .on = su ogni { $what }
    .of = di ogni { $what }
    .from = da ogni { $what }
    .cap = Ogni { $what }
    .cannot = { $what-gender ->
        [f] Nessuna
       *[m] Nessun
    } { $what } può
    .pro = no
    .self = no
    .gender = { $what-gender }
effects-target-ranked = { $number ->
       *[one] { $what-the } { $what-gender ->
            [f] { $rank-f }
           *[m] { $rank }
        }{ $what-rest }
    }
    .to = { $what-tothe } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-rest }
    .on = { $what-onthe } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-rest }
    .of = { $what-ofthe } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-rest }
    .from = { $what-fromthe } { $what-gender ->
        [f] { $rank-f }
       *[m] { $rank }
    }{ $what-rest }
    .pro = no
effects-target-ranked-behind = { $number ->
       *[one] { $what-the } { $rank-behind }{ $what-rest }
    }
    .to = { $what-tothe } { $rank-behind }{ $what-rest }
    .on = { $what-onthe } { $rank-behind }{ $what-rest }
    .of = { $what-ofthe } { $rank-behind }{ $what-rest }
    .from = { $what-fromthe } { $rank-behind }{ $what-rest }
    .pro = no
effects-target-ranked-several = { $what-gender ->
        [f] ciascuna delle
       *[m] ciascuno dei
    } { $number ->
        [2] due
       *[other] { $number }
    } { $what-plural } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }
    .to = a { $what-gender ->
        [f] ciascuna delle
       *[m] ciascuno dei
    } { $number ->
        [2] due
       *[other] { $number }
    } { $what-plural } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }
    .on = su { $what-gender ->
        [f] ciascuna delle
       *[m] ciascuno dei
    } { $number ->
        [2] due
       *[other] { $number }
    } { $what-plural } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }
    .of = di { $what-gender ->
        [f] ciascuna delle
       *[m] ciascuno dei
    } { $number ->
        [2] due
       *[other] { $number }
    } { $what-plural } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }
    .from = da { $what-gender ->
        [f] ciascuna delle
       *[m] ciascuno dei
    } { $number ->
        [2] due
       *[other] { $number }
    } { $what-plural } { $what-gender ->
        [f] { $rank-fp }
       *[m] { $rank-plural }
    }
    .pro = no
effects-target-random = { $what-single } scelt{ $what-gender ->
        [f] a
       *[m] o
    } a caso{ $what-rest }
    .to = a { $what-single } scelt{ $what-gender ->
        [f] a
       *[m] o
    } a caso{ $what-rest }
    .on = su { $what-single } scelt{ $what-gender ->
        [f] a
       *[m] o
    } a caso{ $what-rest }
    .of = di { $what-single } scelt{ $what-gender ->
        [f] a
       *[m] o
    } a caso{ $what-rest }
    .from = da { $what-single } scelt{ $what-gender ->
        [f] a
       *[m] o
    } a caso{ $what-rest }
    .pro = no
effects-pile-of = { $what-a } { $zone-from }

effects-ref-this = questa carta
    .cap = Questa carta
    .to = a questa carta
    .on = su questa carta
    .of = di questa carta
    .from = da questa carta
    .gender = f
    .self = yes
    .pro = no
    .cannot = Questa carta non può
effects-ref-itself = questa carta
    .cap = Questa carta
    .to = a questa carta
    .on = su questa carta
    .of = di questa carta
    .from = da questa carta
    .gender = f
    .self = yes
    .pro = yes
    .cannot = Questa carta non può
effects-ref-bearer = la carta potenziata
    .cap = La carta potenziata
    .to = alla carta potenziata
    .on = sulla carta potenziata
    .of = della carta potenziata
    .from = dalla carta potenziata
    .gender = f
    .self = no
    .pro = no
    .cannot = La carta potenziata non può
effects-ref-it = quella carta
    .cap = Quella carta
    .to = a quella carta
    .on = su quella carta
    .of = di quella carta
    .from = da quella carta
    .gender = f
    .self = quella
    .pro = yes
    .cannot = Quella carta non può
effects-ref-that = quella carta
    .cap = Quella carta
    .to = a quella carta
    .on = su quella carta
    .of = di quella carta
    .from = da quella carta
    .gender = f
    .self = no
    .pro = no
    .cannot = Quella carta non può
effects-ref-other-card = l'altra carta
    .cap = L'altra carta
    .to = all'altra carta
    .on = sull'altra carta
    .of = dell'altra carta
    .from = dall'altra carta
    .gender = f
    .self = no
    .pro = no
    .cannot = L'altra carta non può
effects-ref-that-monster = quel mostro
    .cap = Quel mostro
    .to = a quel mostro
    .on = su quel mostro
    .of = di quel mostro
    .from = da quel mostro
    .self = no
    .gender = m
    .pro = no
    .cannot = Quel mostro non può
effects-ref-that-ally = quell'alleato
    .cap = Quell'alleato
    .to = a quell'alleato
    .on = su quell'alleato
    .of = di quell'alleato
    .from = da quell'alleato
    .gender = m
    .self = no
    .pro = no
    .cannot = Quell'alleato non può
effects-ref-boosted = il mostro rafforzato
    .cap = Il mostro rafforzato
    .to = al mostro rafforzato
    .on = sul mostro rafforzato
    .of = del mostro rafforzato
    .from = dal mostro rafforzato
    .gender = m
    .self = no
    .pro = no
    .cannot = Il mostro rafforzato non può
effects-ref-castle = il castello
    .cap = Il castello
    .to = al castello
    .on = sul castello
    .of = del castello
    .from = dal castello
    .gender = m
    .self = no
    .pro = no
    .cannot = Il castello non può
effects-ref-portal = il portale
    .cap = Il portale
    .to = al portale
    .on = sul portale
    .of = del portale
    .from = dal portale
    .gender = m
    .self = no
    .pro = no
    .cannot = Il portale non può
effects-ref-outsider = l'outsider
    .cap = L'outsider
    .to = all'outsider
    .on = sull'outsider
    .of = dell'outsider
    .from = dall'outsider
    .gender = m
    .self = no
    .pro = no
    .cannot = L'outsider non può
effects-ref-outsider-or-portal = l'outsider se è in gioco, altrimenti il portale
    .cap = L'outsider se è in gioco, altrimenti il portale,
    .to = all'outsider se è in gioco, altrimenti al portale
    .on = sull'outsider se è in gioco, altrimenti sul portale
    .of = dell'outsider se è in gioco, altrimenti del portale
    .from = dall'outsider se è in gioco, altrimenti dal portale
    .gender = m
    .self = no
    .pro = no
    .cannot = L'outsider se è in gioco, altrimenti il portale, non può
effects-ref-onikai = Onikai
    .cap = Onikai
    .to = a Onikai
    .on = su Onikai
    .of = di Onikai
    .from = da Onikai
    .gender = m
    .self = no
    .pro = no
    .cannot = Onikai non può
effects-ref-yetnar = Yetnar
    .cap = Yetnar
    .to = a Yetnar
    .on = su Yetnar
    .of = di Yetnar
    .from = da Yetnar
    .gender = m
    .self = no
    .pro = no
    .cannot = Yetnar non può
effects-ref-zephylite = Zephylite
    .cap = Zephylite
    .to = a Zephylite
    .on = su Zephylite
    .of = di Zephylite
    .from = da Zephylite
    .gender = m
    .self = no
    .pro = no
    .cannot = Zephylite non può
effects-ref-ratamil = Ratamil
    .cap = Ratamil
    .to = a Ratamil
    .on = su Ratamil
    .of = di Ratamil
    .from = da Ratamil
    .gender = m
    .self = no
    .pro = no
    .cannot = Ratamil non può
effects-ref-game = il gioco
    .cap = Il gioco
    .to = al gioco
    .on = sul gioco
    .of = del gioco
    .from = dal gioco
    .gender = m
    .self = no
    .pro = no
    .cannot = Il gioco non può
effects-ref-engaged-monster = il mostro ingaggiato
    .cap = Il mostro ingaggiato
    .to = al mostro ingaggiato
    .on = sul mostro ingaggiato
    .of = del mostro ingaggiato
    .from = dal mostro ingaggiato
    .gender = m
    .self = no
    .pro = no
    .cannot = Il mostro ingaggiato non può
effects-ref-engaged-ally = l'alleato ingaggiato
    .cap = L'alleato ingaggiato
    .to = all'alleato ingaggiato
    .on = sull'alleato ingaggiato
    .of = dell'alleato ingaggiato
    .from = dall'alleato ingaggiato
    .gender = m
    .self = no
    .pro = no
    .cannot = L'alleato ingaggiato non può
effects-ref-monster-engaged-with = il mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .cap = Il mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .to = al mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .on = sul mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .of = del mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .from = dal mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .cannot = Il mostro { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    } non può
    .gender = m
    .self = no
    .pro = no
effects-ref-ally-engaged-with = l'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .cap = L'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .to = all'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .on = sull'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .of = dell'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .from = dall'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    }
    .cannot = L'alleato { $of-pro ->
        [yes] con cui è ingaggiato
       *[no] ingaggiato con { $of }
    } non può
    .gender = m
    .self = no
    .pro = no
effects-ref-engaged-monster-or-portal = il mostro ingaggiato o, se non c'è, il portale
    .cap = Il mostro ingaggiato o, se non c'è, il portale
    .to = al mostro ingaggiato o, se non c'è, al portale
    .on = sul mostro ingaggiato o, se non c'è, sul portale
    .of = del mostro ingaggiato o, se non c'è, del portale
    .from = dal mostro ingaggiato o, se non c'è, dal portale
    .gender = m
    .self = no
    .pro = no
    .cannot = Il mostro ingaggiato o, se non c'è, il portale non può
effects-ref-facing = il mostro in questa corsia
    .cap = Il mostro in questa corsia
    .to = al mostro in questa corsia
    .on = sul mostro in questa corsia
    .of = del mostro in questa corsia
    .from = dal mostro in questa corsia
    .gender = m
    .self = no
    .pro = no
    .cannot = Il mostro in questa corsia non può
effects-ref-facing-minion = il servitore in questa corsia
    .cap = Il servitore in questa corsia
    .to = al servitore in questa corsia
    .on = sul servitore in questa corsia
    .of = del servitore in questa corsia
    .from = dal servitore in questa corsia
    .gender = m
    .self = no
    .pro = no
    .cannot = Il servitore in questa corsia non può

## Tipi di carte

effects-kind-card = carta
    .a = una carta
    .plural = carte
    .gender = f
    .the = la carta
    .tothe = alla carta
    .onthe = sulla carta
    .ofthe = della carta
    .fromthe = dalla carta
effects-kind-ally = alleato
    .a = un alleato
    .plural = alleati
    .gender = m
    .the = l'alleato
    .tothe = all'alleato
    .onthe = sull'alleato
    .ofthe = dell'alleato
    .fromthe = dall'alleato
effects-kind-tower = torre
    .a = una torre
    .plural = torri
    .gender = f
    .the = la torre
    .tothe = alla torre
    .onthe = sulla torre
    .ofthe = della torre
    .fromthe = dalla torre
effects-kind-attachment = potenziamento
    .a = un potenziamento
    .plural = potenziamenti
    .gender = m
    .the = il potenziamento
    .tothe = al potenziamento
    .onthe = sul potenziamento
    .ofthe = del potenziamento
    .fromthe = dal potenziamento
effects-kind-spell = magia
    .a = una magia
    .plural = magie
    .gender = f
    .the = la magia
    .tothe = alla magia
    .onthe = sulla magia
    .ofthe = della magia
    .fromthe = dalla magia
effects-kind-monster = mostro
    .a = un mostro
    .plural = mostri
    .gender = m
    .the = il mostro
    .tothe = al mostro
    .onthe = sul mostro
    .ofthe = del mostro
    .fromthe = dal mostro
effects-kind-minion = servitore
    .a = un servitore
    .plural = servitori
    .gender = m
    .the = il servitore
    .tothe = al servitore
    .onthe = sul servitore
    .ofthe = del servitore
    .fromthe = dal servitore
effects-kind-any-minion = servitore, anche distrutto
    .a = un servitore, anche distrutto
    .plural = servitori, anche distrutti
    .gender = m
    .the = il servitore, anche distrutto
    .tothe = al servitore, anche distrutto
    .onthe = sul servitore, anche distrutto
    .ofthe = del servitore, anche distrutto
    .fromthe = dal servitore, anche distrutto
effects-kind-creature = creatura
    .a = una creatura
    .plural = creature
    .gender = f
    .the = la creatura
    .tothe = alla creatura
    .onthe = sulla creatura
    .ofthe = della creatura
    .fromthe = dalla creatura
effects-kind-horde-card = carta orda
    .a = una carta orda
    .plural = carte orda
    .gender = f
    .the = la carta orda
    .tothe = alla carta orda
    .onthe = sulla carta orda
    .ofthe = della carta orda
    .fromthe = dalla carta orda
effects-kind-alliance-card = carta alleanza
    .a = una carta alleanza
    .plural = carte alleanza
    .gender = f
    .the = la carta alleanza
    .tothe = alla carta alleanza
    .onthe = sulla carta alleanza
    .ofthe = della carta alleanza
    .fromthe = dalla carta alleanza
effects-kind-skeleton = scheletro
    .a = uno scheletro
    .plural = scheletri
    .gender = m
    .the = lo scheletro
    .tothe = allo scheletro
    .onthe = sullo scheletro
    .ofthe = dello scheletro
    .fromthe = dallo scheletro
effects-kind-troop = pedina Truppe
    .a = una pedina Truppe
    .plural = pedine Truppe
    .gender = f
    .the = la pedina Truppe
    .tothe = alla pedina Truppe
    .onthe = sulla pedina Truppe
    .ofthe = della pedina Truppe
    .fromthe = dalla pedina Truppe
effects-kind-roots = pedina Radici
    .a = una pedina Radici
    .plural = pedine Radici
    .gender = f
    .the = la pedina Radici
    .tothe = alla pedina Radici
    .onthe = sulla pedina Radici
    .ofthe = della pedina Radici
    .fromthe = dalla pedina Radici
effects-kind-brood = pedina Nidiata
    .a = una pedina Nidiata
    .plural = pedine Nidiata
    .gender = f
    .the = la pedina Nidiata
    .tothe = alla pedina Nidiata
    .onthe = sulla pedina Nidiata
    .ofthe = della pedina Nidiata
    .fromthe = dalla pedina Nidiata

## Proprietà

effects-filter-nonepic = non epico
    .m = non epico
    .f = non epica
    .mp = non epici
    .fp = non epiche
    .other = late
    .is = non è epico
    .isf = non è epica
    .isnot = è epico
    .isnotf = è epica
effects-filter-nonoutsider = non outsider
    .m = non outsider
    .f = non outsider
    .mp = non outsider
    .fp = non outsider
    .other = late
    .is = non è un outsider
    .isf = non è un outsider
    .isnot = è un outsider
    .isnotf = è un outsider
effects-filter-nonhero = non eroe
    .m = non eroe
    .f = non eroe
    .mp = non eroi
    .fp = non eroi
    .other = late
    .is = non è un eroe
    .isf = non è un eroe
    .isnot = è un eroe
    .isnotf = è un eroe
effects-filter-nonally = diverso da un alleato
    .m = diverso da un alleato
    .f = diversa da un alleato
    .mp = diversi da un alleato
    .fp = diverse da un alleato
    .other = late
    .is = non è un alleato
    .isf = non è un alleato
    .isnot = è un alleato
    .isnotf = è un alleato
effects-filter-ofalliance = dell'alleanza
    .m = dell'alleanza
    .f = dell'alleanza
    .mp = dell'alleanza
    .fp = dell'alleanza
    .other = late
    .is = è dell'alleanza
    .isf = è dell'alleanza
    .isnot = non è dell'alleanza
    .isnotf = non è dell'alleanza
effects-filter-wounded = ferito
    .m = ferito
    .f = ferita
    .mp = feriti
    .fp = ferite
    .other = no
    .is = è ferito
    .isf = è ferita
    .isnot = non è ferito
    .isnotf = non è ferita
effects-filter-neighboring = vicino
    .m = vicino
    .f = vicina
    .mp = vicini
    .fp = vicine
    .other = no
    .is = è vicino
    .isf = è vicina
    .isnot = non è vicino
    .isnotf = non è vicina
effects-filter-engaged = ingaggiato
    .m = ingaggiato
    .f = ingaggiata
    .mp = ingaggiati
    .fp = ingaggiate
    .other = no
    .is = è ingaggiato
    .isf = è ingaggiata
    .isnot = non è ingaggiato
    .isnotf = non è ingaggiata
effects-filter-unengaged = non ingaggiato
    .m = non ingaggiato
    .f = non ingaggiata
    .mp = non ingaggiati
    .fp = non ingaggiate
    .other = no
    .is = non è ingaggiato
    .isf = non è ingaggiata
    .isnot = è ingaggiato
    .isnotf = è ingaggiata
effects-filter-front = in una corsia
    .p = in una corsia
    .is = è in una corsia
    .isnot = non è in una corsia
effects-filter-backline = nella retrovia
    .p = nella retrovia
    .is = è nella retrovia
    .isnot = non è nella retrovia
effects-filter-yours = in tuo possesso
    .p = in tuo possesso
    .is = è in tuo possesso
    .isnot = non è in tuo possesso
effects-filter-withoutarmor = senza armatura
    .p = senza armatura
    .is = non ha armatura
    .isnot = ha armatura
effects-filter-withouthordeattachment = senza potenziamenti dell'orda
    .p = senza potenziamenti dell'orda
    .is = non ha potenziamenti dell'orda
    .isnot = ha un potenziamento dell'orda
effects-filter-formerneighbor = che era suo vicino
    .p = che erano suoi vicini
effects-filter-doomed = senza più salute
    .p = senza più salute
    .is = non ha più salute
    .isnot = ha ancora salute
effects-filter-called = di nome { $name }
    .p = di nome { $name }
    .is = è { $name }
    .isnot = non è { $name }
effects-filter-unguarded = senza carte alleanza di fronte
    .p = senza carte alleanza di fronte
    .is = non ha carte alleanza di fronte
    .isnot = ha una carta alleanza di fronte
effects-filter-onlyally = che sia il tuo unico alleato in gioco
    .p = che siano i tuoi unici alleati in gioco
    .is = è il tuo unico alleato in gioco
    .isnot = non è il tuo unico alleato in gioco
effects-filter-affected = coinvolto
    .p = coinvolti
    .is = è coinvolto
    .isnot = non è coinvolto
effects-filter-alone = senza carte vicine
    .p = senza carte vicine
    .is = non ha carte vicine
    .isnot = ha una carta vicina
effects-filter-neighborof = { $of-pro ->
        [yes] suo vicino
       *[no] vicino { $of-to }
    }
    .p = { $of-pro ->
        [yes] suoi vicini
       *[no] vicino { $of-to }
    }
    .is = è vicino { $of-to }
    .isnot = non è vicino { $of-to }
effects-filter-rightof = nella corsia subito a destra { $of-of }
    .p = nella corsia subito a destra { $of-of }
    .is = è nella corsia subito a destra { $of-of }
    .isnot = non è nella corsia subito a destra { $of-of }
effects-filter-attachedto = { $of-on }
    .p = { $of-on }
    .is = è { $of-on }
    .isnot = non è { $of-on }
effects-filter-within = entro { $lanes ->
        [1] 1 corsia
       *[other] { $lanes } corsie
    } { $of-from }
    .p = entro { $lanes ->
        [1] 1 corsia
       *[other] { $lanes } corsie
    } { $of-from }
    .is = è entro { $lanes ->
        [1] 1 corsia
       *[other] { $lanes } corsie
    } { $of-from }
    .isnot = non è entro { $lanes ->
        [1] 1 corsia
       *[other] { $lanes } corsie
    } { $of-from }
effects-filter-withtrait = con { $trait }
    .p = con { $trait }
    .is = ha { $trait }
    .isnot = non ha { $trait }
effects-filter-costatmost = con costo di mana { $number } o inferiore
    .p = con costo di mana { $number } o inferiore
    .is = ha costo di mana { $number } o inferiore
    .isnot = ha costo di mana maggiore di { $number }
effects-filter-costatleast = con costo di mana { $number } o superiore
    .p = con costo di mana { $number } o superiore
    .is = ha costo di mana { $number } o superiore
    .isnot = ha costo di mana minore di { $number }
effects-filter-healthatmost = con salute { $number } o inferiore
    .p = con salute { $number } o inferiore
    .is = ha salute { $number } o inferiore
    .isnot = ha salute maggiore di { $number }
effects-filter-attackatmost = con attacco { $number } o inferiore
    .p = con attacco { $number } o inferiore
    .is = ha attacco { $number } o inferiore
    .isnot = ha attacco maggiore di { $number }

effects-subtype-royal-guard = Guardia Reale
    .m = Guardia Reale
    .f = Guardia Reale
    .mp = Guardia Reale
    .fp = Guardia Reale
    .other = no
    .is = è Guardia Reale
    .isf = è Guardia Reale
    .isnot = non è Guardia Reale
    .isnotf = non è Guardia Reale
effects-subtype-shapeshifter = Mutaforma
    .m = Mutaforma
    .f = Mutaforma
    .mp = Mutaforma
    .fp = Mutaforma
    .other = no
    .is = è Mutaforma
    .isf = è Mutaforma
    .isnot = non è Mutaforma
    .isnotf = non è Mutaforma
effects-subtype-dryad = Driade
    .m = Driade
    .f = Driade
    .mp = Driade
    .fp = Driade
    .other = no
    .is = è Driade
    .isf = è Driade
    .isnot = non è Driade
    .isnotf = non è Driade
effects-subtype-tribesmen = Tribale
    .m = Tribale
    .f = Tribale
    .mp = Tribale
    .fp = Tribale
    .other = no
    .is = è Tribale
    .isf = è Tribale
    .isnot = non è Tribale
    .isnotf = non è Tribale
effects-subtype-bushido = Bushido
    .m = Bushido
    .f = Bushido
    .mp = Bushido
    .fp = Bushido
    .other = no
    .is = è Bushido
    .isf = è Bushido
    .isnot = non è Bushido
    .isnotf = non è Bushido
effects-subtype-shadows = Ombre
    .m = Ombre
    .f = Ombre
    .mp = Ombre
    .fp = Ombre
    .other = no
    .is = è Ombre
    .isf = è Ombre
    .isnot = non è Ombre
    .isnotf = non è Ombre
effects-subtype-phalanx = Falange
    .m = Falange
    .f = Falange
    .mp = Falange
    .fp = Falange
    .other = no
    .is = è Falange
    .isf = è Falange
    .isnot = non è Falange
    .isnotf = non è Falange
effects-subtype-rogue = Furfante
    .m = Furfante
    .f = Furfante
    .mp = Furfante
    .fp = Furfante
    .other = no
    .is = è Furfante
    .isf = è Furfante
    .isnot = non è Furfante
    .isnotf = non è Furfante
effects-subtype-mentalist = Mentalista
    .m = Mentalista
    .f = Mentalista
    .mp = Mentalista
    .fp = Mentalista
    .other = no
    .is = è Mentalista
    .isf = è Mentalista
    .isnot = non è Mentalista
    .isnotf = non è Mentalista
effects-subtype-weapon = Arma
    .m = Arma
    .f = Arma
    .mp = Arma
    .fp = Arma
    .other = no
    .is = è Arma
    .isf = è Arma
    .isnot = non è Arma
    .isnotf = non è Arma

effects-rank-strongest = più forte
    .f = più forte
    .fp = più forti
    .plural = più forti
effects-rank-weakest = più debole
    .f = più debole
    .fp = più deboli
    .plural = più deboli
effects-rank-most-wounded = più ferito
    .f = più ferita
    .fp = più ferite
    .plural = più feriti
effects-rank-fewest-health-tokens = meno protetto
    .f = meno protetta
    .fp = meno protette
    .plural = meno protetti
effects-rank-most-health-tokens = più protetto
    .f = più protetta
    .fp = più protette
    .behind = con più segnalini salute
    .plural = più protetti
effects-rank-closest = più vicino
    .f = più vicina
    .fp = più vicine
    .plural = più vicini

effects-zone-hand = la tua mano
    .from = dalla tua mano
    .into = nella tua mano
    .owners = nelle mani dei proprietari
effects-zone-discard-pile = la tua pila degli scarti
    .from = dalla tua pila degli scarti
    .into = nella tua pila degli scarti
    .owners = nelle pile degli scarti dei proprietari
effects-zone-deck = il tuo mazzo
    .from = dal tuo mazzo
    .into = nel tuo mazzo
    .owners = nei mazzi dei proprietari, che poi vanno mescolati
effects-zone-any-discard-pile = una pila degli scarti dell'alleanza
    .from = da una pila degli scarti dell'alleanza
    .into = in una pila degli scarti dell'alleanza
effects-zone-collection = la tua collezione
    .from = dalla tua collezione
    .into = nella tua collezione

## Segnalini, valori, parole chiave

effects-token-health = salute
effects-token-wound = danno
effects-token-attack = attacco
effects-token-weaken = −1 attacco
effects-token-armor = armatura
effects-token-temporary-attack = attacco temporaneo
effects-token-count = { $number ->
        [one] { $number } segnalino { $token }
       *[other] { $number } segnalini { $token }
    }
effects-token-per = { $number ->
        [one] { $number } segnalino { $token }
       *[other] { $number } segnalini { $token }
    } per ogni { $of }
effects-stat-attack = attacco
    .own = del suo attacco
effects-stat-health = salute
    .own = della sua salute
effects-stat-armor = armatura
    .own = della sua armatura
effects-stat-cost = costo di mana
    .own = del suo costo di mana
effects-value = +{ $number } { $stat }
effects-value-less = −{ $number } { $stat }
effects-value-per = +{ $number } { $stat } per ogni { $of }
effects-value-less-per = −{ $number } { $stat } per ogni { $of }
effects-trait-armor = Armatura{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-heroic = Eroico{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-elusive = Elusivo{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-trample = Travolgere{ $number ->
       *[other] { "" }
    }
effects-trait-barrier = Barriera{ $number ->
       *[other] { "" }
    }
effects-trait-taunt = Provocazione{ $number ->
       *[other] { "" }
    }
effects-trait-pillager = Saccheggiatore{ $number ->
       *[other] { "" }
    }
effects-keyword-counted = { $keyword } X, dove X è il numero di { $of-plural }

## Divieti: ciò che segue "non può"

effects-ban-be-engaged = essere ingaggiato
    .f = essere ingaggiata
effects-ban-strike = colpire
    .f = colpire
effects-ban-deal-damage = infliggere danni
    .f = infliggere danni
effects-ban-pillage = saccheggiare
    .f = saccheggiare
effects-ban-be-moved = essere spostato
    .f = essere spostata
effects-ban-be-exhausted = essere esaurito
    .f = essere esaurita
effects-ban-be-damaged = subire danni
    .f = subire danni
effects-ban-gain-wounds = ottenere segnalini danno
    .f = ottenere segnalini danno
effects-ban-gain-health = ottenere segnalini salute
    .f = ottenere segnalini salute
effects-ban-lose-wounds = perdere segnalini danno
    .f = perdere segnalini danno
effects-ban-strike-in-fight = colpire nella fase Combattimento
    .f = colpire nella fase Combattimento
effects-pairban-engage = ingaggiare { $others-plural } né esserne ingaggiato
    .f = ingaggiare { $others-plural } né esserne ingaggiata
effects-pairban-be-approached = essere ingaggiato da { $others-plural }
    .f = essere ingaggiata da { $others-plural }
effects-pairban-be-struck = essere colpito da { $others-plural }
    .f = essere colpita da { $others-plural }
effects-act-engage = ingaggiarla
effects-until-turn = per il resto del turno
effects-until-lane = nel combattimento di questa corsia
effects-who-you = tu
effects-who-any = un giocatore dell'alleanza
effects-who-each = ogni giocatore dell'alleanza
effects-who-foe = il giocatore orda

## Passi

effects-deal = { $to-pro ->
        [yes] Infliggigli { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        }
       *[no] Infliggi { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        } { $to-to }
    }.
    .then = { $to-pro ->
        [yes] infliggigli { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        }
       *[no] infliggi { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        } { $to-to }
    }
    .may = { $to-pro ->
        [yes] infliggergli { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        }
       *[no] infliggere { $amount ->
            [one] { $amount } danno
           *[other] { $amount } danni
        } { $to-to }
    }
effects-deal-per = Infliggi { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }.
    .then = infliggi { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }
    .may = infliggere { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }
effects-deal-by = { $by-cap } infligge { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }.
    .then = { $by } infligge { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }
    .may = far infliggere { $by-to } { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }
effects-deal-by-per = { $by-cap } infligge { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }.
    .then = { $by } infligge { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }
    .may = far infliggere { $by-to } { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to } per ogni { $of }
effects-put-per = Per ogni { $of }, metti { $tokens } { $on-on }.
    .then = per ogni { $of }, metti { $tokens } { $on-on }
    .may = per ogni { $of }, mettere { $tokens } { $on-on }
effects-put = Metti { $tokens } { $on-on }.
    .then = metti { $tokens } { $on-on }
    .may = mettere { $tokens } { $on-on }
effects-spread = Distribuisci { $tokens } tra { $over-plural } nel modo più uniforme possibile.
    .then = distribuisci { $tokens } tra { $over-plural } nel modo più uniforme possibile
    .may = distribuire { $tokens } tra { $over-plural } nel modo più uniforme possibile
effects-remove = Rimuovi { $number } { $number ->
        [one] segnalino
       *[other] segnalini
    } { $token } { $off-from }.
    .then = rimuovi { $number } { $number ->
        [one] segnalino
       *[other] segnalini
    } { $token } { $off-from }
    .may = rimuovere { $number } { $number ->
        [one] segnalino
       *[other] segnalini
    } { $token } { $off-from }
effects-remove-some = Rimuovi 1 o più segnalini { $token } { $off-from }{ $number ->
       *[other] { "" }
    }.
    .then = rimuovi 1 o più segnalini { $token } { $off-from }
    .may = rimuovere 1 o più segnalini { $token } { $off-from }
effects-remove-among = Rimuovi quanti segnalini { $token } vuoi tra { $what-plural }.
    .then = rimuovi quanti segnalini { $token } vuoi tra { $what-plural }
    .may = rimuovere quanti segnalini { $token } vuoi tra { $what-plural }
effects-take-attack = Rimuovi 1 segnalino attacco, permanente o temporaneo, { $off-from }.
    .then = rimuovi 1 segnalino attacco, permanente o temporaneo, { $off-from }
    .may = rimuovere 1 segnalino attacco, permanente o temporaneo, { $off-from }
effects-remove-any = Rimuovi quanti segnalini { $token } vuoi { $off-from }{ $number ->
       *[other] { "" }
    }.
    .then = rimuovi quanti segnalini { $token } vuoi { $off-from }
    .may = rimuovere quanti segnalini { $token } vuoi { $off-from }
effects-shift = Sposta 1 segnalino { $token } { $off-from } { $to-to }.
    .then = sposta 1 segnalino { $token } { $off-from } { $to-to }
    .may = spostare 1 segnalino { $token } { $off-from } { $to-to }
effects-shift-any = Sposta quanti segnalini { $token } vuoi { $off-from } { $to-to }.
    .then = sposta quanti segnalini { $token } vuoi { $off-from } { $to-to }
    .may = spostare quanti segnalini { $token } vuoi { $off-from } { $to-to }
effects-shift-everything = Sposta tutti i segnalini { $off-from } { $to-to }.
    .then = sposta tutti i segnalini { $off-from } { $to-to }
    .may = spostare tutti i segnalini { $off-from } { $to-to }
effects-heal = Cura fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $off-from }.
    .then = cura fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $off-from }
    .may = curare fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $off-from }
effects-heal-among = Cura fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } in totale tra { $what-plural }.
    .then = cura fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } in totale tra { $what-plural }
    .may = curare fino a { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } in totale tra { $what-plural }
effects-heal-all = { $off-pro ->
        [yes] Cura tutti i suoi danni
       *[no] Cura tutti i danni { $off-from }
    }{ $amount ->
       *[other] { "" }
    }.
    .then = { $off-pro ->
        [yes] cura tutti i suoi danni
       *[no] cura tutti i danni { $off-from }
    }
    .may = { $off-pro ->
        [yes] curare tutti i suoi danni
       *[no] curare tutti i danni { $off-from }
    }
effects-boost = { $to-pro ->
        [yes] Dagli { $values } per il resto del turno
       *[no] Dai { $values } { $to-to } per il resto del turno
    }.
    .then = { $to-pro ->
        [yes] dagli { $values } per il resto del turno
       *[no] dai { $values } { $to-to } per il resto del turno
    }
    .may = { $to-pro ->
        [yes] dargli { $values } per il resto del turno
       *[no] dare { $values } { $to-to } per il resto del turno
    }
effects-boost-per = { $to-pro ->
        [yes] Per il resto del turno dagli { $values } per ogni { $of }
       *[no] Per il resto del turno dai { $to-to } { $values } per ogni { $of }
    }.
    .then = { $to-pro ->
        [yes] per il resto del turno dagli { $values } per ogni { $of }
       *[no] per il resto del turno dai { $to-to } { $values } per ogni { $of }
    }
    .may = { $to-pro ->
        [yes] dargli per il resto del turno { $values } per ogni { $of }
       *[no] dare { $to-to } per il resto del turno { $values } per ogni { $of }
    }
effects-grant = { $to-pro ->
        [yes] Dagli { $gifts } per il resto del turno
       *[no] Dai { $to-to } { $gifts } per il resto del turno
    }.
    .then = { $to-pro ->
        [yes] dagli { $gifts } per il resto del turno
       *[no] dai { $to-to } { $gifts } per il resto del turno
    }
    .may = { $to-pro ->
        [yes] dargli { $gifts } per il resto del turno
       *[no] dare { $to-to } { $gifts } per il resto del turno
    }
effects-grant-game = Per il resto del turno: { $gifts }
    .then = per il resto del turno: { $gifts }
    .may = ottenere per il resto del turno: { $gifts }
effects-strip = { $to-cap } perde tutte le abilità per il resto del turno.
    .then = { $to } perde tutte le abilità per il resto del turno
    .may = togliere tutte le abilità { $to-to } per il resto del turno
effects-strip-chosen = Scegli { $to }: perde tutte le abilità per il resto del turno.
    .then = scegli { $to }: perde tutte le abilità per il resto del turno
    .may = togliere tutte le abilità { $to-to } per il resto del turno
effects-forbid = { $to-cannot } { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban }
    } { $until }.
    .then = { $to-pro ->
        [yes] non può
       *[no] { $to } non può
    } { $to-gender ->
        [f] { $ban-f }
       *[m] { $ban }
    } { $until }
    .may = impedire { $to-to } di { $ban } { $until }
effects-forbid-both = { $to-cannot } { $ban } { $until }.
    .then = { $to } non possono { $ban } { $until }
    .may = impedire { $to-to } di { $ban } { $until }
effects-forbid-chosen = Scegli { $to }: non può { $ban } { $until }.
    .then = scegli { $to }: non può { $ban } { $until }
    .may = scegliere { $to }, che non può { $ban } { $until }
effects-strike = { $who-cap } colpisce { $whom }.
    .then = { $who } colpisce { $whom }
    .may = far colpire { $whom } { $who-from }
effects-strike-itself = Questa carta colpisce { $whom }.
    .then = colpisce { $whom }
    .may = far colpire { $whom } da questa carta
effects-exchange = Fai in modo che { $who } e { $whom } si colpiscano a vicenda.
    .then = fai in modo che { $who } e { $whom } si colpiscano a vicenda
    .may = fare in modo che { $who } e { $whom } si colpiscano a vicenda
effects-destroy = { $what-pro ->
        [yes] Distruggilo
       *[no] Distruggi { $what }
    }.
    .then = { $what-pro ->
        [yes] distruggilo
       *[no] distruggi { $what }
    }
    .may = { $what-pro ->
        [yes] distruggerlo
       *[no] distruggere { $what }
    }
effects-discard-from-play = { $what-pro ->
        [yes] Scartalo
       *[no] Scarta { $what }
    }.
    .then = { $what-pro ->
        [yes] scartalo
       *[no] scarta { $what }
    }
    .may = { $what-pro ->
        [yes] scartarlo
       *[no] scartare { $what }
    }
effects-discard-you = Scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla tua mano{ $who ->
       *[other] { "" }
    }.
    .then = scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla tua mano
    .may = scartare { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla tua mano
    .they = scartare { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
effects-discard-you-of = Scarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla tua mano{ $who ->
       *[other] { "" }
    }.
    .then = scarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla tua mano
    .may = scartare { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla tua mano
effects-discard-any = L'alleanza sceglie { $who ->
       *[other] uno dei suoi giocatori
    }, che scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano.
    .then = { $who }, scelto dall'alleanza, deve scartare { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
    .may = far scartare a { $who }, scelto dall'alleanza, { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
    .cost = { $who } deve scartare { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
effects-discard-any-of = L'alleanza sceglie { $who ->
       *[other] uno dei suoi giocatori
    }, che scarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano.
    .then = { $who }, scelto dall'alleanza, deve scartare { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano
    .may = far scartare a { $who }, scelto dall'alleanza, { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano
    .cost = { $who } deve scartare { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano
effects-discard-foe = Il giocatore orda scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano.
    .then = il giocatore orda scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
    .may = far scartare al giocatore orda { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
effects-discard-each = Ogni giocatore dell'alleanza scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano{ $who ->
       *[other] { "" }
    }.
    .then = ogni giocatore dell'alleanza scarta { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
    .may = far scartare a ogni giocatore dell'alleanza { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } dalla mano
effects-discard-each-of = Ogni giocatore dell'alleanza scarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano{ $who ->
       *[other] { "" }
    }.
    .then = ogni giocatore dell'alleanza scarta { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano
    .may = far scartare a ogni giocatore dell'alleanza { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } dalla mano
effects-draw = Pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }.
    .then = pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
    .may = pescare { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
effects-draw-per = Pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } per ogni { $of }.
    .then = pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } per ogni { $of }
    .may = pescare { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    } per ogni { $of }
effects-draw-among = Guarda le prime { $number } carte del tuo mazzo e, se possibile, pesca tra queste { $what-a }. Metti le altre in fondo al mazzo in qualsiasi ordine.
    .then = pesca { $what-a } tra le prime { $number } carte del tuo mazzo e metti le altre in fondo in qualsiasi ordine
    .may = pescare { $what-a } tra le prime { $number } carte del tuo mazzo e mettere le altre in fondo in qualsiasi ordine
effects-mana-any = Aggiungi { $amount } mana.
    .then = aggiungi { $amount } mana
    .may = aggiungere { $amount } mana
effects-mana-you = Ottieni { $amount } mana.
    .then = ottieni { $amount } mana
    .may = ottenere { $amount } mana
effects-mana-lost-any = L'alleanza sceglie uno dei suoi giocatori, che perde { $amount } mana.
    .then = l'alleanza sceglie uno dei suoi giocatori, che perde { $amount } mana
    .may = far perdere { $amount } mana a uno dei suoi giocatori
effects-mana-lost-foe = Il giocatore orda perde { $amount } mana.
    .then = il giocatore orda perde { $amount } mana
    .may = far perdere { $amount } mana al giocatore orda
effects-mana-lost-you = Perdi { $amount } mana.
    .then = perdi { $amount } mana
    .may = perdere { $amount } mana
effects-pay = Spendi { $amount } mana.
    .then = spendi { $amount } mana
    .may = spendere { $amount } mana
effects-pay-any = Spendi quanto mana vuoi.
    .then = spendi quanto mana vuoi
    .may = spendere quanto mana vuoi
effects-discard-and-pay = Scarta { $what } e paga il suo costo di mana.
    .then = scarta { $what } e paga il suo costo di mana
    .may = scartare { $what } e pagare il suo costo di mana
effects-draw-random = Pesca { $what-a } a caso { $zone-from }.
    .then = pesca { $what-a } a caso { $zone-from }
    .may = pescare { $what-a } a caso { $zone-from }
effects-move = { $who-pro ->
        [yes] Spostalo { $to }
       *[no] Sposta { $who } { $to }
    }.
    .then = { $who-pro ->
        [yes] spostalo { $to }
       *[no] sposta { $who } { $to }
    }
    .may = { $who-pro ->
        [yes] spostarlo { $to }
       *[no] spostare { $who } { $to }
    }
effects-swap = Scambia le corsie { $who-of } e { $with-of }.
    .then = scambia le corsie { $who-of } e { $with-of }
    .may = scambiare le corsie { $who-of } e { $with-of }
effects-to-free-lane = in una corsia libera
effects-to-free-lanes = in corsie libere
effects-to-adjacent-free-lane = in una corsia libera adiacente
effects-to-leftmost-free-lane = nella corsia libera più a sinistra
effects-to-rightmost-free-lane = nella corsia libera più a destra
effects-to-lane = nella corsia { $number } se è libera
effects-to-lane-of = nella corsia { $of-of }
effects-to-lane-of-swapping = nella corsia { $of-of }, scambiandolo con l'alleato che vi si trova
effects-return = { $what-pro ->
        [yes] Fallo tornare nella mano del proprietario
       *[no] Fai tornare { $what } nella mano del proprietario
    }.
    .then = { $what-pro ->
        [yes] fallo tornare nella mano del proprietario
       *[no] fai tornare { $what } nella mano del proprietario
    }
    .may = { $what-pro ->
        [yes] farlo tornare nella mano del proprietario
       *[no] far tornare { $what } nella mano del proprietario
    }
effects-return-several = Fai tornare { $what } nella mano dei proprietari.
    .then = fai tornare { $what } nella mano dei proprietari
    .may = far tornare { $what } nella mano dei proprietari
effects-fetch = Prendi in mano { $pile }{ $among ->
       *[other] { "" }
    }.
    .then = prendi in mano { $pile }
    .may = prendere in mano { $pile }
effects-fetch-to-owner = Metti nella mano del proprietario { $pile }{ $among ->
       *[other] { "" }
    }.
    .then = metti nella mano del proprietario { $pile }
    .may = mettere nella mano del proprietario { $pile }
effects-fetch-among = Guarda { $among } carte a caso { $pile-from } e prendine una in mano.
    .then = guarda { $among } carte a caso { $pile-from } e prendine una in mano
    .may = prendere in mano una di { $among } carte a caso { $pile-from }
effects-look-any = Guarda la prima carta di un mazzo dell'alleanza.
    .then = guarda la prima carta di un mazzo dell'alleanza
    .may = guardare la prima carta di un mazzo dell'alleanza
effects-look-horde = Guarda la prima carta del mazzo orda.
    .then = guarda la prima carta del mazzo orda
    .may = guardare la prima carta del mazzo orda
effects-discard-horde = Scarta quella carta.
    .then = scarta quella carta
    .may = scartarla
effects-shuffle = Mescola il tuo mazzo.
    .then = mescola il tuo mazzo
    .may = mescolare il tuo mazzo
effects-shuffle-that = Mescola quel mazzo.
    .then = mescola quel mazzo
    .may = mescolare quel mazzo
effects-tuck = { $what-pro ->
        [yes] Mettilo sotto questa carta
       *[no] Metti { $what } sotto questa carta
    }.
    .then = { $what-pro ->
        [yes] mettilo sotto questa carta
       *[no] metti { $what } sotto questa carta
    }
    .may = { $what-pro ->
        [yes] metterlo sotto questa carta
       *[no] mettere { $what } sotto questa carta
    }
effects-tuck-from = Metti { $what } sotto questa carta.
    .then = metti { $what } sotto questa carta
    .may = mettere { $what } sotto questa carta
effects-tuck-any-number = Metti un numero qualsiasi di carte { $zone-from } sotto questa carta.
    .then = metti un numero qualsiasi di carte { $zone-from } sotto questa carta
    .may = mettere un numero qualsiasi di carte { $zone-from } sotto questa carta
effects-release-one = Prendi 1 carta da sotto questa carta e mettila { $to-into }.
    .then = prendi 1 carta da sotto questa carta e mettila { $to-into }
    .may = prendere 1 carta da sotto questa carta e metterla { $to-into }
effects-release = Metti tutte le carte sotto questa carta { $to-owners }.
    .then = metti tutte le carte sotto questa carta { $to-owners }
    .may = mettere tutte le carte sotto questa carta { $to-owners }
effects-attach = Assegna questa carta { $to-to }.
    .then = assegna questa carta { $to-to }
    .may = assegnare questa carta { $to-to }
effects-replay = Risolvi di nuovo le abilità «{ $word }» { $of-of }.
    .then = risolvi di nuovo le abilità «{ $word }» { $of-of }
    .may = risolvere di nuovo le abilità «{ $word }» { $of-of }
effects-exhaust = Esaurisci { $what }.
    .then = esaurisci { $what }
    .may = esaurire { $what }
effects-ready = Rendi { $what-gender ->
        [f] pronta
        [several] pronti
       *[m] pronto
    } { $what }.
    .then = rendi { $what-gender ->
        [f] pronta
        [several] pronti
       *[m] pronto
    } { $what }
    .may = rendere { $what-gender ->
        [f] pronta
        [several] pronti
       *[m] pronto
    } { $what }
effects-play-free = Gioca { $pile } senza pagarne il costo di mana.
    .then = gioca { $pile } senza pagarne il costo di mana
    .may = giocare { $pile } senza pagarne il costo di mana
effects-play-this-turn = Scegli { $pile }. In questo turno puoi giocarla come se fosse nella tua mano.
    .then = scegli { $pile }, che in questo turno puoi giocare come se fosse nella tua mano
    .may = scegliere { $pile }, da giocare in questo turno come se fosse nella tua mano
effects-play-paid = Gioca { $pile }.
    .then = gioca { $pile }
    .may = giocare { $pile }
effects-cost-less = In questo turno ogni { $what } costa { $amount } mana in meno.
    .then = in questo turno ogni { $what } costa { $amount } mana in meno
    .may = far costare ogni { $what } { $amount } mana in meno in questo turno
effects-cost-less-next = { $what-gender ->
        [f] La prossima
       *[m] Il prossimo
    } { $what } che giochi in questo turno costa { $amount } mana in meno.
    .then = { $what-gender ->
        [f] la prossima
       *[m] il prossimo
    } { $what } che giochi in questo turno costa { $amount } mana in meno
    .may = far costare { $what-gender ->
        [f] la prossima
       *[m] il prossimo
    } { $what } { $amount } mana in meno
effects-cost-more = In questo turno ogni { $what } costa { $amount } mana in più.
    .then = in questo turno ogni { $what } costa { $amount } mana in più
    .may = far costare ogni { $what } { $amount } mana in più in questo turno
effects-cost-more-next = { $what-gender ->
        [f] La prossima
       *[m] Il prossimo
    } { $what } che giochi in questo turno costa { $amount } mana in più.
    .then = { $what-gender ->
        [f] la prossima
       *[m] il prossimo
    } { $what } che giochi in questo turno costa { $amount } mana in più
    .may = far costare { $what-gender ->
        [f] la prossima
       *[m] il prossimo
    } { $what } { $amount } mana in più

## Passi con parola chiave, e l'orda

effects-pillage = Saccheggia { $amount }.
    .then = saccheggia { $amount }
    .may = saccheggiare { $amount }
effects-pillage-per = Saccheggia { $amount } per ogni { $of }.
    .then = saccheggia { $amount } per ogni { $of }
    .may = saccheggiare { $amount } per ogni { $of }
effects-pillage-by = { $by-cap } saccheggia { $amount }.
    .then = { $by } saccheggia { $amount }
    .may = far saccheggiare { $by-to } { $amount }
effects-pillage-by-per = { $by-cap } saccheggia { $amount } per ogni { $of }.
    .then = { $by } saccheggia { $amount } per ogni { $of }
    .may = far saccheggiare { $by-to } { $amount } per ogni { $of }
effects-rebuild = Ricostruisci { $amount }.
    .then = Ricostruisci { $amount }
    .may = risolvere Ricostruisci { $amount }
effects-assault = Assalto { $amount }.
    .then = Assalto { $amount }
    .may = risolvere Assalto { $amount }
effects-assault-by-alliance = Assalto { $amount }; l'alleanza sceglie il bersaglio.
    .then = Assalto { $amount }, su un bersaglio scelto dall'alleanza
    .may = risolvere Assalto { $amount }, su un bersaglio scelto dall'alleanza
effects-guerrilla = Guerriglia { $amount }.
    .then = Guerriglia { $amount }
    .may = risolvere Guerriglia { $amount }
effects-guess-cost = Un giocatore dell'alleanza, scelto dall'alleanza, dichiara il costo di mana della prima carta del proprio mazzo. Poi saccheggia 1.
    .then = un giocatore dell'alleanza, scelto dall'alleanza, dichiara il costo di mana della prima carta del proprio mazzo, poi saccheggia 1
    .may = far dichiarare a un giocatore dell'alleanza, scelto dall'alleanza, il costo di mana della prima carta del proprio mazzo, poi saccheggiare 1
effects-guess-type = Un giocatore dell'alleanza, scelto dall'alleanza, dichiara il tipo della prima carta del proprio mazzo. Poi saccheggia 1.
    .then = un giocatore dell'alleanza, scelto dall'alleanza, dichiara il tipo della prima carta del proprio mazzo, poi saccheggia 1
    .may = far dichiarare a un giocatore dell'alleanza, scelto dall'alleanza, il tipo della prima carta del proprio mazzo, poi saccheggiare 1
effects-mutaform = Mutaforma { $amount } { $on-on }.
    .then = Mutaforma { $amount } { $on-on }
    .may = risolvere Mutaforma { $amount } { $on-on }
effects-mutaform-per = Mutaforma { $amount } { $on-on } per ogni { $of }.
    .then = Mutaforma { $amount } { $on-on } per ogni { $of }
    .may = risolvere Mutaforma { $amount } { $on-on } per ogni { $of }
effects-call-outsider = Metti l'outsider in fondo alla pila outsider.
    .then = metti l'outsider in fondo alla pila outsider
    .may = mettere l'outsider in fondo alla pila outsider
effects-reinforce = Sostieni { $amount }.
    .then = Sostieni { $amount }
    .may = risolvere Sostieni { $amount }
effects-reinforce-per = Sostieni { $amount } per ogni { $of }.
    .then = Sostieni { $amount } per ogni { $of }
    .may = risolvere Sostieni { $amount } per ogni { $of }
effects-summon = Evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    }.
    .then = evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    }
    .may = evocare { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    }
effects-summon-per = Evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } per ogni { $of }.
    .then = evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } per ogni { $of }
    .may = evocare { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } per ogni { $of }
effects-summon-rightmost = Evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra.
    .then = evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra
    .may = evocare { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra
effects-summon-rightmost-per = Evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra per ogni { $of }.
    .then = evoca { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra per ogni { $of }
    .may = evocare { $amount ->
        [one] { $amount } carta orda
       *[other] { $amount } carte orda
    } nella corsia libera più a destra per ogni { $of }
effects-summon-outsider-pile = Evoca tutte le carte della pila outsider, dalla cima.
    .then = evoca tutte le carte della pila outsider, dalla cima
    .may = evocare tutte le carte della pila outsider, dalla cima
effects-summon-beneath = Evoca tutte le carte sotto questa carta.
    .then = evoca tutte le carte sotto questa carta
    .may = evocare tutte le carte sotto questa carta
effects-summon-horde-discard-pile = Evoca il mostro in cima alla pila degli scarti dell'orda.
    .then = evoca il mostro in cima alla pila degli scarti dell'orda
    .may = evocare il mostro in cima alla pila degli scarti dell'orda
effects-summon-horde-discard-top = Evoca la carta in cima alla pila degli scarti dell'orda.
    .then = evoca la carta in cima alla pila degli scarti dell'orda
    .may = evocare la carta in cima alla pila degli scarti dell'orda
effects-summon-token = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }.
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }
effects-summon-token-per = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } per ogni { $of }.
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } per ogni { $of }
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } per ogni { $of }
effects-summon-token-with-attack = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $attack } { $attack ->
        [one] segnalino attacco
       *[other] segnalini attacco
    }{ $amount ->
        [one] { "" }
       *[other] { " " }ciascuna
    }.
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $attack } { $attack ->
        [one] segnalino attacco
       *[other] segnalini attacco
    }{ $amount ->
        [one] { "" }
       *[other] { " " }ciascuna
    }
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $attack } { $attack ->
        [one] segnalino attacco
       *[other] segnalini attacco
    }{ $amount ->
        [one] { "" }
       *[other] { " " }ciascuna
    }
effects-summon-token-sized = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con attacco e salute pari a { $size }.
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con attacco e salute pari a { $size }
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con attacco e salute pari a { $size }
effects-summon-token-with = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
effects-summon-token-exhausted-with = Evoca in posizione esaurita { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
    .then = evoca in posizione esaurita { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
    .may = evocare in posizione esaurita { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } con { $gifts }
effects-summon-token-exhausted = Evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } in posizione esaurita.
    .then = evoca { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } in posizione esaurita
    .may = evocare { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } in posizione esaurita
effects-pile-top = { $what-pro ->
        [yes] Mettilo in cima alla pila outsider
       *[no] Metti { $what } in cima alla pila outsider
    }.
    .then = { $what-pro ->
        [yes] mettilo in cima alla pila outsider
       *[no] metti { $what } in cima alla pila outsider
    }
    .may = { $what-pro ->
        [yes] metterlo in cima alla pila outsider
       *[no] mettere { $what } in cima alla pila outsider
    }
effects-copy = Questa carta copia tutte le abilità { $of-of } finché è in gioco, scambiando le parole di alleanza e orda; le pedine mostro che crea sono alleati. Poi risolvi il suo «Gioca:».
    .then = questa carta copia tutte le abilità { $of-of } finché è in gioco, scambiando le parole di alleanza e orda, poi risolvi il suo «Gioca:»
    .may = copiare tutte le abilità { $of-of } finché questa carta è in gioco, scambiando le parole di alleanza e orda, poi risolvere il suo «Gioca:»
effects-become-monster = { $what-cap } diventa un mostro senza questa abilità per il resto della partita; mettila in fondo alla pila outsider.
    .then = { $what } diventa un mostro senza questa abilità per il resto della partita; mettila in fondo alla pila outsider
    .may = trasformare { $what } in un mostro senza questa abilità per il resto della partita, in fondo alla pila outsider
effects-summoned-concealed = Le altre carte orda sono evocate nascoste.
effects-conceal-all = Nascondi ogni mostro senza segnalini né potenziamenti che si trova in una corsia, poi mescolali tra le loro corsie.
    .then = nascondi ogni mostro senza segnalini né potenziamenti che si trova in una corsia, poi mescolali tra le loro corsie
    .may = nascondere ogni mostro senza segnalini né potenziamenti che si trova in una corsia, poi mescolarli tra le loro corsie
effects-portal-leads = Il portale è ora l'outsider.
    .then = il portale è ora l'outsider
    .may = far diventare il portale l'outsider
effects-take-control = Prendi il controllo { $what-of }: diventa un tuo alleato in una corsia libera.
    .then = prendi il controllo { $what-of }, che diventa un tuo alleato in una corsia libera
    .may = prendere il controllo { $what-of }, che diventa un tuo alleato in una corsia libera
effects-turn-monster = Metti { $what } in fondo alla pila outsider: per il resto della partita è un mostro senza abilità.
    .then = metti { $what } in fondo alla pila outsider come mostro senza abilità per il resto della partita
    .may = mettere { $what } in fondo alla pila outsider come mostro senza abilità per il resto della partita
effects-charge-left = { $who-cap } carica a sinistra.
    .then = { $who } carica a sinistra
    .may = far caricare { $who } a sinistra
effects-charge-right = { $who-cap } carica a destra.
    .then = { $who } carica a destra
    .may = far caricare { $who } a destra
effects-charge-weakest-ally = { $who-cap } carica l'alleato non ingaggiato più debole.
    .then = { $who } carica l'alleato non ingaggiato più debole
    .may = far caricare { $who } contro l'alleato non ingaggiato più debole
effects-charge-strongest-ally = { $who-cap } carica l'alleato non ingaggiato più forte.
    .then = { $who } carica l'alleato non ingaggiato più forte
    .may = far caricare { $who } contro l'alleato non ingaggiato più forte
effects-charge-closest-ally = { $who-cap } carica l'alleato non ingaggiato più vicino.
    .then = { $who } carica l'alleato non ingaggiato più vicino
    .may = far caricare { $who } contro l'alleato non ingaggiato più vicino
effects-charge-closest-ally-within = { $who-cap } carica l'alleato non ingaggiato più vicino entro { $lanes } corsie.
    .then = { $who } carica l'alleato non ingaggiato più vicino entro { $lanes } corsie
    .may = far caricare { $who } contro l'alleato non ingaggiato più vicino entro { $lanes } corsie
effects-treachery-fewer = In questo turno rivela { $number ->
        [one] { $number } carta sventura
       *[other] { $number } carte sventura
    } in meno.
    .then = in questo turno rivela { $number ->
        [one] { $number } carta sventura
       *[other] { $number } carte sventura
    } in meno
    .may = rivelare { $number } carte sventura in meno in questo turno
effects-treachery-more = In questo turno rivela { $number ->
        [one] { $number } carta sventura
       *[other] { $number } carte sventura
    } in più.
    .then = in questo turno rivela { $number ->
        [one] { $number } carta sventura
       *[other] { $number } carte sventura
    } in più
    .may = rivelare { $number } carte sventura in più in questo turno

## Invece

effects-keep-pillaged = Le carte saccheggiate vanno sotto questa carta invece che nelle pile degli scarti.
effects-prevent = Tutti i danni inflitti { $to-to } diventano 0.
effects-prevent-but-excess = Tutti i danni inflitti { $to-to } diventano 0; i danni in eccesso di Travolgere passano comunque.
effects-prevent-both = Tutti i danni che { $to } subisce o infligge diventano 0.
effects-prevent-both-but-excess = Tutti i danni che { $to } subisce o infligge diventano 0; i danni in eccesso di Travolgere passano comunque.
effects-prevent-half = Metà dei danni inflitti { $to-to }, arrotondata per eccesso, è evitata.
effects-prevent-instead = Se { $to } sta per subire danni, quei danni diventano 0; al loro posto { $text-then }.
effects-redirect = Se { $of } sta per subire danni, li subisce tutti { $to }.
effects-redirect-may = Se { $of } sta per subire danni, puoi farli subire tutti { $to-to }.
effects-redirect-wounds = Se { $of } sta per subire danni, quei danni sono evitati e altrettanti segnalini danno vanno messi { $to-on }.
effects-redirect-may-wounds = Se { $of } sta per subire danni, puoi evitarli e mettere altrettanti segnalini danno { $to-on }.
effects-pass-wounds = Se { $of } sta per ricevere segnalini danno, li riceve { $to } al suo posto.
effects-pass-wounds-by-alliance = Se { $of } sta per ricevere segnalini danno, li riceve { $to } a scelta dell'alleanza al suo posto.
effects-pass-wounds-by-horde = Se { $of } sta per ricevere segnalini danno, li riceve { $to } a scelta dell'orda al suo posto.
effects-assault-engaged = Se { $by } sta per risolvere Assalto, puoi invece fargli infliggere quei danni al mostro con cui è ingaggiato.
effects-double = I danni che { $by } infligge { $to-to } raddoppiano.
effects-excess-to = I danni in eccesso di Travolgere possono andare { $to-to } invece che al portale.
effects-strike-elsewhere = Nel combattimento della sua corsia questo mostro colpisce { $whom }, se c'è, invece di ciò che ha di fronte.
effects-split-strike = Quando questa carta colpisce, i suoi danni possono essere divisi tra { $among-plural }.

## Ciò che si può scegliere mentre un testo si risolve

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Fatto
effects-option-yes = Sì
effects-option-no = No
