### Per gli organizzatori: segnalazioni e che cosa se n'è fatto.

web-order-title = Ordine in casa
web-order-open = { $number ->
    [0] Nessuna segnalazione
    [one] 1 segnalazione in attesa
   *[other] { $number } segnalazioni in attesa
}
web-order-why = Perché (la persona lo legge)
web-order-days = Giorni
web-order-guest = un ospite, o qualcuno che se n'è andato
web-order-by = Segnalato da { $name }
web-order-nothing = Niente da fare
web-order-warned = Richiamo
web-order-suspend = Sospendi
web-order-suspended = sospensione
web-order-release = Togli la sospensione
web-order-settled = Chiuse da poco
web-order-verdict-nothing = niente da fare
web-order-verdict-warned = richiamo
web-order-verdict-suspended = sospensione
web-order-deeds = Che cosa hanno fatto gli organizzatori
web-order-deeds-none = Ancora niente.
web-order-deed-settled = { $by } ha chiuso una segnalazione su { $about }.
web-order-deed-suspended = { $by } ha sospeso { $about }.
web-order-deed-released = { $by } ha tolto la sospensione di { $about }.
web-order-deed-appointed = { $by } ha nominato organizzatore { $about }.
web-order-deed-dismissed = { $by } ha rimosso { $about } dal ruolo di organizzatore.
