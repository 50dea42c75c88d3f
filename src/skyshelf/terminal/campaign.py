"""The battle plan between two evenings: what is kept of it, and how it goes on. MON-BP-02"""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.rng import mix
from skyshelf.games.horde.challenges.battle_plan import HORDES, BattlePlan, next_alliance, plan_standing
from skyshelf.games.horde.deckbuilding.agree import deck_name, is_custom
from skyshelf.games.shelf import game_named
from skyshelf.terminal.saves import new_save, open_match, saves_folder, write_journal
from skyshelf.text.speaker import Speaker

GAME = "monoliths"


class Campaign:
    """The plan of this player, the fight that is under way, and how many plans came before."""

    def __init__(self, plan: BattlePlan, fight: str = "", earlier: int = 0) -> None:
        self.plan = plan
        self.fight = fight  # the name of the journal of the fight under way
        self.earlier = earlier

    @staticmethod
    def begin(deck: str | None, level: int, seed: int, before: Campaign | None) -> Campaign:
        """A new plan; without a deck the next one of the list. MON-BP-03 MON-BP-04"""
        earlier = 0 if before is None else before.earlier + 1
        return Campaign(BattlePlan(deck or next_alliance(earlier), level, seed), "", earlier)

    def keep(self) -> None:
        plan = self.plan
        kept = {
            "deck": plan.deck,
            "level": plan.level,
            "seed": plan.seed,
            "results": plan.results,
            "fight": self.fight,
            "earlier": self.earlier,
        }
        write_journal(campaign_file(), json.dumps(kept, indent=1) + "\n", own=True)

    def next_fight(self, name: str) -> tuple[Match, Path]:
        """The fight that was left, or a new one against the next horde: a normal game with its own save."""
        waiting = saves_folder() / self.fight
        if self.fight and waiting.is_file():
            return open_match(waiting), waiting
        settings = self.plan.fight(_collection())
        match = Match.start(
            game_named(GAME), 1, settings, mix(self.plan.seed ^ len(self.plan.results)), [name], [""]
        )
        save = new_save(GAME)
        self.fight = save.name
        self.keep()
        return match, save

    def take_result(self) -> None:
        """Count the fight if it was finished, wherever it was gone on with."""
        finished = saves_folder().parent / "finished" / self.fight
        if not self.fight or not finished.is_file():
            return
        outcome = open_match(finished).state.outcome
        if outcome is not None:
            self.plan.results.append(bool(outcome.winners))
            self.fight = ""
            self.keep()


def _collection() -> tuple[str, ...]:
    """Every outsider that there is."""
    values = next(setting.values for setting in game_named(GAME).settings if setting.name == "outsider")
    return tuple(str(value) for value in values)


def campaign_file() -> Path:
    return saves_folder().parent / "campaign.json"


def kept_campaign() -> Campaign | None:
    """The plan that was begun; None if there is none yet."""
    path = campaign_file()
    if not path.is_file():
        return None
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        plan = BattlePlan(
            str(kept["deck"]), int(kept["level"]), int(kept["seed"]), [bool(won) for won in kept["results"]]
        )
        campaign = Campaign(plan, str(kept["fight"]), int(kept["earlier"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadJournal(
            f"{path} is no battle plan any more; 'skyshelf campaign --new' begins one."
        ) from error
    campaign.take_result()
    return campaign


def draw_campaign(campaign: Campaign, speaker: Speaker) -> RenderableType:
    """The hordes in their order with what became of them, and what comes next."""

    def say(key: str, **args: Arg) -> str:
        return speaker.say(Phrase(f"decks-plan-{key}", args))

    plan = campaign.plan
    deck = Phrase("decks-plan-own-deck") if is_custom(plan.deck) else deck_name(plan.deck)
    table = Table(show_header=False, box=None)
    for number, horde in enumerate(HORDES):
        went = "open" if number >= len(plan.results) else "won" if plan.results[number] else "lost"
        style = {"open": "dim", "won": "green", "lost": "red"}[went]
        name = speaker.say(Phrase(f"horde-setting-horde-{horde}"))
        table.add_row(f"{number + 1}", name, Text(say(went), style=style))
    told = speaker.say(plan_standing(plan, _collection()))
    return Group(Text(say("title", deck=deck, level=plan.level), style="bold"), table, Text(told))
