// The felt of a game that goes round the table: the others sit on three sides of talon and pile, and
// arrows show which way the turn goes. It lies in rows (felt.js) or like this, as the scene says.
import { h, symbol } from "./dom.js";
import { blankCard, emptyPlace, faceCard } from "./cards.js";
import { backs, chip, nameplate, taken, talon, tilted } from "./felt.js";

const TOP_TILT = [0, 0, 1.5];
const UNDER_TILT = [-0.25, 0.025, -9];

export function paintAround(parts, picture) {
  parts.others.className = "around";
  parts.others.replaceChildren(...picture.others.map((seat, i, all) => sitter(seat, sideOf(i, all.length))));
  const middle = [...arrows(picture.way), talon(picture.talon), heap(picture.pile), namedSuit(picture.pile.suit), debtBox(picture.debt)];
  parts.centre.replaceChildren(...middle.filter(Boolean));
  parts.way.replaceChildren(...wayLabel(picture.way));
  parts.way.dataset.turns = picture.way?.turns ?? "";
  spread(parts.hand, picture.hand.length);
}

// The next one sits on the right, then on they go round the table.
function sideOf(i, n) {
  if (n === 1) return "top";
  if (i === 0) return "right";
  return i === n - 1 ? "left" : "top";
}

function sitter(seat, side) {
  const fan = backs(seat);
  fan.style.setProperty("--n", Math.max(fan.children.length, 2)); // so many share the room of a hand
  const won = seat.taken === null ? null : h("div", { class: "taken" }, ...taken(seat));
  return h("div", { class: "seat", "data-at": side }, h("div", { class: "plate" }, ...nameplate(seat)), fan, won);
}

// ---------- the pile: its top card, and the one beneath it, slanted ----------

function heap({ cards, under, top, spoken, labels }) {
  const below = under ? faceCard(under, { "aria-hidden": "true" }) : cards > (top ? 1 : 0) ? blankCard() : null;
  const over = top ? faceCard(top, { role: "img", "aria-label": spoken, "data-top": "" }) : null;
  const spot = emptyPlace({ class: cards > 0 ? "slot spot" : "slot" });
  const box = h("div", { class: "pilebox" }, spot, below && tilted(below, UNDER_TILT), over && tilted(over, TOP_TILT));
  return h("div", { class: "stack-fig" }, box, h("span", { class: "chips" }, ...(labels.length ? labels : [""]).map(chip)));
}

function namedSuit(suit) {
  return suit && h("div", { class: "named-suit", "data-suit": suit.code }, symbol(suit.code, "pip"), h("span", {}, suit.label));
}

function debtBox(debt) {
  if (!debt) return null;
  const shown = [h("span", {}, debt.before), h("b", { class: "num" }, debt.number), h("span", {}, debt.after)];
  return h("div", { class: "debt" }, h("span", { class: "sr" }, debt.spoken), h("span", { class: "debt-shown", "aria-hidden": "true" }, ...shown));
}

// ---------- which way ----------

function arrows(way) {
  if (!way) return [];
  return ["way-from", "way-to"].map((half) => {
    const arrow = symbol("way", `way-arrow ${half}`, "0 0 160 250");
    arrow.dataset.turns = way.turns;
    return arrow;
  });
}

function wayLabel(way) {
  if (!way) return [];
  return [symbol("i-turn", "ico"), h("span", { "aria-hidden": "true" }, way.label), h("span", { class: "sr" }, way.spoken)];
}

// ---------- a hand of any size: how many cards a row ----------

const MOST_WIDE = 11; // in a single row on a laptop; more lie in two, so that they stay legible
const LONGEST_WIDE = 15;

function spread(hand, n) {
  const wide = n <= MOST_WIDE ? n : evenly(n, Math.max(2, Math.ceil(n / LONGEST_WIDE)));
  hand.style.setProperty("--wide", Math.max(wide, 1));
  hand.style.setProperty("--narrow", Math.max(evenly(n, Math.ceil(n / mostNarrow(n))), 1));
  hand.dataset.size = n <= 4 ? "small" : n <= MOST_WIDE ? "full" : "large";
}

const evenly = (n, rows) => Math.ceil(n / Math.max(rows, 1));

// On a telephone there is more room below than beside.
function mostNarrow(n) {
  if (n <= 8) return 4;
  if (n <= 10) return 5;
  return n <= 18 ? 6 : 7;
}
