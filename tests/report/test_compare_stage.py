"""`stages.compare` end to end on finished outputs."""

import csv
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import yaml

from lib.answering.generation.runs import LeftOut, leave_out
from lib.base.jsonl import write_json, write_jsonl
from lib.base.records import Attempt, Step, Trajectory, read_records, to_json, user_message
from tests.report.factory import RUN_NAMES, read_json, right, write_base
from tests.stages.project import REPOSITORY, Project

_SCOPES = ("online", "online_guarded", "verified")
_RATES = ("first_turn_ex", "final_ex", "strict_ex", "repair_success_rate", "executable_rate")
_OWN, _PUBLISHED = "outputs/report", "reports"


def _report(project: Project, name: str = "comparison.json") -> Any:
    return read_json(project.root / _OWN / name)


def _compare(project: Project, *options: str) -> str:
    """What the stage prints where it succeeds."""
    answer = project.run("compare", *options)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def _change(project: Project, **changes: str) -> None:
    """Change the provenance of all runs with repair."""
    for path in (project.root / "outputs" / "eval_repair").rglob("provenance.json"):
        write_json(path, read_json(path) | changes)


def test_the_comparison_has_a_row_a_run_without_repair_and_one_a_scope(compared: Project) -> None:
    assert [
        (row["split"], row["run"], row["repair"], row["scope"]) for row in _report(compared)
    ] == [
        (split, run, repair, scope)
        for split in ("dev", "test", "dev+test")
        for run in RUN_NAMES.values()
        for repair, scope in (("none", "online"), *(("minimal", scope) for scope in _SCOPES))
    ]


def test_every_rate_lies_in_its_interval_and_strict_ex_is_never_more(compared: Project) -> None:
    rows = _report(compared)
    for row in rows:
        for rate in _RATES:
            if row[rate] is not None:
                low, high = row[f"{rate}_ci"]
                assert 0 <= low <= row[rate] <= high <= 100
    assert all(row["strict_ex"] <= row["final_ex"] for row in rows)
    assert any(row["strict_ex"] < row["final_ex"] for row in rows)


def test_dev_and_test_are_pooled(compared: Project) -> None:
    dev, test, both = (
        {(row["run"], row["setting"]): row for row in _report(compared) if row["split"] == split}
        for split in ("dev", "test", "dev+test")
    )
    assert set(dev) == set(test) == set(both)
    for key, row in both.items():
        for n, rate in (("n", "final_ex"), ("n", "strict_ex"), ("n_audited", "audited_ex")):
            correct = sum(part[key][n] * part[key][rate] for part in (dev, test))
            assert row[n] == dev[key][n] + test[key][n]
            assert row[rate] == pytest.approx(correct / row[n])


def test_metrics_are_a_tree_of_runs_and_scopes(compared: Project) -> None:
    metrics = _report(compared, "metrics.json")
    assert set(metrics) == {*RUN_NAMES.values(), "test", "dev+test", "gains"}
    assert set(metrics["test"]) == set(RUN_NAMES.values())
    assert set(metrics["sft"]) == {"one_shot", *_SCOPES}
    assert set(metrics["sft"]["verified"]) == set(_RATES)


def test_what_each_step_gains_is_a_metric_and_a_sentence(compared: Project) -> None:
    rows = (row for row in _report(compared) if row["split"] == "dev+test")
    ex = {(row["run"], row["setting"]): row["final_ex"] for row in rows}
    first = {run: ex[run, "one_shot"] for run in ("base", "sft", "sft_dpo")}
    gained = {
        "sft": first["sft"] - first["base"],
        "dpo": first["sft_dpo"] - first["sft"],
        "online_repair": ex["sft_dpo", "online"] - first["sft_dpo"],
        "guarded_repair": ex["sft_dpo", "online_guarded"] - first["sft_dpo"],
    }
    metrics = _report(compared, "metrics.json")["gains"]
    assert {step: points["points"] for step, points in metrics.items()} == pytest.approx(gained)
    assert all(each["low"] <= each["points"] <= each["high"] for each in metrics.values())
    [line] = re.findall("^Gains:.*", _compare(compared, "--show"), re.MULTILINE)
    said = re.findall(r"(SFT|DPO after it|online repair) ([+-]\d+\.\d) \[[+-]", line)
    assert said == [
        (title, f"{points:+.1f}")
        for title, points in zip(
            ("SFT", "DPO after it", "online repair"), list(gained.values())[:3], strict=True
        )
    ]


