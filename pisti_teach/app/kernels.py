"""How many kernels there may be, when one is freed, and which Python they run."""

import time
from dataclasses import dataclass
from typing import Any

from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError, RequestHandler
from traitlets import Float, Integer


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one server gives."""

    kernels: int = 40
    """Most kernels at a time; each takes 60 to 90 MiB."""

    idle: float = 1200
    """Seconds that a kernel is kept whose page has lost touch: a closed laptop, a dead network."""

    unseen: float = 60
    """Seconds that a kernel is kept to which no page has ever spoken: someone fetched the page only."""


def free_on_farewell(request: RequestHandler) -> None:
    """Give the page the cookie that lets it free its kernel when it is left (voila#1458).

    Asking for the token sets the cookie.
    """
    request.xsrf_token  # noqa: B018


class OwnPython(KernelSpecManager):
    """One kernel only, in the Python that runs the app: whatever else is installed for this user."""

    def find_kernel_specs(self) -> dict[str, str]:
        """Name and folder of each kernel."""
        return {NATIVE_KERNEL_NAME: RESOURCES}


class LimitedKernels(AsyncMappingKernelManager):
    """Refuses a kernel too many, and does not wait long for a page that never comes."""

    most = Integer(Limits().kernels, help="most kernels at a time").tag(config=True)
    unseen = Float(Limits().unseen, help="seconds for a page to come to its kernel").tag(config=True)

    def __init__(self, **kwargs: Any) -> None:  # noqa: ANN401  (traitlets' own)
        self.starting = 0
        self.started: dict[str, float] = {}
        super().__init__(**kwargs)

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]  # noqa: ANN401
        """Start one, unless there are enough already; then the page says so (503)."""
        if len(self) + self.starting >= self.most:
            raise HTTPError(503, "no more than %s kernels", self.most)
        self.starting += 1
        try:
            kernel_id: str = await super().start_kernel(**kwargs)
        finally:
            self.starting -= 1
        self.started[kernel_id] = time.monotonic()
        return kernel_id

    def notify_connect(self, kernel_id: str) -> None:
        """Remember that a page has come."""
        self.started.pop(kernel_id, None)
        super().notify_connect(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Free it when nobody came in time, or nobody is there any more."""
        born = self.started.get(kernel_id)
        if born is not None and kernel_id in self and time.monotonic() - born > self.unseen:
            self.started.pop(kernel_id)
            await self.shutdown_kernel(kernel_id, now=True)
        else:
            await super().cull_kernel_if_idle(kernel_id)
