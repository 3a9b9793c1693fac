// site_program.mjs FOLDER PROGRAM ARGUMENT...: runs a Python program with the engine, packs and rules of a built site.
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";

const [site, program, ...args] = process.argv.slice(2);
const find = (part) => {
  const name = fs.readdirSync(site).find((name) => name.startsWith(`${part}-`));
  return name && path.join(site, name);
};
const read = (file) => gunzipSync(fs.readFileSync(file));
const engine = find("engine");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
for (const name of ["pyodide.js", "pyodide.asm.js", "pyodide-lock.json"])
  fs.copyFileSync(path.join(engine, name), path.join(work, name));
fs.writeFileSync(path.join(work, "pyodide.asm.wasm"), read(path.join(engine, "pyodide.asm.wasm.pack")));
fs.writeFileSync(path.join(work, "python_stdlib.zip"), read(path.join(engine, "stdlib.pack")));
const { loadPyodide } = createRequire(import.meta.url)(path.join(work, "pyodide.js"));
const rules = find("rules"); // a site with interpreted rules has none
const env = { HOME: "/home", CHEESEMOON_LIBRARIES: "/rules", CHEESEMOON_ENGINE: rules ? "library" : "interpreted" };
const python = await loadPyodide({ indexURL: `${work}/`, env });

const unpack = (file) => {
  const pack = read(file);
  let at = 4 + pack.readUInt32LE(0);
  for (const [name, size] of JSON.parse(pack.subarray(4, at).toString())) {
    python.FS.mkdirTree(path.posix.dirname(`/packages/${name}`));
    python.FS.writeFile(`/packages/${name}`, pack.subarray(at, at + size));
    at += size;
  }
};
unpack(path.join(engine, "numpy.pack"));
for (const name of fs.readdirSync(find("python"))) unpack(path.join(find("python"), name));
python.FS.mkdirTree("/rules");
for (const name of rules ? fs.readdirSync(rules) : [])
  python.FS.writeFile(`/rules/${name}`, fs.readFileSync(path.join(rules, name)));
python.FS.writeFile("/program.py", fs.readFileSync(program));
python.globals.set("given", JSON.stringify([program, ...args]));
python.runPython(`
import importlib.util, json, sys
sys.path.insert(0, "/packages")
from cheesemoon.site.browser.packs import Packs, Path
listed = json.loads(Path("/packages/cheesemoon/site/browser/files/later.json").read_text())
sys.meta_path.insert(0, Packs({}, lambda path: None, Path("/packages"), "", listed))
sys.argv = json.loads(given)
exec(compile(Path("/program.py").read_text(), "program.py", "exec"), {"__name__": "__main__"})
`);
fs.rmSync(work, { recursive: true });
