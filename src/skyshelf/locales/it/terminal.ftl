# Giocare nel terminale

terminal-ask = { $name }, la tua scelta:
terminal-commands = numero o parole per scegliere · undo · hint · why [azione] · what NUMERO · look NOME · rule ID · log · table · save [file] · quit · resign · help
terminal-help =
    Scegli con un numero, o con le parole di un'opzione così come si leggono (quante bastano perché vadano bene per una sola).
    undo           annulla la tua ultima scelta, finché non si è rivelato nulla di nuovo
    hint           le scelte migliori, la probabilità che lascia ciascuna e che cosa fa
    why            la regola dietro l'ultimo evento;  { $why }: che cosa lo impedisce
    what 3         a che cosa porterebbe l'opzione 3
    look NOME      che cos'è e che cosa dice qualcosa sul tavolo: { $look };  look da solo elenca tutti i nomi
    rule { $rule }   una regola del catalogo
    log 40         gli ultimi eventi con le loro regole
    table          ridisegna il tavolo
    save mia.journal   scrive la partita in un file (si salva comunque da sola di continuo)
    quit           esci; la partita si può continuare più tardi
    resign         abbandona la partita, che poi non si può più continuare
terminal-pass-on = Invio fa giocare { $name }, undo annulla la tua ultima scelta:
terminal-hand-over = Invio lascia continuare { $name }, undo annulla la tua ultima scelta:
terminal-enter-or-undo = «{ $text }» qui non si può: Invio va avanti, undo annulla la tua ultima scelta; valgono anche look, log, table, rule e help.
terminal-make-room = Invio mostra il tavolo; ora decide { $name }:
terminal-enter-only = «{ $text }» qui non si può: Invio va avanti e non si può annullare niente; valgono anche look, log, table, rule e help.
terminal-what-which = Quale opzione? Scrivi «what» con il suo numero o le sue parole, per esempio: what 1
terminal-nothing-yet = Non è ancora successo niente.
terminal-rule-which = Quale regola? Per esempio: rule { $rule }
terminal-look-names = Puoi guardare: { $names }
terminal-look-unknown = Su questo tavolo niente si chiama «{ $text }»; «look» da solo elenca quello che c'è.
terminal-look-several = «{ $text }» va bene per molte cose: { $names }
terminal-thinking = { $name } sta pensando…
terminal-saved = La partita è salvata in { $file }.
terminal-no-number = Ci sono opzioni da 1 a { $most }.
terminal-several = «{ $text }» va bene per più opzioni; scrivi qualcosa in più.
terminal-unknown = «{ $text }» non è tra le opzioni; scrivi un numero, le parole di un'opzione o «help».
terminal-possible = «{ $text }» ora è possibile.
terminal-no-effect = ora senza effetto
terminal-no-effect-again = Ora non avrebbe alcun effetto. Scrivilo di nuovo per farlo lo stesso.
terminal-chance = Quel che segue lo decide il caso.
terminal-decides-next = Poi decide { $name }.
terminal-no-rule = non c'è nessuna regola con questo codice.
terminal-no-rules = i cataloghi non sono a portata di mano qui.
terminal-winners = Vince: { $names }.
terminal-nobody-wins = Non vince nessuno.
terminal-menu-title = Skyshelf
terminal-menu-ask = Quale gioco?
terminal-menu-continue = Continua { $game } ({ $file })
terminal-menu-new = Nuova partita di { $game }
terminal-menu-quit = Esci
terminal-menu-wrong = Scrivi un numero da { $least } a { $most }.
terminal-menu-opponents = Quanti avversari (da { $fewest } a { $most })?

# Sky Painters

terminal-painters-turn = Turno { $turn }: { $name }
terminal-painters-nobody = nessuno
terminal-painters-critical = FASE CRITICA
terminal-painters-cards = Carte cielo
terminal-painters-left = sinistra
terminal-painters-centre = centro
terminal-painters-right = destra
terminal-painters-on-deck = in cima al mazzo
terminal-painters-on-board = sul tabellone
terminal-painters-deck = mazzo ({ $cards }), { $price }
terminal-painters-chips = { $hope } ♥ sopra
terminal-painters-night = notte in alto
terminal-painters-grass = erba in basso
terminal-painters-tiles = Tessere Sky Painter
terminal-painters-pile = la prossima di { $tiles } nella pila
terminal-painters-halos = Aureole { $left } di { $spaces } (la prossima: { $price }): { $names }
terminal-painters-pool = Dadi
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }
terminal-painters-worth = vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ora
terminal-painters-spends-cloud = per un gettone nuvola
terminal-painters-free = gratis
terminal-painters-letters-blue = Bl
terminal-painters-letters-white = Bi
terminal-painters-letters-yellow = Gi
terminal-painters-letters-green = Ve
terminal-painters-letters-black = Ne
terminal-painters-letters-orange = Ar
terminal-painters-letters-red = Ro
terminal-painters-letters-purple = Vi
terminal-painters-letters-grey = Gr

