### Ciò che succede intorno a una partita, e perché a un tavolo qualcosa non si può fare.

tables-already-left = Hai già lasciato questo tavolo.
tables-already-seated = Hai già un posto a questo tavolo.
tables-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
tables-bad-remark = Un messaggio ha da 1 a { $most } caratteri visibili, senza caratteri di controllo.
tables-bot-chooses = Il tuo tempo per questa scelta è finito: la fa un bot per te, poi puoi tornare.
tables-bot-plays = Un bot gioca al tuo posto; prima torna a sederti.
tables-bot-plays-already = A quel posto gioca già un bot.
tables-broken = Qualcosa è andato storto. Non si è perso nulla: il tavolo è com'era prima.
tables-busy = Il tavolo è occupato; riprova.
tables-event-game = In un torneo nessuno chiede un'altra partita: la porta il turno seguente.
tables-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
tables-local-only = Questa pagina è solo per la macchina su cui gira il server.
tables-malformed = La richiesta non si capisce: { $detail }
tables-no-chat = A un tavolo per una persona sola non c'è nessuno con cui parlare.
tables-no-choice = «{ $text }» ora non è possibile; scegli una delle opzioni.
tables-no-free-seat = A questo tavolo non ci sono posti liberi.
tables-no-game = A questo tavolo non si è giocata nessuna partita { $number }.
tables-no-guest = Prima scegli un nome.
tables-no-hint = In questo momento non si può dare un suggerimento.
tables-no-method = Questo indirizzo non accetta richieste del genere.
tables-no-option = L'opzione { $number } non esiste; vanno da 0 a { $most }.
tables-no-language = Questo server non parla quella lingua.
tables-no-page = A questo indirizzo non c'è nulla.
tables-no-rematch-yet = Può chiedere un'altra partita solo chi ha giocato fino alla fine.
tables-no-report-yet = Il resoconto svela tutti i segreti della partita: si può leggere quando la partita è finita.
tables-no-request = Quella domanda non è più aperta.
tables-no-seat = Questa partita ha { $most } posti, numerati da 0.
tables-no-such-person = Lì non siede nessun'altra persona.
tables-no-table = Quel tavolo non esiste.
tables-no-lesson = Per questo gioco non c'è una lezione.
tables-no-chapter = Questa lezione ha i capitoli da 0 a { $most }.
tables-no-token = La chiave della tua sessione manca o è sbagliata; ricarica la pagina.
tables-no-watching = Solo chi gioca può guardare questo tavolo.
tables-not-asked = La tua risposta a quella domanda non serve.
tables-not-away = Sei già al tavolo.
tables-not-away-long = Un bot può prendere un posto quando il suo giocatore è assente da { $seconds } secondi.
tables-not-over = Il diario contiene tutti i segreti della partita; si può leggere quando è finita.
tables-not-over-yet = Si può riprendere da un momento solo quando la partita è finita.
tables-not-playing = A questo tavolo ora non si gioca nessuna partita.
tables-only-phrases = A questo tavolo si possono dire solo le frasi pronte.
tables-not-seated = Non hai un posto a questo tavolo.
tables-not-your-eyes = Puoi guardare con gli occhi di un altro giocatore quando la partita è finita.
tables-not-your-turn = Tocca a qualcun altro decidere.
tables-nothing-follows = Dopo quel momento non succede nulla: scegline uno da 0 a { $most }.
tables-nothing-to-take-back = La tua ultima scelta non si può annullare: poi ha deciso il caso, o è stato rivelato qualcosa.
tables-nothing-to-undo = Non si può annullare nulla: ha deciso il caso, è stato rivelato qualcosa o ha scelto un altro giocatore.
tables-request-open = A questo tavolo è aperta un'altra domanda; prima bisogna risponderle.
tables-seat-taken = Quel posto è occupato.
tables-stale = Nel frattempo il tavolo è andato avanti; guardalo di nuovo.
tables-store-down = Il server al momento non raggiunge il suo database; riprova.
tables-stream-tables = Una connessione segue da 1 a { $most } tavoli.
tables-text-or-phrase = Scrivi qualcosa di tuo oppure scegli una delle frasi; non entrambe le cose.
tables-time-is-up = Il tuo tempo è finito; un bot gioca per te fino alla fine.
tables-too-fast = Troppo in fretta; aspetta un momento.
tables-too-large = La richiesta è troppo grande.
tables-too-many-streams = Hai { $most } connessioni aperte; prima chiudine una.
tables-too-many-tables = Hai { $most } partite non finite; prima finiscine una.
tables-too-much-for-now = Da qui si è chiesto troppo in una volta; riprova tra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.

