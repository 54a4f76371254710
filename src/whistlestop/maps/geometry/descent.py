"""Letting a sketch come to rest: steps downhill whose size is evened out for each number (Adam) and shrinks.

Nothing here is random, so a board always comes to rest in the same way.
"""

import numpy as np

from whistlestop.maps.geometry.curves import Points
from whistlestop.maps.geometry.forces import Boxes, Forces
from whistlestop.maps.geometry.sketch import Sketch

_WATCH_EVERY = 20
_FORGET = (0.9, 0.99)


class _Mover:
    """Moves one array downhill, remembering how steep it was lately."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean, self.square = np.zeros(shape), np.zeros(shape)

    def step(self, uphill: Points, size: float, count: int) -> Points:
        """The step to take, the `count`th."""
        mean, square = _FORGET
        self.mean = mean * self.mean + (1 - mean) * uphill
        self.square = square * self.square + (1 - square) * uphill**2
        fair = self.mean / (1 - mean**count)
        return np.asarray(-size * fair / (np.sqrt(self.square / (1 - square**count)) + 0.5))


def settle(sketch: Sketch, steps: int, largest: float, boxes: Boxes | None = None) -> None:
    """Move places and curves downhill, the first step `largest` units at most and the last hardly any."""
    forces = Forces(sketch, boxes)
    of_places, of_curves = _Mover(sketch.places.shape), _Mover(sketch.controls.shape)
    for count in range(1, steps + 1):
        if count % _WATCH_EVERY == 0:
            forces.watch()
        size = largest * (1 - count / (steps + 1)) ** 1.5 + 0.02
        on_places, on_curves = forces.gradient()
        before = sketch.places.copy()
        sketch.places = before + of_places.step(on_places, size, count)
        sketch.controls = sketch.controls + of_curves.step(on_curves, size, count) + _carried(sketch, before)


def _carried(sketch: Sketch, before: Points) -> Points:
    """How the middle points of curves move along with the places they lie between."""
    moved = sketch.places - before
    first, last = moved[sketch.ends[:, 0]], moved[sketch.ends[:, 1]]
    return np.stack([(2 * first + last) / 3, (first + 2 * last) / 3], axis=1)
