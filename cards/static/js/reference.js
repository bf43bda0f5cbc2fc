"use strict";
// What the pages do better with a script; all of them work without it.
(() => {
  const page = document.documentElement;
  const words = document.getElementById("words");
  const say = (key) => (words && words.dataset[key]) || "";

  // --- what only a script can do is there only with one ---
  const uncover = (root) => root.querySelectorAll("button.copy[hidden], [data-keys][hidden]").forEach((each) => { each.hidden = false; });
  uncover(document);
  document.addEventListener("htmx:afterSwap", () => uncover(document));

  // --- the other language shows the same place of the page ---
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".lang a[hreflang]");
    if (link && location.hash) link.hash = location.hash;
  });

  // --- a question: Enter asks, Shift with Enter begins a new line ---
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !event.target.matches(".find.long textarea")) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  });

  // --- a part of the reading: Escape closes its sheet, U takes the correction back; the focus is where it was tapped ---
  let tapped = "";
  document.addEventListener("click", (event) => {
    const part = event.target.closest(".read a[id]");
    if (part) tapped = part.id;
  });
  document.addEventListener("keydown", (event) => {
    const sheet = document.querySelector(".csheet");
    if (!sheet || event.ctrlKey || event.metaKey || event.altKey) return;
    const inField = event.target.closest("input, textarea");
    const link = event.key === "Escape" ? sheet.querySelector("#close") : event.key.toLowerCase() === "u" && !inField ? sheet.querySelector("#undo") : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  document.addEventListener("htmx:afterSettle", () => {
    const part = !document.querySelector(".csheet") && document.getElementById(tapped);
    if (part) part.focus();
  });

  // --- copy ---
  async function copy(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    // Without TLS, as on a phone in one's own network, only the old way is there.
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "vh";
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    return undefined;
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button.copy");
    if (!button) return;
    await copy(button.dataset.copy);
    copied(button);
  });

  function copied(button) {
    const label = button.querySelector("span");
    const before = label.textContent;
    if (before === say("copied")) return;
    label.textContent = say("copied");
    button.classList.add("done");
    tell(say("copied"));
    setTimeout(() => { label.textContent = before; button.classList.remove("done"); }, 1600);
  }

  // --- share: the phone's own sheet where there is one; else the address is copied, or the link followed ---
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-share]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { share: url, title, text } = link.dataset;
    if (navigator.share) {
      event.preventDefault();
      // Whoever closes the sheet has changed their mind; where it cannot be opened, the link is still there.
      await navigator.share({ url, title, text }).catch((error) => { if (error.name !== "AbortError") location.assign(link.href); });
    } else if ("copies" in link.dataset) {
      event.preventDefault();
      await copy(url);
      copied(link);
    }
  });

  const live = document.getElementById("live");
  function tell(text) {
    if (live) live.textContent = text;
  }

  // --- keyboard ---
  const box = () => document.querySelector("#q, #top-q, #sieve");
  const hits = () => [...document.querySelectorAll(".decides .cite, .turns a, .hits a, .s-side a, .sug-cards a, .asked a, .quotes a, .rows a")].filter((link) => link.offsetParent);
  const typing = (element) => element.closest("input, textarea, select, [contenteditable]");
  const dialog = document.getElementById("keys");

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const here = document.activeElement;
    const inBox = here && here === box();
    if (event.key === "/" && !typing(here)) {
      const field = box();
      if (field) { event.preventDefault(); field.focus(); field.select(); }
    } else if (event.key === "?" && !typing(here) && dialog && dialog.showModal) {
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    } else if (event.key === "ArrowDown" && (inBox || hits().includes(here))) {
      const links = hits();
      const next = inBox ? links[0] : links[links.indexOf(here) + 1];
      if (next) { event.preventDefault(); next.focus(); }
    } else if (event.key === "ArrowUp" && hits().includes(here)) {
      const links = hits();
      const at = links.indexOf(here);
      event.preventDefault();
      (at > 0 ? links[at - 1] : box()).focus();
    } else if (event.key === "Escape" && !inBox && hits().includes(here)) {
      box().focus();
    }
  });

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-keys]") && dialog && dialog.showModal) {
      event.preventDefault();
      dialog.showModal();
    }
  });

  // --- the whole reference: find on the page, and go to what was asked for ---
  const sieve = document.querySelector("[data-sieve]");
  if (sieve) {
    const fold = (text) => text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
    const parts = [...document.getElementById(sieve.dataset.sieve).querySelectorAll("section, dl > div")];
    const texts = parts.map((part) => fold(`${part.dataset.names || ""} ${part.textContent}`));
    sieve.hidden = false;
    sieve.addEventListener("submit", (event) => event.preventDefault());
    sieve.addEventListener("input", () => {
      const asked = fold(sieve.querySelector("input").value).split(/\s+/).filter(Boolean);
      let fits = parts.map((_part, at) => asked.every((word) => texts[at].includes(word)));
      if (!fits.includes(true)) { // a sentence: the cards that it names
        const said = ` ${asked.join(" ").replace(/[^\p{L}\p{N}]+/gu, " ")} `;
        fits = parts.map((part) => (part.dataset.names || "").split(" · ").some((each) => each && said.includes(` ${fold(each)} `)));
      }
      parts.forEach((part, at) => { part.hidden = !fits[at]; });
      sieve.querySelector("[role=status]").hidden = fits.includes(true);
    });
    if (page.dataset.kept === "whole") {
      const [, , kind, name, , second] = location.pathname.split("/").map(decodeURIComponent);
      const asked = new URLSearchParams(location.search).get("q") || "";
      const plain = (text) => fold(text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")).replace(/[^a-z0-9]+/g, "-");
      const wanted = name && (document.getElementById(name) || parts.find((part) => (part.dataset.names || "").split(" · ").some((each) => plain(each) === name)));
      // Once more when the fonts are there: they move everything.
      if (wanted && !second) [Promise.resolve(), document.fonts.ready].forEach((moment) => moment.then(() => wanted.scrollIntoView()));
      else if (asked || (kind && name)) {
        sieve.querySelector("input").value = asked || [name, second].filter(Boolean).join(" ").replaceAll("-", " ");
        sieve.dispatchEvent(new Event("input"));
      }
    }
  }

  // --- without reception: what is shown is old, and what was sent waits and is sent when the network is back ---
  const line = document.getElementById("offline");
  const AGAIN = 5000; // a network that is there and leads nowhere says nothing when it does again
  let waits = null, retry = 0;
  function show() {
    if (!line) return;
    const away = waits || page.dataset.kept || navigator.onLine === false;
    line.hidden = !away;
    line.classList.toggle("waits", Boolean(waits));
    if (!away) return;
    const made = page.dataset.made ? new Date(page.dataset.made) : null;
    const when = made && !Number.isNaN(made.getTime())
      ? new Intl.DateTimeFormat(page.lang, { dateStyle: "medium", timeStyle: "short" }).format(made) : "";
    if (waits) line.textContent = say(waits.typed ? "waitsTyped" : "waits");
    else if (page.dataset.kept === "instead") line.textContent = say("offlineInstead");
    else line.textContent = when ? say("offlineMade").replace("{when}", when) : say("offline");
  }
  function wait(event) {
    const { elt, requestConfig: { triggeringEvent: by } } = event.detail;
    const pressed = (by && by.submitter) || elt;
    waits = { typed: elt.matches(".find"), pressed };
    clearTimeout(retry);
    retry = setTimeout(send, AGAIN);
    show();
  }
  function send() {
    clearTimeout(retry);
    if (!waits) return;
    if (navigator.onLine === false) { retry = setTimeout(send, AGAIN); return; }
    const { typed, pressed } = waits;
    if (!pressed.isConnected) { done(); return; }
    if (!typed) { pressed.click(); return; }
    window.htmx.ajax("GET", pressed.getAttribute("hx-get"), { source: pressed });
  }
  function done() { waits = null; clearTimeout(retry); show(); }
  document.addEventListener("htmx:sendError", wait);
  document.addEventListener("htmx:beforeSwap", () => { if (waits) done(); });
  document.addEventListener("click", (event) => { if (waits && event.isTrusted && event.target.closest("a[href], button")) done(); });
  show();
  window.addEventListener("online", () => { show(); send(); });
  window.addEventListener("offline", show);

  if ("serviceWorker" in navigator && words && words.dataset.worker) {
    navigator.serviceWorker.register(words.dataset.worker, { scope: "/" })
      .then(() => navigator.serviceWorker.ready)
      .then((worker) => worker.active.postMessage({ language: page.lang }))
      .catch(() => undefined);
  }
})();
