"""Writes docs/terminal.svg: a turn of the terminal game with both expansions as it looks, for the README."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

COMMAND = "whistlestop play --map europe --players 3 --seed 7 --dice --monsters"
# What is typed at which prompt; a terminal would show it there.
TYPED = {"(or all): ": "1 2 3", "Roll again: ": "keep wild"}
WIDTH = 118


def picture() -> str:
    """Return the first turn of a game, up to its action, as an SVG drawing."""
    program = Path(sys.executable).parent / COMMAND.split()[0]
    settings = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH)}
    typed = "".join(f"{line}\n" for line in (*TYPED.values(), "quit", "yes"))
    shown = subprocess.run(
        [program, *COMMAND.split()[1:]], input=typed, text=True, stdout=subprocess.PIPE, env=settings
    )
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text(f"$ {COMMAND}", style="bold"))
    story, prompt, _ = shown.stdout.partition("Your action:")
    for question, answer in TYPED.items():
        story = story.replace(question, f"{question}{answer}\n", 1)
    console.print(Text.from_ansi(f"{story.rstrip()}\n{prompt} "))
    # Rich fetches a font from afar; the reader's own monospaced font will do.
    return re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="Whistlestop"), flags=re.DOTALL)


if __name__ == "__main__":
    Path("docs/terminal.svg").write_text(picture(), encoding="utf-8")
