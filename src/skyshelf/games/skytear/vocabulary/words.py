"""All the words that a card can be written with: `from ...vocabulary import words as w`, then `w.heal(2, w.caster)`.

Whatever a module below defines is a word here; nothing is listed twice. Rules import the modules, never this one.
"""

from __future__ import annotations

from skyshelf.effects.conditions import *
from skyshelf.effects.numbers import *
from skyshelf.effects.ops import *
from skyshelf.effects.select import *
from skyshelf.games.skytear.vocabulary.aims import *
from skyshelf.games.skytear.vocabulary.amounts import *
from skyshelf.games.skytear.vocabulary.board import *
from skyshelf.games.skytear.vocabulary.changes import *
from skyshelf.games.skytear.vocabulary.harm import *
from skyshelf.games.skytear.vocabulary.pointers import *
from skyshelf.games.skytear.vocabulary.properties import *
from skyshelf.games.skytear.vocabulary.shapes import *
from skyshelf.games.skytear.vocabulary.stack import *
from skyshelf.games.skytear.vocabulary.supplies import *
from skyshelf.games.skytear.vocabulary.timing import *
