"""What everything stands on: records, parameters, files, identity, the frame of a stage.

- `errors`: mistakes that a user can mend, as one line: `ProjectError` and its kinds, of which
  `DataError`, `ModelError`, `ParamsError` and `MissingExtraError` are raised everywhere.
- `identity`: short hashes of what a result was made from: `fingerprint`, `files_fingerprint`,
  `code_fingerprint` of a room, `git_commit`, `uncommitted` files, and `what_changed` between two
  identities.
- `jsonl`: JSON, JSONL, CSV and text, written atomically (`read_json`, `read_rows`, `read_jsonl`,
  `write_json`, `write_jsonl`, `write_text`, `write_csv`), and the `Journal` of finished work.
- `memory`: settings of the C library and oneDNN for a process that computes or serves:
  `keep_freed_memory`, `keep_kernels`, `share_arenas`.
- `params`: the sections of params.yaml as frozen dataclasses: `Params` and one class per section.
- `parts`: files packed for carrying, with checksums: `pack`, `write_sums`,
  `check_sums`.
- `pipeline`: the pipeline that PIPELINE names: `load_params`, `dataset_paths`, `files_of_dvc`,
  `outputs`; a run's own report `run_report`, the published `reports`, and `latest_report`; of a
  round of SFT `round_outputs`, `later_round`, `last_round`, `sft_run`; of GRPO `grpo_run`, the name
  of a training, and `grpo_start`, what the name says.
- `progress`: the bar of a stage, `progress_bar`.
- `recipe`: stages one after another, in pieces of so many minutes: `Step`, `Clock`, `played`.
- `records`: the records of a question's way: `Example`, `Prompt`, `Completion`, `Attempt`,
  `Trajectory`, `PreferencePair`, with `to_json`, `from_json`, `read_records`.
- `schedule`: which of several stages runs when, and how long all still take: `Plan`, `Schedule`,
  `expected_seconds`, `shown`.
- `stage`: errors, signals and exit codes of a stage: `run_stage`, `sole_writer`, and its options.
"""
