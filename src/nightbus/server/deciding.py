"""One entry in the making: what is decided happens to the room at once, and is written down as it happens."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from nightbus.bots.playing import chosen, policy
from nightbus.errors import IllegalStep
from nightbus.rules.actions import Accept, Action, Decline, End, Give, Keep, Pass, Stand, Stay
from nightbus.rules.ride_the_bus import phase
from nightbus.server import events as ev
from nightbus.server.events import Event, Happening, Stepped
from nightbus.server.room import Room
from nightbus.table import log
from nightbus.table.shoes import fair_key, seed_pick
from nightbus.table.table import MayGive, Table

TENTH: Final = 100_000
"""Microseconds in a tenth of a second."""
OPENING: Final = 30 * TENTH
"""How long nonces are waited for."""
QUIET: Final = (Pass, Accept, Decline, Stay, Keep, Stand, End)
"""What a stand-in does that only keeps a seat warm: the first of these that is allowed."""


class Decision:
    """What happens to a room in one entry. After an error the room may have changed and must be read again."""

    def __init__(self, room: Room, now: int, known: Mapping[str, bytes]) -> None:
        self.room = room
        self.now = now
        """Microseconds since 1970."""
        self.events: list[Event] = []
        self.secrets: dict[str, bytes] = {}
        """To be kept from now on, and out of the log: a seed by its commitment."""
        self.move = ""
        """A one-time code, for whoever asked."""
        self._known = known

    def happens(self, event: Happening) -> None:
        """It happens."""
        self.room.apply(event, self.now)
        self.events.append(event)

    def step(self, step: log.Step) -> None:
        """A step of the game happens.

        :raises IllegalStep: it is not allowed now; nothing has changed.
        """
        table = self.table
        number = len(table.log.steps) + 1
        self.room.apply(Stepped(number, step), self.now)
        self.events.append(Stepped(number, table.log.steps[-1]))

    @property
    def table(self) -> Table:
        """The table that a game lies on.

        :raises IllegalStep: none does.
        """
        if self.room.table is None:
            raise IllegalStep("no-game")
        return self.room.table

    # Shuffling together

    def commit(self) -> None:
        """A seed of its own for the game that begins, and the hashes of the nonces that devices have sent ahead."""
        seed = secrets.token_bytes(32)
        commitment = hashlib.sha256(seed).hexdigest()
        self.secrets[commitment] = seed
        self.step(log.Commit(commitment))
        for seat, person in enumerate(self.room.playing):
            who = self.room.people[person]
            if who.sealed and who.present and not self.room.stood_in(person):
                self.step(log.Seal(seat, who.sealed))
        self.mix_if_open()

    def mix_if_open(self) -> None:
        """Deal, once no nonce is waited for any longer."""
        shuffling = self.table.shuffling
        if shuffling and not shuffling.left_out:
            self.mix()

    def mix(self) -> None:
        """Wait for no nonce any longer, and deal."""
        self.step(log.Mix())
        self.deal_on()

    def deal_on(self) -> None:
        """Deal what follows at once; a card that is to be looked forward to waits. When all is over, tell the seed."""
        while self._due() and not unhurried(self.table):
            self.deal()
        self._reveal_if_over()
        self._end_vote_if_over()

    def deal(self) -> None:
        """Deal one card."""
        table = self.table
        chance = table.chance
        shuffling = table.shuffling
        if chance is None or shuffling is None:
            raise IllegalStep("no-card-due", awaits="", rule=table.asked_by)
        if not self.room.key:  # once for all cards of a shuffle
            self.room.key = fair_key(self._seed(), shuffling.nonces)
        self.room.deal(seed_pick(self.room.key, chance.number, chance.of))
        steps = table.log.steps
        self.events.append(Stepped(len(steps), steps[-1]))

    def deal_next(self) -> None:
        """Deal the card that has been looked forward to, and what follows at once."""
        self.deal()
        self.deal_on()

    def give_up(self) -> None:
        """The game ends as it stands, and its seed is told."""
        self.happens(ev.GivenUp())
        self._end_vote_if_over()
        if self.room.mixed:
            self.step(log.Reveal(self._seed().hex()))

    def _due(self) -> bool:
        table = self.table
        return table.shuffling is not None and table.shuffling.dealing and table.chance is not None

    def _reveal_if_over(self) -> None:
        table = self.table
        if table.over and table.shuffling is not None and table.shuffling.dealing:
            self.step(log.Reveal(self._seed().hex()))

    def _end_vote_if_over(self) -> None:
        """A vote is about the game under way: with that it ends, too."""
        if self.room.vote and self.room.finished:
            self.happens(ev.VoteEnded(self.room.vote.what, passed=False))  # type: ignore[arg-type]  # as it was called

    def _seed(self) -> bytes:
        shuffling = self.table.shuffling
        commitment = shuffling.commitment if shuffling else ""
        return self.secrets.get(commitment) or self._known[commitment]

    # Moves

    def act(self, seat: int, action: Action) -> None:
        """A seat acts, and what follows at once happens.

        :raises IllegalStep: not this seat, or not this action now; nothing has changed.
        """
        self.step(log.Act(seat, action))
        self.deal_on()

    def undo(self, seat: int) -> None:
        """A seat takes its last step back.

        :raises IllegalStep: there is none to take back; nothing has changed.
        """
        self.step(log.Undo(seat))

    def stand_in(self, seat: int) -> None:
        """Somebody else moves for this seat: a sealed answer whole, so that nobody can count what it is made of."""
        table = self.table
        told, person = len(table.state.story), self.room.people[self.room.playing[seat]]
        by_bot = person.bot or self.room.absent != "default"
        choose = policy(table.game, person.bot or "pub") if by_bot else None
        while seat in table.awaits and table.chance is None and len(table.state.story) == told:
            if choose is None:
                self.step(log.Act(seat, quiet_choice(table, seat)))
            else:
                roll = int.from_bytes(secrets.token_bytes(8), "big", signed=True)
                self.step(log.Act(seat, chosen(table, choose, seat, roll)))
        self.deal_on()


def quiet_choice(table: Table, seat: int) -> Action:
    """What keeps a seat warm: the first of `QUIET` that it may do, else what comes first; drinks go to its left."""
    legal = table.legal(seat)
    for kind in QUIET:
        for action in legal:
            if isinstance(action, kind):
                return action
    first = legal[0]
    if isinstance(first, MayGive):
        to = min(first.to, key=lambda other: (other - seat) % len(table.names))
        return Give(((to, first.drinks),))
    return replace(first)


def unhurried(table: Table) -> bool:
    """Is the card that is due one to look forward to: turned after another, without anybody's choice between them?"""
    if table.game.name != "ride-the-bus":
        return False
    now = table.state.phase
    if now in (phase.RIDE_ROW, phase.DRAW_CARD):
        return True
    return bool(now == phase.PYRAMID_CARD and isinstance(table.log.steps[-1], log.Deal))
