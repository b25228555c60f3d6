"""Odds in words and small tables, for people."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final

from nightbus.cards import ACE, CUCKOO_VALUES, RANKS
from nightbus.odds.at_chase import CardNow
from nightbus.odds.at_ride import CallOdds, PlayOdds, RestOfRide
from nightbus.odds.at_stop import HandNow, HandOdds
from nightbus.odds.chase import CardOdds
from nightbus.odds.claims import BLUFFS
from nightbus.odds.distribution import Distribution
from nightbus.odds.night import Decision, SeatNight
from nightbus.odds.option import Option
from nightbus.odds.overview import KindOdds, StatedPlay, Whole, WholeRide
from nightbus.odds.played import PlayedRides
from nightbus.odds.position import Position, Standing
from nightbus.odds.pyramid import HoldOdds
from nightbus.odds.questions import AnswerOdds
from nightbus.odds.rides import Ride
from nightbus.odds.round import QuestionOdds
from nightbus.odds.trial import Estimate, Number
from nightbus.rules.chase_the_ace.moves import TAGGED
from nightbus.rules.chase_the_ace.state import STAY
from nightbus.words import Words

RARE: Final = 0.001
"""A smaller chance is said as one in so many."""
SHORT: Final = 9
"""A fraction is shown beside its value if it is no longer than this."""
BINS: Final = 12
BAR: Final = 36
_QUESTIONS: Final = (
    "ask-colour",
    "ask-height",
    "ask-between",
    "ask-suit",
    "ask-between",
    "ask-heat",
    "ask-rank",
)


class OddsWords:
    """The figures of one table in one language."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self._words = words
        self._names = names
        self._say = words.say

    # Numbers

    def chance(self, number: Number) -> str:
        """A chance: `47.1% (8/17)`, `12.3% ± 0.4%`, `one in 3,418`."""
        value = float(number)
        if isinstance(number, Estimate):
            return self._say("odds-chance-about", chance=value, error=number.error)
        if 0 < value < RARE:
            return self._say("odds-chance-rare", n=round(1 / value))
        text = self._say("odds-chance", chance=value)
        exact = isinstance(number, Fraction) and number.denominator > 1 and len(str(number)) <= SHORT
        return self._say("odds-chance-exact", chance=text, fraction=str(number)) if exact else text

    def drinks(self, number: Number) -> str:
        """Drinks: `1.06 drinks`, `7.6 drinks ± 0.4`."""
        text = self._say("drinks", drinks=_round(number))
        return self._about(text, number)

    def plain(self, number: Number) -> str:
        """A number without a unit."""
        return self._about(self._say("odds-number", number=_round(number)), number)

    def _about(self, text: str, number: Number) -> str:
        if isinstance(number, Estimate):
            return self._say("odds-about", number=text, error=_round(number.error))
        return text

    # A set of house rules

    def house(self, game: str, rulebook: str, seats: int, found: Sequence[Whole]) -> Iterator[str]:
        """The odds of house rules as a whole."""
        yield self._say(
            "odds-title", game=self._say(f"game-{game}"), rulebook=self._say(f"rulebook-{rulebook}"), seats=seats
        )
        questions = [each for each in found if isinstance(each, QuestionOdds)]
        if questions:
            yield from ("", self._say("odds-part-questions"))
            yield from map(self._question, questions)
        cards = [each for each in found if isinstance(each, CardOdds)]
        cuckoo = max((each.height for each in cards), default=0) >= len(RANKS)
        for each in found:
            match each:
                case HoldOdds():
                    yield from ("", self._say("odds-part-hold"), *self._hold(each))
                case WholeRide(rule=rule, ride=ride, played=played):
                    yield from ("", self._say("odds-part-ride", rule=rule), *self._ride(ride, played))
                case StatedPlay(swap_below=swap, draw_below=draw):
                    low = {"swap": _rank(swap - 1, cuckoo=cuckoo), "draw": _rank(draw - 1, cuckoo=cuckoo)}
                    yield from ("", self._say("odds-part-chase", **low))
                case _:
                    pass
        if cards:
            yield from self._cards(cards, seats, cuckoo=cuckoo)
        kinds = [each for each in found if isinstance(each, KindOdds)]
        if kinds:
            yield from ("", self._say("odds-part-hands", others=seats - 1))
            yield from map(self._kind, kinds)

    def _question(self, odds: QuestionOdds) -> str:
        parts = [*self._right(odds.right, odds.level), self._costs(odds.costs)]
        if odds.gives:
            parts.append(self._say("odds-gives", drinks=self.drinks(odds.gives)))
        return f"  {odds.rule}  {self._say(_QUESTIONS[odds.question - 1])} {', '.join(parts)}"

    def _costs(self, drinks: Number) -> str:
        return self._say("odds-costs", drinks=self.drinks(drinks)) if float(drinks) else self._say("odds-free")

    def _right(self, right: Number, level: Fraction) -> list[str]:
        parts = [self._say("odds-right", chance=self.chance(right))]
        if level:
            parts.append(self._say("odds-level", chance=self.chance(level)))
        return parts

    def _hold(self, hold: HoldOdds) -> Iterator[str]:
        """A card held: whether its rank comes (again), and what it may give."""
        card = "" if hold.card is None else f"{self._words.card(hold.card)}: "
        parts = [
            self._say("odds-turned", chance=self.chance(hold.turned)),
            self._say("odds-later", drinks=self.drinks(hold.later)),
        ]
        if hold.now is not None:
            parts.append(self._say("odds-now", drinks=self.drinks(Fraction(hold.now))))
        yield f"  {card}{', '.join(parts)}"
        if hold.rows and hold.turned:
            rows = (self._say("odds-row", worth=worth, chance=self.chance(chance)) for worth, chance in hold.rows)
            yield f"    {', '.join(rows)}"

    def _ride(self, ride: Ride, played: PlayedRides | None) -> Iterator[str]:
        """A ride, or what is still to come of one."""
        yield f"  {self._say('odds-ride-clean', chance=self.chance(ride.clean))}"
        for what, numbers in (
            ("odds-ride-attempts", ride.attempts),
            ("odds-ride-cards", ride.cards),
            ("odds-ride-drinks", ride.drinks),
        ):
            figures = {share: numbers.quantile(at) for share, at in (("half", 0.5), ("nine", 0.9), ("most", 0.99))}
            mean, sd = self.plain(numbers.mean), self.plain(numbers.sd)
            yield f"  {self._say('odds-ride-figure', what=self._say(what), mean=mean, sd=sd, **figures)}"
        yield from (f"    {line}" for line in histogram(ride.drinks, self))
        if played is not None:
            yield f"  {self._say('odds-ride-fresh')}"
            yield "  " + self._say(
                "odds-ride-played",
                rides=played.drinks.trials,
                clean=self.chance(played.clean),
                attempts=self.plain(played.attempts),
                drinks=self.drinks(played.drinks),
            )
        elif not ride.exact:
            yield f"  {self._say('odds-ride-cap')}"

    def _cards(self, cards: Sequence[CardOdds], seats: int, *, cuckoo: bool) -> Iterator[str]:
        """For each card and turn what it loses by staying and by moving, in hundredths."""
        table: dict[int, dict[int, list[str]]] = {}
        for each in cards:
            row = table.setdefault(each.height, {}).setdefault(each.turn, ["-", "-"])
            row[0 if each.action == TAGGED[STAY] else 1] = f"{100 * float(each.costs):.0f}"
        heads = [self._say("odds-turn", turn=turn + 1) for turn in range(seats - 1)] + [self._say("odds-dealer")]
        width = max(9, *(len(head) + 2 for head in heads))
        yield f"  {'':8}" + "".join(head.rjust(width) for head in heads)
        for height, turns in table.items():
            cells = ("/".join(turns.get(turn, ["-", "-"])).rjust(width) for turn in range(seats))
            yield f"  {_rank(height, cuckoo=cuckoo):8}" + "".join(cells)
        estimates = [each.costs.error for each in cards if isinstance(each.costs, Estimate)]
        if estimates:
            yield f"  {self._say('odds-largest-error', error=max(estimates))}"

    def _kind(self, kind: KindOdds) -> str:
        return "  " + self._say(
            "odds-kind",
            hand=self._say(f"hand-{kind.kind}"),
            hands=kind.hands,
            share=self.chance(kind.share),
            lower=self.chance(kind.lower),
            middle=self._words.cards(kind.middle),
            lowest=self.chance(kind.lowest),
        )

    # A position

    def position(self, game: str, found: Position) -> Iterator[str]:
        """The odds of a position as a seat knows it."""
        yield self._say("odds-position", game=self._say(f"game-{game}"), seat=self._names[found.seat])
        if found.options:
            prompt = self._words.prompt([option.action for option in found.options])
            yield from ("", f"{prompt} ({found.asked_by})")
            best = sorted(found.options, key=lambda option: (float(option.costs), -float(option.gives)))
            yield from (f"  {self.option(option)}" for option in best)
            yield from (f"  {line}" for line in self._stated(found.options))
        if found.standing:
            yield ""
        for each in found.standing:
            yield from self._standing(each)
        if not found.options and not found.standing:
            yield from ("", self._say("odds-nothing"))

    def _stated(self, options: Sequence[Option]) -> Iterator[str]:
        """What the cards leave no doubt about; else the rates that are stated, not found, where odds rest on them."""
        sure = list(self.sure(options))
        true = [option.true for option in options if isinstance(option, CallOdds)]
        called = [option.called for option in options if isinstance(option, PlayOdds) and option.called]
        if sure:
            yield from sure
        elif true:
            yield self._say("odds-true", chance=self.chance(true[0]), rate=self.chance(BLUFFS))
        elif called:
            yield self._say("odds-called", rate=self.chance(called[0]))

    def sure(self, options: Sequence[Option]) -> Iterator[str]:
        """What the cards leave no doubt about: whether a claim is true, or whether one laid now is called."""
        for option in options:
            match option:
                case CallOdds(true=true) if true in (0, 1):
                    yield self._say("odds-true-surely" if true else "odds-true-never")
                    return
                case PlayOdds(rule="RTB-2.6", called=called) if called in (0, 1):
                    yield self._say("odds-called-always" if called else "odds-called-never")
                    return
                case _:
                    pass

    def _standing(self, standing: Standing) -> Iterator[str]:
        match standing:
            case HoldOdds():
                yield from self._hold(standing)
            case RestOfRide(rule=rule, ride=ride, played=played):
                yield from (self._say("odds-part-ride", rule=rule), *self._ride(ride, played))
            case CardNow(card=card, loses=loses):
                yield self._say("odds-card-now", card=self._words.card(card), chance=self.chance(loses))
            case HandNow(hand=hand, rank=rank, lowest=lowest):
                yield self._say(
                    "odds-hand-now",
                    cards=self._words.cards(hand),
                    hand=self._say(f"hand-{rank.kind}"),
                    lower=self.chance(rank.lower),
                    lowest=self.chance(lowest),
                )

    def option(self, option: Option) -> str:
        """A choice and what it is worth."""
        return f"{self._words.action(option.action, self._names)}: {', '.join(self._worth(option))}"

    def _worth(self, option: Option) -> list[str]:
        match option:
            case CardOdds(costs=costs):
                return [self._say("odds-loses", chance=self.chance(costs))]
            case HandOdds(costs=costs, rank=rank):
                lower = self._say("odds-lower", hand=self._say(f"hand-{rank.kind}"), chance=self.chance(rank.lower))
                return [lower, self._say("odds-lowest", chance=self.chance(costs))]
            case _:
                parts = self._right(option.right, option.level) if isinstance(option, AnswerOdds) else []
                parts.append(self._costs(option.costs))
                if float(option.gives):
                    parts.append(self._say("odds-gives", drinks=self.drinks(option.gives)))
                return parts

    # A night

    def night(self, game: str, decisions: Iterable[Decision], nights: Iterable[SeatNight]) -> Iterator[str]:
        """Every decision, then what each seat's night comes to."""
        yield from (self._say("odds-night", game=self._say(f"game-{game}")), "")
        yield from map(self._decision, decisions)
        unit = {"ride-the-bus": "drinks", "chase-the-ace": "lives", "stop-the-bus": "tokens"}[game]
        yield from ("", self._say("odds-part-night"))
        for each in nights:
            yield "  " + self._say(
                "odds-seat-night",
                seat=self._names[each.seat],
                took=self._say(unit, **{unit: each.took}),
                **{part: round(getattr(each, part), 2) for part in ("expected", "ride", "given", "choice", "luck")},
            )
            if round(each.missed, 2):
                yield f"    {self._say('odds-seat-missed', drinks=round(each.missed, 2))}"

    def _decision(self, decision: Decision) -> str:
        chosen = decision.chosen
        said = {
            "step": decision.step,
            "seat": self._names[decision.seat],
            "action": self._words.action(chosen.action, self._names),
            "worth": ", ".join(self._worth(chosen)),
        }
        if decision.choice > 0:
            best = min(decision.options, key=lambda option: float(option.costs))
        elif decision.missed > 0:
            best = max((o for o in decision.options if not float(o.costs)), key=lambda option: float(option.gives))
        else:
            return "  " + self._say("odds-decision", **said)
        return "  " + self._say("odds-decision-better", **said, better=self.option(best))


def histogram(numbers: Distribution, say: OddsWords) -> Iterator[str]:
    """The distribution as bars, up to 99 of 100; what lies beyond is a bar of its own."""
    last = numbers.quantile(0.99)
    width = max(1, -(-(last + 1) // BINS))
    starts = range(0, last + 1, width)
    chances = [sum(numbers.chances[start : start + width]) for start in starts]
    labels = [str(start) if width == 1 else f"{start}-{start + width - 1}" for start in starts]
    chances.append(numbers.more_than(starts[-1] + width - 1))
    labels.append(f"{starts[-1] + width}+")
    margin, most = max(map(len, labels)), max(chances)
    for label, chance in zip(labels, chances, strict=True):
        bar = "█" * round(BAR * chance / most)
        yield f"{label.rjust(margin)} {bar}{' ' if bar else ''}{say.chance(chance)}"


def _round(number: Number | float) -> float:
    value = round(float(number), 2)
    return value if value != int(value) else int(value)


def _rank(height: int, *, cuckoo: bool) -> str:
    """The rank of a card of Chase the Ace, as cards are written: ace low."""
    return CUCKOO_VALUES[height] if cuckoo else RANKS[(height + ACE) % len(RANKS)]
