"""How an answer was read, as the page says it."""

import pytest

from pisti_teach.show.questions.readings import read_as
from pisti_teach.trainer.answers import read
from pisti_teach.words import Words

SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        pytest.param("4/47", "4/47 ≈ 8.5%", f"4/47 ≈ 8,5{SPACE}%", id="fraction"),
        pytest.param("2/8", "2/8 = 25%", f"2/8 = 25{SPACE}%", id="exactly so many percent"),
        pytest.param("4 in 47", "4/47 ≈ 8.5%", f"4/47 ≈ 8,5{SPACE}%", id="part in a whole"),
        pytest.param("0,1647", "0.1647 ≈ 16%", f"0,1647 ≈ 16{SPACE}%", id="decimal"),
        pytest.param("0.16", "0.16 = 16%", f"0,16 = 16{SPACE}%", id="decimal of whole percent"),
        pytest.param("%16,0", "16.0%", f"16,0{SPACE}%", id="percent say it already"),
        pytest.param(
            "1-C(45,4)/C(47,4)",
            "1 − C(45,4)/C(47,4) ≈ 16%",
            f"1 − C(45,4)/C(47,4) ≈ 16{SPACE}%",
            id="formula",
        ),
        pytest.param("0.5*0.5", "0.5×0.5 = 25%", f"0,5×0,5 = 25{SPACE}%", id="formula with decimals"),
        pytest.param(
            "1080/1081", "1080/1081, over 99%", f"1080/1081, über 99{SPACE}%", id="not quite certain"
        ),
        pytest.param("1", "1 = 100%", f"1 = 100{SPACE}%", id="certain"),
        pytest.param("0", "0 = 0%", f"0 = 0{SPACE}%", id="impossible"),
        pytest.param("16", "16", "16", id="more than certain"),
        pytest.param("-1/2", "−1/2", "−1/2", id="less than impossible"),
        pytest.param("1½", "1 1/2", "1 1/2", id="mixed"),
    ],
)
def test_a_chance_is_read_in_percent_too(text, english, german):
    """So that she sees what she has said; in the way of the language, exact or about."""
    (reading,) = read(text)

    assert read_as(reading, Words.of("en"), is_chance=True) == english
    assert read_as(reading, Words.of("de"), is_chance=True) == german


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        pytest.param("7/2", "7/2", id="fraction"),
        pytest.param("-0.5", "−0,5", id="decimal"),
        pytest.param("−94", "−94", id="whole number below nought"),
        pytest.param("3 1/2", "3 1/2", id="mixed"),
        pytest.param("50%", f"50{SPACE}%", id="percent"),
    ],
)
def test_what_is_no_chance_is_read_as_it_is(text, shown):
    """Points and cards are not given in percent."""
    assert read_as(read(text)[0], Words.of("de")) == shown
