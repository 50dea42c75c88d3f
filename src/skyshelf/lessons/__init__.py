"""Guided first games: positions, what the coach says, what is expected. docs/lessons.md tells how to write one."""
