"""`python -m schwimmen` is the command `schwimmen`."""

import sys

from schwimmen.cli import main

sys.exit(main())
