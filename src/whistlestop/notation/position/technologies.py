"""Technologies in a position line: those of each seat, what they have added to its points, and what is being bought.

buying=booster bought_turn=4 saved=1 second_claim=1 blind_cards=2 rerolled=1 reshuffled=1 |
0 technologies=propellers:1,boiler-lagging:1 technology_points=3

Points of routes follow from the tracks, those that technologies added do not: when each was bought is not written.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.state import CHOOSE_ACTION, PAYMENT, SECOND_CARD, GameRecord
from whistlestop.records.technologies import CHOOSE_ROUTE, DIGIT, PAY_TECHNOLOGY, RIGHT_OF_WAY, THERMOCOMPRESSOR
from whistlestop.rules import technologies
from whistlestop.ruleset.compile import Rules

NUMBERS: dict[str, int] = {name: number for number, name in enumerate(TECHNOLOGIES)}
FLAGS = {"saved": 1, "second_claim": 1, "blind_cards": 2, "rerolled": 1, "reshuffled": 1}  # and their highest values
MOST_COPIES, MOST_POINTS, MOST_TURNS = 15, 999, 1_000_000


def copies_of(held: int) -> dict[str, int]:
    """Return how many copies of each technology are in a set, without those of which there are none."""
    counts = {name: held >> number * DIGIT & MOST_COPIES for name, number in NUMBERS.items()}
    return {name: count for name, count in counts.items() if count}


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what a purchase of this turn adds to a line."""
    if not rules.board.technologies:
        return
    if game.buying:
        yield f"buying={TECHNOLOGIES[game.buying - 1]}"
    if game.bought_turn:
        yield f"bought_turn={game.bought_turn}"
    for name in FLAGS:
        if getattr(game, name):
            yield f"{name}={getattr(game, name)}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's technologies add to its section."""
    if not rules.board.technologies:
        return
    if game.technologies[seat]:
        counts = copies_of(game.technologies[seat])
        yield f"technologies={join(f'{name}:{count}' for name, count in counts.items())}"
    if game.technology_points[seat]:
        yield f"technology_points={game.technology_points[seat]}"


def read_technologies(at_: Reading, value: str) -> None:
    """Give a seat its technologies."""
    for item in split(value):
        name, _, count = item.partition(":")
        number = find(NUMBERS, name, "technology")
        copies = read_number(count or "1", "number of copies", MOST_COPIES)
        at_.game.technologies[at_.seat] |= np.uint64(copies << number * DIGIT)


def read_points(at_: Reading, value: str) -> None:
    """Give a seat what technologies have added to its points."""
    at_.game.technology_points[at_.seat] = read_number(value, "number of points", MOST_POINTS)


def read_buying(at_: Reading, value: str) -> None:
    """Say which technology is being paid for."""
    at_.game.buying = find(NUMBERS, value, "technology") + 1


def read_bought_turn(at_: Reading, value: str) -> None:
    """Say in which turn a technology was bought last."""
    at_.game.bought_turn = read_number(value, "turn", MOST_TURNS)


def reader(name: str, most: int) -> Reader:
    """Return what reads a small number of the table."""

    def read(at_: Reading, value: str) -> None:
        setattr(at_.game, name, read_number(value, name, most))

    return read


TABLE_READERS: dict[str, Reader] = {
    "buying": read_buying,
    "bought_turn": read_bought_turn,
    **{name: reader(name, most) for name, most in FLAGS.items()},
}
SEAT_READERS: dict[str, Reader] = {"technologies": read_technologies, "technology_points": read_points}

FAULTS = ((interpreted(technologies.faults), "somebody has a technology that he cannot have"),)


def finish(rules: Rules, game: GameRecord) -> None:
    """Add to the points of routes what technologies have brought."""
    if rules.board.technologies:
        game.points[:] += game.technology_points


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise unless what is being bought fits the phase."""
    if not rules.board.technologies:
        return
    for_route = game.buying in (RIGHT_OF_WAY + 1, THERMOCOMPRESSOR + 1)
    phases = (PAYMENT, CHOOSE_ROUTE) if for_route else (PAY_TECHNOLOGY,)
    asked = game.phase in (PAY_TECHNOLOGY, CHOOSE_ROUTE)
    if (game.buying and game.phase not in phases) or (asked and not game.buying):
        raise NotationError("what is being bought does not fit the phase")
    if game.blind_cards and game.phase != SECOND_CARD:
        raise NotationError("blind cards do not fit the phase")
    if (game.saved and game.phase != PAYMENT) or (game.second_claim and game.phase not in (CHOOSE_ACTION, PAYMENT)):
        raise NotationError("what a technology lets the player do does not fit the phase")
