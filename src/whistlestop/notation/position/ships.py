"""Ships in a position line: pieces, cards that only this board has, harbours, exchanges, a payment under way.

ship_draws=31 ship_discard=red-single:2 paid=red:1 harbour=tokyo slot=2 one_taken=1 chosen=2 | 0 reserve=4 exchanged=2
ship_hand=red-double:3 ship_known=red-double:1 harbours=tokyo,lima

Trains and ships in supply follow from the trains in reserve and from what lies on the board. A seat of which a line
says nothing about that has the pieces that are suggested to beginners.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.fields import joined
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.ships import KINDS, PAID_NAMES
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.ships import (
    CHOOSE_DECK,
    CHOOSE_PIECES,
    DOUBLE_SHIP,
    FIRST_SHIP_KIND,
    HARBOURS,
    PAY_CARDS,
    PAY_HARBOUR,
    RESERVE,
    SHIP_KINDS,
    SORTS,
    WILD_CARD,
)
from whistlestop.records.state import DISPLAY_SLOTS, NONE, PHASES, GameRecord
from whistlestop.rules import ships
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.ships import played

CLAIMING = (PAY_CARDS,)


def without_trains(rules: Rules) -> int:
    """Return the ship routes, which take ships."""
    return joined(rules.board.ship_tracks)


BY_NAME = {name: kind - FIRST_SHIP_KIND for kind, name in KINDS.items()}
PAID_BY_NAME = {name: card for card, name in PAID_NAMES.items()}
SUGGESTED = 20  # trains among the pieces of beginners (R361)
MOST_EXCHANGED, MOST_DRAWS = 30_000, 2**31 - 1


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return the discard pile, what is being paid and the place of the display that waits."""
    if not played(rules.board):
        return
    if game.ship_draws:
        yield f"ship_draws={game.ship_draws}"
    if any(game.ship_discard):
        yield f"ship_discard={_counts(game.ship_discard)}"
    if any(game.paid):
        yield f"paid={join(f'{name}:{game.paid[card]}' for card, name in PAID_NAMES.items() if game.paid[card])}"
    if game.harbour_place:
        yield f"harbour={names.places[game.harbour_place - 1]}"
    if game.waiting_slot:
        yield f"slot={game.waiting_slot - 1}"
    if game.one_taken:
        yield "one_taken=1"
    if game.turn == 0 and game.chosen:
        yield f"chosen={game.chosen}"


def _counts(counts: Sequence[int]) -> str:
    return join(f"{name}:{counts[kind]}" for name, kind in BY_NAME.items() if counts[kind])


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return a seat's pieces, cards and harbours."""
    if not played(rules.board):
        return
    if _has_chosen(game, seat) and (not rules.board.fixed_trains or game.exchanged[seat]):
        yield f"reserve={game.train_reserve[seat]}"
    if game.exchanged[seat]:
        yield f"exchanged={game.exchanged[seat]}"
    if any(game.ship_hand[seat]):
        yield f"ship_hand={_counts(game.ship_hand[seat])}"
    if any(game.ship_known[seat]):
        yield f"ship_known={_counts(game.ship_known[seat])}"
    if harbours := [names.places[place - 1] for place in game.harbours[seat] if place]:
        yield f"harbours={join(harbours)}"


def _has_chosen(game: SimpleNamespace | GameRecord, seat: int) -> bool:
    """Return whether a seat has chosen its pieces: seats choose in the order of turns (R361)."""
    return (seat - int(game.first)) % int(game.players) < int(game.chosen)


def _refuse_elsewhere(at_: Reading) -> None:
    if not played(at_.rules.board):
        raise NotationError(f"{at_.rules.map.id} has no ships")


def _number(field: str, what: str, most: int, more: int = 0) -> Reader:
    """Return what reads a number of the table."""

    def read(at_: Reading, value: str) -> None:
        _refuse_elsewhere(at_)
        setattr(at_.game, field, read_number(value, what, most) + more)

    return read


def read_reserve(at_: Reading, value: str) -> None:
    """Note the trains in a seat's reserve, one more than there are: none said is another thing than none."""
    _refuse_elsewhere(at_)
    at_.game.train_reserve[at_.seat] = read_number(value, "number of trains", RESERVE) + 1


def read_exchanged(at_: Reading, value: str) -> None:
    """Note the pieces that a seat has exchanged."""
    _refuse_elsewhere(at_)
    at_.game.exchanged[at_.seat] = read_number(value, "number of pieces", MOST_EXCHANGED)


def _read_counts(row: Sequence[int], known: dict[str, int], value: str) -> None:
    for item in split(value):
        name, _, count = item.partition(":")
        row[find(known, name, "kind of card")] = read_number(count, "number of cards", 127)  # type: ignore[index]


def read_discard(at_: Reading, value: str) -> None:
    """Lay cards on the discard piles."""
    _refuse_elsewhere(at_)
    _read_counts(at_.game.ship_discard, BY_NAME, value)  # type: ignore[arg-type]


def read_paid(at_: Reading, value: str) -> None:
    """Note the cards of the payment under way."""
    _refuse_elsewhere(at_)
    _read_counts(at_.game.paid, PAID_BY_NAME, value)  # type: ignore[arg-type]


def read_harbour(at_: Reading, value: str) -> None:
    """Note the place whose harbour is being paid for."""
    _refuse_elsewhere(at_)
    at_.game.harbour_place = find(at_.names.place_numbers, value, "place") + 1


def read_hand(at_: Reading, value: str) -> None:
    """Give a seat cards."""
    _refuse_elsewhere(at_)
    _read_counts(at_.game.ship_hand[at_.seat], BY_NAME, value)


