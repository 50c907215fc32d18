"""Which model answers a user's question: a trained run, a shipped adapter, a fetched model."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lib.answering.generation.runs import adapter_folder, has_run, read_run
from lib.answering.models.fetch import fetch_model, looks_like_hub_id, read_catalog
from lib.base.errors import ModelError
from lib.base.jsonl import read_json
from lib.base.pipeline import outputs, outputs_of

ADAPTERS = Path("data/adapters")
MODELS = Path("data/models")
EMBEDDED = Path("data/base_model")
_MAIN_MODELS = outputs_of("", "models")
SHIPPED = "qwen-0.5b-ordinary"
"""The adapter that answers if no model is named and its base model has been fetched."""


REAL = "qwen-0.5b"
"""The smallest model to fetch in place of the embedded one."""


@dataclass(frozen=True)
class ChosenModel:
    """`base`: a folder or a hub id. `adapter`: the folder of a LoRA adapter, None for none.

    `contents`: see `RunCard`.
    """

    base: str
    adapter: Path | None = None
    contents: bool = False

    def __str__(self) -> str:
        return self.base if self.adapter is None else f"{self.base} with the adapter {self.adapter}"


def demo_note(base: str) -> str | None:
    """What people are told beside answers of the embedded model and of what is trained from it."""
    if Path(base).resolve() != EMBEDDED.resolve():
        return None
    return (
        "This is the model of the demo, which knows little beyond it. "
        f"`python -m stages.fetch_model {REAL}` fetches a real one, which then answers; "
        f"`make ask MODEL={REAL} ...` names it."
    )


def choose_model(name: str | None, default: str, say: Callable[[str], None]) -> ChosenModel:
    """The model of that name: in outputs/models, data/adapters or data/models, or a hub id.

    The path of a run or model will do too, and the last part of `default`, which is the name that
    a server shows for it. A model of the catalog that is not here is fetched, after `say` has been
    called with its size. None: the shipped adapter where its base is there, else `default`. Raises
    ModelError where nothing has this name or the download fails.
    """
    if name is None:
        shipped = ADAPTERS / SHIPPED
        if has_run(shipped) and Path(read_run(shipped).model).is_dir():
            return _run(shipped, say)
        return ChosenModel(default)
    for folder in (outputs("models", name), ADAPTERS / name, Path(name)):
        if has_run(folder):
            return _run(folder, say)
    if (MODELS / name).is_dir() or name in read_catalog():
        return ChosenModel(_fetched(str(MODELS / name), say))
    if Path(name).is_dir():
        return ChosenModel(name)
    if name == Path(default).name:
        return ChosenModel(default)
    if looks_like_hub_id(name):
        return ChosenModel(name)
    runs = {*_runs(outputs("models")), *_runs(ADAPTERS)}
    known = sorted({*runs, *read_catalog(), Path(default).name})
    raise ModelError(
        f"model {name!r}: no run in {outputs('models')}, no adapter in {ADAPTERS} and no model in "
        f"{MODELS} has this name; expected {', '.join(known)}, a folder or a hub id"
    )


def run_folder(name: str) -> Path:
    """The folder of a run: of the pipeline, else of the main one, else a shipped adapter.

    Raises ModelError where there is none of this name.
    """
    folders = list(dict.fromkeys([outputs("models"), _MAIN_MODELS, ADAPTERS]))
    for folder in folders:
        if has_run(folder / name):
            return folder / name
    known = sorted({run for folder in folders for run in _runs(folder)})
    raise ModelError(
        f"run {name!r}: not in {', '.join(map(str, folders))}; expected "
        f"{', '.join(known) or 'none, since nothing is trained yet: `dvc repro` trains'}"
    )


def models_here(name: str | None, default: str) -> dict[str, ChosenModel]:
    """The models on this machine, by name; the first one answers if none is named.

    `name`: the model to put first, as in `choose_model`; None: the shipped adapter if its base is
    here, else the finished run that is best on dev in the scope `online`, else `default`. Raises
    ModelError if nothing has this name; nothing is fetched.
    """
    fetched = (path for path in MODELS.glob("*") if (path / "config.json").is_file())
    found = {path.name: ChosenModel(str(path)) for path in fetched}
    for root in (ADAPTERS, outputs("models")):  # a run comes before an adapter
        found |= {run: _run(root / run) for run in _runs(root)}
    here = {run: model for run, model in sorted(found.items()) if Path(model.base).is_dir()}
    first = name or (SHIPPED if SHIPPED in here else _best_run(here))
    if first is None:
        named = [run for run, model in here.items() if model == ChosenModel(default)]
        first = named[0] if named else Path(default).name
        here.setdefault(first, ChosenModel(default))
    elif first not in here:
        chosen = choose_model(first, default, _refuse_to_fetch)
        if Path(first).is_dir():
            first = Path(first).name  # a server's clients must not see a path
        here[first] = chosen
    return {first: here.pop(first), **here}


def _best_run(names: Iterable[str]) -> str | None:
    """The run with the highest final EX on dev in the scope `online`, of those evaluated there."""
    found = {}
    for name in names:
        summary = outputs("eval_repair", name, "online", "summary.json")
        if summary.is_file():
            found[name] = read_json(summary, "run stages.eval_repair again")["final_ex"]
    return max(found, key=lambda name: found[name], default=None)


def _refuse_to_fetch(size: str) -> None:
    raise ModelError(f"{size}; `python -m stages.fetch_model NAME` does that")


def _run(folder: Path, say: Callable[[str], None] | None = None) -> ChosenModel:
    """The run with its base model, which is fetched if `say` is given."""
    card = read_run(folder)
    base = card.model if say is None else _fetched(card.model, say)
    return ChosenModel(base, adapter_folder(folder, card), card.contents)


def _fetched(model: str, say: Callable[[str], None]) -> str:
    """The model itself, fetched first if it is one of the catalog and not in data/models yet."""
    entry = read_catalog().get(Path(model).name)
    if entry is not None and Path(model).parent == MODELS and not Path(model).is_dir():
        size, room = (count / 1e9 for count in (entry.bytes, entry.bytes + entry.model_bytes))
        say(f"{model} is not here: fetching {size:.1f} GB, which take {room:.1f} GB on the disk")
        fetch_model(entry.name, MODELS)
    return model


def _runs(root: Path) -> Iterator[str]:
    return (path.name for path in root.glob("*") if has_run(path))