# Skytear Horde

terminal-horde-turn = Turno { $turn }, { $phase }
terminal-horde-setup = Prima del primo turno
terminal-horde-phase-refresh = fase Ripristino
terminal-horde-phase-horde = fase Orda
terminal-horde-phase-alliance = fase Alleanza
terminal-horde-phase-treachery = fase Sventura
terminal-horde-phase-fight = fase Combattimento
terminal-horde-phase-pillage = fase Saccheggio
terminal-horde-phase-end = fase Finale
terminal-horde-difficulty = livello { $level }, difficoltà totale { $total }
terminal-horde-outsider-aside = { $pile }; deve ancora arrivare: { $outsider }
terminal-horde-legend = ⚔ attacco  ♥ salute  ◈ armatura  ◆ mana  ↷ esaurita  + potenziamento  m1 a1 corsia 1
terminal-horde-portal = Portale
terminal-horde-stage = stadio { $stage } di { $stages }
terminal-horde-wave = ondata di { $wave }
terminal-horde-collapsing = STA CROLLANDO
terminal-horde-outsider = Pila outsider
terminal-horde-horde = Orda
terminal-horde-castle = Castello
terminal-horde-back-line = Retrovia
terminal-horde-none = nulla
terminal-horde-cards = mazzo { $deck }, pila degli scarti { $discard }
terminal-horde-hand = Carte in mano: { $cards }
terminal-horde-planned = In cima al mazzo orda: { $cards }
terminal-horde-hand-of = mano di { $name }
terminal-horde-discard-of = scarti di { $name }
terminal-horde-hand-horde = mano dell'orda
terminal-horde-discard-horde = scarti dell'orda
terminal-horde-beneath-of = sotto { $card }
terminal-horde-beneath = sotto: { $cards }
terminal-horde-outsider-card = outsider
terminal-horde-waves = Ondate
terminal-horde-wave-now = { $wave } (ora)
terminal-horde-forecast = Se non cambia nulla
terminal-horde-forecast-deck = { $who }: carte saccheggiate { $pillaged }, mazzo { $left }
terminal-horde-forecast-legend = m mostro  a alleato  ♜ castello  ◎ portale  ☠ distrutta  ⇥ lascia il gioco  ⇤ sarà arrivato  ? forse

## Il campo di battaglia di Skytear

