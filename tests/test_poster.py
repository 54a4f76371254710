"""The poster of the first page is a file of the page: it shows the board as it is drawn now."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import poster


def test_the_poster_of_the_first_page_is_as_its_script_draws_it() -> None:
    assert poster.FILE.read_text(encoding="utf-8") == poster.poster(), "python scripts/poster.py draws it anew"
