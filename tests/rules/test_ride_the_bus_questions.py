"""The questions of Ride the Bus, RTB-1.0 to 1.10, as the rulebooks tell them: one guesser, one card, one verdict."""

from dataclasses import fields

import pytest

from nightbus.cards import NOBODY
from nightbus.errors import IllegalStep, NotationError
from nightbus.rules.actions import Give, GiveShot, Guess, Pick, Stay
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.rules.ride_the_bus import GAME, codes
from nightbus.rules.ride_the_bus.house import House
from nightbus.rules.ride_the_bus.state import State
from tests.rules.ride_helpers import Night, house_of, names, ride, story

ASKED = ["RTB-1.1", "RTB-1.2", "RTB-1.3", "RTB-1.4", "RTB-1.5", "RTB-1.6", "RTB-1.7"]
SAY = ["red", "higher", "inside", "hearts", "inside", "hot", "queen"]


def asked(front: str, book: str = "classic", settings: str = "") -> Night:
    """P1 has these cards in front, dealt by the questions, and is asked the next one."""
    night = ride(book, f"question_order=by_player, right_gives=0/0/0/0/0/0/0, {settings}")
    for word, card in zip(SAY, front.split(), strict=False):
        night.play(f"P1 {word}, {card}")
    assert night.at == "answer P1"
    return night


