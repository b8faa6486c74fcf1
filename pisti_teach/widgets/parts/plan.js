// The teacher's plan: a table of minutes, to read and to print.
import { h } from "./dom.js";
import { pieceOf } from "./texts.js";

export function planOf({ title, can, heads, rows, total }, labels) {
  const head = h("thead", {}, h("tr", {}, ...heads.map((text) => h("th", { scope: "col" }, text))));
  const body = h("tbody", {}, ...rows.map((row) => partOf(row, heads)));
  const print = h("button", { type: "button", class: "btn no-print", onclick: () => print_() }, labels.print);
  return h("section", { class: "plan" }, h("h2", { tabindex: "-1" }, title), h("p", {}, can), h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": title }, h("table", {}, head, body)), h("p", { class: "soft" }, total), print);
}

const print_ = () => window.print();

function partOf({ minutes, cells }, [, ...heads]) {
  const told = cells.map((pieces, at) => h("td", { "data-head": heads[at] }, ...pieces.map(pieceOf)));
  return h("tr", {}, h("th", { scope: "row", class: "num" }, minutes), ...told);
}
