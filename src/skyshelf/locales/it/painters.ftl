### Sky Painters. Tutto ciò che dice il gioco; le chiavi vengono da src/skyshelf/games/painters.

## Carte

painters-card-A = Alba
painters-card-B = Mezzogiorno
painters-card-C = Crepuscolo
painters-card-D = Bruma
painters-card-S01 = Sole
painters-card-S02 = Parrocchetto
painters-card-S03 = Corvo
painters-card-S04 = Lanterna
painters-card-S05 = Aquilone rosso
painters-card-S06 = Palloncino viola
painters-card-S07 = Canarino
painters-card-S08 = Anatroccolo
painters-card-S09 = Aliante
painters-card-S10 = Foglia
painters-card-S11 = Rondine
painters-card-S12 = Gazza
painters-card-S13 = Aquilone volpe
painters-card-S14 = Cicogna
painters-card-S15 = Razzo
painters-card-S16 = Gru
painters-card-S17 = Parasole
painters-card-S18 = Dirigibile
painters-card-S19 = Libellula
painters-card-S20 = Mongolfiera
painters-card-S21 = Cometa
painters-card-S22 = Aquilone stella
painters-card-S23 = Scarabeo
painters-card-S24 = Coccinella
painters-card-S25 = Farfalla monarca
painters-card-S26 = Pipistrello
painters-card-S27 = Uccello di fuoco
painters-card-S28 = Fuochi d'artificio
painters-card-S29 = Pappagallo
painters-card-S30 = Drago
painters-card-S31 = Ape
painters-card-S32 = Banderuola
painters-card-S33 = Mulino a vento
painters-card-S34 = Pavone
painters-card-S35 = Tramonto
painters-card-S36 = Aquilone tigre

## Tessere: i loro nomi e che cosa fanno

painters-tile-sky-commander = Sky Commander
painters-tile-sky-commander-text = Gioca un altro turno dopo questo. Fine della partita: ciascuno dei tuoi gettoni speranza vale 2 punti, con o senza il leader.
painters-tile-sky-cotton = Sky Cotton
painters-tile-sky-cotton-text = Azione aggiuntiva: metti 2 gettoni speranza su un simbolo bianco vuoto per completarlo.
painters-tile-sky-dice = Sky Dice
painters-tile-sky-dice-text = Prima di prendere un dado come azione principale, puoi rilanciare 2 dadi della riserva.
painters-tile-sky-fugaz = Sky Fugaz
painters-tile-sky-fugaz-text = Fine della partita: 2 punti per ogni simbolo leader e 3 punti per ogni simbolo stella sulle tue carte completate.
painters-tile-sky-gnomichaun = Sky Gnomichaun
painters-tile-sky-gnomichaun-text = Azione aggiuntiva: metti 2 gettoni speranza su un simbolo verde o arancione vuoto per completarlo.
painters-tile-sky-halo = Sky Halo
painters-tile-sky-halo-text = Pesca 2 gettoni aureola dalla scatola, tienine uno gratis e usalo.
painters-tile-sky-helpsy = Sky Helpsy
painters-tile-sky-helpsy-text = Completa una delle tue carte.
painters-tile-sky-levitt-alpha = Sky Levitt Alpha
painters-tile-sky-levitt-alpha-text = Quando dipingi, i dadi possono anche scendere, e dall'1 passano al 6: 1 gettone macchia per ogni passo.
painters-tile-sky-mad = Sky Mad
painters-tile-sky-mad-text = Ogni avversario può abbassare a 1 il valore di 3 dei suoi dadi che mostrano da 2 a 6. Per ognuno che non lo fa, ottieni 4 macchie e 4 speranze.
painters-tile-sky-mommy = Sky Mommy
painters-tile-sky-mommy-text = Fine della partita: 6 punti per ognuna delle tue tessere, questa compresa.
painters-tile-sky-playful = Sky Playful
painters-tile-sky-playful-text = Ogni volta che un avversario completa una carta, ottieni 1 speranza.
painters-tile-sky-raccoon = Sky Raccoon
painters-tile-sky-raccoon-text = Azione aggiuntiva: metti 2 gettoni speranza su un simbolo nero o viola vuoto per completarlo.
painters-tile-sky-savings = Sky Savings
painters-tile-sky-savings-text = Fine della partita: per ogni tuo gettone nuvola, tanti punti quante sono le tue tessere.
painters-tile-sky-spots = Sky Spots
painters-tile-sky-spots-text = Alla fine dei tuoi turni puoi tenere 1 gettone macchia in più.
painters-tile-sky-tackle = Sky Tackle
painters-tile-sky-tackle-text = Ogni avversario può scartare tutti i suoi dadi che mostrano 1, 3 o 5. Per ognuno che non lo fa, prendi 1 gettone nuvola. Gioca un altro turno dopo questo.
painters-tile-sky-tantrum = Sky Tantrum
painters-tile-sky-tantrum-text = Ogni avversario scarta 2 dadi o 6 gettoni speranza. Puoi prendere una carta gratis. Gioca un altro turno dopo questo.
painters-tile-sky-target = Sky Target
painters-tile-sky-target-text = Ogni volta che un avversario prende una carta dell'offerta, ottieni 1 speranza.
painters-tile-sky-upper = Sky Upper
painters-tile-sky-upper-text = Azione aggiuntiva: metti 2 gettoni speranza su un simbolo giallo o rosso vuoto per completarlo.
painters-tile-sky-winner = Sky Winner
painters-tile-sky-winner-text = Quando prendi un dado blu, puoi prendere un secondo dado di qualsiasi colore che mostra 1 o 2.
painters-tile-sky-wisdom = Sky Wisdom
painters-tile-sky-wisdom-text = Ruba 2 gettoni speranza a ogni avversario. D'ora in poi, quando piazzi una carta, le mezze nuvole non hanno bisogno dell'altra metà.

