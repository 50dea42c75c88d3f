"""Live games: who sits where, whose time runs, what was chosen; kept safe before anybody sees it."""
