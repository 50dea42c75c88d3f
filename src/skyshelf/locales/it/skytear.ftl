### Skytear. Tutto ciò che dice il gioco; i termini sono quelli di docs/glossary/it.yaml.
### Un passo è una frase; `.then` è la stessa senza maiuscola e punto, `.may` è all'infinito ("puoi ...").
### I nomi hanno le forme `.to` (a), `.on` (su), `.of` (di), `.from` (da), `.cap` (a inizio frase); gli aggettivi quelle di effects.ftl.
### `.pro` dice se la parola è un pronome (yes: "spingilo") o chi compie l'azione (self: "adiacente al suo").

## Nomi

skytear-faction-kurumo = Kurumo
    .m = Kurumo
    .f = Kurumo
    .mp = Kurumo
    .fp = Kurumo
    .other = no
    .is = è di Kurumo
    .isf = è di Kurumo
    .isnot = non è di Kurumo
    .isnotf = non è di Kurumo
skytear-faction-liothan = Liothan
    .m = Liothan
    .f = Liothan
    .mp = Liothan
    .fp = Liothan
    .other = no
    .is = è di Liothan
    .isf = è di Liothan
    .isnot = non è di Liothan
    .isnotf = non è di Liothan
skytear-faction-taulot = Taulot
    .m = Taulot
    .f = Taulot
    .mp = Taulot
    .fp = Taulot
    .other = no
    .is = è di Taulot
    .isf = è di Taulot
    .isnot = non è di Taulot
    .isnotf = non è di Taulot
skytear-faction-nupten = Nupten
    .m = Nupten
    .f = Nupten
    .mp = Nupten
    .fp = Nupten
    .other = no
    .is = è di Nupten
    .isf = è di Nupten
    .isnot = non è di Nupten
    .isnotf = non è di Nupten
skytear-rune-fire = fuoco
skytear-rune-ice = ghiaccio
skytear-rune-earth = terra
skytear-rune-air = aria
skytear-role-mage = mago
skytear-role-tank = difensore
skytear-role-warrior = guerriero
skytear-role-marksman = tiratore
skytear-role-support = supporto
skytear-role-specialist = specialista
skytear-role-assassin = assassino
skytear-condition-slow = Lentezza
    .m = Lento
    .f = Lenta
    .mp = Lenti
    .fp = Lente
    .other = no
    .is = è Lento
    .isf = è Lenta
    .isnot = non è Lento
    .isnotf = non è Lenta
skytear-condition-fast = Velocità
    .m = Veloce
    .f = Veloce
    .mp = Veloci
    .fp = Veloci
    .other = no
    .is = è Veloce
    .isf = è Veloce
    .isnot = non è Veloce
    .isnotf = non è Veloce
skytear-condition-frenzy = Frenesia
    .m = in Frenesia
    .f = in Frenesia
    .mp = in Frenesia
    .fp = in Frenesia
    .other = no
    .is = è in Frenesia
    .isf = è in Frenesia
    .isnot = non è in Frenesia
    .isnotf = non è in Frenesia
skytear-condition-disarm = Disarmo
    .m = Disarmato
    .f = Disarmata
    .mp = Disarmati
    .fp = Disarmate
    .other = no
    .is = è Disarmato
    .isf = è Disarmata
    .isnot = non è Disarmato
    .isnotf = non è Disarmata
skytear-condition-marked = Marchio
    .m = Marchiato
    .f = Marchiata
    .mp = Marchiati
    .fp = Marchiate
    .other = no
    .is = è Marchiato
    .isf = è Marchiata
    .isnot = non è Marchiato
    .isnotf = non è Marchiata
skytear-condition-shapeshifted = Mutaforma
    .m = Mutaforma
    .f = Mutaforma
    .mp = Mutaforma
    .fp = Mutaforma
    .other = no
    .is = è Mutaforma
    .isf = è Mutaforma
    .isnot = non è Mutaforma
    .isnotf = non è Mutaforma
skytear-action-move = Movimento
skytear-action-lead = Guida
skytear-action-attack = Attacco
skytear-action-skirmish = Schermaglia
skytear-action-worship = Adorazione
skytear-icon-always = Sempre
skytear-icon-worship = Adorazione
skytear-icon-marked = Marchio
skytear-icon-shapeshifted = Mutaforma
skytear-icon-pillar = Pilastro
skytear-icon-illusion = Illusione
skytear-stat-attack = Attacco
skytear-stat-armor = Armatura
skytear-stat-skirmish = ai danni da Schermaglia
skytear-stat-control = Controllo
skytear-stat-lead = Controllo con la propria carta Guida
skytear-stat-move = al Movimento
skytear-kind-hero = eroe
    .a = un eroe
    .plural = eroi
    .gender = m
    .the = l'eroe
    .tothe = all'eroe
    .onthe = sull'eroe
    .ofthe = dell'eroe
    .fromthe = dall'eroe
skytear-kind-minion = servitore
    .a = un servitore
    .plural = servitori
    .gender = m
    .the = il servitore
    .tothe = al servitore
    .onthe = sul servitore
    .ofthe = del servitore
    .fromthe = dal servitore
skytear-kind-unit = eroe o servitore
    .a = un eroe o servitore
    .plural = eroi o servitori
    .gender = m
    .the = l'eroe o servitore
    .tothe = all'eroe o servitore
    .onthe = sull'eroe o servitore
    .ofthe = dell'eroe o servitore
    .fromthe = dall'eroe o servitore
skytear-lane-west = corsia ovest
    .cap = Corsia ovest
    .of = della corsia ovest
    .on = nella corsia ovest
skytear-lane-mid = corsia centrale
    .cap = Corsia centrale
    .of = della corsia centrale
    .on = nella corsia centrale
skytear-lane-east = corsia est
    .cap = Corsia est
    .of = della corsia est
    .on = nella corsia est
skytear-dome-dome = cupola
    .cap = Cupola
    .of = della cupola
    .on = nella cupola
skytear-dome-west = cupola ovest
    .cap = Cupola ovest
    .of = della cupola ovest
    .on = nella cupola ovest
skytear-dome-east = cupola est
    .cap = Cupola est
    .of = della cupola est
    .on = nella cupola est
skytear-minion-at = servitore { $side ->
        [north] del Nord
       *[south] del Sud
    } ({ $hex })
skytear-hero-of = { $hero } { $side ->
        [north] del Nord
       *[south] del Sud
    }
skytear-pillar-at = pilastro ({ $hex })
skytear-illusion-at = illusione di { $hero } ({ $hex })
skytear-shape-ring1 = un anello
    .around = un anello intorno all'incantatore
skytear-shape-arc3 = un arco di 3 esagoni
    .around = un arco di 3 esagoni accanto all'incantatore
skytear-shape-line3 = una linea di 3 esagoni
    .around = una linea di 3 esagoni che parte dall'incantatore
skytear-shape-cone6 = un cono di 6 esagoni
    .around = un cono di 6 esagoni che parte dall'incantatore
skytear-shape-disc2 = un disco di raggio 2
    .around = un disco di raggio 2 intorno all'incantatore
skytear-shape-disc1 = un disco di 7 esagoni
skytear-shape-tri3 = un triangolo di 3 esagoni
skytear-shape-bar3 = una fila di 3 esagoni

skytear-victory-left = Ala Spezzata: Sinistra
skytear-victory-left-text = Distruggi la Torre nemica alla tua sinistra: il Sud quella della corsia ovest, il Nord quella della corsia est.
skytear-victory-right = Ala Spezzata: Destra
skytear-victory-right-text = Distruggi la Torre nemica alla tua destra: il Sud quella della corsia est, il Nord quella della corsia ovest.
skytear-victory-lords = Signori del Campo
skytear-victory-lords-text = Vinci 6 segnalini controllo nel corso della partita; le Cupole contano.
skytear-victory-heads = Cacciatori di Teste
skytear-victory-heads-text = Sconfiggi 3 eroi nemici nel corso della partita.
skytear-victory-twin = Doppio Trofeo
skytear-victory-twin-text = Sconfiggi 2 eroi nemici in un solo turno.
skytear-victory-beyond = Padroni dell'Oltre
skytear-victory-beyond-text = Vinci una Cupola 3 volte nel corso della partita.
skytear-victory-cull = La Mietitura
skytear-victory-cull-text = Sconfiggi 16 servitori nemici nel corso della partita.
skytear-victory-gates = Alle Porte
skytear-victory-gates-text = Alla fine di una Fase Eroi, due tuoi eroi sono entro 2 esagoni dal Nexus nemico.
skytear-victory-sweep = Piazza Pulita
skytear-victory-sweep-text = Dal turno 2: vinci ogni segnalino controllo in una sola Fase Servitori.
skytear-victory-pincer = Tenaglia
skytear-victory-pincer-text = Dal turno 3: alla fine di una Fase Servitori, ogni segnalino corsia è avanzato di 3 o più passi verso il nemico.

