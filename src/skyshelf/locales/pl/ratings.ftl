### Co serwer mówi o rankingach.

ratings-nobody = Nikt nie ma tego rankingu: szukaj według tytułu, sposobu gry i liczby miejsc.
