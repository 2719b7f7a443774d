"""What `make fuzz` shouts at tables is mostly understood, and changes and tells nothing that it must not."""

from tests.samples import samples
from tests.server.fuzz import Fuzz


def test_shouting_at_a_table_changes_and_tells_nothing_that_it_must_not() -> None:
    """Most messages can be read, many are followed, and no reader is told of a card that is hidden from them."""
    fuzz, steps = Fuzz(5), samples(2_000, 100_000)
    for number in range(steps):
        fuzz.step(number)
    assert fuzz.outcomes["unreadable"] < steps / 2
    assert fuzz.outcomes["followed"] > steps / 20
