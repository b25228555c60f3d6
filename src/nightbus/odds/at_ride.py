"""Ride the Bus at a table: each answer, card, claim and ride, as one seat can know it."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from nightbus.cards import NOBODY, rank_of
from nightbus.odds.attempt import ride_answers
from nightbus.odds.claims import CALLS, bluff_costs, call_odds, called, chance_true, matches_held
from nightbus.odds.distribution import Distribution
from nightbus.odds.option import Option
from nightbus.odds.played import PlayedRides, played_on
from nightbus.odds.pyramid import SHOT, HoldOdds, hold_odds, row_worth
from nightbus.odds.questions import answer_odds
from nightbus.odds.rides import Ride, rest_of_ride, ride_odds, whole_pack
from nightbus.odds.seen import unseen_cards
from nightbus.rules import events, rule, told
from nightbus.rules.actions import Decline, Pass, Pick, Play, Volunteer
from nightbus.rules.events import Event, event_of
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.rules.ride_the_bus import GAME, phase
from nightbus.rules.ride_the_bus.house import Bus, DealFace, House
from nightbus.rules.ride_the_bus.pyramid import bluffs, gives_shot, matches, takes, worth
from nightbus.rules.ride_the_bus.ride import form_rule
from nightbus.rules.ride_the_bus.state import State
from nightbus.rules.ride_the_bus.view import RideView


@dataclass(frozen=True, slots=True, kw_only=True)
class CallOdds(Option):
    """Believing a claim, or calling it."""

    true: Fraction
    """Chance that the claim is true, at the stated rate of bluffs; 0 or 1 where the cards leave no doubt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOdds(Option):
    """Laying a card on the pyramid."""

    bluff: bool
    """Is it no match?"""
    called: Fraction
    """How often it is held to be called, as a claim: always or never where all can tell what it is."""


@dataclass(frozen=True, slots=True)
class RestOfRide:
    """What is still to come of a ride."""

    rule: str
    ride: Ride
    played: PlayedRides | None
    """The same played with the rules, where the deck running down makes it another; None where `ride` is exact."""


