// Plays series of games in Pyodide, the Python that runs in browsers: node offline.mjs PYODIDE PACKAGES.zip TASKS
// where TASKS are those of offline_player.py as JSON; printed is how each of them went.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, packages, tasks] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodide });
const zip = readFileSync(packages);
python.unpackArchive(zip.buffer.slice(zip.byteOffset, zip.byteOffset + zip.byteLength), "zip");
python.globals.set("tasks", tasks);
// Python's own clock of work is that of the wall there.
python.globals.set("clock", () => process.cpuUsage().user / 1e6);
console.log(
  python.runPython(`
import json
from skyshelf.lab.offline_player import import_all, play
import_all()
json.dumps([play(task, clock) for task in json.loads(tasks)])
`),
);
