### Why something is not possible for people: signing in, friends, order in the house.

people-already = You are signed in here already.
people-apart = You cannot sit down here: somebody at this table is blocked, or has blocked you.
people-bad-passkey = This passkey is not known here, or the question was answered before; please try again.
people-crowded = Too many want to come in at once; please try again in a moment.
people-no-passkeys-here = Browsers allow passkeys only over https or at “localhost”, and not where the address is a number. The six words work everywhere.
people-no-such-word = “{ $typed }” is none of the words that codes are made of.
people-no-way = There is no such way to play with others.
people-nobody = There is nobody of that name here.
people-one-way-in = Give the six words, a code or a passkey; one of them.
people-only-people = This is for those who are known here; become a person first.
people-other-name = To delete everything, write your name exactly: { $name }
people-six-words = The code has { $needed } words; these are { $number }.
people-stale-code = This code is not good any more. It lives for two minutes and lets one browser in; ask for a new one.
people-suspended = You may not do this until { $day }. { $why }
people-too-many-belongings = At most { $most } decks and other things can be kept.
people-too-many-bonds = At most { $most } people can be on your lists.
people-too-many-passkeys = At most { $most } passkeys can be kept; remove one first.
people-wrong-words = Nobody is known here by these six words.
people-yourself = That is you.
people-bad-address = This is no address for messages: write https://…
people-bad-push = This browser’s keys for push messages cannot be read.
people-mail-confirm = Skyshelf: do you want to be told here?
people-mail-confirm-text = Somebody at Skyshelf wants to be told by mail when it is their turn. If that was you, open this link within 15 minutes; otherwise do nothing.
people-mail-failed = The letter could not be sent; please try again later.
people-mail-link = Skyshelf: your link
people-mail-link-text = With this link you sign in, once and within 15 minutes. If you did not ask for it, do nothing.
people-no-channel = There is no such way to tell you.
people-no-mail = This server sends no mail.
people-no-such-host = There is no server “{ $host }”.
people-nothing-to-report = There is nobody there to report: name a seat at which somebody else sits, or a line that somebody else said.
people-only-organisers = This is for the organisers of this house.
people-only-people-suspended = Only people can be suspended; a guest has nothing to lose.
people-private-address = Messages may not go into this server’s own network.
people-settled-already = This report is settled already.
people-stale-mail = This link is not good any more, or was for somebody else; have a new one sent.
people-too-many-channels = At most { $most } ways to be told can be kept.
people-too-many-reports = At most { $most } of your reports can wait at a time.
people-trial = Skyshelf
people-trial-text = This is how you are told when it is your turn.
people-your-turn = Your turn: { $game }
people-your-turn-with = { $number ->
    [0] The game waits for you.
   *[other] The game with { $names } waits for you.
}
people-holiday-order = A holiday ends on its first day or later.
people-holiday-when = A holiday begins today or later, and is over within a year.
people-holiday-twice = You are away on some of these days already.
people-holiday-many = You can have { $most } holidays at once.
people-holiday-too-long = There are { $most } days of holiday in a year; for { $year } you have { $left } left.
people-no-holiday = There is no such holiday, or it is over.
people-your-round = Your round begins: round { $round } of { $event }
people-your-round-with = You meet { $names }.
people-no-oidc = This server leaves signing in to nobody else.
people-oidc-stale = You came back too late, or from another browser; please begin again.
people-oidc-refused = The club's server does not vouch for you; please begin again.
people-oidc-away = The club's server does not answer as it should; please try again later.
