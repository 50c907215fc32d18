"""One script per stage of dvc.yaml: read params, call lib, write outputs."""

from lib.base.stage import imports_end_in_one_line

imports_end_in_one_line()
