"""CTA-1.1 to 5.1: the chance to lose a life, against every deal played out card by card."""

import itertools
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from nightbus.odds import at_chase, chase
from nightbus.odds.at_chase import card_now, chase_odds
from nightbus.odds.chase import Classes, Threshold, choice_odds, losses_by_turn, pick_of, usual
from nightbus.odds.duel import best_of_two, payoffs_of_two
from nightbus.odds.trial import Estimate
from nightbus.rules.chase_the_ace import GAME, House, State
from nightbus.rules.chase_the_ace.moves import TAGGED
from nightbus.rules.chase_the_ace.state import STAY, SWAP, height, knows
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.table.states import trial_of
from tests.odds.helpers import assert_near, cards, house_of, play_out

SIX = Threshold(5, 5)


def chase_house(settings: str = "") -> House:
    return house_of("chase-the-ace", settings)  # type: ignore[no-any-return]


def begun(house: House, seats: int) -> State:
    """A game with lives to spare, the last seat dealing."""
    state = State()
    GAME.begin(state, chase.round_of(house), seats, seats - 1)
    return state


def dealt(house: House, hands: str) -> State:
    """A round in which these cards were dealt, seat by seat."""
    state = begun(house, len(hands.split()))
    play_out(GAME, state, chase.round_of(house), hands)
    return state


def every_deal(house: House, seats: int) -> Any:
    """(state, top card's height, ways) for every deal by height, and every top card of the stock."""
    rules, of = chase.round_of(house), chase.heights_of(house)
    start = begun(house, seats)
    copies = start.cards // of
    for heights in itertools.product(range(of), repeat=seats + 1):
        ways, left = 1, [copies] * of
        for at in heights:
            ways *= left[at]
            left[at] -= 1
        if ways:
            state = trial_of(start)
            for at in heights[:-1]:
                GAME.deal(state, rules, pick_of(state, at))
            yield state, heights[-1], ways


def finish(state: State, house: House, seat: int, others: Threshold, top: int) -> int:
    """1 if the seat has lost a life when the round is over."""
    rules = chase.round_of(house)
    before = state.rounds
    while state.rounds == before:
        if GAME.outcomes(state, rules):
            GAME.deal(state, rules, pick_of(state, top))
        else:
            GAME.act(state, rules, state.asked, others.choose(state, rules, state.asked))
    return 1 if state.lives[seat] < rules.lives else 0


# Every turn, card and choice


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        ("", 2),
        ("", 3),
        ("dealer_blocks=on, dealer_wins_ties=on, drawn_king=refused", 2),
        ("domino=low", 3),
        ("deck=cuckoo, domino=ace, reveal_low=off", 2),
    ],
)
def test_every_choice_agrees_with_every_deal(settings: str, seats: int) -> None:
    house = chase_house(settings)
    rules, others = chase.round_of(house), Threshold(5, 4)
    lost: Counter[Any] = Counter()
    weight: Counter[Any] = Counter()
    for start, top, ways in every_deal(house, seats):
        line = trial_of(start)
        for turn in range(seats):
            if line.hand[turn] == start.hand[turn]:
                for choice in legal_actions(GAME, line, rules, turn):
                    now = trial_of(line)
                    GAME.act(now, rules, turn, choice)
                    key = turn, height(start.hand[turn]), TAGGED[choice]
                    lost[key] += ways * (
                        finish(now, house, turn, others, top) if now.rounds == 1 else now.lives[turn] < 5
                    )
                    weight[key] += ways
            while line.asked == turn and turn + 1 < seats:
                GAME.act(line, rules, turn, others.choose(line, rules, turn))
    found = {(each.turn, each.height, each.action): each.costs for each in choice_odds(house, seats, others)}
    assert found == {key: Fraction(lost[key], n) for key, n in weight.items()}


