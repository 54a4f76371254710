"""How busy the machine is: tests that must wait or hurry do so by it."""

from __future__ import annotations

import os


def factor() -> float:
    """Return how much longer than usual things may take: the load of the machine for each of its processors."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1.0, load / (os.cpu_count() or 1))
