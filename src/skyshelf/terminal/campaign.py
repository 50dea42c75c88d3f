"""A campaign between two evenings: what is kept of it, and how it goes on. MON-BP-02"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.campaign import Campaign, Standing
from skyshelf.engine.errors import BadJournal, SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.rng import mix
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.saves import new_save, open_match, saves_folder, write_journal
from skyshelf.text.speaker import Speaker


def games_with_campaigns() -> list[Game]:
    return [game for game in map(game_named, NAMES) if game.campaign is not None]


def campaign_of(game: Game) -> Campaign:
    """The campaign of a game; one without is refused with those that have one."""
    if game.campaign is None:
        offered = ", ".join(each.name for each in games_with_campaigns())
        raise SkyshelfError(f"There is no campaign for {game.name}; there is one for {offered}.")
    return game.campaign


@dataclass(slots=True)
class KeptCampaign:
    """The campaign of this player, the game that is under way, and how many campaigns came before."""

    game: Game
    deck: str
    level: int
    seed: int
    results: list[bool] = field(default_factory=list)
    fight: str = ""  # the name of the journal of the game under way
    earlier: int = 0

    @staticmethod
    def begin(
        game: Game, deck: str | None, level: int, seed: int, before: KeptCampaign | None
    ) -> KeptCampaign:
        """A new one; without a deck, with the next deck of the list. MON-BP-03 MON-BP-04"""
        earlier = 0 if before is None else before.earlier + 1
        return KeptCampaign(game, deck or campaign_of(game).next_deck(earlier), level, seed, earlier=earlier)

    @property
    def standing(self) -> Standing:
        return campaign_of(self.game).standing(self.deck, self.level, self.seed, self.results)

    @property
    def over(self) -> bool:
        return self.standing.fight is None

    def keep(self) -> None:
        kept = {
            "game": self.game.name,
            "deck": self.deck,
            "level": self.level,
            "seed": self.seed,
            "results": self.results,
            "fight": self.fight,
            "earlier": self.earlier,
        }
        write_journal(campaign_file(), json.dumps(kept, indent=1) + "\n", own=True)

    def next_fight(self, name: str) -> tuple[Match, Path]:
        """The game that was left, or the next one: a normal game with its own save."""
        waiting = saves_folder() / self.fight
        if self.fight and waiting.is_file():
            return open_match(waiting), waiting
        settings = self.standing.fight
        assert settings is not None, "a campaign that is over has no next game"
        match = Match.start(self.game, 1, settings, mix(self.seed ^ len(self.results)), [name], [""])
        save = new_save(self.game.name)
        self.fight = save.name
        self.keep()
        return match, save

    def take_result(self) -> None:
        """Count the game if it was finished, wherever it was gone on with."""
        finished = saves_folder().parent / "finished" / self.fight
        if not self.fight or not finished.is_file():
            return
        outcome = open_match(finished).state.outcome
        if outcome is not None:
            self.results.append(bool(outcome.winners))
            self.fight = ""
            self.keep()


def campaign_file() -> Path:
    return saves_folder().parent / "campaign.json"


def kept_campaign() -> KeptCampaign | None:
    """The campaign that was begun; None if there is none yet."""
    path = campaign_file()
    if not path.is_file():
        return None
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        campaign = KeptCampaign(
            # Files of earlier versions do not say the game: there was one with a campaign.
            game_named(str(kept.get("game", games_with_campaigns()[0].name))),
            str(kept["deck"]),
            int(kept["level"]),
            int(kept["seed"]),
            [bool(won) for won in kept["results"]],
            str(kept["fight"]),
            int(kept["earlier"]),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, SkyshelfError) as error:
        raise BadJournal(f"{path} is no campaign any more; 'skyshelf campaign --new' begins one.") from error
    campaign.take_result()
    return campaign


def draw_campaign(campaign: KeptCampaign, speaker: Speaker) -> RenderableType:
    """The row of games with what became of them, and what comes next."""

    def say(key: str, **args: Arg) -> str:
        return speaker.say(Phrase(f"decks-plan-{key}", args))

    standing = campaign.standing
    table = Table(show_header=False, box=None)
    for number, stage in enumerate(standing.stages, start=1):
        went = "open" if stage.won is None else "won" if stage.won else "lost"
        style = {"open": "dim", "won": "green", "lost": "red"}[went]
        table.add_row(f"{number}", speaker.say(stage.name), Text(say(went), style=style))
    title = Text(say("title", deck=standing.deck, level=campaign.level), style="bold")
    return Group(title, table, Text(speaker.say(standing.told)))
