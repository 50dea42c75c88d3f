### Ciò che dice il tavolo di Skytear nel browser. Le frasi del gioco vengono dal server.

web-skytear-map = Campo di battaglia: le frecce vanno da un esagono all'altro, N va al prossimo che si può scegliere
web-skytear-goals = Come si vince
web-skytear-goals-help = Vince chi per primo riesce in una di queste cose. Prima la tua parte, poi i nemici, poi quanto serve.
web-skytear-flip-makes = fa { $damage } di danno
web-skytear-flips-help = { $attack }: il valore di attacco e, per un +, il modificatore di una carta girata dal mazzo; per ++ se ne girano due e scegli quale conta.
web-skytear-blow-help = Un attacco ({ $hero }) costerebbe { $damage } PV: dipende dalla carta girata.
web-skytear-mana-help = Il mana paga le carte che un eroe gioca in questo turno.
web-skytear-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
web-skytear-carried = { $hero }: scegli un esagono che brilla per partire da lì
web-skytear-strikes-here = Attacca
web-skytear-your-answer = Rispondi?
web-skytear-closes = Prosegue da solo; indica la tua mano e aspetta.
web-skytear-answers = { $count ->
    [0] Nessuna carta della tua mano può rispondere.
    [one] 1 carta brilla.
   *[other] { $count } carte brillano.
}
web-skytear-zoom = Ingrandimento
web-skytear-zoom-in = Più vicino
web-skytear-zoom-out = Più lontano
web-skytear-zoom-fit = Tutta la mappa
web-skytear-overlays = Che cosa mostrare di { $hero }
web-skytear-overlay-sight = Visuale
web-skytear-overlay-reach = Portata
web-skytear-overlay-threat = Attacco
web-skytear-whose = { $what }, { $side ->
    [own] tua squadra
    [south] Sud
    [north] Nord
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
web-skytear-cover-help = I nemici vedono chi sta in copertura solo quando un loro eroe è adiacente e vede quell'esagono.
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
web-skytear-draft-goal = Distruggi il Nexus nemico; dove accanto alla mappa ci sono carte vittoria, si vince anche completandone una.
web-skytear-draft-order = Ordine delle scelte
web-skytear-draft-you = Tu
web-skytear-draft-now = ora
web-skytear-draft-later = dopo
web-skytear-draft-taken = Ce l'ha { $name }.
web-skytear-draft-yours = Ce l'hai tu.
web-skytear-draft-starters = La prima parte sceglie una fazione, l'altra due, l'ultima resta. Con ogni fazione arrivano i suoi due eroi iniziali.
web-skytear-draft-factions = La prima parte sceglie una fazione, l'altra due, l'ultima resta. Poi ogni parte sceglie eroi delle sue fazioni.
web-skytear-draft-heroes-of = Eroi di { $faction }
web-skytear-draft-heroes = Ogni eroe porta un mazzetto di otto carte nel tuo mazzo.
web-skytear-draft-pool = Il tuo gruppo: { $chosen } di { $size }
web-skytear-draft-pool-help = Poi sceglierai da questo gruppo; ogni eroe porta il suo mazzetto. L'altra parte lo vede solo quando entrambi sono completi.
web-skytear-draft-theirs = Può ancora prendere: { $heroes }
web-skytear-draft-closed = Non disponibili per la tua parte
web-skytear-draft-points = { $points } punti con il suo mazzetto
web-skytear-draft-budget = Punti: { $spent } di { $budget }
web-skytear-draft-points-left = Punti rimasti: { $points }.
web-skytear-draft-out = Togli una carta dal mazzo per cambiarla, o lascia il mazzo com'è. Cambi rimasti: { $exchanges }.
web-skytear-draft-in = Che cosa entra al posto di { $card }?
web-skytear-ready = Pronto
web-skytear-exhausted = Esaurito
web-skytear-defeated = { $turn ->
    [0] Sconfitto, non tornerà più
   *[other] Sconfitto, torna nel turno { $turn }
}
web-skytear-state = Stato
web-skytear-health = PV
web-skytear-attack = Attacco
web-skytear-armor = Armatura
web-skytear-mana = Mana rimasto
web-skytear-control = Controllo
web-skytear-move = Esagoni di un Movimento
web-skytear-conditions = Condizioni
web-skytear-condition-slow = Lentezza: un Movimento è più corto di 2 esagoni.
web-skytear-condition-fast = Velocità: un Movimento è più lungo di 2 esagoni.
web-skytear-condition-frenzy = Frenesia: due Attacchi in una sola attivazione.
web-skytear-condition-disarm = Disarmo: metà dei danni di Attacco e Schermaglia, arrotondata per eccesso, prima dell'armatura.
web-skytear-condition-marked = Marchio: da solo non fa nulla; lo sfruttano le abilità dei Kurumo.
web-skytear-condition-shapeshifted = Mutaforma: contano le abilità con quell'icona.
web-skytear-term-mage = Mago: contro ciò che fa questo eroe l'armatura non conta.
web-skytear-term-ultimate = Suprema: la gioca solo l'eroe del ritratto.
web-skytear-term-illusion = Illusione: un segnalino; i Nupten amici che lo vedono hanno le abilità del suo eroe con quell'icona.
web-skytear-term-piercing = Perforazione: l'armatura non conta.
web-skytear-term-predict = Predire: guarda altrettante carte in cima al tuo mazzo, scarta quelle che vuoi e rimetti le altre nell'ordine che vuoi.
web-skytear-from-printed = stampato
web-skytear-from-cards = carte giocate
web-skytear-minion-help = I servitori danno Controllo alla loro parte dove vedono un segnalino, e si possono attaccare.
web-skytear-pillar-help = Un pilastro accende le abilità dei Taulot amici che lo vedono.
web-skytear-played = Carte giocate
web-skytear-leads = Carte Guida
web-skytear-face-down = a faccia in giù
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
web-skytear-turn = Turno { $turn } di { $turns }; mana di ogni eroe: { $turn }
web-skytear-phases = Fasi del turno
web-skytear-phase-setup = Preparazione
web-skytear-phase-heroes = Eroi
web-skytear-phase-minions = Servitori
web-skytear-phase-end = Fine
web-skytear-victory-help = Vince la prima parte che ci riesce.
web-skytear-forecast = Se la Fase Servitori arrivasse ora
web-skytear-forecast-help = Prima il Controllo della tua squadra, poi quello dei nemici. Una freccia in su è un segnalino per te, in giù uno per loro.
web-skytear-forecast-then = Il vantaggio di chi vince è danno: prima ai servitori nemici, 1 ciascuno, poi a una Torre entro 3 esagoni dal segnalino. Il segnalino avanza poi di altrettanti passi verso chi perde, le due parti gli mettono intorno i loro servitori, e chi vi ha una Torre ne riceve fino a 2 in più. Una Cupola chiama invece un outsider.
web-skytear-contests = Segnalini controllo, uno dopo l'altro
web-skytear-settled = { $where }: risolto
web-skytear-settled-help = È risolto: il registro dice com'è finita.
web-skytear-acting = Agisce { $hero }
web-skytear-points = Punti Azione rimasti: { $points }
web-skytear-used = { $action }, azione già usata
web-skytear-help-move = Vai fino a 3 esagoni; Lentezza e Velocità lo cambiano.
web-skytear-help-lead = Metti una carta a faccia in giù sotto l'eroe: il suo costo conta come Controllo nella Fase Servitori.
web-skytear-help-attack = Il valore di attacco e il modificatore di una carta girata, meno l'armatura, contro un nemico visibile e a portata.
web-skytear-help-skirmish = Due passi singoli e un colpo, in qualsiasi ordine; il colpo è solo una carta girata.
web-skytear-help-worship = Ciò che fa la fazione dell'eroe: un marchio, una forma, un pilastro o un'illusione, e le abilità che ne dipendono.
web-skytear-faction-kurumo = Fuoco. Marchia i nemici e dà loro la caccia.
web-skytear-faction-liothan = Ghiaccio. Cambia forma per diventare più forte.
web-skytear-faction-taulot = Terra. Innalza pilastri e combatte in loro vista.
web-skytear-faction-nupten = Aria. Manda illusioni e agisce attraverso di loro.
web-skytear-best = Il tuo eroe migliore
web-skytear-best-blows = Colpi
web-skytear-best-struck = Forza dei colpi, in tutto
web-skytear-lasts = Una corsia: circa un'ora
web-skytear-learned = La più ricca da imparare e da scoprire
web-skytear-like = Quattro o sei eroi per parte, fino a tre corsie. Spingi, attacca, nasconditi nella foresta e rispondi a ogni carta con un'altra.
