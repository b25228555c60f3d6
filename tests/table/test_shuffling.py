"""A shuffle that everybody has a part in: its order, what it refuses, and that its cards can be drawn again."""

import hashlib
import hmac
from random import Random

import pytest

from nightbus.errors import IllegalStep, LogError, NightbusError, NotationError
from nightbus.rules.game import GAMES
from nightbus.table.log import Act, Commit, Deal, Mix, Open, Reveal, Seal, Shuffle, read_log
from nightbus.table.replay import play_step, replay
from nightbus.table.shoes import FairShoe, LogShoe, SeedShoe, fair_key, seed_pick
from nightbus.table.shuffling import Shuffling
from nightbus.table.table import Table
from nightbus.table.verifying import verify
from tests.table.fair import fair_session, hashed, secret_of, shuffle
from tests.table.playing import NAMES, play_at_random

SEED = secret_of("server")
ANA, BO = secret_of("Ana"), secret_of("Bo")


def fair_table(of: str = "stop-the-bus", seats: int = 3) -> Table:
    return Table(of, None, NAMES[:seats], FairShoe(), dealer="Ana")


def after(*steps: Shuffle) -> Table:
    """A table of three after these steps."""
    table = fair_table()
    for step in steps:
        table.shuffle(step)
    return table


COMMIT, SEAL_ANA, SEAL_BO = Commit(hashed(SEED)), Seal(0, hashed(ANA)), Seal(1, hashed(BO))
OPEN_ANA, OPEN_BO, REVEAL = Open(0, ANA), Open(1, BO), Reveal(SEED)


def test_the_key_is_that_of_the_document() -> None:
    nonces = {3: bytes.fromhex(BO), 0: bytes.fromhex(ANA)}
    message = b"nightbus shuffle 1" + b"\x00" + bytes.fromhex(ANA) + b"\x03" + bytes.fromhex(BO)
    assert fair_key(bytes.fromhex(SEED), nonces) == hmac.new(bytes.fromhex(SEED), message, hashlib.sha256).digest()


def test_no_card_comes_before_the_shuffle_is_mixed() -> None:
    table = fair_table()
    for step in (COMMIT, SEAL_ANA, SEAL_BO, OPEN_BO, OPEN_ANA):
        table.shuffle(step)
        table.go_on()
        with pytest.raises(IllegalStep) as refused:
            table.deal_pick(0)
        assert refused.value.code == "not-mixed"
    assert table.shuffle(Mix()) == Mix(())
    assert not any(isinstance(step, Deal) for step in table.log.steps)
    assert isinstance(table.shoe, FairShoe)
    assert table.shuffling is not None
    table.shoe.key = fair_key(bytes.fromhex(SEED), table.shuffling.nonces)
    table.go_on()
    deals = [step for step in table.log.steps if isinstance(step, Deal)]
    assert [deal.pick for deal in deals] == [
        seed_pick(table.shoe.key, number, deal.of) for number, deal in enumerate(deals, start=1)
    ]
    assert len(deals) == 12


def test_how_far_it_has_come_can_be_seen() -> None:
    table = after(COMMIT, SEAL_BO, SEAL_ANA, OPEN_ANA)
    seen = table.shuffling
    assert seen == Shuffling(hashed(SEED), {1: hashed(BO), 0: hashed(ANA)}, {0: ANA})
    assert seen is not None
    assert (seen.left_out, seen.nonces, seen.dealing) == ((1,), {0: bytes.fromhex(ANA)}, False)
    assert table.shuffle(Mix()) == Mix((1,))
    assert seen.dealing
    table.shuffle(REVEAL)
    assert (seen.mixed, seen.revealed, seen.dealing) == (True, SEED, False)


def test_a_shuffle_may_come_before_the_first_answer_of_a_ride_or_after_it() -> None:
    for early in (True, False):
        table = fair_table("ride-the-bus")
        if not early:
            (seat,) = table.awaits
            table.do(seat, table.read(seat, "red"))
        shuffle(table, SEED, seal=[0, 2])
        if early:
            (seat,) = table.awaits
            table.do(seat, table.read(seat, "red"))
        assert sum(isinstance(step, Deal) for step in table.log.steps) == 1


