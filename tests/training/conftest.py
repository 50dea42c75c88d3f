"""What learns needs torch, an extra that most who work here do without; what plays is tested everywhere."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_learner.py"]
