"""What the English and the Polish edition do differently; section 31.10 of docs/rules/skytear.md compares them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules."""

    # What has no stated end lasts until the hero's next activation, else to the end of this one. SKY-Q-156
    lasts_to_next_activation: bool
    # Whoever spots a hero in cover must be another hero than the one who acts. SKY-Q-153
    another_must_spot: bool
    # Nothing is a target of a Worship: it is chosen on resolution. SKY-Q-87 SKY-Q-171
    worship_chooses_on_resolution: bool
    # What a Worship chooses may be anywhere, in sight or not. SKY-Q-171 SKY-Q-177
    worship_reaches_everywhere: bool
    # Any friendly hero can be Shapeshifted, else those of Liothan. SKY-Q-173
    any_friend_shapeshifts: bool
    # Where nobody wins a lane, the first side spawns first. SKY-Q-183
    first_side_spawns_first: bool
    # The winner of a lane divides the damage between structures. SKY-Q-182
    lane_damage_is_divided: bool
    # Who damaged a structure names who draws the card, else the captain. SKY-Q-185
    author_names_who_draws: bool


EDITIONS = {
    "english": Edition(
        lasts_to_next_activation=False,
        another_must_spot=False,
        worship_chooses_on_resolution=False,
        worship_reaches_everywhere=False,
        any_friend_shapeshifts=False,
        first_side_spawns_first=False,
        lane_damage_is_divided=False,
        author_names_who_draws=False,
    ),
    "polish": Edition(
        lasts_to_next_activation=True,
        another_must_spot=True,
        worship_chooses_on_resolution=True,
        worship_reaches_everywhere=True,
        any_friend_shapeshifts=True,
        first_side_spawns_first=True,
        lane_damage_is_divided=True,
        author_names_who_draws=True,
    ),
}
