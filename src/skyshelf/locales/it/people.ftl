### Perché qualcosa non è possibile per le persone: entrare, amici, ordine in casa.

people-already = Sei già entrato qui.
people-apart = Non puoi sederti qui: qualcuno a questo tavolo è bloccato o ti ha bloccato.
people-bad-passkey = Questa passkey non è conosciuta qui, o alla domanda è già stato risposto; riprova.
people-crowded = Troppi vogliono entrare insieme; riprova tra un momento.
people-no-passkeys-here = I browser ammettono le passkey solo con https o su «localhost», e non se l'indirizzo è un numero. Le sei parole funzionano ovunque.
people-no-such-word = «{ $typed }» non è tra le parole dei codici.
people-no-way = Non c'è un modo così di giocare con altri.
people-nobody = Qui non c'è nessuno con quel nome.
people-one-way-in = Dai le sei parole, un codice o una passkey; una cosa sola.
people-only-people = Questo è per chi è di casa; prima diventalo.
people-other-name = Per cancellare tutto, scrivi esattamente il tuo nome: { $name }
people-six-words = Il codice ha { $needed } parole; queste sono { $number }.
people-stale-code = Questo codice non vale più. Dura due minuti e fa entrare un solo browser; chiedine un altro.
people-suspended = Non puoi farlo fino al { $day }. { $why }
people-too-many-belongings = Si possono conservare al massimo { $most } mazzi e altre cose.
people-too-many-bonds = Nelle tue liste possono stare al massimo { $most } persone.
people-too-many-passkeys = Si possono conservare al massimo { $most } passkey; prima togline una.
people-wrong-words = Nessuno è conosciuto qui con queste sei parole.
people-yourself = Quello sei tu.
people-bad-address = Questo non è un indirizzo per messaggi: scrivi https://…
people-bad-push = Le chiavi di questo browser per le notifiche non si leggono.
people-mail-confirm = Skyshelf: vuoi essere avvisato qui?
people-mail-confirm-text = Qualcuno su Skyshelf vuole ricevere un'e-mail quando tocca a lui. Se sei tu, apri questo link entro 15 minuti; altrimenti non fare nulla.
people-mail-failed = Non è stato possibile inviare l'e-mail; riprova più tardi.
people-mail-link = Skyshelf: il tuo link
people-mail-link-text = Con questo link entri una sola volta, entro 15 minuti. Se non l'hai chiesto, non fare nulla.
people-no-channel = Non c'è un modo così di avvisarti.
people-no-mail = Questo server non invia e-mail.
people-no-such-host = Non c'è nessun server «{ $host }».
people-nothing-to-report = Lì non c'è nessuno da segnalare: indica un posto occupato da un altro o una frase detta da un altro.
people-only-organisers = Questo è per gli organizzatori della casa.
people-only-people-suspended = Si possono sospendere solo le persone; un ospite non ha niente da perdere.
people-private-address = I messaggi non possono andare nella rete di questo server.
people-settled-already = Questa segnalazione è già chiusa.
people-stale-mail = Questo link non vale più, o era per un altro; fattene mandare uno nuovo.
people-too-many-channels = Si possono conservare al massimo { $most } modi di avvisarti.
people-too-many-reports = Possono aspettare al massimo { $most } tue segnalazioni alla volta.
people-trial = Skyshelf
people-trial-text = Così vieni avvisato quando tocca a te.
people-your-turn = Tocca a te: { $game }
people-your-turn-with = { $number ->
    [0] La partita ti aspetta.
   *[other] La partita con { $names } ti aspetta.
}
people-holiday-order = Le ferie finiscono il primo giorno o più tardi.
people-holiday-when = Le ferie cominciano oggi o più tardi e finiscono entro un anno.
people-holiday-twice = In alcuni di questi giorni sei già in ferie.
people-holiday-many = Puoi avere { $most } periodi di ferie alla volta.
people-holiday-too-long = In un anno ci sono { $most } giorni di ferie; per il { $year } te ne restano { $left }.
people-no-holiday = Non ci sono ferie così, o sono finite.
people-your-round = Comincia il tuo turno: turno { $round } di { $event }
people-your-round-with = Giochi contro { $names }.
people-no-oidc = Questo server non affida l'accesso a nessun altro.
people-oidc-stale = Sei tornato troppo tardi o da un altro browser; ricomincia.
people-oidc-refused = Il server del club non garantisce per te; ricomincia.
people-oidc-away = Il server del club non risponde come dovrebbe; riprova più tardi.
