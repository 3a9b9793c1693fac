// compile.mjs FOLDER LEVEL [MODULE...]: reads in.zip there, writes out.zip with bytecode of the Python of this Pyodide.
// boot.json in it lists the modules that Pyodide itself and an import of those modules have imported.
import fs from "node:fs";

const [folder, level, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/in.zip", fs.readFileSync(`${folder}/in.zip`));
python.runPython(`
import importlib, json, sys, zipfile
zipfile.ZipFile("/in.zip").extractall("/x")
sys.path.insert(0, "/x")
sys.dont_write_bytecode = True  # what lies in /x is packed
for name in ${JSON.stringify(modules)}:
    importlib.import_module(name)
boot = [(name, hasattr(module, "__path__")) for name, module in sys.modules.items()]
sys.path.remove("/x")
import ast, importlib._bootstrap_external as format, importlib.util, pathlib
DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
for path in sorted(pathlib.Path("/x").rglob("*.py")):
    source = path.read_bytes()
    tree = ast.parse(source)
    if ${level} < 2:  # NumPy wants docstrings, but not what is in them
        for node in ast.walk(tree):
            if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False):
                node.body[0].value.value = ""
    code = compile(tree, str(path.relative_to("/x")), "exec", dont_inherit=True, optimize=${level})
    data = format._code_to_hash_pyc(code, importlib.util.source_hash(source), False)
    path.with_suffix(".pyc").write_bytes(data)
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    names = [name.replace(".", "/") + "/__init__" * is_package for name, is_package in boot]
    out.writestr(zipfile.ZipInfo("boot.json"), json.dumps(names))
    for path in sorted(pathlib.Path("/x").rglob("*")):
        if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
            info = zipfile.ZipInfo(str(path.relative_to("/x")))
            out.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
`);
fs.writeFileSync(`${folder}/out.zip`, python.FS.readFile("/out.zip"));
