### Skytear Horde e Monoliths: opzioni, domande, eventi e motivi.

## Carte in gioco

horde-role-alliance = Alleanza
horde-role-horde = Orda
horde-unit = { $card } ({ $place })
horde-place = { $side ->
    [turned] dalla parte dell'orda, corsia { $number }
    [ally] come alleato, corsia { $number }
    [b] retrovia, { $number }
   *[a] corsia { $number }
}
horde-place-aside = da parte
horde-place-castle = castello
horde-place-portal = portale
horde-portal-in-play = Portale { $number }
horde-numbered = { $card } { $number }
horde-wounds = { $number ->
    [one] { $card }, { $number } segnalino danno
   *[other] { $card }, { $number } segnalini danno
}
horde-hit = { $number ->
        [one] { $card }, { $number } danno alla carta { $target }
       *[other] { $card }, { $number } danni alla carta { $target }
    }

## Ciò che si può scegliere

horde-option-unit = { $card } ({ $place })
horde-option-card = { $card }
horde-option-lane = Corsia { $lane }
horde-option-alternative = { $text }
horde-option-token = Un segnalino { $token }
horde-option-pile = Prendi { $pile-from }
horde-option-type = È { $type-a }
horde-option-play = Gioca { $card }
horde-option-play-with = Gioca { $card } con { $other }
horde-option-cheaper = Gioca { $card } pagando meno mana
horde-option-use = { $unit }: { $text }
horde-option-engage = Ingaggia { $card }
horde-option-move = Sposta { $card ->
        [Nascosta] la carta nascosta
       *[other] { $card }
    } ({ $place })
horde-option-castle-draw = Esaurisci il castello e spendi 1 mana: pesca una carta
horde-option-discard-unit = Scarta { $card ->
        [Nascosta] la carta nascosta
       *[other] { $card }
    } ({ $place })
horde-option-end = Fine della fase
horde-option-partner = Lascia agire il compagno
horde-option-draw = { $who } pesca una carta
horde-option-draw-alone = Pesca una carta
horde-option-no-draw = Non pescare carte
horde-option-mana-lost = { $who } perde { $amount } mana
horde-option-mana = { $who } ottiene { $amount } mana
horde-option-next = Ora { $card }
horde-option-next-about = Ora { $card }, riguardo alla carta { $other }
horde-option-next-draw = Ora la pesca per { $card }
horde-option-next-move = Ora lo spostamento della carta { $card }

horde-group-play = Carte da giocare
horde-group-cheaper = Con meno mana
horde-group-use = Abilità
horde-group-engage = Servitori da ingaggiare
horde-group-move = Creature da spostare
horde-group-discard = Scarta dal gioco
horde-group-end = Fine della fase
horde-group-partner = Compagno
horde-group-castle = Il castello
horde-group-unit = Carte in gioco
horde-group-card = Carte
horde-group-lane = Corsie
horde-group-player = Giocatori
horde-group-option = Opzioni
horde-group-token = Segnalini
horde-group-pile = Mazzi e pile
horde-group-type = Tipi
horde-group-number = Numeri
horde-group-done = Fatto
horde-group-yes = Sì
horde-group-no = No
horde-group-draw = Pesca
horde-group-mana = Mana
horde-group-next = Ordine

## Domande