# --- RTB-1.1 to 1.7: what is right ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "front", "call", "card", "settings", "right"),
    [
        ("C-5 RTB-1.1 hearts are red", "", "red", "2H", "", True),
        ("RTB-1.1 diamonds are red", "", "red", "KD", "", True),
        ("RTB-1.1 clubs are black", "", "red", "2C", "", False),
        ("RTB-1.1 spades are black", "", "black", "AS", "", True),
        ("RTB-1.1 black was said, a heart came", "", "black", "2H", "", False),
        ("RTB-1.2 higher", "7H", "higher", "8C", "", True),
        ("RTB-1.2 not higher", "7H", "higher", "6C", "", False),
        ("RTB-1.2 lower", "7H", "lower", "2C", "", True),
        ("RTB-1.2 not lower", "7H", "lower", "10D", "", False),
        ("C01 RTB-1.2 level is wrong", "7H", "higher", "7C", "", False),
        ("RTB-1.2 level is wrong for lower too", "7H", "lower", "7C", "", False),
        ("C04 RTB-0.3b an ace is high", "KD", "higher", "AH", "", True),
        ("C04 RTB-0.3b an ace is high", "2C", "lower", "AS", "", False),
        ("C04 RTB-0.3b an ace is low", "KD", "higher", "AH", "ace=low", False),
        ("C04 RTB-0.3b an ace is low", "2C", "lower", "AS", "ace=low", True),
        ("RTB-0.3b a low ace is lower than a two", "AS", "higher", "2C", "ace=low", True),
        ("RTB-0.3b a king is none the lower", "KS", "higher", "QC", "ace=low", False),
        ("RTB-1.3 strictly between", "4S 9H", "inside", "5D", "", True),
        ("RTB-1.3 the first card may be the higher", "9H 4S", "inside", "8D", "", True),
        ("RTB-1.3 beyond, above", "4S 9H", "inside", "QD", "", False),
        ("RTB-1.3 beyond, above", "4S 9H", "outside", "QD", "", True),
        ("RTB-1.3 beyond, below", "9H 4S", "outside", "3D", "", True),
        ("RTB-1.3 between, outside said", "4S 9H", "outside", "6D", "", False),
        ("C02 RTB-1.3 level with the second", "4S 9H", "inside", "9D", "", False),
        ("C02 RTB-1.3 level is not outside either", "4S 9H", "outside", "9D", "", False),
        ("C02 RTB-1.3 level with the first", "4S 9H", "outside", "4D", "", False),
        ("C03 RTB-1.3 two equal cards: outside", "9H 9S", "outside", "KC", "", True),
        ("C03 RTB-1.3 two equal cards: below is outside", "9H 9S", "outside", "2C", "", True),
        ("C03 RTB-1.3 two equal cards and a third", "9H 9S", "outside", "9D", "", False),
        ("C03 RTB-1.3 inside two equal cards can never win", "9H 9S", "inside", "KC", "", False),
        ("C03 RTB-1.3 inside two equal cards can never win", "9H 9S", "inside", "9D", "", False),
        ("C11 RTB-1.3 nothing is inside neighbours", "6S 7H", "inside", "6D", "", False),
        ("C11 RTB-1.3 nothing is inside neighbours", "6S 7H", "inside", "7D", "", False),
        ("C11 RTB-1.3 nothing is inside neighbours", "6S 7H", "inside", "8D", "", False),
        ("RTB-0.3b between king and high ace is nothing", "KS AH", "outside", "2D", "", True),
        ("RTB-0.3b between low ace and king is nearly all", "KS AH", "inside", "2D", "ace=low", True),
        ("RTB-1.4 the suit", "2C 4C 6C", "hearts", "5H", "", True),
        ("C08 RTB-1.4 the same colour is not the suit", "2C 4C 6C", "hearts", "5D", "", False),
        ("RTB-1.4 clubs", "2C 4C 6C", "clubs", "5C", "", True),
        ("RTB-1.4 diamonds", "2C 4C 6C", "diamonds", "5D", "", True),
        ("RTB-1.4 spades", "2C 4C 6C", "spades", "5S", "", True),
        ("RTB-1.4 spades said, clubs came", "2C 4C 6C", "spades", "5C", "", False),
        ("RTB-1.5 inside the first and second card", "4S 9H KC KD", "inside", "5D", "questions=7", True),
        ("RTB-1.5 not the third and fourth", "4S 9H JC KD", "inside", "QD", "questions=7", False),
        ("RTB-1.5 outside", "4S 9H JC KD", "outside", "QD", "questions=7", True),
        ("RTB-1.5 level with the first", "4S 9H JC KD", "inside", "4D", "questions=7", False),
        ("RTB-1.5 level with the second", "4S 9H JC KD", "outside", "9D", "questions=7", False),
        ("RTB-1.6 hot: three above the fifth card", "4S 9H JC KD 6H", "hot", "9D", "questions=7", True),
        ("RTB-1.6 hot: three below", "4S 9H JC KD 6H", "hot", "3D", "questions=7", True),
        ("RTB-1.6 hot: no difference, and no tie", "4S 9H JC KD 6H", "hot", "6D", "questions=7", True),
        ("RTB-1.6 cold: four above", "4S 9H JC KD 6H", "cold", "10D", "questions=7", True),
        ("RTB-1.6 cold: four below", "4S 9H JC KD 6H", "hot", "2D", "questions=7", False),
        ("RTB-1.6 not cold", "4S 9H JC KD 6H", "cold", "6D", "questions=7", False),
        ("RTB-1.6 no wrap: a high ace and a two", "4S 9H JC KD 2H", "hot", "AD", "questions=7", False),
        ("RTB-1.6 a low ace and a four (RTB-0.3b)", "4S 9H JC KD 4H", "hot", "AD", "questions=7, ace=low", True),
        ("RTB-1.6 no wrap: a low ace and a king", "4S 9H JC 2D KH", "cold", "AD", "questions=7, ace=low", True),
        ("RTB-1.7 the exact rank", "4S 9H JC KD 6H 7C", "queen", "QD", "questions=7", True),
        ("RTB-1.7 one beside it", "4S 9H JC KD 6H 7C", "queen", "KH", "questions=7", False),
        ("RTB-1.7 a two", "4S 9H JC KD 6H 7C", "2", "2D", "questions=7", True),
        ("RTB-1.7 an ace, low or high", "4S 9H JC KD 6H 7C", "ace", "AD", "questions=7, ace=low", True),
    ],
)
def test_rulebook(rule: str, front: str, call: str, card: str, settings: str, right: bool) -> None:
    at = len(front.split())
    night = asked(front, settings=settings)
    verdict = f"P1 right {ASKED[at]}" if right else f"P1 wrong {ASKED[at]}; P1 drank {at + 1} RTB-1.9"
    expected = story(f"P1 answered {call} {ASKED[at]}; P1 dealt {card} RTB-1.0; {verdict}")
    assert night.play(f"P1 {call}, {card}") == expected, rule
    assert night.hand("P1") == f"{front} {card}".strip(), "right or wrong, the card stays"


