"""All that has to do with people, as a server holds it."""

from __future__ import annotations

from skyshelf.people.belongings import Belongings
from skyshelf.people.bonds import Bonds
from skyshelf.people.erasing import Erasing
from skyshelf.people.lobby import Lobby
from skyshelf.people.passkeys import Passkeys
from skyshelf.people.people import People
from skyshelf.tables.house import House


class Club:
    def __init__(self, house: House) -> None:
        self.people = People(house)
        self.bonds = Bonds(self.people)
        self.belongings = Belongings(house.store)
        self.passkeys = Passkeys(self.people)
        self.erasing = Erasing(self.people)
        self.lobby = Lobby(self.people)
        house.on_person = self.people.standings.forget
        house.is_deaf = self.people.standings.is_deaf
