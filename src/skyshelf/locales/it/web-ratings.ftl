### Ciò che dice la pagina dei punteggi.

web-ratings-about = Le partite classificate si giocano in modalità rigorosa e con l'orologio; il risultato si legge dal diario. Persone, bot e orde hanno un punteggio per titolo, modo e numero di posti.
web-ratings-history = andamento
web-ratings-ladders = Le classifiche
web-ratings-none = Qui non è ancora finita nessuna partita classificata.
web-ratings-numbers = Lo stesso in numeri
web-ratings-of = { $name }: { $rating } dopo { $number ->
    [one] una partita
   *[other] { $number } partite
 }
web-ratings-provisional = Un punto interrogativo: provvisorio, finché non ci sono abbastanza partite.
web-ratings-rated-short = classificata
web-ratings-rated-table = Classificata: rigorosa, con l'orologio, e conta per il punteggio
web-ratings-rating = Punteggio
web-ratings-won = vinta
web-ratings-you = tu
