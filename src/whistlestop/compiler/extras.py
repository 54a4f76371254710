"""What is said where a package of an extra is needed and not installed."""

from importlib.util import find_spec


def need(what: str, extra: str, *packages: str) -> None:
    """Raise ImportError with the line that installs an extra, unless all of its packages are there."""
    if any(find_spec(package) is None for package in packages):
        raise ImportError(f'{what} needs the extra "{extra}": pip install "whistlestop[{extra}]"', name=packages[0])
