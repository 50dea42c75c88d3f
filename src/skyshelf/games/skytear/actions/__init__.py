"""The actions: what declaring each needs and what it does."""
