"""The bots of a game, by name."""

from importlib import import_module

from nightbus.bots.random import Policy, random_policy


def policies(name: str) -> dict[str, Policy]:
    """Every bot that plays this game."""
    pub: Policy = import_module(f"nightbus.bots.{name.replace('-', '_')}").choose
    return {"random": random_policy(name), "pub": pub}
