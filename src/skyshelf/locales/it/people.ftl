### Perché qualcosa non è possibile per le persone: entrare, amici, ordine in casa.

people-already = Hai già effettuato l'accesso.
people-apart = Non puoi sederti qui: a questo tavolo c'è qualcuno che hai bloccato o che ha bloccato te.
people-bad-passkey = Qui non conosciamo questa passkey, oppure la richiesta è già stata usata; riprova.
people-crowded = Troppe persone vogliono entrare insieme; riprova tra un momento.
people-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
people-no-passkeys = Questo server non accetta passkey. Le sei parole funzionano ovunque.
people-no-passkeys-here = I browser ammettono le passkey solo con https o su «localhost», e non se l'indirizzo è un numero. Le sei parole funzionano ovunque.
people-no-such-word = «{ $typed }» non è una delle parole di cui sono fatti i codici.
people-no-way = Questo modo di giocare con altri non esiste.
people-nobody = Qui non c'è nessuno con quel nome.
people-one-way-in = Inserisci le sei parole, un codice o una passkey: una cosa sola.
people-only-people = Questo è riservato a chi ha un profilo: prima creane uno.
people-other-name = Per cancellare tutto, scrivi esattamente il tuo nome: { $name }
people-six-words = Il codice ha { $needed } parole; queste sono { $number }.
people-stale-code = Questo codice non vale più. Dura due minuti e fa entrare un solo browser; chiedine un altro.
people-no-why = Spiega perché: chi viene richiamato o sospeso lo leggerà.
people-no-days = Di' per quanti giorni.
people-report-about-you = Questa segnalazione riguarda te: la chiude chi altro organizza.
people-suspended = Il tuo profilo è sospeso { $day-day ->
    [8] fino all'{ $day }
    [11] fino all'{ $day }
   *[other] fino al { $day }
}: puoi guardare, nient'altro. { $why }
people-too-many-belongings = Si possono conservare al massimo { $most } mazzi e altre cose, e un milione di caratteri in tutto.
people-too-many-bonds = Nelle tue liste possono stare al massimo { $most } persone.
people-too-many-passkeys = Si possono conservare al massimo { $most } passkey; prima togline una.
people-wrong-words = Nessuno è registrato qui con queste sei parole.
people-yourself = Quello sei tu.
people-bad-address = Questo non è un indirizzo per messaggi: scrivi https://…
people-bad-push = Le chiavi di questo browser per le notifiche sono illeggibili.
people-no-push = Questo server non invia notifiche.
people-mail-confirm = Skyshelf: vuoi ricevere gli avvisi a questo indirizzo?
people-mail-confirm-text = Qualcuno su Skyshelf vuole ricevere un'e-mail quando è il suo turno. Se sei tu, apri questo link entro 15 minuti; altrimenti non fare nulla.
people-bad-mail = Questo non è un indirizzo e-mail, o sono più d'uno: scrivi nome@example.org.
people-mail-failed = Non è stato possibile inviare l'e-mail; riprova più tardi.
people-mail-link = Skyshelf: il tuo link
people-mail-link-text = Con questo link entri una sola volta, entro 15 minuti. Se non l'hai chiesto, non fare nulla.
people-no-channel = Questo modo di avvisarti non esiste.
people-no-mail = Questo server non invia e-mail.
people-no-such-host = Non c'è nessun server «{ $host }».
people-nothing-to-report = Lì non c'è nessuno da segnalare: indica un posto occupato da un'altra persona o una frase detta da un'altra persona.
people-only-organisers = Questo è riservato agli organizzatori.
people-only-people-suspended = Si può sospendere solo chi ha un profilo; un ospite non ha niente da perdere.
people-private-address = I messaggi non possono andare nella rete di questo server.
people-settled-already = Questa segnalazione è già chiusa.
people-stale-mail = Questo link non vale più, o era per un'altra persona; fattene mandare uno nuovo.
people-too-many-channels = Si possono conservare al massimo { $most } modi di avvisarti.
people-too-many-reports = Possono aspettare al massimo { $most } tue segnalazioni alla volta.
people-trial = Skyshelf
people-trial-text = Riceverai un avviso come questo quando tocca a te.
people-your-turn = Tocca a te: { $game }
people-your-turn-with = { $number ->
    [0] La partita ti aspetta.
    [one] La partita con { $names } ti aspetta.
   *[other] La partita ti aspetta. Al tavolo: { $names }.
}
people-holiday-order = Le ferie non possono finire prima di cominciare.
people-holiday-when = Le ferie cominciano oggi o più tardi e finiscono entro un anno.
people-holiday-twice = In alcuni di questi giorni sei già in ferie.
people-holiday-many = Puoi avere in programma al massimo { $most } periodi di ferie.
people-holiday-too-long = In un anno hai { $most } giorni di ferie; { $left ->
    [0] per il { $year } non te ne restano.
    [one] per il { $year } te ne resta 1.
   *[other] per il { $year } te ne restano { $left }.
}
people-no-holiday = Queste ferie non esistono, o sono già finite.
people-challenged = Ti sfidano: { $event }
people-your-round = Comincia il turno { $round } di { $event }
people-your-round-with = Giochi contro { $names }.
people-no-oidc = Su questo server non si può entrare tramite un altro server.
people-oidc-stale = È passato troppo tempo, o questo è un altro browser; ricomincia.
people-oidc-refused = Il server di accesso del club non ha confermato chi sei; ricomincia.
people-oidc-away = Il server di accesso del club non risponde come dovrebbe; riprova più tardi.
