"""Knobs of the longer tests.

`WHISTLESTOP_SEED` shifts every seed, so that each run can look at other games; `WHISTLESTOP_LONG=1` looks at many more.
Without compiled kernels games are slow, and a token number of them is played.
"""

import os

import pytest

from whistlestop.kernel import INTERPRETED


@pytest.fixture(scope="session")
def shift() -> int:
    """Return what is added to the seeds of a test that could use any."""
    return int(os.environ.get("WHISTLESTOP_SEED", "0"))


@pytest.fixture(scope="session")
def effort() -> float:
    """Return how much longer than usual the longer tests shall be."""
    if INTERPRETED:
        return 0.01
    return 10.0 if os.environ.get("WHISTLESTOP_LONG") == "1" else 1.0
