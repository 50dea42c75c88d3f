### Ciò che dicono le pagine dei tornei.

web-events-about = Una serata di club con un solo link: iscriviti, fatti trovare quando comincia il tuo turno, gioca e guarda in che posizione sei.
web-events-add-bots = Fai partecipare dei bot
web-events-apart = Non far incontrare
web-events-apart-do = Non farli incontrare
web-events-apart-from = e
web-events-apart-names = Non si incontrano: { $names }.
web-events-apart-no-more = Possono incontrarsi
web-events-back = Torna al torneo
web-events-before = Prima
web-events-bots = Quanti bot
web-events-bracket = Tabellone
web-events-bracket-about = Le partite a eliminazione come albero; gli elenchi dei turni dicono lo stesso.
web-events-buchholz = Buchholz
web-events-call-off = Annulla il torneo: motivo
web-events-call-off-do = Annulla il torneo
web-events-calls = { $number ->
    [one] Un torneo aspetta che tu dica di esserci.
   *[other] { $number } tornei aspettano che tu dica di esserci.
}
web-events-challenge = Sfida
web-events-challenge-nobody = Nessuno sta sopra di te.
web-events-challenges = Sfide
web-events-choose-game = Quale partita?
web-events-choose-player = Chi?
web-events-come-back = Torna
web-events-copied = Il link è copiato.
web-events-copy-link = Copia il link
web-events-correct = Decidi una partita
web-events-correct-do = Decidi
web-events-corrections = Deciso da chi organizza
web-events-cross = Tutti contro tutti
web-events-cross-about = Quanto ha fatto ciascuno ({ $number } giocatori) contro ciascun altro; gli elenchi dei turni dicono lo stesso.
web-events-cut = Passano all'eliminazione
web-events-enter = Partecipa
web-events-enter-about = Puoi ancora iscriverti.
web-events-entered = { $number ->
    [one] Partecipa una persona
   *[other] Partecipano in { $number }
 }
web-events-entered-teams = { $number ->
    [one] Partecipa una squadra
   *[other] Partecipano { $number } squadre
}
web-events-entry-closed = Le iscrizioni sono chiuse; puoi guardare.
web-events-entry-until = Chiusura delle iscrizioni, al più tardi: { $time }.
web-events-fair = Come si fanno i sorteggi
web-events-fair-about = I sorteggi dipendono da un numero scelto quando il torneo è stato creato. Questa è la sua impronta; il numero si mostra alla fine, così chiunque può controllare che non sia mai cambiato.
web-events-format = Formula
web-events-format-knockout = Eliminazione diretta
web-events-format-knockout-help = Chi perde è fuori. Una partita patta si rigioca una volta; poi passa la testa di serie migliore.
web-events-format-ladder = Scala
web-events-format-ladder-help = Sfida chi sta sopra di te; chi vince prende il posto.
web-events-format-league = Campionato
web-events-format-league-help = Tutti incontrano tutti una volta.
web-events-format-swiss = Svizzero
web-events-format-swiss-help = A ogni turno incontri qualcuno di nuovo con circa tanti punti quanti ne hai tu. Nessuno è eliminato.
web-events-format-swiss-knockout = Svizzero, poi eliminazione
web-events-format-swiss-knockout-help = Dopo i turni svizzeri i migliori si affrontano a eliminazione.
web-events-game = Gioco
web-events-games = Partite
web-events-gone = ritiro
web-events-here = presente
web-events-host = organizza { $name }
web-events-how-bye = turno libero
web-events-how-decided = decisa
web-events-how-forfeit = assente
web-events-how-played = giocata
web-events-how-rest = riposa
web-events-how-time = tempo scaduto
web-events-join-at = Iscriviti su
web-events-knockout-first = Chi è andato più avanti nel tabellone precede gli altri in classifica.
web-events-ladder-days = Aperta per
web-events-ladder-until = Aperta fino a: { $time }
web-events-late-points = Chi è arrivato tardi ha mezzo punto per ogni turno saltato.
web-events-leave = Lascia il torneo
web-events-leave-sure = Vuoi lasciare il torneo? Perderai la partita in corso.
web-events-leave-team-sure = Lasciare il torneo? Tutta la tua squadra se ne va con te e perde la partita in corso.
web-events-make = Crealo
web-events-margin = Scarto
web-events-name = Nome
web-events-never-started = Annullato da solo: chi lo organizzava se n'è andato, oppure per due mesi non è successo nulla.
web-events-new = Nuovo torneo
web-events-next-round-soon = Si stanno preparando gli accoppiamenti del turno seguente.
web-events-none = Al momento non c'è nessun torneo. Ne crei uno in un minuto: può iscriversi chiunque abbia il link.
web-events-now = Adesso
web-events-organise = Organizza
web-events-out = Sei fuori dal tabellone; puoi guardare gli altri.
web-events-over = Il torneo è finito.
web-events-own-deck = Uno dei tuoi mazzi
web-events-pace = Un turno dura al massimo
web-events-pace-day = un giorno
web-events-pace-evening = un'ora
web-events-pace-long = due ore
web-events-pace-quick = mezz'ora
web-events-pace-short = Con questo orologio una partita può durare più del turno. Quella che non è finita alla fine del turno è pari per chi è al tavolo.
web-events-pace-week = una settimana
web-events-people = { $number ->
    [one] un giocatore
   *[other] { $number } giocatori
 }
