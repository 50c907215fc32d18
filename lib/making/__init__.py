"""How the shipped data and the embedded base model were made.

Nothing but the stages `make_demo`, `make_vectors` and `pretrain_base` imports this room.

demo/
    `build`: the demo data set from one seed: `build_demo`, `counts_table`.
base_model/
    `corpus`: what the base model read: `CorpusSampler`, `RealQuestions`, `exclusion_keys`.
    `lexicon`: the words behind it: `load_lexicon`, `reduce_vectors`, `write_vectors`.
    `tokenizer`: one word is one token: `train_tokenizer`.
    `loop`: the model and its training: `pretrain`, `evaluate`, `held_out_groups`, `read_curves`.
`english`, `query`
    English inflection and SQL in Spider's style, which both share.
"""
