"""The names that people take: visible, and to be told apart by those who read them."""

from __future__ import annotations

import re
import unicodedata

from skyshelf.tables.refusal import Reason, Refusal

LONGEST_NAME = 24
_JOINER = "\N{ZERO WIDTH JOINER}"
_NON_JOINER = "\N{ZERO WIDTH NON-JOINER}"
_AS_EMOJI = "\N{VARIATION SELECTOR-16}"
# Signs that are one picture together: a key with its cap, and the flag of a part of a country.
_WHOLE = re.compile("[0-9#*]\ufe0f\u20e3|\U0001f3f4[\U000e0030-\U000e007a]{1,8}\U000e007f")
_PLAIN_PICTURE = "\N{WHITE FLAG}"
# Letters that show nothing although they are no control characters, and marks that only steer how others are drawn.
_UNSEEN = (
    {"\N{COMBINING GRAPHEME JOINER}", "\N{HANGUL FILLER}", "\N{HALFWIDTH HANGUL FILLER}"}
    | {"\N{HANGUL CHOSEONG FILLER}", "\N{HANGUL JUNGSEONG FILLER}", "\N{BRAILLE PATTERN BLANK}"}
    | {chr(code) for code in (0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))}
    | {chr(code) for code in range(0xE0000, 0xE1000)}
)
# Arabic and its relatives, and the scripts of India and its neighbours.
_SHAPED = (range(0x0600, 0x0870), range(0x08A0, 0x0E00), range(0x0E80, 0x1100))
_SKIN = range(0x1F3FB, 0x1F400)
_MOST_MARKS = 3

# What looks like a Latin letter or a digit, in the alphabets that people meet; compared, never shown.
_LOOKS_LIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕԁԛԝһьӏ", "abekmhopctyxijsdqwhbl", strict=True))
    | dict(zip("αβεζηικμνοπρτυχωγσ", "abezniKuvonptuxwyo".lower(), strict=True))
    | dict(zip("օոսհզցѵ", "onuhqgv", strict=True))
    | {"0": "o", "1": "l", "|": "l", "ı": "i", "ɑ": "a", "ɡ": "g", "ł": "l", "ø": "o", "đ": "d", "ß": "b"}
)
# Capitals that look like Latin ones although their small letters do not.
_CAPITALS = str.maketrans(
    dict(zip("ΗΜΝΥ", "hmny", strict=True))
    | dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True))
    | dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "abcdeghjklmprstvwyz", strict=True))
)


def proper_name(name: str) -> str:
    """The name as the table shows it; invisible and direction-changing characters are no part of one."""
    proper = " ".join(unicodedata.normalize("NFKC", name).split())
    # What NFKC turns into many letters is not what was asked for.
    if not 0 < len(proper) <= LONGEST_NAME or not is_visible(proper):
        raise Refusal(Reason.ILLEGAL, "bad-name", most=LONGEST_NAME)
    return proper


def skeleton(name: str) -> str:
    """What a hasty reader sees: names with the same skeleton cannot be told apart."""
    shown = unicodedata.normalize("NFKC", name)
    if shown.isupper() or any("a" <= each <= "z" for each in shown.lower()):
        shown = shown.translate(
            _CAPITALS
        )  # in a name that is Greek throughout they are their own small letters
    plain = unicodedata.normalize("NFKD", shown.casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each) and each not in _UNSEEN)
    shown = "".join(each for each in letters if each.isprintable() and each != " ")
    return shown.translate(_LOOKS_LIKE).replace("rn", "m").replace("i", "l")


def is_visible(name: str) -> bool:
    """Every sign can be seen, or stands where it belongs in an emoji or in a script; marks are not piled up."""
    name = _WHOLE.sub(_PLAIN_PICTURE, name)
    pile = 0
    something = False
    for place, sign in enumerate(name):
        before = name[place - 1] if place else ""
        after = name[place + 1 : place + 2]
        if sign in (_JOINER, _NON_JOINER):
            if not (_joins_pictures(sign, before, after) or _shapes_letters(before, after)):
                return False
        elif sign == _AS_EMOJI:
            if not _is_picture(before) or before == _AS_EMOJI:
                return False
        elif sign in _UNSEEN or not sign.isprintable():
            return False
        pile = pile + 1 if unicodedata.combining(sign) else 0
        if pile > _MOST_MARKS:
            return False
        something = something or unicodedata.category(sign)[0] in "LNPS"
    return something


def _joins_pictures(sign: str, before: str, after: str) -> bool:
    return sign == _JOINER and _is_picture(before) and bool(after) and _is_picture(after)


def _shapes_letters(before: str, after: str) -> bool:
    """In scripts whose letters change with their neighbours both joiners show; in others they would hide."""
    return _is_shaped(before) and _is_shaped(after)


def _is_shaped(sign: str) -> bool:
    return (
        bool(sign)
        and any(ord(sign) in script for script in _SHAPED)
        and unicodedata.category(sign)[0] in "LM"
    )


def _is_picture(sign: str) -> bool:
    return bool(sign) and (
        unicodedata.category(sign) == "So" or ord(sign) in _SKIN or sign == _AS_EMOJI or sign in "♀♂"
    )
