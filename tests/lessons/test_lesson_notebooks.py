"""The notebook of somebody's own lesson: it is Python whatever its file is called, no id comes twice."""

import ast
from dataclasses import replace

import nbformat
import pytest

from pisti_teach.lessons import course
from pisti_teach.lessons.notebooks import notebook_of

PAIR = course.lesson("capturing").step("pair")


def named(*names):
    """Give a lesson whose steps have these names."""
    return replace(course.lesson("capturing"), steps=tuple(replace(PAIR, name=name) for name in names))


@pytest.mark.parametrize(
    "file",
    [
        pytest.param('my "new" lesson.toml', id="quotes"),
        pytest.param("the teacher's.toml", id="an apostrophe"),
        pytest.param(r"C:\new\unit.toml", id="backslashes"),
        pytest.param("{braces} and ş.toml", id="braces and other letters"),
        pytest.param("two\nlines.toml", id="a line end"),
    ],
)
def test_its_cells_are_python_whatever_the_file_is_called(file):
    """The file's name comes out of each call as it went in."""
    cells = notebook_of(course.lesson("capturing"), file)["cells"]

    for cell in cells:
        if cell["cell_type"] == "code":
            call = ast.parse("".join(cell["source"])).body[-1].value
            assert call.args[0].value == file


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(["page", "title"], id="as the first cells"),
        pytest.param(["pair", "pair_words"], id="as the words of another step"),
        pytest.param(["pair_words", "pair", "page", "page_2"], id="as what is made of them"),
    ],
)
def test_every_cell_has_an_id_of_its_own(names):
    """Two of one id make no notebook."""
    notebook = notebook_of(named(*names))

    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    nbformat.validate(notebook)


def test_the_longest_name_of_a_step_makes_an_id():
    """Ids have 64 characters at most."""
    nbformat.validate(notebook_of(named("a" * 40)))
