"""Settle every transcript of this folder anew: `python -m tests.transcripts.regenerate`, or `make golden`.

Header, cards and moves of a file stay as they are; what the table says to them, and the position beside it, are written
anew. A diff is a change of rules (or of words), and is reviewed as one.
"""

import json
from pathlib import Path

from nightbus.table.position import position_json
from nightbus.table.transcript import explained, settle
from nightbus.words import Words

FOLDER = Path(__file__).parent


def transcripts() -> list[Path]:
    """Every transcript of this folder."""
    return sorted(FOLDER.glob("*.txt"))


def settled(text: str) -> tuple[str, str]:
    """The transcript with the table's words, and the position after its last line, as files."""
    game = settle(text)
    words = Words("en")
    lines = explained(game, lambda event: words.told(event, game.table.names))
    position = position_json(game.table)
    events = ",\n".join(json.dumps(event, ensure_ascii=False) for event in position.pop("events"))
    rest = json.dumps(position, ensure_ascii=False, indent=1).removeprefix("{\n")
    return "".join(f"{line}\n" for line in lines), f'{{"events": [\n{events}\n],\n{rest}\n'


def regenerate() -> None:
    """Write what each has come to."""
    for path in transcripts():
        text, position = settled(path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
        path.with_suffix(".json").write_text(position, encoding="utf-8")


if __name__ == "__main__":
    regenerate()
