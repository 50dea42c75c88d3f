var e=`### What the page of ratings says.

web-ratings-about = Rated games are strict and have a clock; their result is read from the journal. People, bots and hordes have a rating for each title, way of playing and number of seats.
web-ratings-history = history
web-ratings-ladders = What is rated
web-ratings-none = No rated game has been finished here yet.
web-ratings-numbers = The same in numbers
web-ratings-of = { $name }: { $rating } after { $number ->
    [one] one game
   *[other] { $number } games
 }
web-ratings-provisional = A question mark: provisional, until enough games are played.
web-ratings-rated-short = rated
web-ratings-rated-table = Rated: strict, with a clock, and it counts
web-ratings-rating = Rating
web-ratings-won = won
web-ratings-you = you
`;export{e as default};