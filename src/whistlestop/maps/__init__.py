"""The boards: which there are, and reading one with its ticket set applied and checked.

A board is `<id>.json`; a ticket set of it is `<id>.<set>.json` beside it, an overlay that names the board as its
base. Boards of the package and a user's own files go through the same door.
"""

import os
import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from os import PathLike
from pathlib import Path

import msgspec

from whistlestop.maps.check import kebab_case, pair, problems
from whistlestop.maps.doubts import doubts
from whistlestop.maps.fiction import located
from whistlestop.maps.fingerprint import digest, refuse_no_map
from whistlestop.maps.former import FORMER, digest_under
from whistlestop.maps.schema import (
    BASE_TIES,
    COASTS,
    COLOURS,
    MEEPLE_COLOURS,
    Bonuses,
    Coast,
    Colour,
    Country,
    Deck,
    District,
    Draft,
    Map,
    MeepleColour,
    Overlay,
    Place,
    Refused,
    RefusedOpening,
    Sheet,
    Ticket,
    TicketDeal,
    Tie,
    Track,
    TrackColour,
)
from whistlestop.maps.shares import Company
from whistlestop.maps.source import MOST_ERRORS, MapError, Source, offer, open_source, together

__all__ = [
    "BASE_TIES",
    "COASTS",
    "COLOURS",
    "MEEPLE_COLOURS",
    "Bonuses",
    "Coast",
    "Colour",
    "Company",
    "Country",
    "Deck",
    "District",
    "Map",
    "MapError",
    "MeepleColour",
    "Place",
    "Refused",
    "RefusedOpening",
    "Sheet",
    "Ticket",
    "TicketDeal",
    "Tie",
    "Track",
    "TrackColour",
    "digest",
    "draft",
    "find",
    "ids",
    "in_file_order",
    "is_path",
    "load",
    "of_digest",
    "ordered",
    "parse",
    "read",
    "text_of_file",
    "ticket_sets",
    "ticket_sets_of_file",
    "validate",
    "warnings",
    "warnings_of_file",
    "warnings_of_text",
]

_DATA = files(__name__) / "data"

# The order in which sets are offered: the plain one first, the largest late. Others follow by name.
_SETS = ("base", "base-revised", "1910", "expanded", "mega", "big-cities")

_ABOUT_TICKETS = (("tickets",), ("opening_tickets",), ("drawn_tickets",))

_OVERLAID = ("name", "opening_tickets", "drawn_tickets", "bonuses", "tickets")


def find(name: str | PathLike[str], ticket_set: str = "base") -> Map:
    """The board of the package with that id, or of a file if the name is a path."""
    return read(name, ticket_set) if is_path(name) else load(str(name), ticket_set)


def is_path(name: str | PathLike[str]) -> bool:
    """Whether a board's name is the path of a file, which may change at any time; raises MapError for neither."""
    _refuse_no_name(name)
    return not isinstance(name, str) or name.endswith(".json") or os.sep in name


def ids() -> tuple[str, ...]:
    """The ids of all boards in the package, by name."""
    stems = (file.name.removesuffix(".json") for file in _DATA.iterdir() if file.name.endswith(".json"))
    return tuple(sorted(stem for stem in stems if "." not in stem))


def ticket_sets(id: str) -> tuple[str, ...]:
    """The names of a board's ticket sets, "base" first."""
    return _sets(_DATA, _known(id))


def ticket_sets_of_file(path: str | PathLike[str]) -> tuple[str, ...]:
    """The names of the ticket sets of a file of the user's own, which lie beside it; MapError if there is no file."""
    text_of_file(path)
    return _sets(Path(path).parent, Path(path).name.removesuffix(".json"))


@lru_cache(maxsize=64)
def load(id: str, ticket_set: str = "base", rules_version: int | None = None) -> Map:
    """A board of the package with a ticket set applied; MapError if there is no such board or set.

    With a version of the rules it is the board as it was played by them.
    """
    digest = digest_under(rules_version, id, ticket_set)
    return _assembled(_DATA, f"{_known(id)}.json", ticket_set) if digest is None else _former(digest)


def of_digest(id: str, ticket_set: str, digest: str) -> Map:
    """The board of the package with that fingerprint, which may be a former one; the present one if none has it."""
    former = any(boards.get((id, ticket_set)) == digest for boards in FORMER.values())
    return _former(digest) if former else load(id, ticket_set)


def read(path: str | PathLike[str], ticket_set: str = "base") -> Map:
    """A board from a file of the user's own; its ticket sets lie beside it as `<stem>.<set>.json`."""
    _refuse_no_name(path)
    file = Path(path)
    return _assembled(file.parent, file.name, ticket_set, shown_as=str(file.parent / "_")[:-1])


def text_of_file(path: str | PathLike[str]) -> str:
    """The text of a file of the user's own; raises MapError if it cannot be read."""
    _refuse_no_name(path)
    return open_source(Path(path), str(path)).text


def parse(text: str, name: str = "board") -> Map:
    """A board from the text of a file, to be called `name` in errors; raises MapError with all problems."""
    return ordered(in_file_order(text, name))


def in_file_order(text: str, name: str = "board") -> Map:
    """The same with tracks and tickets in the order of the text, for whoever speaks of its lines."""
    return _decoded(Source(name, text))


def draft(text: str, name: str = "board") -> Map:
    """A board on its way from the text of a file: whatever is wrong with its tickets does not matter yet."""
    source = Source(name, text)
    map = source.decode(Draft)
    found = (problem for problem in problems(map) if problem.pointer[:1] not in _ABOUT_TICKETS)
    if wrong := [source.error(*problem) for problem in islice(found, MOST_ERRORS)]:
        raise together(wrong)
    return map


