"""What a map must hold of companies and their shares (R301, R302, R307)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta, Struct

from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer
from whistlestop.maps.values import Positive

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map

MOST_COMPANIES, MOST_SHARES, MOST_RANKS = 16, 64, 6  # of the game and the board record


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """A railroad company: how many shares it has, and what the first, second ... shareholder scores (R301, R305)."""

    LOOKS: ClassVar = {"name", "mark"}  # no rules

    id: str
    name: str
    mark: Annotated[str, Meta(min_length=1, max_length=2)]  # the letters on its signs
    shares: Positive
    points: tuple[Positive, ...]


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for shares, or None."""
    return ("companies",) if map.companies else None


def problems(map: "Map") -> Iterator[Problem]:
    """R301: companies that are told apart, whose shares can be had and scored; and none that only a track names."""
    if len(map.companies) > MOST_COMPANIES:
        yield Problem(f"too many companies: {len(map.companies)}, at most {MOST_COMPANIES}", ("companies",))
    shares = sum(company.shares for company in map.companies)
    if shares > MOST_SHARES:
        yield Problem(f"too many shares: {shares}, at most {MOST_SHARES}", ("companies",))
    for index, company in enumerate(map.companies):
        yield from _company(map, index, company)
    yield from _signs(map)
    if map.share_dummy_players and not map.companies:
        yield Problem("a dummy takes shares, but there are no companies", ("share_dummy_players",))
    if map.share_dummy_players and not map.players[0] <= map.share_dummy_players <= map.players[1]:
        reason = f"no game has the {map.share_dummy_players} players with whom a dummy takes shares"
        yield Problem(reason, ("share_dummy_players",))


def _company(map: "Map", index: int, company: Company) -> Iterator[Problem]:
    if company.id in [other.id for other in map.companies[:index]]:
        yield Problem(f'the company "{company.id}" stands twice', ("companies", index, "id"))
    if not company.points or len(company.points) > MOST_RANKS:
        reason = f'"{company.id}" has points for {len(company.points)} ranks; it needs 1 to {MOST_RANKS}'
        yield Problem(reason, ("companies", index, "points"))
    if list(company.points) != sorted(company.points, reverse=True):
        reason = f'a lower rank in "{company.id}" scores more than a higher one'
        yield Problem(reason, ("companies", index, "points"))
    if not any(company.id in track.companies for track in map.tracks):
        yield Problem(f'no track shows the company "{company.id}"', ("companies", index, "id"))


def _signs(map: "Map") -> Iterator[Problem]:
    companies = {company.id for company in map.companies}
    for index, track in enumerate(map.tracks):
        for id in track.companies:
            if id not in companies:
                reason = f'the track shows a company "{id}" that the map does not have'
                yield Problem(reason, ("tracks", index, "companies"))
        if len(set(track.companies)) != len(track.companies):
            yield Problem("the track shows a company twice", ("tracks", index, "companies"))
