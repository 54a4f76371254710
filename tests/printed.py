"""What is printed on each board and told in its rules, one file of `boards/` for each: counted on collected facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "boards"
PRINTED: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
TICKET_SETS = [(id, name) for id, told in PRINTED.items() for name in told.get("ticket_sets", {})]
