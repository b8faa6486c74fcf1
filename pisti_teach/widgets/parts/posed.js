// What an answer is chosen from, or put together of, as a class sees it: to be talked about, not to be pressed.
import { lineItem, partsOf } from "./answers.js";
import { faceCard } from "./cards.js";
import { h } from "./dom.js";

const POSED = { choice: optionsPosed, set: optionsPosed, order: optionsPosed, fields: fieldsPosed, results: linesPosed };

// Gives null where there is nothing to choose from: a number, an estimate.
export function posedOf(answer) {
  return POSED[answer.form]?.(answer) ?? null;
}

function optionsPosed({ options }) {
  return h("ul", { class: "posed choices" }, ...options.map(({ face, label, note, spoken }) => h("li", {}, face ? faceCard(face, { role: "img", "aria-label": spoken }) : h("span", { class: "chip" }, label), note && h("span", { class: "small soft", "aria-hidden": "true" }, note))));
}

function fieldsPosed({ options }) {
  return h("ul", { class: "posed" }, ...options.map(({ label }) => h("li", { class: "asked-for" }, h("span", {}, label), blank())));
}

// Up to the first gap: what comes after it would tell what is asked.
function linesPosed({ lines }) {
  const items = partsOf(lines)[0].map(lineItem);
  items.at(-1).append(h("span", { class: "gap" }, "=", blank()));
  return h("ol", { class: "steps gaps posed" }, ...items);
}

const blank = () => h("span", { class: "blank" }, "?");
