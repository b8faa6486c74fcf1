"""Make the pins from pyproject.toml, as few changes as possible: python requirements/compile.py [--upgrade].

No address of a package index is written, so that everyone gets the same packages from wherever
their own settings say.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXTRA = {"app": [], "test": ["--group", "dev"], "lab": ["--extra", "lab"]}
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
    """Write app.txt, then test.txt and lab.txt with the same versions of what is in app.txt."""
    for name, extra in EXTRA.items():
        same = [] if name == "app" else ["--constraints", "requirements/app.txt"]
        command = [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "compile",
            "pyproject.toml",
            *OPTIONS,
            *extra,
            *same,
            *options,
        ]
        subprocess.run([*command, "--output-file", str(folder / f"{name}.txt")], check=True, cwd=HERE.parent)


if __name__ == "__main__":
    compile_pins(HERE, *sys.argv[1:])
    print("written:", *(f"requirements/{name}.txt" for name in EXTRA))
