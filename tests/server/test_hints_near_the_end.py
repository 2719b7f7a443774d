"""Hints where the clock has made this hand the last one."""

from typing import Any

from schwimmen.review import weighed
from schwimmen.rules.fields import Rules
from schwimmen.server.analysts import Analysts
from schwimmen.server.settings import Settings
from tests.server.live import GENEROUS, Client, serving
from tests.server.tables import new


def test_a_hint_knows_that_the_hand_is_the_last() -> None:
    """What is weighed is weighed by the rules of the running match, as a computer opponent plays."""
    asked: list[Rules] = []

    def noting(question: Any, rules: Rules, **how: Any) -> Any:
        asked.append(rules)
        return weighed(question, rules, **how)

    settings = Settings(limits=GENEROUS, hint_worlds=64)
    with serving(settings=settings, analysts=Analysts(noting)) as live:
        table = new([None, "club"], rules="no_elimination_31", house={"auto_declare": []}, dealer=1)
        token = live.add("last", table)[0]
        match = live.table("last").match
        assert match is not None
        live.inside(match.game.last_hand)
        with Client(live) as client:
            client.sit("last", token)
            assert client.answered("hint", turn=client.last["turn"])["type"] == "hint"
    assert [rules.match_length for rules in asked] == [1]
