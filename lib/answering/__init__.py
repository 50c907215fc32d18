"""From a question to an answer: prompts, models that write SQL, agents, and the loop around them.

`generation/`: a model writes completions; one backend for each way to run it.
  `protocol`: what a generator takes and returns (`Generator`, `Sampling`, `GenerationRequest`).
  `backends`: opens the generator that params.yaml names (`open_generator`), or all models of a run
    (`open_models`); `ensemble`: several that answer together.
  `runs`: the run card of a model folder (`RunCard`, `read_run`, `write_run`, `adapter_folder`,
    `run_adapters`, `Adapters`, `model_fingerprint`), checks of paths (`check_model`,
    `check_adapter`).
  `tokens`: the tokens of a prompt (`load_tokenizer`, `prompt_token_ids`, `has_chat_template`).
  `hf_loading`: a model, with or without an adapter (`load_model`); `hf`: `HfGenerator`.
  `dtype`: the faster dtype for a model on this machine (`faster_dtype`).
  `prefix_decoding`, `prefix_tree`: which prefixes are read once (`supports_prefix_decoding`).
  `openai_generator`, `openai_endpoint`: completions from a server (`OpenAIGenerator`).

`models/`: which model answers, and how it gets here.
  `choice`: trained runs, shipped adapters and fetched models by name (`choose_model`,
    `models_here`, `run_folder`).
  `catalog`: the models that have a short name (`read_catalog`); `fetch`: downloads (`fetch_model`).
  `gguf`: a model folder from a GGUF, and as one (`write_gguf`).

`repair/`: prompts, and the feedback that a model is repaired with; nothing here knows gold.
  `prompts`: what a model reads (`render_prompt`, `chat_messages`, `repair_messages`,
    `RepairRequest`, `earlier_questions`, `joined_hints`, `answer_text`, `is_chat`, `one_line`).
  `feedback`: what is said of an attempt (`online_feedback`, `verified_feedback`).
  `diagnostics`: which names of a failed query are wrong, and what was probably meant.
  `observation`: what an executor sees of an attempt (`Observation`), guards (`fired_guards`), and
    when an attempt is accepted.

`agents/`: ways to answer a question, each a pure function of what has happened so far.
  `episode`: what an agent sees and decides (`Question`, `Candidates`, `Review`, `Agent`).
  `modes`: the agents by name (`MODES`, `BARE_SQL`, `ROLES`, `deployable_agent`, `agent_sampling`,
    `generation_of_mode`), and figures of their steps (`agent_figures`).
  `repair`: writes SQL and repairs it; `check_rewrite`: checks its SQL itself; `checking`: how a
    model is asked whether a query is right (`check_messages`, `CandidateChecker`, `RIGHT`,
    `WRONG`, `VERIFIED_CHARACTERS`).
  `react`: thoughts and queries (`final_sql`, `follows_format`, `render_action`,
    `observation_text`).

`replies/`: what people are told beside a result; nothing here knows gold.
  `answer`: the answer of an episode, and why it may be wrong (`answer_of`), with a sentence
    (`sentences`: `failure_reason`).
  `catalog_questions`: what the schema itself answers (`catalog_question`, `catalog_answer`,
    `row_counts`); `suggestions`: questions to begin with (`suggestions`).

`rollout/`: questions in, trajectories out, in resumable chunks.
  `evaluation`: a run on its evaluation questions (`evaluate_run`, `evaluate_sets`,
    `summary_line`), settings and provenance of a rollout (`rollout_settings`, `settle_dtype`).
  `run`: rollouts into folders (`Rollout`, `run_rollouts`, `discard_journals`, `data_fingerprint`).
  `outputs`: their settings and files (`RolloutSettings`, `TRAJECTORIES`, `read_trajectories`,
    `predicted_sql`, `grpo_rollouts`).
  `chunks`: questions that are answered together, here or in workers (`open_chunk_workers`).
  `workers`: threads, processes or Ray actors that run tasks (`Workers`).
  `driver`: the loop around the agents (`Runtime`, `PlayedStep`, `agent_reviews`, `open_sandbox`).
  `environment`: schemas for prompts, the executor of SQL, a stopwatch (`Schemas`, `PHASES`).
  `verification`: asks a verifier about candidates whose results differ.
  `record`: steps with their verdicts as trajectories (`classify_error`, `shown_rows`).
  `one_question`: one question with every step printed (`answer_question`).
"""
