"""How often the mechanisms of a board are used in its games: whatever is there and never used is there for nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.records.dice import TUNNEL_DICE
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.records.tunnels import TUNNEL_ENTERED
from whistlestop.ruleset.played import played
from whistlestop.study.routes import claims
from whistlestop.study.sample import CODE, ONE, Sample

# What a player does with a mechanism that he may also leave alone, as its file of `records/` says (`DEEDS`); the others
# are how a game is played or scored.
DEEDS = {
    "tunnels": (TUNNEL_ENTERED, TUNNEL_DICE),
    **{name_of(module): module.DEEDS for module in modules("whistlestop.records") if hasattr(module, "DEEDS")},
}
ON_TRACKS = ("ferries", "mountains")  # used by claiming a track that has one
USABLE = (*ON_TRACKS, *DEEDS)


@dataclass(frozen=True)
class Used:
    """A mechanism by its name, and how often it was used in a game by all players together."""

    name: str
    times: Estimate


def mechanisms_used(sample: Sample) -> list[Used]:
    """Return every mechanism that players of this board could use."""
    found = _by_tracks(sample) | _by_events(sample)
    return [Used(name, sample.mean(sample.count(rows))) for name, rows in found.items()]


def _by_events(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the events that tell that a mechanism was used, for those that have events of their own."""
    map, there = sample.map, played(sample.plan.rules().boards[0])
    there = there | {"stations": bool(map.stations), "tunnels": any(track.tunnel for track in map.tracks)}
    return {name: np.isin(sample.events[:, CODE], deeds) for name, deeds in DEEDS.items() if there.get(name)}


def _by_tracks(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the claims of tracks that a mechanism is about, for those that only make tracks dearer."""
    kinds = {
        "ferries": [track.ferry > 0 for track in sample.map.tracks],
        "mountains": [track.mountains > 0 for track in sample.map.tracks],
    }
    claimed = claims(sample)
    tracks = np.where(claimed, sample.events[:, ONE], 0)
    return {name: claimed & np.array(of)[tracks] for name, of in kinds.items() if any(of)}
