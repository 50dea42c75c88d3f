### Card text. The keys come from src/skyshelf/effects and src/skyshelf/games/horde/vocabulary; docs/cards.md explains them.
### A step is a sentence; its `.may` is the same without capital and full stop, for "you may ..." and "if ..., ...".

## How parts stand together

effects-nothing = { "" }
effects-and = { $first } and { $rest }
effects-and-more = { $first }, { $rest }
effects-or = { $first } or { $rest }
effects-or-more = { $first }, { $rest }
effects-nor = { $first } or { $rest }
effects-nor-more = { $first }, { $rest }
effects-and-or = { $first } and/or { $rest }
effects-and-or-more = { $first }, { $rest }
effects-both = { $first } and { $rest }
    .cap = { $first-cap } and { $rest }
    .self = no
    .cannot = { $first-cap } and { $rest } cannot
    .pro = no
effects-both-more = { $first }, { $rest }
    .cap = { $first-cap }, { $rest }
    .self = no
    .cannot = { $first-cap }, { $rest } cannot
    .pro = no
effects-either = { $first } or { $rest }
    .pro = no
effects-either-more = { $first }, { $rest }
    .pro = no
effects-piles = { $first } or { $rest }
effects-piles-more = { $first }, { $rest }
effects-list = { $first }, { $rest }
effects-adjectives = { $first-late ->
        [yes] { $rest-late ->
            [kin] { $first } { $rest }
           *[no] { $rest } { $first }
        }
       *[no] { $first } { $rest }
    }
    .a = { $first-late ->
        [yes] { $rest-late ->
            [kin] { $first-a } { $rest }
           *[no] { $rest-a } { $first }
        }
       *[no] { $first-a } { $rest }
    }
    .is = { $first-is } and { $rest-is }
    .late = no
effects-properties = { $first } { $rest }
effects-beside = { $what }{ " " }
    .a = { $what-a }{ " " }
effects-behind = { " " }{ $what }
effects-other = other{ " " }
effects-sentences = { $first } { $rest }
    .may = { $first-may }, then { $rest-may }
effects-alternatives = { $first-may }; or { $rest-may }
    .may = { $first-may }; or { $rest-may }
effects-costs = { $first-may } and { $rest-may }
    .may = { $first-may } and { $rest-may }
effects-costs-times = { $cost-may }, { $times } times
    .may = { $cost-may }, { $times } times
effects-cost-either = { $first-may } or { $rest-may }
    .may = { $first-may } or { $rest-may }
effects-if-and = { $first } and { $rest }
    .bare = { $first-bare } and { $rest-bare }
effects-keywords = { $list }.

## Abilities

