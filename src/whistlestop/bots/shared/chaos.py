"""Which places and tracks monsters trouble, as a bot should see it (R164, R183).

A monster whose move is being paid for counts as moved. Chaos at the end of the game halves tickets; before the end is
near nobody knows where the monsters will stand then, so until that time tickets are taken at their full value.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import MONSTERS, NONE, GameRecord
from whistlestop.rules import monsters, owned_technologies

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
    """Return one mask word of the tracks the player cannot claim now: for chaos, or for want of technology (R278)."""
    tracks = np.uint64(0)
    if board.monsters != 0:
        for monster in range(MONSTERS):
            place = place_of(view, monster)
            if place != NONE:
                tracks |= board.blocked[place, word]
    if board.technologies != 0:
        tracks |= owned_technologies.barred(view, board, int(view.player), word, board.every_track[word])
    return tracks


@kernel
def blocked_for_ever(view: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the tracks whose monster will never move again (R179)."""
    return monsters.blocked_for_ever(view, board, word) if board.monsters != 0 else np.uint64(0)


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
