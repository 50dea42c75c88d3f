"""Where words meet: articles, elisions and contractions that a reader would stumble over, by language."""

from __future__ import annotations

import re

# Names of things begin with capitals and keep their own article ("en lugar de El Milésimo Ritual"): case counts.
# "Lo" and "la" are pronouns too ("lo abbassa"): before a vowel they are wrong only where a noun follows.
NOUNS = (
    "abilità|alle|altr|area|armatur|attiv|avversari|azion|ero[ei]|esagon|illusion|incantat|ondat|orda|outsid"
)
STUMBLES: dict[str, re.Pattern[str]] = {
    "en": re.compile(r"\b[Aa] [aeio](?!ne\b)|\b[Aa]n [^aeiouhAEIOU8]"),
    "es": re.compile(
        r"\b(?:de|a) el\b|\b(?:al|del) el\b|\by [Hh]?[iI](?![aeo])|\bo [Hh]?[oO]|\b[Uu]na? (?:un|el)\b"
        r"|\b(?:hasta|sobre|con|entre) a (?=\d|un|el|la|cada)|\b(?:a|al) (?:a|al|de|del)\b"
    ),
    "it": re.compile(
        rf"\b(?:[Ll][oa]|(?:de|a|da|ne|su)ll[ao]) (?={NOUNS})"  # la area, della orda
        r"|\b(?:[Ii]l|[Uu]na|(?:de|a|da|ne|su)l) (?!in )(?=[aeiouàèéìòù]\w)"  # una opzione, del esagono
        r"|\b(?:[Ii]l|[Uu]n|(?:de|a|da|ne|su)l) (?=s[bcdfglmnpqrtvz]|z|gn|ps)"  # il scheletro
        r"|\b[Uu]n (?=altra\b)|\b[Uu]n'(?=altro\b)|\b(?:[Uu]n|[Ll]|[a-z]+ll)' "
        r"|\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) "  # di il castello
    ),
    "pl": re.compile(
        r"\b(?:z|w|na|do|od|pod|za) (?:z|w|na|do|od|pod|za|ze|we)\b"
        r"|\b[Zz] (?=[zsżśwZSŻŚW][bcćdfghjklłmnńprsśtwzźż])|\b[Ww] (?=[wfWF][bcćdfghjklłmnńprsśtwzźż])"  # z związanym
    ),
}


def stumbles(language: str, sentence: str) -> bool:
    pattern = STUMBLES.get(language)
    return pattern is not None and pattern.search(sentence) is not None