## Quello che si dice con un tocco.

tables-said-hello = Ciao!
tables-said-good-luck = Buona fortuna e buon divertimento!
tables-said-your-turn = Tocca a te.
tables-said-one-moment = Un momento, per favore.
tables-said-nice-move = Bella mossa!
tables-said-oops = Ops!
tables-said-thanks = Grazie!
tables-said-well-played = Ben giocato!
tables-said-again = Un'altra partita?
tables-said-bye = Arrivederci!

## Righe del registro che non parlano della partita stessa.

tables-entry-agreed = { $who } accetta.
tables-entry-asked-rematch = { $who } vuole giocare ancora.
tables-entry-asked-take-back = { $who } chiede di annullare una scelta.
tables-entry-asked-take-over = { $who } chiede che un bot giochi al posto di { $about }.
tables-entry-left = { $who } se ne va.
tables-entry-refused = { $who } non accetta.
tables-entry-returned = { $who } è di ritorno.
tables-entry-sat = { $who } si siede.
tables-entry-taken-over-broke = Il bot { $who } non ha potuto continuare; al suo posto gioca { $bot }.
tables-entry-taken-over-time = Il tempo di { $who } è finito; continua { $bot }.
tables-entry-undone = { $who } annulla una scelta.
tables-more-faults = { $number ->
    [one] E un altro.
   *[other] E altri { $number }.
}
tables-watching = { $name } (spettatore)
tables-frozen = Le regole o le carte di questa partita sono cambiate e qui non si può continuare. Puoi ancora guardare, parlare, leggerne la storia e andartene.
tables-too-long = Questo tavolo ha visto { $most } passi, più di quanti ne possa tenere; comincia un altro tavolo.
tables-too-often = In questa partita hai già fatto { $most } cose oltre a giocare, e basta così; continua a giocare o lascia il tavolo.
tables-hints-not-agreed = A questo tavolo avete deciso di giocare senza suggerimenti.
tables-clock-runs = Qui c'è già un orologio.
tables-not-stalling = Nessuno ti fa aspettare: un orologio si può chiedere dopo { $seconds } secondi senza una scelta.
tables-entry-asked-clock = { $who } chiede un orologio, per via di { $about }.
tables-entry-hinted = { $who } chiede un suggerimento.

## Finire una partita prima che lo facciano le regole, e tavoli che se ne vanno.

tables-entry-asked-draw = { $who } propone la patta.
tables-entry-asked-call-off = { $who } vorrebbe annullare la partita.
tables-entry-asked-resign = { $who } si arrende.
tables-entry-renamed = { $before } ora si chiama { $who }.
tables-ended-draw = La partita finisce in parità, di comune accordo.
tables-ended-call-off = La partita è stata annullata; nessuno vince né perde.
tables-ended-resign = { $who } ha abbandonato la partita.
tables-ended-time-up = Il tempo di { $who } è finito e nessun altro continua: la partita è persa.
tables-ended-decided = Chi organizza il torneo ha deciso questa partita; il motivo è sulla pagina del torneo.
tables-ended-out-of-time = Il tempo del turno è scaduto; per il torneo la partita vale così com'è.
tables-ended-event-over = Il torneo è stato chiuso, e con esso questa partita; nessuno vince né perde.
tables-counts-to-its-end = Questa partita conta, e dall'altra parte non c'è nessuno che possa accettare: ormai si può solo continuare o arrendersi.
tables-lesson-has-no-end = Una lezione non si vince né si perde: lasciala, o cancellala dai tuoi tavoli.
tables-named-so = Ti chiami già così.
tables-no-opponent = Per la patta serve un avversario; qui puoi arrenderti o annullare la partita.
tables-offered-already = Hai già proposto la patta; fai prima una scelta, poi potrai proporla di nuovo.
tables-others-play = A questo tavolo giocano altri: arrenditi, o accordati per annullare la partita, poi potrai cancellarlo.

