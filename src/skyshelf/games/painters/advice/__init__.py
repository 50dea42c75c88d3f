"""What helps people: reasons why not, and what a page draws."""
