"""The words that heroes and power cards are written with."""
