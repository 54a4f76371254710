"""What is told of compiling: one sentence for whoever waits, and an error where code cannot be kept."""

from __future__ import annotations

import sys


class Notice:
    """A sentence that is written to standard error once, where pipes do not swallow it."""

    def __init__(self) -> None:
        self.wanted = True  # a program that shows progress of its own takes this away

    def tell(self) -> None:
        """Write the sentence unless it has been written or nobody wants it."""
        if self.wanted:
            self.wanted = False
            sys.stderr.write("Whistlestop compiles its rules once, which takes a minute or two ...\n")


NOTICE = Notice()


class CacheError(Exception):
    """A folder in which machine code cannot be kept; the text says which, why and what to do."""
