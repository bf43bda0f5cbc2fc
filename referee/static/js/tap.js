"use strict";
// The table that is tapped. It changes the document itself (`doc`), and draws it; what it does not show it leaves alone.
// Kept in this browser: the draft (draft.js), `referee-used` (cards used before, newest first), and the evening (evening.js).
(() => {
  const root = document.getElementById("tap");
  if (!root) return;
  const told = JSON.parse(document.getElementById("tap-table").textContent);
  const W = told.words, { draft, evening } = window;
  const by = (id) => document.getElementById(id);
  const escaped = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  const say = (text, values) => text.replace(/\{(\w+)\}/g, (_all, key) => values[key]);
  const icon = (id) => `<svg class="i" aria-hidden="true" viewBox="0 0 24 24"><use href="#${id}"/></svg>`;
  const stored = (key, otherwise) => { try { return JSON.parse(localStorage.getItem(key)) ?? otherwise; } catch { return otherwise; } };
  const whose = (name) => (told.language === "de" ? name + (/[sxzß]$/i.test(name) ? "’" : "s") : say(W.whose, { name }));
  const wide = matchMedia("(min-width: 75rem)"), finger = matchMedia("(pointer: coarse)");

  // --- cards: [name, as parted, other name, types, tint, telling type, kind, cost, island, box] ---
  let all = { cards: {}, types: {}, islands: "", basic: [], often: [] };
  const index = new Map(); // a name as compared: its card
  const plain = (text) => text.toLowerCase().replace(/ß/g, "ss").replace(/['’]/g, "").normalize("NFKD").replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9?]+/g, " ").trim();
  const slugOf = (name) => told.named[name] || index.get(plain(name)) || "";
  const nameOf = (slug) => (slug === "?" ? "?" : all.cards[slug] ? all.cards[slug][0] : slug);
  const spoken = (slug) => (slug === "?" ? W.faceDown : nameOf(slug));
  const typed = (slug, type) => !!all.cards[slug] && all.cards[slug][3].some((kind) => kind.split(" ")[0] === type);
  const kindOf = (slug) => (all.cards[slug] || [])[6];
  const tonight = evening.now() || { players: evening.people().names };
  const KINDS = { landscapes: told.landscapes, ally: ["ally"], holds: told.held, boons: ["boon"], "discarded boons": ["boon"], druid: ["boon"], hexes: ["hex"], "discarded hexes": ["hex"], loot: ["loot"], prophecy: ["prophecy"] };
  const ONE = ["ally", "prophecy"]; // of which a game has one
  const DECKS = [["fate", "boons"], ["fate", "discarded boons"], ["fate", "druid"], ["doom", "hexes"], ["doom", "discarded hexes"], ["", "loot"], ["omen", "prophecy"]];
  const TOLD_OF = ["gained", "trashed", "last turn gained"]; // what was done: no place where a card lies

  const band = (slug) => `<span class="band sp">${(all.cards[slug] ? all.cards[slug][3] : []).map((kind) => {
    const [type, tint] = kind.split(" ");
    return `<span class="t-${tint || type}">${icon(`t-${type}`)}</span>`;
  }).join("")}</span>`;
  const isle = (slug, fit) => `<svg class="isl t-${all.cards[slug][4]}" viewBox="0 0 360 240" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true"><use href="${all.islands}${slug}${all.cards[slug][8]}.svg#i"/></svg>`;
  const label = (slug) => escaped(all.cards[slug] ? all.cards[slug][1] || all.cards[slug][0] : slug);
  const typesOf = (slug) => (all.cards[slug] ? all.cards[slug][3].map((kind) => all.types[kind.split(" ")[0]]).join(" ") : "");

  // --- the document: a list of entries, `3 Copper`, {Haven: [Gold]}, {Garrison: 2}, {face down: Zombie Spy} ---
  let doc = told.table;
  const read = (entry) => {
    if (entry && typeof entry === "object" && !Array.isArray(entry)) {
      const [[name, inside]] = Object.entries(entry);
      if (name === "face down") return { ...read(inside), down: true };
      return { ...read(name), ...(typeof inside === "number" ? { tokens: inside } : { on: listed(inside) }) };
    }
    const [, n, name] = /^(\d{1,4})\s+(.+)$/.exec(String(entry)) || [0, 1, String(entry)];
    return { n: Number(n), name, slug: name === "?" ? "?" : slugOf(name) };
  };
  const written = (card) => {
    const name = card.n === 1 ? card.name : `${card.n} ${card.name}`;
    if (card.down) return { "face down": name };
    if (card.on && card.on.length) return { [name]: card.on };
    return card.tokens ? { [name]: card.tokens } : name;
  };
  function listed(value) {
    if (value === undefined || value === null) return [];
    if (value === "?") return ["10 ?"];
    return Array.isArray(value) ? value : [value];
  }

  const seats = () => doc.players;
  const seat = (i) => doc.players[i][1] || (doc.players[i][1] = {});
  const nameAt = (i) => doc.players[i][0] || told.players[i];
  const turn = () => (doc.turn && typeof doc.turn === "object" ? doc.turn : {});
  const same = (one, other) => one.trim().toLowerCase() === String(other).trim().toLowerCase();
  const current = () => Math.max(0, seats().findIndex((_seat, i) => turn().player !== undefined && same(nameAt(i), turn().player)));

  // A zone: "0.hand", "0.mats.island", "0.on.2" (what lies on the third Duration), "m.trash"; "t.gained" (this turn).
  const parts = (zone) => { const [who, key, more] = zone.split("."); return { who, key, more }; };
  function list(zone) {
    const { who, key, more } = parts(zone);
    if (who === "m") return ONE.includes(key) ? listed(doc[key] || undefined) : key === "kingdom" && typeof doc.kingdom === "string" ? [] : listed(doc[key]);
    if (who === "t") return listed(turn()[key]);
    if (key === "mats") return listed((seat(who).mats || {})[more]);
    if (key === "on") return read(listed(seat(who).durations)[more]).on || [];
    if (key === "deck" && seat(who).deck === undefined) return ["10 ?"];
    return listed(seat(who)[key]);
  }
  function put(zone, entries) {
    const { who, key, more } = parts(zone);
    const at = who === "m" ? doc : who === "t" ? (doc.turn = { ...turn() }) : seat(who);
    if (key === "on") {
      const durations = [...listed(at.durations)];
      const { tokens: _gone, ...card } = read(durations[more]);
      durations[more] = written({ ...card, on: entries });
      at.durations = durations;
    } else if (key === "mats") {
      at.mats = { ...at.mats, [more]: entries };
      if (!entries.length) delete at.mats[more];
      if (!Object.keys(at.mats).length) delete at.mats;
    } else if (ONE.includes(key)) {
      if (entries.length) doc[key] = entries[entries.length - 1]; else delete doc[key];
      if (key === "prophecy" && !entries.length) delete doc.sun;
    } else if (entries.length || (key === "deck") || (key === "trash")) at[key] = entries;
    else delete at[key];
    if (zone === "m.landscapes" && doc.chosen) { // a Trait that is gone lies at no pile
      const there = entries.map((entry) => read(entry).slug);
      doc.chosen = Object.fromEntries(Object.entries(doc.chosen).filter(([name]) => kindOf(slugOf(name)) !== "trait" || there.includes(slugOf(name))));
      if (!Object.keys(doc.chosen).length) delete doc.chosen;
    }
  }
  const many = (zone) => list(zone).reduce((sum, entry) => sum + read(entry).n, 0);
  const ordered = (zone) => ["deck", "discard", "play", "trash"].includes(parts(zone).key);
  const ONCE = ["kingdom", ...Object.keys(KINDS).filter((key) => key !== "loot")]; // of each Loot there are two
  const fits = (zone, slug) => !KINDS[parts(zone).key] || KINDS[parts(zone).key].includes(kindOf(slug));

  function zoneName(zone, long) {
    const { who, key, more } = parts(zone);
    if (who === "m") return W[key];
    if (who === "t") return W[`${key}Now`];
    const name = nameAt(who);
    if (key === "on") { const card = say(W.on, { card: spoken(read(listed(seat(who).durations)[more]).slug) }); return long ? `${name}, ${card}` : card; }
    const short = key === "mats" ? told.mats[more] : key === "durations" ? told.zones.play : key === "last turn gained" ? W.gained : told.zones[key] || W[key];
    if (!long) return short;
    const theirs = { hand: W.theirHand, deck: W.theirDeck, discard: W.theirDiscard }[key];
    return theirs ? say(theirs, { whose: whose(name) }) : `${name}, ${short}`;
  }

  // --- state of the page ---
  const S = { tab: 0, zone: "0.hand", open: true, menu: null, more: false, editions: false, edit: false, pile: null, asked: null, query: "" };
  const undo = [];
  const usedBefore = stored("referee-used", []); // the tiles stay where they are while one taps
  let used = usedBefore, said = "", look = { piles: [], wrong: told.wrong, notes: [] }, latest = 0;

  const text = () => draft.text({ ...doc, players: seats().map(([name, its], i) => [name || nameAt(i), its]) });
  const copy = (value) => JSON.parse(JSON.stringify(value));
  const empty = () => Object.keys(doc).every((key) => key === "players") && seats().every(([, its]) => !Object.keys(its || {}).length);

  function change(what, sentence) {
    undo.push(JSON.stringify(doc));
    if (undo.length > 200) undo.shift();
    what();
    if (sentence) said = typeof sentence === "function" ? sentence() : sentence;
    keepSoon();
    draw();
    ask();
  }
  let unkept = false; // the card is painted first, then the draft is written; at once when the page goes away
  function keepSoon() {
    if (unkept) return;
    unkept = true;
    requestAnimationFrame(() => setTimeout(keepNow));
  }
  function keepNow() {
    if (!unkept) return;
    const { word } = S;
    keep();
    if (S.word !== word) draw();
  }
  addEventListener("pagehide", keepNow);
  document.addEventListener("visibilitychange", () => { if (document.hidden) keepNow(); });
  function keep(follows = false) {
    unkept = false;
    try { localStorage.setItem("referee-used", JSON.stringify(used)); } catch { /* full, or not allowed */ }
    if (empty()) draft.clear(); else draft.save("table", { data: doc, named: told.named }, follows);
  }

  // --- what taps do ---
  const count = (zone, slug) => list(zone).map(read).filter((card) => card.slug === slug).reduce((sum, card) => sum + card.n, 0);
  const telling = (zone, slug) => () => `${spoken(slug)}, ${zoneName(zone, true)}, ${count(zone, slug)}`;

  function home(zone, slug) { // a Duration that is put into play has something still to do
    return parts(zone).key === "play" && typed(slug, "duration") ? `${parts(zone).who}.durations` : zone;
  }
  function lay(zone, slug, n = 1) {
    const entries = [...list(zone)], cards = entries.map(read), name = nameOf(slug);
    if (zone === "m.kingdom" && typeof doc.kingdom === "string") entries.push(...kingdomPiles().map(nameOf)); // a stored one, pile by pile
    if (ONCE.includes(parts(zone).key)) { if (!cards.some((card) => card.slug === slug)) entries.push(name); put(zone, entries); return; }
    const last = cards.length - 1;
    const back = last >= 0 && cards[last].slug === "?" && slug !== "?" && parts(zone).key === "deck" ? last : -1; // a card of the deck is named
    const at = ordered(zone) ? (back >= 0 ? back - 1 : last) : cards.findIndex((card) => card.slug === slug);
    const joins = at >= 0 && cards[at].slug === slug && !cards[at].on && !cards[at].tokens && !cards[at].down;
    if (back >= 0) fewerBacks(entries, n);
    if (joins) entries[at] = written({ ...cards[at], n: cards[at].n + n });
    else entries.splice(back >= 0 ? back : entries.length, 0, written({ n, name }));
    put(zone, entries);
  }
  function fewerBacks(entries, n) { // so many face-down cards at the end of the deck are known now
    const last = entries.length - 1, backs = read(entries[last]);
    if (backs.n > n) entries[last] = written({ ...backs, n: backs.n - n }); else entries.splice(last, 1);
  }
  function lift(zone, i, n = 1) {
    const entries = [...list(zone)], card = read(entries[i]);
    if (card.n > n) entries[i] = written({ ...card, n: card.n - n }); else entries.splice(i, 1);
    put(zone, entries);
    if (parts(S.zone).key === "on") S.zone = `${parts(S.zone).who}.play`;
  }
  function add(slug) {
    const zone = home(S.zone, slug);
    if (slug !== "?") used = [slug, ...used.filter((other) => other !== slug)].slice(0, 16);
    change(() => lay(zone, slug), telling(zone, slug));
  }
  function move(from, i, to, all_ = true) {
    const card = read(list(from)[i]), target = home(to, card.slug), n = all_ ? card.n : 1;
    change(() => {
      if (!TOLD_OF.includes(parts(to).key)) lift(from, i, n);
      if (card.on || card.tokens) put(target, parts(target).key === "durations" ? [...list(target), written(card)] : [...list(target), written({ n, name: card.name })]);
      else if (to.endsWith(".deck")) put(to, [written({ n, name: card.name }), ...list(to)]);
      else lay(target, card.slug || card.name, n);
      S.menu = null;
    }, () => say(W.moved, { card: spoken(card.slug || card.name), from: zoneName(from, true), to: zoneName(to, true) }));
  }
  function fewer(zone, i) {
    const { slug } = read(list(zone)[i]);
    change(() => lift(zone, i), telling(zone, slug));
  }
  function step(zone, i, by_) {
    const card = read(list(zone)[i]);
    if (card.n + by_ < 1) { away(zone, i); return; }
    change(() => { const entries = [...list(zone)]; entries[i] = written({ ...card, n: card.n + by_ }); if (by_ > 0 && parts(zone).key === "deck" && card.slug !== "?" && read(entries[entries.length - 1]).slug === "?") fewerBacks(entries, by_); put(zone, entries); }, telling(zone, card.slug));
  }
  function away(zone, i) {
    const card = read(list(zone)[i]);
    change(() => { lift(zone, i, card.n); S.menu = null; }, say(W.gone, { card: spoken(card.slug || card.name) }));
  }
  function reorder(zone, from, to) {
    const { slug } = read(list(zone)[from]);
    change(() => { const entries = [...list(zone)]; entries.splice(to, 0, ...entries.splice(from, 1)); put(zone, entries); }, () => `${spoken(slug)}, ${zoneName(zone, true)}, ${to + 1}.`);
  }
  function sideways(zone, i) {
    const { who, key } = parts(zone);
    if (key !== "play" && key !== "durations") return;
    const card = read(list(zone)[i]), to = `${who}.${key === "play" ? "durations" : "play"}`;
    change(() => { lift(zone, i, card.n); put(to, [...list(to), written({ n: card.n, name: card.name })]); S.menu = null; }, `${spoken(card.slug)}, ${key === "play" ? W.sideways : W.upright}`);
  }
  function faceDown(zone, i) {
    const card = read(list(zone)[i]), entries = [...list(zone)];
    entries[i] = parts(zone).key === "trash" ? written({ ...card, down: !card.down }) : written({ n: card.n, name: "?" });
    change(() => { put(zone, entries); S.menu = null; }, `${spoken(card.slug)}, ${W.faceDown}`);
  }
  function meter(key, by_) {
    const now = Number(turn()[key] ?? { actions: 1, buys: 1, coins: 0 }[key]);
    if (now + by_ < 0) return;
    change(() => { doc.turn = { ...turn(), [key]: now + by_ }; }, `${told.meters[key][now + by_ === 1 ? 0 : 1]} ${now + by_}`);
  }
  function token(who, key, by_) {
    const now = Number((seat(who).tokens || {})[key] || 0);
    if (now + by_ < 0) return;
    change(() => {
      seat(who).tokens = { ...seat(who).tokens, [key]: now + by_ };
      if (!(now + by_)) delete seat(who).tokens[key];
      if (!Object.keys(seat(who).tokens).length) delete seat(who).tokens;
    }, `${told.tokens[key]}, ${nameAt(who)}, ${now + by_}`);
  }

  // --- players ---
  function another() {
    if (seats().length >= told.most) return;
    const free = told.players.find((name) => !seats().some((_seat, i) => same(nameAt(i), name)));
    change(() => { doc.players.forEach((one, i) => { one[0] ||= nameAt(i); }); doc.players.push([free, {}]); S.tab = seats().length - 1; S.zone = `${S.tab}.hand`; S.menu = null; S.edit = S.tab; }, free);
    if (!finger.matches) acts.edit(S.tab); // no keyboard over half a phone: the name that is proposed may do
  }
  // `Anna: Tactician`, {Anna: {hand: 5}}, {player: Anna}: what is decided and expected of somebody who is called otherwise now.
  function calledNow(value, before, name) {
    if (typeof value === "string") return value.startsWith(`${before}: `) ? name + value.slice(before.length) : value;
    if (Array.isArray(value)) return value.map((one) => calledNow(one, before, name));
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [same(key, before) ? name : key, ["player", "by", "actor"].includes(key) && same(before, inside) ? name : key === "winners" ? listed(inside).map((one) => (same(before, one) ? name : one)) : calledNow(inside, before, name)]));
  }
  function rename(i, name) {
    name = name.trim().slice(0, 60);
    if (!name || name === nameAt(i) || seats().some((_seat, other) => other !== i && same(nameAt(other), name))) { draw(); return; }
    change(() => {
      const before = nameAt(i);
      doc.players[i][0] = name;
      for (const key of ["player", "previous", "by"]) if (turn()[key] !== undefined && same(before, turn()[key])) doc.turn = { ...turn(), [key]: name };
      owners((one) => (same(before, one) ? name : one));
      for (const key of ["moves", "expect"]) if (doc[key] !== undefined) doc[key] = calledNow(doc[key], before, name);
    }, name);
  }
  function reseat(i, by_) {
    const to = i + by_;
    if (to < 0 || to >= seats().length) return;
    change(() => {
      const first = nameAt(current());
      doc.players.forEach((one, n) => { one[0] ||= nameAt(n); });
      doc.players.splice(to, 0, ...doc.players.splice(i, 1));
      if (turn().player !== undefined || first !== nameAt(0)) doc.turn = { ...turn(), player: first };
      S.tab = to; S.zone = `${to}.hand`;
    }, `${nameAt(i)}, ${to + 1}`);
  }
  function leave(i) {
    if (seats().length <= 2) return;
    const gone = nameAt(i);
    change(() => {
      doc.players.forEach((one, n) => { one[0] ||= nameAt(n); });
      doc.players.splice(i, 1);
      for (const key of ["player", "previous", "by"]) if (turn()[key] !== undefined && same(gone, turn()[key])) { const { [key]: _gone, ...rest } = turn(); doc.turn = rest; }
      owners((one) => (same(gone, one) ? null : one));
      S.tab = 0; S.zone = "0.hand"; S.edit = false;
    }, say(W.gone, { card: gone }));
  }

  // --- drawing: each part is a text; only what has changed is put into the page ---
  const shown = new Map();
  function focusKept(element, what) {
    const focused = element.contains(document.activeElement) ? document.activeElement.dataset.f : null;
    what();
    if (!focused || element.contains(document.activeElement)) return;
    const again = element.querySelector(`[data-f="${CSS.escape(focused)}"]`) || element.querySelector("[data-f]");
    if (again) again.focus({ preventScroll: true });
  }
  function show(element, html) {
    if (shown.get(element) === html) return false;
    shown.set(element, html);
    focusKept(element, () => { element.innerHTML = html; });
    return true;
  }
  // A seat with its zones: mostly one zone has changed, and the others stay as they are.
  const SLOT = /\u0001([^\u0001]+)\u0001/g;
  let zonesDrawn = new Map();
  const slot = (zone) => { zonesDrawn.set(zone, zoneHtml(zone)); return `\u0001${zone}\u0001`; };
  function showSeat(section, i) {
    zonesDrawn = new Map();
    const frame = seatHtml(i), before = shown.get(section), zones = zonesDrawn;
    shown.set(section, { frame, zones });
    if (!before || before.frame !== frame) {
      focusKept(section, () => { section.innerHTML = frame.replace(SLOT, (_all, zone) => zones.get(zone)); });
      return;
    }
    focusKept(section, () => zones.forEach((html, zone) => {
      if (before.zones.get(zone) !== html) section.querySelector(`[data-zone="${zone}"]`).outerHTML = html;
    }));
  }
  const button = (act, inside, css = "", more = "") => `<button type="button" class="${css}" data-do="${escaped(act)}" data-f="${escaped(act)}" ${more}>${inside}</button>`;
  const stepper = (act, n, name, more = "") => `<span class="stepper" role="group" aria-label="${escaped(name)}">${button(`${act}|-1`, `${icon("i-minus")}<span class="vh">${escaped(name)}: ${W.fewer}</span>`, "ico")}<output><b>${n}</b><span>${escaped(more || name)}</span></output>${button(`${act}|1`, `${icon("i-plus")}<span class="vh">${escaped(name)}: ${W.more}</span>`, "ico")}</span>`;

  function cardHtml(zone, i, card, roving) {
    const side = parts(zone).key === "durations", first = i === 0 && parts(zone).key === "deck" && card.slug !== "?";
    const note = !all.cards[card.slug] ? "" : card.down ? W.faceDown : side ? W.still : first ? W.onTop : "";
    const attributes = `data-card="${zone}|${i}" tabindex="${roving ? 0 : -1}"`;
    const aloud = `<span class="vh">${escaped([card.slug ? spoken(card.slug) : card.name, card.n, all.cards[card.slug] && typesOf(card.slug), note].filter(Boolean).join(", "))}</span>`;
    const picked = S.menu && S.menu.zone === zone && S.menu.i === i ? " picked" : "";
    const times = card.n > 1 ? `<span class="times" aria-hidden="true">×${card.n}</span>` : "";
    const css = `tc${side ? " side" : ""}${card.n > 1 ? " many" : ""}${picked}`;
    if (card.slug === "?") return `<li class="${css} back">${button(`card|${zone}|${i}`, `${aloud}<span class="q" aria-hidden="true">?</span><span class="tc-n" aria-hidden="true">${W.faceDown}</span>`, "tc-c", attributes)}${times}</li>`;
    if (!all.cards[card.slug]) return `<li class="${css} lost">${button(`card|${zone}|${i}`, `${aloud}${icon("i-doubt")}<span class="tc-n" aria-hidden="true">${escaped(card.name)}</span>`, "tc-c", attributes)}${times}</li>`;
    const on = card.on && card.on.length ? `<span class="on-its">${card.on.map(read).map((one) => button(`zone|${parts(zone).who}.on.${i}`, `${band(one.slug)}<span>${one.n > 1 ? `${one.n} ` : ""}${one.slug === "?" ? "?" : label(one.slug)}</span>`, "on-it")).join("")}</span>` : card.tokens ? `<span class="on-it">${card.tokens}</span>` : "";
    return `<li class="${css}">${button(`card|${zone}|${i}`, `${aloud}${band(card.slug)}<span class="tc-art">${isle(card.slug, side ? "meet" : "slice")}</span><span class="tc-n" aria-hidden="true">${label(card.slug)}</span>${note ? `<i aria-hidden="true">${note}</i>` : ""}`, "tc-c", attributes)}${times}${on}</li>`;
  }

  function zoneHtml(zone, css = "") {
    const { who, key } = parts(zone);
    const zones = key === "play" ? [zone, `${who}.durations`] : [zone];
    const n = zone === "m.kingdom" ? kingdomPiles().length : zones.reduce((sum, one) => sum + many(one), 0), on = S.zone === zone || (key === "play" && S.zone === `${who}.durations`);
    let at = 0;
    const cards = zone === "m.kingdom" ? "" : zones.flatMap((one) => list(one).map((entry, i) => cardHtml(one, i, read(entry), at++ === 0))).join("");
    const name = zoneName(zone);
    return `<section class="tz${on ? " on" : ""}${css}" data-zone="${zone}" role="group" aria-label="${escaped(`${zoneName(zone, true)}, ${n}`)}"><h3>${button(`zone|${zone}`, `${escaped(name)} <b>${n}</b>`, "", `aria-pressed="${on}"`)}${on ? `<i>${W.here}</i>` : ""}</h3><ul class="tcards" data-row>${cards}<li class="tc add">${button(`open|${zone}`, `${icon("i-plus")}<span class="vh">${escaped(say(W.addHere, { zone: zoneName(zone, true) }))}</span>`, "tc-c", `tabindex="${at ? -1 : 0}"`)}</li></ul></section>`;
  }

  const choice = (what, name, options, chosen) => `<label class="phase"><span class="vh">${name}</span><select data-change="${what}" data-f="${what}">${options.map(([key, said_]) => `<option value="${escaped(key)}"${key === chosen ? " selected" : ""}>${escaped(said_)}\u00a0</option>`).join("")}</select>${icon("i-down")}</label>`;
  function turnHtml(i) {
    if (current() !== i) return `<p class="turnline whose">${button(`turn|${i}`, escaped(say(W.theirTurn, { name: nameAt(i), whose: whose(nameAt(i)) })), "tl")}</p>`;
    const phase = turn().phase || "action";
    const phases = { ...told.phases, ...(told.phases[phase] ? {} : { [phase]: phase }) };
    const extra = turn().extra ? slugOf(String(turn().extra)) || String(turn().extra) : "", others = seats().map((_seat, n) => nameAt(n)).filter((_name, n) => n !== i);
    const extras = [["", W.regular], ...[...new Set([...told.extraTurns, ...(extra ? [extra] : [])])].map((slug) => [slug, say(W.extra, { card: nameOf(slug) })])];
    const by_ = turn().by === undefined ? "" : others.find((name) => same(name, turn().by)) || String(turn().by);
    return `<div class="turnline"><p class="phases">${choice("phase", W.phase, Object.entries(phases), phase)}${choice("extra", W.kindOfTurn, extras, extra)}${extra === "possession" || by_ ? choice("by", W.kindOfTurn, [["", W.decidesOwn], ...[...new Set([...others, ...(by_ ? [by_] : [])])].map((name) => [name, say(W.decides, { name })])], by_) : ""}</p>${["actions", "buys", "coins"].map((key) => {
      const n = turn()[key] ?? { actions: 1, buys: 1, coins: 0 }[key];
      return stepper(`meter|${key}`, escaped(n), told.meters[key][n === 1 ? 0 : 1]);
    }).join("")}</div>`;
  }

  function seatHtml(i) {
    const mats = Object.keys(told.mats), has = (key) => list(`${i}.mats.${key}`).length > 0;
    const extra = [...["aside"].map((key) => `${i}.${key}`), ...mats.map((key) => `${i}.mats.${key}`), `${i}.holds`, `${i}.last turn gained`, ...(current() === i ? ["t.gained", "t.trashed"] : [])];
    const shownExtra = extra.filter((zone) => S.more === i || list(zone).length || S.zone === zone);
    const tokens = Object.keys(told.tokens).filter((key) => S.more === i || (seat(i).tokens || {})[key]);
    const on = parts(S.zone).key === "on" && parts(S.zone).who === String(i) ? slot(S.zone) : "";
    return `<header class="ts-h"><h2>${escaped(nameAt(i))}</h2></header>
      <div class="ts-who">${S.edit === i ? editHtml(i) : button(`edit|${i}`, `${icon("i-edit")}<span class="vh">${escaped(say(W.rename, { name: nameAt(i) }))}</span>`, "ico")}</div>
      ${turnHtml(i)}${slot(`${i}.hand`)}${slot(`${i}.play`)}${on}<div class="tz-2">${slot(`${i}.deck`)}${slot(`${i}.discard`)}</div>
      ${shownExtra.length ? `<div class="tz-2">${shownExtra.map(slot).join("")}</div>` : ""}
      ${tokens.length ? `<div class="t-tokens">${tokens.map((key) => stepper(`token|${i}|${key}`, Number((seat(i).tokens || {})[key] || 0), told.tokens[key])).join("")}</div>` : ""}
      <p class="tz-more">${button(`more|${i}`, W.matsAndTokens, "tl", `aria-expanded="${S.more === i}"`)}${button("editions", W.editions, "tl", `aria-expanded="${S.editions}"`)}</p>
      ${S.editions ? editionsHtml() : ""}`;
  }
  const editHtml = (i) => `<div class="t-edit"><label>${W.name} <input data-change="name|${i}" data-f="name|${i}" value="${escaped(nameAt(i))}" maxlength="60" autocomplete="off"></label>${button(`reseat|${i}|-1`, W.earlier, "btn", i ? "" : "disabled")}${button(`reseat|${i}|1`, W.later, "btn", i < seats().length - 1 ? "" : "disabled")}${seats().length > 2 ? button(`leave|${i}`, W.remove, "btn") : ""}${button("edited", icon("i-check") + `<span class="vh">${W.close}</span>`, "ico")}</div>`;
  const chosenEdition = (slug) => (doc.editions && typeof doc.editions === "object" ? doc.editions : {})[told.chosen[slug] || ""] || "";
  const editionsHtml = () => `<div class="t-editions">${told.editions.map(([slug, , name, numbers]) => `<label>${escaped(name)} <select data-change="edition|${slug}" data-f="edition|${slug}"><option value="">${say(W.newest, { n: numbers[numbers.length - 1] })}</option>${numbers.map((n) => `<option value="${n}"${String(chosenEdition(slug)) === String(n) ? " selected" : ""}>${say(W.edition, { n })}</option>`).join("")}</select></label>`).join("")}</div>`;

  const coin = (n) => (n < 0 ? "" : `<span class="cost" aria-hidden="true"><span class="coin">${icon("i-coin")}<b>${n}</b></span></span>`);
  // --- tokens on piles: counted ones, and those of Adventures, of which each player has one ---
  const keyOf = (map, slug) => Object.keys(map || {}).find((name) => name === slug || slugOf(name.trim()) === slug);
  const tokenKey = (map, token) => keyOf(map, token) || (all.cards[token] ? nameOf(token) : token);
  const onPile = (slug) => { const on = doc["pile tokens"]; return (on && typeof on === "object" && on[keyOf(on, slug)]) || {}; };
  const tokensAt = (pile, token) => Number(onPile(pile.slug)[tokenKey(onPile(pile.slug), token)] ?? (pile.tokens || {})[token] ?? 0) || 0;
  const tokenName = (token, n = 2) => told.onPiles[token][n === 1 ? 0 : 1];
  const ownersAt = (slug, token) => listed(onPile(slug)[tokenKey(onPile(slug), token)]).map(String);
  const lies = (pile) => [...Object.entries(told.onPiles).filter(([token]) => tokensAt(pile, token)).map(([token]) => `${tokensAt(pile, token)} ${tokenName(token, tokensAt(pile, token))}`), ...Object.entries(told.ownOnPiles).filter(([token]) => ownersAt(pile.slug, token).length).map(([token, name]) => `${name}: ${ownersAt(pile.slug, token).join(", ")}`), ...list("m.landscapes").map((entry) => read(entry).slug).filter((slug) => kindOf(slug) === "trait" && traitAt(slug) === pile.slug).map(nameOf)].join("; ");
  function setTokens(of, slug, token, value, standard = 0) { // `of`: "pile tokens" or "landscape tokens"
    const all_ = { ...doc[of] }, key = keyOf(all_, slug) || nameOf(slug), its = { ...all_[key] }, name = tokenKey(its, token);
    const none = Array.isArray(value) ? !value.length : value === standard && !value;
    if (none) delete its[name]; else its[name] = value;
    all_[key] = its;
    if (!Object.keys(its).length) delete all_[key];
    doc[of] = all_;
    if (!Object.keys(all_).length) delete doc[of];
  }
  function owners(what) { // each player whose token lies on a pile, by the name that is now right; null: gone
    for (const [pile, its] of Object.entries(doc["pile tokens"] || {})) for (const [token, who] of Object.entries(its || {})) if (typeof who !== "number") {
      const now = listed(who).map(what).filter((one) => one !== null);
      setTokens("pile tokens", slugOf(pile) || pile, slugOf(token) || token, typeof who === "string" && now.length ? now[0] : now);
    }
  }
  function tokensHtml(pile) {
    const open = S.tokens === pile.slug;
    const counted = Object.entries(told.onPiles).filter(([token]) => open || tokensAt(pile, token)), own = Object.entries(told.ownOnPiles).filter(([token]) => open || ownersAt(pile.slug, token).length);
    return `<div class="pile-tok">${button(`tokens|${pile.slug}`, W.tokens, "tl", `aria-expanded="${open}"`)}${counted.length ? `<div class="tok-n">${counted.map(([token]) => stepper(`pileToken|${pile.slug}|${token}`, tokensAt(pile, token), tokenName(token, tokensAt(pile, token)))).join("")}</div>` : ""}${own.map(([token, name]) => `<div class="tok-own" role="group" aria-label="${escaped(name)}"><span>${escaped(name)}</span>${seats().map((_seat, i) => button(`own|${pile.slug}|${token}|${i}`, escaped(nameAt(i)), "btn", `aria-pressed="${ownersAt(pile.slug, token).some((one) => same(one, nameAt(i)))}"`)).join("")}</div>`).join("")}</div>`;
  }
  function pileHtml(pile) {
    const name = nameOf(pile.slug), on = lies(pile);
    return `<li class="pile tp${pile.n ? "" : " empty"}${S.pile === pile.slug ? " sel" : ""}">${button(`pile|${pile.slug}`, `<span class="vh">${escaped(`${name}, ${pile.n}${on ? `, ${on}` : ""}`)}</span>${band(pile.slug)}<span class="pile-n" aria-hidden="true">${label(pile.slug)}</span><span class="pile-x" aria-hidden="true">${coin((all.cards[pile.slug] || [])[7] ?? -1)}<span class="pile-c"><span class="by">× </span>${pile.n}</span></span>${on ? `<i class="tp-on" aria-hidden="true">${escaped(on)}</i>` : ""}`, "", `aria-pressed="${S.pile === pile.slug}"`)}</li>`;
  }
  function pileStep(pile) {
    return `<div class="pile-step" role="group" aria-label="${escaped(nameOf(pile.slug))}"><b>${label(pile.slug)}</b>${button(`pileTo|${pile.slug}|0`, W.empty, "btn", `aria-pressed="${pile.n === 0}"`)}${stepper(`pileBy|${pile.slug}`, pile.n, nameOf(pile.slug), W.cards)}${button(`pileTo|${pile.slug}|full`, `${W.full} <span>${pile.full}</span>`, "btn", `aria-pressed="${pile.n === pile.full}"`)}${list("m.kingdom").some((name) => slugOf(String(name)) === pile.slug) ? button(`noPile|${pile.slug}`, `${icon("i-x")}<span class="vh">${W.away}</span>`, "ico") : ""}</div>${tokensHtml(pile)}`;
  }
  function mixedHtml(pile) {
    return `<div class="mixed"><h3>${label(pile.slug)}</h3><ol class="slab">${pile.cards.map(([slug, n], i) => `<li${i ? "" : ' class="topc"'}>${button(`slab|${pile.slug}|${i}`, `<span class="vh">${escaped(`${nameOf(slug)}, ${n}`)}</span>${band(slug)}<span class="slab-n" aria-hidden="true">${label(slug)}</span><span class="x" aria-hidden="true">${n}</span>${coin((all.cards[slug] || [])[7] ?? -1)}`, "", "")}</li>`).join("")}</ol>${S.pile && S.pile.startsWith(`${pile.slug}|`) ? slabStep(pile) : ""}<p class="slab-do">${button(`top|${pile.slug}`, icon("i-up") + W.takeTop, "btn")}${button(`rotate|${pile.slug}`, icon("i-turn") + W.rotate, "btn")}${pile.n === pile.full ? "" : button(`pileTo|${pile.slug}|full`, W.full, "btn")}</p>${tokensHtml(pile)}</div>`;
  }
  function slabStep(pile) {
    const i = Number(S.pile.split("|")[1]), [slug, n] = pile.cards[i] || [];
    return slug ? `<div class="pile-step one"><b>${label(slug)}</b>${stepper(`slabBy|${pile.slug}|${i}`, n, nameOf(slug), W.cards)}</div>` : "";
  }
  function middleHtml() {
    const basic = (pile) => ["basic", "curse"].includes(kindOf(pile.slug)) || all.basic.includes(pile.slug);
    const piles = look.piles.filter((pile) => !pile.cards), chosen = piles.find((pile) => pile.slug === S.pile);
    const [kingdom, basics] = [piles.filter((pile) => !basic(pile)), piles.filter(basic)];
    const decks = DECKS.filter(([type, key]) => S.decks || list(`m.${key}`).length || S.zone === `m.${key}` || look.piles.some((pile) => (key === "druid" ? pile.slug === key : type && typed(pile.slug, type))) || (key === "loot" && look.loot)).map(([, key]) => `m.${key}`);
    const called = typeof doc.kingdom === "string" ? ` <i>${escaped(doc.kingdom)}</i>` : "";
    return `<div class="mt-h"><h2>${W.supply}</h2><p class="hint">${W.fullUnless}${called}</p></div>
      ${kingdom.length ? `<ul class="piles">${kingdom.map(pileHtml).join("")}</ul>${chosen && kingdom.includes(chosen) ? pileStep(chosen) : ""}` : ""}
      ${look.piles.filter((pile) => pile.cards).map(mixedHtml).join("")}
      ${basics.length ? `<ul class="basics">${basics.map(pileHtml).join("")}</ul>${chosen && basics.includes(chosen) ? pileStep(chosen) : ""}` : ""}
      <div class="beside">${["m.trash", "m.landscapes", "m.ally", "m.kingdom", ...decks].map((zone) => zoneHtml(zone)).join("")}</div>
      <p class="tz-more">${button("decks", W.decks, "tl", `aria-expanded="${!!S.decks}"`)}</p>`;
  }
  const pileKey = (slug) => Object.keys(doc.supply || {}).find((name) => slugOf(name.trim()) === slug) || nameOf(slug);
  function setPile(slug, size) {
    const { [pileKey(slug)]: _now, ...rest } = doc.supply && typeof doc.supply === "object" ? doc.supply : {};
    const pile = look.piles.find((one) => one.slug === slug), key = pileKey(slug);
    change(() => {
      doc.supply = size === "full" ? rest : { ...rest, [key]: size };
      if (!Object.keys(doc.supply).length) delete doc.supply;
      if (pile) { // as it will be; what the rules say follows
        pile.n = size === "full" ? pile.full : Array.isArray(size) ? size.reduce((sum, entry) => sum + read(entry).n, 0) : size;
        if (Array.isArray(size)) pile.cards = size.map(read).map((card) => [card.slug, card.n]);
      }
    }, () => `${nameOf(slug)}, ${W.supply}, ${pile ? pile.n || W.empty : ""}`);
  }
  const slabs = (pile) => pile.cards.map(([slug, n]) => written({ n, name: nameOf(slug) }));

  function tabsHtml() {
    const tab = (at, name, note) => `<button type="button" role="tab" id="t-tab-${at}" aria-controls="${at === "middle" ? "t-middle" : `t-seat-${at}`}" aria-selected="${S.tab === at}" tabindex="${S.tab === at ? 0 : -1}" data-do="tab|${at}" data-f="tab|${at}" class="${at === "middle" ? "t-mid" : ""}"><b>${escaped(name)}</b>${note ? `<i>${note}</i>` : ""}</button>`;
    return `<div role="tablist">${seats().map((_seat, i) => tab(i, nameAt(i), i === current() ? W.toPlay : "")).join("")}${tab("middle", W.middle, "")}</div>${seats().length < told.most ? button("another", `${icon("i-plus")}<span class="vh">${W.another}</span>`, "ico") : ""}`;
  }

  // --- the sheet ---
  const deal = (slug) => (slug === "?" ? `<li class="deal back" data-slug="?">${button("add|?", `<span class="q">?</span><span class="deal-n">${W.faceDown}</span>`)}</li>` : `<li class="deal" data-slug="${slug}">${button(`add|${slug}`, `${band(slug)}<span class="deal-n">${label(slug)}</span>`)}</li>`);
  const deals = (name, slugs) => { const known = slugs.filter((slug) => slug === "?" || all.cards[slug]); return known.length ? `<h3>${name}</h3><ul class="deals">${known.map(deal).join("")}</ul>` : ""; };
  const kingdomPiles = () => [...new Set([...(tonight.piles || []), ...(Array.isArray(doc.kingdom) ? doc.kingdom.map(String).map(slugOf).filter(Boolean) : doc.kingdom ? look.piles.map((pile) => pile.slug).filter((slug) => !all.basic.includes(slug)) : [])])];
  function tilesHtml() {
    const { key } = parts(S.zone);
    const kinds = KINDS[key];
    if (kinds) return deals(zoneName(S.zone), Object.keys(all.cards).filter((slug) => kinds.includes(kindOf(slug))));
    const here = kingdomPiles(), inside = here.flatMap((slug) => (look.piles.find((pile) => pile.slug === slug) || {}).cards || []).map(([slug]) => slug);
    const now = [...here.filter((slug) => key === "kingdom" || !(look.piles.find((pile) => pile.slug === slug) || {}).cards), ...(key === "kingdom" ? [] : inside)];
    const before = usedBefore.filter((slug) => !now.includes(slug) && !all.basic.includes(slug));
    const asked = all.often.filter((slug) => !now.includes(slug) && !before.includes(slug));
    return `${deals(tonight.piles ? W.tonight : W.kingdom, [...new Set(now)])}${key === "kingdom" ? "" : deals(W.basic, [...all.basic, "?"])}${deals(W.used, before.slice(0, 12))}${now.length < 10 ? deals(W.often, asked) : ""}<div class="t-keys"><h3>${W.by}</h3><dl>${[["↵", W.oneMore], ["−", W.oneFewer], ["M", W.move], ["Q", W.sideways], ["/", W.search], ["P", W.play]].map(([key_, what]) => `<div><dt><kbd>${key_}</kbd></dt><dd>${what}</dd></div>`).join("")}</dl></div>`;
  }
  function hitsHtml() {
    if (!S.query) return "";
    const hits = searched(S.query), asked = S.asked && S.asked.query === S.query ? S.asked : null;
    if (hits.length) return deals(W.found, hits);
    if (!asked) return "";
    const meant = asked.meant.filter(([, slug]) => all.cards[slug]), alike = asked.alike.filter((slug) => !meant.some(([, other]) => other === slug));
    return (meant.length ? `<div class="mean both"><p>${W.meant}</p><ul class="deals">${meant.map(([, slug]) => deal(slug)).join("")}</ul>${button("meant", icon("i-check") + (meant.length > 1 ? W.takeAll : W.takeIt), "btn main")}</div>` : `<p class="hint">${W.nothing}</p>`) + deals(W.alike, alike);
  }
  function searched(query) {
    const wanted = plain(query.replace(/^\s*\d+\s*[x×]?\s*/, ""));
    if (!wanted) return [];
    const near = new Set([...kingdomPiles(), ...used]), found = [], lies = (slug) => near.has(slug) || evening.has(slug, all.cards[slug][9]);
    for (const [slug, [name, , other]] of Object.entries(all.cards)) {
      const [mine, its] = [plain(name), other ? plain(other) : ""];
      const rank = mine === wanted ? 0 : mine.startsWith(wanted) ? 1 : its.startsWith(wanted) ? 2 : ` ${mine} ${its}`.includes(` ${wanted}`) ? 3 : `${mine} ${its}`.includes(wanted) && wanted.length > 2 ? 4 : 9;
      if (rank < 9) found.push([rank - (lies(slug) ? 1.5 : 0), name, slug]);
    }
    return found.sort((one, two) => one[0] - two[0] || (one[1] < two[1] ? -1 : 1)).slice(0, 12).map(([, , slug]) => slug);
  }
  let waiting, request;
  function search() {
    const query = S.query = by("t-q").value.trim();
    clearTimeout(waiting);
    if (request) request.abort();
    if (query && !searched(query).length) {
      waiting = setTimeout(async () => {
        request = new AbortController();
        try {
          const answer = await fetch(`${told.at.found}?text=${encodeURIComponent(query)}`, { signal: request.signal });
          if (!answer.ok) return;
          S.asked = { query, ...await answer.json() };
          said = say(W.suggestions, { n: S.asked.meant.length });
          draw();
        } catch (error) { if (error.name !== "AbortError") { said = W.noNet; draw(); } }
      }, 150);
    }
    draw();
  }
  function takeMeant() {
    const { meant } = S.asked;
    change(() => { meant.forEach(([n, slug]) => lay(home(S.zone, slug), slug, n)); closeSearch(); }, () => `${meant.map(([n, slug]) => (n > 1 ? `${n} ` : "") + spoken(slug)).join(", ")}, ${zoneName(S.zone, true)}`);
  }
  const closeSearch = () => { by("t-q").value = ""; S.query = ""; S.asked = null; };
  function firstHit() {
    const hits = searched(S.query);
    if (hits.length) {
      const n = Number((/^\s*(\d{1,2})\b/.exec(S.query) || [0, 1])[1]) || 1, slug = hits[0], zone = home(S.zone, slug);
      change(() => { lay(zone, slug, n); closeSearch(); }, telling(zone, slug));
    } else if (S.asked && S.asked.query === S.query && S.asked.meant.length) takeMeant();
  }

  const scapeTokens = (slug) => { const on = doc["landscape tokens"] || {}; return Number((on[keyOf(on, slug)] || {}).vp ?? ((look.scapes || {})[slug] || {}).vp ?? 0); };
  function menuHtml() {
    const { zone, i } = S.menu, entry = list(zone)[i];
    if (entry === undefined) { S.menu = null; return ""; }
    const card = read(entry), { who, key } = parts(zone), mine = /^\d/.test(who) ? Number(who) : current();
    const places = [[`${mine}.hand`, told.zones.hand], [`${mine}.play`, told.zones.play], [`${mine}.deck`, W.deckTop], [`${mine}.discard`, told.zones.discard]]
      .filter(([to]) => to !== zone && !(key === "durations" && to.endsWith(".play")))
      .concat(seats().map((_seat, other) => [`${other}.hand`, say(W.theirHand, { whose: whose(nameAt(other)) })]).filter(([to], other) => other !== mine && to !== zone).slice(0, 3))
      .concat(zone === "m.trash" ? [] : [["m.trash", W.trash]])
      .concat(Object.entries(told.mats).filter(([mat]) => zone !== `${mine}.mats.${mat}` && (S.more === mine || list(`${mine}.mats.${mat}`).length)).map(([mat, name]) => [`${mine}.mats.${mat}`, name]));
    const inPlay = key === "play" || key === "durations", plainZone = !ONCE.includes(key);
    return `<div class="menu"><p class="menu-h"><b tabindex="-1" data-f="menu">${card.slug ? (card.slug === "?" ? W.faceDown : label(card.slug)) : escaped(card.name)}</b><i>${escaped(zoneName(zone, true))}</i>${plainZone ? `<span class="menu-n">${stepper(`step|${zone}|${i}`, card.n, card.slug ? spoken(card.slug) : card.name, W.card)}${button(`step|${zone}|${i}|5`, "+5", "btn")}</span>` : ""}</p>
      ${plainZone ? `<p class="menu-l">${W.moveTo}</p><div class="menu-g">${places.map(([to, name]) => button(`move|${zone}|${i}|${to}`, (to === "m.trash" ? icon("i-trash") : "") + escaped(name), "btn")).join("")}</div>` : ""}
      <div class="menu-g two">${inPlay ? button(`side|${zone}|${i}`, icon("i-side") + (key === "play" ? W.sideways : W.upright), "btn") : ""}${key === "durations" ? button(`zone|${who}.on.${i}`, icon("i-plus") + W.putOn, "btn") + stepper(`tokensOn|${zone}|${i}`, card.tokens || 0, W.tokensOn) : ""}${plainZone && card.slug !== "?" && !inPlay ? button(`down|${zone}|${i}`, icon("i-flip") + W.turnDown, "btn") : ""}${key === "landscapes" && kindOf(card.slug) !== "trait" ? stepper(`scape|${card.slug}`, scapeTokens(card.slug), tokenName("vp")) : ""}${key === "prophecy" ? stepper("sun", sunTokens(), W.sun) : ""}${button(`away|${zone}|${i}`, icon("i-x") + W.away, "btn")}</div>${kindOf(card.slug) === "trait" ? traitHtml(card.slug) : ""}</div>`;
  }
  // --- a Trait lies at a pile; Sun tokens on the Prophecy ---
  const sunTokens = () => Number(doc.sun ?? look.sun ?? 0);
  const traitAt = (slug) => { const chosen = doc.chosen || {}, name = chosen[keyOf(chosen, slug)]; return name ? slugOf(String(name)) : (look.piles.find((pile) => (pile.traits || []).includes(slug)) || {}).slug; };
  const traitHtml = (slug) => `<p class="menu-l">${W.liesAt}</p><div class="menu-g">${look.piles.filter((pile) => pile.bears).map((pile) => button(`trait|${slug}|${pile.slug}`, label(pile.slug), "btn", `aria-pressed="${traitAt(slug) === pile.slug}"`)).join("")}</div>`;
  function layTrait(slug, pile) {
    const { [keyOf(doc.chosen, slug) || ""]: _gone, ...rest } = doc.chosen || {}, there = traitAt(slug) === pile;
    doc.chosen = there ? rest : { ...rest, [nameOf(slug)]: nameOf(pile) };
    if (!Object.keys(doc.chosen).length) delete doc.chosen;
  }

  // --- the first decision ---
  function answersHtml() {
    const who = current(), name = nameAt(who), phase = turn().phase || "action", moves = listed(doc.moves);
    const answer = (act, inside, css = "") => button(act, `<b>${inside}</b>`, `answer ${css}`);
    const only = answer("play|", W.justTable, "none");
    if (moves.length) return `<div class="answers">${answer("play|", W.playThem)}${answer("drop", W.dropThem)}</div>`;
    const type = { action: "action", buy: "treasure", night: "night" }[phase];
    const hand = [...new Set(list(`${who}.hand`).map((entry) => read(entry).slug))].filter((slug) => type && typed(slug, type));
    const cards = (phase === "action" && Number(turn().actions ?? 1) < 1 ? [] : hand).map((slug) => button(`play|play ${nameOf(slug)}`, `${icon(`t-${all.cards[slug][5]}`)}<b>${label(slug)}</b>`, `answer t-${all.cards[slug][4]}`));
    if (phase === "buy" && cards.length > 1) cards.unshift(answer("play|play treasures", W.treasures, "t-treasure"));
    if (cards.length) return `<div class="answers">${cards.join("")}</div>`;
    const why = phase === "action" && hand.length ? W.noMore : say({ action: W.noAction, buy: W.noTreasure, night: W.noNight }[phase] || W.nothingToPlay, { whose: whose(name) });
    return `<div class="lay"><p class="ask-none">${escaped(why)}</p>${only}</div>`;
  }

  function wordHtml() {
    const lines = [];
    if (look.wrong.length) lines.push(`<div class="t-wrong"><p><b>${W.wrong}</b></p>${look.wrong.map((one) => `<p>${escaped(one.text)}${one.near.length ? ` <i>${W.meant}: ${one.near.map(escaped).join(", ")}</i>` : ""}</p>`).join("")}${look.wrong.some((one) => one.near.length) ? button("mend", W.mend, "btn") : ""}</div>`);
    look.notes.forEach((note) => lines.push(`<p>${escaped(note)}</p>`));
    if (S.kept) lines.push(`<p>${W.kept} ${S.kept.as === "table" ? button("resume", W.resume, "tl") : `<a class="tl" href="${escaped(draft.address(S.kept, told.at.describe))}">${W.resume}</a>`}</p>`);
    if (S.word) lines.push(`<p>${S.word}</p>`);
    return lines.join("");
  }

  function draw() {
    root.classList.toggle("open", S.open || !!S.menu);
    root.classList.toggle("s-middle", S.tab === "middle");
    if (show(by("t-tabs"), tabsHtml())) by(`t-tab-${S.tab}`).scrollIntoView({ block: "nearest", inline: "nearest" }); // many players, a narrow phone
    const box = by("t-seats");
    seats().forEach((_seat, i) => {
      let section = by(`t-seat-${i}`);
      if (!section) {
        section = document.createElement("section");
        section.id = `t-seat-${i}`;
        section.setAttribute("role", "tabpanel");
        box.append(section);
      }
      section.className = `ts${S.tab === i ? " cur" : ""}${i === current() ? " on-turn" : ""}`;
      section.setAttribute("aria-labelledby", `t-tab-${i}`);
      if (wide.matches || S.tab === i) showSeat(section, i); // on a phone the others are not seen
    });
    while (box.children.length > seats().length) { shown.delete(box.lastChild); box.lastChild.remove(); }
    if (wide.matches || S.tab === "middle") show(by("t-middle"), middleHtml());
    const modes = `<span>${W.same}</span> ${button("send|form", W.exactly, "tl")} ${button("send|document", W.document, "tl")} ${button("play|", W.justTable, "tl")}${empty() ? "" : button("clear", W.startOver, "tl")}`;
    show(by("t-modes"), modes);
    const word = wordHtml();
    show(by("t-word"), word);
    by("t-word").hidden = !word;
    show(by("t-peek"), `${icon("i-search")}<span>${W.cards}<i>${tonight.piles ? say(W.ofTonight, { tonight: tonight.piles.length, basic: all.basic.length }) : say(W.ofOften, { often: all.often.length, basic: all.basic.length })}</i></span>${icon("i-up")}`);
    by("t-peek").setAttribute("aria-expanded", String(S.open));
    by("t-menu").hidden = !S.menu;
    by("t-deal").hidden = !!S.menu;
    show(by("t-menu"), S.menu ? menuHtml() : "");
    show(by("t-tiles"), S.query ? "" : tilesHtml());
    show(by("t-hits"), hitsHtml());
    const lying = new Map();
    for (const entry of [...list(S.zone), ...(parts(S.zone).key === "play" ? list(`${parts(S.zone).who}.durations`) : [])].map(read)) lying.set(entry.slug, (lying.get(entry.slug) || 0) + entry.n);
    root.querySelectorAll(".deal").forEach((tile) => {
      const n = lying.get(tile.dataset.slug) || 0, shownN = Number(tile.dataset.n || 0);
      if (n === shownN) return;
      tile.dataset.n = n;
      tile.classList.toggle("has", n > 0);
      tile.querySelectorAll(".times").forEach((old) => old.remove());
      if (n) tile.insertAdjacentHTML("beforeend", `<span class="times${n > 1 ? "" : " vh"}"><span class="vh">${W.already} </span>×${n}</span>`);
    });
    const n = listed(doc.moves).length;
    show(by("t-plays"), n ? (n > 1 ? say(W.follow, { n }) : W.followOne) : `<b>${escaped(nameAt(current()))}</b> ${W.plays}`);
    show(by("t-answers"), answersHtml());
    if (by("t-said").textContent !== said) by("t-said").textContent = said;
    by("t-undo").disabled = !undo.length;
  }

  // --- what the rules say of it: how full the piles are, what does not fit, what looks odd ---
  let asking;
  function ask(soon = 700) {
    clearTimeout(asking);
    asking = setTimeout(async () => {
      const mine = ++latest, body = new FormData(by("t-send"));
      body.set("table", text());
      try {
        const answer = await fetch(told.at.look, { method: "POST", body });
        if (!answer.ok || mine !== latest) return;
        const seen = await answer.json();
        look = seen.piles.length ? seen : { ...seen, piles: look.piles };
        draw();
      } catch { if (S.tab === "middle") { said = W.noNet; draw(); } }
    }, soon);
  }

  function send(what, move) {
    keep();
    const form = by("t-send");
    if (move) { const before = doc; doc = { ...copy(doc), moves: [...listed(doc.moves), move] }; form.elements.table.value = text(); doc = before; } else form.elements.table.value = text();
    form.elements.do.value = what;
    if (what === "play") draft.played();
    if (what === "play" && stored("referee-pocket", null)) inPocket(form); else form.submit();
  }
  // Whoever keeps the referee on the phone (pocket.js) is answered by it where the site cannot be reached, on the page that was kept
  // with it: in the other language there is none.
  async function inPocket(form) {
    try {
      if (navigator.onLine === false) throw new Error("offline");
      const answer = await fetch(told.at.health, { cache: "no-store", signal: AbortSignal.timeout(4000) });
      if (answer.status >= 500) throw new Error("away"); // a proxy answers, the site does not
    } catch {
      try { localStorage.setItem("referee-pocket-table", form.elements.table.value); location.assign(stored("referee-pocket", {}).page); return; } catch { /* full, or not allowed */ }
    }
    form.submit();
  }

  // --- taps ---
  const choose = (zone) => { S.zone = zone; S.menu = null; said = `${zoneName(zone, true)}, ${many(zone)}`; };
  const acts = {
    tab(at) {
      S.tab = at === "middle" ? at : Number(at); S.menu = null; S.edit = false;
      S.zone = at === "middle" ? "m.trash" : `${at}.hand`;
      if (at === "middle") ask(0);
      draw();
      if (wide.matches) (at === "middle" ? by("t-middle") : by(`t-seat-${at}`)).scrollIntoView({ block: "nearest" });
    },
    another,
    edit(i) { S.edit = Number(i); draw(); const input = root.querySelector(".t-edit input"); if (input) { input.focus(); input.select(); } },
    edited() { S.edit = false; draw(); },
    reseat: (i, by_) => reseat(Number(i), Number(by_)),
    leave: (i) => leave(Number(i)),
    turn(i) { change(() => { doc.turn = { ...turn(), player: nameAt(i) }; }, `${nameAt(i)}, ${W.toPlay}`); },
    zone(zone) { choose(zone); if (/^\d/.test(zone)) S.tab = Number(parts(zone).who); S.open = true; draw(); },
    open(zone) { choose(zone); if (/^\d/.test(zone)) S.tab = Number(parts(zone).who); S.open = true; draw(); if (!finger.matches) { const tile = root.querySelector(".deal button"); if (tile) tile.focus(); } },
    card(zone, i) { step(zone, Number(i), 1); },
    add, meant: takeMeant,
    step: (zone, i, by_) => step(zone, Number(i), Number(by_)),
    move: (zone, i, to) => move(zone, Number(i), to),
    side: (zone, i) => sideways(zone, Number(i)),
    down: (zone, i) => faceDown(zone, Number(i)),
    away: (zone, i) => away(zone, Number(i)),
    tokensOn(zone, i, by_) {
      const entries = [...list(zone)], card = read(entries[i]), tokens = (card.tokens || 0) + Number(by_);
      if (tokens < 0) return;
      const { on: _gone, ...rest } = card;
      change(() => { entries[i] = written({ ...rest, tokens }); put(zone, entries); }, `${spoken(card.slug)}, ${W.tokensOn}, ${tokens}`);
    },
    meter: (key, by_) => meter(key, Number(by_)),
    token: (who, key, by_) => token(Number(who), key, Number(by_)),
    more(i) { S.more = S.more === Number(i) ? false : Number(i); draw(); },
    editions() { S.editions = !S.editions; draw(); },
    pile(slug) { S.pile = S.pile === slug ? null : slug; draw(); },
    decks() { S.decks = !S.decks; draw(); },
    tokens(slug) { S.tokens = S.tokens === slug ? null : slug; draw(); },
    pileToken(slug, token, by_) {
      const pile = look.piles.find((one) => one.slug === slug), n = tokensAt(pile, token) + Number(by_);
      if (n >= 0) change(() => setTokens("pile tokens", slug, token, n, Number((pile.tokens || {})[token] || 0)), `${tokenName(token, n)}, ${nameOf(slug)}, ${n}`);
    },
    own(slug, token, i) { // there is one of each: it comes from wherever it lay
      const name = nameAt(i), lay_ = ownersAt(slug, token).some((one) => same(one, name));
      change(() => {
        look.piles.forEach((pile) => { const rest = ownersAt(pile.slug, token).filter((one) => !same(one, name)); if (rest.length < ownersAt(pile.slug, token).length) setTokens("pile tokens", pile.slug, token, rest); });
        if (!lay_) setTokens("pile tokens", slug, token, [...ownersAt(slug, token), name]);
      }, `${told.ownOnPiles[token]}, ${name}, ${lay_ ? W.noTokens : nameOf(slug)}`);
    },
    scape(slug, by_) {
      const n = scapeTokens(slug) + Number(by_), laid = Number(((look.scapes || {})[slug] || {}).vp || 0);
      if (n >= 0) change(() => setTokens("landscape tokens", slug, "vp", n, laid), `${tokenName("vp", n)}, ${nameOf(slug)}, ${n}`);
    },
    trait(slug, pile) { change(() => layTrait(slug, pile), () => `${nameOf(slug)}, ${traitAt(slug) ? nameOf(traitAt(slug)) : W.noTokens}`); },
    sun(by_) { const n = sunTokens() + Number(by_); if (n >= 0) change(() => { doc.sun = n; }, `${W.sun}, ${n}`); },
    pileTo: (slug, size) => setPile(slug, size === "full" ? size : Number(size)),
    pileBy(slug, by_) { const pile = look.piles.find((one) => one.slug === slug); if (pile.n + Number(by_) >= 0) setPile(slug, pile.n + Number(by_)); },
    noPile(slug) { change(() => { put("m.kingdom", list("m.kingdom").filter((name) => slugOf(String(name)) !== slug)); S.pile = null; }, say(W.gone, { card: nameOf(slug) })); },
    slab(slug, i) { S.pile = S.pile === `${slug}|${i}` ? null : `${slug}|${i}`; draw(); },
    slabBy(slug, i, by_) {
      const pile = look.piles.find((one) => one.slug === slug), cards = copy(pile.cards);
      cards[i][1] += Number(by_);
      if (cards[i][1] >= 0) setPile(slug, slabs({ cards: cards.filter(([, n]) => n) }));
    },
    top(slug) {
      const pile = look.piles.find((one) => one.slug === slug), cards = copy(pile.cards);
      if (!cards.length) return;
      cards[0][1] -= 1;
      setPile(slug, slabs({ cards: cards.filter(([, n]) => n) }));
    },
    rotate(slug) { const pile = look.piles.find((one) => one.slug === slug), [first, ...rest] = pile.cards; if (first) setPile(slug, slabs({ cards: [...rest, first] })); },
    play(move_) { send("play", move_); },
    drop() { change(() => { delete doc.moves; delete doc.expect; }, ""); },
    mend() { send("mend"); },
    send: (as) => send(as),
    clear() { change(() => { doc = { players: seats().map(([name]) => [name, {}]) }; S.pile = null; }, W.startOver); },
    resume() { draft.resume(); change(() => { doc = S.kept.data; Object.assign(told.named, S.kept.named); S.kept = null; S.tab = 0; S.zone = "0.hand"; }, ""); },
  };
  root.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-do]");
    if (!pressed || pressed.disabled) return;
    const [act, ...rest] = pressed.dataset.do.split("|"), held = pressed.closest(".mid-t") && { f: pressed.dataset.f, top: pressed.getBoundingClientRect().top };
    acts[act](...rest);
    const again = held && root.querySelector(`[data-f="${CSS.escape(held.f)}"]`); // what grew above it does not move it from under the finger
    if (again) scrollBy({ top: again.getBoundingClientRect().top - held.top, behavior: "instant" });
  });
  root.addEventListener("change", (event) => {
    const [what, which] = (event.target.dataset.change || "").split("|"), { value } = event.target;
    if (what === "phase") change(() => { doc.turn = { ...turn(), phase: value }; }, told.phases[value]);
    if (what === "extra") change(() => { // the one before decides in a possessed turn, unless somebody else is said
      const { extra: _extra, by: _by, ...rest } = turn();
      doc.turn = value ? { ...rest, extra: nameOf(value), ...(value === "possession" ? { by: nameAt((current() || seats().length) - 1) } : {}) } : rest;
    }, value ? say(W.extra, { card: nameOf(value) }) : W.regular);
    if (what === "by") change(() => { const { by: _by, ...rest } = turn(); doc.turn = value ? { ...rest, by: value } : rest; }, value ? say(W.decides, { name: value }) : W.decidesOwn);
    if (what === "name") rename(Number(which), value);
    if (what === "edition") {
      const [, en] = told.editions.find(([slug]) => slug === which), before = told.chosen[which];
      change(() => {
        const { [before]: _gone, ...rest } = doc.editions || {};
        doc.editions = value ? { ...rest, [en]: Number(value) } : rest;
        told.chosen[which] = en;
        if (!Object.keys(doc.editions).length) delete doc.editions;
      }, W.editions);
    }
  });
  by("t-q").addEventListener("input", search);
  by("t-find").addEventListener("submit", (event) => { event.preventDefault(); firstHit(); });
  by("t-peek").addEventListener("click", () => { S.open = true; draw(); by("t-grip").focus({ preventScroll: true }); });
  by("t-grip").addEventListener("click", () => { S.open = false; S.menu = null; draw(); by("t-peek").focus({ preventScroll: true }); });
  by("t-undo").addEventListener("click", () => {
    if (!undo.length) return;
    doc = JSON.parse(undo.pop());
    S.menu = null;
    if (typeof S.tab === "number" && S.tab >= seats().length) { S.tab = 0; S.zone = "0.hand"; }
    if (parts(S.zone).key === "on") S.zone = `${parts(S.zone).who}.play`;
    said = W.undone;
    keep(); draw(); ask();
  });

  // --- a card's menu, and keys ---
  const cardAt = (element) => { const card = element.closest("[data-card]"); if (!card) return null; const [zone, i] = card.dataset.card.split("|"); return { zone, i: Number(i) }; };
  function openMenu(card) {
    S.menu = card;
    const its = read(list(card.zone)[card.i]);
    said = say(W.chosen, { card: its.slug ? spoken(its.slug) : its.name });
    draw();
    const head = by("t-menu").querySelector("[data-f=menu]");
    if (head) head.focus({ preventScroll: true });
  }
  root.addEventListener("contextmenu", (event) => {
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    if (!drag) openMenu(card);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const active = document.activeElement, typing = active && active.closest("input, textarea, select");
    if (event.key === "Escape") {
      if (drag) { drop(false); return; }
      if (S.menu) { const { zone, i } = S.menu; S.menu = null; draw(); focusCard(zone, i); } else if (active === by("t-q")) { event.preventDefault(); closeSearch(); draw(); leave(); } else if (S.query) { closeSearch(); draw(); } else if (typing) { active.blur(); } else if (S.open && !wide.matches) { S.open = false; draw(); by("t-peek").focus({ preventScroll: true }); }
      return;
    }
    if (typing) return;
    if (event.key === "/") { event.preventDefault(); event.stopImmediatePropagation(); S.open = true; S.menu = null; draw(); by("t-q").focus(); return; }
    if (event.key === "p" || event.key === "P") { const first = by("t-answers").querySelector("button"); if (first) { event.preventDefault(); event.stopImmediatePropagation(); first.click(); } return; }
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") { rove(event, active); return; }
    const card = active && cardAt(active);
    if (!card) return;
    const does = { "-": () => step(card.zone, card.i, -1), "−": () => step(card.zone, card.i, -1), "+": () => step(card.zone, card.i, 1), m: () => openMenu(card), q: () => sideways(card.zone, card.i), Delete: () => away(card.zone, card.i), Backspace: () => away(card.zone, card.i) }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (does) { event.preventDefault(); event.stopImmediatePropagation(); does(); }
  }, true);
  function leave() { // the field: on to where the cards were laid, where all other keys hold
    const zone = root.querySelector(`[data-zone="${S.zone}"]`), stop = zone && (zone.querySelector(".tc-c[tabindex='0']") || zone.querySelector(".tc-c"));
    if (stop && stop.offsetParent) stop.focus({ preventScroll: true }); else by("t-q").blur();
  }
  function focusCard(zone, i) {
    const card = root.querySelector(`[data-card="${zone}|${i}"]`);
    if (card) card.focus({ preventScroll: true });
  }
  function rove(event, active) {
    const row = active && active.closest("[data-row], [role=tablist]");
    if (!row) return;
    const stops = [...row.querySelectorAll(".tc-c, [role=tab]")].filter((stop) => stop.offsetParent), at = stops.indexOf(active);
    if (at < 0) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : at + (["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : -1);
    if (to < 0 || to >= stops.length) return;
    event.preventDefault();
    stops.forEach((stop) => { stop.tabIndex = -1; });
    stops[to].tabIndex = 0;
    stops[to].focus();
    if (stops[to].matches("[role=tab]")) stops[to].click();
  }

  // --- drag: a mouse after 4 px, a finger after 250 ms; letting go where it was lifted opens the menu ---
  // By hand: a library of 15 kB would move the cards itself, while here they are drawn from the document.
  let drag = null, justDragged = false;
  // Letting go is no tap, not even on what has opened below the finger.
  document.addEventListener("click", (event) => { if (justDragged) { justDragged = false; event.preventDefault(); event.stopImmediatePropagation(); } }, true);
  root.addEventListener("pointerdown", (event) => {
    const card = cardAt(event.target);
    justDragged = false;
    if (!card || event.button || drag) return;
    const element = event.target.closest("[data-card]");
    const from = { card, element, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse", id: event.pointerId };
    const until = new AbortController(), { signal } = until;
    from.end = () => { clearTimeout(from.timer); until.abort(); };
    if (from.touch) from.timer = setTimeout(() => lifted(from), 250);
    document.addEventListener("pointermove", (moved) => {
      if (moved.pointerId !== from.id) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y);
      if (!drag) {
        if (from.touch && far > 8) from.end();
        else if (!from.touch && far > 4) lifted(from);
      }
      if (drag) { drag.far ||= far > 8; over(moved.clientX, moved.clientY); }
    }, { signal });
    document.addEventListener("touchmove", (moved) => { if (drag) moved.preventDefault(); }, { signal, passive: false });
    document.addEventListener("pointerup", () => { from.end(); if (drag) drop(true); }, { signal });
    document.addEventListener("pointercancel", () => { from.end(); if (drag) drop(false); }, { signal });
  });
  function lifted(from) {
    const flying = document.createElement("div"), item = from.element.closest("li");
    flying.className = "flying";
    flying.setAttribute("aria-hidden", "true");
    flying.innerHTML = `<ul class="tcards">${item.outerHTML.replace(/ (id|data-\w+|tabindex)="[^"]*"/g, "")}</ul>`;
    flying.inert = true;
    root.append(flying);
    const card = read(list(from.card.zone)[from.card.i]), box = from.element.getBoundingClientRect();
    drag = { ...from, flying, item, slug: card.slug, name: card.slug ? spoken(card.slug) : card.name, dx: from.x - box.left, dy: from.y - box.top, to: null, far: !from.touch };
    item.classList.add("lifted");
    root.classList.add("dragging");
    by("t-said").textContent = say(W.lifted, { card: drag.name });
    over(from.x, from.y);
  }
  function over(x, y) {
    drag.flying.style.transform = `translate(${x - drag.dx}px, ${y - drag.dy}px) rotate(-4deg)`;
    const there = document.elementsFromPoint(x, y), below = there.map((element) => element.closest(".tz")).find(Boolean);
    drag.onto = there.map(cardAt).find(Boolean) || null;
    if (below === drag.over) return;
    if (drag.over) { drag.over.classList.remove("drop"); const hint = drag.over.querySelector("h3 i.let"); if (hint) hint.remove(); }
    drag.over = below;
    drag.to = below ? below.dataset.zone : null;
    if (!below) return;
    below.classList.add("drop");
    const hint = document.createElement("i");
    hint.className = "let";
    hint.textContent = say(W.letGo, { zone: zoneName(drag.to) });
    below.querySelector("h3").append(hint);
    by("t-said").textContent = say(W.over, { card: drag.name, zone: zoneName(drag.to) });
  }
  function drop(let_) {
    const { card, to, flying, item, far, over: zone, name, end, onto, slug } = drag;
    end();
    flying.remove();
    item.classList.remove("lifted");
    if (zone) { zone.classList.remove("drop"); const hint = zone.querySelector("h3 i.let"); if (hint) hint.remove(); }
    root.classList.remove("dragging");
    drag = null;
    justDragged = true;
    setTimeout(() => { justDragged = false; }, 300);
    const place = let_ && far && to === card.zone && ordered(to) ? onto : null;
    const home_ = to && (to === card.zone || (card.zone.endsWith(".durations") && to === card.zone.replace("durations", "play")));
    if (let_ && !far) openMenu(card);
    else if (place && place.zone === to && place.i !== card.i) reorder(to, card.i, place.i);
    else if (let_ && to && !home_ && fits(to, slug)) move(card.zone, card.i, to);
    else { said = say(W.back, { card: name }); draw(); by("t-said").textContent = said; }
  }

  // --- beginning: the draft, what the page brings, tonight's table, or nothing ---
  function begin() {
    const kept = draft.read(), sent = "sent" in root.dataset;
    if (!sent && draft.fits(kept, "table")) {
      doc = kept.data;
      draft.takeUp(kept);
      Object.assign(told.named, kept.named);
    } else if (kept && !kept.played && !sent) S.kept = kept;
    const fresh = !told.begun && doc === told.table, before = draft.before();
    if (fresh && !S.kept && before && !before.played && before.as === "table") S.kept = before;
    if (fresh) doc = evening.table();
    while (doc.players.length < 2) doc.players.push([told.players.find((name) => !doc.players.some(([other]) => same(other, name))), {}]);
    S.tab = current();
    S.zone = `${S.tab}.hand`;
    S.open = empty() || !list(S.zone).length;
    if (draft.blocked()) S.word = W.noStore;
    draft.onBlocked = () => { S.word = W.noStore; };
    draft.onOtherTab = () => { S.word = W.otherTab; };
    if (sent) keep(true);
    draw();
    fetch(told.at["all-cards"]).then((answer) => answer.json()).then((cards) => {
      all = cards;
      for (const [slug, [name, , other]] of Object.entries(all.cards)) for (const one of [slug, other, name]) if (one) index.set(plain(one), slug);
      draw();
      ask(wide.matches || told.begun ? 0 : 1500);
    }).catch(() => { S.word = W.noNet; draw(); });
  }
  wide.addEventListener("change", draw);
  addEventListener("pageshow", (event) => { if (event.persisted) draw(); });
  begin();
})();
