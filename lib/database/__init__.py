"""A SQLite database and what may be asked of it: its schema, its SQL, and a sandbox to run it in.

- `catalog`: what a database contains. `load_catalog`, `Catalog`, `Table`, `Column`, `ForeignKey`,
  `fold_case`, `quote_identifier`, `quote_text`.
- `files`: which files can be queried. `connect_read_only`, `Deadline`, `database_problem`,
  `check_database_file`, `UnusableDatabaseError`, `UnusableDatabases`.
- `sandbox/`: runs untrusted SQL in worker processes. `sandbox`: `Sandbox`, `SandboxLimits`,
  `Query`, `query_plan_cost`; `stream`: a result piece by piece (`RowStream`); `connections`:
  `Authorizer`; `query_files`: `read_queries`, `NamedQuery`, `ResultWriter`, `json_value`.
- `sql/`: SQL as sqlglot's trees. `extract`: the SQL of a completion (`extract_sql`, `find_sql`,
  `single_line`). `parse`: normal form, tokens, distance (`normalise`, `parses`, `sql_tokens`,
  `edit_distance_ratio`, `tree_difference`). `bindings`: what names stand for (`resolve_columns`,
  `schema_valid`, `columns_read`, `is_name`). `quoted_names`: misspelt names in double quotes
  (`misspelt_names`, `misspelt_names_in_backticks`). `correction`: wrong names put right from the
  schema alone (`corrections_of`, `chosen_correction`, `is_guess`). `mutations`: plausible mistakes
  (`mutate`, `misspell`, `MUTATIONS`). `alternatives`, `value_uses`, `selects`: what a query leaves
  open, sorts and compares (`alternatives`, `value_uses`, `conditions_of_queries`,
  `sorted_selects`, `query_shape`). `predicates`: how a query asks for less than another
  (`weakening`). `trees`: `is_plain_name`, `AGGREGATES`. `renaming`: a query with other
  names (`renamed_query`, `Renaming`).
- `schema/`: the schema in a prompt. `serialise`: `serialise_schema`, `SchemaStyle`, `respell`,
  `spell_names`, `bare_name`, `plain_name`, `fit_prompt`, `SharedSchema`. `retrieval`:
  `SchemaRetriever`, `retrieval_recall`, `gold_tables`, `text_words`, `spoken_name`. `values`:
  values that a question names (`ValueIndex`, `read_values`, `show_values`, `ColumnRef`).
- `perturbed/`: copies of a database with other rows. `copies`: `perturbed_copies`.
- `renamed`: copies with names as people have them (`people_names`, `renamed_copy`,
  `keep_bounded`).
"""
