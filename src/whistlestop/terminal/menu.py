"""What a person can choose from, shown: a short list by default, everything on request.

A monster has up to a hundred places to go to and routes are many, so those are told in a line that says how to type
them; choices keep their numbers whether they are shown or not.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import say, words
from whistlestop.records import actions
from whistlestop.rules.tokens import MOST
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.expansion_choices import move_of
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Facts, cheapest_way, look

ROUTES_SHOWN = 12
Numbered = list[tuple[Choice, str]]


def ordered(shown: Sequence[Choice]) -> list[Choice]:
    """Return choices with what is short before what is long, so that numbers stay small."""
    return sorted(shown, key=lambda choice: _group(choice.action))


def _group(action: int) -> int:
    if action == actions.REPLACE:
        return 2  # below the payments without substitutes
    if action < actions.CLAIM or action == actions.END:
        return 0
    if actions.MEEPLE <= action < actions.SPEND or actions.PASSENGER <= action < actions.PAY_PLUS4:
        return 0  # pieces on the board: never many
    if actions.BUY <= action < actions.MEEPLE:
        return 2
    if actions.MOVE <= action < actions.REROLL:
        return 3
    return 4 if actions.END < action < actions.PASSENGER else 1


def show_choices(session: Session, shown: Sequence[Choice], *, short: bool) -> None:
    """Write what can be chosen, numbered; a short list leaves out what is long and says how to name it."""
    numbered = [(choice, say("numbered", number=n, text=choice.text)) for n, choice in enumerate(shown, 1)]
    facts = look(session.game, session.seat)
    if facts.phase in ("payment", "tunnel"):
        session.screen.items([text for _, text in numbered])
        return
    session.screen.columns([text for choice, text in numbered if _group(choice.action) == 0])
    _show_routes(session, facts, _within(numbered, actions.CLAIM, actions.PAY), short)
    _show_stations(session, _within(numbered, actions.STATION, actions.MOVE), short)
    _show_dice(session, facts, numbered, short)
    _show_places(session, _within(numbered, actions.PLACE, actions.REROLL), short)
    _show_moves(session, _within(numbered, actions.MOVE, actions.PLACE))


def _within(numbered: Numbered, first: int, last: int) -> Numbered:
    return [(choice, text) for choice, text in numbered if first <= choice.action < last]


def _show_routes(session: Session, facts: Facts, routes: Numbered, short: bool) -> None:
    if not short or len(routes) <= ROUTES_SHOWN:
        session.screen.columns([text for _, text in routes])
        return
    ways = (cheapest_way(session.game.map, facts, session.seat, ticket) for ticket in facts.tickets)
    wanted = {track for way in ways if way is not None for track in way.tracks}
    found = [text for choice, text in routes if choice.action - actions.CLAIM in wanted]
    if found:
        session.screen.items([say("menu-ways")])
        session.screen.columns(found)
    session.screen.items([say("menu-routes", count=len(routes))])


def _show_stations(session: Session, stations: Numbered, short: bool) -> None:
    if short and stations:
        session.screen.items([say("menu-stations", count=len(stations))])
    else:
        session.screen.columns([text for _, text in stations])


def _show_dice(session: Session, facts: Facts, numbered: Numbered, short: bool) -> None:
    """Write re-rolls, tokens to buy and tokens to give back."""
    rerolls = _within(numbered, actions.REROLL, actions.BUY)
    bought = _within(numbered, actions.BUY, actions.MEEPLE)
    given = _within(numbered, actions.END + 1, actions.END + actions.END_ACTIONS)
    if not short:
        session.screen.columns([text for _, text in (*rerolls, *bought, *given)])
        return
    if rerolls:
        session.screen.items([say("menu-reroll")])
    if bought:
        types = {choice.head for choice, _ in bought}
        session.screen.items([say("menu-buy", token=types.pop() if len(types) == 1 else "both")])
    if given and facts.tokens is not None and MOST in facts.tokens[session.seat].values():
        session.screen.items([say("menu-discard")])


def _show_places(session: Session, places: Numbered, short: bool) -> None:
    if short and places:
        session.screen.items([say("menu-places", count=len(places))])
    else:
        session.screen.columns([text for _, text in places])


def _show_moves(session: Session, moves: Numbered) -> None:
    reached: dict[str, set[int]] = {}
    for choice, _ in moves:
        monster, place, _ = move_of(choice.action)
        reached.setdefault(monster, set()).add(place)
    for monster, places in reached.items():
        session.screen.items([say("menu-move", monster=words.monster(monster), word=monster, count=len(places))])
