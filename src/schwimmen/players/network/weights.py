"""The weights that are shipped."""

from __future__ import annotations

import os
from typing import Any

import numpy as np


def load(network: Any) -> None:
    path = os.environ.get("SCHW_NET")
    if path:
        with np.load(path) as file:
            for name in ("rows", "base", "out"):
                network[name] = file[name].astype(np.float32)
        network["trained"] = 1
        network["noise"] = 0.1
