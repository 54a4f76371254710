"""What can be chosen now, and everything a person may ask about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.game import Game
from whistlestop.records import actions
from whistlestop.records.state import TOKEN_TYPES
from whistlestop.terminal.card_choices import card_choice
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.expansion_choices import expansion_choice
from whistlestop.terminal.piece_choices import piece_choice


def choices(game: Game, numbers: Sequence[int]) -> list[Choice]:
    """Return the choices for actions given by id."""
    return [choice(game, number) for number in numbers]


def choice(game: Game, number: int) -> Choice:
    """Return the choice for one action."""
    if (piece := piece_choice(game, number)) is not None:
        return piece
    counted = actions.TICKETS < number <= actions.TICKETS + actions.MOST_TICKETS
    expansion = number >= actions.MOVE or counted
    return expansion_choice(game, number) if expansion else card_choice(game, number)


def everything(game: Game) -> list[Choice]:
    """Return a choice for everything a person may ask about, possible now or not."""
    with_dice, with_monsters = bool(game.rules.options["dice"]), bool(game.rules.options["monsters"])
    places = len(game.map.places)
    tickets = _from(actions.TICKETS + 1, actions.MOST_TICKETS) if with_dice else [actions.TICKETS]
    cards = [] if with_dice else [*_from(actions.TAKE, len(KIND_NAMES)), actions.DRAW]
    tracks = _from(actions.CLAIM, len(game.map.tracks))
    stations = _from(actions.STATION, places * (game.map.stations > 0))
    every_die = actions.REROLL + actions.REROLL_WIDTH - 1
    tokens = [every_die, *_from(actions.BUY, TOKEN_TYPES * actions.FACE_PAIRS)] if with_dice else []
    end = [actions.END] if with_dice or with_monsters else []
    passengers = _from(actions.PASSENGER, places * (game.map.passengers > 0))
    found = [*cards, *tickets, actions.PASS, actions.DECLINE, *end, *tracks, *stations, *tokens, *passengers]
    return choices(game, [*found, *(_every_move(places) if with_monsters else [])])


def _from(first: int, count: int) -> range:
    return range(first, first + count)


def _every_move(places: int) -> Iterable[int]:
    for row in range(actions.MOVE, actions.PLACE, actions.MOVE_WIDTH):
        yield from _from(row, places)
