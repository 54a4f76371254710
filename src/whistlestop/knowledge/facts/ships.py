"""Ships, both decks, harbours and exchanges (R360-R373); None on boards without ships.

`hand`, `known` and `discard` of every table hold plain train cards and wild ones; the other cards stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Counts, Known
from whistlestop.notation.ships import KINDS, PAID_NAMES
from whistlestop.records.ships import CHOOSE_DECK, FIRST_SHIP_KIND, SHIP_KINDS, TRAIN_KINDS
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.ships import played


@dataclass(frozen=True, kw_only=True, eq=False)
class ShipFacts(Known):
    """Pieces of each seat, its harbours, cards of the sorts that only this board has, and a payment under way.

    `ships` and `trains_in_reserve` have None for a seat that has not chosen or whose choice is not seen (R361);
    `ship_hand_sizes` count ship cards only, `hand_sizes` all.
    """

    ships: list[int | None] | None = None
    trains_in_reserve: list[int | None] | None = None
    harbours: list[list[str]] | None = None
    exchanged: list[int] | None = None
    ship_hand: Counts | None = None
    ship_known: list[Counts] | None = None
    ship_hand_sizes: list[int] | None = None
    ship_deck_size: int | None = None
    ship_discard: Counts | None = None
    card_due: int | None = None
    cards_paid: Counts | None = None
    harbour_place: str | None = None
    empty_slot: int | None = None


NOTHING = ShipFacts()


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> ShipFacts:
    """Return what a view shows of ships."""
    if not played(rules.board):
        return NOTHING
    seats, places = range(view.players), [place.id for place in rules.map.places]
    chosen = [_has_chosen(rules, view, each) for each in seats]
    return ShipFacts(
        ships=[view.ships[each] if chosen[each] else None for each in seats],
        trains_in_reserve=[view.train_reserve[each] if chosen[each] else None for each in seats],
        harbours=[[places[place - 1] for place in view.harbours[each] if place] for each in seats],
        exchanged=view.exchanged[: view.players],
        ship_hand=None if seat is None else counts(view.ship_hand[seat]),
        ship_known=[counts(view.ship_known[each]) for each in seats],
        ship_hand_sizes=[sum(view.ship_hand[each][TRAIN_KINDS:]) for each in seats],
        ship_deck_size=sum(view.ship_deck[TRAIN_KINDS:]),
        ship_discard=counts(view.ship_discard),
        card_due=view.pay_due or None,
        cards_paid={name: view.paid[card] for card, name in PAID_NAMES.items() if view.paid[card]},
        harbour_place=places[view.harbour_place - 1] if view.harbour_place else None,
        empty_slot=view.waiting_slot - 1 if view.phase == CHOOSE_DECK else None,
    )


def more_cards(rules: Rules, view: SimpleNamespace, seat: int) -> int:
    """Return how many cards of the sorts that only this board has a seat holds."""
    return sum(view.ship_hand[seat]) if played(rules.board) else 0


def _has_chosen(rules: Rules, view: SimpleNamespace, seat: int) -> bool:
    """Return whether the view shows the pieces that a seat has chosen: before that it has all there are."""
    return int(view.trains[seat]) + int(view.ships[seat]) <= rules.board.pieces_each


def counts(of_kinds: Sequence[int]) -> Counts:
    """Return cards by name, without those of which there are none."""
    return {KINDS[FIRST_SHIP_KIND + kind]: of_kinds[kind] for kind in range(SHIP_KINDS) if of_kinds[kind]}
