// The end of a quiz: how many were right, and what to look at again.
import { button, h, symbol } from "./dom.js";
import { MARKS } from "./figures.js";
import { comingList } from "./start.js";

export function makeSummary(summary, send) {
  const heading = h("h1", { tabindex: "-1" }, summary.title);
  const acts = summary.acts.map(({ pick, label, primary }) => button(label, { class: primary ? "btn primary" : "btn", onclick: () => send(pick) }));
  const section = h("section", { class: "verdict summary" }, heading, h("p", {}, summary.text), h("div", { class: "row acts" }, ...acts));
  if (summary.lines.length) section.append(h("h2", {}, summary.list_title), h("ol", { class: "outcome" }, ...summary.lines.map((line) => outcome(line, send))));
  if (summary.coming) section.append(comingList(summary.coming));
  return { node: section, first: heading };
}

function outcome({ title, text, verdict, spoken, again, pick }, send) {
  const mark = h("span", { class: `mark ${verdict}` }, symbol(MARKS[verdict], "ico"), h("span", { class: "sr" }, spoken));
  const look = pick ? button(again, { class: "btn quiet", onclick: () => send(pick) }) : null;
  return h("li", {}, mark, h("span", { class: "what" }, h("b", {}, title), h("span", { class: "small soft" }, text)), look);
}
