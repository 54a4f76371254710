"""How often the mechanisms of a board are used in its games: whatever is there and never used is there for nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.ruleset.played import played
from whistlestop.study.routes import claims
from whistlestop.study.sample import CODE, ONE, Sample

# Those that somebody may or may not use in a game; the others are how a game is played or scored.
USABLE = (
    *("stations", "tunnels", "ferries", "mountains", "plus4", "tourists", "monsters", "meeples", "passengers"),
    *("bullets", "shares"),
)


@dataclass(frozen=True)
class Used:
    """A mechanism by its name, and how often it was used in a game by all players together."""

    name: str
    times: Estimate


def mechanisms_used(sample: Sample) -> list[Used]:
    """Return every mechanism that players of this board could use, in the order of the list of mechanisms."""
    found = _by_events(sample) | _by_tracks(sample)
    return [Used(name, sample.mean(sample.count(rows))) for name, rows in found.items()]


def _by_events(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the events that tell that a mechanism was used, for those that have events of their own."""
    rules = sample.plan.rules()
    there = played(rules.boards[0]) | {"stations": bool(sample.map.stations)}
    told = {name_of(each): list(each.EVENTS) for each in modules("whistlestop.records") if hasattr(each, "EVENTS")}
    return {
        name: np.isin(sample.events[:, CODE], codes)
        for name, codes in told.items()
        if there.get(name) and name in USABLE
    }


def _by_tracks(sample: Sample) -> dict[str, NDArray[np.bool_]]:
    """Return the claims of tracks that a mechanism is about, for those that only make tracks dearer."""
    kinds = {
        "tunnels": [track.tunnel for track in sample.map.tracks],
        "ferries": [track.ferry > 0 for track in sample.map.tracks],
        "mountains": [track.mountains > 0 for track in sample.map.tracks],
    }
    claimed = claims(sample)
    tracks = np.where(claimed, sample.events[:, ONE], 0)
    return {name: claimed & np.array(of)[tracks] for name, of in kinds.items() if any(of)}
