"""Alliance decks that players build themselves: the backs of castles, decks as text, and what is wrong with one."""
