"""Columns that every row fills, as steps write them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, Float, Integer, String


def text(name: str, longest: int) -> Column[Any]:
    """Return a column of short texts."""
    return Column(name, String(longest), nullable=False)


def number(name: str) -> Column[Any]:
    """Return a column of numbers."""
    return Column(name, Integer, nullable=False)


def time(name: str) -> Column[Any]:
    """Return a column of moments."""
    return Column(name, Float, nullable=False)
