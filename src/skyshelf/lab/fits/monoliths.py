"""The second edition is fitted as the first, with weights of its own."""

from __future__ import annotations

from skyshelf.lab.fits.horde import HordeFit

FIT = HordeFit()
