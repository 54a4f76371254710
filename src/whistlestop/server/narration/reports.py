"""A report of a problem as text: the program, the table, the moment, and the log as far as its reader may know it.

While a game runs everything in it comes from the view and the events of the one who asks; names of people, talk and
secrets are left out. After the end it holds the whole log.
"""

from __future__ import annotations

import msgspec

from whistlestop import __version__, maps
from whistlestop.play.game import Game
from whistlestop.ruleset import options
from whistlestop.server.match.match import Match
from whistlestop.server.narration.events import Viewer
from whistlestop.server.protocol.messages import VERSION

FORMAT = "whistlestop report 1"


def report(code: str, match: Match, viewer: Viewer) -> str:
    """Return the report of a viewer; each line of its head is a word and what it says."""
    game = match.game
    facts = game.view(viewer).facts()
    lines = [
        FORMAT,
        f"program {__version__}",
        f"protocol {VERSION}",
        f"rules {game.rules.version}",
        f"table {code}",
        f"map {game.map.id} {game.map.ticket_set} {maps.digest(game.map)}",
        f"players {game.players}",
        *(f"option {key}={options.write(value)}" for key, value in game.rules.chosen.items()),
        f"seen by {'a spectator' if viewer is None else f'seat {viewer}'}",
        f"moment {len(game.history)} turn {facts.turn} phase {facts.phase.replace(' ', '_')}",
        f"knows {msgspec.json.encode(facts).decode()}",
        "",
    ]
    return "\n".join(lines) + (game.log() if game.over else events_text(code, game, viewer))


def events_text(code: str, game: Game, viewer: Viewer) -> str:
    """Return what a viewer saw so far, an event a line."""
    seen = (f"{'-' if event.seat is None else event.seat} {event.name} {_arguments(event.arguments)}".rstrip()
            for event in game.events(viewer))  # fmt: skip
    return "\n".join([f"whistlestop events {code}", *seen]) + "\n"


def _arguments(arguments: dict[str, int]) -> str:
    return " ".join(f"{key}={value}" for key, value in arguments.items())