horde-prompt-alliance = Che cosa fai?
horde-prompt-reactions = Reagisci?
horde-prompt-mulligan = Quali carte tornano nel mazzo?
horde-prompt-lane = { $source }: quale corsia?
horde-prompt-bearer = { $source }: a che cosa va assegnata?
horde-prompt-target = { $source }: quale carta?
horde-prompt-tie = { $source }: c'è parità, quale scegli?
horde-prompt-taker = { $source }: chi subisce i danni al suo posto?
horde-prompt-wounds-taker = { $source }: chi li riceve al suo posto?
horde-prompt-redirect = { $source }: i danni vanno a un'altra carta?
horde-prompt-may = { $source }: lo fai?
horde-prompt-turn-away = { $source }: viene scartata senza alcun effetto?
horde-prompt-keep-scrap = { $source }: va sotto l'alleato che la raccoglie?
horde-prompt-keeper = Sotto quale carta vanno le carte saccheggiate?
horde-prompt-pay = { $source }: paghi il costo?
horde-prompt-choose = { $source }: quale opzione?
horde-prompt-how-many = { $source }: quanti?
horde-prompt-heal = { $source }: quanti danni si curano?
horde-prompt-mutaform = { $source }: quale segnalino?
horde-prompt-token = { $source }: quale segnalino?
horde-prompt-guerrilla = { $source }: quale servitore perde segnalini salute?
horde-prompt-reinforce = Sostieni: quale dei servitori con meno segnalini salute ne riceve uno?
horde-prompt-rebuild = { $source }: quale carta va in fondo al mazzo?
horde-prompt-discard = { $source }: quale carta scarti?
horde-prompt-hand-limit = Quale carta scarti?
horde-prompt-fetch = { $source }: quale carta prendi?
horde-prompt-bottom = { $source }: quale carta va in fondo al mazzo?
horde-prompt-assault-engaged = { $source }: i danni vanno invece al mostro ingaggiato?
horde-prompt-lend = { $source }: quale carta si potrà giocare in questo turno?
horde-prompt-draw-one = { $source }: quale carta peschi? L'altra viene giocata.
horde-prompt-one-of-four = { $source }: quali quattro carte? Il caso sceglie quella che viene giocata.
horde-prompt-pile = { $source }: da quale pila?
horde-prompt-play = { $source }: quale carta giochi?
horde-prompt-player = { $source }: quale giocatore?
horde-prompt-guess = { $source }: qual è la prima carta del tuo mazzo?
horde-prompt-tuck = { $source }: quale carta va sotto?
horde-prompt-draw = Si pesca una carta per il mostro distrutto?
horde-prompt-mana = { $source }: chi ottiene il mana?
horde-prompt-lose-mana = { $source }: chi perde il mana?
horde-prompt-draw-first = { $source }: si pesca prima di risolvere il testo?
horde-prompt-taunted = { $source }: quale dei più vicini risponde alla Provocazione?
horde-prompt-order = Che cosa si risolve ora?
horde-prompt-split = { $source }: quanti danni vanno a quella carta?
horde-prompt-excess = { $source }: a chi vanno i danni in eccesso?
horde-prompt-split-instead = Il colpo è invece diviso tra i mostri?
horde-prompt-elude = { $source }: dove si sposta?
horde-prompt-move-lane = { $source }: in quale corsia?
horde-prompt-move-off = { $source }: non può restare lì, quale corsia?
horde-prompt-engage-with = { $source }: quale alleato ingaggia questa carta?

## Ciò che è successo

horde-event-turn-begins = Inizia il turno { $turn }.
horde-event-mulligan = { $number ->
        [0] { $who } tiene tutta la mano.
        [one] { $who } rimette nel mazzo 1 carta e ne pesca un'altra.
       *[other] { $who } rimette nel mazzo { $number } carte e ne pesca altrettante.
    }
