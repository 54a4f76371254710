"""What the pages show in Python runs as it stands there, block after block, and expressions of tables too."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from whistlestop import Game, advice
from whistlestop.bots.roster import NAMES
from whistlestop.compiler.kernel import INTERPRETED

DOCS = Path(__file__).parents[1] / "docs"
sys.path.append(str(DOCS.parent / "scripts" / "site"))

import notebooks  # noqa: E402 - found there

PAGES = [page.name for page in sorted(DOCS.glob("*.md")) if "```python" in page.read_text("utf-8")]
NEEDS = {"research.md": ("gymnasium", "pyspiel")}  # what a page cannot do without

# Fewer games than the pages play, and one board instead of all.
SMALLER = {
    "1000": "2",
    "num_envs=64": "num_envs=2",
    "range(100)": "range(1)",
    "range(20)": "range(1)",
    "blocks=500": "blocks=1",
    "milliseconds=500": "milliseconds=1",
    "bots.check(bot)": "bots.check(bot, boards=[rules])",
}


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.+?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


def smaller(block: str) -> str:
    for shown, tried in SMALLER.items():
        block = block.replace(shown, tried)
    return block


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if any(importlib.util.find_spec(package) is None for package in NEEDS.get(page, ())):
        pytest.skip("an extra is not installed")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "boards").mkdir()
    shutil.copy(str(files("whistlestop.maps") / "data" / "lake-constance.json"), "boards/island.json")
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if "class LongRoutes" in block:
            Path("my_bot.py").write_text(block, "utf-8")
        exec(compile(smaller(block), page, "exec"), names)
    if any("print(" in block for block in blocks(page)):
        assert capsys.readouterr().out


QUICKER = {
    "GAMES = 2000": "GAMES = 4",
    "STUDIED = 300": "STUDIED = 12",
    "256, 3.0": "16, 0.005",
    "steps=400": "steps=120",
}


@pytest.mark.skipif(INTERPRETED, reason="too slow with the compiler off")
@pytest.mark.parametrize("notebook", sorted(notebooks.FOLDER.glob("*.ipynb")), ids=lambda notebook: notebook.stem)
def test_every_notebook_runs_and_comes_with_what_came_out(notebook: Path) -> None:
    def quicker(source: str) -> str:
        for shown, tried in QUICKER.items():
            source = source.replace(shown, tried)
        return source

    kept = json.loads(notebook.read_text("utf-8"))["cells"]
    now = notebooks.run(notebook, quicker)
    assert [bool(cell.get("outputs")) for cell in now] == [bool(cell.get("outputs")) for cell in kept]
    assert any(cell.get("outputs") for cell in now)


@pytest.mark.skipif(importlib.util.find_spec("mkdocs") is None, reason="MkDocs is not installed")
def test_the_site_is_built_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    own = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "WHISTLESTOP_INTERPRETED": "1"}
    done = subprocess.run(command, cwd=DOCS.parent, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in ("index", "rules", "reference/game", "notebooks/first_game", "contributing"):
        assert (tmp_path / "site" / f"{page}.html").exists()
    pictures = re.findall(r'src="(drawn/[^"]+)"', (tmp_path / "site" / "rules.html").read_text("utf-8"))
    assert len(pictures) == len([one for one in pictures if (tmp_path / "site" / one).exists()]) >= 7


def test_the_page_on_bots_speaks_of_routes_and_not_of_numbers() -> None:
    assert not [block for block in blocks("bots.md") if re.search(r"action - |records", block)]


def test_every_overlay_of_the_page_on_advice_can_be_had_as_printed() -> None:
    games = {dice: Game("europe", seed=3, dice=dice, monsters=True) for dice in (False, True)}
    printed = re.findall(r"`(advice\.[\w.]+)(\(view\))?`", (DOCS / "advice.md").read_text("utf-8"))
    assert len(printed) >= 5
    for name, called in printed:
        found: Any = advice
        for part in name.split(".")[1:]:
            if not hasattr(found, part):  # a field of what `hint` returns
                assert part in advice.Advice.__dataclass_fields__
                break
            found = getattr(found, part)
        if called:
            game = games["rolls" in name]
            found(game.view(game.to_move))


def test_names_of_bots_that_a_page_shows_exist() -> None:
    shown = re.findall(r"^\| `([\w-]+)` \| [A-Z][\w ]+ \|", (DOCS / "bots.md").read_text("utf-8"), re.MULTILINE)
    assert set(NAMES) < set(shown)
