"""Train a chat model by TRL's GRPO on training questions: `python -m examples.trl_grpo --steps 5`.

Agent, sandbox and rewards are those of params.yaml, all else is TRL's; see docs/environments.md.
"""

import argparse
import random

import torch
from peft import LoraConfig
from trl import GRPOConfig, GRPOTrainer

from lib.answering.generation.tokens import load_tokenizer
from lib.answering.models.choice import choose_model
from lib.base.pipeline import dataset_paths, load_params, outputs
from lib.base.stage import run_stage
from lib.data.selection import held_out_examples, minable_examples
from lib.data.split import require_clean_split
from lib.learning.environments.trl_environment import open_sql_environments

QUESTIONS, PROMPT_TOKENS, EPISODE_TOKENS = 64, 1536, 512


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="qwen-0.5b", help="its chat template has to have tools")
    parser.add_argument("--steps", type=int, default=5)
    arguments = parser.parse_args()
    params = load_params()
    examples, _ = minable_examples(params)
    require_clean_split(examples, held_out_examples(params), dataset_paths(params))
    drawn = random.Random(params.seed).sample(examples, min(QUESTIONS, len(examples)))
    tokenizer = load_tokenizer(model := choose_model(arguments.model, params.model, print).base)
    settings = GRPOConfig(
        output_dir=str(outputs("trl_grpo")),  # completions/ has every episode with its reward
        max_steps=arguments.steps,
        per_device_train_batch_size=2,
        gradient_accumulation_steps=4,  # eight episodes a step: two questions, four times each
        num_generations=4,
        max_completion_length=EPISODE_TOKENS,  # of an episode, results of queries included
        max_tool_calling_iterations=params.agents.max_turns,
        learning_rate=5e-5,
        log_completions=True,
        logging_steps=1,
        bf16=torch.cuda.is_available(),
    )
    with open_sql_environments(params, examples, tokenizer, PROMPT_TOKENS) as environments:
        GRPOTrainer(
            model,
            reward_funcs=environments.execution_reward,
            environment_factory=environments.environment,
            train_dataset=environments.dataset(drawn),
            processing_class=tokenizer,
            peft_config=LoraConfig(r=16, lora_alpha=32, target_modules="all-linear"),
            args=settings,
        ).train()


if __name__ == "__main__":
    run_stage(main)
