### Skytear: pools, piles and decks that players build themselves, and what is wrong with one.

skytear-setting-decks = Decks
skytear-setting-decks-piles = Each hero brings its own pile
skytear-setting-decks-built = Exchange cards after the draft
skytear-setting-points = Points
skytear-setting-points-free = Not counted
skytear-setting-points-budget = 120 for each hero with its cards
skytear-setting-south_pool = Pool of South
skytear-setting-south_pool-all = All heroes with their own piles
skytear-setting-north_pool = Pool of North
skytear-setting-north_pool-all = { skytear-setting-south_pool-all }

skytear-prompt-deck-out = Which card leaves your deck?
skytear-prompt-deck-in = Which card comes instead of { $source }?
skytear-event-exchanged = { $who } exchanges { $out } for { $card }.

## What is wrong

skytear-deck-deck-size = A deck for { $heroes } heroes has { $allowed } cards; this one has { $have }.
skytear-deck-faction = { $card } belongs to { $faction }, which your side did not choose.
skytear-deck-no-ultimate = { $hero } needs its ultimate { $card }.
skytear-deck-strange-ultimate = { $card } is the ultimate of a hero that you do not have here.
skytear-deck-ultimate-twice = { $card } is an ultimate and goes in once.
skytear-deck-copies = Of { $card } there can be { $allowed } copies; you have { $have }.
skytear-deck-pool-size = For games with { $heroes } heroes a pool has { $allowed } heroes; this one has { $have }.
skytear-deck-hero-twice = { $hero } is in the pool twice; its heroes must be different.
skytear-deck-pile-size = The pile of { $hero } has { $have } cards; it needs { $allowed }.
skytear-deck-points = The { $heroes } cheapest heroes of the pool cost { $have } points with their piles; the budget is { $allowed }.
skytear-deck-pool-format = Pools belong to the competitive format: set format=competitive.
skytear-deck-built-format = In the competitive format piles are built before the game: write them into the pools and set decks=piles.
skytear-deck-points-format = Points need a draft of heroes: set format=casual or format=competitive.
skytear-deck-empty-pool = This pool has no hero: write a line such as “hero: Yami”, and under it its cards, such as “3x Combustion”.
skytear-deck-no-hero-yet = Line { $line }: a card comes after the line of its hero, such as “hero: Yami”.
skytear-deck-unknown-hero = Line { $line }: there is no hero “{ $name }”.
skytear-deck-unknown-hero-near = Line { $line }: there is no hero “{ $name }”; close to it is { $near }.
skytear-deck-unknown-card = Line { $line }: there is no power card “{ $name }” for decks.
skytear-deck-unknown-card-near = Line { $line }: there is no power card “{ $name }” for decks; close to it is { $near }.
skytear-deck-strange-number = Line { $line }: a pile holds at least 1 of a card that it names; not { $number }.