effects-ability = { $when }: { $text }
effects-ability-cost = { $when }, { $cost-may }: { $text }
effects-ability-reaction = ⚡ { $when }: { $text }
effects-ability-reaction-cost = ⚡ { $when }, { $cost-may }: { $text }
effects-after = { $event }: { $text }
effects-after-once = { $event }, once for each effect: { $text }
effects-after-even-if-destroyed = { $event }, even if that destroys it: { $text }
effects-after-not-by-itself = { $event }, except by this ability: { $text }
effects-static = { $to-cap } has { $gifts }.
effects-static-both = { $to-cap } have { $gifts }.
effects-static-while = { $to-cap } has { $gifts } while { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-during = { $to-cap } has { $gifts } { $condition-during }.
effects-static-both-quoted = { $to-cap } have { $gifts }
effects-static-quoted = { $to-cap } has { $gifts }
effects-static-quoted-while = While { $condition }, { $to } has { $gifts }
effects-static-and-cannot = { $to-cap } has { $gifts } and cannot { $bans }.
effects-static-loses-and-cannot = { $to-cap } loses { $gifts } and cannot { $bans }.
effects-static-cannot = { $to-cannot } { $gifts }.
effects-static-cannot-while = { $to-cannot } { $gifts } while { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-cannot-during = { $to-cannot } { $gifts } { $condition-during }.
effects-enchantment = Enchantment: { $text }
effects-quoted = “{ $text }”
effects-quoted-within = ‘{ $text }’
effects-own-cost = This card costs { $amount } mana less.
effects-own-cost-per = This card costs { $amount } mana less for each { $of }.
effects-own-cost-while = If { $condition }, this card costs { $amount } mana less.
effects-own-cost-while-per = If { $condition }, this card costs { $amount } mana less for each { $of }.
effects-cheaper = As you play this card, you may { $cost-may }: it costs { $less } mana less.
effects-other-use = ⚡ You may play { $what-a } from your hand for this instead of its own text: { $text }
effects-only-on = Attach only to { $what }.
effects-cannot = “cannot { $ban }”
effects-static-loses = { $to-cap } loses { $gifts }.
effects-static-loses-while = { $to-cap } loses { $gifts } while { $to-self ->
        [yes] { $condition-bare }
       *[no] { $condition }
    }.
effects-static-loses-during = { $to-cap } loses { $gifts } { $condition-during }.
effects-lost-all = all abilities
effects-loses-all = no abilities
effects-loses = no { $keyword }
effects-resolves-twice = its “{ $word }” abilities resolved twice
effects-twice = The “{ $word }” abilities of { $to } are resolved twice.
effects-extra-cost = an extra cost: “to { $action } it, { $cost-cost }”

## Bold words

effects-moment-play = Play
effects-moment-fight = Fight
effects-moment-exhaust = Exhaust
effects-moment-destroyed = Destroyed
effects-moment-treachery = Treachery
effects-moment-pillage = Pillage
effects-moment-setup = Setup
effects-moment-action = Action

## Events

effects-event-turn-starts = At the start of the turn
effects-event-horde-phase-starts = At the start of the horde phase
effects-event-horde-phase-ends = At the end of the horde phase
effects-event-alliance-phase-ends = At the end of the alliance phase
effects-event-treachery-phase-starts = At the start of the treachery phase
effects-event-turn-ends = At the end of the turn
effects-event-strikes = After { $who } strikes { $whom }
effects-event-first-strike = After the first strike of { $who } in a turn
effects-event-damages = After { $who } damages { $whom }
effects-event-gains-wounds = After { $who } gains 1 or more wounds
effects-event-gains-health = After { $who } gains 1 or more health tokens
effects-event-health-removed = After 1 or more health tokens are removed from { $who }
effects-event-destroys = After { $who } destroys { $whom }
effects-event-destroyed = After { $who } is destroyed
effects-event-healed = After you heal 1 or more wounds from { $who }
effects-event-played = After you play { $who }
effects-event-becomes-engaged = After { $who } becomes engaged with { $whom }
effects-event-moves = After { $who } moves
effects-event-draws = After you draw a card
effects-event-gains-mana = After you gain mana
effects-event-rebuilds = After you rebuild 1 or more cards
effects-event-exhausted = After { $who } is exhausted
effects-event-leaves-play = After { $who } leaves play
effects-event-summoned-from-pile = After { $who } is summoned from the outsider pile
effects-event-resolves-mutaform = After { $who } resolves Mutaform
effects-event-treachery-flipped = After a treachery card is revealed
effects-event-treachery-resolved = After the treachery card is resolved
effects-event-revealed = After { $who } is revealed
effects-event-cards-beneath = When { $least } or more cards are beneath { $who }

## Steering

effects-may = You may { $what-may }.
    .may = you may { $what-may }
effects-may-by-alliance = The alliance may { $what-may }.
    .may = the alliance may { $what-may }
effects-may-by-horde = The horde may { $what-may }.
    .may = the horde may { $what-may }
effects-if-they-do = If they do, { $then-may }.
    .may = if they do, { $then-may }
effects-if-they-do-not = If they do not, { $then-may }.
    .may = if they do not, { $then-may }
effects-owner-may = The owner of { $of } may { $what-they }. If they do not, { $otherwise-may }.
    .may = the owner of { $of } may { $what-they }; if they do not, { $otherwise-may }
effects-if-you-do = If you do, { $then-may }.
    .may = if you do, { $then-may }
effects-if-impossible = If that is impossible, { $then-may }.
    .may = if that is impossible, { $then-may }
effects-if-you-do-not = If you do not, { $then-may }.
    .may = if you do not, { $then-may }
effects-if-this-destroys = If this destroys it, { $then-may }.
    .may = if this destroys it, { $then-may }
effects-if = If { $condition }, { $then-may }.
    .may = if { $condition }, { $then-may }
effects-if-else = If { $condition }, { $then-may }. Otherwise, { $otherwise-may }.
    .may = if { $condition }, { $then-may }, otherwise { $otherwise-may }
effects-choose = Choose { $number ->
        [1] one
        [2] two different ones
       *[other] { $number } different
    }: { $options }.
    .may = choose { $number ->
        [1] one
        [2] two different ones
       *[other] { $number } different
    }: { $options }
effects-choose-by-alliance = The alliance chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }.
    .may = the alliance chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }
effects-choose-by-horde = The horde chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }.
    .may = the horde chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }
effects-choose-by-each-player = Each alliance player chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }.
    .may = each alliance player chooses { $number ->
        [1] one
       *[other] { $number } different
    }: { $options }
effects-repeat = { $amount } times: { $what-may }.
    .may = { $what-may }, { $amount } times
effects-repeat-per = { $amount ->
        [1] For each { $of }, { $what-may }.
       *[other] { $amount } times for each { $of }: { $what-may }.
    }
    .may = for each { $of } { $amount } times, { $what-may }
effects-each-player = Each alliance player does this: { $what-may }.
    .may = each alliance player does this: { $what-may }
effects-for-each = For each { $what }, { $text-may }.
    .may = for each { $what }, { $text-may }
effects-select = Choose { $target }.
    .may = choose { $target }

## Conditions

effects-if-is = { $who } is { $what-is }
    .bare = { $who-self ->
        [yes] it is { $what-is }
       *[no] { $who } is { $what-is }
    }
effects-if-is-not = { $who } is not { $what-is }
    .bare = { $who-self ->
        [yes] it is not { $what-is }
       *[no] { $who } is not { $what-is }
    }
effects-if-is-behind = { $who } { $what-is }
    .bare = { $who-self ->
        [yes] it { $what-is }
       *[no] { $who } { $what-is }
    }
effects-if-is-behind-not = { $who } { $what-isnot }
    .bare = { $who-self ->
        [yes] it { $what-isnot }
       *[no] { $who } { $what-isnot }
    }
effects-if-is-the = { $who } is { $what }
    .bare = { $who-self ->
        [yes] it is { $what }
       *[no] { $who } is { $what }
    }
effects-if-is-the-not = { $who } is not { $what }
    .bare = { $who-self ->
        [yes] it is not { $what }
       *[no] { $who } is not { $what }
    }
effects-if-fight-phase = it is the fight phase
    .bare = it is the fight phase
    .during = during the fight phase
effects-if-fight-phase-not = it is not the fight phase
    .bare = it is not the fight phase
    .during = outside the fight phase
effects-if-alliance-phase = it is the alliance phase
    .bare = it is the alliance phase
    .during = during the alliance phase
effects-if-alliance-phase-not = it is not the alliance phase
    .bare = it is not the alliance phase
    .during = outside the alliance phase
effects-if-in-play = { $who } is in play
    .bare = { $who-self ->
        [yes] it is in play
       *[no] { $who } is in play
    }
effects-if-in-play-not = { $who } is not in play
    .bare = { $who-self ->
        [yes] it is not in play
       *[no] { $who } is not in play
    }
