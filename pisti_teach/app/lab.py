"""JupyterLab, to read and change the notebooks: it asks nobody outside, and no one's changes are lost."""

import filecmp
import os
import shutil
import socket
import warnings
from importlib.util import find_spec
from pathlib import Path

from pisti_teach.app import NOTEBOOKS, complain, reason

HERE = Path(__file__).resolve().parent
FIRST = "first_deal.ipynb"
"""What JupyterLab shows when it opens."""
COPY = "pisti_teach_notebooks"
"""Folder for a reader's copy, where there is no clone whose notebooks could be changed."""
HOST = "127.0.0.1"

QUIET = HERE / "jupyter"
"""Settings in JupyterLab's own form. They switch off what would ask outside: news and updates, extensions."""

SETTINGS = (
    f"--ServerApp.ip={HOST}",
    "--ServerApp.allow_root=True",  # it listens on this machine only, and in a container everyone is root
    "--ServerApp.port_retries=0",  # a port that was asked for is taken, or none
    "--ServerApp.log_level=WARN",
    "--LabApp.log_level=WARN",
    # one kernel only, in the Python that has this package: whatever else is installed for this user
    "--ServerApp.kernel_spec_manager_class=pisti_teach.app.kernels.OwnPython",
    "--KernelManager.transport_encryption=auto",  # a school's machine has other users
    # and should someone switch them on again, the server does not ask either
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)


def run(*, folder: Path | None, port: int, open_browser: bool) -> int:
    """Open JupyterLab until someone stops it; returns the exit code."""
    if not find_spec("jupyterlab"):
        return complain('JupyterLab is not here yet; to get it: pip install "pisti-teach[lab]"')
    if port not in range(65536):
        return complain(f"expected a port from 0 to 65535, got {port}")
    try:
        place = working_folder(folder)
        free = free_port(port)
    except OSError as error:
        return complain(f"cannot use {error.filename or f'port {port}'}: {reason(error)}")
    start(place, free, open_browser=open_browser)
    return 0


def start(folder: Path, port: int, *, open_browser: bool) -> None:
    """Let JupyterLab take over; it prints its address, with the token that opens it."""
    paths = filter(None, [str(QUIET), os.environ.get("JUPYTER_CONFIG_PATH")])
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(paths)
    # Voilà's import asks for warnings about Jupyter's own code: nothing that a reader could mend
    warnings.filterwarnings("ignore", category=DeprecationWarning, module="traitlets")
    from jupyterlab.labapp import LabApp  # noqa: PLC0415 - an extra, which may not be there

    LabApp.launch_instance(
        [
            *SETTINGS,
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.port={port}",
            f"--ServerApp.open_browser={open_browser}",
            f"--LabApp.default_url=/lab/tree/{FIRST}",
        ]
    )


def free_port(port: int) -> int:
    """Give this port, for 0 any that is free; OSError if it is taken."""
    with socket.create_server((HOST, port)) as one:
        number: int = one.getsockname()[1]
        return number


# ---- whose notebooks


def working_folder(folder: Path | None) -> Path:
    """Where the reader works: in a folder of copies; in a clone, when none is named, the notebooks there."""
    if folder is None and is_clone():
        return NOTEBOOKS
    chosen = (folder or Path(COPY)).resolve()
    say_what_was_done(chosen, copy_notebooks(chosen))
    return chosen


def is_clone() -> bool:
    """Whether the notebooks lie beside the package, as in a clone, not inside it."""
    return NOTEBOOKS.parent == HERE.parent.parent


def copy_notebooks(folder: Path) -> dict[str, str]:
    """Bring the notebooks to a folder, where what is there stays; returns what was done to each."""
    folder.mkdir(parents=True, exist_ok=True)
    return {source.name: bring(source, folder / source.name) for source in sorted(NOTEBOOKS.glob("*.ipynb"))}


def bring(source: Path, target: Path) -> str:
    """Copy a file to a place where there is none yet."""
    if target.exists():
        return "is there" if filecmp.cmp(source, target, shallow=False) else "was changed, and stays so"
    shutil.copyfile(source, target)
    return "copied"


def say_what_was_done(folder: Path, done: dict[str, str]) -> None:
    """In a line for each notebook."""
    print(f"pisti-teach: notebooks in {folder}:", flush=True)  # noqa: T201
    for name, what in done.items():
        print(f"  {name}: {what}", flush=True)  # noqa: T201