def test_a_dealer_who_always_stays() -> None:
    """Two players, nobody ever moving: the lower card loses, both if level. 3/51 level, half the rest each."""
    odds = {(each.turn, each.height, each.action): each.costs for each in choice_odds(House(), 2, Threshold(0, 0))}
    for at in range(13):
        assert odds[0, at, TAGGED[STAY]] == Fraction(3 + 4 * (12 - at), 51)
    assert losses_by_turn(House(), 2, Threshold(0, 0)) == (Fraction(27, 51),) * 2


def test_chances_of_all_turns_follow_from_every_deal() -> None:
    house, others = House(), Threshold(7, 6)
    lost, whole = Counter[int](), 0
    for start, top, ways in every_deal(house, 2):
        for seat in range(2):
            lost[seat] += ways * finish(trial_of(start), house, seat, others, top)
        whole += ways
    assert losses_by_turn(house, 2, others) == tuple(Fraction(lost[seat], whole) for seat in range(2))


def test_a_larger_table_is_dealt_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = {(each.turn, each.height, each.action): each.costs for each in choice_odds(House(), 3, SIX)}
    monkeypatch.setattr(chase, "MOST_SEATS", 2)
    for each in choice_odds(House(), 3, SIX, seed=1):
        assert isinstance(each.costs, Estimate)
        if each.costs.trials > 150 and 0 < each.costs.value < 1:
            assert_near(each.costs, float(exact[each.turn, each.height, each.action]))


def test_ten_players_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chase, "DEALS", 40)
    assert {each.turn for each in choice_odds(House(), 10)} == set(range(10))


def test_the_usual_way_to_play_is_about_its_own_best_reply() -> None:
    for seats in (2, 3, 4):
        odds = {(each.turn, each.height, each.action): float(each.costs) for each in choice_odds(House(), seats)}
        stated = usual(House(), seats)
        for turn in range(seats):
            moves = "draw" if turn == seats - 1 else "swap"
            move = next(action for action in TAGGED.values() if type(action).__name__.lower() == moves)
            best = sum(odds[turn, at, move] < odds[turn, at, TAGGED[STAY]] for at in range(13))
            assert abs(best - (stated.draw_below if moves == "draw" else stated.swap_below)) <= 1


def test_patterns_stand_for_all_deals() -> None:
    """However the heights are cut into runs, the ways of all patterns add up to all deals."""
    for bounds in ({0, 13}, {0, 5, 13}, {0, 1, 2, 12, 13}):
        classes = Classes.between(bounds, 4)
        assert sum(map(classes.ways, classes.patterns(3))) == 52 * 51 * 50
        known = classes.without([4, 4, 9])
        assert sum(map(known.ways, known.patterns(2))) == 49 * 48


# Le Her


LE_HER = "drawn_king=refused, dealer_blocks=on, dealer_wins_ties=on"


def test_le_her_is_the_table_that_montmort_printed() -> None:
    """The chance of Paul, who does not deal, to win: he holds or gives a seven, the dealer holds or changes an eight.

    P. R. de Montmort, Essay d'analyse sur les jeux de hazard, 2nd edition, Paris 1713, letters at its end; as given
    by D. R. Bellhouse and N. Fillion, Le Her and other problems in probability discussed by Bernoulli, Montmort and
    Waldegrave, Statistical Science 30 (2015) 26-39: (2828 ac + 2834 bc + 2838 ad + 2828 bd) / (13 17 25 (a+b+c+d)).
    """
    payoffs = payoffs_of_two(chase_house(LE_HER))
    gives_seven, holds_seven, changes_eight, holds_eight = 7, 6, 8, 7
    table = {
        (gives_seven, changes_eight): 2828,
        (holds_seven, changes_eight): 2834,
        (gives_seven, holds_eight): 2838,
        (holds_seven, holds_eight): 2828,
    }
    for (paul, pierre), chance in table.items():
        assert payoffs[paul][pierre] == Fraction(chance, 13 * 17 * 25)


