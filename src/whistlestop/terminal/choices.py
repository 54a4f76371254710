"""What can be chosen now, and everything a person may ask about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.game import Game
from whistlestop.records.actions import MOST_TICKETS
from whistlestop.records.blocks import Claim, Draw, Parts, Pass, Take, Tickets, decode, encode
from whistlestop.records.mechanisms import collect, merge
from whistlestop.terminal import card_choices
from whistlestop.terminal.choice import SHORT, Choice, Choosing


def choices(game: Game, numbers: Sequence[int]) -> list[Choice]:
    """Return the choices for actions given by id."""
    return [choice(game, number) for number in numbers]


def choice(game: Game, number: int) -> Choice:
    """Return the choice for one action."""
    choosing: dict[type[Parts], Choosing] = {**card_choices.CHOICES, **merge(__package__, "CHOICES")}
    parts = decode(number)
    assert parts is not None, f"{number} is no action"
    return choosing[type(parts)](game, number, parts)


def menu_group(number: int) -> int:
    """Return where in a list of choices an action stands."""
    groups: dict[type[Any], Callable[[Any], int]] = {**card_choices.GROUPS, **merge(__package__, "GROUPS")}
    parts = decode(number)
    group = groups.get(type(parts))
    return SHORT if group is None else group(parts)


def everything(game: Game) -> list[Choice]:
    """Return a choice for everything a person may ask about, possible now or not."""
    found = [*_cards(game), encode(Pass()), *(encode(Claim(track)) for track in range(len(game.map.tracks)))]
    return choices(game, [*found, *(number for every in collect(__package__, "every") for number in every(game))])


def _cards(game: Game) -> Iterator[int]:
    if game.rules.options["dice"]:
        yield from (encode(Tickets(count)) for count in range(1, MOST_TICKETS + 1))
    else:
        yield from (encode(Take(kind)) for kind in KIND_NAMES)
        yield from (encode(Draw()), encode(Tickets(0)))
