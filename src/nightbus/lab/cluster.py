"""A run's blocks handed to the workers of a Dask cluster, which must have this Nightbus with its extra `lab` too."""

import re
from importlib import import_module
from typing import Any, Final

from nightbus.errors import LabError
from nightbus.lab import options
from nightbus.lab.blocks import Counts, Run, play_compiled
from nightbus.lab.simulating import Progress, Work

_ADDRESS: Final = re.compile(r"[a-z]+://\S+[:/]\d+")
"""`tcp://host:8786`, or within one process `inproc://192.0.2.7/99/1`."""
_LOOK: Final = 0.5
"""Seconds between two looks at whether to stop."""
_AHEAD: Final = 2
"""Runs of blocks that each thread of the cluster has, the one it plays and the next."""


def play_on_cluster(run: Run, address: str, progress: Progress | None = None) -> Counts:
    """What the workers of the scheduler at `address` (`tcp://host:8786`) have counted.

    A worker that dies loses nothing: its blocks are played again elsewhere, and a block is the same everywhere.
    Workers that join are given work.

    :raises LabError: the address is none, Dask is missing, nobody answers there, or the workers have other rules.
    """
    if not _ADDRESS.fullmatch(address):  # Dask would look for it, and half a minute later fall over what it left
        raise LabError("cluster-address", address=address[:80])
    try:
        distributed: Any = import_module("distributed")
    except ImportError as missing:
        raise LabError("extra-missing", package="distributed", install="pip install 'nightbus[cluster]'") from missing
    try:
        client = distributed.Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as nobody:
        raise LabError("cluster-silent", address=address) from nobody
    with client:
        work = Work(run, _threads(client))

        def hand_out() -> None:
            with client.as_current():  # in the thread that waits
                _hand_out(client, distributed, work)

        return work.watch([hand_out], progress)


def _threads(client: Any) -> int:
    return max(1, sum(int(threads) for threads in client.nthreads().values()))


def _hand_out(client: Any, distributed: Any, work: Work) -> None:
    """Keep the workers busy, no further ahead than need be, until all blocks are counted."""
    chunks: dict[Any, range] = {}

    def submit(chunk: range) -> None:
        future = client.submit(play_same, work.run, chunk, options.fingerprint(), pure=False)
        chunks[future] = chunk

    try:
        while True:
            while len(chunks) < _AHEAD * _threads(client) and (chunk := work.next_chunk()) is not None:
                submit(chunk)
            if not chunks or work.stop.is_set():
                return
            for future in _finished(distributed, list(chunks)):
                chunk = chunks.pop(future)
                try:
                    counts: Counts = future.result()
                except distributed.KilledWorker:
                    submit(chunk)  # Dask gives up what several workers died with; it may not have been its fault
                    continue
                work.add(counts)
                work.done(counts.nights)
    finally:
        if chunks:
            client.cancel(list(chunks))


def _finished(distributed: Any, futures: list[Any]) -> list[Any]:
    """Those that are done; none if that takes too long."""
    try:
        return list(distributed.wait(futures, timeout=_LOOK, return_when="FIRST_COMPLETED").done)
    except distributed.TimeoutError:
        return []


def play_same(run: Run, blocks: range, fingerprint: str) -> Counts:
    """These blocks, played on a worker by the very rules that whoever asks for them has.

    :raises LabError: the worker has others, or lacks the extra `lab`.
    """
    if options.fingerprint() != fingerprint:
        raise LabError("cluster-differs")
    return play_compiled(run, blocks)
