"""Pages with plots, made of text alone: they open in any browser and need nothing from anywhere."""