@pytest.mark.parametrize(
    ("before", "step", "code"),
    [
        ((), SEAL_ANA, "shuffle-order"),
        ((), OPEN_ANA, "shuffle-order"),
        ((), Mix(), "shuffle-order"),
        ((), REVEAL, "shuffle-order"),
        ((COMMIT,), COMMIT, "shuffle-order"),
        ((COMMIT,), REVEAL, "shuffle-order"),
        ((COMMIT,), OPEN_ANA, "shuffle-order"),
        ((COMMIT, SEAL_ANA), SEAL_ANA, "shuffle-order"),
        ((COMMIT, SEAL_ANA), Seal(0, hashed(BO)), "shuffle-order"),
        ((COMMIT, SEAL_ANA), OPEN_BO, "shuffle-order"),
        ((COMMIT, SEAL_ANA), Open(0, BO), "shuffle-nonce"),
        ((COMMIT, SEAL_ANA, OPEN_ANA), OPEN_ANA, "shuffle-order"),
        ((COMMIT, SEAL_ANA, OPEN_ANA), SEAL_BO, "shuffle-order"),
        ((COMMIT, SEAL_ANA, OPEN_ANA), COMMIT, "shuffle-order"),
        ((COMMIT, SEAL_ANA), Mix(()), "shuffle-left-out"),
        ((COMMIT, SEAL_ANA, OPEN_ANA), Mix((0,)), "shuffle-left-out"),
        ((COMMIT, Mix()), Mix(), "shuffle-order"),
        ((COMMIT, Mix()), SEAL_ANA, "shuffle-order"),
        ((COMMIT, SEAL_ANA, Mix()), OPEN_ANA, "shuffle-order"),
        ((COMMIT, Mix()), COMMIT, "shuffle-order"),
        ((COMMIT, Mix()), Reveal(ANA), "shuffle-seed"),
        ((COMMIT, Mix(), REVEAL), REVEAL, "shuffle-order"),
        ((COMMIT, Mix(), REVEAL), COMMIT, "shuffle-order"),
        ((), Commit("00"), "shuffle-form"),
        ((), Commit(hashed(SEED).upper()), "shuffle-form"),
        ((COMMIT,), Seal(0, ""), "shuffle-form"),
        ((COMMIT, SEAL_ANA), Open(0, f"{ANA}\n"), "shuffle-form"),
        ((COMMIT, Mix()), Reveal("x" * 64), "shuffle-form"),
        ((COMMIT,), Seal(3, hashed(ANA)), "no-such-seat"),
        ((COMMIT,), Seal(-1, hashed(ANA)), "no-such-seat"),
        pytest.param((COMMIT, SEAL_ANA), Open(True, BO), "no-such-seat", marks=pytest.mark.interpreted),
    ],
)
def test_a_step_that_cannot_come(before: tuple[Shuffle, ...], step: Shuffle, code: str) -> None:
    table, same = after(*before), after(*before)
    with pytest.raises(NightbusError) as refused:
        table.shuffle(step)
    assert refused.value.code == code
    assert table.shuffling == same.shuffling
    assert str(table.log) == str(same.log)


def test_nothing_is_dealt_once_the_seed_is_known() -> None:
    table = fair_table("ride-the-bus")
    (seat,) = table.awaits
    table.do(seat, table.read(seat, "red"))
    for step in (COMMIT, Mix(), REVEAL):
        table.shuffle(step)
    assert table.chance is not None
    assert not any(isinstance(step, Deal) for step in table.log.steps)
    with pytest.raises(IllegalStep) as refused:
        table.deal_pick(0)
    assert refused.value.code == "shuffle-revealed"


