### Ciò che il server dice dei punteggi.

ratings-nobody = Nessuno ha questo punteggio: cercalo per titolo, modo e numero di posti.
