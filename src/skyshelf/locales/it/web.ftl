### Ciò che dicono le pagine nel browser. Le frasi dei giochi vengono dal server.

## Ovunque

web-site = Sito
web-home = Inizio
web-rules = Regole
web-gallery = Galleria
web-settings = Impostazioni
web-games = Giochi
web-skip = Vai al contenuto
web-nothing-here = A questo indirizzo non c'è nulla.
web-unreachable = Il server non risponde. È acceso?
web-loading = Caricamento…
web-close = Chiudi
web-save = Salva
web-saved = Salvato.
web-you = tu

## La prima pagina

web-welcome = Prendi una sedia
web-welcome-more = Giochi da tavolo con ogni regola fatta rispettare. Vedi che cosa puoi fare, e perché.
web-play-now = Gioca subito
web-play-solo = In solitario
web-play-bots = Contro un bot
web-play-friends = Con gli amici
web-more-options = Altre opzioni
web-players =
    { $most ->
        [one] 1 giocatore
       *[other]
            { $fewest ->
                [one] Da 1 a { $most } giocatori
               *[other] Da { $fewest } a { $most } giocatori
            }
    }
web-continue = Continua a giocare
web-status-waiting = in attesa di giocatori
web-status-playing = in corso
web-status-over = finita

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-who-plays = Chi gioca
web-seat = Posto { $number }
web-seat-open = Posto libero
web-seat-random = Bot: gioca a caso
web-seat-greedy = Bot: rapido e avido
web-seat-search-1s = Bot: calcola in anticipo
web-seat-search-4s = Bot: calcola più a lungo
web-add-seat = Aggiungi un giocatore
web-remove-seat = Togli il giocatore { $number }
web-game-settings = Il gioco
web-manners = Come si gioca
web-more-settings = Regole della casa
web-mode = Annullare
web-mode-friendly = Amichevole
web-mode-friendly-help = La tua ultima scelta si può annullare finché non si rivela qualcosa; dopo, se tutti sono d'accordo.
web-mode-strict = Severo
web-mode-strict-help = La tua ultima scelta si può annullare finché non si rivela qualcosa, e non oltre.
web-mode-practice = Allenamento
web-mode-practice-help = Per una persona con i bot: annulla quanto vuoi.
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = Rapido: 10 minuti a testa
web-clock-relaxed = Tranquillo: 40 minuti a testa
web-clock-move = 1 minuto per scelta
web-clock-days = 3 giorni per scelta
web-clock-help = Quando a qualcuno finisce il tempo, continua un bot al suo posto.
web-watch = Chiunque abbia il link può guardare
web-make-table = Comincia

## Impostazioni

web-your-name = Il tuo nome al tavolo
web-language = Lingua
web-theme = Colori
web-theme-system = Come su questo dispositivo
web-theme-dark = Scuro
web-theme-light = Chiaro
web-theme-contrast = Contrasto elevato
web-text-size = Dimensione del testo
web-legible = Usa ovunque i caratteri più leggibili
web-motion = Movimento
web-motion-system = Come su questo dispositivo
web-motion-full = Le cose si muovono
web-motion-reduced = Le cose stanno ferme
web-sound = Suoni
web-turn-sound = Un suono quando tocca a me
web-shortcuts = Tasti singoli come scorciatoie (da 1 a 9 scegli, u annulla, h suggerimento, p domanda, b tabellone, l registro, i esamina)
web-confirm = Scegliere sul tabellone
web-confirm-touch = Sugli schermi tattili, conferma
web-confirm-always = Conferma sempre
web-confirm-never = Scegli subito
web-confirm-help = Con la conferma, toccare qualcosa sul tabellone mostra che cosa farebbe; poi un pulsante lo fa.

## Il tavolo

web-table = Tavolo
web-around = Giocatori e registro
web-turn = Turno { $turn }
web-your-turn = Tocca a te
web-waits-for = In attesa di { $name }
web-thinks = { $name } sta pensando
web-decides = decide
web-what-now = E ora?
web-game-over = La partita è finita.
web-you-watch = Stai guardando.
web-you-are-away = Hai lasciato il tuo posto.
web-come-back = Torna
web-all-choices = Tutte le scelte
web-choices-of = { $name }: più scelte
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-hint = Suggerimento
web-hint-thinking = Ci penso…
web-hinted = il suggerimento
web-why-not = Ora no, perché
web-log = Registro
web-rule = Regola { $rule }
web-for-you-only = Solo per te:
web-taken-back = Annullato:
web-players-here = Giocatori
web-bot = bot
web-away = assente
web-take-over = Fai giocare un bot
web-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
web-leave = Esci
web-rematch = Gioca ancora
web-connection-lost = Connessione persa; nuovo tentativo…
web-choice-waits = Nessuna connessione: la tua scelta parte appena torna.
web-you-won = Hai vinto!
web-you-lost = Stavolta non hai vinto.
web-winners = Vince: { $names }
web-nobody-won = Non vince nessuno.
web-asked-rematch = { $name } vuole giocare ancora.
web-asked-take-back = { $name } chiede di annullare una scelta.
web-asked-take-over = { $name } chiede che un bot giochi al posto di { $about }.
web-agree = D'accordo
web-refuse = No
web-waiting-title = In attesa di giocatori
web-sit = Siediti
web-invite = Manda questo link a chi deve unirsi
web-copy = Copia
web-copied = Copiato.
web-copy-by-hand = Seleziona il link e copialo.