def validate(map: Map) -> Map:
    """The map itself if it could stand in a file, for maps made by a program; raises MapError with all problems."""
    refuse_no_map(map)
    if found := [MapError(map.id, None, problem.reason) for problem in problems(map)]:
        raise together(found)
    return map


def warnings(map: Map) -> list[str]:
    """What can be played on a board and cannot work: tickets that nobody can fulfil, a game that may not end."""
    refuse_no_map(map)
    return [doubt.reason for doubt in doubts(map)]


def warnings_of_file(path: str | PathLike[str]) -> list[MapError]:
    """The warnings about a file of the user's own, each with its line; the file must be in order."""
    return warnings_of_text(text_of_file(path), str(path))


def warnings_of_text(text: str, name: str = "board") -> list[MapError]:
    """The same about the text of a file."""
    return _warnings(Source(name, text))


def _warnings(source: Source) -> list[MapError]:
    found = [source.error(*doubt) for doubt in doubts(source.decode(Map))]
    return sorted(found, key=lambda warning: warning.line or 0)


def ordered(map: Map) -> Map:
    """The map with its tracks and tickets in the order the engine needs: twins together, decks together.

    Places of a board of fiction get a latitude and a longitude.
    """
    refuse_no_map(map)
    return msgspec.structs.replace(located(map), tracks=_twins_together(map), tickets=_decks_together(map))


def _refuse_no_name(name: object) -> None:
    if not isinstance(name, str | PathLike):
        raise MapError(repr(name), None, "a board is given by its name or by the path of its file")


def _known(id: str) -> str:
    _refuse_no_name(id)
    if id not in ids():
        raise MapError(id, None, f"unknown map{offer(id, ids())}")
    return id


def _sets(folder: Traversable, stem: str) -> tuple[str, ...]:
    name = re.compile(rf"{re.escape(stem)}\.(.+)\.json")
    overlays = (found[1] for file in folder.iterdir() if (found := name.fullmatch(file.name)))
    return tuple(sorted({"base", *overlays}, key=_rank))


def _rank(ticket_set: str) -> tuple[int, str]:
    return (_SETS.index(ticket_set) if ticket_set in _SETS else len(_SETS), ticket_set)


def _assembled(folder: Traversable, name: str, ticket_set: str, shown_as: str = "") -> Map:
    """The map of a file; errors call the file by its name after the folder's as the user wrote it."""
    source = open_source(folder / name, shown_as + name)
    map = _decoded(source)
    if ticket_set == "base":
        return ordered(map)
    stem = name.removesuffix(".json")
    if ticket_set not in (known := _sets(folder, stem)):
        raise MapError(source.file, None, f'unknown ticket set "{ticket_set}"{offer(ticket_set, known)}')
    overlay = f"{stem}.{ticket_set}.json"
    return ordered(_overlaid(map, open_source(folder / overlay, shown_as + overlay), ticket_set))


def _decoded(source: Source) -> Map:
    map = source.decode(Map)
    if map.ticket_set != "base":
        raise source.error("only an overlay names its ticket set", ("ticket_set",))
    _check(map, source)
    return map


@lru_cache(maxsize=64)
def _former(digest: str) -> Map:
    """A former board; its file holds it whole, with its ticket set."""
    source = open_source(_DATA / "former" / f"{digest}.json", f"former/{digest}.json")
    map = source.decode(Map)
    _check(map, source)
    return ordered(map)


def _overlaid(map: Map, source: Source, ticket_set: str) -> Map:
    overlay = source.decode(Overlay)
    if overlay.base != map.id:
        raise source.error(f'the base is "{overlay.base}", but the map beside it is "{map.id}"', ("base",))
    if overlay.ticket_set != ticket_set or not kebab_case(ticket_set):
        reason = f'the ticket set must be called "{ticket_set}" like its file, in kebab-case'
        raise source.error(reason, ("ticket_set",))
    changes = {key: value for key in _OVERLAID if (value := getattr(overlay, key)) is not msgspec.UNSET}
    unverified = map.unverified + (overlay.unverified or ())
    whole = msgspec.structs.replace(map, **changes, ticket_set=ticket_set, unverified=unverified)
    _check(whole, source)  # the base alone was in order, so the overlay is to blame
    return whole


def _check(map: Map, source: Source) -> None:
    if found := [source.error(*problem) for problem in islice(problems(map), MOST_ERRORS)]:
        raise together(found)


def _twins_together(map: Map) -> tuple[Track, ...]:
    """The tracks with twins side by side and named in the same direction (R28)."""
    groups: dict[tuple[str, str], list[Track]] = {}
    for track in map.tracks:
        group = groups.setdefault(pair(track), [])
        first = group[0] if group else track
        group.append(msgspec.structs.replace(track, a=first.a, b=first.b))
    # What is no twin stands behind those that are (R246).
    return _packed([sorted(group, key=lambda track: track.not_double) for group in groups.values()])


def _packed(groups: list[list[Track]]) -> tuple[Track, ...]:
    """Twins in one piece of 64 tracks, because the engine's masks are that wide; single tracks fill what is left."""
    groups.sort(key=lambda group: (len(group) % 2, -len(group)))
    ordered: list[Track] = []
    while groups:
        room = 64 - len(ordered) % 64
        fitting = next((group for group in groups if len(group) <= room), groups[0])
        groups.remove(fitting)
        ordered += fitting
    return tuple(ordered)


def _decks_together(map: Map) -> tuple[Ticket, ...]:
    """The tickets deck by deck, those dealt only at the start first (R75)."""
    order = list(dict.fromkeys(ticket.deck for ticket in map.tickets))
    drawn = map.drawn_tickets.deal
    return tuple(sorted(map.tickets, key=lambda ticket: (ticket.deck in drawn, order.index(ticket.deck))))
