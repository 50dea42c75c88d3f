# Playing in a terminal

terminal-ask = { $name }, your choice:
terminal-commands = number or words to choose · undo · hint · why [action] · what NUMBER · look NAME · rule ID · log · table · save [file] · quit · resign · help
terminal-help =
    Choose with a number, or with an option’s words as they are shown (enough of them to fit only one).
    undo           take back your last choice, as long as nothing new was revealed
    hint           the best choices, the chance each leaves, and what each does
    why            the rule behind the last event;  { $why }: what stands against it
    what 3         what option 3 would lead to
    look NAME      what something on the table is and says: { $look };  look alone lists all names
    rule { $rule }   a rule of the catalogue
    log 40         the last events with their rules
    table          draw the table again
    save my.journal   write the game to a file (it is saved by itself all the time)
    quit           leave; the game can be continued later
    resign         give the game up; it waits no longer to be continued
terminal-pass-on = Enter passes the turn to { $name }, undo takes your last choice back:
terminal-hand-over = Enter lets { $name } go on, undo takes your last choice back:
terminal-enter-or-undo = “{ $text }” cannot be done here: Enter goes on, undo takes your last choice back; look, log, table, rule and help work, too.
terminal-make-room = Enter shows { $name }, who decides now, the table:
terminal-enter-only = “{ $text }” cannot be done here: Enter goes on, and nothing can be taken back; look, log, table, rule and help work, too.
terminal-what-which = Which option? Type “what” with its number or its words, for instance: what 1
terminal-nothing-yet = Nothing has happened yet.
terminal-rule-which = Which rule? For instance: rule { $rule }
terminal-look-names = You can look at: { $names }
terminal-look-unknown = Nothing on this table is called “{ $text }”; “look” alone lists what there is.
terminal-look-several = “{ $text }” fits many things: { $names }
terminal-thinking = { $name } is thinking…
terminal-saved = The game is saved in { $file }.
terminal-no-number = There are options 1 to { $most }.
terminal-several = “{ $text }” fits several options; type more of it.
terminal-unknown = “{ $text }” is not among the options; type a number, an option’s words or “help”.
terminal-possible = “{ $text }” is possible now.
terminal-no-effect = no effect now
terminal-no-effect-again = That would have no effect now. Type it again to do it all the same.
terminal-chance = What comes next is left to chance.
terminal-decides-next = { $name } decides next.
terminal-no-rule = there is no rule with this id.
terminal-no-rules = the catalogues are not at hand here.
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
terminal-painters-left = left
terminal-painters-centre = centre
terminal-painters-right = right
terminal-painters-on-deck = on top of the deck
terminal-painters-on-board = on the board
terminal-painters-deck = top, { $cards } left, { $price }
terminal-painters-chips = { $hope } ♥ on it
terminal-painters-night = night above
terminal-painters-grass = grass below
terminal-painters-tiles = Sky Painter tiles
terminal-painters-pile = next of { $tiles } in the pile
terminal-painters-halos = Halos { $left } of { $spaces } (next: { $price }): { $names }
terminal-painters-pool = Dice
terminal-painters-goods = ♥ { $hope }   ● { $spots }   ☁ { $clouds }
terminal-painters-worth = worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
terminal-painters-spends-cloud = for a cloud token
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
terminal-horde-hand-of = hand of { $name }
terminal-horde-discard-of = discard pile of { $name }
terminal-horde-hand-horde = hand of the horde
terminal-horde-discard-horde = discard pile of the horde
terminal-horde-beneath-of = beneath { $card }
terminal-horde-beneath = beneath it: { $cards }
terminal-horde-outsider-card = outsider
terminal-horde-waves = Waves
terminal-horde-wave-now = { $wave } (now)
terminal-horde-forecast = If nothing changes
terminal-horde-forecast-deck = { $who }: { $pillaged } pillaged, deck { $left }
terminal-horde-forecast-legend = m monster  a ally  ♜ castle  ◎ portal  ☠ destroyed  ⇥ leaves play  ⇤ comes by then  ? perhaps

## The battlefield of Skytear