## Regole

web-rules-choose = Scegli un gioco.
web-rules-find = Cerca una regola con le parole o con il suo numero
web-rules-found =
    { $number ->
        [one] 1 regola
       *[other] { $number } regole
    }

## La galleria

web-gallery-more = Tutto qui è disegnato a partire dai dati, senza un solo file di immagine.
web-gallery-dice = Dadi e segnalini
web-gallery-factions = Araldica
web-gallery-cards = Carte dei giochi Skytear
web-gallery-full = Da leggere
web-gallery-full-text = Una carta intera ha le sue parole sotto il disegno; in mano e sul tavolo mostra ciò che conta.
web-gallery-chip = In una corsia
web-gallery-kit = Comune ai giochi
web-gallery-ground = Terreno
web-gallery-pieces = Pezzi
web-gallery-signs = Segni
web-gallery-heroes = Eroi
web-gallery-backs = Dorsi
web-gallery-castles = Castelli
web-gallery-portals = Portali
web-gallery-minions = Servitori
web-gallery-outsiders = Outsider
web-gallery-tokens = Segnalini
web-gallery-common = Carte comuni
web-gallery-colossals = Colossi
web-gallery-turned = Carte voltate

## Sky Painters

web-painters-cards = Carte cielo
web-painters-tiles = Tessere Sky Painter
web-painters-halos = Gettoni aureola
web-painters-pool = Dadi
web-painters-top = { $card }, in cima al mazzo (ne restano { $cards })
web-painters-pile = { $tile }, la prossima tessera della pila (ne restano { $tiles })
web-painters-card-hope = { $card }, speranze sopra: { $hope }
web-painters-card-completed = { $card }, completata
web-painters-card-open = { $card }, { $done } simboli su { $all } occupati
web-painters-dice-many = { $die }, ce ne sono { $count }
web-painters-place = Posto libero
web-painters-sky-of = Cielo di { $name }
web-painters-hope = speranze
web-painters-hope-symbol = Simbolo speranza
web-painters-spots = Macchie
web-painters-cloud = Gettone nuvola
web-painters-clouds = Gettoni nuvola
web-painters-leader = Leader
web-painters-stars = Stelle
web-painters-points = Punti
web-painters-points-now = { $points } punti ora
web-painters-price = Prezzo
web-painters-price-of = macchie: { $spots }, speranze: { $hope }
web-painters-final = Punteggio finale
web-painters-score-of = Punti di { $name } ora
web-painters-score-help = Quanto varrebbe questo cielo se la partita finisse ora.
web-painters-reserve-clouds = Gettoni nuvola nella riserva: { $clouds }
web-painters-critical = Fase critica: il mazzo è vuoto.
web-painters-card-help = Riempi ogni simbolo con un dado del suo colore; la carta completata dà ciò che si vede in basso.
web-painters-die-help = Va su un simbolo libero del suo colore. Un dado grigio va bene per ogni colore; un gettone nuvola cambia il colore di un altro.
web-painters-cloud-help = Paga un cambio di colore quando prendi un dado. Alla fine chi ha più gettoni nuvola riceve punti.
web-painters-spot-help = Le macchie portano i dadi al numero richiesto, e comprano dadi, carte e tessere.
web-painters-side-left-halo = Mezza aureola a sinistra.
web-painters-side-left-cloud = Mezza nuvola a sinistra.
web-painters-side-right-halo = Mezza aureola a destra.
web-painters-side-right-cloud = Mezza nuvola a destra.
web-painters-side-top-night = Notte in alto: lì non può stare nessuna carta.
web-painters-side-bottom-grass = Erba in basso: lì non può stare nessuna carta.

## Skytear Horde e Monoliths