# What wins, for those who sit on one side.
skytear-goal-wing = Ala Spezzata: { $lane }
skytear-goal-wing-text = Distruggi { $tower }.
skytear-goal-nexus = Nexus
skytear-goal-nexus-text = Distruggi il Nexus nemico. Può subire danni quando è caduta una Torre della sua parte.
skytear-goal-tower = Torre
skytear-goal-tower-text = Distruggi la Torre nemica. Se non ne cade nessuna, vince chi dopo l'ultimo turno ha spinto il segnalino nell'altra metà della corsia.

## Impostazioni

skytear-role-south = Sud
skytear-role-north = Nord
skytear-setting-battlefield = Campo di battaglia
skytear-setting-battlefield-help = Dove si combatte: quante corsie e quanti eroi ci sono. Una sola corsia è per 2 giocatori.
skytear-setting-battlefield-two_lanes = Due corsie
skytear-setting-battlefield-three_lanes = Tre corsie
skytear-setting-battlefield-one_lane = Una corsia (per esercizio)
skytear-setting-format = Eroi
skytear-setting-format-help = Che cosa si sceglie per formare le squadre. Gruppi e scambi di carte richiedono eroi scelti.
skytear-setting-format-first = Fazioni con i loro eroi iniziali
skytear-setting-format-casual = Fazioni, poi eroi
skytear-setting-format-competitive = Eroi, ogni parte dal suo gruppo
skytear-setting-format-random = Squadre a caso
skytear-setting-format-teams = Squadre con il loro mazzo
skytear-setting-mode = Regole
skytear-setting-mode-help = Le regole semplificate sono per una prima partita.
skytear-setting-mode-standard = Complete
skytear-setting-mode-simplified = Semplificate: né abilità né Adorazione né rune
skytear-setting-edition = Edizione
skytear-setting-edition-help = Nell'edizione polacca solo un altro eroe scopre un nemico in Copertura; ciò che non ha una fine indicata dura fino alla prossima attivazione dell'eroe; i Kurumo marchiano qualsiasi eroe nemico a scelta, visto o no; i Liothan fanno mutare forma a qualsiasi eroe amico; i Taulot innalzano pilastri in qualsiasi esagono libero a scelta; i danni di corsia si dividono tra Torri e Nexus; in caso di parità evoca per primo il primo giocatore; chi ha danneggiato una struttura dice chi pesca.
skytear-setting-edition-english = Inglese
skytear-setting-edition-polish = Polacca
skytear-setting-outsiders = Outsider
skytear-setting-outsiders-help = Quali mostri neutrali arrivano sul campo di battaglia.
skytear-setting-outsiders-starter = Fauci dello Squarcio
skytear-setting-outsiders-random = Pescati a caso
skytear-setting-decks = Mazzi
skytear-setting-decks-help = Stabilisce se prima della partita si possono scambiare carte di ogni mazzo con altre delle fazioni della sua parte.
skytear-setting-decks-piles = Ogni eroe porta il suo mazzetto
skytear-setting-decks-built = Scambi di carte dopo la scelta degli eroi
skytear-setting-points = Punti
skytear-setting-points-help = Stabilisce se gli eroi con le loro carte devono stare entro un tetto.
skytear-setting-points-free = Non contano
skytear-setting-points-budget = 120 per ogni eroe con le sue carte
skytear-setting-stops = Richieste di reazione
skytear-setting-stops-help = Quanto spesso si chiede ai giocatori se rispondono; ognuno può cambiarlo durante la partita.
skytear-setting-stops-smart = Quando si può rispondere a un effetto nemico
skytear-setting-stops-full = Per ogni effetto
skytear-setting-stops-never = Mai
skytear-setting-south_pool = Gruppo o squadra del Sud
skytear-setting-south_pool-help = Vuoto, oppure il testo di un gruppo o di una squadra: una riga per ogni eroe e ogni carta. Per la scelta da gruppi e per le squadre con il loro mazzo.
skytear-setting-south_pool-all = Scelto al tavolo; con squadre e mazzi, a caso
skytear-setting-north_pool = Gruppo o squadra del Nord
skytear-setting-north_pool-help = { skytear-setting-south_pool-help }
skytear-setting-north_pool-all = { skytear-setting-south_pool-all }

## Dove stanno le cose

skytear-wind-north = a nord
skytear-wind-north-north-east = a nord-nord-est
skytear-wind-north-east = a nord-est
skytear-wind-east-north-east = a est-nord-est
skytear-wind-east = a est
skytear-wind-east-south-east = a est-sud-est
skytear-wind-south-east = a sud-est
skytear-wind-south-south-east = a sud-sud-est
skytear-wind-south = a sud
skytear-wind-south-south-west = a sud-sud-ovest
skytear-wind-south-west = a sud-ovest
skytear-wind-west-south-west = a ovest-sud-ovest
skytear-wind-west = a ovest
skytear-wind-west-north-west = a ovest-nord-ovest
skytear-wind-north-west = a nord-ovest
skytear-wind-north-north-west = a nord-nord-ovest
skytear-landmark-nexus-south = il Nexus sud
    .at = sul Nexus sud
    .atcap = Sul Nexus sud
    .of = del Nexus sud
skytear-landmark-nexus-north = il Nexus nord
    .at = sul Nexus nord
    .atcap = Sul Nexus nord
    .of = del Nexus nord
skytear-landmark-tower-south = la Torre sud { $lane-of }
    .at = sulla Torre sud { $lane-of }
    .atcap = Sulla Torre sud { $lane-of }
    .of = della Torre sud { $lane-of }
skytear-landmark-tower-north = la Torre nord { $lane-of }
    .at = sulla Torre nord { $lane-of }
    .atcap = Sulla Torre nord { $lane-of }
    .of = della Torre nord { $lane-of }
skytear-landmark-middle = il centro { $lane-of }
    .at = al centro { $lane-of }
    .atcap = Al centro { $lane-of }
    .of = del centro { $lane-of }
skytear-landmark-dome = il centro { $dome-of }
    .at = al centro { $dome-of }
    .atcap = Al centro { $dome-of }
    .of = del centro { $dome-of }
skytear-place-at = { $landmark-at }
    .cap = { $landmark-atcap }
skytear-place-gate = alla porta { $landmark-of }
    .cap = Alla porta { $landmark-of }
skytear-place-in-dome = { $dome-on }, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } { $wind } del suo centro
    .cap = { $dome-cap }, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } { $wind } del suo centro
skytear-place-lane-by = { $lane-on }, { $place }
    .cap = { $lane-cap }, { $place }
skytear-place-on-lane = { $lane-on }, a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dal suo centro verso { $side ->
        [north] Nord
       *[south] Sud
    }
    .cap = { $lane-cap }, a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dal suo centro verso { $side ->
        [north] Nord
       *[south] Sud
    }
skytear-place-ground = { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } { $wind } { $landmark-of }
    .cap = { $steps ->
        [one] Un passo
       *[other] { $steps } passi
    } { $wind } { $landmark-of }
skytear-place-forest = nella foresta, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } { $wind } { $landmark-of }
    .cap = Nella foresta, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } { $wind } { $landmark-of }
skytear-place-ground-between = tra { $one } e { $other }
    .cap = Tra { $one } e { $other }
skytear-place-forest-between = nella foresta tra { $one } e { $other }
    .cap = Nella foresta tra { $one } e { $other }

## Che cosa si sceglie

skytear-option-minion = Servitore { $side ->
        [north] del Nord
       *[south] del Sud
    } ({ $hex })
skytear-option-pillar = Pilastro ({ $hex })
skytear-option-illusion = Illusione di { $hero } ({ $hex })
skytear-option-hex = { $hex-cap }
skytear-option-area = { $first-cap }; { $last }
skytear-option-card = { $card }
skytear-option-lane = { $lane-cap }
skytear-option-effect-of = { $name } di { $hero }
skytear-option-effect-at = { $effect } → { $aims }
skytear-option-effect-alike = { $effect } ({ $place })
skytear-option-alternative = { $text }
skytear-option-activate = Attiva { $hero }
skytear-option-leave = Lascia fare a chi è in squadra con te
skytear-option-declare = { $action }
skytear-option-play = Gioca { $card } con { $hero }
skytear-option-end = Termina l'attivazione
skytear-option-pass = Lascia che accada
skytear-option-pass-all = Lascia accadere tutto in questa attivazione
skytear-option-stops-smart = Chiedimelo quando si può rispondere a un effetto nemico
skytear-option-stops-full = Chiedimelo per ogni effetto
skytear-option-stops-never = Non chiedermi mai reazioni
skytear-option-flip = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low ->
        [one] 1 danno
       *[other] { $low } danni
    }
