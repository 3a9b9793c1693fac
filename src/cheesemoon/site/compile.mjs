// compile.mjs FOLDER LEVEL: reads in.zip there, writes out.zip with bytecode of the Python of this Pyodide.
import fs from "node:fs";

const [folder, level] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/in.zip", fs.readFileSync(`${folder}/in.zip`));
python.runPython(`
import compileall, pathlib, py_compile, zipfile
zipfile.ZipFile("/in.zip").extractall("/x")
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
compileall.compile_dir("/x", quiet=2, legacy=True, stripdir="/x", invalidation_mode=mode, optimize=${level})
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for path in sorted(pathlib.Path("/x").rglob("*")):
        if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
            info = zipfile.ZipInfo(str(path.relative_to("/x")))
            out.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
`);
fs.writeFileSync(`${folder}/out.zip`, python.FS.readFile("/out.zip"));
