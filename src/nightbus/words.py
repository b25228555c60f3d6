"""Every sentence that a person reads, in the reader's language: a thin layer over the messages of `locales/`.

Rules, table and bots tell codes and facts; here each becomes the message of its id. Nothing else in the project
touches `fluent.runtime`, and nothing but the messages knows the grammar of a language: a card, an answer or an amount
comes from a message of its own, never from pieces glued together in code.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, assert_never

from nightbus.cards import CUCKOO_FIRST, CUCKOO_VALUES, RANK_WORDS, SUIT_WORDS, rank_of, read_card, suit_of
from nightbus.errors import NightbusError, NotationError, printable
from nightbus.rules import actions, events
from nightbus.rules.actions import Action
from nightbus.rules.events import Event

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "pt", "da", "it")
_FALLBACK: Final = "en"


def languages() -> tuple[str, ...]:
    """The codes of the languages there are, English first."""
    return LANGUAGES


def pick_language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of LC_ALL, LC_MESSAGES or LANG, else English.

    >>> pick_language(None, {"LANG": "pt_BR.UTF-8"})
    'pt'

    :raises NotationError: the language asked for is not there. One that only the environment names is no error.
    """
    if option is not None:
        code = _code(option)
        if code not in LANGUAGES:
            raise NotationError("no-such-language", language=option.strip(), allowed=", ".join(LANGUAGES))
        return code
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):  # the first that is set decides, as everywhere
            code = _code(environ[name])
            return code if code in LANGUAGES else _FALLBACK
    return _FALLBACK


def _code(locale: str) -> str:
    return re.split(r"[-_.@]", locale.strip().lower())[0]


