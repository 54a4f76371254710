"""How often the mechanisms of a board are used in its games: whatever is there and never used is there for nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.records.dice import STATION_BUILT_WITH_DICE, TUNNEL_DICE
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.records.stations import STATION_BUILT
from whistlestop.records.tunnels import TUNNEL_ENTERED
from whistlestop.ruleset.played import played
from whistlestop.study.routes import claims
from whistlestop.study.sample import CODE, ONE, Sample


class Deed(NamedTuple):
    """What a player does with a mechanism, and the events that tell of it."""

    mechanism: str
    events: tuple[int, ...]


def _deeds(attribute: str) -> dict[str, Deed]:
    """Return the deeds of one sort, by their names, as mechanisms' files of `records/` say."""
    return {
        name: Deed(name_of(module), events)
        for module in modules("whistlestop.records")
        for name, events in getattr(module, attribute, {}).items()
    }


# What a player may also leave alone. Stations and tunnels have another event in the file of the dice.
DEEDS = {
    "stations": Deed("stations", (STATION_BUILT, STATION_BUILT_WITH_DICE)),
    "tunnels": Deed("tunnels", (TUNNEL_ENTERED, TUNNEL_DICE)),
    **_deeds("DEEDS"),
}
ON_TRACKS = ("ferries", "mountains")  # used by claiming a track that has one
USABLE = (*ON_TRACKS, *DEEDS)
COUNTED = DEEDS | _deeds("DUTIES")  # and what the rules ask for anyway


@dataclass(frozen=True)
class Used:
    """A deed by its name, mostly the mechanism's, and how often it was done in a game by all players together."""

    name: str
    times: Estimate


def mechanisms_used(sample: Sample) -> list[Used]:
    """Return everything that players of this board could do with its mechanisms."""
    found = _by_tracks(sample) | _by_events(sample)
    return [Used(name, sample.mean(sample.count(rows))) for name, rows in found.items()]


def _by_events(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the events that tell that a mechanism was used, for those that have events of their own."""
    map, there = sample.map, played(sample.plan.rules().boards[0])
    there = there | {"stations": bool(map.stations), "tunnels": any(track.tunnel for track in map.tracks)}
    return {
        name: np.isin(sample.events[:, CODE], deed.events)
        for name, deed in COUNTED.items()
        if there.get(deed.mechanism)
    }


def _by_tracks(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the claims of tracks that a mechanism is about, for those that only make tracks dearer."""
    kinds = {
        "ferries": [track.ferry > 0 for track in sample.map.tracks],
        "mountains": [track.mountains > 0 for track in sample.map.tracks],
    }
    claimed = claims(sample)
    tracks = np.where(claimed, sample.events[:, ONE], 0)
    return {name: claimed & np.array(of)[tracks] for name, of in kinds.items() if any(of)}
