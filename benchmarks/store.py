"""CPU that this process spends on one append (us), at several numbers of tables that play at the same time.

Every table appends its next entry as soon as the last is stored. SQLite writes to a file in the folder given (a disk,
not memory, or the commits cost nothing); PostgreSQL is that of NIGHTBUS_TEST_POSTGRES, if one answers, and its own CPU
is not in the figures.

    python benchmarks/store.py [FOLDER]
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from nightbus.server.store.protocol import Entry
from tests.server.store.places import FilePlace, Place, database, row, silent

TABLES = (50, 200, 1_000)
APPENDS = 20_000
BODY = b'[{"type":"step","step":{"seq":1,"type":"act","seat":0,"action":{"type":"guess","call":"red"}}}]' * 3
ANSWER = b'{"type":"ack","id":"0123456789abcdef","seq":1}'


async def measure(place: Place, tables: int) -> None:
    """One line of figures."""
    store = place.store()
    await store.open()
    rows = [row(f"{tables} {number}") for number in range(tables)]
    for new in rows:
        await store.create(new, Entry(1, 1, 1, "", BODY, b""), {})

    async def play(id_: str, first: int, last: int) -> None:
        for seq in range(first, last):
            await store.append(id_, Entry(seq, seq, 1, f"0123456789abcdef{seq}", BODY, ANSWER))

    each = max(5, APPENDS // tables)
    await asyncio.gather(*(play(new.id, 2, 5) for new in rows))  # warm
    cpu, wall = process_time(), perf_counter()
    await asyncio.gather(*(play(new.id, 5, 5 + each) for new in rows))
    cpu, wall = process_time() - cpu, perf_counter() - wall
    done = each * tables
    kind = type(store).__name__.removesuffix("Store").lower()
    figures = f"{cpu / done * 1e6:6.1f} us CPU  {done / wall:8,.0f} appends a second"
    print(f"{kind:9} {tables:5} tables  {figures}", flush=True)
    await store.close()


def main() -> None:
    """Measure both stores."""
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        for tables in TABLES:
            asyncio.run(measure(FilePlace(Path(folder)), tables))
    if silent():
        print(silent())
        return
    with database() as place:
        for tables in TABLES:
            asyncio.run(measure(place, tables))


if __name__ == "__main__":
    main()
