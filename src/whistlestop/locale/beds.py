"""Track beds and their pieces in words (R320-R332)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from whistlestop.locale import listed, say, words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, route
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map

if TYPE_CHECKING:
    from whistlestop.ruleset.compile import Rules


def pieces(map: Map, lying: Mapping[int, str]) -> str:
    """Return the pieces on the board, each with its route and its colour."""
    return listed(
        [say("piece-on", route=words.route(map, track), kind=words.kind(kind)) for track, kind in lying.items()]
    )


def _laid(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "kind": words.kind(words.KINDS[known["kind"]])}


def _paid(table: TableSetup, known: Numbers) -> Arguments:
    return {"dice": words.dice(Counter(words.FACES[known[die]] for die in ("one", "two")))}


def _beds(map: Map) -> list[str]:
    assert map.beds is not None
    counts = [say("pieces-of-length", length=length, count=count) for length, count in map.beds.pieces.items()]
    total = sum(map.beds.pieces.values()) * len(map.deck.colours)
    return [
        say("difference-beds", count=sum(track.bed for track in map.tracks)),
        say("difference-pieces", count=total, pieces=listed(counts)),
        *([say("difference-crossings", count=len(map.beds.crossings))] if map.beds.crossings else []),
    ]


def _laid_at(rules: Rules) -> words.Told:
    return {"pieces": "none" if rules.options["france.dice_build"] == "open_beds" else "laid"}


EVENTS = {"piece_laid": _laid, "bed_built": route, "bed_paid": _paid}
DIFFERENCES = {"beds": _beds}
TOPICS = {"bed": Topic(on(lambda board: board.beds), _laid_at)}
AT_HAND = {"bed": ("bed",), "piece": ("bed",)}
