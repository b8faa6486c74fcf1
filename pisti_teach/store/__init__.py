"""A learner's progress: a log that nothing is lost from, in a file of her own or the database of a class."""

from pisti_teach.store.learners import code_of, learner_of, secret_of
from pisti_teach.store.opening import open_learner, open_store
from pisti_teach.store.places import lasts

__all__ = ["code_of", "lasts", "learner_of", "open_learner", "open_store", "secret_of"]
