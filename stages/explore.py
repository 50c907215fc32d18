"""Make the explorer: every finished trajectory of `outputs/` as a page that opens from disk.

`python -m stages.explore` reads the outputs of `eval_base`, `eval_repair`, `eval_agent`,
`eval_beyond`, `mine_pairs` and GRPO, runs gold and the answers once more in the sandbox to show
their results side by side, and writes outputs/explore/index.html with its data beside it.
"""

import os
from dataclasses import replace

from lib.answering.rollout.driver import open_sandbox
from lib.base.pipeline import dataset_paths, load_params, outputs, run_report
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import databases_beyond, train_examples
from lib.report.document import EXPLORER
from lib.report.explorer.bundle import write_bundle
from lib.report.explorer.runs import find_runs
from lib.report.runs import Databases


def main() -> None:
    params = load_params()
    learnt = replace(params, data=params.grpo.data or params.data)  # what episodes of GRPO are on
    known = {
        paths.name: Databases(paths.databases, paths.replaced)
        for paths in map(dataset_paths, (params, learnt))
    }
    known |= {name: Databases(folder) for name, folder in databases_beyond().items()}
    out, report = outputs("explore"), run_report("index.html")
    left_out: list[str] = []
    runs = find_runs(
        outputs(),
        learnt.data,
        lambda: {example.id: example for example in train_examples(learnt)},
        left_out,
    )
    with sole_writer(out), open_sandbox(params.sandbox) as sandbox:
        index = write_bundle(
            runs,
            left_out,
            out,
            known.get,
            sandbox,
            os.path.relpath(report, out) if report.is_file() else None,
        )
    for line in index.left_out:
        print(f"left out: {line}")
    counts = f"{len(index.trajectories['id']):,} trajectories of {len(index.runs)} runs"
    print(f"{counts}, {len(index.questions['text']):,} questions")
    print(f"Explorer: {out / EXPLORER}; after `make compare` the rows of {report} lead into it")


if __name__ == "__main__":
    run_stage(main, __doc__)
