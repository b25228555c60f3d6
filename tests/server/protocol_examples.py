"""The snapshot in `docs/protocol.md` as a server writes it: `python -m tests.server.protocol_examples` renews it."""

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from tests.server.live import Client, Json, serving

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
WIDTH = 150


def snapshot() -> Json:
    """What the second of two people is told who sits down at a table where a game begins."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server:
        made = server.make(game="chase-the-ace", name="Ana", pace=0)
        joined = server.join(made["code"], name="Bo", face="owl")
        with Client(server, made) as ana, Client(server, joined) as bo:
            ana.do("start")
            ana.until(lambda c: c.view and c.view["awaits"])
            bo.until(lambda c: c.view and c.view["awaits"])
            return server.request(f"/api/tables/{made['code']}/view?since={bo.seq - 1}", token=bo.token).json  # type: ignore[no-any-return]


def shown(value: Any, indent: str = "") -> str:
    """JSON for people: on one line what fits there."""
    short = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(short) <= WIDTH or not isinstance(value, (dict, list)):
        return short
    deeper = indent + "  "
    if isinstance(value, dict):
        inner = [f"{deeper}{json.dumps(name)}: {shown(part, deeper)}" for name, part in value.items()]
        return "{\n" + ",\n".join(inner) + f"\n{indent}}}"
    return "[\n" + ",\n".join(deeper + shown(part, deeper) for part in value) + f"\n{indent}]"


if __name__ == "__main__":
    text = DOCUMENT.read_text("utf-8")
    block = f"```json Snap\n{shown(snapshot())}\n```"
    DOCUMENT.write_text(re.sub(r"```json Snap\n.*?\n```", lambda _: block, text, flags=re.DOTALL), "utf-8")
