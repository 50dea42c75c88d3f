### Skytear. Everything that the game says; the keys come from src/skyshelf/games/skytear.

## Names

skytear-faction-kurumo = Kurumo
    .a = a Kurumo
    .is = of Kurumo
    .late = kin
skytear-faction-liothan = Liothan
    .a = a Liothan
    .is = of Liothan
    .late = kin
skytear-faction-taulot = Taulot
    .a = a Taulot
    .is = of Taulot
    .late = kin
skytear-faction-nupten = Nupten
    .a = a Nupten
    .is = of Nupten
    .late = kin
skytear-rune-fire = fire
skytear-rune-ice = ice
skytear-rune-earth = earth
skytear-rune-air = air
skytear-role-mage = mage
skytear-role-tank = tank
skytear-role-warrior = warrior
skytear-role-marksman = marksman
skytear-role-support = support
skytear-role-specialist = specialist
skytear-role-assassin = assassin
skytear-condition-slow = Slow
    .a = a Slow
    .is = Slow
    .late = no
skytear-condition-fast = Fast
    .a = a Fast
    .is = Fast
    .late = no
skytear-condition-frenzy = Frenzy
    .a = a Frenzied
    .is = in Frenzy
    .late = no
skytear-condition-disarm = Disarm
    .a = a Disarmed
    .is = Disarmed
    .late = no
skytear-condition-marked = Marked
    .a = a Marked
    .is = Marked
    .late = no
skytear-condition-shapeshifted = Shapeshifted
    .a = a Shapeshifted
    .is = Shapeshifted
    .late = no
skytear-action-move = Move
skytear-action-lead = Lead
skytear-action-attack = Attack
skytear-action-skirmish = Skirmish
skytear-action-worship = Worship
skytear-icon-always = Always
skytear-icon-worship = Worship
skytear-icon-marked = Marked
skytear-icon-shapeshifted = Shapeshifted
skytear-icon-pillar = Pillar
skytear-icon-illusion = Illusion
skytear-stat-attack = Attack
skytear-stat-armor = Armor
skytear-stat-skirmish = Skirmish damage
skytear-stat-control = Control
skytear-stat-lead = Control from its Lead card
skytear-stat-move = Move
skytear-kind-hero = hero
    .a = a hero
    .plural = heroes
skytear-kind-minion = minion
    .a = a minion
    .plural = minions
skytear-kind-unit = hero or minion
    .a = a hero or minion
    .plural = heroes or minions
skytear-lane-west = west lane
    .cap = West lane
skytear-lane-mid = middle lane
    .cap = Middle lane
skytear-lane-east = east lane
    .cap = East lane
skytear-dome-dome = dome
    .cap = Dome
skytear-dome-west = west dome
    .cap = West dome
skytear-dome-east = east dome
    .cap = East dome
skytear-minion-at = the minion of { $side ->
    [north] North
   *[south] South
} { $hex }
skytear-hero-of = { $hero } of { $side ->
    [north] North
   *[south] South
}
skytear-pillar-at = the pillar { $hex }
skytear-illusion-at = the illusion of { $hero } { $hex }
skytear-shape-ring1 = ring
    .around = ring around the caster
skytear-shape-arc3 = arc of 3
    .around = arc of 3 beside the caster
skytear-shape-line3 = line of 3
    .around = line of 3 from the caster
skytear-shape-cone6 = cone of 6
    .around = cone of 6 from the caster
skytear-shape-disc2 = disc of radius 2
    .around = disc of radius 2 around the caster
skytear-shape-disc1 = disc of 7
skytear-shape-tri3 = triangle of 3
skytear-shape-bar3 = row of 3

skytear-victory-left = Broken Wing: Left
skytear-victory-left-text = Destroy the enemy Tower on your left: South that of the west lane, North that of the east lane.
skytear-victory-right = Broken Wing: Right
skytear-victory-right-text = Destroy the enemy Tower on your right: South that of the east lane, North that of the west lane.
skytear-victory-lords = Lords of the Field
skytear-victory-lords-text = Win 6 control tokens in the course of the game; domes count.
skytear-victory-heads = Headhunters
skytear-victory-heads-text = Defeat 3 enemy heroes in the course of the game.
skytear-victory-twin = Twin Trophies
skytear-victory-twin-text = Defeat 2 enemy heroes in one turn.
skytear-victory-beyond = Masters of the Beyond
skytear-victory-beyond-text = Win a dome 3 times in the course of the game.
skytear-victory-cull = The Cull
skytear-victory-cull-text = Defeat 16 enemy minions in the course of the game.
skytear-victory-gates = At the Gates
skytear-victory-gates-text = When a Heroes Phase ends, have two heroes within 2 hexes of the enemy Nexus.
skytear-victory-sweep = Clean Sweep
skytear-victory-sweep-text = From turn 2 on: win every control token in one Minions Phase.
skytear-victory-pincer = Pincer
skytear-victory-pincer-text = From turn 3 on: when a Minions Phase ends, every lane token lies 3 or more steps toward the enemy.

# What wins, for those who sit on one side.
skytear-goal-wing = Broken Wing: { $lane }
skytear-goal-wing-text = Destroy { $tower }.
skytear-goal-nexus = Nexus
skytear-goal-nexus-text = Destroy the enemy Nexus. It can be damaged once a Tower of its side has fallen.
skytear-goal-tower = Tower
skytear-goal-tower-text = Destroy the enemy Tower. If none falls, whoever has driven the token onto the other half of the lane after the last turn wins.

## Settings