horde-event-drew = { $who } pesca una carta; nel mazzo { $left ->
        [0] non ne restano altre.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
horde-event-drew-secret = { $who } pesca { $card }; nel mazzo { $left ->
        [0] non resta nessuna carta.
        [one] resta 1 carta.
       *[other] restano { $left } carte.
    }
horde-event-guessed = { $who } dichiara: { $guess }.
horde-event-pillages = La carta { $card } saccheggia { $number ->
        [one] 1 carta.
       *[other] { $number } carte.
    }
horde-event-pillaged = { $who } perde { $card } per il saccheggio; nel mazzo { $left ->
        [0] non resta nessuna carta.
        [one] resta 1 carta.
       *[other] restano { $left } carte.
    }
horde-event-discarded = { $who } scarta { $card }.
horde-event-mana = { $who } ottiene { $number } mana e ora ne ha { $mana }.
horde-event-mana-lost = { $who } perde { $number } mana e { $mana ->
        [0] non ne ha più.
       *[other] ne ha ancora { $mana }.
    }
horde-event-mana-spent = { $who } spende { $number } mana e { $mana ->
        [0] non ne ha più.
       *[other] ne ha ancora { $mana }.
    }
horde-event-horde-deck-renewed = { $cards ->
        [one] La pila degli scarti dell'orda diventa il nuovo mazzo orda di 1 carta.
       *[other] La pila degli scarti dell'orda diventa il nuovo mazzo orda di { $cards } carte.
    }
horde-event-wave = { $number ->
        [0] Il portale non lascia passare nessuna carta.
        [one] Il portale lascia passare 1 carta.
       *[other] Il portale lascia passare { $number } carte.
    }
horde-event-summoned = { $type ->
        [spell] L'orda gioca { $card } nella corsia { $lane }.
        [attachment] L'orda gioca { $card } nella corsia { $lane }.
       *[other] L'orda evoca { $card } nella corsia { $lane }.
    }
horde-event-piled = La carta { $card } va nella pila outsider.
horde-event-played = { $who } gioca { $card } per { $mana } mana.
horde-event-entered = La carta { $card } entra nella corsia { $lane }.
horde-event-attached = La carta { $card } viene assegnata alla carta { $to }.
horde-event-used = La carta { $card } si esaurisce per usare la sua abilità.
horde-event-in-vain = La carta { $card } non ha alcun effetto.
horde-event-engaged = La carta { $card } viene ingaggiata nella corsia { $lane }.
horde-event-moved = La carta { $card } si sposta nella corsia { $lane }.
horde-event-chance-picks = Il caso sceglie la carta { $card }.
horde-event-swapped = Le carte { $card } e { $other } si scambiano di corsia.
horde-event-to-back-line = La carta { $card } va nella retrovia.
horde-event-alliance-phase-ends = La fase Alleanza finisce.
horde-event-treachery = La carta sventura è { $card }.
horde-event-no-treachery = All'orda non resta alcuna carta: non c'è carta sventura.
horde-event-extra-fight = Comincia una fase Combattimento aggiuntiva nelle corsie dove un mostro è ingaggiato.
horde-event-boosted = La sventura rafforza { $card }: +{ $number } attacco in questo turno.
horde-event-strikes = La carta { $card } colpisce { $target }.
horde-event-armor-used = { $number ->
        [one] L'armatura della carta { $card } assorbe { $number } danno.
       *[other] L'armatura della carta { $card } assorbe { $number } danni.
    }
horde-event-redirected = { $number ->
        [one] { $number } danno va invece alla carta { $card }.
       *[other] { $number } danni vanno invece alla carta { $card }.
    }
horde-event-not-paid = La carta { $card } è di nuovo pronta: il costo non è stato pagato.
horde-event-not-engaged = La carta { $card } non è ingaggiata: il prezzo non è stato pagato.
horde-event-nobody-engages = Non resta nessuno per ingaggiare { $card }: la carta rimane nella retrovia.
horde-event-destroyed = La carta { $card } viene distrutta.
horde-event-discarded-from-play = La carta { $card } va nella sua pila degli scarti.
horde-event-left-play = La carta { $card } lascia il gioco.
horde-event-turned-away = La carta { $card } viene scartata senza alcun effetto.
horde-event-returned = La carta { $card } torna nella mano del proprietario.
horde-event-tucked = La carta { $card } va sotto un'altra.
horde-event-shuffled-in = Le carte sotto { $card } sono mescolate nei loro mazzi.
horde-event-released = La carta { $card } non è più sotto un'altra.
horde-event-rebuilt = La carta { $card } va in fondo al mazzo di { $who }.
horde-event-shuffled = { $who } mescola il mazzo.
horde-event-fetched = { $who } prende in mano { $card }.
horde-event-fetched-unseen = { $who } prende una carta dal mazzo.
horde-event-fetched-unseen-secret = { $who } prende { $card } dal mazzo.
horde-event-looked = { $who } guarda la prima carta del mazzo di { $whose }.
horde-event-looked-secret = { $who } vede { $card } in cima al mazzo di { $whose }.
horde-event-none-playable = { $who } non ha in mano carte che si possano giocare così.
horde-event-none-to-discard = { $who } non ha in mano carte di questo tipo.
horde-event-taunt-owed = { $who } deve prima far ingaggiare il mostro con Provocazione.
horde-event-looked-through = { $who } guarda { $number ->
    [one] la prima carta
   *[other] le prime { $number } carte
} del proprio mazzo.
horde-event-looked-through-secret = { $who } vede in cima al proprio mazzo: { $cards }.
horde-event-revealed = { $who } rivela { $card }.
horde-event-looked-horde = { $who } guarda la prima carta del mazzo orda.
horde-event-looked-horde-secret = { $who } vede { $card } in cima al mazzo orda.
horde-event-horde-card-discarded = La carta { $card } è scartata dal mazzo orda.
horde-event-armor-turned = L'armatura della carta { $card } diventa attacco: { $number }.
horde-event-turned-monster = La carta { $card } diventa un mostro dell'orda.
horde-event-given-back = La carta { $card } torna nella corsia { $lane }.
horde-event-hand-laid = { $who } mette { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } della mano in fondo al mazzo.
horde-event-lent = In questo turno { $who } può giocare { $card } dalla pila degli scarti.
horde-event-portal-leads = Il portale è ora l'outsider: distruggendolo si vince.
horde-event-lanes-shuffled = Le carte nascoste cambiano posto: l'alleanza non sa dove sono.
horde-event-copied = La carta { $card } copia le abilità della carta { $other }.
horde-event-changed-sides = La carta { $card } diventa un alleato nella corsia { $lane }.
horde-event-granted = La carta { $card } ottiene un'abilità per questo turno.
horde-event-lasts-this-turn = L'effetto della carta { $card } dura fino alla fine del turno.
horde-event-stripped = La carta { $card } perde tutte le abilità per questo turno.
horde-event-readied = La carta { $card } torna pronta.
horde-event-exhausted = La carta { $card } si esaurisce.
horde-event-boost-attack = { $change ->
        [down] La carta { $card } perde { $number } di attacco in questo turno.
       *[up] La carta { $card } guadagna { $number } di attacco in questo turno.
    }
horde-event-boost-health = { $change ->
        [down] La carta { $card } perde { $number } di salute in questo turno.
       *[up] La carta { $card } guadagna { $number } di salute in questo turno.
    }
horde-event-boost-armor = { $change ->
        [down] La carta { $card } perde { $number } di armatura in questo turno.
       *[up] La carta { $card } guadagna { $number } di armatura in questo turno.
    }
horde-event-portal-turned = Il portale ruota.
horde-event-portal-collapses = Il portale sta crollando.
horde-event-portal-opened = Si apre il portale di stadio { $stage }.
horde-event-outsider-called = La carta { $card } va in fondo alla pila outsider.
horde-event-pushed-together = Tutti i mostri vengono compattati a sinistra.
horde-event-minion-returns = La carta { $card } torna nella retrovia.
horde-event-castle-draw = { $who } pesca una carta grazie al castello.
horde-event-next-stage = La carta { $card } va in fondo alla pila outsider.
horde-event-vanquished = L'ultimo outsider è distrutto: ora bisogna sopravvivere fino alla fine del turno.
horde-event-alliance-wins = { $how ->
    [survived] L'alleanza ha resistito e ha vinto.
   *[other] L'ultimo outsider è stato distrutto: l'alleanza ha vinto.
    }
horde-event-castle-destroyed = Il castello è stato distrutto: l'alleanza ha perso.
horde-event-deck-empty = Un mazzo è vuoto: l'alleanza ha perso.
horde-ending-outsider-destroyed = L'ultimo outsider è distrutto
horde-ending-castle-destroyed = Il castello è distrutto
horde-ending-deck-empty = Un mazzo è vuoto
horde-event-wounded = { $number ->
        [one] { $number } danno alla carta { $card }.
       *[other] { $number } danni alla carta { $card }.
    }
horde-event-healed = { $number ->
        [one] Tolto { $number } danno dalla carta { $card }.
       *[other] Tolti { $number } danni dalla carta { $card }.
    }
horde-event-health-put = { $number ->
        [one] Messo { $number } segnalino salute sulla carta { $card }.
       *[other] Messi { $number } segnalini salute sulla carta { $card }.
    }
horde-event-health-removed = { $number ->
        [one] Tolto { $number } segnalino salute dalla carta { $card }.
       *[other] Tolti { $number } segnalini salute dalla carta { $card }.
    }
horde-event-attack-put = { $number ->
        [one] Messo { $number } segnalino attacco sulla carta { $card }.
       *[other] Messi { $number } segnalini attacco sulla carta { $card }.
    }
horde-event-attack-removed = { $number ->
        [one] Tolto { $number } segnalino attacco dalla carta { $card }.
       *[other] Tolti { $number } segnalini attacco dalla carta { $card }.
    }
horde-event-weaken-put = { $number ->
        [one] Messo { $number } segnalino −1 attacco sulla carta { $card }.
       *[other] Messi { $number } segnalini −1 attacco sulla carta { $card }.
    }
horde-event-weaken-removed = { $number ->
        [one] Tolto { $number } segnalino −1 attacco dalla carta { $card }.
       *[other] Tolti { $number } segnalini −1 attacco dalla carta { $card }.
    }
horde-event-armor-put = { $number ->
        [one] Messo { $number } segnalino armatura sulla carta { $card }.
       *[other] Messi { $number } segnalini armatura sulla carta { $card }.
    }
horde-event-armor-removed = { $number ->
        [one] Tolto { $number } segnalino armatura dalla carta { $card }.
       *[other] Tolti { $number } segnalini armatura dalla carta { $card }.
    }
horde-event-cannot-be_engaged = Per ora la carta { $card } non può essere ingaggiata.
horde-event-cannot-strike = Per ora la carta { $card } non può colpire.
horde-event-cannot-deal_damage = Per ora la carta { $card } non può infliggere danni.
horde-event-cannot-pillage = Per ora la carta { $card } non può saccheggiare.
horde-event-cannot-be_moved = Per ora la carta { $card } non può essere spostata.
horde-event-cannot-be_exhausted = Per ora la carta { $card } non può essere esaurita.
horde-event-cannot-be_damaged = Per ora la carta { $card } non può subire danni.
horde-event-cannot-gain_wounds = Per ora la carta { $card } non può ottenere segnalini danno.
horde-event-cannot-gain_health = Per ora la carta { $card } non può ottenere segnalini salute.
horde-event-cannot-lose_wounds = Per ora la carta { $card } non può perdere segnalini danno.
horde-event-cannot-strike_in_fight = La carta { $card } non può colpire in questa fase Combattimento.

## Perché no

horde-why-finish-first = Prima rispondi alla domanda.
horde-why-only-reactions = Nella fase Sventura sono permesse solo reazioni.
horde-why-not-yours = Non ti appartiene: { $what }.
horde-why-taunt = Prima va ingaggiato un mostro con Provocazione.
horde-why-not-in-hand = Non è nella tua mano: { $what }.
horde-why-hero-stays = Per questa impresa la carta { $card } deve partire nella tua mano e non si rimette nel mazzo.
horde-why-no-reaction = La carta { $card } non ha il simbolo di reazione.
horde-why-too-dear = La carta { $card } costa { $cost } mana; ne hai { $mana }.
horde-why-no-room = Non c'è posto per { $card }.
horde-why-nothing-there = Lì non c'è nulla: { $what }.
horde-why-not-there = La carta { $card } non è lì.
horde-why-empty = { $side ->
        [m] Nella corsia { $number } non c'è nessun mostro.
        [b] Nella retrovia non c'è nessun mostro numero { $number }.
       *[a] Nella corsia { $number } non c'è nessuna carta alleanza.
    }
horde-why-no-ally = Non è un alleato: { $what }.
horde-why-no-monster-of-lanes = Non è un mostro in una corsia: { $what }.
horde-why-no-ability = La carta { $card } non ha abilità «Esaurisci:».
horde-why-stripped = La carta { $card } ha perso le sue abilità.
horde-why-spent = La carta { $card } non ha più segnalini salute: non fa più nulla e può essere scartata.
horde-why-no-monster = Non è un mostro della retrovia: { $what }.
horde-why-no-ready-ally = Nessun alleato pronto in una corsia senza mostri può ingaggiare { $card }.
horde-why-exhausted = La carta { $card } è esaurita.
horde-why-cannot-exhaust = La carta { $card } ora non può essere esaurita.
horde-why-cost-unpaid = Il costo della carta { $card } non può essere pagato.
horde-why-no-minion = Non è un servitore: { $what }.
horde-why-engaged-already = La carta { $card } è già in una corsia.
horde-why-no-health = La carta { $card } non ha salute.
horde-why-no-lane-to-engage = In ogni corsia c'è un mostro: per { $card } non c'è posto.
horde-why-tower-in-the-way = Una torre è nella corsia { $lane }, dove andrebbe il servitore.
horde-why-no-ally-to-engage = Nessun alleato può stare nella corsia { $lane }.
horde-why-cannot-be-engaged = La carta { $card } ora non può essere ingaggiata.
horde-why-price-unpaid = Ingaggiare { $card } ha un prezzo che nessuno può pagare: vedi { $source }.
horde-why-ally-would-pay = L'unica carta con cui pagare per ingaggiare { $card } è l'alleato che dovrebbe entrare nella corsia { $lane }.
horde-why-towers-stay = La carta { $card } è una torre: le torri non si spostano.
horde-why-cannot-move = La carta { $card } ora non può essere spostata.
horde-why-no-lane = Non c'è nessuna corsia dove la carta { $card } possa andare.

## Che cosa succederà se nessuno cambia nulla

horde-forecast-exactly = { $number }
horde-forecast-between = da { $low } a { $high }
horde-forecast-comes = Per allora in questa corsia: { $card }.
horde-forecast-perhaps-comes = Per allora forse in questa corsia: { $card }.
horde-forecast-destroyed = La carta { $card } sarà distrutta.
horde-forecast-perhaps-destroyed = La carta { $card } potrebbe essere distrutta.
horde-forecast-leaves = La carta { $card } lascerà il gioco.
horde-forecast-perhaps-leaves = La carta { $card } potrebbe lasciare il gioco.
horde-forecast-damage = Danni alla carta { $card }: { $amount }.
horde-forecast-castle-damage = Danni al castello: { $amount }.
horde-forecast-portal-damage = Danni al portale: { $amount }.
horde-forecast-left = Salute che resterà alla carta { $card }: { $amount }.
horde-forecast-deck-pillaged = Carte di { $who } saccheggiate: { $amount }.
horde-forecast-deck-left = Carte che restano nel mazzo di { $who }: { $amount }.
horde-forecast-lost = L'alleanza perde.
horde-forecast-perhaps-lost = L'alleanza potrebbe perdere.
horde-forecast-won = L'alleanza vince.
horde-forecast-perhaps-won = L'alleanza potrebbe vincere.
horde-forecast-doubt-treachery = La carta sventura è ancora nascosta.
horde-forecast-doubt-choices = Prima di allora ci sono scelte da fare.
horde-forecast-doubt-chance = Contano carte che nessuno conosce.
horde-forecast-doubt-more = Le possibilità sono più di quelle esaminate.

## Sfide

horde-option-renew = Rimescola la pila degli scarti nel mazzo
horde-group-renew = Il mazzo
horde-prompt-outsider = Quale outsider viene dopo?
horde-event-deck-renewed = { $who } rimescola la pila degli scarti nel mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }; { $left ->
        [0] non può farlo più.
        [one] può farlo ancora una volta.
       *[other] può farlo ancora { $left } volte.
    }
