"""The commands of `nightbus` and what they take. Each imports what it needs when it is called."""

import os
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated

from cyclopts import App, Parameter

from nightbus.errors import NightbusError
from nightbus.words import Words, pick_language

app = App(
    name="nightbus",
    help="Ride the Bus, Chase the Ace and Stop the Bus: table, dealer and referee.",
    version=lambda: f"nightbus {metadata.version('nightbus')}",
)

Game = Annotated[str, Parameter(help="ride-the-bus, chase-the-ace or stop-the-bus.")]
Rulebook = Annotated[str | None, Parameter(help="The rulebook to start from; the game's first if left out.")]
Settings = Annotated[
    Sequence[str],
    Parameter(
        name="--set", help="A house rule, switch=value; as often as you like.", negative=(), consume_multiple=False
    ),
]
Lang = Annotated[str | None, Parameter(help="The language: en, pt, da or it; that of LANG if left out.")]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON, for programs.", negative=())]


def words(lang: str | None) -> Words:
    """The messages of the language asked for, or else of the environment's.

    :raises NotationError: the language asked for is not there.
    """
    return Words(pick_language(lang, os.environ))


def words_for(arguments: Sequence[str]) -> Words:
    """The messages in which to say what is wrong with these arguments, a language that is not there included."""
    said = None
    for i, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == "--lang":
            said = value if equals else " ".join(arguments[i + 1 : i + 2])
    try:
        return words(said)
    except NightbusError:
        return words(None)


@app.command
def settle(
    file: Annotated[str, Parameter(help="The transcript; - reads standard input.", allow_leading_hyphen=True)],
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play a game written down as text; say who drinks, how much, and by which rule."""
    from nightbus.terminal.settle import settle_command

    return settle_command(file, as_json=json, words=words(lang))


@app.command
def rules(
    game: Game, /, *, rulebook: Rulebook = None, settings: Settings = (), json: Json = False, lang: Lang = None
) -> int:
    """Print the rulebook as set, each rule by its id."""
    from nightbus.terminal.rules import rules_command

    return rules_command(game, rulebook, settings, words(lang).lang, json)
