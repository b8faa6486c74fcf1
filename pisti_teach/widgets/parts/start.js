// Before practice: what is due, the buttons that begin, and what comes when.
import { button, h } from "./dom.js";

export function makeStart({ title, text, note, acts, coming }, send) {
  const buttons = acts.map(({ pick, label }, at) => button(label, { class: at ? "btn" : "btn primary", onclick: () => send(pick) }));
  const section = h("section", { class: "setup" }, h("h1", { tabindex: "-1" }, title), h("p", {}, text), h("div", { class: "row" }, ...buttons), h("p", { class: "small soft" }, note));
  if (coming) section.append(comingList(coming));
  return { node: section, first: buttons[0] };
}

// Skills with when each is due.
export function comingList({ title, lines, more }) {
  const rows = lines.map((line) => h("li", {}, h("b", {}, line.title), h("span", { class: "soft" }, line.text)));
  return h("section", { class: "coming" }, h("h2", {}, title), h("ul", {}, ...rows), more && h("p", { class: "small soft" }, more));
}