def test_each_question_has_its_words() -> None:
    night = ride("classic", "questions=7")
    words = [
        "red, black",
        "higher, lower",
        "inside, outside",
        "clubs, diamonds, hearts, spades",
        "inside, outside",
        "hot, cold",
        "2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace",
    ]
    for question, (rule, listed) in enumerate(zip(ASKED, words, strict=True)):
        assert night.choices("P1") == listed
        assert night.choices("P2") == "", "only who is asked answers"
        assert (night.see().claims, night.see().worth) == (False, 0)
        assert (night.see().question, night.see().asked_by, night.see().answer) == (question + 1, rule, None)
        night.play(f"P1 {SAY[question]}")
        assert (night.see().question, night.see().asked_by) == (question + 1, ""), "chance has no rule to be asked by"
        assert night.see().answer == GAME.encode(night.state, night.house, 0, Guess(SAY[question]))[0]
        night.deal(["7H", "8C", "2C", "3H", "4C", "5D", "QD"][question])
    assert night.at == "answer P2"
    assert night.see().question == 1


# --- RTB-1.8: ties ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "front", "call", "card", "settings", "verdict"),
    [
        ("C01 000", "7H", "higher", "7C", "ties=wrong", "wrong 2"),
        ("C01 001", "7H", "higher", "7C", "ties=redraw", "tied"),
        ("C01 ties=right, either way", "7H", "higher", "7C", "ties=right", "right"),
        ("C01 ties=right, either way", "7H", "lower", "7C", "ties=right", "right"),
        ("C01 ties=double", "7H", "higher", "7C", "ties=double", "wrong 4"),
        ("C01 002", "7H", "higher", "7C", "wrong_drinks=1/1/1/1", "wrong 1"),
        ("C01 002, ties=double", "7H", "higher", "7C", "wrong_drinks=1/1/1/1, ties=double", "wrong 2"),
        ("RTB-1.8 only a tie costs double", "7H", "higher", "6C", "ties=double", "wrong 2"),
        ("RTB-1.8 only a tie is right either way", "7H", "higher", "6C", "ties=right", "wrong 2"),
        ("C02 000", "4S 9H", "inside", "9D", "ties=wrong", "wrong 3"),
        ("C02 001", "4S 9H", "inside", "9D", "ties=redraw", "tied"),
        ("C02 001, level with the first", "4S 9H", "outside", "4D", "ties=redraw", "tied"),
        ("C02 002", "4S 9H", "inside", "9D", "wrong_drinks=1/1/1/1", "wrong 1"),
        ("C02 ties=right", "4S 9H", "inside", "9D", "ties=right", "right"),
        ("C02 ties=double", "4S 9H", "inside", "9D", "ties=double", "wrong 6"),
        ("C03 ties=right", "9H 9S", "inside", "9D", "ties=right", "right"),
        ("C03 ties=right", "9H 9S", "outside", "9D", "ties=right", "right"),
        ("C03 ties=right leaves inside hopeless", "9H 9S", "inside", "KC", "ties=right", "wrong 3"),
        ("C11 001", "6S 7H", "inside", "6D", "ties=redraw", "tied"),
        ("RTB-1.8 question 5", "4S 9H JC KD", "inside", "9D", "questions=7, ties=redraw", "tied"),
        ("RTB-1.8 question 5", "4S 9H JC KD", "inside", "4D", "questions=7, ties=double", "wrong 10"),
        ("RTB-1.8 question 5", "4S 9H JC KD", "outside", "4D", "questions=7, ties=right", "right"),
        ("RTB-1.8 but not the third", "4S 9H JC KD", "outside", "JD", "questions=7, ties=redraw", "right"),
        ("RTB-1.8 the first question knows none", "", "red", "2C", "ties=redraw", "wrong 1"),
        ("RTB-1.8 the suit knows none", "2C 4C 6C", "clubs", "6D", "ties=redraw", "wrong 4"),
        ("RTB-1.8 question 6 knows none", "4S 9H JC KD 6H", "cold", "6D", "questions=7, ties=redraw", "wrong 6"),
        ("RTB-1.8 question 7 knows none", "4S 9H JC KD 6H 7C", "8", "7D", "questions=7, ties=double", "wrong 7"),
    ],
)
def test_ties(case: str, front: str, call: str, card: str, settings: str, verdict: str) -> None:
    night = asked(front, settings=settings)
    ties, drunk, at = night.state.ties, night.drinks, len(front.split())
    word, _, drinks = verdict.partition(" ")
    told = [f"P1 {word} {'RTB-1.8' if word == 'tied' else ASKED[at]}"]
    told += [f"P1 drank {drinks} RTB-1.9"] if drinks else []
    assert night.play(f"P1 {call}, {card}")[2:] == told, case
    assert night.drinks == [drunk[0] + int(drinks or 0), 0, 0], case
    if word == "tied":  # the card is back in the deck, and the same answer waits for another
        assert (night.at, night.hand("P1"), night.state.ties) == ("question_card", front, ties + 1)
        assert GAME.outcomes(night.state, night.house) == 52 - at
        assert night.play(card) == [f"P1 dealt {card} RTB-1.0", "P1 tied RTB-1.8"]


