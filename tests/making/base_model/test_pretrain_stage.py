"""stages/pretrain_base.py from demo data to a model folder, with a tiny model."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.base.records import to_json
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler, exclusion_keys
from lib.making.base_model.lexicon import load_lexicon
from stages import pretrain_base
from tests.making.base_model.conftest import TINY
from tests.stages.project import Project

_PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"
_SEED = 13


def _question_of_the_corpus(index: int) -> str:
    example, *_ = CorpusSampler(load_lexicon(), _SEED).sample_group(CURRICULUM[0], index, "train")
    return example.prompt.splitlines()[-2].removeprefix("Question: ")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, concert_database: Path) -> Project:
    """A folder with params.yaml and a demo; its dev and test each repeat a corpus question."""
    params = yaml.safe_load(_PARAMS.read_text())
    params["pretrain"] = to_json(TINY)
    params["seed"] = _SEED
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(params))
    demo = tmp_path / "data" / "demo"
    (demo / "database").mkdir(parents=True)
    shutil.copy(concert_database, demo / "database" / "concert.sqlite")
    for name, index in (("dev", 2), ("test", 5)):
        record = {"question": _question_of_the_corpus(index), "query": f"SELECT {index}"}
        (demo / f"{name}.json").write_text(json.dumps([record | {"db_id": "concert"}]))
    monkeypatch.setattr("lib.making.base_model.corpus._FINGERPRINTED", 2)
    monkeypatch.chdir(tmp_path)
    return Project(tmp_path)


def test_the_stage_writes_a_model_that_loads_and_a_manifest(project: Project) -> None:
    assert "outputs/.work/pretrain_base" in project.run_all("pretrain_base")
    out = project.root / "data" / "base_model"
    model = AutoModelForCausalLM.from_pretrained(out)
    manifest = project.read("data/base_model/pretraining.json")
    assert len(AutoTokenizer.from_pretrained(out)) == model.config.vocab_size
    assert str(model.dtype) == "torch.float16"
    assert manifest["parameters"] == sum(parameter.numel() for parameter in model.parameters())
    assert (manifest["steps"], manifest["examples"], manifest["seed"]) == (8, 16, _SEED)
    assert manifest["left_out_examples"] == 2
    assert manifest["evaluation_texts"] == 4
    assert manifest["evaluation_questions"] == {"demo": 2}
    assert manifest["split_check"] is None
    assert (out / "curves.csv").read_text().count("\n") == 3
    first = {path.name: path.read_bytes() for path in out.iterdir()}
    shutil.rmtree(out)
    project.run_all("pretrain_base")  # continues from the finished work
    assert {path.name: path.read_bytes() for path in out.iterdir()} == first


def test_without_the_demo_the_stage_says_how_to_make_it(project: Project) -> None:
    Path("data/demo/dev.json").unlink()
    said = "data/demo/dev.json: no such file; make the demo first: python -m stages.make_demo"
    project.refusal("pretrain_base", f"error: {said}")
    assert not Path("data/base_model").exists()


def test_other_data_that_is_there_is_left_out_too(project: Project) -> None:
    shutil.copytree("data/demo", "data/spider")
    record = {"question": "Why?", "query": "SELECT 7", "db_id": "concert"}
    Path("data/spider/dev.json").write_text(json.dumps([record]))
    found = pretrain_base._evaluation_examples(pretrain_base.load_params())
    assert {name: len(examples) for name, examples in found.items()} == {"demo": 2, "spider": 1}
    examples = [example for examples in found.values() for example in examples]
    assert {"why", "select 7", "select 2", "select 5"} <= exclusion_keys(examples)


@pytest.fixture
def real_data(project: Project, make_database: Callable[[str, str], Path]) -> Path:
    """A data set `spider` with one training question, and the parameter that names it."""
    project.set_params({"pretrain.real_questions": "spider"})
    spider = Path("data/spider")
    (spider / "database").mkdir(parents=True)
    script = "CREATE TABLE dogs (name TEXT, age INTEGER); INSERT INTO dogs VALUES ('Rex', 3);"
    shutil.copy(make_database(script, "dogs"), spider / "database" / "dogs.sqlite")
    record = {"question": "How many dogs?", "query": "SELECT count(*) FROM dogs", "db_id": "dogs"}
    (spider / "train_spider.json").write_text(json.dumps([record]))
    for name in ("dev.json", "database/concert.sqlite"):
        shutil.copy(f"data/demo/{name}", spider / name)
    return spider


def test_real_questions_are_drawn_where_they_are_there(project: Project, real_data: Path) -> None:
    project.run_all("pretrain_base")
    manifest = project.read("data/base_model/pretraining.json")
    assert (manifest["real_questions"], manifest["real_questions_of"]) == (1, "spider")
    assert manifest["split_check"]["train_databases"] == 1
    assert manifest["split_check"]["shared_databases"] == []


def test_without_their_data_there_are_no_real_questions(
    real_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (real_data / "train_spider.json").unlink()
    assert pretrain_base._real_examples(pretrain_base.load_params()) == []
    assert "the corpus holds drawn questions alone" in capsys.readouterr().out


def test_real_questions_on_an_evaluation_database_fail_the_stage(
    project: Project, real_data: Path
) -> None:
    shutil.copy(real_data / "dev.json", real_data / "train_spider.json")
    project.refusal("pretrain_base", "databases in both: concert")
