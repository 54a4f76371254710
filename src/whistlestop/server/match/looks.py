"""How a name looks: without what nobody can see, and the same for letters that nobody can tell apart.

Two people at a table must not look like one. What a name looks like is compared, never shown: letters of other
alphabets count as the Latin ones they resemble, in capitals or not, and I, l and 1 as one.
"""

from __future__ import annotations

import re
import unicodedata

MARKS = 2  # on one letter; more of them would cover the lines around it
# Characters that Unicode calls letters, symbols or marks and that show nothing.
EMPTY = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
PAIRS = (
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),
    ("αγηικνορτυχω", "ayniknoptuxw"),
    ("АБВЕЗКМНОПРСТУХІЇЈЅҮԌԚԜ", "a6be3kmhonpctyxiijsygqw"),
    ("абвгезкмнопрстухіїјѕүһԁԛԝѵ", "a6bre3kmhonpctyxiijsyhdqwv"),
    ("ՕՈՍօոսհցզ", "onuonuhgq"),
    ("ıɑɡʟɪʏʀʙɢɴ", "iaglıyrbgn"),
)
ALIKE = str.maketrans({odd: plain for odds, plains in PAIRS for odd, plain in zip(odds, plains, strict=True)})
SAME = str.maketrans({"i": "l", "ı": "l", "1": "l", "|": "l", "!": "l", "0": "o"})


def visible(text: str) -> str:
    """Return a text without what shows nothing or turns its direction, with single blanks and few marks a letter."""
    kept, marks = [], 0
    for letter in EMPTY.sub("", unicodedata.normalize("NFC", text)):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category == "Cf" or marks > MARKS:
            continue
        kept.append(" " if category[0] in "CZ" else letter)
    return " ".join("".join(kept).split())


def shows(text: str) -> bool:
    """Return whether there is anything to see."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def look(name: str) -> str:
    """Return what a name looks like; two names that look alike have the same."""
    plain = unicodedata.normalize("NFKC", visible(name)).translate(ALIKE).casefold().translate(SAME)
    return plain.replace("rn", "m").replace("vv", "w").replace(" ", "")
