### Decks that players build, the achievements and the battle plan.

## Words

decks-list = { $first }, { $rest }
decks-faction-liothan = Liothan
decks-faction-taulot = Taulot
decks-faction-kurumo = Kurumo
decks-faction-nupten = Nupten
decks-lent-ally = allies
decks-lent-tower = towers
decks-lent-attachment = attachments
decks-lent-spell = spells

## Reading a deck

decks-empty = This deck has no card: write a line for each card, such as “3x Shamans”.
decks-unknown-card = Line { $line }: there is no card “{ $name }”; write the name, the slug or the code of a card of an alliance deck, such as “3x Shamans”, “3x shamans” or “3x HRD-LIO-03”.
decks-unknown-card-near = Line { $line }: there is no card “{ $name }”; close to it are { $near }.
decks-unknown-deck = There is no deck “{ $name }” for this game; there are { $decks }, or the text of your own: a line for each card, such as “3x Shamans”.
decks-two-castles = Line { $line }: a deck is built for one castle; this is the second “castle:” line.
decks-unknown-castle = Line { $line }: there is no castle “{ $name }”; there are { $castles }.
decks-unknown-castle-near = Line { $line }: there is no castle “{ $name }”; close to it are { $near }.
decks-no-deck-card = Line { $line }: { $card } is no card of an alliance deck.
decks-strange-number = Line { $line }: a deck holds 1 to { $most } copies of a card, by its rarity, not { $number }.

## What is wrong with a deck

decks-size = A deck for { $castle } has { $allowed } cards; you have { $have }.
decks-hero-missing = { $castle } asks for its hero { $hero }.
decks-too-many-legendary = { $castle } allows { $allowed } legendary cards of { $faction }; you have { $have }.
decks-too-many-mythic = { $castle } allows { $allowed } mythic cards of { $faction }; you have { $have }.
decks-foreign-legendary = { $castle } allows legendary cards of { $own } only; you have of { $faction }: { $cards }.
decks-foreign-mythic = { $castle } allows mythic cards of { $own } only; you have of { $faction }: { $cards }.
decks-foreign-rare = { $castle } allows rare cards of { $allowed } only, and any rare { $free }; you have of { $faction }: { $cards }.
decks-foreign-base = { $castle } allows base cards of { $allowed } only, and any base { $free }; you have of { $faction }: { $cards }.
decks-not-lent = { $castle } allows only { $lent } from factions other than { $own }; you have of { $faction }: { $cards }.
decks-forbidden-hero = { $castle } does not allow { $card }.
decks-forbidden-subtype = { $castle } allows no { $subtype }; you have { $card }.
decks-copies = { $decks ->
    [one] The deck may hold { $allowed } of { $card }; you have { $have }.
   *[other] All decks together may hold { $allowed } of { $card }; you have { $have }.
}
decks-same-colour = There is one set of { $deck }: two players cannot both have it.
decks-same-castle = Each player builds for a castle of their own; { $castle } is there twice.
decks-strange-castle = { $castle } does not allow the cards of { $deck }; their own castle is { $own }: choose { $own } or the deck’s own castle (in a terminal castle={ $slug } or castle=own).
decks-castle-not-in-play = The deck was built for { $built }, but { $castle } is in play: choose { $built } as the castle (in a terminal castle={ $slug }).
decks-other-set = { $card } belongs to Monoliths; the first edition is played with its own cards.
decks-no-castle = Choose a castle: its back says which cards a deck may hold.
decks-other-castle = { $castle } belongs to Monoliths; the first edition is played with its own castles.
decks-horde-cards = The horde deck has { $cards } cards.
decks-difficulty-whole = Total difficulty: { $total }.
decks-difficulty-half = Total difficulty: { $total }½.
decks-challenge-hero = The challenge { $challenge } needs a deck with { $hero }.
decks-challenge-size = The challenge { $challenge } is for a deck of your own with { $allowed } cards; you have { $have }.

## Commands

decks-ready = Ready-made decks
decks-castles = Castles and what a deck for them may hold
decks-good = This deck is good for { $castle }: { $cards } cards.
decks-faulty = { $faults ->
        [one] One thing is wrong with this deck:
       *[other] { $faults } things are wrong with this deck:
    }
decks-back = { $faction }; hero { $hero }; { $legendary } legendary and { $mythic } mythic cards of { $faction }
decks-back-others = { $back }; rare also of { $rare }; base also of { $base }; any { $free }
decks-back-lent = { $back }; of other factions base and rare { $lent }
decks-back-never = { $back }; never { $subtype } and { $hero }

## Achievements

decks-achievements = Achievements
decks-challenge-stands = { $challenge }: { $help }
decks-challenge-counts = { $challenge }: { $help } So far: { $count }.
decks-challenge-done = { $challenge }: the deed is done, now win.
decks-challenge-lost = { $challenge }: lost; the game goes on.
decks-medals-won = New: { $medals ->
        [one] one medal
       *[other] { $medals } medals
    } for { $challenge }.

## Battle plan

decks-plan-title = Battle plan with { $deck }, level { $level }
decks-plan-own-deck = a deck of your own
decks-plan-won = won
decks-plan-lost = lost
decks-plan-open = to come
decks-plan-victory = The plan is a victory: { $wins } of { $hordes } hordes are beaten. Another realm can be defended with another deck.
decks-plan-defeat = The plan has failed: { $wins } of { $hordes } hordes are beaten, { $needed } were needed.
decks-plan-standing = { $wins } won, { $needed } needed. Next: { $horde } with { $outsider }.
decks-plan-won-already = The plan is a victory: { $wins } won, { $needed } needed. Another realm can be defended with another deck, or fight on: { $horde } with { $outsider }.
decks-plan-out-of-reach = { $wins } won, { $needed } needed: the plan can no longer be won. Next: { $horde } with { $outsider }.
