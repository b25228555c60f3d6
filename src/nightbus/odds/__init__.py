"""Exact odds: chances as fractions, whole distributions, best play. The rules are asked, never told a second time."""