def test_rtb_1_8_a_tie_costs_nothing_and_the_next_card_counts() -> None:
    night = ride("party", "wrong_drinks=3/2")
    night.play("P1 red, 7H, P2 red, 8D, P3 red, 9H")
    assert night.play("P1 higher, 7C, 7S, 7C, 6C") == story(
        """P1 answered higher RTB-1.2
        P1 dealt 7C RTB-1.0; P1 tied RTB-1.8
        P1 dealt 7S RTB-1.0; P1 tied RTB-1.8
        P1 dealt 7C RTB-1.0; P1 tied RTB-1.8
        P1 dealt 6C RTB-1.0; P1 wrong RTB-1.2; P1 drank 2 RTB-1.9"""
    )
    assert (night.drinks, night.hand("P1"), night.state.ties) == ([2, 0, 0], "7H 6C", 3)
    assert night.at == "answer P2"


@pytest.mark.parametrize(
    ("rule", "front", "left", "card", "came"),
    [
        ("RTB-1.8 another card would not tie", "7H", "7C 7S 6C", "7C", "P1 tied RTB-1.8"),
        ("RTB-1.8 every card would: the tie is wrong", "7H", "7C 7S", "7C", "P1 wrong RTB-1.2; P1 drank 2 RTB-1.9"),
        ("RTB-1.8 it is the last card", "7H", "7C", "7C", "P1 wrong RTB-1.2; P1 drank 2 RTB-1.9"),
        ("RTB-1.8 level with either", "4S 9H", "4C 9C", "9C", "P1 wrong RTB-1.3; P1 drank 3 RTB-1.9"),
        ("RTB-1.8 one that is not", "4S 9H", "4C 8C", "4C", "P1 tied RTB-1.8"),
    ],
)
def test_a_redraw_that_could_never_end(rule: str, front: str, left: str, card: str, came: str) -> None:
    night = asked(front, settings="ties=redraw")
    night.leave(left)
    tied = came.startswith("P1 tied")
    assert night.play(f"P1 {'inside' if ' ' in front else 'higher'}, {card}")[2:] == story(came), rule
    assert night.hand("P1") == (front if tied else f"{front} {card}"), rule
    assert night.see().undealt == len(left.split()) - (0 if tied else 1), rule
    assert night.state.ties == 1


# --- RTB-1.9, 1.10: drinks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "book", "settings", "drinks"),
    [
        ("RTB-1.9 classic", "classic", "questions=7", [1, 2, 3, 4, 5, 6, 7]),
        ("RTB-1.9 party", "party", "questions=7", [1, 1, 1, 1, 1, 1, 1]),
        ("RTB-1.9 commission", "commission", "questions=7", [1, 1, 1, 1, 1, 1, 1]),
        ("RTB-1.9 as the table sets it", "classic", "questions=7, wrong_drinks=0/9/0/20", [0, 9, 0, 20, 5, 6, 7]),
    ],
)
def test_what_wrong_answers_cost(rule: str, book: str, settings: str, drinks: list[int]) -> None:
    night = ride(book, f"question_order=by_player, {settings}")
    wrong = ["black 7H", "lower 8C", "inside 2C", "clubs 3H", "inside KC", "hot 8D", "2 9D"]
    for question, (call, card) in enumerate(answer.split() for answer in wrong):
        came = night.play(f"P1 {call}, {card}")[2:]
        cost = [f"P1 drank {drinks[question]} RTB-1.9"] if drinks[question] else []
        assert came == [f"P1 wrong {ASKED[question]}", *cost], rule
    assert night.drinks == [sum(drinks), 0, 0], rule


