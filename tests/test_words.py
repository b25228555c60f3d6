"""Every sentence a person reads: whole in all languages, asked for by code that exists, with the right plurals."""

import ast
import builtins
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import nightbus
from nightbus.cards import NAMES, RANK_WORDS, SUIT_WORDS, read_card
from nightbus.errors import HouseRuleError, IllegalStep, NightbusError, NotationError
from nightbus.odds.tips import TIPS
from nightbus.rules import actions, answers, events, rule
from nightbus.rules.actions import Action
from nightbus.rules.events import KINDS, Happened, event_of
from nightbus.rules.game import GAMES, SPECTATOR, game, legal_actions
from nightbus.rules.stop_the_bus.hands import KINDS as HANDS
from nightbus.rules.switches import Switch, switches, with_settings, word_of, write_value
from nightbus.table.house import house_from
from nightbus.table.rulebook import rule_args, rules_in_play
from nightbus.terminal.rules import rule_text, rule_texts, rulebook_lines, rules_command
from nightbus.words import Words, languages, pick_language
from tests.games.random_play import random_setting, random_steps
from tests.server.codes import codes_sent

SOURCE = Path(nightbus.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"
NAMES_OF_SEATS = tuple(f"P{seat}" for seat in range(1, 21))


# What the files hold


@cache
def entries(lang: str) -> dict[str, Any]:
    """Each message of a language by id; an attribute is `id.attribute`."""
    resource = parse((SOURCE / "locales" / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)], lang
    found: dict[str, Any] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def parts(node: object) -> Iterator[Any]:
    """A node of a message and all that is in it."""
    if isinstance(node, ftl.SyntaxNode):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from parts(part)


def mentioned(lang: str, message_id: str, kind: type[Any]) -> set[str]:
    """The names of the variables or messages in a message."""
    return {part.id.name for part in parts(entries(lang)[message_id]) if isinstance(part, kind)}


def variables(lang: str, message_id: str) -> set[str]:
    """The arguments that a message takes, those of the messages in it too."""
    others = mentioned(lang, message_id, ftl.MessageReference)
    own = mentioned(lang, message_id, ftl.VariableReference)
    return own.union(*(variables(lang, other) for other in others))


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert entries(lang).keys() == entries("en").keys()
    unequal = [m for m in entries(lang) if variables(lang, m) != variables("en", m)]
    assert not unequal


@pytest.mark.parametrize("lang", languages())
def test_messages_load_one_by_one_as_the_whole_file_does(lang: str) -> None:
    words = Words(lang)
    assert all(words.has(message_id) for message_id in entries(lang))


# Which messages code asks for


@cache
def texts_of_code() -> frozenset[str]:
    """Every text constant in the source."""
    return frozenset(node.value for node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def patterns_of_code() -> tuple[re.Pattern[str], ...]:
    """Every text in the source that is filled in, as far as it could be an id: `question-{...}`."""
    texts = [node for node in _nodes() if isinstance(node, ast.JoinedStr)]
    parts = [[_part(value) for value in text.values] for text in texts]
    return tuple(re.compile("".join(p)) for p in parts if re.match(r"[a-z]+\\?-", p[0]))


def _part(value: ast.expr) -> str:
    return re.escape(value.value) if isinstance(value, ast.Constant) and isinstance(value.value, str) else r"[\w-]+"


def _nodes() -> list[ast.AST]:
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


def asked_in_terminal(message_id: str) -> bool:
    """Does the terminal ask for this message? It says `terminal-` in one place (`Scene.say`)."""
    whole, dot, attribute = message_id.partition(".")
    if dot and dot + attribute not in texts_of_code():
        return False
    name = whole.removeprefix("terminal-")
    named = whole in texts_of_code() or name in texts_of_code()
    return name != whole and (named or any(pattern.fullmatch(name) for pattern in patterns_of_code()))


@cache
def source_of_page() -> str:
    """The source of the page, all of it."""
    files = sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in files)


@cache
def texts_of_page() -> frozenset[str]:
    """Every text in the page's source that is written whole and could be an id."""
    return frozenset(re.findall(r"""["'`]([a-z][\w-]*(?:\.[a-z]+)?)["'`]""", source_of_page()))


@cache
def patterns_of_page() -> tuple[re.Pattern[str], ...]:
    """Every text in the page's source that is filled in, as far as it could be an id: `question-${...}`."""
    templates = re.findall(r"`([a-z]+-[\w.-]*\$\{[^`]*)`", source_of_page())
    fixed = [re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template) for template in templates]
    return tuple(re.compile(r"[\w-]+".join(map(re.escape, parts))) for parts in fixed)