## Il link a un tavolo, come invito.

tables-invites = { $host } ti invita a { $game }, per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }, circa { $minutes } minuti.
tables-invited = Un invito a { $game }, per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }, circa { $minutes } minuti.
tables-agreed = { $game }, per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }, circa { $minutes } minuti.
tables-alone = { $game }, circa { $minutes } minuti, solo per te.
tables-invites-way = { $way }
tables-invites-friendly = Amichevole: con il consenso di tutti una scelta si può annullare.
tables-invites-event = È una partita di un torneo.
tables-invites-strict = Rigorosa: quel che è fatto è fatto.
tables-invites-practice = Allenamento: tutto si può annullare.
tables-invites-clock-move = { $amount ->
    [one] C'è 1 secondo per ogni scelta.
   *[other] Ci sono { $amount } secondi per ogni scelta.
}
tables-invites-clock-bank = { $amount ->
    [one] Ognuno ha 1 minuto.
   *[other] Ognuno ha { $amount } minuti.
}
tables-invites-clock-days = { $amount ->
    [one] C'è 1 giorno per ogni scelta.
   *[other] Ci sono { $amount } giorni per ogni scelta.
}
tables-invites-hints-yes = Tutti possono chiedere suggerimenti, e gli altri lo vedono.
tables-invites-hints-no = Nessuno riceve suggerimenti.
tables-link-waiting = Vieni a giocare a { $game }
tables-link-playing = Guarda una partita di { $game }
tables-link-over = Una partita finita di { $game }
tables-days-to-move = Se l'orologio conta i giorni, non occorre essere presenti; allo scadere del tempo continua un bot.
tables-no-holidays = Qui le ferie non cambiano nulla: l'orologio non conta i giorni, o le conosce già.
tables-entry-away-some = { $who } ha segnato dei giorni di ferie, in cui l'orologio sta fermo.
tables-entry-away-none = { $who } non ha più ferie.
tables-no-passing = In questo gioco non si può passare in anticipo.
tables-no-until = Puoi passare fino a uno di questi momenti: { $words }.

## Ciò che non fa un tavolo, e i file che non contengono una partita da guardare.

tables-practice-people = L'allenamento è per una persona con i bot; non per { $people } persone.
tables-rated-strict = Una partita classificata è rigorosa: non si annulla più nulla dopo che qualcosa è stato rivelato.
tables-rated-clock = Una partita classificata ha bisogno dell'orologio.
tables-rated-hints = In una partita classificata nessuno riceve suggerimenti.
tables-rated-person = In una partita classificata gioca almeno una persona.
tables-rated-rules = Le partite classificate contro l'orda si giocano con le regole consuete: l'impostazione «{ $setting }» non si può cambiare.
tables-journal-strange = Questo non è il diario di una partita.
tables-journal-damaged = Questo diario non è intero, o una sua parte non si legge.
tables-journal-changed = Questo diario è stato modificato dopo essere stato scritto.
tables-journal-other-rules = Questa partita è stata giocata con altre regole: con quelle di oggi non va nello stesso modo.
tables-journal-position = Questo diario comincia da una posizione a metà partita; qui non si può guardare.
tables-journal-unfinished = Questa partita non è finita; si potrà guardare quando lo sarà.
