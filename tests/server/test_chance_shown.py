"""Whose part of the shuffle is in, as everybody at the table sees it: the deck waits for nobody unnamed."""

import hashlib
import secrets

from tests.server.live import Json, Server


def told(server: Server, code: str, who: Json) -> Json:
    """The table, as this person sees it."""
    return server.request(f"/api/tables/{code}/view", token=who["token"]).json["table"]  # type: ignore[no-any-return]


def do(server: Server, code: str, who: Json, what: Json) -> None:
    """A command, accepted."""
    at = server.request(f"/api/tables/{code}/view", token=who["token"]).json["seq"]
    body = {"id": secrets.token_hex(4), "at": at, "do": what}
    assert server.request(f"/api/tables/{code}/commands", body, token=who["token"]).json["type"] == "ack"


def test_seals_and_opened_nonces_are_shown_by_seat(server: Server) -> None:
    ann = server.make(game="chase-the-ace", name="Ann")
    code = ann["code"]
    bo, cy = server.join(code, name="Bo"), server.join(code, name="Cy")
    nonces = {who["person"]: secrets.token_bytes(32) for who in (ann, bo)}
    for who in (ann, bo):
        do(server, code, who, {"type": "seal", "hash": hashlib.sha256(nonces[who["person"]]).hexdigest()})
    assert [seat["chance"] for seat in told(server, code, cy)["seats"]] == ["", "", ""]
    do(server, code, ann, {"type": "start"})
    assert [seat["chance"] for seat in told(server, code, cy)["seats"]] == ["sealed", "sealed", ""]
    do(server, code, ann, {"type": "open", "nonce": nonces[ann["person"]].hex()})
    table = told(server, code, cy)
    assert (table["phase"], [seat["chance"] for seat in table["seats"]]) == ("shuffling", ["opened", "sealed", ""])
    do(server, code, bo, {"type": "open", "nonce": nonces[bo["person"]].hex()})
    table = told(server, code, cy)
    assert (table["phase"], [seat["chance"] for seat in table["seats"]]) == ("playing", ["opened", "opened", ""])


def test_the_code_to_scan_carries_an_invite_or_a_seat_that_moves(server: Server) -> None:
    code = server.make(name="Ann")["code"]
    plain, invited, moving = (
        server.request(f"/api/tables/{code}/qr.svg{query}").body for query in ("", "?i=abc", "?m=HW5V2FPC")
    )
    assert plain.startswith(b"<svg")
    assert len({plain, invited, moving}) == 3
