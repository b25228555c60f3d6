"""A server in a process of its own, to be killed: `python -m tests.server.run_server STORE PORT`."""

import sys

import uvicorn

from nightbus.server.app import application
from nightbus.server.hall import Hall
from nightbus.server.limits import Buckets, Limits
from nightbus.server.store import store_of


def unhurried_limits() -> Limits:
    """Limits that clients which play as fast as they can do not reach."""
    limits = Limits()
    limits.commands = limits.arrivals = limits.requests = limits.joins = limits.tables = Buckets(1e6, 1e6)
    limits.messages = (1e6, 1e6)
    return limits


if __name__ == "__main__":
    uvicorn.run(
        application(Hall(store_of(sys.argv[1])), limits=unhurried_limits()),
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4096,
        loop="uvloop",
        log_level="error",
    )
