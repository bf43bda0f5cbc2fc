// Makes what a phone keeps: Python for browsers, of its library what the engine needs, and the engine with its fixtures.
//   node pack.mjs SOURCES OUT [QUALITY]    beside node_modules with pyodide; SOURCES is a zip that packing.py has written
// Everything is compiled by the Python that will run it. Each file is written as it is and twice compressed.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [sources, out, quality = "11"] = process.argv.slice(2);
const pyodide = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/sources.zip", new Uint8Array(fs.readFileSync(sources)));
python.runPython(`
import importlib.util, io, json, marshal, sys, zipfile
from pathlib import Path

with zipfile.ZipFile("/sources.zip") as archive:
    archive.extractall("/engine")
sys.path.insert(0, "/engine")
import rules
from rules.console.pocket import answer

rules.load_printings()
for document in json.loads(Path("/engine/trials.json").read_text()):
    for language in ("en", "de"):
        answer(document, language)


def without_lines(code):
    """Nobody reads a traceback on a phone."""
    inner = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)  # each byte says of up to eight units that they have no line
    return code.replace(co_consts=inner, co_linetable=b"\\xff" * whole + bytes([0xF7 + rest] if rest else []))


def compiled(source, name):
    code = without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    unchecked = (1).to_bytes(4, "little") + bytes(8)  # nothing is beside it that could be newer
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)


def packed(files):
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:  # compressed as a whole: a third smaller
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), content)
    return whole.getvalue()


library, engine = {}, {}
(where,) = (path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(where) as archive:
    there = set(archive.namelist())
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        name = file.removeprefix(where + "/").removesuffix("c")
        if file.startswith(where) and name in there:
            library[name + "c"] = compiled(archive.read(name), name)
for file in Path("/engine").rglob("*"):
    name = str(file.relative_to("/engine"))
    if file.suffix == ".py":
        engine[name + "c"] = compiled(file.read_bytes(), name)
    elif file.is_file() and file.suffix != ".json" and "__pycache__" not in file.parts:
        engine[name] = file.read_bytes()
`);
fs.mkdirSync(out, { recursive: true });
const made = { "library.zip": "library", "engine.zip": "engine" };
const contents = Object.entries(made).map(([name, files]) => {
  const bytes = python.runPython(`packed(${files})`);
  return [name, Buffer.from(bytes.toJs())];
});
contents.push(...["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"].map((name) => [name, fs.readFileSync(path.join(pyodide, name))]));
const lock = JSON.parse(fs.readFileSync(path.join(pyodide, "pyodide-lock.json")));
contents.push(["pyodide-lock.json", Buffer.from(JSON.stringify({ info: lock.info, packages: {} }))]); // none of its packages
for (const [name, bytes] of contents) {
  const better = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: Number(quality), [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } };
  fs.writeFileSync(path.join(out, name), bytes);
  fs.writeFileSync(path.join(out, `${name}.br`), zlib.brotliCompressSync(bytes, better));
  fs.writeFileSync(path.join(out, `${name}.gz`), zlib.gzipSync(bytes, { level: 9 }));
}
