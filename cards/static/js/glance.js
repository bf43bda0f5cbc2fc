"use strict";
// A card's name or a cite shows the card, where a mouse rests on it or a finger holds it. It is taken from the card's own page;
// who cannot see it follows the link, as everybody can.
(() => {
  const CARD = /^\/(?:en|de)\/(?:cards|karten)\/(?!random\/|zufall\/)[^/]+\/$/, CITE = /^\/(?:en|de)\/(?:rulings|klarstellungen)\/[^/]+\/$/;
  const RESTS = 350, HOLDS = 400, LEAVES = 150, MOVED = 10, GAP = 8;
  const panel = Object.assign(document.createElement("div"), { className: "glance", hidden: true });
  panel.setAttribute("aria-hidden", "true"); // the link says the same
  const fetched = new Map();
  let of = null, timer = 0, leaving = 0, held = false, from = null, clicked = null;

  const path = (link) => new URL(link.dataset.glance || link.href, location.href).pathname;
  function named(target) {
    const link = target.closest && target.closest("main a[href], main [data-glance]");
    if (!link || link.closest(".face, .crumbs, .glance") || link.origin && link.origin !== location.origin) return null;
    return (CARD.test(path(link)) && path(link) !== location.pathname) || (CITE.test(path(link)) && link.matches(".cite, .perma")) ? link : null;
  }

  async function part(address, selector) {
    if (!fetched.has(address)) fetched.set(address, fetch(address).then((answer) => (answer.ok ? answer.text() : "")).catch(() => { fetched.delete(address); return ""; }));
    return new DOMParser().parseFromString(await fetched.get(address), "text/html").querySelectorAll(selector);
  }
  async function content(address) {
    const found = [...await part(address, CARD.test(address) ? ".face" : ".said-t, .crumbs a[href]")];
    const card = found.find((each) => each.matches("a"));
    const faces = card && CARD.test(path(card)) ? await part(path(card), ".face") : [];
    const shown = [...found.filter((each) => each !== card), ...faces].map((each) => document.importNode(each, true));
    shown.forEach((each) => [each, ...each.querySelectorAll("*")].forEach((one) => { ["id", "href", "aria-labelledby"].forEach((name) => { if (!one.closest("svg")) one.removeAttribute(name); }); }));
    return shown;
  }

  async function show(link, x, y) {
    of = link;
    const shown = await content(path(link));
    if (of !== link || !shown.length || !link.isConnected) return;
    panel.replaceChildren(...shown);
    document.body.append(panel);
    panel.hidden = false;
    const rows = [...link.getClientRects()], row = rows.find((each) => y >= each.top - 1 && y <= each.bottom + 1) || rows[0], { width, height } = panel.getBoundingClientRect();
    const right = document.documentElement.clientWidth - width - GAP, below = row.bottom + GAP, above = row.top - height - GAP;
    panel.style.left = `${Math.max(GAP, Math.min(x - width / 2, right))}px`;
    panel.style.top = `${below + height <= innerHeight || above < GAP ? Math.max(GAP, Math.min(below, innerHeight - height - GAP)) : above}px`;
  }
  function hide() {
    clearTimeout(timer);
    clearTimeout(leaving);
    of = null;
    panel.hidden = true;
  }

  // --- a mouse ---
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) <= MOVED) return; // what came there by the click is in nobody's way
    clicked = null;
    const link = named(event.target);
    if (event.target.closest && event.target.closest(".glance")) { clearTimeout(leaving); return; }
    if (link && link === of) { clearTimeout(leaving); return; }
    clearTimeout(timer);
    if (of) { clearTimeout(leaving); leaving = setTimeout(hide, LEAVES); }
    if (link) timer = setTimeout(() => { clearTimeout(leaving); show(link, event.clientX, event.clientY); }, RESTS);
  });
  // --- a finger ---
  document.addEventListener("pointerdown", (event) => {
    held = false;
    clicked = { x: event.clientX, y: event.clientY };
    hide();
    const link = event.pointerType === "mouse" ? null : named(event.target);
    if (!link) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => { held = true; show(link, from.x, from.y); }, HOLDS);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) clearTimeout(timer);
  });
  ["pointerup", "pointercancel"].forEach((name) => document.addEventListener(name, (event) => { if (event.pointerType !== "mouse") clearTimeout(timer); }));
  document.addEventListener("contextmenu", (event) => { if (held && named(event.target)) event.preventDefault(); });
  document.addEventListener("click", (event) => { // letting go is no tap
    if (held && named(event.target)) { event.preventDefault(); event.stopImmediatePropagation(); }
    held = false;
  }, true);

  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  document.addEventListener("scroll", () => { if (!panel.hidden) hide(); }, { capture: true, passive: true });
  document.addEventListener("htmx:beforeSwap", hide);
  window.addEventListener("pagehide", hide);
})();
