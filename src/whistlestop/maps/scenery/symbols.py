"""The symbols of relief as a pen draws them, a few of each kind; a board uses them again and again."""

from collections.abc import Callable

import numpy as np

from whistlestop.maps.scenery.paths import spell

# Width and height of a kind's symbols before they are scaled, and how many ways of drawing it there are.
SIZES = {"mountain": (26.0, 20.0), "hill": (20.0, 8.0), "tree": (8.0, 11.0), "sand": (16.0, 9.0)}
WAYS = {"mountain": 6, "hill": 4, "tree": 3, "sand": 4}


def definitions(used: set[str]) -> str:
    """The definitions of the symbols that a board uses, called by the first letter of their kind and a number."""
    pens: dict[str, Callable[[np.random.Generator], str]] = {
        "mountain": _mountain, "hill": _hill, "tree": _tree, "sand": _sand
    }  # fmt: skip
    found = ""
    for kind, pen in pens.items():
        chance = np.random.default_rng(11)
        for number in range(WAYS[kind]):
            drawing = pen(chance)
            if (name := f"{kind[0]}{number}") in used:
                found += f'<g id="{name}">{drawing}</g>'
    return f"<defs>{found}</defs>"


def _mountain(chance: np.random.Generator) -> str:
    """A peak lit from the left: its shady side is hatched down the slope, a lower peak may stand beside it."""
    w, h = SIZES["mountain"]
    a, b, c, d = chance.uniform(-1, 1, 4)
    top = 2.2 * a
    left = [(-0.5 * w, 0), (-0.4 * w, 0.14 * h), (-0.27 * w, 0.42 * h + b), (-0.2 * w, 0.5 * h), (top - 2, 0.9 * h)]
    right = [(top + 1.6, 0.86 * h), (0.15 * w + c, 0.6 * h), (0.24 * w, 0.5 * h + c), (0.37 * w, 0.2 * h), (0.5 * w, 0)]
    edge = [*left, (top, h), *right]
    ridge = [(top, h), (top + 0.6, 0.72 * h), (-0.6 + d, 0.55 * h), (1.6, 0.36 * h), (0.4 + d, 0.16 * h), (2.6, 0)]
    shade = [*ridge, *reversed(right)]
    hatches = "".join(
        _line([(top + 1.4 + across, h * up), (top + 0.6 + across * 1.25, h * (up - long))])
        for across, up, long in ((1.4, 0.74, 0.3), (3.4, 0.6, 0.34), (5.6, 0.46, 0.32), (7.8, 0.32, 0.24))
    )
    flank = _line([(top - 2.6, 0.62 * h), (-0.17 * w, 0.36 * h)]) + _line([(-0.24 * w, 0.28 * h), (-0.32 * w, 0.1 * h)])
    return (
        f'<path class="mountain-face" d="{_line(edge)}z"/><path class="mountain-shade" d="{_line(shade)}z"/>'
        f'<path class="pen" d="{_line(edge)}{_line(ridge[:5])}{hatches}{flank}"/>'
    )


def _hill(chance: np.random.Generator) -> str:
    """A round back, darker on its shady side and with a few strokes there."""
    w, h = SIZES["hill"]
    lean = float(chance.uniform(-2, 2))
    back = spell("M", (-w / 2, 0)) + spell("c", (0.16 * w, -1.3 * h, 0.72 * w + lean, -1.4 * h, w, 0))
    shade = back + spell("c", (lean - 0.46 * w, -0.9 * h, -0.84 * w, -1.3 * h, -w, 0))
    strokes = "".join(
        spell("M", (part * w + lean / 3, -up * h)) + spell("l", (0.7, 0.34 * h))
        for part, up in ((0.12, 0.74), (0.23, 0.62), (0.33, 0.44))
    )
    return (
        f'<path class="hill-face" d="{back}"/><path class="hill-shade" d="{shade}z"/>'
        f'<path class="pen" d="{back}{strokes}"/>'
    )


def _tree(chance: np.random.Generator) -> str:
    """A conifer, or a round crown."""
    w, h = SIZES["tree"]
    if chance.random() < 0.3:
        r = 0.42 * w
        crown = (
            spell("M", (-r, -0.52 * h)) + f"a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 1-{2 * r:.1f} 0z"
        )
        dark = spell("M", (0.3, -0.52 * h - r)) + f"a{r:.1f} {r:.1f} 0 0 1 0 {2 * r:.1f}z"
    else:
        crown = _line([(-0.42 * w, 0.16 * h), (0, h), (0.42 * w, 0.16 * h)]) + "z"
        dark = _line([(0, h), (0.42 * w, 0.16 * h), (0.6, 0.16 * h)]) + "z"
    trunk = spell("M", (0, -0.16 * h)) + spell("v", (0.16 * h,))
    return (
        f'<path class="tree-crown" d="{crown}"/><path class="tree-shade" d="{dark}"/>'
        f'<path class="fine pen" d="{crown}{trunk}"/>'
    )


def _sand(chance: np.random.Generator) -> str:
    """Grains in a loose group."""
    spots = chance.uniform(-0.5, 0.5, (5, 2)) * SIZES["sand"]
    return '<path class="grain" d="{}"/>'.format("".join(spell("M", spot) + "h.1" for spot in spots))


def _line(points: list[tuple[float, float]]) -> str:
    """A line through points given as steps to the right and up."""
    corners = np.round(np.array([(right, -up) for right, up in points]), 1)
    return spell("M", corners[0]) + spell("l", np.diff(corners, axis=0).ravel())
