### Skytear Horde and Monoliths: options, questions, events and reasons.

## Cards in play

horde-role-alliance = Alliance
horde-role-horde = Horde
horde-unit = { $card } ({ $place })
    .plural = { $card-plural }
horde-place = { $side ->
    [turned] changed sides, lane { $number }
    [ally] as an ally, lane { $number }
    [b] back line, { $number }
   *[a] lane { $number }
}
horde-place-aside = set aside
horde-place-castle = castle
horde-place-portal = portal
horde-portal-in-play = Portal { $number }
horde-numbered = { $card } { $number }
horde-wounds = { $number ->
    [one] { $card }, { $number } wound
   *[other] { $card }, { $number } wounds
}
horde-hit = { $card } ({ $number } damage to { $target })

## What can be chosen

horde-option-unit = { $card } ({ $place })
horde-option-card = { $card }
horde-option-lane = Lane { $lane }
horde-option-alternative = { $text }
horde-option-token = One { $token } token
horde-option-pile = From { $pile }
horde-option-type = It is { $type-a }
horde-option-play = Play { $card }
horde-option-play-with = Play { $card } with { $other }
horde-option-cheaper = Play { $card } for less mana
horde-option-use = { $unit }: { $text }
horde-option-engage = Engage { $card }
horde-option-move = Move { $card } ({ $place })
horde-option-castle-draw = Exhaust the castle and pay 1 mana: draw a card
horde-option-discard-unit = Discard { $card } ({ $place })
horde-option-end = Done with this phase
horde-option-partner = Let the partner act
horde-option-draw = { $who } draws a card
horde-option-draw-alone = Draw a card
horde-option-no-draw = Draw no card
horde-option-mana-lost = { $who } loses { $amount } mana
horde-option-mana = { $who } gains { $amount } mana
horde-option-next = { $card } next
horde-option-next-about = { $card } next, about { $other }
horde-option-next-draw = The draw for { $card } next
horde-option-next-move = The move of { $card } next

horde-group-play = Cards to play
horde-group-cheaper = For less mana
horde-group-use = Abilities
horde-group-engage = Minions to engage
horde-group-move = Creatures to move
horde-group-discard = Discard from play
horde-group-end = End of phase
horde-group-partner = Partner
horde-group-castle = The castle
horde-group-unit = Cards in play
horde-group-card = Cards
horde-group-lane = Lanes
horde-group-player = Players
horde-group-option = Options
horde-group-token = Tokens
horde-group-pile = Piles
horde-group-type = Types
horde-group-number = Numbers
horde-group-done = Done
horde-group-yes = Yes
horde-group-no = No
horde-group-draw = Draw
horde-group-mana = Mana
horde-group-next = Order

## Questions

horde-prompt-alliance = What do you do?
horde-prompt-reactions = Do you react?
horde-prompt-mulligan = Which cards go back into the deck?
horde-prompt-lane = { $source }: which lane?
horde-prompt-bearer = { $source }: what is it attached to?
horde-prompt-target = { $source }: which card?
horde-prompt-tie = { $source }: they are equal: which one?
horde-prompt-taker = { $source }: who takes the damage instead?
horde-prompt-wounds-taker = { $source }: who gains them instead?
horde-prompt-redirect = { $source }: does another card take the damage?
horde-prompt-may = { $source }: do you do it?
horde-prompt-turn-away = { $source }: is it discarded without any effect?
horde-prompt-keep-scrap = { $source }: does it go beneath the ally that collects it?
horde-prompt-keeper = Beneath which card do the pillaged cards go?
horde-prompt-pay = { $source }: do you pay for it?
horde-prompt-choose = { $source }: which option?
horde-prompt-how-many = { $source }: how many?
horde-prompt-heal = { $source }: how many wounds are healed?
horde-prompt-mutaform = { $source }: which token?
horde-prompt-token = { $source }: which token?
horde-prompt-guerrilla = { $source }: which minion loses health tokens?
horde-prompt-reinforce = Reinforce: which of the minions with the fewest health tokens gets one?
horde-prompt-rebuild = { $source }: which card goes to the bottom of the deck?
horde-prompt-discard = { $source }: which card is discarded?
horde-prompt-hand-limit = Which card do you discard?
horde-prompt-fetch = { $source }: which card do you take?
horde-prompt-bottom = { $source }: which card goes to the bottom of the deck next?
horde-prompt-assault-engaged = { $source }: does the damage go to the engaged monster instead?
horde-prompt-lend = { $source }: which card may be played this turn?
horde-prompt-draw-one = { $source }: which card do you draw? The other is played.
horde-prompt-one-of-four = { $source }: which four cards? Chance picks the one that is played.
horde-prompt-pile = { $source }: from which pile?
horde-prompt-play = { $source }: which card do you play?
horde-prompt-player = { $source }: which player?
horde-prompt-guess = { $source }: what is the top card of your deck?
horde-prompt-tuck = { $source }: which card goes beneath it?
horde-prompt-draw = Draw a card for the destroyed monster?
horde-prompt-mana = { $source }: who gains the mana?
horde-prompt-lose-mana = { $source }: who loses the mana?
horde-prompt-draw-first = Does the draw come before the text of { $source }?
horde-prompt-taunted = { $source } taunts the nearest ally: which one comes?
horde-prompt-order = What is resolved next?
horde-prompt-split = { $source }: how much of the damage goes to it?
horde-prompt-excess = { $source }: what takes the excess of the strike?
horde-prompt-split-instead = Is the strike split among monsters instead?
horde-prompt-elude = { $source }: where does it go?
horde-prompt-move-lane = { $source }: to which lane?
horde-prompt-move-off = { $source }: it cannot stay there: which lane?
horde-prompt-engage-with = { $source }: which ally faces it?

