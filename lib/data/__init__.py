"""Questions with gold SQL: how they are read, selected, checked and audited.

- `audit`: reasons to doubt gold: `audit_gold`, `write_audit`, `read_audit`, `read_doubts`,
  `MEANINGS`.
- `beyond`: public sets in Spider's form: `SETS`, `prepare_set`, `write_set`.
- `databases`: finds the database of a record, and those without rows: `DatabaseRoot`,
  `without_rows`, `has_rows`.
- `readers`: questions of a file of any published format: `load_examples`.
- `selection`: which questions params.yaml selects: `train_examples`, `minable_examples`,
  `mined_examples`, `train_sets`, `held_out_examples`, `evaluation_examples`, `sets_beyond`;
  conversations together: `rounds`, `chunk_bounds`.
- `split`: proves that training never saw what evaluation asks: `require_clean_split`.
- `wikisql`: WikiSQL as SQLite databases and questions: `convert_wikisql`.
"""
