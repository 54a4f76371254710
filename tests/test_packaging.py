"""What `pip install` brings: from the wheel and from the source archive, into an environment with nothing in it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from whistlestop.compiler.kernel import INTERPRETED

ROOT = Path(__file__).parents[1]
PLAIN = "{'machine-code': 'none'}"  # which would take minutes
BACKEND = (
    f"import sys; sys.path.insert(0, 'scripts'); import build_backend; build_backend.build_{{}}(sys.argv[1], {PLAIN})"
)
PLAIN_PIP = ("--config-settings", "machine-code=none")
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
    earlier = ROOT / "build" / "lib" / "whistlestop" / "of_an_earlier_build.py"
    earlier.parent.mkdir(parents=True, exist_ok=True)
    earlier.touch()
    for kind in ("wheel", "sdist"):
        run(sys.executable, "-c", BACKEND.replace("{}", kind), folder)
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
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", *PLAIN_PIP, archives[1])
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


@pytest.fixture(scope="module")
def with_machine_code(archives: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an installed wheel that has machine code for the smallest of all entry points."""
    folder = tmp_path_factory.mktemp("machine_code")
    shutil.copy(archives[0], folder)
    code = (
        "import sys; from pathlib import Path; sys.path.insert(0, 'scripts'); import machine_code as m;"
        "made = Path(sys.argv[1]) / 'made'; m.make(made, ['yardstick']); print(m.put_into(Path(sys.argv[2]), made))"
    )
    name = run(sys.executable, "-c", code, folder, folder / archives[0].name).strip()
    zipfile.ZipFile(folder / name).extractall(folder / "installed")
    return folder / "installed"


def counted(installed: Path, cache: Path, **settings: str) -> str:
    """Return what is said on standard error when the smallest entry point is used the first time."""
    code = "from whistlestop.benchmark import yardstick; yardstick.rounds(1)"
    own = {**os.environ, "PYTHONPATH": str(installed), "WHISTLESTOP_CACHE": str(cache), **settings}
    done = subprocess.run([sys.executable, "-c", code], env=own, capture_output=True, text=True, check=True)
    return done.stderr


@pytest.mark.skipif(INTERPRETED, reason="there is nothing to compile with the compiler off")
def test_machine_code_of_the_wheel_is_used_and_nothing_is_compiled(with_machine_code: Path, tmp_path: Path) -> None:
    assert counted(with_machine_code, tmp_path / "cache") == ""
    assert not (tmp_path / "cache").exists()
    assert "compiles its rules" in counted(with_machine_code, tmp_path / "cache", WHISTLESTOP_NATIVE="1")


@pytest.mark.skipif(INTERPRETED, reason="there is nothing to compile with the compiler off")
@pytest.mark.parametrize("change", ["sources", "llvmlite"])
def test_machine_code_that_does_not_fit_is_left_alone(with_machine_code: Path, change: str, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    shutil.copytree(with_machine_code, installed)
    label = installed / "whistlestop" / "compiler" / "machine_code" / "made_by.json"
    made = json.loads(label.read_text())["made_by"][change]
    label.write_text(label.read_text().replace(made, "another"))
    assert "compiles its rules" in counted(installed, tmp_path / "cache")


@pytest.mark.skipif(INTERPRETED, reason="there is nothing to compile with the compiler off")
def test_a_wheel_with_machine_code_is_for_one_kind_of_machine_and_asks_for_exact_versions(
    with_machine_code: Path,
) -> None:
    about = next(with_machine_code.glob("*.dist-info"))
    asked = [line for line in (about / "METADATA").read_text().splitlines() if line.startswith("Requires-Dist:")]
    for name in ("numba", "llvmlite"):
        assert [line for line in asked if re.match(rf"Requires-Dist: {name}\b(?!-)", line)] == [
            f"Requires-Dist: {name}=={version(name)}"
        ]
    assert any("numba-cuda" in line for line in asked)
    assert "Tag: cp3" in (about / "WHEEL").read_text()
    listed = {line.split(",")[0] for line in (about / "RECORD").read_text().splitlines()}
    assert listed == {path.relative_to(with_machine_code).as_posix() for path in files_below(with_machine_code)}


def files_below(folder: Path) -> list[Path]:
    """Return every file of a wheel that was unpacked, without what Python has added since."""
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_a_script_and_its_questions_are_answered(shell: str) -> None:
    assert "_WHISTLESTOP_COMPLETE" in run(sys.executable, "-m", "whistlestop", "completion", shell)


def test_the_tab_key_completes_a_command() -> None:
    asked = {"_WHISTLESTOP_COMPLETE": "complete_bash", "COMP_WORDS": "whistlestop sim", "COMP_CWORD": "1"}
    assert run(sys.executable, "-m", "whistlestop", **asked).split() == ["simulate"]
