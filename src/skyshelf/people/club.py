"""All that has to do with people, as a server holds it."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.people.belongings import Belongings
from skyshelf.people.bonds import Bonds
from skyshelf.people.erasing import Erasing
from skyshelf.people.holidays import Holidays
from skyshelf.people.lobby import Lobby
from skyshelf.people.nudges.channels import Channels
from skyshelf.people.nudges.mail import Post
from skyshelf.people.nudges.nudger import Nudger
from skyshelf.people.oidc import Issuer, Oidc
from skyshelf.people.order import Order
from skyshelf.people.passkeys import Passkeys
from skyshelf.people.people import People
from skyshelf.tables.house import House


@dataclass(frozen=True, slots=True)
class PeopleSettings:
    """What an operator decides about people: the mail server, whether messages may go into the own network, and who
    vouches for people.
    """

    post: Post | None = None
    private_hooks: bool = False
    issuer: Issuer | None = None


class Club:
    def __init__(self, house: House, settings: PeopleSettings) -> None:
        self.people = People(house)
        self.bonds = Bonds(self.people)
        self.belongings = Belongings(house.store)
        self.passkeys = Passkeys(self.people)
        self.oidc = Oidc(self.people, settings.issuer)
        self.erasing = Erasing(self.people)
        self.lobby = Lobby(self.people)
        self.channels = Channels(self.people, settings.post, settings.private_hooks)
        self.nudger = Nudger(self.people, self.channels)
        self.holidays = Holidays(self.people)
        self.order = Order(self.people)
        # What was known of somebody is no longer so, as another server says.
        house.neighbours.listen("person", lambda words: self.people.standings.forget(words[0]))
        house.on_turn += [self.nudger.on_turn, self.holidays.on_turn]
        house.is_deaf = self.people.standings.is_deaf
