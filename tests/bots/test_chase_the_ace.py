"""The bot of Chase the Ace at moments where anybody sees what is right, and over whole games."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.bots.chase_the_ace import choose, why
from nightbus.bots.random import random_policy
from nightbus.cards import NOBODY, read_card
from nightbus.rules.actions import tag
from nightbus.rules.chase_the_ace import GAME, Deck, Domino, DrawnKing, House, State
from nightbus.rules.switches import OnOff
from tests.rules.chase_helpers import Played, play, shuffled_behind, walk

ON = OnOff.ON
ACE = House(domino=Domino.ACE)
UNSEEN = House(domino=Domino.ACE, reveal_low=OnOff.OFF)
MISDEAL = House(misdeal_chance=1)
BLOCKING = House(misdeal_chance=1, dealer_blocks=ON)


def chosen(played: Played) -> tuple[str, str]:
    """What the bot does for whoever is to act, whichever way a coin falls, and the code that says why."""
    seat = GAME.turn(played.state, played.house)
    (code,) = {choose(played.state, played.house, seat, roll) for roll in (0, 1)}
    assert GAME.legal(played.state, played.house, seat, code)
    because, facts = why(played.state, played.house, seat, code)
    assert facts["card"] == played.state.hand[seat]
    return tag(type(GAME.decode(played.state, played.house, seat, code))), because.removeprefix("bot-chase-")


@pytest.mark.parametrize(
    ("moment", "house", "cards", "moves", "does", "because"),
    [
        ("a queen is safe", House(), "QS 4H 9D 8C", "", "stay", "stay"),
        ("a 2 is not", House(), "2S 4H 9D 8C", "", "swap", "swap"),
        ("an 8, first of four, stays", House(), "8S 4H 9D 8C", "", "stay", "stay"),
        ("a 4 goes on", House(), "4S 4H 9D 8C", "", "swap", "swap"),
        ("an 8 of the Cuckoo pack is low", House(deck=Deck.CUCKOO), "N6 N15 HORSE N14", "", "swap", "swap"),
        ("a 9 after one swap", House(), "4S 5H 9D 8C", "swap stay", "stay", "stay"),
        ("an ace lies for good", House(), "9S AH 4D 8C", "stay swap stay", "stay", "lower-lies"),
        ("who forced the swap got a lower card", House(), "4S 3H 9D 8C", "swap", "stay", "lower-lies"),
        ("a king is next, known", MISDEAL, "4S KH! 9D 8C", "keep", "stay", "king-next"),
        ("the dealer's king, known, does not block", MISDEAL, "9S 9H 4D KC!", "keep stay stay", "swap", "take"),
        ("unless it may", BLOCKING, "9S 9H 4D KC!", "keep stay stay", "stay", "king-next"),
        ("a better card is next, known", MISDEAL, "4S 9H! 9D 8C", "keep", "swap", "take"),
        ("the dealer with a 3", House(), "9S 9H 8D 3C", "stay stay stay", "draw", "draw"),
        ("the dealer with a 9", House(), "9S 9H 8D 9C", "stay stay stay", "stay", "stay"),
        ("an ace received is passed on", ACE, "4S AH 9D 8C", "swap", "again", "again"),
        ("kept after all, it makes a 2 safe", ACE, "2S AH 9D 8C", "swap stay", "stay", "lower-lies"),
        ("nothing to pass on", UNSEEN, "4S 6H 9D 8C", "swap", "stay", "no-domino"),
        ("an exposed king is kept", MISDEAL, "4S KH!", "", "keep", "keep"),
        ("a dealer's too, if it blocks", BLOCKING, "4S 9H 5D KH!", "", "keep", "keep"),
        ("but not otherwise", MISDEAL, "4S 9H 5D KH!", "", "redeal", "redeal"),
        ("an exposed 9 is kept by the first to play", MISDEAL, "9H!", "", "keep", "keep"),
        ("from others it is swapped away", MISDEAL, "4S 9H!", "", "redeal", "redeal"),
        ("an exposed 3", MISDEAL, "3H!", "", "redeal", "redeal"),
    ],
)
def test_what_anybody_would_do(moment: str, house: House, cards: str, moves: str, does: str, because: str) -> None:
    assert chosen(play(house, cards, moves, seats=4)) == (does, because), moment


def test_a_low_card_seen_to_lie_for_good_makes_any_other_safe() -> None:
    # P1 hands P2 the 2, which P2's own swap hands to P3, who stays: P4 does not know, but P1 has shown it to all.
    played = play(House(), "2S 9H 8D 3C", "swap swap stay", seats=4)
    assert chosen(played) == ("stay", "lower-lies")
    facts = why(played.state, played.house, 3, 0)[1]
    assert facts == {"card": read_card("3C"), "other": 2, "second": read_card("2S")}


def test_where_the_dealer_wins_ties_a_known_equal_card_is_enough() -> None:
    cards, moves = "2S 9H 8D 2C", "swap swap stay"
    assert chosen(play(House(dealer_wins_ties=ON), cards, moves, seats=4))[0] == "stay"
    assert chosen(play(House(), cards, moves, seats=4))[0] == "draw"


def test_why_gives_the_chances_in_hundredths() -> None:
    played = play(House(), "9S 2C", "stay", seats=2)
    code, facts = why(played.state, played.house, 1, 2)
    assert code == "bot-chase-draw"
    # P1 is not below a 2 unless with one of 4 aces in 51; it stayed, so that counts a quarter.
    assert facts == {"card": read_card("2C"), "stays": round(100 * (3 + 47 / 51) / 4), "moves": facts["moves"]}
    assert 0 < int(facts["moves"]) < int(facts["stays"])


def test_the_ace_of_spades_counts_double_where_it_costs_two() -> None:
    ((_, one), (_, two)) = (
        why(p.state, p.house, 0, 1)
        for p in (play(House(ace_of_spades_two=t), "AS 9H 8D", "") for t in (OnOff.OFF, OnOff.ON))
    )
    assert (one["stays"], two["stays"]) == (100, 200)


def test_a_king_refused_leaves_the_dealer_worse_off() -> None:
    kept, refused = (play(House(drawn_king=k), "9S 2C", "stay", seats=2) for k in DrawnKing)
    moves = [int(why(p.state, p.house, 1, 2)[1]["moves"]) for p in (kept, refused)]
    assert moves[0] < moves[1]


@given(st.integers(0, 1 << 32), st.integers(0, 300), st.integers(-(1 << 63), (1 << 63) - 1))
def test_c4_a_choice_never_depends_on_a_hidden_card(seed: int, steps: int, roll: int) -> None:
    luck = random.Random(seed)
    state = State()
    house = walk(state, luck, steps)
    while (seat := GAME.turn(state, house)) == NOBODY:
        if GAME.over(state):
            return
        GAME.deal(state, house, luck.randrange(GAME.outcomes(state, house)))
    other = shuffled_behind(state, house, seat, luck)
    action = choose(state, house, seat, roll)
    assert choose(other, house, seat, roll) == action
    assert why(other, house, seat, action) == why(state, house, seat, action)
    assert GAME.legal(state, house, seat, action)


def test_it_beats_random_play() -> None:
    luck = random.Random(4)
    policies = choose, random_policy("chase-the-ace")
    state, house, wins = State(), House(), [0, 0]
    for game in range(200):
        GAME.begin(state, house, 4, NOBODY)
        while not GAME.over(state):
            if outcomes := GAME.outcomes(state, house):
                GAME.deal(state, house, luck.randrange(outcomes))
            else:
                seat = GAME.turn(state, house)
                roll = luck.getrandbits(64) - (1 << 63)
                GAME.act(state, house, seat, policies[(seat + game) % 2](state, house, seat, roll))
        wins[(state.winner + game) % 2] += 1
    assert wins[0] > 150, f"of 200 games, with half the seats, {wins[0]}"  # even play: 100, standard error 7