skytear-option-flip-range = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): da { $low } a { $high } danni
skytear-option-lead = { $card }: +{ $number } Controllo
skytear-option-lead-under = { $card } sotto { $hero }: +{ $number } Controllo
skytear-option-border = { $first-cap }; { $last }
skytear-option-word-elsewhere = Altrove
skytear-option-word-auto = Si comincia così
skytear-option-leave-minions = Il più vicino al tuo Nexus, e così gli altri
skytear-option-word-rest = Il resto lo sceglie il caso
skytear-option-word-deck = La prima carta del tuo mazzo, senza guardarla
skytear-option-word-cancelled = Lascia che sia annullata

skytear-group-activate = Eroi
skytear-group-action = Azioni
skytear-group-play = Carte da giocare
skytear-group-unit = Sul campo di battaglia
skytear-group-hex = Esagoni
skytear-group-area = Aree
skytear-group-card = Carte
skytear-group-lead = Carte Guida
skytear-group-faction = Fazioni
skytear-group-player = Giocatori
skytear-group-lane = Corsie
skytear-group-effect = Sulla Pila
skytear-group-option = Possibilità
skytear-group-number = Numeri
skytear-group-skill = Abilità
skytear-group-at = Posti
skytear-group-pass = Reazioni
skytear-group-stops = Quando chiedertelo
skytear-group-end = Fine
skytear-group-done = Fatto
skytear-group-yes = Sì
skytear-group-no = No
skytear-group-auto = Al posto mio
skytear-group-deck = Mazzo
skytear-group-cancelled = Annullamento
skytear-group-leave = Squadra

skytear-prompt-faction = Scegli una fazione.
skytear-prompt-hero = Scegli un eroe.
skytear-prompt-pool = Scegli gli eroi del tuo gruppo ({ $source }).
skytear-pool-place = { $place } di { $size }
skytear-list = { $first }, { $rest }
skytear-places = { $first }; { $rest }
# How a contest stands, what is left of a won lane, and what a flipped card is added to.
skytear-scored = { $where }, Sud { $south }, Nord { $north }
    .cap = { $where-cap }, Sud { $south }, Nord { $north }
skytear-left-over = { $where }, { $points ->
    [one] resta 1 punto
   *[other] restano { $points } punti
}
    .cap = { $where-cap }, { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }
skytear-flip-attack = Attacco { $attack }, bersaglio: { $target }{ $armor ->
    [0] {""}
   *[other] , armatura { $armor }
}
skytear-lanes = { $first } e { $rest }
    .cap = { $first-cap } e { $rest }
skytear-prompt-deck-out = Quale carta lascia il tuo mazzo?
skytear-prompt-deck-in = Quale carta entra al posto di { $source }?
skytear-prompt-place-hero = I tuoi eroi sono schierati. { $source } potrebbe partire da un altro esagono.
skytear-prompt-hold-flux = Chi della tua squadra tiene il Flusso di Skytear?
skytear-prompt-mulligan = Quali carte cambi con altre del tuo mazzo?
skytear-prompt-activate = Quale eroe attivi?
skytear-prompt-act = Che cosa fa { $source }?
skytear-prompt-respond = { $source }: rispondi?
skytear-prompt-trigger-order = Quale abilità va per prima sulla Pila?
skytear-prompt-attack = Chi attacchi?
skytear-prompt-mark = Chi marchi?
skytear-prompt-pillar = Dove sorge il pilastro?
skytear-prompt-take-pillar = Quale pilastro togli?
skytear-prompt-move = Dove va { $source }?
skytear-prompt-lead = Quale carta va sotto { $source }?
    .done = Nessuna carta
skytear-prompt-skirmish = Schermaglia ({ $source }): un passo o un colpo?
skytear-prompt-shapeshift = Chi diventa Mutaforma?
skytear-prompt-exhaust-first = Vuoi prima Esaurire { $source }, perché sia Mutaforma nella prossima attivazione?
skytear-prompt-illusion = Dove va l'illusione di { $source }?
    .done = Non inviare illusioni
skytear-prompt-target = { $source }: su chi?
skytear-prompt-target-hex = { $source }: quale esagono?
skytear-prompt-target-effect = { $source }: quale effetto?
skytear-prompt-where = { $source }: dove?
skytear-prompt-area = { $source }: come si dispone l'area?
skytear-prompt-flip = { $source-plural ->
    [no] { $source }: quale carta girata conta?
   *[none] Quale carta girata conta?
}
skytear-prompt-choose = { $source }: scegli.
skytear-prompt-may = { $source }: lo fai?
skytear-prompt-lane = { $source }: quale corsia?
skytear-prompt-soak = { $source }
skytear-soaking = Sta per subire danni: { $spared }. Quanti PV perde { $hero } al suo posto (ne ha { $hp })?
skytear-prompt-sacrifice = { $source }: che cosa sacrifichi?
skytear-prompt-refresh = { $source }: quale carta lascia l'eroe?
skytear-prompt-retarget = { $source }: chi è attaccato al suo posto?
skytear-prompt-discard-or-cancel = { $source }: scarta una carta, o la tua è annullata.
skytear-prompt-predict = La cima del tuo mazzo: scarta quante di queste carte vuoi.
skytear-prompt-predict-order = Quale carta torna sul mazzo? L'ultima resta in cima.
skytear-prompt-use-lead = { $source-cap }: quale carta Guida conta?
    .done = Non contarne nessuna
skytear-prompt-lane-damage = { $source-plural ->
    [no] { $source-cap }: quale servitore è colpito?
   *[none] Quale servitore è colpito?
}
skytear-prompt-structure = { $source-plural ->
    [no] { $source-cap }: quale struttura è colpita?
   *[none] Quale struttura è colpita?
}
skytear-prompt-structure-points = Quanti danni subisce?
skytear-prompt-advance = { $source-plural ->
    [no] { $source-cap }: dove va il segnalino?
   *[none] Dove va il segnalino?
}
skytear-prompt-place-minion = { $source-plural ->
    [no] { $source-cap }: dove va il servitore?
   *[none] Dove va il servitore?
}
skytear-prompt-spawn = Quanti servitori evochi { $source-on }?
skytear-prompt-who-calls = Chi agisce con l'outsider ({ $source })?
skytear-prompt-call-outsider = Dove posizioni l'outsider ({ $source })?
skytear-prompt-outsider = Outsider ({ $source }): che cosa fa?
skytear-prompt-crawl = Outsider ({ $source }): dove striscia?
skytear-prompt-who-draws = Chi pesca la carta?
skytear-prompt-hand-limit = Scarta fino a restare con 6 carte.
skytear-prompt-return = Dove torna { $source }?

## Che cosa succede

skytear-event-turn = Comincia il turno { $turn }.
skytear-event-faction-drafted = { $who } sceglie { $faction }.
skytear-event-hero-drafted = { $who } sceglie { $hero }.
skytear-event-pool-chosen = Il gruppo di { $who }: { $heroes }.
skytear-event-exchanged = { $who } scambia { $out } con { $card }.
skytear-event-holds-flux = { $who } tiene il Flusso di Skytear.
skytear-event-mulligan = { $number ->
        [0] { $who } tiene tutta la mano.
        [one] { $who } cambia una carta.
       *[other] { $who } cambia { $number } carte.
    }
skytear-event-drew = { $who } pesca una carta.
skytear-event-drew-secret = Peschi { $card }.
skytear-event-deck-renewed = La pila degli scarti di { $who } diventa un mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
skytear-event-team-deck-renewed = La pila degli scarti { $side ->
        [north] del Nord
       *[south] del Sud
    } diventa un mazzo di { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
skytear-event-flipped = { $who } gira { $card }: { $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $modifier }
    }.
skytear-event-discarded = { $who } scarta { $card }.
skytear-event-activated = { $who } attiva { $unit }.
skytear-event-exhausted = { $unit } si Esaurisce.
skytear-event-declared = { $hero } dichiara { $what }.
skytear-event-played = { $who } gioca { $what } con { $hero }.
skytear-event-triggered = { $hero } attiva { $what }.
skytear-event-ignored = Non ha più effetto: { $what }.
skytear-event-not-taken = { $unit } ora non può eseguire l'azione { $what }.
skytear-event-cancelled = Effetto annullato: { $what }.
skytear-event-retargeted = L'Attacco ha un nuovo bersaglio: { $target }.
skytear-event-moved = { $called ->
        [thing] Il { $unit }
       *[name] { $unit }
    } si muove; ora si trova { $hex }.
