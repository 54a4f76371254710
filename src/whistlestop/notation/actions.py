"""Actions as text: `claim boston new-york #1`, `pay red 2 + locomotive 1`, `draw`, `keep`.

Writing is exact. Reading is kind: names as printed on the board, any dash, any case and either order of the two places
are understood, as long as one action is meant.
"""

from __future__ import annotations

import re
from functools import lru_cache

from whistlestop import actions, maps
from whistlestop.board import Board
from whistlestop.notation.expansions import read_expansion_action, static_texts, write_expansion_action
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, NotationError, plain
from whistlestop.ruleset import Rules
from whistlestop.state import KINDS, LOCOMOTIVE, NONE, PAYMENT, TUNNEL, TUNNEL_CARDS, Game

SIMPLE = {
    "draw": actions.DRAW,
    "pass": actions.PASS,
    "keep": actions.KEEP,
    "return": actions.RETURN,
    "decline": actions.DECLINE,
    "replace": actions.REPLACE,
    "tickets": actions.TICKETS,
}
SIMPLE_TEXTS = {action: text for text, action in SIMPLE.items()}
CARDS = re.compile(r"(pay|extra) ([a-z]+) (\d+)(?: ?\+ ?locomotive (\d+))?")


def write_action(rules: Rules, game: Game, action: int) -> str:
    """Return the text of an action; `game` is the position it is played in."""
    if action in SIMPLE_TEXTS:
        return SIMPLE_TEXTS[action]
    if action < actions.DRAW:
        return f"take {KIND_NAMES[action - actions.TAKE]}"
    if action < actions.TICKETS:
        return _write_extra(game, action - actions.EXTRA)
    if actions.GIVE <= action < actions.GIVE + KINDS:
        return f"give {KIND_NAMES.get(action - actions.GIVE, 'nothing')}"
    if action < actions.CLAIM:
        return f"tickets {action - actions.TICKETS}"
    if action < actions.PAY:
        return _claims(rules)[action - actions.CLAIM]
    if action < actions.STATION:
        return _write_payment(rules, game, action - actions.PAY)
    if action < actions.MOVE:
        return f"station {rules.map.places[action - actions.STATION].id}"
    return write_expansion_action(rules, game, action)


def read_action(rules: Rules, game: Game, text: str) -> int:
    """Return the action a text means in a position, or raise NotationError; it may still be illegal there."""
    folded = plain(text)
    if folded in SIMPLE:
        return SIMPLE[folded]
    if (action := read_expansion_action(rules, game, folded)) is not None:
        return action
    if (found := CARDS.fullmatch(folded)) is not None:
        return _read_cards(rules, game, found)
    known = _texts(rules)
    if folded not in known:
        raise NotationError(f"'{text}' is not an action")
    if known[folded] == NONE:
        raise NotationError(f"'{text}' could be either of two tracks; add #1 or #2")
    return known[folded]


def price(board: Board, game: Game) -> int:
    """Return how many cards the claim or station being paid for costs."""
    if game.claiming != NONE:
        return int(board.length[game.claiming]) - int(game.replaced)
    return int(game.stations[game.player]).bit_count() + 1


def _write_payment(rules: Rules, game: Game, way: int) -> str:
    kind, locomotives = divmod(way, actions.PAY_WIDTH)
    return f"pay {_cards(kind, price(rules.boards[0], game), locomotives)}"


def _write_extra(game: Game, locomotives: int) -> str:
    return f"extra {_cards(int(game.laid_kind), int(game.surcharge), locomotives)}"


def _cards(kind: int, total: int, locomotives: int) -> str:
    if kind == LOCOMOTIVE or locomotives == total:
        return f"locomotive {total}"
    tail = f" + locomotive {locomotives}" if locomotives else ""
    return f"{KIND_NAMES[kind]} {total - locomotives}{tail}"


def _read_cards(rules: Rules, game: Game, found: re.Match[str]) -> int:
    verb, name, count, more = found.groups()
    if name not in KINDS_BY_NAME:
        raise NotationError(f"'{name}' is no kind of card")
    kind = KINDS_BY_NAME[name]
    total = int(count) + int(more or 0)
    locomotives = total if kind == LOCOMOTIVE else int(more or 0)
    due = int(game.surcharge) if verb == "extra" else price(rules.boards[0], game)
    if game.phase in (PAYMENT, TUNNEL) and total != due:
        raise NotationError(f"{due} cards are due, not {total}")
    if verb == "extra":
        return actions.EXTRA + min(locomotives, TUNNEL_CARDS)
    return actions.PAY + kind * actions.PAY_WIDTH + min(locomotives, actions.PAY_WIDTH - 1)


@lru_cache(maxsize=32)
def _claims(rules: Rules) -> list[str]:
    return _claim_texts(rules.map)


@lru_cache(maxsize=32)
def _texts(rules: Rules) -> dict[str, int]:
    return {**_static_texts(rules.map), **{plain(text): action for text, action in static_texts(rules)}}


def _claim_texts(map: maps.Map) -> list[str]:
    texts = [f"claim {track.a} {track.b}" for track in map.tracks]
    return [
        f"{text} #{texts[:number].count(text) + 1}" if texts.count(text) > 1 else text
        for number, text in enumerate(texts)
    ]


def _static_texts(map: maps.Map) -> dict[str, int]:
    """Return every way to name a face-up card, a track or a station of a map; NONE where two are meant."""
    texts = {f"take {name}": actions.TAKE + kind for name, kind in KINDS_BY_NAME.items()}
    texts |= {f"give {name}": actions.GIVE + kind for name, kind in KINDS_BY_NAME.items()}
    for number, place in enumerate(map.places):
        for name in (place.id, place.name):
            texts[plain(f"station {name}")] = actions.STATION + number
    for number, text in enumerate(_claim_texts(map)):
        for way in _ways_to_name(map, number, text):
            taken = way in texts and texts[way] != actions.CLAIM + number
            texts[way] = NONE if taken else actions.CLAIM + number
    return texts


def _ways_to_name(map: maps.Map, number: int, text: str) -> set[str]:
    names = {place.id: place.name for place in map.places}
    track, ordinal = map.tracks[number], text.partition("#")[1:]
    ends = ((track.a, track.b), (names[track.a], names[track.b]))
    tails = ("", f" {''.join(ordinal)}") if ordinal[1] else ("",)
    pairs = [pair for a, b in ends for pair in ((a, b), (b, a))]
    return {plain(f"claim {a} {b}{tail}") for a, b in pairs for tail in tails}
