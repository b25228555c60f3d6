"""What a page asks of the lab and the odds: answered by a process of its own, bounded, never in a table's way."""

import asyncio
import hashlib
import itertools
import json
import multiprocessing
import os
import pickle
import threading
from collections import OrderedDict
from collections.abc import Callable, Container, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache, partial
from typing import Annotated, Any, Final

import msgspec

from nightbus.bots.playing import pub_of
from nightbus.cards import DECK, card_name, read_card
from nightbus.errors import IllegalStep, LogError, NightbusError, NotationError
from nightbus.rules.game import SPECTATOR
from nightbus.rules.switches import as_json
from nightbus.server.commands import house_of
from nightbus.server.messages import Err, encode
from nightbus.server.room import Room
from nightbus.table.log import Act, Log, read_log
from nightbus.table.replay import stepping
from nightbus.table.rulebook import rule_args, rules_in_play
from nightbus.table.table import Table
from nightbus.table.tagged import Json, action_json, event_json, views_json

WAITING: Final = 16
"""Questions that may wait; then it is busy."""
PATIENCE: Final = 30.0
"""Seconds that an answer may take."""
KEPT: Final = 512
"""Answers that are given again without being worked out."""
MOST_NIGHTS: Final = 200_000
"""Of one question to the lab."""
MOST_STEPS: Final = 3000
"""Of a log that is looked back on: a longer ride than any that was ever had."""
WORSE: Final = 10
"""How far the process steps back for the tables."""


Hand = Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]
"""Three cards by name."""


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """House rules that something is asked about."""

    game: str = "ride-the-bus"
    rulebook: str | None = None
    switches: Json = {}
    seats: int = 5
    nights: int = 20_000
    policy: str = "pub"
    hands: Annotated[list[Hand], msgspec.Meta(max_length=16)] = []
    """Hands of Stop the Bus, as at a showdown: `/api/rules` says what each is (`kinds`) and its place (STB-2.1)."""


_Key = tuple[str, bytes]
"""What is asked, and a hash of the question: a position is long."""