def asked_by_page(message_id: str) -> bool:
    """Does the page ask for this message?"""
    return message_id in texts_of_page() or any(pattern.fullmatch(message_id) for pattern in patterns_of_page())


def refusals() -> Iterator[tuple[str, set[str] | None]]:
    """Each error code that the source raises, with the names of its facts, None where they are not written there."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _refuses(node.func) and node.args:
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                known = None if any(keyword.arg is None for keyword in node.keywords) else facts
                for code in _codes(node.args[0]):
                    yield code, known


def _refuses(function: ast.expr) -> bool:
    """Is this one of our own errors?"""
    name = function.id if isinstance(function, ast.Name) else ""
    return name == "IllegalStep" or (name.endswith("Error") and not hasattr(builtins, name))


def _codes(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body) + _codes(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


LATE = ("not-asked", "not-allowed", "game-over", "card-due")
"""Codes that the table raises through one function, with the rule and what is allowed."""
LISTED = ("listed-card-not-due", "listed-exposure-due", "listed-exposure-not-due")
"""Codes of a refusal found in the `cards:` of a transcript: `listed-` and the code of the refusal."""


def error_codes() -> set[str]:
    return {code for code, _ in refusals()} | set(LATE) | set(LISTED) | codes_sent()


def switch_words() -> Iterator[str]:
    for name in GAMES:
        for switch in switches(game(name).House).values():
            yield f"switch-{switch.name}"
            yield f"switch-{switch.name}.about"
            for word in switch.words or ():
                yield f"switch-{switch.name}-{word_of(word)}"


def why_codes() -> set[str]:
    """Every reason that a bot gives for a move: what stands for a code in the functions that say why."""
    codes = {f"bot-ride-count-{word}" for word in answers.WORDS[: answers.SUIT]}
    for path in (SOURCE / "bots").glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and "why" in function.name:
                codes |= {text for node in ast.walk(function) for text in _reasons(node)}
    return codes


def _reasons(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        return _codes(node.value.elts[0])
    text = node.value if isinstance(node, ast.Constant) else None
    return [text] if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", text) else []


def families() -> set[str]:
    """The ids that follow from what the code can tell, do, ask, refuse, set and rule."""
    slugs = [id_.lower().replace(".", "-") for id_ in rule.IDS]
    tags = {events.tag(kind) for kind in KINDS.values()}
    closed = {events.tag(kind) for kind in KINDS.values() if "second" in {f.name for f in fields(kind)}}
    books = [book for name in GAMES for book in game(name).rulebooks]
    return {
        *(f"event-{tag}" for tag in tags),
        *(f"event-{tag}-closed" for tag in closed),
        *("event-drank-from", "event-took_shot-from"),
        *(f"action-{actions.tag(kind)}" for kind in Action.__args__),
        *(f"error-{code}" for code in error_codes()),
        *(f"suit-{word}" for word in SUIT_WORDS),
        *(f"rank-{word}{form}" for word in RANK_WORDS for form in ("", ".the")),
        *(f"answer-{word}" for word in answers.WORDS[: answers.SUIT]),
        *(f"cuckoo-{word}{form}" for word in ("number", "house", "horse", "cat", "cuckoo") for form in ("", ".the")),
        *("card-hidden", "card-hidden.the"),
        *(f"hand-{word}" for word in HANDS),
        *(f"ask-{question}" for question in ("colour", "height", "between", "suit", "heat", "rank")),
        *("error-said", "error-by-rule", "error-allowed", "error-nearest"),
        *switch_words(),
        *(f"rule-{slug}" for slug in slugs),
        *(f"part-{slug.rsplit('-', 1)[0]}" for slug in slugs),
        *(f"game-{name}" for name in GAMES),
        *(f"rulebook-{book}{form}" for book in books for form in ("", ".about")),
        *(f"why-{code}" for code in why_codes()),
        *(f"tip-{tip.name}{form}" for tip in TIPS for form in ("", ".truth")),
    }


def test_every_message_that_code_can_ask_for_is_there() -> None:
    missing = families() - entries("en").keys()
    assert not missing


def test_no_message_is_there_for_nothing() -> None:
    used = {other for message_id in entries("en") for other in mentioned("en", message_id, ftl.MessageReference)}
    unused = entries("en").keys() - families() - texts_of_code() - used
    assert not [message for message in unused if not (asked_in_terminal(message) or asked_by_page(message))]


def test_a_refusal_gives_its_sentence_the_facts_it_needs() -> None:
    lacking = {
        code: variables("en", f"error-{code}") - facts
        for code, facts in refusals()
        if facts is not None and variables("en", f"error-{code}") - facts
    }
    assert not lacking


@pytest.mark.parametrize("lang", languages())
def test_a_refusal_ends_open_for_the_rule_to_follow(lang: str) -> None:
    for code in error_codes():
        last = entries(lang)[f"error-{code}"].elements[-1]
        assert not (isinstance(last, ftl.TextElement) and last.value[-1] in ".!?"), code


# What happened, what is done, what is asked


def happened(kind: type[Happened], *, closed: bool) -> events.Event:
    """An event of this kind."""
    values: dict[str, Any] = {"rule": "C-1", "seat": 0, "other": 1, "card": read_card("QD"), "second": read_card("N8")}
    if closed:
        values |= {"card": None, "second": None, "other": 1}
    values["call"] = "hearts"
    return kind(**{f.name: values.get(f.name, 2) for f in fields(kind)})  # type: ignore[return-value]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("kind", KINDS.values(), ids=events.tag)
def test_every_event_has_words(lang: str, kind: type[Happened], closed: bool) -> None:
    words = Words(lang, strict=True)
    event = happened(kind, closed=closed)
    said = words.told(event, ["Ana", "Bo"])
    held = {f.name for f in fields(kind)}
    assert said.endswith("(C-1)")
    assert "Ana" in said or "seat" not in held
    assert "Bo" in said or "other" not in held
    if "card" in held:
        known = words.card(read_card("QD")) in said
        assert known is not closed


@pytest.mark.parametrize("lang", languages())
def test_a_drink_that_nobody_gave_names_nobody(lang: str) -> None:
    words = Words(lang, strict=True)
    assert "Bo" not in words.event(events.Drank("C-1", 0, None, 2), ["Ana", "Bo"])
    assert "Bo" not in words.event(events.TookShot("C-1", 0, None, 2), ["Ana", "Bo"])


ACTIONS: dict[type[object], Action] = {
    actions.Guess: actions.Guess("queen"),
    actions.Play: actions.Play(3),
    actions.Give: actions.Give(((0, 2), (1, 1))),
    actions.GiveShot: actions.GiveShot(1),
    actions.Pick: actions.Pick(2),
    actions.Take: actions.Take(3, 4),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", Action.__args__, ids=actions.tag)
def test_every_action_has_words(lang: str, kind: type[Any]) -> None:
    words = Words(lang, strict=True)
    action = ACTIONS[kind] if kind in ACTIONS else kind()
    assert words.action(action, ["Ana", "Bo"])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_random_games_has_words(lang: str, name: str) -> None:
    words = Words(lang, strict=True)
    luck = Random(f"{lang} {name}")
    for _ in range(8):
        setting = random_setting(game(name), luck)
        of, house, state = setting.of, setting.house, setting.of.State()
        setting.begin(state)
        for step in random_steps(setting, state, luck):
            if step.seat >= 0 and luck.random() < 0.2:
                allowed = [of.decode(state, house, step.seat, a) for a in legal_actions(of, state, house, step.seat)]
                assert words.prompt(allowed), allowed
                assert all(words.action(action, NAMES_OF_SEATS) for action in allowed)
        for row in state.story[:400]:
            assert words.event(event_of(row), NAMES_OF_SEATS)
            assert words.event(event_of(row, SPECTATOR), NAMES_OF_SEATS)


@pytest.mark.parametrize(
    ("allowed", "asked"),
    [
        ([actions.Guess("red"), actions.Guess("black")], "Red or black?"),
        ([actions.Guess("lower")], "Higher or lower?"),
        ([actions.Guess("inside"), actions.Guess("outside")], "Inside or outside?"),
        ([actions.Guess("spades")], "Which suit?"),
        ([actions.Guess("cold")], "Hot or cold?"),
        ([actions.Guess("10")], "Which rank exactly?"),
        ([actions.Give(((1, 1),)), actions.Give(((1, 3),))], "Who gets 3 drinks?"),
        ([actions.Stay(), actions.Draw()], "Stay, or draw from the stock?"),
        ([actions.Take(1, 2), actions.Stand()], "Last turn: take a card, or stand?"),
        ([], ""),
    ],
)
def test_the_question_follows_from_what_may_be_answered(allowed: list[Action], asked: str) -> None:
    assert Words("en", strict=True).prompt(allowed) == asked


# Cards and numbers


@pytest.mark.parametrize(
    ("lang", "card", "name", "in_sentence"),
    [
        ("en", "10D", "ten of diamonds", "the ten of diamonds"),
        ("pt", "10D", "dez de ouros", "o dez de ouros"),
        ("da", "10D", "ruder 10", "ruder 10"),
        ("it", "10D", "10 di quadri", "il 10 di quadri"),
        ("en", "QS", "queen of spades", "the queen of spades"),
        ("pt", "QS", "dama de espadas", "a dama de espadas"),
        ("da", "QS", "spar dame", "spar dame"),
        ("it", "QS", "donna di picche", "la donna di picche"),
        ("pt", "JC", "valete de paus", "o valete de paus"),
        ("da", "JC", "klør knægt", "klør knægt"),
        ("it", "JC", "fante di fiori", "il fante di fiori"),
        ("pt", "AH", "ás de copas", "o ás de copas"),
        ("da", "AH", "hjerter es", "hjerter es"),
        ("it", "AH", "asso di cuori", "l'asso di cuori"),
        ("it", "8C", "8 di fiori", "l'8 di fiori"),
        ("it", "N11", "11", "l'11"),
        ("en", "N14", "14", "the 14"),
        ("da", "CUCKOO", "Gøg", "Gøgen"),
        ("pt", "HOUSE", "Casa", "a Casa"),
    ],
)
def test_cards_by_their_real_terms(lang: str, card: str, name: str, in_sentence: str) -> None:
    words = Words(lang, strict=True)
    assert words.card(read_card(card)) == name
    assert words.the_card(read_card(card)) == in_sentence


@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_have_one_name(lang: str) -> None:
    words = Words(lang, strict=True)
    names = [words.card(code) for code in range(len(NAMES))]
    assert len(set(names)) == len(NAMES)
    assert words.cards([read_card("2C"), None]) == f"{names[0]}, {words.card(None)}"


@pytest.mark.parametrize("lang", languages())
def test_every_answer_has_a_word_of_its_own(lang: str) -> None:
    words = Words(lang, strict=True)
    assert len({words.answer(word) for word in answers.WORDS}) == answers.ANSWERS


@pytest.mark.parametrize(
    ("lang", "unit", "none", "one", "one_and_a_half", "two"),
    [
        ("en", "drinks", "no drinks", "1 drink", "1.5 drinks", "2 drinks"),
        ("pt", "drinks", "nenhum gole", "1 gole", "1,5 gole", "2 goles"),
        ("da", "drinks", "ingen slurke", "1 slurk", "1,5 slurk", "2 slurke"),
        ("it", "drinks", "nessun sorso", "1 sorso", "1,5 sorsi", "2 sorsi"),
        ("en", "shots", "no shots", "1 shot", "1.5 shots", "2 shots"),
        ("pt", "shots", "nenhum shot", "1 shot", "1,5 shot", "2 shots"),
        ("da", "shots", "ingen shots", "1 shot", "1,5 shot", "2 shots"),
        ("it", "shots", "nessuno shot", "1 shot", "1,5 shot", "2 shot"),
        ("en", "cards", "no cards", "1 card", "1.5 cards", "2 cards"),
        ("pt", "cards", "nenhuma carta", "1 carta", "1,5 carta", "2 cartas"),
        ("da", "cards", "ingen kort", "1 kort", "1,5 kort", "2 kort"),
        ("it", "cards", "nessuna carta", "1 carta", "1,5 carte", "2 carte"),
        ("en", "lives", "no lives", "1 life", "1.5 lives", "2 lives"),
        ("pt", "lives", "nenhuma vida", "1 vida", "1,5 vida", "2 vidas"),
        ("da", "lives", "ingen liv", "1 liv", "1,5 liv", "2 liv"),
        ("it", "lives", "nessuna vita", "1 vita", "1,5 vite", "2 vite"),
        ("en", "tokens", "no tokens", "1 token", "1.5 tokens", "2 tokens"),
        ("pt", "tokens", "nenhum marcador", "1 marcador", "1,5 marcador", "2 marcadores"),
        ("da", "tokens", "ingen brikker", "1 brik", "1,5 brik", "2 brikker"),
        ("it", "tokens", "nessun gettone", "1 gettone", "1,5 gettoni", "2 gettoni"),
        ("en", "chips", "no chips", "1 chip", "1.5 chips", "2 chips"),
        ("pt", "chips", "nenhuma ficha", "1 ficha", "1,5 ficha", "2 fichas"),
        ("da", "chips", "ingen jetoner", "1 jeton", "1,5 jeton", "2 jetoner"),
        ("it", "chips", "nessuna fiche", "1 fiche", "1,5 fiche", "2 fiche"),
        ("en", "turns", "no turns", "1 turn", "1.5 turns", "2 turns"),
        ("pt", "turns", "nenhuma vez", "1 vez", "1,5 vez", "2 vezes"),
        ("da", "turns", "ingen ture", "1 tur", "1,5 tur", "2 ture"),
        ("it", "turns", "nessun turno", "1 turno", "1,5 turni", "2 turni"),
    ],
)
def test_plurals(lang: str, unit: str, none: str, one: str, one_and_a_half: str, two: str) -> None:
    words = Words(lang, strict=True)
    said = [words.say(unit, **{unit: number}) for number in (0, 1, 1.5, 2)]
    assert said == [none, one, one_and_a_half, two]


# Refusals


@pytest.mark.parametrize("lang", languages())
def test_a_refusal_says_what_the_rule_and_the_nearest_that_works(lang: str) -> None:
    words = Words(lang, strict=True)
    with pytest.raises(HouseRuleError) as refused:
        house_from(game("ride-the-bus"), None, ["bus_length=3"])
    said = words.error(refused.value.at(4))
    assert all(part in said for part in ("bus_length", "3", "RTB-3.2", "4..10", "bus_length=4", " 4: "))


def test_refusals_in_english() -> None:
    words = Words("en")
    assert words.error(NotationError("no-such-card", card="1X")) == "There is no card “1X”."
    assert words.error(IllegalStep("game-over", rule="C-11").at(7)) == "line 7: The game is over (C-11)."
    assert words.error(IllegalStep("never-heard-of", rule="C-1", n=2)) == "Refused: never-heard-of rule=C-1, n=2 (C-1)."
    assert str(IllegalStep("no-move", rule="", allowed="red, black")) == "No move is given. Allowed: red, black."


# Why a bot moved


@pytest.mark.parametrize("lang", languages())
def test_every_reason_of_a_bot_has_words(lang: str) -> None:
    words = Words(lang, strict=True)
    facts: dict[str, int | str] = {"rank": "queen", "suit": "hearts", "card": "QD", "second": 24, "kind": "pair"}
    facts |= {"next": "trio", "other": 1}
    for code in why_codes():
        numbers = variables(lang, f"why-{code}") - facts.keys()
        said = words.why(code, facts | dict.fromkeys(numbers, 3), ["Ana", "Bo"])
        assert said[0].isupper(), said
        assert said[-1] in ".?)", said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_gives_its_reasons_the_facts_they_need(lang: str, name: str) -> None:
    words = Words(lang, strict=True)
    luck = Random(f"why {lang} {name}")
    bot = import_module(f"nightbus.bots.{name.replace('-', '_')}")
    for _ in range(6):
        setting = random_setting(game(name), luck)
        house, state = setting.house, setting.of.State()
        setting.begin(state)
        for step in random_steps(setting, state, luck):
            if step.seat >= 0 and luck.random() < 0.2:
                chosen = bot.choose(state, house, step.seat, luck.getrandbits(63))
                code, facts = bot.why(state, house, step.seat, chosen)
                assert words.why(code, facts, NAMES_OF_SEATS)


def test_a_reason_in_english() -> None:
    words = Words("en", strict=True)
    assert (
        words.why("bot-stop-betters", {"card": "QD", "second": "8C", "kind": "running_flush"}, [])
        == "With the queen of diamonds for the eight of clubs the hand is better: running flush."
    )
    assert (
        words.why("bot-chase-take", {"card": read_card("2C"), "other": 1, "second": read_card("9H")}, ["Ana", "Bo"])
        == "Bo has the nine of hearts: better that than the two of clubs."
    )


# Which language


@pytest.mark.parametrize(
    ("option", "environ", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LANG": "da_DK.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LANG": "da_DK", "LC_MESSAGES": "pt_PT", "LC_ALL": ""}, "pt"),
        (None, {"LANG": "it", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "fi_FI.UTF-8"}, "en"),
        ("da", {"LANG": "it_IT"}, "da"),
        ("PT-br", {}, "pt"),
    ],
)
def test_language_choice(option: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_language(option, environ) == lang


@pytest.mark.parametrize("option", ["fi", "", "english"])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(option: str) -> None:
    with pytest.raises(NotationError, match="en, pt, da, it"):
        pick_language(option, {"LANG": "it_IT"})


def test_a_message_that_is_not_there_falls_back_but_not_in_tests() -> None:
    assert Words("da").say("no-such-message") == "no-such-message"
    with pytest.raises(LookupError):
        Words("da", strict=True).say("no-such-message")
    with pytest.raises(LookupError):
        Words("da", strict=True).say("drinks")


# Rulebooks


BOOKS = [(name, book) for name in GAMES for book in game(name).rulebooks]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_every_rulebook_is_printed_whole(name: str, book: str, lang: str) -> None:
    of = game(name)
    words = Words(lang, strict=True)
    lines = list(rulebook_lines(words, of, book, of.rulebooks[book], 80))
    text = "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert "*" not in text
    assert not re.search(r"[{}$]|\w {2,}\w.* {2,}\w|\.\.| [.,;:]", text)
    for id_, said in rule_texts(words, of, of.rulebooks[book]).items():
        assert said[-1] in ".?", (id_, said)
        assert said[0].isupper() or said[0].isdigit(), (id_, said)
        assert re.search(rf"^{re.escape(id_)} ", text, re.MULTILINE)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_words_in_play_or_not(name: str, lang: str) -> None:
    of = game(name)
    house = next(iter(of.rulebooks.values()))
    prefix = rules_in_play(of, house)[-1].split("-")[0]
    words = Words(lang, strict=True)
    assert all(rule_text(words, of, house, id_) for id_ in rule.IDS if id_.split("-")[0] in ("C", prefix))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_switch_and_each_of_its_words_has_words(name: str, lang: str) -> None:
    of = game(name)
    words = Words(lang, strict=True)
    args = rule_args(of, next(iter(of.rulebooks.values())))
    for switch in switches(of.House).values():
        meanings = [words.say(f"switch-{switch.name}-{word_of(word)}", **args) for word in switch.words or ()]
        assert len(set(meanings)) == len(meanings)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_random_house_rules_are_printed_whole(name: str, lang: str) -> None:
    luck = Random(f"{name} {lang}")
    words = Words(lang, strict=True)
    for _ in range(60):
        setting = random_setting(game(name), luck)
        for id_, said in rule_texts(words, setting.of, setting.house).items():
            assert not re.search(r"[{}$]| {2,}|\.\.| [.,;:?]", said), (id_, said)
            assert said[-1] in ".?", (id_, said)


IN_PLAY = {
    "questions": ["pyramid_rows=1"],
    "hands": ["bluffing=off"],
    "ride_ends_with_deck": ["bus=questions"],
}
"""Beside what a switch comes into play, where the game's first rulebook is not it."""


