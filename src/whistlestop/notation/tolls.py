"""The neutral player's tracks as text: `neutral amsterdam utrecht #2`, as tracks are called in a claim (R264)."""

from __future__ import annotations

from whistlestop.notation.told import Told, track_names
from whistlestop.notation.words import NotationError, plain
from whistlestop.records.blocks import encode
from whistlestop.records.state import NONE, GameRecord
from whistlestop.records.tolls import SIDES, NeutralTrack
from whistlestop.ruleset.compile import Rules


def offered(rules: Rules, game: GameRecord) -> range:
    """Return the tracks that are chosen from; none while nothing is asked."""
    first = int(game.neutral_choice) - 1 if rules.board.tolls else NONE
    return range(first, first + SIDES) if first != NONE else range(0)


def tell_neutral(rules: Rules, game: GameRecord, parts: NeutralTrack) -> Told | None:
    """Return which track the neutral player takes, in words; None while nothing is asked."""
    tracks = offered(rules, game)
    return Told("neutral", track=tracks[parts.side]) if tracks else None


TELL = {NeutralTrack: tell_neutral}


def read_neutral(rules: Rules, game: GameRecord, text: str) -> int | None:
    """Return the side that a text means by a track, or by #1 or #2 alone; None if it names no track."""
    _, _, rest = text.partition(" ")
    names = [plain(name) for name in track_names(rules.map)]
    tracks = offered(rules, game)
    if rest in ("#1", "#2"):
        return encode(NeutralTrack(int(rest[1]) - 1))
    if rest not in names:
        return None
    if tracks and names.index(rest) not in tracks:
        raise NotationError(f"'{rest}' is no track of the connection that the ticket names")
    return encode(NeutralTrack(names.index(rest) - tracks[0] if tracks else 0))


READ = {"neutral": read_neutral}
