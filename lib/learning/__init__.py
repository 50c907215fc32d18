"""From answers to a better model: training data from mined rollouts, and the trainings.

`pairs/`: preference pairs and SFT examples.
  `pair`: one normal form of SQL (`Normaliser`), gold that runs (`gold_answers`), the pair itself
    (`with_tree_difference`).
  `mining`: pairs from what the model got right and wrong (`mine_pairs`).
  `synthetic`: pairs of gold and gold with a mistake (`SyntheticMaker`).
  `merge`: filters, caps and quality of the training set (`quarantine`, `merge_pairs`,
    `count_reasons`, `quality_report`, `render_quality`).
  `sft`: prompts with gold or verified SQL (`sft_examples`, `SFT_SOURCES`, `OWN_ANSWER`).
  `sft_questions`: the gold of further sets and of `renamed` questions (`further_questions`,
    `training_doubts`, `with_gold_history`).
  `checks`: what a verifier is trained on (`check_examples`).

`demonstrations/`: whole episodes for an agent to be trained on.
  `scripts`: what is written at each step (`scripts_of`, `ScriptedWriter`).
  `rows`: the episodes that are kept, as training rows (`kept_demonstrations`,
    `with_recovery_share`, `Demonstration`).

`training/`: a LoRA adapter on a frozen base model.
  `launch`: a job, in one process or several (`training_job`, `sole_training`,
    `train_in_processes`); `worker_entry`: what a launcher starts.
  `rows`: training rows as tokens and batches (`read_rows`, `read_dialogues`, `SFT_FIELDS`,
    `PAIR_FIELDS`).
  `start`: libraries, processes, the base model and its adapter (`quiet_libraries`).
  `trl_trainers`: SFT and DPO (`train_sft`, `train_dpo`); `episodes`: SFT on whole episodes
    (`train_episodes`).
  `data_parallel`: loops of our own in one process or several: shares of the data, optimisers.
  `capacity`: the batches that fit into a GPU, the rank that may ship (`shippable_rank`).
  `learnt_sets`: the data sets of an adapter (`LEARNT_SETS`, `LearntSets`, `sets_text`).
  `hub_card`: what the Hugging Face hub reads of a card (`front_matter`, `model_index`).
  `shared_prefixes`, `checkpoints`, `progress`, `cards`: common prefixes that are read once, what a
    killed training continues from, bars and curves, and the files of a result.

`grpo/`: reinforcement learning from execution.
  `questions`: which questions are learnt from (`pass_rates`).
  `trainer`: the loop (`train_grpo`, `GrpoTask`, `result_line`).
  `rollouts`, `served`: groups of episodes, here or through a server; `scoring`: their rewards;
    `groups`: those of a step.
  `policy`, `update`: the model that writes and is trained, and one step of its training.
  `monitor`: signs that a reward rises without better answers.

`environments/`: the same agents, sandbox and rewards for other trainers.
  `trl_environment`: for TRL (`open_sql_environments`).
  `verifiers_environment`: for verifiers (`SqlTaskset`, `SqlHarness`).
"""
