### Sky Painters. Everything that the game says; the keys come from src/skyshelf/games/painters.

## Cards

painters-card-A = Dawn
painters-card-B = Noon
painters-card-C = Dusk
painters-card-D = Mist
painters-card-S01 = Sun
painters-card-S02 = Parakeet
painters-card-S03 = Raven
painters-card-S04 = Lantern
painters-card-S05 = Red kite
painters-card-S06 = Plum balloon
painters-card-S07 = Canary
painters-card-S08 = Duckling
painters-card-S09 = Glider
painters-card-S10 = Leaf
painters-card-S11 = Swallow
painters-card-S12 = Magpie
painters-card-S13 = Fox kite
painters-card-S14 = Stork
painters-card-S15 = Rocket
painters-card-S16 = Crane
painters-card-S17 = Parasol
painters-card-S18 = Airship
painters-card-S19 = Dragonfly
painters-card-S20 = Hot-air balloon
painters-card-S21 = Comet
painters-card-S22 = Star kite
painters-card-S23 = Beetle
painters-card-S24 = Ladybird
painters-card-S25 = Monarch
painters-card-S26 = Bat
painters-card-S27 = Firebird
painters-card-S28 = Fireworks
painters-card-S29 = Parrot
painters-card-S30 = Dragon
painters-card-S31 = Bee
painters-card-S32 = Weathercock
painters-card-S33 = Windmill
painters-card-S34 = Peacock
painters-card-S35 = Sunset
painters-card-S36 = Tiger kite

## Tiles: their names, and what they do

painters-tile-sky-commander = Sky Commander
painters-tile-sky-commander-text = Play another turn after this one. End of game: each of your hope chips is worth 2 points, with or without the leader.
painters-tile-sky-cotton = Sky Cotton
painters-tile-sky-cotton-text = Additional action: put 2 hope chips on an empty white symbol to complete it.
painters-tile-sky-dice = Sky Dice
painters-tile-sky-dice-text = Before you take a die as your main action, you may reroll 2 dice of the pool.
painters-tile-sky-fugaz = Sky Fugaz
painters-tile-sky-fugaz-text = End of game: 2 points for each leader symbol and 3 points for each star symbol on your completed cards.
painters-tile-sky-gnomichaun = Sky Gnomichaun
painters-tile-sky-gnomichaun-text = Additional action: put 2 hope chips on an empty green or orange symbol to complete it.
painters-tile-sky-halo = Sky Halo
painters-tile-sky-halo-text = Draw 2 halo tokens from the box, keep one for free and use it.
painters-tile-sky-helpsy = Sky Helpsy
painters-tile-sky-helpsy-text = Complete one of your cards.
painters-tile-sky-levitt-alpha = Sky Levitt Alpha
painters-tile-sky-levitt-alpha-text = When you paint, dice may also go down, and a 1 goes down to 6: 1 spot chip for each step.
painters-tile-sky-mad = Sky Mad
painters-tile-sky-mad-text = Each opponent may turn 3 of their dice showing 2 to 6 down to 1. For each one who does not, gain 4 spots and 4 hope.
painters-tile-sky-mommy = Sky Mommy
painters-tile-sky-mommy-text = End of game: 6 points for each of your tiles, this one included.
painters-tile-sky-playful = Sky Playful
painters-tile-sky-playful-text = Each time an opponent completes a card, gain 1 hope.
painters-tile-sky-raccoon = Sky Raccoon
painters-tile-sky-raccoon-text = Additional action: put 2 hope chips on an empty black or purple symbol to complete it.
painters-tile-sky-savings = Sky Savings
painters-tile-sky-savings-text = End of game: as many points as your tiles times your cloud tokens.
painters-tile-sky-spots = Sky Spots
painters-tile-sky-spots-text = At the end of your turns you may keep 1 more spot chip.
painters-tile-sky-tackle = Sky Tackle
painters-tile-sky-tackle-text = Each opponent may discard all their dice showing 1, 3 or 5. For each one who does not, take 1 cloud token. Play another turn after this one.
painters-tile-sky-tantrum = Sky Tantrum
painters-tile-sky-tantrum-text = Each opponent discards 2 dice or 6 hope chips. You may take a card for free. Play another turn after this one.
painters-tile-sky-target = Sky Target
painters-tile-sky-target-text = Each time an opponent takes a card of the offer, gain 1 hope.
painters-tile-sky-upper = Sky Upper
painters-tile-sky-upper-text = Additional action: put 2 hope chips on an empty yellow or red symbol to complete it.
painters-tile-sky-winner = Sky Winner
painters-tile-sky-winner-text = When you take a blue die, you may take a second die of any colour showing 1 or 2.
painters-tile-sky-wisdom = Sky Wisdom
painters-tile-sky-wisdom-text = Steal 2 hope chips from each opponent. From now on half clouds need not meet their other half when you place a card.

