"""Deal codes: typed and read out, checked, and the same deal for ever."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti_teach import pis_yedili, pisti
from pisti_teach.codes import (
    LENGTH,
    RULES,
    SEATS,
    SEEDS,
    SYMBOLS,
    Deal,
    deal_of,
    read_code,
    read_task,
    seal,
    unsealed,
    write_code,
    write_task,
)
from pisti_teach.errors import CodeError, PistiTeachError
from pisti_teach.pisti.rules import PRESETS
from pisti_teach.trainer.generating import question_of

VECTORS = json.loads((Path(__file__).parent / "vectors" / "codes.json").read_text("utf-8"))


@st.composite
def deals(draw):
    """Any deal that a code may stand for."""
    game, preset = draw(st.sampled_from(RULES))
    players, dealer = draw(st.sampled_from(SEATS))
    return Deal(
        game=game, preset=preset, players=players, dealer=dealer, seed=draw(st.integers(0, SEEDS - 1))
    )


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: row["code"])
def test_a_code_gives_its_deal(row):
    """Frozen once, on every Python and platform."""
    record = deal_of(row["code"])

    assert record == row["record"]
    assert write_code(read_code(row["code"])) == row["code"]


@given(deals())
def test_writing_and_reading_are_inverse(deal):
    """parse(str(x)) == x, also in small letters and with spaces."""
    code = write_code(deal)

    assert read_code(code) == deal
    assert read_code(f"  {code.lower().replace('-', ' ')}") == deal


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("326522–Y73N95—F9JMF8", id="dashes of a word processor"),
        pytest.param("326522\u2011Y73N95\u2212F9JMF8", id="a hyphen that does not break, and a minus"),
        pytest.param("326522\u00adY73\u200bN95-\ufeffF9JMF8", id="soft hyphen and characters of no width"),
        pytest.param("326522\u00a0Y73N95\u2009F9JMF8\n", id="other spaces"),
        pytest.param("326522-Y73N95-F9JMF8.", id="the end of a sentence"),
        pytest.param("３２６522－Ｙ７3n95－f9jmf8", id="full width"),
    ],
)
def test_a_code_is_read_however_it_was_copied(text):
    """What programs put in its place or between its symbols does not matter."""
    assert write_task(read_task(text)) == "326522-Y73N95-F9JMF8"


@given(deals(), st.integers(0, LENGTH - 1), st.sampled_from(SYMBOLS))
def test_every_single_wrong_symbol_is_caught(deal, place, symbol):
    """Also in the check symbol itself."""
    flat = write_code(deal).replace("-", "")
    wrong = flat[:place] + symbol + flat[place + 1 :]

    if wrong != flat:
        with pytest.raises(CodeError):
            read_code(wrong)


@given(deals(), st.integers(0, LENGTH - 2))
def test_every_swap_of_neighbours_is_caught(deal, place):
    """Two symbols that change places."""
    flat = write_code(deal).replace("-", "")
    swapped = flat[:place] + flat[place + 1] + flat[place] + flat[place + 2 :]

    if swapped != flat:
        with pytest.raises(CodeError, match="wrong, or two are swapped"):
            read_code(swapped)


@given(st.text(max_size=30))
def test_nothing_but_code_errors_escapes(text):
    """Whatever is typed."""
    try:
        deal = read_code(text)
    except PistiTeachError:
        return
    assert write_code(deal)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        pytest.param("", "18 symbols, got 0", id="nothing"),
        pytest.param("22222", "18 symbols, got 5", id="too short"),
        pytest.param("O" * 18, "only, got O", id="a look-alike"),
        pytest.param("422222-222222-222227", "newer version", id="another version"),
        pytest.param(
            "322222-222222-22222K", "expected the code of a deal, got that of a question", id="of a question"
        ),
    ],
)
def test_what_is_wrong_is_said(text, what):
    """Length, symbols, check and version have their own words."""
    with pytest.raises(CodeError, match=what):
        read_code(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("326522-Y73N95-F9JMF", "length", id="one too few"),
        pytest.param("326522-Y73N95-F9JMFO", "symbol", id="a look-alike"),
        pytest.param("326522-Y73N95-F9JMF9", "slip", id="a wrong symbol"),
        pytest.param("326522-Y73N95-F9JM8F", "slip", id="two swapped"),
        pytest.param("252222-222222-222232", "deal", id="of a deal"),
        pytest.param("722222-222222-222223", "newer", id="of what nobody knows"),
        pytest.param("3YY522-222222-22222W", "newer", id="a kind that nobody knows"),
        pytest.param("33E522-222222-222275", "unasked", id="at a table where it makes no sense"),
        pytest.param("32652A-222222-222276", "unasked", id="harder than it gets"),
    ],
)
def test_what_is_wrong_with_a_question_code_is_named_in_a_word(text, reason):
    """For a page, which says it in the learner's language."""
    with pytest.raises(CodeError) as caught:
        question_of(read_task(text))

    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "change",
    [{"seed": -1}, {"seed": SEEDS}, {"preset": "basra"}, {"players": 7}, {"dealer": 2}],
    ids=str,
)
def test_there_is_no_code_for_nonsense(change):
    """Bounds are checked when a code is written."""
    good = {"game": "pisti", "preset": "zone", "players": 2, "dealer": 0, "seed": 1}
    with pytest.raises(CodeError):
        write_code(Deal(**{**good, **change}))