skytear-event-led = { $who } mette una carta Guida sotto { $hero }, { $from ->
        [hand] dalla mano
       *[other] dal mazzo
    }.
skytear-event-led-secret = { $from ->
    [hand] Metti { $card } sotto { $hero }.
    [mate] { $who } mette { $card } sotto { $hero }, dal mazzo; è una carta che hai visto.
   *[deck] Metti { $card } sotto { $hero }, dal mazzo.
}
skytear-event-attacks = { $unit } attacca per { $number }; bersaglio: { $target }.
skytear-event-skirmishes = { $unit } colpisce per { $number }; bersaglio: { $target }.
skytear-event-hp-lost = { $unit } perde { $number } PV ({ $hp ->
        [one] ne resta { $hp }
       *[other] ne restano { $hp }
    }).
skytear-event-healed = { $unit } recupera { $number } PV (ora ne ha { $hp }).
skytear-event-hero-defeated = Eroe sconfitto: { $unit }; { $row ->
    [0] non tornerà più
   *[other] tornerà nel turno { $row }
}.
skytear-event-minion-defeated = Sconfitto il { $unit }.
skytear-event-condition = { $unit } ottiene { $condition }.
skytear-event-condition-lost = { $unit } perde { $condition }.
skytear-event-no-pillar = La carta { $card } non fa sorgere nessun pilastro.
skytear-event-nothing-to-give-up = La carta { $card } non ha effetto: non c'è nulla da sacrificare.
skytear-event-left-out = { $what }: { $part ->
        [token] non appare nessuno, perché nessun segnalino di corsia è in vista.
        [reserve] non appare nessuno, perché nella riserva non c'è nessun servitore.
        [place] nessuno viene piazzato, perché nessun esagono adatto è libero.
        [pillar] nessuno viene piazzato, perché non c'è nessun pilastro amico.
        [swap] nessuno scambio, perché non c'è un'illusione o i due posti non si possono scambiare.
       *[target] l'Attacco mantiene il suo bersaglio, perché nessun altro è legale.
    }
skytear-event-stays = { $unit } resta dov'è: gli effetti nemici non possono muovere questo eroe.
skytear-event-pillar-removed = Rimosso il pilastro { $side ->
        [north] del Nord
       *[south] del Sud
    } ({ $hex }).
skytear-event-pillar = Sorge un pilastro { $side ->
        [north] del Nord
       *[south] del Sud
    }: si trova { $hex }.
skytear-event-pillar-taken = Tolto il pilastro { $side ->
        [north] del Nord
       *[south] del Sud
    } ({ $hex }).
skytear-event-illusion = L'illusione di { $unit } si trova { $hex }.
skytear-event-illusion-gone = Svanisce l'illusione di { $unit } ({ $hex }).
skytear-event-hexes-closed = Elementi Bloccanti fino alla fine del turno: { $hexes }.
skytear-event-burned = La carta { $card } brucia su { $unit }.
skytear-event-refreshed = La carta { $card } lascia { $unit }, che riottiene il suo mana.
skytear-event-predicts = { $who } { $number ->
    [0] non ha più carte da guardare
    [one] guarda la prima carta del mazzo
   *[other] guarda le prime { $number } carte del mazzo
}.
skytear-event-lead-revealed = { $hero } rivela la carta Guida { $card }.
skytear-event-lead-used = La carta { $card } conta per { $side ->
        [north] il Nord
       *[south] il Sud
    }: +{ $number } Controllo.
skytear-event-contest = { $where-cap }: Sud ha Controllo { $south }, Nord { $north }.
skytear-event-tower-damaged = La Torre { $side ->
        [north] del Nord
       *[south] del Sud
    } { $lane-on } subisce { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } ({ $hp ->
        [one] resta { $hp }
       *[other] restano { $hp }
    } PV).
skytear-event-tower-destroyed = La Torre { $side ->
        [north] del Nord
       *[south] del Sud
    } { $lane-on } cade.
skytear-event-nexus-damaged = Il Nexus { $side ->
        [north] del Nord
       *[south] del Sud
    } subisce { $number ->
        [one] { $number } danno
       *[other] { $number } danni
    } ({ $hp ->
        [one] resta { $hp }
       *[other] restano { $hp }
    } PV).
skytear-event-token-advanced = Il segnalino { $lane-of } avanza; ora si trova { $hex }.
skytear-event-spawned = { $number ->
        [one] Un servitore
       *[other] { $number } servitori
    } { $side ->
        [north] del Nord
       *[south] del Sud
    } { $number ->
        [one] arriva
       *[other] arrivano
    } { $lane-on }.
skytear-event-minions-placed = I servitori { $side ->
        [north] del Nord
       *[south] del Sud
    } { $lane-on } ora si trovano: { $hexes }.
skytear-event-minions-withdrawn = { $number ->
        [one] Un servitore
       *[other] { $number } servitori
    } { $side ->
        [north] del Nord
       *[south] del Sud
    } non { $number ->
        [one] trova
       *[other] trovano
    } posto { $lane-on } e { $number ->
        [one] torna
       *[other] tornano
    } nella riserva.
skytear-event-outsider-called = Appare l'outsider { $unit }. Occupa due esagoni: { $hex }; { $other }.
skytear-event-outsider-moved = L'outsider { $unit } si muove. Ora occupa due esagoni: { $hex }; { $other }.
skytear-event-returned = { $unit } torna: si trova { $hex }.
skytear-event-hero-cards-cleared = Le carte sopra e sotto gli eroi sono scartate.
skytear-event-ends-nexus = { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} distrutto il Nexus nemico.
skytear-event-ends-tower = { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} distrutto la Torre nemica.
skytear-event-ends-ground = L'ultimo turno è finito, e il segnalino è nella metà della corsia { $side ->
    [north] del Sud
    [south] del Nord
   *[unknown] di chi perde
}.
skytear-event-ends-track-full = L'ultimo turno è finito: parità.
skytear-event-ends-both-at-once = Le due parti raggiungono l'obiettivo nello stesso momento: parità.
skytear-event-ends-left = Ala Spezzata: Sinistra. { $side ->
    [north] Il Nord ha distrutto la Torre sud della corsia est
    [south] Il Sud ha distrutto la Torre nord della corsia ovest
   *[unknown] I vincitori hanno distrutto la Torre alla loro sinistra
}.
skytear-event-ends-right = Ala Spezzata: Destra. { $side ->
    [north] Il Nord ha distrutto la Torre sud della corsia ovest
    [south] Il Sud ha distrutto la Torre nord della corsia est
   *[unknown] I vincitori hanno distrutto la Torre alla loro destra
}.
skytear-event-ends-lords = Signori del Campo. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} vinto 6 segnalini controllo.
skytear-event-ends-heads = Cacciatori di Teste. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} sconfitto 3 eroi.
skytear-event-ends-twin = Doppio Trofeo. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} sconfitto 2 eroi in un solo turno.
skytear-event-ends-beyond = Padroni dell'Oltre. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} vinto una Cupola 3 volte.
skytear-event-ends-cull = La Mietitura. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} sconfitto 16 servitori.
skytear-event-ends-gates = Alle Porte. Due eroi { $side ->
    [north] del Nord
    [south] del Sud
   *[unknown] dei vincitori
} stanno entro 2 esagoni dal Nexus nemico.
skytear-event-ends-sweep = Piazza Pulita. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} vinto ogni segnalino controllo in una sola Fase Servitori.
skytear-event-ends-pincer = Tenaglia. { $side ->
    [north] Il Nord ha
    [south] Il Sud ha
   *[unknown] I vincitori hanno
} spinto ogni segnalino corsia di 3 o più passi verso il nemico.

## Che cosa succederà

