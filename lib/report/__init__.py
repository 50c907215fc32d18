"""The report: what people read about finished runs, made from their trajectories alone.

Parts that every report is made of:
- `runs`: the finished evaluations and the settings they are shown in (`read_run`, `EvaluationRun`,
  `View`, `Databases`).
- `table`: tables, figures and sections, before they are rendered.
- `charts`: plots as SVG.
- `document`: sections as Markdown and as the page (`render_report`, `render_page`,
  `render_section`, `long_tables`, `EXPLORER`), and rows for the screen (`rates_for_screen`).

The report of a pipeline (reports/comparison.md, index.html):
- `report_assembly`: reads the outputs and puts the sections together (`read_finished`,
  `build_report`).
- `headlines`: the figures at the top.
- `comparison`: one row per run and setting (`comparison_rows`, `metrics_tree`, `render_table`).
- `training`, `repair`, `questions`, `pairs`: the tables of one section each; `choices`: accuracy
  against cost of several candidates.
- `published`: figures of others, beside ours; `reproduction`: how far ours are from those in git
  (`reproduction_line`).
- `figures`: the plots of the page, and their data for DVC (`write_plots`).

Rows that are kept in git, with their predictions:
- `results`: benchmark results (`results_of`, `rescored_results`, `merged_rows`, `read_summary`,
  `results_page`, `SUMMARY`).
- `agents`: the ways to answer (`read_agent_runs`, `agent_rows`, `rescored_agent_rows`,
  `with_other_rows`); `agent_section` shows them (`agents_section`, `read_agent_rows`, `AGENTS`).
- `pictures`: the curves of trainings by GRPO, and EX by number of samples (`curves_picture`,
  `trainings_of`, `GRPO_CURVES`, `samples_picture`, `SAMPLES`).
- `beyond`: data sets beyond Spider (`result_of`, `merged`, `with_differences`, `read_beyond`,
  `latest_beyond`, `earlier_beyond`, `beyond_section`, `BEYOND`, `RUN_BEYOND`).
- `ablations`: one parameter changed at a time (`FACTORS`, `ablation_of`, `ablation_tables`,
  `read_ablations`, `ABLATIONS`).
- `ledger`: the experiments that texts quote (`read_ledger`, `append_experiment`, `Experiment`,
  `experiments_page`).
- `predictions`: files of predictions, written and scored again (`prediction_lines`, `Rescorer`,
  `rescored_sets`, `corrected_sets`); `correction_gains`: what correction by the schema adds to them
  (`correction_row`, `correction_section`).

Beside the report:
- `quoted`: the figures of README by name (`QUOTED`, `Quoted`, `not_in`).
- `reference`: the pages of docs/ that are written from the code (`Command`, `commands_page`,
  `parameters_page`, `parse_parameters`, `records_page`).
- `explorer/`: every trajectory on a page (`runs`: `find_runs`; `bundle`: `write_bundle`).
- `bench`: what `stages.bench` and `stages.bench_model` share (`in_fresh_process`, `timed_rollout`,
  `dev_questions`, `origin_of`, `write_report`).
"""