terminal-skytear-turn = Turn { $turn } · { $phase }
terminal-skytear-phase-setup = set-up
terminal-skytear-phase-heroes = Heroes Phase
terminal-skytear-phase-minions = Minions Phase
terminal-skytear-phase-end = end of the turn
terminal-skytear-column-hero = Hero
terminal-skytear-column-hp = HP
terminal-skytear-column-attack = Attack
terminal-skytear-column-armor = Armor
terminal-skytear-column-mana = Mana
terminal-skytear-column-state = State
terminal-skytear-column-player = Player
terminal-skytear-column-card = Card
terminal-skytear-column-cost = Mana
terminal-skytear-column-kind = Kind
terminal-skytear-column-flip = Flip
terminal-skytear-column-text = Text
terminal-skytear-ranged = ranged
terminal-skytear-melee = melee
terminal-skytear-exhausted = Exhausted
terminal-skytear-defeated = { $turn ->
    [0] Defeated, does not return any more
   *[other] Defeated, back on turn { $turn }
}
terminal-skytear-lead = leads { $card }
terminal-skytear-lead-hidden = leads a hidden card
terminal-skytear-stack = Stack
terminal-skytear-forecast = If the Minions Phase came now:
terminal-skytear-hand = { $who }: { $cards } in hand
terminal-skytear-deck = { $deck } in the deck, { $discard } discarded.
terminal-skytear-action = action
terminal-skytear-reaction = reaction
terminal-skytear-commands = sight NAME · reach NAME
terminal-skytear-help =
    sight yami     what Yami sees; also sight 4,1 (whoever or whatever is on that hex), sight c1 (a control token),
                   sight tower west north, sight nexus south, sight dome
    reach yami     where Yami’s Move can end and whom its Attack reaches now
    A hex is written q,r. On the map the first hex of each row is named at the left; q grows by 1 to the right.
    Free hexes that you can choose show the number of their option.
terminal-skytear-legend = v South · ^ North · two letters a hero · v ^ alone a minion, x one of each · T5 tower and its HP · N nexus · C1 control token · ‡ pillar · ~ illusion · @@ outsider · * cover · o dome, O its centre · # blocked · | \ / white line
terminal-skytear-side = { $sign } { $side ->
    [north] North
   *[south] South
}: { $players }
terminal-skytear-side-first = { $sign } { $side ->
    [north] North
   *[south] South
}: { $players } (goes first)
terminal-skytear-active = { $hero } is activated; Action Points left: { $points }
terminal-skytear-flux = { $who } holds Skytear Flux.
terminal-skytear-progress = (South { $south }, North { $north } of { $wanted })
terminal-skytear-waiting = { $what } of { $hero } ({ $who })
terminal-skytear-hex = hex { $hex }
terminal-skytear-nexus = { $side ->
    [north] the Nexus of North
   *[south] the Nexus of South
}
terminal-skytear-token = token of the { $lane }
terminal-skytear-tower = { $side ->
    [north] Tower of North, { $lane }
   *[south] Tower of South, { $lane }
}
terminal-skytear-card-on = on { $hero }
terminal-skytear-card-under = under { $hero }
terminal-skytear-card-played = { $card } on it
terminal-skytear-on-its-card = on its card
terminal-skytear-moves = moves { $hexes }
terminal-skytear-lives-there = { $who } lives there
terminal-skytear-pillar = { $side ->
    [north] pillar of North
   *[south] pillar of South
}
terminal-skytear-illusion = illusion of { $hero }
terminal-skytear-hp-left = { $hp } HP left
terminal-skytear-nexus-closed = cannot be damaged before a Tower has fallen
terminal-skytear-fallen = has fallen
terminal-skytear-none = none
terminal-skytear-in-hand = hand of { $who }
terminal-skytear-discard-of = discard pile of { $who }
terminal-skytear-side-name = { $side ->
    [north] North
   *[south] South
}
terminal-skytear-nobody = nobody
terminal-skytear-sight = Sight: { $who }
terminal-skytear-reach = Reach: { $who }
terminal-skytear-legend-sight = + seen · ? a Cover Hex that is seen, but not an enemy in it: no spotter
terminal-skytear-legend-spot = + in sight of it, both ways
terminal-skytear-legend-reach = + a Move can end there · ! in sight and range of an Attack ({ $range }) · & both
terminal-skytear-sees = Sees: { $units }
terminal-skytear-hidden = Hidden from it: { $units }
terminal-skytear-seen-by = In sight of it: { $units }
terminal-skytear-strikes = Its Attack can target: { $units }
terminal-skytear-look-whose = Whose? For instance a hero{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, an outsider, a token such as c1, “tower west north”, “nexus south”, “dome”, or a hex such as 4,1.
terminal-skytear-look-unknown = “{ $text }” is nothing on this battlefield; name a hero{ $number ->
    [0] {""}
   *[other] {" "}({ $heroes })
}, an outsider, a token such as c1, “tower west north”, “nexus south”, “dome”, or a hex such as 4,1.
terminal-skytear-look-several = “{ $text }” fits several things; type more of it.{ $number ->
    [0] {""}
   *[other] {" "}The heroes are { $heroes }.
}
terminal-skytear-look-off = There is no hex { $hex } on this battlefield; the name of each row’s first hex stands at the left of the map.
terminal-skytear-look-away = { $who } is not on the battlefield now.
terminal-skytear-look-no-reach = Only heroes and outsiders act; for { $who } use “sight”.

## Decks

terminal-decks-own = Your decks
terminal-decks-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
terminal-decks-unknown = There is no ready-made deck “{ $name }” and no such file; there are { $names }.
terminal-resign-sure = Type resign once more to give this game up; anything else goes on.
terminal-given-up = You have given up. The game as far as it went is in { $file }.

## The rulebook

terminal-book-english = This rulebook is not written in this language yet; here it is in English.