skytear-role-south = South
skytear-role-north = North
skytear-setting-battlefield = Battlefield
skytear-setting-battlefield-help = Where you fight: how many lanes and heroes there are. One lane is for 2 players.
skytear-setting-battlefield-two_lanes = Two lanes
skytear-setting-battlefield-three_lanes = Three lanes
skytear-setting-battlefield-one_lane = One lane (practice)
skytear-setting-format = Heroes
skytear-setting-format-help = How the teams come about. Pools and exchanged cards need drafted heroes.
skytear-setting-format-first = Draft factions, starter heroes
skytear-setting-format-casual = Draft factions, then heroes
skytear-setting-format-competitive = Draft heroes, each side from its pool
skytear-setting-format-random = Random teams
skytear-setting-format-teams = Each side brings a team with its deck
skytear-setting-mode = Rules
skytear-setting-mode-help = Simplified rules are for a first game.
skytear-setting-mode-standard = Full
skytear-setting-mode-simplified = Simplified: no skills, no Worship, any rune
skytear-setting-edition = Edition
skytear-setting-edition-help = In the Polish edition only another hero spots an enemy in Cover; what has no stated end lasts until the hero’s next activation; Kurumo mark any enemy hero they choose, seen or not; Liothan shapeshift any friendly hero; Taulot raise pillars on any free hex they choose; lane damage is shared out among Towers and Nexus; in a tie the first player spawns first; whoever damaged a structure names who draws.
skytear-setting-edition-english = English
skytear-setting-edition-polish = Polish
skytear-setting-outsiders = Outsiders
skytear-setting-outsiders-help = Which neutral monsters come to the battlefield.
skytear-setting-outsiders-starter = The Riftmaw
skytear-setting-outsiders-random = Drawn at random
skytear-setting-decks = Decks
skytear-setting-decks-help = Whether cards of each deck may be exchanged for others of the factions of its side before the game.
skytear-setting-decks-piles = Each hero brings its own pile
skytear-setting-decks-built = Exchange cards after the draft
skytear-setting-points = Points
skytear-setting-points-help = Whether heroes with their cards must keep to a budget.
skytear-setting-points-free = Not counted
skytear-setting-points-budget = 120 for each hero with its cards
skytear-setting-stops = Asked for reactions
skytear-setting-stops-help = How often players are asked whether they respond; each can change it during the game.
skytear-setting-stops-smart = When an enemy effect can be answered
skytear-setting-stops-full = For every effect
skytear-setting-stops-never = Never
skytear-setting-south_pool = Pool or team of South
skytear-setting-south_pool-help = Empty, or the text of a pool or of a team: a line for each hero and card. For drafts from pools and for teams with their decks.
skytear-setting-south_pool-all = Chosen at the table, or a random team in the format teams
skytear-setting-north_pool = Pool or team of North
skytear-setting-north_pool-help = { skytear-setting-south_pool-help }
skytear-setting-north_pool-all = { skytear-setting-south_pool-all }

## Where things are

skytear-wind-north = north
skytear-wind-north-north-east = north-north-east
skytear-wind-north-east = north-east
skytear-wind-east-north-east = east-north-east
skytear-wind-east = east
skytear-wind-east-south-east = east-south-east
skytear-wind-south-east = south-east
skytear-wind-south-south-east = south-south-east
skytear-wind-south = south
skytear-wind-south-south-west = south-south-west
skytear-wind-south-west = south-west
skytear-wind-west-south-west = west-south-west
skytear-wind-west = west
skytear-wind-west-north-west = west-north-west
skytear-wind-north-west = north-west
skytear-wind-north-north-west = north-north-west
skytear-landmark-nexus-south = the south Nexus
skytear-landmark-nexus-north = the north Nexus
skytear-landmark-tower-south = the south Tower of the { $lane }
skytear-landmark-tower-north = the north Tower of the { $lane }
skytear-landmark-middle = the middle of the { $lane }
skytear-landmark-dome = the middle of the { $dome }
skytear-place-at = at { $landmark }
    .cap = At { $landmark }
skytear-place-gate = at the gate of { $landmark }
    .cap = At the gate of { $landmark }
skytear-place-in-dome = in the { $dome }, { $steps ->
    [one] a step
   *[other] { $steps } steps
} { $wind } of its middle
    .cap = In the { $dome }, { $steps ->
        [one] a step
       *[other] { $steps } steps
    } { $wind } of its middle
skytear-place-lane-by = on the { $lane }, { $place }
    .cap = On the { $lane }, { $place }
skytear-place-on-lane = on the { $lane }, { $steps ->
    [one] a step
   *[other] { $steps } steps
} from its middle toward { $side ->
    [north] North
   *[south] South
}
    .cap = On the { $lane }, { $steps ->
        [one] a step
       *[other] { $steps } steps
    } from its middle toward { $side ->
    [north] North
   *[south] South
}
skytear-place-ground = { $steps ->
    [one] a step
   *[other] { $steps } steps
} { $wind } of { $landmark }
    .cap = { $steps ->
        [one] A step
       *[other] { $steps } steps
    } { $wind } of { $landmark }
skytear-place-forest = in the forest { $steps ->
    [one] a step
   *[other] { $steps } steps
} { $wind } of { $landmark }
    .cap = In the forest { $steps ->
        [one] a step
       *[other] { $steps } steps
    } { $wind } of { $landmark }
skytear-place-ground-between = between { $one } and { $other }
    .cap = Between { $one } and { $other }
skytear-place-forest-between = in the forest between { $one } and { $other }
    .cap = In the forest between { $one } and { $other }

## What players choose

skytear-option-minion = Minion of { $side ->
    [north] North
   *[south] South
} { $hex }
skytear-option-pillar = Pillar { $hex }
skytear-option-illusion = Illusion of { $hero } { $hex }
skytear-option-hex = { $hex-cap }
skytear-option-area = { $first-cap }; { $last }
skytear-option-card = { $card }
skytear-option-lane = { $lane }
skytear-option-effect-of = { $name } of { $hero }
skytear-option-effect-at = { $effect } → { $aims }
skytear-option-effect-alike = { $effect } ({ $place })
skytear-option-alternative = { $text }
skytear-option-activate = Activate { $hero }
skytear-option-leave = Leave it to a teammate
skytear-option-declare = { $action }
skytear-option-play = Play { $card } with { $hero }
skytear-option-end = End activation
skytear-option-pass = Let it happen
skytear-option-pass-all = Let all of this activation happen
skytear-option-stops-smart = Ask me when an enemy effect can be answered
skytear-option-stops-full = Ask me about everything
skytear-option-stops-never = Never ask me for reactions
skytear-option-flip = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low } damage
skytear-option-flip-range = { $card } ({ $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] ±0
       *[other] +{ $modifier }
    }): { $low } to { $high } damage
skytear-option-lead = { $card }: +{ $number } Control
skytear-option-lead-under = { $card } under { $hero }: +{ $number } Control
skytear-option-border = { $first-cap }; { $last }
skytear-option-word-elsewhere = Elsewhere
skytear-option-word-auto = Start like this
skytear-option-leave-minions = Nearest to your Nexus, the others too
skytear-option-word-rest = Let chance choose the rest
skytear-option-word-deck = The top card of your deck, unseen
skytear-option-word-cancelled = Let it be cancelled

