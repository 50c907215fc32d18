"""How the shipped data (`demo/`) and the embedded base model (`base_model/`) were made."""
