"""Pictures of boards: drawn once for each state of the program, and ready before somebody asks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from whistlestop import maps
from whistlestop.server.http import pictures
from whistlestop.server.http.pictures import Kept, Pictures, Shelf
from whistlestop.server.pools import Pool


class Drawing:
    """Work that counts how often it is done."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, map: maps.Map) -> bytes:
        self.times += 1
        return map.id.encode()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path))
    return tmp_path / "drawn"


def test_a_server_that_starts_again_finds_what_was_drawn(folder: Path) -> None:
    drawing, usa = Drawing(), maps.load("usa")
    assert [Kept(drawing, Shelf("drawn"))(usa) for _ in range(3)] == [b"usa"] * 3
    assert drawing.times == 1
    assert len(list(folder.iterdir())) == 1


def test_another_state_of_the_program_draws_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, usa = Drawing(), maps.load("usa")
    Kept(drawing, Shelf("drawn"))(usa)
    monkeypatch.setattr(pictures, "_program", lambda: "edited")
    Kept(drawing, Shelf("drawn"))(usa)
    assert drawing.times == 2


def test_only_the_newest_pictures_stay_on_the_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST", 3)
    for number in range(6):
        Shelf("drawn").put(str(number), b"picture")
    assert len(list(folder.iterdir())) == 3
    assert Shelf("drawn").get("5") == b"picture"


def test_a_disk_that_takes_nothing_is_no_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("where a folder should be", encoding="utf-8")
    monkeypatch.setenv("WHISTLESTOP_CACHE", str(tmp_path / "file"))
    assert Kept(Drawing(), Shelf("drawn"))(maps.load("usa")) == b"usa"


def test_all_boards_of_the_package_are_ready_before_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {"geometry_of": Kept(Drawing()), "ground_of": Kept(Drawing())}
    for name, each in kept.items():
        monkeypatch.setattr(pictures, name, each)
    asyncio.run(Pictures(Pool("pictures", each=1)).prepare())
    known = [each.known(pictures.key_of(maps.load(id))) for each in kept.values() for id in maps.ids()]
    assert None not in known
    assert len(maps.ids()) <= pictures.KEPT


def test_a_server_that_stops_meanwhile_drops_the_rest() -> None:
    pool = Pool("pictures")
    pool.close()
    asyncio.run(Pictures(pool).prepare())
