"""Learners: what names them, what is stored of that, and the code that is shown once."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kept import SECRET

from pisti_teach.codes import SYMBOLS
from pisti_teach.errors import CodeError, PistiTeachError, StoreError
from pisti_teach.store import code_of, learner_of, secret_of
from pisti_teach.store.learners import named

secrets = st.integers(0, 16**32 - 1).map(lambda number: f"{number:032x}")


def test_a_learner_is_the_hash_of_her_secret():
    """SHA-256, so that nobody finds the secret from a file name."""
    assert learner_of(SECRET) == sha256(SECRET.encode()).hexdigest()


@pytest.mark.parametrize(
    "secret", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "../" * 10 + "ab", None, 7, b"0" * 32]
)
def test_nonsense_is_no_secret(secret):
    """It is refused, and what came is not repeated: it may be a secret with a slip."""
    with pytest.raises(StoreError, match="32 hexadecimal digits") as refused:
        learner_of(secret)
    assert not secret or str(secret) not in str(refused.value)


@given(secrets)
def test_a_code_gives_its_secret(secret):
    """Written in five groups of six, and read however it was copied."""
    code = code_of(secret)

    assert [len(group) for group in code.split("-")] == [6] * 5
    assert secret_of(code) == secret_of(f" {code.lower().replace('-', ' ')}. ") == secret


@given(secrets, st.integers(0, 29), st.sampled_from(SYMBOLS))
def test_a_wrong_symbol_is_noticed(secret, at, symbol):
    """Each single one."""
    code = code_of(secret).replace("-", "")
    wrong = code[:at] + symbol + code[at + 1 :]
    if wrong == code:
        assert secret_of(wrong) == secret
        return

    with pytest.raises(CodeError) as refused:
        secret_of(wrong)
    assert refused.value.reason == "slip"


@given(secrets, st.integers(0, 28))
def test_swapped_neighbours_are_noticed(secret, at):
    """Each pair of them."""
    code = code_of(secret).replace("-", "")
    wrong = code[:at] + code[at + 1] + code[at] + code[at + 2 :]

    assert wrong == code or _reason(wrong) == "slip"


def _reason(code: str) -> str:
    with pytest.raises(CodeError) as refused:
        secret_of(code)
    return refused.value.reason


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        pytest.param("", "length", id="nothing"),
        pytest.param("326522-Y73N95-F9JMF8", "length", id="a code of a question"),
        pytest.param("O" * 30, "symbol", id="a symbol that is none"),
        pytest.param("Y" * 30, "slip", id="more than 128 bits"),
    ],
)
def test_what_is_no_code_is_refused(code, reason):
    """With the reason in one word, as other codes have it."""
    assert _reason(code) == reason


@given(st.text())
def test_any_text_is_read_or_refused(text):
    """By an error of ours and no other."""
    for read in (secret_of, named):
        try:
            read(text)
        except PistiTeachError:
            continue


@pytest.mark.parametrize("text", [SECRET, SECRET.upper(), code_of(SECRET), learner_of(SECRET)])
def test_a_learner_is_named_in_three_ways(text):
    """By id, by code, or by hash."""
    assert named(text) == learner_of(SECRET)
