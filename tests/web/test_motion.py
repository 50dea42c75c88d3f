"""What moves at a table: how long, how smoothly (said, not judged), and nothing for those who want it calm."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.person import SHORT, Person

# Milliseconds that one movement may take at the usual speed; where more waits, all is twice as fast.
SHORTEST, LONGEST = 150 / 2, 600
CHOICES = 12
# Notes each movement that a page begins, and the time of each frame while any of them runs.
WATCH = """() => {
    window.moves = [];
    window.frames = [];
    window.layerless = 0; // things that got a layer for this movement only
    const running = new Set();
    let last = null;
    const frame = (now) => {
        if (last !== null) window.frames.push(now - last);
        for (const moving of running) if (moving.playState !== 'running') running.delete(moving);
        last = running.size > 0 ? now : null;
        if (running.size > 0) requestAnimationFrame(frame);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const moving = animate.call(this, frames, timing);
        const lasts = typeof timing === 'number' ? timing : timing.duration;
        if (lasts === 0) return moving; // a wait before another moves nothing
        window.moves.push(lasts);
        if (this.matches('.thing') && getComputedStyle(this).willChange !== 'transform') window.layerless++;
        if (running.size === 0) requestAnimationFrame(frame);
        running.add(moving);
        return moving;
    };
}"""


# What would never come to rest; it would keep a core busy as long as somebody thinks.
ENDLESS = "document.getAnimations().filter(each => each.effect.getTiming().iterations === Infinity).length"
# What moves only to be seen, while other things travel: each makes a layer of all that lies over it.
BREATHING = "document.getAnimations().filter(each => each instanceof CSSAnimation).length"


def moved(person: Person, game: str) -> tuple[list[float], list[float]]:
    """The movements of a few choices of anything, and the frames meanwhile, in milliseconds."""
    person.page.add_init_script(f"({WATCH})()")
    person.sit_down(game, **SHORT[game])
    person.curious = CHOICES
    person.play(person.from_list, most=CHOICES)
    found: dict[str, Any] = person.page.evaluate("() => ({ moves: window.moves, frames: window.frames })")
    return found["moves"], found["frames"]


@pytest.mark.parametrize("game", ["horde", "skytear"])
def test_movements_are_short_and_their_frames_are_counted(visit: Visit, game: str) -> None:
    """The figure depends on the machine: `-s` shows it, and nothing is asserted about it."""
    person = visit(drawn=True, reduced_motion="no-preference")
    moves, frames = moved(person, game)
    assert person.page.evaluate(ENDLESS) == 0
    assert person.page.evaluate(BREATHING) == 0
    assert person.page.evaluate("window.layerless") == 0
    assert moves
    assert [each for each in moves if not SHORTEST <= each <= LONGEST] == []
    assert frames
    slow = sum(each > 34 for each in frames) / len(frames)
    print(f"\n{game}: {len(moves)} movements, {len(frames)} frames,", end=" ")
    print(f"{1000 / statistics.median(frames):.0f} frames a second, {slow:.0%} took longer than two")


def test_nothing_moves_for_those_who_want_it_calm(visit: Visit) -> None:
    moves, _ = moved(visit(), "skytear")
    assert moves == []
