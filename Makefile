# Everything a newcomer needs. `make` alone prints what there is.

VENV := .venv
BIN := $(VENV)/bin
# A stamp for each lock that is installed. Pipelines need the first; servers and tests need more.
BASE := $(VENV)/.installed
SERVE := $(VENV)/.installed-serve
DEV := $(VENV)/.installed-dev
DVC := . $(BIN)/activate && dvc
REPRO := . $(BIN)/activate && python -m stages.repro
# `dvc exp run` needs a commit; `dvc repro` only a git repository, which stages.repro says.
COMMITTED := git rev-parse --quiet --verify HEAD >/dev/null 2>&1 || { \
	echo "error: DVC's experiments need a git repository with a commit; make it one: \`git init && git add . && git commit -m start\`" >&2; exit 2; }

# The first interpreter that starts and is 3.11, 3.12 or 3.13; set PYTHON to choose another.
SUPPORTED := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
PYTHON ?= $(shell for python in python3 python3.12 python3.11 python3.13 python; do \
	$$python -c "$(SUPPORTED)" >/dev/null 2>&1 && { echo $$python; break; }; done)

export DO_NOT_TRACK := 1
export DVC_NO_ANALYTICS := 1
export HF_HUB_DISABLE_TELEMETRY := 1
export TOKENIZERS_PARALLELISM := false
# Many images for containers set this. Each process would then compile torch's modules anew: 4 s of 8.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup demo quick real spider spider-gpu agent rl rl-gpu beyond own own-train ask serve explore test test-all coverage check compare publish figure ablate bench clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SERVE) $(DEV) ## make the environment (.venv) with everything, from the lock files

demo: $(BASE) ## run the whole pipeline on the demo data with the embedded model
	@$(REPRO)
	@$(BIN)/python -m stages.compare --show

quick: $(BASE) ## the same stages on a slice, in a minute: it shows that all of them work
	@$(REPRO) stages/quick/dvc.yaml
	@PIPELINE=quick $(BIN)/python -m stages.compare --show

real: $(BASE) ## run the stages with a pretrained model (qwen-0.5b) on a slice of the demo
	@$(REPRO) --jobs 1 stages/real/dvc.yaml
	@PIPELINE=real $(BIN)/python -m stages.compare --show

spider: $(BASE) ## run the stages on Spider with a pretrained model: make spider [MODEL=FOLDER]
	@$(if $(MODEL),$(COMMITTED))
	@mkdir -p data/beyond # its sets are missed by the stage that wants them, which says what to do
	@$(if $(MODEL),$(DVC) exp run -S "stages/spider/params.yaml:model=$(MODEL)",$(REPRO) --jobs 1) stages/spider/dvc.yaml
	@PIPELINE=spider $(BIN)/python -m stages.compare --show

spider-gpu: $(BASE) ## train and evaluate one model on one GPU: make spider-gpu [MODEL=FOLDER] [MINUTES=9]
	@$(BIN)/python -m stages.spider_gpu $${MODEL:+--model "$$MODEL"} $${MINUTES:+--minutes "$$MINUTES"}

agent: $(BASE) $(DEV) ## train one adapter for every way to answer, evaluate it in each; after `make demo`
	@$(REPRO) stages/agents/dvc.yaml
	@$(BIN)/python -m stages.compare >/dev/null
	@$(BIN)/python -m stages.compare_agents --show

rl: $(BASE) ## train by reinforcement learning (GRPO), from the untrained model too; after `make agent`
	@$(REPRO) stages/rl/dvc.yaml
	@PIPELINE=rl $(BIN)/python -m stages.compare_agents --show

rl-gpu: $(BASE) ## the same from one model untrained, on one GPU: make rl-gpu [MODEL=FOLDER] [MINUTES=9]
	@$(BIN)/python -m stages.spider_gpu --recipe rl $${MODEL:+--model "$$MODEL"} $${MINUTES:+--minutes "$$MINUTES"}

beyond: $(BASE) ## one model on public sets other than Spider, in data/beyond: make beyond [MODEL=NAME]
	@mkdir -p data/beyond # `ordinary` lies in data/ordinary
	@$(if $(MODEL),$(COMMITTED))
	@$(if $(MODEL),$(DVC) exp run -S "stages/beyond/params.yaml:model=$(MODEL)",$(REPRO) --jobs 1) stages/beyond/dvc.yaml
	@$(BIN)/python -m stages.compare_beyond --show