skytear-group-activate = Heroes
skytear-group-action = Actions
skytear-group-play = Cards to play
skytear-group-unit = On the battlefield
skytear-group-hex = Hexes
skytear-group-area = Areas
skytear-group-card = Cards
skytear-group-lead = Lead cards
skytear-group-faction = Factions
skytear-group-player = Players
skytear-group-lane = Lanes
skytear-group-effect = On the Stack
skytear-group-option = Options
skytear-group-number = Numbers
skytear-group-skill = Skills
skytear-group-at = Places
skytear-group-pass = Reactions
skytear-group-stops = When to ask you
skytear-group-end = End
skytear-group-done = Done
skytear-group-yes = Yes
skytear-group-no = No
skytear-group-auto = For me
skytear-group-deck = Deck
skytear-group-cancelled = Cancel
skytear-group-leave = Team

skytear-prompt-faction = Choose a faction.
skytear-prompt-hero = Choose a hero.
skytear-prompt-pool = Choose the heroes of your pool ({ $source }).
skytear-pool-place = { $place } of { $size }
skytear-list = { $first }, { $rest }
skytear-lanes = { $first } and { $rest }
    .cap = { $first-cap } and { $rest }
skytear-places = { $first }; { $rest }
# How a contest stands, what is left of a won lane, and what a flipped card is added to.
skytear-scored = { $where }, South { $south }, North { $north }
    .cap = { $where-cap }, South { $south }, North { $north }
skytear-left-over = { $where }, { $points ->
    [one] 1 point
   *[other] { $points } points
} left
    .cap = { $where-cap }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } left
skytear-flip-attack = Attack { $attack } on { $target }{ $armor ->
    [0] {""}
   *[other] , armor { $armor }
}
skytear-prompt-deck-out = Which card leaves your deck?
skytear-prompt-deck-in = Which card comes instead of { $source }?
skytear-prompt-place-hero = Your heroes stand ready. { $source } could start elsewhere.
skytear-prompt-hold-flux = Who on your team holds Skytear Flux?
skytear-prompt-mulligan = Which cards do you trade in for new ones from your deck?
skytear-prompt-activate = Which hero do you activate?
skytear-prompt-act = What does { $source } do?
skytear-prompt-respond = Do you respond to { $source }?
skytear-prompt-trigger-order = Which skill goes on the Stack first?
skytear-prompt-attack = Whom do you attack?
skytear-prompt-mark = Whom do you mark?
skytear-prompt-pillar = Where does the pillar go?
skytear-prompt-take-pillar = Which pillar do you take off?
skytear-prompt-move = Where does { $source } go?
skytear-prompt-lead = Which card goes under { $source }?
    .done = Lead with no card
skytear-prompt-skirmish = The Skirmish of { $source }: step or strike.
skytear-prompt-shapeshift = Who becomes Shapeshifted?
skytear-prompt-exhaust-first = Exhaust { $source } first, to start the next activation Shapeshifted?
skytear-prompt-illusion = Where does the illusion of { $source } go?
    .done = Send no illusion
skytear-prompt-target = { $source }: whom?
skytear-prompt-target-hex = { $source }: which hex?
skytear-prompt-target-effect = { $source }: which effect?
skytear-prompt-where = { $source }: where to?
skytear-prompt-area = { $source }: how does the area lie?
skytear-prompt-flip = { $source-plural ->
    [no] { $source }: which flipped card counts?
   *[none] Which flipped card counts?
}
skytear-prompt-choose = { $source }: choose.
skytear-prompt-may = { $source }: do you?
skytear-prompt-lane = { $source }: which lane?
skytear-prompt-soak = { $source }
skytear-soaking = How many HP does { $hero } ({ $hp } left) lose to spare { $spared }?
skytear-prompt-sacrifice = { $source }: what do you give up?
skytear-prompt-refresh = { $source }: which card leaves the hero?
skytear-prompt-retarget = { $source }: who is attacked instead?
skytear-prompt-discard-or-cancel = { $source }: discard a card, or your card is cancelled.
skytear-prompt-predict = The top of your deck: discard any of these cards.
skytear-prompt-predict-order = Which card goes back next? The last one lies on top.
skytear-prompt-use-lead = { $source-cap }: which Lead card counts?
    .done = Count none
skytear-prompt-lane-damage = { $source-plural ->
    [no] { $source-cap }: which minion is hit?
   *[none] Which minion is hit?
}
skytear-prompt-structure = { $source-plural ->
    [no] { $source-cap }: which structure is hit?
   *[none] Which structure is hit?
}
skytear-prompt-structure-points = How many points hit it?
skytear-prompt-advance = { $source-plural ->
    [no] { $source-cap }: where does the token go?
   *[none] Where does the token go?
}
skytear-prompt-place-minion = { $source-plural ->
    [no] { $source-cap }: where does the minion go?
   *[none] Where does the minion go?
}
skytear-prompt-spawn = How many minions spawn on the { $source }?
skytear-prompt-who-calls = Who acts with { $source }?
skytear-prompt-call-outsider = Where is { $source } placed?
skytear-prompt-outsider = What does { $source } do?
skytear-prompt-crawl = Where does { $source } crawl?
skytear-prompt-who-draws = Who draws the card?
skytear-prompt-hand-limit = Discard down to 6 cards.
skytear-prompt-return = Where does { $source } return?

## What happens

skytear-event-turn = Turn { $turn } begins.
skytear-event-faction-drafted = { $who } takes { $faction }.
skytear-event-hero-drafted = { $who } takes { $hero }.
skytear-event-pool-chosen = The pool of { $who }: { $heroes }.
skytear-event-exchanged = { $who } exchanges { $out } for { $card }.
skytear-event-holds-flux = { $who } holds Skytear Flux.
skytear-event-mulligan = { $who } trades in { $number ->
    [one] a card
   *[other] { $number } cards
}.
skytear-event-drew = { $who } draws a card.
skytear-event-drew-secret = You draw { $card }.
skytear-event-deck-renewed = The discard pile of { $who } becomes a deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
skytear-event-team-deck-renewed = The discard pile of { $side ->
    [north] North
   *[south] South
} becomes a deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
skytear-event-flipped = { $who } flips { $card }: { $modifier ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $modifier }
    }.
