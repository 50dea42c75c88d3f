"""What belongs to one table and works for it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from skyshelf.tables.table import Table


class TablePart:
    """Knows its table without holding it: a table goes with the last one who needs it."""

    def __init__(self, table: Table) -> None:
        self._owner = ref(table)

    @property
    def _table(self) -> Table:
        table = self._owner()
        assert table is not None, "whoever calls has the table"
        return table