## What happened

horde-event-turn-begins = Turn { $turn } begins.
horde-event-mulligan = { $number ->
        [0] { $who } keeps the whole hand.
        [one] { $who } puts 1 card back and draws another.
       *[other] { $who } puts { $number } cards back and draws as many.
    }
horde-event-drew = { $who } draws a card; { $left ->
        [one] 1 is left in the deck.
       *[other] { $left } are left in the deck.
    }
horde-event-drew-secret = { $who } draws { $card }; { $left ->
        [one] 1 card is left in the deck.
       *[other] { $left } cards are left in the deck.
    }
horde-event-guessed = { $who } guesses: { $guess }.
horde-event-pillages = { $card } { $card-plural ->
        [yes] pillage
       *[no] pillages
    } { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
horde-event-pillaged = { $who } loses { $card } to pillaging; { $left ->
        [one] 1 card is left in the deck.
       *[other] { $left } cards are left in the deck.
    }
horde-event-discarded = { $who } discards { $card }.
horde-event-mana = { $who } gains { $number } mana and has { $mana }.
horde-event-mana-lost = { $who } loses { $number } mana and has { $mana }.
horde-event-mana-spent = { $who } spends { $number } mana and has { $mana }.
horde-event-horde-deck-renewed = { $cards ->
        [one] The horde discard pile becomes the new horde deck of 1 card.
       *[other] The horde discard pile becomes the new horde deck of { $cards } cards.
    }
horde-event-wave = The portal lets { $number ->
        [0] no card
        [one] 1 card
       *[other] { $number } cards
    } through.
horde-event-summoned = { $type ->
        [spell] The horde casts { $card } in lane { $lane }.
        [attachment] The horde brings { $card } to lane { $lane }.
       *[other] { $card } { $card-plural ->
            [yes] are
           *[no] is
        } summoned in lane { $lane }.
    }
horde-event-piled = { $card } goes to the outsider pile.
horde-event-played = { $who } plays { $card } for { $mana } mana.
horde-event-entered = { $card } { $card-plural ->
        [yes] enter
       *[no] enters
    } lane { $lane }.
horde-event-attached = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } attached to { $to }.
horde-event-used = { $card } { $card-plural ->
        [yes] are exhausted for their
       *[no] is exhausted for its
    } ability.
horde-event-in-vain = { $card } has no effect.
horde-event-engaged = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } engaged in lane { $lane }.
horde-event-moved = { $card } { $card-plural ->
        [yes] move
       *[no] moves
    } to lane { $lane }.
horde-event-chance-picks = Chance picks { $card }.
horde-event-swapped = { $card } and { $other } swap lanes.
horde-event-to-back-line = { $card } { $card-plural ->
        [yes] go
       *[no] goes
    } to the back line.
