"""What a person sees of a table in an environment: lines of text, or the board with its trains as a picture.

Both show what one seat may know and nothing else. The picture as an array is drawn from the same geometry as the SVG
one, without names: spaces, trains, stations and places are filled shapes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.batch.batch import Batch
from whistlestop.knowledge.facts import Facts, strangers
from whistlestop.knowledge.view import View, see
from whistlestop.maps import drawing, geometry
from whistlestop.maps.geometry import Geometry, PlaceGeometry, TrackGeometry
from whistlestop.maps.scenery import marks
from whistlestop.notation.words import words
from whistlestop.records import state

MODES = ["human", "ansi", "svg", "rgb_array"]
METADATA: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # a person can follow two decisions a second
WIDTH = 800  # of a picture as an array, in pixels

Picture = NDArray[np.uint8]
Point = tuple[float, float]


class Rendering:
    """One way of showing the first game of a batch: as text, as an SVG picture, as pixels, or not at all."""

    def __init__(self, batch: Batch, mode: str | None) -> None:
        """Take a batch and one of MODES; raises ValueError for another."""
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not '{mode}'")
        self.batch, self.mode, self.map = batch, mode, batch.rules[0].map

    def show(self, seat: int) -> str | Picture | None:
        """Return the table as a seat sees it; for people (`human`) it is printed instead."""
        if self.mode is None:
            return None
        view = view_of(self.batch, seat)
        if self.mode in ("svg", "rgb_array"):
            facts = view.facts()
            draw = self._svg if self.mode == "svg" else self._picture
            return draw(facts)
        told = text(view)
        if self.mode == "ansi":
            return told
        sys.stdout.write(told + "\n")
        return None

    @cached_property
    def _geometry(self) -> Geometry:
        return geometry.of(self.map)

    def _svg(self, facts: Facts) -> str:
        return drawing.draw_table(self.map, self._geometry, facts.owner, facts.stations, strangers(facts))

    @cached_property
    def _empty_board(self) -> Canvas:
        canvas = Canvas(self._geometry)
        for track, lie in zip(self.map.tracks, self._geometry.tracks, strict=True):
            canvas.cover(lie, marks.PALETTE[track.colour][0])
        for place in self._geometry.drawn:
            canvas.disc(place, marks.INK)
        return canvas

    def _picture(self, facts: Facts) -> Picture:
        canvas = self._empty_board.copy()
        for track, seat in facts.owner.items():
            canvas.cover(self._geometry.tracks[track], marks.SEATS[seat][0])
        for mechanism, tracks in strangers(facts).items():
            for track in tracks:
                canvas.cover(self._geometry.tracks[track], drawing.stranger(mechanism).COLOUR)
        for place in self._geometry.drawn:
            if place.id in facts.stations:
                canvas.house(place, marks.SEATS[facts.stations[place.id]][0])
        return canvas.pixels


class Canvas:
    """Pixels of a board, rows by columns by red, green and blue, and the three shapes that are put on them."""

    def __init__(self, lie: Geometry) -> None:
        """Make a canvas of bare paper, WIDTH pixels wide."""
        self.scale, self.radius = WIDTH / lie.width, lie.place_radius
        self.pixels: Picture = np.empty((round(lie.height * self.scale), WIDTH, 3), np.uint8)
        self.pixels[:] = rgb(marks.PAPER)

    def copy(self) -> Canvas:
        """Return another canvas with the same pixels."""
        other = copy(self)
        other.pixels = self.pixels.copy()
        return other

    def cover(self, lie: TrackGeometry, colour: str) -> None:
        """Fill all spaces of a track."""
        for space in lie.spaces:
            self._box((space.x, space.y), lie.space, space.angle, colour)

    def house(self, place: PlaceGeometry, colour: str) -> None:
        """Put a station on a place."""
        self._box((place.x, place.y), (self.radius * 2.6, self.radius * 2.6), 0.0, colour)

    def disc(self, place: PlaceGeometry, colour: str) -> None:
        """Put a disc on a place."""
        pixels, across, down = self._around((place.x, place.y), self.radius)
        pixels[across**2 + down**2 <= self.radius**2] = rgb(colour)

    def _box(self, middle: Point, size: Point, angle: float, colour: str) -> None:
        pixels, across, down = self._around(middle, max(size))
        turned = np.radians(angle)
        along = np.abs(across * np.cos(turned) + down * np.sin(turned)) <= size[0] / 2
        pixels[along & (np.abs(down * np.cos(turned) - across * np.sin(turned)) <= size[1] / 2)] = rgb(colour)

    def _around(self, middle: Point, reach: float) -> tuple[Picture, NDArray[Any], NDArray[Any]]:
        """Return the pixels around a point of the board, and how far each lies to its right and below it."""
        left, top = (max(0, int((at - reach) * self.scale)) for at in middle)
        right, bottom = (int((at + reach) * self.scale) + 1 for at in middle)
        pixels = self.pixels[top:bottom, left:right]
        down, across = np.ogrid[top : top + pixels.shape[0], left : left + pixels.shape[1]]
        return pixels, (across + 0.5) / self.scale - middle[0], (down + 0.5) / self.scale - middle[1]


def rgb(colour: str) -> tuple[int, ...]:
    """Return a colour written as `#rrggbb` as its three numbers."""
    return tuple(bytes.fromhex(colour[1:]))


def view_of(batch: Batch, seat: int) -> View:
    """Return what a seat may know of the first game of a batch."""
    views = state.games(1)
    see(batch.games, 0, batch.boards, seat, views, 0)
    return View(batch.rules[0], views, seat, [])


def text(view: View) -> str:
    """Return a table as lines: the question, what lies open, a line for each seat, and what the seat that looks has."""
    facts, spoken = view.facts(), words(view.rules.map)
    asked = "the game is over" if facts.to_move < 0 else f"seat {facts.to_move} decides ({facts.phase})"
    lines = [f"{view.rules.map.name}, turn {facts.turn}: {asked}", *_open(facts)]
    for seat in range(len(facts.trains)):
        tracks = [spoken.tracks[track] for track, owner in facts.owner.items() if owner == seat]
        lines += [_seat(facts, seat), *(["    " + " ".join(tracks)] if tracks else [])]
    if facts.hand:
        lines.append("  hand: " + _counts(facts.hand))
    if facts.tickets:
        lines.append("  tickets: " + " ".join(spoken.tickets[ticket] for ticket in facts.tickets))
    return "\n".join(lines)


def _open(facts: Any) -> Iterator[str]:  # noqa: ANN401 - facts of every mechanism
    if facts.display:
        yield f"  display: {' '.join(card or '-' for card in facts.display)}, {facts.deck_size} cards in the deck"
    if facts.dice:
        yield "  dice: " + _counts(facts.dice)


def _seat(facts: Any, seat: int) -> str:  # noqa: ANN401
    kept = facts.ticket_counts[seat]
    told = f"{facts.trains[seat]} trains, {facts.route_points[seat]} points, {facts.hand_sizes[seat]} cards"
    return f"  seat {seat}: {told}, {'?' if kept is None else kept} tickets"


def _counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{kind}:{count}" for kind, count in counts.items() if count) or "-"
