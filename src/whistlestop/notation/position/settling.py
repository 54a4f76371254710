"""A claimed route that is being settled, in a position line: `settling=berlin:leipzig settling_end=leipzig`."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from whistlestop.notation.position.reading import Reader, Reading
from whistlestop.notation.words import NotationError, Words, find
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.records.state import NONE, GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what is being settled."""
    if game.settling != NONE:
        yield f"settling={names.tracks[game.settling]}"
        if game.settling_end:
            yield f"settling_end={names.places[rules.board.end_b[game.settling]]}"


def read_settling(at_: Reading, value: str) -> None:
    """Note the track just claimed that is being settled."""
    at_.game.settling = find(at_.names.track_numbers, value, "track")


def read_settling_end(at_: Reading, value: str) -> None:
    """Note that the second end of that track is asked about."""
    place, game = find(at_.names.place_numbers, value, "place"), at_.game
    if game.settling == NONE or place != at_.rules.board.end_b[game.settling]:
        raise NotationError(f"'{value}' is not the second end of the track being settled")
    game.settling_end = 1


TABLE_READERS: dict[str, Reader] = {"settling": read_settling, "settling_end": read_settling_end}


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if what is being settled does not fit the table or the phase."""
    settling = (module for module in modules("whistlestop.rules") if hasattr(module, "ANSWER"))
    asking = [name_of(module) for module in settling if int(game.phase) in module.ANSWER]
    asked = any(played(rules.board)[name] for name in asking)
    if (game.settling != NONE) != asked or (asked and not _owns(game, int(game.settling))):
        raise NotationError("what is said of settling a claimed route does not fit the table or the phase")


def _owns(game: GameRecord, track: int) -> bool:
    return bool(int(game.owned[game.player, track // 64]) >> track % 64 & 1)
