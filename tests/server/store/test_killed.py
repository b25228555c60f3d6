"""A server killed in the middle of its work: every entry that it called stored is there, and none by halves."""

import asyncio
import subprocess
import sys
from random import Random

from nightbus.server.store.protocol import Store
from tests.server.store.places import Place, run, table

KILLS = 3
TABLES = 12

WRITER = """
import asyncio, sys
from nightbus.server.store import store_of
from nightbus.server.store.protocol import Entry

async def play(store, id_, seq):
    while True:
        seq += 1
        await store.append(id_, Entry(seq, seq, 1, f"move {seq}", b"[]", b""), {f"seed {seq}": b"x"})
        sys.stdout.write(f"{id_} {seq}\\n")
        sys.stdout.flush()

async def main(url, ids):
    store = store_of(url)
    await store.open()
    heads = await store.heads(ids)
    await asyncio.gather(*(play(store, id_, heads[id_]) for id_ in ids))

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""


def test_a_server_killed_at_any_moment_loses_nothing_acknowledged(place: Place) -> None:
    luck = Random("killed")

    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(TABLES)]
        acknowledged = dict.fromkeys(ids, 1)
        for _ in range(KILLS):
            said = await asyncio.to_thread(killed, place.url, ids, luck.randrange(30, 300))
            for line in said:
                id_, seq = line.split()
                acknowledged[id_] = int(seq)
            for id_ in ids:
                log = await store.read(id_)
                assert [found.seq for found in log] == list(range(1, len(log) + 1))
                # PostgreSQL may still be about to commit what a writer sent before it was killed: there may be more.
                assert len(log) >= acknowledged[id_]
                secrets = await store.secrets(id_)
                assert secrets.keys() >= {f"seed {found.seq}" for found in log[1:]}
                acknowledged[id_] = len(log)

    run(place, test)


def killed(url: str, ids: list[str], after: int) -> list[str]:
    """The lines that a writer has said when it was killed after so many."""
    with subprocess.Popen([sys.executable, "-c", WRITER, url, *ids], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(after)]
        writer.kill()
        lines += writer.stdout.readlines()
    return [line for line in lines if line.endswith("\n")]
