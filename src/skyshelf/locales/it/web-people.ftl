### Persone: diventarlo, tornare, profilo, amici, andarsene per sempre.

web-people-stay = Farsi riconoscere
web-people-stay-about = Sei qui come ospite, { $name }. Con un solo tocco diventi di casa: tavoli, mazzi, medaglie e impostazioni restano tuoi e puoi tornare da qualsiasi dispositivo. Niente e-mail, niente password.
web-people-stay-new = Con un solo tocco diventi di casa: tavoli, mazzi, medaglie e impostazioni vengono conservati e puoi tornare da qualsiasi dispositivo. Niente e-mail, niente password.
web-people-stay-tables = { $number ->
    [one] Il tuo tavolo aperto resta tuo.
   *[other] I tuoi { $number } tavoli aperti restano tuoi.
}
web-people-stay-now = Voglio restare
web-people-stay-first = Per avere amici qui, prima diventa di casa.
web-people-words = Le tue sei parole
web-people-words-about = Con queste parole torni da qualsiasi dispositivo. Scrivile o conservale in un posto sicuro: si vedono solo adesso e nessuno potrà ripetertele. Chi le ha, è te.
web-people-words-done = Le ho prese
web-people-words-new = Altre sei parole
web-people-come = Mi conoscete già
web-people-come-words = Le tue sei parole, o il codice mostrato dall’altro tuo dispositivo
web-people-come-now = Entra
web-people-come-passkey = Con una passkey
web-people-come-anyway = Entra comunque
web-people-no-passkeys = Le passkey vogliono un browser recente e un indirizzo con https e con un nome; le sei parole funzionano ovunque.
web-people-join = Entrare qui come { $name }?
web-people-join-now = Sì, sono io
web-people-join-not = Questo link non funziona
web-people-profile = Il tuo profilo
web-people-seen = Come lo vedono gli altri
web-people-order = Ordine in casa
web-people-picture = Scegli un ritratto
web-people-picture-number = Ritratto { $number }
web-people-picture-none = L’iniziale del tuo nome
web-people-languages = Lingue che parli
web-people-speaks = Parla { $languages }.
web-people-played = Partite finite
web-people-games = { $number ->
    [one] 1 partita
   *[other] { $number } partite
}
web-people-devices = Dove sei entrato
web-people-device-here = questo dispositivo
web-people-device-seen = ultima visita: { $day }
web-people-device-drop = Esci da lì
web-people-device-add = Entra su un altro dispositivo
web-people-sign-out = Esci
web-people-qr = Un codice per la fotocamera dell’altro tuo dispositivo
web-people-qr-about = Inquadra l’immagine con la fotocamera dell’altro dispositivo, oppure apri lì «Io» e scrivi queste lettere:
web-people-qr-left = Vale ancora { $seconds } secondi, e per un solo dispositivo.
web-people-return = Come torni
web-people-return-about = Se perdi tutti i dispositivi, ti riportano qui le sei parole o una passkey.
web-people-passkey = Passkey
web-people-passkey-made = creata il { $day }
web-people-passkey-add = Aggiungi una passkey
web-people-passkey-drop = Togli la passkey
web-people-passkey-not = Il browser non ha creato nessuna passkey.
web-people-friends = Amici
web-people-friends-none = Ancora nessuno. Apri il profilo di qualcuno da un tavolo o dalla sala e chiediglielo.
web-people-tie-friend = Amici
web-people-tie-asks = Vorrebbero esserti amici
web-people-tie-asked = In attesa di risposta
web-people-tie-blocked = Bloccati
web-people-wish-befriend = Diventa amico
web-people-wish-part = Non più amici
web-people-wish-block = Blocca
web-people-wish-unblock = Sblocca
web-people-farewell = Portare via tutto, o cancellarlo
web-people-farewell-about = Cancellando spariscono profilo, dispositivi, amici, mazzi e tutto ciò che hai detto. Le partite con altri restano loro; lì sarai «qualcuno» (somebody).
web-people-farewell-guest = Cancellando, il tuo nome sparisce da ogni tavolo. Le partite con altri restano loro; lì sarai «qualcuno» (somebody).
web-people-export = Scarica tutto
web-people-delete = Cancella tutto
web-people-delete-name = Per cancellare tutto, scrivi il tuo nome: { $name }
