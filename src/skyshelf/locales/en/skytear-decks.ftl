### Skytear: what is wrong with a pool, a pile or a deck that players have built.

skytear-decks-deck-size = A deck for { $heroes } heroes has { $allowed } cards; this one has { $have }.
skytear-decks-faction = { $card } belongs to { $faction }, which your side did not choose.
skytear-decks-no-ultimate = { $hero } needs its ultimate { $card }.
skytear-decks-strange-ultimate = { $card } is the ultimate of a hero that you do not have here.
skytear-decks-ultimate-twice = { $card } is an ultimate and goes in once.
skytear-decks-copies = Of { $card } there can be { $allowed } copies; you have { $have }.
skytear-decks-pool-size = For games with { $heroes } heroes a pool has { $allowed } heroes; this one has { $have }.
skytear-decks-hero-twice = { $hero } is in the pool twice; its heroes must be different.
skytear-decks-pile-size = The pile of { $hero } has { $have } cards; it needs { $allowed }.
skytear-decks-points = The { $heroes } cheapest heroes of the pool cost { $have } points with their piles; the budget is { $allowed }.
skytear-decks-ready-two_lanes = { $first } and { $second }, two lanes
skytear-decks-ready-three_lanes = { $first } and { $second }, three lanes
skytear-decks-pool-format = Pools belong to the competitive format: set format=competitive.
skytear-decks-built-format = In the competitive format piles are built before the game: write them into the pools and set decks=piles.
skytear-decks-points-format = Points need a draft of heroes: set format=casual or format=competitive.
skytear-decks-empty-pool = This pool has no hero: write a line such as “hero: Yami”, and under it its cards, such as “3x Combustion”.
skytear-decks-no-hero-yet = Line { $line }: a card comes after the line of its hero, such as “hero: Yami”.
skytear-decks-unknown-hero = Line { $line }: there is no hero “{ $name }”.
skytear-decks-unknown-hero-near = Line { $line }: there is no hero “{ $name }”; close to it is { $near }.
skytear-decks-unknown-card = Line { $line }: there is no power card “{ $name }” for decks.
skytear-decks-unknown-card-near = Line { $line }: there is no power card “{ $name }” for decks; close to it is { $near }.
skytear-decks-strange-number = Line { $line }: a pile holds at least 1 of a card that it names; not { $number }.