@pytest.mark.parametrize(
    ("rule", "book", "gives"),
    [
        ("RTB-1.10 classic gives nothing", "classic", [0, 0, 0, 0, 0, 0, 0]),
        ("RTB-1.10 party: five for the suit", "party", [0, 0, 0, 5, 0, 0, 0]),
        ("RTB-1.10 commission: one each, five for the suit", "commission", [1, 1, 1, 5, 1, 1, 1]),
    ],
)
def test_what_right_answers_give(rule: str, book: str, gives: list[int]) -> None:
    night = ride(book, "question_order=by_player, questions=7")
    right = ["red 7H", "higher 8C", "outside 2C", "hearts 3H", "outside KC", "cold 8D", "9 9D"]
    for question, (call, card) in enumerate(answer.split() for answer in right):
        assert night.play(f"P1 {call}, {card}")[2:] == [f"P1 right {ASKED[question]}"], rule
        if gives[question]:
            assert (night.at, night.see().left, night.see().asked_by) == ("give_right P1", gives[question], "RTB-1.10")
            assert night.see().question == question + 1
            assert night.play(f"P1 give P2 {gives[question]}") == story(
                f"P1 gave {gives[question]} to P2 RTB-1.10; P2 drank {gives[question]} from P1 RTB-1.10"
            ), rule
        assert night.at == ("answer P2" if question == 6 else "answer P1"), rule
        assert night.see().left == 0
    assert night.drinks == [0, sum(gives), 0], rule


def test_c10_black_and_a_spade() -> None:
    for book in ("classic", "party"):
        night = ride(book)
        assert night.play("P1 black, 2S")[-1] == "P1 right RTB-1.1"
        assert (night.drinks, night.see().left) == ([0, 0, 0], 0)
    night = ride("commission")
    night.play("P1 black, 2S")
    assert night.choices("P1") == "P2 1", "exactly one drink; the dealer is staff"
    night.play("P1 give P2 1")
    assert night.drinks == [0, 1, 0]


def test_c88_a_right_suit_gives_five_split_as_one_likes_and_not_before() -> None:
    night = ride("commission", "question_order=by_player, right_gives=0/0/0/5", seats=4)
    night.play("P1 black, 2C, P1 higher, 4C, P1 inside, 3C, P1 hearts, 5H")
    assert (night.at, night.drinks, night.see().left) == ("give_right P1", [0, 0, 0, 0], 5)
    assert night.refuses("P2 red") == "not-allowed", "nothing goes on until they are given"
    for wrong in ("P1 give P2 4", "P1 give P2 6", "P1 give P2 3 P3 3", "P1 give", "P1 give P2 6 P3 -1"):
        assert night.refuses(wrong) == "give-all"
    assert night.refuses("P1 give P2 3 P2 2") == "given-twice"
    assert night.refuses("P1 give P1 5") == "not-allowed", "not to oneself"
    assert night.refuses("P1 give P2 3 P4 2") == "not-allowed", "not to the staff, not even in part"
    assert night.refuses("P2 give P3 5") == "not-allowed", "they are P1's to give"
    assert night.refuses("P1 shot P2") == "drinks-not-shot"
    assert night.play("P1 give P3 2 P2 3") == story(
        """P1 gave 3 to P2 RTB-1.10; P2 drank 3 from P1 RTB-1.10
        P1 gave 2 to P3 RTB-1.10; P3 drank 2 from P1 RTB-1.10"""
    )
    assert (night.drinks, night.at) == ([0, 3, 2, 0], "answer P2")


def test_rtb_1_10_drinks_are_drinks_also_where_the_pyramid_is_one_row_of_shots() -> None:
    night = ride("commission", "pyramid_rows=1")
    night.play("P1 red, 2H")
    assert (night.choices("P1"), night.see().shot) == ("P2 1", False)


def test_rtb_1_10_all_to_one_target() -> None:
    night = ride("party", "right_gives=20", seats=4)
    night.play("P1 red, 2H, P1 give P3 20")
    assert night.drinks == [0, 0, 20, 0]


@pytest.mark.parametrize(
    ("rule", "role", "targets"),
    [
        ("RTB-1.10 a dealer who plays may be given to", "plays", ["P1", "P3", "P4"]),
        ("RTB-1.10 a dealer who drinks in the pyramid may not", "drinks", ["P1", "P3"]),
        ("RTB-1.10 nor may the staff", "staff", ["P1", "P3"]),
    ],
)
def test_targets(rule: str, role: str, targets: list[str]) -> None:
    night = ride("party", f"dealer_role={role}, right_gives=1", seats=4)
    night.play("P1 black, 2H, P2 red, 4H")
    assert night.choices("P2") == ", ".join(f"{seat} 1" for seat in targets), rule


