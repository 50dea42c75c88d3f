"""The dice: their colours, and a die with its face as one number."""

from __future__ import annotations

from enum import IntEnum

from skyshelf.engine.phrase import Phrase


class Colour(IntEnum):
    BLUE = 0
    WHITE = 1
    YELLOW = 2
    GREEN = 3
    BLACK = 4
    ORANGE = 5
    RED = 6
    PURPLE = 7
    GREY = 8  # wild, PNT-DIE-12


COLOURS = tuple(Colour)
FACES = 6  # PNT-CMP-06
DICE_OF = (9, 5, 2, 2, 2, 2, 2, 2, 4)  # by colour, PNT-CMP-07
DICE = sum(DICE_OF)

# A die is `colour * FACES + face - 1`; the pool counts its dice by that number.
KINDS = len(COLOURS) * FACES
COLOUR_OF: tuple[Colour, ...] = tuple(Colour(die // FACES) for die in range(KINDS))
FACE_OF: tuple[int, ...] = tuple(die % FACES + 1 for die in range(KINDS))
DIE_TEXT: tuple[str, ...] = tuple(f"{COLOUR_OF[die].name.lower()}{FACE_OF[die]}" for die in range(KINDS))
DIE_NAME: tuple[Phrase, ...] = tuple(
    Phrase(
        "painters-die",
        {"colour": Phrase(f"painters-colour-{COLOUR_OF[die].name.lower()}"), "face": FACE_OF[die]},
    )
    for die in range(KINDS)
)


def die_of(colour: int, face: int) -> int:
    return colour * FACES + face - 1


def turned_to(die: int, face: int) -> int:
    """The same die showing another face."""
    return die // FACES * FACES + face - 1