skytear-event-discarded = { $who } discards { $card }.
skytear-event-activated = { $who } activates { $unit }.
skytear-event-exhausted = { $unit } is Exhausted.
skytear-event-declared = { $hero } declares { $what }.
skytear-event-played = { $who } plays { $what } with { $hero }.
skytear-event-triggered = { $what } of { $hero } triggers.
skytear-event-ignored = { $what } has no effect any more.
skytear-event-not-taken = { $unit } cannot take the { $what } action now.
skytear-event-cancelled = { $what } is cancelled.
skytear-event-retargeted = The Attack now goes against { $target }.
skytear-event-moved = { $called ->
    [thing] Moved: { $unit }, now { $hex }
   *[name] { $unit } moves, and is now { $hex }
}.
skytear-event-led = { $who } puts a Lead card under { $hero }, from { $from ->
    [hand] the hand
   *[deck] the deck
}.
skytear-event-led-secret = { $from ->
    [hand] You put { $card } under { $hero }.
    [mate] { $who } puts { $card } under { $hero }, from the deck; you have seen it there.
   *[deck] You put { $card } under { $hero }, from the deck.
}
skytear-event-attacks = { $unit } attacks { $target } for { $number }.
skytear-event-skirmishes = { $unit } strikes { $target } for { $number }.
skytear-event-hp-lost = { $unit } loses { $number } HP ({ $hp } left).
skytear-event-healed = { $unit } heals { $number } HP ({ $hp } now).
skytear-event-hero-defeated = { $unit } is Defeated and { $row ->
    [0] never returns
   *[other] returns on turn { $row }
}.
skytear-event-minion-defeated = Defeated: { $unit }.
skytear-event-condition = { $unit } gains { $condition }.
skytear-event-condition-lost = { $unit } loses { $condition }.
skytear-event-no-pillar = { $card } raises no pillar.
skytear-event-nothing-to-give-up = { $card } has no effect: there is nothing to give up.
skytear-event-left-out = { $what }: { $part ->
        [token] nobody spawns, because no lane token is in sight.
        [reserve] nobody spawns, because no minion is in the reserve.
        [place] nobody is placed, because no hex for it is free.
        [pillar] nobody is placed, because no friendly pillar stands.
    [swap] nobody changes places, because no illusion lies there or the two places cannot be traded.
       *[target] the Attack keeps its target, because no other is legal.
    }
skytear-event-stays = { $unit } stays: enemy effects cannot move it.
skytear-event-pillar-removed = The pillar of { $side ->
    [north] North
   *[south] South
} { $hex } is removed.
skytear-event-pillar = A pillar of { $side ->
    [north] North
   *[south] South
} rises { $hex }.
skytear-event-pillar-taken = The pillar of { $side ->
    [north] North
   *[south] South
} { $hex } is taken off.
skytear-event-illusion = The illusion of { $unit } is { $hex }.
skytear-event-illusion-gone = The illusion of { $unit } { $hex } vanishes.
skytear-event-hexes-closed = Blocking Elements until the end of the turn: { $hexes }.
skytear-event-burned = { $card } burns on { $unit }.
skytear-event-refreshed = { $card } leaves { $unit }, who gets its mana back.
skytear-event-predicts = { $who } { $number ->
    [0] has no card left to look at
    [one] looks at the top card of the deck
   *[other] looks at the top { $number } cards of the deck
}.
skytear-event-lead-revealed = { $hero } reveals the Lead card { $card }.
skytear-event-lead-used = { $card } counts for { $side ->
    [north] North
   *[south] South
}: +{ $number } Control.
skytear-event-contest = { $where-cap }: South has { $south } Control, North { $north }.
skytear-event-tower-damaged = The Tower of { $side ->
    [north] North
   *[south] South
} on the { $lane } takes { $number } damage ({ $hp } HP left).
skytear-event-tower-destroyed = The Tower of { $side ->
    [north] North
   *[south] South
} on the { $lane } falls.
skytear-event-nexus-damaged = The Nexus of { $side ->
    [north] North
   *[south] South
} takes { $number } damage ({ $hp } HP left).
skytear-event-token-advanced = The token of the { $lane } advances; it is now { $hex }.
skytear-event-spawned = { $number ->
    [one] A minion of { $side ->
        [north] North
       *[south] South
    } spawns
   *[other] { $number } minions of { $side ->
        [north] North
       *[south] South
    } spawn
} on the { $lane }.
skytear-event-minions-placed = The minions of { $side ->
    [north] North
   *[south] South
} on the { $lane } now stand: { $hexes }.
skytear-event-minions-withdrawn = { $number ->
    [one] A minion of { $side ->
        [north] North
       *[south] South
    } finds no place
   *[other] { $number } minions of { $side ->
        [north] North
       *[south] South
    } find no place
} on the { $lane } and { $number ->
    [one] goes
   *[other] go
} to the reserve.
skytear-event-outsider-called = { $unit } appears { $hex } and { $other }.
skytear-event-outsider-moved = { $unit } moves, and is now { $hex } and { $other }.
skytear-event-returned = { $unit } is back, { $hex }.
skytear-event-hero-cards-cleared = Cards on and under the heroes are discarded.
skytear-event-ends-nexus = { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} destroyed the enemy Nexus.
skytear-event-ends-tower = { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} destroyed the enemy Tower.
skytear-event-ends-ground = The last turn is over, and the token has been driven onto { $side ->
    [north] South’s half
    [south] North’s half
   *[unknown] the losers’ half
} of the lane.
skytear-event-ends-track-full = The last turn is over: a draw.
skytear-event-ends-both-at-once = Both sides reach their goal at once: a draw.
skytear-event-ends-left = Broken Wing: Left. { $side ->
    [north] North has destroyed the south Tower of the east lane
    [south] South has destroyed the north Tower of the west lane
   *[unknown] The winners have destroyed the Tower on their left
}.
skytear-event-ends-right = Broken Wing: Right. { $side ->
    [north] North has destroyed the south Tower of the west lane
    [south] South has destroyed the north Tower of the east lane
   *[unknown] The winners have destroyed the Tower on their right
}.
skytear-event-ends-lords = Lords of the Field. { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} won 6 control tokens.
skytear-event-ends-heads = Headhunters. { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} defeated 3 heroes.
skytear-event-ends-twin = Twin Trophies. { $side ->
    [north] North has defeated
    [south] South has defeated
   *[unknown] The winners defeated
} 2 heroes in one turn.
skytear-event-ends-beyond = Masters of the Beyond. { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} won a dome 3 times.
skytear-event-ends-cull = The Cull. { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} defeated 16 minions.
skytear-event-ends-gates = At the Gates. Two heroes { $side ->
    [north] of North
    [south] of South
   *[unknown] of the winners
} stand within 2 hexes of the enemy Nexus.
skytear-event-ends-sweep = Clean Sweep. { $side ->
    [north] North has won
    [south] South has won
   *[unknown] The winners won
} every control token in one Minions Phase.
skytear-event-ends-pincer = Pincer. { $side ->
    [north] North has
    [south] South has
   *[unknown] The winners have
} driven every lane token 3 or more steps toward the enemy.

