// The engine on a phone: a worker that loads Python once, then answers one table after the other.
import { loadPyodide } from "./pyodide.mjs";

const here = new URL(".", import.meta.url).href;

async function load() {
  const [python, engine] = await Promise.all([
    loadPyodide({ indexURL: here, stdLibURL: `${here}library.zip` }),
    fetch(`${here}engine.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(engine, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return [python, python.pyimport("rules.console.pocket")];
}

const loaded = load();
self.addEventListener("message", async ({ data: { id, document, lang, moves } }) => {
  try {
    const [python, pocket] = await loaded;
    self.postMessage({ id, answer: moves ? pocket.answer(document, lang, python.toPy(moves)) : pocket.answer(document, lang) });
  } catch (error) {
    self.postMessage({ id, failed: String(error).slice(-500) });
  }
});
