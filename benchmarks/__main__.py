"""All that is measured beside others, one after another: `python benchmarks`, or `python3 start.py bench`.

The exit code is 1 if one of them misses a target.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ALL = "engine", "odds", "endgame", "page", "questions", "practice"

codes = [subprocess.run([sys.executable, HERE / f"{name}.py"], check=False).returncode for name in ALL]
sys.exit(max(codes))
