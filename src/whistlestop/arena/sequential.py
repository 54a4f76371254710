"""A test that stops as soon as it is plain whether the first bot of a pair is stronger than the second.

Wald's sequential probability ratio test, generalised to blocks: the two hypotheses are a rating difference of 0 and of
`gain`, each turned into an expected share of points; the log-likelihood ratio of the blocks' shares is taken with their
own variance. Blocks pair the seats, so the luck of cards and seats is mostly out of that variance already. Wrong
answers either way come in at most about `error` of all tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Verdict = Literal["stronger", "not_stronger", "open"]
FEWEST_BLOCKS = 30  # before that the variance is too uncertain to be used


@dataclass(frozen=True)
class Sequential:
    """The two hypotheses and the error allowed."""

    gain: float = 20.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test ends."""
        return log((1 - self.error) / self.error)

    def ratio(self, shares: NDArray[np.float64]) -> float:
        """Return the log-likelihood ratio of blocks, each the first bot's share of the points against the second."""
        if len(shares) < FEWEST_BLOCKS:
            return 0.0
        without, promised = 0.5, 1 / (1 + 10 ** (-self.gain / 400))
        # A block more on either side keeps the variance of a one-sided match away from zero.
        padded = np.concatenate([shares, [0.0, 1.0]])
        return float(
            len(shares) * (promised - without) * (2 * padded.mean() - without - promised) / (2 * padded.var(ddof=1))
        )

    def verdict(self, shares: NDArray[np.float64]) -> Verdict:
        """Return what the blocks so far say."""
        ratio = self.ratio(shares)
        if ratio >= self.bound:
            return "stronger"
        return "not_stronger" if ratio <= -self.bound else "open"