## Halo tokens: their names, and what they do

painters-halo-connection = Connection Halo
painters-halo-connection-text = From now on half halos need not meet their other half when you place a card.
painters-halo-faith = Faith Halo
painters-halo-faith-text = A hope symbol of 10.
painters-halo-heartbeat = Heartbeat Halo
painters-halo-heartbeat-text = Gain 9 hope.
painters-halo-honor = Honor Halo
painters-halo-honor-text = End of game: 15 points.
painters-halo-ink = Ink Halo
painters-halo-ink-text = Gain 8 spots.
painters-halo-leadership = Leadership Halo
painters-halo-leadership-text = Take the leader. A hope symbol, which pays out at once.
painters-halo-skill = Skill Halo
painters-halo-skill-text = You may take a card. A hope symbol of 6.
painters-halo-swoop = Swoop Halo
painters-halo-swoop-text = Each opponent loses 4 hope chips or 6 spot chips. A hope symbol of 6.
# In the question which of two tokens is kept.
painters-token-said = { $halo }: { $text }
painters-tokens-said = { $first } { $second }

## Dice and symbols

painters-colour-blue = blue
painters-colour-white = white
painters-colour-yellow = yellow
painters-colour-green = green
painters-colour-black = black
painters-colour-orange = orange
painters-colour-red = red
painters-colour-purple = purple
painters-colour-grey = grey
painters-die = { $colour } { $face }
painters-symbol = { $die } of { $card }

## Amounts, for use in other messages: they read the same arguments

painters-spots =
    { $spots ->
        [one] { $spots } spot
       *[other] { $spots } spots
    }
painters-hope = { $hope } hope
painters-hope-chips =
    { $hope ->
        [one] { $hope } hope chip
       *[other] { $hope } hope chips
    }
painters-cost =
    { $spots ->
        [0]
            { $hope ->
                [0] free
               *[other] { painters-price }
            }
       *[other] { painters-price }
    }
painters-price =
    { $spots ->
        [0] { painters-hope }
       *[other]
            { $hope ->
                [0] { painters-spots }
               *[other] { painters-spots } and { painters-hope }
            }
    }
painters-own-spots =
    { $own_spots ->
        [0] you have no spots
        [one] you have { $own_spots } spot
       *[other] you have { $own_spots } spots
    }
painters-own-hope =
    { $own_hope ->
        [0] you have no hope
       *[other] you have { $own_hope } hope
    }
painters-own-chips =
    { $own_hope ->
        [0] { painters-own-spots } and no hope
       *[other] { painters-own-spots } and { $own_hope } hope
    }

## What a player can choose

painters-option-cloud = Take a cloud token
painters-option-spot = Take a spot chip
painters-option-card = Take { $card }
painters-option-top = Take { $card } from the top of the deck
painters-option-place = Place it { $where }
painters-where-left = left of { $card }
painters-where-right = right of { $card }
painters-where-above = above { $card }
painters-where-below = below { $card }
painters-option-roll = Take a die (you may reroll 2 first)
painters-option-reroll = Reroll { $die }
painters-option-die = Take { $die }
painters-option-buy = Buy { $die } for { painters-spots }
painters-option-on = Place it on { $symbol }
painters-option-on-cloud = Place it on { $symbol } and pay a cloud token
painters-option-paint = Paint { $symbol } to { $face } for { painters-spots }
painters-option-chips = Put 2 hope chips on { $symbol }
painters-option-tile = Acquire { $tile } for { painters-price }
painters-option-end = End the turn
painters-option-end-losing = End the turn and lose { painters-spots }
painters-option-halo = Take the { $halo }
painters-option-no = No
painters-option-yes = Yes
painters-option-lose-hope = Lose { painters-hope-chips }
painters-option-lose-spots =
    { $spots ->
        [one] Lose { $spots } spot chip
       *[other] Lose { $spots } spot chips
    }
painters-option-lose-dice =
    { $dice ->
        [one] Discard { $dice } die
       *[other] Discard { $dice } dice
    }
painters-option-pick = The die on { $symbol }
painters-option-complete = Complete { $card }
painters-option-steal = Steal a cloud token from { $victim }

## Headings over options of the same kind