web-events-place = Posto
web-events-player = Giocatore
web-events-plays = si gioca
web-events-podium = I migliori
web-events-points = Punti
web-events-pool = Gruppo di eroi
web-events-pool-help = Incollalo dal laboratorio dei mazzi. Si blocca quando il torneo comincia e si mostra con il turno 1.
web-events-pool-bring = Porta questo
web-events-pool-other = Porta un altro gruppo di eroi
web-events-pools = Ciascuno porta un mazzo, bloccato all'inizio
web-events-pools-about = Ciascuno è stato bloccato all'inizio; l'impronta prova che è ancora lo stesso.
web-events-pools-title = Mazzi
web-events-rate = Quota avversari
web-events-rated = Le partite sono classificate
web-events-ready = Sono qui
web-events-ready-0 = nessuna conferma: si comincia subito
web-events-reached-final = finale
web-events-reached-round = turno { $number }
web-events-reached-won = vittoria
web-events-ready-120 = due minuti
web-events-ready-300 = cinque minuti
web-events-ready-60 = un minuto
web-events-ready-86400 = un giorno
web-events-ready-by = Tempo per confermare: { $time }. Chi non lo fa perde questa partita.
web-events-ready-check = Tempo per confermare la presenza
web-events-reason = Motivo, che leggeranno tutti
web-events-round = Turno { $number }
web-events-round-of = Turno { $number } di { $all }
web-events-round-until = Tempo rimasto per il turno: { $time }.
web-events-rounds = Turni
web-events-rounds-planned = { $number ->
    [one] un turno
   *[other] { $number } turni
 }
web-events-scan = Inquadralo col telefono, o apri
web-events-seats = { $number ->
    [one] un giocatore
   *[other] { $number } al tavolo
 }
web-events-seats-teams = { $number } al tavolo, in squadre da { $people }
web-events-seed = Il numero era
web-events-send-away = Escludi
web-events-send-away-do = Escludi
web-events-sent-away = { $name }: esclusione dal torneo.
web-events-standings = Classifica
web-events-start = Comincia ora
web-events-starts = Inizio: { $time }.
web-events-starts-at = Inizio
web-events-starts-help = Se lo lasci vuoto, lo fai cominciare tu.
web-events-status-called-off = annullato
web-events-status-open = iscrizioni aperte
web-events-status-over = finito
web-events-status-running = in corso
web-events-table = Tavolo
web-events-table-number = tavolo { $number }
web-events-team = Squadra
web-events-team-incomplete = { $number ->
    [one] Alla tua squadra manca una persona.
   *[other] Alla tua squadra mancano { $number } persone.
 }
web-events-team-name = Nome della squadra
web-events-team-needs = mancano: { $number }
web-events-team-new = una squadra nuova
web-events-tie-breaks = A pari punti decidono il Buchholz mediano (i punti degli avversari senza il migliore e il peggiore; un turno libero, un turno saltato e un posto vuoto contano come un avversario senza punti), la quota di tutti i punti possibili vinta dagli avversari, lo scarto nelle partite e infine un sorteggio fatto in anticipo.
web-events-to-table = Al tuo tavolo
web-events-too-few-came = È stato annullato da solo: all'ora dell'inizio partecipavano meno di due.
web-events-usual-name = Serata di club
web-events-verdict = Conta come
web-events-verdict-draw = patta
web-events-verdict-nobody = niente per nessuno
web-events-verdict-wins = vince { $name }
web-events-waits = in attesa
web-events-waits-for-end = Il torneo finisce appena il turno si chiude.
web-events-waits-for-round = I prossimi accoppiamenti si vedono appena il turno si chiude.
web-events-waits-for-start = Lo fa cominciare { $name }.
web-events-wall = Da proiettare
web-events-wins = Vittorie
web-events-wall-ready = per presentarsi
web-events-wall-round = alla fine del turno
web-events-winner = Vince { $name }!
web-events-workshop = Al laboratorio dei mazzi
web-events-you = Tu in questo torneo
web-events-you-are-in = Partecipi come { $name }.
web-events-you-are-ready = Presenza confermata. Tempo per gli altri: { $time }.
web-events-you-bye = Turno { $round }: hai il turno libero, con un punto.
web-events-you-challenge = Giochi contro { $names }.
web-events-you-left = Hai lasciato questo torneo.
web-events-you-meet = Turno { $round }: giochi contro { $names }.
web-events-you-rest = Turno { $round }: riposi senza punto, perché hai già avuto un turno libero o rientri ora in torneo.
web-events-you-start = Ci sono tutti? Gli accoppiamenti del primo turno si fanno appena dai il via.
web-events-you-start-ladder = Ci siete tutti? Le sfide cominciano appena dai il via.
web-events-you-wait = Partecipi. Il turno { $round } è ancora in corso; giochi dal prossimo.
web-events-your-name = Chi organizza (il tuo nome)
web-events-your-points = Punti: { $points }, contro { $names }.
