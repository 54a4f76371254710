"""Getting the rules ready for tables: at once where they are compiled already, beside the first games otherwise."""

from __future__ import annotations

from whistlestop import bots
from whistlestop.play.game import Game
from whistlestop.warmup import TABLE, Meanwhile, warm_up


def ready() -> Meanwhile:
    """Return when tables can be set, which is at once; whoever gets this ends it when the last table closes."""
    meanwhile = Meanwhile(TABLE)
    meanwhile.begin(rehearse)
    return meanwhile


def rehearse() -> None:
    """Load the compiled rules by playing a little, so that the first move of a real table is as quick as the others."""
    warm_up(names=TABLE)
    game = Game("usa", seed=0)
    game.play(bots.make(bots.usual()).decide(game.view(game.to_move)))
    game.view(None).facts()
    game.scores()
