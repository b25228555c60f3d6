"""What is asked of every game; a new game is covered by being registered."""