skytear-forecast-control-south = { $where-cap }: Sud { $low },
skytear-forecast-control-south-range = { $where-cap }: Sud da { $low } a { $high },
skytear-forecast-control-north = Nord { $low }.
skytear-forecast-control-north-range = Nord da { $low } a { $high }.
skytear-forecast-tie = Non vince nessuno.
skytear-forecast-tie-range = Forse non vince nessuno.
skytear-forecast-won-south = Vince Sud di { $margin }.
skytear-forecast-won-south-range = Sud può vincere di { $margin }.
skytear-forecast-won-north = Vince Nord di { $margin }.
skytear-forecast-won-north-range = Nord può vincere di { $margin }.
skytear-forecast-won-south-between = Vince Sud con un margine da { $low } a { $high }.
skytear-forecast-won-north-between = Vince Nord con un margine da { $low } a { $high }.
skytear-forecast-minions = { $high ->
        [one] Cade un servitore
       *[other] Cadono { $high } servitori
    } { $side ->
        [north] del Nord
       *[south] del Sud
    }.
skytear-forecast-minions-range = { $high ->
        [one] Può cadere un servitore
       *[other] Possono cadere { $high } servitori
    } { $side ->
        [north] del Nord
       *[south] del Sud
    }.
skytear-forecast-structure = Una struttura { $side ->
        [north] del Nord
       *[south] del Sud
    } perde { $high } PV.
skytear-forecast-structure-range = Una struttura { $side ->
        [north] del Nord
       *[south] del Sud
    } può perdere { $high } PV.
skytear-forecast-doubt-leads = Le carte Guida a faccia in giù possono cambiare tutto.
skytear-forecast-doubt-spared = Un eroe può subire danni al posto dei servitori.
skytear-forecast-doubt-strays = I servitori piazzati in una corsia possono poi contare in un'altra.

## Com'è finita

skytear-ending-nexus = Il Nexus nemico è stato distrutto.
skytear-ending-tower = La Torre nemica è stata distrutta.
skytear-ending-ground = L'ultimo turno è finito, e il segnalino è nella metà della corsia di chi perde.
skytear-ending-track-full = L'ultimo turno è finito: parità.
skytear-ending-both-at-once = Le due parti hanno raggiunto l'obiettivo nello stesso momento: parità.
skytear-ending-left = È stata completata la carta vittoria Ala Spezzata: Sinistra.
skytear-ending-right = È stata completata la carta vittoria Ala Spezzata: Destra.
skytear-ending-lords = È stata completata la carta vittoria Signori del Campo.
skytear-ending-heads = È stata completata la carta vittoria Cacciatori di Teste.
skytear-ending-twin = È stata completata la carta vittoria Doppio Trofeo.
skytear-ending-beyond = È stata completata la carta vittoria Padroni dell'Oltre.
skytear-ending-cull = È stata completata la carta vittoria La Mietitura.
skytear-ending-gates = È stata completata la carta vittoria Alle Porte.
skytear-ending-sweep = È stata completata la carta vittoria Piazza Pulita.
skytear-ending-pincer = È stata completata la carta vittoria Tenaglia.

## Perché un eroe non si può scegliere

skytear-draft-taken = Questo eroe l'ha preso { $who }.
skytear-draft-faction = La tua parte non ha scelto { $faction }.
skytear-draft-not-in-pool = Questo eroe non è nel tuo gruppo.
skytear-draft-points = Con questo eroe il resto della squadra costerebbe troppi punti.

## Perché no

skytear-why-action-first = Possibile, ma prima scegli { $action }: { $target }.
skytear-why-structure = Nessuno può bersagliare una Torre o un Nexus.
skytear-why-outsider = L'outsider { $target } non può subire danni, quindi nessuno lo bersaglia.
skytear-why-own-side = È dalla tua stessa parte: { $target }.
skytear-why-heroes-only = Si può scegliere solo un eroe nemico. Non lo è: { $target }.
skytear-why-not-there = Non è sul campo di battaglia: { $target }.
skytear-why-not-aimed-at = La carta { $card } non ha bersagli di questo tipo: { $target }.
skytear-why-not-meant = Non è tra quelli che si possono scegliere ora: { $target }.
skytear-why-too-far = È a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }, ma la portata è di { $reach ->
        [one] { $reach } esagono
       *[other] { $reach } esagoni
    }: { $target }.
skytear-why-no-sight = È abbastanza vicino, ma linee bianche tagliano ogni via: { $target }.
skytear-why-covered = È in Copertura, e nessun eroe della tua parte lì accanto lo vede: { $target }.
skytear-why-covered-alone = È in Copertura, e in questa edizione un altro eroe della tua parte deve stare lì accanto e vederlo: { $target }.
skytear-why-not-offered = Questo esagono non è tra quelli che si possono scegliere ora: { $hex }.
skytear-why-hex-taken = Nessuno può fermarsi { $hex }: l'esagono non è libero.
skytear-why-no-way = Nessuna via libera di al massimo { $hexes ->
        [one] 1 esagono
       *[other] { $hexes } esagoni
    } porta lì: { $hex }.
skytear-why-one-step = Un passo di Schermaglia va in un esagono accanto all'eroe.
skytear-why-no-step-left = I due passi di questa Schermaglia sono già fatti.
skytear-why-exhausted = { $hero } è nello stato Esaurito: in questo turno non si può attivare di nuovo.
skytear-why-not-yours = { $hero } non è un tuo eroe.
skytear-why-activate-first = Prima attiva un eroe: agisce solo un eroe attivato.
skytear-why-pillar-token = Lì c'è già un altro segnalino: { $hex }.
skytear-why-pillar-miniature = Lì c'è già qualcuno o qualcosa: { $hex }.
skytear-why-pillar-sight = Un pilastro sorge in vista, entro 3 esagoni; { $hero } non vede questo esagono: { $hex }.
skytear-why-pillar-elsewhere = Anche questo esagono si può scegliere, sotto «{ $elsewhere }»: { $hex }.
skytear-why-start-near = Gli eroi cominciano negli esagoni accanto al proprio Nexus.
skytear-why-illusion-far = L'illusione arriva al massimo a { $hexes } esagoni dal suo eroe o da dove si trova.
skytear-why-return-nearest = Un eroe ritorna il più vicino possibile al proprio Nexus, e un esagono più vicino è libero.
skytear-why-spawn-most = { $most ->
        [0] Qui non si evoca nessun servitore.
        [one] Qui si evoca al massimo 1 servitore.
       *[other] Qui si evocano al massimo { $most } servitori.
    }
skytear-why-reserve = { $left ->
        [0] Nella riserva non resta nessun servitore.
        [one] Nella riserva resta solo 1 servitore.
       *[other] Nella riserva restano solo { $left } servitori.
    }
skytear-why-minions-first = Prima si colpiscono i servitori della corsia; quel che resta va a una struttura.
skytear-why-lane-no-heroes = I danni di corsia colpiscono solo servitori e strutture, non un eroe: { $target }.
skytear-why-other-lane = È di un'altra corsia: { $target }.
skytear-why-structure-own = Si colpisce solo una struttura nemica.
skytear-why-structure-far = È troppo lontana: una struttura deve essere entro { $reach } esagoni dal segnalino controllo.
skytear-why-nexus-closed = Un Nexus non può subire danni prima che cada una Torre della sua parte.
skytear-why-tower-fallen = Quella Torre è già caduta.
skytear-why-no-own-pillar = Lì non c'è nessun pilastro della tua parte: { $hex }.
skytear-why-pillar-of-mate = Questo pilastro è di un compagno, e solo uno dei tuoi fa posto a un altro: { $hex }.
skytear-why-minion-dome = Nessun servitore si piazza in una cupola.
skytear-why-minion-on-token = Nessun servitore sta sul segnalino controllo stesso.
skytear-why-minion-sight = Da questo esagono non si vede il segnalino controllo: { $hex }.
skytear-why-minion-nearest = I servitori stanno il più vicino possibile al segnalino controllo, e un esagono più vicino è libero.
skytear-why-finish-first = Prima finisci ciò che hai cominciato.
skytear-why-stack-not-empty = Le azioni si dichiarano solo quando la Pila è vuota.
skytear-why-no-worship = Nelle regole semplificate non c'è Adorazione.
skytear-why-no-points = In questa attivazione non restano Punti Azione.
skytear-why-once = L'azione { $action } è già stata usata in questa attivazione.
skytear-why-outsider-action = L'azione { $action } non è per un outsider: ha Movimento, Attacco, Schermaglia e le proprie abilità.
skytear-why-no-cards = Nella Fase Servitori non si giocano carte potere.
skytear-why-no-target = { $action }: nessun bersaglio legale in vista e a portata.
skytear-why-not-in-hand = La carta { $what } non è nella tua mano.
skytear-why-no-flux = Il Flusso di Skytear non è tuo o è già stato usato.
skytear-why-no-reaction = La carta { $card } è una carta azione: si gioca solo nell'attivazione del suo eroe, con la Pila vuota.
skytear-why-nobody-there = Nessun tuo eroe può giocarla.
skytear-why-defeated = { $hero } non è sul campo di battaglia.
skytear-why-not-active = { $hero } non è l'eroe attivato, e solo quello gioca carte azione.
skytear-why-not-its-ultimate = La carta { $card } non è la carta suprema di { $hero }.
skytear-why-mana = { $hero } ha { $mana } mana; la carta costa { $cost }.
skytear-why-runes = Tra le rune di { $hero } manca un colore richiesto dalla carta { $card }.
skytear-why-nothing-to-aim-at = { $card }: { $hero } non vede nessun bersaglio entro { $hexes } esagoni.
skytear-why-nothing-to-answer = { $kind ->
    [card] La carta { $card } risponde a una carta potere nemica, e sulla Pila non ne attende nessuna.
    [attack] La carta { $card } risponde a un Attacco nemico contro un eroe amico, e sulla Pila non ne attende nessuno.
   *[any] La carta { $card } risponde a un effetto nemico, e sulla Pila non ne attende nessuno.
}

