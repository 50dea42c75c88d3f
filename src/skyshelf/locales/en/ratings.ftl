### What the server says of ratings.

ratings-nobody = Nobody has this rating: look under its title, way and number of seats.
