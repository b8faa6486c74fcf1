// The hands at the end of a deal, laid open in the count: what each card costs, and what was drawn for it.
import { h } from "./dom.js";
import { faceCard } from "./cards.js";

// Drawn cards come one after another over all hands: each has its turn in the style.
export function openHands(hands) {
  let turn = 0;
  return h("ul", { class: "open-hands" }, ...hands.map((hand) => openHand(hand, () => (turn += 1))));
}

function openHand({ name, meta, cards, drawn, drawn_label: label }, next) {
  const title = h("h3", {}, name, meta && h("span", { class: "why" }, meta));
  const held = cards.length ? h("ul", { class: "minis num" }, ...cards.map((card) => mini(card))) : null;
  const came = drawn.length ? h("ul", { class: "minis num drawn" }, ...drawn.map((card) => mini(card, next()))) : null;
  return h("li", { class: "open-hand" }, title, held, label && h("p", { class: "small drawn-label" }, label), came);
}

function mini({ face, points, note }, turn = 0) {
  const card = faceCard(face, { "aria-hidden": "true" });
  const below = h("span", { class: "points" }, h("span", { class: "sr" }, `${face.name}: `), points);
  const item = h("li", {}, card, below, note && h("span", { class: "note" }, note));
  if (turn) item.style.setProperty("--turn", turn);
  return item;
}
