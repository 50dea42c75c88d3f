"""Looking at the games from outside: self-play, statistics, reports."""
