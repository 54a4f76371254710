"""Actions as text: `claim boston new-york #1`, `pay red 2 + locomotive 1`, `draw`, `keep`.

Writing is exact. Reading is kind: names as printed on the board, any dash, any case and either order of the two places
are understood, as long as one action is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation import pieces
from whistlestop.notation.expansions import (
    monster_texts,
    printed_monster_texts,
    read_expansion_action,
    write_expansion_action,
)
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, MEEPLES_BY_NAME, NotationError, plain, printed_names
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
        raise NotationError(f"'{text}' could be either of two {_apart(known, folded)}")
    return known[folded]


def _apart(known: dict[str, int], folded: str) -> str:
    """Return what a text could be two of, and how to tell them apart."""
    if f"{folded} #1" in known:
        return "tracks; add #1 or #2"
    return "tracks; use the ids of its places" if folded.startswith(("claim ", "travel ")) else "places; use its id"


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
def _texts(rules: Rules) -> dict[str, int]:
    """Return every text that needs no position, with the action it means; NONE where two could be meant.

    A text with ids means what is written like that, whatever else has such a name.
    """
    printed, written = dict[str, int](), dict[str, int]()
    for text, action in (*_printed_texts(rules), *printed_monster_texts(rules)):
        _add_text(printed, text, action)
    for text, action in (*_written_texts(rules), *monster_texts(rules)):
        _add_text(written, text, action)
    return printed | written


@lru_cache(maxsize=32)
def _claims(rules: Rules) -> list[str]:
    texts = [f"claim {track.a} {track.b}" for track in rules.map.tracks]
    return [
        f"{text} #{texts[:number].count(text) + 1}" if texts.count(text) > 1 else text
        for number, text in enumerate(texts)
    ]


def _written_texts(rules: Rules) -> Iterator[tuple[str, int]]:
    """Return how cards, meeples, counted tickets, places and tracks are written; either order of the two places."""
    for name, kind in KINDS_BY_NAME.items():
        yield f"take {name}", actions.TAKE + kind
        yield f"give {name}", actions.GIVE + kind
    for name, colour in MEEPLES_BY_NAME.items():
        yield f"meeple {name}", actions.MEEPLE + colour
    for count in range(1, actions.MOST_TICKETS + 1):
        yield f"tickets {count}", actions.TICKETS + count
    for number, place in enumerate(rules.map.places):
        yield from _place_texts(place.id, number)
    for number, track in enumerate(rules.map.tracks):
        yield from _track_texts(_claims(rules)[number], number, (track.a,), (track.b,))


def _printed_texts(rules: Rules) -> Iterator[tuple[str, int]]:
    """Return places and tracks by any name a place has."""
    names = {place.id: (place.id, *printed_names(place)) for place in rules.map.places}
    for number, place in enumerate(rules.map.places):
        for name in names[place.id]:
            yield from _place_texts(name, number)
    for number, track in enumerate(rules.map.tracks):
        yield from _track_texts(_claims(rules)[number], number, names[track.a], names[track.b])


def _place_texts(name: str, place: int) -> Iterator[tuple[str, int]]:
    yield f"station {name}", actions.STATION + place
    yield f"passenger {name}", actions.PASSENGER + place


def _track_texts(claim: str, track: int, a: Sequence[str], b: Sequence[str]) -> Iterator[tuple[str, int]]:
    _, sign, ordinal = claim.partition(" #")
    pairs = [pair for here in a for there in b for pair in (f"{here} {there}", f"{there} {here}")]
    for ends in pairs if not sign else [*pairs, *(f"{pair} #{ordinal}" for pair in pairs)]:
        yield f"claim {ends}", actions.CLAIM + track
        yield f"travel {ends}", actions.TRAVEL + track


def _add_text(texts: dict[str, int], text: str, action: int) -> None:
    way = plain(text)
    texts[way] = action if texts.get(way, action) == action else NONE