class RideTable:
    """A position as one viewer knows it, mostly the seat itself: its view, and the story as it may read it."""

    def __init__(self, state: State, house: House, seat: int, viewer: int | None = None) -> None:
        self.house = house
        self.seat = seat
        self.viewer = seat if viewer is None else viewer
        self.view: RideView = GAME.see(state, house, self.viewer)
        begun = max((i for i, row in enumerate(state.story) if row[0] == told.GAME_BEGAN), default=0)
        self.story: list[Event] = [event_of(row, self.viewer) for row in state.story[begun:]]
        """Of this game: what came before it was gathered in."""
        self.unseen = unseen_cards(house, self.story, self.viewer)
        self._state = state
        """For what is public of it: the phase, the row, and what the rules make of those."""

    def options(self) -> tuple[Option, ...]:
        """Each choice of the seat that has odds; none if it is not to act, or gives.

        Nor for another viewer where the choice turns on cards that it may not know, or is sealed (RTB-2.3).
        """
        if self.seat not in self.view.awaits:
            return ()
        match self._state.phase:
            case phase.LAY if self.viewer != self.seat:
                return ()
            case phase.ANSWER if None in self.view.seats[self.seat].cards:
                return ()
            case phase.ANSWER:
                return answer_odds(self.house, self.view.question - 1, self._hand(self.seat), self.unseen)
            case phase.LAY:
                return self._lay()
            case phase.CALL:
                return self._call()
            case phase.VOLUNTEER:
                shared = co_pilots_part(ride_odds(self.house).drinks)
                along = Option(action=Volunteer(), rule="RTB-3.8", costs=shared)
                return along, Option(action=Decline(), rule="RTB-3.8", costs=Fraction(0))
            case phase.RIDE_ANSWER:
                return ride_answers(self.house, self.view.line, self._deck())
            case phase.RIDE_PICK:
                left = self.rest().ride.drinks.mean
                places = range(len(legal_actions(GAME, self._state, self.house, self.seat)))
                return tuple(Option(action=Pick(place + 1), rule="RTB-3.6", costs=left) for place in places)
            case _:
                return ()

    def held(self) -> tuple[HoldOdds, ...]:
        """Each card of the seat's hand while the pyramid is turned."""
        if self._state.phase not in (phase.LAY, phase.GIVE, phase.CALL):
            return ()
        left = Counter(map(rank_of, self.unseen.elements()))
        now = row_worth(self.house, self._state.row)
        return tuple(
            hold_odds(
                self.house,
                card,
                self.view.turned,
                now if matches(self._state, card) else None,
                left[rank_of(card)],
                self.unseen.total(),
            )
            for card in self._hand(self.seat)
        )

    @property
    def riding(self) -> bool:
        """Is somebody riding, or about to?"""
        return self.view.rider is not None and not self.view.over

    @property
    def asks(self) -> bool:
        """Is the ride one by questions?"""
        return self.house.bus == Bus.QUESTIONS

    def rest(self) -> RestOfRide:
        """What is still to come of the ride under way, or of the one about to begin."""
        house, view = self.house, self.view
        begun = view.phase != "volunteer"
        if begun:
            ride = rest_of_ride(house, self._deck(), view.line, view.length or house.bus_length, view.ride_drinks)
        else:
            ride = ride_odds(house)
        plays = begun and self.asks
        return RestOfRide(
            rule.IDS[form_rule(house)], ride, played_on(self._state, house, self._deck()) if plays else None
        )

    def _lay(self) -> tuple[Option, ...]:
        """Playing a card, or none (any more): each with what the matches then still held will give."""
        rule_id = self.view.asked_by
        may_bluff = bluffs(self._state, self.house)
        now = row_worth(self.house, self._state.row)
        calls = self._called() if may_bluff else Fraction(0)
        # A true claim that is called makes its caller drink double.
        match = (1 + calls) * now
        doubled = 1 + CALLS if self.house.bluffing else Fraction(1)
        later = {hold.card: doubled * hold.later for hold in self.held() if hold.now is not None}
        best = {card: max(match, held) for card, held in later.items()}
        found = [Option(action=Pass(), rule=rule_id, costs=Fraction(0), gives=sum(later.values(), Fraction(0)))]
        for card in dict.fromkeys(self._hand(self.seat)):
            kept = sum((worth for other, worth in best.items() if other != card), Fraction(0))
            bluff = card not in later
            if bluff and not may_bluff:
                continue
            costs, gives = bluff_costs(now, calls) if bluff else (Fraction(0), match)
            if takes(self._state, self.house):
                own = SHOT if gives_shot(self._state, self.house) else worth(self._state, self.house)
                costs, gives = Fraction(own), Fraction(0)
            found.append(
                PlayOdds(action=Play(card), rule=rule_id, costs=costs, gives=gives + kept, bluff=bluff, called=calls)
            )
        return tuple(found)

    def _called(self) -> Fraction:
        """How often one card more is held to be called if it is laid now."""
        own = self.view.seats[self.seat]
        public = RideTable(self._state, self.house, self.seat, SPECTATOR)
        # Laid face down it may be any card of the hand, the ones that all know too (C-4).
        return called(public._true(self.seat, len(own.plays) + 1, len(own.plays) + len(own.cards), Counter()))

    def _call(self) -> tuple[Option, ...]:
        """Believing the claim, or calling it."""
        player = self.view.player or 0
        claimant = self.view.seats[player]
        claims = len(claimant.plays)
        shown = Counter(card for card in claimant.cards if card is not None)
        true = self._true(player, claims, claims + len(claimant.cards) - shown.total(), shown)
        unit = SHOT if self.view.shot else 1
        row = SHOT if self.view.shot else self.view.worth
        return tuple(
            CallOdds(action=each.action, rule=each.rule, costs=each.costs, gives=each.gives, true=true)
            for each in call_odds(true, unit * self.view.seats[self.seat].given, row)
        )

    def _true(self, seat: int, claims: int, cards: int, shown: Counter[int]) -> Fraction:
        """The chance that one of so many claims of a seat is true, its `cards` being those laid and those in its hand.

        The cards `shown` are in its hand for all to see, and not among them.
        """
        placed, passed = self._placed(seat)
        placed -= shown
        pool = self.unseen if self.house.deal_face == DealFace.PRIVATE else Counter[int]()
        held = matches_held(placed.total(), self._matching(placed), passed, pool.total(), self._matching(pool), cards)
        return chance_true(held, cards, claims)

    def _matching(self, cards: Counter[int]) -> int:
        return sum(count for card, count in cards.items() if matches(self._state, card))

    def _placed(self, seat: int) -> tuple[Counter[int], int]:
        """Cards that all know to have come to a seat and not where they lie now, and how many claims have passed since.

        They are in its hand, laid now, or face down in those claims: cards dealt for all to see, and bluffs returned.
        """
        found: Counter[int] = Counter()
        passed, last = 0, NOBODY
        for event in self.story:
            match event:
                case events.Dealt(seat=to, card=card) if to == seat and card is not None:
                    found[card] += 1
                    last = card
                case events.Tied(seat=to) if to == seat and last != NOBODY:
                    found[last] -= 1
                case events.ClaimBroke(seat=by, card=card) if by == seat and card is not None:
                    found[card] = max(found[card], 1)
                case events.ClaimPassed(seat=by) if by == seat and +found:
                    passed += 1
                case events.ClaimHeld(seat=by, card=card) | events.Played(seat=by, card=card) if (
                    by == seat and card is not None
                ):
                    found[card] -= 1
                case _:
                    pass
        return +found, passed

    def _hand(self, seat: int) -> list[int]:
        return [card for card in self.view.seats[seat].cards if card is not None]

    def _deck(self) -> Counter[int]:
        """The cards that the rider's next may be; if the deck is out, all but those of the try (RTB-3.4)."""
        return self.unseen if self.view.undealt else whole_pack(self.house) - Counter(self.view.line)


def co_pilots_part(drinks: Distribution) -> float:
    """The co-pilot's part on average: the second drink of the ride, the fourth, and so on (RTB-3.8)."""
    return sum(chance * (n // 2) for n, chance in enumerate(drinks.chances))