ask: $(SERVE) ## answer a question on a file of tables: make ask DB=FILE Q="Who sings?" [MODEL=sft] [MODE=react]
	@: "$${QUESTIONS:-$${Q:?is not set: make ask DB=FILE Q=...}}"
	@$(BIN)/python -m stages.ask --db "$${DB:?is not set: make ask DB=FILE Q=...}" \
		$${Q:+--question "$$Q"} $${QUESTIONS:+--questions "$$QUESTIONS"} \
		$${MODEL:+--model "$$MODEL"} $${MODE:+--mode "$$MODE"}

own: $(SERVE) ## a data set of your own: make own DB=shop.sqlite QUESTIONS=questions.csv [NAME=shop] [INVENT=200]
	@$(BIN)/python -m stages.own_data "$${DB:?is not set: make own DB=FILE QUESTIONS=FILE}" \
		$${QUESTIONS:+--questions "$$QUESTIONS"} $${NAME:+--name "$$NAME"} $${INVENT:+--invent "$$INVENT"}

own-train: $(BASE) ## train the shipped adapter further on it, with a report: make own-train NAME=shop
	@test -f data/models/qwen-0.5b/config.json || $(BIN)/python -m stages.fetch_model qwen-0.5b
	@$(BIN)/python -m stages.own_train "$${NAME:?is not set: make own-train NAME=shop}"

# After Ctrl-C the shell of this line must not die of the signal too, or make reports an error.
serve: $(SERVE) ## the page and the API on this machine: make serve [MODEL=sft] [PORT=8300]
	@trap : INT; $(BIN)/python -m stages.serve $${MODEL:+--model "$$MODEL"} $${PORT:+--port "$$PORT"}

# Many tests wait for processes of their own: two workers keep a core busy.
WORKERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) * 2 )) | awk '{ print ($$1 > 8) ? 8 : $$1 }')

PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test: setup ## run the tests, without the long ones: they touch every stage and every room
	@$(PYTEST) -m "not slow"

test-all: setup ## run all tests, also the long runs of several processes
	@$(PYTEST)

coverage: setup ## run the tests and list the lines of lib/ that none of them reaches
	@$(BIN)/python -m pytest --cov=lib --cov-report=term-missing:skip-covered

check: setup ## lint, format and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

compare: $(BASE) ## write the report again from the finished runs
	@$(BIN)/python -m stages.compare
	@$(BIN)/python -m stages.compare --show

publish: $(BASE) ## for who keeps the repository: copy a run's report to reports/, which texts quote
	@PIPELINE="$(PIPELINE)" $(BIN)/python -m stages.compare --publish

figure: $(BASE) ## list what README quotes, or compute one of these figures again: make figure [NAME=demo]
	@$(BIN)/python -m stages.figure $${NAME:+"$$NAME"}

explore: $(BASE) ## make a page to browse every trajectory: outputs/explore/index.html
	@$(BIN)/python -m stages.explore

ablate: $(BASE) ## change one parameter at a time in DVC experiments; one table over them
	@$(COMMITTED)
	@. $(BIN)/activate && python -m stages.ablate

bench: setup ## measure speed and memory; MODEL=qwen-0.5b: that model on every backend
	@. $(BIN)/activate && python -m stages.make_demo && \
		python -m stages.bench $${MODEL:+--model "$$MODEL"}

clean: ## delete what the pipeline made (the environment and DVC's cache stay)
	rm -rf outputs data/demo data/demo_practice

# Modules are compiled when they are first imported: most of them never are.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile

$(BASE): requirements.lock
	@test -n "$(PYTHON)" || { echo "error: no Python 3.11 to 3.13 found; install one, or make PYTHON=/path/to/python" >&2; exit 2; }
	@echo "Making $(VENV) with $$($(PYTHON) --version); a minute or two the first time."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) -r $<
	@touch $@

$(VENV)/.installed-%: requirements-%.lock $(BASE)
	@echo "Installing the packages of $<."
	@$(INSTALL) -c requirements.lock -r $<
	@touch $@
