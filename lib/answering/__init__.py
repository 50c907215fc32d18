"""From a question to an answer: prompts, models that write SQL, agents, and the loop around them.

`generation/`: a model writes completions; one backend for each way to run it.
  `protocol`: what a generator takes and returns (`Generator`, `Sampling`, `GenerationRequest`).
  `backends`: opens the generator that params.yaml names (`open_generator`).
  `runs`: the run card of a model folder (`RunCard`, `read_run`, `write_run`, `adapter_folder`,
    `model_fingerprint`), checks of paths (`check_model`, `check_adapter`).
  `tokens`: the tokens of a prompt (`load_tokenizer`, `prompt_token_ids`,
    `has_chat_template`).
  `hf_loading`: a model, with or without an adapter (`load_model`); `hf`: `HfGenerator`.
  `dtype`: the faster dtype for a model on this machine (`faster_dtype`).
  `prefix_decoding`, `prefix_tree`: which prefixes are read once (`supports_prefix_decoding`).
  `openai_generator`, `openai_endpoint`: completions from a server (`OpenAIGenerator`).

`models/`: which model answers, and how it gets here.
  `choice`: trained runs, shipped adapters and fetched models by name (`choose_model`,
    `models_here`, `run_folder`).
  `catalog`: the models that have a short name, and model cards; `fetch`: downloads (`fetch_model`).
  `gguf_export`: a model folder as one GGUF (`write_gguf`).

`repair/`: prompts, and the feedback that a model is repaired with.

`agents/`: ways to answer a question, each a pure function of what has happened so far.

`rollout/`: questions in, trajectories out, in resumable chunks.
"""
