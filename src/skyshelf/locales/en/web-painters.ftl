### What the board of Sky Painters says in the browser. The game's own sentences come from the server.

web-painters-steps = Steps of the turn
web-painters-step-main = Main action
web-painters-step-additional = Additional actions
web-painters-cards = Sky cards
web-painters-tiles = Sky Painter tiles
web-painters-halos = Halo tokens
web-painters-pool = Dice
web-painters-top = { $card }, top of the deck ({ $cards } left)
web-painters-pile = { $tile }, next tile of the pile ({ $tiles } left)
web-painters-card-hope = { $card }, with { $hope } hope on it
web-painters-card-completed = { $card }, completed
web-painters-card-open = { $card }, { $done } of { $all } symbols occupied
web-painters-dice-many = { $die }, { $count } of them
web-painters-place = Free place
web-painters-not-here = Not { $where }.
web-painters-halves-meet = Its half meets the other one.
web-painters-to-fill = { $symbols ->
    [one] One symbol to fill. Completed, it brings:
   *[other] { $symbols } symbols to fill. Completed, it brings:
}
web-painters-die-fits = It fits.
web-painters-die-above = Turned to { $number }: { $spots ->
    [one] one spot for you.
   *[other] { $spots } spots for you.
}
web-painters-die-waits = It waits to be painted: { $number } is needed.
web-painters-die-cloud = The other colour costs a cloud token.
web-painters-die-completes = It completes { $card }, which brings:
web-painters-die-finishes = It completes the card.
web-painters-skies = Skies
web-painters-sky-of = Sky of { $name }
web-painters-hope = hope
web-painters-hope-symbol = Hope symbol
web-painters-spots = Spots
web-painters-cloud = Cloud token
web-painters-clouds = Cloud tokens
web-painters-leader = Leader
web-painters-stars = Stars
web-painters-points = Points
web-painters-points-now = { $points } points now
web-painters-price-spots = Price in spots
web-painters-price-hope = Price in hope
web-painters-from-printed = printed
web-painters-from-place = its place
web-painters-final = Final score
web-painters-score-of = Points of { $name } now
web-painters-score-help = What this sky would be worth if the game ended now.
web-painters-reserve-clouds = Cloud tokens in the reserve: { $clouds }
web-painters-critical = The deck is empty. Whoever has the leader at the start and at the end of a turn ends the game.
web-painters-card-help = Fill every symbol with a die of its colour; the completed card gives what stands below.
web-painters-die-help = Goes on a free symbol of its colour. A grey die fits any colour; a cloud token changes the colour of another.
web-painters-cloud-help = Pays for a change of colour when you take a die. The most cloud tokens are worth points in the end.
web-painters-goal = Goal: the most points when the cards have run out. With the leader you can win on the spot: five Sky Painters, or nine finished cards in a square.
web-painters-goal-landing = Goal: the most points when the cards have run out. Nobody wins on the spot.
web-painters-goal-duel = Goal: win on the spot, with the leader and five Sky Painters, or with the leader and nine finished cards in a square. Nobody wins by points.
web-painters-spot-help = Spots paint dice up to the number they need, and buy dice, cards and tiles.
web-painters-side-left-halo = Half a halo on the left.
web-painters-side-left-cloud = Half a cloud on the left.
web-painters-side-right-halo = Half a halo on the right.
web-painters-side-right-cloud = Half a cloud on the right.
web-painters-side-top-night = Night above: no card may lie there.
web-painters-side-bottom-grass = Grass below: no card may lie there.
web-painters-in-hand = In hand: { $die }. Choose its symbol.
web-painters-symbol-of = { $die } of { $card }
web-painters-best = Your best card
web-painters-hope-chips = Hope
web-painters-lasts = Half an hour for two
web-painters-learned = Easy to learn
web-painters-like = Choose dice, paint clouds, kites and animals, and be the first to see which card fits where.