effects-if-there-is = there is { $what-a } in play
    .bare = there is { $what-a } in play
effects-if-there-is-not = there is no { $what } in play
    .bare = there is no { $what } in play
effects-if-value-at-least = { $of } has { $number } or more { $value }
    .bare = { $of-self ->
        [yes] it has
       *[no] { $of } has
    } { $number } or more { $value }
effects-if-value-at-least-not = { $of } has less than { $number } { $value }
    .bare = { $of-self ->
        [yes] it has
       *[no] { $of } has
    } less than { $number } { $value }
effects-if-at-least = there are at least { $number } { $count-plural }
    .bare = there are at least { $number } { $count-plural }
effects-if-at-least-not = { $number ->
        [1] there is no { $count }
       *[other] there are fewer than { $number } { $count-plural }
    }
    .bare = there are fewer than { $number } { $count-plural }
effects-if-done = you do
    .bare = you do
effects-if-done-not = you do not
    .bare = you do not
effects-if-back-line-open = a Brood or a minion in the back line can be engaged
    .bare = a Brood or a minion in the back line can be engaged
effects-if-guessed-wrong = the guess was wrong
    .bare = the guess was wrong

## Amounts: what stands after "for each"

effects-number-tokens = { $token } token on { $on }
    .plural = { $token } tokens on { $on }
effects-number-value = { $of-pro ->
        [yes] point of its { $value }
       *[no] point of { $value } of { $of }
    }
    .plural = { $of-pro ->
        [yes] points of its { $value }
       *[no] points of { $value } of { $of }
    }
effects-number-keyword = point of { $keyword } that { $of } has
    .plural = points of { $keyword } that { $of } has
effects-number-count = { $what }
    .plural = { $what-plural }
effects-number-pile = card in { $zone }
    .plural = cards in { $zone }
effects-number-pile-of = { $what } in { $zone }
    .plural = { $what-plural } in { $zone }
effects-number-beneath = card beneath { $of }
    .plural = cards beneath { $of }
effects-number-health-it-had = health it had
effects-number-mana-cost = point of that spell’s mana cost
effects-number-released = card put there
effects-number-wounds = wound dealt
effects-number-played = card you played this turn, this one included
effects-number-removed = token removed this way
effects-number-paid = mana paid this way
effects-number-cost = that cost
effects-number-destroyed = card destroyed this way

## Which cards

effects-cards = { $other }{ $adjectives }{ $kind }{ $rest }
    .a = { $first ->
        [other] another { $adjectives }{ $kind }
        [adjective] { $adjectives-a }{ $kind }
       *[kind] { $kind-a }
    }{ $rest }
    .plural = { $other }{ $adjectives }{ $kind-plural }{ $rest }
effects-target-a = { $what-a }
    .pro = no
effects-target-up-to-one = up to one { $what }
    .pro = no
effects-target-up-to = up to { $number } { $what-plural }
    .pro = no
effects-target-any-number = any number of { $what-plural }
    .pro = no
effects-target-different = each of { $number } different { $what-plural }
    .pro = no
effects-target-each = each { $what }
    .cap = Each { $what }
    .self = no
    .cannot = No { $what } can
    .pro = no
effects-target-ranked = the { $rank } { $what }{ $number ->
       *[one] { "" }
    }
    .pro = no
effects-target-ranked-behind = the { $what } { $rank-behind }{ $number ->
       *[one] { "" }
    }
effects-target-ranked-several = each of the { $number ->
        [2] two
       *[other] { $number }
    } { $rank } { $what-plural }
effects-target-random = a random { $what }
    .pro = no
effects-pile-of = { $what-a } from { $zone }

effects-ref-this = this card
    .cap = This card
    .self = yes
    .pro = no
    .cannot = This card cannot
effects-ref-itself = it
    .cap = It
    .self = yes
    .pro = yes
    .cannot = It cannot
effects-ref-bearer = the bearer
    .cap = The bearer
    .self = no
    .pro = no
    .cannot = The bearer cannot
effects-ref-it = it
    .cap = It
    .self = no
    .pro = yes
    .cannot = It cannot
effects-ref-that = that card
    .cap = That card
    .self = no
    .pro = no
    .cannot = That card cannot
effects-ref-other-card = the other card
    .cap = The other card
    .self = no
    .pro = no
    .cannot = The other card cannot
effects-ref-that-ally = that ally
    .cap = That ally
    .self = no
    .pro = no
    .cannot = That ally cannot
effects-ref-that-monster = that monster
    .cap = That monster
    .self = no
    .pro = no
    .cannot = That monster cannot
effects-ref-boosted = the boosted monster
    .cap = The boosted monster
    .self = no
    .pro = no
    .cannot = The boosted monster cannot
effects-ref-castle = the castle
    .cap = The castle
    .self = no
    .pro = no
    .cannot = The castle cannot
effects-ref-portal = the portal
    .cap = The portal
    .self = no
    .pro = no
    .cannot = The portal cannot
effects-ref-outsider = the outsider
    .cap = The outsider
    .self = no
    .pro = no
    .cannot = The outsider cannot
effects-ref-outsider-or-portal = the outsider if it is in play, otherwise the portal
    .cap = The outsider if it is in play, otherwise the portal,
    .self = no
    .pro = no
    .cannot = The outsider if it is in play, otherwise the portal, cannot
effects-ref-onikai = Onikai
    .cap = Onikai
    .self = no
    .pro = no
    .cannot = Onikai cannot
effects-ref-yetnar = Yetnar
    .cap = Yetnar
    .self = no
    .pro = no
    .cannot = Yetnar cannot
effects-ref-zephylite = Zephylite
    .cap = Zephylite
    .self = no
    .pro = no
    .cannot = Zephylite cannot
