"""The same loop in other engines: random complete games of cards, on one core, timed by the processor's clock.

Each is driven as its own documentation drives it: OpenSpiel's states of C++ from Python, RLCard's and PettingZoo's
environments step by step, Pgx compiled by JAX over a batch of games at once. Each is imported when it is asked for.
"""

import contextlib
import io
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any, Final

Loop = Callable[[], tuple[int, int]]
"""Plays some games: (games, decisions)."""

PGX_STEPS: Final = 200
"""Decisions of each game of a batch in one call."""


@dataclass(frozen=True, slots=True)
class PeerRate:
    """What an engine did in a second of one core."""

    engine: str
    version: str
    game: str
    how: str
    games_per_second: float
    decisions_per_second: float


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine that may be installed: its package, its games, and how it is driven."""

    engine: str
    package: str
    cases: tuple[tuple[str, str], ...]
    """(game, how), a long run measures them all."""
    short: int
    """So many of them are measured in a short run."""
    loop: Callable[[str, str], Loop]


def peer_rates(seconds: float, *, short: bool, say: Callable[[str], None]) -> Iterator[PeerRate | str]:
    """Each peer's rates, so many seconds to a game; of a missing one its package. `say` hears what comes next."""
    for peer in PEERS:
        try:
            found = version(peer.package)
        except PackageNotFoundError:
            yield peer.package
            continue
        for game, how in peer.cases[: peer.short] if short else peer.cases:
            say(f"{peer.engine} {game}")
            with contextlib.redirect_stdout(io.StringIO()):
                loop = peer.loop(game, how)
                loop()  # the first call imports, compiles, allocates
                games, decisions = rates(loop, seconds)
            yield PeerRate(peer.engine, found, game, how, games, decisions)


def rates(loop: Loop, seconds: float) -> tuple[float, float]:
    """(games, decisions) in a second of processor time, from calls that take so many seconds together."""
    games = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        more = loop()
        games += more[0]
        decisions += more[1]
    spent = process_time() - began
    return games / spent, decisions / spent


def _open_spiel(name: str, _how: str) -> Loop:
    game = import_module("pyspiel").load_game(name)
    luck = random.Random(1)  # noqa: S311

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return 1, decisions

    return play


def _rlcard(name: str, _how: str) -> Loop:
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    luck = random.Random(1)  # noqa: S311

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return 1, decisions

    return play


def _petting_zoo(name: str, how: str) -> Loop:
    module = import_module(f"pettingzoo.classic.{name}")
    env: Any = getattr(module, how)()
    luck = random.Random(1)  # noqa: S311
    env.reset(seed=1)

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        while not all(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            mask = seen["action_mask"] if "action_mask" in seen else env.infos[env.agent_selection]["action_mask"]
            env.step(luck.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return 1, decisions

    return play


def _pgx(name: str, how: str) -> Loop:
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    batch = int(how.split()[-1])
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))

    def one(carried: Any, _: None) -> tuple[Any, Any]:
        states, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        weights = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        states = step(states, jax.random.categorical(choosing, weights, axis=-1), jax.random.split(dealing, batch))
        return (states, key), (states.terminated | states.truncated).sum()

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=PGX_STEPS))
    carried = (states, jax.random.PRNGKey(2))

    def play() -> tuple[int, int]:
        nonlocal carried
        carried, ended = many(carried)
        return int(ended.sum()), batch * PGX_STEPS

    return play


PEERS: Final = (
    Peer(
        "OpenSpiel",
        "open_spiel",
        tuple(
            (name, "C++ states, Python loop")
            for name in ("leduc_poker", "kuhn_poker", "blackjack", "gin_rummy", "hearts", "crazy_eights", "go_fish")
        ),
        1,
        _open_spiel,
    ),
    Peer(
        "RLCard",
        "rlcard",
        tuple((name, "step loop") for name in ("leduc-holdem", "blackjack", "limit-holdem", "uno")),
        1,
        _rlcard,
    ),
    Peer(
        "PettingZoo",
        "pettingzoo",
        (("leduc_holdem_v4", "env"), ("leduc_holdem_v4", "raw_env"), ("texas_holdem_v4", "raw_env")),
        1,
        _petting_zoo,
    ),
    Peer(
        "Pgx",
        "pgx",
        (
            ("leduc_holdem", "jit, batch 4096"),
            ("leduc_holdem", "jit, batch 1024"),
            ("leduc_holdem", "jit, batch 16384"),
            ("kuhn_poker", "jit, batch 4096"),
        ),
        1,
        _pgx,
    ),
)