web-horde-phases = Fasi del turno
web-horde-phase-refresh = Ripristino
web-horde-phase-horde = Orda
web-horde-phase-alliance = Alleanza
web-horde-phase-treachery = Sventura
web-horde-phase-fight = Combattimento
web-horde-phase-pillage = Saccheggio
web-horde-phase-end = Finale
web-horde-kind-ally = Alleato
web-horde-kind-hero = Eroe
web-horde-kind-minion = Servitore
web-horde-kind-outsider = Outsider
web-horde-kind-monster = Mostro
web-horde-kind-tower = Torre
web-horde-kind-spell = Magia
web-horde-kind-attachment = Potenziamento
web-horde-kind-castle = Castello
web-horde-kind-portal = Portale
web-horde-lane = Corsia { $lane }
web-horde-lane-free = Corsia { $lane }, libera
web-horde-back-line = Retrovia
web-horde-none = nessuno
web-horde-attack = Attacco
web-horde-health = Salute
web-horde-armor = Armatura rimasta in questo turno
web-horde-keywords = Parole chiave ora
web-horde-attack-is = attacco { $number }
web-horde-health-is = salute { $number }
web-horde-armor-is = armatura { $number }
web-horde-state = Stato
web-horde-exhausted = esaurita
web-horde-abilities = Abilità
web-horde-stripped = perse
web-horde-copies = Copia
web-horde-beneath = Sotto
web-horde-attached = Assegnata: { $card }. { $text }
web-horde-concealed-as = A faccia in giù: { $card }
web-horde-from-printed = stampato
web-horde-from-tokens = segnalini
web-horde-from-boost = fino alla fine del turno
web-horde-from-heroic = Eroico
web-horde-from-used = usata
web-horde-printed = stampato { $number }
web-horde-cost-now = Costo ora
web-horde-card-costs = { $card }, costa { $cost }
web-horde-mana = mana
web-horde-mana-boost = Mana per l'alleanza
web-horde-strokes = Mana per l'orda
web-horde-treachery = Simboli sventura
web-horde-swords = { $side }, spade: { $swords }
web-horde-left = sinistra
web-horde-right = destra
web-horde-waves = Ondate
web-horde-wave = ondata di { $wave }
web-horde-stage = stadio { $stage } di { $stages }
web-horde-collapsing = sta crollando
web-horde-portal-help = Il numero in alto è l'ondata: tante carte orda arrivano nella prossima fase Orda; ora { $wave }. Il portale ruota a ogni turno.
web-horde-deck = Mazzo orda: { $cards }
web-horde-deck-short = mazzo
web-horde-deck-help = Da qui vengono le ondate e le sventure.
web-horde-discard = Pila degli scarti dell'orda: { $cards }
web-horde-discard-short = scarti
web-horde-discard-help = Prima l'ultima carta.
web-horde-pile = Pila outsider: { $cards }
web-horde-pile-short = outsider
web-horde-pile-help = Prima la prossima carta.
web-horde-pile-waits = Deve ancora arrivare: { $outsider }.
web-horde-hand = Mano
web-horde-hand-empty = Nessuna carta in mano
web-horde-hands-hidden = Le mani sono nascoste
web-horde-offered = Scegli
web-horde-own-deck = Mazzo: { $cards }
web-horde-own-deck-help = Da qui si pescano le carte, e il saccheggio le porta via. Con un mazzo vuoto la partita è persa.
web-horde-own-discard = Pila degli scarti: { $cards }
web-horde-own-discard-help = Prima l'ultima carta.
web-horde-forecast = Se non cambia nulla
web-horde-onward = avanti
web-horde-forecast-lane = Corsia { $lane } se non cambia nulla
web-horde-no-forecast = La previsione arriva con la fase Alleanza.
web-horde-keyword-armor = Armatura: previene tanti danni a ogni turno, in una volta o un po' alla volta.
web-horde-keyword-heroic = Eroico: tanto attacco in più finché è ferita.
web-horde-keyword-elusive = Elusivo: dopo il suo primo colpo del turno contro un mostro può andare in una corsia libera entro quella distanza.
web-horde-keyword-trample = Travolgere: ciò che un colpo non usa per distruggere il nemico prosegue fino al castello o al portale.
web-horde-keyword-barrier = Barriera: finché non è ferita, i danni sono prevenuti e riceve invece un solo segnalino danno.
web-horde-keyword-taunt = Provocazione: va ingaggiato prima che finisca la fase Alleanza, se è possibile.
web-horde-keyword-pillager = Saccheggiatore: va nella retrovia quando è evocato e di nuovo quando ha saccheggiato.

## Skytear

