"""How far the code of a grid is, told on standard error to whoever waits for it."""

from __future__ import annotations

import sys
import time

EVERY = 100  # kernels translated before the next line


class Progress:
    """A line for each stage of compiling a grid; what is loaded from the cache is told nothing of."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, grid: str) -> None:
        """Begin with a grid of that name."""
        self.grid, self.kernels, self.begun = grid, 0, time.monotonic()

    def translated(self) -> None:
        """Hear that one more kernel was translated: the first tells that there will be a wait."""
        if not self.kernels:
            self._say("compiles for the GPU once, which takes a minute or two")
        self.kernels += 1
        if self.kernels % EVERY == 0:
            self._say(f"{self.kernels} kernels translated")

    def optimising(self) -> None:
        """Hear that all kernels are translated and are made into one program."""
        self._say(f"all {self.kernels} kernels translated, optimises")

    def optimised(self) -> None:
        """Hear that only the driver's part is left."""
        self._say("optimised, makes machine code")

    def end(self) -> None:
        """Hear that the grid can be launched."""
        if self.kernels:
            self._say("ready")

    def _say(self, stage: str) -> None:
        sys.stderr.write(f"Whistlestop, {self.grid}, {time.monotonic() - self.begun:.0f} s: {stage}\n")


PROGRESS = Progress()
