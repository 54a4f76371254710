"""Write a board's perft suite from its golden games; a suite that exists is never touched.

    python tests/perft/make.py

Run it after a board and its golden games were added, then add blocks counted by hand. Later a count that changes is a
rule that changed: correct it by hand, with the reason in a comment above the block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from whistlestop import Game, maps
from whistlestop.notation import read_log
from whistlestop.play.perft import perft

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
MOST = 300_000


def counts(game: Game) -> Iterator[str]:
    """Return a line for each depth whose count is not too large."""
    depth = 1
    while 0 < (count := perft(game, depth)) <= MOST:
        yield f"perft {depth} {count}"
        depth += 1


def at(name: str, decisions: int) -> Game:
    """Return a golden game as it stood after so many decisions."""
    log = (GOLDEN / f"{name}.game").read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(log) if line[0].isdigit())
    return Game.from_log("\n".join(log[: first + decisions]))


def blocks(board: str, players: int, mode: str) -> Iterator[str]:
    """Return the opening, the middle and the end of a board's golden game as blocks."""
    name = f"{board}-base-{players}{mode}"
    whole = len(read_log((GOLDEN / f"{name}.game").read_text(encoding="utf-8")).decisions)
    for part, decisions in (("opening", 0), ("middle", whole // 2), ("end", whole - 3 * players)):
        lines = "\n".join(counts(at(name, decisions)))
        yield f"id {board}-{players}{mode}-{part}\ngolden {name} {decisions}\n{lines}\n"


def suite(board: str, modes: Sequence[str]) -> str:
    """Return the text of a board's suite: the card game's, or that of the expansions."""
    few, many = maps.load(board).players
    head = f"# {board}: positions of its golden games with each number of players.\n"
    head += "# Counted by the engine; small depths are counted again by tests/reference with the engine's luck.\n"
    games = [(players, mode) for players in range(few, many + 1) for mode in modes]
    there = [(players, mode) for players, mode in games if (GOLDEN / f"{board}-base-{players}{mode}.game").exists()]
    return "\n".join([head, *(block for players, mode in there for block in blocks(board, players, mode))])


if __name__ == "__main__":
    for board in maps.ids():
        for name, modes in ((board, [""]), (f"{board}-expansions", ["-monsters", "-dice", "-both"])):
            if not (path := FOLDER / f"{name}.perft").exists():
                path.write_text(suite(board, modes), encoding="utf-8")
