"""Studies of boards: thousands of games between bots, and one page that tells a designer what happened in them.

The names below are fetched when first used, so that a server, which lets another process study, loads none of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.study.findings import Findings as Findings
    from whistlestop.study.findings import investigate as investigate
    from whistlestop.study.report import write_report as write_report
    from whistlestop.study.spreadsheet import write_csv as write_csv

_HOMES = {
    "Findings": "findings",
    "investigate": "findings",
    "write_csv": "spreadsheet",
    "write_report": "report",
}


if not TYPE_CHECKING:  # the type checker would believe every name then

    def __getattr__(name: str) -> object:
        """Return a public name from the module it lives in."""
        if name not in _HOMES:
            raise AttributeError(f"module 'whistlestop.study' has no attribute '{name}'")
        return getattr(import_module(f"whistlestop.study.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return [*_HOMES]