def test_rtb_1_10_a_split_goes_in_seat_order_and_leaves_nothing_over() -> None:
    night = ride("party", "right_gives=3", seats=4, dealer="P2")
    night.play("P3 red, 2H")
    # One or two to P1 or P2 leave the rest to those after them; P4 is the last, and takes all there is.
    assert night.choices("P3") == "P1 1, P2 1, P1 2, P2 2, P1 3, P2 3, P4 3"
    night.act("P3", codes.GIVE + 1)  # one to P2
    assert night.choices("P3") == "P4 2", "P1's turn in the order has gone by"
    night.act("P3", codes.GIVE + codes.SEATS + 3)
    assert (night.drinks, night.at) == ([0, 1, 0, 2], "answer P4")


# --- RTB-1.0, C-6: who is asked, and when -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "settings", "dealer", "order"),
    [
        ("C-6 from the dealer's left, by player", "question_order=by_player", "P4", "111122223333"),
        ("C-1 after the last seat comes the first", "question_order=by_player", "P2", "333344441111"),
        ("RTB-1.0 by round", "question_order=by_round", "P4", "123123123123"),
        ("RTB-1.0 by round, round the corner", "question_order=by_round", "P1", "234234234234"),
        ("RTB-0.2 the dealer plays, last", "question_order=by_round, dealer_role=plays", "P2", "3412341234123412"),
        ("RTB-0.2 the dealer plays, last", "question_order=by_player, dealer_role=plays", "P4", "1111222233334444"),
        ("RTB-1.5 seven questions", "questions=7, dealer_role=staff", "P4", "111111122222223333333"),
        ("RTB-1.5 seven questions by round", "questions=7, question_order=by_round", "P4", "123" * 7),
    ],
)
def test_order(rule: str, settings: str, dealer: str, order: str) -> None:
    night = ride("classic", settings, seats=4, dealer=dealer)
    assert night.told() == [f"{dealer} game began 1 RTB-0.4"]
    spoke = ""
    while night.see().phase == "answer":
        seat = night.awaited[0]
        spoke += seat.removeprefix("P")
        assert night.see().question == spoke.count(spoke[-1])
        night.act(seat, legal_actions(GAME, night.state, night.house, int(spoke[-1]) - 1)[0])
        assert (night.at, GAME.turn(night.state, night.house)) == ("question_card", NOBODY)
        assert night.choices(seat) == "", "the answer stands"
        GAME.deal(night.state, night.house, 0)
    assert spoke == order, rule
    assert night.told()[-1] == "pyramid laid 15 RTB-2.1"
    assert night.at == "pyramid_card"
    assert (night.see().question, night.see().answer) == (0, None)


def test_c_6_the_last_seat_deals_first() -> None:
    assert GAME.default_dealer(House(), 5) == 4
    night = ride("classic", seats=5)
    assert (night.see().dealer, night.at) == (4, "answer P1")


def test_rtb_1_0_c_3_the_answer_comes_before_the_card() -> None:
    night = ride("classic")
    assert GAME.outcomes(night.state, night.house) == 0, "no card is due"
    assert night.play("P1 red") == ["P1 answered red RTB-1.1"]
    assert GAME.outcomes(night.state, night.house) == 52
    assert not GAME.exposure(night.state)
    assert night.refuses("P1 black") == "not-allowed"
    night.play("7H, P1 higher")
    left = [GAME.outcome(night.state, night.house, pick) for pick in range(51)]
    assert GAME.outcomes(night.state, night.house) == 51
    assert sorted([*left, *night.state.hand[0][:1]]) == list(range(52)), "the card is out of the deck (C-3)"


# --- RTB-2.8, C-4: who sees a card dealt ------------------------------------------------------------------------------


def test_c40_the_guesser_the_record_and_the_others_see_one_and_the_same_cards() -> None:
    night = ride("classic")
    night.play("P1 red, 9H, P1 lower, 4C, P1 inside, 7D, P1 hearts, KS")
    assert night.hand("P1") == "9H 4C 7D KS"
    assert [line.split()[2] for line in night.told() if " dealt " in line] == ["9H", "4C", "7D", "KS"]
    for viewer in ("P1", "P2", "P3", ""):
        assert night.seen("P1", viewer) == "9H 4C 7D KS", "face up, in the order dealt"
        assert night.told(viewer) == night.told()