horde-event-alliance-phase-ends = The alliance phase ends.
horde-event-treachery = The treachery card is { $card }.
horde-event-no-treachery = The horde has no card left: there is no treachery card.
horde-event-extra-fight = An extra fight phase begins in the lanes where a monster is engaged.
horde-event-boosted = Treachery gives { $card } +{ $number } attack this turn.
horde-event-strikes = { $card } { $card-plural ->
        [yes] strike
       *[no] strikes
    } { $target }.
horde-event-armor-used = The armor of { $card } absorbs { $number } damage.
horde-event-redirected = { $number } damage goes to { $card } instead.
horde-event-not-paid = { $card } is ready again: the cost was not paid.
horde-event-not-engaged = The price of engaging { $card } was not paid.
horde-event-nobody-engages = Nobody is left to face { $card }: it stays in the back line.
horde-event-destroyed = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } destroyed.
horde-event-discarded-from-play = { $card } { $card-plural ->
        [yes] are put in their
       *[no] is put in its
    } discard pile.
horde-event-left-play = { $card } { $card-plural ->
        [yes] leave
       *[no] leaves
    } play.
horde-event-turned-away = { $card } is discarded without any effect.
horde-event-returned = { $card } { $card-plural ->
        [yes] return to their
       *[no] returns to its
    } owner’s hand.
horde-event-tucked = { $card } is put beneath another card.
horde-event-shuffled-in = The cards beneath { $card } are shuffled into their decks.
horde-event-released = { $card } comes out from beneath.
horde-event-rebuilt = { $card } goes to the bottom of the deck of { $who }.
horde-event-shuffled = { $who } shuffles the deck.
horde-event-fetched = { $who } takes { $card } into hand.
horde-event-fetched-unseen = { $who } takes a card from the deck.
horde-event-fetched-unseen-secret = { $who } takes { $card } from the deck.
horde-event-looked = { $who } looks at the top card of the deck of { $whose }.
horde-event-looked-secret = { $who } sees { $card } on top of the deck of { $whose }.
horde-event-none-playable = { $who } has no card in hand that can be played this way.
horde-event-none-to-discard = { $who } has no such card in hand.
horde-event-taunt-owed = { $who } must first see to it that the monster with Taunt is engaged.
horde-event-looked-through = { $who } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of their own deck.
horde-event-looked-through-secret = { $who } sees { $cards } on top of their own deck.
horde-event-revealed = { $who } reveals { $card }.
horde-event-looked-horde = { $who } looks at the top card of the horde deck.
horde-event-looked-horde-secret = { $who } sees { $card } on top of the horde deck.
horde-event-horde-card-discarded = { $card } is discarded from the horde deck.
horde-event-armor-turned = { $number } armor of { $card } becomes attack.
horde-event-turned-monster = { $card } turns into a monster of the horde.
horde-event-given-back = { $card } comes back to lane { $lane }.
horde-event-hand-laid = { $who } puts { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of the hand at the bottom of the deck.
horde-event-lent = This turn { $who } may play { $card } from the discard pile.
horde-event-portal-leads = The portal is now the outsider: destroying it wins.
horde-event-lanes-shuffled = The concealed cards change places: the alliance cannot tell which is where.
horde-event-copied = { $card } copies the abilities of { $other }.
horde-event-changed-sides = { $card } becomes an ally in lane { $lane }.
horde-event-granted = { $card } { $card-plural ->
        [yes] gain
       *[no] gains
    } an ability for this turn.
horde-event-lasts-this-turn = { $card } has its effect until the turn ends.
horde-event-stripped = { $card } { $card-plural ->
        [yes] lose
       *[no] loses
    } all abilities for this turn.
horde-event-readied = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } readied.
horde-event-exhausted = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } exhausted.
horde-event-boost-attack = { $change ->
        [down] { $card } { $card-plural ->
            [yes] lose
           *[no] loses
        } { $number } attack this turn.
       *[up] { $card } { $card-plural ->
            [yes] gain
           *[no] gains
        } { $number } attack this turn.
    }
horde-event-boost-health = { $change ->
        [down] { $card } { $card-plural ->
            [yes] lose
           *[no] loses
        } { $number } health this turn.
       *[up] { $card } { $card-plural ->
            [yes] gain
           *[no] gains
        } { $number } health this turn.
    }
