### Ciò che dicono le pagine nel browser. Le frasi dei giochi vengono dal server.

## Ovunque

web-site = Sito
web-home = Inizio
web-lobby = Sala
web-me = Io
web-show-in-lobby = Mostra nella sala: chi è lì può sedersi
web-asks = { $number ->
    [one] Qualcuno ti chiede l'amicizia.
   *[other] { $number } persone ti chiedono l'amicizia.
}
web-turns = { $number ->
    [one] Tocca a te a 1 tavolo.
   *[other] Tocca a te a { $number } tavoli.
}
web-chat-people = Chi c'è
web-chat-only-phrases = A questo tavolo si dicono solo le frasi pronte.
web-phrases-agreed = Nella chat solo frasi pronte
web-rules = Regole
web-gallery = Galleria
web-settings = Impostazioni
web-games = Giochi
web-skip = Vai al contenuto
web-nothing-here = A questo indirizzo non c'è nulla.
web-nothing-here-more = Forse si è persa una parte del link. Un gioco è sempre vicino:
web-unreachable = Il server non risponde. È acceso?
web-not-fetched = Non è stato possibile caricare questa pagina. Arriverà appena il server risponde.
web-fetch-again = Riprova
web-loading = Caricamento…
web-close = Chiudi
web-save = Salva
web-saved = Salvato.
web-you = tu

## Imparare

web-learn = Impara
web-learn-about = Una prima partita guidata a un tavolo vero. Una guida spiega una cosa alla volta, tu la fai, e puoi sempre tornare indietro.
web-learn-first-visit = È la prima volta? Ogni gioco ha una prima partita guidata: cerca «Impara a giocare».
web-learn-minutes = Impara a giocare ({ $minutes } min)
web-learn-on = Continua a imparare ({ $done } di { $all })
web-lesson-chapter = { $number } di { $all }
web-lesson-goal = Obiettivo:
web-lesson-menu = I capitoli di questa lezione
web-lesson-reached = fatto
web-lesson-here = sei qui
web-lesson-chapter-again = Di nuovo questo capitolo
web-lesson-skip = Salta questo capitolo
web-lesson-restart = Ricomincia
web-lesson-later = Continua più tardi
web-lesson-before = Indietro
web-lesson-on = Avanti
web-lesson-understood = Capito
web-lesson-next = Avanti: { $title }
web-lesson-your-move = Tocca a te: cerca la stella.
web-lesson-quiet = Questo ormai lo sai. Parlerò quando succede qualcosa di nuovo.
web-lesson-foresee = Che cosa succede poi?
web-lesson-foresee-nothing = Ora non si può prevedere nulla.
web-lesson-over = Hai giocato una partita intera. Le regole sono a un clic quando hai un dubbio; ora gioca una partita tutta tua.
web-lesson-play = Gioca una partita tua

## La prima pagina

web-welcome = Prendi una sedia
web-welcome-more = Giochi da tavolo che fanno rispettare ogni regola. Vedi che cosa puoi fare, e perché.
web-play-now = Gioca subito
web-play-solo = Solo
web-way-table-bots = Contro un bot
web-way-table-friends = Con amici
web-way-coop-bots = Con un bot
web-way-coop-friends = Con un amico
web-way-versus-bots = Contro un bot
web-way-versus-friends = Contro un amico
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
web-way = Modo di giocare
web-how-many = In quanti
web-players-number =
    { $number ->
        [one] 1 giocatore
       *[other] { $number } giocatori
    }
