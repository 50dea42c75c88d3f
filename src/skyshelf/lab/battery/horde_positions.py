"""Random positions of both editions of Skytear Horde: full lanes, attachments, cards beneath others, colossals,
tokens, late stages, few cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.described import MINION_NAMES
from skyshelf.games.horde.table.lanes import LANES
from skyshelf.games.horde.table.state import HAND_LIMIT, HORDE, MOST_MANA, Horde
from skyshelf.games.horde.vocabulary.names import CardType, Side, Subtype
from skyshelf.lab.battery.lots import Lots

MOST_TOKENS = 3  # of each kind on a card

# Cards that others come to lie beneath: which ones of their owner's deck, and how many at most. Dawn Defenders take a
# monster of the horde, and Pit Mouth an ally.
HOSTS: dict[str, tuple[Callable[[Card], bool], int]] = {
    "guard_pillar": (lambda card: card.type == CardType.ALLY, 2),
    "the_living_jungle": (lambda card: card.subtype == Subtype.DRYAD, 3),
    "granary": (lambda card: True, 9),
    "scrap_tinkerer": (lambda card: card.type == CardType.ATTACHMENT, 2),
    "blessed_sundancer": (lambda card: True, 3),
}
_TAKES_A_MONSTER = "dawn_defenders"
_TAKES_AN_ALLY = "pit_mouth"


def random_words(game: HordeGame, seats: int, settings: Settings, seed: int, lots: Lots) -> dict[str, Any]:
    """The table of a game that has begun, with its cards spread over lanes and piles."""
    state: State = game.start(seats, settings, seed)
    assert isinstance(state, Horde)
    words = game.describe(state)
    words["phase"] = lots.one_of(state.edition.phase_names)
    words["turn_number"] = 1 + lots.below(12)
    words["castle"] = {**words["castle"], "wounds": lots.up_to(10)}
    stages = len(state.rules.stages)
    stage = 1 + lots.below(stages)
    portal = CARDS[state.rules.stages[stage - 1]]
    words["portal"] = {"stage": stage, "turned": lots.below(4), "collapsing": False}
    if portal.health > 1:
        words["portal"]["wounds"] = lots.up_to(portal.health - 1)
        words["portal"]["collapsing"] = stage < stages and lots.one_in(8)
    _spread_horde(words, state, lots)
    for name in list(words["players"])[: len(state.rules.alliance)]:
        _spread_alliance(words, name, lots)
    for name in MINION_NAMES:
        words["minions"][name] = {"health": lots.up_to(4)}
        free = [str(lane) for lane in range(1, LANES + 1) if str(lane) not in words["monsters"]]
        if free and words["minions"][name]["health"] and lots.one_in(4):
            lane = lots.one_of(free)
            taken = [about.get("lane") for about in words["minions"].values()]
            if int(lane) not in taken:
                words["minions"][name]["lane"] = int(lane)
    words["seed"] = lots.below(1 << 30)
    return words


def random_numbers(card: Card, lots: Lots) -> dict[str, Any]:
    """Tokens on a card; it lives."""
    found: dict[str, Any] = {}
    if lots.one_in(2):
        found["health" if lots.one_in(2) else "wounds"] = lots.up_to(
            MOST_TOKENS if card.health > MOST_TOKENS else max(0, card.health - 1)
        )
    if lots.one_in(3):
        found["attack" if lots.one_in(2) else "weaken"] = lots.up_to(MOST_TOKENS)
    if lots.one_in(4):
        found["armor"] = lots.up_to(2)
    if lots.one_in(5):
        found["exhausted"] = True
    return found


def _take(pile: list[str], fits: Any) -> str:
    """The first card of a pile that fits, taken out of it, or ''."""
    for slug in pile:
        if fits(BY_SLUG[slug]):
            pile.remove(slug)
            return slug
    return ""


def _attached(words: dict[str, Any], pile: list[str], side: Side, lots: Lots) -> None:
    for _ in range(lots.up_to(2)):
        slug = _take(pile, lambda card: card.type == CardType.ATTACHMENT and card.side == side)
        if slug:
            words.setdefault("attachments", []).append(slug)


def _spread_horde(words: dict[str, Any], state: Horde, lots: Lots) -> None:
    deck: list[str] = words["horde"]["deck"]
    versus = state.rules.horde_seat != HORDE
    # Between the alliance phase and the fight all are turned up, HRD-VS-26; in a fight texts may bring others, also
    # without a horde player: MON-KEY-59.
    concealing = (versus or state.edition.prefix == "MON") and words["phase"] in (
        "horde",
        "alliance",
        "fight",
    )
    words["horde"]["foreseen"] = 0
    tokens = [
        card.slug
        for card in CARDS
        if card.token and card.type == CardType.MONSTER and card.id != FACE_DOWN.id and card.copies
    ]
    rows: dict[str, Any] = _colossal(words, state, lots)
    free = [lane for lane in range(1, LANES + 1) if str(lane) not in rows]
    lane_of_outsider = 0 if rows or not state.rules.outsiders else lots.below(2 * LANES) + 1
    for lane in free:
        if lane == lane_of_outsider:
            at = lots.below(len(state.rules.outsiders))
            outsider = CARDS[state.rules.outsiders[at]]
            words["pile"] = [slug for slug in words["pile"] if not BY_SLUG[slug].outsider]
            words["outsiders_left"] = [CARDS[card].slug for card in state.rules.outsiders[at + 1 :]]
            if outsider.type != CardType.MONSTER:
                words["pile"].append(outsider.slug)
                continue
            entry: dict[str, Any] = {"card": outsider.slug, **random_numbers(outsider, lots)}
        elif lots.one_in(3):
            continue
        elif tokens and lots.one_in(8):
            slug = lots.one_of(tokens)
            entry = {"card": slug, **random_numbers(BY_SLUG[slug], lots)}
        elif concealing and lots.one_in(4):
            entry = {"card": deck.pop(0), "concealed": True} if deck else {}
        else:
            slug = _prefer(deck, _TAKES_AN_ALLY, lots) or _take(
                deck, lambda card: card.type == CardType.MONSTER
            )
            entry = {"card": slug, **random_numbers(BY_SLUG[slug], lots)} if slug else {}
            if slug.startswith(_TAKES_AN_ALLY):
                _swallow(words, entry, lots)
        if entry:
            if not entry.get("concealed"):
                _attached(entry, deck, Side.HORDE, lots)
            rows[str(lane)] = entry
    words["monsters"] = rows
    gone = len(deck) if lots.one_in(6) else lots.up_to(len(deck))
    words["horde"]["discard"] += [deck.pop(0) for _ in range(gone)]
    for _ in range(lots.up_to(2)):
        if deck:
            words["pile"].insert(0, deck.pop(0))
    if versus:
        words["horde"]["hand"] += [deck.pop(0) for _ in range(lots.up_to(min(4, len(deck))))]
        words["horde"]["mana"] = lots.up_to(MOST_MANA)


def _colossal(words: dict[str, Any], state: Horde, lots: Lots) -> dict[str, Any]:
    """A colossal outsider in adjacent lanes, with most of its parts; often it has not come yet. MON-OUT-10"""
    outsider = next((CARDS[card] for card in state.rules.outsiders if CARDS[card].line), None)
    if outsider is None or lots.one_in(3):
        return {}
    words["outsiders_left"] = []
    words["pile"] = [slug for slug in words["pile"] if slug != outsider.slug]
    first = 1 + lots.below(LANES + 1 - len(outsider.line))
    return {
        str(lane): {"card": slug, **random_numbers(BY_SLUG[slug], lots)}
        for lane, slug in enumerate(outsider.line, start=first)
        if slug == outsider.slug or not lots.one_in(4)
    }


def _prefer(pile: list[str], start: str, lots: Lots) -> str:
    """Every other time a card whose name starts so, if there is one."""
    return _take(pile, lambda card: card.slug.startswith(start)) if lots.one_in(2) else ""


def _swallow(words: dict[str, Any], entry: dict[str, Any], lots: Lots) -> None:
    """An ally beneath a monster, with what it bore. MON-SLI-02"""
    name = next(iter(words["players"]))
    deck: list[str] = words["players"][name]["deck"]
    taken = [_take(deck, lambda card: card.type == CardType.ALLY)]
    if lots.one_in(2):
        taken.append(_take(deck, lambda card: card.type == CardType.ATTACHMENT))
    entry["beneath"] = [{"card": slug, "owner": name} for slug in taken if slug]


def _is_host(card: Card) -> bool:
    return card.slug in HOSTS or card.slug == _TAKES_A_MONSTER


def _tuck(words: dict[str, Any], entry: dict[str, Any], deck: list[str], lots: Lots) -> None:
    """Cards beneath an ally or a tower that takes some."""
    slug, found = entry["card"], []
    if slug == _TAKES_A_MONSTER:
        found.append(
            _take(words["horde"]["deck"], lambda card: card.type == CardType.MONSTER and not card.epic)
        )
    elif slug in HOSTS:
        fits, most = HOSTS[slug]
        for _ in range(min(lots.up_to(most), len(deck) - 1)):
            found.append(_take(deck, fits))
    beneath = [
        {"card": one, "owner": entry["owner"]} if BY_SLUG[one].side == Side.ALLIANCE else one
        for one in found
        if one
    ]
    if beneath:
        entry["beneath"] = beneath


def _spread_alliance(words: dict[str, Any], name: str, lots: Lots) -> None:
    area = words["players"][name]
    area["mana"] = lots.up_to(MOST_MANA)
    deck: list[str] = area["deck"]
    horde: list[str] = words["horde"]["deck"]
    for lane in range(1, LANES + 1):
        if str(lane) in words["allies"] or lots.one_in(2) or len(deck) < 3:
            continue
        slug = _take(deck, _is_host) if lots.one_in(3) else ""
        slug = slug or _take(deck, lambda card: card.type in (CardType.ALLY, CardType.TOWER))
        if not slug:
            continue
        card = BY_SLUG[slug]
        entry: dict[str, Any] = {"card": slug, "owner": name}
        if card.type == CardType.TOWER:
            entry["health"] = lots.up_to(MOST_TOKENS) + (card.health == 0)
        else:
            entry |= random_numbers(card, lots)
            _attached(entry, deck, Side.ALLIANCE, lots)
            _attached(entry, horde, Side.HORDE, lots)
        _tuck(words, entry, deck, lots)
        words["allies"][str(lane)] = entry
    left = 1 + lots.up_to(4) if lots.one_in(3) else 5 + lots.below(len(deck))
    while len(deck) > max(1, left):
        hand = len(area["hand"]) < HAND_LIMIT and lots.one_in(4)
        area["hand" if hand else "discard"].append(deck.pop(0))
