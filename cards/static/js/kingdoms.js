"use strict";
// Boxes on the shelf and ticked set-up steps, kept in this browser. Without a script both live in the form.
(() => {
  const stored = (key) => { try { return JSON.parse(localStorage.getItem(key)) || []; } catch { return []; } };
  const store = (key, value) => { try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* full, or not allowed */ } };

  // --- the shelf ---
  const SHELF = "referee-shelf";
  function shelf() {
    const form = document.querySelector("form[data-own]");
    if (!form) return;
    const boxes = [...form.querySelectorAll("input[name=own]")];
    const asked = new URLSearchParams(location.search);
    if (!asked.has("own") && !asked.has("do")) {
      const owned = stored(SHELF);
      boxes.forEach((box) => { box.checked = owned.includes(box.value); });
      if (owned.length && form.dataset.own === "go") {
        form.querySelector("details").open = true;
        form.requestSubmit();
      }
    }
    form.addEventListener("change", (event) => {
      if (event.target.name === "own") store(SHELF, boxes.filter((box) => box.checked).map((box) => box.value));
    });
  }

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
  const numbers = document.querySelector(".pick .nums"), players = document.querySelector("select[name=players]");
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
  document.querySelectorAll("button.copy[data-copy*='{origin}']").forEach((button) => {
    button.dataset.copy = button.dataset.copy.replaceAll("{origin}", location.origin);
  });

  shelf();
  checklist();
})();