terminal-skytear-turn = Turno { $turn } · { $phase }
terminal-skytear-phase-setup = preparazione
terminal-skytear-phase-heroes = Fase Eroi
terminal-skytear-phase-minions = Fase Servitori
terminal-skytear-phase-end = fine del turno
terminal-skytear-column-hero = Eroe
terminal-skytear-column-hp = PV
terminal-skytear-column-attack = Attacco
terminal-skytear-column-armor = Armatura
terminal-skytear-column-mana = Mana
terminal-skytear-column-state = Stato
terminal-skytear-column-player = Giocatore
terminal-skytear-column-card = Carta
terminal-skytear-column-cost = Mana
terminal-skytear-column-kind = Tipo
terminal-skytear-column-flip = Mod.
terminal-skytear-column-text = Testo
terminal-skytear-ranged = a distanza
terminal-skytear-melee = in mischia
terminal-skytear-exhausted = Esaurito
terminal-skytear-defeated = { $turn ->
    [0] Sconfitto, non tornerà più
   *[other] Sconfitto, torna nel turno { $turn }
}
terminal-skytear-lead = Guida: { $card }
terminal-skytear-lead-hidden = Guida: una carta coperta
terminal-skytear-stack = Pila
terminal-skytear-forecast = Se la Fase Servitori arrivasse ora:
terminal-skytear-hand = { $who }: { $cards } in mano
terminal-skytear-deck = { $deck } nel mazzo, { $discard } scartate.
terminal-skytear-action = azione
terminal-skytear-reaction = reazione
terminal-skytear-commands = sight NOME · reach NOME
terminal-skytear-help =
    sight yami     che cosa vede Yami; anche sight 4,1 (chi o che cosa è in quell'esagono), sight c1 (un segnalino),
                   sight tower west north (torre), sight nexus south (nexus), sight dome (cupola)
    reach yami     dove può finire il Movimento di Yami e chi raggiunge ora il suo Attacco
    Un esagono si scrive q,r. Sulla mappa il primo esagono di ogni riga ha il nome a sinistra; q cresce di 1 verso destra.
    Gli esagoni liberi che puoi scegliere mostrano il numero della loro opzione.
terminal-skytear-legend = v Sud · ^ Nord · due lettere un eroe · v ^ da soli un servitore, x uno per parte · T5 Torre e i suoi PV · N nexus · C1 segnalino controllo · ‡ pilastro · ~ illusione · @@ outsider · * copertura · o cupola, O il suo centro · # bloccato · | \ / linea bianca
terminal-skytear-side = { $sign } { $side ->
    [north] Nord
   *[south] Sud
}: { $players }
terminal-skytear-side-first = { $sign } { $side ->
    [north] Nord
   *[south] Sud
}: { $players } (comincia)
terminal-skytear-active = Attivazione di { $hero }; Punti Azione rimasti: { $points }
terminal-skytear-flux = { $who } ha il Flusso di Skytear.
terminal-skytear-progress = (Sud { $south }, Nord { $north } su { $wanted })
terminal-skytear-waiting = { $what } di { $hero } ({ $who })
terminal-skytear-hex = esagono { $hex }
terminal-skytear-nexus = { $side ->
    [north] il Nexus del Nord
   *[south] il Nexus del Sud
}
terminal-skytear-token = segnalino, { $lane }
terminal-skytear-tower = { $side ->
    [north] Torre del Nord, { $lane }
   *[south] Torre del Sud, { $lane }
}
terminal-skytear-card-on = su { $hero }
terminal-skytear-card-under = sotto { $hero }
terminal-skytear-card-played = con { $card }
terminal-skytear-on-its-card = sulla sua carta
terminal-skytear-moves = muove { $hexes }
terminal-skytear-lives-there = vi abita { $who }
terminal-skytear-pillar = { $side ->
    [north] pilastro del Nord
   *[south] pilastro del Sud
}
terminal-skytear-illusion = illusione di { $hero }
terminal-skytear-hp-left = { $hp ->
    [one] resta { $hp } PV
   *[other] restano { $hp } PV
}
terminal-skytear-nexus-closed = non subisce danni prima che cada una Torre
terminal-skytear-fallen = è caduta
terminal-skytear-none = niente
terminal-skytear-in-hand = mano di { $who }
terminal-skytear-discard-of = scarti di { $who }
terminal-skytear-side-name = { $side ->
    [north] Nord
   *[south] Sud
}
terminal-skytear-nobody = nessuno
terminal-skytear-sight = Vista: { $who }
terminal-skytear-reach = Portata: { $who }
terminal-skytear-legend-sight = + visto · ? esagono di copertura visto, ma non un nemico al suo interno: nessuno lo individua
terminal-skytear-legend-spot = + in vista, nei due sensi
terminal-skytear-legend-reach = + un Movimento può finire qui · ! in vista e a portata di un Attacco ({ $range }) · & entrambi
terminal-skytear-sees = Vede: { $units }
terminal-skytear-hidden = Gli sono nascosti: { $units }
terminal-skytear-seen-by = In vista: { $units }
terminal-skytear-strikes = Il suo Attacco può bersagliare: { $units }
terminal-skytear-look-whose = Di chi? Per esempio un eroe{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, un outsider, un segnalino come c1, «tower west north», «nexus south», «dome» o un esagono come 4,1.
terminal-skytear-look-unknown = Su questo campo non c'è nulla che si chiami «{ $text }»; nomina un eroe{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, un outsider, un segnalino come c1, «tower west north», «nexus south», «dome» o un esagono come 4,1.
terminal-skytear-look-several = «{ $text }» va bene per più cose; scrivi di più.{ $number ->
    [0] {""}
   *[other] {" "}Gli eroi sono { $heroes }.
}
terminal-skytear-look-off = Su questo campo non c'è l'esagono { $hex }; a sinistra della mappa c'è il nome del primo esagono di ogni riga.
terminal-skytear-look-away = { $who } ora non è sul campo.
terminal-skytear-look-no-reach = Solo eroi e outsider agiscono; per { $who } usa «sight».

## Decks

terminal-decks-own = I tuoi mazzi
terminal-decks-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
terminal-decks-unknown = Non c'è nessun mazzo pronto «{ $name }» e nessun file così; ci sono { $names }.
terminal-resign-sure = Scrivi ancora resign per arrenderti; con qualsiasi altra cosa si continua.
terminal-given-up = Hai abbandonato. La partita, fin dove è arrivata, è in { $file }.
terminal-book-english = Questo regolamento non è ancora in italiano; eccolo in inglese.