## Gettoni aureola: i loro nomi e che cosa fanno

painters-halo-connection = Aureola del Legame
painters-halo-connection-text = D'ora in poi, quando piazzi una carta, le mezze aureole non hanno bisogno dell'altra metà.
painters-halo-faith = Aureola della Fede
painters-halo-faith-text = Un simbolo speranza da 10.
painters-halo-heartbeat = Aureola del Battito
painters-halo-heartbeat-text = Ottieni 9 speranze.
painters-halo-honor = Aureola dell'Onore
painters-halo-honor-text = Fine della partita: 15 punti.
painters-halo-ink = Aureola dell'Inchiostro
painters-halo-ink-text = Ottieni 8 macchie.
painters-halo-leadership = Aureola del Comando
painters-halo-leadership-text = Prendi il leader. Un simbolo speranza, che si attiva subito.
painters-halo-skill = Aureola della Maestria
painters-halo-skill-text = Puoi prendere una carta. Un simbolo speranza da 6.
painters-halo-swoop = Aureola della Picchiata
painters-halo-swoop-text = Ogni avversario perde 4 gettoni speranza o 6 gettoni macchia. Un simbolo speranza da 6.
# In the question which of two tokens is kept.
painters-token-said = { $halo }: { $text }
painters-tokens-said = { $first } { $second }

## Dadi e simboli: i colori concordano con «dado» e con «simbolo»

painters-colour-blue = blu
painters-colour-white = bianco
painters-colour-yellow = giallo
painters-colour-green = verde
painters-colour-black = nero
painters-colour-orange = arancione
painters-colour-red = rosso
painters-colour-purple = viola
painters-colour-grey = grigio
painters-die = { $colour } { $face }
painters-symbol = simbolo { $die } di { $card }

## Quantità, da usare in altri messaggi: leggono gli stessi argomenti

painters-spots =
    { $spots ->
        [one] { $spots } macchia
       *[other] { $spots } macchie
    }
