// compile.mjs FOLDER LEVEL: reads in.zip there, writes out.zip with bytecode of the Python of this Pyodide.
import fs from "node:fs";

const [folder, level] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/in.zip", fs.readFileSync(`${folder}/in.zip`));
python.runPython(`
import ast, importlib._bootstrap_external as format, importlib.util, pathlib, zipfile
DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
zipfile.ZipFile("/in.zip").extractall("/x")
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
    for path in sorted(pathlib.Path("/x").rglob("*")):
        if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
            info = zipfile.ZipInfo(str(path.relative_to("/x")))
            out.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
`);
fs.writeFileSync(`${folder}/out.zip`, python.FS.readFile("/out.zip"));
