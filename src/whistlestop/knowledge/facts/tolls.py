"""Tolls, loans, the neutral player and tickets that lie face up (R251-R266); None where they are not played."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, members, tickets_at
from whistlestop.records.board import FACE_UP
from whistlestop.records.state import COMPLETED, NOBODY, OVER
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class TollFacts(Known):
    """Money, loans and what the neutral player has; `toll_tokens` has None for a seat whose money is not seen (R252).

    `head_start` are the points that each seat begins with (R254), `face_up_tickets` those that nobody kept (R253).
    `neutral_marker` is the seat that chooses for the neutral player, None once it has ended; `neutral_choice` the two
    tracks while one of them is being chosen.
    """

    face_up_tickets: list[int] | None = None
    head_start: list[int] | None = None
    toll_tokens: list[int | None] | None = None
    loans: list[int] | None = None
    neutral_tracks: list[int] | None = None
    neutral_trains: int | None = None
    neutral_marker: int | None = None
    neutral_choice: list[int] | None = None


NOTHING = TollFacts()
STRANGERS = "neutral_tracks"


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> TollFacts:
    """Return what a view shows of tolls."""
    board, players = rules.board, view.players
    if board.refused_drawn != FACE_UP:
        return NOTHING
    pile = tickets_at(view.where[: board.tickets], COMPLETED, NOBODY)
    if not board.tolls:
        return TollFacts(face_up_tickets=pile)
    seen, neutral = bool(view.phase == OVER or board.open_holdings), players == board.neutral_players
    return TollFacts(
        face_up_tickets=pile,
        head_start=[int(board.start_scores[(each - view.first) % players]) for each in range(players)],
        toll_tokens=[view.toll_tokens[each] if seen or each == seat else None for each in range(players)],
        loans=view.loans[:players],
        neutral_tracks=members(view.neutral) if neutral else None,
        neutral_trains=view.neutral_trains if neutral else None,
        neutral_marker=view.neutral_marker if neutral and not view.neutral_ended else None,
        neutral_choice=[view.neutral_choice - 1, view.neutral_choice] if view.neutral_choice else None,
    )
