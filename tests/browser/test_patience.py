"""The browser tests wait for conditions; how long before they give up is scaled in one place."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import busy
from browser import patience

HERE = Path(__file__).parent
FIXED = re.compile(r"wait_for_timeout\(|\bsleep\(|timeout=[\d_]+|monotonic\(")


def test_a_busy_machine_is_given_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    for load, factor in ((0.1, 1.0), (2.0, 1.0), (8.0, 4.0), (13.0, 6.5)):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, 0.0, 0.0))
        assert busy.factor() == factor
        assert patience.milliseconds(5) == 5000 * factor


def test_nothing_waits_for_a_time_or_has_a_limit_of_its_own() -> None:
    for path in sorted(HERE.glob("*.py")):
        if path.name not in ("patience.py", Path(__file__).name):
            assert FIXED.findall(path.read_text("utf-8")) == [], path.name