def values(switch: Switch) -> list[str]:
    """Every value of a switch as written, of a long range or a list some."""
    if switch.words is not None:
        return [word_of(word) for word in switch.words]
    if switch.entries:
        assert isinstance(switch.default, tuple)
        longest = [write_value(switch, (*switch.default[:i], 20, *switch.default[i + 1 :])) for i in range(4)]
        return ["5/4/3", "1/1/1/1/1"] if switch.name == "pyramid_rows" else longest
    numbers = {*switch.numbers[:3], switch.numbers[-1]}
    return [write_value(switch, number) for number in sorted(numbers)]


@pytest.mark.parametrize(("name", "switch"), [(name, s) for name in GAMES for s in switches(game(name).House)])
def test_every_value_of_every_switch_changes_the_rulebook(name: str, switch: str) -> None:
    of = game(name)
    words = Words("en", strict=True)
    book, base = house_from(of, None, IN_PLAY.get(switch, []))
    declared = switches(of.House)[switch]
    before = rule_texts(words, of, base)
    told = {}
    for value in values(declared):
        house = with_settings(base, {switch: value})
        texts = rule_texts(words, of, house)
        told[json.dumps(texts)] = value
        if house == base:
            continue
        assert texts.get(declared.rule) != before.get(declared.rule), value
        page = "\n".join(rulebook_lines(words, of, book, house, 100))
        written = write_value(declared, getattr(house, switch))
        assert f"{switch}={written} ({declared.rule}; {book}: " in page
    assert len(told) == len(values(declared))


