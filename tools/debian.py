"""What tests need of the machine itself and the Python registry does not have."""

from __future__ import annotations

import os
import shutil
import sys

import client


def install(package: str, name: str) -> None:
    """Install a package on Debian as root; elsewhere stop, because tests that need it never skip themselves."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        sys.exit(f"The tests need {name}, for example: apt-get install {package}")
    print(f"  {name} ...", flush=True)
    unasked = {"DEBIAN_FRONTEND": "noninteractive"}
    client.quiet("apt-get", "update")
    client.quiet("apt-get", "install", "-y", "--no-install-recommends", package, env=unasked)
