### What the board of Skytear says in the browser. The game's own sentences come from the server.

web-skytear-map = Battlefield: arrow keys go from hex to hex, n to the next one that can be chosen
web-skytear-goals = What wins
web-skytear-goals-help = Whoever does one of these first wins. Your side comes first, then the enemies, then how much it takes.
web-skytear-flip-makes = makes { $damage } damage
web-skytear-flips-help = { $attack }: the attack value, and for a + the modifier of a card that is flipped from the deck; for ++ two are flipped, and you choose which counts.
web-skytear-blow-help = An Attack of { $hero } would cost { $damage } HP: that depends on the flipped card.
web-skytear-mana-help = Mana pays for the cards that a hero plays in this turn.
web-skytear-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-skytear-carried = { $hero }: choose a shining hex to start there
web-skytear-strikes-here = Attack
web-skytear-your-answer = Your answer?
web-skytear-closes = This goes on by itself; point at your hand and it waits.
web-skytear-answers = { $count ->
    [0] Nothing you hold answers this.
    [one] 1 card glows.
   *[other] { $count } cards glow.
}
web-skytear-zoom = Zoom
web-skytear-zoom-in = Closer
web-skytear-zoom-out = Farther
web-skytear-zoom-fit = The whole map
web-skytear-overlays = Show of { $hero }
web-skytear-overlay-sight = Sight
web-skytear-overlay-reach = Reach
web-skytear-overlay-threat = Attack
web-skytear-whose = { $side ->
    [own] your { $what }
    [south] { $what }, South
    [north] { $what }, North
   *[enemy] enemy { $what }
}
web-skytear-piece-hero = hero { $name }, { $hp } HP
web-skytear-piece-illusion = illusion of { $name }
web-skytear-piece-minion = minion
web-skytear-piece-nexus = Nexus, protected
web-skytear-piece-nexus-open = Nexus, { $hp } HP
web-skytear-piece-tower = Tower, { $hp } HP
web-skytear-piece-pillar = pillar
web-skytear-piece-token = control token { $number } of the { $lane }
web-skytear-piece-dome-token = control point of the { $dome }
web-skytear-cover = cover
web-skytear-cover-help = Enemies see who stands in cover only when a hero of theirs is adjacent to it and sees it.
web-skytear-blocked = closed until the turn ends
web-skytear-open-ground = Open ground.
web-skytear-token-help = In the Minions Phase the side with more Control wins it: everybody who sees it counts.
web-skytear-tower-help = A Tower falls by the damage of a won token that is near enough; heroes do not attack it.
web-skytear-nexus-help = It can be damaged once a Tower of its side has fallen. Destroy it to win.
web-skytear-dome-help = Its edge is a white line: nobody sees through it.
web-skytear-own-team = Your team
web-skytear-enemies = Enemies
web-skytear-no-heroes = no heroes yet
web-skytear-others-draft = The others are choosing.
web-skytear-draft-goal = Destroy the enemy Nexus; where victory cards lie beside the map, doing what one of them asks wins too.
web-skytear-draft-order = Order of the picks
web-skytear-draft-you = You
web-skytear-draft-now = now
web-skytear-draft-later = later
web-skytear-draft-taken = { $name } has it.
web-skytear-draft-yours = You have it.
web-skytear-draft-starters = The first side picks one faction, the other two, the last one stays. With each faction come its two starter heroes.
web-skytear-draft-factions = The first side picks one faction, the other two, the last one stays. Afterwards each side drafts heroes of its factions.
web-skytear-draft-heroes-of = Heroes of { $faction }
web-skytear-draft-heroes = Each hero brings a pile of eight cards into your deck.
web-skytear-draft-pool = Your pool: { $chosen } of { $size }
web-skytear-draft-pool-help = You draft from this pool afterwards; each hero brings its own pile. The other side sees it only when both are complete.
web-skytear-draft-theirs = Can still take: { $heroes }
web-skytear-draft-closed = Not open to your side
web-skytear-draft-points = { $points } points with its pile
web-skytear-draft-budget = Points: { $spent } of { $budget }
web-skytear-draft-points-left = Points left: { $points }.
web-skytear-draft-out = Take a card out of your deck to exchange it, or leave the deck as it is. Exchanges left: { $exchanges }.
web-skytear-draft-in = What comes in for { $card }?
web-skytear-ready = Ready
web-skytear-exhausted = Exhausted
web-skytear-defeated = { $turn ->
    [0] Defeated, does not return any more
   *[other] Defeated, back on turn { $turn }
}
web-skytear-state = State
web-skytear-health = HP
web-skytear-attack = Attack
web-skytear-armor = Armor
web-skytear-mana = Mana left
web-skytear-control = Control
web-skytear-move = Hexes of a Move
web-skytear-conditions = Conditions
web-skytear-condition-slow = Slow: a Move is 2 hexes shorter.
web-skytear-condition-fast = Fast: a Move is 2 hexes longer.
web-skytear-condition-frenzy = Frenzy: two Attacks in one activation.
web-skytear-condition-disarm = Disarm: half the damage of Attacks and Skirmishes, rounded up, before armor.
web-skytear-condition-marked = Marked: nothing by itself; skills of the Kurumo make use of it.
web-skytear-condition-shapeshifted = Shapeshifted: the skills with that icon count.
web-skytear-term-mage = Mage: armor does not count against anything that this hero does.
web-skytear-term-ultimate = Ultimate: only the hero in its picture plays it.
web-skytear-term-illusion = Illusion: a token; friendly Nupten heroes that see it have the skills of its hero with that icon.
web-skytear-term-piercing = Piercing: armor does not count.
web-skytear-term-predict = Predict: look at so many cards on top of your deck, discard any of them, and put the others back in the order you like.
web-skytear-from-printed = printed
web-skytear-from-cards = cards played
web-skytear-minion-help = Minions give Control to their side where they see a token, and can be attacked.
web-skytear-pillar-help = A pillar switches on skills of friendly Taulot heroes that see it.
web-skytear-played = Cards played
web-skytear-leads = Lead cards
web-skytear-face-down = face down
web-skytear-ranged = ranged
web-skytear-melee = melee
web-skytear-outsider = Outsider
web-skytear-reaction = Reaction
web-skytear-action = Action
web-skytear-ultimate = Ultimate
web-skytear-cost = Cost
web-skytear-modifier = Modifier when flipped
web-skytear-card-costs = { $card }, costs { $cost }
web-skytear-cards-in-hand = in hand
web-skytear-cards-in-deck = in the deck
web-skytear-cards-discarded = discarded
web-skytear-hand = Hand
web-skytear-hand-empty = No cards in hand
web-skytear-hands-hidden = Hands are hidden
web-skytear-offered = Choose
web-skytear-stack = Stack, next first
web-skytear-turn = Turn { $turn } of { $turns }; each hero has so much mana
web-skytear-phases = Phases of the turn
web-skytear-phase-setup = Set-up
web-skytear-phase-heroes = Heroes
web-skytear-phase-minions = Minions
web-skytear-phase-end = End
web-skytear-victory-help = The first side to do this wins.
web-skytear-forecast = If the Minions Phase came now
web-skytear-forecast-help = Control of your team first, then that of the enemies. An arrow up is a token for you, down one for them.
web-skytear-forecast-then = The winner’s lead is damage: enemy minions first, one each, then a Tower within 3 hexes of the token. The token then moves that many steps toward the loser, both sides place their minions around it, and each with a Tower there gets up to 2 more. A dome calls an outsider instead.
web-skytear-contests = Control tokens, one after the other
web-skytear-settled = { $where }: settled
web-skytear-settled-help = It is settled: the log says how it ended.
web-skytear-acting = { $hero } acts
web-skytear-points = Action Points left: { $points }
web-skytear-used = { $action }, used already
web-skytear-help-move = Go up to 3 hexes; Slow and Fast change that.
web-skytear-help-lead = Put a card face down under the hero: its cost counts as Control in the Minions Phase.
web-skytear-help-attack = The attack value and the modifier of a flipped card, less armor, against an enemy in sight and range.
web-skytear-help-skirmish = Two single steps and a blow, in any order; the blow is a flipped card alone.
web-skytear-help-worship = What the hero’s faction does: a mark, a shape, a pillar or an illusion, and the skills that hang on it.
web-skytear-faction-kurumo = Fire. Marks enemies and hunts them down.
web-skytear-faction-liothan = Ice. Changes shape to grow stronger.
web-skytear-faction-taulot = Earth. Raises pillars and fights in their sight.
web-skytear-faction-nupten = Air. Sends illusions and acts through them.
web-skytear-best = Your best hero
web-skytear-best-blows = Blows
web-skytear-best-struck = Struck for, in all
web-skytear-lasts = One lane: about an hour
web-skytear-learned = The most to learn, and the most to find
web-skytear-like = Four heroes or six a side, one lane to three. Push, dive, hide in the forest, and answer every card with another.
