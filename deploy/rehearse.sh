#!/bin/sh
# Go through the steps of the image in two fresh environments of Python, start the server that comes out of them, and ask it:
# as far as a machine without docker can check the Containerfile.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server" || true; rm -rf "$folder"' EXIT
python3 -m venv "$folder/build"
PATH="$folder/build/bin:$PATH" sh deploy/steps.sh wheel "$folder/wheels"
python3 -m venv "$folder/image"
PATH="$folder/image/bin:$PATH" sh deploy/steps.sh install requirements.lock "$folder/wheels"
cd "$folder"
SKYSHELF_HOME="$folder/data" "$folder/image/bin/skyshelf" serve --port 0 >"$folder/said" &
server=$!
"$folder/image/bin/python" - "$folder/said" <<'PYTHON'
import json, re, sys, time, urllib.request
from pathlib import Path

for _ in range(600):
    said = Path(sys.argv[1]).read_text()
    if found := re.search(r"Skyshelf is at (\S+)\n", said):
        break
    time.sleep(0.1)
url = found[1]
read = lambda path: urllib.request.urlopen(url + path, timeout=60).read().decode()
assert json.loads(read("/health"))["status"] == "ok"
assert "<html" in read("/")
assert "MIT" in read("/licences.txt")
assert json.loads(read("/sbom.cdx.json"))["bomFormat"] == "CycloneDX"
print("The image's steps make a server that answers at", url)
PYTHON
