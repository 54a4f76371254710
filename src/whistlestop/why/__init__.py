"""Why an action is not possible: one code with its arguments, for the player who asks.

The answer is found by looking at what the rules look at, in the order a player would: whose is it, is it closed,
are there trains, are there cards. It reads only what the player in turn may know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from whistlestop import actions
from whistlestop.board import GRAY, Board, Rules
from whistlestop.notation.words import KIND_NAMES
from whistlestop.state import (
    CHOOSE_ACTION,
    COLOURS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    PHASES,
    Game,
)


class WhyCode(Enum):
    """The reasons an action can be impossible."""

    NOT_NOW = "not_now"  # the open question is another one
    NO_SUCH_ACTION = "no_such_action"
    TRACK_TAKEN = "track_taken"
    TRACK_CLOSED = "track_closed"
    OWN_TWIN = "own_twin"
    FEW_TRAINS = "few_trains"
    FEW_LOCOMOTIVES = "few_locomotives"
    FEW_CARDS = "few_cards"
    NOT_THIS_PAYMENT = "not_this_payment"
    NOT_FACE_UP = "not_face_up"
    LOCOMOTIVE_SECOND = "locomotive_second"
    NO_CARDS_LEFT = "no_cards_left"
    NO_TICKETS_LEFT = "no_tickets_left"
    STATION_TAKEN = "station_taken"
    NO_STATIONS_LEFT = "no_stations_left"
    MUST_KEEP = "must_keep"
    MAY_NOT_KEEP = "may_not_keep"
    OTHER_ACTIONS_EXIST = "other_actions_exist"


@dataclass(frozen=True)
class Why:
    """A reason with what it speaks of."""

    code: WhyCode
    arguments: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the code and its arguments, for logs and programs."""
        return " ".join([self.code.value, *(f"{key}={value}" for key, value in self.arguments.items())])


def why_not(rules: Rules, game: Game, action: int) -> Why:
    """Return the reason an action that is not legal is not."""
    board = rules.boards[0]
    if game.phase == CHOOSE_ACTION:
        return _why_no_action(rules, board, game, action)
    if game.phase == PAYMENT and actions.PAY <= action < actions.STATION:
        return Why(WhyCode.NOT_THIS_PAYMENT)
    if action in (actions.KEEP, actions.RETURN) and game.asking != NONE:
        code = WhyCode.MUST_KEEP if action == actions.RETURN else WhyCode.MAY_NOT_KEEP
        return Why(code, {"count": int(game.must_keep)})
    if actions.EXTRA <= action < actions.EXTRA + 4 and game.surcharge > 0:
        return Why(WhyCode.FEW_CARDS, {"count": int(game.surcharge)})
    if action <= actions.DRAW and PHASES[game.phase] == "second card":
        return _why_no_card(board, game, action)
    return Why(WhyCode.NOT_NOW, {"phase": PHASES[game.phase]})


def _why_no_action(rules: Rules, board: Board, game: Game, action: int) -> Why:
    if action <= actions.DRAW:
        return _why_no_card(board, game, action)
    if action == actions.PASS:
        return Why(WhyCode.OTHER_ACTIONS_EXIST)
    if action == actions.TICKETS:
        return Why(WhyCode.NO_TICKETS_LEFT)
    if actions.CLAIM <= action < actions.CLAIM + board.tracks:
        return _why_no_claim(board, game, action - actions.CLAIM)
    if actions.STATION <= action < actions.STATION + board.places:
        return _why_no_station(board, game, action - actions.STATION)
    return Why(WhyCode.NOT_NOW, {"phase": PHASES[game.phase]})


def _why_no_card(board: Board, game: Game, action: int) -> Why:
    if action == actions.DRAW:
        return Why(WhyCode.NO_CARDS_LEFT)
    kind = action - actions.TAKE
    if kind not in KIND_NAMES:
        return Why(WhyCode.NO_SUCH_ACTION)
    if kind == LOCOMOTIVE and kind in game.display[: board.display]:
        return Why(WhyCode.LOCOMOTIVE_SECOND)
    return Why(WhyCode.NOT_FACE_UP, {"kind": KIND_NAMES[kind]})


def _why_no_claim(board: Board, game: Game, track: int) -> Why:
    player = int(game.player)
    owner = next((seat for seat in range(game.players) if _has(game.owned[seat], track)), None)
    if owner is not None:
        return Why(WhyCode.TRACK_TAKEN, {"seat": owner})
    if not _has(game.open, track):
        return Why(WhyCode.TRACK_CLOSED, {"players": int(board.double_routes_players)})
    if any(_has(game.owned[player], twin) and _has(board.twins[track], twin) for twin in range(board.tracks)):
        return Why(WhyCode.OWN_TWIN)
    if game.trains[player] < board.length[track]:
        return Why(WhyCode.FEW_TRAINS, {"count": int(board.length[track]), "have": int(game.trains[player])})
    return _why_not_payable(board, game, track)


def _why_not_payable(board: Board, game: Game, track: int) -> Why:
    hand, symbols = game.hand[game.player], int(board.symbols[track])
    if hand[LOCOMOTIVE] < symbols:
        return Why(WhyCode.FEW_LOCOMOTIVES, {"count": symbols, "have": int(hand[LOCOMOTIVE])})
    colour = int(board.colour[track])
    best = int(max(hand[:COLOURS])) if colour == GRAY else int(hand[colour])
    have = best + int(hand[LOCOMOTIVE])
    name = "any" if colour == GRAY else KIND_NAMES[colour]
    return Why(WhyCode.FEW_CARDS, {"count": int(board.length[track]), "have": have, "kind": name})


def _why_no_station(board: Board, game: Game, place: int) -> Why:
    for seat in range(game.players):
        if int(game.stations[seat]) >> place & 1:
            return Why(WhyCode.STATION_TAKEN, {"seat": seat})
    built = int(game.stations[game.player]).bit_count()
    if built >= board.stations:
        return Why(WhyCode.NO_STATIONS_LEFT)
    hand = game.hand[game.player]
    have = int(max(hand[:COLOURS])) + int(hand[LOCOMOTIVE])
    return Why(WhyCode.FEW_CARDS, {"count": built + 1, "have": have, "kind": "any"})


def _has(words: object, number: int) -> bool:
    return bool(int(words[number // 64]) >> number % 64 & 1)  # type: ignore[index]
