"""Reasons as codes with arguments; the sentences are messages of `locale/` called `why-` and the code."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from whistlestop.records.mechanisms import collect
from whistlestop.records.state import AFTER_ACTION, PHASES, GameRecord


class WhyCode(Enum):
    """The reasons an action can be impossible; later mechanisms have a `Code` of their own beside their answers."""

    NOT_NOW = "not_now"  # the open question is another one
    NO_SUCH_ACTION = "no_such_action"
    NOT_IN_GAME = "not_in_game"  # it belongs to an expansion, or to the train cards, and they are not played with
    ACTION_DONE = "action_done"
    NOT_BEFORE_ACTION = "not_before_action"
    TRACK_TAKEN = "track_taken"
    TRACK_CLOSED = "track_closed"
    OWN_TWIN = "own_twin"
    CHAOS = "chaos"
    FEW_TRAINS = "few_trains"
    FEW_LOCOMOTIVES = "few_locomotives"
    FEW_CARDS = "few_cards"
    FEW_CARDS_OF_COLOUR = "few_cards_of_colour"  # where locomotives may not be used (R82, R91)
    NOT_THIS_PAYMENT = "not_this_payment"
    LOCOMOTIVES_NOT_HERE = "locomotives_not_here"
    # Cards of any kind in place of others (R83, R84).
    FEW_SUBSTITUTES = "few_substitutes"
    NOTHING_TO_REPLACE = "nothing_to_replace"
    REPLACED_ALL = "replaced_all"
    CANNOT_PAY_REST = "cannot_pay_rest"
    GIVE_FIRST = "give_first"
    REPLACE_FIRST = "replace_first"
    NOT_IN_HAND = "not_in_hand"
    GIVEN_IN_ORDER = "given_in_order"
    PLUS4_TOO_SHORT = "plus4_too_short"
    # Pieces on the board and two ticket decks.
    WRONG_SPLIT = "wrong_split"
    FEW_TICKETS_IN_DECK = "few_tickets_in_deck"
    NO_SUCH_MEEPLE = "no_such_meeple"
    TRAVEL_FIRST = "travel_first"
    NOT_AN_END = "not_an_end"
    NO_PASSENGER_IN_COUNTRY = "no_passenger_in_country"
    PASSENGER_STANDS = "passenger_stands"
    NO_PASSENGER_THERE = "no_passenger_there"
    NO_WAY_ON = "no_way_on"
    TRACK_ELSEWHERE = "track_elsewhere"
    TRACK_UNCLAIMED = "track_unclaimed"
    ROUTE_USED = "route_used"
    NO_PASSENGER_CARD = "no_passenger_card"
    BULLET_TRAIN_STANDS = "bullet_train_stands"
    NOT_SHOWN_HERE = "not_shown_here"
    NO_SHARES_LEFT = "no_shares_left"
    # Cards and tickets.
    NOT_FACE_UP = "not_face_up"
    LOCOMOTIVE_SECOND = "locomotive_second"
    NO_CARDS_LEFT = "no_cards_left"
    NO_TICKETS_LEFT = "no_tickets_left"
    NO_DISPLAY = "no_display"  # cards come from the deck only (R411)
    TICKETS_CHANGED_ONLY = "tickets_changed_only"  # none are drawn in a race (R412)
    STATION_TAKEN = "station_taken"
    NO_STATIONS_LEFT = "no_stations_left"
    MUST_KEEP = "must_keep"
    MAY_NOT_KEEP = "may_not_keep"
    OTHER_ACTIONS_EXIST = "other_actions_exist"
    # Dice.
    REROLL_DONE = "reroll_done"
    NO_SUCH_DICE = "no_such_dice"
    LONG_ROUTE_CLOSED = "long_route_closed"
    FEW_SYMBOLS = "few_symbols"
    FEW_SYMBOLS_OF_KIND = "few_symbols_of_kind"  # where wilds may not be used (R137)
    FEW_WILDS = "few_wilds"
    FEW_STATION_DICE = "few_station_dice"
    FEW_TICKETS = "few_tickets"
    HOW_MANY_TICKETS = "how_many_tickets"
    FEW_UNUSED_DICE = "few_unused_dice"
    NOT_THESE_DICE = "not_these_dice"
    TOKEN_LIMIT = "token_limit"  # noqa: S105 - a token of the game
    TOKENS_AT_START = "tokens_at_start"
    TOKEN_POOL_EMPTY = "token_pool_empty"  # noqa: S105
    TOKEN_NOT_NEEDED = "token_not_needed"  # noqa: S105
    TOKENS_MUST_BE_SPENT = "tokens_must_be_spent"
    NO_TOKENS_AFTER_TUNNEL = "no_tokens_after_tunnel"
    CANNOT_DECLINE = "cannot_decline"
    FEW_TOKENS = "few_tokens"
    # Monsters.
    PLACED_ALREADY = "placed_already"
    SAME_PLACE = "same_place"
    NO_COUNTRY_AT_START = "no_country_at_start"
    COUNTRY_ONE_PLACE = "country_one_place"
    MONSTERS_STAY = "monsters_stay"
    NO_MOVE_AFTER_TUNNEL = "no_move_after_tunnel"
    MONSTER_MOVED = "monster_moved"
    MONSTER_LOCKED = "monster_locked"
    NO_MONSTER_CARDS = "no_monster_cards"
    MUST_NOT_STAY = "must_not_stay"
    MUST_NOT_SHARE = "must_not_share"
    TOO_FAR = "too_far"
    FEW_LOCOMOTIVES_TO_MOVE = "few_locomotives_to_move"


@dataclass(frozen=True)
class Why:
    """A reason with what it speaks of: a `WhyCode`, or the `Code` of a mechanism."""

    code: Enum
    arguments: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the code and its arguments, for logs and programs."""
        return " ".join([self.code.value, *(f"{key}={value}" for key, value in self.arguments.items())])


def not_now(game: GameRecord) -> Why:
    """Return that another question is open."""
    return Why(WhyCode.NOT_NOW, {"phase": PHASES[game.phase]})


def why_no_action_now(game: GameRecord) -> Why:
    """Return why the action of the turn cannot be begun now."""
    return Why(WhyCode.ACTION_DONE) if game.phase == AFTER_ACTION else not_now(game)


def first_reason(hook: str, *asked: Any) -> Why | None:  # noqa: ANN401 - each hook is asked otherwise
    """Return the reason of the first mechanism that has one under a name."""
    return next((why for reason in collect(__package__, hook) if (why := reason(*asked))), None)


def has(words: object, number: int) -> bool:
    """Return whether a set written as mask words has a number."""
    return bool(int(words[number // 64]) >> number % 64 & 1)  # type: ignore[index]
