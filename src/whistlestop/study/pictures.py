"""Small charts as SVG that takes its colours from the page, so that they are right on light and dark paper alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from markupsafe import Markup, escape
from numpy.typing import NDArray

from whistlestop.arena.statistics import Estimate

WIDTH, LABELS, RIGHT, ROW = 720, 190, 64, 26


@dataclass(frozen=True)
class Scale:
    """Numbers to places along an axis."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Return where a number lies; beyond the ends it is put at the end."""
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return round(self.start + part * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        """Return about five round numbers between the ends."""
        span = (self.high - self.low) or 1.0
        raw = span / 5
        power = 10.0 ** np.floor(np.log10(raw))
        step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= raw)
        return [float(step * n) for n in range(int(np.ceil(self.low / step)), int(np.floor(self.high / step)) + 1)]


def intervals(
    rows: Sequence[tuple[str, Estimate]], write: Callable[[float], str], label: str, mark: float | None = None
) -> Markup:
    """Return a chart of figures with their intervals, one below the other; `mark` draws a line to compare with."""
    values = [v for _, e in rows for v in (e.low, e.high, e.value) if np.isfinite(v)] + ([] if mark is None else [mark])
    low, high = min(values, default=0.0), max(values, default=1.0)
    room = (high - low) * 0.06 or 0.01
    scale = Scale(low - room, high + room, LABELS, WIDTH - RIGHT)
    height = len(rows) * ROW + 34
    parts = [_grid(scale, height, write)]
    if mark is not None:
        parts.append(f'<line class="mark" x1="{scale(mark)}" x2="{scale(mark)}" y1="4" y2="{height - 28}"/>')
    for number, (name, estimate) in enumerate(rows):
        parts.append(_interval(scale, 18 + number * ROW, name, estimate, write))
    return _svg(height, label, parts)


def _interval(scale: Scale, y: float, name: str, estimate: Estimate, write: Callable[[float], str]) -> str:
    text = f'<text class="name" x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
    if not np.isfinite(estimate.value):
        return text
    ends = f'x1="{scale(estimate.low)}" x2="{scale(estimate.high)}" y1="{y}" y2="{y}"'
    shown = f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(write(estimate.value))}</text>'
    dot = f'<circle class="dot" cx="{scale(estimate.value)}" cy="{y}" r="4.5"/>'
    return f'{text}<line class="whisker" {ends}/>{dot}{shown}'


def pairs(
    rows: Sequence[tuple[str, Estimate, Estimate]],
    names: tuple[str, str],
    write: Callable[[float], str],
    label: str,
) -> Markup:
    """Return bars for two groups side by side, with whiskers for their intervals."""
    values = [v for _, one, two in rows for e in (one, two) for v in (e.low, e.high) if np.isfinite(v)]
    scale = Scale(min([0.0, *values]), max([0.0, *values]) * 1.04, LABELS, WIDTH - RIGHT)
    height = len(rows) * 44 + 58
    parts = [_grid(scale, height, write, top=24), _legend(names)]
    for number, (name, one, two) in enumerate(rows):
        y = 32 + number * 44
        parts.append(f'<text class="name" x="{LABELS - 12}" y="{y + 20}" text-anchor="end">{escape(name)}</text>')
        parts += [_bar(scale, y + 2, one, "first", write), _bar(scale, y + 19, two, "second", write)]
    return _svg(height, label, parts)


def _bar(scale: Scale, y: float, estimate: Estimate, look: str, write: Callable[[float], str]) -> str:
    start, end = sorted((scale(0), scale(estimate.value)))
    middle = y + 7
    whisker = (
        f'<line class="whisker" x1="{scale(estimate.low)}" x2="{scale(estimate.high)}" y1="{middle}" y2="{middle}"/>'
    )
    bar = f'<rect class="{look}" x="{start}" y="{y}" width="{round(end - start, 1)}" height="14" rx="2"/>'
    shown = f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 11}">{escape(write(estimate.value))}</text>'
    return f"{bar}{whisker}{shown}"


def _legend(names: tuple[str, str]) -> str:
    parts = []
    for number, (look, name) in enumerate(zip(("first", "second"), names, strict=True)):
        x = LABELS + number * 150
        parts.append(f'<rect class="{look}" x="{x}" y="2" width="14" height="14" rx="2"/>')
        parts.append(f'<text class="name" x="{x + 20}" y="13">{escape(name)}</text>')
    return "".join(parts)


def histogram(values: NDArray[np.float64], label: str, axis: str) -> Markup:
    """Return how often each value comes, in about thirty columns; each has its left edge and not its right one."""
    low, high = float(np.floor(values.min())), float(np.ceil(values.max()) + 1)
    width = 0.5 if high - low < 12 else float(np.ceil((high - low) / 30))
    counts, edges = np.histogram(values, np.arange(low, high + width, width))
    across = Scale(low, float(edges[-1]), 20, WIDTH - 20)
    parts = []
    for count, left, right in zip(counts, edges[:-1], edges[1:], strict=True):
        tall = round(150 * count / counts.max(), 1)
        x, wide = across(left) + 0.8, round(across(right) - across(left) - 1.6, 1)
        title = f"<title>{left:g}–{right:g}: {count / len(values):.1%}</title>"
        parts.append(f'<rect class="first" x="{x}" y="{156 - tall}" width="{wide}" height="{tall}">{title}</rect>')
    parts.append(f'<line class="axis" x1="20" x2="{WIDTH - 20}" y1="156" y2="156"/>')
    parts += [f'<text class="tick" x="{across(t)}" y="172" text-anchor="middle">{t:g}</text>' for t in across.ticks()]
    parts.append(f'<text class="tick" x="{WIDTH - 20}" y="190" text-anchor="end">{escape(axis)}</text>')
    return _svg(196, label, parts)


def _grid(scale: Scale, height: float, write: Callable[[float], str], top: float = 4) -> str:
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{height - 28}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 12}" text-anchor="middle">{escape(write(tick))}</text>')
    return "".join(parts)


def _svg(height: float, label: str, parts: Sequence[str]) -> Markup:
    head = f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
    return Markup(f"{head}{''.join(parts)}</svg>")  # noqa: S704 - every text in it has been escaped