web-seat = Posto { $number }
web-seat-open = Posto libero
web-seat-me = Tu
web-seat-open-help = I posti liberi sono per chi ha il link, che il tavolo ti mostra.
web-seat-beginner = Bot: principiante
web-seat-easy = Bot: facile
web-seat-medium = Bot: medio
web-seat-hard = Bot: difficile
web-seat-master = Bot: maestro
web-seat-random = Bot: gioca a caso
web-with-whom = Con chi?
web-which-side = Da che parte stai?
web-company-bots = Con i bot
web-company-bots-help = Si comincia subito.
web-company-friends = Con amici
web-company-friends-help = Ricevi un link; la partita comincia quando ci sono tutti.
web-company-learn = Prima impara
web-company-learn-help = Una prima partita guidata, di pochi minuti.
web-bots-level = Quanto sono forti i bot?
web-seat-by-seat = Posto per posto
web-more-settings-now = per chi conosce il gioco
web-hints-on-short = con suggerimenti
web-hints-off-short = senza suggerimenti
web-setting-own = Mio…
web-setting-own-of = { $setting }, con parole tue
web-setting-own-paste = Incolla o scrivi qui
web-manners = Come si gioca
web-more-settings = Altre impostazioni
web-mode = Annullare
web-mode-friendly = Amichevole
web-mode-friendly-help = La tua ultima scelta si può annullare finché non si rivela qualcosa; dopo, se tutti sono d'accordo.
web-mode-strict = Rigorosa
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

## Mazzi

web-decks = Mazzi
web-decks-more = Costruisci un mazzo tuo: parti da uno già pronto, cambialo e giocaci. Se una regola lo vieta, lo leggi accanto alla carta.
web-decks-about-horde = Un castello e quaranta carte della prima edizione.
web-decks-about-monoliths = Un castello e quaranta carte di entrambe le edizioni.
web-decks-about-skytear = Un gruppo di eroi, ognuno con un mazzetto di otto carte, per la scelta competitiva.
web-decks-own-number = { $number ->
        [0] Ancora nessun mazzo tuo
        [one] Un mazzo tuo
       *[other] { $number } mazzi tuoi
    }
