"""Actions as text: `claim boston new-york #1`, `pay red 2 + locomotive 1`, `draw`, `keep`.

Writing is exact. Reading is kind: names as printed on the board, any dash, any case and either order of the two places
are understood, as long as one action is meant.
"""

from __future__ import annotations

import re
from functools import lru_cache

from whistlestop import maps
from whistlestop.compiler.kernel import interpreted
from whistlestop.notation import pieces
from whistlestop.notation.expansions import read_expansion_action, static_texts, write_expansion_action
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, MEEPLES_BY_NAME, NotationError, plain
from whistlestop.records import actions
from whistlestop.records.board import Board
from whistlestop.records.state import COLOURS, KINDS, LOCOMOTIVE, NONE, PAYMENT, PLUS4, TUNNEL, TUNNEL_CARDS, Game
from whistlestop.rules import monsters, plus4
from whistlestop.ruleset.compile import Rules

kind_of, count_of, plain_of = interpreted(plus4.kind_of), interpreted(plus4.count_of), interpreted(plus4.plain_of)
locomotives_of = interpreted(monsters.locomotives_of)

SIMPLE = {
    "draw": actions.DRAW,
    "pass": actions.PASS,
    "keep": actions.KEEP,
    "return": actions.RETURN,
    "decline": actions.DECLINE,
    "replace": actions.REPLACE,
    "tickets": actions.TICKETS,
    "no passenger": actions.NO_PASSENGER,
    "stop": actions.STOP,
}
SIMPLE_TEXTS = {action: text for text, action in SIMPLE.items()}
PART = r"([a-z][a-z0-9]*) (\d+)"
CARDS = re.compile(rf"(pay|extra) ({PART}(?: ?\+ ?{PART})*)")


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
    if actions.SPLIT <= action < actions.NO_PASSENGER:
        return pieces.write_split(rules, game, action - actions.SPLIT)
    if action < actions.CLAIM:
        return f"tickets {action - actions.TICKETS}"
    if action < actions.PAY:
        return _claims(rules)[action - actions.CLAIM]
    if action < actions.STATION:
        return _write_payment(rules, game, action - actions.PAY)
    if action < actions.MOVE:
        return f"station {rules.map.places[action - actions.STATION].id}"
    if action >= actions.PAY_PLUS4:
        return _write_plus4(rules, game, action - actions.PAY_PLUS4)
    if action >= actions.TRAVEL:
        return f"travel{_claims(rules)[action - actions.TRAVEL].removeprefix('claim')}"
    if action >= actions.PASSENGER or actions.MEEPLE <= action < actions.SPEND:
        return pieces.write_piece(rules, action)
    return write_expansion_action(rules, game, action)


def read_action(rules: Rules, game: Game, text: str) -> int:
    """Return the action a text means in a position, or raise NotationError; it may still be illegal there."""
    folded = plain(text)
    if folded in SIMPLE:
        return SIMPLE[folded]
    if folded.startswith("split "):
        return pieces.read_split(rules, game, folded)
    if (action := read_expansion_action(rules, game, folded)) is not None:
        return action
    if (found := CARDS.fullmatch(folded)) is not None:
        return _read_cards(rules, game, found)
    known = _texts(rules)
    if folded not in known:
        raise NotationError(f"'{text}' is not an action")
    if known[folded] == NONE:
        what = "tracks; add #1 or #2" if folded.startswith(("claim ", "travel ")) else "places; use its id"
        raise NotationError(f"'{text}' could be either of two {what}")
    return known[folded]


def price(board: Board, game: Game) -> int:
    """Return how many cards the claim, station or monster's move being paid for costs."""
    if game.claiming != NONE:
        return int(board.length[game.claiming]) - int(game.replaced)
    if game.moving != NONE:
        return int(locomotives_of(int(game.moving)))
    return int(game.stations[game.player]).bit_count() + 1


def _write_payment(rules: Rules, game: Game, way: int) -> str:
    kind, locomotives = divmod(way, actions.PAY_WIDTH)
    return f"pay {_cards(kind, price(rules.boards[0], game), locomotives)}"


