"""What an error knows survives the way to another process."""

import pickle
from collections.abc import Callable

import pytest

from schwimmen import Game
from schwimmen.match.game import IllegalMove
from schwimmen.rules import share
from schwimmen.rules.knobs.knob import HouseError
from schwimmen.rules.presets import AbsentGame, AmbiguousName, NotNamed, named
from schwimmen.school import deck


@pytest.mark.parametrize(
    ("kind", "fails"),
    [
        (HouseError, lambda: Game("schwimmen", players=["A", "B"], house={"units": "many"})),
        (IllegalMove, lambda: Game("schwimmen", players=["A", "B"], seed=1).play("pass")),
        (share.CodeError, lambda: share.decode("1-0061-8K")),
        (NotNamed, lambda: named("Canasta")),
        (AmbiguousName, lambda: named("31")),
        (AbsentGame, lambda: named("Bastard Brag")),
        (deck.DeckError, lambda: deck.parse("deck.csv", b"nothing")),
    ],
)
def test_an_error_reaches_another_process_whole(kind: type[ValueError], fails: Callable[[], object]) -> None:
    """Who plays in other processes sees the same text and the same reasons as one who plays in this."""
    with pytest.raises(kind) as caught:
        fails()
    came = pickle.loads(pickle.dumps(caught.value))
    assert (type(came), str(came), vars(came)) == (kind, str(caught.value), vars(caught.value))
