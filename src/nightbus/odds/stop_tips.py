"""What is true of what the rulebook of Stop the Bus says in numbers (`tips`)."""

from nightbus.cards import ACE, DECK, KING, QUEEN, rank_of, read_card
from nightbus.odds.hands import all_hands, kinds_of_hands
from nightbus.odds.tip import Finding, found
from nightbus.rules.stop_the_bus.game import HAND
from nightbus.rules.stop_the_bus.hands import FLUSH, KINDS, RUN, RUNNING_FLUSH, TRIO, hand_kind, hand_value
from nightbus.rules.stop_the_bus.house import House as StopHouse


def stop_order() -> Finding:
    """Three aces are the best trio, three twos the lowest; queen-king-ace the best run, two-three-four the lowest."""
    house = StopHouse()
    by_kind: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for hand in all_hands():
        by_kind.setdefault(hand_kind(*hand, house), []).append((hand_value(*hand, house), tuple(map(rank_of, hand))))
    ends = {kind: (min(hands)[1], max(hands)[1]) for kind, hands in by_kind.items()}
    trios, runs = ((0, 0, 0), (ACE,) * 3), ((0, 1, 2), (QUEEN, KING, ACE))
    holds = ends[TRIO] == trios and ends[RUN] == ends[RUNNING_FLUSH] == runs
    return found(holds, "STB-2.1", hands=len(by_kind[TRIO]), runs=len(by_kind[RUN]))


def stop_flush() -> Finding:
    """Four, nine and king of one suit are a flush."""
    four, nine, king = (read_card(card) for card in ("4S", "9S", "KS"))
    return found(
        hand_kind(four, nine, king, StopHouse()) == FLUSH, "STB-2.1", flushes=kinds_of_hands(StopHouse())[KINDS[FLUSH]]
    )


def stop_players() -> Finding:
    """Two or more can play."""
    most = max(seats for seats in range(2, DECK) if HAND * seats + HAND <= DECK)
    return found(None, "STB-0.1", most=most, cards=HAND * most + HAND)
