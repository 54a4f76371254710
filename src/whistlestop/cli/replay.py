"""`whistlestop replay`: a written game told step by step, openly or as one seat saw it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import argument, option
from whistlestop.locale import say
from whistlestop.ruleset.options import changed

if TYPE_CHECKING:
    from whistlestop.locale.sentences import Teller
    from whistlestop.play.decision import Decision
    from whistlestop.play.game import Game
    from whistlestop.records.events import Event
    from whistlestop.terminal.screen import Screen


def replay(
    file: Annotated[Path, argument("help-replay-file", "FILE")],
    seat: Annotated[int | None, option("help-replay-seat", "--seat", min=0, max=5, metavar="NUMBER")] = None,
    map: Annotated[str | None, option("help-replay-map", "--map", metavar="FILE")] = None,
    plain: Annotated[bool, option("help-plain", "--plain")] = False,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Tell a written game."""
    prepare(table=True)
    game = parameters.read_game(file, map)
    if seat is not None and seat >= game.players:
        raise WrongInput(say("error-seat", seat=seat, last=game.players - 1))
    if json:
        write_json(_figures(game, seat))
        return
    _tell(open_screen(plain=plain), game, seat)


def _tell(screen: Screen, game: Game, seat: int | None) -> None:
    from whistlestop.locale.sentences import Teller
    from whistlestop.locale.words import board
    from whistlestop.terminal.ending import tell_scores

    teller = Teller(game.map, parameters.seat_names(game.players, seat), seat, game.rules.options)
    patient = sys.stdin.isatty() and sys.stdout.isatty() and not os.environ.get("CI")
    screen.tell(say("replay-begins", map=board(game.map), count=game.players, decisions=game.decision))
    screen.items(_sentences(teller, game.start.events, seat))
    for number, decision in enumerate(game.history, 1):
        if patient and _stop(screen, number, len(game.history)):
            return
        screen.items(_sentences(teller, decision.events, seat))
    if game.over:
        tell_scores(screen, game, list(teller.names), seat)


def _stop(screen: Screen, number: int, total: int) -> bool:
    try:
        return screen.ask(say("prompt-replay", number=number, total=total)).lower() in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return True


def _sentences(teller: Teller, events: tuple[Event, ...], seat: int | None) -> list[str]:
    return [sentence for event in _heard(events, seat) if (sentence := teller.event(event)) is not None]


def _heard(events: tuple[Event, ...], seat: int | None) -> Sequence[Event]:
    """Return what a seat hears; without a seat a written game is told openly."""
    from whistlestop.knowledge.visible import visible

    return events if seat is None else visible(events, seat)


def _figures(game: Game, seat: int | None) -> dict[str, object]:
    from whistlestop.locale.sentences import Teller

    teller = Teller(game.map, parameters.seat_names(game.players, seat), seat, game.rules.options)
    return {
        "map": game.map.id,
        "ticket_set": game.map.ticket_set,
        "players": game.players,
        "options": changed(game.rules.options),
        "start": _events(teller, game.start.events, seat),
        "decisions": [_decision(teller, made, seat) for made in game.history],
        "over": game.over,
        "scores": [msgspec.to_builtins(score) for score in game.scores()] if game.over else None,
    }


def _decision(teller: Teller, made: Decision, seat: int | None) -> dict[str, object]:
    from whistlestop.knowledge.visible import is_choice_hidden

    hidden = seat is not None and is_choice_hidden(made.action, made.seat, seat)
    return {
        "seat": made.seat,
        "action": None if hidden else made.text,
        "events": _events(teller, made.events, seat),
    }


def _events(teller: Teller, events: tuple[Event, ...], seat: int | None) -> list[dict[str, object]]:
    return [
        {"name": event.name, "seat": event.seat, "arguments": event.arguments, "text": text}
        for event in _heard(events, seat)
        if (text := teller.event(event)) is not None
    ]