def test_a_changed_rule_bears_an_asterisk_and_a_note() -> None:
    of = game("ride-the-bus")
    book, house = house_from(of, "classic", ["ties=redraw", "bus_length=10"])
    page = list(rulebook_lines(Words("en", strict=True), of, book, house, 100))
    starred = [line.split()[0] for line in page if re.match(r"\S+ \*", line)]
    assert starred == ["RTB-1.8"]
    assert page[-1] == "  ties=redraw (RTB-1.8; classic: wrong)"


def test_the_rulebook_names_the_form_of_ride_played_and_no_other() -> None:
    of = game("ride-the-bus")
    forms = {f"RTB-3.{n}" for n in range(2, 8)}
    played = {bus: forms & set(rules_in_play(of, house_from(of, None, [f"bus={bus}"])[1])) for bus in RIDES}
    assert played == {bus: {f"RTB-3.{n}"} for bus, n in RIDES.items()}


RIDES = {"row": 2, "row_once": 3, "adding_row": 3, "questions": 4, "shrinking_row": 5, "pyramid": 6, "kings_cup": 7}


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command("stop-the-bus", None, ["tokens=5"], "it", json=True) == 0
    page = json.loads(capsys.readouterr().out)
    assert page.keys() == {"game", "rulebook", "switches", "rules"}
    assert (page["game"], page["rulebook"]) == ("stop-the-bus", "stop-the-bus")
    assert page["switches"]["tokens"] == 5
    first = next(entry for entry in page["rules"] if entry["id"] == "STB-0.1")
    assert "5 gettoni" in first["text"]