## What will happen

skytear-forecast-control-south = { $where-cap }: South { $low },
skytear-forecast-control-south-range = { $where-cap }: South { $low } to { $high },
skytear-forecast-control-north = North { $low }.
skytear-forecast-control-north-range = North { $low } to { $high }.
skytear-forecast-tie = Nobody wins it.
skytear-forecast-tie-range = Perhaps nobody wins it.
skytear-forecast-won-south = South wins it by { $margin }.
skytear-forecast-won-south-range = South may win it by { $margin }.
skytear-forecast-won-north = North wins it by { $margin }.
skytear-forecast-won-north-range = North may win it by { $margin }.
skytear-forecast-won-south-between = South wins it by { $low } to { $high }.
skytear-forecast-won-north-between = North wins it by { $low } to { $high }.
skytear-forecast-minions = { $high ->
    [one] A minion of { $side ->
        [north] North
       *[south] South
    } falls.
   *[other] { $high } minions of { $side ->
        [north] North
       *[south] South
    } fall.
}
skytear-forecast-minions-range = { $high ->
    [one] A minion of { $side ->
        [north] North
       *[south] South
    } may fall.
   *[other] { $high } minions of { $side ->
        [north] North
       *[south] South
    } may fall.
}
skytear-forecast-structure = A structure of { $side ->
    [north] North
   *[south] South
} loses { $high } HP.
skytear-forecast-structure-range = A structure of { $side ->
    [north] North
   *[south] South
} may lose { $high } HP.
skytear-forecast-doubt-leads = Face-down Lead cards may change this.
skytear-forecast-doubt-spared = A hero may take damage for minions.
skytear-forecast-doubt-strays = Minions placed in one lane may then count in another.

## How it ended

skytear-ending-nexus = The enemy Nexus was destroyed.
skytear-ending-tower = The enemy Tower was destroyed.
skytear-ending-ground = The last turn was over, and the token had been driven onto the losers’ half of the lane.
skytear-ending-track-full = The last turn was over: a draw.
skytear-ending-both-at-once = Both sides reached their goal at once: a draw.
skytear-ending-left = Broken Wing: Left was fulfilled.
skytear-ending-right = Broken Wing: Right was fulfilled.
skytear-ending-lords = Lords of the Field was fulfilled.
skytear-ending-heads = Headhunters was fulfilled.
skytear-ending-twin = Twin Trophies was fulfilled.
skytear-ending-beyond = Masters of the Beyond was fulfilled.
skytear-ending-cull = The Cull was fulfilled.
skytear-ending-gates = At the Gates was fulfilled.
skytear-ending-sweep = Clean Sweep was fulfilled.
skytear-ending-pincer = Pincer was fulfilled.

## Why a hero cannot be drafted

skytear-draft-taken = { $who } has taken this hero.
skytear-draft-faction = Your side did not choose { $faction }.
skytear-draft-not-in-pool = This hero is not in your pool.
skytear-draft-points = With this hero the rest of your team would cost too many points.

## Why not

skytear-why-not-offered = The hex { $hex } is not one of those that can be chosen now.
skytear-why-hex-taken = Nobody can stop { $hex }: the hex is not free.
skytear-why-no-way = No free way of at most { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} leads to the hex { $hex }.
skytear-why-one-step = A step of a Skirmish goes to a hex next to the hero.
skytear-why-no-step-left = Both steps of this Skirmish are done.
skytear-why-exhausted = { $hero } is Exhausted and cannot be activated again in this turn.
skytear-why-not-yours = { $hero } is not a hero of yours.
skytear-why-activate-first = First activate a hero: only an activated hero acts.
skytear-why-pillar-token = Another token lies { $hex }.
skytear-why-pillar-miniature = Somebody or something stands { $hex }.
skytear-why-pillar-sight = { $hero } does not see the hex { $hex }: a pillar rises in sight, within 3 hexes.
skytear-why-pillar-elsewhere = The hex { $hex } can be chosen, too: under “{ $elsewhere }”.
skytear-why-start-near = Heroes start on the hexes next to their own Nexus.
skytear-why-illusion-far = The illusion goes at most { $hexes } hexes, from its hero or from where it lies.
skytear-why-return-nearest = A hero returns as near to its own Nexus as it can, and a nearer hex is free.
skytear-why-spawn-most = { $most ->
    [one] At most 1 minion spawns here.
   *[other] At most { $most } minions spawn here.
}
skytear-why-reserve = { $left ->
    [one] Only 1 minion is left in the reserve.
   *[other] Only { $left } minions are left in the reserve.
}
skytear-why-minions-first = Minions of the lane are hit first; a structure takes what is left.
skytear-why-lane-no-heroes = { $target } takes nothing: the damage of a lane hits minions and structures only.
skytear-why-other-lane = Of another lane: { $target }.
skytear-why-structure-own = Only an enemy structure is hit.
skytear-why-structure-far = Too far away: a structure must be within { $reach } hexes of the control token.
skytear-why-nexus-closed = A Nexus cannot be damaged before a Tower of its side has fallen.
skytear-why-tower-fallen = That Tower has fallen already.
skytear-why-no-own-pillar = No pillar of your side lies { $hex }.
skytear-why-pillar-of-mate = The pillar { $hex } is a teammate’s: only one of your own makes room for another.
skytear-why-minion-dome = No minion is placed in a dome.
skytear-why-minion-on-token = No minion stands on the control token itself.
skytear-why-minion-sight = The control token is not seen from the hex { $hex }.
skytear-why-minion-nearest = Minions stand as near to the control token as they can, and a nearer hex is free.
skytear-why-finish-first = Finish what you have begun first.
skytear-why-stack-not-empty = Actions are declared only while the Stack is empty.
skytear-why-no-worship = The simplified mode has no Worship.
skytear-why-no-points = No Action Points are left in this activation.
skytear-why-once = { $action } has been used in this activation already.
skytear-why-outsider-action = { $action } is not for an outsider: it has Move, Attack, Skirmish and its own skills.
skytear-why-no-cards = No power cards are played in the Minions Phase.
skytear-why-action-first = Possible, but choose { $action } first: { $target }.
skytear-why-structure = Nobody can target a Tower or a Nexus.
skytear-why-outsider = { $target } is an outsider: it cannot be damaged, so nobody targets it.
skytear-why-own-side = On your own side: { $target }.
skytear-why-heroes-only = Only an enemy hero can be named, not { $target }.
skytear-why-not-there = { $target } is not on the battlefield.
skytear-why-not-aimed-at = { $card } does not aim at such a target as { $target }.
skytear-why-not-meant = Not one of those that can be chosen now: { $target }.
skytear-why-too-far = Too far: { $target } is { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} away, and { $reach ->
    [one] 1 hex
   *[other] { $reach } hexes
} is the range.
skytear-why-no-sight = Near enough, but white lines cut off every way to it: { $target }.
skytear-why-covered = In Cover, and no hero of your side next to it sees it: { $target }.
skytear-why-covered-alone = In Cover, and in this edition another hero of your side must stand next to it and see it: { $target }.
skytear-why-no-target = { $action } has no legal target: it needs one in sight and range.
skytear-why-not-in-hand = { $what } is not in your hand.
skytear-why-no-flux = Skytear Flux is not yours, or was used already.
skytear-why-no-reaction = { $card } is an action card: only in its hero’s own activation, with an empty Stack.
skytear-why-nobody-there = No hero of yours can play it.
skytear-why-defeated = { $hero } is not on the battlefield.
skytear-why-not-active = { $hero } is not the activated hero, and only that one plays action cards.
skytear-why-not-its-ultimate = { $card } is not the ultimate of { $hero }.
skytear-why-mana = { $hero } has { $mana } mana; the card costs { $cost }.
skytear-why-runes = { $hero } lacks a rune colour of { $card }.
skytear-why-nothing-to-aim-at = { $card } finds no target that { $hero } sees within { $hexes } hexes.
skytear-why-nothing-to-answer = { $kind ->
    [card] { $card } answers an enemy power card, and none waits on the Stack.
    [attack] { $card } answers an enemy Attack against a friendly hero, and none waits on the Stack.
   *[any] { $card } answers an enemy effect, and none waits on the Stack.
}