web-decks-of = Mazzi per { $game }
web-deck-own = I tuoi mazzi
web-deck-ready = Mazzi già pronti
web-deck-begin = Cominciane un altro
web-deck-new = Mazzo vuoto
web-deck-import = Un mazzo come testo
web-deck-copy-and-change = Copia e cambia
web-deck-copy-of = Copia di { $deck }
web-deck-duplicate = Duplica
web-deck-delete = Elimina
web-deck-deleted = «{ $deck }» è stato eliminato.
web-deck-restore = Ripristinalo
web-deck-keep = Tieni e cambia
web-deck-shared = Qualcuno ti mostra un mazzo: { $deck }
web-deck-not-here = Questo mazzo è custodito nel browser in cui è stato costruito. Fattene dare il link.
web-deck-unnamed = Nuovo mazzo
web-deck-for-challenge = Il tuo prossimo mazzo sarà costruito per la sfida da cui vieni: valgono i suoi limiti invece di quelli del castello.
web-deck-number = { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
web-deck-name = Nome del mazzo
web-deck-castle = Castello
web-deck-choose-castle = Scegli un castello
web-deck-heroes = Eroi: { $number }
web-deck-add-hero = Aggiungi un eroe…
web-deck-remove-hero = Togli { $hero }
web-deck-add = Aggiungi
web-deck-cards = Carte
web-deck-your-deck = Mazzo
web-deck-switch = Carte o mazzo
web-deck-find = Cerca carte
web-deck-find-help = Parole del nome o del testo, o segni: cost<=2 f:kurumo t:spell kw:armor r:rare
web-deck-find-help-skytear = Parole del nome o del testo, o segni: cost<=1 f:kurumo t:reaction points<10
web-deck-filters = Mostra solo
web-deck-found = { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
web-deck-none-found = Nessuna carta corrisponde. Togli una parola o un filtro.
web-deck-show-all = Anche carte che non vanno bene
web-deck-not-open = Questo mazzo non può averla.
web-deck-rarity-base = Base
web-deck-rarity-rare = Rara
web-deck-rarity-mythic = Mitica
web-deck-rarity-legendary = Leggendaria
web-deck-more = Una copia in più di { $card }
web-deck-less = Una copia in meno di { $card }
web-deck-copies = Nel mazzo: { $number }
web-deck-cost = Costa { $cost }
web-deck-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-deck-points-all = { $points ->
    [one] 1 punto con l'eroe
   *[other] { $points } punti con l'eroe
}
web-deck-size-word = carte
web-deck-empty = Ancora nessuna carta.
web-deck-no-pile = Aggiungi un eroe; porta con sé le sue carte.
web-deck-checking = Controllo…
web-deck-good = Questo mazzo è permesso.
web-deck-faults = { $number ->
        [one] Una cosa non va:
       *[other] { $number } cose non vanno:
    }
web-deck-mend = Correggi ciò che non va nel mazzo per giocarci.
web-deck-curve = Carte per costo
web-deck-curve-of = costo { $cost }: { $cards }
web-deck-curve-help = Carte per costo; gli alleati pieni, tutte le altre a righe.
web-deck-curve-help-skytear = Carte per costo; le azioni piene, tutte le altre a righe.
web-deck-play = Giocaci
web-deck-new-table = Nuovo tavolo
web-deck-build = Costruisci un mazzo
web-deck-against = Con che cosa si gioca
web-deck-mixed-help = Altre orde nello stesso mazzo.
web-deck-hand = Pesca una mano di prova di { $cards }
web-deck-text-and-link = Come testo e come link
web-deck-text = Il mazzo come testo
web-deck-text-help = Una riga per ogni carta, come «3x Sciamani». Lo stesso testo vale nel terminale.
web-deck-text-take = Leggi il testo
web-deck-text-read = Il testo è stato letto.
web-deck-link = Un link che contiene il mazzo
web-deck-copy-link = Copia il link

## Sfide e piano di battaglia

web-challenges = Sfide
web-home-over = Partite giocate
web-home-more = Più a fondo
web-home-decks = Costruisci, controlla e condividi i tuoi mazzi.
web-home-challenges = Dodici imprese con medaglie, e un piano di battaglia.
web-challenge-twelve = Dodici imprese
web-challenge-more = Ognuna è una partita di Skytear Horde in modalità solo con una preparazione o una condizione propria, sorvegliata dalle regole. Le tue medaglie restano in questo browser.
web-challenge-difficulty = Difficoltà
web-challenge-difficulty-medals = { $medals ->
        [one] { $difficulty }: 1 medaglia
       *[other] { $difficulty }: { $medals } medaglie
    }
web-challenge-total = Medaglie: { $medals } su { $all }
web-challenge-medals = Medaglie: { $medals } su { $all }
web-challenge-deck = Mazzo
web-challenge-deck-usual = Quello solito
web-challenge-deck-hero = Quello già pronto con l'eroe
web-challenge-deck-needed = Scegli un mazzo di { $cards } carte
web-challenge-build = Costruisci un mazzo di { $cards } carte
web-challenge-start = Prova
web-challenge-go-on = Continua
web-plan = Piano di battaglia
web-plan-more = Un mazzo contro otto orde di Skytear Horde e Monoliths, una dopo l'altra. Sei vittorie bastano.
web-plan-deck = Mazzo
web-plan-level = Livello
web-plan-begin = Comincia il piano
web-plan-with = { $deck }, livello { $level }.
web-plan-fight = Combatti: { $horde }
web-plan-go-on = Continua il combattimento
web-plan-give-up = Abbandona il piano
web-plan-another = Comincia un altro piano
web-plan-won = vinta
web-plan-lost = persa
web-plan-next = prossima
web-plan-open = da venire

## Impostazioni

web-your-name = Il tuo nome al tavolo
web-language = Lingua
web-speaks = Lingue: { $languages }
web-speaks-not = Questo gioco non parla ancora la tua lingua. I suoi testi sono in { $language }.
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
web-shortcuts = Tasti singoli come scorciatoie (? li mostra)
web-goes-on = Continua da solo quando non c'è nulla da decidere
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
web-happening = Guarda che cosa succede.
web-thinks = { $name } sta pensando
web-decides = decide
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
web-hints = Le scelte migliori
web-hint-chance = { $percent }% di probabilità di vincere
web-hinted = il suggerimento
web-why-not = Ora no, perché
web-why-not-turn = Non ora: deve decidere { $name }.
web-possible-now = Puoi sceglierlo ora.
web-log = Registro
web-rule = Regola { $rule }
web-rule-page = Apri nelle regole
web-for-you-only = Solo per te:
web-taken-back = Annullato:
web-players-here = Giocatori
web-bot = bot
web-bot-beginner = bot principiante
web-bot-easy = bot facile
web-bot-medium = bot medio
web-bot-hard = bot difficile
web-bot-master = bot maestro
web-bot-random = bot casuale
web-bot-greedy = bot avido
web-bot-search = bot che cerca
web-bot-net = bot allenato
web-away = assente
web-take-over = Fai giocare un bot
web-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
web-chat = Chat
web-chat-muted = La chat è silenziata.
web-chat-unmute = Riattiva la chat
web-chat-spectator = spettatore
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-phrases = Frasi
web-chat-mute = Silenzia
web-chat-mute-one = Silenzia { $name }
web-chat-mute-all = Silenzia tutti
web-chat-mute-hides = Chi ha parlato qui è silenziato.
web-chat-to-players = Ai giocatori
web-chat-to-spectators = Agli altri spettatori
web-chat-to-everybody = A tutti
web-chat-send = Invia
web-chat-says = { $name } dice: { $text }
web-chat-unread =
    { $count ->
        [one] { $count } messaggio non letto
       *[other] { $count } messaggi non letti
    }
web-leave = Esci
web-rematch = Gioca ancora
web-connection-lost = Connessione persa; nuovo tentativo…
web-choice-waits = Nessuna connessione: la tua scelta parte appena torna.
web-winners = Vince: { $names }
web-nobody-won = Non vince nessuno.
web-asked-rematch = { $name } vuole giocare ancora.
web-asked-take-back = { $name } chiede di annullare una scelta.
web-asked-take-over = { $name } chiede che un bot giochi al posto di { $about }.
web-agree = D'accordo
web-refuse = No
web-waiting-title = In attesa di giocatori
web-sit-here = Siediti qui
web-invite = Manda questo link a chi deve unirsi
web-invitation-reads = Chi apre il tuo link legge:
web-copy = Copia
web-invite-scan = Siete nella stessa stanza? Inquadralo con un telefono.
web-invite-only-here = Questo link si apre solo su questo dispositivo. Gli amici possono entrare dai loro dispositivi se Skyshelf viene avviato con: { $command }
web-copied = Copiato.
web-copy-by-hand = Seleziona il link e copialo.

## Guardare indietro

web-replay = Replay
web-replay-watch = Rivedi la partita
web-step-of = Scelta { $at } di { $all }
web-to-start = All'inizio
web-step-back = Una scelta indietro
web-play-on = Avvia
web-pause = Pausa
web-step-on = Una scelta avanti
web-to-end = Alla fine
web-speed = Velocità
web-timeline = Linea del tempo
web-replay-keys = Tasti: ← → una scelta, spazio avvia, Inizio e Fine
web-set-up = La preparazione
web-chose = { $name } sceglie: { $what }
web-chose-hidden = { $name } ha scelto.
web-key-moment = Momento decisivo nel turno { $turn }: { $text }
web-this-moment = Questo momento
web-which-game = Quale partita
web-whose-view = Con gli occhi di
web-view-public = Uno spettatore
web-view-own = { $name } (tu)
web-view-later = A partita finita potrai guardare con gli occhi degli altri.
web-replay-follows = Quello che si gioca nel frattempo appare qui da solo.
web-copy-moment = Copia il link a questo momento
web-play-from = Gioca da qui
web-play-from-help = Un tavolo di allenamento che comincia in questo momento, con dei bot agli altri posti.
web-open-table = Apri il tavolo
web-report = Resoconto
web-report-size =
    { $choices } scelte in { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }.
web-report-minutes =
    È durata { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }.
web-key-turns = Turni decisivi
web-key-turns-help = Dove le probabilità di vittoria sono cambiate di più, secondo il giudizio dei bot su ogni posizione a carte scoperte.
web-chances-of = Probabilità di { $name }
web-watch-moment = Guarda questo momento
web-plots = Com'è andata
web-plots-help = Punta un grafico per leggerlo, cliccalo per andare a quel momento del replay. Le stelle sono i turni decisivi.
web-plot-line = { $name }: da { $from } a { $to }.
web-plot-table = Come tabella, turno per turno
web-turn-word = Turno
web-luck = Fortuna
web-average = Media
web-everybody = Tutti
web-share-picture = Un'immagine da condividere
web-download-picture = Scarica come immagine
web-download-journal = Scarica il diario
web-no-picture = Questo browser non è riuscito a creare l'immagine.
web-watch-file = Guarda una partita da un file
web-watch-file-help = Una partita finita, come diario: dal resoconto di un tavolo, o come ./skyshelf la conserva nella sua cartella dei dati. Viene rigiocata qui, e chi ha il link può guardarla.
web-watch-drop = Trascina qui un diario, o scegline uno
web-watch-choose = Scegli un file
web-watch-else = Nessun file? Le partite finite sono nella tua lista, quelle in corso nella sala.
web-watch-too-large = Un diario ha al massimo { $kilobytes } kB.

## Regole

web-rules-choose = Di quale gioco vuoi leggere?
web-rules-of = Regole di { $game }
web-rules-book = Regolamento
web-rules-every = Ogni regola
web-rules-in-book = Nel regolamento: { $chapter }
web-rules-contents = Indice
web-rules-english = Le regole sono scritte in inglese.
web-rules-source-p = p.
web-rules-source-derived = dedotta
web-rules-source-rulebook = regolamento
web-rules-source-cards = carte
web-rules-source-data = dati delle carte
web-rules-source-ours = nostra
web-rules-source-unprinted = non stampata
web-rules-source-example = esempio
web-rules-more = Mostra altre (rimanenti: { $number })
web-rules-same = Come nell'altra edizione:
web-rules-changes = Sostituisce nell'altra edizione:
web-rules-examples =
    { $number ->
        [one] Un esempio svolto
       *[other] { $number } esempi svolti
    }
web-rules-onward = Altri capitoli
web-phase-explain = Spiega questa fase: { $phase }
web-rules-find = Cerca una regola con le parole o con il suo numero
web-rules-found =
    { $number ->
        [one] 1 regola
       *[other] { $number } regole
    }
web-rules-none = Qui nulla ha tutte queste parole. Prova con meno o con altre, o cerca in un altro gioco:

## La galleria

web-gallery-more = Tutte le carte, gli eroi e i segnalini dei giochi, da guardare.
web-gallery-find = Cerca una carta per nome o per testo
web-gallery-found =
    { $number ->
        [one] 1 immagine
       *[other] { $number } immagini
    }
web-gallery-none = Nessuna immagine ha tutte queste parole. Prova con meno o con altre.
web-gallery-day = La carta del giorno
web-gallery-another = Mostrane un'altra
web-gallery-dice = Dadi e segnalini
web-gallery-factions = Araldica
web-gallery-cards = Carte dei giochi Skytear
web-gallery-full = Da leggere
web-gallery-full-text = Una carta intera ha il suo testo sotto il disegno; in mano e sul tavolo mostra l'essenziale.
web-gallery-chip = In una corsia
web-gallery-neutral = Neutrali
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
web-gallery-colossals = Outsider colossali
web-gallery-turned = Alleati diventati mostri

## The table: its corner, its drawer, its keys.
web-choices = Scelte
web-choices-none = Ora non c'è nulla da scegliere.
web-corner = Suggerimento, annulla e il pulsante principale
web-asked = Che cosa si chiede
web-doors = Registro, scelte e impostazioni
web-choose-on-board = Scegli sul tavolo
web-choose-above = Scegli qui sopra
web-hold = tieni premuto
web-please-wait = Attendi
web-glowing = { $count ->
    [one] Una cosa brilla.
   *[other] Brillano { $count } cose.
}
web-let-go-help = Esc annulla la selezione.
web-let-go-touch = Tocca altrove per annullare la selezione.
web-choose-its-place = Scegli dove metterlo.
web-put-back-help = Esc lo rimette a posto.
web-put-back-touch = Annulla lo rimette a posto.
web-touch-again = Tocca di nuovo per sceglierlo; tocca altrove per lasciarlo.
web-no-effect = Ora non avrebbe alcun effetto.
web-no-effect-short = ora senza effetto
web-no-effect-again = Ora senza effetto; sceglilo di nuovo per farlo.
web-hint-is = Suggerimento: { $choice }
web-back = Indietro
web-menu = Che cosa si può fare
web-volume = Volume
web-pace = Velocità delle animazioni
web-pace-50 = Lenta
web-pace-100 = Normale
web-pace-200 = Veloce
web-all-settings = Tutte le impostazioni
web-victory = Vittoria
web-defeat = Sconfitta
web-outcome-again = Com'è finita
web-outcome-look = Guarda il tavolo
web-outcome-otherwise = Altre impostazioni
web-outcome-stood = Alla fine
web-outcome-harder = Più difficile: { $level }
web-outcome-easier = Più facile: { $level }
web-outcome-deck = Un altro mazzo
web-outcome-turning = Il momento decisivo
web-outcome-unturned = Nessuna scelta ha deciso da sola questa partita.
web-turned-rose = Le probabilità di { $name } sono salite da { $before } a { $after }.
web-turned-fell = Le probabilità di { $name } sono scese da { $before } a { $after }.
web-keys = Tasti
web-key-space = Spazio
web-key-enter = Invio
web-key-escape = Esc
web-key-u = U
web-key-h = H
web-key-c = C
web-key-digits = da 1 a 9
web-key-l = L
web-key-t = T
web-key-b = B
web-key-arrows = Frecce
web-key-i = I
web-key-help = ?
web-key-does-space = Il pulsante principale; mentre si mostra qualcosa, lo salta
web-key-does-enter = Sceglie ciò che è selezionato; se nulla lo è, il pulsante principale
web-key-does-escape = Annulla la selezione, chiude, salta tutto ciò che si mostra
web-key-does-u = Annulla
web-key-does-h = Suggerimento
web-key-does-c = Tutte le scelte
web-key-does-digits = Una delle scelte, mentre si vedono
web-key-does-l = Registro
web-key-does-t = Chat
web-key-does-b = Al tavolo
web-key-does-arrows = Sul tavolo e fra tutte le scelte
web-key-does-i = Legge ciò che è selezionato
web-key-does-help = Questi tasti
web-since = Dal tuo ultimo turno
web-skip-shown = Salta
web-since-nothing = Ancora nulla.
web-show-again = Mostra di nuovo
web-log-new = { $count ->
    [one] 1 nuova
   *[other] { $count } nuove
}
web-shown-of = { $number } di { $all }
web-jumped = { $count ->
    [one] È successa una cosa; è nel registro.
   *[other] Sono successe { $count } cose insieme; sono nel registro.
}

## Finire una partita, e i propri tavoli

web-ways-out = Vie d'uscita
web-resign = Arrendersi
web-resign-sure-many = Abbandoni la partita; un bot gioca al posto tuo e gli altri vanno avanti.
web-resign-sure-rivals = La partita finisce subito e vince l'altra parte.
web-resign-sure-alone = La partita finisce ed è persa.
web-resign-sure-mates = Prima si chiede a chi gioca con te.
web-draw = Proporre la patta
web-draw-sure-people = Si chiede agli altri; se tutti accettano, non vince nessuno.
web-draw-sure-alone = L'avversario risponde subito, e accetta se non vede un vantaggio per sé.
web-call-off = Annullare la partita
web-call-off-sure-people = Si chiede agli altri; se tutti accettano, la partita finisce e nessuno vince né perde.
web-call-off-sure-alone = La partita finisce subito e nessuno vince né perde.
web-leave-sure-people = Ti alzi e torni alla prima pagina. Il posto resta tuo, ma gli altri possono far giocare un bot.
web-leave-sure-waiting = Ti alzi e il tuo posto torna libero.
web-leave-sure-alone = Ti alzi e torni alla prima pagina. La partita ti aspetta lì.
web-leave-sure-event = Ti alzi. Un torneo aspetta questa partita e nessun altro la continua: la perdi.
web-leave-sure-rated = Ti alzi. La partita è classificata e nessun altro la continua: se vi hai già fatto una scelta, la perdi.
web-delete-table = Cancella
web-delete-sure-people = Il tavolo sparisce dal tuo elenco; gli altri lo tengono.
web-delete-sure-alone = Il tavolo e tutto ciò che vi è successo spariscono per sempre.
web-delete-sure-event = Il tavolo sparisce per sempre. Un torneo aspetta questa partita: la perdi.
web-delete-sure-rated = Il tavolo sparisce per sempre. La partita è classificata: se vi hai già fatto una scelta, la perdi.
web-asked-own = { $what ->
    [draw] Proponi la patta.
    [call-off] Vorresti annullare la partita.
    [resign] Vorresti arrenderti.
    [rematch] Vorresti giocare ancora.
    [take-back] Chiedi di annullare una scelta.
    [take-over] Chiedi che un bot giochi al posto di { $about }.
   *[clock] Chiedi un orologio perché { $about } ci mette molto.
    } In attesa della risposta di { $names }.
web-asked-draw = { $name } propone la patta.
web-asked-call-off = { $name } vorrebbe annullare la partita.
web-asked-resign = { $name } vorrebbe arrendersi con te.
web-asked-clock = { $name } chiede un orologio, per via di { $about }.
web-asked-refused = Nessun accordo: la partita continua.
web-withdraw = Ritira
web-ask-clock = Chiedi un orologio
web-hints-off = Qui avete deciso di giocare senza suggerimenti.
web-hints-agreed = Suggerimenti per tutti; gli altri vedono quando qualcuno li chiede
web-agreed = Che cosa è stato deciso
web-honest = Il caso è onesto?
web-honest-running = Prima di dare la prima carta il server ha estratto un numero segreto, che decide tutto ciò che dipende dal caso, e ne ha mostrato questa impronta. Alla fine della partita il numero viene mostrato, e chiunque può controllare che non sia mai cambiato.
web-honest-over = L'impronta è stata mostrata fin dall'inizio; è fatta con questo numero, che ha deciso tutto ciò che dipende dal caso.
web-honest-commitment = Impronta
web-honest-seed = Numero segreto
web-honest-check = Come controllare
web-invited-title = Un invito per te
web-list-with = con { $names }
web-list-alone = solo
web-list-left = l'hai lasciata; ti aspetta
web-list-lesson = Prima partita guidata
web-list-all = Mostra tutte le { $number }
web-result-won = Vinta
web-result-lost = Persa
web-result-won-given-up = Vinta: l'altra parte si è arresa
web-result-lost-given-up = Persa: abbandonata
web-result-drawn = Patta
web-result-called-off = Annullata
web-crowded = Troppe partite non finite
web-crowded-help = Chiudine una che non vuoi più, poi vai avanti.
web-crowded-resign-sure = Abbandoni questa partita. Altre persone la giocano con te.
web-crowded-on = Avanti
web-events = Tornei
web-ratings = Punteggi
web-on-holiday = in ferie; ultimo giorno: { $day }
web-holiday-soon = presto in ferie; primo giorno: { $day }
web-pass-until = Passa finché…
web-pass-until-turn = finché non tocca a me
web-pass-until-attack = finché qualcuno non attacca
web-pass-until-card = finché qualcuno non gioca una carta
web-pass-until-round = finché non comincia il prossimo turno
web-passing-turn = Passi finché non tocca a te.
web-passing-attack = Passi finché qualcuno non attacca.
web-passing-card = Passi finché qualcuno non gioca una carta.
web-passing-round = Passi finché non comincia il prossimo turno.
web-passing-stop = Chiedimi di nuovo