def test_le_her_at_its_best() -> None:
    """Waldegrave's solution, in the same letters: Paul gives the seven away 3 in 8, Pierre changes the eight 3 in 8.

    Its value, (2838 * 2834 - 2828^2) / (16 * 5525) of the four chances above, is 2831.75 / 5525.
    """
    best = best_of_two(chase_house(LE_HER))
    assert best.value == Fraction(11327, 22100) == Fraction(2838 * 2834 - 2828**2, 16 * 5525)
    assert (best.rows[6], best.rows[7]) == (Fraction(5, 8), Fraction(3, 8))
    assert (best.columns[7], best.columns[8]) == (Fraction(3, 8), Fraction(5, 8))


def test_by_the_rulebook_two_players_need_not_throw() -> None:
    """The dealer cannot block: the other swaps a seven or lower, the dealer draws with an eight or lower."""
    best = best_of_two(House())
    assert (best.value, best.rows[7], best.columns[8]) == (Fraction(2778, 5525), 1, 1)


# At a table


@pytest.mark.parametrize("settings", ["", "domino=low", "reveal_low=off, domino=ace"])
@pytest.mark.parametrize(("asked", "viewer"), [(1, 1), (2, 2), (2, SPECTATOR)])
def test_what_is_known_of_a_turn_agrees_with_every_deal(settings: str, asked: int, viewer: int) -> None:
    """Three players: what the one asked can know, or who looks on, and what comes of each choice.

    CTA-1.5: a card that was handed over unshown is no ace, 2 or 3, and that says something to the dealer.
    """
    house, others = chase_house(settings), Threshold(6, 6)
    rules = chase.round_of(house)
    seen: dict[Any, list[tuple[State, int, int]]] = {}
    for start, top, ways in every_deal(house, 3):
        while start.asked != asked:
            GAME.act(start, rules, start.asked, others.choose(start, rules, start.asked))
        known = tuple(height(start.hand[seat]) if knows(start, viewer, seat) else None for seat in range(3))
        seen.setdefault((known, tuple(start.did[:3]), tuple(start.known[:3]), start.phase), []).append(
            (start, top, ways)
        )
    for deals in list(seen.values())[::9]:
        for option in chase_odds(deals[0][0], house, asked, others, viewer=viewer):
            choice = next(code for code, action in TAGGED.items() if action == option.action)
            lost = 0
            for start, top, ways in deals:
                now = trial_of(start)
                GAME.act(now, rules, asked, choice)
                lost += ways * (finish(now, house, asked, others, top) if now.rounds == 1 else now.lives[asked] < 5)
            assert option.costs == Fraction(lost, sum(ways for *_, ways in deals))


def test_a_lower_card_that_lies_for_good_makes_any_other_safe() -> None:
    state = dealt(House(), "2S AH 5D 8C")
    for choice in (SWAP, STAY):  # the first player takes the ace, shown, for the two
        GAME.act(state, House(), state.asked, choice)
    stay = next(each for each in chase_odds(state, House(), 2) if each.action == TAGGED[STAY])
    assert stay.costs == 0


def test_a_king_known_at_the_left_is_asked_in_vain() -> None:
    """CTA-1.3, 4.1: to swap with it is to stay."""
    house = chase_house("domino=low")
    state = dealt(house, "9S AH KD 5C 8H")
    for choice in (SWAP, 3):  # the first player swaps into the ace, and then into the king of the third
        GAME.act(state, house, state.asked, choice)
    assert state.asked == 1
    stay, swap = chase_odds(state, house, 1)
    assert float(stay.costs) == float(swap.costs)


