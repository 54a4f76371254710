"""What a seat is asked: the legal actions in their parts, and tickets or cards that are chosen all at once.

The engine writes an action as exact text; here the text is taken apart once, so that no client has to. A verb that
is new to this file is sent as `other`, with its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from whistlestop.knowledge.facts import Counts
from whistlestop.notation.words import Words
from whistlestop.play.decision import Action as Legal
from whistlestop.records.state import NONE
from whistlestop.server.match import (
    opening,
    substitutes,
)
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.parts import Action, CardChoice, Question, TicketChoice

Parts = dict[str, str | int | Counts]
ABOUT_A_TICKET = ("keep", "return")


def actions(names: Words, legal: Iterable[Legal], asking: int) -> list[Action]:
    """Return legal actions with their parts; `asking` is the ticket asked about, or NONE."""
    return [_action(names, action, asking) for action in legal]


def _action(names: Words, action: Legal, asking: int) -> Action:
    verb, _, rest = action.text.replace("no passenger", "no_passenger").partition(" ")
    if verb not in READERS:
        return Action(id=action.id, text=action.text, kind="other")
    parts = READERS[verb](names, rest.split())
    if verb in ABOUT_A_TICKET and asking != NONE:
        parts["ticket"] = asking
    return msgspec.convert({"id": action.id, "text": action.text, "kind": verb, **parts}, Action)


def _plain(names: Words, rest: list[str]) -> Parts:
    return {}


def _track(names: Words, rest: list[str]) -> Parts:
    a, b, *ordinal = rest
    return {"track": names.track_numbers[f"{a}:{b}{''.join(ordinal)}"]}


def _tickets(names: Words, rest: list[str]) -> Parts:
    return {"count": int(rest[0])} if rest else {}


def _move(names: Words, rest: list[str]) -> Parts:
    return {"monster": rest[0], "place": rest[1], "count": int(rest[2])}


def _buy(names: Words, rest: list[str]) -> Parts:
    """Return the parts of `single with double + station`."""
    faces = [word for word in rest[2:] if word != "+"]
    return {"token": rest[0], "cost": {face: faces.count(face) for face in faces}}


def _reroll(names: Words, rest: list[str]) -> Parts:
    return {"cost": {} if rest == ["nothing"] else _counted(rest)}


def _end(names: Words, rest: list[str]) -> Parts:
    return {"cost": _counted(rest[1:])}


def _paid(names: Words, rest: list[str]) -> Parts:
    return {"cost": _counted(rest)}


def _counted(rest: list[str]) -> Counts:
    """Return the counts of `red 2 + locomotive 1`."""
    found = [word for word in rest if word != "+"]
    return {name: int(count) for name, count in zip(found[::2], found[1::2], strict=True)}


READERS: dict[str, Callable[[Words, list[str]], Parts]] = {
    "draw": _plain,
    "pass": _plain,
    "decline": _plain,
    "keep": _plain,
    "return": _plain,
    "replace": _plain,
    "no_passenger": _plain,
    "stop": _plain,
    "take": lambda names, rest: {"card": rest[0]},
    "give": lambda names, rest: {"card": rest[0]},
    "meeple": lambda names, rest: {"colour": rest[0]},
    "passenger": lambda names, rest: {"place": rest[0]},
    "travel": _track,
    "split": _paid,
    "tickets": _tickets,
    "claim": _track,
    "station": lambda names, rest: {"place": rest[0]},
    "place": lambda names, rest: {"monster": rest[0], "place": rest[1]},
    "move": _move,
    "pay": _paid,
    "extra": _paid,
    "reroll": _reroll,
    "buy": _buy,
    "end": _end,
}


def question(match: Match, seat: int) -> Question | None:
    """Return what a seat is asked now; in the opening a seat that has chosen may still change its mind."""
    game = match.game
    if match.in_opening:
        return Question(decision=match.decision, actions=[], tickets=_ticket_choice(match, seat), cards=None)
    if match.moment.to_move != seat:
        return None
    legal = actions(match.words, game.legal(), int(game.record.asking))
    tickets = _ticket_choice(match, seat) if game.phase == "tickets" else None
    return Question(decision=match.decision, actions=legal, tickets=tickets, cards=_card_choice(match))


def _ticket_choice(match: Match, seat: int) -> TicketChoice:
    sets = [list(kept) for kept in match.choices(seat)]
    chosen = match.held.get(seat)
    offered = opening.offered(match.game, seat)
    return TicketChoice(offered=offered, sets=sets, chosen=None if chosen is None else list(chosen))


def _card_choice(match: Match) -> CardChoice | None:
    count = int(match.game.record.giving)
    return CardChoice(count=count, sets=[substitutes.counts(cards) for cards in match.gifts()]) if count else None
