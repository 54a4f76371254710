"""Whose turn it is, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, known
from whistlestop.records.state import NONE, OVER, PHASES
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class TurnFacts(Known):
    """The open question and who is to answer it."""

    phase: str
    to_move: int
    first: int
    turn: int
    last_turns: int | None


@dataclass(frozen=True, kw_only=True, eq=False)
class ActionFacts(Known):
    """Whether the turn's action is done; it came later than the rest of the turn, and so it does in messages."""

    acted: bool = False


def turn_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> TurnFacts:
    """Return whose turn it is; nobody's once the game is over."""
    return TurnFacts(
        phase=PHASES[view.phase],
        to_move=NONE if view.phase == OVER else view.player,
        first=view.first,
        turn=view.turn,
        last_turns=known(view.last_turns),
    )


def action_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> ActionFacts:
    """Return whether the player to move has taken the turn's action."""
    return ActionFacts(acted=bool(view.acted))
