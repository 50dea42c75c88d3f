"""Sentences that are right word by word and that no player would say: what readers found, as patterns.

A pattern stands here once its cause is mended in the grammar or the message, so that it cannot come back.
"""

from __future__ import annotations

import re

# What a condition is about is not named a second time; a keyword of Skytear, "the target", is.
_TARGET = "target|bersaglio|objetivo|cel"

CLUMSY: dict[str, dict[str, str]] = {
    "en": {
        "no sign tells up from down": r"\bchanges? by\b",
        "its attack": r"\bpoints? of \w+ of\b",
        "neighboring": r"\bneighbors? of (?:it|Onikai)\b",
        "no monster can": r"\bEach (?:(?!:)[\w -])+ cannot\b",
        "during": r"\b[Ww]hile it is (?:not )?the\b",
        "named twice": rf"\b[Ii]f (the (?!{_TARGET})\w+ \w+) (?:is|has)\b[^.;:]*\b\1\b",
        "their own deck": r"\bthe own\b",
        "the time before what is counted": r"\bfor each [^.:“”]*\bfor the rest of the turn\b",
        "that ally": r"\bAfter an? (?:ally|monster)\b[^:]*:[^.]*\bthat card\b",
        "Marked enemy": r"\b(?:enemy|friendly) (?:Marked|Shapeshifted)\b",
        "a profile": r"\b[Bb]ecomes? a person\b",
        "what is fixed is a cheat": r"\b(?:chance|lots?|number)(?: that)? was fixed\b|\bfixed all chance\b",
        "what is allowed comes after who allows it": r"(?:^|: )[Oo]f (?:a card|other factions)\b",
        "an email": r"\b[Aa] letter is\b|\b[Bb]y mail\b",
        "a percentage": r"\d %",
        "one kind of apostrophe": r"(?<![\w'])[a-z]+'(?:s|t|re)\b",
    },
    "it": {
        "no sign tells up from down": r"\bcambia di -?\d",
        "vicino a": r"che (?:sia|siano|era|erano) (?:sua |sue )?cart[ae] vicin[ae]",
        "saccheggia, infligge": r"\b[Ff]a[ir] (?:saccheggiare|infliggere) (?:a|al|all'|alla)\b(?=[^.]*\d)",
        "un massimo di": r"\bal massimo (?:a|su|da|di) \d",
        "nessun mostro può": r"\b[Oo]gni (?:(?!:)[\w' ])+ non può\b",
        "non è epico": r"\bè non \w",
        "durante la fase": r"\bfintanto che (?:non )?è la fase\b",
        "la carta potenziata": r"\bla carta che l[oa] porta\b",
        "named twice": rf"\b[Ss]e ((?:il |l'|lo |la )(?!{_TARGET})\w+ \w+) (?:non )?(?:è|ha) [^.;:]*\b\1\b",
        "quella carta, quella carta": r"quella carta[^.:«»]*quella carta",
        "the time before what is counted": r"\bper ogni [^.:«»]*\bper il resto del turno\b",
        "pesca tra queste": r"\bSe tra loro c'è\b[^.]*quella carta",
        "a dash is no hyphen": r"[\w»):] - [\w«]",
        "finisce in parità": r"\bpartita è (?:pari|patta)\b",
        "a chapter by its name": r"\bsezione [A-Z]{2,}\b",
        "quell'alleato": r"\bDopo [^:]*\bun (?:alleato|mostro)\b[^:]*:[^.]*\bquella carta\b",
        "né": r"\bnon può essere (?:(?!:)[\w ])+ o essere\b",
        "rank before the rest": r"(?:possesso|orda) più (?:forte|debole)\b",
        "salute 10": r"\bha \d+ salute\b",
        "attacco 4 o inferiore": r"\b(?:mana|attacco|salute) \d+ o meno\b",
        "segnalini danno": r"\bottiene 1 o più danni\b",
        "della carta Il Tempio": r"\b(?:di|a|da|su) (?:Il|Lo|La|Gli|Le) [A-Z]",
        "all'8 dicembre": r"\b(?:[Ii]l|[Aa]l|[Dd]al|[Dd]el) (?:8|11)\b(?!,)",
        "l'azione è usata": r"\b(?:Movimento|Attacco)[:,] già usata",
        "on a hex is not beside it": r"\b[Pp]resso (?:il Nexus|la Torre) (?:sud|nord)\b",
        "chi lo ha sconfitto pesca": r"sconfitto\W*: tu peschi\b",
        "one kind of apostrophe": "’",
        "a 2 passi dal centro": r"[Cc]orsia \w+, (?:un passo|\d+ passi) dal\b",
        "a place in brackets": r"\bdel (?:Nord|Sud) (?:un passo|\d+ passi)\b",
        "a place at the end": r"\b[Ll]?'?esagono (?:un passo|\d+ passi|nell[ao] \w+,)",
        "le macchie oltre le 6": r"\b[Oo]ltre \d+ \w+ si perdono\b",
        "spendi 1 mana": r"\b[Pp]aga(?:re|ndo|ti|to)? (?:\d+|quanto) mana\b",
        "la carta nascosta": r"\b(?:Sposta|Scarta|Esaurisci|Sfida con|sceglie) Nascosta\b",
        "mostra is an exhibition": r"\bMostra di(?! nuovo)\b",
        "brackets within brackets": r"\([^()]*\([^()]*\)[^()]*\)",
        "altrettanto of the number before it": r"\bha altrettanto mana\b",
    },
    "es": {
        "no sign tells up from down": r"\bcambia en -?\d",
        "en lo alto, al fondo": r"\b(?:[Ee]ncima|[Dd]ebajo) de(?:l mazo| la pila| (?:tu|su) mazo)\b",
        "la primera carta": r"\bcartas? de arriba de(?:l mazo de la| (?:tu|su))\b",
        "si, durante": r"\bmientras (?:no )?(?:es|tiene|hay|se puede)\b",
        "saquea, inflige": r"\b[Hh]az que (?:Ratamil|Onikai|Yetnar|Zephylite|el monstruo \w+) (?:saquee|inflija)\b",
        "named twice": rf"\b[Ss]i (el (?!{_TARGET})\w+ \w+) (?:no )?(?:es|está|tiene) [^.;:]*\b\1\b",
        "the time before what is counted": r"\bpor cada [^.:«»]*\bhasta el final del turno\b",
        "roba de entre ellas": r"\bSi entre ellas hay\b[^.]*esa carta",
        "que esté a": r"\b(?:a|contra) (?:un|cada|otro) (?:(?!esté)\w+ ){1,4}a \d+ (?:calle|hexágono)s? o menos\b",
        "pila de descartes": r"\bpila de descarte\b",
        "al fondo de la pila": r"\bvan? debajo(?: de (?:ella|es[at]a pila))?[.;,]",
        "fase de recuperación": r"\bprimera preparación\b",
        "ese aliado": r"\bDespués de [^:]*\bun (?:aliado|monstruo)\b[^:]*:[^.]*\besa carta\b",
        "la calle no tiene fichas": r"de una calle que no tenga",
        "alone is not only": r"\b(?:monstruo|aliado) solo golpea\b",
        "the stop after the quotation": r"(?<!N)\.[»”]",
        "de tu pila, que no sea un aliado": r"que no sea un aliado de (?:tu|una) ",
        "ese daño se evita": r"fuera a sufrir daño, se evita\b",
        "la carta oculta": r"(?:\b(?:a|con|Agotar|Descartar|Mover)|del juego:) Oculta\b",
        "a place with a comma ends its sentence": r"que está [^.:;]*, a (?:un|\d+) pasos? [^.:;,]* no se\b",
        "on a hex is not beside it": r"\b[Jj]unto (?:al Nexo|a la Torre) (?:sur|norte)\b",
        "quien lo ha derrotado roba": r"derrotado\W*: robas\b",
    },
    "pl": {
        "no sign tells up from down": r"zmienia się w tej turze o",
        "daj każdemu": r"\b[Zz]a każdego (?:(?!:)[\w ])+ daj mu\b",
        "poza fazą": r"dopóki nie trwa",
        "dopóki nie": r"\bzanim nie\b",
        "w wyniku Ataku": r"\b[Kk]iedy przez (?:następny )?Atak\b",
        "stos kart odrzuconych": r"\bdo kart odrzuconych\b",
        "named twice": r"\b[Jj]eśli (\w+ potwór|\w+ sojusznik|potwór na tej Linii) [^.;:]*\b\1\b",
        "na spód": r"\bpod (?:stos Obcego|talię)\b",
        "alone is not itself": r"\bSam (?:potwór|sojusznik) zadaje\b",
        "ten sojusznik": r"\b(?:Gdy|Po) [^:]*(?:sojusznik|potw[oó]r)[^:]*:[^.]*\btamt\w+ kar",
        "nie rozstrzyga": r"zostawia (?:coś |to )?otwarte",
        "a number with its noun": r"\b(?:manę|obrażenia): \d+\.",
        "five and more": r"\b(?:[5-9]|1\d|\d*[2-9][05-9]|\d+0) (?:karty|żetony|obrażenia|rany|punkty|plamy|medale)\b",
        "no reader is made a man": r"\w(?:łeś|łaś)\b|\bzalogowan[ya]\b|\bzaczynasz sam\b",
        "endless is not unfinished": r"\b[Nn]ieskończon(?!oś)\w+",
        "a number within its sentence": r"\bnajwyżej tyle \w|\bmoże być [^.:;]*\btyle:",
        "a name within its sentence": r"\b(?:o kim|kogo|[Oo]d kogo): ",
        "on a hex is not beside it": r"\b[Pp]rzy (?:środku|(?:pół|połud)\w+ (?:Ogniwie|Wieży))",
        "a card is no she": r": (?:(?!kart)[^?:„])*\b(?:ją|niej|nią)\b[^?:]*\?$",
        "a place stands at the end": r"\bjej środka(?: w stronę P\w+)? (?:i|jest|może|należy|nie|nim|stoi|znika)\b",
        "na kartę": r"\bwymienia kartę [^.]* na (?!kartę\b)",
        "have, said once": r"\bmasz [^;,.]*, (?:nie )?masz\b",
        "comes back to the game": r"\bwraca (?:o krok|\d+ krok)",
        "together with it": r"\brazem z: ",
        "so much health": r"\bbędzie mieć zdrowie\b",
        "only from, not only cards": r"\bpozwala tylko na (?:legendarne|mityczne) karty\b",
        "whose half": r"\bpołowie Linii przegranych\b",
        "a version, as printed": r"\b[Ff]orma(?:t|cie|tu|tem|ty) (?:drużynow|swobodn|turniejow)",
        "two to four": r"(?<!z )(?<!do )(?<!od )\b(?:[2-4]|[2-9][2-4]) (?:kart|żetonów|obrażeń|ran|plam|medali)\b",
    },
}
EVERYWHERE = {
    "a minus, not a hyphen": r"(?<![\w.,–-])-\d(?!\d)",
    # The winds of Polish are called so: północny północny wschód.
    "a word twice": r"\b(?!północny|południowy|wschodni|zachodni)([^\W\d_]{2,}) \1\b",
}


def clumsy(language: str, sentence: str) -> list[str]:
    """What a reader would stumble over, by the name of the pattern; in most cases nothing."""
    patterns = CLUMSY.get(language, {}) | EVERYWHERE
    return [name for name, pattern in patterns.items() if re.search(pattern, sentence)]
