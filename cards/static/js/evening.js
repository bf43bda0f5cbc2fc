"use strict";
// The evening, kept in this browser for two days: which kingdom lies on the table, who sits there, whose turn it is.
// `referee-tonight` is what a kingdom's page gives (cards/kingdoms/evening.py) with players, turn and until;
// `referee-people` who sat there last; `referee-lately` the disputes of this evening, the newest first; `referee-quarrels` the
// last disputes of this browser, evening or not, which the home page leads back to.
(() => {
  const KEY = "referee-tonight", PEOPLE = "referee-people", LATELY = "referee-lately", QUARRELS = "referee-quarrels";
  const LASTS = 2 * 24 * 3600 * 1000, MOST = 6, LATEST = 12;
  const language = document.documentElement.lang === "de" ? "de" : "en";
  let blocked = false, memory = null; // where nothing can be kept, it lasts as long as the page

  function read(key) {
    try { return JSON.parse(localStorage.getItem(key)); } catch { blocked = true; return null; }
  }
  function put(key, value) {
    try { localStorage.setItem(key, JSON.stringify(value)); return true; } catch { return false; }
  }
  function drop(key) { try { localStorage.removeItem(key); } catch { blocked = true; } }

  const evening = {
    language,
    most: MOST,
    now() {
      const kept = memory || read(KEY);
      if (!kept || typeof kept !== "object" || !kept.titles) return null;
      if (Date.now() < kept.until) return kept;
      evening.end();
      return null;
    },
    people() { const last = read(PEOPLE) || {}; return { n: last.n || 0, names: Array.isArray(last.names) ? last.names : [] }; },
    remember(n, names = evening.people().names) { put(PEOPLE, { n, names }); },
    // As many names as sit there: who sat there last, then those that nobody has changed yet.
    seats(n, usual) {
      const names = evening.people().names.slice(0, n);
      for (const name of usual) if (names.length < n && !names.includes(name)) names.push(name);
      return names;
    },
    // "" if it was kept, else "blocked" or "full".
    pin(kingdom, players, turn = 0, until = Date.now() + LASTS) {
      return evening.keep({ ...kingdom, players: players.slice(0, MOST), turn, until });
    },
    keep(now) {
      evening.remember(now.players.length, now.players);
      if (put(KEY, now)) { memory = null; return ""; }
      memory = now;
      read(KEY);
      return blocked ? "blocked" : "full";
    },
    // Another tab may have changed it too: what is kept now is changed, not what this page saw first.
    change(what) { const now = evening.now(); return now ? evening.keep({ ...now, ...what(now) }) : ""; },
    end() { memory = null; drop(KEY); drop(LATELY); },
    fragment(now) { return new URLSearchParams([...now.players.map((name) => ["who", name]), ["turn", now.turn], ["until", Math.round(now.until / 60000).toString(36)]]).toString(); },
    // A page shows the set-up for so many people; an address for fewer or more is as right.
    path(now, of = "at") { return now[of][language].replace(/([?&]players=)\d+/, `$1${now.players.length}`); },
    address(now) { return `${location.origin}${evening.path(now)}#${evening.fragment(now)}`; },
    shared(hash) {
      const said = new URLSearchParams(hash.slice(1)), names = said.getAll("who").map((name) => name.trim().slice(0, 40)).filter(Boolean);
      if (names.length < 2) return null;
      const until = parseInt(said.get("until"), 36) * 60000, players = [...new Set(names)].slice(0, MOST);
      return { players, turn: Math.min(Math.max(0, Number(said.get("turn")) || 0), players.length - 1), until: Math.min(until || 0, Date.now() + LASTS) };
    },
    // Where a dispute or a question stands in this language.
    of(room) { return `/${language}/${{ dispute: { de: "streit", en: "dispute" }, search: { de: "suche", en: "search" } }[room][language]}/`; },
    quarrels() { const kept = read(QUARRELS); return Array.isArray(kept) ? kept : []; },
    // --- disputes of this evening ---
    lately() { const kept = read(LATELY); return Array.isArray(kept) ? kept : []; },
    note(one) {
      const others = evening.lately().filter((other) => other.table !== one.table);
      put(LATELY, [{ ...one, at: Date.now() }, ...others].slice(0, LATEST));
    },
    // The table that a new dispute of this evening starts with: a document, its players as a list.
    table() {
      const now = evening.now(), people = now ? now.players : evening.people().names;
      const table = { players: people.slice(0, MOST).map((name) => [String(name).slice(0, 60), {}]) };
      if (!now) return table;
      const said = (slug) => { const its = now.cards[slug]; return its ? its[language === "de" ? 1 : 0].replaceAll("\u00ad", "") : slug; };
      const piles = [...(now.piles || []), ...(now.colony ? ["platinum", "colony"] : [])];
      if (piles.length) table.kingdom = piles.map(said);
      for (const key of ["landscapes", "druid"]) if (now[key] && now[key].length) table[key] = now[key].map(said);
      for (const key of ["ally", "bane", "prophecy"]) if (now[key]) table[key] = said(now[key]);
      if (Object.keys(now.chosen || {}).length) table.chosen = Object.fromEntries(Object.entries(now.chosen).map(([by, slug]) => [said(by), said(slug)]));
      if (Object.keys(now.editions || {}).length) table.editions = now.editions;
      if (now.turn && people[now.turn]) table.turn = { player: table.players[now.turn][0] };
      return table;
    },
    has(slug, box) { const now = evening.now(); return !!now && (slug in now.cards || (now.boxes || []).includes(box)); },
  };
  window.evening = evening;

  // --- the home page: what shows the evening is fetched only where there is one ---
  const place = document.getElementById("tonight-here");
  function home() {
    if (!evening.now()) return;
    window.removeEventListener("storage", home); // from now on tonight.js listens
    document.body.classList.add("has-evening");
    back();
    const { style, script } = place.dataset;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: style }),
      Object.assign(document.createElement("script"), { src: script }),
    );
  }
  if (place) {
    window.addEventListener("storage", home); // another tab may begin it
    home();
  }

  // --- searches: what lies on the table comes first ---
  function rank() {
    if (!evening.now()) return;
    document.querySelectorAll("ul.hits").forEach((list) => {
      const first = [...list.children].filter((hit) => evening.has(hit.dataset.card, hit.dataset.box));
      first.forEach((hit) => hit.classList.add("tonight"));
      list.prepend(...first);
    });
  }

  function quarrel(one) { put(QUARRELS, [{ ...one, at: Date.now() }, ...evening.quarrels().filter((other) => other.table !== one.table)].slice(0, 7)); }

  // --- the referee: this dispute with its answer, and tonight's cards for what is face down ---
  const escaped = (text) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  function referee() {
    const page = document.getElementById("ref"), asking = document.querySelector("[data-question]"), now = evening.now();
    if (asking) { quarrel({ table: asking.dataset.question, ask: asking.dataset.question, title: asking.dataset.question, word: asking.dataset.word }); return; }
    if (!page) return;
    const { key, step, title, word, asked, table, right } = page.dataset;
    const before = evening.quarrels().find((one) => one.key === key && one.word);
    // Whoever looks back at a step of it has not opened it again.
    quarrel(before && !("now" in page.dataset) ? before : { table, key, n: Number(step), title, word: word || "", who: asked || "", right: right || (before && before.right) });
    if (!now) return;
    if ("now" in page.dataset || !evening.lately().some((one) => one.table === table)) evening.note({ table, key, n: Number(step), title, word: word || "", who: asked || "" });
    const box = page.querySelector(".answers[data-likely]");
    if (!box) return;
    const wanted = box.dataset.likely, offered = new Map([...page.querySelectorAll(".answering button[name=answer]")].map((button) => [button.value, button]));
    const first = [];
    for (const [en, de, tint, telling, types] of Object.values(now.cards)) {
      const value = `${box.dataset.before}${en}`, there = offered.get(value);
      if (!types.length || (wanted && !types.includes(wanted)) || (there && there.parentElement !== box)) continue;
      if (there) { first.push(there); continue; }
      const button = document.createElement("button");
      Object.assign(button, { className: `answer t-${tint}`, name: "answer", value });
      button.innerHTML = `<svg class="i" aria-hidden="true" viewBox="0 0 24 24"><use href="#t-${telling}"/></svg><b>${escaped(language === "de" ? de : en)}</b>`;
      first.push(button);
    }
    box.prepend(...first);
  }

  // --- the home page leads back: what somebody came for stands above the three jobs ---
  function back() {
    const { classList } = document.body, jobs = document.querySelector(".three"), before = document.querySelector(".begin-eve");
    if (!jobs || !before || !(classList.contains("has-evening") || classList.contains("has-quarrels"))) return;
    before.before(jobs);
    document.querySelectorAll(".case-f[open]").forEach((each) => { each.open = false; }); // only a stranger is shown how it goes
  }
  // Open ones first; three, until all are asked for.
  function quarrels(most = 3) {
    const part = document.getElementById("quarrels"), kept = evening.quarrels();
    if (!part || !kept.length) return;
    const all = part.querySelector("[data-all]"), day = (at) => new Intl.DateTimeFormat(language, new Date(at).toDateString() === new Date().toDateString() ? { timeStyle: "short" }
      : Date.now() - at < 6 * 24 * 3600 * 1000 ? { weekday: "long" } : { dateStyle: "medium" }).format(at);
    const recent = kept.sort((a, b) => b.at - a.at), ruled = recent.filter((one) => one.word), open = recent.filter((one) => !one.word);
    const found = [...open.slice(0, ruled.length ? most - 1 : most), ...ruled].slice(0, most); // one verdict at least
    part.querySelector("ul").innerHTML = found.map((one) => {
      // A short word stands beside its quarrel, a longer one below it.
      const word = String(one.word), short = /^[^.,;]{1,12}(?=[.,;]|$)/.exec(word), right = part.dataset[one.right];
      const about = word ? [short ? "" : word, day(one.at), right].filter(Boolean).join(" · ") : one.who ? part.dataset.asked.replace("{name}", one.who) : "";
      const href = one.ask ? `${evening.of("search")}?${new URLSearchParams({ q: one.ask })}` : `${evening.of("dispute")}${escaped(String(one.key))}/${Number(one.n)}/`;
      return `<li><a href="${href}"><span class="rows-k${word ? "" : " open"}">${escaped(short ? short[0] : word ? "" : part.dataset.open)}</span><b>${escaped(String(one.title))}</b><span>${escaped(about)}</span></a></li>`;
    }).join("");
    all.hidden = kept.length <= most;
    all.textContent = all.dataset.all.replace("{n}", kept.length);
    all.onclick = () => { quarrels(kept.length + 1); part.querySelectorAll("li a")[most].focus(); };
    const show = (there) => { part.hidden = !there; document.body.classList.toggle("has-quarrels", there); back(); };
    show(true);
    part.querySelector("[data-forget]").onclick = () => { drop(QUARRELS); show(false); };
  }
  quarrels();

  document.addEventListener("htmx:afterSettle", () => { rank(); referee(); quarrels(); });
  rank();
  referee();
})();
