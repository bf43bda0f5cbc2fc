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
    // `follows`: it is what another page of this tab was about.
    save(as, what, follows = false) {
      const other = read();
      if (other && !other.played && other.at !== mine && (other.tab !== tab || (other.start !== start() && !follows))) {
        put(BEFORE, other);
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

  function keep(follows = false) {
    const fields = [...new FormData(form)].filter(([name, text]) => name !== "csrfmiddlewaretoken" && text !== "");
    draft.save(as, { fields }, follows);
  }

  async function restore(kept) {
    if (as === "document") { form.elements.document.value = (kept.fields.find(([name]) => name === "document") || [])[1] || ""; return; }
    const body = new FormData();
    kept.fields.forEach(([name, text]) => body.append(name, text));
    body.set("do", "back");
    body.set("csrfmiddlewaretoken", form.elements.csrfmiddlewaretoken.value);
    const answer = await fetch(form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("describing");
    if (page) form.replaceChildren(...page.childNodes);
  }

  const kept = draft.read();
  if (!sent && draft.fits(kept, as)) draft.takeUp(kept);
  if (!sent && draft.fits(kept, as)) restore(kept).catch(() => { /* no network: the form stays empty, the draft is kept */ });
  else if (sent) keep(true);
  form.addEventListener("input", () => keep());
  form.addEventListener("submit", (event) => {
    keep();
    if (!event.submitter || event.submitter.value === "play") draft.played();
  });
})();
