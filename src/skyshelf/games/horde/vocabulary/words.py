"""All the words that a card can be written with: `from ...vocabulary import words as w`, then `w.play(w.draw(1))`.

Whatever a module below defines is a word here; nothing is listed twice. Rules import the modules, never this one.
"""

from __future__ import annotations

from skyshelf.effects.abilities import *
from skyshelf.effects.conditions import *
from skyshelf.effects.numbers import *
from skyshelf.effects.ops import *
from skyshelf.effects.select import *
from skyshelf.games.horde.vocabulary.amounts import *
from skyshelf.games.horde.vocabulary.beneath import *
from skyshelf.games.horde.vocabulary.board import *
from skyshelf.games.horde.vocabulary.change import *
from skyshelf.games.horde.vocabulary.consent import *
from skyshelf.games.horde.vocabulary.fetching import *
from skyshelf.games.horde.vocabulary.gifts import *
from skyshelf.games.horde.vocabulary.harm import *
from skyshelf.games.horde.vocabulary.instead import *
from skyshelf.games.horde.vocabulary.keywords import *
from skyshelf.games.horde.vocabulary.kinds import *
from skyshelf.games.horde.vocabulary.leaving import *
from skyshelf.games.horde.vocabulary.looking import *
from skyshelf.games.horde.vocabulary.outsiders import *
from skyshelf.games.horde.vocabulary.piles import *
from skyshelf.games.horde.vocabulary.pointers import *
from skyshelf.games.horde.vocabulary.prices import *
from skyshelf.games.horde.vocabulary.properties import *
from skyshelf.games.horde.vocabulary.ranks import *
from skyshelf.games.horde.vocabulary.sides import *
from skyshelf.games.horde.vocabulary.summoning import *
from skyshelf.games.horde.vocabulary.supplies import *
from skyshelf.games.horde.vocabulary.timing import *
from skyshelf.games.horde.vocabulary.tokens import *
