"""What the simplified mode leaves out; section 27 of docs/rules/skytear.md has its rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play with the hero cards."""

    # Hero cards show the side with skills. SKY-SIMPLE-02 SKY-CMP-22
    has_skills: bool
    # Heroes can Worship. SKY-SIMPLE-04 SKY-SIMPLE-08
    has_worship: bool
    # A power card asks for its runes. SKY-SIMPLE-05 SKY-SIMPLE-06
    needs_runes: bool


MODES = {
    "standard": Mode(has_skills=True, has_worship=True, needs_runes=True),
    "simplified": Mode(has_skills=False, has_worship=False, needs_runes=False),
}
