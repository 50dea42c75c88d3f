"""What a table's link invites to: game, mode, host, length and how it is played, in a few words."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.ways import Way
from skyshelf.games.shelf import game_named
from skyshelf.tables.plan import Plan


def invitation(plan: Plan, host: str, come: bool = False, event: bool = False) -> list[Phrase]:
    """Nothing in it but what the link shows anyway: who invites, and what was agreed.

    When all have `come`, nobody is invited any more.
    """
    way = way_of(plan)
    game = Phrase(f"shelf-game-{plan.game}")
    first: dict[str, Arg] = {
        "host": host,
        "game": game,
        "seats": len(plan.seats),
        "minutes": game_named(plan.game).minutes,
    }
    people = sum(seat.kind != "bot" for seat in plan.seats)
    if people == 1:
        parts = [Phrase("tables-alone", first)]
    elif come:
        parts = [Phrase("tables-agreed", first)]
    else:
        parts = [Phrase("tables-invites" if host else "tables-invited", first)]
    if way is not None and len(game_named(plan.game).ways()) > 1:
        parts.append(Phrase("tables-invites-way", {"way": Phrase(f"shelf-way-{way.name}-help")}))
    if event:
        parts.append(Phrase("tables-invites-event"))
    if people > 1 or plan.mode != "friendly":
        parts.append(Phrase(f"tables-invites-{plan.mode}"))
    clock = plan.clock
    if clock.kind != "none":
        amount = {"move": clock.seconds, "bank": clock.seconds // 60, "days": clock.days}[clock.kind]
        parts.append(Phrase(f"tables-invites-clock-{clock.kind}", {"amount": amount}))
    if people > 1:
        parts.append(Phrase(f"tables-invites-hints-{'yes' if plan.hints else 'no'}"))
    return parts


def way_of(plan: Plan) -> Way | None:
    """The way to play that a plan's settings make."""
    fitting = [way for way in game_named(plan.game).ways() if len(plan.seats) in way.seats]
    asked = [
        way
        for way in fitting
        if all(plan.settings.get(name) == value for name, value in way.settings.items())
    ]
    return next(iter(asked or fitting), None)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a chat shows of a link."""

    address: str
    image: str
    title: str
    text: str
    language: str


def preview(page: str, of: Preview) -> str:
    """The page with what a chat shows of its link, in the words of Open Graph."""
    tags = {
        "og:site_name": "Skyshelf",
        "og:type": "website",
        "og:title": of.title,
        "og:description": of.text,
        "og:url": of.address,
        "og:image": of.image,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": of.language,
        "twitter:card": "summary_large_image",
    }
    lines = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    return page.replace("</head>", f"{lines}</head>", 1)
