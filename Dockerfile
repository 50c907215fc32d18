# Everything that runs on a CPU, see docs/serving.md. For an NVIDIA GPU, with pip's own torch:
#   docker build --build-arg TORCH_INDEX= -t text-to-sql:gpu .
FROM python:3.12-slim-bookworm

# DVC reads git, and the commands are make's.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends git make \
    && rm -rf /var/lib/apt/lists/*

RUN useradd --create-home --uid 1000 user \
    && install --directory --owner=user --group=user /home/user/text-to-sql
USER 1000
WORKDIR /home/user/text-to-sql

# A change of the code leaves the environment in Docker's cache.
ARG TORCH_INDEX=https://download.pytorch.org/whl/cpu
COPY --chown=user Makefile requirements*.lock ./
RUN PIP_EXTRA_INDEX_URL="${TORCH_INDEX}" PIP_NO_CACHE_DIR=1 make setup

COPY --chown=user . .
ENV PATH="/home/user/text-to-sql/.venv/bin:${PATH}"
EXPOSE 8300
CMD ["make"]
