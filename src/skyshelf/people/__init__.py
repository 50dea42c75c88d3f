"""People: guests who want to be known again, what they keep here, whom they know, and what they are told."""
