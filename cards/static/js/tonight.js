"use strict";
// The evening as the home page shows it, and as the page that its address opens: both fill in what only this browser knows.
(() => {
  const { evening } = window;
  const say = (text, values) => text.replace(/\{(\w+)\}/g, (_all, key) => values[key]);
  const escaped = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  let box = document.getElementById("evening"), W, word = "";
  const part = (name) => box.querySelector(name);

  // --- on the home page it comes from its own address ---
  const place = document.getElementById("tonight-here");
  async function home() {
    const now = evening.now();
    document.body.classList.toggle("has-evening", !!now);
    place.hidden = !now;
    if (!now) { place.replaceChildren(); return; }
    const title = now.titles[evening.language];
    if (!box) place.innerHTML = `<div class="wrap evening"><section class="eve"><h2><a class="plain" href="${escaped(evening.path(now, "kingdom"))}">${escaped(title)}</a></h2><p class="eve-go"><a class="btn main" href="${escaped(place.dataset.settle)}">${escaped(place.dataset.settleSaid)}</a></p></section></div>`;
    try {
      const answer = await fetch(evening.path(now));
      if (!answer.ok) return;
      const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("evening");
      if (!found) return;
      found.removeAttribute("data-own-page");
      found.querySelectorAll(".tns, .eve-beside, .lately, .first-read, .join").forEach((each) => each.remove()); // a strip; the page of the evening has it all
      const all = Object.assign(found.querySelector(".eve-go .btn:not(.main)"), { href: evening.path(now), textContent: place.dataset.all });
      all.removeAttribute("data-items");
      place.replaceChildren(document.adoptNode(found));
      box = found;
      begin();
      draw();
    } catch (error) { if (!(error instanceof TypeError)) throw error; /* no network: its title and the way to the referee stay */ }
  }

  // --- drawing ---
  function draw() {
    const now = evening.now();
    if (!now || !box) return;
    const n = now.players.length;
    const seats = part(".eve-n");
    if (seats) seats.textContent = say(W.atTable, { n });
    const focused = document.activeElement && document.activeElement.dataset.seat;
    const ring = part(".ring");
    ring.hidden = false;
    ring.innerHTML = now.players.map((name, i) => `<li${i === now.turn ? ' class="on"' : ""}><button type="button" data-seat="${i}" aria-pressed="${i === now.turn}"><b>${escaped(name)}</b>${i === now.turn ? `<i>${W.toPlay}</i>` : ""}</button></li>`).join("");
    if (focused) { const again = ring.querySelector(`[data-seat="${focused}"]`); if (again) again.focus(); }
    part(".eve-e").hidden = false;
    tally(now);
    lately();
    join(now);
    tell(word);
  }
  function tell(text) {
    word = text;
    const line = part(".eve-word");
    line.hidden = !text;
    line.textContent = text;
  }
  function tally(now) {
    const link = part("[data-items]"), n = now.players.length;
    [link, part("#ev a")].forEach((one) => { if (one) one.href = one.getAttribute("href").replace(/players=\d+/, `players=${n}`); });
    if (!link) return;
    let done = [];
    try { done = JSON.parse(localStorage.getItem(`referee-done-${now.code}-${n}`)) || []; } catch { /* not allowed */ }
    link.querySelector("span").textContent = `${done.length}/${link.dataset.items}`;
  }
  function lately() {
    if (!part(".lately")) return;
    const found = evening.lately().slice(0, 5);
    part(".lately").hidden = !found.length;
    const time = new Intl.DateTimeFormat(evening.language, { timeStyle: "short" });
    part(".lately ul").innerHTML = found.map((one) => {
      const kind = /^(yes|ja)\b/i.test(one.word) ? "yes" : /^(no|nein)\b/i.test(one.word) ? "no" : "";
      const answer = kind ? W[kind] : one.word || W.open;
      return `<li><a href="${evening.of("dispute")}${escaped(one.key)}/${Number(one.n)}/"><span class="rows-k${one.word ? "" : " open"}">${escaped(answer)}</span><b>${escaped(one.title)}</b><span>${escaped(one.word || !one.who ? say(W.steps, { time: time.format(one.at), n: one.n }) : say(W.asked, { name: one.who, n: one.n }))}</span></a></li>`;
    }).join("");
  }
  function join(now) {
    if (!part(".join")) return;
    part(".join").hidden = false;
    const code = part(".join img"), [, query] = evening.path(now).split("?");
    const wanted = `${code.dataset.qr}?${query}&${evening.fragment(now)}`;
    if (code.getAttribute("src") !== wanted) code.src = wanted;
    part(".join .copy").dataset.copy = evening.address(now);
    part(".join .copy").hidden = false;
    said(now);
    part(".ends span").textContent = say(W.ends, { day: new Intl.DateTimeFormat(evening.language, { weekday: "long" }).format(now.until) });
  }

  // A code to say aloud: asked for once, and anew when something else lies on the table.
  async function said(now) {
    const line = part(".join .say"), of = evening.path(now);
    if (!line) return;
    const show = (code) => { line.querySelector("strong").textContent = code; line.hidden = !code; };
    if (now.spoken && now.spoken.of === of) { show(now.spoken.code); return; }
    if (line.dataset.asked === of) return;
    line.dataset.asked = of;
    try {
      const answer = await fetch(line.dataset.code, { method: "POST", body: new URLSearchParams({ evening: of }) });
      if (!answer.ok) return;
      const { code } = await answer.json();
      evening.change(() => ({ spoken: { of, code } }));
      show(code);
    } catch (error) { if (!(error instanceof TypeError)) throw error; /* no network: the QR code is still there */ }
  }

  // --- names and order ---
  function edit(names) {
    const list = part(".eve-edit ol"), seat = part(".eve-edit template");
    list.replaceChildren(...names.map((name, i) => {
      const item = seat.content.cloneNode(true), input = item.querySelector("input");
      input.value = name;
      input.setAttribute("aria-label", say(W.seat, { n: i + 1 }));
      item.querySelector("[data-eve=up]").disabled = !i;
      item.querySelector("[data-eve=remove]").disabled = names.length <= 2;
      return item;
    }));
    part("[data-eve=another]").disabled = names.length >= evening.most;
  }
  const typed = () => [...box.querySelectorAll(".eve-edit input")].map((input) => input.value.trim());
  function open(yes) {
    part(".eve-edit").hidden = !yes;
    part(".eve-e").setAttribute("aria-expanded", String(yes));
    if (yes) { edit(evening.now().players); part(".eve-edit input").focus(); } else part(".eve-e").focus();
  }
  const kept = (trouble) => { word = trouble ? W[trouble] : ""; draw(); };

  function begin() {
    W = read("evening-words");
    box.addEventListener("click", (event) => {
      const pressed = event.target.closest("[data-seat], [data-eve], .eve-e");
      if (!pressed || pressed.disabled) return;
      if (pressed.dataset.seat) { kept(evening.change(() => ({ turn: Number(pressed.dataset.seat) }))); return; }
      if (pressed.matches(".eve-e")) { open(part(".eve-edit").hidden); return; }
      const names = typed(), at = [...box.querySelectorAll(".eve-edit li")].indexOf(pressed.closest("li"));
      const does = {
        another() { edit([...names, W.names.find((name) => !names.includes(name)) || ""]); [...box.querySelectorAll(".eve-edit input")].pop().select(); },
        up() { names.splice(at - 1, 0, ...names.splice(at, 1)); edit(names); box.querySelectorAll(".eve-edit input")[at - 1].focus(); },
        remove() { names.splice(at, 1); edit(names); box.querySelectorAll(".eve-edit input")[Math.max(0, at - 1)].focus(); },
        end() { if (window.confirm(W.sure)) { evening.end(); location.assign(`/${evening.language}/`); } },
        take,
      };
      does[pressed.dataset.eve]();
    });
    part(".eve-edit").addEventListener("submit", (event) => {
      event.preventDefault();
      const names = typed().map((name, i) => name || W.names[i]), apart = [...new Set(names)];
      if (apart.length < 2) return;
      const before = evening.now(), turn = Math.max(0, apart.indexOf(before.players[before.turn]));
      open(false);
      kept(evening.change(() => ({ players: apart, turn })));
      // How many of each card a pile has hangs on the number of people.
      if (place && apart.length !== before.players.length) home();
    });
  }

  // --- the page of an address: it becomes this browser's evening ---
  function take() {
    const its = read("evening-is"), shared = evening.shared(location.hash), strangers = !evening.people().names.length;
    const fresh = !shared || shared.until <= Date.now();
    const trouble = fresh ? evening.pin(its, shared ? shared.players : evening.seats(its.n, W.names)) : evening.pin(its, shared.players, shared.turn, shared.until);
    part(".eve-take").hidden = true;
    history.replaceState(null, "", location.pathname + location.search); // a reload changes nothing any more
    kept(trouble);
    if (!trouble) tell(W.here);
    if (strangers && !shared) open(true);
  }
  function arrive() {
    const its = read("evening-is"), now = evening.now(), shared = evening.shared(location.hash);
    const same = now && (its.code ? now.code === its.code : !now.code && String(now.boxes) === String(its.boxes));
    const offer = (text) => { part(".eve-take").hidden = false; tell(text); };
    if (location.hash === "#take") take(); // chosen on a kingdom's page
    else if (same && (!shared || shared.until <= Date.now())) draw();
    else if (!shared) offer(now ? say(W.other, { title: now.titles[evening.language] }) : "");
    else if (shared.until <= Date.now()) offer(W.over);
    else if (!now || same) take();
    else offer(say(W.other, { title: now.titles[evening.language] }));
  }

  window.addEventListener("storage", (event) => { // another tab
    if (event.key && !["referee-tonight", "referee-lately"].includes(event.key)) return;
    if (!box) { if (place) home(); return; }
    if (place && !evening.now()) { box = null; home(); } else if (part(".eve-edit").hidden) draw();
    else tell(W.changed); // what is being typed stays; whoever saves it knows what it replaces
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted && box) draw(); });
  if (place) home();
  else if (box) { begin(); arrive(); }
})();