def test_rtb_2_8_cards_dealt_for_the_guesser_alone() -> None:
    night = ride("classic", "deal_face=private, ties=redraw")
    night.play("P1 black, 9H, P1 lower, 9C, 4C")
    full = story(
        """P3 game began 1 RTB-0.4
        P1 answered black RTB-1.1; P1 dealt 9H RTB-1.0; P1 wrong RTB-1.1; P1 drank 1 RTB-1.9
        P1 answered lower RTB-1.2; P1 dealt 9C RTB-1.0; P1 tied RTB-1.8; P1 dealt 4C RTB-1.0; P1 right RTB-1.2"""
    )
    closed = [line.replace("9H", "?").replace("9C", "?").replace("4C", "?") for line in full]
    assert (night.told(), night.told("P1")) == (full, full)
    assert night.seen("P1", "P1") == "9H 4C"
    for other in ("P2", "P3", ""):
        assert night.told(other) == closed, "all see right, wrong or tie; the card, a redrawn one too, P1 alone"
        assert night.seen("P1", other) == "? ?"
    night.play("P1 inside, 5D, P1 hearts, KS, P2 red, 7H")
    assert [night.told(seat)[-2] for seat in ("P1", "P2", "P3")] == [
        f"P2 dealt {card} RTB-1.0" for card in ["?", "7H", "?"]
    ]


def test_c39_nothing_that_p1_is_shown_in_a_private_deal_is_another_seats_card() -> None:
    night = ride("party", "deal_face=private, ties=wrong, right_gives=0/0/0/0")
    night.answer_all("P1 2C 4C 6C 8C, P2 3D 5D 7D 9D, P3 2H 4H 6H 8H")
    shown = {word for line in night.told("P1") for word in line.split() if word[:-1].isdecimal() and word[-1] in "CDHS"}
    assert shown == {"2C", "4C", "6C", "8C"}
    view = night.see("P1")
    assert [names(seat.cards) for seat in view.seats] == ["2C 4C 6C 8C", "? ? ? ?", "? ? ? ?"]
    assert [[card for card in row if card is not None] for row in view.pyramid] == [[], [], [], [], []]
    assert not hasattr(view, "pack"), "no pile, no future card"


# --- C42, C44, C49, C-9: what does not change the position ------------------------------------------------------------


def test_c42_out_of_turn_or_no_card_at_all() -> None:
    night = ride("classic")
    assert night.refuses("P3 red") == "not-allowed"
    assert night.refuses("P2 red") == "not-allowed"
    assert night.refuses("P1 higher") == "not-allowed", "that is the second question"
    assert night.refuses("P1 purple") == "no-such-answer"
    for move in ("P1 pass", "P1 play 7H", "P1 liar", "P1 accept", "P1 volunteer", "P1 decline", "P1 pick 1"):
        assert night.refuses(move) in ("not-allowed", "card-not-held")
    state, house = night.state, night.house
    assert not any(GAME.legal(state, house, seat, 99) for seat in range(3))
    assert night.at == "answer P1"


def test_c44_c_9_who_leaves_leaves_a_seat_that_keeps_its_turn_cards_and_debts() -> None:
    night = ride("commission", "right_gives=0/0/0/0", seats=5)
    night.play("P1 black, 7H")
    for move in ("P1 red", "P3 red", "P4 red"):  # whoever comes or goes, it is P2's turn
        assert night.refuses(move) == "not-allowed"
    assert night.at == "answer P2"
    before = (night.hand("P1"), night.drinks)
    night.act("P2", legal_actions(GAME, night.state, night.house, 1)[0])  # a stand-in says the first word
    night.deal("8C")
    assert night.at == "answer P3"
    assert (night.hand("P1"), night.drinks[0]) == (before[0], before[1][0])
    assert night.hand("P2") == "8C"


def test_c49_a_spectator_sees_what_is_public_and_does_nothing() -> None:
    night = ride("party", "deal_face=private, decks=2", seats=16)
    night.play("P1 red, 7H")
    assert night.see().viewer == SPECTATOR
    assert [names(seat.cards) for seat in night.see().seats] == ["?"] + [""] * 15
    while night.see().phase != "lay":
        if GAME.outcomes(night.state, night.house):
            GAME.deal(night.state, night.house, 0)
        else:
            seat = GAME.turn(night.state, night.house)
            night.act(f"P{seat + 1}", legal_actions(GAME, night.state, night.house, seat)[0])
    assert len(night.awaited) == 16
    assert not GAME.awaits(night.state, night.house, SPECTATOR), "also where the last of sixteen seats is awaited"
    assert not any(GAME.legal(night.state, night.house, SPECTATOR, code) for code in range(GAME.ACTIONS))


