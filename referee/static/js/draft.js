"use strict";
// What is being described, kept in this browser until it is played: a reload, Back, the other language, a closed tab lose
// nothing. The table (tap.js), the form and the document share it; each keeps it as it shows it.
(() => {
  const KEY = "referee-draft", BEFORE = "referee-draft-before";
  // The same on every page that one tab opens.
  const tab = (() => {
    const made = Math.random().toString(36).slice(2);
    try { const known = sessionStorage.getItem("referee-tab") || made; sessionStorage.setItem("referee-tab", known); return known; } catch { return made; }
  })();
  // Where the description started: a stored situation, a kingdom, or nothing.
  const start = () => { const asked = new URLSearchParams(location.search); asked.delete("as"); return asked.toString(); };
  let mine = null; // when this page took it up or wrote it last
  let blocked = false;

  function read(key = KEY) {
    try { return JSON.parse(localStorage.getItem(key)); } catch { blocked = true; return null; }
  }

  function put(key, value) {
    try { localStorage.setItem(key, JSON.stringify(value)); return true; } catch { return false; }
  }

  const draft = {
    onOtherTab() {},
    onBlocked() {},
    read: () => read(),
    before: () => read(BEFORE),
    takeUp(kept) { mine = kept.at; },
    resume() { try { localStorage.removeItem(BEFORE); } catch { /* not allowed */ } },
    // Comes back to the same page: by Back or a reload, also after it was played.
    fits(kept, as) {
      if (!kept || kept.as !== as || kept.start !== start()) return false;
      const [way] = performance.getEntriesByType("navigation");
      return !kept.played || (way && way.type !== "navigate");
    },
    // Where it is gone on with.
    address: (kept, describe) => { const asked = new URLSearchParams(kept.start); if (kept.as !== "table") asked.set("as", kept.as); return `${describe}?${asked}`; },
    // The document as it is sent. Players in their order, whatever they are called.
    text({ players, ...rest }) {
      const pair = ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value || {})}`;
      return [`{"players":{${players.map(pair).join(",")}}`, ...Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)].join(",") + "}";
    },
    // `follows`: it is what another page of this tab was about.
    save(as, what, follows = false) {
      const other = read();
      if (other && !other.played && other.at !== mine && (other.tab !== tab || !follows)) {
        if (!put(BEFORE, other)) { draft.onBlocked(); return; } // rather the older one than neither
        if (mine !== null) draft.onOtherTab();
      }
      mine = Date.now() + Math.random();
      if (!put(KEY, { as, start: start(), tab, at: mine, ...what })) draft.onBlocked();
    },
    played() { const kept = read(); if (kept && kept.tab === tab) put(KEY, { ...kept, played: true }); },
    clear() { try { localStorage.removeItem(KEY); } catch { /* not allowed */ } mine = null; },
    blocked: () => { read(); return blocked; },
  };
  window.draft = draft;

  // --- the form and the document ---
  const form = document.querySelector("form.d-form");
  if (!form || document.getElementById("tap")) return;
  const as = form.querySelector("#document") ? "document" : "form";
  const sent = "sent" in form.dataset;

  const word = document.getElementById("d-word");
  function say(what) {
    const line = word.querySelector(`[data-word=${what}]`);
    word.hidden = line.hidden = false;
    return line;
  }
  draft.onOtherTab = () => say("other");
  draft.onBlocked = () => say("blocked");
  if (draft.blocked()) say("blocked");

  function keep(follows = false) {
    const fields = [...new FormData(form)].filter(([name, text]) => name !== "csrfmiddlewaretoken" && text !== "");
    draft.save(as, { fields }, follows);
  }

  async function restore(kept) {
    if (as === "document") { form.elements.document.value = (kept.fields.find(([name]) => name === "document") || [])[1] || ""; return; }
    await shownAs([...kept.fields.filter(([name]) => name !== "do"), ["do", "back"]]);
  }

  // The page as it is when this is sent; what somebody has typed in the meantime stays.
  let typed = false;
  async function shownAs(fields) {
    const body = new FormData();
    fields.forEach(([name, text]) => body.append(name, text));
    body.set("csrfmiddlewaretoken", form.elements.csrfmiddlewaretoken.value);
    const answer = await fetch(form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("describing");
    if (page && !typed) form.replaceChildren(...page.childNodes);
  }

  const kept = draft.read();
  if (!sent && draft.fits(kept, as)) draft.takeUp(kept);
  if (!sent && draft.fits(kept, as)) restore(kept).catch(() => { /* no network: the form stays empty, the draft is kept */ });
  else if (sent) keep(true);
  else {
    if (kept && !kept.played) say("kept").querySelector("a").href = draft.address(kept, form.action);
    const table = window.evening.table();
    if (!start() && table.players.length) shownAs([["table", draft.text(table)], ["do", as]]).catch(() => { /* no network: it starts empty */ });
  }
  form.addEventListener("input", () => { typed = true; keep(); });
  form.addEventListener("submit", (event) => {
    keep();
    if (!event.submitter || event.submitter.value === "play") draft.played();
  });
})();
