"""`nightbus verify`: what a log proves, and what it cannot."""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from nightbus.errors import NightbusError
from nightbus.table.tagged import Json
from nightbus.table.verifying import OTHER_PACK, UNCOMMITTED, UNREVEALED, UNTOLD, GameProof, Proof, verify
from nightbus.terminal.settle import read_text
from nightbus.words import Words

_UNPROVEN: Final = {
    UNREVEALED: "verify-not-revealed",
    UNTOLD: "verify-not-told",
    UNCOMMITTED: "verify-not-committed",
    OTHER_PACK: "verify-not-pack",
}
_UNCOMMITTED: Final = {"stacked": "verify-not-committed-stacked", "hand": "verify-not-committed-hand"}


def verify_command(path: str, *, words: Words, as_json: bool) -> int:
    """The exit code: 0 if every card of the log at `path` (`-`: standard input) is proven, else 1."""
    try:
        proof = verify(read_text(path))
    except NightbusError as refused:
        if as_json:
            sys.stdout.write(json.dumps({"verified": False, "wrong": _wrong_json(refused)}) + "\n")
        else:
            sys.stderr.write(f"{path}: {words.error(refused)}\n{words.say('verify-wrong')}\n")
        return 1
    if as_json:
        sys.stdout.write(json.dumps(proof_json(proof)) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in proof_lines(proof, words))
    return 0 if proof.verified else 1


def _wrong_json(refused: NightbusError) -> Json:
    return {"code": refused.code, "line": refused.line, **refused.facts}


def proof_json(proof: Proof) -> Json:
    """The same as JSON has it; seats are numbers."""
    return {
        "verified": proof.verified,
        "wrong": None,
        "lines": 1 + len(proof.log.steps),
        "chain": proof.chain,
        "shoe": proof.kind,
        "picks": proof.deals,
        "drawn": proof.drawn,
        "games": [_game_json(game) for game in proof.games],
    }


def _game_json(game: GameProof) -> Json:
    shuffling = game.shuffling
    of_shuffle: Json = {}
    if shuffling is not None:
        of_shuffle = {
            "commitment": shuffling.commitment,
            "revealed": bool(shuffling.revealed),
            "given_up": game.given_up,
            "opened": sorted(shuffling.opened),
            "left_out": list(shuffling.left_out),
        }
    return {"picks": len(game.deals), "proven": not game.unproven, "why_not": game.unproven, **of_shuffle}


def proof_lines(proof: Proof, words: Words) -> Iterator[str]:
    """What was checked, what cannot be proven, and what follows."""
    say = words.say
    header = proof.log.header
    yield say("verify-chain", lines=1 + len(proof.log.steps), hash=proof.chain)
    yield say("verify-rules", game=say(f"game-{header.game}"))
    if proof.kind == "seed" and "seed" in header.shoe:
        yield say("verify-seed")
        yield say("verify-told")
    for game in proof.games:
        yield say("verify-game", number=game.number)
        yield from (f"  {line}" for line in _game_lines(game, proof.kind, header.seats, words))
    if proof.verified:
        yield say("verify-done", picks=proof.drawn)
    else:
        yield say("verify-not-done", drawn=proof.drawn, picks=proof.deals)


def _game_lines(game: GameProof, kind: str, names: Sequence[str], words: Words) -> Iterator[str]:
    say = words.say
    shuffling = game.shuffling
    if shuffling is not None and shuffling.commitment:
        if shuffling.revealed:
            yield say("verify-seed")
        if shuffling.opened:
            yield say("verify-nonces", names=_named(sorted(shuffling.opened), names))
        elif shuffling.mixed:
            yield say("verify-no-nonces")
        if shuffling.mixed and shuffling.left_out:
            yield say("verify-left-out", names=_named(shuffling.left_out, names))
        absent = [seat for seat in range(len(names)) if seat not in shuffling.sealed]
        if shuffling.mixed and absent:
            yield say("verify-absent", names=_named(absent, names))
        if game.given_up:
            yield say("verify-given-up")
    if not game.deals:
        yield say("verify-empty")
    elif not game.unproven:
        yield say("verify-picks", picks=len(game.deals))
    if game.unproven:
        message = _UNPROVEN[game.unproven]
        if game.unproven == UNCOMMITTED:
            message = _UNCOMMITTED.get(kind, message)
        yield say(message, picks=len(game.deals))


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)