horde-event-boost-armor = { $change ->
        [down] { $card } { $card-plural ->
            [yes] lose
           *[no] loses
        } { $number } armor this turn.
       *[up] { $card } { $card-plural ->
            [yes] gain
           *[no] gains
        } { $number } armor this turn.
    }
horde-event-portal-turned = The portal is turned.
horde-event-portal-collapses = The portal is collapsing.
horde-event-portal-opened = The portal of stage { $stage } opens.
horde-event-outsider-called = { $card } goes to the bottom of the outsider pile.
horde-event-pushed-together = All monsters are pushed together to the left.
horde-event-minion-returns = { $card } { $card-plural ->
        [yes] return
       *[no] returns
    } to the back line.
horde-event-castle-draw = { $who } draws a card at the castle.
horde-event-next-stage = { $card } goes to the bottom of the outsider pile.
horde-event-vanquished = The last outsider is destroyed: survive this turn.
horde-event-alliance-wins = { $how ->
    [survived] The alliance has held out and won.
   *[other] The last outsider has been destroyed: the alliance has won.
    }
horde-event-castle-destroyed = The castle is destroyed: the alliance has lost.
horde-event-deck-empty = A deck has run out: the alliance has lost.
horde-ending-outsider-destroyed = The last outsider is destroyed
horde-ending-castle-destroyed = The castle is destroyed
horde-ending-deck-empty = A deck has run out
horde-event-wounded = { $number ->
        [one] { $number } wound is put on { $card }.
       *[other] { $number } wounds are put on { $card }.
    }
horde-event-healed = { $number ->
        [one] { $number } wound is taken off { $card }.
       *[other] { $number } wounds are taken off { $card }.
    }
horde-event-health-put = { $number ->
        [one] { $number } health token is put on { $card }.
       *[other] { $number } health tokens are put on { $card }.
    }
horde-event-health-removed = { $number ->
        [one] { $number } health token is taken off { $card }.
       *[other] { $number } health tokens are taken off { $card }.
    }
horde-event-attack-put = { $number ->
        [one] { $number } attack token is put on { $card }.
       *[other] { $number } attack tokens are put on { $card }.
    }
horde-event-attack-removed = { $number ->
        [one] { $number } attack token is taken off { $card }.
       *[other] { $number } attack tokens are taken off { $card }.
    }
horde-event-weaken-put = { $number ->
        [one] { $number } weaken token is put on { $card }.
       *[other] { $number } weaken tokens are put on { $card }.
    }
horde-event-weaken-removed = { $number ->
        [one] { $number } weaken token is taken off { $card }.
       *[other] { $number } weaken tokens are taken off { $card }.
    }
horde-event-armor-put = { $number ->
        [one] { $number } armor token is put on { $card }.
       *[other] { $number } armor tokens are put on { $card }.
    }
horde-event-armor-removed = { $number ->
        [one] { $number } armor token is taken off { $card }.
       *[other] { $number } armor tokens are taken off { $card }.
    }
horde-event-cannot-be_engaged = { $card } cannot be engaged for now.
horde-event-cannot-strike = { $card } cannot strike for now.
horde-event-cannot-deal_damage = { $card } cannot deal damage for now.
horde-event-cannot-pillage = { $card } cannot pillage for now.
horde-event-cannot-be_moved = { $card } cannot be moved for now.
horde-event-cannot-be_exhausted = { $card } cannot be exhausted for now.
horde-event-cannot-be_damaged = { $card } cannot be damaged for now.
horde-event-cannot-gain_wounds = { $card } cannot gain wounds for now.
horde-event-cannot-gain_health = { $card } cannot gain health tokens for now.
horde-event-cannot-lose_wounds = { $card } cannot lose wounds for now.
horde-event-cannot-strike_in_fight = { $card } cannot strike in this fight phase.

## Why not

