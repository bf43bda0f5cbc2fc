"""What is counted for operators, in all processes together: Prometheus reads it on a port of its own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, multiprocess
from prometheus_client.exposition import generate_latest

REQUESTS = Counter("referee_requests_total", "Requests that were answered", ["kind", "method", "status"])
SECONDS = Histogram(
    "referee_request_seconds",
    "How long answers took",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
)
RUNS = Counter("referee_engine_requests_total", "Requests that ran the engine")
STEPS = Counter("referee_engine_instructions_total", "Instructions that the engine carried out")
BUDGETS = Counter("referee_budgets_hit_total", "Runs that ended for want of budget")
REFUSED = Counter("referee_refused_total", "Requests that were refused: too many, no room, a fault", ["code"])
METHODS = {"GET", "HEAD", "POST", "OPTIONS"}


def count_answer(kind: str, method: str, status: int, seconds: float, steps: int, over: int) -> None:
    REQUESTS.labels(kind, method if method in METHODS else "other", str(status)).inc()
    SECONDS.labels(kind).observe(seconds)
    if steps:
        RUNS.inc()
        STEPS.inc(steps)
    if over:
        BUDGETS.inc(over)


def of_all_processes(stored: int, most: int) -> bytes:
    """What Prometheus reads; `stored` are the bytes of the database now, `most` how many there may be."""
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)
    Gauge("referee_stored_bytes", "Bytes of the database in use", registry=registry).set(stored)
    Gauge("referee_stored_most_bytes", "Bytes from which on nothing new is stored", registry=registry).set(most)
    Gauge("referee_stored_ratio", "How much of that is in use", registry=registry).set(stored / most)
    return generate_latest(registry)
