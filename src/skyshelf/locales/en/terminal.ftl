# Playing in a terminal

terminal-ask = { $name }, your choice:
terminal-commands = number or words to choose · undo · hint · why [action] · what NUMBER · rule ID · log · table · save [file] · quit · help
terminal-help =
    Choose with a number, or type an option's words (a beginning that fits only one is enough).
    undo           take back your last choice, as long as nothing new was revealed
    hint           what the search bot would do
    why            the rule behind the last event;  why cloud, why tile sky_halo: what stands against it
    what 3         what option 3 would lead to
    rule PNT-DIE-05   a rule of the catalogue
    log 40         the last events with their rules
    table          draw the table again
    save my.journal   write the game to a file (it is saved by itself all the time)
    quit           leave; the game can be continued later
terminal-pass-on = Enter passes the turn to { $name }, undo takes your last choice back:
terminal-thinking = { $name } is thinking…
terminal-saved = The game is saved in { $file }.
terminal-no-number = There are options 1 to { $most }.
terminal-several = “{ $text }” fits several options; type more of it.
terminal-unknown = “{ $text }” is not among the options; type a number, an option's words or “help”.
terminal-possible = “{ $text }” is possible now.
terminal-chance = What comes next is left to chance.
terminal-no-rule = { $rule }: the catalogues are not at hand here.
terminal-winners = Winner: { $names }.
terminal-nobody-wins = Nobody wins.
terminal-menu-title = Skyshelf
terminal-menu-ask = Which game?
terminal-menu-continue = Continue { $game } ({ $file })
terminal-menu-new = New game of { $game }
terminal-menu-quit = Quit
terminal-menu-wrong = Please type a number from { $least } to { $most }.
terminal-menu-opponents = How many opponents ({ $fewest } to { $most })?

# Sky Painters

terminal-painters-turn = Turn { $turn }: { $name }
terminal-painters-nobody = nobody
terminal-painters-critical = CRITICAL PHASE
terminal-painters-cards = Sky cards
terminal-painters-deck = top, { $cards } left, { $price }
terminal-painters-chips = { $hope } ♥ on it
terminal-painters-night = night above
terminal-painters-grass = grass below
terminal-painters-tiles = Sky Painter tiles
terminal-painters-pile = next of { $tiles } in the pile
terminal-painters-halos = Halos { $left } of { $spaces } (next: { $price }): { $names }
terminal-painters-pool = Dice
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }   worth { $points } points now
terminal-painters-free = free
terminal-painters-letters-blue = Bl
terminal-painters-letters-white = Wh
terminal-painters-letters-yellow = Ye
terminal-painters-letters-green = Gn
terminal-painters-letters-black = Bk
terminal-painters-letters-orange = Or
terminal-painters-letters-red = Re
terminal-painters-letters-purple = Pu
terminal-painters-letters-grey = Gy

# Skytear Horde

terminal-horde-turn = Turn { $turn }, { $phase }
terminal-horde-setup = Before the first turn
terminal-horde-phase-refresh = refresh phase
terminal-horde-phase-horde = horde phase
terminal-horde-phase-alliance = alliance phase
terminal-horde-phase-treachery = treachery phase
terminal-horde-phase-fight = fight phase
terminal-horde-phase-pillage = pillage phase
terminal-horde-phase-end = end phase
terminal-horde-difficulty = level { $level }, total difficulty { $total }
terminal-horde-outsider-aside = { $pile }; { $outsider } has not come yet
terminal-horde-legend = ⚔ attack  ♥ health  ◈ armor  ◆ mana  ↷ exhausted  + attached  m1 a1 lane 1
terminal-horde-portal = Portal
terminal-horde-stage = stage { $stage } of { $stages }
terminal-horde-wave = wave of { $wave }
terminal-horde-collapsing = COLLAPSING
terminal-horde-outsider = Outsider pile
terminal-horde-horde = Horde
terminal-horde-castle = Castle
terminal-horde-back-line = Back line
terminal-horde-none = none
terminal-horde-cards = deck { $deck }, discard pile { $discard }
terminal-horde-hand = Cards in hand: { $cards }
terminal-horde-planned = On top of the horde deck: { $cards }
terminal-horde-forecast = If nothing changes
terminal-horde-forecast-deck = { $who }: { $pillaged } pillaged, deck { $left }
terminal-horde-forecast-legend = m monster  a ally  ♜ castle  ◎ portal  ☠ destroyed  ⇥ leaves play  ? perhaps

## The battlefield of Skytear

terminal-skytear-turn = Turn { $turn } · { $phase }
terminal-skytear-phase-setup = set-up
terminal-skytear-phase-heroes = Heroes Phase
terminal-skytear-phase-minions = Minions Phase
terminal-skytear-phase-end = end of the turn
terminal-skytear-legend = * cover · o dome · C token · T tower · N nexus · v ^ minions · ‡ pillar · ~ illusion · @@ outsider
terminal-skytear-column-hero = Hero
terminal-skytear-column-hp = HP
terminal-skytear-column-attack = Attack
terminal-skytear-column-armor = Armor
terminal-skytear-column-mana = Mana
terminal-skytear-column-state = State
terminal-skytear-ranged = ranged
terminal-skytear-melee = melee
terminal-skytear-exhausted = Exhausted
terminal-skytear-defeated = Defeated, back on turn { $turn }
terminal-skytear-lead = leads { $card }
terminal-skytear-lead-hidden = leads a hidden card
terminal-skytear-stack = Stack
terminal-skytear-forecast = If the Minions Phase came now:
terminal-skytear-hand = Hand of { $who }
terminal-skytear-hand-hidden = { $who } has { $cards ->
    [one] a card
   *[other] { $cards } cards
} in hand.
terminal-skytear-action = action
terminal-skytear-reaction = reaction