painters-group-cloud = Cloud token
painters-group-spot = Spot chip
painters-group-card = Cards of the offer
painters-group-top = Top of the deck
painters-group-place = Places
painters-group-roll = Die with reroll
painters-group-reroll = Dice to reroll
painters-group-die = Dice of the pool
painters-group-buy = Another die
painters-group-on = Die symbols
painters-group-paint = Paint with your spots
painters-group-chips = Hope chips in place of a die
painters-group-tile = Sky Painter tiles
painters-group-end = End of turn
painters-group-halo = Halo tokens
painters-group-no = No
painters-group-yes = Yes
painters-group-hope = Hope chips
painters-group-spots = Spot chips
painters-group-dice = Dice
painters-group-pick = Your dice
painters-group-complete = Your cards
painters-group-steal = Cloud tokens of others

## Questions to the player who must choose

painters-prompt-main = Choose your main action.
painters-prompt-additional = Anything else this turn?
painters-prompt-symbol = Where does { $source } go?
painters-prompt-place = Where does { $source } go?
painters-prompt-card = Which card do you take?
    .no = Take no card
painters-prompt-die = Which die do you take?
painters-prompt-reroll = { $source }: which die do you reroll?
    .no = Reroll none
painters-reroll-with = { $tile }, together with { $die }
painters-prompt-second-die = { painters-tile-sky-winner }: do you take a second die?
    .no = No second die
painters-prompt-halo = Your circle is complete. Which halo token do you take ({ $source })?
    .no = Take none
painters-prompt-keep-halo = { painters-tile-sky-halo }: which token do you keep?
painters-prompt-helpsy = { painters-tile-sky-helpsy }: which card do you complete?
painters-prompt-steal = The reserve is out of cloud tokens. From whom do you steal one?
painters-prompt-swoop = { painters-halo-swoop }: what do you lose?
painters-prompt-mad = { painters-tile-sky-mad }: do you lower 3 of your dice to 1? If not, its owner gains 4 spots and 4 hope.
painters-prompt-lower = { painters-tile-sky-mad }: which die goes down to 1?
painters-prompt-tackle = { painters-tile-sky-tackle }: do you discard all your dice showing 1, 3 or 5? If not, its owner takes a cloud token.
painters-prompt-tantrum = { painters-tile-sky-tantrum }: what do you discard?
painters-prompt-discard = { painters-tile-sky-tantrum }: which die do you discard?

## What happened

painters-event-initial-card = { $who } starts with { $card }.
painters-event-starting-player = { $who } goes first.
painters-event-turn-begins = Turn { $turn }: { $who } to play.
painters-event-card-taken = { $who } takes { $card }.
painters-event-top-taken =
    { $spots ->
        [0] { $who } takes { $card } from the top of the deck.
       *[other] { $who } takes { $card } from the top of the deck for { painters-price }.
    }
painters-event-offer-hope =
    { $hope ->
        [one] { $hope } hope chip now lies on { $card }.
       *[other] { $hope } hope chips now lie on { $card }.
    }
painters-event-top-shown =
    { $cards ->
        [one] { $card } is the last card of the deck.
       *[other] { $card } is now on top of the deck ({ $cards } cards left).
    }
painters-event-no-card = { $who } cannot take any card.
painters-event-card-declined = { $who } takes no card.
painters-event-card-placed = { $who } places { $card } { $where }.
painters-event-critical-phase = The deck is empty: the critical phase begins!
painters-event-die-taken = { $who } takes { $die }.
painters-event-die-bought = { $who } buys { $die } for { painters-spots }.
painters-event-cloud-paid = { $who } pays a cloud token to change its colour.
painters-event-die-fits = { $who } places { $die } on { $symbol-card }: it fits.
painters-event-die-above = { $who } sets { $die } to { $symbol-die-face } on { $symbol-card }: { painters-spots }.
painters-event-die-waits = { $who } places { $die } on { $symbol-card }, where a { $symbol-die-face } is needed.
painters-event-die-rolled = A die rolls into the pool: { $die }.
painters-event-pool-refilled =
    { $dice ->
        [one] The pool is empty: { $dice } completed die goes back and leaves a protection square.
       *[other] The pool is empty: { $dice } completed dice go back and leave protection squares.
    }
painters-event-painted = { $who } pays { painters-spots } to paint the { $symbol-die-colour } symbol of { $symbol-card } to { $face }.
painters-event-chips-placed = { $who } puts 2 hope chips on { $symbol }.
painters-event-card-completed = { $who } completes { $card }!
painters-event-spots-gained = { $who } gains { painters-spots }.
painters-event-hope-gained = { $who } gains { painters-hope }.
painters-event-leader-taken = { $who } takes the leader.
painters-event-leader-taken-from = { $who } takes the leader from { $victim }.
painters-event-hope-activated =
    { $hope ->
        [0] { $who }’s hope symbols add up to { $total }: too few for a hope chip.
       *[other] { $who }’s hope symbols add up to { $total }: { painters-hope-chips }.
    }
