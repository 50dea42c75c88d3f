# Giocare nel terminale

terminal-ask = { $name }, la tua scelta:
terminal-commands = numero o parole per scegliere · undo · hint · why [azione] · what NUMERO · rule ID · log · table · save [file] · quit · help
terminal-help =
    Scegli con un numero, o scrivi le parole di un'opzione (basta un inizio che vada bene per una sola).
    undo           annulla la tua ultima scelta, finché non si è rivelato nulla di nuovo
    hint           che cosa farebbe il bot che calcola in anticipo
    why            la regola dietro l'ultimo evento;  why cloud, why tile sky_halo: che cosa lo impedisce
    what 3         a che cosa porterebbe l'opzione 3
    rule PNT-DIE-05   una regola del catalogo
    log 40         gli ultimi eventi con le loro regole
    table          ridisegna il tavolo
    save mia.journal   scrive la partita in un file (si salva comunque da sola di continuo)
    quit           esci; la partita si può continuare più tardi
terminal-pass-on = Invio passa il turno a { $name }, undo annulla la tua ultima scelta:
terminal-thinking = { $name } sta pensando…
terminal-saved = La partita è salvata in { $file }.
terminal-no-number = Ci sono opzioni da 1 a { $most }.
terminal-several = «{ $text }» va bene per più opzioni; scrivi qualcosa in più.
terminal-unknown = «{ $text }» non è tra le opzioni; scrivi un numero, le parole di un'opzione o «help».
terminal-possible = «{ $text }» ora è possibile.
terminal-chance = Quel che segue lo decide il caso.
terminal-no-rule = { $rule }: qui i cataloghi non sono disponibili.
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
terminal-painters-deck = in cima, ne restano { $cards }, { $price }
terminal-painters-chips = { $hope } ♥ sopra
terminal-painters-night = notte in alto
terminal-painters-grass = erba in basso
terminal-painters-tiles = Tessere Sky Painter
terminal-painters-pile = la prossima di { $tiles } nella pila
terminal-painters-halos = Aureole { $left } di { $spaces } (la prossima: { $price }): { $names }
terminal-painters-pool = Dadi
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }   vale { $points } punti ora
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
terminal-horde-legend = ⚔ attacco  ♥ salute  ◈ armatura  ◆ mana  ↷ esaurita  + assegnata  m1 a1 corsia 1
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
terminal-horde-forecast = Se non cambia nulla
terminal-horde-forecast-deck = { $who }: carte saccheggiate { $pillaged }, mazzo { $left }
terminal-horde-forecast-legend = m mostro  a alleato  ♜ castello  ◎ portale  ☠ distrutta  ⇥ lascia il gioco  ? forse

## Il campo di battaglia di Skytear

terminal-skytear-turn = Turno { $turn } · { $phase }
terminal-skytear-phase-setup = preparazione
terminal-skytear-phase-heroes = Fase Eroi
terminal-skytear-phase-minions = Fase Servitori
terminal-skytear-phase-end = fine del turno
terminal-skytear-legend = * copertura · o cupola · C segnalino · T torre · N nexus · v ^ servitori · ‡ pilastro · ~ illusione · @@ outsider
terminal-skytear-column-hero = Eroe
terminal-skytear-column-hp = PV
terminal-skytear-column-attack = Attacco
terminal-skytear-column-armor = Armatura
terminal-skytear-column-mana = Mana
terminal-skytear-column-state = Stato
terminal-skytear-ranged = a distanza
terminal-skytear-melee = in mischia
terminal-skytear-exhausted = Esaurito
terminal-skytear-defeated = Sconfitto, torna nel turno { $turn }
terminal-skytear-lead = guida { $card }
terminal-skytear-lead-hidden = guida una carta coperta
terminal-skytear-stack = Pila
terminal-skytear-forecast = Se la Fase Servitori arrivasse ora:
terminal-skytear-hand = Mano di { $who }
terminal-skytear-hand-hidden = { $who } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano.
terminal-skytear-action = azione
terminal-skytear-reaction = reazione