def test_what_others_did_says_something_unless_it_fits_nothing() -> None:
    """The first player stays: with a six or higher, as stated. With a two shown afterwards it is no way to play."""
    state = dealt(House(), "9S 7H 5D")
    GAME.act(state, House(), 0, STAY)
    told = next(each.costs for each in chase_odds(state, House(), 1, Threshold(7, 7)) if each.action == TAGGED[STAY])
    deaf = next(each.costs for each in chase_odds(state, House(), 1, Threshold(0, 7)) if each.action == TAGGED[STAY])
    assert float(told) > float(deaf)  # a player who stays has no low card to lose with
    never = next(each.costs for each in chase_odds(state, House(), 1, Threshold(13, 7)) if each.action == TAGGED[STAY])
    assert 0 < float(never) < 1


def test_a_larger_table_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(House(), "7S 9H 5D 8C")
    exact = chase_odds(state, House(), 0)
    monkeypatch.setattr(at_chase, "MOST_SEATS", 2)
    for found, counted in zip(chase_odds(state, House(), 0, trials=1500), exact, strict=True):
        assert isinstance(found.costs, Estimate)
        assert_near(found.costs, float(counted.costs))


@pytest.mark.parametrize("settings", ["", "domino=low", "reveal_low=off, domino=ace", "deck=cuckoo, dealer_blocks=on"])
def test_deals_that_are_alike_fit_alike(settings: str) -> None:
    """Which is why only one of them is tried: the rules read no more of a card than between which bounds it lies."""
    house, luck = chase_house(settings), Random(f"alike {settings}")
    rules, others = chase.round_of(house), usual(house, 7)
    shared = 0
    for _ in range(40):
        state = begun(house, 7)
        while GAME.outcomes(state, rules):
            GAME.deal(state, rules, luck.randrange(GAME.outcomes(state, rules)))
        for _ in range(luck.randrange(7)):
            choice = others.choose(state, rules, state.asked)
            if luck.random() < 0.2:
                choice = luck.choice(legal_actions(GAME, state, rules, state.asked))
            if state.asked != state.dealer:
                GAME.act(state, rules, state.asked, choice)
        seen = at_chase._Seen(state, rules, luck.choice((state.asked, SPECTATOR)))
        fits: dict[Any, int] = {}
        for deal in at_chase._draws(seen, 60):
            fit = seen.fits(deal.cards, others, stated_only=False)
            key = seen.alike(others)(deal.cards, False)
            shared += key in fits
            assert fits.setdefault(key, fit) == fit
    assert shared > 100


def test_no_deal_is_played_on_that_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing them on is what takes the time; most deals tried here do not go with how the others played."""
    played = Counter[int]()

    def counted(state: State, rules: House, seat: int, *how: Any) -> int:
        played[seat] += 1
        return chase.loses(state, rules, seat, *how)

    monkeypatch.setattr(at_chase, "loses", counted)
    state = dealt(House(), "9S 8H 4D 9C QS 8D JC")
    for choice in (STAY, STAY, SWAP):
        GAME.act(state, House(), state.asked, choice)
    stay, _ = chase_odds(state, House(), 3, trials=150)
    assert isinstance(stay.costs, Estimate)
    assert stay.costs.trials <= 150
    assert played[3] == 2 * stay.costs.trials


def test_an_exposed_card_may_be_kept_or_not() -> None:
    """CTA-5.1: a king first in turn is worth keeping, a two is not."""
    house = chase_house("misdeal_chance=50")
    chances = {}
    for card in ("KS", "2S"):
        state = State()
        GAME.begin(state, house, 4, 3)
        play_out(GAME, state, house, card)
        GAME.deal(state, house, 0)  # exposed
        keep, redeal = chase_odds(state, house, 0, trials=400)
        chances[card] = float(keep.costs) - float(redeal.costs)
    assert chances["KS"] < -0.1 < 0.1 < chances["2S"]


def test_who_is_not_asked_has_a_chance_all_the_same() -> None:
    state = dealt(House(), "9S 7H 5D")
    assert chase_odds(state, House(), 2) == ()
    (now,) = card_now(state, House(), 2)
    assert now.card == cards("5D")[0]
    assert 0 < float(now.loses) < 1
    assert card_now(State(), House(), 0) == ()
