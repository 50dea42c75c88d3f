"""The card language that card games share: what card text is made of, how it runs, and how it reads."""
