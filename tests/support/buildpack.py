"""Says as JSON what repo2docker would do with the project in this folder; runs where that is installed."""

import json
import re
import sys
from pathlib import Path

import repo2docker
from repo2docker.app import Repo2Docker

BASE = ("jupyterlab", "notebook", "jupyter_server", "ipywidgets", "ipykernel", "nbconvert-core", "tornado")
"""What Binder's base environment brings along that ours meets."""
PYPI = {"nbconvert-core": "nbconvert", "jupyter_server": "jupyter-server"}
"""The same by PyPI's name, where conda's is another."""


def chosen() -> object:
    """Give the buildpack that recognizes the project."""
    app = Repo2Docker()
    packs = (pack(app.base_image) for pack in app.buildpacks)
    return next(pack for pack in packs if pack.detect())


def base_pins(version: str) -> list[str]:
    """Give the versions of the base environment: its lock file is conda's, ours is a plain one."""
    lock = Path(repo2docker.__file__).parent / f"buildpacks/conda/environment.py-{version}-linux-64.lock"
    found = dict(re.findall(r"/([a-z0-9_.-]+)-([^-]+)-[^-]+\.conda", lock.read_text()))
    return [f"{PYPI.get(name, name)}=={found[name]}" for name in BASE if name in found]


def main() -> None:
    """Print it."""
    pack = chosen()
    pack.platform = "linux/amd64"
    scripts = [*pack.get_preassemble_scripts(), *pack.get_assemble_scripts()]
    said = {
        "pack": type(pack).__name__,
        "python": pack.python_version,
        "base": base_pins(pack.python_version),
        "installs": [script for _user, script in scripts if "pip install" in script],
        "post_build": pack.get_post_build_scripts(),
        "is_rendered": "postBuild" in pack.render(),
    }
    sys.stdout.write(json.dumps(said))


if __name__ == "__main__":
    main()
