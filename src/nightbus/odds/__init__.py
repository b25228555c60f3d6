"""Exact odds: chances as fractions, whole distributions, best play. What is asked of the rules is asked, never retold."""
