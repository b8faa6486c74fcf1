"""Make the pins from pyproject.toml, as few changes as possible: python requirements/compile.py [--upgrade].

No address of a package index is written, so that everyone gets the same packages from wherever
their own settings say.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXTRA = {
    "app": [],
    "lab": ["--extra", "lab"],
    "test": ["--extra", "lab", "--group", "dev"],
    "bench": ["--group", "bench"],
}
"""Files and what they add, each with the same versions as the files before it."""
TRUSTING = {"UV_SYSTEM_CERTS": "1", **os.environ}
"""A school's network may have a certificate of its own, which only the system knows."""
OPTIONS = [
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=python requirements/compile.py",
]


def compile_pins(folder: Path, *options: str) -> None:
    """Write the files into this folder; what is pinned there already stays, if it can."""
    before: list[str] = []
    for name, extra in EXTRA.items():
        command = [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "compile",
            "pyproject.toml",
            *OPTIONS,
            *extra,
            *before,
            *options,
        ]
        subprocess.run(
            [*command, "--output-file", str(folder / f"{name}.txt")],
            check=True,
            cwd=HERE.parent,
            env=TRUSTING,
        )
        before += ["--constraints", f"requirements/{name}.txt"]


if __name__ == "__main__":
    compile_pins(HERE, *sys.argv[1:])
    print("written:", *(f"requirements/{name}.txt" for name in EXTRA))
