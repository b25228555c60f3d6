"""A running game without input or output: who sits where, what they do, what they may see, and the log of it all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from nightbus.cards import CUCKOO_FIRST, CUCKOO_VALUES, NOBODY
from nightbus.errors import IllegalStep, NightbusError, NotationError
from nightbus.rules import rule, told
from nightbus.rules.actions import Action, Give, GiveShot, Play, Take
from nightbus.rules.events import Event, event_of
from nightbus.rules.game import SPECTATOR, Game, legal_actions
from nightbus.rules.game import game as game_of_name
from nightbus.rules.story import tell
from nightbus.rules.view import View
from nightbus.table import log
from nightbus.table.notation import check_names, move_text, read_move, seat_of
from nightbus.table.shoes import Chance, Shoe
from nightbus.table.shuffling import Shuffling
from nightbus.table.states import Acted, Trail, trial_of

REVOCABLE: Final = frozenset({told.STAYED, told.ACCEPTED, told.DECLINED, told.TURN_ENDED, told.STOOD})
"""What a step may have told and still be taken back: it shows no card, and nobody drinks, pays or is bound by it."""
MOST_STEPS: Final = 64
"""A trail is begun anew after so many steps: a copy of the position costs as much as several steps."""


@dataclass(frozen=True, slots=True)
class MayGive:
    """These drinks are to be handed out, all of them, split among these seats as one likes."""

    drinks: int
    to: tuple[int, ...]


def moves_allowed(legal: Iterable[Action | MayGive], names: Sequence[str]) -> str:
    """What may be done as moves in text; between targets that one may choose from stands `/`."""
    texts: list[str] = []
    shots: list[str] = []
    for action in legal:
        match action:
            case MayGive(drinks=drinks, to=to):
                texts.append(f"give {drinks} to {'/'.join(names[other] for other in to)}")
            case GiveShot(to=other):
                shots.append(names[other])
            case _:
                texts.append(move_text(action, names))
    if shots:
        texts.append(f"give shot to {'/'.join(shots)}")
    return ", ".join(texts)


class Table:
    """A game, or a session of several, being played.

    `house` left out: the rulebook's; `rulebook` left out: the game's first. `dealer` left out: as C-6 says.

    >>> from nightbus.table.shoes import StackedShoe, SeedShoe
    >>> table = Table("ride-the-bus", None, ["Ana", "Bo", "Cy"], StackedShoe("7H", SeedShoe(7)), rulebook="commission")
    >>> table.do(0, table.read(0, "red"))
    >>> table.allowed(0)
    'give 1 to Bo'

    :raises NotationError: no such game or rulebook, or names that will not do.
    :raises HouseRuleError: so many seats cannot play these house rules.
    """

    def __init__(
        self,
        game: str | Game,
        house: Any,
        seats: Sequence[str],
        shoe: Shoe,
        *,
        dealer: int | str | None = None,
        rulebook: str | None = None,
    ) -> None:
        self.game = game_of_name(game) if isinstance(game, str) else game
        self.names = check_names(seats)
        books = self.game.rulebooks
        self.rulebook = next(iter(books)) if rulebook is None else rulebook
        if self.rulebook not in books:
            raise NotationError(
                "no-such-rulebook", rulebook=self.rulebook, game=self.game.name, allowed=", ".join(books)
            )
        self.house = books[self.rulebook] if house is None else house
        self.game.check(self.house, len(self.names))
        self.shoe = shoe
        first = seat_of(dealer, self.names) if isinstance(dealer, str) else self._known(dealer)
        self.log = log.Log(
            log.Header(self.game.name, self.game.version, self.rulebook, self.house, self.names, first, shoe.header())
        )
        if first is None:
            first = self.game.default_dealer(self.house, len(self.names))
        self.state = self.game.State()
        self._chance = Chance(self.game, self.house, self.state)
        self.shuffling = Shuffling() if shoe.header().get("kind") == "fair" else None
        """How far the shuffle of the current game has come; None where the cards come otherwise."""
        self._dealt = 0
        self._chance_at = -1
        """How many steps there were when chance was last worked out."""
        self._undoable: list[Acted] = []
        """The steps that may still be taken back: the last ones of the trail."""
        self.game.begin(self.state, self.house, len(self.names), first)
        self._trail = Trail(self.game, self.house, self.state)
        self.go_on()

    @property
    def awaits(self) -> tuple[int, ...]:
        """The seats that are to act, in seat order."""
        awaits, state, house = self.game.awaits, self.state, self.house
        return tuple([seat for seat in range(len(self.names)) if awaits(state, house, seat)])

    @property
    def asked_by(self) -> str:
        """The id of the rule under which they are; empty when nobody is."""
        return self.game.asked_by(self.state, self.house)

    @property
    def over(self) -> bool:
        """Is the session over? `again` goes on with a further game."""
        return self.game.over(self.state)

    @property
    def chance(self) -> Chance | None:
        """What chance is to decide while the shoe waits for people to say it; else None."""
        steps = len(self.log.steps)
        if steps != self._chance_at:  # asked nine times a move; another position is another step
            self._chance_at = steps
            self._chance.of = self.game.outcomes(self.state, self.house)
            self._chance.number = self._dealt + 1
        return self._chance if self._chance.of else None

    def go_on(self) -> None:
        """Let chance happen for as long as it is due and the shoe knows what comes.

        :raises IllegalStep: a card that the shoe was given cannot come up; what happened before it stands.
        """
        while (self.shuffling is None or self.shuffling.dealing) and (chance := self.chance):
            pick = self.shoe.pick(chance)
            if pick is None:
                return
            self._deal(chance, pick)

    def deal_card(self, card: int) -> None:
        """Somebody says which card came, dealing from a real deck (`HandShoe`).

        :raises IllegalStep: it cannot come up now. The error says what can, which is for the dealer alone (C-4).
        """
        chance = self._due()
        self._deal(chance, chance.pick_of_card(card))
        self.go_on()

    def deal_exposure(self, exposed: bool) -> None:
        """Somebody says whether the card just dealt from a real deck was exposed (CTA-5.1).

        :raises IllegalStep: no such thing is due.
        """
        chance = self._due()
        self._deal(chance, chance.pick_of_exposure(exposed))
        self.go_on()

    def deal_pick(self, pick: int) -> None:
        """Chance comes out as `pick`, whatever the shoe: how a log is played again.

        :raises IllegalStep: there are not so many outcomes.
        """
        chance = self._due()
        if not 0 <= pick < chance.of:
            raise IllegalStep("no-such-pick", pick=pick, of=chance.of, rule="C-3")
        self._deal(chance, pick)

    def do(self, seat: int, action: Action) -> None:
        """A seat acts, then chance happens. A split of drinks is taken whole or refused whole.

        :raises IllegalStep: not this seat, or not this action now; the position is as it was.
        """
        self._check_turn(seat)
        try:
            codes = self._encoded(seat, action)
        except NightbusError as refused:
            raise self._explained(refused, seat) from None
        if not self._legal(seat, codes):
            raise self._refused("not-allowed", seat, move=move_text(action, self.names))
        if len(self._trail) >= MOST_STEPS and not self._undoable:
            self._trail.begin()
        told_before = len(self.state.story)
        for code in codes:
            self.game.act(self.state, self.house, seat, code)
        self.log.steps.append(log.act(seat, action))
        self._keep((seat, codes), self.state.story[told_before:])
        self.go_on()

    def may(self, seat: int, action: Action) -> bool:
        """Would `do` take this?"""
        try:
            self._check_turn(seat)
            return self._legal(seat, self._encoded(seat, action))
        except NightbusError:
            return False

    def undo(self, seat: int) -> None:
        """The seat takes back its last step, which revealed nothing and committed nobody else.

        That is an answer still sealed, whatever others have answered sealed meanwhile; or a step that told nothing but
        one of `REVOCABLE`, until anybody acts or a card is due.

        :raises IllegalStep: there is no such step; the position is as it was.
        """
        self._known(seat)
        if not self.may_undo(seat):
            raise IllegalStep("nothing-to-undo", seat=self.names[seat], rule="C-4")
        last = max(i for i, (done_by, _) in enumerate(self._undoable) if done_by == seat)
        kept = self._undoable[:last] + self._undoable[last + 1 :]
        # Those kept are all sealed: they tell nothing, and each is about its own seat's cards alone.
        self._trail.instead(len(self._undoable), kept)
        self._undoable = kept
        self.log.steps.append(log.Undo(seat))
        if self._told:
            tell(self.state, told.UNDONE, rule.C_4, seat)
            self._told = False

    def may_undo(self, seat: int) -> bool:
        """Could this seat take back its last step?"""
        return bool(self._undoable) and any(done_by == seat for done_by, _ in self._undoable)

    def again(self) -> None:
        """A session that is over goes on with a further game (C-11).

        :raises IllegalStep: it is not over, or the seed of its shuffle is not yet revealed.
        """
        if not self.over:
            raise IllegalStep("not-over", rule="C-11")
        if self.shuffling is not None:
            if self.shuffling.dealing:
                raise IllegalStep("shuffle-unrevealed", rule="C-11")
            self.shuffling = Shuffling()
        self._undoable.clear()
        self.log.steps.append(log.Again())
        self.game.again(self.state, self.house)
        self._trail.begin()
        self.go_on()

    def shuffle(self, step: log.Shuffle) -> log.Shuffle:
        """A step of a shared shuffle happens; the answer is that step as it stands in the log.

        After `Mix()` whoever holds the seed gives the shoe its key and calls `go_on`.

        :raises IllegalStep: it cannot come now, or does not fit what was sealed (`shuffling.Shuffling`).
        """
        if self.shuffling is None:
            raise IllegalStep("shuffle-none", rule="C-3")
        if isinstance(step, log.Seal | log.Open):
            self._known(step.seat)
        if isinstance(step, log.Commit) and self.over:
            raise IllegalStep("shuffle-order", step="commit", rule="C-3")
        taken = self.shuffling.take(step, self.names)
        if isinstance(taken, log.Reveal):  # the game is over or given up: it stands as it is
            self._undoable.clear()
        self.log.steps.append(taken)
        return taken

    def legal(self, seat: int) -> list[Action | MayGive]:
        """What this seat may do now; a split of drinks as what is to be given, and to whom."""
        awaited = 0 <= seat < len(self.names) and self.game.awaits(self.state, self.house, seat)
        codes = legal_actions(self.game, self.state, self.house, seat) if awaited else []
        found: list[Action | MayGive] = [self.game.decode(self.state, self.house, seat, code) for code in codes]
        if not found or not isinstance(found[0], Give):
            return found
        gifts = [gift for action in found if isinstance(action, Give) for gift in action.gifts]
        return [MayGive(max(drinks for _, drinks in gifts), tuple(sorted({to for to, _ in gifts})))]

    def allowed(self, seat: int) -> str:
        """The same as moves in text; between targets that one may choose from stands `/`."""
        return moves_allowed(self.legal(seat), self.names)

    def read(self, seat: int, text: str) -> Action:
        """The move of this text, for this seat to do.

        :raises NotationError: it is no move; the error says what would be allowed, if the seat is to act.
        """
        try:
            return read_move(text, self.names)
        except NightbusError as refused:
            raise self._explained(refused, seat) from None

    def view(self, seat: int) -> View:
        """The position as this seat, or `SPECTATOR`, may know it."""
        return self.views((seat,))[0]

    def views(self, viewers: Iterable[int]) -> list[View]:
        """The position as each of these seats, or `SPECTATOR`, may know it: cheaper than one `view` after another."""
        public, own = self.sights(viewers)
        return [replace(public, **fields) for fields in own.values()]

    def sights(self, viewers: Iterable[int]) -> tuple[View, dict[int, dict[str, Any]]]:
        """The position as everybody may know it, and for each of these viewers the fields of their own."""
        see_own, state, house = self.game.see_own, self.state, self.house
        public = self.game.see_public(state, house)
        return public, {viewer: see_own(state, house, public, self._viewer(viewer)) for viewer in viewers}

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, but for the first `since` events, as this seat or `SPECTATOR` may read it; None reads all."""
        reader = None if seat is None else self._viewer(seat)
        return [event_of(row, reader) for row in self.state.story[since:]]

    _told = False
    """Has the step in `_undoable` told anything?"""

    def _deal(self, chance: Chance, pick: int) -> None:
        self.log.steps.append(log.deal(chance.of, pick, chance.was(pick)))
        self._dealt += 1
        self._undoable.clear()
        self.game.deal(self.state, self.house, pick)
        self._trail.dealt(pick)

    def _due(self) -> Chance:
        chance = self.chance
        if chance is None:
            raise IllegalStep("no-card-due", awaits=self._waiting(), rule=self.asked_by)
        if self.shuffling is not None:
            self.shuffling.check_dealing()
        return chance

    def _legal(self, seat: int, codes: Sequence[int]) -> bool:
        """May the seat do all of this, in turn?"""
        state = trial_of(self.state) if len(codes) > 1 else self.state
        for i, code in enumerate(codes):
            if i:
                self.game.act(state, self.house, seat, codes[i - 1])
            if not self.game.legal(state, self.house, seat, code):
                return False
        return bool(codes)

    def _keep(self, done: Acted, story: Sequence[tuple[int, ...]]) -> None:
        """Note the step just done, and whether it may be taken back."""
        self._trail.acted(done)
        quiet = all(row[0] in REVOCABLE for row in story) and self.chance is None
        if self._told or story or not quiet:
            self._undoable.clear()
        if quiet:
            self._undoable.append(done)
        self._told = bool(story)

    def _check_turn(self, seat: int) -> None:
        self._known(seat)
        if self.over:
            raise IllegalStep("game-over", rule="C-11")
        if self.shuffling is not None and self.shuffling.revealed:  # whoever knows the seed knows every card to come
            raise IllegalStep("game-given-up", rule="C-3")
        if self.chance is not None:
            raise IllegalStep("card-due", rule="C-3")
        if not self.game.awaits(self.state, self.house, seat):
            raise IllegalStep("not-asked", seat=self.names[seat], awaits=self._waiting(), rule=self.asked_by)

    def _encoded(self, seat: int, action: Action) -> tuple[int, ...]:
        """The codes of the action; cards and seats that are nowhere are refused, so that no rule meets them."""
        match action:
            case Play(card=card):
                _check_card(card)
            case Take(take=take, put=put):
                _check_card(take)
                _check_card(put)
            case Give(gifts=gifts):
                for to, _ in gifts:
                    self._known(to)
            case GiveShot(to=to):
                self._known(to)
            case _:
                pass
        return self.game.encode(self.state, self.house, seat, action)

    def _refused(self, code: str, seat: int, **facts: int | str) -> IllegalStep:
        return IllegalStep(code, **facts, rule=self.asked_by, allowed=self.allowed(seat))

    def _explained(self, refused: NightbusError, seat: int) -> NightbusError:
        """The same refusal with the rule and what would be allowed, where it does not say."""
        refused.facts.setdefault("rule", self.asked_by)
        refused.facts.setdefault("allowed", self.allowed(seat))
        return refused

    def _waiting(self) -> str:
        return ", ".join(self.names[seat] for seat in self.awaits)

    def _viewer(self, seat: int) -> int:
        return seat if seat == SPECTATOR else self._known(seat)

    def _known(self, seat: Any) -> Any:
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.names)):
            raise NotationError("no-such-seat", name=str(seat), allowed=", ".join(self.names))
        return seat


def _check_card(card: int) -> None:
    if type(card) is not int or not NOBODY < card < CUCKOO_FIRST + len(CUCKOO_VALUES):
        raise NotationError("no-such-card", card=str(card))
