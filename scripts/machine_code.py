"""Machine code for a wheel: what Numba keeps in its cache, made for processors of a portable level.

`python scripts/machine_code.py` makes it for the sources as they are and leaves it in the package, where it is used
from then on; `build_backend.py` puts it into wheels. It works on Linux on processors of that level only, because
kernels are compiled by calling them.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
INSIDE = "whistlestop/compiler/machine_code"
PLATFORM = "manylinux2014_x86_64"
TAG = f"cp{sys.version_info.major}{sys.version_info.minor}-none-{PLATFORM}"
COMPILE = "import sys; from whistlestop.warmup import warm_up; warm_up(names=sys.argv[1:])"
LEFT = {"WHISTLESTOP_INTERPRETED", "NUMBA_CACHE_DIR", "NUMBA_DISABLE_JIT"}
Files = dict[str, bytes]


def can_be_made() -> bool:
    """Return whether this machine can make code for the portable level."""
    if find_spec("numba") is None or sys.implementation.name != "cpython" or not sys.platform.startswith("linux"):
        return False
    sys.path.insert(0, str(SOURCES))
    from whistlestop.compiler import brought

    return brought.runs_here()


def make(folder: Path, names: Sequence[str] = ()) -> None:
    """Compile all that `warmup.CALLS` names, or some of it, and leave machine code and its label in a folder."""
    sys.path.insert(0, str(SOURCES))
    from whistlestop.compiler import brought, kernel
    from whistlestop.warmup import CALLS, EVERYTHING

    chosen = tuple(names) or (tuple(CALLS) if find_spec("gymnasium") else EVERYTHING)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as cache:
        compile_for(brought.PORTABLE, Path(cache), chosen)
        for file in (*Path(cache).rglob("*.nbi"), *Path(cache).rglob("*.nbc")):
            shutil.copy(file, folder / file.name)
    brought.write_label(folder, kernel.sources(), chosen)


def compile_for(processor: str, cache: Path, names: Sequence[str]) -> None:
    """Compile for a kind of processor into a cache of its own."""
    usual = {name: value for name, value in os.environ.items() if name not in LEFT}
    paths = os.pathsep.join([str(SOURCES), *(path for path in sys.path if path)])
    own = {"PYTHONPATH": paths, "WHISTLESTOP_CACHE": str(cache), "WHISTLESTOP_NATIVE": "1"}
    target = {"NUMBA_CPU_NAME": processor, "NUMBA_CPU_FEATURES": ""}
    subprocess.run([sys.executable, "-c", COMPILE, *names], env=usual | own | target, check=True)


def put_into(wheel: Path, folder: Path) -> str:
    """Turn a wheel for every machine into one with machine code for this kind of machine; return its name."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    about = next(name for name in files if name.endswith(".dist-info/METADATA"))
    files[about] = pinned(files[about].decode(), {name: version(name) for name in ("numba", "llvmlite")}).encode()
    label = about.replace("METADATA", "WHEEL")
    files[label] = tagged(files[label].decode()).encode()
    files |= {f"{INSIDE}/{file.name}": file.read_bytes() for file in sorted(folder.iterdir())}
    record = about.replace("METADATA", "RECORD")
    files[record] = recorded(files, record)
    made = wheel.with_name(wheel.name.replace("py3-none-any", TAG))
    write(made, files)
    wheel.unlink()
    return made.name


def pinned(metadata: str, versions: dict[str, str]) -> str:
    """Return a wheel's description that asks for exact versions, whatever it asked for before."""
    head, blank, body = metadata.partition("\n\n")
    loose = re.compile(rf"Requires-Dist: ({'|'.join(versions)})(?![\w-])")  # and not numba-cuda
    lines = [line for line in head.splitlines() if not loose.match(line)]
    extras = next((number for number, line in enumerate(lines) if line.startswith("Requires-Dist:")), len(lines))
    lines[extras:extras] = [f"Requires-Dist: {name}=={exact}" for name, exact in versions.items()]
    return "\n".join(lines) + blank + body


def tagged(label: str) -> str:
    """Return the label of a wheel that fits one kind of machine."""
    return label.replace("Tag: py3-none-any", f"Tag: {TAG}").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")


def recorded(files: Files, record: str) -> bytes:
    """Return the list of files with their digests."""
    out = io.StringIO()
    rows: Iterable[tuple[str, str, int | str]] = (
        (name, "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode(), len(data))
        for name, data in files.items()
        if name != record
    )
    csv.writer(out, lineterminator="\n").writerows([*rows, (record, "", "")])
    return out.getvalue().encode()


def write(wheel: Path, files: Files) -> None:
    """Write a wheel, the same bytes for the same files."""
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)


if __name__ == "__main__":
    make(SOURCES / INSIDE, sys.argv[1:])
