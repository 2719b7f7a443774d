"""The search state: a computer opponent's own chance, the moves that it weighs, the worlds that it imagines."""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine import chance
from schwimmen.engine.kernel import I1, I4, I8, Ints, Struct, kernel
from schwimmen.engine.layout import Pack, Wide

WEIGHED: Final = 24
"""Most moves that a search weighs against each other."""


class SearchState(Struct):
    """What one decision works in; levels that do not search use its chance alone."""

    rng: I8
    candidates: Annotated[Ints, "i4", WEIGHED]
    """The moves that are worth weighing."""
    estimates: Annotated[Ints, "i8", WEIGHED]
    """How each of them has turned out so far: the sum, over all worlds, of the chance to win the match (`equity.WHOLE`
    is a match that is won) and of `priors`."""
    priors: Annotated[Ints, "i8", WEIGHED]
    """What a value network says of each of them (`players.priors`), in the same unit: added in every world."""
    count: I4

    temper: I1
    """How it plays (`Temper`), beside how well."""

    # of a search
    casual: I1
    """Whether it is to play as people do, and takes the others for such players."""
    asks: I1
    """Whether imagined hands are played by a value network, which is asked, too, what others would have done."""
    budget: I8
    """Simulations that a search may spend; 0: as many as its level does."""
    default: I4
    """The move that is played unless another one is surely better."""
    worlds: I8
    """Worlds in which all candidates have been tried."""
    rewards: Annotated[Ints, "i8", WEIGHED]
    """What each candidate brought in the last world, in the same unit."""
    squares: Annotated[Ints, "i8", WEIGHED * WEIGHED]
    """Sums of squared differences between two candidates' rewards in the same worlds, row by row."""
    hidden: Pack
    """The cards whose place is unknown, as they are dealt in the imagined world: to hands, packet, stock."""
    owner: Pack
    """To which seat each of them is dealt; `NOBODY`: the packet or the stock."""
    held: I4
    """How many of them are dealt to hands; those come first."""
    total: I4
    """How many of them there are."""
    surprisals: Wide
    """How badly the imagined hand of each seat explains what the seat did (`belief`)."""


@kernel
def chance_below(state: SearchState, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1."""
    state.rng = chance.advance(state.rng)
    return chance.below(state.rng, bound)
