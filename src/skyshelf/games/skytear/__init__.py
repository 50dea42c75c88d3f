"""Skytear: two sides of heroes, minions and towers on a battlefield of hexes."""