painters-event-hope-silent = Without the leader { $who } gets nothing for the hope symbol.
painters-event-cloud-gained = { $who } takes a cloud token.
painters-event-cloud-stolen = { $who } steals a cloud token from { $victim }.
painters-event-cloud-none = No cloud token is left, and { $who } already has the most.
painters-event-halo-taken =
    { $spots ->
        [0]
            { $hope ->
                [0] { $who } takes the { $halo }.
               *[other] { $who } takes the { $halo } for { painters-price }.
            }
       *[other] { $who } takes the { $halo } for { painters-price }.
    }
painters-event-halo-declined = { $who } leaves the halo tokens on the board.
painters-event-halo-too-dear = { $who } completes a circle but cannot pay for a halo token.
painters-event-tile-acquired = { $who } acquires { $tile } for { painters-price }.
painters-event-pile-shown =
    { $tiles ->
        [one] { $tile } is the last tile of the pile.
       *[other] { $tile } is now on top of the pile ({ $tiles } tiles left).
    }
painters-event-halos-drawn =
    { $tokens ->
        [one] { $who } looks at { $tokens } halo token from the box.
       *[other] { $who } looks at { $tokens } halo tokens from the box.
    }
painters-event-halos-drawn-secret = For { $who }’s eyes only: { $first } and { $second } come from the box.
painters-event-halo-kept = { $who } keeps the { $halo }.
painters-event-hope-stolen =
    { $hope ->
        [0] { $victim } has no hope for { $who } to steal.
       *[other] { $who } steals { painters-hope } from { $victim }.
    }
painters-event-hope-lost =
    { $hope ->
        [0] { $who } has no hope to lose.
       *[other] { $who } loses { painters-hope }.
    }
painters-event-spots-lost =
    { $spots ->
        [0] { $who } has no spots to lose.
       *[other] { $who } loses { painters-spots }.
    }
painters-event-die-lowered = { $who } lowers { $die } on { $symbol-card } to 1.
painters-event-die-discarded = { $who } discards { $die } from { $symbol-card }.
painters-event-refused = { $who } does not do what { $tile } asks.
painters-event-extra-turn = { $who } will play another turn after this one.
painters-event-spots-discarded = { $who } discards { painters-spots } above the limit.
painters-event-end-triggered = The game ends with { $who }’s turn: time to count points.
painters-event-scored =
    { $points ->
        [one] { $who } scores { $points } point.
       *[other] { $who } scores { $points } points.
    }
painters-event-star-victory = { $who } has five tiles and the leader: star victory!
painters-event-firmament-victory = { $who } has a firmament of nine cards and the leader: firmament victory!
painters-event-efficiency-victory =
    { $points ->
        [one] { $who } wins with { $points } point, the most at the end: efficiency victory!
       *[other] { $who } wins with { $points } points, the most at the end: efficiency victory!
    }
painters-event-draw = Nothing moves any more: the game is a draw.

## Why something is not possible now

painters-why-finish-first = First answer the question that is open.
painters-why-one-main-action = You have already done your main action this turn.
painters-why-main-action-first = First do your main action; additional actions come after it.
painters-why-has-cloud =
    { $clouds ->
        [one] You already have a cloud token; this action is for players without one.
       *[other] You already have { $clouds } cloud tokens; this action is for players without one.
    }
painters-why-three-uncompleted = You already have { $most } uncompleted cards; complete one first.
painters-why-deck-empty = The deck is empty.
painters-why-not-in-offer = { $what } is not in the offer.
painters-why-not-on-top = { $what } is not on top of the deck.
painters-why-no-place = { $card } fits nowhere beside your cards.
painters-why-too-dear =
    { $hope ->
        [0] It costs { painters-spots }; { painters-own-spots }.
       *[other]
            { $spots ->
                [0] It costs { painters-hope }; { painters-own-hope }.
               *[other] It costs { painters-price }; { painters-own-chips }.
            }
    }