def test_the_plots_of_dvc_find_their_columns(compared: Project) -> None:
    plots = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text(encoding="utf-8"))["plots"]
    asked = 0
    for plot in (settings for named in plots for settings in named.values()):
        files = {path: y if isinstance(y, list) else [y] for path, y in plot["y"].items()}
        for path, columns in files.items():
            if path.startswith("outputs/report/"):
                header, *rows = csv.reader((compared.root / path).read_text().splitlines())
                assert {plot["x"], *columns} <= set(header), path
                assert rows
                asked += 1
    assert asked == 4


def test_show_prints_the_last_comparison_and_writes_nothing(compared: Project) -> None:
    before = compared.outputs()
    lines = _compare(compared, "--show").splitlines()
    assert compared.outputs() == before
    rows = [line.split()[:3] for line in lines if line.startswith(tuple(RUN_NAMES.values()))]
    assert [row[:2] for row in rows] == [
        [run, repair]
        for run in RUN_NAMES.values()
        for repair in ("none", "online", "online_guarded", "verified")
    ]
    assert {row[2] for row in rows if row[1] == "verified"} == {"(oracle)"}
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("correction", ["none", "names"])
def test_a_table_without_test_questions_is_of_dev_and_as_narrow(
    finished_runs: Project, correction: str
) -> None:
    _change(finished_runs, correction=correction)
    for folder in (finished_runs.root / "outputs" / "eval_repair").glob("*/*/test"):
        shutil.rmtree(folder)
    finished_runs.set_params({"datasets.tiny.test": None})
    _compare(finished_runs)
    assert {row["split"] for row in _report(finished_runs)} == {"dev"}
    out = _compare(finished_runs, "--show")
    assert ("Corrected" in out) == (correction == "names")
    assert "8 questions of dev," in out
    table = out.partition("\n\n")[0].splitlines()
    assert len(table) == 2 + 4 * len(RUN_NAMES)
    assert max(map(len, table)) <= 100


@pytest.mark.parametrize("data", ["demo", "tiny"])
def test_a_report_of_ones_own_data_has_no_figures_of_others_and_is_not_published_over_the_demo(
    online_runs: Project, data: str
) -> None:
    _change(online_runs, data=data)
    source = {"commit": "c", "code": "c", "parameters": "p", "data": "demo dev f00d"}
    keys = dict.fromkeys(("factor", "title", "parameter", "note"), "x")
    write_json(
        online_runs.root / _PUBLISHED / "ablations.json", [{**keys, "source": source, "rows": []}]
    )
    write_json(online_runs.root / _PUBLISHED / "parameters.json", {"data": "demo"})
    _compare(online_runs)
    own = online_runs.root / _OWN
    is_demo = data == "demo"
    assert (own / "details" / "published.md").is_file() is is_demo
    for name in ("comparison.md", "index.html"):
        assert ("Qwen2.5-Coder-3B" in (own / name).read_text("utf-8")) is is_demo
    assert not (own / "details" / "ablation-x.md").exists()  # of the demo, not of the set tiny
    answer = online_runs.run("compare", "--publish")
    assert answer.code == (0 if is_demo else 2), answer.err
    if not is_demo:
        assert "a report on tiny, while reports has the one on demo" in answer.err


def test_runs_that_were_left_out_are_named_with_the_reason(online_runs: Project) -> None:
    evaluated = online_runs.root / "outputs" / "eval_repair"
    for model, run in (("base_dpo", "dpo"), ("sft_dpo", "sft_dpo")):
        leave_out(evaluated / model, LeftOut(run, "preference pairs: 1, `dpo.min_pairs`: 8"))
        shutil.rmtree(online_runs.root / "outputs" / "models" / model, ignore_errors=True)
    _compare(online_runs)
    assert {row["run"] for row in _report(online_runs)} == {"base", "sft"}
    text = " ".join((online_runs.root / _OWN / "comparison.md").read_text("utf-8").split())
    reason = "(preference pairs: 1, `dpo.min_pairs`: 8)"
    assert f"Left out: dpo {reason}, sft_dpo {reason}; of " in text
    assert "dropped: duplicate 12, reward_margin 31, synthetic_cap 44." in text
    assert "Gains: SFT" in _compare(online_runs, "--show")


