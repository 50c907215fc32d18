"""The corpus, the tokenizer and the training loop of the embedded base model."""
