"""Dice and tokens at a terminal: what is chosen by them, and what a person can look up about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import listed, say, words
from whistlestop.notation.actions import tell_action
from whistlestop.notation.dice import TOKEN, chosen_dice
from whistlestop.notation.words import FACE_NAMES
from whistlestop.play.game import Game
from whistlestop.records.blocks import End, Tickets, encode, ids_of
from whistlestop.records.dice import Buy, Reroll, Spend, SpendOne, SpendTwo
from whistlestop.records.state import TOKEN_TYPES
from whistlestop.rules import tokens as token_rules
from whistlestop.rules.tokens import MOST
from whistlestop.terminal.choice import FOLLOWING, LAST, SELDOM, SHORT, Choice, fold, route_kind
from whistlestop.terminal.sight import Sight

limited = interpreted(token_rules.limited)

PAY, DISCARD = "pay", "discard"


def choose_tickets(game: Game, number: int, parts: Tickets) -> Choice:
    """Return drawing tickets: with cards as many as the map says, with dice so many."""
    if parts.number == 0:
        inputs = ("draw tickets", "new tickets")
        return Choice(number, say("choice-tickets"), fold(*inputs), exact=frozenset(inputs))
    names = fold("ticket tickets draw")  # with dice nothing else is drawn
    return Choice(number, say("choice-tickets-count", count=parts.number), names, fold("new", str(parts.number)))


def choose_reroll(game: Game, number: int, parts: Reroll) -> Choice:
    """Return dice to be rolled again."""
    chosen = {face: count for face, count in chosen_dice(game.record, parts.dice).items() if count}
    verbs = frozenset({"reroll", "roll"})
    if not chosen:
        whole = frozenset({"nothing", "none", "reroll nothing", "keep", "keep all"})
        return Choice(number, say("choice-reroll-nothing"), exact=whole, verbs=verbs, parts=(), bare=True)
    every = sum(chosen.values()) == int(game.record.dice.sum())
    whole = frozenset({"all", "reroll all", "roll all", "keep nothing"}) if every else frozenset()
    text = say("choice-reroll", dice=words.dice(chosen))
    return Choice(number, text, exact=whole, verbs=verbs, parts=_parts(chosen), bare=True)


def choose_token(game: Game, number: int, parts: Buy) -> Choice:
    """Return a token to be bought."""
    faces = Counter(FACE_NAMES[face] for face in parts.faces)
    text = say("choice-buy", token=FACE_NAMES[parts.token], dice=words.dice(faces))
    return Choice(number, text, verbs=frozenset({"buy"}), head=FACE_NAMES[parts.token], parts=_parts(faces))


def choose_payment(game: Game, number: int, parts: Spend | SpendOne | SpendTwo) -> Choice:
    """Return a payment with dice and tokens."""
    told = tell_action(game.rules, game.record, number)
    counts = dict(told.cost or {}) if told is not None else {}
    named = _parts(counts)
    spent = counts.pop(TOKEN, 0)
    kind = route_kind(game, int(game.record.claiming)) if spent else ""
    text = say("choice-pay", cards=words.dice_and_tokens(counts, kind, spent))
    return Choice(number, text, verbs=frozenset({PAY}), parts=named, bare=True)


def choose_end(game: Game, number: int, parts: End) -> Choice:
    """Return the end of a turn, perhaps with tokens given back."""
    given = {face: count for face, count in (("single", parts.singles), ("double", parts.doubles)) if count}
    if not given:
        return Choice(number, say("choice-end"), fold("end"), fold("turn"), frozenset({"end", "done", "end turn"}))
    text = say("choice-end-discarding", tokens=words.tokens(given))
    return Choice(number, text, verbs=frozenset({"end", DISCARD, "discarding"}), parts=_parts(given))


def _parts(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counts.items()))


CHOICES = {
    Tickets: choose_tickets,
    Reroll: choose_reroll,
    Buy: choose_token,
    Spend: choose_payment,
    SpendOne: choose_payment,
    SpendTwo: choose_payment,
    End: choose_end,
}


def menu_group(parts: Reroll | Buy | Spend | SpendOne | SpendTwo | End) -> int:
    """Return where in a list of choices an action with dice or tokens stands."""
    if isinstance(parts, End):
        return LAST if any(parts) else SHORT
    return SELDOM if isinstance(parts, Buy) else FOLLOWING


GROUPS = dict.fromkeys((Reroll, Buy, Spend, SpendOne, SpendTwo, End), menu_group)


def every(game: Game) -> Iterator[int]:
    """Return all that a person may ask about dice, tokens and the end of a turn."""
    with_dice = bool(game.rules.options["dice"])
    if with_dice or game.rules.options["monsters"]:
        yield encode(End(0, 0))
    if with_dice:
        yield max(ids_of(Reroll))
        yield from ids_of(Buy)


def dice(facts: Sight, *, plain: bool) -> str:
    """Return the line with the unused dice: one by one on a terminal, counted for reading aloud."""
    shown = facts.dice or {}
    if not shown:
        return say("dice-used")
    if plain:
        return say("dice", dice=words.dice(shown))
    each = [say(f"die-{face}") for face in words.FACES for _ in range(shown.get(face, 0))]
    return say("dice-tray", dice="  ".join(each))


def tokens(facts: Sight, seat: int) -> str:
    """Return the sentence that tells the tokens of a seat."""
    return say("tokens", tokens=words.tokens(facts.tokens[seat] if facts.tokens else {}))


def at_token_limit(game: Game, seat: int) -> bool:
    """Return whether a seat has as many tokens as it may, so that it can take none in its next turn (R141, R142)."""
    board, held = game.rules.boards[0], game.record.tokens[seat]
    return any(limited(board, held, token) >= MOST for token in range(TOKEN_TYPES))


def summary(facts: Sight, seat: int, names: list[str]) -> str | None:
    """Return the one sentence a turn with dice begins with."""
    if facts.dice is None:
        return None
    held = facts.tokens or [{} for _ in names]
    others = [
        say(
            "turn-summary-dice-other",
            name=names[other],
            trains=facts.trains[other],
            points=facts.route_points[other],
            tokens=words.tokens(held[other]),
        )
        for other in range(len(names))
        if other != seat
    ]
    return say(
        "turn-summary-dice",
        turn=facts.turn,
        trains=facts.trains[seat],
        points=facts.route_points[seat],
        tokens=words.tokens(held[seat]),
        others=listed(others),
    )


PROMPTS = {"reroll": "prompt-reroll"}
