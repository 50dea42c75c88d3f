"""An address as a drawing that cameras read."""

from __future__ import annotations

import segno

from skyshelf.tables.protocol.people import QrCode


def qr_code(address: str) -> QrCode:
    drawing = segno.make(address, error="m", micro=False)
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(drawing.matrix) for x, dark in enumerate(row) if dark
    )
    return QrCode(address, path, len(drawing.matrix))
