"""Path data of SVG: reading the rings of outlines, and writing drawings as short as a tenth of a unit allows."""

import re
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

_PART = re.compile(r"M([^Mz]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def rings(path: str) -> list[Points]:
    """The corners of each ring or line of an outline, which is made of one move and relative steps."""
    found = []
    for part in _PART.findall(path):
        steps = np.array([float(number) for number in _NUMBER.findall(part)]).reshape(-1, 2)
        found.append(np.cumsum(steps, axis=0))
    return found


def tenths(value: float) -> str:
    """A number with one digit after the point at most."""
    text = f"{value:.1f}".removesuffix(".0")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def spell(letter: str, numbers: Iterable[float]) -> str:
    """One command of a path."""
    text = letter
    for number in numbers:
        one = tenths(number)
        text += one if text == letter or one.startswith("-") else f" {one}"
    return text


def polyline(points: Points, closed: bool = False) -> str:
    """A line through points, in relative steps."""
    corners = np.round(points, 1)
    steps = np.diff(corners, axis=0).ravel()
    return spell("M", corners[0]) + spell("l", steps) + ("z" if closed else "")


def smooth(points: Points) -> str:
    """A curve through points, rounded at each."""
    if len(points) < 3:
        return polyline(points)
    text = spell("M", points[0])
    padded = np.vstack([points[:1], points, points[-1:]])
    for before, one, other, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        text += spell("C", [*(one + (other - before) / 6), *(other - (after - one) / 6), *other])
    return text
