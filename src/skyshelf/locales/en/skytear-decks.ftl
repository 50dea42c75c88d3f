### Skytear: what is wrong with a pool, a pile or a deck that players have built.

skytear-decks-deck-size = A deck for { $heroes } heroes has { $allowed } cards; this one has { $have }.
skytear-decks-faction = { $card } belongs to { $faction }, which your side did not choose.
skytear-decks-no-ultimate = { $hero } needs its ultimate { $card }.
skytear-decks-strange-ultimate = { $card } is the ultimate of a hero that you do not have here.
skytear-decks-other-pile = { $card } belongs in the pile of { $hero }.
skytear-decks-ultimate-twice = { $card } is an ultimate and goes in once.
skytear-decks-copies = There can be { $allowed } copies of { $card }; you have { $have }.
skytear-decks-pool-size = For games with { $heroes } heroes a pool has { $allowed } heroes; this one has { $have }.
skytear-decks-hero-twice = { $hero } is there twice; the heroes must be different.
skytear-decks-pile-size = The pile of { $hero } has { $have } cards; it needs { $allowed }.
skytear-decks-points = The { $heroes } cheapest heroes of the pool cost { $have } points with their piles; the budget is { $allowed }.
skytear-decks-ready-two_lanes = { $first } and { $second }, two lanes
skytear-decks-ready-three_lanes = { $first } and { $second }, three lanes
skytear-decks-pool-format = Pools belong to the competitive format and teams to the format teams: set format=competitive or format=teams.
skytear-decks-built-format = Pools and teams are built before the game: write the cards into them and set decks=piles.
skytear-decks-points-format = Points need heroes that somebody chooses: set format=casual, format=competitive or format=teams.
skytear-decks-empty-pool = This text has no hero: write a line such as “hero: Yami”, and under it its cards, such as “3x Combustion”.
skytear-decks-no-hero-yet = Line { $line }: a card comes after the line of its hero, such as “hero: Yami”.
skytear-decks-unknown-hero = Line { $line }: there is no hero “{ $name }”.
skytear-decks-unknown-hero-near = Line { $line }: there is no hero “{ $name }”; close to it is { $near }.
skytear-decks-unknown-card = Line { $line }: there is no power card “{ $name }” for decks.
skytear-decks-unknown-card-near = Line { $line }: there is no power card “{ $name }” for decks; close to it is { $near }.
skytear-decks-strange-number = Line { $line }: a card can be there 1 to { $most } times, not { $number }.
skytear-decks-team-size = A team for this battlefield has { $allowed } heroes; this one has { $have }.
skytear-decks-team-factions = A team has heroes of { $allowed } factions at most; this one has heroes of { $have }.
skytear-decks-team-points = The team costs { $have } points with its cards; the budget is { $allowed }.

## The command `deck`

skytear-decks-kind-competitive = pool
skytear-decks-kind-teams = team
skytear-decks-good = A good { $kind } for { $field }: { $heroes } heroes, { $cards } cards, { $points } points.
skytear-decks-faulty = Not a good { $kind } for { $field }:
skytear-decks-list = Ready-made pools
skytear-decks-heroes = Heroes of Skytear: { $cards } cards in a pile, its ultimate once, no other ultimate, no card more than { $copies } times in all piles
skytear-decks-column-hero = Hero
skytear-decks-column-role = Role
skytear-decks-column-runes = Runes
skytear-decks-column-ultimate = Ultimate
skytear-decks-column-cards = Cards
skytear-decks-column-points = Points
skytear-decks-column-with-pile = With its own pile
skytear-decks-no-rune = No hero here has the runes for { $card }: it can only be led or flipped.
