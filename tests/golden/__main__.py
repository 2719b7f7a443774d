"""Make the playthroughs again: `python -m tests.golden --write`; without `--write`, say which differ."""

import argparse
import sys

from tests.golden.playthrough import FOLDER, path_of, text_of
from tests.golden.scripts import PLAYTHROUGHS


def main() -> int:
    """Write or compare; the status is 1 if a file differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    different = [
        name for name in PLAYTHROUGHS if not path_of(name).is_file() or _read(name) != text_of(PLAYTHROUGHS[name])
    ]
    for name in different:
        if write:
            path_of(name).write_text(text_of(PLAYTHROUGHS[name]), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{'written' if write else 'different'}: {name}\n")
    for path in sorted(set(FOLDER.glob("*.txt")) - set(map(path_of, PLAYTHROUGHS))):
        sys.stdout.write(f"nobody plays {path.name} any more\n")
    return 1 if different and not write else 0


def _read(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
