"""What an answer is worth: EX, strict EX, exact and partial match, hardness, rewards, intervals."""