## The words of cards

skytear-ref-caster = the caster
    .cap = The caster
    .self = yes
    .pro = self
    .cannot = The caster cannot
skytear-ref-target = the target
    .cap = The target
    .self = no
    .pro = no
    .cannot = The target cannot
skytear-ref-source = that enemy
    .cap = That enemy
    .self = no
    .pro = no
    .cannot = That enemy cannot
skytear-ref-opponent = the target
    .cap = The target
    .self = no
    .pro = no
    .cannot = The target cannot
skytear-ref-it = it
    .cap = It
    .self = no
    .pro = no
    .cannot = It cannot
skytear-ref-removed-pillar = the removed pillar
skytear-ref-where-target-stood = the hex where the target stood
skytear-when-attack-declared = When { $who } declares an Attack against { $whom }
skytear-when-attack-hurts = When an Attack of { $who } makes { $whom } lose HP
skytear-when-attack-hurts-next = When the next Attack of { $who } makes { $whom } lose HP
skytear-when-attack-resolved = When an Attack of { $who } resolves
skytear-enemy = enemy
    .a = an enemy
    .is = an enemy
    .late = yes
skytear-friendly = friendly
    .a = a friendly
    .is = friendly
    .late = yes
skytear-another = other friendly
    .a = another friendly
    .is = another friend
    .late = no
skytear-targeted = target
    .a = a target
    .is = a target
    .late = yes
skytear-not-target = other
skytear-defeated = defeated
    .a = a defeated
    .is = defeated
    .late = no
skytear-wounded = with at most half of its starting HP
    .is = has at most half of its starting HP
skytear-within = within { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } of { $of }
    .is = is within { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } of { $of }
skytear-seen = that the caster sees
    .is = is seen
skytear-in-area = in the area
    .is = is in the area
skytear-sees-pillar = that sees a pillar of yours
    .is = sees a pillar of yours
skytear-not-moved = that has not moved
    .is = has not left its hex in this activation
skytear-flips = { $number ->
    [0] { "" }
   *[other] { $number }
}{ $flips ->
    [1] +
   *[other] ++
}
skytear-skill = { $icon } · { $name }: { $text }
skytear-skill-for-points = { $name } ({ $points } AP): { $text }
skytear-placement-border = Place it across the border of its Dome: one hex inside, one outside, both free.
skytear-placement-near-lane = Place it across the border of its Dome: one hex inside, one outside, both free, the outer one as near as possible to a lane token of your choice.
skytear-placement-own-half = Place it across the border of its Dome: one hex inside, one outside, both free, the outer one not nearer to the enemy Nexus than to yours.
skytear-aim-one = Target { $what }.
skytear-aim-up-to-one = Up to one target { $what }.
skytear-aim-several = Up to { $number } target { $what-plural }.
skytear-aim-hex-any = Target hex.
skytear-aim-hex-free = Target hex without a miniature.
skytear-aim-hex-empty = Target hex without miniature and token.
skytear-aim-pillar = Target friendly pillar.
skytear-aim-stack-card = Target enemy power card on the Stack.
skytear-aim-stack-any = Target enemy effect on the Stack.
skytear-aim-stack-attack = Target enemy Attack against a friendly hero.
skytear-deal = Deal { $amount } damage to { $to }.
    .may = deal { $amount } damage to { $to }
skytear-deal-flip = Deal { $amount } damage to { $to }.
    .may = deal { $amount } damage to { $to }
skytear-lose = { $who-cap } loses { $amount } HP.
    .may = { $who } loses { $amount } HP
skytear-heal = Heal { $who } { $amount } HP.
    .may = heal { $who } { $amount } HP
skytear-heal-per = Heal { $who } { $of }.
    .may = heal { $who } { $of }
skytear-pillars-taken = pillar taken off this way
skytear-half = half of that loss, rounded up
skytear-defeat = Defeat { $what }.
    .may = defeat { $what }
