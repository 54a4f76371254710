"""Make the golden games: whole games as logs, one file for each board, ticket set and number of players.

    python tests/golden/make.py            writes the games that are missing (after a board or ticket set was added)
    python tests/golden/make.py --again    writes all of them anew (after a rule was changed on purpose; review it)

A `.game` is a log as `Game.log` writes it; the `.position` beside it is the line the game ends with. Players choose at
random, but claim when they can more often than not, so that games look like games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from whistlestop import Game, maps

FOLDER = Path(__file__).parent
WEIGHTS = {"claim": 3.0, "station": 0.05, "tickets": 0.3, "decline": 0.4}


def tables() -> Iterator[tuple[str, str, int]]:
    """Return board, ticket set and number of players of each golden game: the base set with every number."""
    for board in maps.ids():
        few, many = maps.load(board).players
        for place, ticket_set in enumerate(maps.ticket_sets(board)):
            counts = range(few, many + 1) if ticket_set == "base" else [few + place % (many - few + 1)]
            yield from ((board, ticket_set, players) for players in counts)


def name(board: str, ticket_set: str, players: int) -> str:
    """Return the name of a game's files."""
    return f"{board}-{ticket_set}-{players}"


def play(board: str, ticket_set: str, players: int) -> Game:
    """Return a whole game played by weighted chance."""
    random = Random(name(board, ticket_set, players))
    game = Game(board, players=players, ticket_set=ticket_set, seed=random.getrandbits(63))
    while not game.over:
        legal = game.legal()
        weights = [WEIGHTS.get(action.text.split()[0], 1.0) for action in legal]
        game.play(random.choices(legal, weights)[0])
    return game


def main(again: bool) -> None:
    """Write the games that are missing, or all."""
    for board, ticket_set, players in tables():
        path = FOLDER / f"{name(board, ticket_set, players)}.game"
        if again or not path.exists():
            game = play(board, ticket_set, players)
            path.write_text(game.log(), encoding="utf-8")
            path.with_suffix(".position").write_text(game.position() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main("--again" in sys.argv[1:])
