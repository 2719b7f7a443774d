"""Building the distributions: the browser client is built into the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build runs this file by its path, so its neighbours have to be pointed to.
sys.path.insert(0, str(Path(__file__).parent))
import client


class ClientBuildHook(BuildHookInterface[Any]):
    """Build the client before the files are gathered.

    A source distribution carries the built client, so a wheel made from one needs no Node.js. An
    editable installation leaves the client to the set-up, which builds it only when it changed.
    """

    def dependencies(self) -> list[str]:
        """Ask for a Node.js from the Python registry where the machine has none."""
        needs_node = not _is_built() and client.find_node() is None
        return [client.NODE_WHEEL] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless it came along."""
        if version == "editable" or _is_built():
            return
        node = client.find_node() or _node_of_build()
        if node is None:
            sys.exit("The browser client needs Node.js 20 or newer to be built")
        client.install(node)
        client.build(node)


def _is_built() -> bool:
    """Tell whether these are the unpacked sources of a distribution, the client with them."""
    return (client.ROOT / "PKG-INFO").is_file() and (client.STATIC / "index.html").is_file()


def _node_of_build() -> client.Node | None:
    """Find the Node.js that was installed into the build's own environment."""
    sites = (client.wheel_node(Path(folder)) for folder in sys.path)
    return next((node for node in sites if node), None)
