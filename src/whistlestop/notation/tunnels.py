"""The surcharge of a tunnel as text: `extra red 1 + locomotive 1`, `decline`."""

from __future__ import annotations

from whistlestop.notation.told import Told
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.state import LOCOMOTIVE, GameRecord
from whistlestop.records.tunnels import Decline, Extra
from whistlestop.ruleset.compile import Rules


def tell_extra(rules: Rules, game: GameRecord, parts: Extra) -> Told:
    """Return the extra cards of a tunnel, in words."""
    return Told("extra", cost=cards(int(game.laid_kind), int(game.surcharge), parts.locomotives))


def cards(kind: int, total: int, locomotives: int) -> dict[str, int]:
    """Return so many cards of a kind, locomotives among them, by name."""
    if kind == LOCOMOTIVE or locomotives == total:
        return {KIND_NAMES[LOCOMOTIVE]: total}
    tail = {KIND_NAMES[LOCOMOTIVE]: locomotives} if locomotives else {}
    return {KIND_NAMES[kind]: total - locomotives, **tail}


def tell_decline(rules: Rules, game: GameRecord, parts: Decline) -> Told:
    """Return that a tunnel is given up, in words."""
    return Told("decline")


TELL = {Extra: tell_extra, Decline: tell_decline}
