"""Ride the Bus: which cards may come next, as one seat can know from what it was told. C-7, RTB-2.8, 3.1 to 3.6."""

from collections import Counter
from collections.abc import Iterable

from nightbus.odds.rides import whole_pack
from nightbus.rules import events
from nightbus.rules.events import Event
from nightbus.rules.ride_the_bus.house import Bus, DealFace, House


def unseen_cards(house: House, story: Iterable[Event], seat: int) -> Counter[int]:
    """The cards that `seat` cannot place, each as likely as another to come next; `story` is as it may read it.

    Dealt face up, they are the deck. Dealt in private, they may also be in other hands: which answers were right is
    left out of account.
    """
    memory = _Memory(house, seat)
    for event in story:
        memory.note(event)
    return whole_pack(house) - memory.seen()


class _Memory:
    """What has been seen since the last shuffle."""

    def __init__(self, house: House, seat: int) -> None:
        self._house = house
        self._seat = seat
        self._out: Counter[int] = Counter()
        """Cards seen as they left the deck."""
        self._line: list[int] = []
        """Those of the ride's present try."""
        self._last: int | None = None
        self._drawing = False
        # Of cards dealt to others in private: those laid for good or shown in the end, and those shown in between.
        self._laid: dict[int, Counter[int]] = {}
        self._shown: dict[int, Counter[int]] = {}

    def seen(self) -> Counter[int]:
        """All of them."""
        found = Counter(self._out)
        for seat in self._laid.keys() | self._shown.keys():
            found += self._laid.get(seat, Counter()) | self._shown.get(seat, Counter())
        return found

    def note(self, event: Event) -> None:
        """Something happened."""
        match event:
            case events.Dealt(card=card) | events.PyramidTurned(card=card):
                self._came(card)
            case events.RideTurned(card=card):
                self._came(card)
                self._line.append(-1 if card is None else card)
            case events.Tied():  # it went back (RTB-1.8)
                if self._last is not None:
                    self._out[self._last] -= 1
                self._line = self._line[:-1]
            case events.Drew(card=card):
                if not self._drawing:  # for a draw all cards are gathered first (RTB-3.1)
                    self._shuffle()
                    self._drawing = True
                self._came(card)
            case events.RideRestarted():
                self._line = []
            case events.Reshuffled():  # but for the cards of the present try (RTB-3.4)
                kept = self._line
                self._shuffle()
                self._out, self._line = Counter(kept), kept
            case events.GameBegan() | events.RowLaid() | events.DrawAgain():
                self._shuffle()
            case events.Rides():
                if self._drawing:
                    self._shuffle()
            case events.AllAboard():
                if self._house.bus == Bus.PYRAMID:
                    self._shuffle()
            case (
                events.Played(seat=seat, card=card)
                | events.ClaimHeld(seat=seat, card=card)
                | events.BluffShown(seat=seat, card=card)
                | events.ShowedCard(seat=seat, card=card)
            ):
                if self._is_new(seat) and card is not None:
                    self._laid.setdefault(seat, Counter())[card] += 1
            case events.ClaimBroke(seat=seat, card=card) | events.BluffReturned(seat=seat, card=card):
                if self._is_new(seat) and card is not None:
                    self._shown.setdefault(seat, Counter())[card] = 1
            case _:
                pass

    def _came(self, card: int | None) -> None:
        self._last = card
        if card is not None:
            self._out[card] += 1

    def _is_new(self, seat: int) -> bool:
        """Is a card that this seat shows one that was not seen as it was dealt?"""
        return self._house.deal_face == DealFace.PRIVATE and seat != self._seat

    def _shuffle(self) -> None:
        self._out.clear()
        self._line = []
        self._laid.clear()
        self._shown.clear()
        self._drawing = False
