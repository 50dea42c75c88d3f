### Ciò che dice il tavolo di Sky Painters nel browser. Le frasi del gioco vengono dal server.

web-painters-steps = Fasi del turno
web-painters-step-main = Azione principale
web-painters-step-additional = Azioni aggiuntive
web-painters-cards = Carte cielo
web-painters-tiles = Tessere Sky Painter
web-painters-halos = Gettoni aureola
web-painters-pool = Dadi
web-painters-top = { $card }, in cima al mazzo (carte rimaste: { $cards })
web-painters-pile = { $tile }, la prossima tessera della pila (tessere rimaste: { $tiles })
web-painters-card-hope = { $card }, speranze sopra: { $hope }
web-painters-card-completed = { $card }, completata
web-painters-card-open = { $card }, simboli occupati: { $done } su { $all }
web-painters-dice-many = { $die }, ce ne sono { $count }
web-painters-place = Posto libero
web-painters-not-here = Non può stare { $where }.
web-painters-halves-meet = La sua metà incontra l'altra.
web-painters-to-fill = { $symbols ->
    [one] Un simbolo da riempire. Completata, dà:
   *[other] { $symbols } simboli da riempire. Completata, dà:
}
web-painters-die-fits = È il numero giusto.
web-painters-die-above = Abbassato a { $number }: { $spots ->
    [one] una macchia per te.
   *[other] { $spots } macchie per te.
}
web-painters-die-waits = Aspetta di essere dipinto: occorre un { $number }.
web-painters-die-cloud = L'altro colore costa un gettone nuvola.
web-painters-die-completes = Completa { $card }, che dà:
web-painters-die-finishes = Completa la carta.
web-painters-skies = Cieli
web-painters-sky-of = Cielo di { $name }
web-painters-hope = speranze
web-painters-hope-symbol = Simbolo speranza
web-painters-spots = Macchie
web-painters-cloud = Gettone nuvola
web-painters-clouds = Gettoni nuvola
web-painters-leader = Leader
web-painters-stars = Stelle
web-painters-points = Punti
web-painters-points-now = { $points ->
    [one] 1 punto ora
   *[other] { $points } punti ora
}
web-painters-price-spots = Prezzo in macchie
web-painters-price-hope = Prezzo in speranza
web-painters-from-printed = stampato
web-painters-from-place = il suo posto
web-painters-final = Punteggio finale
web-painters-score-of = Punti di { $name } ora
web-painters-score-help = Quanto varrebbe questo cielo se la partita finisse ora.
web-painters-reserve-clouds = Gettoni nuvola nella scorta: { $clouds }
web-painters-critical = Il mazzo è vuoto. Chi ha il leader all'inizio e alla fine di un turno chiude la partita.
web-painters-card-help = Riempi ogni simbolo con un dado del suo colore; la carta completata dà ciò che si vede in basso.
web-painters-die-help = Va su un simbolo libero del suo colore. Un dado grigio va bene per ogni colore; un gettone nuvola cambia il colore di un altro.
web-painters-cloud-help = Paga un cambio di colore quando prendi un dado. Alla fine chi ha più gettoni nuvola riceve punti.
web-painters-goal = Scopo: avere più punti quando le carte sono finite. Con il leader puoi vincere subito: cinque Sky Painters, o nove carte completate in un quadrato.
web-painters-goal-landing = Scopo: avere più punti quando le carte sono finite. Nessuno vince subito.
web-painters-goal-duel = Scopo: vincere subito, con il leader e cinque Sky Painters, o con il leader e nove carte completate in un quadrato. Nessuno vince ai punti.
web-painters-spot-help = Le macchie portano i dadi al numero richiesto, e comprano dadi, carte e tessere.
web-painters-side-left-halo = Mezza aureola a sinistra.
web-painters-side-left-cloud = Mezza nuvola a sinistra.
web-painters-side-right-halo = Mezza aureola a destra.
web-painters-side-right-cloud = Mezza nuvola a destra.
web-painters-side-top-night = Notte in alto: lì non può stare nessuna carta.
web-painters-side-bottom-grass = Erba in basso: lì non può stare nessuna carta.
web-painters-in-hand = In mano: { $die }. Scegli il suo simbolo.
web-painters-symbol-of = { $die } di { $card }
web-painters-best = La tua carta migliore
web-painters-hope-chips = Speranze
web-painters-lasts = Mezz'ora in due
web-painters-learned = Facile da imparare
web-painters-like = Scegli i dadi, dipingi nuvole, aquiloni e animali, e scopri per primo dove sta bene ogni carta.
