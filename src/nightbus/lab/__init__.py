"""The rules compiled: nights by the million, and the night ahead."""

from nightbus.lab.forecasting import forecast

__all__ = ["forecast"]
