"""Actions as text: `claim boston new-york #1`, `pay red 2 + locomotive 1`, `draw`, `keep`.

Writing is exact. Reading is kind: names as printed on the board, any dash, any case and either order of the two places
are understood, as long as one action is meant. What an id means says `records/blocks.py`; here and in the modules of
mechanisms that becomes words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

from whistlestop.notation import plus4
from whistlestop.notation.told import Told, price, track_names, write_counts
from whistlestop.notation.tunnels import cards
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, NotationError, plain, printed_names
from whistlestop.records.actions import PAY_WIDTH
from whistlestop.records.blocks import (
    Claim,
    Draw,
    Keep,
    Parts,
    Pass,
    Pay,
    Return,
    Take,
    Tickets,
    blocks,
    decode,
    encode,
)
from whistlestop.records.mechanisms import collect, merge, modules
from whistlestop.records.state import LOCOMOTIVE, NONE, PAYMENT, PLUS4, TUNNEL, TUNNEL_CARDS, GameRecord
from whistlestop.records.tunnels import Extra
from whistlestop.ruleset.compile import Rules

PART = r"([a-z][a-z0-9]*) (\d+)"
CARDS = re.compile(rf"(pay|extra) ({PART}(?: ?\+ ?{PART})*)")

Teller = Callable[[Rules, GameRecord, Any], Told | None]
STEADY: dict[type[Parts], Callable[[Any], Told]] = {
    Take: lambda parts: Told("take", card=KIND_NAMES[parts.kind]),
    Draw: lambda parts: Told("draw"),
    Pass: lambda parts: Told("pass"),
    Keep: lambda parts: Told("keep"),
    Return: lambda parts: Told("return"),
    Tickets: lambda parts: Told("tickets", count=parts.number or None),
    Claim: lambda parts: Told("claim", track=parts.track),
}


def _anywhere(tell: Callable[[Any], Told]) -> Teller:
    """Return what tells of an action that means the same in every position."""
    return lambda rules, game, parts: tell(parts)


TELL: dict[type[Parts], Teller] = {
    **{parts: _anywhere(tell) for parts, tell in STEADY.items()},
    Pay: lambda rules, game, parts: Told("pay", cost=cards(parts.kind, _price(rules, game), parts.locomotives)),
}


def _price(rules: Rules, game: GameRecord) -> int:
    return price(game, rules.board)


@cache
def _tellers() -> dict[type[Parts], Teller]:
    return {**TELL, **merge(__package__, "TELL")}


def tell_action(rules: Rules, game: GameRecord, action: int) -> Told | None:
    """Return an action in words, taken apart, or None if the number means nothing in this position."""
    parts = decode(action)
    return None if parts is None else _tellers()[type(parts)](rules, game, parts)


def write_action(rules: Rules, game: GameRecord, action: int) -> str:
    """Return the text of an action; `game` is the position it is played in. Empty if the number means nothing in it."""
    if (steady := steady_texts(rules).get(action)) is not None:
        return steady
    told = tell_action(rules, game, action)
    return "" if told is None else _write(rules, told)


@lru_cache(maxsize=32)
def steady_texts(rules: Rules) -> dict[int, str]:
    """Return the texts of the usual actions that are the same in every position."""
    tracks = (Claim(track) for track in range(len(rules.map.tracks)))
    usual: list[Parts] = [Draw(), Pass(), Keep(), Return(), Tickets(0), *(Take(kind) for kind in KIND_NAMES), *tracks]
    return {encode(parts): _write(rules, STEADY[type(parts)](parts)) for parts in usual}


def _write(rules: Rules, told: Told) -> str:
    writers: dict[str, Callable[[Told], str]] = merge(__package__, "WRITE")
    if told.verb in writers:
        return writers[told.verb](told)
    track = None if told.track is None else _tracks(rules)[told.track]
    cost = None if told.cost is None else write_counts(told.cost)
    parts = (told.card, told.colour, told.company, told.token, told.monster, track, told.place, told.count, cost)
    return " ".join([told.verb.replace("_", " "), *(str(part) for part in parts if part is not None)])


def read_action(rules: Rules, game: GameRecord, text: str) -> int:
    """Return the action a text means in a position, or raise NotationError; it may still be illegal there."""
    folded = plain(text)
    if folded in _single():
        return _single()[folded]
    verb = folded.partition(" ")[0]
    for readers in collect(__package__, "READ"):
        if verb in readers and (action := readers[verb](rules, game, folded)) is not None:
            return int(action)
    if (found := CARDS.fullmatch(folded)) is not None:
        return _read_cards(rules, game, found)
    known = _texts(rules)
    if folded not in known:
        raise NotationError(f"'{text}' is not an action")
    if known[folded] == NONE:
        raise NotationError(f"'{text}' could be either of two {_apart(known, folded)}")
    return known[folded]


@cache
def _single() -> dict[str, int]:
    """Return the actions that are named by their verb alone."""
    alone = {block.verb.replace("_", " "): block.first for block in blocks() if not block.widths}
    return {**alone, "tickets": encode(Tickets(0))}


def _apart(known: dict[str, int], folded: str) -> str:
    """Return what a text could be two of, and how to tell them apart."""
    if f"{folded} #1" in known:
        return "tracks; add #1 or #2"
    return "tracks; use the ids of its places" if folded.startswith(("claim ", "travel ")) else "places; use its id"


def _read_cards(rules: Rules, game: GameRecord, found: re.Match[str]) -> int:
    verb, counts = found[1], _counts(found[2])
    coloured = [kind for kind in counts if kind not in (LOCOMOTIVE, PLUS4)]
    locomotives, plus4s, total = counts.get(LOCOMOTIVE, 0), counts.get(PLUS4, 0), sum(counts.values())
    due = int(game.surcharge) if verb == "extra" else _price(rules, game)
    if len(coloured) > 1:
        raise NotationError("cards of one colour pay, with locomotives beside them")
    if game.phase in (PAYMENT, TUNNEL) and total != due:
        raise NotationError(f"{due} cards are due, not {total}")
    if verb == "extra":
        return encode(Extra(min(locomotives, TUNNEL_CARDS)))
    kind = coloured[0] if coloured else LOCOMOTIVE
    if plus4s:
        return plus4.read_payment(kind, plus4s, locomotives)
    return encode(Pay(kind, min(locomotives, PAY_WIDTH - 1)))


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
def _tracks(rules: Rules) -> list[str]:
    return track_names(rules.map)


@lru_cache(maxsize=32)
def _texts(rules: Rules) -> dict[str, int]:
    """Return every text that needs no position, with the action it means; NONE where two could be meant.

    A text with ids means what is written like that, whatever else has such a name.
    """
    printed, written = dict[str, int](), dict[str, int]()
    for text, action in _printed_texts(rules):
        _add_text(printed, text, action)
    for text, action in _written_texts(rules):
        _add_text(written, text, action)
    return printed | written


def _add_text(texts: dict[str, int], text: str, action: int) -> None:
    way = plain(text)
    texts[way] = action if texts.get(way, action) == action else NONE


def _written_texts(rules: Rules) -> Iterator[tuple[str, int]]:
    """Return how cards, places and tracks are written; either order of the two places."""
    for kind, name in KIND_NAMES.items():
        yield f"take {name}", encode(Take(kind))
    for texts in collect(__package__, "fixed_texts"):
        yield from texts()
    for texts in collect(__package__, "map_texts"):
        yield from texts(rules.map)
    for number, place in enumerate(rules.map.places):
        for texts in collect(__package__, "place_texts"):
            yield from texts(place.id, number)
    for number, track in enumerate(rules.map.tracks):
        yield from _track_texts(_tracks(rules)[number], number, (track.a,), (track.b,))


def _printed_texts(rules: Rules) -> Iterator[tuple[str, int]]:
    """Return places and tracks by any name a place has."""
    names = {place.id: (place.id, *printed_names(place)) for place in rules.map.places}
    for module in modules(__package__):
        if hasattr(module, "place_texts"):
            yield from _printed_place_texts(rules, module)
    for number, track in enumerate(rules.map.tracks):
        yield from _track_texts(_tracks(rules)[number], number, names[track.a], names[track.b])


def _printed_place_texts(rules: Rules, module: ModuleType) -> Iterator[tuple[str, int]]:
    """Return what a mechanism calls places by their printed names; it may say which place such a name stands for."""
    meant = getattr(module, "printed_place", lambda rules, place: place)
    for number, place in enumerate(rules.map.places):
        for name in printed_names(place):
            yield from module.place_texts(name, meant(rules, number))


def _track_texts(named: str, track: int, a: Sequence[str], b: Sequence[str]) -> Iterator[tuple[str, int]]:
    _, sign, ordinal = named.partition(" #")
    pairs = [pair for here in a for there in b for pair in (f"{here} {there}", f"{there} {here}")]
    for ends in pairs if not sign else [*pairs, *(f"{pair} #{ordinal}" for pair in pairs)]:
        yield f"claim {ends}", encode(Claim(track))
        for texts in collect(__package__, "track_texts"):
            yield from texts(ends, track)
