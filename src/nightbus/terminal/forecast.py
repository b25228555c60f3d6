"""A forecast in sentences, each figure with its error."""

from collections.abc import Iterator

from nightbus.lab.forecasting import Chance, Figure, Forecast
from nightbus.words import Words


def forecast_lines(words: Words, night: Forecast) -> Iterator[str]:
    """What the night will be like, one thing to a line; nothing of what the game has not."""
    if night.drinks is not None:
        yield words.say("forecast-drinks", **_amounts(night.drinks))
        most = max(night.per_seat, key=lambda seat: (seat.most, seat.mean))
        yield words.say("forecast-most-drinks", most=_short(most.most), error=_short(most.most_se))
    if night.shots is not None and night.shots.mean:
        yield words.say("forecast-shots", **_amounts(night.shots))
    if night.rounds is not None:
        yield words.say("forecast-rounds", **_amounts(night.rounds))
    if night.lost is not None:
        tokens = night.game == "stop-the-bus"
        yield words.say("forecast-lost-tokens" if tokens else "forecast-lost-lives", **_amounts(night.lost))
    yield words.say("forecast-minutes", **_amounts(night.minutes))
    if night.long_ride is not None:
        message = "forecast-long-ride-exact" if night.long_ride.exact else "forecast-long-ride"
        yield words.say(message, **_percent(night.long_ride))
    if night.hardest is not None:
        share = Chance(night.hardest.share, night.hardest.se)
        message = "forecast-hardest-dealer" if night.hardest.from_dealer == 0 else "forecast-hardest"
        if not night.hardest.sure:
            message = "forecast-hardest-close"
        yield words.say(message, place=night.hardest.from_dealer, **_percent(share))


def nights_line(words: Words, night: Forecast) -> str:
    """How many nights it comes from, and how more can be had."""
    return words.say("forecast-nights" if night.compiled else "forecast-nights-plain", nights=night.nights)


def _amounts(figure: Figure) -> dict[str, float]:
    return {"mean": _short(figure.mean), "error": _short(figure.se), "most": _short(figure.most)}


def _percent(found: Chance) -> dict[str, float]:
    return {"chance": _short(100 * found.chance), "error": _short(100 * found.se)}


def _short(number: float) -> float:
    """With as many decimals as can be read at a glance: three figures, whole numbers from 100 on."""
    size = abs(number)
    return round(number, 0 if size >= 100 else 1 if size >= 1 else 2)
