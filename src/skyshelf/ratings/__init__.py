"""How strong people, bots and hordes have shown themselves: a fold over kept results."""
