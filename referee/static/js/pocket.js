"use strict";
// The referee that is kept on a phone. Nothing is loaded before somebody asks for it; then the files lie in a cache of their
// own, and a table that was laid by tapping (tap.js leaves it in `referee-pocket-table`) is played by a worker (engine.js).
(() => {
  const box = document.getElementById("pocket-told");
  if (!box) return;
  const told = JSON.parse(box.textContent);
  const words = document.getElementById("p-words").dataset;
  const by = (id) => document.getElementById(id);
  const CACHE = "referee-pocket-", KEPT = "referee-pocket", TABLE = "referee-pocket-table", UNSENT = "referee-pocket-unsent";
  const MOST = 20, AGAIN = 15000; // tables that wait; a network that comes back does not always say so
  const stored = (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } };
  const store = (key, value) => { try { if (value === null) localStorage.removeItem(key); else localStorage.setItem(key, JSON.stringify(value)); } catch { /* not allowed */ } };
  const able = "caches" in window && "serviceWorker" in navigator && typeof WebAssembly === "object";

  // --- keeping it ---
  function show(said) {
    if (!by("p-get")) return;
    const kept = stored(KEPT);
    const fits = kept && kept.digest === told.digest;
    by("p-get").hidden = !able || Boolean(fits);
    by("p-drop").hidden = !kept;
    by("p-size").hidden = Boolean(fits);
    by("p-size").textContent = by("p-size").dataset.text.replace("{size}", (told.packed / 1e6).toLocaleString(told.language, { maximumFractionDigits: 1 }));
    by("p-said").textContent = said || (!able ? words.none : fits ? words.kept : kept ? words.old : "");
  }

  async function copied(cache, path, moved) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(path);
    const reader = answer.body.getReader(), parts = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      moved(value.length);
    }
    const headers = new Headers(answer.headers);
    ["Content-Encoding", "Content-Length"].forEach((name) => headers.delete(name)); // it is unpacked now
    await cache.put(path, new Response(new Blob(parts), { headers }));
  }

  // Pages that open without the network then, and what they are made of.
  async function copiedPage(cache, path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(path);
    await cache.put(path, answer.clone());
    if (!(answer.headers.get("Content-Type") || "").startsWith("text/html")) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const files = [...page.querySelectorAll("link[rel=stylesheet], link[rel=preload], script[src]")].map((each) => each.getAttribute("href") || each.getAttribute("src"));
    await Promise.all([...new Set(files)].map((file) => cache.add(file)));
  }

  async function keep() {
    const bar = by("p-bar"), whole = Object.values(told.sizes).reduce((sum, size) => sum + size, 0);
    let so_far = 0;
    by("p-get").disabled = true;
    bar.hidden = false;
    by("p-said").textContent = "";
    try {
      const cache = await caches.open(CACHE + told.digest);
      for (const path of Object.keys(told.sizes)) {
        await copied(cache, path, (bytes) => { so_far += bytes; bar.value = Math.min(99, (100 * so_far) / whole); });
      }
      await Promise.all(Object.values(told.pages).map((path) => copiedPage(cache, path)));
      if (navigator.storage && navigator.storage.persist) await navigator.storage.persist();
      store(KEPT, { digest: told.digest, worker: told.worker, page: told.pages.pocket });
      await forget(CACHE + told.digest);
      show();
    } catch {
      await caches.delete(CACHE + told.digest);
      show(words.broken);
    }
    by("p-get").disabled = false;
    bar.hidden = true;
  }

  async function forget(but) {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== but);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  if (by("p-get")) {
    by("p-get").addEventListener("click", keep);
    by("p-drop").addEventListener("click", async () => { await forget(""); store(KEPT, null); show(words.gone); });
    show();
  }

  // --- playing a table ---
  let worker = null, asked = 0;
  const waiting = new Map();
  function answerTo(moves) {
    if (!worker) {
      worker = new Worker(stored(KEPT).worker, { type: "module" });
      worker.addEventListener("message", ({ data }) => { waiting.get(data.id)(data); waiting.delete(data.id); });
      worker.addEventListener("error", () => { waiting.forEach((tell) => tell({ failed: "worker" })); waiting.clear(); worker = null; });
    }
    asked += 1;
    return new Promise((tell) => { waiting.set(asked, tell); worker.postMessage({ id: asked, document: doc, lang: told.language, moves }); });
  }

  let doc = "", seen = null; // the document as text: a parsed one would seat players called 2 and 1 otherwise
  const made = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
  const say = (text) => { by("p-state").textContent = text; };

  async function play(moves) {
    if (!seen) say(words.waking);
    const got = await answerTo(moves);
    if (got.failed) { say(words.failed); return; }
    const told_ = JSON.parse(got.answer);
    if (told_.error) { say(told_.error.message); return; }
    seen = told_;
    doc = seen.document;
    wait();
    draw();
    say(words.here);
  }

  function draw() {
    const { verdict, stopped, over, steps, question } = seen;
    by("p-verdict").replaceChildren(...(verdict ? [...(verdict.word ? [made("strong", verdict.word, { className: "ver-w" })] : []), made("p", verdict.text)] : [made("p", stopped || over)]));
    if (verdict && (stopped || over)) by("p-verdict").append(made("p", stopped || over));
    const decides = verdict && verdict.decided ? steps[verdict.decided - 1].cites[0] : null;
    by("p-decides").className = decides ? "decides" : "";
    by("p-decides").replaceChildren(...(decides ? [made("p", `§ ${decides.name}`, { className: "dec-h" }), made("p", decides.text, { className: "dec-t" })] : []));
    by("p-steps").replaceChildren(...steps.map(row).reverse());
    by("p-lies").replaceChildren(...lies());
    ask(question);
  }

  function row(step, at) {
    const item = made("li", "", { className: `in${Math.min(step.depth, 4)}${step.not ? " not-step" : ""}${seen.verdict && seen.verdict.decided === at + 1 ? " dec" : ""}` });
    const body = document.createElement("div");
    body.append(made("p", step.text));
    if (step.not) body.firstChild.prepend(made("span", `${words.didNot}: `, { className: "vh" }));
    if (step.cites.length) {
      const more = document.createElement("details");
      more.append(made("summary", `§ ${step.cites.map((cite) => cite.name).join(", ")}`), ...step.cites.map((cite) => made("p", cite.text)));
      body.append(more);
    }
    const decided = seen.asked_after.indexOf(at); // the answer that brought this step: a branch begins there
    if (decided >= 0) {
      const again = made("button", words.again, { type: "button", className: "btn slim" });
      again.addEventListener("click", () => play(seen.moves.slice(0, decided)));
      body.append(again);
    }
    item.append(made("span", String(at + 1), { className: "wp" }), body);
    return item;
  }

  function lies() {
    const list = (rows) => { const all = document.createElement("dl"); rows.forEach(([name, cards]) => all.append(made("dt", name), made("dd", cards))); return all; };
    const { turn, players, middle } = seen.table;
    return [made("p", turn), ...players.flatMap((player) => [made("h3", `${player.name}, ${player.points}`), list(player.zones)]), made("h3", words.middle), list(middle)];
  }

  function ask(question) {
    const answers = by("p-answers");
    answers.replaceChildren();
    by("p-question").textContent = question ? words.asked.replace("{name}", question.player).replace("{prompt}", question.prompt) : "";
    if (question && question.how_many) by("p-question").append(question.how_many);
    const row_ = made("div", "", { className: "choices" });
    answers.append(row_);
    const give = (text) => play([...seen.moves, text]);
    if (question && question.any) typedName(question, row_, give);
    else if (question && question.most > 1) several(question, row_, give);
    else if (question) question.answers.forEach(({ answer, text }) => row_.append(button(text, () => give(answer))));
    if (seen.moves.length) answers.append(button(words.take, () => play(seen.moves.slice(0, -1)), "answer p-back"));
    const first = row_.querySelector("button, input");
    if (first) first.focus({ preventScroll: true });
  }

  function button(text, does, kind = "answer") {
    const one = made("button", "", { type: "button", className: kind });
    one.append(made("b", text));
    one.addEventListener("click", does);
    return one;
  }

  // In the order in which they are tapped; a name as often as it is tapped. What was chosen stands below: a tap takes it back.
  function several(question, row_, give) {
    const chosen = [];
    const tell = made("div", "", { className: "choices p-chosen" });
    tell.setAttribute("role", "status");
    const ok = button(words.ok, () => give(chosen.length ? chosen.map(({ answer }) => answer).join(", ") : "-"), "answer p-ok");
    const draw_ = () => {
      tell.replaceChildren(...chosen.map(({ text }, at) => {
        const one = button(`${text} ×`, () => { chosen.splice(at, 1); draw_(); ok.focus(); }, "answer p-back");
        one.setAttribute("aria-label", `${text}: ${words.take}`);
        return one;
      }));
      ok.disabled = chosen.length < question.least || chosen.length > question.most;
    };
    question.answers.filter(({ answer }) => answer !== "-").forEach((each) => row_.append(button(each.text, () => { if (chosen.length < question.most) chosen.push(each); draw_(); })));
    row_.after(tell, ok);
    draw_();
  }

  function typedName(question, row_, give) {
    const field = made("input", "", { type: "text", autocomplete: "off" });
    field.setAttribute("aria-label", words.type);
    field.placeholder = words.type;
    field.addEventListener("keydown", (event) => { if (event.key === "Enter" && field.value.trim()) give(field.value.trim()); });
    row_.append(field, button(words.ok, () => { if (field.value.trim()) give(field.value.trim()); }));
    if (question.answers.some(({ answer }) => answer === "-")) question.answers.filter(({ answer }) => answer === "-").forEach(({ answer, text }) => row_.append(button(text, () => give(answer))));
  }

  // --- the network is back: the site has the tables too; each waits until it was taken ---
  const unsent = () => stored(UNSENT) || [];
  const mine = Date.now(); // this page's table among those that wait
  const wait = () => store(UNSENT, [...unsent().filter(({ at }) => at !== mine), { at: mine, doc }].slice(-MOST));
  const settled = (at) => { const left = unsent().filter((each) => each.at !== at); store(UNSENT, left.length ? left : null); };

  async function send() {
    if (navigator.onLine === false) return;
    for (const { at, doc: document_ } of unsent()) {
      let answer;
      try {
        answer = await fetch(`${told.adjudications}?lang=${told.language}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: document_ });
      } catch { return; } // not yet
      if (answer.status >= 500 || answer.status === 429) return;
      settled(at);
      const got = await answer.json().catch(() => ({}));
      if (!answer.ok) say(`${words.refused} ${got.detail || ""}`);
      else if (at === mine || !doc) over(new URL(got.address).pathname);
    }
  }
  function over(href) {
    by("p-table").hidden = false;
    say(`${words.sent} `);
    by("p-state").append(made("a", words.open, { href, className: "btn" }));
    by("p-question").textContent = "";
    by("p-answers").replaceChildren();
  }

  const given = localStorage.getItem(TABLE) || (unsent().pop() || {}).doc; // of an earlier page: it waits as this one's
  if (given) {
    if (!localStorage.getItem(TABLE)) settled(unsent().pop().at);
    store(TABLE, null);
    doc = given;
    wait();
    by("p-table").hidden = false;
    const begun = stored(KEPT) ? play(null) : Promise.resolve(say(words.failed));
    begun.then(() => { if (!document.documentElement.dataset.kept) send(); });
    window.addEventListener("online", send);
    setInterval(() => { if (unsent().length && !document.hidden) send(); }, AGAIN);
  }
})();
