"""`nightbus rules`: the rulebook as this table would play it, in the reader's language."""

import json as json_text
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from nightbus.rules.game import Game
from nightbus.rules.game import game as game_of
from nightbus.rules.switches import as_json
from nightbus.table.house import house_from
from nightbus.table.rulebook import changed_switches, rule_args, rules_in_play
from nightbus.words import Words

_WIDEST = 100


def rules_command(game: str, rulebook: str | None, settings: Sequence[str], lang: str, json: bool) -> int:
    """Print a game's rulebook with these switches set: 0, as nothing can fail once it is read.

    :raises NightbusError: no such game, rulebook, switch or value, or house rules that no table could play.
    """
    of = game_of(game)
    name, house = house_from(of, rulebook, settings)
    words = Words(lang)
    if json:
        rules = [{"id": id_, "text": text} for id_, text in rule_texts(words, of, house).items()]
        page = {"game": of.name, "rulebook": name, "switches": as_json(house), "rules": rules}
        sys.stdout.write(json_text.dumps(page, ensure_ascii=False) + "\n")
    else:
        width = min(shutil.get_terminal_size().columns, _WIDEST)
        sys.stdout.writelines(f"{line}\n" for line in rulebook_lines(words, of, name, house, width))
    return 0


def rule_text(words: Words, game: Game, house: Any, rule_id: str) -> str:
    """One rule in words, as set by `house`."""
    return _worded(words, rule_id, rule_args(game, house))


def rule_texts(words: Words, game: Game, house: Any) -> dict[str, str]:
    """The rules in play by id, in order, each in words as set by `house`."""
    args = rule_args(game, house)
    return {id_: _worded(words, id_, args) for id_ in rules_in_play(game, house)}


def _worded(words: Words, rule_id: str, args: dict[str, int | str]) -> str:
    # Fluent keeps the line ends of a message that is written over several lines.
    return " ".join(words.say(f"rule-{_slug(rule_id)}", **args).split())


def _slug(rule_id: str) -> str:
    return rule_id.lower().replace(".", "-")


def rulebook_lines(words: Words, game: Game, rulebook: str, house: Any, width: int) -> Iterable[str]:
    """The printed rulebook, line by line; rules that are not as in the rulebook bear an asterisk."""
    texts = rule_texts(words, game, house)
    book = rule_texts(words, game, game.rulebooks[rulebook])
    args = rule_args(game, house)
    named = words.say(f"rulebook-{rulebook}")
    yield from textwrap.wrap(
        words.say(
            "rulebook-title",
            game=words.say(f"game-{game.name}"),
            rulebook=named,
            low=args["seats_low"],
            high=args["seats_high"],
        ),
        width,
    )
    margin = max(len(id_) for id_ in texts) + 4
    part = ""
    for id_, text in texts.items():
        if id_.split(".")[0] != part and not id_.startswith(f"{part}-"):
            part = "C" if id_.startswith("C-") else id_.split(".")[0]
            yield from ("", words.say(f"part-{_slug(part)}"), "")
        label = id_ if book.get(id_) == text else f"{id_} *"
        yield from textwrap.wrap(
            text, width, initial_indent=label.ljust(margin), subsequent_indent=" " * margin, break_on_hyphens=False
        )
    changes = changed_switches(game, rulebook, house)
    if changes:
        yield from ("", *textwrap.wrap(words.say("rulebook-changed", rulebook=named), width))
        for switch, here, there in changes:
            change = words.say(
                "rulebook-change", switch=switch.name, value=here, rule=switch.rule, rulebook=named, was=there
            )
            yield from textwrap.wrap(change, width, initial_indent="  ", subsequent_indent="  ")
