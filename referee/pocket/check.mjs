// Answers documents by the packed engine, as a phone does: node check.mjs FOLDER DOCUMENTS ANSWERS
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, documents, answers] = process.argv.slice(2);
const started = performance.now();
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const here = `${folder}/`;
const python = await loadPyodide({ indexURL: here, stdLibURL: `${here}library.zip` });
python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(folder, "engine.zip"))), "zip", { extractDir: "/engine" });
python.runPython("import sys; sys.path.insert(0, '/engine')");
const pocket = python.pyimport("rules.console.pocket");
const found = JSON.parse(fs.readFileSync(documents)).map((document, n) => {
  const told = ["en", "de"].map((lang) => pocket.answer(document, lang));
  if (!n) console.log(`first answer after ${Math.round(performance.now() - started)} ms`);
  return told;
});
fs.writeFileSync(answers, JSON.stringify(found));
