"""Where a series is played: `--on local`, `ray`, `ray://HOST:10001`, `dask`, `dask://HOST:8786`."""

from __future__ import annotations

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.extras import need
from skyshelf.lab.crew.crew import Crew, cores, crew_of

LOCAL = "local"


def crew_on(place: str, workers: int | None) -> Crew:
    """Whoever plays there; `workers` is for this machine alone, a cluster knows its own size."""
    kind, _, address = place.partition("://")
    if place == LOCAL:
        return crew_of(workers or cores())
    if kind not in ("ray", "dask") or (not address and place != kind):
        raise SkyshelfError(
            f"There is no place '{place}' to play on; there is: {LOCAL}, ray, ray://HOST:10001, dask, dask://HOST:8786."
        )
    if workers is not None:
        raise SkyshelfError(
            "--workers counts processes of this machine; a cluster has as many as its nodes have."
        )
    if kind == "ray":
        need("ray", "cluster", "A Ray cluster")
        if address:
            need("grpc", "cluster", "A Ray cluster elsewhere")
        from skyshelf.lab.crew.on_ray import RayExecutor

        ray = RayExecutor(place if address else None)
        return Crew(ray.size, lambda: ray, ray.watch, ray.losses)
    need("distributed", "dask", "Dask")
    from skyshelf.lab.crew.on_dask import DaskExecutor

    dask = DaskExecutor(f"tcp://{address}" if address else None)
    return Crew(dask.size, lambda: dask, dask.watch, dask.losses)
