"""The types of the pages, made from ours: a field that is renamed here does not build there."""
