"""Writes docs/terminal.svg: a turn of the terminal game as it looks, for the README."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

COMMAND = "whistlestop play --map europe --players 3 --seed 7"
TYPED = "1 2 3\nquit\nyes\n"
WIDTH = 118


def picture() -> str:
    """Return the first turn of a game as an SVG drawing."""
    program = Path(sys.executable).parent / COMMAND.split()[0]
    settings = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH)}
    shown = subprocess.run(
        [program, *COMMAND.split()[1:]], input=TYPED, text=True, stdout=subprocess.PIPE, env=settings
    )
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text(f"$ {COMMAND}", style="bold"))
    story, prompt, _ = shown.stdout.partition("Your action:")
    console.print(Text.from_ansi(f"{story.rstrip()}\n{prompt} "))
    # Rich fetches a font from afar; the reader's own monospaced font will do.
    return re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="Whistlestop"), flags=re.DOTALL)


if __name__ == "__main__":
    Path("docs/terminal.svg").write_text(picture(), encoding="utf-8")
