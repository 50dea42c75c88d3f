"""Which abilities count now, what they add up to, and how they are set off."""