effects-ref-ratamil = Ratamil
    .cap = Ratamil
    .self = no
    .pro = no
    .cannot = Ratamil cannot
effects-ref-game = the game
    .cap = The game
    .self = no
    .pro = no
    .cannot = The game cannot
effects-ref-engaged-monster = the engaged monster
    .cap = The engaged monster
    .self = no
    .pro = no
    .cannot = The engaged monster cannot
effects-ref-engaged-ally = the engaged ally
    .cap = The engaged ally
    .self = no
    .pro = no
    .cannot = The engaged ally cannot
effects-ref-monster-engaged-with = the monster engaged with { $of }
    .cap = The monster engaged with { $of }
    .self = no
    .pro = no
    .cannot = The monster engaged with { $of } cannot
effects-ref-ally-engaged-with = the ally engaged with { $of }
    .cap = The ally engaged with { $of }
    .self = no
    .pro = no
    .cannot = The ally engaged with { $of } cannot
effects-ref-engaged-monster-or-portal = the engaged monster, or the portal if there is none
    .cap = The engaged monster, or the portal if there is none,
    .self = no
    .pro = no
    .cannot = The engaged monster, or the portal if there is none, cannot
effects-ref-facing = the monster in this lane
    .cap = The monster in this lane
    .self = no
    .pro = no
    .cannot = The monster in this lane cannot
effects-ref-facing-minion = the minion in this lane
    .cap = The minion in this lane
    .self = no
    .pro = no
    .cannot = The minion in this lane cannot

## Kinds of cards

effects-kind-card = card
    .a = a card
    .plural = cards
effects-kind-ally = ally
    .a = an ally
    .plural = allies
effects-kind-tower = tower
    .a = a tower
    .plural = towers
effects-kind-attachment = attachment
    .a = an attachment
    .plural = attachments
effects-kind-spell = spell
    .a = a spell
    .plural = spells
effects-kind-monster = monster
    .a = a monster
    .plural = monsters
effects-kind-minion = minion
    .a = a minion
    .plural = minions
effects-kind-any-minion = minion, even a destroyed one
    .a = a minion, even a destroyed one
    .plural = minions, even destroyed ones
effects-kind-creature = creature
    .a = a creature
    .plural = creatures
effects-kind-horde-card = horde card
    .a = a horde card
    .plural = horde cards
effects-kind-alliance-card = alliance card
    .a = an alliance card
    .plural = alliance cards
effects-kind-skeleton = Skeleton
    .a = a Skeleton
    .plural = Skeletons
effects-kind-troop = Troop
    .a = a Troop
    .plural = Troops
effects-kind-roots = Roots
    .a = a Roots card
    .plural = Roots
effects-kind-brood = Brood
    .a = a Brood
    .plural = Broods

## Properties

effects-filter-nonepic = non-epic
    .a = a non-epic
    .is = not epic
    .late = no
effects-filter-nonoutsider = non-outsider
    .a = a non-outsider
    .is = not an outsider
    .late = no
effects-filter-nonhero = non-hero
    .a = a non-hero
    .is = not a hero
    .late = no
effects-filter-nonally = non-ally
    .a = a non-ally
    .is = not an ally
    .late = no
effects-filter-ofalliance = alliance
    .a = an alliance
    .is = of the alliance
    .late = no
effects-filter-wounded = wounded
    .a = a wounded
    .is = wounded
    .late = no
effects-filter-neighboring = neighboring
    .a = a neighboring
    .is = a neighbor of this card
    .late = no
effects-filter-engaged = engaged
    .a = an engaged
    .is = engaged
    .late = no
effects-filter-unengaged = unengaged
    .a = an unengaged
    .is = unengaged
    .late = no
effects-filter-front = in a lane
    .is = is in a lane
    .isnot = is not in a lane
effects-filter-backline = in the back line
    .is = is in the back line
    .isnot = is not in the back line
effects-filter-yours = of yours
    .is = is yours
    .isnot = is not yours
effects-filter-withoutarmor = without armor
    .is = has no armor
    .isnot = has armor
effects-filter-withouthordeattachment = without a horde attachment
    .is = has no horde attachment
    .isnot = has a horde attachment
effects-filter-formerneighbor = that was its neighbor
effects-filter-doomed = without health left
    .is = has no health left
    .isnot = has health left
effects-filter-called = called { $name }
    .is = is { $name }
    .isnot = is not { $name }
effects-filter-unguarded = that faces no alliance card
    .is = faces no alliance card
    .isnot = faces an alliance card
effects-filter-onlyally = that is your only ally in play
    .is = is your only ally in play
    .isnot = is not your only ally in play
effects-filter-affected = affected this way
    .is = was affected this way
    .isnot = was not affected this way
effects-filter-alone = without neighbors
    .is = has no neighbors
    .isnot = has a neighbor
effects-filter-neighborof = neighboring { $of }
    .is = is a neighbor of { $of }
    .isnot = is not a neighbor of { $of }
effects-filter-rightof = in the lane directly to the right of { $of }
    .is = is in the lane directly to the right of { $of }
    .isnot = is not in the lane directly to the right of { $of }
effects-filter-attachedto = on { $of }
    .is = is attached to { $of }
    .isnot = is not attached to { $of }
effects-filter-within = within { $lanes ->
        [1] 1 lane
       *[other] { $lanes } lanes
    } of { $of }
    .is = is within { $lanes ->
        [1] 1 lane
       *[other] { $lanes } lanes
    } of { $of }
    .isnot = is not within { $lanes ->
        [1] 1 lane
       *[other] { $lanes } lanes
    } of { $of }
effects-filter-withtrait = with { $trait }
    .is = has { $trait }
    .isnot = does not have { $trait }
effects-filter-costatmost = of mana cost { $number } or less
    .is = has mana cost { $number } or less
    .isnot = has a mana cost above { $number }
