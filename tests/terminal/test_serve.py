"""`nightbus serve` as whoever starts it lives it: what it prints, what it refuses, how it stops."""

import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import connect

from nightbus.errors import NightbusError, NotationError
from nightbus.server.listening import Options, addresses, check_options, listen
from nightbus.server.messages import PROTOCOL, NewTable
from nightbus.server.serving import without_secrets
from nightbus.terminal.serve import code_lines
from nightbus.words import LANGUAGES, Words
from tests.server.live import serving

PATIENCE = 20


class Program:
    """`nightbus serve` as a program of its own."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nightbus", "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={
                **os.environ, "LC_ALL": "", "LANG": "en", "PYTHONUTF8": "1", "NIGHTBUS_HOME": str(home), **environment,
            },
        )  # fmt: skip
        self.said = ""

    def ready(self) -> str:
        """What it says until it serves."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if line.startswith("Ctrl-C"):
                break
        return self.said

    @property
    def url(self) -> str:
        found = re.search(r"https?://(localhost|127\.0\.0\.1):\d+", self.said)
        assert found, self.said
        return found[0]

    def end(self, number: signal.Signals | None = None) -> tuple[int, str, str]:
        """Exit code, and all that it said on both."""
        if number is not None:
            self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self.said + out, err


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts programs that are gone when the test is over."""
    started: list[Program] = []

    def start(*arguments: str, **environment: str) -> Program:
        started.append(Program(tmp_path, *arguments, **environment))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
        each.process.communicate()


def get(url: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


def make(url: str) -> dict[str, str]:
    asked = urllib.request.Request(f"{url}/api/tables", data=json.dumps({"name": "Ana"}).encode())
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return json.loads(answer.read())  # type: ignore[no-any-return]


def test_it_says_where_it_is_and_where_it_keeps_its_tables(program: Callable[..., Program], tmp_path: Path) -> None:
    server = program("--port", "0")
    said = server.ready()
    port = server.url.rpartition(":")[2]
    assert f"Tables are kept in {tmp_path / 'tables.db'}" in said
    assert addresses(Options(), int(port)) == re.findall(r"^ {2}(http\S+)", said, re.MULTILINE)
    assert "█" not in said, "a code is for a terminal, not for a pipe"
    assert get(f"{server.url}/healthz") == (200, '{"status":"ok"}')
    assert make(server.url)["code"].isalpha()
    counted = get(f"{server.url}/metrics")[1]
    assert "nightbus_tables_active 1.0" in counted
    assert "nightbus_seats 1.0" in counted
    for name in ("entries_total", "commit_seconds_count", "broadcast_seconds_count", "sockets"):
        assert f"nightbus_{name}" in counted


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_told_and_loses_nothing(program: Callable[..., Program], number: signal.Signals) -> None:
    server = program("--port", "0", "--host", "127.0.0.1")
    server.ready()
    made = make(server.url)
    hello = {"type": "hello", "v": PROTOCOL, "code": made["code"], "token": made["token"]}
    with connect(f"ws{server.url.removeprefix('http')}/ws", compression=None) as table:
        table.send(json.dumps(hello))
        while json.loads(table.recv(PATIENCE))["type"] != "snap":
            pass
        server.process.send_signal(number)
        told = [json.loads(text) for text in table]
    assert told[-1] == {"type": "bye", "code": "restart"}
    code, out, err = server.end()
    assert (code, err) == (0, "")
    assert out.endswith("Stopped. Nothing is lost.\n")
    again = program("--port", "0", "--host", "127.0.0.1")
    again.ready()
    asked = urllib.request.Request(
        f"{again.url}/api/tables/{made['code']}/view", headers={"Authorization": f"Bearer {made['token']}"}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        assert json.loads(answer.read())["table"]["seats"][0]["name"] == "Ana"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_request_that_never_ends_and_an_open_stream_hold_up_no_stop(program: Callable[..., Program]) -> None:
    server = program("--port", "0", "--host", "127.0.0.1")
    server.ready()
    made = make(server.url)
    asked = urllib.request.Request(
        f"{server.url}/api/tables/{made['code']}/events", headers={"Authorization": f"Bearer {made['token']}"}
    )
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as slow:
        slow.send(half)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as stream:
            stream.readline()
            server.process.send_signal(signal.SIGTERM)
            told = stream.read()
        code, _, err = server.end()
    assert told.endswith(b'data: {"type":"bye","code":"restart"}\n\n')
    assert (code, err) == (0, "")


def test_a_public_server_has_longer_codes(program: Callable[..., Program]) -> None:
    server = program("--port", "0", "--host", "127.0.0.1", "--public-url", "https://bus.example.org/")
    said = server.ready()
    assert said.startswith("Everybody opens\n  https://bus.example.org\n")
    assert len(make(server.url)["code"]) == 6


def test_the_log_is_json_without_secrets(program: Callable[..., Program]) -> None:
    server = program("--port", "0", "--host", "127.0.0.1", "--log", "json", "--verbose")
    server.ready()
    made = make(server.url)
    code, _, err = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in err.splitlines()]
    assert code == 0
    assert [line["message"].split()[0] for line in lines] == ["listening", "stopping", "stopped"]
    assert made["token"] not in err


def test_secrets_do_not_stand_in_a_log() -> None:
    token = "0f" * 32
    said = without_secrets(f"token {token} of postgresql://me:pw@db/bus at http://host/j/KQJT#i=ab-_c, Bearer xyz")
    assert said == "token *** of postgresql://***@db/bus at http://host/j/KQJT#i=***, Bearer ***"


def test_a_port_that_is_taken(program: Callable[..., Program]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, out, err = program("--port", str(port), "--host", "127.0.0.1").end()
    assert (code, out) == (1, "")
    assert err == (f"nightbus: Port {port} is taken, perhaps by another Nightbus: stop it, or try --port {port + 1}.\n")


def test_a_file_that_cannot_be_written(program: Callable[..., Program], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    code, out, err = program("--port", "0", "--store", f"sqlite:///{tmp_path}/file/tables.db").end()
    assert (code, out) == (1, ""), "nobody is told where to join what does not serve"
    assert "cannot be used" in err
    assert "Traceback" not in err


def test_a_file_has_one_server(program: Callable[..., Program], tmp_path: Path) -> None:
    """Not two on two ports, as whoever is told that a port is taken might try."""
    first = program("--port", "0", "--host", "127.0.0.1")
    first.ready()
    code, out, err = program("--port", "0", "--host", "127.0.0.1").end()
    assert (code, out) == (1, "")
    assert f"serves the tables in {tmp_path / 'tables.db'}" in err
    first.process.kill()
    first.process.wait()
    assert "Ctrl-C" in program("--port", "0", "--host", "127.0.0.1").ready()


def test_a_store_of_a_newer_program(program: Callable[..., Program], tmp_path: Path) -> None:
    first = program("--port", "0", "--host", "127.0.0.1")
    first.ready()
    assert first.end(signal.SIGTERM)[0] == 0
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    code, out, err = program("--port", "0", "--host", "127.0.0.1").end()
    assert (code, out) == (1, "")
    assert "newer Nightbus (format 99" in err


@pytest.mark.parametrize(
    ("options", "code", "usage"),
    [
        (Options(port=70000), "serve-port", True),
        (Options(public_url="bus.example.org"), "serve-address", True),
        (Options(public_url="https://bus.example.org/pub"), "serve-address", True),
        (Options(public_url="https://["), "serve-address", True),
        (Options(public_url="https://bus.example.org:many"), "serve-address", True),
        (Options(public_url="https://bus.example.org:0"), "serve-address", True),
        (Options(public_url="https://me:secret@bus.example.org"), "serve-address", True),
        (Options(public_url="https://bus..example.org"), "serve-address", True),
        (Options(tls_key="key.pem"), "serve-key-alone", True),
        (Options(tls_cert="/nowhere/cert.pem"), "serve-file", False),
    ],
)
def test_options_that_will_not_do(options: Options, code: str, usage: bool) -> None:
    with pytest.raises(NightbusError) as refused:
        check_options(options)
    assert refused.value.code == code
    assert isinstance(refused.value, NotationError) is usage
    assert Words("en", strict=True).error(refused.value)


def test_a_file_that_is_no_certificate(tmp_path: Path) -> None:
    wrong = tmp_path / "cert.pem"
    wrong.write_text("no certificate")
    with pytest.raises(NightbusError) as refused:
        check_options(Options(tls_cert=str(wrong)))
    assert refused.value.code == "serve-certificate"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_https(program: Callable[..., Program], tmp_path: Path) -> None:
    import ssl

    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-keyout", str(key), "-out", str(cert), "-addext", "subjectAltName=IP:127.0.0.1"),
        ],
        check=True,
        capture_output=True,
    )
    server = program("--port", "0", "--host", "127.0.0.1", "--tls-cert", str(cert), "--tls-key", str(key))
    server.ready()
    assert server.url.startswith("https://")
    trusted = ssl.create_default_context(cafile=str(cert))
    with urllib.request.urlopen(f"{server.url}/healthz", context=trusted, timeout=PATIENCE) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("host", ["198.51.100.7", "pub..local", "a" * 64, "http://127.0.0.1", "[::1]"])
def test_an_address_that_is_not_ours(host: str) -> None:
    with pytest.raises(NightbusError) as refused:
        listen(Options(host=host, port=0))
    assert refused.value.code == "serve-no-address"


def test_every_interface_is_listened_on_and_one_port() -> None:
    sockets = listen(Options(port=0))
    try:
        assert len({each.getsockname()[1] for each in sockets}) == 1
    finally:
        for each in sockets:
            each.close()


def test_a_server_of_this_machine_alone_has_no_address_for_phones() -> None:
    assert addresses(Options(host="127.0.0.1"), 8080) == []
    assert addresses(Options(host="192.0.2.7"), 8080) == ["http://192.0.2.7:8080"]
    for everywhere in ("0.0.0.0", "*", "0", "::"):
        assert addresses(Options(host=everywhere), 8080) == addresses(Options(), 8080), "every interface, spelled out"


def test_addresses_come_the_likeliest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def adapter(name: str, *ips: Any) -> SimpleNamespace:
        return SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip) for ip in ips])

    found = [
        adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        adapter("docker0", "172.17.0.1"),
        adapter("wlan0", "192.0.2.7", ("fd00::7", 0, 0), ("fe80::1", 0, 3), "169.254.3.3"),
        adapter("eth0", "198.51.100.7"),
    ]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: found)
    assert addresses(Options(), 8080) == [f"http://{host}:8080" for host in ("192.0.2.7", "198.51.100.7", "172.17.0.1")]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: [adapter("eth0", ("fd00::7", 0, 0), ("fe80::1", 0, 3))])
    assert addresses(Options(), 8080) == ["http://[fd00::7]:8080"]


def test_the_code_needs_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    lines = code_lines("http://192.0.2.7:8080", 80)
    assert len({len(line) for line in lines}) == 1
    assert len(lines) >= 13
    assert code_lines("http://192.0.2.7:8080", 20) == []


def test_it_is_not_ready_while_the_store_is_away(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        assert server.request("/healthz").status == 200
        server.on_loop(server.hall.store._reading.close)  # type: ignore[attr-defined]
        answer = server.request("/healthz")
        assert (answer.status, answer.json["code"]) == (503, "unavailable")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_no_page_is_built_it_says_how_to_join(tmp_path: Path, lang: str) -> None:
    with serving(tmp_path / "tables.db", static=tmp_path / "nothing") as server:
        text = server.request("/", headers={"Accept-Language": f"{lang}-XX, en;q=0.1"}).body.decode()
    assert f"nightbus join {server.url}/j/KQJT" in text
    assert f"curl {server.url}/api/tables" in text
    assert Words(lang, strict=True).say("front-no-page") in text
    command = re.search(r"-d '(.*)'", text)
    assert command
    assert NewTable(**json.loads(command[1])).game == "stop-the-bus"
