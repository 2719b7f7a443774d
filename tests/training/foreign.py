"""Files that are none of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np


def foreign_files(folder: Path) -> Iterator[Path]:
    """Write an empty file, a text, a broken archive, and arrays of another kind; yield their paths."""
    np.savez(folder / "arrays.npz", a=np.zeros(3))
    np.save(folder / "array.npy", np.zeros(3))
    for name, content in (("empty", b""), ("text", b"# A letter\n"), ("broken", b"PK\x05\x06" + bytes(18))):
        (folder / name).write_bytes(content)
    yield from folder.iterdir()
