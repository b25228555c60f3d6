"""Nightbus: table, dealer and referee for Ride the Bus, Chase the Ace and Stop the Bus."""
