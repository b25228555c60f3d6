"""A night at a table where some seats are people and the others bots, without screen or keyboard.

Whoever shows it asks for one step at a time, so that a bot's move, or a card of a ride, can be seen before the next.
The seed decides the cards and what the bots do: the same seed and the same moves of people give the same night.
"""

import hmac
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, Self

from nightbus.bots.playing import BOT_NAMES, chosen, policy, pub_of
from nightbus.errors import HouseRuleError, LogError, NotationError
from nightbus.rules.actions import Action
from nightbus.rules.events import GameBegan, RoundBegan
from nightbus.rules.game import SPECTATOR, Game
from nightbus.table.log import Log
from nightbus.table.notation import same_name
from nightbus.table.replay import replay
from nightbus.table.shoes import LogShoe, SeedShoe
from nightbus.table.table import Table

DEFAULT_SEATS: Final = {"ride-the-bus": 5, "chase-the-ace": 6, "stop-the-bus": 4}

Step = Literal["chance", "bot"]


def seats_for(game: Game, house: Any, people: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """The names of the seats: the people first, then bots, `seats` in all or as many as usual.

    :raises NotationError: more people than seats.
    :raises HouseRuleError: so many seats cannot play these house rules.
    """
    if seats is None:
        seats = _usual(game, house, len(people))
    elif seats < len(people):
        raise NotationError("people-seats", people=len(people), seats=seats, nearest=f"--seats {len(people)}")
    game.check(house, seats)  # before names are given: there are no more bots than a table has seats
    taken = {same_name(name) for name in people}
    free = [name for name in BOT_NAMES if same_name(name) not in taken]
    return (*people, *free[: seats - len(people)])


def _usual(game: Game, house: Any, people: int) -> int:
    """The usual number of seats, or the next one below that can play these house rules."""
    usual = max(DEFAULT_SEATS[game.name], people)
    for seats in range(usual, people, -1):
        try:
            game.check(house, seats)
        except HouseRuleError:
            continue
        return seats
    return usual


class Night:
    """A table, its people, and the bots at the other seats."""

    def __init__(self, table: Table, shoe: SeedShoe, people: Collection[int], level: str) -> None:
        self.table = table
        self.people = frozenset(people)
        self.level = level
        self._shoe = shoe
        self._choose = policy(table.game, level)
        self.on_step: Callable[[Log], None] = lambda _log: None
        """Called after every step, with the log that it is in."""

    @classmethod
    def begin(
        cls,
        game: Game,
        house: Any,
        rulebook: str,
        names: Sequence[str],
        *,
        people: Collection[int],
        level: str,
        seed: int,
    ) -> Self:
        """A new night; chance has not happened yet.

        :raises NightbusError: names, seats or house rules that will not do.
        """
        shoe = SeedShoe(seed, told=True)
        # The table's own shoe never speaks: this night deals, one card at a time.
        table = Table(game, house, names, LogShoe(shoe.header()), rulebook=rulebook)
        return cls(table, shoe, people, level)

    @classmethod
    def resume(cls, log: Log, *, people: Collection[int], level: str) -> Self:
        """The night of this log, to go on where it ends.

        :raises LogError: it cannot be played again, or does not say its seed.
        """
        return cls(replay(log), _shoe_of(log), people, level)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.table.names

    def step(self) -> Step | None:
        """What happened without people, one card or one bot's move; None if people are to act or all is over."""
        chance = self.table.chance
        if chance is not None:
            self.table.deal_pick(self._shoe.pick(chance))
            self.on_step(self.table.log)
            return "chance"
        bot = next((seat for seat in self.table.awaits if seat not in self.people), None)
        if bot is None:
            return None
        told = len(self.table.state.story)
        # Sealed answers are one step: how many cards a bot lays must not show in how long it takes (C-4).
        while bot in self.table.awaits and self.table.chance is None and len(self.table.state.story) == told:
            self.table.do(bot, self.advice(bot))
            self.on_step(self.table.log)
        return "bot"

    @property
    def asked(self) -> int | None:
        """The person to act, the first in the order of turns (C-6); None if a card or a bot is due, or all is over."""
        awaits = self.table.awaits
        if self.table.chance is not None or not awaits or any(seat not in self.people for seat in awaits):
            return None
        dealer = self.table.view(SPECTATOR).dealer
        first = 0 if dealer is None else dealer + 1
        return min(awaits, key=lambda seat: (seat - first) % len(self.names))

    def do(self, seat: int, action: Action) -> None:
        """A person acts.

        :raises NightbusError: not this seat, or not this action now; nothing has changed.
        """
        self.table.do(seat, action)
        self.on_step(self.table.log)

    def undo(self, seat: int) -> None:
        """A person takes back a step.

        :raises IllegalStep: it revealed something or committed somebody, or there is none.
        """
        self.table.undo(seat)
        self.on_step(self.table.log)

    def again(self) -> None:
        """A further game of the session (C-11)."""
        self.table.again()
        self.on_step(self.table.log)

    def is_secret(self, seat: int) -> bool:
        """May the other people round the keyboard not see what this seat sees and does now (C-4)?"""
        if len(self.people) < 2:
            return False
        public = replace(self.table.view(SPECTATOR), viewer=seat)
        return len(self.table.awaits) > 1 or public != self.table.view(seat)

    def has_begun_anew(self, since: int) -> bool:
        """Has a round or game begun after the first `since` events? Then all have looked at how the last one ended."""
        return any(isinstance(event, GameBegan | RoundBegan) for event in self.table.story(SPECTATOR, since))

    def tip(self, seat: int) -> tuple[Action, str, dict[str, int | str]]:
        """What a bot of level `pub` would do at this seat, and the code and facts of why it would."""
        of, house, state = self.table.game, self.table.house, self.table.state
        bot = pub_of(of)
        action = chosen(self.table, bot.choose, seat, self._roll(seat))
        code, facts = bot.why(state, house, seat, of.encode(state, house, seat, action)[0])
        return action, code, facts

    def advice(self, seat: int) -> Action:
        """What a bot of this night's level would do at this seat now, a split of drinks whole."""
        return chosen(self.table, self._choose, seat, self._roll(seat))

    def _roll(self, seat: int) -> int:
        """64 bits that follow from the seed, the seat and how far the log has come: a resumed night throws the same."""
        at = f"bot {seat} {len(self.table.log.steps)}"
        return int.from_bytes(hmac.digest(self._shoe.seed, at.encode("ascii"), "sha256")[:8], "big", signed=True)


def _shoe_of(log: Log) -> SeedShoe:
    """The shoe that the log was dealt from."""
    try:
        return SeedShoe(bytes.fromhex(str(log.header.shoe["seed"])), told=True)
    except (KeyError, ValueError):
        raise LogError("log-no-seed") from None