def test_a_run_leaves_the_published_report_as_it_is(finished_runs: Project) -> None:
    published = finished_runs.root / _PUBLISHED
    published.mkdir()
    (published / "comparison.json").write_text("[]\n", encoding="utf-8")
    _compare(finished_runs)
    _compare(finished_runs, "--show")
    assert [path.name for path in published.rglob("*")] == ["comparison.json"]
    assert (published / "comparison.json").read_text(encoding="utf-8") == "[]\n"


def test_publishing_copies_what_differs_and_names_it(finished_runs: Project) -> None:
    answer = finished_runs.run("compare", "--publish")
    assert (answer.code, "no report of a run" in answer.err) == (2, True)
    explorer = finished_runs.root / "outputs/explore/index.html"
    explorer.parent.mkdir()
    explorer.touch()
    _compare(finished_runs)
    out = _compare(finished_runs, "--publish")
    own = finished_runs.root / _OWN
    copies = {path.relative_to(own): path for path in own.rglob("*") if path.is_file()}
    *named, last = out.splitlines()
    assert sorted(named) == sorted(f"{_PUBLISHED}/{name}" for name in copies)
    assert f"{len(copies)} of the {len(copies)} files" in last
    published = finished_runs.root / _PUBLISHED
    for name, path in copies.items():
        if name.name != "index.html":
            assert (published / name).read_bytes() == path.read_bytes()
    page = (published / "index.html").read_text(encoding="utf-8")
    [address] = set(re.findall(r'class="explored" href="([^#"]*)#', page))
    assert (published / address).resolve() == explorer.resolve()
    assert _compare(finished_runs, "--publish").startswith("Published: 0 of the")


@pytest.mark.parametrize(
    ("earlier", "words"), [(None, "dvc repro"), ([{"run": "base"}], "then `make compare`")]
)
def test_show_without_a_comparison_or_with_an_earlier_one_says_what_to_do(
    finished_runs: Project, earlier: Any, words: str
) -> None:
    if earlier:
        write_json(finished_runs.root / _OWN / "comparison.json", earlier)
    answer = finished_runs.run("compare", "--show")
    assert (answer.code, words in answer.err) == (2, True)


@pytest.mark.parametrize("scope", _SCOPES)
def test_one_scope_is_enough(finished_runs: Project, scope: str) -> None:
    finished_runs.set_params({"repair_scope": [scope]})
    _compare(finished_runs)
    assert set(_report(finished_runs, "metrics.json")["base"]) == {"one_shot", scope}


def test_repair_without_feedback_is_no_one_shot(finished_runs: Project) -> None:
    _change(finished_runs, feedback="none")
    _compare(finished_runs)
    assert set(_report(finished_runs, "metrics.json")["base"]) == {"one_shot", *_SCOPES}
    table = _compare(finished_runs, "--show")
    assert re.findall(r"^base +(\S.*?)  ", table, re.MULTILINE) == [
        *("none", "online", "online_guarded", "verified (oracle)")
    ]


def test_the_page_needs_no_curves_and_no_databases(online_runs: Project) -> None:
    shutil.rmtree(online_runs.root / "outputs" / "models")
    shutil.rmtree(online_runs.data)
    _compare(online_runs)
    assert "concert" in (online_runs.root / "outputs/report/details/clauses.md").read_text()


_TRAJECTORIES = "outputs/eval_repair/sft/online/trajectories.jsonl"


