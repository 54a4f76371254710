"""Notebooks: run without Jupyter, with what came out kept in them, and shown as pages of the site.

python scripts/site/notebooks.py        # runs all of docs/notebooks anew; takes five minutes
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
Cell = dict[str, Any]


def page(notebook: Path) -> str:
    """Return a notebook as Markdown, with a link to the notebook itself."""
    told = json.loads(notebook.read_text(encoding="utf-8"))
    parts = [part for cell in told["cells"] for part in cell_parts(cell)]
    return "\n\n".join([*parts, f"[This page as a notebook]({notebook.name})"]) + "\n"


def cell_parts(cell: Cell) -> Iterator[str]:
    """Return one cell and its outputs."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "image/svg+xml" in data:
            yield f'<div markdown="0">\n{"".join(data["image/svg+xml"])}\n</div>'
        else:
            yield f"```text\n{''.join(output.get('text') or data['text/plain']).rstrip()}\n```"


def run(notebook: Path, changed: Callable[[str], str] = lambda source: source) -> list[Cell]:
    """Return the cells of a notebook with what came out now; their code may be changed before."""
    cells: list[Cell] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        cell["outputs"] = outputs(changed("".join(cell["source"])), names)
    return cells


def outputs(source: str, names: dict[str, Any]) -> list[Cell]:
    """Return what a cell prints and what its last line shows."""
    told, body = io.StringIO(), ast.parse(source).body
    last = body[-1].value if body and isinstance(body[-1], ast.Expr) else None
    body = body if last is None else body[:-1]
    with contextlib.redirect_stdout(told):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)  # noqa: S102 - our own notebooks
        value = eval(compile(ast.Expression(last), "cell", "eval"), names) if last else None  # noqa: S307
    printed = told.getvalue()
    made = [{"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)}] if printed else []
    return made + ([shown(value)] if value is not None else [])


def shown(value: object) -> Cell:
    """Return a value as a notebook shows it: as a picture if it has one."""
    data: dict[str, list[str]] = {"text/plain": repr(value).splitlines(keepends=True)}
    if hasattr(value, "_repr_svg_"):
        data["image/svg+xml"] = value._repr_svg_().splitlines(keepends=True)
    return {"data": data, "metadata": {}, "output_type": "display_data"}


def main() -> None:
    """Run all notebooks and keep what came out."""
    for notebook in sorted(FOLDER.glob("*.ipynb")):
        sys.stderr.write(f"{notebook.name}\n")
        whole = json.loads(notebook.read_text(encoding="utf-8"))
        whole["cells"] = run(notebook)
        notebook.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
