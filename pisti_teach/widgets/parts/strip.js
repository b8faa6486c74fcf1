// The strip above the table: whose page it is, and how the match stands.
import { h, symbol } from "./dom.js";

export function brand({ brand: name, home }) {
  if (!name) return [];
  return [h(home ? "a" : "span", { class: "brand", href: home || null }, symbol("star", "brand-star"), name)];
}

export function score({ deal, target, stake, spoken, sides }) {
  const about = h("span", { class: "about" }, h("span", {}, deal), h("span", {}, [target, stake].filter(Boolean).join(" · ")));
  return h("div", { class: "score", role: "group", "aria-label": spoken }, about, ...sides.map(side));
}

function side({ name, points, share }) {
  const bar = h("i");
  bar.style.width = `${Math.min(Math.max(share, 0), 100)}%`;
  return h("span", { class: "side" }, h("span", {}, h("span", { class: "side-name" }, name), " ", h("b", {}, points)), h("span", { class: "track", "aria-hidden": "true" }, bar));
}
