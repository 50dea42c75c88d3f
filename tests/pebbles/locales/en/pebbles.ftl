### Everything that the game says.

shelf-game-pebbles = Pebbles
shelf-game-pebbles-about = Who takes the last one from under the cloth?

pebbles-cloth = Under the cloth: { $most } at most
pebbles-option-take = Take { $number }
pebbles-prompt-take = How many do you take?
pebbles-event-took = { $who } takes { $number }.
pebbles-ending-last = The cloth lies flat
pebbles-why-number = A player takes one, two or three pebbles.
pebbles-setting-pebbles = Pebbles
pebbles-setting-pebbles-12 = 12 at most
pebbles-setting-pebbles-20 = 20 at most
