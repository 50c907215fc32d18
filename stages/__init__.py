"""One script per stage of dvc.yaml: read params, call lib, write outputs."""

from lib.base.stage import interruption_is_one_line

interruption_is_one_line()