## Le parole delle carte

skytear-ref-caster = l'incantatore
    .cap = L'incantatore
    .to = all'incantatore
    .on = sull'incantatore
    .of = dell'incantatore
    .from = dall'incantatore
    .cannot = L'incantatore non può
    .gender = m
    .pro = self
    .self = no
skytear-ref-target = il bersaglio
    .cap = Il bersaglio
    .to = al bersaglio
    .on = sul bersaglio
    .of = del bersaglio
    .from = dal bersaglio
    .cannot = Il bersaglio non può
    .gender = m
    .pro = no
    .self = no
skytear-ref-source = quel nemico
    .cap = Quel nemico
    .to = a quel nemico
    .on = su quel nemico
    .of = di quel nemico
    .from = da quel nemico
    .cannot = Quel nemico non può
    .gender = m
    .pro = no
    .self = no
skytear-ref-opponent = il bersaglio
    .cap = Il bersaglio
    .to = al bersaglio
    .on = sul bersaglio
    .of = del bersaglio
    .from = dal bersaglio
    .cannot = Il bersaglio non può
    .gender = m
    .pro = no
    .self = no
skytear-ref-it = ciascuno di loro
    .cap = Ciascuno di loro
    .to = a quell'eroe
    .on = su quell'eroe
    .of = di quell'eroe
    .from = da quell'eroe
    .cannot = Nessuno di loro può
    .gender = m
    .pro = yes
    .self = no
skytear-ref-removed-pillar = il pilastro rimosso
    .from = dal pilastro rimosso
skytear-ref-where-target-stood = l'esagono in cui si trovava il bersaglio
    .from = dall'esagono in cui si trovava il bersaglio
skytear-when-attack-declared = Quando { $who } dichiara un Attacco contro { $whom }
skytear-when-attack-hurts = Quando un Attacco { $who-of } fa perdere PV { $whom-to }
skytear-when-attack-hurts-next = Quando il prossimo Attacco { $who-of } fa perdere PV { $whom-to }
skytear-when-attack-resolved = Quando un Attacco { $who-of } si risolve
skytear-enemy = nemico
    .m = nemico
    .f = nemica
    .mp = nemici
    .fp = nemiche
    .other = no
    .is = è nemico
    .isf = è nemica
    .isnot = non è nemico
    .isnotf = non è nemica
skytear-friendly = amico
    .m = amico
    .f = amica
    .mp = amici
    .fp = amiche
    .other = no
    .is = è amico
    .isf = è amica
    .isnot = non è amico
    .isnotf = non è amica
skytear-another = amico
    .m = amico
    .f = amica
    .mp = amici
    .fp = amiche
    .other = yes
    .is = è un altro amico
    .isf = è un'altra amica
    .isnot = non è un altro amico
    .isnotf = non è un'altra amica
skytear-targeted = bersaglio
    .m = bersaglio
    .f = bersaglio
    .mp = bersaglio
    .fp = bersaglio
    .other = no
    .is = è un bersaglio
    .isf = è un bersaglio
    .isnot = non è un bersaglio
    .isnotf = non è un bersaglio
skytear-not-target = altro
skytear-defeated = sconfitto
    .m = sconfitto
    .f = sconfitta
    .mp = sconfitti
    .fp = sconfitte
    .other = no
    .is = è sconfitto
    .isf = è sconfitta
    .isnot = non è sconfitto
    .isnotf = non è sconfitta
skytear-wounded = con al massimo metà dei PV iniziali
    .p = con al massimo metà dei PV iniziali
    .is = ha al massimo metà dei PV iniziali
skytear-within = entro { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } { $of-from }
    .p = entro { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } { $of-from }
    .is = è entro { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } { $of-from }
skytear-seen = che l'incantatore vede
    .p = che l'incantatore vede
    .is = è in vista dell'incantatore
skytear-in-area = nell'area
    .p = nell'area
    .is = è nell'area
skytear-sees-pillar = che vede un tuo pilastro
    .p = che vedono un tuo pilastro
    .is = vede un tuo pilastro
skytear-not-moved = che non ha lasciato il suo esagono
    .p = che non hanno lasciato il loro esagono
    .is = non ha lasciato il suo esagono in questa attivazione
skytear-flips = { $number ->
    [0] { "" }
   *[other] { $number }
}{ $flips ->
    [1] +
   *[other] ++
}
skytear-skill = { $icon } · { $name }: { $text }
skytear-skill-for-points = { $name } ({ $points } PA): { $text }
skytear-placement-border = Posizionalo a cavallo del bordo della sua Cupola: un esagono dentro e uno fuori, entrambi liberi.
skytear-placement-near-lane = Posizionalo a cavallo del bordo della sua Cupola: un esagono dentro e uno fuori, entrambi liberi, quello esterno il più vicino possibile a un segnalino corsia a tua scelta.
skytear-placement-own-half = Posizionalo a cavallo del bordo della sua Cupola: un esagono dentro e uno fuori, entrambi liberi, quello esterno non più vicino al Nexus nemico che al tuo.
skytear-aim-one = Bersaglio: { $what-a }.
skytear-aim-up-to-one = Bersaglio: al massimo { $what-a }.
skytear-aim-several = Bersagli: al massimo { $number } { $what-plural }.
skytear-aim-hex-any = Bersaglio: un esagono.
skytear-aim-hex-free = Bersaglio: un esagono senza miniature.
skytear-aim-hex-empty = Bersaglio: un esagono senza miniature né segnalini.
skytear-aim-pillar = Bersaglio: un pilastro amico.
skytear-aim-stack-card = Bersaglio: una carta potere nemica sulla Pila.
skytear-aim-stack-any = Bersaglio: un effetto nemico sulla Pila.
skytear-aim-stack-attack = Bersaglio: un Attacco nemico contro un eroe amico.
skytear-deal = Infliggi { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }.
    .then = infliggi { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }
    .may = infliggere { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    } { $to-to }
skytear-deal-flip = Infliggi { $amount } danni { $to-to }.
    .then = infliggi { $amount } danni { $to-to }
    .may = infliggere { $amount } danni { $to-to }
skytear-lose = { $who-cap } perde { $amount } PV.
    .then = { $who } perde { $amount } PV
    .may = far perdere { $amount } PV { $who-to }
skytear-heal = Cura { $amount } PV { $who-to }.
    .then = cura { $amount } PV { $who-to }
    .may = curare { $amount } PV { $who-to }
skytear-heal-per = Cura { $who-to } { $of }.
    .then = cura { $who-to } { $of }
    .may = curare { $who-to } { $of }
skytear-pillars-taken = pilastro tolto così
skytear-half = metà di quella perdita, arrotondata per eccesso
skytear-defeat = Sconfiggi { $what }.
    .then = sconfiggi { $what }
    .may = sconfiggere { $what }
skytear-move = { $who-pro ->
        [yes] Muovilo
       *[no] Muovi { $who }
    } fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }.
    .then = { $who-pro ->
        [yes] muovilo
       *[no] muovi { $who }
    } fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
    .may = { $who-pro ->
        [yes] muoverlo
       *[no] muovere { $who }
    } fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
skytear-place = Posiziona { $who } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }.
    .then = posiziona { $who } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }
    .may = posizionare { $who } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }
skytear-spot-near-caster = in un esagono libero adiacente all'incantatore
    .self = in un esagono libero adiacente al suo
skytear-spot-near-target = in un esagono libero adiacente al bersaglio
    .self = in un esagono libero adiacente al bersaglio
skytear-spot-near-removed-pillar = nell'esagono del pilastro rimosso o in un esagono libero adiacente
    .self = nell'esagono del pilastro rimosso o in un esagono libero adiacente
