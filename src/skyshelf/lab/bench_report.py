"""Speed figures for a person at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from skyshelf.lab.bench import Bench
from skyshelf.lab.calibration import TARGET_MS


def report(results: Sequence[Bench]) -> Table:
    """One column per game; `at 110 ms` is the speed on a machine where the calibration loop takes that long."""
    table = Table("", title="speed on one core", title_justify="left")
    for each in results:
        table.add_column(each.game, justify="right")
    rows: list[tuple[str, list[str]]] = [
        ("real decisions/s", [f"{each.real_dps:,}" for each in results]),
        ("  at 110 ms", [f"{each.real_dps * each.calib_ms / TARGET_MS:,.0f}" for each in results]),
        ("all decisions/s", [f"{each.dps:,}" for each in results]),
        ("games/s", [f"{each.gps:g}" for each in results]),
        ("options median", [str(each.branching_median) for each in results]),
        ("options p95", [str(each.branching_p95) for each in results]),
        ("options most", [str(each.branching_max) for each in results]),
        ("forced", [f"{each.forced:.1%}" for each in results]),
        ("clone us", [f"{each.clone_us:g}" for each in results]),
        ("  at 110 ms", [f"{each.clone_us * TARGET_MS / each.calib_ms:.1f}" for each in results]),
        ("view us", [f"{each.view_us:g}" for each in results]),
        ("step p99 ms", [f"{each.step_ms_p99:g}" for each in results]),
        ("  at 110 ms", [f"{each.step_ms_p99 * TARGET_MS / each.calib_ms:.1f}" for each in results]),
        ("largest prompt, bytes", [f"{each.prompt_bytes_max:,}" for each in results]),
        ("prompts/activation", [_or_none(each.activation_prompts) for each in results]),
        ("  for reactions only", [_or_none(each.activation_windows) for each in results]),
        ("calibration ms", [f"{each.calib_ms:g}" for each in results]),
    ]
    for name, cells in rows:
        table.add_row(name, *cells)
    return table


def _or_none(number: float | None) -> str:
    return "-" if number is None else f"{number:g}"