horde-why-finish-first = First answer what is asked.
horde-why-only-reactions = In the treachery phase only reactions are allowed.
horde-why-not-yours = { $what } is not yours to use.
horde-why-taunt = A monster with Taunt must be engaged first.
horde-why-not-in-hand = { $what } is not in your hand.
horde-why-hero-stays = { $card } must start in your hand for this achievement and is not put back.
horde-why-no-reaction = { $card } has no reaction mark.
horde-why-too-dear = { $card } costs { $cost } mana; you have { $mana }.
horde-why-no-room = There is no place for { $card }.
horde-why-nothing-there = There is nothing there: { $what }.
horde-why-not-there = { $card } is not there.
horde-why-empty = { $side ->
    [m] There is no monster in lane { $number }.
    [b] The back line has no monster number { $number }.
   *[a] There is no alliance card in lane { $number }.
}
horde-why-no-ally = { $what } is no ally.
horde-why-no-monster-of-lanes = { $what } is no monster in a lane.
horde-why-no-ability = { $card } has no “Exhaust:” ability.
horde-why-stripped = { $card } has lost its abilities.
horde-why-spent = { $card } has no health tokens left: it does nothing any more and can be discarded.
horde-why-no-monster = { $what } is no monster of the back line.
horde-why-no-ready-ally = No ready ally stands in a lane without monsters to engage { $card }.
horde-why-exhausted = { $card } is exhausted.
horde-why-cannot-exhaust = { $card } cannot be exhausted now.
horde-why-cost-unpaid = The cost of { $card } cannot be paid.
horde-why-no-minion = { $what } is no minion.
horde-why-engaged-already = { $card } is in a lane already.
horde-why-no-health = { $card } has no health.
horde-why-no-lane-to-engage = Every lane has a monster; { $card } finds no lane.
horde-why-tower-in-the-way = A tower stands in lane { $lane }, where the minion would go.
horde-why-no-ally-to-engage = No ally can stand in lane { $lane }.
horde-why-cannot-be-engaged = { $card } cannot be engaged now.
horde-why-price-unpaid = Engaging { $card } has a price that nobody can pay: see { $source }.
horde-why-ally-would-pay = The only card that could pay for engaging { $card } is the ally that would have to come to lane { $lane }.
horde-why-towers-stay = { $card } is a tower: towers do not move.
horde-why-cannot-move = { $card } cannot be moved now.
horde-why-no-lane = There is no lane for { $card } to go to.

## What will happen if nobody changes anything

horde-forecast-exactly = { $number }
horde-forecast-between = { $low } to { $high }
horde-forecast-comes = By then in this lane: { $card }.
horde-forecast-perhaps-comes = By then perhaps in this lane: { $card }.
horde-forecast-destroyed = { $card } { $card-plural ->
        [yes] are
       *[no] is
    } destroyed.
horde-forecast-perhaps-destroyed = { $card } may be destroyed.
horde-forecast-leaves = { $card } { $card-plural ->
        [yes] leave
       *[no] leaves
    } play.
horde-forecast-perhaps-leaves = { $card } may leave play.
horde-forecast-damage = { $card } { $card-plural ->
        [yes] take
       *[no] takes
    } damage: { $amount }.
horde-forecast-castle-damage = Damage to the castle: { $amount }.
horde-forecast-portal-damage = Damage to the portal: { $amount }.
horde-forecast-left = { $card } will have health: { $amount }.
horde-forecast-deck-pillaged = Cards of { $who } that are pillaged: { $amount }.
horde-forecast-deck-left = Cards left in the deck of { $who }: { $amount }.
horde-forecast-lost = The alliance loses.
horde-forecast-perhaps-lost = The alliance may lose.
horde-forecast-won = The alliance wins.
horde-forecast-perhaps-won = The alliance may win.
horde-forecast-doubt-treachery = The treachery card is still hidden.
horde-forecast-doubt-choices = There are choices to make on the way.
horde-forecast-doubt-chance = Cards that nobody knows have a say.
horde-forecast-doubt-more = There are more possibilities than were looked at.

## Challenges

horde-option-renew = Shuffle the discard pile into the deck
horde-group-renew = The deck
horde-prompt-outsider = Which outsider comes next?
horde-event-deck-renewed = { $who } shuffles the discard pile into the deck of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; that is left { $left ->
        [0] no more.
        [one] once more.
       *[other] { $left } times.
    }
horde-event-challenge-spoiled = The challenge is lost; the game goes on.
horde-event-challenge-fulfilled = The deed of the challenge is done: now win.
horde-event-challenge-achieved = The challenge is achieved: { $number ->
        [one] one medal.
       *[other] { $number } medals.
    }
