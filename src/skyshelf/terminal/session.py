"""The conversation of a game in a terminal: what to show, what was typed, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from skyshelf.bots.advice import hints
from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import bot_named
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BadChoice, SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.rng import mix
from skyshelf.engine.seat import Seat, seated
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import RulebookError, told
from skyshelf.terminal.choosing import options_meant, plain, typed_number, written_out
from skyshelf.terminal.display import display_of
from skyshelf.terminal.ending import draw_ending
from skyshelf.terminal.numbering import is_number, option_order
from skyshelf.terminal.options_panel import options_panel
from skyshelf.terminal.saves import shelve, write_journal
from skyshelf.text.speaker import Speaker

_HINT_SECONDS = 1.5
_WINDOW_SECONDS = 0.4
_LOG_LINES = 20
_PREVIEW_EVENTS = 6


class Quit(Exception):
    """The player leaves; the game is saved."""


class GivenUp(Exception):
    """The player wants no more of this game."""


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
        self.screen = display_of(match.game)
        self.bots: dict[Seat, Bot] = {
            seat: bot_named(name, match.game, mix(match.journal.seed ^ seat + 1))
            for seat, name in seated(match.journal.bots)
            if name
        }
        self.console = console
        self.speaker = speaker
        self.ask = ask
        self.save = save
        self.shown = 0  # the log is told up to this choice
        # Who was asked last at this screen, and from which choice on.
        self.sitting = None if match.mover in self.bots else match.mover
        self.sat_down = 0
        self.chosen_in = match.state.turn  # the turn in which a person was asked last
        self.vain: frozenset[int] = frozenset()  # the choices of the open question that would change nothing
        self.warned = -1  # the one of them that was typed, and is made when it is typed again
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
                if self._hands_over(seat):
                    continue
                if seat in self.bots:
                    self._bot_turn(seat)
                else:
                    self._human_turn(seat)
                self._keep()
        except Quit:
            self.console.print(self.say("saved", file=str(self.save)))
            return
        except GivenUp:
            self.console.print(self.say("given-up", file=str(shelve(self.save))))
            return
        self._tell_news(None)
        self._show_table(None)
        self._tell_ending()
        self.console.print(self.say("saved", file=str(shelve(self.save))))

    def _keep(self) -> None:
        write_journal(self.save, self.match.save(), own=True)

    def _hands_over(self, seat: Seat) -> bool:
        """Before another player decides, who sits here takes back a choice, or makes room: True if it was taken back.

        So nobody sees the hand of the next one who shares the screen.
        """
        sitting = self.sitting
        may_undo = self.match.mover == sitting and self.match.undoable > 0
        if sitting is None or sitting == seat or (seat in self.bots and not may_undo):
            return False
        self._tell_news(sitting)
        turn_passes = self.match.state.turn > self.chosen_in
        key = "make-room" if not may_undo else "pass-on" if turn_passes else "hand-over"
        question = self.say(key, name=self.speaker.name(seat))
        while True:
            line = self._typed(question)
            try:
                if line.lower() == "undo":
                    self._undo(sitting)
                    return True
                if not line:
                    self._clear_for(seat)
                    return False
                if not self._inform(line, sitting):
                    self.console.print(self.say("enter-or-undo" if may_undo else "enter-only", text=line))
            except SkyshelfError as error:
                self._refuse(error)

    def _clear_for(self, seat: Seat) -> None:
        """The hand of the one before leaves the screen; the next one reads anew what has happened since."""
        if seat not in self.bots:
            self.console.clear()
            self.shown = self.sat_down

    def _typed(self, question: str) -> str:
        try:
            return self.ask(question + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _refuse(self, error: SkyshelfError) -> None:
        self.console.print(Text(str(error), style="red"))

    def _undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.shown = min(self.shown, len(self.match.journal.choices) + 1)

    def _bot_turn(self, seat: Seat) -> None:
        name = self.speaker.name(seat)
        bot, decision = self.bots[seat], self.match.state.decision
        assert decision is not None
        window = self.window_seconds if decision.kind in self.match.game.windows else 0.0
        # In a reaction window every answer takes the same time: speed would tell what a hand holds.
        bot.most_seconds = window or None
        until = monotonic() + window
        with self.console.status(Text(self.say("thinking", name=name))):
            index = bot.choose(self.match.view(seat))
            sleep(max(0.0, until - monotonic()))
        self.match.choose(index)

    def _human_turn(self, seat: Seat) -> None:
        self._tell_news(seat)
        if seat != self.sitting:
            self.sitting, self.sat_down = seat, self.shown
        self._show_table(seat)
        decision = self.match.state.decision
        assert decision is not None
        numbered = self._show_options(decision)
        self.chosen_in = self.match.state.turn
        while True:
            line = self._typed(self.say("ask", name=self.speaker.name(seat)))
            try:
                if self._obey(line, seat, decision, numbered):
                    return
            except SkyshelfError as error:
                self._refuse(error)

    def _obey(self, line: str, seat: Seat, decision: Decision, numbered: Sequence[int]) -> bool:
        """Do what was typed; True when the table has changed."""
        if not line or self._inform(line, seat):
            return False
        word, _, rest = line.partition(" ")
        match word.lower():
            case "undo":
                self._undo(seat)
                return True
            case "hint":
                self._hint(seat)
            case "why":
                self._why(seat, rest.strip())
            case "what" if not rest.strip():
                self.console.print(self.say("what-which"))
            case "what":
                self._what(seat, decision, self._find(rest.strip(), decision, numbered))
            case _:
                return self._choose(self._find(line, decision, numbered))
        return False

    def _choose(self, index: int) -> bool:
        """True when it is done: of what comes to nothing the player is told first."""
        if index in self.vain and index != self.warned:
            self.warned = index
            self.console.print(Text(self.say("no-effect-again"), style="yellow"))
            return False
        self.match.choose(index)
        return True

    def _inform(self, line: str, seat: Seat) -> bool:
        """Words that only tell or keep something, whoever decides; False if this is none of them."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        view = self.match.view(seat)
        match word.lower():
            case "help" | "?":
                self._help(view)
            case "quit" | "q":
                raise Quit
            case "resign":
                if self._typed(self.say("resign-sure")).lower() == "resign":
                    raise GivenUp
            case "table":
                self._show_table(seat)
                if view.decision is not None:
                    self._show_options(view.decision)
            case "log":
                self._show_log(seat, typed_number(rest) or _LOG_LINES)
            case "why" if not rest:
                self._why(seat, "")
            case "rule":
                self._rule(rest.upper()) if rest else self.console.print(self._example("rule-which"))
            case "save":
                self._save_as(rest)
            case "look":
                self.console.print(self.screen.look_at(view, rest, self.speaker))
            case look if look in self.screen.looks:
                self.console.print(self.screen.looks[look](view, rest, self.speaker))
            case _:
                return False
        return True

    def _example(self, key: str, **more: Arg) -> str:
        """A sentence with words that can be typed in this very game."""
        game = self.match.game
        return self.say(key, why=game.example_why, rule=game.example_rule, **more)

    def _help(self, view: View) -> None:
        names = self.screen.look_names(view, self.speaker) or ["NAME"]
        examples = dict.fromkeys((names[0], names[len(names) // 2], names[-1]))
        self.console.print(self._example("help", look=", ".join(f"look {name}" for name in examples)))
        if self.screen.looks:
            self.console.print(self.say(f"{self.match.game.speech}-help"))

    def _find(self, text: str, decision: Decision, numbered: Sequence[int]) -> int:
        """The option meant by a number or by words that fit only one; an option that is a number means itself."""
        number = typed_number(text)
        for index, option in enumerate(decision.options):
            if number is not None and is_number(option) and option.text() == text:
                return index
        if number is not None:
            if 1 <= number <= len(numbered):
                return numbered[number - 1]
            raise BadChoice(self.say("no-number", most=len(numbered)))
        fitting = options_meant(text, decision.options, self._called)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise BadChoice(self.say("several", text=text))
        meant = self._written_out(decision.seat, text)
        if (index := decision.index_of(meant)) >= 0:
            return index
        reasons = self.match.game.why_not(self.match.view(decision.seat), meant)
        if reasons:
            raise BadChoice(" ".join(f"{self.speaker.say(phrase)} ({rule})" for rule, phrase in reasons))
        raise BadChoice(self.say("unknown", text=text))

    def _written_out(self, seat: Seat, text: str) -> str:
        """What was typed, with what lies on the table called as options are written."""
        return written_out(text, self.match.game.thinkable(self.match.view(seat)), self.speaker.say)

    def _show_table(self, seat: Seat | None) -> None:
        self.console.print(self.screen.table(self.match.view(seat), self.speaker))

    def _show_options(self, decision: Decision) -> list[int]:
        """Print the options grouped by action; returns the option index behind each number."""
        game = self.match.game.speech
        self.vain, self.warned = self.match.game.in_vain(self.match.view(decision.seat)), -1
        commands = self.say("commands")
        if self.screen.looks:
            commands += f" · {self.say(f'{game}-commands')}"
        words = self.match.game.explained(decision)
        about = self.speaker.say(words) if words else ""
        self.console.print(
            options_panel(decision, game, self.speaker, self._label, about, commands, self.console.width)
        )
        return option_order(decision)

    def _label(self, option: Option) -> str:
        """An option's words, and in brackets what they do not say: its price, or that nothing would come of it."""
        decision = self.match.state.decision
        assert decision is not None
        notes = [self.screen.note(self.match.view(decision.seat), option, self.speaker)]
        if decision.options.index(option) in self.vain:
            notes.append(self.say("no-effect"))
        said = ", ".join(filter(None, notes))
        label = self._called(option)
        return f"{label} ({said})" if said else label

    def _called(self, option: Option) -> str:
        decision = self.match.state.decision
        assert decision is not None
        return self.speaker.offer(option, decision, self.match.game.speech)

    def _tell_news(self, seat: Seat | None) -> None:
        """What happened since the last question, as this seat may know it."""
        for seen in self.match.seen(seat, self.shown):
            told = self.speaker.tell(seen, self.match.game.speech)
            self.console.print(Text.assemble(("· ", "dim"), told))
        self.shown = len(self.match.journal.choices) + 1

    def _show_log(self, seat: Seat, lines: int) -> None:
        told = self.match.seen(seat)[-lines:]
        if not told:
            self.console.print(self.say("nothing-yet"))
        for seen in told:
            sentence = self.speaker.tell(seen, self.match.game.speech)
            self.console.print(Text.assemble(sentence, (f" {seen.rule}", "dim")))

    def _hint(self, seat: Seat) -> None:
        """The best options, how good the game looks after each, and what each does; all from the player's view."""
        game = self.match.game
        view = self.match.view(seat)
        decision = view.decision
        assert decision is not None
        seed = self.match.journal.seed ^ len(self.match.journal.choices)
        with self.console.status(Text(self.say("thinking", name="search"))):
            found = hints(game, view, self.hint_seconds, seed)
        for hint in found:
            option = decision.options[hint.index]
            line = f"{hint.chance:4.0%}  {self._label(option)} "
            self.console.print(Text.assemble(line, (option.text(), "dim")))
            for seen in hint.does:
                self.console.print(Text(f"      {self.speaker.tell(seen, game.speech)}", style="dim"))

    def _why(self, seat: Seat, text: str) -> None:
        """The rule behind the last event, or what stands against an action."""
        if not text:
            seen = self.match.seen(seat)
            if not seen:
                self.console.print(self.say("nothing-yet"))
                return
            self.console.print(self.speaker.tell(seen[-1], self.match.game.speech), highlight=False)
            self._rule(seen[-1].rule)
            return
        decision = self.match.state.decision
        assert decision is not None
        shown = [plain(self._called(option)) for option in decision.options]
        if (wanted := plain(text)) in shown:
            meant = decision.options[shown.index(wanted)].text()
        else:
            meant = self._written_out(seat, text)
        reasons = self.match.game.why_not(self.match.view(seat), meant)
        if not reasons:
            index = decision.index_of(meant)
            fitting = options_meant(text, decision.options, self._called) if index < 0 else [index]
            number = not fitting and typed_number(text) is not None
            if number:
                fitting = [self._find(text, decision, option_order(decision))]
            if number or self.vain.intersection(fitting[:1]):  # as it is shown, with what is to be said of it
                text = self._label(decision.options[fitting[0]])
            key = "possible" if fitting else "unknown"
            self.console.print(self.say(key, text=text))
        for rule, phrase in reasons:
            self.console.print(self.speaker.say(phrase), highlight=False)
            self._rule(rule)

    def _what(self, seat: Seat, decision: Decision, index: int) -> None:
        """What an option would lead to, as far as the player can know: tried on a possible table."""
        game = self.match.game
        view = self.match.view(seat)
        table: State = game.determinize(view, 0)
        table.choose(index)
        self.console.print(self._label(decision.options[index]), style="bold")
        for event in table.events[:_PREVIEW_EVENTS]:
            if event.barrier:
                self.console.print(self.say("chance"))
                return
            self.console.print(f"→ {self.speaker.tell(event.seen_by(seat), game.speech)}", highlight=False)
        if table.decision is not None and table.decision.seat == seat:
            self.console.print(f"→ {self.speaker.ask(table.decision, game.speech)}", style="dim")
        elif table.decision is not None:
            name = self.speaker.name(table.decision.seat)
            self.console.print(f"→ {self.say('decides-next', name=name)}", style="dim")

    def _rule(self, rule_id: str) -> None:
        """A rule of the catalogue, where the catalogues are at hand; a card's text is its own rule."""
        text = self.screen.card(rule_id, self.speaker)
        if not text:
            try:
                # An edition cites the rules that it shares with another one, so all catalogues are asked.
                statements = {
                    each.rule.id: each.spoken for name in NAMES for each in told(name, self.speaker.language)
                }
            except RulebookError:
                text = self.say("no-rules")
            else:
                text = statements.get(rule_id) or self.say("no-rule")
        self.console.print(Text.assemble((rule_id, "dim"), f" {text}"))

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save
        write_journal(path, self.match.save(), own=path == self.save)
        self.console.print(self.say("saved", file=str(path)))

    def _tell_ending(self) -> None:
        outcome = self.match.state.outcome
        assert outcome is not None
        names = [self.speaker.name(seat) for seat in outcome.winners]
        ending = self.speaker.say(Phrase(f"{self.match.game.speech}-ending-{outcome.kind}"))
        key = "winners" if names else "nobody-wins"
        self.console.print(draw_ending(self.match, self.speaker))
        self.console.print(Panel(f"{ending}. {self.say(key, names=', '.join(names))}", border_style="green"))
