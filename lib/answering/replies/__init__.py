"""What people are told beside a result: a sentence, doubts, and what the schema itself answers."""
