"""The signs of companies, a row of the legend (R302)."""

from collections.abc import Iterator, Mapping

from whistlestop.maps.scenery.beside.shares import plate
from whistlestop.maps.scenery.room import WIDE
from whistlestop.maps.schema import Map

ENTRIES = ("companies",)


def row(map: Map, words: Mapping[str, str]) -> Iterator[tuple[str, float, str]]:
    """The sign of each company."""
    if map.companies:
        yield "", -7.0, words["companies"]
    for number, company in enumerate(map.companies):
        yield plate(number, company.mark), WIDE, company.name
