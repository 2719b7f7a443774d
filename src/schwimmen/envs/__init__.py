"""The family as environments for research: one table of actions and one observation, behind four interfaces.

- `envs.batch.Batch`: many tables in numpy arrays, a step in one call of a kernel.
- `envs.gym`: one seat against computer opponents, for Gymnasium.
- `envs.zoo`: all seats, for PettingZoo (AEC).
- `envs.spiel`: all games for OpenSpiel.

The last three need the extra `envs`; nothing else imports them. `docs/environments.md` tells how they are used.
"""
