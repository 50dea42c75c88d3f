### Ciò che il server dice dei punteggi.

ratings-nobody = Nessuno ha un punteggio così: indica titolo, modo di giocare e numero di posti.