@pytest.mark.parametrize(
    ("path", "content", "words"),
    [
        ("outputs/eval_repair/sft/online/provenance.json", None, "sft/online: no finished"),
        ("outputs/eval_repair/sft/online/test/provenance.json", None, "online/test: no finished"),
        ("outputs/eval_base/trajectories.jsonl", None, "eval_base: no finished evaluation here"),
        ("outputs/merge_synth/quality.json", None, "merge_synth/quality.json"),
        ("outputs/audit/dev/findings.json", None, "audit/dev/findings.json"),
        (_TRAJECTORIES, "", "expected a question a line, found none"),
        (_TRAJECTORIES, "{}\n", "trajectories.jsonl:1: no Trajectory: field `example_id`"),
        ("outputs/eval_repair/sft/online/provenance.json", "[]", "expected run, scope"),
        ("outputs/merge_synth/quality.json", '{"before": 1', "quality.json: not JSON"),
        ("outputs/merge_synth/quality.json", "{}", "expected before, after"),
        ("outputs/mine_pairs/split_check.json", "{}", "expected train_questions"),
        ("outputs/mine_pairs/provenance.json", "{}", "expected run, scope"),
        ("outputs/audit/dev/audited_ids.json", "[]", "audit/dev: dev-00001 was not audited"),
        ("outputs/report/ablations.json", "{", "ablations.json: not JSON"),
        ("outputs/report/ablations.json", '[{"factor": "feedback"}]', "entry 1 has no title"),
        ("reports/ablations.json", '[{"factor": "feedback"}]', "entry 1 has no title"),
        ("outputs/report/agents.json", "{}", "agents.json: expected a list"),
        ("outputs/report/agents.json", "[{}]", "agents.json: entry 1 has no model"),
        ("outputs/audit/dev/findings.json", "[{}]", "audit/dev: not what the audit wrote"),
        ("outputs/models/sft/curves.csv", "step,loss\n1,x\n", "expected a number"),
    ],
)
def test_a_file_that_is_missing_or_of_another_shape_is_one_clear_line(
    finished_runs: Project, path: str, content: str | None, words: str
) -> None:
    file = finished_runs.root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    if content is None:
        file.unlink()
    else:
        file.write_text(content, encoding="utf-8")
    answer = finished_runs.run("compare")
    assert answer.code == 2
    assert words in answer.err
    assert answer.err.count("\n") == 1


def test_runs_on_a_split_that_the_data_set_no_longer_has_are_named(finished_runs: Project) -> None:
    finished_runs.set_params({"datasets.tiny.test": None})
    answer = finished_runs.run("compare")
    assert answer.code == 2
    assert "evaluated on test, which `datasets` in params.yaml does not name" in answer.err


def _answered(question: Trajectory, *attempts: Attempt, **changes: Any) -> Trajectory:
    return replace(
        question,
        steps=tuple(Step("write", user_message("p"), None, (each,)) for each in attempts),
        **changes,
    )


def _all_right(question: Trajectory) -> Trajectory:
    return _answered(question, right(), accepted=True)


def _nothing_generated(question: Trajectory) -> Trajectory:
    return _answered(question, tables=(), difficulty=None, error="no answer")


def _gold_fails(question: Trajectory) -> Trajectory:
    attempt = right(verdict="gold_error", strict_verdict=None)
    return _answered(question, attempt, gold_sql="SELECT a FROM (", difficulty=None)


def _half_a_character(question: Trajectory) -> Trajectory:
    return _answered(question, right(sql="SELECT '\ud83d'"))


@pytest.mark.parametrize("change", [_all_right, _nothing_generated, _gold_fails, _half_a_character])
@pytest.mark.parametrize("questions", [1, 8])
def test_any_outcome_can_be_reported(
    online_runs: Project, change: Callable[[Trajectory], Trajectory], questions: int
) -> None:
    for path in (online_runs.root / "outputs" / "eval_repair").rglob("trajectories.jsonl"):
        played = list(read_records(Trajectory, path))[:questions]
        write_jsonl(path, map(to_json, map(change, played)))
    write_base(online_runs.root / "outputs")
    _compare(online_runs)
    assert {row["final_ex"] for row in _report(online_runs)} <= {0.0, 100.0}


def test_a_base_model_that_eval_base_saw_answer_otherwise_is_said(online_runs: Project) -> None:
    doubt = "`eval_repair` got other first answers of base than `eval_base` at"
    page = online_runs.root / "outputs" / "report" / "comparison.md"
    _compare(online_runs)
    assert doubt not in page.read_text(encoding="utf-8")
    path = online_runs.root / "outputs" / "eval_base" / "trajectories.jsonl"
    first, *others = read_records(Trajectory, path)
    write_jsonl(path, map(to_json, [_half_a_character(first), *others]))
    _compare(online_runs)
    assert f"{doubt} 1 of 8 dev questions" in page.read_text(encoding="utf-8")
    write_jsonl(path, map(to_json, map(_all_right, [first, *others])))
    _compare(online_runs)
    row = _report(online_runs)[0]
    of = ("split", "run", "repair", "final_ex")
    assert [row[name] for name in of] == ["dev", "base", "none", 100.0]


def test_the_same_outputs_give_the_same_report(online_runs: Project) -> None:
    _compare(online_runs)
    first = online_runs.outputs()
    _compare(online_runs)
    assert online_runs.outputs() == first
