"""A run's blocks handed to the workers of a Dask cluster, which must have Nightbus with its extra `lab` too."""

import itertools
from importlib import import_module
from time import perf_counter
from typing import Any

from nightbus.errors import LabError
from nightbus.lab.blocks import Counts, Run, play_compiled


def play_on_cluster(run: Run, address: str, progress: Any = None) -> Counts:
    """What the workers of the scheduler at `address` (`tcp://host:8786`) have counted.

    A worker that dies loses nothing: its blocks are played again elsewhere, and a block is the same everywhere.

    :raises LabError: Dask is not installed, or nobody answers at the address.
    """
    from nightbus.lab.simulating import chunks_of

    try:
        distributed: Any = import_module("distributed")
    except ImportError as missing:
        raise LabError("extra-missing", package="distributed", install="pip install 'nightbus[cluster]'") from missing
    try:
        client = distributed.Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as nobody:
        raise LabError("cluster-silent", address=address) from nobody
    counts, begun = Counts(), perf_counter()
    with client:
        workers = max(1, sum(client.nthreads().values()))
        chunks = chunks_of(run, workers)

        def submit(chunk: range) -> Any:
            return client.submit(play_compiled, run, chunk, pure=False, retries=3)

        under_way = distributed.as_completed(
            [submit(chunk) for chunk in itertools.islice(chunks, 2 * workers)], loop=client.loop
        )
        try:
            for future in under_way:
                counts.add(future.result())
                for chunk in itertools.islice(chunks, 1):
                    under_way.add(submit(chunk))
                if progress:
                    progress(counts.nights, run.games, perf_counter() - begun)
        except KeyboardInterrupt:
            pass  # what is counted by then is the result, marked partial
    return counts
