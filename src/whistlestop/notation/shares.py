"""Shares as text: `share reading`, `dummy share reading`, `no share` (R302, R307)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps import Map
from whistlestop.notation.told import Told
from whistlestop.notation.words import share_words
from whistlestop.records import shares as records
from whistlestop.records.blocks import encode
from whistlestop.records.shares import DummyShare, NoShare, Share
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def tell_share(rules: Rules, game: GameRecord, parts: Share) -> Told | None:
    """Return whose share is taken, in words; None for a company that the board does not have."""
    return _tell("share", rules, parts.company)


def tell_dummy_share(rules: Rules, game: GameRecord, parts: DummyShare) -> Told | None:
    """Return whose share the dummy gets, in words; None for a company that the board does not have."""
    return _tell("dummy_share", rules, parts.company)


def _tell(verb: str, rules: Rules, company: int) -> Told | None:
    companies = rules.map.companies
    return Told(verb, company=companies[company].id) if company < len(companies) else None


def tell_no_share(rules: Rules, game: GameRecord, parts: NoShare) -> Told:
    """Return that no share is taken, in words."""
    return Told("no_share")


TELL = {Share: tell_share, DummyShare: tell_dummy_share, NoShare: tell_no_share}


def map_texts(map: Map) -> Iterator[tuple[str, int]]:
    """Return how shares are typed: by the id or the name of their company."""
    for number, company in enumerate(map.companies):
        for name in (company.id, company.name):
            yield f"share {name}", encode(Share(number))
            yield f"dummy share {name}", encode(DummyShare(number))


BOARD_NAMES = {"company": lambda board, number: board.companies[number].id}
LUCK_ON_MAP = {records.LUCK: share_words}