horde-event-challenge-missed = The game is won, but not as the challenge asks.
horde-ending-survived = The alliance has held out

## With a horde player, and two players together

horde-option-mana-split = { $one } gains { $first } mana, { $other } { $second }
horde-option-hide = Play a card face down in lane { $lane }
horde-option-conceal = Conceal { $card } ({ $place })
horde-option-challenge = Challenge with { $card } ({ $place })
horde-option-plan = Draw a card and plan treachery
horde-option-rearrange = Change the places of concealed cards
horde-option-change-places = The cards in lanes { $one } and { $two } change places

horde-group-hide = Play face down
horde-group-conceal = Conceal
horde-group-challenge = Challenge
horde-group-plan = Treachery
horde-group-rearrange = Concealed cards
horde-group-swap = Concealed cards

horde-prompt-horde = What does the horde do?
horde-prompt-last-plans = Do you plan treachery?
horde-prompt-plan = Which card goes on top of the horde deck?
horde-prompt-hide = Which card goes there face down?
horde-prompt-rearrange = Which concealed cards change places?
horde-prompt-turn-up = Which concealed card is turned up next?

horde-event-concealed = { $card } is turned face down.
horde-event-laid-face-down = A card comes to lane { $lane } face down.
horde-event-laid-face-down-secret = { $card } comes to lane { $lane } face down.
horde-event-turned-up = The card in lane { $lane } is turned up: { $card }.
horde-event-planned = { $who } puts a card on top of the horde deck.
horde-event-planned-secret = { $who } puts { $card } on top of the horde deck.
horde-event-rearranged = { $who } may have changed the places of the concealed cards.
horde-event-challenges = { $card } challenges the ally in its lane.
horde-option-exhaust-foe = Exhaust { $card } ({ $place }) and the ally that faces it
horde-group-exhaust = Exhaust
horde-prompt-summon = Which card do you summon?
horde-prompt-pile-lane = { $source }: where does it come?
horde-event-used-portal = The ability of { $card } is used.
horde-event-exhausts-foe = { $card } exhausts the ally that faces it.
horde-prompt-consent = { $source }: does it swap places with the ally of your partner?
horde-prompt-consent-to-discard = { $source }: may your partner discard it?
horde-prompt-consent-to-pay = { $source }: do you discard a card so that your partner can engage the minion?
horde-prompt-cheaper = { $source }: is the card played for less mana, by paying what it says instead?
horde-event-horde-card-revealed = The horde reveals { $card }.
horde-why-horde-mana = It costs { $cost } mana; the horde has { $mana }.
horde-why-wave-played = No more cards than the wave says: { $number }.
horde-why-lane-taken = There is a horde card in that lane already.
horde-why-lane-named = The card that summons this one names the lane.
horde-why-concealed-already = The card in lane { $lane } lies face down already.
horde-why-few-concealed = Fewer than two cards lie face down, so none can change places.
horde-why-summoning-over = Cards are summoned in the wave only, and that is over.
horde-why-wave-first = First the cards of the wave are summoned, as far as the hand goes; everything else comes after them.
horde-why-face-down-only = Cards come face down now: choose a lane for one of them.
horde-why-portal-without = { $card } has no ability for the horde player.
horde-why-portal-used = The ability of { $card } was used in this turn.
horde-why-attachments-stay = { $card } is attached: only allies and towers can be discarded.
horde-why-cannot-conceal = { $card } has tokens or attachments, or is no monster to be concealed.
horde-why-no-foe = No ally stands before { $card }.
horde-why-has-play = { $card } has a “Play:” ability.
horde-why-minions-cannot = { $card } is a minion.
horde-why-cannot-discard = { $card } is an outsider or a minion, which belongs to no deck and is never discarded.
horde-why-no-discarding = The horde player cannot discard monsters.
horde-why-challenged = { $card } is challenged and has to stay.

## What makes no game

horde-refused-help = A challenge is met without help: choose either the challenge or the help for first games.
horde-refused-tiers = A horde player summons from the hand: two horde decks are for games without one.
horde-refused-mixed = No horde is called “{ $name }”: write none, all, or hordes with + between them, of { $hordes }.
