"""Heroes, power cards, victory cards and outsiders."""
