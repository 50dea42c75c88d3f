### Why something is not possible for people: signing in, friends, order in the house.

people-already = You are signed in here already.
people-apart = You cannot sit down here: somebody at this table is blocked, or has blocked you.
people-bad-passkey = This passkey is not known here, or the question was answered before; please try again.
people-crowded = Too many want to come in at once; please try again in a moment.
people-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
people-no-passkeys = This server takes no passkeys. The six words work everywhere.
people-no-passkeys-here = Browsers allow passkeys only over https or at “localhost”, and not where the address is a number. The six words work everywhere.
people-no-such-word = “{ $typed }” is not one of the words that codes are made of.
people-no-way = There is no such way to play with others.
people-nobody = There is nobody of that name here.
people-one-way-in = Give the six words, a code or a passkey, but only one of these.
people-only-people = This is for those who have a profile here; make yours first.
people-other-name = To delete everything, write your name exactly: { $name }
people-six-words = The code has { $needed } words; these are { $number }.
people-stale-code = This code is no longer good. It lasts two minutes and lets one browser in; ask for a new one.
people-suspended = You are suspended: you may look, and do nothing else until { $day }. { $why }
people-no-why = Say why: whoever is warned or suspended reads it.
people-no-days = Say for how many days.
people-report-about-you = This report is about you: another organiser settles it.
people-too-many-belongings = At most { $most } decks and other things can be kept, and a million letters in all.
people-too-many-bonds = At most { $most } people can be on your lists.
people-too-many-passkeys = At most { $most } passkeys can be kept; remove one first.
people-wrong-words = These six words belong to nobody here.
people-yourself = That is you.
people-bad-address = This is no address for messages: write https://…
people-bad-push = This browser’s keys for push notifications cannot be read.
people-no-push = This server sends no push notifications.
people-bad-mail = This is no email address, or more than one: write name@example.org.
people-mail-confirm = Skyshelf: do you want to be told here?
people-mail-confirm-text = Somebody on Skyshelf wants an email when it is their turn. If that was you, open this link within 15 minutes; otherwise do nothing.
people-mail-failed = The email could not be sent; please try again later.
people-mail-link = Skyshelf: your link
people-mail-link-text = This link signs you in, once and within 15 minutes. If you did not ask for it, do nothing.
people-no-channel = There is no such way to tell you.
people-no-mail = This server sends no email.
people-no-such-host = There is no server “{ $host }”.
people-nothing-to-report = There is nobody there to report: name a seat at which somebody else sits, or a line that somebody else said.
people-only-organisers = This is for the organisers only.
people-only-people-suspended = Only somebody with a profile can be suspended; a guest has nothing to lose.
people-private-address = Messages may not go into this server’s own network.
people-settled-already = This report is settled already.
people-stale-mail = This link is no longer good, or was for somebody else; have a new one sent.
people-too-many-channels = At most { $most } ways to be told can be kept.
people-too-many-reports = At most { $most } of your reports can wait at a time.
people-trial = Skyshelf
people-trial-text = This is how you are told when it is your turn.
people-your-turn = Your turn: { $game }
people-your-turn-with = { $number ->
    [0] The game waits for you.
    [one] The game with { $names } waits for you.
   *[other] The game waits for you. At the table: { $names }.
}
people-holiday-order = A holiday cannot end before it begins.
people-holiday-when = A holiday begins today or later, and is over within a year.
people-holiday-twice = You are away on some of these days already.
people-holiday-many = You can plan at most { $most } holidays at a time.
people-holiday-too-long = A year has { $most } days of holiday; { $left ->
    [0] you have none left for { $year }.
   *[other] you have { $left } left for { $year }.
}
people-no-holiday = There is no such holiday, or it is over.
people-challenged = You are challenged: { $event }
people-your-round = Round { $round } of { $event } begins
people-your-round-with = You play against { $names }.
people-no-oidc = On this server nobody signs in through another one.
people-oidc-stale = You came back too late, or from another browser; please begin again.
people-oidc-refused = The club’s sign-in did not confirm who you are; please begin again.
people-oidc-away = The club’s sign-in does not answer as it should; please try again later.
