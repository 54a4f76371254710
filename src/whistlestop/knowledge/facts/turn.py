"""Whose turn it is, and what is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, known, members
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
    """Whether the turn's action is done, and which tracks nobody owns and nobody can have.

    They came later than the rest, and so they do in messages.
    """

    acted: bool = False
    closed: list[int] = field(default_factory=list)


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
    """Return whether the player to move has taken the turn's action, and what can no longer be claimed by anybody."""
    return ActionFacts(acted=bool(view.acted), closed=_closed(rules, view))


def _closed(rules: Rules, view: SimpleNamespace) -> list[int]:
    """Return the tracks nobody owns and nobody can have: twins of owned ones (R27), or closed by a house rule."""
    owned = {track for seat in range(view.players) for track in members(view.owned[seat])}
    return sorted(set(range(len(rules.map.tracks))) - owned - set(members(view.open)))