skytear-move = Move { $who } up to { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
    .may = move { $who } up to { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
skytear-place = Place { $who } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }.
    .may = place { $who } { $who-pro ->
        [self] { $where-self }
       *[other] { $where }
    }
skytear-spot-near-caster = in a free hex adjacent to the caster
    .self = in a free hex adjacent to its own
skytear-spot-near-target = in a free hex adjacent to the target
    .self = in a free hex adjacent to the target
skytear-spot-near-removed-pillar = in the hex of the removed pillar or a free hex adjacent to it
    .self = in the hex of the removed pillar or a free hex adjacent to it
skytear-spot-near-pillar = in a free hex within 1 hex of any pillar of yours
    .self = in a free hex within 1 hex of any pillar of yours
skytear-spot-near-seen-pillar = in a free hex within 1 hex of a pillar of yours that it sees
    .self = in a free hex within 1 hex of a pillar of yours that it sees
skytear-push = Push { $who } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
    .may = push { $who } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
skytear-swap-with-illusion = The caster and its illusion trade places.
    .may = trade the places of the caster and its illusion
skytear-spawn = Spawn { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }.
    .may = spawn { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }
skytear-spawn-every-lane = Spawn { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    } at each lane token whose lane still has your Tower.
    .may = spawn { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    } at each lane token whose lane still has your Tower
skytear-gain = { $who-cap } gains { $conditions }.
    .may = { $who } gains { $conditions }
skytear-gain-chosen = Choose { $who }; it gains { $conditions }.
    .may = choose { $who }; it gains { $conditions }
skytear-paragraphs = { $first } { $rest }
skytear-cleanse = Remove all conditions but Shapeshifted from { $who }.
    .may = remove all conditions but Shapeshifted from { $who }
skytear-take = { $who-cap } takes the action { $action }.
    .may = { $who } takes the action { $action }
skytear-then = { $first }, then { $rest }
skytear-draw = Draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
    .may = draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
skytear-discard-or-cancel = Its player discards a card from hand, or else it is cancelled.
    .may = its player discards a card from hand, or else it is cancelled
skytear-predict = Predict { $cards }.
    .may = predict { $cards }
skytear-burn = Burn { $cards } on { $who }.
    .may = burn { $cards } on { $who }
skytear-refresh = Put { $cards ->
        [one] a power card
       *[other] up to { $cards } power cards
    } from the caster’s hero card into the discard pile.
    .may = put { $cards ->
        [one] a power card
       *[other] up to { $cards } power cards
    } from the caster’s hero card into the discard pile
skytear-cancel = Cancel it.
    .may = cancel it
skytear-retarget = Its target becomes another friendly hero, minion, pillar or illusion that is legal for it.
    .may = change its target to another friendly hero, minion, pillar or illusion that is legal for it
skytear-retarget-caster = Its target becomes the caster, if legal.
    .may = make the caster its target, if legal
skytear-put-pillar = Put a friendly pillar there.
    .may = put a friendly pillar there
skytear-remove-target-pillar = Remove it.
    .may = remove it
skytear-move-illusion = You may put the caster’s illusion on its hex, then move it up to { $hexes } hexes.
    .may = move the caster’s illusion up to { $hexes } hexes, from its hex if you like
skytear-lay-around = Lay a { $shape-around }.
    .may = lay a { $shape-around }
skytear-lay = Lay a { $shape } that covers the hex.
    .may = lay a { $shape } that covers the hex
skytear-block = Until the end of the turn that hex is a Blocking Element.
    .may = that hex becomes a Blocking Element until the end of the turn
skytear-block-area = Until the end of the turn its hexes without miniature and structure are Blocking Elements.
    .may = its hexes without miniature and structure become Blocking Elements until the end of the turn
skytear-advance = Advance one lane token { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } toward the enemy and place the minions of its lane anew.
    .may = advance one lane token { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } toward the enemy and place the minions of its lane anew
skytear-sacrifice-one = Remove a friendly pillar or defeat a friendly minion that the caster sees.
    .may = remove a friendly pillar or defeat a friendly minion that the caster sees
skytear-soak = When a friendly minion that sees a pillar of yours would take damage, this hero may lose { $hp } HP to prevent it. When another friendly hero that sees one would take damage, this hero may lose up to { $hp } HP to reduce it by as much. Neither may bring this hero to 0 HP.
skytear-change = { $who-cap } has +{ $amount } { $stat }.
    .may = { $who } has +{ $amount } { $stat }
skytear-change-turn = Until the end of the turn { $who } has +{ $amount } { $stat }.
    .may = { $who } has +{ $amount } { $stat } until the end of the turn
skytear-change-less = { $who-cap } has −{ $amount } { $stat }.
    .may = { $who } has −{ $amount } { $stat }
skytear-change-less-turn = Until the end of the turn { $who } has −{ $amount } { $stat }.
    .may = { $who } has −{ $amount } { $stat } until the end of the turn
skytear-change-per = { $who-cap } has +{ $amount } { $stat } for each { $of }.
    .may = { $who } has +{ $amount } { $stat } for each { $of }
skytear-change-hidden = { $who-cap } counts as standing in a Cover Hex.
    .may = { $who } counts as standing in a Cover Hex
skytear-change-no-cover = { $who-cap } sees enemies in Cover Hexes without a spotter.
    .may = { $who } sees enemies in Cover Hexes without a spotter
skytear-change-no-healing-turn = { $who-cap } cannot heal HP until the end of the turn.
    .may = { $who } cannot heal HP until the end of the turn
skytear-change-piercing = The Attack and Skirmish damage of { $who } has Piercing.
    .may = the Attack and Skirmish damage of { $who } has Piercing
skytear-always = { $who-cap } has +{ $amount } { $stat }.
skytear-always-less = { $who-cap } has −{ $amount } { $stat }.
skytear-always-per = { $who-cap } has +{ $amount } { $stat } for each { $of }.
skytear-always-while = { $who-cap } has +{ $amount } { $stat } while { $condition-bare }.
skytear-always-piercing-while = The Attack and Skirmish damage of { $who } has Piercing while { $condition }.
skytear-always-any-pillars = In its Worship { $who } may take off any number of friendly pillars.
skytear-always-any-rune = { $who-cap } may play power cards of any rune colour.
skytear-always-double = When { $who } moves with a Move action, it may start from this illusion’s hex, if no miniature is there.
skytear-always-flying = The Move action of { $who } goes over Blocking Elements and minions.
skytear-always-from-illusion = { $who-cap } may measure sight and range of its Attack actions from this illusion’s hex.
skytear-always-no-cover = { $who-cap } sees enemies in Cover Hexes without a spotter.
skytear-always-no-healing = { $who-cannot } heal HP.
skytear-always-skirmish-arc = The Skirmish damage of { $who } hits each enemy hero in an arc of 3 hexes beside it.
skytear-always-unmoved = Enemy effects cannot move { $who }.

## Heroes, cards and skills

skytear-card-sakoshi = Sakoshi
skytear-card-shuriken_storm = Shuriken Storm
skytear-card-gank = Gank
skytear-card-lifesteal = Lifesteal
skytear-card-crippling_precision = Crippling Precision
skytear-card-yami = Yami
skytear-card-kneel_before_me = Kneel Before Me
skytear-card-dragon_punch = Dragon Punch
skytear-card-clear_mind = Clear Mind
skytear-card-combustion = Combustion
skytear-card-hogosai = Hogosai
skytear-card-last_bastion = Last Bastion
skytear-card-burning_chains = Burning Chains
skytear-card-tempered_plates = Tempered Plates
skytear-card-ember_brand = Ember Brand
skytear-card-kichie = Kichie
skytear-card-eruption = Eruption
skytear-card-lava_flow = Lava Flow
skytear-card-scorched_veins = Scorched Veins
skytear-card-cinder_shot = Cinder Shot
skytear-card-corjof = Corjof
skytear-card-featherstorm = Featherstorm
skytear-card-gathering_storm = Gathering Storm
skytear-card-icewall = Icewall
skytear-card-through_the_eyes = Through The Eyes
skytear-card-gulbjarn = Gulbjarn
skytear-card-feral_vitality = Feral Vitality
skytear-card-grapple = Grapple
skytear-card-unfamiliar_terrain = Unfamiliar Terrain
skytear-card-presence = Presence
skytear-card-brylvar = Brylvar
skytear-card-avalanche = Avalanche
skytear-card-tusk_charge = Tusk Charge
skytear-card-numbing_cold = Numbing Cold
skytear-card-call_of_the_pack = Call of the Pack
skytear-card-freyhel = Freyhel
skytear-card-endless_winter = Endless Winter
skytear-card-breath_of_life = Breath of Life
skytear-card-royal_decree = Royal Decree
skytear-card-white_veil = White Veil
skytear-card-cotlic = Cotlic
skytear-card-my_kingdom = My Kingdom
skytear-card-rampant_hatred = Rampant Hatred
skytear-card-safeguard = Safeguard
skytear-card-lord_of_the_many = Lord Of The Many
skytear-card-tlakali = Tlakali
skytear-card-the_thousandth_ritual = The Thousandth Ritual
skytear-card-mud_flood = Mud Flood
skytear-card-crawling_darkness = Crawling Darkness
skytear-card-sacrifice = Sacrifice
skytear-card-nelaclen = Nelaclen
skytear-card-temple_of_thorns = Temple of Thorns
skytear-card-stone_barricade = Stone Barricade
skytear-card-spire_collapse = Spire Collapse
skytear-card-bone_shards = Bone Shards
skytear-card-ixatosk = Ixatosk
skytear-card-jaws_of_xotlan = Jaws of Xotlan
skytear-card-undermine = Undermine
skytear-card-slip_below = Slip Below
skytear-card-dig_in = Dig In
skytear-card-haburat = Haburat
skytear-card-blades_of_lightning = Blades Of Lightning
skytear-card-testudo = Testudo
skytear-card-time_warp = Time Warp
skytear-card-time_glitch = Time Glitch
skytear-card-akhuti = Akhuti
skytear-card-word_of_nupten = Word Of Nupten
skytear-card-twister_of_souls = Twister Of Souls
skytear-card-redirect = Redirect
skytear-card-hurricane_strike = Hurricane Strike
skytear-card-shaidrus = Shaidrus
skytear-card-citadel_of_air = Citadel of Air
skytear-card-repulse = Repulse
skytear-card-standing_wind = Standing Wind
skytear-card-unseen_phalanx = Unseen Phalanx
skytear-card-khepiax = Khepiax
skytear-card-rain_of_spears = Rain of Spears
skytear-card-needle_gust = Needle Gust
skytear-card-mirage = Mirage
skytear-card-wind_reader = Wind Reader
skytear-card-dodge = Dodge
skytear-card-skytear_flux = Skytear Flux
skytear-card-riftmaw = The Riftmaw
skytear-card-pale_choir = The Pale Choir
skytear-card-rootbound = The Rootbound

skytear-skill-smoke_step = Smoke Step
skytear-skill-chosen_prey = Chosen Prey
skytear-skill-blazing_step = Blazing Step
skytear-skill-no_shelter = No Shelter
skytear-skill-oath_of_iron = Oath of Iron
skytear-skill-wardens_gaze = Warden's Gaze
skytear-skill-lava_bead = Lava Bead
skytear-skill-searing_brand = Searing Brand
skytear-skill-grey_watch = Grey Watch
skytear-skill-raven_wings = Raven Wings
skytear-skill-feral_majesty = Feral Majesty
skytear-skill-ursine_rage = Ursine Rage
skytear-skill-unmoved = Unmoved
skytear-skill-tusked_bulwark = Tusked Bulwark
skytear-skill-royal_counsel = Royal Counsel
skytear-skill-aurora_mantle = Aurora Mantle
skytear-skill-taulots_blessing = Taulot's Blessing
skytear-skill-strength_of_the_king = Strength of the King
skytear-skill-shared_scars = Shared Scars
skytear-skill-blood_rite = Blood Rite
skytear-skill-carved_tongues = Carved Tongues
skytear-skill-shatter = Shatter
skytear-skill-ambush_ground = Ambush Ground
skytear-skill-tunnel = Tunnel
skytear-skill-last_rites = Last Rites
skytear-skill-fates_double = Fate's Double
skytear-skill-resonant_light = Resonant Light
skytear-skill-retribution = Retribution
skytear-skill-interpose = Interpose
skytear-skill-mirrored_spite = Mirrored Spite
skytear-skill-patient_aim = Patient Aim
skytear-skill-second_vantage = Second Vantage
skytear-skill-gore = Gore
skytear-skill-devour = Devour
skytear-skill-wail = Wail
skytear-skill-siphon = Siphon
skytear-skill-upheaval = Upheaval
skytear-skill-seedfall = Seedfall

## What makes no game

skytear-refused-seats = This battlefield is for at most { $most } players; not for { $seats }.
