"""The examples of docs/command-line.md are what the commands print."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from whistlestop.cli.application import application

PAGE = Path(__file__).parents[1] / "docs" / "command-line.md"


def examples() -> Iterator[tuple[str, str]]:
    """Yield each command of the page with what it shall print."""
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            yield command, printed


def run(command: str) -> str:
    typed, _, rest = command.rpartition(" | ")
    lines = shlex.split(typed)[1].replace("\\n", "\n") if typed else ""
    result = CliRunner().invoke(application(), shlex.split(rest)[1:], input=lines)
    return result.output


def test_every_example_prints_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    same = doctest.OutputChecker().check_output
    for command, printed in examples():
        told = run(command)
        assert same(printed, told, doctest.ELLIPSIS), f"$ {command}\n{told}"


def test_every_command_is_on_the_page() -> None:
    from test_cli import COMMANDS

    assert [name for name in COMMANDS if f"| `{name}` |" not in PAGE.read_text("utf-8")] == []