effects-filter-costatleast = of mana cost { $number } or more
    .is = has mana cost { $number } or more
    .isnot = has a mana cost below { $number }
effects-filter-healthatmost = with health { $number } or less
    .is = has { $number } health or less
    .isnot = has more than { $number } health
effects-filter-attackatmost = with attack { $number } or less
    .is = has attack { $number } or less
    .isnot = has an attack above { $number }

effects-subtype-royal-guard = Royal Guard
    .a = a Royal Guard
    .is = a Royal Guard
    .late = no
effects-subtype-shapeshifter = Shapeshifter
    .a = a Shapeshifter
    .is = a Shapeshifter
    .late = no
effects-subtype-dryad = Dryad
    .a = a Dryad
    .is = a Dryad
    .late = no
effects-subtype-tribesmen = Tribesmen
    .a = a Tribesmen
    .is = a Tribesmen
    .late = no
effects-subtype-bushido = Bushido
    .a = a Bushido
    .is = a Bushido
    .late = no
effects-subtype-shadows = Shadows
    .a = a Shadows
    .is = a Shadows
    .late = no
effects-subtype-phalanx = Phalanx
    .a = a Phalanx
    .is = a Phalanx
    .late = no
effects-subtype-rogue = Rogue
    .a = a Rogue
    .is = a Rogue
    .late = no
effects-subtype-mentalist = Mentalist
    .a = a Mentalist
    .is = a Mentalist
    .late = no
effects-subtype-weapon = Weapon
    .a = a Weapon
    .is = a Weapon
    .late = no

effects-rank-strongest = strongest
effects-rank-weakest = weakest
effects-rank-most-wounded = most wounded
effects-rank-fewest-health-tokens = least protected
effects-rank-most-health-tokens = best protected
    .behind = with the most health tokens
effects-rank-closest = closest

effects-zone-hand = your hand
    .owners = their owners’ hands
effects-zone-discard-pile = your discard pile
    .owners = their owners’ discard piles
effects-zone-deck = your deck
    .owners = their owners’ decks, which are then shuffled
effects-zone-any-discard-pile = one alliance discard pile
effects-zone-collection = your collection

## Tokens, values, keywords

effects-token-health = health
    .a = A health
effects-token-wound = wound
    .a = A wound
effects-token-attack = attack
    .a = An attack
effects-token-weaken = weaken
    .a = A weaken
effects-token-armor = armor
    .a = An armor
effects-token-temporary-attack = temporary attack
    .a = A temporary attack
effects-token-count = { $number ->
        [one] { $number } { $token } token
       *[other] { $number } { $token } tokens
    }
effects-token-per = { $number ->
        [one] { $number } { $token } token
       *[other] { $number } { $token } tokens
    } for each { $of }
