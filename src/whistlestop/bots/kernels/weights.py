"""Development weights."""

from __future__ import annotations

import os

from whistlestop.kernel import kernel
from whistlestop.state import Scratch

BASE = 2000
NAMES = {}
DEFAULTS = []


def _w(name, value):
    NAMES[name] = len(DEFAULTS)
    DEFAULTS.append(value)
    return NAMES[name]


TURN = _w("TURN", 24)
CARD = _w("CARD", 13)
HELD = _w("HELD", 7)
LOCO = _w("LOCO", 20)
TUNNEL = _w("TUNNEL", 8)
DETOUR = _w("DETOUR", 16)
GAIN = _w("GAIN", 8)  # of 8: points of tracks counted
THRIFT = _w("THRIFT", 2)
THRIFT2 = _w("THRIFT2", 10)
FLOOR = _w("FLOOR", 4)
STATION = _w("STATION", 72)
HOPE = _w("HOPE", 14)  # sixteenths of a swing that are believed in
KEEPHOPE = _w("KEEPHOPE", 14)
DRAWHOPE = _w("DRAWHOPE", 13)
DRAWTURN = _w("DRAWTURN", 2000)
SPAREKEEP = _w("SPAREKEEP", 6)  # trains left by opening plan
CONVEX = _w("CONVEX", 4)
LOCOCARD = _w("LOCOCARD", 20)
RESIDUE = _w("RESIDUE", 16)
EXTRATURNS = _w("EXTRATURNS", 0)
LINK = _w("LINK", 4)
LENGTHRATE = _w("LENGTHRATE", 26)  # trains a rival lays with a claim, in tenths
RAID = _w("RAID", 8)
FILLCLAIM = _w("FILLCLAIM", 0)
DICETURN = _w("DICETURN", 24)
LATE = _w("LATE", 0)
SECONDKEEP = _w("SECONDKEEP", 0)
MINTRAINS = _w("MINTRAINS", 6)
PACE = _w("PACE", 10)
HASTE = _w("HASTE", 0)
PATIENT = _w("PATIENT", 0)
RISK = _w("RISK", 0)
MISS = _w("MISS", 17)
EXTRARATE = _w("EXTRARATE", 900)
LOWTRAINS = _w("LOWTRAINS", 8)
SLACK = _w("SLACK", 2)
SEEN = _w("SEEN", 17)
TFIRST = _w("TFIRST", 0)
TSLACK = _w("TSLACK", 6)
FILL = _w("FILL", 1)
MISSLATE = _w("MISSLATE", 40)
THETA = _w("THETA", 0)
TICKETMISS = _w("TICKETMISS", 17)
CROWD = _w("CROWD", 3)
URG = _w("URG", 8)
FLAT = _w("FLAT", 0)
SHARE = _w("SHARE", 14)
NEAR = _w("NEAR", 3)
DANGER = _w("DANGER", 2)
SHORT = _w("SHORT", 1)
BASEVALUE = _w("BASEVALUE", 0)


WEIGHTS = tuple(DEFAULTS)

DEVELOPING = os.environ.get("PLANNER_WEIGHTS") == "1"

if DEVELOPING:

    @kernel
    def w(scratch: Scratch, number: int) -> int:
        return int(scratch.script[BASE + int(scratch.script[BASE - 1]) * 64 + number])

else:

    @kernel
    def w(scratch: Scratch, number: int) -> int:
        return WEIGHTS[number]
