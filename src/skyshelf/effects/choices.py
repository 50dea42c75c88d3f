"""How the answers to card texts are written in scenarios, and what they mean."""

from __future__ import annotations

TEXT_CHOICES = {
    "yes": "do what a card offers, or agree",
    "no": "leave it",
    "done": "no more of what is being chosen",
    "option N": "an alternative of a card's text, by its number",
    "player N": "a player, by the number of the seat",
    "N": "a number",
}
