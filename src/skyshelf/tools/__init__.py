"""What the makers of Skyshelf use and players never see."""
