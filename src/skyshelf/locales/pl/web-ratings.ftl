### Co mówi strona rankingów.

web-ratings-about = Gry rankingowe toczą się w trybie ścisłym i z zegarem; wynik bierze się z dziennika. Ludzie, boty i hordy mają osobny ranking dla każdego tytułu, sposobu gry i liczby miejsc.
web-ratings-history = historia
web-ratings-ladders = Wszystkie rankingi
web-ratings-none = Nie rozegrano tu jeszcze do końca żadnej gry rankingowej.
web-ratings-numbers = To samo w liczbach
web-ratings-of = { $name }: { $rating } po { $number ->
    [one] { $number } grze
    [few] { $number } grach
   *[other] { $number } grach
 }
web-ratings-provisional = Znak zapytania: ranking tymczasowy, dopóki nie ma dość gier.
web-ratings-rated-short = rankingowa
web-ratings-rated-table = Rankingowa: tryb ścisły, z zegarem, liczy się do rankingu
web-ratings-rating = Ranking
web-ratings-won = wygrana
web-ratings-you = ty
