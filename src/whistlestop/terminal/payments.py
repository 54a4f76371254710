"""Paying: what is asked, and what needs no question."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import say, words
from whistlestop.terminal.choice import Choice, dice_price, route_detail, route_kind
from whistlestop.terminal.dice_reading import find_by_dice
from whistlestop.terminal.reading import find
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Sight
from whistlestop.terminal.technologies import with_dice_to_give


def settled_by_itself(session: Session, facts: Sight, shown: Sequence[Choice]) -> bool:
    """Pay without a question, and return whether that was possible.

    The only payment there is, declining what cannot be paid, and a payment named together with the claim need none.
    """
    said, session.payment_words = session.payment_words, ""
    if len(shown) == 1 and session.by_itself and not said:
        if facts.phase == "tunnel":
            session.screen.tell(_cannot_pay(session, facts))
        session.play(shown[0].action)
        return True
    if said and (meant := cheapest(_named(session, facts, shown, said), said)):
        session.play(meant.action)
        return True
    if said:
        session.screen.tell(say("not-this-payment", text=said))
    return False


def _named(session: Session, facts: Sight, shown: Sequence[Choice], said: str) -> list[Choice]:
    if facts.dice is None or facts.tokens is None:
        return find(shown, said)
    return find_by_dice(shown, said, facts.dice, facts.tokens[session.seat])


def cheapest(found: Sequence[Choice], line: str) -> Choice | None:
    """Return the payment meant; a colour alone means as few locomotives as possible."""
    if len(found) < 2:
        return found[0] if found else None
    one_colour = len({choice.names for choice in found}) == 1
    return found[0] if one_colour and line.isalpha() else None


def tell_question(session: Session, facts: Sight) -> None:
    """Ask how the person pays for what was chosen."""
    asked = _tunnel_question(session, facts) if facts.phase == "tunnel" else _question(session, facts)
    session.screen.tell(with_dice_to_give(asked, facts))


def _question(session: Session, facts: Sight) -> str:
    map = session.game.map
    if facts.claiming is not None:
        return say("question-payment", route=route_detail(session.game, facts.claiming))
    if facts.drawing is not None:
        return say("question-tickets", count=facts.drawing)
    if facts.moving is not None:
        monster, place, _ = facts.moving
        return say("question-move", monster=words.monster(monster), place=words.place(map, place))
    return say("question-station", place=words.place(map, facts.building or ""))


def _tunnel_question(session: Session, facts: Sight) -> str:
    game, track = session.game, facts.claiming
    if facts.dice is None or track is None:
        return say("question-surcharge", count=int(game.record.surcharge), laid=words.cards(facts.laid))
    route, kind = words.route(game.map, track), route_kind(game, track)
    return say("question-tunnel-dice", route=route, kind=kind, price=_tunnel_price(session, facts))


def _tunnel_price(session: Session, facts: Sight) -> int:
    assert facts.claiming is not None
    return dice_price(session.game.rules.boards[0], facts.claiming) + (facts.symbols or 0)


def _cannot_pay(session: Session, facts: Sight) -> str:
    if facts.dice is None or facts.tokens is None:
        return say("cannot-pay-surcharge", cards=words.cards(facts.hand))
    held = words.tokens(facts.tokens[session.seat])
    return say("cannot-pay-tunnel", price=_tunnel_price(session, facts), dice=words.dice(facts.dice), tokens=held)