def test_every_preset_has_a_code_and_no_symbols_look_alike():
    """23 symbols, a prime; 60 bits of seed at least."""
    assert {preset for game, preset in RULES if game == "pisti"} == set(PRESETS)
    assert len(set(SYMBOLS)) == 23
    assert SEEDS > 2**60
    for alike in ("0ODQ", "1IL", "2Z", "5S", "6G", "8B"):
        assert len(set(alike) & set(SYMBOLS)) <= 1


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, SEEDS - 1), st.data())
def test_a_sealed_record_opens_to_what_it_was(preset, seed, data):
    """The code stands for the deck; plays and other keys stay."""
    players = data.draw(st.sampled_from(PRESETS[preset].players))
    deal = Deal(game="pisti", preset=preset, players=players, dealer=players - 1, seed=seed)
    record = {**deal_of(write_code(deal)), "plays": ["7S"], "title": "a lesson"}

    sealed = seal(record, write_code(deal))

    assert not {"deck", "returned"} & set(sealed)
    assert unsealed(sealed) == {**record, "code": write_code(deal)}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        pytest.param({"players": 3}, "players: the code is of 2", id="other seats"),
        pytest.param({"rules": "club"}, "rules: the code is of 'zone'", id="another house"),
        pytest.param({"options": [1]}, "options: expected an object", id="options that are none"),
        pytest.param({"code": "2" * 17 + "3"}, "symbol is wrong", id="a wrong code"),
    ],
)
def test_a_seal_that_does_not_fit_is_refused(change, what):
    """The code says which deal it is of, and the record has to agree."""
    code = write_code(Deal(game="pisti", preset="zone", players=2, dealer=0, seed=1))
    with pytest.raises(CodeError, match=what):
        unsealed({**seal(deal_of(code), code), **change})


def test_a_seat_count_may_be_one_of_the_options():
    """It is one that the house of the code does not know."""
    deal = Deal(game="pisti", preset="kseri_faro", players=2, dealer=0, seed=1)
    record = {"game": "pisti", "rules": "kseri_faro", "options": {"players": [2]}, "players": 2, "dealer": 0}

    whole = unsealed({**record, "code": write_code(deal)})

    assert pisti.replay(pisti.read_record(whole)).players == 2


@pytest.mark.parametrize("options", [[1], {}, {"target": 7}, None], ids=str)
def test_only_a_game_with_options_reads_them(options):
    """In a record of Pis Yedili the key is ignored like any other (section 8)."""
    code = write_code(Deal(game="pis_yedili", preset="cardiva", players=3, dealer=1, seed=1))
    sealed = {**seal(deal_of(code), code), "options": options, "rules": "zone"}

    whole = unsealed(sealed)

    assert whole == {**deal_of(code), "code": code, "options": options, "rules": "zone"}
    assert pis_yedili.read_record(whole).options == {}


@pytest.mark.parametrize("data", [None, 7, "code", [], {}, {"deck": [], "code": "x"}, {"code": 7}], ids=str)
def test_what_is_not_sealed_comes_back_as_it_is(data):
    """Whether it is a record, its reader says."""
    assert unsealed(data) == data
