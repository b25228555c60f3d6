"""What a viewer may know of Ride the Bus (C-4, RTB-2.3, 2.6, 2.8): what a view has."""

from typing import NamedTuple

from nightbus.rules.ride_the_bus import phase
from nightbus.rules.view import Card, View, seen

PHASES = {
    phase.QUESTION_CARD: "question_card",
    phase.PYRAMID_CARD: "pyramid_card",
    phase.DRAW_CARD: "draw_card",
    phase.RIDE_ROW: "ride_row",
    phase.RIDE_QUESTION: "ride_question",
    phase.RIDE_PICKED: "ride_picked",
    phase.ANSWER: "answer",
    phase.GIVE_RIGHT: "give_right",
    phase.LAY: "lay",
    phase.GIVE: "give",
    phase.CALL: "call",
    phase.VOLUNTEER: "volunteer",
    phase.RIDE_ANSWER: "ride_answer",
    phase.RIDE_PICK: "ride_pick",
    phase.OVER: "over",
}


class RideSeat(NamedTuple):
    """One seat, as the viewer may know it."""

    guesses: bool
    """Does it answer questions and hold cards?"""
    drinks: int
    shots: int
    """Both in the session so far."""
    cards: tuple[Card | None, ...]
    """The hand: None for a card that this viewer may not know, or that the table does not list (RTB-2.8)."""
    plays: tuple[Card | None, ...]
    """Cards laid on the pyramid card and not settled yet, None face down; while answers are sealed, one's own."""
    given: int
    """What the claim under way would give it."""
    rides: int
    longest: int
    """Rides in the session so far, and the cards turned in the longest."""


@seen
class RideView(View):
    """A position of Ride the Bus as one viewer may know it."""

    game: int
    games: int
    """The game being played, counted from 1, and how many the session has."""
    seats: tuple[RideSeat, ...]
    question: int
    """The question asked, counted from 1; in a ride by questions the rider's; 0 outside of questions."""
    answer: int | None
    """The answer given while its card is due, an index into `answers.WORDS`."""
    left: int
    """Drinks still to hand out now."""
    shot: bool
    """Is it a shot that this pyramid row gives?"""
    takes: bool
    """Does a play on this row hit its own player (RTB-2.7)?"""
    claims: bool
    """Are plays on this row claims, face down (RTB-2.6)?"""
    worth: int
    """Drinks that a match on this pyramid row gives; 0 for a shot."""
    pyramid: tuple[tuple[Card | None, ...], ...]
    """Rows from the bottom up; None for a card not turned yet. Empty while no pyramid lies on the table."""
    turned: int
    player: int | None
    """Whose play is being settled."""
    undealt: int
    """Cards in the deck."""
    rider: int | None
    co_pilot: int | None
    attempt: int
    length: int
    """Cards in the rider's row; 0 in other rides."""
    line: tuple[Card, ...]
    """Cards of this attempt, as turned."""
    picks: tuple[int, ...]
    """Places picked in this attempt, counted from 1, in a ride by pyramid."""
    ride_cards: int
    ride_drinks: int
    rider_drinks: int
