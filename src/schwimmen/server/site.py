"""The page as a folder of files: any web space serves it, at any address, and no program of ours stands behind it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

from schwimmen.server import fixed
from schwimmen.server.admission import POLICY
from schwimmen.server.client import STATIC

PAGE, WORKER = "index.html", "sw.js"

MADE_HERE = "data-alone"
"""Tells the page that no server stands behind it (`web/src/lib/alone.ts`), and us that a folder is ours."""

KEPT = re.compile(r'\[\{"revision":.*?\}\]')
"""The service worker's list of the files that it keeps, as the client's build wrote it."""


class NotOurs(Exception):
    """A folder holds something else: nothing in it is touched."""


def write(folder: Path) -> None:
    """Write the built client and the answers that it asks for; of an earlier site nothing is left. Raises NotOurs."""
    page = folder / PAGE
    ours = page.is_file() and MADE_HERE in page.read_text("utf-8", "replace")
    if not ours and folder.exists() and any(folder.iterdir()):
        raise NotOurs
    for part in ("assets", "api"):
        shutil.rmtree(folder / part, ignore_errors=True)
    shutil.copytree(STATIC, folder, dirs_exist_ok=True)
    page.write_text(_alone(page.read_text("utf-8")), "utf-8")
    answers = fixed.write(folder)
    worker = folder / WORKER
    worker.write_text(_keeping(worker.read_text("utf-8"), folder, [page, *answers]), "utf-8")


def _alone(page: str) -> str:
    """Return the page as it is without a server, which would send the policy as a header."""
    policy = "; ".join(f"{name} {sources}" for name, sources in POLICY.items() if name != "frame-ancestors")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return page.replace("<html", f"<html {MADE_HERE}", 1).replace("<head>", f"<head>\n    {meta}", 1)


def _keeping(worker: str, folder: Path, files: list[Path]) -> str:
    """Return the service worker so that it keeps these files, too, as they are now."""
    [listed] = KEPT.findall(worker)
    kept = {entry["url"]: entry["revision"] for entry in json.loads(listed)}
    for path in files:
        kept[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    entries = [{"revision": revision, "url": url} for url, revision in kept.items()]
    return worker.replace(listed, json.dumps(entries, separators=(",", ":")))