horde-event-challenge-spoiled = La sfida è persa; la partita continua.
horde-event-challenge-fulfilled = L'impresa della sfida è compiuta: ora resta da vincere la partita.
horde-event-challenge-achieved = La sfida è vinta: { $number ->
        [one] una medaglia.
       *[other] { $number } medaglie.
    }
horde-event-challenge-missed = La partita è vinta, ma non come chiede la sfida.
horde-ending-survived = L'alleanza ha resistito

## Con un giocatore orda, e in due insieme

horde-option-mana-split = { $one } ottiene { $first } mana, { $other } { $second }
horde-option-hide = Evoca una carta nascosta nella corsia { $lane }
horde-option-conceal = Nascondi { $card } ({ $place })
horde-option-challenge = Sfida con { $card ->
        [Nascosta] la carta nascosta
       *[other] { $card }
    } ({ $place })
horde-option-plan = Pesca una carta e pianifica la sventura
horde-option-rearrange = Scambia di posto le carte nascoste
horde-option-change-places = Le carte nelle corsie { $one } e { $two } si scambiano di posto

horde-group-hide = Evoca nascosta
horde-group-conceal = Nascondi
horde-group-challenge = Sfida
horde-group-plan = Sventura
horde-group-rearrange = Carte nascoste
horde-group-swap = Carte nascoste

