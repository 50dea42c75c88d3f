"""What the words of card text mean on the table; importing `all` teaches them to the language."""
