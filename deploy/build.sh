#!/bin/sh
# Build the container image with whatever is here: docker or podman.
set -eu
cd "$(dirname "$0")/.."
for tool in docker podman; do
    if command -v "$tool" >/dev/null; then
        exec "$tool" build -f deploy/Containerfile -t skyshelf .
    fi
done
echo "Neither docker nor podman is installed here." >&2
exit 1
