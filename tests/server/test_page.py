"""The page as it is sent: with links to what the screen of its path needs, in the reader's language."""

import json
from pathlib import Path

import pytest

from nightbus.server.page import page_text
from tests.server.live import serving

PAGE = "<html><head><title>Nightbus</title></head><body></body></html>"
LINKS = {"^/$": {"en": "<link home-en>", "da": "<link home-da>"}, "^/t/[A-Za-z]+$": {"en": "<link seat-en>"}}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "preloads.json").write_text(json.dumps(LINKS))
    return folder


@pytest.mark.parametrize(
    ("path", "languages", "link"),
    [
        ("/", "", "<link home-en>"),
        ("/", "da-DK, en;q=0.5", "<link home-da>"),
        ("/t/KQJT", "en", "<link seat-en>"),
        ("/t/KQJT", "da", ""),
        ("/t/KQJT/screen", "en", ""),
        ("/nowhere", "en", ""),
    ],
)
def test_the_links_are_those_of_the_path_and_the_language(static: Path, path: str, languages: str, link: str) -> None:
    assert page_text(static, path, languages) == PAGE.replace("</head>", link + "</head>")


def test_a_page_without_links_is_sent_as_it_is(static: Path) -> None:
    (static / "preloads.json").unlink()
    assert page_text(static, "/", "en") == PAGE


def test_the_server_sends_them_and_says_what_the_answer_depends_on(static: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", static=static) as server:
        answer = server.request("/", headers={"Accept-Language": "da"})
        assert (answer.status, answer.body.decode()) == (200, PAGE.replace("</head>", "<link home-da></head>"))
        headers = {name.lower(): value for name, value in answer.headers.items()}
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert (headers["cache-control"], headers["vary"]) == ("no-cache", "Accept-Language")


def test_a_file_that_is_not_there_and_a_method_that_is_none_are_refused_like_everything_else(
    static: Path, tmp_path: Path
) -> None:
    (static / "app-1.js").write_text("1")
    with serving(tmp_path / "tables.db", static=static) as server:
        assert server.request("/static/app-1.js").status == 200
        gone = server.request("/static/app-0.js")
        assert (gone.status, gone.json["code"], gone.json["facts"]) == (
            404,
            "no-such-path",
            {"path": "/static/app-0.js"},
        )
        for path in ("/static/app-1.js", "/j/KQJT"):
            answer = server.request(path, b"{}", method="POST")
            assert (answer.status, answer.json["code"], answer.headers["allow"]) == (405, "method", "GET, HEAD")
