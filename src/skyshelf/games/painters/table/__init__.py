"""What lies on the table, who may see it, and how it is put into words."""