def test_each_game_of_a_session_has_a_shuffle_of_its_own() -> None:
    table = fair_table("chase-the-ace")
    shuffle(table, SEED, seal=[0, 1, 2], late=[1])
    play_at_random(table, Random(1), 10_000)
    with pytest.raises(IllegalStep) as refused:
        table.shuffle(Commit(hashed(ANA)))
    assert refused.value.code == "shuffle-order"
    with pytest.raises(IllegalStep) as refused:
        table.again()
    assert refused.value.code == "shuffle-unrevealed"
    table.shuffle(REVEAL)
    dealt = sum(isinstance(step, Deal) for step in table.log.steps)
    table.again()
    assert table.shuffling == Shuffling()
    assert sum(isinstance(step, Deal) for step in table.log.steps) == dealt
    shuffle(table, ANA, seal=[2])
    deals = [step for step in table.log.steps if isinstance(step, Deal)]
    assert isinstance(table.shoe, FairShoe)
    assert table.shoe.key is not None
    assert deals[dealt].pick == seed_pick(table.shoe.key, dealt + 1, deals[dealt].of)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_moves_in_a_game_that_was_given_up(name: str) -> None:
    table = fair_table(name, 4)
    shuffle(table, SEED, seal=[0])
    table.shuffle(REVEAL)
    assert not table.over
    seat = table.awaits[0]
    move = table.read(seat, table.allowed(seat).split(",")[0])
    before = str(table.log)
    assert not table.may(seat, move)
    with pytest.raises(IllegalStep) as refused:
        table.do(seat, move)
    assert refused.value.code == "game-given-up"
    assert str(table.log) == before
    forged = read_log(before)
    forged.steps.append(Act(seat, move))
    for check in (replay, lambda log: verify(str(log))):
        with pytest.raises(LogError) as wrong:
            check(forged)
        assert (wrong.value.code, wrong.value.line) == ("log-illegal", len(forged.steps) + 1)
        assert wrong.value.facts["why"] == "game-given-up"


def test_nor_is_anything_taken_back_in_it() -> None:
    table = fair_table("chase-the-ace")
    shuffle(table, SEED)
    seat = table.awaits[0]
    table.do(seat, table.read(seat, "stay"))
    assert table.may_undo(seat)
    table.shuffle(REVEAL)
    with pytest.raises(IllegalStep) as refused:
        table.undo(seat)
    assert refused.value.code == "nothing-to-undo"


def test_a_table_whose_cards_come_otherwise_shuffles_nothing() -> None:
    table = Table("stop-the-bus", None, NAMES[:3], SeedShoe(1))
    assert table.shuffling is None
    with pytest.raises(IllegalStep) as refused:
        table.shuffle(COMMIT)
    assert refused.value.code == "shuffle-none"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_log_with_shuffles_replays_to_the_same_position(name: str, seed: int) -> None:
    table = fair_session(name, Random(f"fair {name} {seed}"), games=2, most=200)
    again = replay(read_log(str(table.log)))
    assert again.state == table.state
    assert again.shuffling == table.shuffling
    assert str(again.log) == str(table.log)


def test_steps_fold_one_by_one_into_the_same_table() -> None:
    table = fair_session("chase-the-ace", Random(5), games=2)
    folded = Table(table.game, table.house, table.names, LogShoe({"kind": "fair"}), dealer=table.log.header.dealer)
    for step in table.log.steps:
        play_step(folded, step)
    assert str(folded.log) == str(table.log)
    assert folded.shuffling == table.shuffling


def test_a_log_whose_shuffle_does_not_fit_is_refused_by_its_line() -> None:
    table = fair_table()
    shuffle(table, SEED, seal=[0, 1])
    log = read_log(str(table.log))
    log.steps[3], log.steps[2] = log.steps[2], log.steps[3]  # Bo's nonce is opened, and sealed then
    with pytest.raises(LogError) as refused:
        replay(log)
    assert (refused.value.code, refused.value.line) == ("shuffle-order", 4)
    log = read_log(str(table.log))
    del log.steps[5]
    with pytest.raises(LogError) as refused:
        replay(log)
    assert (refused.value.code, refused.value.line) == ("log-illegal", 7)


def test_no_such_seat_is_said_by_name() -> None:
    with pytest.raises(NotationError, match="9"):
        after(COMMIT).shuffle(Seal(9, hashed(ANA)))
