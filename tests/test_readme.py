"""What the README shows works as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.+?)```", README, re.DOTALL)


def test_the_readme_shows_python() -> None:
    assert len(BLOCKS) == 2
    assert len(BLOCKS[0].splitlines()) <= 12


@pytest.mark.parametrize("block", BLOCKS)
def test_what_the_readme_shows_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block.replace("10_000", "100"), "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_every_page_the_readme_names_exists() -> None:
    named = re.findall(r"\]\(([^):]+)\)", README)
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []
