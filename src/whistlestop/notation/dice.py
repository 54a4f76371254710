"""Dice and tokens as text: `reroll single 2 + wild 1`, `buy single with wild + wild`, `end discarding double 1`.

What is chosen by number is written from the position and read back by comparing: of the few actions of a block the one
with the same words is meant, in whatever order its parts are given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.told import Told, counted, price, write_counts
from whistlestop.notation.words import FACE_NAMES, NotationError
from whistlestop.records.actions import MOST_TICKETS
from whistlestop.records.blocks import End, Parts, Tickets, decode, encode, ids_of
from whistlestop.records.dice import Buy, Reroll, Spend, SpendOne, SpendTwo
from whistlestop.records.state import DOUBLE, NONE, SINGLE, STATION_FACE, WILD, GameRecord
from whistlestop.rules import dice_payment
from whistlestop.ruleset.compile import Rules

kind_of, dice_for_one = interpreted(dice_payment.kind_of), interpreted(dice_payment.dice_for_one)
beside_wilds = interpreted(dice_payment.beside_wilds)

TOKEN = "token"  # noqa: S105 - the word for tokens of a route's kind in a payment


def chosen_dice(game: GameRecord, choice: int) -> dict[str, int]:
    """Return how many dice of each face a re-roll takes."""
    chosen, first = {}, 0
    for face, name in FACE_NAMES.items():
        count = int(game.dice[face])
        chosen[name] = (choice >> first & (1 << count) - 1).bit_count()
        first += count
    return chosen


def tell_reroll(rules: Rules, game: GameRecord, parts: Reroll) -> Told:
    """Return the dice rolled again, in words."""
    return Told("reroll", cost=counted(chosen_dice(game, parts.dice)))


def tell_purchase(rules: Rules, game: GameRecord, parts: Buy) -> Told:
    """Return the token bought and the dice it costs, in words."""
    return Told("buy", token=FACE_NAMES[parts.token], cost=dict(Counter(FACE_NAMES[face] for face in parts.faces)))


def tell_payment(rules: Rules, game: GameRecord, parts: Spend) -> Told | None:
    """Return a payment with dice and tokens, in words; None if it is more than the price."""
    due, track = price(game, rules.board), int(game.claiming)
    rest = (due - parts.wilds if track == NONE else beside_wilds(rules.board, track, due, parts.wilds)) - parts.tokens
    if game.moving != NONE or rest < 0:
        return None
    face = STATION_FACE if track == NONE else kind_of(game, rules.board, track)
    return Told("pay", cost=counted({FACE_NAMES[face]: rest, FACE_NAMES[WILD]: parts.wilds, TOKEN: parts.tokens}))


def tell_monster_payment(rules: Rules, game: GameRecord, parts: SpendOne | SpendTwo) -> Told | None:
    """Return the dice that move a monster, in words; None if no monster is being moved."""
    if game.moving == NONE:
        return None
    dice = dict.fromkeys((WILD, *range(WILD)), 0)
    for face in parts.faces:
        dice[face] += dice_for_one(face)
    return Told("pay", cost=counted({FACE_NAMES[face]: count for face, count in dice.items()}))


def tell_end(rules: Rules, game: GameRecord, parts: End) -> Told:
    """Return the end of a turn and the tokens given back, in words."""
    return Told("end", cost=counted({FACE_NAMES[SINGLE]: parts.singles, FACE_NAMES[DOUBLE]: parts.doubles}))


TELL: dict[type[Parts], Callable[[Rules, GameRecord, Any], Told | None]] = {
    Reroll: tell_reroll,
    Buy: tell_purchase,
    Spend: tell_payment,
    SpendOne: tell_monster_payment,
    SpendTwo: tell_monster_payment,
    End: tell_end,
}


def write_reroll(told: Told) -> str:
    """Return the text of a re-roll."""
    return f"reroll {write_counts(told.cost or {}) or 'nothing'}"


def write_purchase(told: Told) -> str:
    """Return the text of a token bought: each die by its face."""
    return f"buy {told.token} with {' + '.join(face for face, n in (told.cost or {}).items() for _ in range(n))}"


def write_end(told: Told) -> str:
    """Return the text of the end of a turn."""
    return f"end discarding {write_counts(told.cost)}" if told.cost else "end"


WRITE = {"reroll": write_reroll, "buy": write_purchase, "end": write_end}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how tickets drawn with dice are typed."""
    for count in range(1, MOST_TICKETS + 1):
        yield f"tickets {count}", encode(Tickets(count))


VERBS: dict[str, tuple[type[Parts], ...]] = {
    "reroll": (Reroll,),
    "buy": (Buy,),
    "pay": (Spend, SpendOne, SpendTwo),
    "end": (End,),
}


def read_dice(rules: Rules, game: GameRecord, folded: str) -> int | None:
    """Return the action that a folded text about dice or tokens means, or raise NotationError; None if cards pay."""
    verb = folded.partition(" ")[0]
    if verb == "pay" and not rules.board.dice:
        return None
    wanted = _folded_parts(folded)
    for action in ids_of(*VERBS[verb]):
        parts = decode(action)
        told = None if parts is None else TELL[type(parts)](rules, game, parts)
        if told is not None and _folded_parts(_text(told)) == wanted:
            return action
    raise NotationError(f"'{folded}' is not an action here")


READ = dict.fromkeys(VERBS, read_dice)


def _text(told: Told) -> str:
    return WRITE[told.verb](told) if told.verb in WRITE else f"{told.verb} {write_counts(told.cost or {})}"


def _folded_parts(text: str) -> tuple[str, list[str]]:
    head, _, parts = text.partition(" with ") if " with " in text else text.partition(" ")
    return head, sorted(part.strip() for part in parts.removeprefix("discarding ").split("+"))
