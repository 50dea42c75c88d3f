"""The verbs of Skytear; steering (may, if, choose, repeat) and selectors come from the common language."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Node, enumerated, joined
from skyshelf.effects.numbers import Amount, Number, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Target, chosen_or_not
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.words.names import NUMBERS, Action, Condition, Stat, Until
from skyshelf.games.skytear.words.shapes import Shape


@dataclass(frozen=True, slots=True)
class Flips(Number):
    """A number and so many flips: `3+` is 3 and one flip. SKY-EFX-03 SKY-Q-23"""

    number: int
    flips: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-flips", {"number": self.number, "flips": self.flips})


def _said(key: str, amount: Amount, **args: Arg) -> Phrase:
    """Flips are said like a number; what is counted for each one has a message of its own."""
    if isinstance(amount, Flips):
        return Phrase(f"{key}-flip", {"amount": amount.phrase(), **args})
    return counted(key, amount, **args)


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor counts unless it pierces. One flip for all who are hit. SKY-EFX-11 SKY-AOE-09"""

    amount: Amount
    to: Target

    def phrase(self) -> Phrase:
        return _said("skytear-deal", self.amount, to=self.to.phrase())


@dataclass(frozen=True, slots=True)
class Lose(Op):
    """HP go down whatever the armor; as a price of the caster never below 1. SKY-EFX-18"""

    amount: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-lose", {"amount": self.amount, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Never above the starting HP. SKY-EFX-16 SKY-EFX-17"""

    amount: Amount
    who: Target

    def phrase(self) -> Phrase:
        return _said("skytear-heal", self.amount, who=self.who.phrase())


@dataclass(frozen=True, slots=True)
class Defeat(Op):
    """A minion leaves the battlefield without damage. SKY-EFX-12 SKY-EFX-14"""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-defeat", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Move(Op):
    """Up to so many hexes; the caster's player chooses the way. SKY-MOV-04"""

    hexes: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-move", {"hexes": self.hexes, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Spot(Node):
    """A free hex near something: adjacent to the caster, around a pillar, the target hex."""

    name: str
    within: int = 1

    def phrase(self) -> Phrase:
        return Phrase(f"skytear-spot-{self.name}", {"within": self.within})


@dataclass(frozen=True, slots=True)
class Place(Op):
    """Straight into a free hex. SKY-MOV-05"""

    who: Target
    where: Spot

    def phrase(self) -> Phrase:
        return Phrase("skytear-place", {"who": self.who.phrase(), "where": self.where.phrase()})


@dataclass(frozen=True, slots=True)
class Push(Op):
    """Step by step farther from the caster, and never fewer hexes than possible. SKY-MOV-07"""

    hexes: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-push", {"hexes": self.hexes, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class SwapWithIllusion(Op):
    """The caster and its own illusion trade places."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-swap-with-illusion")


@dataclass(frozen=True, slots=True)
class Spawn(Op):
    """At a lane token that the caster sees; with `every_lane` at each whose lane has the own tower.

    They are placed as in the Minions Phase. SKY-EFX-23 SKY-Q-42
    """

    minions: int
    every_lane: bool = False

    def phrase(self) -> Phrase:
        key = "skytear-spawn-every-lane" if self.every_lane else "skytear-spawn"
        return Phrase(key, {"minions": self.minions})


@dataclass(frozen=True, slots=True)
class Gain(Op):
    """A condition, once. SKY-COND-05"""

    conditions: tuple[Condition, ...]
    who: Target

    def phrase(self) -> Phrase:
        named = enumerated([one.phrase() for one in self.conditions], "effects-and")
        return Phrase(
            f"skytear-gain{chosen_or_not(self.who)}", {"conditions": named, "who": self.who.phrase()}
        )


@dataclass(frozen=True, slots=True)
class Cleanse(Op):
    """All conditions but Shapeshifted end."""

    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-cleanse", {"who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Change(Op):
    """A value goes up or down. SKY-EFX-06 SKY-EFX-07 SKY-EFX-08"""

    stat: Stat
    amount: Amount
    who: Target
    until: Until = Until.ACTIVATION

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"who": self.who.phrase()}
        ending = "-turn" if self.until == Until.TURN else ""
        if self.stat not in NUMBERS:
            return Phrase(f"skytear-change-{self.stat.name.lower().replace('_', '-')}{ending}", args)
        args["stat"] = self.stat.phrase()
        if isinstance(self.amount, int) and self.amount < 0:
            return Phrase(f"skytear-change-less{ending}", {**args, "amount": -self.amount})
        return counted(f"skytear-change{ending}", self.amount, **args)


@dataclass(frozen=True, slots=True)
class Take(Op):
    """Actions without AP and outside the limit, one after another; each is declared as a new effect.

    SKY-EFX-26 SKY-EFX-27 SKY-Q-86
    """

    actions: tuple[Action, ...]
    who: Target

    def phrase(self) -> Phrase:
        named = joined([action.phrase() for action in self.actions], "skytear-then")
        return Phrase("skytear-take", {"action": named, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Draw(Op):
    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-draw", {"cards": self.cards})


@dataclass(frozen=True, slots=True)
class DiscardOrCancel(Op):
    """The player of the answered card discards a card from hand, or else the card is cancelled."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-discard-or-cancel")


