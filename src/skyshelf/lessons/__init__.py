"""Guided first games: positions, what the coach says there, and what is expected. docs/lessons.md tells how to write one."""
