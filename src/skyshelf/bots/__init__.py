"""Players made of code. They get views and decisions, never a state of the real table."""