effects-stat-attack = attack
effects-stat-health = health
effects-stat-armor = armor
effects-stat-cost = mana cost
effects-value = +{ $number } { $stat }
effects-value-less = −{ $number } { $stat }
effects-value-per = +{ $number } { $stat } for each { $of }
effects-value-less-per = −{ $number } { $stat } for each { $of }
effects-trait-armor = Armor{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-heroic = Heroic{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-elusive = Elusive{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
effects-trait-trample = Trample{ $number ->
       *[other] { "" }
    }
effects-trait-barrier = Barrier{ $number ->
       *[other] { "" }
    }
effects-trait-taunt = Taunt{ $number ->
       *[other] { "" }
    }
effects-trait-pillager = Pillager{ $number ->
       *[other] { "" }
    }
effects-keyword-counted = { $keyword } X, where X is the number of { $of-plural }

## Prohibitions: what stands after "cannot"

effects-ban-be-engaged = be engaged
effects-ban-strike = strike
effects-ban-deal-damage = deal damage
effects-ban-pillage = pillage
effects-ban-be-moved = be moved
effects-ban-be-exhausted = be exhausted
effects-ban-be-damaged = be damaged
effects-ban-gain-wounds = gain wounds
effects-ban-gain-health = gain health tokens
effects-ban-lose-wounds = lose wounds
effects-ban-strike-in-fight = strike in the fight phase
effects-pairban-engage = engage or be engaged by { $others-plural }
effects-pairban-be-approached = be engaged by { $others-plural }
effects-pairban-be-struck = be struck by { $others-plural }
effects-act-engage = engage
effects-until-turn = for the rest of the turn
effects-until-lane = in this lane’s fight
effects-who-you = you
effects-who-any = one alliance player
effects-who-each = each alliance player
effects-who-foe = the horde player

## Steps

effects-deal = Deal { $amount } damage to { $to }.
    .may = deal { $amount } damage to { $to }
effects-deal-per = Deal { $amount } damage to { $to } for each { $of }.
    .may = deal { $amount } damage to { $to } for each { $of }
effects-deal-by = { $by-cap } deals { $amount } damage to { $to }.
    .may = have { $by } deal { $amount } damage to { $to }
effects-deal-by-per = { $by-cap } deals { $amount } damage to { $to } for each { $of }.
    .may = have { $by } deal { $amount } damage to { $to } for each { $of }
effects-put-per = For each { $of }, put { $tokens } on { $on }.
    .may = for each { $of }, put { $tokens } on { $on }
effects-put = Put { $tokens } on { $on }.
    .may = put { $tokens } on { $on }
effects-spread = Distribute { $tokens } among { $over-plural } as evenly as possible.
    .may = distribute { $tokens } among { $over-plural } as evenly as possible
effects-remove = Remove { $number } { $token } { $number ->
        [one] token
       *[other] tokens
    } from { $off }.
    .may = remove { $number } { $token } { $number ->
        [one] token
       *[other] tokens
    } from { $off }
effects-remove-some = Remove 1 or more { $token } tokens from { $off }{ $number ->
       *[other] { "" }
    }.
    .may = remove 1 or more { $token } tokens from { $off }
effects-remove-among = Remove any number of { $token } tokens from { $what-plural }.
    .may = remove any number of { $token } tokens from { $what-plural }
effects-take-attack = Remove 1 attack token, permanent or temporary, from { $off }.
    .may = remove 1 attack token, permanent or temporary, from { $off }
effects-remove-any = Remove any number of { $token } tokens from { $off }{ $number ->
       *[other] { "" }
    }.
    .may = remove any number of { $token } tokens from { $off }
effects-shift = Move 1 { $token } token from { $off } to { $to }.
    .may = move 1 { $token } token from { $off } to { $to }
effects-shift-any = Move any number of { $token } tokens from { $off } to { $to }.
    .may = move any number of { $token } tokens from { $off } to { $to }
effects-shift-everything = Move all tokens from { $off } to { $to }.
    .may = move all tokens from { $off } to { $to }
effects-heal = Heal up to { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } from { $off }.
    .may = heal up to { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } from { $off }
effects-heal-among = Heal up to { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } in total from { $what-plural }.
    .may = heal up to { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } in total from { $what-plural }
effects-heal-all = Heal all wounds from { $off }{ $amount ->
       *[other] { "" }
    }.
    .may = heal all wounds from { $off }
effects-boost = Give { $values } to { $to } for the rest of the turn.
    .may = give { $values } to { $to } for the rest of the turn
effects-boost-per = For the rest of the turn, give { $to } { $values } for each { $of }.
    .may = for the rest of the turn give { $to } { $values } for each { $of }
effects-grant = Give { $to } { $gifts } for the rest of the turn.
    .may = give { $to } { $gifts } for the rest of the turn
effects-grant-game = For the rest of the turn: { $gifts }
    .may = for the rest of the turn: { $gifts }
effects-strip = { $to-cap } loses all abilities for the rest of the turn.
    .may = { $to } loses all abilities for the rest of the turn
effects-strip-chosen = Choose { $to }; it loses all abilities for the rest of the turn.
    .may = choose { $to }; it loses all abilities for the rest of the turn
effects-forbid = { $to-cap } cannot { $ban } { $until }.
    .may = { $to } cannot { $ban } { $until }
effects-forbid-both = { $to-cap } cannot { $ban } { $until }.
    .may = { $to } cannot { $ban } { $until }
effects-forbid-chosen = Choose { $to }; it cannot { $ban } { $until }.
    .may = choose { $to }; it cannot { $ban } { $until }
effects-strike = { $who-cap } strikes { $whom }.
    .may = have { $who } strike { $whom }
effects-strike-itself = This card strikes { $whom }.
    .may = have it strike { $whom }
effects-exchange = Have { $who } and { $whom } strike each other.
    .may = have { $who } and { $whom } strike each other
effects-destroy = Destroy { $what }.
    .may = destroy { $what }
effects-discard-from-play = Discard { $what }.
    .may = discard { $what }
effects-discard-you = Discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from your hand{ $who ->
       *[other] { "" }
    }.
    .may = discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from your hand
    .they = discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand
effects-discard-you-of = Discard { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from your hand{ $who ->
       *[other] { "" }
    }.
    .may = discard { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from your hand
effects-discard-any = The alliance chooses { $who }, who discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand.
    .may = { $who } of the alliance’s choice must discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand
    .cost = { $who } must discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand
effects-discard-any-of = The alliance chooses { $who }, who discards { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from hand.
    .may = { $who } of the alliance’s choice must discard { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from hand
    .cost = { $who } must discard { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from hand
effects-discard-foe = The horde player discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand.
    .may = the horde player must discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand
effects-discard-each = Each alliance player discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand{ $who ->
       *[other] { "" }
    }.
    .may = each alliance player discards { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from hand
effects-discard-each-of = Each alliance player discards { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from hand{ $who ->
       *[other] { "" }
    }.
    .may = each alliance player discards { $number ->
        [one] { $what-a }
       *[other] { $number } { $what-plural }
    } from hand
effects-draw = Draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
    .may = draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
effects-draw-per = Draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } for each { $of }.
    .may = draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } for each { $of }
effects-draw-among = Look at the top { $number } cards of your deck. If there is { $what-a } among them, draw one. Put the rest at the bottom of your deck in any order.
    .may = draw { $what-a } among the top { $number } cards of your deck and put the rest at its bottom in any order
effects-mana-any = Add { $amount } mana.
    .may = add { $amount } mana
effects-mana-you = Gain { $amount } mana.
    .may = gain { $amount } mana
effects-mana-lost-any = The alliance chooses one alliance player, who loses { $amount } mana.
    .may = have one of its players lose { $amount } mana
effects-mana-lost-foe = The horde player loses { $amount } mana.
    .may = have the horde player lose { $amount } mana
effects-mana-lost-you = Lose { $amount } mana.
    .may = lose { $amount } mana
effects-pay = Pay { $amount } mana.
    .may = pay { $amount } mana
effects-pay-any = Pay any amount of mana.
    .may = pay any amount of mana
effects-discard-and-pay = Discard { $what } and pay its mana cost.
    .may = discard { $what } and pay its mana cost
effects-draw-random = Draw a random { $what } from { $zone }.
    .may = draw a random { $what } from { $zone }
effects-move = Move { $who } to { $to }.
    .may = move { $who } to { $to }
effects-swap = Swap the lanes of { $who } and { $with }.
    .may = swap the lanes of { $who } and { $with }
effects-to-free-lane = a free lane
effects-to-free-lanes = free lanes
effects-to-adjacent-free-lane = an adjacent free lane
effects-to-leftmost-free-lane = the leftmost free lane
effects-to-rightmost-free-lane = the rightmost free lane
effects-to-lane = lane { $number } if it is free
effects-to-lane-of = the lane of { $of }
effects-to-lane-of-swapping = the lane of { $of }, swapping with an ally that stands there
effects-return = Return { $what } to its owner’s hand.
    .may = return { $what } to its owner’s hand
effects-return-several = Return { $what } to their owners’ hands.
    .may = return { $what } to their owners’ hands
effects-fetch = Take { $pile } into your hand{ $among ->
       *[other] { "" }
    }.
    .may = take { $pile } into your hand
effects-fetch-to-owner = Take { $pile } into its owner’s hand{ $among ->
       *[other] { "" }
    }.
    .may = take { $pile } into its owner’s hand
effects-fetch-among = Look at { $among } random cards from { $pile } and take one of them into your hand.
    .may = take one of { $among } random cards from { $pile } into your hand
effects-look-any = Look at the top card of one alliance deck.
    .may = look at the top card of one alliance deck
effects-look-horde = Look at the top card of the horde deck.
    .may = look at the top card of the horde deck
effects-discard-horde = Discard that card.
    .may = discard it
effects-shuffle = Shuffle your deck.
    .may = shuffle your deck
effects-shuffle-that = Shuffle that deck.
    .may = shuffle that deck
effects-tuck = Put { $what } beneath this card.
    .may = put { $what } beneath this card
effects-tuck-from = Put { $what } beneath this card.
    .may = put { $what } beneath this card
effects-tuck-any-number = Put any number of cards from { $zone } beneath this card.
    .may = put any number of cards from { $zone } beneath this card
effects-release-one = Put 1 card from beneath this card into { $to }.
    .may = put 1 card from beneath this card into { $to }
effects-release = Put all cards from beneath this card into { $to-owners }.
    .may = put all cards from beneath this card into { $to-owners }
effects-attach = Attach this card to { $to }.
    .may = attach this card to { $to }
effects-replay = Resolve the “{ $word }” abilities of { $of } again.
    .may = resolve the “{ $word }” abilities of { $of } again
effects-exhaust = Exhaust { $what }.
    .may = exhaust { $what }
effects-ready = Ready { $what }.
    .may = ready { $what }
effects-play-free = Play { $pile } without paying its mana cost.
    .may = play { $pile } without paying its mana cost
effects-play-this-turn = Choose { $pile }. This turn you may play it as if it were in your hand.
    .may = choose { $pile }, which you may play this turn as if it were in your hand
effects-play-paid = Play { $pile }.
    .may = play { $pile }
effects-cost-less = This turn, { $what-plural } cost { $amount } mana less.
    .may = { $what-plural } cost { $amount } mana less this turn
effects-cost-less-next = The next { $what } you play this turn costs { $amount } mana less.
    .may = the next { $what } you play this turn costs { $amount } mana less
effects-cost-more = This turn, { $what-plural } cost { $amount } mana more.
    .may = { $what-plural } cost { $amount } mana more this turn
effects-cost-more-next = The next { $what } you play this turn costs { $amount } mana more.
    .may = the next { $what } you play this turn costs { $amount } mana more

## Keyword steps and the horde

effects-pillage = Pillage { $amount }.
    .may = pillage { $amount }
effects-pillage-per = Pillage { $amount } for each { $of }.
    .may = pillage { $amount } for each { $of }
effects-pillage-by = { $by-cap } pillages { $amount }.
    .may = have { $by } pillage { $amount }
effects-pillage-by-per = { $by-cap } pillages { $amount } for each { $of }.
    .may = have { $by } pillage { $amount } for each { $of }
effects-rebuild = Rebuild { $amount }.
    .may = Rebuild { $amount }
effects-assault = Assault { $amount }.
    .may = Assault { $amount }
effects-assault-by-alliance = Assault { $amount }; the alliance chooses the target.
    .may = Assault { $amount }, with a target that the alliance chooses
effects-guerrilla = Guerrilla { $amount }.
    .may = Guerrilla { $amount }
effects-guess-cost = One alliance player of the alliance’s choice names the mana cost of the top card of their own deck. Then pillage 1.
    .may = have one alliance player of the alliance’s choice name the mana cost of the top card of their own deck, then pillage 1
effects-guess-type = One alliance player of the alliance’s choice names the type of the top card of their own deck. Then pillage 1.
    .may = have one alliance player of the alliance’s choice name the type of the top card of their own deck, then pillage 1
effects-mutaform = Mutaform { $amount } on { $on }.
    .may = Mutaform { $amount } on { $on }
effects-mutaform-per = Mutaform { $amount } on { $on } for each { $of }.
    .may = Mutaform { $amount } on { $on } for each { $of }
effects-call-outsider = Put the outsider at the bottom of the outsider pile.
    .may = put the outsider at the bottom of the outsider pile
effects-reinforce = Reinforce { $amount }.
    .may = Reinforce { $amount }
effects-reinforce-per = Reinforce { $amount } for each { $of }.
    .may = Reinforce { $amount } for each { $of }
effects-summon = Summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    }.
    .may = summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    }
effects-summon-per = Summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } for each { $of }.
    .may = summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } for each { $of }
effects-summon-rightmost = Summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } into the rightmost free lane.
    .may = summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } into the rightmost free lane
effects-summon-rightmost-per = Summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } into the rightmost free lane for each { $of }.
    .may = summon { $amount ->
        [one] { $amount } horde card
       *[other] { $amount } horde cards
    } into the rightmost free lane for each { $of }
effects-summon-outsider-pile = Summon all cards of the outsider pile, from the top.
    .may = summon all cards of the outsider pile, from the top
effects-summon-beneath = Summon all cards beneath this card.
    .may = summon all cards beneath this card
effects-summon-horde-discard-pile = Summon the topmost monster of the horde discard pile.
    .may = summon the topmost monster of the horde discard pile
effects-summon-horde-discard-top = Summon the topmost card of the horde discard pile.
    .may = summon the topmost card of the horde discard pile
effects-summon-token = Summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }.
    .may = summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }
