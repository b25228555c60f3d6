"""The documents tell the truth: their examples run, their numbers are those of the program."""

import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest

from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import switches
from nightbus.table.house import house_from
from nightbus.table.shoes import SeedShoe, fair_key, seed_of, seed_pick
from nightbus.table.table import Table
from nightbus.table.transcript import settle

ROOT = Path(__file__).parent.parent
NUMBERS = {39: "thirty-nine", 40: "forty", 41: "forty-one", 42: "forty-two", 43: "forty-three", 44: "forty-four"}


def document(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def examples(text: str) -> list[str]:
    """The transcripts in a document, fenced or indented."""
    fenced = re.findall(r"```\n(game:.*?)```", text, re.DOTALL)
    indented = re.findall(r"^    game:.*\n(?:    .*\n?)*", text, re.MULTILINE)
    return fenced + [re.sub(r"^    ", "", found, flags=re.MULTILINE) for found in indented]


@pytest.mark.parametrize("name", ["README.md", "docs/transcripts.md", *(f"docs/guide/{of}.md" for of in GAMES)])
def test_every_example_is_settled(name: str) -> None:
    found = examples(document(name))
    assert found
    for text in found:
        assert settle(text).table.log.steps


@pytest.mark.parametrize("of", GAMES)
def test_every_command_and_switch_of_a_guide_is_there(of: str) -> None:
    text = document(f"docs/guide/{of}.md")
    commands = re.findall(r"^    nightbus (?:play|rules) ([a-z-]+)(.*)$", text, re.MULTILINE)
    assert commands
    for name, options in commands:
        rulebook = re.search(r"--rulebook (\S+)", options)
        house_from(game(name), rulebook and rulebook[1], re.findall(r"--set (\S+)", options))
    known = switches(game(of).House)
    for switch, value in re.findall(r"`(\w+)=([\w/]+)`", text):
        assert switch in known, switch
        if switch != "bus":  # forms of the ride have house rules of their own
            house_from(game(of), None, [f"{switch}={value}"])


def test_the_readme_counts_the_rulebooks_and_switches() -> None:
    books = sum(len(game(of).rulebooks) for of in GAMES)
    count = sum(len(switches(game(of).House)) for of in GAMES)
    assert books == 5
    assert f"five complete rulebooks to start from, {NUMBERS[count]} switches beside them" in document("README.md")


def test_the_seeds_of_the_document_on_shuffling() -> None:
    rows = re.findall(r"^\| `--seed (\d+)` \| `([0-9a-f]{64})` \| (\d+) \|$", document("docs/shuffle.md"), re.MULTILINE)
    assert rows
    for number, seed, pick in rows:
        assert seed_of(int(number)).hex() == seed
        assert seed_pick(bytes.fromhex(seed), 1, 52) == int(pick)


def test_the_header_and_the_steps_of_the_document_on_logs() -> None:
    blocks = re.findall(r"```json\n(.*?)```", document("docs/log.md"), re.DOTALL)
    header, *_ = (json.loads(block) for block in blocks[:1])
    assert hashlib.sha256(seed_of(0)).hexdigest().startswith(header["shoe"]["commitment"].rstrip("."))
    assert set(header["switches"]) == set(switches(game(header["game"]).House))
    steps = [json.loads(line) for line in blocks[1].splitlines()]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
    assert {step["type"] for step in steps} == {
        *("deal", "act", "undo", "again"),
        *("commit", "seal", "open", "mix", "reveal"),
    }
    assert all(list(line)[-1] == "chain" for line in (header, *steps))


def test_the_shuffle_by_hand_of_the_document_on_shuffling() -> None:
    text = document("docs/shuffle.md")
    seed, ana, cy = bytes(range(32)), b"\xaa" * 32, b"\xcc" * 32
    key = fair_key(seed, {0: ana, 2: cy})
    for shown in (hashlib.sha256(seed), hashlib.sha256(ana)):
        assert f": {shown.hexdigest()}\n" in text
    assert f"# {key.hex()}\n" in text
    picks = ", ".join(str(seed_pick(key, number, 52)) for number in range(1, 9))
    assert f"come out as {picks}." in text


def test_a_chain_by_hand_of_the_document_on_logs(tmp_path: Path) -> None:
    (commands,) = re.findall(r"```\n(before=.*?)```", document("docs/log.md"), re.DOTALL)
    table = Table("stop-the-bus", None, ["Ana", "Bo"], SeedShoe(7))
    (tmp_path / "FILE").write_text(str(table.log), "utf-8")
    ran = subprocess.run(["bash", "-c", commands], cwd=tmp_path, capture_output=True, text=True, check=True)
    expected = json.loads(str(table.log).splitlines()[1])["chain"]
    assert ran.stdout.split("= ")[1].startswith(expected)
