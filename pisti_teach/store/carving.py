"""Rows out of the bytes of a damaged SQLite file: page by page, whatever the rest of the file is like.

Where a root page or the header is gone, SQLite reads nothing at all, though all other pages are whole. A leaf
page tells of itself: each of its rows is found by its own cell pointer. What is read so is only believed if
its checksum fits, so a wrong guess here costs time and nothing else.
Source: https://sqlite.org/fileformat2.html, sections 1.3, 1.6, 2.1 and 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

USUAL = 4096
"""Bytes of a page, unless the header says otherwise."""
HEADER = 100
"""Bytes in front of the first page's own."""
FRAME, WAL_HEADER = 24, 32
"""Bytes in front of each page of a write-ahead log, and in front of the first."""
LONGEST = 100_000
"""Bytes of a row; ours have at most half as many."""
_INTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of a whole number by its type."""


def carved(main: bytes, wal: bytes, lasting: int) -> Iterator[tuple[Any, ...]]:
    """Give all that looks like a row, as tuples of its columns: those of the log come last.

    Rows of so many columns, `lasting`, never change, so an old copy of one is as good as any; of others only
    what is in use is given.
    """
    for size in sorted({USUAL, _page_size(main)}):
        pages = {at // size + 1: main[at : at + size].ljust(size, b"\0") for at in range(0, len(main), size)}
        logged = _logged(wal, size)
        every = {**pages, **dict(logged)}
        for number, page in [*pages.items(), *logged]:
            yield from _rows(number, page, every, lasting)


def _page_size(main: bytes) -> int:
    said = int.from_bytes(main[16:18], "big")
    size = 65536 if said == 1 else said
    return size if size in {1 << bits for bits in range(9, 17)} else USUAL


def _logged(wal: bytes, size: int) -> list[tuple[int, bytes]]:
    """All states of pages in a write-ahead log, those that it began with before a restart, too."""
    step = FRAME + size
    starts = range(WAL_HEADER, len(wal) - step + 1, step)
    return [(int.from_bytes(wal[at : at + 4], "big"), wal[at + FRAME : at + step]) for at in starts]


def _rows(number: int, page: bytes, every: Mapping[int, bytes], lasting: int) -> Iterator[tuple[Any, ...]]:
    for cell, is_used in _cells(page, HEADER if number == 1 else 0):
        try:
            row = _row(_payload(page, cell, every))
        except (IndexError, ValueError, KeyError):
            continue
        if is_used or len(row) == lasting:
            yield row


def _cells(page: bytes, start: int) -> Iterator[tuple[int, bool]]:
    """Where the cells of a leaf page begin, and whether it counts them; its type is not believed."""
    count = int.from_bytes(page[start + 3 : start + 5], "big")
    for slot in range((len(page) - start) // 2 - 4):
        at = start + 8 + 2 * slot
        cell = int.from_bytes(page[at : at + 2], "big")
        if at < cell < len(page):
            yield cell, slot < count
        elif cell == 0:
            return


def _payload(page: bytes, cell: int, every: Mapping[int, bytes]) -> bytes:
    """The bytes of a row, those on overflow pages, too."""
    size = len(page)
    length, at = _varint(page, cell)
    _rowid, at = _varint(page, at)
    if not 0 < length <= LONGEST:
        raise ValueError(length)
    most = size - 35
    if length <= most:
        return page[at : at + length]
    least = (size - 12) * 32 // 255 - 23
    local = least + (length - least) % (size - 4)
    local = local if local <= most else least
    found, follow = page[at : at + local], int.from_bytes(page[at + local : at + local + 4], "big")
    while len(found) < length:
        more = every[follow]
        found, follow = found + more[4:], int.from_bytes(more[:4], "big")
    return found[:length]


def _row(payload: bytes) -> tuple[Any, ...]:
    end, at = _varint(payload, 0)
    if end > len(payload):
        raise ValueError(end)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Any, int]:
    if kind in {0, 8, 9}:
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind in _INTS:
        end = at + _INTS[kind]
        value: Any = int.from_bytes(payload[at:end], "big", signed=True)
    elif kind >= 13 and kind % 2:  # noqa: PLR2004 - text; our tables hold neither bytes nor floats
        end = at + (kind - 13) // 2
        value = payload[at:end].decode()
    else:
        raise ValueError(kind)
    if end > len(payload):
        raise ValueError(end)
    return value, end


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends; of nine the last has eight bits."""
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | data[place] & 0x7F
        if data[place] < 0x80:  # noqa: PLR2004 - the highest bit says that more follow
            return number, place + 1
    return number << 8 | data[at + 8], at + 9
