"""What rolling dice again gives, exactly: chances over every way the dice can fall (R131, R133).

For each way the five dice can lie the rules are asked what could be claimed then; a choice of dice to roll again leads
to those ways with known chances.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial, prod

from whistlestop.advice.ways import outlook
from whistlestop.knowledge.view import View
from whistlestop.play.engine import Engine
from whistlestop.records import dice as blocks
from whistlestop.records import luck, state
from whistlestop.records.blocks import Claim, decode, encode
from whistlestop.records.state import FACES
from whistlestop.rules.dice import DICE

Lie = tuple[int, ...]  # how many dice show each face
CHANCES = (2 / 6, 2 / 6, 1 / 6, 1 / 6)  # of single, double, station and wild


@dataclass(frozen=True)
class Reroll:
    """A choice of dice to roll again: the chance to claim any route, one that a ticket needs, and the points to expect.

    Points are those of the dearest route that can be claimed then.
    """

    action: int
    claim: float
    ticket: float
    points: float


def rerolls(view: View) -> list[Reroll]:
    """Return every choice of dice, what its seat may expect of it; none unless it is asked about the second roll."""
    if view.record.phase != state.CHOOSE_REROLL or not view.legal:
        return []
    needed = {track for one in outlook(view) if one.reachable for track in one.tracks}
    worth = {lie: _worth(view, needed, claims) for lie, claims in _claims(view).items()}
    choices = {action: parts.dice for action in view.legal if isinstance(parts := decode(action), blocks.Reroll)}
    return [_expected(action, _kept(view, dice), worth) for action, dice in choices.items()]


def _expected(action: int, kept: Lie, worth: dict[Lie, tuple[bool, bool, int]]) -> Reroll:
    total = [0.0, 0.0, 0.0]
    for rolled in lies(DICE - sum(kept)):
        for part, value in enumerate(worth[tuple(a + b for a, b in zip(kept, rolled, strict=True))]):
            total[part] += chance(rolled) * value
    return Reroll(action, min(total[0], 1.0), min(total[1], 1.0), total[2])


def lies(dice: int) -> list[Lie]:
    """Return every way so many dice can lie."""
    return [tuple(map(faces.count, range(FACES))) for faces in combinations_with_replacement(range(FACES), dice)]


def chance(lie: Lie) -> float:
    """Return how likely dice thrown together lie so."""
    ways = factorial(sum(lie)) / prod(factorial(count) for count in lie)
    return ways * prod(each**count for each, count in zip(CHANCES, lie, strict=True))


def _kept(view: View, choice: int) -> Lie:
    """Return the dice that stay: the choice has a bit for each die, the dice sorted by face."""
    faces = [face for face in range(FACES) for _ in range(int(view.record.dice[face]))]
    stay = [face for die, face in enumerate(faces) if not choice >> die & 1]
    return tuple(map(stay.count, range(FACES)))


def _claims(view: View) -> dict[Lie, list[int]]:
    """Return the tracks that can be claimed for each way all dice can lie after the second roll."""
    engine, games, found = Engine(view.rules), view.resample(seed=1), {}
    every_die = encode(blocks.Reroll((1 << DICE) - 1))
    for lie in lies(DICE):
        engine.put(games)
        faces = [face for face, count in enumerate(lie) for _ in range(count)]
        engine.step(every_die, [luck.DICE * luck.STREAM_WIDTH + face for face in faces])
        found[lie] = [claim.track for action in engine.legal if isinstance(claim := decode(action), Claim)]
    return found


def _worth(view: View, needed: set[int], claims: list[int]) -> tuple[bool, bool, int]:
    points = view.rules.boards[0].track_points
    return bool(claims), bool(needed & set(claims)), max((int(points[track]) for track in claims), default=0)