painters-hope =
    { $hope ->
        [one] { $hope } speranza
       *[other] { $hope } speranze
    }
painters-hope-chips =
    { $hope ->
        [one] { $hope } gettone speranza
       *[other] { $hope } gettoni speranza
    }
painters-cost =
    { $spots ->
        [0]
            { $hope ->
                [0] gratis
               *[other] { painters-price }
            }
       *[other] { painters-price }
    }
painters-price =
    { $spots ->
        [0] { painters-hope }
       *[other]
            { $hope ->
                [0] { painters-spots }
               *[other] { painters-spots } e { painters-hope }
            }
    }
painters-own-spots =
    { $own_spots ->
        [0] non hai macchie
        [one] hai { $own_spots } macchia
       *[other] hai { $own_spots } macchie
    }
painters-own-hope =
    { $own_hope ->
        [0] non hai speranze
        [one] hai { $own_hope } speranza
       *[other] hai { $own_hope } speranze
    }
painters-own-chips =
    { $own_spots ->
        [0]
            { $own_hope ->
                [0] non hai né macchie né speranze
               *[other] { painters-own-hope } e nessuna macchia
            }
       *[other]
            { $own_hope ->
                [0] { painters-own-spots } e nessuna speranza
                [one] { painters-own-spots } e { $own_hope } speranza
               *[other] { painters-own-spots } e { $own_hope } speranze
            }
    }

## Ciò che si può scegliere

painters-option-cloud = Prendi un gettone nuvola
painters-option-spot = Prendi un gettone macchia
painters-option-card = Prendi la carta { $card }
painters-option-top = Prendi { $card } dalla cima del mazzo
painters-option-place = Piazzala { $where }
painters-where-left = a sinistra di { $card }
painters-where-right = a destra di { $card }
painters-where-above = sopra { $card }
painters-where-below = sotto { $card }
painters-option-roll = Prendi un dado (prima puoi rilanciarne 2)
painters-option-reroll = Rilancia il dado { $die }
painters-option-die = Prendi il dado { $die }
painters-option-buy = Compra il dado { $die } per { painters-spots }
painters-option-on = Mettilo sul { $symbol }
painters-option-on-cloud = Mettilo sul { $symbol } e paga un gettone nuvola
painters-option-paint = Porta a { $face } il dado del { $symbol } per { painters-spots }
painters-option-chips = Metti 2 gettoni speranza sul { $symbol }
painters-option-tile = Acquisisci { $tile } per { painters-price }
painters-option-end = Termina il turno
painters-option-end-losing = Termina il turno e perdi { painters-spots }
painters-option-halo = Prendi l'{ $halo }
painters-option-no = No
painters-option-yes = Sì
painters-option-lose-hope = Perdi { painters-hope-chips }
painters-option-lose-spots =
    { $spots ->
        [one] Perdi { $spots } gettone macchia
       *[other] Perdi { $spots } gettoni macchia
    }
painters-option-lose-dice =
    { $dice ->
        [one] Scarta { $dice } dado
       *[other] Scarta { $dice } dadi
    }
painters-option-pick = Il dado del { $symbol }
painters-option-complete = Completa la carta { $card }
painters-option-steal = Ruba un gettone nuvola di { $victim }

## Titoli sopra le opzioni dello stesso tipo

painters-group-cloud = Gettone nuvola
painters-group-spot = Gettone macchia
painters-group-card = Carte dell'offerta
painters-group-top = Cima del mazzo
painters-group-place = Posti
painters-group-roll = Dado con rilancio
painters-group-reroll = Dadi da rilanciare
painters-group-die = Dadi della riserva
painters-group-buy = Un altro dado
painters-group-on = Simboli dado
painters-group-paint = Dipingi con le tue macchie
painters-group-chips = Gettoni speranza al posto di un dado
painters-group-tile = Tessere Sky Painter
painters-group-end = Fine del turno
painters-group-halo = Gettoni aureola
painters-group-no = No
painters-group-yes = Sì
painters-group-hope = Gettoni speranza
painters-group-spots = Gettoni macchia
painters-group-dice = Dadi
painters-group-pick = I tuoi dadi
painters-group-complete = Le tue carte
painters-group-steal = Gettoni nuvola altrui

