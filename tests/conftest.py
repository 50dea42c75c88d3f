"""What holds for every test."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# How long an example takes is the machine's business.
settings.register_profile("skyshelf", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("skyshelf")
