"""First bends: a straight track that would cross another or run over a foreign place is led around it.

Forces alone cannot lift a track over a place, so a few bends of each side are tried and the cheapest is taken, track by
track, until nothing changes. Geography leaves few such tracks: mostly ferries around a peninsula.
"""

import numpy as np

from whistlestop.maps.geometry.curves import Points, polylines
from whistlestop.maps.geometry.sketch import PLACE_RADIUS, Sketch, straight

_BENDS = (0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75)
_LEANS = (0.0, 0.5, -0.5)
_COUNT = 14
_CROSSING = 60.0


def lead_around(sketch: Sketch) -> None:
    """Bend the tracks that cross others or run over places."""
    sketch.controls = straight(sketch.places, sketch.ends)
    for _ in range(4):
        lines = polylines(sketch.curves(), _COUNT)
        costs = [_cost(sketch, bundle, lines[bundle], lines) for bundle in range(len(lines))]
        worst = sorted((bundle for bundle, cost in enumerate(costs) if cost > 1), key=lambda each: -costs[each])
        if not [bundle for bundle in worst if _bend(sketch, bundle, lines)]:
            return


def _bend(sketch: Sketch, bundle: int, lines: Points) -> bool:
    """Give a bundle its cheapest bend; whether that is a new one."""
    candidates = _candidates(sketch, bundle)
    tried = polylines(candidates, _COUNT)
    costs = [_cost(sketch, bundle, line, lines) + _effort(index) for index, line in enumerate(tried)]
    best = int(np.argmin(costs))
    changed = not np.allclose(candidates[best, 1:3], sketch.controls[bundle])
    sketch.controls[bundle] = candidates[best, 1:3]
    lines[bundle] = tried[best]
    return changed


def _candidates(sketch: Sketch, bundle: int) -> Points:
    first, last = sketch.places[sketch.ends[bundle]]
    across = np.array([first[1] - last[1], last[0] - first[0]])
    middles = straight(sketch.places, sketch.ends[bundle : bundle + 1])[0]
    return np.array(
        [
            [first, middles[0] + bend * (1 + lean) * across, middles[1] + bend * (1 - lean) * across, last]
            for bend in _BENDS
            for lean in (_LEANS if bend else _LEANS[:1])
        ]
    )


def _effort(index: int) -> float:
    """What the bend of a candidate costs in itself."""
    bends = [(bend, lean) for bend in _BENDS for lean in (_LEANS if bend else _LEANS[:1])]
    bend, lean = bends[index]
    return 40 * bend**2 + 4 * abs(lean)


def _cost(sketch: Sketch, bundle: int, line: Points, lines: Points) -> float:
    """How badly a line crosses other tracks and touches places that are not its own."""
    own = sketch.ends[bundle]
    others = np.delete(sketch.places, own, axis=0)
    distance = np.hypot(*np.moveaxis(line[:, None] - others[None], -1, 0))
    touch = np.maximum(sketch.half[bundle] + PLACE_RADIUS + 4 - distance, 0).max(axis=0, initial=0.0)
    strangers = ~(sketch.ends[:, :, None] == own).any(axis=(1, 2))
    return float(touch.sum()) + _CROSSING * _crossings(line, lines[strangers])


def _crossings(line: Points, lines: Points) -> int:
    """How often a line crosses the others."""
    a, b = line[:-1][None, :, None], line[1:][None, :, None]
    c, d = lines[:, None, :-1], lines[:, None, 1:]
    apart = _side(a, b, c) * _side(a, b, d) < 0
    return int((apart & (_side(c, d, a) * _side(c, d, b) < 0)).sum())


def _side(start: Points, end: Points, point: Points) -> Points:
    ahead, aside = end - start, point - start
    return np.asarray(ahead[..., 0] * aside[..., 1] - ahead[..., 1] * aside[..., 0])