## Domande a chi deve scegliere

painters-prompt-main = Scegli la tua azione principale.
painters-prompt-additional = Altro in questo turno?
painters-prompt-symbol = Dove metti il dado { $source }?
painters-prompt-place = Dove piazzi la carta { $source }?
painters-prompt-card = Quale carta prendi?
    .no = Nessuna carta
painters-prompt-die = Quale dado prendi?
painters-prompt-reroll = { $source }: quale dado rilanci?
    .no = Nessun rilancio
painters-reroll-with = { $tile }, insieme al dado { $die }
painters-prompt-second-die = { painters-tile-sky-winner }: prendi un secondo dado?
    .no = Nessun secondo dado
painters-prompt-halo = Il tuo cerchio è completo. Quale gettone aureola prendi ({ $source })?
    .no = Nessun gettone
painters-prompt-keep-halo = { painters-tile-sky-halo }: quale gettone tieni?
painters-prompt-helpsy = { painters-tile-sky-helpsy }: quale carta completi?
painters-prompt-steal = Nella scorta non ci sono più gettoni nuvola. A chi ne rubi uno?
painters-prompt-swoop = { painters-halo-swoop }: che cosa perdi?
painters-prompt-mad = { painters-tile-sky-mad }: abbassi a 1 il valore di 3 dei tuoi dadi? Se no, chi ha la tessera ottiene 4 macchie e 4 speranze.
painters-prompt-lower = { painters-tile-sky-mad }: quale dado scende a 1?
painters-prompt-tackle = { painters-tile-sky-tackle }: scarti tutti i tuoi dadi che mostrano 1, 3 o 5? Se no, chi ha la tessera prende un gettone nuvola.
painters-prompt-tantrum = { painters-tile-sky-tantrum }: che cosa scarti?
painters-prompt-discard = { painters-tile-sky-tantrum }: quale dado scarti?

## Ciò che è successo

painters-event-initial-card = { $who } comincia con la carta { $card }.
painters-event-starting-player = Comincia { $who }.
painters-event-turn-begins = Turno { $turn }: gioca { $who }.
painters-event-card-taken = { $who } prende la carta { $card }.
painters-event-top-taken =
    { $spots ->
        [0] { $who } prende { $card } dalla cima del mazzo.
       *[other] { $who } prende { $card } dalla cima del mazzo per { painters-price }.
    }
painters-event-offer-hope =
    { $hope ->
        [one] Ora c'è { $hope } gettone speranza su { $card }.
       *[other] Ora ci sono { $hope } gettoni speranza su { $card }.
    }
painters-event-top-shown =
    { $cards ->
        [one] { $card } è l'ultima carta del mazzo.
       *[other] Ora in cima al mazzo c'è { $card } (restano { $cards } carte).
    }
painters-event-no-card = { $who } non può prendere nessuna carta.
painters-event-card-declined = { $who } non prende nessuna carta.
painters-event-card-placed = { $who } piazza { $card } { $where }.
painters-event-critical-phase = Il mazzo è vuoto: comincia la fase critica!
painters-event-die-taken = { $who } prende il dado { $die }.
painters-event-die-bought = { $who } compra il dado { $die } per { painters-spots }.
painters-event-cloud-paid = { $who } paga un gettone nuvola per cambiare colore al dado.
painters-event-die-fits = { $who } mette il dado { $die } su { $symbol-card }: è il numero giusto.
painters-event-die-above = { $who } mette il dado { $die } su { $symbol-card } e lo abbassa a { $symbol-die-face }: { painters-spots }.
painters-event-die-waits = { $who } mette il dado { $die } su { $symbol-card }, dove occorre un { $symbol-die-face }.
painters-event-die-rolled = Un dado torna nella riserva: { $die }.
painters-event-pool-refilled =
    { $dice ->
        [one] La riserva è vuota: torna { $dice } dado completato e lascia un quadrato di protezione.
       *[other] La riserva è vuota: tornano { $dice } dadi completati e lasciano quadrati di protezione.
    }
