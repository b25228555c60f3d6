"""A player who knows no rule: presses what the page offers for what is asked, by finger or by keyboard alone."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from nightbus.cards import read_card
from tests.server.live import Json
from tests.web.phones import Device, Offer, by_key, tap

MOST_STEPS = 3000
STILL = 15.0
"""Seconds at a table at which nothing moves, before the test says so."""


class Player:
    """Whoever holds this phone."""

    def __init__(self, phone: Device, luck: Random, *, keys: bool = False) -> None:
        self.phone = phone
        self.luck = luck
        self.keys = keys
        self.pressed: list[str] = []
        """What was pressed, by name."""
        self.looked = (0, 0)
        """Messages that had come when there was nothing to do, and how often that was so."""

    @property
    def over(self) -> bool:
        """Is no game under way any more?"""
        return bool(self.phone.mirror.table) and self.phone.mirror.table["phase"] in ("over", "closed", "lobby")

    def press(self, offer: Offer) -> bool:
        """Press, and again where that is asked for; False if it could not be."""
        for _ in range(2 if offer.held or self.is_cord(offer) else 1):
            if not (by_key if self.keys else tap)(self.phone, offer):
                return False
        self.pressed.append(offer.name)
        return True

    def step(self) -> bool:
        """Do the next thing that the page offers; False when there is nothing to do."""
        phone = self.phone
        phone.pause(0)
        if phone.mirror.bye or not phone.mirror.table:
            return False
        come, times = len(phone.mirror.messages), self.looked[1]
        if come == self.looked[0] and times % 8:
            self.looked = come, times + 1
            return False
        offers = [offer for offer in phone.offers() if not self.leads_away(offer)]
        chosen = self.answer(offers) or self.aside(offers)
        if chosen is None:
            self.looked = come, times + 1
            return False
        self.looked = 0, 0
        before = len(phone.sent)
        if not self.press(chosen):
            return False  # the screen went on meanwhile
        self.answered(before)
        return True

    def answered(self, before: int) -> None:
        """Wait for the answer to what was sent; a refusal of what was offered is a fault, unless another was sooner."""
        phone = self.phone
        phone.pause(5)
        for sent in [one for one in phone.sent[before:] if one["type"] == "cmd"]:
            answer = phone.wait(
                lambda id_=sent["id"]: next((m for m in phone.mirror.messages[::-1] if m.get("id") == id_), None),
                f"an answer to {sent}",
            )
            assert answer["type"] == "ack" or answer["code"] in ("stale", "no-card-due", "no-game"), (sent, answer)

    def said(self, message: str, **facts: object) -> str:
        return self.phone.say(message, **facts)

    def first(self, offers: Sequence[Offer], *names: str) -> Offer | None:
        """The first offer whose name begins with one of these."""
        return next((offer for name in names for offer in offers if offer.name.startswith(name)), None)

    def is_cord(self, offer: Offer) -> bool:
        return offer.name.startswith(self.said("page-ride-cord"))

    def leads_away(self, offer: Offer) -> bool:
        """Does it leave the game? A page that is ahead of what this player knows may show it already."""
        return offer.name.startswith(
            tuple(map(self.said, ("page-gone-summary", "page-ride-over-next", "page-ride-over-lobby")))
        )

    # What is asked

    def answer(self, offers: list[Offer]) -> Offer | None:
        """What to press for what is asked."""
        mine = self.phone.mirror
        if not mine.you or not mine.you["legal"]:
            return self.cord(offers) if mine.view and mine.table["turning"] else None
        past = self.first(offers, self.said("page-round-your-turn"))
        if past:
            return past
        legal: list[Json] = mine.you["legal"]
        return self.KINDS.get(legal[0]["type"], Player.any_answer)(self, offers, legal)

    def cord(self, offers: list[Offer]) -> Offer | None:
        return next(filter(self.is_cord, offers), None)

    def any_answer(self, offers: list[Offer], _legal: list[Json]) -> Offer | None:
        """Any of the large answers."""
        found = [offer for offer in offers if offer.where == "answers" and not self.is_owed(offer)]
        return self.luck.choice(found) if found else None

    def is_owed(self, offer: Offer) -> bool:
        """Does it only show what is to drink?"""
        return any(
            offer.name == self.said("page-ride-owed", drinks=drinks, shots=shots)
            for drinks in range(60 if any(sign.isdigit() for sign in offer.name) else 2)
            for shots in range(4)
        )

    def guess(self, offers: list[Offer], legal: list[Json]) -> Offer | None:
        calls = {self.phone.words.answer(one["call"]).casefold() for one in legal}
        found = [
            offer
            for offer in offers
            if offer.where == "answers" and any(offer.name.casefold().startswith(call) for call in calls)
        ]
        return self.luck.choice(found) if found else None

    def lay(self, offers: list[Offer], _legal: list[Json]) -> Offer | None:
        enough = self.first(offers, self.said("action-pass"), self.said("page-ride-lay-enough"))
        found = [offer for offer in offers if offer.where == "answers" and not self.is_owed(offer)]
        if not found or (enough and self.luck.random() < 0.5):
            return enough
        return self.luck.choice(found)

    def give(self, offers: list[Offer], legal: list[Json]) -> Offer | None:
        """One drink or a shot to a seat by one tap; more are split first."""
        names = {seat["seat"]: seat["name"] for seat in self.phone.mirror.table["seats"]}
        one = legal[0]
        to = [names[seat] for seat in (one["to"] if one["type"] == "may_give" else [shot["to"] for shot in legal])]
        who = self.luck.choice(to)
        middle = [offer for offer in offers if offer.where == "middle"]
        if one["type"] == "give_shot" or one["drinks"] == 1:
            return self.first(middle, who)
        share = self.first(offers, self.said("page-ride-give-share"))
        hold = self.first(offers, self.said("page-ride-give-hold"))
        if share or hold:
            return share or hold
        spin = self.phone.page.get_by_role("spinbutton", name=who)
        if spin.count():
            spin.focus()
            self.phone.page.keyboard.press("End")
            return self.first(self.phone.offers(), self.said("page-ride-give-hold"))
        return None

    def pick(self, offers: list[Offer], legal: list[Json]) -> Offer | None:
        names = [self.said("action-pick", place=one["place"]) for one in legal]
        return self.first(offers, self.luck.choice(names))

    def exchange(self, offers: list[Offer], legal: list[Json]) -> Offer | None:
        """One card of the middle, one of the hand, and the swap; or any other answer."""
        if self.luck.random() < 0.3 and any(one["type"] != "take" for one in legal):
            found = [offer for offer in offers if offer.where == "answers"]
            return self.luck.choice(found) if found else None
        take = self.luck.choice([one for one in legal if one["type"] == "take"])
        for card, group in ((take["take"], "page-stop-middle"), (take["put"], "page-stop-hand")):
            named = self.phone.words.card(read_card(card))
            offer = next((o for o in self.phone.offers() if o.name == named and o.group == self.said(group)), None)
            if offer is None:
                return None
            if not offer.pressed:
                self.press(offer)
        found = [offer for offer in self.phone.offers() if offer.where == "answers"]
        return found[0] if found else None

    KINDS: ClassVar[dict[str, Callable[["Player", list[Offer], list[Json]], Offer | None]]] = {
        "guess": guess,
        "play": lay,
        "pass": lay,
        "may_give": give,
        "give_shot": give,
        "pick": pick,
        "take": exchange,
    }

    def at_the_end(self) -> bool:
        """Is the end on the screen, with what may follow?"""
        return bool(self.phone.button("page-gone-summary").count())

    # What can wait

    def aside(self, offers: list[Offer]) -> Offer | None:
        """What stands before the next question: a result that is read, drinks that are ticked off."""
        names = [self.said(name) for name in ("page-ride-go-on", "page-ride-sit-out", "page-ride-later")]
        return self.first([offer for offer in offers if offer.where == "answers"], *names)


def play_on(players: Sequence[Player], *, until: Callable[..., bool] | None = None) -> None:
    """Play until the game is over, or until this is true."""
    still, come = time.monotonic(), 0
    for _ in range(MOST_STEPS):
        if until() if until else all(player.over for player in players):
            return
        moved = [player.step() for player in players]  # everybody's turn to look
        if not any(moved):
            players[0].phone.pause(10)
        if any(moved) or come != (come := sum(len(player.phone.heard) for player in players)):
            still = time.monotonic()
        assert time.monotonic() - still < STILL, stuck(players)
    raise AssertionError(f"the game goes on for ever\n{stuck(players)}")


def finish(players: Sequence[Player]) -> None:
    """Play to the end, and past what stands before it: everybody sees that the game is over."""
    play_on(players)
    for player in players:
        player.phone.wait(lambda player=player: not player.step() and player.at_the_end(), "the end")


def stuck(players: Sequence[Player]) -> str:
    """What everybody sees."""
    return "\n".join(
        f"== {p.phone.name}: {p.phone.mirror.you.get('legal', [])[:3]}\n{[o.name for o in p.phone.offers()]}\n"
        f"{p.phone.text()}\n{p.phone.faults()}"
        for p in players
    )