class Adviser:
    """One process that works out odds and nights, one question after another."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._asked: dict[_Key, asyncio.Future[tuple[bytes, bool]]] = {}
        """What is being worked out, or waits for that; several may wait for one answer."""
        self._known: OrderedDict[_Key, bytes] = OrderedDict()

    def close(self) -> None:
        """Stop the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def ask(self, what: str, question: bytes) -> bytes:
        """The answer, JSON; the same question is answered from memory, and worked out once for all who ask it.

        :raises NightbusError: as the question deserves; `takes-long` if it took too long, `busy` if too many wait, or
            the process was ended because of another question.
        """
        key = what, hashlib.sha256(question).digest()
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        pool, asked = self._process(), self._asked.get(key)
        if asked is None:
            if len(self._asked) >= WAITING:
                raise IllegalStep("busy")
            asked = asyncio.get_running_loop().run_in_executor(pool, _answer, what, question)
            self._asked[key] = asked
            asked.add_done_callback(partial(self._over, key))
        try:
            found, keep = await asyncio.wait_for(asyncio.shield(asked), PATIENCE)
        except TimeoutError:
            self._start_anew(pool)
            raise IllegalStep("takes-long", seconds=int(PATIENCE)) from None
        except BrokenProcessPool:
            self._start_anew(pool)
            raise IllegalStep("busy") from None
        except asyncio.CancelledError:
            if not asked.cancelled():  # it is whoever asked that has gone, not the process
                raise
            raise IllegalStep("busy") from None
        if found.startswith(b'{"type":"err"'):
            err = msgspec.json.decode(found, type=Err)
            raise IllegalStep(err.code, **err.facts)
        if keep:
            self._known[key] = found
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    def _over(self, key: _Key, asked: "asyncio.Future[tuple[bytes, bool]]") -> None:
        self._asked.pop(key, None)
        if not asked.cancelled():
            asked.exception()  # seen, though whoever asked may have gone

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_begin)
        return self._pool

    def _start_anew(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list(getattr(pool, "_processes", None) or {}):
            with suppress(OSError):
                os.kill(process, 9)
        pool.shutdown(wait=False, cancel_futures=True)


def position_of(room: Room, person: int) -> bytes:
    """The question what this person's choices are worth, as their seat knows the game.

    Of somebody without a seat: what the choices of whoever's turn it is are worth, as everybody may know the game.

    :raises IllegalStep: there is no game.
    """
    table = room.table
    if table is None:
        raise IllegalStep("no-game")
    return _position_for(room.viewer_of(person), table)


def _position_for(viewer: int, table: Table) -> bytes:
    return pickle.dumps((table.game.name, table.state, table.house, viewer))


def last_of(room: Room, person: int) -> bytes:
    """The question what this person's last decision was worth, now that it is made; without a seat, what anybody's was.

    :raises IllegalStep: there is no game.
    """
    if room.table is None:
        raise IllegalStep("no-game")
    return pickle.dumps((room.log_text, room.viewer_of(person)))


def frames_of(room: Room) -> bytes:
    """The question how the game on the table went, its bots to say why they moved."""
    bots = [seat for seat, person in enumerate(room.playing) if room.people[person].bot == "pub"]
    return pickle.dumps((room.log_text, bots))


# In the process


def _begin() -> None:
    """Step back for the tables, and end with the server however it ends."""
    with suppress(OSError, AttributeError):
        os.nice(WORSE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)  # whatever is being worked out, nobody waits for it any more


def _answer(what: str, question: bytes) -> tuple[bytes, bool]:
    """(the answer or an `err`, may it be given again?)."""
    try:
        return _ANSWERS[what](question)
    except NightbusError as refused:
        return encode(Err(code=refused.code, facts=refused.facts)), False


def _forecast(question: bytes) -> tuple[bytes, bool]:
    from nightbus.lab.forecasting import forecast

    asked = msgspec.json.decode(question, type=Question)
    name, _, house = house_of(asked.game, asked.rulebook, asked.switches)
    compiled = _is_compiled(name)
    return _written(forecast(house, asked.seats, compiled=compiled).as_json()), compiled


def _odds(question: bytes) -> tuple[bytes, bool]:
    from nightbus.odds.overview import house_odds
    from nightbus.odds.written import odds_json
    from nightbus.rules.game import game

    asked = msgspec.json.decode(question, type=Question)
    name, _, house = house_of(asked.game, asked.rulebook, asked.switches)
    game(name).check(house, asked.seats)
    return _written({"odds": odds_json(house_odds(game(name), house, asked.seats))}), True


def _lab(question: bytes) -> tuple[bytes, bool]:
    from nightbus.lab import simulate

    asked = msgspec.json.decode(question, type=Question)
    name, book, house = house_of(asked.game, asked.rulebook, asked.switches)
    if not _is_compiled(name):
        from nightbus.lab.played import lab_is_here

        if not lab_is_here():  # waiting would not help
            raise IllegalStep("lab-missing", package="numba", install="pip install 'nightbus[lab]'")
        raise IllegalStep("lab-compiling")
    nights = min(asked.nights, MOST_NIGHTS)
    found = simulate(name, house, asked.seats, games=nights, policies=[asked.policy], jobs=1, rulebook=book)
    return _written(found.as_json()), True


def _position(question: bytes) -> tuple[bytes, bool]:
    return _written(_known_to(question)), True


def _last(question: bytes) -> tuple[bytes, bool]:
    text, viewer = pickle.loads(question)  # noqa: S301  of this very server (`last_of`)
    log = read_log(text)
    found = _last_act(log, viewer)
    if found is None:
        return _written({"seat": None, "asked_by": "", "options": [], "standing": [], "chosen": None}), False
    number, chosen = found
    table = next(itertools.islice(stepping(log), number, None))
    page = _known_to(_position_for(viewer, table))
    hidden = viewer == SPECTATOR and not page["options"]  # what was done is hidden too: a card laid face down, say
    return _written(page | {"chosen": None if hidden else action_json(chosen.action)}), True


def _last_act(log: Log, viewer: int) -> tuple[int, Act] | None:
    """The last thing that a seat has done, or of all seats' the last that somebody who looks on has noticed."""
    found: tuple[int, Act] | None = None
    run = stepping(log)
    table = next(run)
    before = len(table.state.story), table.awaits
    for number, step in enumerate(log.steps):
        next(run)
        now = len(table.state.story), table.awaits
        if isinstance(step, Act) and (step.seat == viewer or (viewer == SPECTATOR and now != before)):
            found = number, step
        before = now
    return found


@lru_cache(KEPT)
def _known_to(position: bytes) -> Json:
    """The odds of a position (`_position_for`) as a seat knows them, or everybody.

    Kept: a decision is asked about again with every step that follows it.
    """
    from nightbus.odds.position import position_odds, public_odds
    from nightbus.odds.written import odds_json
    from nightbus.rules.game import game

    name, state, house, viewer = pickle.loads(position)  # noqa: S301  of this very server
    of = game(name)
    found = public_odds(of, state, house) if viewer == SPECTATOR else position_odds(of, state, house, viewer)
    return {
        "seat": None if found.seat == SPECTATOR else found.seat,
        "asked_by": found.asked_by,
        "options": odds_json(found.options),
        "standing": odds_json(found.standing),
    }


def _night(question: bytes) -> tuple[bytes, bool]:
    from nightbus.odds.looking_back import looked_back
    from nightbus.odds.written import odds_json

    log = read_log(_text_of(question))
    _check_length(len(log.steps))
    night, table = looked_back(log)
    return _written(
        {"decisions": odds_json(night.decisions), "nights": odds_json(night.seats(table.state)), "seats": table.names}
    ), True


def _frames(question: bytes) -> tuple[bytes, bool]:
    """The log played step by step, every hand face up: what each seat saw of its own, put together."""
    return _played(_text_of(question), ())


def _table_frames(question: bytes) -> tuple[bytes, bool]:
    return _played(*pickle.loads(question))  # noqa: S301  of this very server (`frames_of`)


def _played(text: str, bots: Container[int]) -> tuple[bytes, bool]:
    log = read_log(text)
    _check_length(len(log.steps))
    frames: list[Json] = []
    why: Json = {}
    told = 0
    run = stepping(log)
    for number, table in enumerate(run):
        seats = range(len(table.names))
        whole, *own = views_json(table.views((SPECTATOR, *seats)))
        whole["seats"] = [view["seats"][seat] for seat, view in zip(seats, own, strict=True)]
        events = [event_json(event) for event in table.story(None, told)]
        told = len(table.state.story)
        frames.append({"step": number, "view": whole, "events": events, **why})
        step = log.steps[number] if number < len(log.steps) else None
        why = {"why": _why(table, step)} if isinstance(step, Act) and step.seat in bots else {}
    head = log.header
    return _written(
        {"game": head.game, "rulebook": head.rulebook, "seats": head.seats, "frames": changes_only(frames)}
    ), True


def _why(table: Table, act: Act) -> Json:
    """What speaks for what a bot is about to do: everybody may read it, now that the game is over."""
    game, state, house = table.game, table.state, table.house
    code, facts = pub_of(game).why(state, house, act.seat, game.encode(state, house, act.seat, act.action)[0])
    named = {
        name: card_name(fact) if name in ("card", "second") and isinstance(fact, int) else fact
        for name, fact in facts.items()
    }
    return {"seat": act.seat, "action": action_json(act.action), "code": code, "facts": named}


def changes_only(frames: list[Json]) -> list[Json]:
    """Each frame with only those fields of its view that are not as before.

    >>> changes_only([{"view": {"pot": 1, "left": 2}}, {"view": {"pot": 1, "left": 1}}])
    [{'view': {'pot': 1, 'left': 2}}, {'view': {'left': 1}}]
    """
    found: list[Json] = []
    before: Json = {}
    for frame in frames:
        view = frame["view"]
        found.append(frame | {"view": {k: v for k, v in view.items() if k not in before or before[k] != v}})
        before = view
    return found


def _text_of(log: bytes) -> str:
    try:
        return log.decode()
    except UnicodeDecodeError:
        raise LogError("not-text") from None


def _check_length(steps: int) -> None:
    if steps > MOST_STEPS:
        raise IllegalStep("log-long", steps=steps, limit=MOST_STEPS)


def _is_compiled(name: str) -> bool:
    """Can the compiled rules answer at once? If they could but for the compiling, that begins meanwhile."""
    from nightbus.lab.played import lab_is_here

    if not lab_is_here():
        return False
    from nightbus.lab import options
    from nightbus.lab.blocks import kernel_of

    if options.is_compiled(name):
        return True
    if name not in _COMPILING:
        _COMPILING.add(name)
        threading.Thread(target=kernel_of, args=(name,), daemon=True).start()
    return False


_COMPILING: set[str] = set()


def _written(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str).encode()


_ANSWERS: Final[Mapping[str, Callable[[bytes], tuple[bytes, bool]]]] = {
    "forecast": _forecast,
    "odds": _odds,
    "lab": _lab,
    "position": _position,
    "last": _last,
    "night": _night,
    "frames": _frames,
    "table_frames": _table_frames,
}


def rules_of(asked: Question) -> Json:
    """The rules as set: every switch, which of them matter, the rules' ids and what their words need.

    :raises NightbusError: no such game, rulebook, switch or value.
    """
    from nightbus.rules.game import game
    from nightbus.server.offering import switches_that_matter

    name, book, house = house_of(asked.game, asked.rulebook, asked.switches)
    return {
        "game": name,
        "rulebook": book,
        "switches": as_json(house),
        "matter": switches_that_matter(game(name), house),
        "rules": rules_in_play(game(name), house),
        "args": rule_args(game(name), house),
        "kinds": [_kind_of(hand, house) for hand in asked.hands] if name == "stop-the-bus" else [],
        "places": _places_of(asked.hands, house) if name == "stop-the-bus" else [],
    }


def _kind_of(hand: list[str], house: Any) -> str:
    """What three cards by name are, a word of `hands.KINDS`.

    :raises NotationError: one of them is no card of the pack of 52.
    """
    from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind

    first, second, third = (read_card(name) for name in hand)
    if max(first, second, third) >= DECK:
        raise NotationError("no-such-card", card=card_name(max(first, second, third)))
    return KINDS[hand_kind(first, second, third, house)]


def _places_of(hands: list[Hand], house: Any) -> list[int]:
    """The place of each of these hands, 1 for the best; equal hands share one."""
    from nightbus.rules.stop_the_bus.hands import hand_value

    cards = [[read_card(name) for name in hand] for hand in hands]
    values = [hand_value(first, second, third, house) for first, second, third in cards]
    return [1 + sum(other > value for other in values) for value in values]
