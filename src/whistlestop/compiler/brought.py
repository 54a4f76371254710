"""Machine code that comes with the package, so that nothing has to be compiled after `pip install`.

A wheel for one kind of machine carries what Numba would keep in its cache, made for `PORTABLE` processors
(`scripts/machine_code.py` puts it there). It is used where the very same sources, Python, Numba and llvmlite run on
such a processor; everywhere else, and with `WHISTLESTOP_NATIVE=1`, kernels are compiled for the machine at hand.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding

FOLDER = Path(__file__).parent / "machine_code"
LABEL = "made_by.json"
PORTABLE = "x86-64-v3"
# What a processor of that level has, as LLVM calls it.
PORTABLE_FEATURES = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "xsave")


def makers(sources: Iterable[Path]) -> dict[str, str]:
    """Return everything that must be the same for machine code to be used, by name."""
    total = hashlib.sha256()
    for path in sources:
        total.update(path.read_bytes())
    return {
        "machine": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}",
        "numpy": version("numpy").partition(".")[0],
        "numba": version("numba"),
        "llvmlite": version("llvmlite"),
        "sources": total.hexdigest(),
    }


def runs_here() -> bool:
    """Return whether this processor is of the portable level."""
    has = llvmlite.binding.get_host_cpu_features()
    return platform.machine() == "x86_64" and all(has.get(feature, False) for feature in PORTABLE_FEATURES)


def write_label(folder: Path, sources: Iterable[Path], names: Sequence[str]) -> None:
    """Write beside machine code what made it and what of `warmup.CALLS` it is for."""
    label = {"made_by": makers(sources), "names": list(names)}
    (folder / LABEL).write_text(json.dumps(label, indent=1) + "\n", encoding="utf-8")


@cache
def names_brought(sources: tuple[Path, ...]) -> frozenset[str]:
    """Return what of `warmup.CALLS` has fitting machine code in the package."""
    label = FOLDER / LABEL
    if os.environ.get("WHISTLESTOP_NATIVE") == "1" or not label.exists():
        return frozenset()
    told = json.loads(label.read_text(encoding="utf-8"))
    fits = told["made_by"] == makers(sources) and runs_here()
    return frozenset(told["names"] if fits else ())
