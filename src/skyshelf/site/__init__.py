"""The tables on the web: events go down as a stream, moves come up as requests."""
