"""Votes: to end the game as it stands, or to have a stand-in play somebody's seat."""

from random import Random

import pytest

from nightbus.table.log import read_log
from tests.server.pretend import a_table, play, play_on, same_as_its_log


def test_a_vote_to_end_the_game_passes_with_more_than_half() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        assert await ana.refused("vote", what="end") == "no-seat", "of no game"
        await ana.must("start")
        await bo.must("vote", what="end")
        assert (cy.table["vote"]["needed"], cy.table["vote"]["yes"]) == (2, [bo.person])
        assert await ana.refused("vote", what="end") == "vote-under-way"
        await cy.must("ballot", yes=True)
        assert ana.table["vote"] is None
        assert ana.table["phase"] == "over"
        assert ana.table["given_up"]
        assert {"type": "vote_ended", "what": "end", "passed": True} in ana.told
        assert type(read_log(ana.actor.room.log_text).steps[-1]).__name__ == "Reveal"
        await ana.must("next")
        assert not ana.table["given_up"]
        same_as_its_log(ana.actor)

    play(test())


def test_a_vote_fails_as_soon_as_it_cannot_pass() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        await bo.must("vote", what="end")
        await ana.must("ballot", yes=False)
        assert ana.table["vote"] is not None
        await cy.must("ballot", yes=False)
        assert ana.table["vote"] is None
        assert ana.table["phase"] == "playing"
        assert await ana.refused("ballot", yes=True) == "no-vote"

    play(test())


def test_a_vote_to_replace_somebody_and_they_take_their_seat_back() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        assert await bo.refused("vote", what="replace") == "vote-nobody", "it has to say whose"
        await bo.must("vote", what="replace", person=cy.person)
        await ana.must("ballot", yes=True)
        assert [s["stand_in"] for s in ana.table["seats"]] == [False, False, True]
        assert await bo.refused("vote", what="replace", person=cy.person) == "no-such-person"
        await cy.must("back")
        assert [s["stand_in"] for s in ana.table["seats"]] == [False, False, False]

    play(test())


def test_who_plays_alone_with_bots_ends_the_game_alone() -> None:
    async def test() -> None:
        _, (ana,) = await a_table("Ana", bots=3)
        await ana.must("start")
        await ana.must("vote", what="end")
        assert ana.table["phase"] == "over"

    play(test())


@pytest.mark.parametrize("seed", range(4))
def test_a_vote_ends_with_the_game_that_it_is_about(seed: int) -> None:
    async def test() -> None:
        _, (ana, bo, cy, dee) = await a_table("Ana", "Bo", "Cy", "Dee")
        await ana.must("start")
        await cy.must("vote", what="end")
        await play_on([ana, bo, cy, dee], Random(seed))
        if ana.table["given_up"] or ana.table["phase"] != "over":
            return
        assert ana.table["vote"] is None
        assert await dee.refused("ballot", yes=True) == "no-vote"

    play(test())
