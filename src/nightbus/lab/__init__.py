"""The rules compiled: nights by the million, and the night ahead."""

from nightbus.lab.forecasting import forecast
from nightbus.lab.simulating import simulate

__all__ = ["forecast", "simulate"]
