"""What the engine says in codes, as sentences: events, refusals and reasons.

A `Teller` knows the board, the house rules, the names of the players and who listens, so that "you" and a name are two
sentences of the locale file and no grammar happens here. What an event's numbers
mean as arguments of its sentence is `ARGUMENTS`; those of mechanisms stand in their files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from whistlestop.locale import say, say_for, words
from whistlestop.locale.arguments import (
    Arguments,
    EventWords,
    Numbers,
    TableSetup,
    card,
    claimed,
    nothing,
    numbers,
    ticket,
)
from whistlestop.maps import Map
from whistlestop.records.mechanisms import merge
from whistlestop.ruleset.option import Value

if TYPE_CHECKING:
    from whistlestop.play.refusal import Refusal
    from whistlestop.play.why import Why
    from whistlestop.records.events import Event

# What a reason may name of a mechanism, which then has a sentence of its own for it.
OF_MECHANISMS = ("phase", "part")


@dataclass(frozen=True)
class Teller:
    """Tells one listener (`me`; None: somebody who plays no seat) what happens at a table."""

    map: Map
    names: Sequence[str]
    me: int | None
    options: Mapping[str, Value] = field(default_factory=dict)

    def event(self, event: Event) -> str | None:
        """Return the sentence for an event as its arguments show it, or None if it is nobody else's business."""
        known = dict(event.arguments)
        if event.name == "ticket_offered" and "ticket" not in known:
            return None  # the table hears the outcome as tickets_chosen
        message = f"event-{event.name.replace('_', '-')}"
        if event.name == "card_drawn" and "kind" not in known:
            message += "-hidden"
        return say(message, **self._who(event.seat), **ARGUMENTS[event.name](self._table(), known))

    def why(self, why: Why) -> str:
        """Return the sentence for why an action is not possible."""
        special = SPECIAL.get(why.code.value, dict)(why.arguments)
        arguments: Arguments = {name: self._said(name, value) for name, value in special.items() if name != "seat"}
        if "seat" in why.arguments:
            arguments |= self._who(int(why.arguments["seat"]))
        message = f"why-{why.code.value.replace('_', '-')}"
        which = next((str(why.arguments[name]) for name in OF_MECHANISMS if name in why.arguments), "")
        return say_for(message, which, **arguments) if which else say(message, **arguments)

    def _said(self, name: str, value: str | int) -> str | int:
        """Return an argument of a reason as its sentence wants it: names of places and monsters, else the code."""
        if name == "place":
            return words.place(self.map, str(value))
        if name in REASON_WORDS:
            return REASON_WORDS[name](str(value))
        return str(value).replace(" ", "_") if name == "phase" else value

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal; an illegal action is told by its reason."""
        if refusal.why is not None:
            return self.why(refusal.why)
        return say(f"refusal-{refusal.code.value.replace('_', '-')}", action=refusal.action)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat]

    def _table(self) -> TableSetup:
        return TableSetup(self.map, len(self.names), self.options)

    def _who(self, seat: int | None) -> Arguments:
        if seat is None:
            return {}
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}


Reason = dict[str, str | int]


def _card(known: Reason) -> Reason:
    return {"kind": words.kind(str(known["kind"]))}


def _cards(known: Reason) -> Reason:
    """Return the cards a player lacks; a tunnel's surcharge comes without colour and count."""
    kind = str(known.get("kind", "unknown"))
    named = words.kind(kind) if kind in words.KINDS else ""
    return {"count": known["count"], "kind": kind, "colour": named, "have": known.get("have", 0)}


def _dice(known: Reason) -> Reason:
    return {"dice": words.dice(Counter(str(face) for face in known.values()))}


# Arguments of reasons that are codes of a mechanism, and the words for them.
REASON_WORDS: dict[str, Callable[[str], str]] = merge(__package__, "REASON_WORDS")
# Reasons whose arguments are not put into their sentence as they are.
SPECIAL: dict[str, Callable[[Reason], Reason]] = {
    "not_face_up": _card,
    "not_in_hand": _card,
    "given_in_order": _card,
    "few_cards": _cards,
    "few_cards_of_colour": _cards,
    "not_these_dice": _dice,
}


def _chosen(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a choice of tickets is told with: those not kept go back or leave the game (R5, R19)."""
    return {name: known[name] for name in ("kept", "back", "gone")}


def _reason(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.records.events import REASONS

    return {"reason": REASONS[known["reason"]]}


ARGUMENTS: dict[str, EventWords] = {
    "game_started": numbers,
    "turn_started": numbers,
    "card_drawn": card,
    "card_taken": card,
    "card_turned_up": card,
    "display_reset": nothing,
    "deck_reshuffled": numbers,
    "ticket_offered": ticket,
    "ticket_kept": ticket,
    "ticket_returned": ticket,
    "tickets_chosen": _chosen,
    "route_claimed": claimed,
    "passed": nothing,
    "last_round": _reason,
    "game_over": _reason,
    **merge(__package__, "EVENTS"),
}
