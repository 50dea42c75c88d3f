var e=`### Ciò che dice la pagina dei punteggi.

web-ratings-about = Le partite con punteggio sono rigorose e con l'orologio; il risultato si legge dal diario. Persone, bot e orde hanno un punteggio per titolo, modo e numero di posti.
web-ratings-history = storia
web-ratings-ladders = Che cosa ha un punteggio
web-ratings-none = Qui non è ancora finita nessuna partita con punteggio.
web-ratings-numbers = Lo stesso in numeri
web-ratings-of = { $name }: { $rating } dopo { $number ->
    [one] una partita
   *[other] { $number } partite
 }
web-ratings-provisional = Un punto interrogativo: provvisorio, finché non ci sono abbastanza partite.
web-ratings-rated-short = con punteggio
web-ratings-rated-table = Con punteggio: rigorosa, con l'orologio, e conta
web-ratings-rating = Punteggio
web-ratings-won = vinta
web-ratings-you = tu
`;export{e as default};