def read_known(at_: Reading, value: str) -> None:
    """Note what the table has seen of a hand."""
    _refuse_elsewhere(at_)
    _read_counts(at_.game.ship_known[at_.seat], BY_NAME, value)


def read_harbours(at_: Reading, value: str) -> None:
    """Put harbours of a seat on the board."""
    _refuse_elsewhere(at_)
    if len(split(value)) > HARBOURS:
        raise NotationError(f"seat {at_.seat} has more than {HARBOURS} harbours")
    for number, name in enumerate(split(value)):
        at_.game.harbours[at_.seat, number] = find(at_.names.place_numbers, name, "place") + 1


TABLE_READERS: dict[str, Reader] = {
    "ship_draws": _number("ship_draws", "number of draws", MOST_DRAWS),
    "ship_discard": read_discard,
    "paid": read_paid,
    "harbour": read_harbour,
    "slot": _number("waiting_slot", "slot of the display", DISPLAY_SLOTS - 1, 1),
    "one_taken": _number("one_taken", "number of cards", 1),
    "chosen": _number("chosen", "number of seats", 5),
}
SEAT_READERS: dict[str, Reader] = {
    "reserve": read_reserve,
    "exchanged": read_exchanged,
    "ship_hand": read_hand,
    "ship_known": read_known,
    "harbours": read_harbours,
}


def finish(rules: Rules, game: GameRecord) -> None:
    """Work out decks, supplies and what is still to be paid."""
    board = rules.board
    if not played(board):
        return
    if game.turn > 0 or board.fixed_trains:
        game.chosen = game.players
    for kind in range(SHIP_KINDS):
        elsewhere = int(game.ship_discard[kind]) + sum(int(hand[kind]) for hand in game.ship_hand)
        elsewhere += game.display.tolist().count(FIRST_SHIP_KIND + kind)
        if elsewhere > board.ship_cards[kind]:
            name = KINDS[FIRST_SHIP_KIND + kind]
            raise NotationError(f"the line has {elsewhere} {name} cards; the game has {board.ship_cards[kind]}")
        game.ship_deck[kind] = board.ship_cards[kind] - elsewhere
    for seat in range(game.players):
        _finish_pieces(rules, game, seat)
    _finish_payment(rules, game)


def _finish_pieces(rules: Rules, game: GameRecord, seat: int) -> None:
    """Give a seat what is neither in its reserve nor on the board; all there is before it has chosen."""
    board = rules.board
    said, game.train_reserve[seat] = int(game.train_reserve[seat]), 0
    if not _has_chosen(game, seat):
        game.ships[seat] = board.ships
        return
    lengths = [0, 0]
    for track in range(board.tracks):
        if int(game.owned[seat, track // 64]) >> track % 64 & 1:
            lengths[int(board.ship_tracks[track // 64]) >> track % 64 & 1] += int(board.length[track])
    reserve = said - 1 if said else int(board.trains) - int(board.fixed_trains or SUGGESTED)
    trains, ships = (
        int(board.trains) - reserve - lengths[0],
        int(board.pieces_each) - int(board.trains) + reserve - lengths[1],
    )
    if min(trains, ships) < 0:
        raise NotationError(f"seat {seat} has not enough pieces for all its tracks")
    game.train_reserve[seat], game.trains[seat], game.ships[seat] = reserve, trains, ships


def _finish_payment(rules: Rules, game: GameRecord) -> None:
    board, paid, track = rules.board, game.paid.tolist(), int(game.claiming)
    if game.phase == PAY_HARBOUR:
        game.pay_due = max(int(board.harbour_price) - sum(paid), 0)
    elif game.phase == PAY_CARDS and track != NONE:
        pair = int(board.pair_tracks[track // 64]) >> track % 64 & 1
        worth = sum(
            count * (2 if card % SORTS == DOUBLE_SHIP and card != WILD_CARD else 1) for card, count in enumerate(paid)
        )
        game.pay_due = max(int(board.length[track]) * (1 + pair) - worth, 0)


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if what is said of a payment, the display or pieces does not fit the phase or the table."""
    asked = (CHOOSE_PIECES, CHOOSE_DECK, PAY_CARDS, PAY_HARBOUR)
    if not played(rules.board):
        if game.phase in asked:
            raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
        return
    paying = game.phase in (PAY_CARDS, PAY_HARBOUR)
    if (game.phase == PAY_HARBOUR) != bool(game.harbour_place) or (game.phase == CHOOSE_DECK) != bool(
        game.waiting_slot
    ):
        raise NotationError("what is said of a harbour or of the display does not fit the phase")
    if paying != (game.pay_due > 0) or (any(game.paid) and (not paying or rules.board.dice)):
        raise NotationError("what is said of a payment does not fit the phase")
    if game.waiting_slot and game.display[game.waiting_slot - 1] != NONE:
        raise NotationError("a card lies in the place of the display that waits for one")
    if (game.phase == CHOOSE_PIECES) != (game.turn == 0 and game.phase in asked) or (
        game.phase == CHOOSE_PIECES and (game.player - game.first) % game.players != game.chosen
    ):
        raise NotationError("pieces are chosen once, in the order of turns")


FAULTS = (
    (interpreted(ships.card_faults), "the table knows more cards of a seat than its hand has"),
    (interpreted(ships.piece_faults), "pieces of a seat do not fit its reserve and its tracks"),
    (interpreted(ships.harbour_faults), "a harbour stands twice in a place, or where there is no port or no own route"),
)
