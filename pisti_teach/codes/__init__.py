"""Short codes, eighteen symbols each, for deals and for questions."""

from pisti_teach.codes.deals import RULES, SEATS, SEEDS, Deal, deal_of, read_code, seal, unsealed, write_code
from pisti_teach.codes.questions import KINDS, TASK_SEEDS, Task, read_task, write_task
from pisti_teach.codes.symbols import LENGTH, SYMBOLS, strange_in, symbols_of

__all__ = [
    "KINDS",
    "LENGTH",
    "RULES",
    "SEATS",
    "SEEDS",
    "SYMBOLS",
    "TASK_SEEDS",
    "Deal",
    "Task",
    "deal_of",
    "read_code",
    "read_task",
    "seal",
    "strange_in",
    "symbols_of",
    "unsealed",
    "write_code",
    "write_task",
]
