"""Fails unless the newest version in CHANGELOG.md is the project's version."""

import re
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]["version"]
found = re.search(r"^## \[?(\d+\.\d+\.\d+)", Path("CHANGELOG.md").read_text(), re.MULTILINE)
if found is None or found[1] != project:
    sys.exit(f"pyproject.toml says {project}, CHANGELOG.md {found[1] if found else 'nothing'}")
