"""What helps people: the forecast, reasons why not, and what a page draws."""
