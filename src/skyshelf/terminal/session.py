"""The conversation of a game in a terminal: what to show, what was typed, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from skyshelf.bots.advice import hints
from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BadChoice, SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.rng import mix
from skyshelf.rulebook import RulebookError, catalogue
from skyshelf.terminal.numbering import option_order
from skyshelf.terminal.options_panel import options_panel
from skyshelf.terminal.saves import shelve, write_journal
from skyshelf.terminal.tables import draw_look, draw_table, look_words, tell_card
from skyshelf.text.speaker import Speaker

_HINT_SECONDS = 1.5
_WINDOW_SECONDS = 0.4
_LOG_LINES = 20
_PREVIEW_EVENTS = 6


class Quit(Exception):
    """The player leaves; the game is saved."""


class Session:
    """One game at one terminal. People share the screen; bots see only their own view."""

    def __init__(
        self,
        match: Match,
        console: Console,
        speaker: Speaker,
        ask: Callable[[str], str],
        save: Path,
    ) -> None:
        self.match = match
        self.bots: dict[int, Bot] = {
            seat: bot_named(name, match.game, mix(match.journal.seed ^ seat + 1))
            for seat, name in enumerate(match.journal.bots)
            if name
        }
        self.console = console
        self.speaker = speaker
        self.ask = ask
        self.save = save
        self.shown = 0  # the log is told up to this choice
        self.hint_seconds = _HINT_SECONDS
        self.window_seconds = _WINDOW_SECONDS

    def say(self, key: str, **args: Arg) -> str:
        return self.speaker.say(Phrase(f"terminal-{key}", args))

    def run(self) -> None:
        """Play until the game is over or the player leaves; every choice is on disk before the next question."""
        self._keep()
        try:
            while self.match.state.decision is not None:
                seat = self.match.state.decision.seat
                if self._may_undo_first(seat):
                    continue
                if seat in self.bots:
                    self._bot_turn(seat)
                else:
                    self._human_turn(seat)
                self._keep()
        except Quit:
            self.console.print(self.say("saved", file=str(self.save)))
            return
        self._tell_news(None)
        self._show_table(None)
        self._tell_ending()
        self.console.print(self.say("saved", file=str(shelve(self.save))))

    def _keep(self) -> None:
        write_journal(self.save, self.match.save(), own=True)

    def _may_undo_first(self, seat: int) -> bool:
        """Before another player decides, the last mover may take the turn back; True if that happened."""
        mover = self.match.mover
        if mover is None or mover == seat or mover in self.bots or not self.match.undoable:
            return False
        self._tell_news(mover)
        while True:
            try:
                line = (
                    self.ask(self.say("pass-on", name=self.match.journal.names[seat]) + " ").strip().lower()
                )
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            if line == "undo":
                self._undo()
                return True
            if not line:
                return False
            if line in ("quit", "q"):
                raise Quit

    def _undo(self) -> None:
        self.match.undo()
        self.shown = min(self.shown, len(self.match.journal.choices) + 1)

    def _bot_turn(self, seat: int) -> None:
        name = self.match.journal.names[seat]
        bot, decision = self.bots[seat], self.match.state.decision
        assert decision is not None
        window = self.window_seconds if decision.kind in self.match.game.windows else 0.0
        # In a reaction window every answer takes the same time: speed would tell what a hand holds.
        bot.most_seconds = window or None
        until = monotonic() + window
        with self.console.status(self.say("thinking", name=name)):
            index = bot.choose(self.match.view(seat))
            sleep(max(0.0, until - monotonic()))
        self.match.choose(index)

    def _human_turn(self, seat: int) -> None:
        self._tell_news(seat)
        self._show_table(seat)
        decision = self.match.state.decision
        assert decision is not None
        numbered = self._show_options(decision)
        while True:
            try:
                line = self.ask(self.say("ask", name=self.match.journal.names[seat]) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            try:
                if self._obey(line, seat, decision, numbered):
                    return
            except SkyshelfError as error:
                self.console.print(f"[red]{escape(str(error))}[/red]", highlight=False)

    def _obey(self, line: str, seat: int, decision: Decision, numbered: Sequence[int]) -> bool:
        """Do what was typed; True when the table has changed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                return False
            case "help" | "?":
                self._help()
            case "quit" | "q":
                raise Quit
            case "undo":
                self._undo()
                return True
            case "table":
                self._show_table(seat)
                self._show_options(decision)
            case "log":
                self._show_log(seat, int(rest) if rest.isdigit() else _LOG_LINES)
            case "hint":
                self._hint(seat)
            case "why":
                self._why(seat, rest)
            case "what":
                self._what(seat, decision, self._find(rest, decision, numbered))
            case "rule":
                self._rule(rest.upper())
            case "save":
                self._save_as(rest)
            case look if look in look_words(self.match.game.speech):
                view = self.match.view(seat)
                self.console.print(draw_look(self.match.game.speech, look, view, rest, self.speaker))
            case _:
                self.match.choose(self._find(line, decision, numbered))
                return True
        return False

    def _help(self) -> None:
        self.console.print(self.say("help"))
        game = self.match.game.speech
        if look_words(game):
            self.console.print(self.say(f"{game}-help"))

    def _find(self, text: str, decision: Decision, numbered: Sequence[int]) -> int:
        """The option meant by a number, its text, or a beginning of its text that fits only one."""
        if text.isdigit():
            if 1 <= int(text) <= len(numbered):
                return numbered[int(text) - 1]
            raise BadChoice(self.say("no-number", most=len(numbered)))
        index = decision.index_of(text)
        if index >= 0:
            return index
        wanted = " ".join(text.lower().split())
        fitting = [
            index for index, option in enumerate(decision.options) if option.text().lower().startswith(wanted)
        ]
        if wanted and len(fitting) == 1:
            return fitting[0]
        if wanted and fitting:
            raise BadChoice(self.say("several", text=text))
        reasons = self.match.game.why_not(self.match.view(decision.seat), text)
        if reasons:
            raise BadChoice(" ".join(f"{self.speaker.say(phrase)} ({rule})" for rule, phrase in reasons))
        raise BadChoice(self.say("unknown", text=text))

    def _show_table(self, seat: int | None) -> None:
        self.console.print(draw_table(self.match.game.speech, self.match.view(seat), self.speaker))

    def _show_options(self, decision: Decision) -> list[int]:
        """Print the options grouped by action; returns the option index behind each number."""
        game = self.match.game.speech
        commands = self.say("commands")
        if look_words(game):
            commands += f" · {self.say(f'{game}-commands')}"
        self.console.print(options_panel(decision, game, self.speaker, commands, self.console.width))
        return option_order(decision)

    def _tell_news(self, seat: int | None) -> None:
        """What happened since the last question, as this seat may know it."""
        for seen in self.match.seen(seat, self.shown):
            self.console.print(
                f"[dim]·[/dim] {self.speaker.tell(seen, self.match.game.speech)}", highlight=False
            )
        self.shown = len(self.match.journal.choices) + 1

    def _show_log(self, seat: int, lines: int) -> None:
        for seen in self.match.seen(seat)[-lines:]:
            sentence = self.speaker.tell(seen, self.match.game.speech)
            self.console.print(f"{escape(sentence)} [dim]{seen.rule}[/dim]", highlight=False)

    def _hint(self, seat: int) -> None:
        """The best options, how good the game looks after each, and what each does; all from the player's view."""
        game = self.match.game
        view = self.match.view(seat)
        decision = view.decision
        assert decision is not None
        seed = self.match.journal.seed ^ len(self.match.journal.choices)
        with self.console.status(self.say("thinking", name="search")):
            found = hints(game, view, self.hint_seconds, seed)
        for hint in found:
            option = decision.options[hint.index]
            label = escape(self.speaker.say(option.label()))
            self.console.print(f"{hint.chance:4.0%}  {label} [dim]{option.text()}[/dim]", highlight=False)
            for seen in hint.does:
                self.console.print(
                    f"      [dim]{escape(self.speaker.tell(seen, game.speech))}[/dim]", highlight=False
                )

    def _why(self, seat: int, text: str) -> None:
        """The rule behind the last event, or what stands against an action."""
        if not text:
            seen = self.match.seen(seat)
            if seen:
                self.console.print(self.speaker.tell(seen[-1], self.match.game.speech), highlight=False)
                self._rule(seen[-1].rule)
            return
        reasons = self.match.game.why_not(self.match.view(seat), text)
        if not reasons:
            decision = self.match.state.decision
            assert decision is not None
            key = "possible" if decision.index_of(text) >= 0 else "unknown"
            self.console.print(self.say(key, text=text))
        for rule, phrase in reasons:
            self.console.print(self.speaker.say(phrase), highlight=False)
            self._rule(rule)

    def _what(self, seat: int, decision: Decision, index: int) -> None:
        """What an option would lead to, as far as the player can know: tried on a possible table."""
        game = self.match.game
        view = self.match.view(seat)
        table = game.determinize(view, 0)
        table.choose(index)
        self.console.print(self.speaker.say(decision.options[index].label()), style="bold")
        for event in table.events[:_PREVIEW_EVENTS]:
            if event.barrier:
                self.console.print(self.say("chance"))
                return
            self.console.print(f"→ {self.speaker.tell(event.seen_by(seat), game.speech)}", highlight=False)
        if table.decision is not None and table.decision.seat == seat:
            self.console.print(f"→ {self.speaker.ask(table.decision, game.speech)}", style="dim")
        elif table.decision is not None:
            name = self.match.journal.names[table.decision.seat]
            self.console.print(f"→ {self.say('decides-next', name=name)}", style="dim")

    def _rule(self, rule_id: str) -> None:
        """A rule of the catalogue, where the catalogues are at hand; a card's text is its own rule."""
        try:
            rules = {rule.id: rule for rule in catalogue(self.match.game.name)}
        except RulebookError:
            rules = {}
        if rule_id in rules:
            text = rules[rule_id].text
        else:
            text = tell_card(self.match.game.speech, rule_id, self.speaker) or self.say(
                "no-rule", rule=rule_id
            )
        self.console.print(f"[dim]{rule_id}[/dim] {escape(text)}", highlight=False)

    def _save_as(self, name: str) -> None:
        path = Path(name) if name else self.save
        write_journal(path, self.match.save(), own=path == self.save)
        self.console.print(self.say("saved", file=str(path)))

    def _tell_ending(self) -> None:
        outcome = self.match.state.outcome
        assert outcome is not None
        names = [self.match.journal.names[seat] for seat in outcome.winners]
        ending = self.speaker.say(Phrase(f"{self.match.game.speech}-ending-{outcome.kind}"))
        key = "winners" if names else "nobody-wins"
        self.console.print(Panel(f"{ending}. {self.say(key, names=', '.join(names))}", border_style="green"))
