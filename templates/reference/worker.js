{% load static %}{% get_static_prefix as static_prefix %}"use strict";
// Keeps the reference for a table without reception. Network first; what was visited is kept as it was; for a page that
// was never visited, the whole reference on one page stands in, at the place that was asked for.
const SHELL = "referee-shell-{{ version }}";
const PAGES = "referee-pages";
const STATIC = "{{ static_prefix }}";
const WHOLE = { en: "{{ whole.en }}", de: "{{ whole.de }}" };
const LIVE = [{% for path in live %}"{{ path }}"{% if not forloop.last %}, {% endif %}{% endfor %}]; // made anew each time: nothing stands in for them
const POCKET = "{{ pocket.files }}"; // the referee that is kept on this phone, and the pages that it needs: pocket.js keeps them
const IN_POCKET = [{% for path in pocket.pages %}"{{ path }}"{% if not forloop.last %}, {% endif %}{% endfor %}];
const FILES = [{% for file in files %}"{{ file }}"{% if not forloop.last %}, {% endif %}{% endfor %}];
const MOST = 300;
const HOUR = 3600000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("referee-shell-") && name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  );
});

// The page says its language when it is ready; the whole reference follows in the background.
self.addEventListener("message", (event) => {
  const whole = WHOLE[event.data && event.data.language];
  if (whole) event.waitUntil(refresh(whole).catch(() => undefined));
});

async function refresh(whole) {
  const kept = await (await caches.open(PAGES)).match(whole, { ignoreVary: true });
  if (kept && Date.now() - new Date(kept.headers.get("Date")).getTime() < HOUR) return;
  await keep(whole, await fetch(whole));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(STATIC)) event.respondWith(fromStatic(request));
  else if (url.pathname.startsWith(POCKET)) event.respondWith(fromPocket(request, url));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(event, url));
  else if (IN_POCKET.includes(url.pathname)) event.respondWith(fetch(request).catch(() => fromPocket(request, url)));
});

async function fromStatic(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function fromPocket(request, url) {
  return (await caches.match(url.pathname, { ignoreVary: true })) || fetch(request);
}

async function fromNetwork(event, url) {
  let answer;
  try {
    answer = await fetch(event.request);
  } catch (error) {
    const kept = await fromKept(url);
    if (kept) return kept;
    throw error;
  }
  event.waitUntil(keep(url.pathname + url.search, answer.clone()).catch(() => undefined));
  return answer;
}

async function fromKept(url) {
  const cache = await caches.open(PAGES);
  const visited = await cache.match(url.pathname + url.search, { ignoreVary: true });
  if (visited) return told(visited, "page");
  const inPocket = IN_POCKET.includes(url.pathname) && (await caches.match(url.pathname, { ignoreVary: true }));
  if (inPocket) return told(inPocket, "page");
  // The language that was asked for, else any: another one is better than none.
  for (const path of [WHOLE[url.pathname.split("/")[1]], ...Object.values(WHOLE)]) {
    const whole = path && (await cache.match(path, { ignoreVary: true }));
    if (whole) return told(whole, LIVE.some((each) => url.pathname.startsWith(each)) ? "instead" : "whole");
  }
}

async function keep(path, answer) {
  if (!answer.ok || !(answer.headers.get("Content-Type") || "").startsWith("text/html")) return;
  const cache = await caches.open(PAGES);
  await cache.put(path, answer);
  // The oldest go; the whole reference never does.
  const others = (await cache.keys()).filter((each) => !Object.values(WHOLE).includes(new URL(each.url).pathname));
  await Promise.all(others.slice(0, Math.max(0, others.length - MOST)).map((each) => cache.delete(each)));
}

// The copy says of itself that it is one, and when it was made: the page's script tells the reader.
async function told(answer, kind) {
  const made = answer.headers.get("Date") || "";
  const text = (await answer.text()).replace("<html ", `<html data-kept="${kind}" data-made="${made.replace(/[^\w ,:+-]/g, "")}" `);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": answer.headers.get("Content-Security-Policy") || "default-src 'self'" } });
}
