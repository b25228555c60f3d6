"""Everything drawn: any position of any game under any house rules, at any size, for anybody."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import Choice, chooser
from nightbus.terminal.faces import FLAT, HUGE, LARGE, MEDIUM, SMALL, draw_card, rank_sign, suit_sign
from nightbus.terminal.night import Night
from nightbus.terminal.scene import ROUTES, Scene
from nightbus.terminal.stage import LEAST, Foot, draw_stage
from nightbus.terminal.telling import Teller
from nightbus.words import Words
from tests.games.random_houses import random_house, seats_for
from tests.terminal.nights import night_of, play_to, view_of

NAMES = ("Wednesday Quiz Team", "Bo", "日本語の名前", "Maximilian of Nowhere", "Éla")


def random_night(of: str, luck: Random) -> Night:
    """A night of people alone, so that anybody's view can be asked for."""
    house = random_house(game(of), luck)
    seats = luck.choice(seats_for(game(of), house))
    people = [NAMES[i] if i < len(NAMES) else f"P{i}" for i in range(seats)]
    return night_of(of, people=people, seats=seats, house=house, seed=luck.randrange(10**6))


def scene_of(night: Night, viewer: int, words: Words) -> Scene:
    table = night.table
    view = table.view(viewer)
    how = chooser(view, table.legal(viewer)) if viewer in view.awaits and table.chance is None else None
    spot = view.awaits[0] if view.awaits else None
    me = None if viewer == SPECTATOR else viewer
    return Scene(table.game, table.rulebook, table.house, view, table.names, words, how, spot, me)


def drawn(scene: Scene, story: list[Any], width: int, height: int) -> str:
    canvas = Canvas(width, height)
    draw_stage(canvas, scene, story, Foot("Who?", (("?", "question_mark", "rules"),)))
    for y in range(height):
        assert canvas.strip(y).cell_length == width
    text = canvas.text()
    assert max(cell_len(line) for line in text.split("\n")) <= width
    assert "terminal-" not in text
    return text


@pytest.mark.parametrize("of", GAMES)
@given(seed=st.integers(0, 2**32), lang=st.sampled_from(["en", "pt", "da", "it"]))
def test_any_position_is_drawn_for_anybody_at_any_size(of: str, seed: int, lang: str) -> None:
    luck = Random(seed)
    night = random_night(of, luck)
    words = Words(lang, strict=True)
    for _ in range(luck.randrange(200)):
        if night.table.over:
            break
        if night.step() is None:
            asked = night.asked
            assert asked is not None
            night.do(asked, night.advice(asked))
    viewer = luck.randrange(-1, len(night.names))
    scene = scene_of(night, viewer, words)
    teller = Teller(words, night.names)
    teller.tell(night.table.story(viewer))
    size = luck.choice([(80, 24), (120, 40), LEAST, (luck.randrange(60, 220), luck.randrange(20, 70))])
    if isinstance(scene.chooser, Choice):
        scene.chooser.press("right")
    drawn(scene, teller.lines, *size)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("card", range(72))
def test_each_card_shows_rank_and_suit(card: int, size: tuple[int, int]) -> None:
    for face in (SMALL, FLAT, MEDIUM, LARGE, HUGE):
        canvas = Canvas(*size)
        draw_card(canvas, 0, 0, card, face)
        text = canvas.text()
        assert rank_sign(card) in text
        assert suit_sign(card) in text


@pytest.mark.parametrize("number", range(2, 11))
def test_a_huge_card_has_as_many_pips_as_it_says(number: int) -> None:
    canvas = Canvas(11, 7)
    draw_card(canvas, 0, 0, (number - 2) * 4 + 2, HUGE)
    assert canvas.text().count("♥") == number


def test_a_card_face_down_tells_nothing() -> None:
    canvas = Canvas(20, 10)
    for face in (SMALL, FLAT, MEDIUM, LARGE):
        draw_card(canvas, 0, 0, None, face)
        assert not set(canvas.text()) & set("♣♦♥♠0123456789JQKACDHS")


def test_every_rulebook_is_a_route() -> None:
    assert set(ROUTES) == {book for of in GAMES for book in game(of).rulebooks}


def test_at_80_by_24_all_that_matters_of_the_pyramid_has_room() -> None:
    night = night_of("ride-the-bus", seats=8)
    play_to(night, "lay", 0)
    while night.step() is not None:
        pass
    text = drawn(scene_of(night, 0, Words("en")), [], 80, 24)
    assert text.count("◆·◆·") == 14
    assert "PYRAMID, ROW 1" in text
    for name in night.names[1:]:
        assert name[:7] in text
    assert "Pass" in text


def test_ten_cards_of_the_ride_have_room_at_80_by_24() -> None:
    night = night_of("ride-the-bus")
    play_to(night, "ride_row")
    text = drawn(scene_of(night, SPECTATOR, Words("en")), [], 80, 24)
    assert text.count("╭───╮") == 10
    assert "STOP 1: CHIP SHOP" in text


def test_whoever_is_asked_sees_the_keys() -> None:
    night = night_of("stop-the-bus")
    play_to(night, "exchange", 0)
    text = drawn(scene_of(night, 0, Words("en")), [], 80, 24)
    for key in range(1, 7):
        assert f" {key} " in text
    assert view_of(night, 0).kind
