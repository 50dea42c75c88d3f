"""From a net that learns to a net that ships: fractions become whole numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from skyshelf.nets.weights import DENSE_UNIT, ROW_POWERS, ROW_UNIT, Weights

Floats = np.ndarray[Any, np.dtype[Any]]
_BIAS_UNIT = -16


def whole_weights(
    titles: Sequence[str],
    ledger: str,
    parts: Mapping[str, Floats],
    margin: float,
    story: dict[str, object],
    settled: bool = False,
) -> Weights:
    """The weights as they ship. `parts`: rows, numbers, hidden, last, their biases, means and spreads."""
    rows = parts["rows"].astype(np.float64)
    rows[0] = 0  # the id that stands for nothing
    largest = np.maximum(np.abs(rows).max(axis=1), 2.0**-40)
    powers = np.clip(np.ceil(np.log2(largest / 127)) - ROW_UNIT, 0, ROW_POWERS)
    whole = np.clip(np.rint(rows / 2.0 ** (ROW_UNIT + powers)[:, None]), -127, 127)
    return Weights(
        titles=list(titles),
        ledger=ledger,
        rows=rows.shape[0],
        width=rows.shape[1],
        numbers=parts["numbers"].shape[0],
        hidden=parts["hidden"].shape[1],
        means=[float(value) for value in parts["means"]],
        spreads=[float(value) for value in parts["spreads"]],
        first_bias=_bias(parts["first_bias"]),
        hidden_bias=_bias(parts["hidden_bias"]),
        last_bias=_bias(parts["last_bias"]),
        margin=margin,
        powers=powers.astype(np.uint8).tobytes(),
        row_weights=array("b", whole.astype(np.int8).tobytes()),
        number_weights=_dense(parts["numbers"]),
        hidden_weights=_dense(parts["hidden"]),
        last_weights=_dense(parts["last"]),
        story=story,
        settled=settled,
    )


def _bias(values: Floats) -> list[float]:
    return [round(float(value) / 2.0**_BIAS_UNIT) * 2.0**_BIAS_UNIT for value in values]


def _dense(values: Floats) -> array[int]:
    whole = np.clip(np.rint(values / 2.0**DENSE_UNIT), -32767, 32767)
    return array("h", whole.astype(np.int16).tobytes())
