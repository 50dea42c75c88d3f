### People: becoming one, coming back, profile, friends, leaving for good.

web-people-stay = Be known here again
web-people-stay-about = You are here as a guest, { $name }. With one press you become a person: your tables, decks, medals and settings stay, and you can come back from any device. No mail, no password.
web-people-stay-new = With one press you become a person: your tables, decks, medals and settings are kept, and you can come back from any device. No mail, no password.
web-people-stay-tables = { $number ->
    [one] Your open table stays yours.
   *[other] Your { $number } open tables stay yours.
}
web-people-stay-now = Keep me
web-people-stay-first = Become a person to have friends here.
web-people-words = Your six words
web-people-words-about = With these words you come back from any device. Write them down or keep them in a safe place: they are shown only now, and nobody can tell them to you again. Whoever has them is you.
web-people-words-done = I have them
web-people-words-new = New six words
web-people-come = I am known here already
web-people-come-words = Your six words, or the code that your other device shows
web-people-come-now = Come in
web-people-come-passkey = With a passkey
web-people-come-anyway = Come in anyway
web-people-no-passkeys = Passkeys need a browser of today and an address with https and a name; the six words work everywhere.
web-people-join = Sign in here as { $name }?
web-people-join-now = Yes, that is me
web-people-join-not = This link does not work
web-people-profile = Your profile
web-people-seen = As others see it
web-people-order = Order in the house
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
web-people-qr-left = Good for { $seconds } more seconds, and for one device.
web-people-return = How you come back
web-people-return-about = If you lose every device, your six words or a passkey bring you back.
web-people-passkey = Passkey
web-people-passkey-made = made on { $day }
web-people-passkey-add = Add a passkey
web-people-passkey-drop = Remove the passkey
web-people-passkey-not = The browser has made no passkey.
web-people-friends = Friends
web-people-friends-none = Nobody yet. Open somebody’s profile from a table or the lobby and ask them.
web-people-tie-friend = Friends
web-people-tie-asks = Would like to be friends
web-people-tie-asked = Asked
web-people-tie-blocked = Blocked
web-people-wish-befriend = Be friends
web-people-wish-part = No longer friends
web-people-wish-block = Block
web-people-wish-unblock = Do not block any more
web-people-farewell = Take everything along, or delete it
web-people-farewell-about = Deleting takes away your profile, devices, friends, decks and everything you said. Games with others stay theirs; you are “somebody” there.
web-people-farewell-guest = Deleting takes your name out of every table. Games with others stay theirs; you are “somebody” there.
web-people-export = Download everything
web-people-delete = Delete everything
web-people-delete-name = To delete everything, write your name: { $name }
