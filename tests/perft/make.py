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
from whistlestop.ruleset.options import RULES_VERSION

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


def golden(board: str, players: int, mode: str) -> str | None:
    """Return the name of a board's golden game of the newest rules or, if it has not changed since, of the first."""
    name = f"{board}-base-{players}{mode}"
    there = (found for found in (f"rules-{RULES_VERSION}/{name}", name) if (GOLDEN / f"{found}.game").exists())
    return next(there, None)


def blocks(board: str, players: int, mode: str, name: str) -> Iterator[str]:
    """Return the opening, the middle and the end of a board's golden game as blocks."""
    whole = len(read_log((GOLDEN / f"{name}.game").read_text(encoding="utf-8")).decisions)
    for part, decisions in (("opening", 0), ("middle", whole // 2), ("end", whole - 3 * players)):
        lines = "\n".join(counts(at(name, decisions)))
        under = f"-rules-{RULES_VERSION}" if "/" in name else ""
        yield f"id {board}-{players}{mode}-{part}{under}\ngolden {name} {decisions}\n{lines}\n"


def suite(board: str, modes: Sequence[str]) -> str:
    """Return the text of a board's suite: the card game's, or that of the expansions."""
    few, many = maps.load(board).players
    head = f"# {board}: positions of its golden games with each number of players.\n"
    head += "# Counted by the engine; small depths are counted again by tests/reference with the engine's luck.\n"
    games = [(players, mode) for players in range(few, many + 1) for mode in modes]
    there = [(*table, name) for table in games if (name := golden(board, *table))]
    return "\n".join([head, *(block for table in there for block in blocks(board, *table))])


def suite_name(board: str, modes: Sequence[str]) -> str:
    """Return the name of a board's suite; one of later rules says so."""
    few, _ = maps.load(board).players
    under = f"-rules-{RULES_VERSION}" if "/" in (golden(board, few, "") or "") else ""
    return board + ("-expansions" if len(modes) > 1 else "") + under


if __name__ == "__main__":
    for board in maps.ids():
        for modes in ([""], ["-monsters", "-dice", "-both"]):
            if not (path := FOLDER / f"{suite_name(board, modes)}.perft").exists():
                path.write_text(suite(board, modes), encoding="utf-8")
