### What the server says of ratings.

ratings-nobody = Nobody has such a rating: give the title, the way of playing and the number of seats.
