"""Where commands write; loaded only then, because loading what draws tables takes longer than showing help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from whistlestop.terminal.screen import Screen


def open_screen(*, plain: bool = False) -> Screen:
    """Return the screen of this command."""
    from whistlestop.terminal.screen import Screen

    return Screen(plain=plain)


def write_json(value: object) -> None:
    """Write a value as JSON, indented for people who look at it too."""
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(value)).decode())
