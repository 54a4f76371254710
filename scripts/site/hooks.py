"""What MkDocs does not do by itself: pages from elsewhere in the repository, notebooks as pages, drawn pictures.

Nothing generated is kept in the repository. Pictures are drawn by the engine itself, run as plain Python so that
nothing has to be compiled.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("WHISTLESTOP_INTERPRETED", "1")
ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts" / "site")]

import notebooks  # noqa: E402 - found there
import pictures  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402

# Pages that live beside the folder of the documentation, and what they are called in it.
ELSEWHERE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "bench/results.md": "results.md"}


def on_files(files: Files, config: Any) -> Files:  # noqa: ANN401 - as MkDocs calls it
    """Add what is generated."""
    for path, name in ELSEWHERE.items():
        files.append(File.generated(config, name, content=moved((ROOT / path).read_text(encoding="utf-8"))))
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=notebooks.page(notebook)))
        found = files.get_file_from_path(f"notebooks/{notebook.name}")
        assert found is not None, "MkDocs has left out a notebook"
    for name, picture in pictures.drawn().items():
        files.append(File.generated(config, f"drawn/{name}.svg", content=picture))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:  # noqa: ANN401
    """Lead links to pages that are elsewhere in the repository to where they are in the site."""
    for path, name in ELSEWHERE.items():
        markdown = markdown.replace(f"](../{path})", f"]({name})")
    return re.sub(r"\[(runs)\]\(runs\)", r"`docs/\1`", markdown)


def moved(markdown: str) -> str:
    """Return a page from the top of the repository with links as they are inside the documentation."""
    return re.sub(r"\]\((?:\.\./)?docs/", "](", markdown)
