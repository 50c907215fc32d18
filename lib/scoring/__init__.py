"""What an answer is worth: EX, strict EX, exact and partial match, hardness, rewards, intervals.

- `judge`: verdicts on predictions by what they and gold return. `Judge`, `Verdict`, `Protocol`.
- `strict`: strict EX, on perturbed copies too. `StrictJudge`, `PerturbedCopies`.
- `ex`: the texts that the evaluators run, and when two results are the same. `results_match`,
  `asks_for_order`.
- `partial_match`: queries compared clause by clause. `StructureMatcher`, `StructureMatch`,
  `PARTIAL_COMPONENTS`, `hardness`, `read_foreign_keys`.
- `spider_parser`, `spider_query`: SQL as the components that Spider's evaluator compares.
- `rewards`: of an attempt (`reward`) and of an episode (`JudgedAnswer`, `RewardParts`,
  `reward_parts`, `total_reward`).
- `choosing`: which of several candidates is the answer. `chosen`, `voters`, `ballots_of`,
  `votes_of`.
- `metrics`: the figures of a run from its trajectories. `summarise`.
- `scorecard`, `case_files`: files of predictions scored against files of gold. `score_cases`,
  `summarise_cases`, `ScoredCase`, `scoring_limits`, `TIMEOUT_SECONDS`, `add_timeout_flag`,
  `describe_timeout`, `read_cases`, `read_gold_lines`.
- `statistics`: intervals, paired differences, and how rates are printed. `rate_with_intervals`,
  `rate_text`, `rate_keys`, `renamed`, `interval_text`, `paired_difference`, `PairedDifference`,
  `Count`, `LEAST_DATABASES`, `INTERVALS`, `DIFFERENCES`, `NOTHING`.
"""
