### The guided first game of Sky Painters; the keys come from lessons/data/painters.yaml. At most 40 words each.

lesson-painters-dice = A die for each colour
lesson-painters-dice-goal = Complete your first card.
lesson-painters-dice-sky = We paint skies, and each card is a piece of yours. Dawn asks for a blue 4 and a white 3. Give it both dice and the picture is finished.
lesson-painters-dice-pool = All players take dice from this one pool, so what you take is gone for the others. Grey dice fit any colour.
lesson-painters-dice-blue = A die may be higher than its symbol: it is turned down, and the difference is yours in spots. Take the blue 6.
lesson-painters-dice-blue-no = Every turn has one main action, and today it is the blue 6. Take that one.
lesson-painters-dice-blue-done = 6 is 2 more than 4, so you got 2 spots. Spots are paint and money; you will soon spend them.
lesson-painters-dice-rest = After the main action you may spend spots. Keep them for now and end your turn.
lesson-painters-dice-rest-no = Not yet: keep your spots and end the turn.
lesson-painters-dice-white = The other painter is done; it is your turn again. The white 5 finishes Dawn.
lesson-painters-dice-white-no = That would be possible. But the white 5 completes your card now: take it.
lesson-painters-dice-end = Dawn is finished: it turned blue, paid 5 spots, and its dice rolled back into the pool. At the end of a turn you keep at most 6 spots.

lesson-painters-paint = Spots are paint
lesson-painters-paint-goal = Complete the Sun with dice that are too low.
lesson-painters-paint-why = Dice are seldom just right. So you hold spots: one spot raises a die of yours by one point.
lesson-painters-paint-low = The Sun needs a yellow 3. The only yellow die shows 1. Take it all the same: it waits below its symbol.
lesson-painters-paint-low-no = Take the yellow 1: the Sun still needs a yellow die.
lesson-painters-paint-blue = Now paint. The blue die must rise from 3 to 5: that is 2 spots.
lesson-painters-paint-blue-no = Raise the blue die all the way to 5: 2 spots.
lesson-painters-paint-yellow = The yellow one needs 2 more points as well.
lesson-painters-paint-yellow-no = Paint the yellow die to 3; you have the spots for it.
lesson-painters-paint-end = Four spots spent, five gained: finishing cards pays for the next ones. But its winged heart gave nothing. Why? See the next chapter.

lesson-painters-leader = The leader and hope
lesson-painters-leader-goal = Take the leader, then let a heart pay.
lesson-painters-leader-hearts = Hope buys the best things. Winged hearts give it, but only to the leader, and there is one leader for all. Your rival has it.
lesson-painters-leader-red = Rocket shows the leader’s crown and lacks a red 5. Take the red 6 and finish it.
lesson-painters-leader-red-no = First the leader: the red 6 finishes Rocket.
lesson-painters-leader-red-done = The leader is yours until somebody else finishes such a card. And you have 7 spots to use at once.
lesson-painters-leader-another = Once a turn you may buy another die for what it shows. Magpie has a heart and lacks a black 3: buy that die.
lesson-painters-leader-another-no = Buy the black 3 while you have the leader: Magpie’s heart would pay.
lesson-painters-leader-end = The hearts of all your finished cards are added: 4 and 5. Half of it, rounded down, is 4 hope. More hearts, more hope each time.

lesson-painters-grow = A larger sky
lesson-painters-grow-goal = Take a card and let two halves meet.
lesson-painters-grow-offer = You need more cards than one. Taking a card from the offer is a main action too, and it is free.
lesson-painters-grow-take = Lantern ends at its right with half a circle of light. The Sun has the other half at its left. Take the Sun.
lesson-painters-grow-take-no = Those are nice too. For this chapter take the Sun: its half circle fits.
lesson-painters-grow-place = A card lies beside your cards, never across a corner, and a half must not touch something else. Put the Sun at the right of Lantern.
lesson-painters-grow-place-no = That is allowed. But at the right of Lantern the two halves make a circle.
lesson-painters-grow-circle = When both cards of a circle are finished, you may take one of these halos. The first one is free.
lesson-painters-grow-end = Whole clouds and joined half clouds give cloud tokens: pay one, and a die goes to a symbol of another colour.

lesson-painters-win = How to win
lesson-painters-win-goal = Win with a fifth tile.
lesson-painters-win-ways = Three ways to win. Five tiles and the leader: at once. Nine finished cards in a square and the leader: at once. Otherwise the most points when the cards run out.
lesson-painters-win-main = You have four tiles, and the leader. First your main action: take a spot chip.
lesson-painters-win-main-no = Take the spot chip; what matters comes after it.
lesson-painters-win-tile = Now buy a tile. Each costs what is printed on it and what its place costs; further right is cheaper. Sky Fugaz is yours for 3 spots and 11 hope.
lesson-painters-win-tile-no = You could. But the fifth tile wins the game: take Sky Fugaz.
lesson-painters-win-end = Five tiles and the leader at the end of your turn: you have won. Tiles also have powers; look at one to read it.

lesson-painters-game = A whole game
lesson-painters-game-goal = Play a game against an easy bot.
lesson-painters-game-start = Everything is yours now. Finish cards, watch who has the leader, and take something back whenever you like. I only speak up when something is new.
lesson-painters-game-first-turn = One main action: a die, a card, a cloud token or a spot. Early on, dice for your first card and a second card are good.
lesson-painters-game-more = Now the extras, if you want: buy one more die, paint, or buy tiles. Then end the turn.
lesson-painters-game-waits = Your first low die. It waits below its symbol until you paint it up.
lesson-painters-game-completed = Your first finished card. It pays its spots, and its dice are back in the pool for everybody.
lesson-painters-game-silent = This heart was silent, because you do not have the leader. It still counts for later hearts.
lesson-painters-game-hope = Your first hope. Save it for tiles: five of them win.
lesson-painters-game-lost-leader = The leader has changed hands. Finish a card with a crown to get it back.
lesson-painters-game-discarded = More than 6 spots are lost at the end of the turn. Spend them first.
lesson-painters-game-place = Your first new card. Halves must meet their other half, and at a night or grass edge nothing may lie.
lesson-painters-game-symbol = The die fits several symbols. Higher dice pay the difference, lower ones need paint.
lesson-painters-game-halo = Your first circle. Take a halo that helps you now; each one makes the next dearer for all.
lesson-painters-game-tile = Your rival has a tile. With five and the leader they win, so keep count.
lesson-painters-game-critical = The cards run out: whoever now has the leader at the start and at the end of a turn ends the game. Count points.
