"""The bot of Stop the Bus at moments where anybody sees what is right, and over whole games."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.bots.random import random_policy
from nightbus.bots.stop_the_bus import choose, why
from nightbus.cards import NOBODY
from nightbus.rules.actions import Action, tag
from nightbus.rules.game import legal_actions
from nightbus.rules.stop_the_bus import GAME, Exchange, FirstStop, House, State
from nightbus.table.notation import move_text
from nightbus.table.states import trial_of
from tests.games.random_houses import random_house
from tests.rules.hidden_stop import hidden_places
from tests.rules.stop_helpers import Driven, dealt

THREE = House(exchange=Exchange.ONE_OR_THREE)
LATER = House(first_stop=FirstStop.AFTER_EXCHANGE)


def chosen(driven: Driven) -> tuple[str, str]:
    """What the bot does for whoever is to act, and the code that says why."""
    seat = driven.awaited - 1
    code = choose(driven.state, driven.house, seat, 0)
    assert GAME.legal(driven.state, driven.house, seat, code)
    action: Action = GAME.decode(driven.state, driven.house, seat, code)
    return move_text(action, []), why(driven.state, driven.house, seat, code)[0].removeprefix("bot-stop-")


@pytest.mark.parametrize(
    ("moment", "hands", "middle", "house", "before", "does", "because"),
    [
        ("a hand as good as made", "QS KS AS | AC AD 3H", "2C 7D 9H", House(), "", "stop", "stops-at-once"),
        ("it may not stop yet", "QS KS AS | AC AD 3H", "JS 7D 9H", LATER, "", "take JS put AS", "least-harm"),
        ("a third of its rank", "9S 9H 2D | AC AD 3H", "9C 7D KH", House(), "", "take 9C put 2D", "betters"),
        ("a flush", "2S 9S KD | AC AD 3H", "7S 8D JH", House(), "", "take 7S put KD", "betters"),
        ("all three are a run", "2S 9C KD | AC AD 3H", "7S 8D 9H", THREE, "", "take all", "takes-all"),
        (
            "one of three at a time: with the 8 and the 9 a run is near",
            "2S 9C KD | AC AD 3H",
            "7S 8D JH",
            House(),
            "",
            "take 8D put 2S",
            "builds",
        ),
        ("made it: stop", "9S 9H 2D | AC AD 3H", "9C 7D KH", House(), "P1 take 9C put 2D", "stop", "stops"),
        ("too little to stop", "2S 4H 7D | AC AD 3H", "9C JD 6H", House(), "P1 take 9C put 2S", "end", "ends"),
        ("the last lap betters", "AC AD 3H | 2S 9S KD", "7S 8D JH", House(), "P1 stop", "take 7S put KD", "betters"),
        ("the last lap finds nothing", "AC AD 3H | 9S 9H KD", "7S 8D JH", House(), "P1 stop", "stand", "stands"),
        (
            "the bus stops by itself: nobody gets a turn more",
            "9S 9H 2D | AC AD 3H",
            "9C 7D KH",
            House(circuit_limit=1),
            "P1 take 9C put 2D",
            "end",
            "waits-for-limit",
        ),
    ],
)
def test_what_anybody_would_do(
    moment: str, hands: str, middle: str, house: House, before: str, does: str, because: str
) -> None:
    driven = dealt(hands, middle, house)
    if before:
        driven.do(before)
    assert chosen(driven) == (does, because), moment


def test_a_weak_hand_is_enough_among_many_and_not_against_one() -> None:
    pair = "8S 8H 2D"
    others = ["3C 4D 6H", "3D 4H 6S", "3H 4S 6C", "3S 4C 6D", "5C 7D 9H", "5D 7H 9S", "5H 7S 9C", "5S 7C 9D"]
    others += ["10C QD KH", "10D QH KS", "10H QS KC", "10S QC KD", "2C 8C JD", "2H 8D JH"]
    one, many = (dealt(" | ".join([pair, *others[:n]]), "JC AS 2S") for n in (1, 14))
    for driven in (one, many):
        driven.do("P1 take AS put 2D")
    assert (chosen(one)[0], chosen(many)[0]) == ("end", "stop")


def test_why_gives_the_facts() -> None:
    driven = dealt("9S 9H 2D | AC AD 3H | 4C 5D 7S", "9C 7D KH")
    assert why(driven.state, driven.house, 0, choose(driven.state, driven.house, 0, 0)) == (
        "bot-stop-betters",
        {"kind": "trio", "opponents": 2, "card": "9C", "second": "2D"},
    )
    driven = dealt("QS KS AS | AC AD 3H", "JS 7D 9H", LATER)
    assert why(driven.state, driven.house, 0, choose(driven.state, driven.house, 0, 0))[1]["kind"] == "running_flush"


@given(seats=st.integers(2, 16), seed=st.integers(0, 2**32))
def test_what_it_does_is_legal_explained_and_without_a_look_at_hidden_cards(seats: int, seed: int) -> None:
    luck = random.Random(seed)
    house = random_house(GAME, luck)
    state = State()
    GAME.begin(state, house, seats, NOBODY)
    for _ in range(200):
        due = GAME.outcomes(state, house)
        if due:
            GAME.deal(state, house, luck.randrange(due))
            continue
        if GAME.over(state):
            break
        seat = GAME.turn(state, house)
        code = choose(state, house, seat, luck.getrandbits(63))
        assert GAME.legal(state, house, seat, code)
        other = trial_of(state)
        places = hidden_places(other, house, seat)
        hidden = [row[at] for row, at in places]
        luck.shuffle(hidden)
        for (row, at), card in zip(places, hidden, strict=True):
            row[at] = card
        assert choose(other, house, seat, luck.getrandbits(63)) == code
        assert why(other, house, seat, code) == why(state, house, seat, code)
        # Now and then another does something else, so that the bot meets every moment.
        codes = legal_actions(GAME, state, house, seat)
        GAME.act(state, house, seat, code if luck.random() < 0.7 else luck.choice(codes))


def test_why_has_something_to_say_for_every_move_there_is() -> None:
    luck = random.Random(3)
    house = House(tokens=10, exchange=Exchange.ONE_OR_THREE, circuit_limit=2)
    state = State()
    GAME.begin(state, house, 3, 0)
    said: dict[str, set[str]] = {}
    while not GAME.over(state):
        due = GAME.outcomes(state, house)
        if due:
            GAME.deal(state, house, luck.randrange(due))
            continue
        seat = GAME.turn(state, house)
        codes = legal_actions(GAME, state, house, seat)
        for code in codes:
            move = tag(type(GAME.decode(state, house, seat, code)))
            said.setdefault(move, set()).add(why(state, house, seat, code)[0].removeprefix("bot-stop-"))
        GAME.act(state, house, seat, luck.choice(codes))
    assert said == {
        "take": {"betters", "builds", "least-harm"},
        "take_all": {"takes-all"},
        "stop": {"stops", "stops-at-once"},
        "end": {"ends", "waits-for-limit"},
        "stand": {"stands"},
    }


def test_it_beats_random_play() -> None:
    """A hundred games of four, two of each kind: random play never came near a win in ten thousand."""
    luck = random.Random(1)
    at_random = random_policy("stop-the-bus")
    won = 0
    for number in range(100):
        state = State()
        GAME.begin(state, House(), 4, NOBODY)
        while not GAME.over(state):
            due = GAME.outcomes(state, House())
            if due:
                GAME.deal(state, House(), luck.randrange(due))
            else:
                seat = GAME.turn(state, House())
                policy = choose if (seat + number) % 2 else at_random
                GAME.act(state, House(), seat, policy(state, House(), seat, luck.getrandbits(64) - 2**63))
        won += (state.winner + number) % 2
    assert won >= 90
