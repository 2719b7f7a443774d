"""Draw the icons of the installed page from `web/public/favicon.svg`, the one drawing of them.

    python tools/icons.py

Systems that cut icons to a shape of their own get it to the edge, without its round corners.
"""

from __future__ import annotations

from pathlib import Path

import chromium
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"

ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-full.png": (512, True)}
"""Name of each picture, its size in pixels, and whether it goes to the edge."""

TO_THE_EDGE = "g { clip-path: none }"


def main() -> None:
    """Draw them all."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, full) in ICONS.items():
            style = f"* {{ margin: 0 }} svg {{ display: block; width: {size}px }} {TO_THE_EDGE if full else ''}"
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
