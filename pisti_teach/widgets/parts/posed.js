// What an answer is chosen from, or put together of, as a class sees it: to be talked about, not to be pressed.
import { lineItem } from "./answers.js";
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

function linesPosed({ lines }) {
  return h("ol", { class: "steps gaps posed" }, ...lines.map((line) => lineItem(line, blank())));
}

const blank = () => h("span", { class: "blank" }, "?");
