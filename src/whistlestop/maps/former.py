"""Boards as they were under former versions of the rules, kept so that old games replay.

A former board is a file named by its fingerprint, whole and with its ticket set. What stands here says which one was
the last to be played under a version of the rules; a board that is not named has not changed since.
"""

FORMER: dict[int, dict[tuple[str, str], str]] = {
    1: {
        ("germany", "base"): "3fd53e20b0956310",
        ("legendary-asia", "base"): "eb9fdcdb362af60a",
        ("london", "base"): "1614f9d31cb335f4",
        ("marklin", "base"): "f9520fcf713409a9",
        ("new-york", "base"): "3bfc4caf2f4dfeee",
        ("nordic", "base"): "315e943c7477e7c4",
        ("switzerland", "base"): "1addf5c56a51a999",
    },
}


def digest_under(rules_version: int | None, id: str, ticket_set: str) -> str | None:
    """The fingerprint of a board under a version of the rules; None if it is the present board, as without one."""
    later = [version for version in FORMER if rules_version is not None and version >= rules_version]
    found = (FORMER[version].get((id, ticket_set)) for version in sorted(later))
    return next((digest for digest in found if digest is not None), None)