painters-event-painted = { $who } paga { painters-spots } per dipingere il dado sul simbolo { $symbol-die-colour } di { $symbol-card }: ora è a { $face }.
painters-event-chips-placed = { $who } mette 2 gettoni speranza sul { $symbol }.
painters-event-card-completed = { $who } completa la carta { $card }!
painters-event-spots-gained = { $who } ottiene { painters-spots }.
painters-event-hope-gained = { $who } ottiene { painters-hope }.
painters-event-leader-taken = { $who } prende il leader.
painters-event-leader-taken-from = { $who } prende il leader, che era di { $victim }.
painters-event-hope-activated =
    { $hope ->
        [0] I simboli speranza di { $who } danno in tutto { $total }: troppo poco per un gettone.
       *[other] I simboli speranza di { $who } danno in tutto { $total }: { painters-hope-chips }.
    }
painters-event-hope-silent = Senza il leader { $who } non riceve nulla per il simbolo speranza.
painters-event-cloud-gained = { $who } prende un gettone nuvola.
painters-event-cloud-stolen = { $who } ruba un gettone nuvola di { $victim }.
painters-event-cloud-none = Non restano gettoni nuvola, e { $who } ne ha già più di tutti.
painters-event-halo-taken =
    { $spots ->
        [0]
            { $hope ->
                [0] { $who } prende l'{ $halo }.
               *[other] { $who } prende l'{ $halo } per { painters-price }.
            }
       *[other] { $who } prende l'{ $halo } per { painters-price }.
    }
painters-event-halo-declined = { $who } lascia i gettoni aureola sul tabellone.
painters-event-halo-too-dear = { $who } completa un cerchio, ma non può pagare un gettone aureola.
painters-event-tile-acquired = { $who } acquisisce { $tile } per { painters-price }.
painters-event-pile-shown =
    { $tiles ->
        [one] { $tile } è l'ultima tessera della pila.
       *[other] Ora in cima alla pila c'è { $tile } (restano { $tiles } tessere).
    }
painters-event-halos-drawn =
    { $tokens ->
        [one] { $who } guarda { $tokens } gettone aureola della scatola.
       *[other] { $who } guarda { $tokens } gettoni aureola della scatola.
    }
painters-event-halos-drawn-secret = Solo per gli occhi di { $who }: dalla scatola escono l'{ $first } e l'{ $second }.
painters-event-halo-kept = { $who } tiene l'{ $halo }.
painters-event-hope-stolen =
    { $hope ->
        [0] { $victim } non ha speranze che { $who } possa rubare.
       *[other] { $who } ruba { painters-hope } di { $victim }.
    }
painters-event-hope-lost =
    { $hope ->
        [0] { $who } non ha speranze da perdere.
       *[other] { $who } perde { painters-hope }.
    }
painters-event-spots-lost =
    { $spots ->
        [0] { $who } non ha macchie da perdere.
       *[other] { $who } perde { painters-spots }.
    }
painters-event-die-lowered = { $who } abbassa a 1 il dado { $die } di { $symbol-card }.
painters-event-die-discarded = { $who } scarta il dado { $die } di { $symbol-card }.
painters-event-refused = { $who } non fa ciò che chiede { $tile }.
painters-event-extra-turn = { $who } giocherà un altro turno dopo questo.
painters-event-spots-discarded = { $who } supera il limite e scarta { painters-spots }.
painters-event-end-triggered = La partita finisce con il turno di { $who }: è ora di contare i punti.
painters-event-scored =
    { $points ->
        [one] { $who } fa { $points } punto.
       *[other] { $who } fa { $points } punti.
    }
