"""What the engine says in codes, as sentences: events, refusals and reasons.

A `Teller` knows the board, the names of the players and who listens, so that "you" and a name are two sentences of the
locale file and no grammar happens here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from whistlestop.locale import say, words
from whistlestop.maps import Map

if TYPE_CHECKING:
    from whistlestop.events import Event
    from whistlestop.refusal import Refusal
    from whistlestop.why import Why

Arguments = dict[str, str | int | float]

# Nobody but the chooser sees these happen; the table hears the outcome as tickets_chosen.
OWN_BUSINESS = ("ticket_offered", "ticket_kept", "ticket_returned")


@dataclass(frozen=True)
class Teller:
    """Tells one listener (`me`; None: somebody who plays no seat) what happens at a table."""

    map: Map
    names: Sequence[str]
    me: int | None

    def event(self, event: Event) -> str | None:
        """Return the sentence for an event as its arguments show it, or None if it is nobody else's business."""
        known = dict(event.arguments)
        if event.name in OWN_BUSINESS and "ticket" not in known:
            return None
        message = f"event-{event.name.replace('_', '-')}"
        if event.name == "card_drawn" and "kind" not in known:
            message += "-hidden"
        return say(message, **self._who(event.seat), **ARGUMENTS[event.name](self, known))

    def why(self, why: Why) -> str:
        """Return the sentence for why an action is not possible."""
        arguments: Arguments = dict(why.arguments)
        if "seat" in arguments:
            arguments |= self._who(int(arguments.pop("seat")))
        if "phase" in arguments:
            arguments["phase"] = str(arguments["phase"]).replace(" ", "_")
        if why.code.value == "not_face_up":
            arguments["kind"] = words.kind(str(arguments["kind"]))
        if why.code.value == "few_cards":
            arguments = {**arguments, **_missing(why)}
        return say(f"why-{why.code.value.replace('_', '-')}", **arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence for a refusal; an illegal action is told by its reason."""
        if refusal.why is not None:
            return self.why(refusal.why)
        return say(f"refusal-{refusal.code.value.replace('_', '-')}", action=refusal.action)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat]

    def _who(self, seat: int | None) -> Arguments:
        if seat is None:
            return {}
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}


def _missing(why: Why) -> Arguments:
    """Return the cards a player lacks; a tunnel's surcharge comes without colour and count."""
    kind = str(why.arguments.get("kind", "unknown"))
    named = words.kind(kind) if kind in words.KINDS else ""
    return {"kind": kind, "colour": named, "have": why.arguments.get("have", 0)}


def _kind(teller: Teller, known: dict[str, int]) -> Arguments:
    return {"card": say(f"card-{words.KINDS[known['kind']]}")} if "kind" in known else {}


def _ticket(teller: Teller, known: dict[str, int]) -> Arguments:
    return {"ticket": words.ticket(teller.map, known["ticket"])}


def _route(teller: Teller, known: dict[str, int]) -> Arguments:
    return {"route": words.route(teller.map, known["track"])}


def _paid(teller: Teller, known: dict[str, int]) -> Arguments:
    return {"payment": words.payment(known["kind"], known["cards"], known["locomotives"])}


def _claimed(teller: Teller, known: dict[str, int]) -> Arguments:
    length = teller.map.tracks[known["track"]].length
    return {**_route(teller, known), **_paid(teller, known), "points": teller.map.route_points[length]}


def _entered(teller: Teller, known: dict[str, int]) -> Arguments:
    return {**_route(teller, known), **_paid(teller, known)}


def _surcharge(teller: Teller, known: dict[str, int]) -> Arguments:
    return {**_route(teller, known), "extra": known["extra"]}


def _station(teller: Teller, known: dict[str, int]) -> Arguments:
    return {"place": teller.map.places[known["place"]].name, **_paid(teller, known)}


def _reason(teller: Teller, known: dict[str, int]) -> Arguments:
    from whistlestop.events import REASONS

    return {"reason": REASONS[known["reason"]]}


def _numbers(teller: Teller, known: dict[str, int]) -> Arguments:
    return dict(known)


def _nothing(teller: Teller, known: dict[str, int]) -> Arguments:
    return {}


ARGUMENTS: dict[str, Callable[[Teller, dict[str, int]], Arguments]] = {
    "game_started": _numbers,
    "turn_started": _numbers,
    "card_drawn": _kind,
    "card_taken": _kind,
    "card_turned_up": _kind,
    "display_reset": _nothing,
    "deck_reshuffled": _numbers,
    "ticket_offered": _ticket,
    "ticket_kept": _ticket,
    "ticket_returned": _ticket,
    "tickets_chosen": _numbers,
    "route_claimed": _claimed,
    "tunnel_entered": _entered,
    "tunnel_card": _kind,
    "tunnel_surcharge": _surcharge,
    "tunnel_declined": _route,
    "station_built": _station,
    "passed": _nothing,
    "last_round": _reason,
    "game_over": _reason,
}
