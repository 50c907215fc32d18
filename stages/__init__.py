"""One script a stage of dvc.yaml: read params, call lib, write outputs."""
