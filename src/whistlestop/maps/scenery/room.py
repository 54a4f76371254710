"""What of a sheet is still free: scenery never lies under spaces, places or names, nor on other scenery."""

import numpy as np
from numpy.typing import NDArray

from whistlestop.maps.geometry.curves import polylines
from whistlestop.maps.geometry.quality import label_box
from whistlestop.maps.geometry.schema import BLEED, Geometry, TrackGeometry
from whistlestop.maps.scenery.paths import Points, rings

CELL = 4.0
WIDE, HIGH = 17.0, 13.0  # of a plate beside a route
_NEAR = 3.0  # how far scenery keeps from spaces and places
_LARGER = 1.12  # names may be written a little larger than the board has them


class Room:
    """A grid over the sheet that knows what is taken, and where land and water are."""

    def __init__(self, geometry: Geometry) -> None:
        """Take the room of everything that is on the board before its scenery."""
        self.left = self.top = -BLEED
        self.right, self.bottom = geometry.width + BLEED, geometry.height + BLEED
        across, down = (int(np.ceil((size + 2 * BLEED) / CELL)) for size in (geometry.width, geometry.height))
        self.taken = np.zeros((down, across), bool)
        self._stale = True
        outlines = geometry.outlines
        land = self._filled(outlines.land) if outlines.land else np.ones_like(self.taken)
        self.park = self._filled(outlines.parks)
        self.home = self._filled(outlines.home) if outlines.home else np.ones_like(self.taken)
        self.water = ~land | self._filled(outlines.lakes)
        self._water_sums, self._land_sums = _sums(self.water), _sums(~self.water)
        for track in geometry.tracks:
            self._take_track(track)
        for inset in geometry.insets:
            self.take((inset.x - 6, inset.y - 6, inset.x + inset.width + 6, inset.y + inset.height + 6))
        for place in geometry.places:
            self.take_around(place.x, place.y, geometry.place_radius + _NEAR)
            self.take(label_box(place.label, geometry.label_size * _LARGER, geometry.line_height * _LARGER))

    @property
    def area(self) -> float:
        """The square units of the whole sheet."""
        return (self.right - self.left) * (self.bottom - self.top)

    def is_free(self, box: tuple[float, float, float, float]) -> bool:
        """Whether nothing lies in a box (left, top, right, bottom) and all of it is on the sheet."""
        left, top, right, bottom = box
        inside = left >= self.left and top >= self.top and right <= self.right and bottom <= self.bottom
        return inside and not self.taken[self._cells(box)].any()

    def covered(self, box: tuple[float, float, float, float]) -> float:
        """How many cells of a box are taken; those beyond the sheet count as taken."""
        left, top, right, bottom = box
        beyond = left < self.left or top < self.top or right > self.right or bottom > self.bottom
        return float(self.taken[self._cells(box)].sum()) + 100.0 * beyond

    def is_dry(self, box: tuple[float, float, float, float]) -> bool:
        """Whether all of a box is land."""
        return not self.water[self._cells(box)].any()

    def is_home(self, x: float, y: float) -> bool:
        """Whether a point lies in the countries that the board is about; all lies there if it is about none."""
        return bool(self.home[self._cells((x, y, x, y))].any())

    def are_free(self, groups: Points) -> NDArray[np.bool_]:
        """Of groups of boxes (groups, boxes, 4), which are on the sheet with nothing in them."""
        inside = (groups[..., :2] >= (self.left, self.top)) & (groups[..., 2:] <= (self.right, self.bottom))
        return np.asarray(inside.all(axis=(1, 2)) & self._without(self._taken_sums(), groups))

    def are_dry(self, groups: Points) -> NDArray[np.bool_]:
        """Of groups of boxes, which are all on land."""
        return self._without(self._water_sums, groups)

    def are_wet(self, groups: Points) -> NDArray[np.bool_]:
        """Of groups of boxes, which are all on water."""
        return self._without(self._land_sums, groups)

    def free_boxes(self, size: tuple[float, float]) -> tuple[Points, Points]:
        """The middles of all free boxes of a size, and how much of each is land, from 0 to 1."""
        across, down = (int(np.ceil(length / CELL)) for length in size)
        rows, columns = self.taken.shape
        if rows < down or columns < across:
            return np.zeros((0, 2)), np.zeros(0)
        taken, land = (_windows(sums, across, down) for sums in (self._taken_sums(), self._land_sums))
        y, x = np.nonzero(taken == 0)
        middles = np.column_stack([self.left + (x + across / 2) * CELL, self.top + (y + down / 2) * CELL])
        return middles, land[y, x] / (across * down)

    def take(self, box: tuple[float, float, float, float]) -> None:
        """Take a box."""
        self.taken[self._cells(box)] = True
        self._stale = True

    def _without(self, sums: NDArray[np.int64], groups: Points) -> NDArray[np.bool_]:
        """Of groups of boxes, which have no cell that is counted in some sums."""
        high = np.array(sums.shape)[::-1] - 1
        first = np.clip(((groups[..., :2] - (self.left, self.top)) // CELL).astype(int), 0, high)
        last = np.clip(((groups[..., 2:] - (self.left, self.top)) // CELL).astype(int) + 1, 0, high)
        (x1, y1), (x2, y2) = np.moveaxis(first, -1, 0), np.moveaxis(last, -1, 0)
        counted = sums[y2, x2] - sums[y1, x2] - sums[y2, x1] + sums[y1, x1]
        return np.asarray((counted == 0).all(axis=1))

    def _taken_sums(self) -> NDArray[np.int64]:
        if self._stale:
            self._sums, self._stale = _sums(self.taken), False
        return self._sums

    def take_around(self, x: float, y: float, radius: float) -> None:
        """Take a square around a point."""
        self.take((x - radius, y - radius, x + radius, y + radius))

    def _cells(self, box: tuple[float, float, float, float]) -> tuple[slice, slice]:
        left, top, right, bottom = box
        first, last = int((left - self.left) // CELL), int((right - self.left) // CELL)
        upper, lower = int((top - self.top) // CELL), int((bottom - self.top) // CELL)
        return slice(max(upper, 0), max(lower + 1, 0)), slice(max(first, 0), max(last + 1, 0))

    def _take_track(self, track: TrackGeometry) -> None:
        long, wide = track.space
        for x, y in polylines(np.array(track.curve).reshape(1, 4, 2), 24)[0]:
            self.take_around(x, y, 3)
        for space in track.spaces:
            angle = np.radians(space.angle)
            for along in np.linspace(-long / 2 + wide / 3, long / 2 - wide / 3, 4):
                self.take_around(space.x + along * np.cos(angle), space.y + along * np.sin(angle), wide / 2 + _NEAR)

    def _filled(self, path: str) -> NDArray[np.bool_]:
        """The cells whose middle lies within a path: every edge turns all cells to its right over."""
        turned = np.zeros((self.taken.shape[0], self.taken.shape[1] + 1), bool)
        for ring in rings(path):
            self._turn(turned, (ring - (self.left, self.top)) / CELL - 0.5)
        return np.logical_xor.accumulate(turned, axis=1)[:, :-1]

    @staticmethod
    def _turn(turned: NDArray[np.bool_], ring: Points) -> None:
        height, width = turned.shape
        for (x1, y1), (x2, y2) in zip(ring, np.roll(ring, -1, axis=0), strict=True):
            low, high = sorted((y1, y2))
            rows = np.arange(max(int(np.ceil(low)), 0), min(int(np.ceil(high)), height))
            if len(rows):
                columns = np.ceil(x1 + (rows - y1) * (x2 - x1) / (y2 - y1)).astype(int)
                turned[rows, np.clip(columns, 0, width - 1)] ^= True


def _sums(cells: NDArray[np.bool_]) -> NDArray[np.int64]:
    """For each corner of the grid, how many cells to the left and above are set."""
    sums = np.zeros((cells.shape[0] + 1, cells.shape[1] + 1), np.int64)
    sums[1:, 1:] = cells.cumsum(axis=0).cumsum(axis=1)
    return sums


def _windows(sums: NDArray[np.int64], across: int, down: int) -> NDArray[np.int64]:
    """How many cells are set in every window of a size."""
    return np.asarray(sums[down:, across:] - sums[:-down, across:] - sums[down:, :-across] + sums[:-down, :-across])
