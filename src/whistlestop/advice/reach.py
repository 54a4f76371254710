"""Where each monster could go now with one locomotive and with two, whoever moves it (R167-R179).

The rules themselves are asked, in a copy where the player whose turn it is has two locomotives to spend: what he really
holds nobody else may know.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.knowledge.view import View
from whistlestop.play.engine import Engine
from whistlestop.records.actions import MOVE, MOVE_WIDTH, PLACE
from whistlestop.records.board import RANGES
from whistlestop.records.state import ALVIN, CHOOSE_ACTION, FACES, LOCOMOTIVE, MONSTERS, NONE, OVER, WILD, Games


@dataclass(frozen=True)
class MonsterReach:
    """A monster: its place, who locks it, cards left in its deck, and the places one or only two locomotives reach."""

    monster: int
    place: int | None
    locked_by: int | None
    cards: int
    near: tuple[int, ...]
    far: tuple[int, ...]


def monster_reach(view: View) -> list[MonsterReach]:
    """Return both monsters; none without them, and nobody goes anywhere before they stand or after the end."""
    if not view.rules.options["monsters"]:
        return []
    moves = _moves(view)
    return [_reach(view, monster, moves) for monster in range(MONSTERS)]


def _reach(view: View, monster: int, moves: list[tuple[int, int, int]]) -> MonsterReach:
    game = view.record
    near = {place for which, count, place in moves if (which, count) == (monster, 1)}
    far = {place for which, count, place in moves if (which, count) == (monster, 2)} - near
    place, holder = int(game.monster_place[monster]), int(game.face_up[monster])
    return MonsterReach(
        monster,
        None if place == NONE else place,
        None if holder == NONE else holder,
        int(game.monster_deck[monster]),
        tuple(sorted(near)),
        tuple(sorted(far)),
    )


def _moves(view: View) -> list[tuple[int, int, int]]:
    """Return every move of the player whose turn it is: monster, locomotives, place."""
    game = view.record
    if game.phase == OVER or NONE in (int(game.monster_place[ALVIN]), int(game.monster_place[1 - ALVIN])):
        return []
    engine = Engine(view.rules)
    engine.put(_with_locomotives(view))
    numbers = [action - MOVE for action in engine.legal if MOVE <= action < PLACE]
    return [
        (number // (RANGES * MOVE_WIDTH), number // MOVE_WIDTH % RANGES + 1, number % MOVE_WIDTH) for number in numbers
    ]


def _with_locomotives(view: View) -> Games:
    games = view.resample(seed=1)
    player = int(games[0].player)
    games["phase"] = CHOOSE_ACTION
    if view.rules.options["dice"]:
        games["dice"][0, :FACES] = 0
        games["dice"][0, WILD] = RANGES
    else:
        games["hand"][0, player, LOCOMOTIVE] = max(RANGES, int(games["hand"][0, player, LOCOMOTIVE]))
    return games
