"""`whistlestop review`: the decisions of a written game judged, with what each seat knew then."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare, progress_line
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import argument, option
from whistlestop.locale import say

if TYPE_CHECKING:
    from whistlestop.play.game import Game
    from whistlestop.review import Review


def review(
    file: Annotated[Path, argument("help-replay-file", "FILE")],
    map: Annotated[str | None, option("help-replay-map", "--map", metavar="FILE")] = None,
    looks: Annotated[int | None, option("help-review-looks", "--looks", min=1, max=100_000, metavar="NUMBER")] = None,
    names: Annotated[str | None, option("help-names", "--names", metavar="NAME,NAME")] = None,
    plain: Annotated[bool, option("help-plain", "--plain")] = False,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Judge a written game."""
    prepare(table=True)
    game = parameters.read_game(file, map)
    seated = parameters.seat_names(game.players, None, names)
    found = _reviewed(game, looks)
    if json:
        write_json(found)
        return
    from whistlestop.terminal.reviewing import tell_review

    tell_review(open_screen(plain=plain), game, found, seated)


def _reviewed(game: Game, looks: int | None) -> Review:
    from whistlestop.review import LOOKS
    from whistlestop.review import review as judged

    with progress_line() as line:
        task = line.add_task(say("review-progress"), total=None)
        return judged(
            game,
            looks=looks or LOOKS,
            threads=os.cpu_count() or 1,
            heard=lambda done, total: line.update(task, completed=done, total=total),
        )