skytear-spot-near-pillar = in un esagono libero entro 1 esagono da un tuo pilastro qualsiasi
    .self = in un esagono libero entro 1 esagono da un tuo pilastro qualsiasi
skytear-spot-near-seen-pillar = in un esagono libero entro 1 esagono da un tuo pilastro in vista
    .self = in un esagono libero entro 1 esagono da un tuo pilastro in vista
skytear-push = { $who-pro ->
        [yes] Spingilo
       *[no] Spingi { $who }
    } di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }.
    .then = { $who-pro ->
        [yes] spingilo
       *[no] spingi { $who }
    } di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
    .may = { $who-pro ->
        [yes] spingerlo
       *[no] spingere { $who }
    } di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
skytear-swap-with-illusion = L'incantatore e la sua illusione si scambiano di posto.
    .then = l'incantatore e la sua illusione si scambiano di posto
    .may = scambiare di posto l'incantatore e la sua illusione
skytear-spawn = Evoca { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    }.
    .then = evoca { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    }
    .may = evocare { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    }
skytear-spawn-every-lane = Evoca { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    } presso il segnalino di ogni corsia in cui la tua Torre è ancora in piedi.
    .then = evoca { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    } presso il segnalino di ogni corsia in cui la tua Torre è ancora in piedi
    .may = evocare { $minions ->
        [one] { $minions } servitore
       *[other] { $minions } servitori
    } presso il segnalino di ogni corsia in cui la tua Torre è ancora in piedi
skytear-gain = { $who-cap } ottiene { $conditions }.
    .then = { $who } ottiene { $conditions }
    .may = dare { $conditions } { $who-to }
skytear-gain-chosen = Scegli { $who }: ottiene { $conditions }.
    .then = scegli { $who }: ottiene { $conditions }
    .may = scegliere { $who }, che ottiene { $conditions }
skytear-paragraphs = { $first } { $rest }
skytear-cleanse = Rimuovi { $who-from } tutte le condizioni tranne Mutaforma.
    .then = rimuovi { $who-from } tutte le condizioni tranne Mutaforma
    .may = rimuovere { $who-from } tutte le condizioni tranne Mutaforma
skytear-take = { $who-cap } esegue l'azione { $action }.
    .then = { $who } esegue l'azione { $action }
    .may = far eseguire { $who-to } l'azione { $action }
skytear-then = { $first }, poi { $rest }
skytear-draw = Pesca { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
    .then = pesca { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
    .may = pescare { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
skytear-discard-or-cancel = Il suo giocatore scarta una carta dalla mano, altrimenti la carta è annullata.
    .then = il suo giocatore scarta una carta dalla mano, altrimenti la carta è annullata
    .may = far scartare al suo giocatore una carta dalla mano, altrimenti la carta è annullata
skytear-predict = Predici { $cards }.
    .then = predici { $cards }
    .may = predire { $cards }
skytear-burn = Brucia { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } { $who-on }.
    .then = brucia { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } { $who-on }
    .may = bruciare { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } { $who-on }
skytear-refresh = Metti { $cards ->
        [one] una carta potere
       *[other] fino a { $cards } carte potere
    } dalla carta eroe dell'incantatore nella pila degli scarti.
    .then = metti { $cards ->
        [one] una carta potere
       *[other] fino a { $cards } carte potere
    } dalla carta eroe dell'incantatore nella pila degli scarti
    .may = mettere { $cards ->
        [one] una carta potere
       *[other] fino a { $cards } carte potere
    } dalla carta eroe dell'incantatore nella pila degli scarti
skytear-cancel = Annullalo.
    .then = annullalo
    .may = annullarlo
skytear-retarget = Scegli come nuovo bersaglio un altro eroe, servitore o pilastro amico, o un'illusione amica, purché sia legale.
    .then = scegli come nuovo bersaglio un altro eroe, servitore o pilastro amico, o un'illusione amica, purché sia legale
    .may = scegliere come nuovo bersaglio un altro eroe, servitore o pilastro amico, o un'illusione amica, purché sia legale
skytear-retarget-caster = Il nuovo bersaglio è l'incantatore, se è legale.
    .then = il nuovo bersaglio è l'incantatore, se è legale
    .may = rendere l'incantatore il nuovo bersaglio, se è legale
skytear-put-pillar = Metti lì un pilastro amico.
    .then = metti lì un pilastro amico
    .may = mettere lì un pilastro amico
skytear-remove-target-pillar = Rimuovilo.
    .then = rimuovilo
    .may = rimuoverlo
skytear-move-illusion = Puoi mettere l'illusione dell'incantatore nel suo esagono, poi muoverla fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }.
    .then = puoi mettere l'illusione dell'incantatore nel suo esagono, poi muoverla fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
    .may = muovere l'illusione dell'incantatore fino a { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }, dal suo esagono se vuoi
skytear-lay-around = Traccia { $shape-around }.
    .then = traccia { $shape-around }
    .may = tracciare { $shape-around }
skytear-lay = Traccia { $shape } che copra l'esagono.
    .then = traccia { $shape } che copra l'esagono
    .may = tracciare { $shape } che copra l'esagono
skytear-block = Fino alla fine del turno quell'esagono è un Elemento Bloccante.
    .then = fino alla fine del turno quell'esagono è un Elemento Bloccante
    .may = rendere quell'esagono un Elemento Bloccante fino alla fine del turno
skytear-block-area = Fino alla fine del turno i suoi esagoni senza miniature né strutture sono Elementi Bloccanti.
    .then = fino alla fine del turno i suoi esagoni senza miniature né strutture sono Elementi Bloccanti
    .may = rendere i suoi esagoni senza miniature né strutture Elementi Bloccanti fino alla fine del turno
skytear-advance = Fai avanzare un segnalino corsia di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } verso il nemico e disponi di nuovo i servitori di quella corsia.
    .then = fai avanzare un segnalino corsia di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } verso il nemico e disponi di nuovo i servitori di quella corsia
    .may = far avanzare un segnalino corsia di { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } verso il nemico e disporre di nuovo i servitori di quella corsia
skytear-sacrifice-one = Rimuovi un pilastro amico o sconfiggi un servitore amico che l'incantatore vede.
    .then = rimuovi un pilastro amico o sconfiggi un servitore amico che l'incantatore vede
    .may = rimuovere un pilastro amico o sconfiggere un servitore amico che l'incantatore vede
skytear-soak = Quando un servitore amico che vede un tuo pilastro sta per subire danni, questo eroe può perdere { $hp } PV per evitarli. Quando sta per subirne un altro eroe amico che vede un tuo pilastro, questo eroe può perdere fino a { $hp } PV per ridurli di altrettanto. Questo eroe non può scendere così a 0 PV.
skytear-change = { $who-cap } ha +{ $amount } { $stat }.
    .then = { $who } ha +{ $amount } { $stat }
    .may = dare +{ $amount } { $stat } { $who-to }
skytear-change-turn = Fino alla fine del turno { $who } ha +{ $amount } { $stat }.
    .then = fino alla fine del turno { $who } ha +{ $amount } { $stat }
    .may = dare +{ $amount } { $stat } { $who-to } fino alla fine del turno
skytear-change-less = { $who-cap } ha −{ $amount } { $stat }.
    .then = { $who } ha −{ $amount } { $stat }
    .may = dare −{ $amount } { $stat } { $who-to }
skytear-change-less-turn = Fino alla fine del turno { $who } ha −{ $amount } { $stat }.
    .then = fino alla fine del turno { $who } ha −{ $amount } { $stat }
    .may = dare −{ $amount } { $stat } { $who-to } fino alla fine del turno
skytear-change-per = { $who-cap } ha +{ $amount } { $stat } per ogni { $of }.
    .then = { $who } ha +{ $amount } { $stat } per ogni { $of }
    .may = dare +{ $amount } { $stat } { $who-to } per ogni { $of }
skytear-change-hidden = { $who-cap } conta come se fosse in un esagono di Copertura.
    .then = { $who } conta come se fosse in un esagono di Copertura
    .may = far contare { $who } come se fosse in un esagono di Copertura
skytear-change-no-cover = { $who-cap } vede i nemici negli esagoni di Copertura senza bisogno di un osservatore.
    .then = { $who } vede i nemici negli esagoni di Copertura senza bisogno di un osservatore
    .may = far vedere { $who-to } i nemici negli esagoni di Copertura senza bisogno di un osservatore
