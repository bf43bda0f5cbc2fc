"use strict";
// Boxes on the shelf and ticked set-up steps, kept in this browser. Without a script both live in the form.
(() => {
  const stored = (key) => { try { return JSON.parse(localStorage.getItem(key)) || []; } catch { return []; } };
  const store = (key, value) => { try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* full, or not allowed */ } };

  // --- the shelf: a cookie, so that the server knows the boxes of last time too ---
  const SHELF = "boxes";
  const kept = () => (document.cookie.split("; ").find((each) => each.startsWith(`${SHELF}=`)) || "").slice(SHELF.length + 1).split(".").filter(Boolean);
  const keep = (owned) => { document.cookie = `${SHELF}=${owned.join(".")}; path=/; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`; };
  function shelf() {
    const form = document.querySelector("form[data-own]");
    if (!form) return;
    const boxes = [...form.querySelectorAll("input[name=own]")];
    if (!new URLSearchParams(location.search).has("own")) {
      const owned = kept();
      boxes.forEach((box) => { box.checked = owned.includes(box.value); });
      if (owned.length) {
        form.querySelector("details").open = true;
        form.requestSubmit();
      }
    }
  }
  document.addEventListener("change", (event) => {
    if (event.target.name !== "own") return;
    keep([...event.target.form.querySelectorAll("input[type=checkbox][name=own]:checked")].map((box) => box.value));
  });

  // --- drawing: what is changed is said at once; the page stays where it is, and so does what is open ---
  const draw = () => document.getElementById("draw");
  let open = [], last = "", place = -1;
  document.addEventListener("click", (event) => { // the other sentence folds up above it: what was opened stays in sight
    const said = event.target.closest(".d-say > details > summary");
    if (said) requestAnimationFrame(() => requestAnimationFrame(() => said.scrollIntoView({ block: "nearest" })));
  });
  document.addEventListener("click", (event) => { // what was drawn is seen
    if (event.target.closest(".drawb")) draw().querySelectorAll(".d-say details").forEach((each) => { each.open = false; });
  });
  document.addEventListener("change", (event) => {
    if (!draw() || event.target.form !== draw() || event.target.matches("[type=text], input:not([type])")) return;
    last = `[name="${event.target.name}"][value="${event.target.value}"], select[name="${event.target.name}"]`;
    if (event.target.name === "players") window.evening.remember(Number(event.target.value));
    draw().requestSubmit();
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "draw") return;
    if (event.detail.xhr.status === 422) { event.detail.shouldSwap = true; event.detail.isError = false; }
    open = [...draw().querySelectorAll("details[open]")].map((each) => each.id);
    place = scrollY;
  });
  document.addEventListener("htmx:afterSwap", () => {
    if (!draw()) return;
    open.forEach((id) => { const each = document.getElementById(id); if (each) each.open = true; });
    if (place >= 0) scrollTo(0, place);
    place = -1;
  });
  document.addEventListener("htmx:afterSettle", () => {
    if (!draw()) return;
    const field = last && draw().querySelector(last);
    if (field) field.focus({ preventScroll: true });
    open = [];
    last = "";
    here();
  });
  // Arrows walk over the piles, L locks, D draws, Z undoes.
  document.addEventListener("keydown", (event) => {
    if (!draw() || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const piles = [...draw().querySelectorAll(".dr-p")], at = piles.indexOf(document.activeElement);
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }[event.key];
    const button = event.key === "l" && at >= 0 ? piles[at].nextElementSibling : draw().querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    if (by && piles[at + by] && at >= 0) piles[at + by].focus();
    else if (!by && button) button.click();
    else return;
    event.preventDefault();
  });

  // --- what is done ---
  function checklist() {
    const list = document.querySelector("[data-list]");
    if (!list) return;
    const key = `referee-done-${list.dataset.list}`;
    const boxes = [...list.querySelectorAll("input[data-key]")];
    const steps = [...list.querySelectorAll(".scale i")];
    const tally = list.querySelector(".tally b");
    const show = () => {
      const done = boxes.filter((box) => box.checked).length;
      tally.textContent = done;
      steps.forEach((step, n) => step.classList.toggle("done", n < done));
    };
    const before = stored(key);
    boxes.forEach((box) => { box.checked = before.includes(box.dataset.key); });
    list.addEventListener("change", () => {
      const done = boxes.filter((box) => box.checked).map((box) => box.dataset.key);
      if (done.length) store(key, done);
      else { try { localStorage.removeItem(key); } catch { /* not allowed */ } }
      show();
    });
    list.querySelectorAll(".tally, .scale").forEach((part) => { part.hidden = false; });
    show();
  }

  // --- how many sit there: the number that was chosen last ---
  const numbers = document.querySelector(".pick .nums"), players = document.querySelector(".none-yet [name=players]");
  const { evening } = window, asked = new URLSearchParams(location.search).has("players"), { n } = evening.people();
  if (numbers) {
    const link = [...numbers.children].find((each) => Number(each.lastChild.textContent) === n);
    if (link && !asked && !link.hasAttribute("aria-current")) location.replace(link.href + location.hash);
    numbers.addEventListener("click", (event) => {
      const chosen = event.target.closest("a");
      if (chosen) evening.remember(Number(chosen.lastChild.textContent));
    });
  }
  if (players && !asked && n) players.value = n;

  // --- copied texts name this site ---
  function here() {
    document.querySelectorAll("button.copy[data-copy*='{origin}']").forEach((button) => {
      button.dataset.copy = button.dataset.copy.replaceAll("{origin}", location.origin);
    });
  }
  here();

  shelf();
  checklist();
})();
