"""What a release promises: it is refused where something is missing, and other programs can read what cites it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from release import obstacles, version_of

import schwimmen

ROOT = Path(__file__).parent.parent.parent
TOLD = "## [{version}] - 2031-01-31"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A committed tree with what a release looks at, its changelog telling of its version."""
    for name in ("CITATION.cff", "src/schwimmen/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    told = TOLD.format(version=version_of(ROOT))
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{told}\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> None:
    """Run git as somebody without settings of their own."""
    who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=tree, check=True)


def commit(tree: Path) -> None:
    """Commit everything."""
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "Everything")


def test_a_told_and_committed_version_can_be_released(tree: Path) -> None:
    """Nothing is in the way of a clean tree whose changelog tells of its version."""
    assert list(obstacles(tree)) == []


def test_a_version_that_the_changelog_does_not_tell_of_is_refused(tree: Path) -> None:
    """The changelog needs a section with version and date; [Unreleased] is none, and the refusal says what to write."""
    (tree / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n", encoding="utf-8")
    commit(tree)

    [told] = obstacles(tree)
    assert "CHANGELOG.md" in told
    assert f"## [{version_of(ROOT)}] - YYYY-MM-DD" in told


def test_a_dirty_tree_is_refused(tree: Path) -> None:
    """What is not committed would not be in the clone; the refusal names it."""
    (tree / "note.txt").write_text("later", encoding="utf-8")

    [told] = obstacles(tree)
    assert "note.txt" in told


def test_a_citation_of_another_version_is_refused(tree: Path) -> None:
    """Who cites a release cites the version that it is."""
    path = tree / "CITATION.cff"
    path.write_text(path.read_text(encoding="utf-8").replace(version_of(ROOT), "0.0.1"), encoding="utf-8")
    commit(tree)

    [told] = obstacles(tree)
    assert "CITATION.cff" in told


def test_the_citation_can_be_read() -> None:
    """CITATION.cff has what version 1.2.0 of its format requires, and the version and licence of the package."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))

    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= cited.keys()
    assert all(author.keys() & {"name", "family-names"} for author in cited["authors"])
    assert (cited["type"], cited["version"], cited["license"]) == ("software", schwimmen.__version__, "MIT")


def test_the_forge_runs_what_the_project_runs() -> None:
    """Every push and pull request runs `.ci/run` on the oldest Python that the package allows."""
    workflow = yaml.load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    steps = workflow["jobs"]["run"]["steps"]

    assert {"push", "pull_request"} <= workflow["on"].keys()
    assert steps[-1] == {"run": ".ci/run"}
    [python] = [step["with"]["python-version"] for step in steps if "setup-python" in step.get("uses", "")]
    assert f'requires-python = ">={python}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