painters-why-one-more-die-only = You can buy only one more die each turn.
painters-why-no-die-fits = No die of the pool fits on a free symbol of your cards.
painters-why-no-sky-dice = Only { painters-tile-sky-dice } lets you reroll before you take a die.
painters-why-not-in-pool = Not in the pool: { $what }.
painters-why-no-symbol = You have no free { $colour } symbol, and no cloud token to change the colour.
painters-why-roll-first = With { painters-tile-sky-dice } you first say that you take a die: choose “roll”.
painters-why-second-die-low = The second die of { painters-tile-sky-winner } has to show 1 or 2.
painters-why-no-die-there = There is no die of yours on { $what }.
painters-why-die-is-completed = That die is completed already.
painters-why-paint-to-number = That die can be painted up to { $number }, no further.
painters-why-never-lower = Paint only raises a die; { painters-tile-sky-levitt-alpha } is what lowers one.
painters-why-symbol-not-empty = Not a free symbol of your cards: { $what }.
painters-why-no-tile-for-colour = None of your tiles lets hope chips stand in for { $colour } dice.
painters-why-top-of-pile = { $tile } lies on top of the pile; only the three tiles of the offer can be acquired.
painters-why-no-such-place = A place is written with two numbers: “place 1,0” is to the right of your first card.
painters-why-place-is-taken = { $card } lies there already, and a card never moves.
painters-why-only-a-corner = A card must touch another one with a whole side; there it would touch only with a corner.
painters-why-beside-no-card = A card goes beside one of your cards; nothing lies next to that place.
painters-why-half-cloud = Half a cloud must meet its other half; beside { $card } it would not.
painters-why-half-halo = Half a circle must meet its other half; beside { $card } it would not.
painters-why-night-limit = A night limit lies between this card and { $card }: nothing may touch it.
painters-why-grass-limit = A grass limit lies between this card and { $card }: nothing may touch it.
painters-why-other-colour = That symbol is { $colour }; another colour needs a cloud token, and you have none.
painters-why-costs-a-cloud = That symbol is { $colour }: it costs a cloud token, so add the word “cloud”.
painters-why-costs-no-cloud = { $die } goes there without a cloud token.
painters-why-not-most-clouds = A cloud token is stolen from whoever owns most.

## Settings: names, values and help

painters-setting-variant = Variant
painters-setting-variant-help = Forced Landing adds 3 cards and is won by points only; Tension Duel is for 2 players, uses every card and tile and is never won by points.
painters-setting-variant-standard = Standard game
painters-setting-variant-forced_landing = Forced Landing
painters-setting-variant-tension_duel = Tension Duel
painters-setting-leader_benefits = Leader Benefits
painters-setting-leader_benefits-help = What the leader spares its owner: the board’s part of the price of tiles, the price of the top card, or both.
painters-setting-leader_benefits-none = None
painters-setting-leader_benefits-tiles = Cheaper tiles
painters-setting-leader_benefits-top_card = Free top card
painters-setting-leader_benefits-both = Both
painters-setting-halves = Half figures
painters-setting-halves-help = Strict: half a cloud or half a halo may meet only its other half. Lenient: it may also meet a plain side.
painters-setting-halves-strict = Strict
painters-setting-halves-lenient = Lenient
painters-setting-leadership_hope = Leadership Halo
painters-setting-leadership_hope-help = The number on the hope symbol of the Leadership Halo.
painters-setting-leadership_hope-4 = Hope symbol of 4
painters-setting-leadership_hope-1 = Hope symbol of 1
painters-setting-hope_sum = Hope sum
painters-setting-hope_sum-help = Which cards count when hope symbols are added up; tiles and halo tokens always do.
painters-setting-hope_sum-completed_cards = Completed cards
painters-setting-hope_sum-all_cards = All cards
painters-setting-spot_limit = Spot limit
painters-setting-spot_limit-help = How many spot chips you may keep at the end of your turn.
painters-setting-spot_limit-4 = 4 spots
painters-setting-spot_limit-5 = 5 spots
painters-setting-spot_limit-6 = 6 spots
painters-setting-spot_limit-7 = 7 spots
painters-setting-spot_limit-8 = 8 spots
painters-setting-spot_limit-9 = 9 spots
painters-setting-spot_limit-10 = 10 spots

## How a game ends

painters-ending-star = Star victory
painters-ending-firmament = Firmament victory
painters-ending-efficiency = Efficiency victory
painters-ending-draw = Draw

## Where points come from

painters-score-stars = Stars on cards
painters-score-tiles = Tiles
painters-score-tile_effects = Effects of tiles
painters-score-halos = Halo tokens
painters-score-clouds = Cloud tokens
painters-score-hope = Hope chips
painters-score-dice = Dice on cards
painters-score-unfinished = Uncompleted cards
painters-score-spots = Spot chips
painters-score-total = Total

## What makes no game

painters-refused-duel = Tension Duel is for exactly 2 players; not for { $seats }.
