"""What a person can choose from, shown: a short list by default, everything on request.

A monster has up to a hundred places to go to and routes are many, so those are told in a line that says how to type
them; choices keep their numbers whether they are shown or not.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import say, words
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.records.blocks import Claim, End, Parts, decode, encode, is_any
from whistlestop.records.dice import Buy, Reroll
from whistlestop.records.monsters import Move, Place
from whistlestop.records.stations import Station
from whistlestop.terminal.choice import SHORT, Choice
from whistlestop.terminal.choices import menu_group
from whistlestop.terminal.dice import at_token_limit
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Sight, cheapest_way, look

ROUTES_SHOWN = 12  # and other answers of a sort
TOLD_APART = (Claim, Station, Reroll, Buy, End, Place, Move)
Numbered = list[tuple[Choice, str]]


def ordered(shown: Sequence[Choice]) -> list[Choice]:
    """Return choices with what is short before what is long, so that numbers stay small."""
    return sorted(shown, key=lambda choice: menu_group(choice.action))


def show_choices(session: Session, shown: Sequence[Choice], *, short: bool) -> None:
    """Write what can be chosen, numbered; a short list leaves out what is long and says how to name it."""
    numbered = [(choice, say("numbered", number=n, text=choice.text)) for n, choice in enumerate(shown, 1)]
    facts = look(session.game, session.seat)
    if facts.phase in ("payment", "tunnel"):
        session.screen.items([text for _, text in numbered])
        return
    session.screen.columns([text for choice, text in numbered if menu_group(choice.action) == SHORT])
    _show_routes(session, facts, _of(numbered, Claim), short)
    _show_stations(session, _of(numbered, Station), short)
    _show_dice(session, numbered, short)
    _show_others(session, numbered, short)
    _show_places(session, _of(numbered, Place), short)
    _show_moves(session, _of(numbered, Move))


def _of(numbered: Numbered, parts: type[Parts]) -> Numbered:
    return [(choice, text) for choice, text in numbered if is_any(choice.action, parts)]


def _show_routes(session: Session, facts: Sight, routes: Numbered, short: bool) -> None:
    if not short or len(routes) <= ROUTES_SHOWN:
        session.screen.columns([text for _, text in routes])
        return
    ways = (cheapest_way(session.game.map, facts, session.seat, ticket) for ticket in facts.tickets)
    wanted = {encode(Claim(track)) for way in ways if way is not None for track in way.tracks}
    found = [text for choice, text in routes if choice.action in wanted]
    if found:
        session.screen.items([say("menu-ways")])
        session.screen.columns(found)
    session.screen.items([say("menu-routes", count=len(routes))])


def _show_stations(session: Session, stations: Numbered, short: bool) -> None:
    if short and stations:
        session.screen.items([say("menu-stations", count=len(stations))])
    else:
        session.screen.columns([text for _, text in stations])


def _show_dice(session: Session, numbered: Numbered, short: bool) -> None:
    """Write re-rolls, tokens to buy and tokens to give back."""
    rerolls = _of(numbered, Reroll)
    bought = _of(numbered, Buy)
    given = [each for each in _of(numbered, End) if each[0].parts]
    if not short:
        session.screen.columns([text for _, text in (*rerolls, *bought, *given)])
        return
    if rerolls:
        session.screen.items([say("menu-reroll")])
    if bought:
        types = {choice.head for choice, _ in bought}
        session.screen.items([say("menu-buy", token=types.pop() if len(types) == 1 else "both")])
    if given and at_token_limit(session.game, session.seat):
        session.screen.items([say("menu-discard")])


def _show_others(session: Session, numbered: Numbered, short: bool) -> None:
    """Write what mechanisms let a person choose besides, type by type: harbours, technologies, beds and the like."""
    sorts: dict[type[Parts], list[str]] = {}
    for choice, text in numbered:
        parts = decode(choice.action)
        if parts is not None and not isinstance(parts, TOLD_APART) and menu_group(choice.action) != SHORT:
            sorts.setdefault(type(parts), []).append(text)
    for texts in sorts.values():
        if short and len(texts) > ROUTES_SHOWN:
            session.screen.items([say("menu-others", count=len(texts), example=texts[0])])
        else:
            session.screen.columns(texts)


def _show_places(session: Session, places: Numbered, short: bool) -> None:
    if short and places:
        session.screen.items([say("menu-places", count=len(places))])
    else:
        session.screen.columns([text for _, text in places])


def _show_moves(session: Session, moves: Numbered) -> None:
    reached: dict[int, set[int]] = {}
    for choice, _ in moves:
        move = decode(choice.action)
        if isinstance(move, Move):
            reached.setdefault(move.monster, set()).add(move.place)
    for number, places in reached.items():
        monster = MONSTER_NAMES[number]
        session.screen.items([say("menu-move", monster=words.monster(monster), word=monster, count=len(places))])