def test_rules_in_a_narrow_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert rules_command("chase-the-ace", None, ["deck=cuckoo"], "en", json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Chase the Ace, rulebook chase-the-ace, 2 to 20 players"
    assert max(map(len, lines)) <= 60
    assert "  deck=cuckoo (CTA-4.2; chase-the-ace: standard)" in lines


# House rules as people write them


def test_house_from() -> None:
    of = game("ride-the-bus")
    assert house_from(of, None, []) == ("classic", of.rulebooks["classic"])
    book, house = house_from(of, " Party ", ["TIES = Double", "wrong_drinks=2/3"])
    assert book == "party"
    assert house.wrong_drinks == (2, 3, 1, 1, 1, 1, 1)
    assert word_of(house.ties) == "double"


@pytest.mark.parametrize(
    ("rulebook", "settings", "code", "fact"),
    [
        ("partee", [], "no-such-rulebook", ("nearest", "party")),
        ("", [], "no-such-rulebook", ("allowed", "classic, party, commission")),
        (None, ["ties=wrong", "Ties=right"], "switch-twice", ("switch", "ties")),
        (None, ["ties"], "setting-form", ("setting", "ties")),
        (None, ["=wrong"], "setting-form", ("setting", "=wrong")),
        (None, ["ties="], "setting-form", ("setting", "ties=")),
        (None, ["tie=wrong"], "no-such-switch", ("nearest", "ties")),
        (None, ["ties=maybe"], "switch-value", ("nearest", "ties=wrong")),
    ],
)
def test_house_rules_that_cannot_be_read(
    rulebook: str | None, settings: list[str], code: str, fact: tuple[str, str]
) -> None:
    with pytest.raises(NightbusError) as refused:
        house_from(game("ride-the-bus"), rulebook, settings)
    assert refused.value.code == code
    assert refused.value.facts[fact[0]] == fact[1]