horde-prompt-horde = Che cosa fa l'orda?
horde-prompt-last-plans = Pianifichi la sventura?
horde-prompt-plan = Quale carta va in cima al mazzo orda?
horde-prompt-hide = Quale carta evochi nascosta?
horde-prompt-rearrange = Quali carte nascoste si scambiano di posto?
horde-prompt-turn-up = Quale carta nascosta viene rivelata ora?

horde-event-concealed = La carta { $card } viene nascosta.
horde-event-laid-face-down = Una carta è evocata nascosta nella corsia { $lane }.
horde-event-laid-face-down-secret = La carta { $card } è evocata nascosta nella corsia { $lane }.
horde-event-turned-up = La carta nella corsia { $lane } viene rivelata: { $card }.
horde-event-planned = { $who } mette una carta in cima al mazzo orda.
horde-event-planned-secret = { $who } mette { $card } in cima al mazzo orda.
horde-event-rearranged = { $who } potrebbe aver scambiato di posto le carte nascoste.
horde-event-challenges = La carta { $card } sfida l'alleato ingaggiato.
horde-option-exhaust-foe = Esaurisci { $card ->
        [Nascosta] la carta nascosta
       *[other] { $card }
    } ({ $place }) e l'alleato ingaggiato
horde-group-exhaust = Esaurisci
horde-prompt-summon = Quale carta evochi?
horde-prompt-pile-lane = { $source }: dove entra?
horde-event-used-portal = Viene usata l'abilità della carta { $card }.
horde-event-exhausts-foe = La carta { $card } esaurisce l'alleato ingaggiato.
horde-prompt-consent = { $source }: lo scambi con l'alleato del tuo compagno?
horde-prompt-consent-to-discard = { $source }: il tuo compagno può scartarla?
horde-prompt-consent-to-pay = { $source }: scarti una carta perché il tuo compagno possa ingaggiare il servitore?
horde-prompt-cheaper = { $source }: la carta è giocata per meno mana, pagando invece ciò che dice?
horde-event-horde-card-revealed = L'orda rivela { $card }.
horde-why-horde-mana = Costa { $cost } mana; l'orda ne ha { $mana }.
horde-why-wave-played = { $number ->
        [0] L'ondata di questo turno non prevede nessuna carta.
        [one] L'ondata di questo turno prevede 1 sola carta.
       *[other] L'ondata di questo turno prevede { $number } carte, non di più.
    }
