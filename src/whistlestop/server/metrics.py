"""What is counted and measured for Prometheus; `docs/watching.md` explains each and `deploy/dashboard.json` shows them.

The workers behind one port keep their figures in files of one folder, so that any of them answers for all.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import REGISTRY

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

TABLES = Gauge("whistlestop_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("whistlestop_sockets", "Open sockets", ["kind"], multiprocess_mode="livesum")
WAITING = Gauge("whistlestop_waiting", "Work that waits for a thread", ["kind"], multiprocess_mode="livesum")
SURE = Gauge("whistlestop_leases_sure", "Processes whose lease runs", multiprocess_mode="livesum")
DECISIONS = Counter("whistlestop_decisions", "Decisions stored", ["by"])
DECIDING = Histogram("whistlestop_decision_seconds", "From a message to everybody's being told", buckets=FINE)
WRITING = Histogram("whistlestop_write_seconds", "From a write to its being stored", buckets=FINE)
COLLECTING = Histogram("whistlestop_collector_pause_seconds", "Everybody's wait for Python's collector", buckets=FINE)
REQUESTS = Histogram("whistlestop_request_seconds", "Answering a request", ["method", "status"], buckets=FINE)
REFUSALS = Counter("whistlestop_refusals", "What was refused, by its code", ["code"])
TAKEOVERS = Counter("whistlestop_takeovers", "Tables taken into memory")
LOST = Counter("whistlestop_tables_lost", "Tables that somebody else had written to")
PASSED_ON = Counter("whistlestop_passed_on", "Sockets and requests passed on to another process", ["what"])
OUTAGES = Counter("whistlestop_outages", "Failures of what the server needs, as they began", ["what"])


def written() -> bytes:
    """Return all figures as Prometheus reads them, of all workers where there are several."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def set_all(gauge: Gauge, values: Mapping[str, float]) -> None:
    """Set a gauge for each kind."""
    for kind, value in values.items():
        gauge.labels(kind).set(value)
