"""What is said of a text that opens no question."""

import pytest

from pisti_teach.codes import read_code, read_task
from pisti_teach.errors import CodeError
from pisti_teach.show.questions.opening import EXAMPLE, PAGES, refused, way_to_table
from pisti_teach.trainer.generating import question_of
from pisti_teach.words import Words

EN = Words.of("en")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("abc", f"has 18 symbols, like {EXAMPLE}; this has 3.", id="length"),
        pytest.param("O26522-Y73N95-F9JMFÖ", "this has other symbols: O Ö", id="symbols"),
        pytest.param("326522-Y73N95-F9JMF9", "a symbol is wrong, or two are swapped", id="slip"),
        pytest.param("252222-222222-222232", "This is the code of a deal", id="deal"),
        pytest.param("3YY522-222222-22222W", "a newer version", id="kind"),
        pytest.param("33E522-222222-222275", "it names no question", id="table"),
        pytest.param("32652A-222222-222276", "not as hard", id="level"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(text, said):
    """As far as its symbols and its check can tell."""
    with pytest.raises(CodeError) as caught:
        question_of(read_task(text))

    assert said in refused(text, caught.value, EN)


def test_the_example_of_a_code_is_one():
    """It opens a question."""
    assert question_of(read_task(EXAMPLE)).kind == "holds"


@pytest.mark.parametrize(
    ("text", "page"),
    [
        pytest.param("252222 222222 222232", "first-deal", id="of Pişti"),
        pytest.param("285222-222222-222235", "pis-yedili", id="of Pis Yedili"),
        pytest.param("252222-222222-222233", None, id="no code"),
        pytest.param(EXAMPLE, None, id="of a question"),
    ],
)
def test_only_a_deal_code_has_a_way_to_a_table(text, page):
    """At the table of its game, which reads it from the address."""
    way = way_to_table(text, EN)

    assert (way and way["href"].split("?deal=")[0]) == page
    if way:
        assert PAGES[read_code(way["href"].split("=")[1]).game] == page
