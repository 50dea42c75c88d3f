"""The words of the rulebooks that card text is made of: what rules ask about, without what cards do with it."""

from __future__ import annotations

from enum import IntEnum

from skyshelf.effects.node import Word
from skyshelf.engine.phrase import Phrase


class CardType(Word):
    """What stands directly under the title of a card. HRD-CARD-08"""

    ALLY = 0
    TOWER = 1
    SPELL = 2
    ATTACHMENT = 3
    MONSTER = 4
    CASTLE = 5
    PORTAL = 6


class Token(Word):
    """Permanent tokens. HRD-TOK-01 MON-Q-02 MON-Q-06"""

    HEALTH = 0
    WOUND = 1
    ATTACK = 2
    WEAKEN = 3
    ARMOR = 4


class Stat(Word):
    ATTACK = 0
    HEALTH = 1
    ARMOR = 2
    COST = 3


class Trait(Word):
    """Keywords that a card has; the others are verbs."""

    ARMOR = 0
    HEROIC = 1
    ELUSIVE = 2
    TRAMPLE = 3
    BARRIER = 4
    TAUNT = 5
    PILLAGER = 6


class Ban(Word):
    """What a card can be kept from."""

    BE_ENGAGED = 0
    STRIKE = 1
    DEAL_DAMAGE = 2
    PILLAGE = 3
    BE_MOVED = 4
    BE_EXHAUSTED = 5
    BE_DAMAGED = 6
    GAIN_WOUNDS = 7
    GAIN_HEALTH = 8
    LOSE_WOUNDS = 9
    STRIKE_IN_FIGHT = 10  # other strikes stay allowed


class Act(Word):
    """Actions of players that an ability can make dearer."""

    ENGAGE = 0


class PairBan(Word):
    """What two cards can be kept from doing to each other."""

    ENGAGE = 0  # neither engages the other
    BE_STRUCK = 1  # the others cannot strike the card
    BE_APPROACHED = 2  # the others cannot come to its lane


class Kind(Word):
    """What a text can call cards in play."""

    CARD = 0
    ALLY = 1
    TOWER = 2
    ATTACHMENT = 3
    SPELL = 4
    MONSTER = 5
    MINION = 6
    CREATURE = 7
    HORDE_CARD = 8
    ALLIANCE_CARD = 9
    SKELETON = 10
    TROOP = 11
    ROOTS = 12
    BROOD = 13
    ANY_MINION = 14  # those that were destroyed too


class Moment(Word):
    """The bold word in front of an ability."""

    PLAY = 0
    FIGHT = 1
    EXHAUST = 2
    DESTROYED = 3
    TREACHERY = 4
    PILLAGE = 5
    SETUP = 6
    ACTION = 7


class Happening(Word):
    """What the table announces and abilities wait for."""

    TURN_STARTS = 0
    HORDE_PHASE_STARTS = 1
    HORDE_PHASE_ENDS = 2
    TREACHERY_PHASE_STARTS = 3
    TURN_ENDS = 4
    STRIKES = 5
    FIRST_STRIKE = 6
    DAMAGES = 7
    GAINS_WOUNDS = 8
    GAINS_HEALTH = 9
    HEALTH_REMOVED = 10
    DESTROYS = 11
    DESTROYED = 12
    HEALED = 13
    PLAYED = 14
    BECOMES_ENGAGED = 15
    MOVES = 16
    DRAWS = 17
    GAINS_MANA = 18
    REBUILDS = 19
    EXHAUSTED = 20
    LEAVES_PLAY = 21
    SUMMONED_FROM_PILE = 22
    RESOLVES_MUTAFORM = 23
    TREACHERY_FLIPPED = 24
    TREACHERY_RESOLVED = 25
    REVEALED = 26
    CARDS_BENEATH = 27
    ALLIANCE_PHASE_ENDS = 28


class Guessed(Word):
    """What a player can be asked to name of a card that nobody sees."""

    COST = 0
    TYPE = 1


class Rank(Word):
    STRONGEST = 0
    WEAKEST = 1
    MOST_WOUNDED = 2
    FEWEST_HEALTH_TOKENS = 3
    MOST_HEALTH_TOKENS = 4
    CLOSEST = 5


class Zone(Word):
    """Where cards out of play lie."""

    HAND = 0
    DISCARD_PILE = 1
    DECK = 2
    ANY_DISCARD_PILE = 3
    COLLECTION = 6  # every card there is


class Subtype(Word):
    """What stands beside the type of an alliance card. MON-CARD-14"""

    ROYAL_GUARD = 0
    SHAPESHIFTER = 1
    DRYAD = 2
    TRIBESMEN = 3
    BUSHIDO = 4
    SHADOWS = 5
    PHALANX = 6
    ROGUE = 7
    MENTALIST = 8
    WEAPON = 9


class Rarity(IntEnum):
    """Alliance rarities; horde cards use the first three. HRD-DBK-09 MON-Q-10"""

    BASE = 0
    RARE = 1
    MYTHIC = 2
    LEGENDARY = 3


class Faction(IntEnum):
    """The ribbon behind the name of castles and alliance cards. MON-FAC-01 MON-FAC-02 MON-CARD-01 MON-COMP-06"""

    LIOTHAN = 0
    TAULOT = 1
    KURUMO = 2
    NUPTEN = 3


class Side(IntEnum):
    ALLIANCE = 0
    HORDE = 1


class Chooser(Word):
    """Who makes a choice that is not left to the one who resolves the card."""

    ALLIANCE = 1
    HORDE = 2  # only in copied text


class Until(IntEnum):
    """How long something lasts: for this turn, or for the fight of the current lane."""

    TURN = 0
    LANE = 1

    def phrase(self) -> Phrase:
        return Phrase(f"effects-until-{self.name.lower()}")


class Who(IntEnum):
    """The player that a step means, where cards do not say "you" alone."""

    YOU = 0
    ANY = 1
    EACH = 2
    THAT = 3  # the one that the step before was about
    FOE = 4  # the horde player; only in copied text

    def phrase(self) -> Phrase:
        return Phrase(f"effects-who-{self.name.lower()}")


ALL = 99  # "all": more than anything can hold


class From(IntEnum):
    """Where a summoned card comes from."""

    DECK = 0
    OUTSIDER_PILE = 1
    BENEATH = 2
    HORDE_DISCARD_PILE = 3
    HORDE_DISCARD_TOP = 4


class Into(IntEnum):
    """The lane of a summoned card, where a text names another than the leftmost free one."""

    LEFTMOST = 0
    RIGHTMOST = 1


class Charged(IntEnum):
    """Whom or where a monster charges. MON-KEY-19 MON-KEY-20"""

    LEFT = 0
    RIGHT = 1
    WEAKEST_ALLY = 2
    STRONGEST_ALLY = 3
    CLOSEST_ALLY = 4
