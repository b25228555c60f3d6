"""`nightbus odds` and `nightbus tips`: what they print, and what they refuse."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nightbus.cli import run
from nightbus.rules.game import GAMES
from nightbus.table.shoes import HandShoe
from nightbus.table.table import Table
from nightbus.terminal import tips
from nightbus.words import languages
from tests.transcripts.regenerate import FOLDER

QUESTION = """\
game: ride-the-bus
rulebook: commission
seats: Ana, Bo, Cy
cards: 8S 9C
Ana: red
Bo: black
Bo: give 1 to Ana
"""
CHASE = """\
game: chase-the-ace
seats: Ana, Bo, Cy, Dee
dealer: Dee
cards: 9H 3S 8S KD
Ana: stay
"""
CLAIM = """\
game: ride-the-bus
seats: Ana, Bo, Cy
dealer: Cy
cards: 7C 8D 9H KS 7D 2D 3H 4S QS
Ana: red
Ana: higher
Ana: inside
Ana: hearts
Bo: red
Bo: higher
Bo: inside
Bo: hearts
"""
"""All can see that neither Ana nor Bo has a queen."""
STOP = """\
game: stop-the-bus
seats: Ana, Bo
dealer: Bo
cards: 3H 9C KD 5S 7H 8H 2S 3S 4S
"""


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en")


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Any:
    """What a call of `odds` or `tips` comes to: its exit code, and what it wrote to standard output and error."""

    def asked(*arguments: str) -> tuple[int, str, str]:
        code = run(arguments)
        written = capsys.readouterr()
        return code, written.out, written.err

    return asked


def file(folder: Path, text: str, name: str = "a.txt") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def numbers(value: Any) -> Iterator[dict[str, Any]]:
    """Every exact number or estimate of a JSON value."""
    if isinstance(value, dict):
        if "value" in value:
            yield value
        else:
            for each in value.values():
                yield from numbers(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)


def tagged(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for key in ("odds", "options", "standing", "decisions", "nights", "tips"):
        yield from page.get(key, [])


def check_json(text: str) -> dict[str, Any]:
    """Numbers are as the design has them, objects tagged, each figure under a rule."""
    page: dict[str, Any] = json.loads(text)
    for number in numbers(page):
        assert set(number) in ({"fraction", "value"}, {"fraction", "value", "error", "trials"})
        if number["fraction"] is not None:
            above, _, below = number["fraction"].partition("/")
            assert int(above) / int(below or 1) == pytest.approx(number["value"])
    for each in tagged(page):
        assert each["type"]
        if each["type"] not in ("decision", "seat_night"):
            assert re.fullmatch(r"(RTB|CTA|STB)-\d\.\d+b?", each["rule"]), each
    return page


# House rules as a whole


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_as_a_whole(ask: Any, game: str) -> None:
    code, out, err = ask("odds", game, "--seats", "3")
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 8
    code, out, _ = ask("odds", game, "--seats", "3", "--json")
    page = check_json(out)
    assert list(page) == ["game", "version", "rulebook", "switches", "seats", "odds"]
    assert (code, page["game"], page["seats"]) == (0, game, 3)


def test_the_classic_ride_as_everybody_asks_for_it(ask: Any) -> None:
    _, out, _ = ask("odds", "ride-the-bus")
    assert "62.24" in out
    assert "153.09" in out
    assert out.count("█") > 40
    _, out, _ = ask("odds", "ride-the-bus", "--set", "bus=row_once", "--json")
    ride = next(each for each in json.loads(out)["odds"] if each["type"] == "whole_ride")
    assert (ride["rule"], ride["ride"]["drinks"]["mean"]["fraction"]) == ("RTB-3.3", "100/13")
    assert sum(ride["ride"]["drinks"]["chances"]) + ride["ride"]["drinks"]["beyond"] == pytest.approx(1)


def test_a_ride_by_questions_is_played_as_well(ask: Any) -> None:
    _, out, _ = ask("odds", "ride-the-bus", "--rulebook", "commission", "--json")
    ride = next(each for each in json.loads(out)["odds"] if each["type"] == "whole_ride")
    assert ride["ride"]["clean"]["fraction"] == "788/12495"
    assert ride["ride"]["exact"] is False
    assert ride["played"]["drinks"]["error"] > 0


def test_a_cap_is_said_to_be_left_out_where_it_is(ask: Any) -> None:
    _, out, _ = ask("odds", "ride-the-bus", "--set", "bus=pyramid", "--set", "ride_cap=5")
    assert "without its limit" in out


def test_many_seats_are_dealt_at_random_and_say_so(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbus.odds.chase.DEALS", 30)
    _, out, _ = ask("odds", "chase-the-ace", "--seats", "6")
    assert "standard error" in out


@pytest.mark.parametrize("lang", languages())
def test_in_every_language(ask: Any, lang: str, tmp_path: Path) -> None:
    pages = [ask("odds", game, "--lang", lang, "--seats", "3") for game in GAMES]
    pages.append(ask("odds", "ride-the-bus", "--rulebook", "commission", "--lang", lang))
    at = ("ride-the-bus", QUESTION), ("ride-the-bus", CLAIM), ("chase-the-ace", CHASE), ("stop-the-bus", STOP)
    for name, text in at:
        pages.append(ask("odds", name, "--at", file(tmp_path, text), "--lang", lang))
    pages.append(ask("odds", "ride-the-bus", "--at", str(FOLDER / "ride_classic.txt"), "--lang", lang))
    for code, out, err in pages:
        assert (code, err) == (0, "")
        assert not re.search(r"odds-|\{|\}|[A-Za-z]+Error", out)


# A position


def test_a_question_of_a_transcript(ask: Any, tmp_path: Path) -> None:
    path = file(tmp_path, QUESTION)
    _, out, _ = ask("odds", "ride-the-bus", "--at", path)
    assert "as Ana knows the table" in out
    assert "Say lower: right 48% (12/25), level 6% (3/50), costs 0.52 drinks, gives 0.48 drinks" in out
    _, out, _ = ask("odds", "ride-the-bus", "--at", path, "--json")
    page = check_json(out)
    assert (page["seat"], page["asked_by"], page["standing"]) == ("Ana", "RTB-1.2", [])
    lower = next(option for option in page["options"] if option["action"] == {"type": "guess", "call": "lower"})
    assert (lower["type"], lower["right"]["fraction"]) == ("answer_odds", "12/25")
    _, out, _ = ask("odds", "ride-the-bus", "--at", path, "--as", "bo")
    assert "Nothing to decide" in out


def test_where_everybody_knows_it_is_said_so_and_no_chance_is_told(ask: Any, tmp_path: Path) -> None:
    _, out, _ = ask("odds", "ride-the-bus", "--at", file(tmp_path, CLAIM), "--as", "Ana")
    assert "Lay the king of spades: costs 2 drinks\n" in out
    assert "Everybody knows that nothing in the hand matches: a bluff is held to be called." in out
    assert "of the time" not in out
    _, out, _ = ask(
        "odds", "ride-the-bus", "--at", file(tmp_path, CLAIM + "Ana: pass\nBo: play 4S\nBo: pass\nBo: give 1 to Ana\n")
    )
    assert "It cannot be true: no card that it can be matches." in out
    assert "liar!: costs nothing, gives 2 drinks" in out
    assert "The claim is true" not in out


def test_a_swap_and_a_hand(ask: Any, tmp_path: Path) -> None:
    _, out, _ = ask("odds", "chase-the-ace", "--at", file(tmp_path, CHASE))
    assert "Stay or swap? (CTA-1.2)" in out
    _, out, _ = ask("odds", "chase-the-ace", "--at", file(tmp_path, CHASE), "--as", "Ana")
    assert "With the card nine of hearts" in out
    _, out, _ = ask("odds", "stop-the-bus", "--at", file(tmp_path, STOP), "--json")
    page = check_json(out)
    assert page["standing"][0]["hand"] == ["3H", "KD", "7H"]
    assert len(page["options"]) == 10


def test_a_log_and_standard_input_do_as_well(ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("ride-the-bus", None, ["Ana", "Bo", "Cy"], HandShoe())
    table.do(0, table.read(0, "red"))
    path = file(tmp_path, str(table.log), "night.jsonl")
    code, out, _ = ask("odds", "ride-the-bus", "--at", path)  # a card is due from a real deck: nobody is asked
    assert (code, "Nothing to decide" in out) == (0, True)
    table.deal_card(30)
    _, out, _ = ask("odds", "ride-the-bus", "--at", file(tmp_path, str(table.log)))
    assert "Higher or lower? (RTB-1.2)" in out


# A night


def test_a_finished_game_is_looked_back_on(ask: Any) -> None:
    path = str(FOLDER / "chase.txt")
    _, out, _ = ask("odds", "chase-the-ace", "--at", path)
    assert "Luck and choice" in out
    _, out, _ = ask("odds", "chase-the-ace", "--at", path, "--json")
    page = check_json(out)
    for night in page["nights"]:
        parts = sum(night[part]["value"] for part in ("expected", "ride", "choice", "luck"))
        assert night["took"] == pytest.approx(parts + night["given"])
    assert {decision["seat"] for decision in page["decisions"]} == set(page["seats"])
    one = page["seats"][0]
    _, out, _ = ask("odds", "chase-the-ace", "--at", path, "--as", one, "--json")
    assert {each["seat"] for each in json.loads(out)["decisions"]} == {one}
    assert len(json.loads(out)["nights"]) == 1


# What is refused


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("odds", "rummy"), 2, "no game"),
        (("odds", "chase-the-ace", "--seats", "21"), 2, "2 to 20"),
        (("odds", "ride-the-bus", "--set", "bus_length=11"), 2, "4..10"),
        (("odds", "ride-the-bus", "--as", "Ana"), 2, "--at"),
        (("odds", "ride-the-bus", "--at", "nowhere.txt"), 1, "no such file"),
        (("odds", "ride-the-bus", "--at", "{question}", "--seats", "4"), 2, "the file says"),
        (("odds", "ride-the-bus", "--at", "{question}", "--set", "ties=right"), 2, "the file says"),
        (("odds", "ride-the-bus", "--at", "{question}", "--as", "Zed"), 2, "Ana, Bo, Cy"),
        (("odds", "stop-the-bus", "--at", "{question}"), 1, "a game of ride-the-bus"),
        (("odds", "ride-the-bus", "--lang", "fi"), 2, "en, pt, da, it"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_do(
    ask: Any, tmp_path: Path, arguments: tuple[str, ...], code: int, said: str
) -> None:
    path = file(tmp_path, QUESTION)
    found = ask(*(argument.replace("{question}", path) for argument in arguments))
    assert found[0] == code
    assert found[1] == ""
    assert said in found[2]


# Tips


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tips, "NIGHTS", 20)


def test_the_tips(ask: Any, quick: None) -> None:
    code, out, err = ask("tips")
    assert (code, err) == (0, "")
    said = " ".join(out.split())
    assert "“On an eight, lower is better by one card.” Does not hold. 24 cards are higher, 24 are lower" in said
    assert out.count("Holds.") > out.count("Does not hold.") > 5
    assert max(map(len, out.splitlines())) <= 100


def test_the_tips_as_json_in_the_readers_language(ask: Any, quick: None) -> None:
    _, out, _ = ask("tips", "--json", "--lang", "da")
    page = check_json(out)
    eight = next(tip for tip in page["tips"] if tip["name"] == "classic-eight")
    assert (eight["verdict"], eight["rulebook"], eight["figures"]["higher"]) == ("does_not_hold", "classic", 24)
    assert eight["claim"].startswith("På en otter")