web-skytear-map = Campo di battaglia: le frecce vanno da un esagono all'altro, n al prossimo che si può scegliere
web-skytear-zoom = Ingrandimento
web-skytear-zoom-in = Più vicino
web-skytear-zoom-out = Più lontano
web-skytear-zoom-fit = Tutta la mappa
web-skytear-overlays = Mostra di { $hero }
web-skytear-overlay-sight = Visuale
web-skytear-overlay-reach = Portata
web-skytear-overlay-threat = Attacco
web-skytear-hex = Esagono { $hex }
web-skytear-whose = { $what }, { $side ->
    [own] tua squadra
   *[enemy] nemici
}
web-skytear-piece-hero = eroe { $name }, { $hp } PV
web-skytear-piece-illusion = illusione di { $name }
web-skytear-piece-minion = servitore
web-skytear-piece-nexus = Nexus, protetto
web-skytear-piece-nexus-open = Nexus, { $hp } PV
web-skytear-piece-tower = Torre, { $hp } PV
web-skytear-piece-pillar = pilastro
web-skytear-piece-token = segnalino controllo { $number }, { $lane }
web-skytear-piece-dome-token = punto di controllo, { $dome }
web-skytear-cover = copertura
web-skytear-cover-help = I nemici vedono chi sta in copertura solo quando un loro eroe le è adiacente.
web-skytear-blocked = chiuso fino alla fine del turno
web-skytear-open-ground = Terreno aperto.
web-skytear-token-help = Nella Fase Servitori lo vince chi ha più Controllo: conta chiunque lo veda.
web-skytear-tower-help = Una Torre cade per i danni di un segnalino vinto abbastanza vicino; gli eroi non la attaccano.
web-skytear-nexus-help = Può subire danni quando è caduta una Torre della sua parte. Distruggilo per vincere.
web-skytear-dome-help = Il suo bordo è una linea bianca: nessuno ci vede attraverso.
web-skytear-own-team = La tua squadra
web-skytear-enemies = Nemici
web-skytear-no-heroes = ancora nessun eroe
web-skytear-others-draft = Stanno scegliendo gli altri.
web-skytear-ready = Pronto
web-skytear-exhausted = Esaurito
web-skytear-defeated = Sconfitto, torna nel turno { $turn }
web-skytear-state = Stato
web-skytear-health = PV
web-skytear-attack = Attacco
web-skytear-armor = Armatura
web-skytear-mana = Mana rimasto
web-skytear-control = Controllo
web-skytear-move = Esagoni di un Movimento
web-skytear-conditions = Condizioni
web-skytear-played = Carte giocate
web-skytear-leads = Carte Guida
web-skytear-face-down = a faccia in giù
web-skytear-now = { $now } (stampato { $printed })
web-skytear-ranged = a distanza
web-skytear-melee = in mischia
web-skytear-outsider = Outsider
web-skytear-reaction = Reazione
web-skytear-action = Azione
web-skytear-ultimate = Suprema
web-skytear-cost = Costo
web-skytear-modifier = Modificatore quando è girata
web-skytear-card-costs = { $card }, costa { $cost }
web-skytear-cards-in-hand = in mano
web-skytear-cards-in-deck = nel mazzo
web-skytear-cards-discarded = tra gli scarti
web-skytear-hand = Mano
web-skytear-hand-empty = Nessuna carta in mano
web-skytear-hands-hidden = Le mani sono nascoste
web-skytear-offered = Scegli
web-skytear-stack = Pila, prima il prossimo
web-skytear-turn = Turno { $turn } di { $turns }; ogni eroe ha altrettanto mana
web-skytear-phases = Fasi del turno
web-skytear-phase-setup = Preparazione
web-skytear-phase-heroes = Eroi
web-skytear-phase-minions = Servitori
web-skytear-phase-end = Fine
web-skytear-victory = Carte vittoria
web-skytear-victory-help = Vince la prima parte che ci riesce.
web-skytear-forecast = Se la Fase Servitori arrivasse ora
web-skytear-forecast-help = Prima il Controllo della tua squadra, poi quello dei nemici. Una freccia in su è un segnalino per te, in giù uno per loro.
web-skytear-acting = Agisce { $hero }
web-skytear-points = Punti Azione rimasti: { $points }
web-skytear-used = { $action }, già usata
web-skytear-help-move = Vai fino a 3 esagoni; Lento e Veloce lo cambiano.
web-skytear-help-lead = Metti una carta a faccia in giù sotto l'eroe: il suo costo conta come Controllo nella Fase Servitori.
web-skytear-help-attack = Il valore di attacco e il modificatore di una carta girata, meno l'armatura, contro un nemico visibile e a portata.
web-skytear-help-skirmish = Due passi singoli e un colpo, in qualsiasi ordine; il colpo è solo una carta girata.
web-skytear-help-worship = Ciò che fa la fazione dell'eroe: un marchio, una forma, un pilastro o un'illusione, e le abilità che ne dipendono.
web-skytear-faction-kurumo = Fuoco. Marchia i nemici e dà loro la caccia.
web-skytear-faction-liothan = Ghiaccio. Cambia forma per diventare più forte.
web-skytear-faction-taulot = Terra. Innalza pilastri e combatte in loro vista.
web-skytear-faction-nupten = Aria. Manda illusioni e agisce attraverso di loro.
