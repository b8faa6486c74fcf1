"""What draws in Jupyter: traits in, one event out."""

from pisti_teach.widgets.play import first_deal, open_round, open_table
from pisti_teach.widgets.table import TableWidget

__all__ = ["TableWidget", "first_deal", "open_round", "open_table"]