painters-event-star-victory = { $who } ha cinque tessere e il leader: vittoria stellare!
painters-event-firmament-victory = { $who } ha un firmamento di nove carte e il leader: vittoria del firmamento!
painters-event-efficiency-victory =
    { $points ->
        [one] { $who } vince con { $points } punto, il massimo alla fine: vittoria per efficienza!
       *[other] { $who } vince con { $points } punti, il massimo alla fine: vittoria per efficienza!
    }
painters-event-draw = Non si muove più nulla: la partita finisce in parità.

## Perché qualcosa ora non si può fare

painters-why-finish-first = Prima rispondi alla domanda aperta.
painters-why-one-main-action = In questo turno hai già fatto la tua azione principale.
painters-why-main-action-first = Prima fai la tua azione principale; le azioni aggiuntive vengono dopo.
painters-why-has-cloud =
    { $clouds ->
        [one] Hai già un gettone nuvola; questa azione è per chi non ne ha.
       *[other] Hai già { $clouds } gettoni nuvola; questa azione è per chi non ne ha.
    }
painters-why-three-uncompleted = Hai già { $most } carte non completate; prima completane una.
painters-why-deck-empty = Il mazzo è vuoto.
painters-why-not-in-offer = Non è nell'offerta: { $what }.
painters-why-not-on-top = Non è in cima al mazzo: { $what }.
painters-why-no-place = Per { $card } non c'è posto accanto alle tue carte.
painters-why-too-dear =
    { $hope ->
        [0] Costa { painters-spots }; { painters-own-spots }.
       *[other]
            { $spots ->
                [0] Costa { painters-hope }; { painters-own-hope }.
               *[other] Costa { painters-price }; { painters-own-chips }.
            }
    }
painters-why-one-more-die-only = Puoi comprare solo un altro dado per turno.
painters-why-no-die-fits = Nessun dado della riserva va su un simbolo libero delle tue carte.
painters-why-no-sky-dice = Solo { painters-tile-sky-dice } ti fa rilanciare prima di prendere un dado.
painters-why-not-in-pool = Quel dado non è nella riserva dei dadi: { $what }.
painters-why-no-symbol = Non hai nessun simbolo { $colour } libero, né un gettone nuvola per cambiare il colore.
painters-why-roll-first = Con { painters-tile-sky-dice } prima dici che prendi un dado: scegli «roll».
painters-why-second-die-low = Il secondo dado di { painters-tile-sky-winner } deve mostrare 1 o 2.
painters-why-no-die-there = Lì non hai nessun dado: { $what }.
painters-why-die-is-completed = Quel dado è già completato.
painters-why-paint-to-number = Quel dado si può dipingere fino a { $number }, non oltre.
painters-why-never-lower = Dipingere può solo alzare un dado; per abbassarlo serve { painters-tile-sky-levitt-alpha }.
painters-why-symbol-not-empty = Non è libero sulle tue carte: { $what }.
painters-why-no-tile-for-colour = Nessuna delle tue tessere permette gettoni speranza al posto di un dado { $colour }.
painters-why-top-of-pile = { $tile } è in cima alla pila; si acquisiscono solo le tre tessere dell'offerta.
painters-why-no-such-place = Un posto si scrive con due numeri: «place 1,0» è a destra della tua prima carta.
painters-why-place-is-taken = Lì c'è già { $card }, e una carta non si sposta mai.
painters-why-only-a-corner = Una carta deve toccarne un'altra con un lato intero; lì la toccherebbe solo con un angolo.
painters-why-beside-no-card = Una carta va accanto a una delle tue carte; vicino a quel posto non ce n'è nessuna.
painters-why-half-cloud = Mezza nuvola deve unirsi all'altra metà; accanto alla carta { $card } non lo farebbe.
painters-why-half-halo = Mezzo cerchio deve unirsi all'altra metà; accanto alla carta { $card } non lo farebbe.
painters-why-night-limit = Tra questa carta e { $card } c'è un limite di notte: niente può toccarlo.
painters-why-grass-limit = Tra questa carta e { $card } c'è un limite d'erba: niente può toccarlo.
painters-why-other-colour = Quel simbolo è { $colour }; per un altro colore serve un gettone nuvola, e non ne hai.
painters-why-costs-a-cloud = Quel simbolo è { $colour }: costa un gettone nuvola, quindi aggiungi la parola «cloud».
painters-why-costs-no-cloud = Il dado { $die } va lì senza gettone nuvola.
painters-why-not-most-clouds = Un gettone nuvola si ruba a chi ne ha di più.