def _write_plus4(rules: Rules, game: Game, way: int) -> str:
    kind, count, plain_ones = kind_of(way), count_of(way), plain_of(way)
    rest = price(rules.boards[0], game) - count - plain_ones
    coloured = {KIND_NAMES[kind]: rest} if kind < COLOURS else {}
    parts = {**coloured, KIND_NAMES[LOCOMOTIVE]: plain_ones, KIND_NAMES[PLUS4]: count}
    return f"pay {' + '.join(f'{name} {number}' for name, number in parts.items() if number > 0)}"


def _write_extra(game: Game, locomotives: int) -> str:
    return f"extra {_cards(int(game.laid_kind), int(game.surcharge), locomotives)}"


def _cards(kind: int, total: int, locomotives: int) -> str:
    if kind == LOCOMOTIVE or locomotives == total:
        return f"locomotive {total}"
    tail = f" + locomotive {locomotives}" if locomotives else ""
    return f"{KIND_NAMES[kind]} {total - locomotives}{tail}"


def _read_cards(rules: Rules, game: Game, found: re.Match[str]) -> int:
    verb, counts = found[1], _counts(found[2])
    coloured = [kind for kind in counts if kind not in (LOCOMOTIVE, PLUS4)]
    locomotives, plus4s, total = counts.get(LOCOMOTIVE, 0), counts.get(PLUS4, 0), sum(counts.values())
    due = int(game.surcharge) if verb == "extra" else price(rules.boards[0], game)
    if len(coloured) > 1:
        raise NotationError("cards of one colour pay, with locomotives beside them")
    if game.phase in (PAYMENT, TUNNEL) and total != due:
        raise NotationError(f"{due} cards are due, not {total}")
    if verb == "extra":
        return actions.EXTRA + min(locomotives, TUNNEL_CARDS)
    kind = coloured[0] if coloured else LOCOMOTIVE
    if plus4s:
        return _plus4_action(kind, plus4s, locomotives)
    return actions.PAY + kind * actions.PAY_WIDTH + min(locomotives, actions.PAY_WIDTH - 1)


def _plus4_action(kind: int, count: int, locomotives: int) -> int:
    if kind > LOCOMOTIVE or max(count, locomotives) >= actions.PLUS4_WIDTH:
        raise NotationError("+4 locomotives do not pay in that way")
    return actions.PAY_PLUS4 + kind * actions.PLUS4_KIND_WIDTH + count * actions.PLUS4_WIDTH + locomotives


def _counts(parts: str) -> dict[int, int]:
    counts: dict[int, int] = {}
    for name, count in re.findall(PART, parts):
        if name not in KINDS_BY_NAME:
            raise NotationError(f"'{name}' is no kind of card")
        if KINDS_BY_NAME[name] in counts:
            raise NotationError(f"'{name}' stands there twice")
        counts[KINDS_BY_NAME[name]] = int(count)
    return counts


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
    texts |= {f"meeple {name}": actions.MEEPLE + colour for name, colour in MEEPLES_BY_NAME.items()}
    for number, place in enumerate(map.places):
        for name in (place.id, place.name):
            _add_text(texts, f"station {name}", actions.STATION + number)
            _add_text(texts, f"passenger {name}", actions.PASSENGER + number)
    for number, text in enumerate(_claim_texts(map)):
        for ends in _ways_to_name(map, number, text):
            _add_text(texts, f"claim {ends}", actions.CLAIM + number)
            _add_text(texts, f"travel {ends}", actions.TRAVEL + number)
    return texts


def _add_text(texts: dict[str, int], text: str, action: int) -> None:
    way = plain(text)
    texts[way] = action if texts.get(way, action) == action else NONE


def _ways_to_name(map: maps.Map, number: int, text: str) -> set[str]:
    names = {place.id: place.name for place in map.places}
    track, ordinal = map.tracks[number], text.partition("#")[1:]
    ends = ((track.a, track.b), (names[track.a], names[track.b]))
    tails = ("", f" {''.join(ordinal)}") if ordinal[1] else ("",)
    pairs = [pair for a, b in ends for pair in ((a, b), (b, a))]
    return {f"{a} {b}{tail}" for a, b in pairs for tail in tails}
