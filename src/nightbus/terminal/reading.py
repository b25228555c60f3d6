"""The table in sentences, for those who listen to it or read it line by line: what one viewer knows of it now."""

from collections.abc import Iterable, Iterator

from nightbus.cards import RANK_WORDS, card_name, rank_of
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.rules.view import View
from nightbus.words import Words


def said(words: Words, cards: Iterable[int | None]) -> str:
    """Cards by name and as they are written in moves: `ten of diamonds (10D)`."""
    return ", ".join(words.card(card) if card is None else f"{words.card(card)} ({card_name(card)})" for card in cards)


def own_lines(words: Words, view: View, names: tuple[str, ...]) -> Iterator[str]:
    """What a person who is asked has to know: their cards, and what they are about."""
    match view:
        case RideView():
            yield from _own_ride(words, view, names)
        case ChaseView():
            own = view.seats[view.viewer]
            if own.holds:
                yield words.say("terminal-read-card", card=said(words, [own.card]))
            for other in view.seats:
                if other.seat != view.viewer and other.playing and other.card is not None:
                    yield words.say("terminal-read-known", seat=names[other.seat], cards=said(words, [other.card]))
        case StopView():
            yield words.say("terminal-read-middle", cards=said(words, view.middle))
            hand = words.say(f"hand-{view.kind}")
            yield words.say("terminal-read-hand-worth", cards=said(words, view.seats[view.viewer].cards), hand=hand)
            for seat in view.seats:
                known = [card for card in seat.cards if card is not None]
                if seat.seat != view.viewer and seat.playing and known:
                    yield words.say("terminal-read-known", seat=names[seat.seat], cards=said(words, known))
        case _:
            raise TypeError(view)


def _own_ride(words: Words, view: RideView, names: tuple[str, ...]) -> Iterator[str]:
    own = view.seats[view.viewer]
    up = next((card for card in reversed([card for row in view.pyramid for card in row]) if card is not None), None)
    if view.rider == view.viewer and view.phase.startswith("ride"):
        yield words.say("terminal-ride-so-far", attempt=view.attempt, drinks=view.ride_drinks, turned=view.ride_cards)
        if view.line:
            yield words.say("terminal-read-line", cards=said(words, view.line))
        return
    if view.phase in ("lay", "give", "call") and up is not None:
        row = next(i for i in reversed(range(len(view.pyramid))) if view.pyramid[i][0] is not None)
        kind, what = "takes" if view.takes else "gives", "shot" if view.shot else "drinks"
        worth = words.say(f"terminal-rule-row-{kind}-{what}", drinks=view.worth)
        yield f"{words.say('terminal-headline-row', row=row + 1)}. {worth}."
        yield words.say("terminal-is-up", card=words.the_card(up))
    if view.phase == "call" and view.player is not None and up is not None:
        rank = words.say(f"rank-{RANK_WORDS[rank_of(up)]}")
        yield words.say("terminal-read-claim", seat=names[view.player], rank=rank)
        if own.given:
            message = "terminal-read-at-stake-shot" if view.shot else "terminal-read-at-stake"
            yield words.say(message, drinks=own.given, double=2 if view.shot else 2 * view.worth)
    if view.phase == "lay" and own.plays:
        yield words.say("terminal-you-laid", cards=said(words, own.plays))
    if own.cards:
        yield words.say("terminal-read-hand", cards=said(words, own.cards))


def table_lines(words: Words, view: View, names: tuple[str, ...]) -> Iterator[str]:
    """What lies in the middle, face up; then each seat in a line: what it holds, and what it has come to."""
    if isinstance(view, RideView):
        for number, row in enumerate(view.pyramid, start=1):
            turned = [card for card in row if card is not None]
            if turned:
                yield f"{words.say('terminal-headline-row', row=number)}: {said(words, turned)}"
        if view.line:
            yield words.say("terminal-read-line", cards=said(words, view.line))
    elif isinstance(view, StopView) and view.middle:
        yield words.say("terminal-read-middle", cards=said(words, view.middle))
    for i, name in enumerate(names):
        match view:
            case RideView():
                seat = view.seats[i]
                amounts = [words.say("drinks", drinks=seat.drinks)]
                if seat.shots:
                    amounts.append(words.say("shots", shots=seat.shots))
                cards = seat.cards + seat.plays
            case ChaseView():
                chaser = view.seats[i]
                amounts = [words.say("lives", lives=chaser.lives)]
                cards = (chaser.card,) if chaser.holds else ()
            case StopView():
                stopper = view.seats[i]
                amounts = [words.say("tokens", tokens=stopper.tokens)]
                cards = stopper.cards
            case _:
                raise TypeError(view)
        known = [card for card in cards if card is not None]
        parts = [*amounts, words.say("cards", cards=len(cards))] if cards else amounts
        line = f"{name}: {', '.join(parts)}"
        yield f"{line}: {said(words, known)}" if known else line
