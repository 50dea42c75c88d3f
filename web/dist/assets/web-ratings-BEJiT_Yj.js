var e=`### Co mówi strona rankingów.

web-ratings-about = Gry rankingowe są ścisłe i z zegarem; wynik odczytuje się z dziennika. Ludzie, boty i hordy mają ranking osobno dla tytułu, sposobu gry i liczby miejsc.
web-ratings-history = historia
web-ratings-ladders = Co jest oceniane
web-ratings-none = Nie skończyła się tu jeszcze żadna gra rankingowa.
web-ratings-numbers = To samo w liczbach
web-ratings-of = { $name }: { $rating } po { $number ->
    [one] { $number } grze
    [few] { $number } grach
   *[other] { $number } grach
 }
web-ratings-provisional = Znak zapytania: ranking tymczasowy, dopóki nie ma dość gier.
web-ratings-rated-short = rankingowa
web-ratings-rated-table = Rankingowa: ścisła, z zegarem, i się liczy
web-ratings-rating = Ranking
web-ratings-won = wygrana
web-ratings-you = ty
`;export{e as default};