skytear-change-no-healing-turn = { $who-cannot } recuperare PV fino alla fine del turno.
    .then = { $who } non può recuperare PV fino alla fine del turno
    .may = impedire { $who-to } di recuperare PV fino alla fine del turno
skytear-change-piercing = I danni da Attacco e da Schermaglia { $who-of } hanno Perforazione.
    .then = i danni da Attacco e da Schermaglia { $who-of } hanno Perforazione
    .may = dare Perforazione ai danni da Attacco e da Schermaglia { $who-of }
skytear-always = { $who-cap } ha +{ $amount } { $stat }.
skytear-always-less = { $who-cap } ha −{ $amount } { $stat }.
skytear-always-per = { $who-cap } ha +{ $amount } { $stat } per ogni { $of }.
skytear-always-while = { $who-cap } ha +{ $amount } { $stat } se { $condition-who-pro ->
        [self] { $condition-what-is }
       *[other] { $condition }
    }.
skytear-always-piercing-while = I danni da Attacco e da Schermaglia { $who-of } hanno Perforazione se { $condition }.
skytear-always-any-pillars = Nella sua Adorazione { $who } può togliere un numero qualsiasi di pilastri amici.
skytear-always-any-rune = { $who-cap } può giocare carte potere con rune di qualsiasi colore.
skytear-always-double = Quando { $who } si muove con un'azione Movimento, può partire dall'esagono di questa illusione, se lì non ci sono miniature.
skytear-always-flying = L'azione Movimento { $who-of } passa sopra Elementi Bloccanti e servitori.
skytear-always-from-illusion = { $who-cap } può misurare visuale e portata delle sue azioni Attacco dall'esagono di questa illusione.
skytear-always-no-cover = { $who-cap } vede i nemici negli esagoni di Copertura senza bisogno di un osservatore.
skytear-always-no-healing = { $who-cannot } recuperare PV.
skytear-always-skirmish-arc = I danni da Schermaglia { $who-of } colpiscono ogni eroe nemico in un arco di 3 esagoni al suo fianco.
skytear-always-unmoved = Gli effetti nemici non possono muovere { $who }.

## Eroi, carte e abilità

skytear-card-sakoshi = Sakoshi
skytear-card-shuriken_storm = Tempesta di Shuriken
skytear-card-gank = Agguato
skytear-card-lifesteal = Furto di Vita
skytear-card-crippling_precision = Precisione Invalidante
skytear-card-yami = Yami
skytear-card-kneel_before_me = In Ginocchio
skytear-card-dragon_punch = Pugno del Drago
skytear-card-clear_mind = Mente Limpida
skytear-card-combustion = Combustione
skytear-card-hogosai = Hogosai
skytear-card-last_bastion = Ultimo Bastione
skytear-card-burning_chains = Catene Ardenti
skytear-card-tempered_plates = Piastre Temprate
skytear-card-ember_brand = Marchio di Brace
skytear-card-kichie = Kichie
skytear-card-eruption = Eruzione
skytear-card-lava_flow = Colata di Lava
skytear-card-scorched_veins = Vene Riarse
skytear-card-cinder_shot = Dardo di Cenere
skytear-card-corjof = Corjof
skytear-card-featherstorm = Tempesta di Piume
skytear-card-gathering_storm = Tempesta in Arrivo
skytear-card-icewall = Muro di Ghiaccio
skytear-card-through_the_eyes = Attraverso gli Occhi
skytear-card-gulbjarn = Gulbjarn
skytear-card-feral_vitality = Vitalità Ferina
skytear-card-grapple = Presa
skytear-card-unfamiliar_terrain = Terreno Sconosciuto
skytear-card-presence = Presenza
skytear-card-brylvar = Brylvar
skytear-card-avalanche = Valanga
skytear-card-tusk_charge = Carica di Zanne
skytear-card-numbing_cold = Gelo che Intorpidisce
skytear-card-call_of_the_pack = Richiamo del Branco
skytear-card-freyhel = Freyhel
skytear-card-endless_winter = Inverno Senza Fine
skytear-card-breath_of_life = Soffio di Vita
skytear-card-royal_decree = Decreto Reale
skytear-card-white_veil = Velo Bianco
skytear-card-cotlic = Cotlic
skytear-card-my_kingdom = Il Mio Regno
skytear-card-rampant_hatred = Odio Dilagante
skytear-card-safeguard = Salvaguardia
skytear-card-lord_of_the_many = Signore dei Molti
skytear-card-tlakali = Tlakali
skytear-card-the_thousandth_ritual = Il Millesimo Rituale
skytear-card-mud_flood = Fiume di Fango
skytear-card-crawling_darkness = Oscurità Strisciante
skytear-card-sacrifice = Sacrificio
skytear-card-nelaclen = Nelaclen
skytear-card-temple_of_thorns = Tempio di Spine
skytear-card-stone_barricade = Barricata di Pietra
skytear-card-spire_collapse = Crollo della Guglia
skytear-card-bone_shards = Schegge d'Osso
skytear-card-ixatosk = Ixatosk
skytear-card-jaws_of_xotlan = Fauci di Xotlan
skytear-card-undermine = Scavare il Terreno
skytear-card-slip_below = Sottoterra
skytear-card-dig_in = Trincea
skytear-card-haburat = Haburat
skytear-card-blades_of_lightning = Lame di Fulmine
skytear-card-testudo = Testuggine
skytear-card-time_warp = Distorsione Temporale
skytear-card-time_glitch = Anomalia Temporale
skytear-card-akhuti = Akhuti
skytear-card-word_of_nupten = Parola di Nupten
skytear-card-twister_of_souls = Turbine d'Anime
skytear-card-redirect = Deviazione
skytear-card-hurricane_strike = Colpo d'Uragano
skytear-card-shaidrus = Shaidrus
skytear-card-citadel_of_air = Cittadella d'Aria
skytear-card-repulse = Repulsione
skytear-card-standing_wind = Vento Immobile
skytear-card-unseen_phalanx = Falange Invisibile
skytear-card-khepiax = Khepiax
skytear-card-rain_of_spears = Pioggia di Lance
skytear-card-needle_gust = Raffica di Aghi
skytear-card-mirage = Miraggio
skytear-card-wind_reader = Lettura del Vento
skytear-card-dodge = Schivata
skytear-card-skytear_flux = Flusso di Skytear
skytear-card-riftmaw = Fauci dello Squarcio
skytear-card-pale_choir = Coro Pallido
skytear-card-rootbound = Prigioniero delle Radici

skytear-skill-smoke_step = Passo di Fumo
skytear-skill-chosen_prey = Preda Designata
skytear-skill-blazing_step = Passo di Fiamma
skytear-skill-no_shelter = Nessun Riparo
skytear-skill-oath_of_iron = Giuramento di Ferro
skytear-skill-wardens_gaze = Sguardo del Guardiano
skytear-skill-lava_bead = Goccia di Lava
skytear-skill-searing_brand = Marchio Rovente
skytear-skill-grey_watch = Guardia Grigia
skytear-skill-raven_wings = Ali di Corvo
skytear-skill-feral_majesty = Maestà Ferina
skytear-skill-ursine_rage = Furia dell'Orso
skytear-skill-unmoved = Inamovibile
skytear-skill-tusked_bulwark = Baluardo di Zanne
skytear-skill-royal_counsel = Consiglio Reale
skytear-skill-aurora_mantle = Manto d'Aurora
skytear-skill-taulots_blessing = Benedizione di Taulot
skytear-skill-strength_of_the_king = Forza del Re
skytear-skill-shared_scars = Cicatrici Condivise
skytear-skill-blood_rite = Rito di Sangue
skytear-skill-carved_tongues = Lingue Scolpite
skytear-skill-shatter = In Frantumi
skytear-skill-ambush_ground = Terreno d'Imboscata
skytear-skill-tunnel = Galleria
skytear-skill-last_rites = Estremo Saluto
skytear-skill-fates_double = Sosia del Fato
skytear-skill-resonant_light = Luce Risonante
skytear-skill-retribution = Castigo
skytear-skill-interpose = Scudo Vivente
skytear-skill-mirrored_spite = Rancore Riflesso
skytear-skill-patient_aim = Mira Paziente
skytear-skill-second_vantage = Secondo Punto di Tiro
skytear-skill-gore = Incornata
skytear-skill-devour = Divorare
skytear-skill-wail = Lamento
skytear-skill-siphon = Prosciugare
skytear-skill-upheaval = Sconvolgimento
skytear-skill-seedfall = Pioggia di Semi

## Ciò che non fa una partita

skytear-refused-seats = Questo campo di battaglia è per un massimo di { $most } giocatori; non per { $seats }.
