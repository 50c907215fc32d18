"""One script per stage of dvc.yaml: read params, call lib, write outputs."""

from lib.stage import interruption_is_one_line

interruption_is_one_line()
