### La sala: compagnia, tavoli in attesa, amici, partite da guardare e le proprie.

web-lobby-all = Mostra tutte ({ $number })
web-lobby-company = Qualcuno per una partita?
web-lobby-company-about = Scegli un gioco. Appena un'altra persona vuole lo stesso, vi sedete a un tavolo.
web-lobby-company-one = Cerca qualcuno
web-lobby-looking = Cerco giocatori: { $title }
web-lobby-looking-far = Chi aspetta ha un punteggio distante più di 100 punti dal tuo. Per giocare comunque, crea un tavolo tuo e spunta «Mostra nella sala».
web-lobby-looking-help = Resta su questa pagina; il tavolo si apre da solo.
web-lobby-looks = { $number ->
    [one] 1 in attesa
   *[other] { $number } in attesa
}
web-lobby-new-table = Nuovo tavolo
web-lobby-stop = Smetti di cercare
web-lobby-friends = Amici presenti
web-lobby-friends-none = Adesso non c'è nessuno dei tuoi amici.
web-lobby-waiting = Tavoli che aspettano giocatori
web-lobby-waiting-none = Nessun tavolo aspetta. Creane uno e spunta «Mostra nella sala» mentre aspetti gli altri.
web-lobby-playing = Partite che puoi guardare
web-lobby-playing-none = Adesso non si gioca niente in pubblico.
web-lobby-join = Siediti
web-lobby-watch = Guarda
web-lobby-mine = Al tuo tavolo
web-lobby-clock-none = senza orologio
web-lobby-clock-move = { $seconds ->
    [one] 1 secondo per scelta
   *[other] { $seconds } secondi per scelta
}
web-lobby-clock-bank = { $minutes } min + { $increment } s
web-lobby-clock-days = { $days ->
    [one] 1 giorno per scelta
   *[other] { $days } giorni per scelta
}
web-lobby-mode-friendly = amichevole
web-lobby-mode-strict = rigorosa
web-lobby-mode-practice = allenamento
web-lobby-my-games = Le tue partite
web-lobby-my-games-none = Non hai ancora partite.
web-lobby-kind-turn = Tocca a te
web-lobby-kind-others = In attesa
web-lobby-kind-over = Finite
web-lobby-find = Cerca per titolo, nome o giorno
web-lobby-find-none = Nessuna tua partita corrisponde.