# --- notation ---------------------------------------------------------------------------------------------------------


def test_moves_that_cannot_be_read() -> None:
    night = ride("commission")
    night.play("P1 red, 7H")
    state, house = night.state, night.house
    for action, code, facts in (
        (Give(((3, 1),)), "no-seat-number", {"seat": 3, "high": 2}),
        (Give(((-1, 1),)), "no-seat-number", {"seat": -1, "high": 2}),
        (Pick(0), "no-such-place", {"place": 0, "rule": "RTB-3.6", "high": 4}),
        (Pick(5), "no-such-place", {"place": 5, "rule": "RTB-3.6", "high": 4}),
    ):
        with pytest.raises(NotationError) as unreadable:
            GAME.encode(state, house, 0, action)
        assert (unreadable.value.code, unreadable.value.facts) == (code, facts)
    with pytest.raises(IllegalStep) as refused:
        GAME.encode(state, house, 0, Stay())
    assert (refused.value.code, refused.value.facts) == ("not-in-this-game", {"move": "stay", "game": "ride-the-bus"})
    with pytest.raises(IllegalStep) as refused:
        GAME.encode(state, house, 0, GiveShot(1))
    assert (refused.value.code, refused.value.facts) == ("drinks-not-shot", {"rule": "RTB-1.10", "drinks": 1})
    with pytest.raises(IllegalStep) as refused:
        GAME.encode(state, house, 0, Give(((1, 2),)))
    assert refused.value.facts == {"rule": "RTB-1.10", "drinks": 1, "given": 2}
    with pytest.raises(NotationError) as twice:
        GAME.encode(state, house, 0, Give(((1, 1), (1, 0))))
    assert (twice.value.code, twice.value.facts) == ("given-twice", {"rule": "RTB-1.10"})
    night.play("P1 give P2 1")
    for drinks in (0, 21):  # where no drinks are due there is no amount to hold it against, only what a code can say
        with pytest.raises(NotationError) as unreadable:
            GAME.encode(state, house, 0, Give(((1, drinks),)))
        assert (unreadable.value.code, unreadable.value.facts) == ("no-such-gift", {"drinks": drinks, "high": 20})
    assert GAME.encode(state, house, 0, Give(((1, 20),))) == (GAME.ACTIONS - codes.SEATS + 1,)


@pytest.mark.parametrize("settings", ["decks=1", "decks=2"])
def test_a_state_used_again_equals_a_fresh_one(settings: str) -> None:
    fresh = ride("classic", settings, seats=5).state
    used = State()
    for name, value in ((f.name, getattr(used, f.name)) for f in fields(State) if f.name != "story"):
        rows = value if isinstance(value, list) and isinstance(value[0], list) else [value]
        for row in rows:
            if isinstance(row, list):
                row[:] = [77] * len(row)
            else:
                setattr(used, name, 77)
    GAME.begin(used, house_of("classic", settings), 5, 4)
    assert used == fresh


def test_the_state_holds_numbers_and_rows_of_fixed_shape() -> None:
    """Sixteen seats, seven cards a hand and as many plays, two packs, a pyramid of 25, a pick in each of four rows."""
    by_seat = {
        "held",
        "drinks",
        "shots",
        "given",
        "answered",
        "stakes",
        "passes",
        "tied",
        "drawn",
        "kept",
        "rides",
        "longest",
    }
    by_card = {"hand", "shown", "staked", "staked_shown", "passed", "passed_rank"}
    shapes = dict.fromkeys(by_seat, (16,)) | dict.fromkeys(by_card, (16, 7))
    shapes |= {"pack": (104,), "line": (104,), "pyramid": (25,), "picks": (4,), "story": (0,)}
    state = State()
    for name, value in ((f.name, getattr(state, f.name)) for f in fields(State)):
        if name not in shapes:
            assert type(value) is int, name
        elif name in by_card:
            assert [len(row) for row in value] == [7] * 16, name
        else:
            assert (len(value),) == shapes[name], name