@dataclass(frozen=True, slots=True)
class Predict(Op):
    """See the topmost cards, discard some, put the rest back in any order. SKY-EFX-20 SKY-EFX-21 SKY-EFX-22"""

    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-predict", {"cards": self.cards})


@dataclass(frozen=True, slots=True)
class Burn(Op):
    """Cards of its owner's deck lie on a hero card without effect and count as spent mana."""

    cards: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-burn", {"cards": self.cards, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Refresh(Op):
    """Cards leave the top of the caster's hero card; it gets their mana back. SKY-MANA-04"""

    cards: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-refresh", {"cards": self.cards})


@dataclass(frozen=True, slots=True)
class Cancel(Op):
    """The answered effect leaves the Stack; what was paid for it stays paid."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-cancel")


@dataclass(frozen=True, slots=True)
class Retarget(Op):
    """The answered Attack gets another target, legal for its attacker: the caster, or any of its side."""

    to_caster: bool

    def phrase(self) -> Phrase:
        return Phrase("skytear-retarget-caster" if self.to_caster else "skytear-retarget")


@dataclass(frozen=True, slots=True)
class PutPillar(Op):
    """A friendly pillar on the target hex; at the cap one of your pillars goes first. SKY-TAU-08"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-put-pillar")


@dataclass(frozen=True, slots=True)
class RemovePillar(Op):
    """The target pillar. SKY-TAU-11"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-remove-target-pillar")


@dataclass(frozen=True, slots=True)
class MoveIllusion(Op):
    """As in the Nupten Worship. SKY-NUP-02 SKY-NUP-03"""

    hexes: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-move-illusion", {"hexes": self.hexes})


@dataclass(frozen=True, slots=True)
class Lay(Op):
    """An area of effect is laid: around the caster, or so that it covers the target hex. SKY-AOE-02"""

    shape: Shape

    def phrase(self) -> Phrase:
        return Phrase(
            "skytear-lay-around" if self.shape.caster else "skytear-lay", {"shape": self.shape.phrase()}
        )


@dataclass(frozen=True, slots=True)
class Block(Op):
    """Hexes become Blocking Elements until the turn ends: those of the laid area, or the target hex."""

    area: bool

    def phrase(self) -> Phrase:
        return Phrase("skytear-block-area" if self.area else "skytear-block")


@dataclass(frozen=True, slots=True)
class Advance(Op):
    """One lane token advances toward the enemy; minions of its lane are placed anew."""

    hexes: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-advance", {"hexes": self.hexes})


@dataclass(frozen=True, slots=True)
class SacrificeOne(Op):
    """As a price: remove a friendly pillar, or defeat a friendly minion that the caster sees."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-sacrifice-one")


@dataclass(frozen=True, slots=True)
class PillarsTaken(Number):
    """The pillars taken off in the Worship that triggered the skill. SKY-TAU-02"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-pillars-taken")


@dataclass(frozen=True, slots=True)
class Half(Number):
    """Half of the HP lost, rounded up. SKY-EFX-15"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-half")
