"""`schwimmen site`: the page as a folder of files."""

import json
from pathlib import Path

import pytest

from schwimmen.cli import main
from schwimmen.server import site
from schwimmen.server.admission import POLICY


def files(folder: Path) -> set[str]:
    """List the files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_device_keeps_every_file(tmp_path: Path) -> None:
    """The service worker lists all that there is, but itself, so that nothing is missing without a network."""
    assert main(["site", str(tmp_path / "new")]) == 0
    [listed] = site.KEPT.findall((tmp_path / "new" / "sw.js").read_text())
    assert {entry["url"] for entry in json.loads(listed)} == files(tmp_path / "new") - {"sw.js"}


def test_the_page_has_the_servers_policy(tmp_path: Path) -> None:
    """Without a server to send it, the page itself says from where it takes what; frames are a header's matter."""
    site.write(tmp_path)
    page = (tmp_path / "index.html").read_text()
    for name, sources in POLICY.items():
        assert (f"{name} {sources}" in page) is (name != "frame-ancestors")


def test_a_site_is_written_over_an_earlier_one(tmp_path: Path) -> None:
    """What the earlier version had goes, what others have put beside it stays, and the result is the same each time."""
    site.write(tmp_path)
    first = {name: (tmp_path / name).read_bytes() for name in files(tmp_path)}
    (tmp_path / "assets" / "index-old.js").touch()
    (tmp_path / ".htaccess").touch()
    site.write(tmp_path)
    assert {name: (tmp_path / name).read_bytes() for name in files(tmp_path)} == first | {".htaccess": b""}


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is written where something else lies."""
    (tmp_path / "index.html").write_text("Our school")
    assert main(["site", str(tmp_path)]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert files(tmp_path) == {"index.html"}
