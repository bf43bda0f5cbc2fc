"use strict";
// Day or night, where somebody does not want it as the device has it. Read before anything is painted, so that nothing flashes.
(() => {
  const KEY = "referee-theme", ALL = ["system", "day", "night"], link = document.getElementById("night"), system = link.media;
  const kept = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const now = () => (ALL.includes(kept()) ? kept() : "system");
  const colours = [...document.querySelectorAll("meta[name=theme-color]")];
  const asked = colours.map((each) => each.media);
  function show() {
    const theme = now();
    link.media = { system, day: "not all", night: "screen" }[theme];
    document.querySelector("meta[name=color-scheme]").content = { system: "light dark", day: "light", night: "dark" }[theme];
    colours.forEach((each, n) => { each.media = { system: asked[n], day: n ? "not all" : "all", night: n ? "all" : "not all" }[theme]; });
    const button = document.querySelector("button[data-theme]");
    if (button) { button.hidden = false; button.textContent = button.dataset[theme]; }
  }
  show();
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("button[data-theme]")) return;
    try { localStorage.setItem(KEY, ALL[(ALL.indexOf(now()) + 1) % ALL.length]); } catch { /* not allowed */ }
    show();
  });
})();
