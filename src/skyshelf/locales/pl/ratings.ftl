### Co serwer mówi o rankingach.

ratings-nobody = Nikt nie ma takiego rankingu: podaj tytuł, sposób gry i liczbę miejsc.