effects-summon-token-per = Summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } for each { $of }.
    .may = summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } for each { $of }
effects-summon-token-with-attack = Summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $attack } attack { $attack ->
        [one] token
       *[other] tokens
    }{ $amount ->
        [one] { "" }
       *[other] { " " }each
    }.
    .may = summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $attack } attack { $attack ->
        [one] token
       *[other] tokens
    }{ $amount ->
        [one] { "" }
       *[other] { " " }each
    }
effects-summon-token-sized = Summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with attack and health equal to { $size }.
    .may = summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with attack and health equal to { $size }
effects-summon-token-with = Summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $gifts }
    .may = summon { $amount } { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $gifts }
effects-summon-token-exhausted-with = Summon { $amount } exhausted { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $gifts }
    .may = summon { $amount } exhausted { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    } with { $gifts }
effects-summon-token-exhausted = Summon { $amount } exhausted { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }.
    .may = summon { $amount } exhausted { $amount ->
        [one] { $kind }
       *[other] { $kind-plural }
    }
effects-pile-top = Put { $what } on top of the outsider pile.
    .may = put { $what } on top of the outsider pile
effects-copy = This card copies all abilities of { $of } as long as it is in play, with the words for the two sides swapped; token monsters that it makes are allies. Then resolve its “Play:”.
    .may = copy all abilities of { $of } as long as this card is in play, with the words for the two sides swapped, then resolve its “Play:”