horde-why-lane-taken = In quella corsia c'è già una carta orda.
horde-why-lane-named = La corsia è stabilita dalla carta che evoca questa.
horde-why-concealed-already = La carta nella corsia { $lane } è già nascosta.
horde-why-few-concealed = Le carte nascoste sono meno di due, quindi non c'è nulla da scambiare di posto.
horde-why-summoning-over = Le carte si evocano solo durante l'ondata, che è finita.
horde-why-wave-first = Prima si evocano le carte dell'ondata, finché la mano ne ha; tutto il resto viene dopo.
horde-why-face-down-only = Ora le carte arrivano nascoste: scegli una corsia per una di esse.
horde-why-portal-without = La carta { $card } non ha abilità per il giocatore orda.
horde-why-portal-used = L'abilità della carta { $card } è già stata usata in questo turno.
horde-why-attachments-stay = La carta { $card } è un potenziamento in gioco: si scartano solo alleati e torri.
horde-why-cannot-conceal = La carta { $card } ha segnalini o potenziamenti, o non è un mostro da nascondere.
horde-why-no-foe = Nessun alleato sta davanti alla carta { $card }.
horde-why-has-play = La carta { $card } ha un'abilità «Gioca:».
horde-why-minions-cannot = La carta { $card } è un servitore.
horde-why-cannot-discard = La carta { $card } è un outsider o un servitore: non appartiene a nessun mazzo e non si scarta mai.
horde-why-no-discarding = Il giocatore orda non può scartare mostri.
horde-why-challenged = La carta { $card } è stata sfidata e deve restare.

## Ciò che non fa una partita

horde-refused-help = Una sfida si affronta senza aiuti: scegli la sfida oppure l'aiuto per le prime partite.
horde-refused-tiers = Un giocatore orda evoca dalla mano: i due mazzi orda sono per le partite senza di lui.
horde-refused-mixed = Nessuna orda si chiama «{ $name }»: scrivi none (nessuna), all (tutte) oppure alcune orde separate da +, tra { $hordes }.
