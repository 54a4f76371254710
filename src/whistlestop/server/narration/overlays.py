"""The overlays a client has switched on, from one seat's view: codes and numbers for the page to draw."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict

import msgspec

from whistlestop import maps
from whistlestop.advice import odds
from whistlestop.advice.networks import longest_paths, networks
from whistlestop.advice.reach import MonsterReach, monster_reach
from whistlestop.advice.rolls import rerolls
from whistlestop.advice.ways import outlook
from whistlestop.knowledge.view import View
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.records.state import OVER
from whistlestop.server.protocol.messages import Overlays
from whistlestop.server.protocol.seeing import (
    ColourChance,
    MonsterOverlay,
    NetworkOverlay,
    OddsOverlay,
    Overlay,
    PathOverlay,
    RerollChance,
    TicketOverlay,
    TunnelChance,
)


def overlays(view: View, wanted: Collection[Overlay], request: int, decision: int) -> Overlays:
    """Return the overlays that are wanted; the others are None."""
    return Overlays(
        request=request,
        decision=decision,
        paths=_paths(view) if "paths" in wanted else None,
        networks=_networks(view) if "networks" in wanted else None,
        tickets=_tickets(view) if "tickets" in wanted else None,
        monsters=_monsters(view) if "monsters" in wanted else None,
        odds=_odds(view) if "odds" in wanted else None,
    )


def _paths(view: View) -> list[PathOverlay]:
    return [PathOverlay(seat=one.seat, length=one.length, tracks=list(one.tracks)) for one in longest_paths(view)]


def _networks(view: View) -> list[NetworkOverlay]:
    return [
        NetworkOverlay(tracks=list(one.tracks), places=_ids(view.rules.map, one.places), spaces=one.spaces)
        for one in networks(view)
    ]


def _ids(map: maps.Map, places: tuple[int, ...]) -> list[str]:
    return [map.places[place].id for place in places]


def _tickets(view: View) -> list[TicketOverlay]:
    if view.seat is None or view.record.phase == OVER:
        return []
    return [msgspec.convert(asdict(one), TicketOverlay) for one in outlook(view)]


def _monsters(view: View) -> list[MonsterOverlay]:
    return [_monster(view.rules.map, one) for one in monster_reach(view)]


def _monster(map: maps.Map, one: MonsterReach) -> MonsterOverlay:
    return MonsterOverlay(
        monster=MONSTER_NAMES[one.monster],
        place=None if one.place is None else map.places[one.place].id,
        locked_by=one.locked_by,
        cards=one.cards,
        near=_ids(map, one.near),
        far=_ids(map, one.far),
    )


def _odds(view: View) -> OddsOverlay:
    over = view.record.phase == OVER
    return OddsOverlay(
        colours=[] if over else [msgspec.convert(asdict(one), ColourChance) for one in odds.colours(view)],
        tunnels=[msgspec.convert(asdict(one), TunnelChance) for one in odds.tunnels(view)],
        rerolls=[msgspec.convert(asdict(one), RerollChance) for one in rerolls(view)],
    )
