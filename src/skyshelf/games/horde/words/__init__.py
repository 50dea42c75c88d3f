"""The words that decks, hordes, castles and portals are written in; see docs/cards.md."""
