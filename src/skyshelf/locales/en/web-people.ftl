### People: becoming one, coming back, profile, friends, leaving for good.

web-people-stay = Make a profile
web-people-stay-about = You are here as a guest, { $name }. One press makes you a profile: your tables, decks, medals and settings stay, and you can come back from any device. No email, no password.
web-people-stay-new = One press makes you a profile: your tables, decks, medals and settings are kept, and you can come back from any device. No email, no password.
web-people-stay-tables = { $number ->
    [one] Your open table stays yours.
   *[other] Your { $number } open tables stay yours.
}
web-people-stay-now = Make my profile
web-people-stay-first = Make a profile to have friends here, or to block somebody.
web-people-suspended = You are suspended until { $day }: you can look, download and delete, and do nothing else.
web-people-warned = The organisers have warned you:
web-people-words = Your six words
web-people-words-about = With these words you come back from any device. Write them down or keep them in a safe place: they are shown only now, and nobody can tell you them again. Whoever has them can sign in as you.
web-people-words-done = I have them
web-people-words-new = Six new words
web-people-come = I already have a profile
web-people-come-words = Your six words, or the code that your other device shows
web-people-come-mail = Or the email address that you confirmed here: you get a link.
web-people-come-neither = These are neither six words nor a code of 10 letters.
web-people-come-now = Come in
web-people-come-passkey = With a passkey
web-people-no-passkeys = Passkeys need a current browser, an https address with a name and a server set up for them; the six words work everywhere.
web-people-join = Sign in here as { $name }?
web-people-join-now = Yes, that is me
web-people-join-not = This link does not work
web-people-profile = Your profile
web-people-seen = As others see it
web-people-order = Keeping order
web-people-picture = Choose a picture
web-people-picture-number = Picture { $number }
web-people-picture-none = The first letter of your name
web-people-languages = Languages you speak
web-people-speaks = Speaks { $languages }.
web-people-played = Played to the end
web-people-games = { $number ->
    [one] 1 game
   *[other] { $number } games
}
web-people-devices = Where you are signed in
web-people-device-here = this device
web-people-device-seen = last here on { $day }
web-people-device-drop = Sign out there
web-people-device-add = Sign in on another device
web-people-sign-out = Sign out
web-people-qr = A code for the camera of your other device
web-people-qr-about = Point the camera of your other device at the picture, or open “Me” there and type these letters:
web-people-qr-left = { $seconds ->
    [one] Good for 1 more second, and for one device.
   *[other] Good for { $seconds } more seconds, and for one device.
}
web-people-return = How you come back
web-people-return-about = If you lose every device, your six words or a passkey bring you back.
web-people-passkey = Passkey
web-people-passkey-made = made on { $day }
web-people-passkey-add = Add a passkey
web-people-passkey-drop = Remove the passkey
web-people-passkey-not = The browser did not make a passkey.
web-people-friends = Friends
web-people-friends-none = Nobody yet. Open somebody’s profile from a table or the lobby and ask them.
web-people-medals = { $number ->
    [0] No medals yet: the challenges have them.
    [one] 1 medal of the challenges
   *[other] { $number } medals of the challenges
}
web-people-tie-friend = Friends
web-people-tie-asks = Would like to be friends
web-people-tie-asked = Asked
web-people-tie-blocked = Blocked
web-people-wish-befriend = Add as a friend
web-people-wish-part = Remove from friends
web-people-wish-block = Block
web-people-wish-refuse = No, thank you
web-people-wish-unblock = Unblock
web-people-wish-withdraw = Take it back
web-people-farewell = Take everything along, or delete it
web-people-farewell-about = Deleting takes away your profile, devices, friends, decks and everything you said. Games with others stay theirs; there you are “N. N.”, a player without a name.
web-people-farewell-guest = Deleting takes your name out of every table. Games with others stay theirs; there you are “N. N.”, a player without a name.
web-people-export = Download everything
web-people-delete = Delete everything
web-people-delete-name = To delete everything, write your name: { $name }
web-people-nudges = When it is your turn
web-people-nudges-about = You are told once for each turn, but not while you are at the table or in your quiet hours.
web-people-channel-webhook = Webhook
web-people-channel-push = Push notification
web-people-channel-mail = Email
web-people-channel-kind = How
web-people-channel-add = Add
web-people-channel-drop = Stop telling me this way
web-people-address-webhook = Address of your webhook (Discord, ntfy or your own)
web-people-address-mail = Your email address
web-people-form = In the form of
web-people-form-discord = Discord
web-people-form-ntfy = ntfy
web-people-form-json = JSON
web-people-push-add = Tell me in this browser
web-people-push-needs = Push notifications need https, a browser that takes them and a server set up for them.
web-people-push-not = The browser does not take push notifications here.
web-people-mail-sent = An email is on its way; open the link in it within 15 minutes.
web-people-mail-confirmed = From now on you are told by email.
web-people-mail-elsewhere = Sign in first, or open this link in the browser in which you asked for the email.
web-people-mail-link = Send me a link
web-people-mail-link-sent = If this address is known here, an email is on its way.
web-people-try = Try it
web-people-tried-well = A message is on its way.
web-people-tried-ill = The message did not get through.
web-people-quiet-from = Quiet from
web-people-quiet-to = until
web-people-report = Tell the organisers about
web-people-report-choose = Choose…
web-people-report-seat = { $name }: how they play
web-people-report-text = What is wrong?
web-people-report-send = Send
web-people-reported = The organisers will look at it. Thank you.
web-people-holidays = Holidays
web-people-holidays-about = On these days the clocks of your games with days to move stand still, you get no messages, and those who play with you see that you are away. Rounds of a tournament do not wait.
web-people-holidays-left = Days left in { $year }: { $days }
web-people-holiday-first = First day
web-people-holiday-last = Last day
web-people-holiday-add = Add these days
web-people-holiday-drop = I am here after all
web-people-holiday-end = I am back
web-people-come-oidc = Sign in with { $name }