class Words:
    """The messages of one language, and what is told, done, refused and asked, in its words.

    >>> Words("da").card(34), Words("it").say("drinks", drinks=1.5)
    ('hjerter 10', '1,5 sorsi')

    A message that the language lacks is said in English; `strict` raises instead, for tests.
    """

    def __init__(self, lang: str = _FALLBACK, *, strict: bool = False) -> None:
        self.lang = lang
        self._strict = strict

    def say(self, message_id: str, /, **args: Any) -> str:
        """The message of this id (`id.attribute`: an attribute of it), numbers written as the language writes them.

        :raises LookupError: strict, and there is no such message or one of its arguments is not given.
        """
        args = {name: str(value) if _is_endless(value) else value for name, value in args.items()}
        for lang in (self.lang,) if self._strict else (self.lang, _FALLBACK):
            pattern = _pattern(lang, message_id)
            if pattern is not None:
                text, wrong = _bundle(lang).format_pattern(pattern, args)
                if wrong and self._strict:
                    raise LookupError(f"{lang}: {message_id}: {wrong}")
                return str(text)
        if self._strict:
            raise LookupError(f"{self.lang}: no message {message_id}")
        return message_id

    def has(self, message_id: str) -> bool:
        """Is there such a message in this language?"""
        return _pattern(self.lang, message_id) is not None

    def card(self, card: int | None) -> str:
        """The card by its name: ten of diamonds; None is a card that the reader may not know."""
        return self._card(card, "")

    def the_card(self, card: int | None) -> str:
        """The card as it stands in a sentence: the ten of diamonds."""
        return self._card(card, ".the")

    def _card(self, card: int | None, form: str) -> str:
        if card is None:
            return self.say(f"card-hidden{form}")
        if card >= CUCKOO_FIRST:
            value = card - CUCKOO_FIRST
            if value >= _CUCKOO_NUMBERS:
                return self.say(f"cuckoo-{CUCKOO_VALUES[value].lower()}{form}")
            return self.say(f"cuckoo-number{form}", value=value + 1)
        rank = self.say(f"rank-{RANK_WORDS[rank_of(card)]}{form}")
        return self.say("card", rank=rank, suit=self.say(f"suit-{SUIT_WORDS[suit_of(card)]}"))

    def cards(self, cards: Iterable[int | None]) -> str:
        """Several cards by name."""
        return ", ".join(self.card(card) for card in cards)

    def answer(self, call: str) -> str:
        """The word of an answer to a question, one of `answers.WORDS`."""
        kind = "suit" if call in SUIT_WORDS else "rank" if call in RANK_WORDS else "answer"
        return self.say(f"{kind}-{call}")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, `names` being those of the seats."""
        match event:
            case events.NobodyRides() | events.DrawAgain() | events.DeckOut() | events.SurvivedSuddenDeath():
                return self._told(event)
            case (
                events.Right(seat=seat)
                | events.Wrong(seat=seat)
                | events.Tied(seat=seat)
                | events.AllAboard(seat=seat)
                | events.FirstDealer(seat=seat)
                | events.AskedRedeal(seat=seat)
                | events.Stayed(seat=seat)
                | events.WentOut(seat=seat)
                | events.ExchangedAll(seat=seat)
                | events.BusStopped(seat=seat)
                | events.TurnEnded(seat=seat)
                | events.Stood(seat=seat)
                | events.LostToken(seat=seat)
                | events.TokenLent(seat=seat)
                | events.DealerSpared(seat=seat)
                | events.Undone(seat=seat)
            ):
                return self._told(event, seat=names[seat])
            case (
                events.Accepted(seat=seat, other=other)
                | events.CalledLiar(seat=seat, other=other)
                | events.Volunteered(seat=seat, other=other)
                | events.Declined(seat=seat, other=other)
            ):
                return self._told(event, seat=names[seat], other=names[other])
            case (
                events.Dealt(seat=seat, card=card)
                | events.Played(seat=seat, card=card)
                | events.Claimed(seat=seat, card=card)
                | events.ClaimHeld(seat=seat, card=card)
                | events.ClaimBroke(seat=seat, card=card)
                | events.ClaimPassed(seat=seat, card=card)
                | events.BluffReturned(seat=seat, card=card)
                | events.BluffShown(seat=seat, card=card)
                | events.ShowedCard(seat=seat, card=card)
                | events.Drew(seat=seat, card=card)
                | events.RideTurned(seat=seat, card=card)
                | events.Exposed(seat=seat, card=card)
                | events.KeptExposed(seat=seat, card=card)
                | events.LowShown(seat=seat, card=card)
                | events.KingRefused(seat=seat, card=card)
                | events.HandShown(seat=seat, card=card)
            ):
                return self._told(event, seat=names[seat], card=self.the_card(card))
            case events.Blocked(seat=seat, other=other, card=card):
                return self._told(event, seat=names[seat], other=names[other], card=self.the_card(card))
            case events.Swapped(seat=seat, other=other, card=card, second=second):
                both = {"seat": names[seat], "other": names[other]}
                return self._told(event, **both, **self._two_cards(card, second), closed=card is None)
            case (
                events.DrewFromStock(seat=seat, card=card, second=second)
                | events.Exchanged(seat=seat, card=card, second=second)
            ):
                return self._told(event, seat=names[seat], **self._two_cards(card, second), closed=card is None)
            case events.MiddleDealt(card=card):
                return self._told(event, card=self.the_card(card))
            case events.PyramidTurned(place=place, card=card):
                return self._told(event, place=place, card=self.the_card(card))
            case events.Answered(seat=seat, call=call):
                return self._told(event, seat=names[seat], call=self.answer(call))
            case events.GameBegan(seat=seat, game=game):
                return self._told(event, seat=names[seat], game=game)
            case events.RoundBegan(seat=seat, round=round_):
                return self._told(event, seat=names[seat], round=round_)
            case events.Drank(seat=seat, other=giver, drinks=drinks):
                return self._given(event, names, seat, giver, drinks=drinks)
            case events.TookShot(seat=seat, other=giver, shots=shots):
                return self._given(event, names, seat, giver, shots=shots)
            case events.Gave(seat=seat, other=other, drinks=drinks):
                return self._told(event, seat=names[seat], other=names[other], drinks=drinks)
            case events.GaveShot(seat=seat, other=other, shots=shots):
                return self._told(event, seat=names[seat], other=names[other], shots=shots)
            case (
                events.PyramidLaid(cards=cards)
                | events.RowLaid(cards=cards)
                | events.RowGrew(cards=cards)
                | events.RowShrank(cards=cards)
                | events.Reshuffled(cards=cards)
            ):
                return self._told(event, cards=cards)
            case (
                events.Rides(seat=seat, cards=cards)
                | events.EndOfLine(seat=seat, cards=cards)
                | events.PaysFirstRound(seat=seat, cards=cards)
            ):
                return self._told(event, seat=names[seat], cards=cards)
            case events.RidePicked(seat=seat, place=place):
                return self._told(event, seat=names[seat], place=place)
            case events.RideRestarted(seat=seat, attempt=attempt):
                return self._told(event, seat=names[seat], attempt=attempt)
            case events.CapReached(seat=seat, drinks=drinks):
                return self._told(event, seat=names[seat], drinks=drinks)
            case events.LostLife(seat=seat, lives=lives):
                return self._told(event, seat=names[seat], lives=lives)
            case events.PaidPot(seat=seat, chips=chips) | events.Won(seat=seat, chips=chips):
                return self._told(event, seat=names[seat], chips=chips)
            case events.SuddenDeath(seats=seats):
                return self._told(event, seats=seats)
            case events.CircuitLimit(turns=turns):
                return self._told(event, turns=turns)
            case _:
                assert_never(event)

    def _told(self, event: Event, *, closed: bool = False, **args: Any) -> str:
        return self.say(f"event-{events.tag(type(event))}{'-closed' if closed else ''}", **args)

    def _given(self, event: Event, names: Sequence[str], seat: int, giver: int | None, **amount: int) -> str:
        message_id = f"event-{events.tag(type(event))}"
        if giver is None:
            return self.say(message_id, seat=names[seat], **amount)
        return self.say(f"{message_id}-from", seat=names[seat], other=names[giver], **amount)

    def _two_cards(self, card: int | None, second: int | None) -> dict[str, str]:
        return {"card": self.the_card(card), "second": self.the_card(second)}

    def told(self, event: Event, names: Sequence[str]) -> str:
        """What happened, with the id of the rule that made it so."""
        return self.say("told", text=self.event(event, names), rule=event.rule)

    def action(self, action: Action, names: Sequence[str]) -> str:
        """An action as its choice is offered: `Give 2 drinks to Bo`."""
        match action:
            case actions.Guess(call):
                return self.say("action-guess", call=self.answer(call))
            case actions.Play(card):
                return self.say("action-play", card=self.the_card(card))
            case actions.Give(gifts):
                parts = [self.say("gift", drinks=drinks, other=names[to]) for to, drinks in gifts]
                return self.say("action-give", gifts=", ".join(parts))
            case actions.GiveShot(to):
                return self.say("action-give_shot", other=names[to])
            case actions.Pick(place):
                return self.say("action-pick", place=place)
            case actions.Take(take, put):
                return self.say("action-take", card=self.the_card(take), second=self.the_card(put))
            case (
                actions.Pass()
                | actions.Accept()
                | actions.Liar()
                | actions.Volunteer()
                | actions.Decline()
                | actions.Stay()
                | actions.Swap()
                | actions.Draw()
                | actions.Again()
                | actions.Keep()
                | actions.Redeal()
                | actions.TakeAll()
                | actions.Stop()
                | actions.End()
                | actions.Stand()
            ):
                return self.say(f"action-{actions.tag(type(action))}")
            case _:
                assert_never(action)

    def prompt(self, allowed: Iterable[Action]) -> str:
        """What a seat is asked: the question to which these actions are the answers, or nothing if there are none."""
        said = list(allowed)
        kinds = {type(action) for action in said}
        for action in said:
            if isinstance(action, actions.Guess):
                return self.say(f"ask-{_question(action.call)}")
            if isinstance(action, actions.Give):
                most = max(sum(n for _, n in a.gifts) for a in said if isinstance(a, actions.Give))
                return self.say("ask-give", drinks=most)
        for kind, message_id in _PROMPTS:
            if kind <= kinds:
                return self.say(message_id)
        return ""

    def why(self, code: str, facts: Mapping[str, int | str], names: Sequence[str]) -> str:
        """Why a bot moved as it did; `facts` holds cards, ranks, suits, hands and `other` seats by their codes."""
        return self.say(f"why-{code}", **{name: self._fact(name, fact, names) for name, fact in facts.items()})

    def _fact(self, name: str, fact: int | str, names: Sequence[str]) -> int | str:
        match name, fact:
            case (("card" | "second"), int()):
                return self.the_card(fact)
            case (("card" | "second"), str()):
                return self.the_card(read_card(fact))
            case (("rank" | "suit"), str()):
                return self.answer(fact)
            case (("kind" | "next"), str()):
                return self.say(f"hand-{fact}")
            case "other", int():
                return names[fact]
            case _:
                return fact

    def error(self, error: NightbusError) -> str:
        """What is wrong, the rule that says so, what would do, and the line of the file it stands in."""
        # What a stranger's file or server says of itself is not to be obeyed by the terminal that shows it.
        facts = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        message_id = f"error-{error.code}"
        if _pattern(self.lang, message_id) is None and not self._strict and _pattern(_FALLBACK, message_id) is None:
            told = ", ".join(f"{name}={fact}" for name, fact in facts.items())
            text = self.say("error-unknown", code=error.code, facts=told)
        else:
            text = self.say(message_id, **facts)
        text = self.say("error-by-rule" if facts.get("rule") else "error-said", text=text, rule=facts.get("rule", ""))
        for fact in ("allowed", "nearest"):
            if facts.get(fact):
                text = f"{text} {self.say(f'error-{fact}', **{fact: facts[fact]})}"
        return self.say("error-line", line=error.line, text=text) if error.line else text


def _is_endless(value: Any) -> bool:
    """Is it a number with more digits than can be grouped? Whoever typed it reads it as it is."""
    return isinstance(value, int) and abs(value) >= 10**24


_CUCKOO_NUMBERS: Final = 16

_PROMPTS: Final[tuple[tuple[frozenset[type[Action]], str], ...]] = tuple(
    (frozenset(kinds), message_id)
    for kinds, message_id in (
        ((actions.Pass,), "ask-lay"),
        ((actions.GiveShot,), "ask-give-shot"),
        ((actions.Liar,), "ask-claim"),
        ((actions.Volunteer,), "ask-co-pilot"),
        ((actions.Pick,), "ask-pick"),
        ((actions.Stay, actions.Swap), "ask-swap"),
        ((actions.Stay, actions.Draw), "ask-draw"),
        ((actions.Stay, actions.Again), "ask-again"),
        ((actions.Keep,), "ask-exposed"),
        ((actions.Take, actions.Stand), "ask-last-lap"),
        ((actions.Take, actions.Stop), "ask-first-turn"),
        ((actions.Take,), "ask-take"),
        ((actions.Stop,), "ask-stop"),
        ((actions.Stay,), "ask-stay"),
    )
)
"""Which actions, allowed together, answer which question; the first that fits is asked."""


def _question(call: str) -> str:
    """The question to which this word is an answer."""
    if call in SUIT_WORDS:
        return "suit"
    if call in RANK_WORDS:
        return "rank"
    return {"red": "colour", "black": "colour", "higher": "height", "lower": "height"}.get(
        call, "heat" if call in ("hot", "cold") else "between"
    )


@cache
def _entries(lang: str) -> Mapping[str, str]:
    """The source of each message of a language by id. Each is parsed when it is first said: all take too long."""
    text = resources.files("nightbus").joinpath("locales", f"{lang}.ftl").read_text("utf-8")
    found = re.finditer(r"^([a-z][\w-]*) =.*\n(?:(?: .*)?\n)*", text + "\n", re.MULTILINE)
    return {entry[1]: entry[0] for entry in found}


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _load(lang: str, message_id: str) -> None:
    """Parse a message, and those that it mentions."""
    from fluent.runtime import FluentResource

    source = _entries(lang).get(message_id)
    if source is not None:
        _bundle(lang).add_resource(FluentResource(source))
        for mentioned in re.findall(r"\{ ([a-z][\w-]*)", source):
            _load(lang, mentioned)


@cache
def _pattern(lang: str, message_id: str) -> Any:
    """The pattern of a message or of an attribute of it, or None."""
    name, _, attribute = message_id.partition(".")
    _load(lang, name)
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
