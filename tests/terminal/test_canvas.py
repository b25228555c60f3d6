"""Cells on a canvas."""

from nightbus.terminal.canvas import Area, Canvas, Ink, padded, shortened, wrapped


def test_what_sticks_out_is_cut_off() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-2, 0, "abcdefgh")
    canvas.put(0, 5, "below")
    canvas.fill(Area(2, -1, 9, 9), Ink(), "#")
    assert canvas.text() == "cd##\n  ##"


def test_wide_signs_take_two_cells_and_are_never_halved() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "a日本b")
    assert canvas.text() == "a日本b"
    canvas.put(2, 0, "x")
    assert canvas.text() == "a x本b"
    canvas.put(5, 0, "日")
    assert canvas.strip(0).cell_length == 6


def test_signs_without_width_are_left_out() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "a\u0301\u200bb")
    assert canvas.text() == "ab"


def test_a_colour_left_out_is_that_beneath() -> None:
    canvas = Canvas(3, 1)
    canvas.fill(canvas.area, Ink("#ffffff", "#112233"))
    canvas.put(1, 0, "x", Ink("#ff0000"))
    style = next(segment.style for segment in canvas.strip(0) if segment.text == "x")
    assert style is not None
    assert style.bgcolor is not None
    assert style.bgcolor.name == "#112233"


def test_of_several_things_the_last_drawn_is_clicked() -> None:
    canvas = Canvas(4, 4)
    canvas.key(Area(0, 0, 4, 4), "under")
    canvas.key(Area(1, 1, 2, 2), "over")
    assert canvas.key_at(1, 2) == "over"
    assert canvas.key_at(3, 3) == "under"
    canvas.forget_keys()
    assert canvas.key_at(1, 2) is None


def test_texts_are_cut_padded_and_broken_by_their_width() -> None:
    assert shortened("日本語", 4) == "日…"
    assert shortened("abc", 0) == ""
    assert padded("日", 4) == "日  "
    assert wrapped("one two  three", 7) == ["one two", "three"]
    assert wrapped("/a/very/long/path", 6) == ["/a/ver", "y/long", "/path"]
    assert wrapped("a /a/very/long", 9) == ["a /a/very", "/long"]
    assert wrapped("a\nb", 9) == ["a", "b"]
    assert wrapped("", 9) == [""]
