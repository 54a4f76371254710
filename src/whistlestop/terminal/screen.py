"""Where text goes and where typed lines come from.

On a terminal, sentences are wrapped and card colours are tinted beside their names. Plain output (asked for, or because
no terminal is there) is one sentence a line with nothing drawn around it, which a screen reader and a pipe want.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.highlighter import Highlighter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whistlestop.locale import words

Rows = list[list[str | int]]

STYLES = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "pink": "magenta",
    "white": "bright_white",
    "black": "bold",  # black on a black screen would vanish
    "locomotive": "bold cyan",
}

DIE = r"\[[^\w\s]\]"  # the symbol a die shows; its word stands beside it


class Paper(Protocol):
    """What the game is told on: a terminal, or whatever keeps the words for somebody elsewhere."""

    plain: bool

    def tell(self, text: str = "") -> None:
        """Write one sentence or line."""

    def head(self, text: str) -> None:
        """Write a line that begins something new."""

    def items(self, lines: Sequence[str]) -> None:
        """Write lines that belong together."""

    def columns(self, lines: Sequence[str]) -> None:
        """Write short lines that belong together."""

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
        """Write a table."""

    def ask(self, prompt: str) -> str:
        """Return what the person types."""
        ...


class KindHighlighter(Highlighter):
    """Tints the names of the kinds of card and the symbols of dice; the word is always there too."""

    def highlight(self, text: Text) -> None:
        """Tint the names and symbols found in a text."""
        for kind, style in STYLES.items():
            text.highlight_regex(rf"(?i)\b{words.kind(kind)}s?\b", style)
        text.highlight_regex(DIE, "bold cyan")


class Screen:
    """Writes for a person, and asks them."""

    def __init__(self, *, plain: bool = False, ask: Callable[[str], str] = input) -> None:
        """Write to standard output; `ask` shows a prompt and returns a typed line."""
        self.console = Console(highlighter=KindHighlighter())
        self.plain = plain or not self.console.is_terminal
        self._ask = ask

    def tell(self, text: str = "") -> None:
        """Write one sentence or line."""
        if self.plain:
            self.console.print(text, markup=False, emoji=False, highlight=False, soft_wrap=True)
        else:
            self.console.print(text, markup=False, emoji=False)

    def head(self, text: str) -> None:
        """Write a line that begins something new."""
        self.tell()
        if self.plain:
            self.tell(text)
        else:
            self.console.print(text, markup=False, emoji=False, style="bold", highlight=False)

    def items(self, lines: Sequence[str]) -> None:
        """Write lines that belong together, one below the other, set in a little."""
        for line in lines:
            if self.plain:
                self.tell(f"  {line}")
            else:
                self.console.print(Padding(self._tinted(line), (0, 0, 0, 2)))

    def columns(self, lines: Sequence[str]) -> None:
        """Write short lines side by side where the terminal is wide enough; plain output keeps them apart."""
        width = max(map(cell_len, lines), default=0) + 2
        across = 1 if self.plain else max(1, (self.console.width - 2) // width)
        down = -(-len(lines) // across)
        for row in range(down):
            self.tell("  " + "".join(_filled(line, width) for line in lines[row::down]).rstrip())

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
        """Write a table: drawn on a terminal, columns of text elsewhere; numbers stand to the right."""
        numbers = [bool(rows) and all(isinstance(row[column], int) for row in rows) for column in range(len(headings))]
        if self.plain:
            self._plain_table(headings, rows, numbers)
            return
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for heading, number in zip(headings, numbers, strict=True):
            table.add_column(heading, justify="right" if number else "left")
        for row in rows:
            table.add_row(*(self._tinted(str(cell)) for cell in row))
        self.console.print(table)

    def _tinted(self, text: str) -> Text:
        return self.console.render_str(text, markup=False, emoji=False, highlight=True)

    def _plain_table(
        self, headings: Sequence[str], rows: Sequence[Sequence[str | int]], numbers: Sequence[bool]
    ) -> None:
        lines = [list(headings), *([str(cell) for cell in row] for row in rows)]
        widths = [max(cell_len(line[column]) for line in lines) for column in range(len(headings))]
        for line in lines:
            cells = zip(line, widths, numbers, strict=True)
            self.tell("  ".join(_filled(c, w, right=number) for c, w, number in cells).rstrip())

    def ask(self, prompt: str) -> str:
        """Return what the person types, without blanks around it; EOFError and KeyboardInterrupt pass through."""
        return self._ask(f"{prompt} ").strip()


def _filled(text: str, width: int, *, right: bool = False) -> str:
    """Return a text filled up to a width with blanks; Japanese letters are two cells wide."""
    blanks = " " * (width - cell_len(text))
    return blanks + text if right else text + blanks
