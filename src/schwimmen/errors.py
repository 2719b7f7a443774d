"""What errors need that know more than their text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class TravellingError(ValueError):
    """An error that reaches another process whole.

    Python would call the class with the text alone, which is not what these are made of.
    """

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        """Make it from class and text, then give it what it knows."""
        return type(self).__new__, (type(self), *self.args), vars(self)
