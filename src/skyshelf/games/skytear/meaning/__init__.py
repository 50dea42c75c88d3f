"""What the words of cards and skills do."""
