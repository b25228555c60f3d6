"""What a run of the lab is called, on a page and in a picture."""

from nightbus.lab import tally
from nightbus.lab.simulating import Result
from nightbus.words import Words


def title(words: Words, result: Result) -> str:
    """What was played: Ride the Bus, rulebook classic, 5 seats."""
    run = result.run
    game, rulebook = words.say(f"game-{run.game}"), words.say(f"rulebook-{result.rulebook}")
    return words.say("lab-title", game=game, rulebook=rulebook, seats=run.seats)


def changes(result: Result, but: str = "") -> str:
    """The switches that are not as in the rulebook, but for one: `bus_length=4, bluffing=off`."""
    return ", ".join(f"{name}={value}" for name, value in result.changes.items() if name != but)


def played_by(words: Words, result: Result) -> str:
    """How many nights, by whom, from which seed."""
    policies = result.run.policies
    named = policies if len(set(policies)) > 1 else policies[:1]
    return words.say("lab-run", nights=result.counts.nights, policy=", ".join(named), seed=result.run.seed)


def seat_name(words: Words, result: Result, seat: int) -> str:
    """How a seat is called: who deals first so, the others by number."""
    dealer = result.run.plan().dealer
    return words.say("lab-dealer") if seat == dealer else words.say("lab-seat", seat=seat + 1)


def histograms(words: Words, result: Result) -> list[tuple[str, int]]:
    """(title, measure) of what is shown as a histogram: what differs from night to night."""
    if result.drinks:
        shown = [
            (words.say("lab-histogram-drinks"), tally.TABLE_DRINKS),
            (words.say(f"lab-ride-{result.attempts_word}"), tally.RIDE_ATTEMPTS),
        ]
    else:
        shown = [(words.say("lab-histogram-rounds"), tally.ROUNDS)]
    return [(label, measure) for label, measure in shown if (found := result.figures(measure)) and found.sd]
