"""Who takes the picks of a page: each for the scene that it saw, and whatever goes wrong costs nothing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

LOG = logging.getLogger(__name__)


class Listener:
    """Takes picks; who it is says what is done with them."""

    @property
    def number(self) -> int:
        """The number of the scene that stands there."""
        raise NotImplementedError

    def _do(self, pick: Mapping[str, Any]) -> None:
        """Do what a pick asks for; nonsense does nothing."""
        raise NotImplementedError

    def _kept(self) -> object:
        """Give what must not be lost."""
        raise NotImplementedError

    def _restore(self, kept: Any) -> None:  # noqa: ANN401 - what `_kept` gives
        """Put it back, and say that something did not work."""
        raise NotImplementedError

    def _redraw(self) -> None:
        """Draw the same again, under a new number."""
        raise NotImplementedError

    def picked(self, change: Mapping[str, Any]) -> None:
        """Do what the page asks for; nonsense does nothing, nor does a pick for an old scene.

        The page waits for a new scene after each pick, so it gets one whatever comes of it.
        """
        pick = change["new"]
        if type(pick.get("scene")) is not int or pick["scene"] != self.number:
            return
        kept = self._kept()
        try:
            self._do(pick)
            if pick["scene"] == self.number:
                self._redraw()
        except Exception:  # whatever it is, it must not cost her the deal
            LOG.exception("a pick could not be done")
            self._restore(kept)


class PatientListener(Listener):
    """Takes a pick for an earlier scene, too, if that one had none: for a page that is drawn anew by itself.

    She pressed what stood there, and it still does; a pick that comes again is done once.
    """

    def __init__(self) -> None:
        """No scene has had a pick."""
        self._answered: set[int] = set()

    def picked(self, change: Mapping[str, Any]) -> None:
        """Do what the page asks for, as any listener."""
        pick = change["new"]
        scene = pick.get("scene")
        if type(scene) is not int or not 0 < scene <= self.number or scene in self._answered:
            return
        self._answered.add(scene)
        super().picked({"new": {**pick, "scene": self.number}})
