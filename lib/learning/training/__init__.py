"""LoRA training of a base model: supervised on rows or on whole episodes, and by preference."""
