"""How wide a name will be and how it may be broken, without asking a font.

Widths are those common to the plain sans-serif faces of the usual systems, a little on the wide side, as parts of the
size of type. A reader's own font may differ by a few parts in a hundred, which the room around labels takes up.
"""

import unicodedata

LABEL_SIZE, LINE_HEIGHT = 15.0, 16.0
ASCENT, DESCENT = 0.74, 0.20  # how far capitals rise and tails hang, as parts of the size of type

_WIDTHS = {"ijlI'.,:;|!": 0.30, "ftr-() /": 0.38, "mwMW—": 0.88, "ABCDEFGHKLNOPQRSTUVXYZ&": 0.70, "Jscvxyzk": 0.54}
_WIDTH = {letter: width for letters, width in _WIDTHS.items() for letter in letters}
_OTHERWISE, _FULL = 0.60, 1.0


def width(text: str, size: float = LABEL_SIZE) -> float:
    """The width of a line of text at a size of type."""
    return size * sum(_letter(letter) for letter in unicodedata.normalize("NFD", text))


def breaks(name: str) -> list[tuple[str, ...]]:
    """The ways to set a name: on one line, or on two as even as its words allow."""
    words = name.split(" ")
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    even = sorted(ways, key=lambda lines: max(map(width, lines)))
    return [(name,), *even[:1]]


def _letter(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return _FULL
    return _WIDTH.get(letter, _OTHERWISE)
