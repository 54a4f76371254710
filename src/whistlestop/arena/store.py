"""A run as a file of JSON lines: the plan first, then the blocks part by part as they are finished.

A line is written whole or, if the program is killed, torn; a torn last line is cut off when the run goes on. The name
of the file tells the board, and carries a fingerprint of the plan so that equal commands find their own run again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import numpy as np

from whistlestop.arena.plan import Plan
from whistlestop.arena.results import Results


class StoreError(Exception):
    """A file that is no run of this plan."""


class Part(msgspec.Struct, frozen=True):
    """Blocks from `low` on: places as digits, points as numbers; blocks, then seatings, then seats."""

    low: int
    blocks: int
    ranks: str
    totals: list[int]
    unfinished: int = 0


class Store:
    """The file of one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Find the run of a plan in a folder, or begin it; raises OSError or StoreError."""
        folder.mkdir(parents=True, exist_ok=True)
        self.plan, self.path = plan, folder / f"{name(plan)}.jsonl"
        if not self.path.exists():
            self.path.write_bytes(msgspec.json.encode(plan) + b"\n")
        self.parts = self._read()

    def _read(self) -> list[Results]:
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.path.write_bytes(whole)
        head, *lines = whole.splitlines() or [b""]
        try:
            if msgspec.json.decode(head, type=Plan) != self.plan:
                raise StoreError(f"{self.path} holds another run")
            return [self._unpack(msgspec.json.decode(line, type=Part)) for line in lines]
        except (msgspec.DecodeError, ValueError) as error:
            raise StoreError(f"{self.path} cannot be read: {error}") from None

    def add(self, part: Results) -> None:
        """Keep a finished part; its blocks must follow each other."""
        digits = (part.ranks.reshape(-1) + ord("0")).astype(np.uint8).tobytes().decode("ascii")
        line = Part(int(part.blocks[0]), len(part), digits, part.totals.reshape(-1).tolist(), part.unfinished)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.parts.append(part)

    def _unpack(self, part: Part) -> Results:
        shape = (part.blocks, len(self.plan.seatings), self.plan.players)
        ranks = np.frombuffer(part.ranks.encode("ascii"), np.uint8).reshape(shape) - ord("0")
        totals = np.array(part.totals, np.int16).reshape(shape)
        return Results(np.arange(part.low, part.low + part.blocks), ranks.astype(np.int8), totals, part.unfinished)


def name(plan: Plan) -> str:
    """Return the name of a plan's run, without an ending."""
    words = [plan.board, plan.ticket_set, f"{plan.players}p"]
    words += [key for key in ("dice", "monsters") if plan.options.get(key)]
    return "-".join([*words, hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:8]])