## Impostazioni: nomi, valori e spiegazioni

painters-setting-variant = Variante
painters-setting-variant-help = Atterraggio forzato aggiunge 3 carte e si vince solo ai punti; Duello di tensione è per 2 giocatori, usa tutte le carte e le tessere e non si vince mai ai punti.
painters-setting-variant-standard = Partita normale
painters-setting-variant-forced_landing = Atterraggio forzato
painters-setting-variant-tension_duel = Duello di tensione
painters-setting-leader_benefits = Vantaggi del leader
painters-setting-leader_benefits-help = Che cosa risparmia chi ha il leader: la parte del tabellone nel prezzo delle tessere, il prezzo della carta in cima al mazzo, o entrambe le cose.
painters-setting-leader_benefits-none = Nessuno
painters-setting-leader_benefits-tiles = Tessere meno care
painters-setting-leader_benefits-top_card = Carta in cima gratis
painters-setting-leader_benefits-both = Entrambi
painters-setting-halves = Mezze figure
painters-setting-halves-help = Severo: mezza nuvola o mezza aureola può toccare solo la sua altra metà. Tollerante: può toccare anche un lato senza figura.
painters-setting-halves-strict = Severo
painters-setting-halves-lenient = Tollerante
painters-setting-leadership_hope = Aureola del Comando
painters-setting-leadership_hope-help = Il numero sul simbolo speranza dell'Aureola del Comando.
painters-setting-leadership_hope-4 = Simbolo speranza da 4
painters-setting-leadership_hope-1 = Simbolo speranza da 1
painters-setting-hope_sum = Somma delle speranze
painters-setting-hope_sum-help = Quali carte contano quando si sommano i simboli speranza; le tessere e i gettoni aureola contano sempre.
painters-setting-hope_sum-completed_cards = Carte completate
painters-setting-hope_sum-all_cards = Tutte le carte
painters-setting-spot_limit = Limite di macchie
painters-setting-spot_limit-help = Quanti gettoni macchia puoi tenere alla fine del tuo turno.
painters-setting-spot_limit-4 = 4 macchie
painters-setting-spot_limit-5 = 5 macchie
painters-setting-spot_limit-6 = 6 macchie
painters-setting-spot_limit-7 = 7 macchie
painters-setting-spot_limit-8 = 8 macchie
painters-setting-spot_limit-9 = 9 macchie
painters-setting-spot_limit-10 = 10 macchie

## Come finisce una partita

painters-ending-star = Vittoria stellare
painters-ending-firmament = Vittoria del firmamento
painters-ending-efficiency = Vittoria per efficienza
painters-ending-draw = Pareggio

## Da dove vengono i punti

painters-score-stars = Stelle sulle carte
painters-score-tiles = Tessere
painters-score-tile_effects = Effetti delle tessere
painters-score-halos = Gettoni aureola
painters-score-clouds = Gettoni nuvola
painters-score-hope = Gettoni speranza
painters-score-dice = Dadi sulle carte
painters-score-unfinished = Carte non completate
painters-score-spots = Gettoni macchia
painters-score-total = Totale

## Ciò che non fa una partita

painters-refused-duel = Duello di tensione si gioca esattamente in 2; non in { $seats }.
