"""Why an action is not possible: one code with its arguments, for the player who asks.

The answer is found by looking at what the rules look at, in the order a player would: is it played with at all, is it
the moment, whose is it, is it closed, can it be paid. It reads only what the player in turn may know. Each type of
action has its function, in the table `WHY` of the module it belongs to. A mechanism may also say why a track is taken
that no seat owns (`why_taken`), why one cannot be claimed as things stand (`why_barred`), and in which phases of its
own something is paid for (`PAYING`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any

from whistlestop.play.why import cards
from whistlestop.play.why.reason import Why as Why
from whistlestop.play.why.reason import WhyCode as WhyCode
from whistlestop.play.why.reason import not_now
from whistlestop.records.blocks import End, Parts, Pass, decode
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, merge, modules, name_of
from whistlestop.records.state import OVER, GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played

Answer = Callable[[Rules, GameRecord, Any], Why]


def codes() -> tuple[Enum, ...]:
    """Return every reason there is, those of mechanisms with a `Code` of their own included."""
    return (*WhyCode, *(code for of_mechanism in collect(__package__, "Code") for code in of_mechanism))


@cache
def _answers() -> dict[type[Parts], Answer]:
    return {**cards.WHY, **merge(__package__, "WHY")}


def why_not(rules: Rules, game: GameRecord, action: int) -> Why:
    """Return the reason an action that is not legal is not."""
    board, parts = rules.boards[0], decode(int(action))
    if parts is None or not _exists(board, parts):
        return Why(WhyCode.NO_SUCH_ACTION)
    if part := _missing(board, parts):
        return Why(WhyCode.NOT_IN_GAME, {"part": part})
    if game.phase == OVER:
        return not_now(game)
    narrowed = (why for reason in collect(__package__, "why_narrowed") if (why := reason(rules, game, parts)))
    return next(narrowed, None) or _answers()[type(parts)](rules, game, parts)


def _exists(board: BoardRecord, parts: Parts) -> bool:
    """Return whether the place or track an action names is one of the board."""
    return bool(getattr(parts, "place", 0) < board.places and getattr(parts, "track", 0) < board.tracks)


def _missing(board: BoardRecord, parts: Parts) -> str:
    """Return what an action belongs to that the table does not play with, or nothing."""
    if isinstance(parts, End) and not any(parts):
        return "" if board.dice or board.monsters else "ending"
    if isinstance(parts, Pass):
        return "passing" if board.dice else ""
    if board.dice and isinstance(parts, _card_actions()):
        return "cards"  # nobody plays with train cards who plays with dice (R130)
    playing = played(board)
    unplayed = (module for module in modules(__package__) if not playing.get(name_of(module), True))
    return next((name_of(module) for module in unplayed if _belongs(module, parts)), "")


@cache
def _card_actions() -> tuple[type[Parts], ...]:
    return cards.WITH_CARDS + tuple(parts for each in collect(__package__, "WITH_CARDS") for parts in each)


def _belongs(module: Any, parts: Parts) -> bool:  # noqa: ANN401 - what a mechanism has is looked up by name
    """Return whether an action is one of a mechanism: of a type of its own, or one that it says is its."""
    if hasattr(module, "belongs") and module.belongs(parts):
        return True
    return type(parts) in getattr(module, "WHY", {}) and type(parts) is not End
