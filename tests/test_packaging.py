"""What `pip install` brings: from the wheel and from the source archive, into an environment with nothing in it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BACKEND = "import sys; sys.path.insert(0, 'scripts'); import build_backend; build_backend.build_{}(sys.argv[1])"
WEB = ("fastapi", "uvicorn", "sqlalchemy", "segno")


def run(*words: str | Path, **settings: str) -> str:
    """Return what a command prints; its errors are shown if it fails. Other environments see nothing of this one."""
    own = dict(os.environ) if words[0] == sys.executable else {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"]}
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, env=own | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return the wheel and the source archive of this tree, built as `pip` and `python -m build` have them built."""
    folder = tmp_path_factory.mktemp("archives")
    for kind in ("wheel", "sdist"):
        run(sys.executable, "-c", BACKEND.format(kind), folder)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


def empty_environment(folder: Path) -> Path:
    """Return the Python of a new environment."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def test_the_wheel_installs_an_engine_without_a_web_server(archives: tuple[Path, Path], tmp_path: Path) -> None:
    python = empty_environment(tmp_path / "wheel")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile", archives[0])
    have = f"import importlib.util as u; print([name for name in {WEB!r} if u.find_spec(name)])"
    assert run(python, "-c", have).strip() == "[]"
    assert run(python, "-m", "whistlestop", "--version").startswith("whistlestop ")
    play = "from whistlestop import Game; game = Game('usa', seed=1); print(len(game.legal()) > 0, game.to_move)"
    assert run(python, "-c", play, WHISTLESTOP_INTERPRETED="1").startswith("True")
    told = subprocess.run([python, "-m", "whistlestop", "serve"], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert 'pip install "whistlestop[server]"' in told.stderr


def test_the_source_archive_installs_the_very_same_files(archives: tuple[Path, Path], tmp_path: Path) -> None:
    python = empty_environment(tmp_path / "sdist")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", archives[1])
    where = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    site = Path(run(python, "-c", where).strip())
    wheel = {name for name in zipfile.ZipFile(archives[0]).namelist() if name.startswith("whistlestop/")}
    installed = {path.relative_to(site).as_posix() for path in (site / "whistlestop").rglob("*") if path.is_file()}
    assert wheel == {name for name in installed if "__pycache__" not in name}
    assert {"whistlestop/py.typed", "whistlestop/__main__.py", "whistlestop/server/client/index.html"} <= wheel


def test_the_source_archive_brings_what_it_is_built_with(archives: tuple[Path, Path]) -> None:
    with tarfile.open(archives[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"scripts/build_backend.py", "scripts/build_client.py", "LICENSE", "README.md"} <= names


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_a_script_and_its_questions_are_answered(shell: str) -> None:
    assert "_WHISTLESTOP_COMPLETE" in run(sys.executable, "-m", "whistlestop", "completion", shell)


def test_the_tab_key_completes_a_command() -> None:
    asked = {"_WHISTLESTOP_COMPLETE": "complete_bash", "COMP_WORDS": "whistlestop sim", "COMP_CWORD": "1"}
    assert run(sys.executable, "-m", "whistlestop", **asked).split() == ["simulate"]
