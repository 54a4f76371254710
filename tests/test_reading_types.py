"""msgspec crashes the process where two threads make it learn a type at once: types are learnt while modules load."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import whistlestop

PACKAGE = Path(whistlestop.__file__).parent
ONE_THREAD = {  # read where there are no other threads yet
    "arena/store.py",
    "maps/source.py",
    "review/__init__.py",
    "server/http/worker.py",
    "study/process.py",
}


def test_decoders_are_made_when_a_module_is_loaded() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if re.search(r"\bdecode\([^\n]*\btype=|\bdecode\(\n[^)]*\btype=", path.read_text("utf-8"))
    }
    assert found <= ONE_THREAD


def test_threads_may_be_the_first_to_read_boards() -> None:
    """Where the types of boards were not known beforehand, this ended the process by a fault of memory."""
    code = (
        "import sys, threading\n"
        "from whistlestop import maps\n"
        "from whistlestop.maps import geometry\n"
        "sys.setswitchinterval(1e-6)\n"
        "start = threading.Barrier(4)\n"
        "def read():\n"
        "    start.wait()\n"
        "    maps.load('lake-constance')\n"
        "    geometry.load('lake-constance')\n"
        "threads = [threading.Thread(target=read) for _ in range(4)]\n"
        "for one in threads: one.start()\n"
        "for one in threads: one.join()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
