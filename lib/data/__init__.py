"""Questions with gold SQL: how they are read, selected, checked and audited."""
