"""Make the golden games: whole games as logs, one file for each board, ticket set and number of players.

    python tests/golden/make.py            writes the games that are missing (after a board or ticket set was added)
    python tests/golden/make.py --again    writes those of the newest rules anew (review it)

A `.game` is a log as `Game.log` writes it; the `.position` beside it is the line the game ends with. Players choose at
random, but claim when they can more often than not, so that games look like games.

Games of the first rules lie in this folder and are never written again. Those of later rules lie in a folder of their
own, for every board that is new or has changed since.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from whistlestop import Game, maps
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import RULES_VERSION

FIRST = Path(__file__).parent
FOLDER = FIRST / f"rules-{RULES_VERSION}"
WEIGHTS = {
    "claim": 3.0,
    "station": 0.05,
    "tickets": 0.3,
    "decline": 0.4,
    "move": 0.02,
    "buy": 0.5,
    "end": 0.5,
    "change": 0.3,
    "exchange": 0.02,
    "harbour": 3.0,
}


MODES = {"": {}, "monsters": {"monsters": True}, "dice": {"dice": True}, "both": {"dice": True, "monsters": True}}


def tables() -> Iterator[tuple[str, str, int, str]]:
    """Return board, ticket set, number of players and mode of each golden game: the base set with every number."""
    for board in maps.ids():
        few, many = maps.load(board).players
        for place, ticket_set in enumerate(maps.ticket_sets(board)):
            counts = range(few, many + 1) if ticket_set == "base" else [few + place % (many - few + 1)]
            yield from ((board, ticket_set, players, "") for players in counts)
        for players in range(few, many + 1):
            yield board, "base", players, "monsters" if players % 2 else "dice"
            yield board, "base", players, "both"


def name(board: str, ticket_set: str, players: int, mode: str) -> str:
    """Return the name of a game's files."""
    return f"{board}-{ticket_set}-{players}" + (f"-{mode}" if mode else "")


def play(board: str, ticket_set: str, players: int, mode: str) -> Game:
    """Return a whole game played by weighted chance."""
    random = Random(name(board, ticket_set, players, mode))
    seed = random.getrandbits(63)
    options = allowing(maps.load(board), MODES[mode])
    game = Game(board, players=players, ticket_set=ticket_set, seed=seed, options=options)
    while not game.over:
        legal = game.legal()
        weights = [WEIGHTS.get(action.text.split()[0], 1.0) for action in legal]
        game.play(random.choices(legal, weights)[0])
    return game


def is_unchanged(board: str, ticket_set: str) -> bool:
    """Return whether a board is as it was under the first rules and has its games of then."""
    same = maps.digest(maps.load(board, ticket_set)) == maps.digest(maps.load(board, ticket_set, 1))
    return same and any(FIRST.glob(f"{board}-{ticket_set}-*.game"))


def main(again: bool) -> None:
    """Write the games that are missing, or all of the newest rules."""
    FOLDER.mkdir(exist_ok=True)
    for table in tables():
        path = FOLDER / f"{name(*table)}.game"
        if not is_unchanged(*table[:2]) and (again or not path.exists()):
            game = play(*table)
            path.write_text(game.log(), encoding="utf-8")
            path.with_suffix(".position").write_text(game.position() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main("--again" in sys.argv[1:])
