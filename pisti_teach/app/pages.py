"""The pages: the landing page, a notebook by a short address, and a calm word when something is wrong."""

from pathlib import Path
from typing import Any
from urllib.parse import unquote

import jinja2
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from jupyter_server.utils import url_path_join
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, HTTPError, OutputTransform, RequestHandler, StaticFileHandler
from traitlets.config import Config
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from pisti_teach.lessons.course import headings
from pisti_teach.words import LANGUAGES, Words

HERE = Path(__file__).resolve().parent
LOOK = HERE.parent / "show" / "look"
PARTS = HERE.parent / "widgets" / "parts"
TEMPLATES = (HERE / "templates", LOOK)

PAGE_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
"""Content-Security-Policy of pages without a script."""

NOTEBOOK_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"
)
"""… of a notebook: widgets are code from a blob, and the front end compiles; but nothing from outside."""


def environment(base_url: str) -> jinja2.Environment:
    """Templates of our own pages; they say everything with `say`."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(base_url=base_url)
    return env


class SafeHeaders(OutputTransform):
    """On every answer that has no stricter word of its own: nothing from outside, no guessing of types."""

    def transform_first_chunk(
        self,
        status_code: int,
        headers: HTTPHeaders,
        chunk: bytes,
        finishing: bool,  # noqa: FBT001, ARG002  (tornado's own signature)
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add them; tornado calls this before the first byte goes out."""
        headers.setdefault("Content-Security-Policy", PAGE_POLICY)
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Referrer-Policy", "same-origin")
        return status_code, headers, chunk


class Spoken(RequestHandler):
    """Answers in the language that the address or the browser asks for, also when something is wrong."""

    @property
    def words(self) -> Words:
        """The words of that language."""
        accepted = self.request.headers.get("Accept-Language", "").split(",")
        wanted = [*self.get_query_arguments("lang")[-1:], *(tag.split(";")[0] for tag in accepted)]
        return Words.best(wanted)

    def show(self, template: str, **values: object) -> None:
        """Answer with this template."""
        words = self.words
        spoken = {"say": words.say, "text": words.text, "letter": words.letter, "lang": words.language}
        self.finish(self.settings["pisti_pages"].get_template(template).render(**spoken, **values))

    def write_error(self, status_code: int, **_error: object) -> None:
        """Say what happened in words for a learner."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.set_header("Content-Security-Policy", PAGE_POLICY)
        self.show("notice.html.j2", status=status_code)


class Page(Spoken):
    """A page that needs neither a kernel nor a script."""

    def set_default_headers(self) -> None:
        """Ask each time whether it is still the same page; and as for all pages, nothing from outside."""
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Content-Security-Policy", PAGE_POLICY)


class Plain(Application):
    """Turns away every path that could climb or confuse, before anyone looks for a file."""

    def find_handler(self, request: HTTPServerRequest, **kwargs: Any) -> Any:  # noqa: ANN401  (tornado's own)
        """Hand a plain path on, and say of any other that it is not there."""
        path = unquote(request.path)
        if ".." in path.split("/") or not path.isprintable() or "\\" in path:
            return self.get_handler_delegate(request, NotFound)
        return super().find_handler(request, **kwargs)


class Landing(Page):
    """The front door."""

    def get(self) -> None:
        """Show it, with the query handed on to the links."""
        query = f"?{self.request.query}" if self.request.query else ""
        lessons = headings()
        numbers = [heading.number for heading in lessons if heading.number.isdecimal()]
        self.show("landing.html.j2", query=query, languages=LANGUAGES, lessons=lessons, numbers=numbers)

    def set_default_headers(self) -> None:
        """As any page; a script of our own marks the lessons that the browser has kept as done."""
        super().set_default_headers()
        self.set_header("Content-Security-Policy", f"{PAGE_POLICY}; script-src 'self'")

    head = get


class NotFound(Page):
    """For every address that leads nowhere."""

    def prepare(self) -> None:
        """Whatever the method."""
        raise HTTPError(404)


class Notebook(Spoken, TornadoVoilaHandler):
    """A notebook as a page, by Voilà, in the language of whoever asks."""

    @property
    def content_security_policy(self) -> str:
        """Jupyter puts it on the answer."""
        return NOTEBOOK_POLICY

    def initialize(self, **render: Any) -> None:  # noqa: ANN401  (Voilà's own)
        """Let the template know the language: it comes to it as `resources.language_code`."""
        spoken = Config({**render["config"], "VoilaExporter": {"language_code": self.words.language}})
        super().initialize(**{**render, "config": spoken})


class ShortAddress(Notebook):
    """`/first-deal` is the notebook first_deal.ipynb."""

    def initialize(self, **render: Any) -> None:  # noqa: ANN401  (Voilà's own)
        """Remember where the notebooks are."""
        self.files: LargeFileManager = render.pop("files")
        super().initialize(**render)

    @property
    def contents_manager(self) -> LargeFileManager:
        """The notebooks of the app, wherever the server has its own root."""
        return self.files

    async def get(self, name: str = "") -> None:
        """Render it, if it is there."""
        notebook = f"{name.replace('-', '_')}.ipynb"
        if not self.files.file_exists(notebook):
            raise HTTPError(404)
        await super().get(notebook)  # type: ignore[misc]  # Voilà's, which is untyped, not tornado's


def handlers(base_url: str, notebooks: Path, render: dict[str, Any]) -> list[Any]:
    """Addresses of our own: `render` is what Voilà's handler wants to know."""
    style = r"(.*\.(?:css|svg|js|png|woff2))"
    files = LargeFileManager(root_dir=str(notebooks))
    return [
        (base_url, Landing),
        (url_path_join(base_url, r"([a-z0-9-]+)"), ShortAddress, {"files": files, **render}),
        (url_path_join(base_url, r"/static/look/", style), StaticFileHandler, {"path": str(LOOK)}),
        # what the widgets keep is read on the landing page, too, by the same code
        (url_path_join(base_url, r"/static/parts/(store\.js)"), StaticFileHandler, {"path": str(PARTS)}),
        (url_path_join(base_url, r"/static/app/", style), StaticFileHandler, {"path": str(HERE / "static")}),
    ]


def without_listings(voila: list[Any]) -> list[Any]:
    """Voilà's addresses without those that list the folder, and without those that are ours."""
    ours = (TornadoVoilaTreeHandler, TornadoVoilaHandler, VoilaContentsHandler)
    return [rule for rule in voila if not issubclass(rule[1], ours)]
