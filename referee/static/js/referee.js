"use strict";
// What the referee's pages do better with a script; all of them work without it.
(() => {
  const ref = () => document.getElementById("ref");
  const typing = (element) => element && element.closest("input:not([type=checkbox]), textarea, select, [contenteditable]");

  // --- keyboard: arrows step, shift and arrows switch branches, u undoes ---
  function go(href) {
    if (!href) return;
    const link = [...document.querySelectorAll("a[hx-get]")].find((a) => a.getAttribute("href") === href);
    if (link) link.click(); else location.assign(href);
  }

  const keys = {
    ArrowLeft: (data) => data.previous,
    ArrowRight: (data) => data.next,
    u: (data) => data.undo,
    r: (data) => data.redo,
  };

  document.addEventListener("keydown", (event) => {
    const page = ref();
    if (!page || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (typing(document.activeElement) || document.querySelector("dialog[open]")) return;
    if (event.key === "a") {
      const question = document.getElementById("ak");
      if (question) { event.preventDefault(); question.focus(); }
      return;
    }
    if (/^[1-9]$/.test(event.key)) { // digits pick answers
      const answer = page.querySelectorAll(".answering .answer:not(.done, li, .typed *)")[event.key - 1];
      if (answer) { event.preventDefault(); answer.click(); }
      return;
    }
    if (document.activeElement && document.activeElement.closest("[data-order], .scroll") && event.key.startsWith("Arrow")) return;
    let href;
    if (event.shiftKey && event.key === "ArrowLeft") href = page.dataset.branchBefore;
    else if (event.shiftKey && event.key === "ArrowRight") href = page.dataset.branchAfter;
    else if (!event.shiftKey && keys[event.key]) href = keys[event.key](page.dataset);
    else return;
    event.preventDefault();
    if (event.shiftKey && href) location.assign(href);
    else go(href);
  }, true);

  // --- a replay that plays itself: one step after the other, until the last one or until somebody stops it ---
  let playing = 0, said = "";
  const SECONDS = 1.6;
  function player() { return document.querySelector("[data-play]"); }
  function follow() {
    const button = player(), next = ref() && ref().dataset.next;
    if (!button || !next) { playing = 0; if (button) button.hidden = false; return; }
    button.hidden = false;
    if (!playing) return;
    button.querySelector("span").textContent = button.dataset.play;
    clearTimeout(playing);
    playing = setTimeout(() => go(next), SECONDS * 1000);
  }
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) {
      const label = player().querySelector("span");
      if (playing) { clearTimeout(playing); playing = 0; label.textContent = said; } else { said = label.textContent; playing = -1; follow(); }
    } else if (playing && event.isTrusted) { clearTimeout(playing); playing = 0; }
  });
  document.addEventListener("htmx:afterSettle", follow);
  follow();

  // --- names, completed as one types: the list offers the whole text with its last name completed ---
  let waiting, asking;
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!field.dataset || !field.dataset.names) return;
    clearTimeout(waiting);
    if (asking) asking.abort();
    waiting = setTimeout(async () => {
      asking = new AbortController();
      try {
        const now = window.evening.now(), asked = new URLSearchParams({ text: field.value, tonight: now ? [...Object.keys(now.cards), ...(now.boxes || [])].join(" ") : "" });
        const answer = await fetch(`${field.dataset.names}?${asked}`, { signal: asking.signal });
        if (answer.ok) document.getElementById(field.getAttribute("list")).innerHTML = await answer.text();
      } catch (error) {
        if (error.name !== "AbortError" && !(error instanceof TypeError)) throw error;
      }
    }, 120);
  });

  // --- citations: a second tap closes what the first one opened ---
  document.addEventListener("htmx:beforeRequest", (event) => {
    const cite = event.target.closest && event.target.closest("a.cite");
    if (!cite) return;
    const opened = event.detail.target;
    if (opened.dataset.of === cite.href && opened.childElementCount) {
      event.preventDefault();
      opened.replaceChildren();
      delete opened.dataset.of;
      cite.removeAttribute("aria-expanded");
    } else {
      opened.dataset.of = cite.href;
      cite.setAttribute("aria-expanded", "true");
    }
  });

  // --- a refused answer comes back with its message, one that has to wait with what was typed: shown too ---
  document.addEventListener("htmx:beforeSwap", (event) => {
    if ([413, 422, 429, 503].includes(event.detail.xhr.status)) { event.detail.shouldSwap = true; event.detail.isError = false; }
  });

  // --- several cards: how many are picked, and whether that is enough ---
  function count(form) {
    const least = Number(form.dataset.least), most = Number(form.dataset.most);
    const boxes = [...form.querySelectorAll("input[name=pick]")];
    const picked = boxes.filter((box) => box.checked).length;
    const shown = form.querySelector(".picked");
    if (shown) shown.textContent = `${picked} / ${most}`;
    const whole = "whole" in form.dataset;
    const fits = picked >= Math.max(least, 1) && picked <= most && (!whole || picked === most);
    form.querySelector("button.done").disabled = !fits;
    boxes.forEach((box) => { box.disabled = !box.checked && picked >= most; });
  }

  // --- an order: by drag, and by keyboard ---
  function renumber(list) {
    [...list.children].forEach((item, place) => {
      item.querySelector("select").value = String(place + 1);
      item.querySelector(".up").disabled = place === 0;
      item.querySelector(".down").disabled = place === list.children.length - 1;
    });
  }

  function orderable(list) {
    if (list.dataset.ready) return;
    list.dataset.ready = "1";
    let dragged = null;
    [...list.children].forEach((item) => {
      item.draggable = true;
      item.querySelector(".at").hidden = true;
      item.querySelectorAll(".up, .down").forEach((button) => { button.hidden = false; });
    });
    list.addEventListener("click", (event) => {
      const button = event.target.closest(".up, .down");
      if (!button) return;
      const item = button.closest("li");
      if (button.classList.contains("up") && item.previousElementSibling) item.previousElementSibling.before(item);
      else if (button.classList.contains("down") && item.nextElementSibling) item.nextElementSibling.after(item);
      renumber(list);
      (button.disabled ? item.querySelector("button:not([disabled])") : button).focus();
    });
    list.addEventListener("keydown", (event) => {
      const item = event.target.closest("li");
      if (!item || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      const button = item.querySelector(event.key === "ArrowUp" ? ".up" : ".down");
      if (!button.disabled) button.click();
    });
    list.addEventListener("dragstart", (event) => { dragged = event.target.closest("li"); dragged.classList.add("dragged"); });
    list.addEventListener("dragover", (event) => {
      const over = event.target.closest("li");
      if (!dragged || !over || over === dragged || over.parentElement !== list) return;
      event.preventDefault();
      const box = over.getBoundingClientRect();
      if (event.clientY > box.top + box.height / 2) over.after(dragged); else over.before(dragged);
      renumber(list);
    });
    list.addEventListener("drop", (event) => event.preventDefault());
    list.addEventListener("dragend", () => { if (dragged) dragged.classList.remove("dragged"); dragged = null; renumber(list); });
    renumber(list);
  }

  // --- beside the table the log scrolls by itself: the step that one looks at is in sight ---
  function sight() {
    const here = document.querySelector(".log .here"), log = here && here.closest(".log");
    if (!log || log.scrollHeight <= log.clientHeight) return;
    const row = here.getBoundingClientRect(), box = log.getBoundingClientRect();
    if (row.top < box.top || row.bottom > box.bottom) log.scrollTop += row.top - box.top - (log.clientHeight - row.height) / 2;
  }

  function ready() {
    sight();
    document.querySelectorAll("form.answering[data-how=many]").forEach(count);
    document.querySelectorAll("[data-order]").forEach(orderable);
  }

  document.addEventListener("change", (event) => {
    const form = event.target.closest && event.target.closest("form.answering[data-how=many]");
    if (form) count(form);
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    ready();
    // What was focused is gone with the old page: the question is where one goes on.
    if (event.detail.target && event.detail.target.id === "main") {
      const question = document.getElementById("ak");
      if (question) question.focus({ preventScroll: true });
    }
  });
  ready();
})();
