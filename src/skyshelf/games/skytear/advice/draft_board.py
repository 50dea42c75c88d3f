"""The draft as a page shows it: the order of the picks, what can be had and why not the rest. SKY-DRAFT-05"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import HEROES
from skyshelf.games.skytear.deckbuilding.legality import budget_for, own_pile, points_of
from skyshelf.games.skytear.setup.draft import STARTERS, FactionDraft, HeroDraft, draft_order, faction_order
from skyshelf.games.skytear.setup.form_decks import BuildDeck, pile_for, points_left
from skyshelf.games.skytear.setup.pool_choice import ChoosePools, open_heroes, pool_size
from skyshelf.games.skytear.shown import (
    Budget,
    DraftFigures,
    DraftOffer,
    DraftPick,
    FactionDraftFigures,
    HeroDraftFigures,
    PoolFigures,
)
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Faction


def draft_figures(s: Skytear, frames: Sequence[Frame], seat: Seat | None) -> DraftFigures | None:
    """How the draft stands for whoever sits there; None when there is none."""
    side = 0 if seat is None else s.side_of_seat(seat)
    match frames[-1] if frames else None:
        case FactionDraft() as factions:
            (heroes,) = [frame for frame in frames if isinstance(frame, HeroDraft)]
            return _factions(s, factions, heroes.starters)
        case ChoosePools() as pools:
            return None if seat is None else _pool(s, pools.chosen[side])
        case HeroDraft() as heroes:
            return _heroes(s, heroes, side)
        case BuildDeck() as deck:
            if deck.seat != seat:
                return None
            points = points_left(s, side) if s.rules.budget else None
            return {"kind": "deck", "out": deck.out, "exchanges": deck.exchanges, "points": points}
    return None


def _factions(s: Skytear, frame: FactionDraft, starters: bool) -> FactionDraftFigures:
    known = STARTERS if starters else tuple(HEROES)
    return {
        "kind": "factions",
        "picks": [
            {
                "side": side,
                "seat": s.captain(side),
                "taken": frame.taken[number] if number < len(frame.taken) else None,
            }
            for number, side in enumerate(faction_order(s.first))
        ],
        # The heroes that come with each faction, or that can be drafted then.
        "heroes": [
            [HEROES[slug].id for slug in known if HEROES[slug].faction == faction] for faction in Faction
        ],
        "starters": starters,
    }


def _pool(s: Skytear, chosen: tuple[CardId, ...]) -> PoolFigures:
    """The heroes that a side has put into its pool, which the other one does not see. SKY-COMP-03"""
    left = set(open_heroes(s, chosen))
    return {
        "kind": "pool",
        "chosen": chosen,
        "size": pool_size(s),
        "offers": [
            {
                "card": hero.id,
                "points": points_of(own_pile(hero.id)),
                "rule": "" if hero.id in left else "SKY-Q-136",
                "why": None if hero.id in left else Phrase("skytear-draft-points"),
            }
            for hero in HEROES.values()
            if hero.id not in chosen
        ],
        "points": {"spent": 0, "budget": budget_for(s.field.heroes)} if s.rules.budget else None,
    }


def _heroes(s: Skytear, frame: HeroDraft, side: int) -> HeroDraftFigures:
    return {
        "kind": "heroes",
        "picks": list(_picks(s)),
        "offers": list(_offers(s, frame, side)),
        # What the other side can still take where it has a pool.
        "theirs": [hero for hero in frame.brought[1 - side] if not frame.closed(s, 1 - side, hero)],
        "points": _points(s, side) if s.rules.budget else None,
    }


def _picks(s: Skytear) -> Iterator[DraftPick]:
    """Everybody's picks in their order, those that are made with their heroes. SKY-DRAFT-07"""
    made = [0, 0]
    for number, side in enumerate(draft_order(s.field.heroes, s.first)):
        team = s.rules.teams[side]
        taken = s.heroes[number].card if number < len(s.heroes) else None
        yield {"side": side, "seat": team[made[side] % len(team)], "taken": taken}
        made[side] += 1


def _offers(s: Skytear, frame: HeroDraft, side: int) -> Iterator[DraftOffer]:
    """Every hero, and what keeps this side from it."""
    for hero in HEROES.values():
        why = against_hero(s, frame, side, hero.id)
        yield {
            "card": hero.id,
            "points": points_of(pile_for(s, side, hero.id)),
            "rule": "" if why is None else why[0],
            "why": None if why is None else why[1],
        }


def against_hero(s: Skytear, frame: HeroDraft, side: int, hero: CardId) -> tuple[str, Phrase] | None:
    """What keeps a side from a hero, the budget too. SKY-Q-136"""
    if hero in frame.left(s, side):
        return None
    return frame.closed(s, side, hero) or ("SKY-Q-136", Phrase("skytear-draft-points"))


def _points(s: Skytear, side: int) -> Budget:
    """What the heroes of a team cost with their piles, and what they may cost together. SKY-PTS-02"""
    team = [hero.card for hero in s.heroes if hero.side == side]
    return {
        "spent": sum(points_of(pile_for(s, side, hero)) for hero in team),
        "budget": budget_for(s.field.heroes),
    }
