"""The poster of the first page is made of files of the page: they show the board and the cars as they are drawn now."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import poster
import pytest


@pytest.mark.parametrize("file", poster.FILES, ids=lambda file: file.name)
def test_the_poster_of_the_first_page_is_as_its_script_draws_it(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == poster.FILES[file](), "python scripts/poster.py draws it anew"