effects-become-monster = { $what-cap } becomes a monster without this ability for the rest of the game; put it at the bottom of the outsider pile.
    .may = { $what } becomes a monster without this ability for the rest of the game; put it at the bottom of the outsider pile
effects-summoned-concealed = Other horde cards are summoned concealed.
effects-conceal-all = Conceal each monster without tokens and attachments that stands in a lane, then shuffle these monsters among their lanes.
    .may = conceal each monster without tokens and attachments that stands in a lane, then shuffle these monsters among their lanes
effects-portal-leads = The portal is now the outsider.
    .may = the portal is now the outsider
effects-take-control = Take control of { $what }: it becomes an ally of yours in a free lane.
    .may = take control of { $what }, which becomes an ally of yours in a free lane
effects-turn-monster = Put { $what } at the bottom of the outsider pile: for the rest of the game it is a monster without abilities.
    .may = put { $what } at the bottom of the outsider pile as a monster without abilities for the rest of the game
effects-charge-left = { $who-cap } charges left.
    .may = { $who } charges left
effects-charge-right = { $who-cap } charges right.
    .may = { $who } charges right
effects-charge-weakest-ally = { $who-cap } charges the weakest unengaged ally.
    .may = { $who } charges the weakest unengaged ally
effects-charge-strongest-ally = { $who-cap } charges the strongest unengaged ally.
    .may = { $who } charges the strongest unengaged ally
effects-charge-closest-ally = { $who-cap } charges the closest unengaged ally.
    .may = { $who } charges the closest unengaged ally
effects-charge-closest-ally-within = { $who-cap } charges the closest unengaged ally within { $lanes } lanes.
    .may = { $who } charges the closest unengaged ally within { $lanes } lanes
effects-treachery-fewer = This turn, { $number ->
        [one] { $number } fewer treachery card is
       *[other] { $number } fewer treachery cards are
    } revealed.
    .may = reveal { $number } fewer treachery cards this turn
effects-treachery-more = This turn, { $number ->
        [one] { $number } more treachery card is
       *[other] { $number } more treachery cards are
    } revealed.
    .may = reveal { $number } more treachery cards this turn

## Instead

effects-keep-pillaged = Pillaged cards go beneath this card instead of to the discard piles.
effects-prevent = All damage dealt to { $to } becomes 0.
effects-prevent-but-excess = All damage dealt to { $to } becomes 0; excess Trample damage still passes.
effects-prevent-both = All damage dealt to { $to } and by it becomes 0.
effects-prevent-both-but-excess = All damage dealt to { $to } and by it becomes 0; excess Trample damage still passes.
effects-prevent-half = Half of the damage dealt to { $to }, rounded up, is prevented.
effects-prevent-instead = If { $to } would be damaged, that damage becomes 0; instead, { $text-may }.
effects-redirect = If { $of } would take damage, { $to } takes all of it instead.
effects-redirect-may = If { $of } would take damage, you may have { $to } take all of it instead.
effects-redirect-wounds = If { $of } would take damage, that damage is prevented and as many wounds are put on { $to }.
effects-redirect-may-wounds = If { $of } would take damage, you may prevent that damage and put as many wounds on { $to }.
effects-pass-wounds = If { $of } would gain wounds, { $to } gains them instead.
effects-pass-wounds-by-alliance = If { $of } would gain wounds, { $to } of the alliance’s choice gains them instead.
effects-pass-wounds-by-horde = If { $of } would gain wounds, { $to } of the horde’s choice gains them instead.
effects-assault-engaged = If { $by } would Assault, you may have it deal that damage to the monster engaged with it instead.
effects-double = Damage that { $by } deals to { $to } is doubled.
effects-excess-to = Excess Trample damage may go to { $to } instead of the portal.
effects-strike-elsewhere = In the fight of its lane this monster strikes { $whom }, if there is one, instead of what it faces.
effects-split-strike = When this card strikes, its damage may be split among { $among-plural }.

## What can be chosen while a text resolves

effects-option-number = { $number }
effects-option-seat = { $who }
effects-option-done = Done
effects-option-yes = Yes
effects-option-no = No
