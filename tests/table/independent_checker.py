"""Checks the log on standard input by docs/log.md and docs/shuffle.md, and imports nothing of Nightbus.

It knows no rules, and so not which card a pick was: it checks the chain of hashes, the order of each shuffle, every
hash and every pick. The exit code is 0 if all of them are right; else 1, and the line is said.
"""

# mypy: allow-untyped-defs, allow-untyped-calls
# It is to be read by whoever trusts neither us nor our tools: types would need one more import.

import hashlib
import hmac
import json
import sys


def wrong(line, why):
    """Say so, and leave."""
    print(f"line {line}: {why}")
    sys.exit(1)


def sha256(digits):
    """The SHA-256 of 32 bytes."""
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def draw(key, number, of):
    """The draw of docs/shuffle.md."""
    limit = 2**64 - 2**64 % of
    block = 0
    while True:
        message = number.to_bytes(8, "big") + block.to_bytes(8, "big")
        stream = hmac.new(key, message, hashlib.sha256).digest()
        for i in range(4):
            word = int.from_bytes(stream[8 * i : 8 * i + 8], "big")
            if word < limit:
                return word % of
        block += 1


def unchained(data):
    """Header and steps, the chain of hashes being right."""
    if not data.endswith(b"\n"):
        wrong(data.count(b"\n") + 1, "cut")
    before = b""
    found = []
    for line, text in enumerate(data[:-1].split(b"\n"), start=1):
        body, mark, end = text[:-44] + b"}", text[-44:-34], text[-2:]
        hashed = hashlib.sha256(before + body).hexdigest()[:32].encode()
        if mark != b',"chain":"' or end != b'"}' or text[-34:-2] != hashed:
            wrong(line, "hash")
        before = hashed
        found.append(json.loads(body))
        if line > 1 and found[-1]["seq"] != line - 1:
            wrong(line, "seq")
    return found[0], found[1:]


class Game:
    """One round of commit, seals, opens, mix, deals and reveal."""

    def __init__(self):
        self.commitment = None
        self.sealed = {}
        self.opened = {}
        self.mixed = False
        self.revealed = False
        self.deals = []


def check_shuffle(game, line, step):
    """One step of a shuffle, in order."""
    match step["type"]:
        case "commit":
            if game.commitment is not None:
                wrong(line, "committed twice")
            game.commitment = step["commitment"]
        case "seal":
            if game.commitment is None or game.opened or game.mixed or step["seat"] in game.sealed:
                wrong(line, "sealed too late, too early or twice")
            game.sealed[step["seat"]] = step["hash"]
        case "open":
            if game.mixed or step["seat"] in game.opened or sha256(step["nonce"]) != game.sealed.get(step["seat"]):
                wrong(line, "not the nonce that was sealed")
            game.opened[step["seat"]] = step["nonce"]
        case "mix":
            if game.mixed or game.commitment is None:
                wrong(line, "mixed twice, or nothing")
            if step["left_out"] != sorted(set(game.sealed) - set(game.opened)):
                wrong(line, "others were left out")
            game.mixed = True
        case "reveal":
            if not game.mixed or game.revealed or sha256(step["seed"]) != game.commitment:
                wrong(line, "not the seed that was committed to")
            game.revealed = True
            message = b"nightbus shuffle 1"
            for seat in sorted(game.opened):
                message += bytes([seat]) + bytes.fromhex(game.opened[seat])
            key = hmac.new(bytes.fromhex(step["seed"]), message, hashlib.sha256).digest()
            check_deals(key, game.deals)
        case _:
            wrong(line, "no step of a shuffle")


def check_deals(key, deals):
    """Every pick, drawn again."""
    for line, number, step in deals:
        if draw(key, number, step["of"]) != step["pick"]:
            wrong(line, "another pick was drawn")


def main():
    """The whole log."""
    header, steps = unchained(sys.stdin.buffer.read())
    if header["format"] != "nightbus-log/2":
        wrong(1, "another format")
    shoe = header["shoe"]
    fair = shoe["kind"] == "fair"
    games = [Game()]
    dealt = 0
    for line, step in enumerate(steps, start=2):
        game = games[-1]
        if step["type"] == "again":
            if fair and not game.revealed:
                wrong(line, "the last game is not revealed")
            games.append(Game())
        elif step["type"] == "deal":
            dealt += 1
            if fair and (not game.mixed or game.revealed):
                wrong(line, "dealt out of order")
            game.deals.append((line, dealt, step))
        elif step["type"] in ("commit", "seal", "open", "mix", "reveal"):
            if not fair:
                wrong(line, "a shuffle where none is")
            check_shuffle(game, line, step)
    if not fair:
        if shoe["kind"] != "seed" or "seed" not in shoe:
            wrong(1, "the seed is not told")
        if sha256(shoe["seed"]) != shoe["commitment"]:
            wrong(1, "not the seed that was committed to")
        for game in games:
            check_deals(bytes.fromhex(shoe["seed"]), game.deals)
    elif any(game.deals and not game.revealed for game in games):
        wrong(len(steps) + 1, "not revealed")
    print(f"{dealt} picks drawn again")


if __name__ == "__main__":
    main()
