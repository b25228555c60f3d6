"""No page but our own, and no name but our own: what a hostile page in a guest's browser cannot do."""

import http.client
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from nightbus.server.guard import own_names
from nightbus.words import Words
from tests.server.live import Client, Server, serving

SOCKET = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guard") / "tables.db", public_url="https://bus.example.org") as running:
        yield running


def asked(
    server: Server, path: str, host: str | None, headers: Mapping[str, str] | None = None, method: str = "GET"
) -> tuple[int, bytes, Mapping[str, str]]:
    """The status, body and headers of the answer to a request with this Host, if any."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest(method, path, skip_host=True)
    named = ({} if host is None else {"Host": host}) | dict(headers or {})
    for name, value in named.items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    try:
        return answer.status, answer.read() if answer.status != 101 else b"", dict(answer.getheaders())
    finally:
        connection.close()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1]",
        "localhost:8000",
        "LOCALHOST.",
        "bus.localhost",
        "bus.example.org",
        "BUS.example.org:443",
        f"{socket.gethostname()}:8000",
        f"{socket.gethostname().partition('.')[0]}.local",
    ],
)
def test_the_machine_answers_to_names_of_its_own(server: Server, host: str) -> None:
    assert asked(server, "/healthz", host)[0] == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "bus.example.org.evil.example",
        "evil.local",
        "evillocalhost",
        "bus.example.org@evil.example",
        "",
        "[evil]",
        "127.0.0.1, evil.example",
        "\x80\xff",
    ],
)
def test_and_to_no_other(server: Server, host: str) -> None:
    for path, headers in (("/healthz", {}), ("/", {}), ("/static/none.js", {}), ("/ws", SOCKET)):
        status, body, _ = asked(server, path, host, headers)
        assert status == 421, path
        assert b'"code":"host"' in body


def test_a_request_without_a_host_is_refused(server: Server) -> None:
    assert asked(server, "/healthz", None)[0] in (400, 421)


def test_the_machine_has_a_name_in_its_network() -> None:
    assert any(name.endswith(".local") for name in own_names())
    assert "localhost" in own_names()


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("bus.example.org", "https://bus.example.org"),
        ("bus.example.org", "https://bus.example.org:443"),
        ("127.0.0.1:8000", "https://bus.example.org"),  # a proxy that asks by another name
    ],
)
def test_its_own_page_may_ask(server: Server, host: str, origin: str) -> None:
    assert asked(server, "/ws", host, SOCKET | {"Origin": origin})[0] == 101
    assert asked(server, "/api/tables", host, {"Origin": origin, "Content-Length": "0"}, "POST")[0] == 400


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.168.1.20:8000", "http://evil.example"),
        ("192.168.1.20:8000", "http://192.168.1.20:9000"),
        ("192.168.1.20:8000", "http://192.168.1.21:8000"),
        ("192.168.1.20:8000", "null"),
        ("192.168.1.20:8000", ""),
        ("192.168.1.20:8000", "192.168.1.20:8000"),
        ("localhost", "http://localhost.evil.example"),
        ("localhost", "http://["),
        ("[::1]:8000", "http://[::1"),
    ],
)
def test_another_page_may_not(server: Server, host: str, origin: str) -> None:
    for path, headers, method in (("/ws", SOCKET, "GET"), ("/api/tables", {"Content-Length": "0"}, "POST")):
        status, body, _ = asked(server, path, host, headers | {"Origin": origin}, method)
        assert status == 403, path
        assert b'"code":"origin"' in body


def test_whoever_is_no_page_has_no_origin(server: Server) -> None:
    made = server.make(name="Ana", bots=1)
    with Client(server, made) as ana:
        assert ana.table["code"] == made["code"]


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/nothing", "/static/none.js", "/openapi.json"])
def test_every_answer_says_what_a_page_may_do(server: Server, path: str) -> None:
    headers = {name.lower(): value for name, value in asked(server, path, "localhost")[2].items()}
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


def test_what_went_wrong_is_told_on_the_way_out_too(server: Server) -> None:
    refused = asked(server, "/", "evil.example")[2]
    assert {"content-security-policy", "x-content-type-options"} <= {name.lower() for name in refused}


def test_the_page_needs_nothing_that_the_policy_forbids() -> None:
    page = Path(__file__).parents[2] / "web" / "index.html"
    text = page.read_text("utf-8")
    assert "<style" not in text
    assert " style=" not in text
    assert all("src=" in script.partition(">")[0] for script in text.split("<script")[1:])


def test_a_proxy_is_believed_only_where_that_was_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "plain.db") as plain:
        made = plain.make(name="Ana")
        named = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}
        here = plain.request(f"/api/tables/{made['code']}/qr.svg")
        forged = plain.request(f"/api/tables/{made['code']}/qr.svg", headers=named)
        assert (here.status, here.body) == (forged.status, forged.body)
    with serving(tmp_path / "behind.db", proxy_headers=True) as behind:
        made = behind.make(name="Ana")
        here = behind.request(f"/api/tables/{made['code']}/qr.svg")
        told = behind.request(f"/api/tables/{made['code']}/qr.svg", headers=named)
        assert here.body.startswith(b'<svg xmlns="http://www.w3.org/2000/svg"')
        assert here.body != told.body


def test_who_types_another_name_into_a_browser_reads_what_to_do(server: Server) -> None:
    browser = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "da, en;q=0.5"}
    status, body, headers = asked(server, "/", "pub.example", browser)
    assert status == 421
    assert body.decode().startswith("Denne server hedder ikke “pub.example”")
    assert headers["content-type"] == "text/plain; charset=utf-8"


def test_the_sentence_names_the_next_step() -> None:
    for lang in ("en", "pt", "da", "it"):
        assert "--public-url" in Words(lang).say("error-host", host="evil.example")


def test_a_socket_that_is_refused_is_no_fault_of_the_server(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    status, _, _ = asked(server, "/ws", "evil.example", SOCKET)
    assert status == 421
    assert asked(server, "/healthz", "localhost")[0] == 200  # by now it would have said so
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
