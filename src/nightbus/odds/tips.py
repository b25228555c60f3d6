"""The tips and the claims with a number in the five rulebooks, each held against the odds.

What a rulebook says stands in `locales/` in our words (`tip-` and its name), what is true beside it (`.truth`), with
the figures that are found here: none of them is written down, all come from the functions behind `nightbus odds`.
"""

from collections.abc import Callable, Iterator
from typing import Final

from nightbus.odds import chase_tips, ride_tips, stop_tips
from nightbus.odds.tip import Finding, Tip
from nightbus.odds.trial import Number
from nightbus.rules.ride_the_bus.house import House
from nightbus.rules.ride_the_bus.rulebooks import CLASSIC

Minutes = Callable[[House, int, int, int], tuple[Number, Number]]
"""minutes(house, seats, low, high): how long a night takes on average, and the chance that it is between these."""
_SEATS: Final = 5

TIPS: Final = (
    Tip("classic-players", "classic", ride_tips.classic_players),
    Tip("classic-minutes", "classic", None),
    Tip("classic-right-answers", "classic", ride_tips.classic_right_answers),
    Tip("classic-luck", "classic", ride_tips.classic_luck),
    Tip("classic-higher-lower", "classic", ride_tips.classic_higher_lower),
    Tip("classic-eight", "classic", ride_tips.classic_eight),
    Tip("classic-king", "classic", ride_tips.classic_king),
    Tip("classic-bluff-rows", "classic", ride_tips.classic_bluff_rows),
    Tip("classic-bluff-ten", "classic", ride_tips.classic_bluff_ten),
    Tip("classic-hold-top", "classic", ride_tips.classic_hold_top),
    Tip("classic-clean-ten", "classic", ride_tips.classic_clean_ten),
    Tip("classic-restarts", "classic", ride_tips.classic_restarts),
    Tip("classic-mini-bus", "classic", ride_tips.classic_mini_bus),
    Tip("classic-best-of-three", "classic", ride_tips.classic_best_of_three),
    Tip("party-four-nine", "party", ride_tips.party_four_nine),
    Tip("party-suit", "party", ride_tips.party_suit),
    Tip("party-hold-risk", "party", ride_tips.party_hold_risk),
    Tip("party-empty-hand", "party", ride_tips.party_empty_hand),
    Tip("commission-pair", "commission", ride_tips.commission_pair),
    Tip("commission-gentle", "commission", ride_tips.commission_gentle),
    Tip("commission-timetable", "commission", ride_tips.commission_timetable),
    Tip("commission-half", "commission", ride_tips.commission_half),
    Tip("commission-third-shuffle", "commission", ride_tips.commission_third_shuffle),
    Tip("chase-packs", "chase-the-ace", chase_tips.chase_packs),
    Tip("chase-lives", "chase-the-ace", chase_tips.chase_lives),
    Tip("chase-low-warning", "chase-the-ace", chase_tips.chase_low_warning),
    Tip("chase-king", "chase-the-ace", chase_tips.chase_king),
    Tip("chase-ace-shown", "chase-the-ace", chase_tips.chase_ace_shown),
    Tip("chase-dealer", "chase-the-ace", chase_tips.chase_dealer),
    Tip("chase-eight", "chase-the-ace", chase_tips.chase_eight),
    Tip("chase-eight-swap", "chase-the-ace", chase_tips.chase_eight_swap),
    Tip("chase-three", "chase-the-ace", chase_tips.chase_three),
    Tip("chase-known-king", "chase-the-ace", chase_tips.chase_known_king),
    Tip("chase-dealer-four", "chase-the-ace", chase_tips.chase_dealer_four),
    Tip("chase-middle", "chase-the-ace", chase_tips.chase_middle),
    Tip("chase-low-seen", "chase-the-ace", chase_tips.chase_low_seen),
    Tip("chase-ace", "chase-the-ace", chase_tips.chase_ace),
    Tip("stop-players", "stop-the-bus", stop_tips.stop_players),
    Tip("stop-order", "stop-the-bus", stop_tips.stop_order),
    Tip("stop-flush", "stop-the-bus", stop_tips.stop_flush),
)
"""In the order of the rulebooks."""


def findings(minutes: Minutes) -> Iterator[tuple[Tip, Finding]]:
    """Every tip with what is true of it; `minutes` is a model of how long a night takes."""
    for tip in TIPS:
        if tip.find is None:
            low, high = ride_tips.FASTEST, ride_tips.SLOWEST
            yield tip, ride_tips.minutes(_SEATS, *minutes(CLASSIC, _SEATS, low, high))
        else:
            yield tip, tip.find()
