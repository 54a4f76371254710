"""The pieces a report is made of; the template knows these and nothing else."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from whistlestop.study.figures import Cell


@dataclass(frozen=True)
class Picture:
    """A picture with its caption; `ramp` names the two ends of a scale of colours."""

    svg: Markup
    caption: str
    ramp: tuple[str, str] | None = None


@dataclass(frozen=True)
class PageTable:
    """A table with its caption."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[Cell]]

    def numeric(self, column: int) -> bool:
        """Return whether a column holds numbers."""
        return bool(self.rows) and self.rows[0][column].number


@dataclass(frozen=True)
class Log:
    """A game to replay."""

    title: str
    file: str
    download: str
    text: str

    @property
    def encoded(self) -> str:
        """The text as a download link carries it."""
        return base64.b64encode(self.text.encode()).decode()


@dataclass(frozen=True)
class Section:
    """A section of the report."""

    anchor: str
    title: str
    text: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    tables: Sequence[PageTable] = ()
    logs: Sequence[Log] = field(default_factory=list)
