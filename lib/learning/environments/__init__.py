"""The agents, the sandbox and the rewards as environments for other trainers."""
