"""Preference pairs and SFT examples, from what was mined and from mutations of gold."""
