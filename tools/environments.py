"""The pages that tell what each game is as an environment, written from the same data as the environments."""

from __future__ import annotations

from schwimmen.engine.codes import Kind
from schwimmen.envs.actions import Action, actions_of
from schwimmen.envs.games import EPISODES, HISTORY, VERSION, env_id, reward_range
from schwimmen.envs.observation import PLANES, SEAT_FIELDS, TABLE_FIELDS, columns_of, planes_of, size_of
from schwimmen.rules.enums import Score
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from schwimmen.words import Words
from schwimmen.words.sentence import word_key

HEAD = """# ID cards of the environments

Written by `python tools/generate.py` from the data that the environments read. [Environments](environments.md) says
how to use them; each card says what the numbers of one game mean.

Places are counted from 0 in card order (clubs, spades, hearts, diamonds, each from its lowest card up). `swap 0>2`
gives the first card of the hand for the third of the table, `pool 0,1` trades the first two for the pool, and `!` is
the call that rides on an action. A mask is filled up with 0 to a multiple of eight.
"""


def page() -> str:
    """Return the page as Markdown."""
    words = Words("en")
    common = (
        f"{HEAD}\n## Bytes of all games\n\n{_fields('of a seat', SEAT_FIELDS)}\n{_fields('of the table', TABLE_FIELDS)}"
    )
    return common + "".join(_card(preset, words) for preset in PRESETS)


def _fields(whose: str, fields: dict[str, str]) -> str:
    rows = "".join(f"| {place} | `{name}` | {about} |\n" for place, (name, about) in enumerate(fields.items()))
    return f"| byte {whose} | field | what it is |\n| --- | --- | --- |\n{rows}"


def _card(preset: str, words: Words) -> str:
    rules = PRESETS[preset].rules
    fewest, most = rules.players[0], min(rules.players[1], rules.most_players())
    actions = actions_of(rules)
    title = words(word_key("game", preset))
    rows = [
        ("id", f"`{env_id(preset)}`; in OpenSpiel `python_{preset}`"),
        ("players", f"{fewest} to {most}"),
        ("actions", f"{len(actions)}"),
        *((f"actions {numbers}", names) for numbers, names in _runs(actions)),
        ("observation", _observation(rules)),
        *((f"plane {place}", PLANES[plane]) for place, plane in enumerate(planes_of(rules))),
        ("reward of a hand", _reward(rules, fewest)),
        ("reward of a match", EPISODES["match"].partition("reward is ")[2]),
        *((f"version {number}", told) for number, told in HISTORY.items() if number <= VERSION),
    ]
    table = "".join(f"| {name} | {told} |\n" for name, told in rows)
    return f"\n## {title} (`{preset}`)\n\n| | |\n| --- | --- |\n{table}"


def _observation(rules: Rules) -> str:
    common = len(planes_of(rules)) - 1
    columns, suit = columns_of(rules), columns_of(rules) // 4
    sizes = f"{size_of(rules, rules.players[0])} bytes for {rules.players[0]} players"
    return f"{common} planes, and one for each seat, of {columns} bytes ({suit} a suit); 16 bytes a seat; 16: {sizes}"


def _reward(rules: Rules, players: int) -> str:
    least, most = reward_range(rules, players, "hand")
    unit = "units, negative for a loss" if rules.score == Score.UNITS else "points"
    return f"change of {unit}; for {players} players from {least:g} to {most:g}"


def _runs(actions: tuple[Action, ...]) -> list[tuple[str, str]]:
    """Return rows of neighbouring actions of one kind: their numbers, and the first and last name."""
    runs: list[list[Action]] = []
    for action in actions:
        last: tuple[Kind, bool] | None = (runs[-1][0].kind, runs[-1][0].call) if runs else None
        if last == (action.kind, action.call):
            runs[-1].append(action)
        else:
            runs.append([action])
    return [_run(run) for run in runs]


def _run(run: list[Action]) -> tuple[str, str]:
    first, last = run[0], run[-1]
    if first is last:
        return f"{first.number}", f"`{first}`"
    return f"{first.number}–{last.number}", f"`{first}` to `{last}`"
