"""The table server: friends at tables of their own, over the net, and nothing is ever lost."""
