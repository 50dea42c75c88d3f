### Persone: diventarlo, tornare, profilo, amici, andarsene per sempre.

web-people-stay = Crea un profilo
web-people-stay-about = Sei qui come ospite, { $name }. Con un solo tocco crei un profilo: tavoli, mazzi, medaglie e impostazioni restano tuoi e puoi tornare da qualsiasi dispositivo. Niente e-mail, niente password.
web-people-stay-new = Con un solo tocco crei un profilo: tavoli, mazzi, medaglie e impostazioni vengono conservati e puoi tornare da qualsiasi dispositivo. Niente e-mail, niente password.
web-people-stay-tables = { $number ->
    [one] Il tuo tavolo aperto resta tuo.
   *[other] I tuoi { $number } tavoli aperti restano tuoi.
}
web-people-stay-now = Crea il mio profilo
web-people-stay-first = Crea un profilo per avere amici qui o per bloccare qualcuno.
web-people-suspended = Il tuo profilo è sospeso. Fine della sospensione: { $day }. Nel frattempo puoi guardare, scaricare e cancellare, nient'altro.
web-people-warned = Chi organizza ti ha richiamato:
web-people-words = Le tue sei parole
web-people-words-about = Con queste parole torni da qualsiasi dispositivo. Scrivile o conservale in un posto sicuro: si vedono solo adesso e nessuno potrà ripetertele. Chi le ha può entrare al posto tuo.
web-people-words-done = Le ho annotate
web-people-words-new = Sei parole nuove
web-people-come = Ho già un profilo
web-people-come-words = Le tue sei parole, o il codice mostrato dall'altro tuo dispositivo
web-people-come-mail = Oppure l'indirizzo e-mail che hai confermato qui: ricevi un link.
web-people-come-neither = Non sono né sei parole né le dieci lettere di un codice.
web-people-come-now = Entra
web-people-come-passkey = Con una passkey
web-people-no-passkeys = Le passkey richiedono un browser recente, un indirizzo https con un nome e un server predisposto; le sei parole funzionano ovunque.
web-people-join = Entrare qui come { $name }?
web-people-join-now = Sì, sono io
web-people-join-not = Questo link non funziona
web-people-profile = Il tuo profilo
web-people-seen = Come lo vedono gli altri
web-people-order = Ordine nel club
web-people-picture = Scegli un ritratto
web-people-picture-number = Ritratto { $number }
web-people-picture-none = L'iniziale del tuo nome
web-people-languages = Lingue che parli
web-people-speaks = Parla { $languages }.
web-people-played = Partite finite
web-people-games = { $number ->
    [one] 1 partita
   *[other] { $number } partite
}
web-people-devices = I tuoi dispositivi
web-people-device-here = questo dispositivo
web-people-device-seen = ultima visita: { $day }
web-people-device-drop = Disconnetti
web-people-device-add = Entra su un altro dispositivo
web-people-sign-out = Esci
web-people-qr = Un codice per la fotocamera dell'altro tuo dispositivo
web-people-qr-about = Inquadra l'immagine con la fotocamera dell'altro dispositivo, oppure apri lì «Io» e scrivi queste lettere:
web-people-qr-left = { $seconds ->
    [one] Vale ancora 1 secondo, e per un solo dispositivo.
   *[other] Vale ancora { $seconds } secondi, e per un solo dispositivo.
}
web-people-return = Come tornare
web-people-return-about = Se perdi tutti i dispositivi, ti riportano qui le sei parole o una passkey.
web-people-passkey = Passkey
web-people-passkey-made = creazione: { $day }
web-people-passkey-add = Aggiungi una passkey
web-people-passkey-drop = Togli la passkey
web-people-passkey-not = Il browser non ha creato nessuna passkey.
web-people-friends = Amici
web-people-friends-none = Ancora nessuno. Apri il profilo di qualcuno da un tavolo o dalla sala e chiediglielo.
web-people-medals = { $number ->
    [0] Ancora nessuna medaglia: si vincono nelle sfide.
    [one] 1 medaglia delle sfide
   *[other] { $number } medaglie delle sfide
}
web-people-tie-friend = Amici
web-people-tie-asks = Ti chiedono l'amicizia
web-people-tie-asked = In attesa di risposta
web-people-tie-blocked = Bloccati
web-people-wish-befriend = Chiedi l'amicizia
web-people-wish-part = Togli l'amicizia
web-people-wish-block = Blocca
web-people-wish-refuse = No, grazie
web-people-wish-unblock = Sblocca
web-people-wish-withdraw = Ritira la richiesta
web-people-farewell = Portare via tutto, o cancellarlo
web-people-farewell-about = Cancellando spariscono profilo, dispositivi, amici, mazzi e tutto ciò che hai detto. Le partite con altri restano a loro; lì sarai «N. N.», un giocatore senza nome.
web-people-farewell-guest = Cancellando, il tuo nome sparisce da ogni tavolo. Le partite con altri restano a loro; lì sarai «N. N.», un giocatore senza nome.
web-people-export = Scarica tutto
web-people-delete = Cancella tutto
web-people-delete-name = Per cancellare tutto, scrivi il tuo nome: { $name }
web-people-nudges = Quando tocca a te
web-people-nudges-about = Ricevi un avviso per turno, se non sei al tavolo e fuori dalle tue ore di silenzio.
web-people-channel-webhook = Webhook
web-people-channel-push = Notifica
web-people-channel-mail = E-mail
web-people-channel-kind = Come
web-people-channel-add = Aggiungi
web-people-channel-drop = Non avvisarmi più qui
web-people-address-webhook = Indirizzo del tuo webhook (Discord, ntfy o uno tuo)
web-people-address-mail = Il tuo indirizzo e-mail
web-people-form = Nel formato di
web-people-form-discord = Discord
web-people-form-ntfy = ntfy
web-people-form-json = JSON
web-people-push-add = Avvisami in questo browser
web-people-push-needs = Le notifiche richiedono https, un browser che le accetti e un server predisposto.
web-people-push-not = Il browser non accetta notifiche qui.
web-people-mail-sent = Un'e-mail è in arrivo; apri il link che contiene entro 15 minuti.
web-people-mail-confirmed = D'ora in poi riceverai gli avvisi per e-mail.
web-people-mail-elsewhere = Prima accedi, oppure apri questo link nel browser in cui hai chiesto l'e-mail.
web-people-mail-link = Mandami un link
web-people-mail-link-sent = Se conosciamo questo indirizzo, un'e-mail è in arrivo.
web-people-try = Prova
web-people-tried-well = Un messaggio è in arrivo.
web-people-tried-ill = Il messaggio non è arrivato.
web-people-quiet-from = Silenzio dalle
web-people-quiet-to = alle
web-people-report = Segnala agli organizzatori
web-people-report-choose = Scegli…
web-people-report-seat = { $name }: come gioca
web-people-report-text = Che cosa non va?
web-people-report-send = Invia
web-people-reported = Gli organizzatori se ne occuperanno. Grazie.
web-people-holidays = Ferie
web-people-holidays-about = In questi giorni gli orologi delle tue partite a giorni sono fermi, non ricevi avvisi e chi gioca con te vede che non ci sei. I turni di un torneo non aspettano.
web-people-holidays-left = Giorni rimasti nel { $year }: { $days }
web-people-holiday-first = Primo giorno
web-people-holiday-last = Ultimo giorno
web-people-holiday-add = Aggiungi le ferie
web-people-holiday-drop = Non vado più via
web-people-holiday-end = Sono di nuovo qui
web-people-come-oidc = Entra con { $name }
