"""Which places and tracks monsters trouble, as a bot should see it (R164, R183).

A monster whose move is being paid for counts as moved. Chaos at the end of the game halves tickets; before the end is
near nobody knows where the monsters will stand then, so until that time tickets are taken at their full value.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules import monsters
from whistlestop.rules.claims import monsters as chaos

END_IS_NEAR = 8  # trains of the player who has fewest
HALF_TIME = 18


@kernel
def place_of(view: GameRecord, monster: int) -> int:
    """Return where a monster stands, or will once its move is paid for; NONE before it is placed."""
    if view.moving != NONE and monsters.monster_of(int(view.moving)) == monster:
        return int(view.moving) % MOVE_WIDTH
    return int(view.monster_place[monster])


@kernel
def blocked(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks that end in chaos, so that nobody can claim them now (R164)."""
    return chaos.barred(view, board, int(view.player), word)


@kernel
def at_the_end(view: GameRecord, board: BoardRecord) -> np.uint64:
    """Return the places where tickets will likely be halved; none until the end is near."""
    if board.monsters == 0 or lateness(view) < 3:
        return np.uint64(0)
    return monsters.chaos(view, board)


@kernel
def lateness(view: GameRecord) -> int:
    """Return how likely things stay as they are until the end, in quarters: 1 at first, 4 in the last round."""
    if view.last_turns != NONE:
        return 4
    fewest = fewest_trains(view)
    return 1 + int(fewest <= HALF_TIME) + int(fewest <= END_IS_NEAR)


@kernel
def fewest_trains(view: GameRecord) -> int:
    """Return how many trains the player nearest to the end has."""
    fewest = 127
    for seat in range(view.players):
        fewest = min(fewest, int(view.trains[seat]))
    return fewest
