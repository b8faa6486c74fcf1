// What came of an answer: the verdict, its rows or the exact value, the wrong way and what mends it, the steps.
import { h, mathOf, symbol } from "./dom.js";
import { MARKS, reachable, spokenFraction, stepItem } from "./figures.js";

// The status is there from the start: what appears in it is read out.
export function paintStatus(status, question) {
  const told = question?.again || question?.reply?.text || "";
  const verdict = question?.reply?.verdict ?? (told && "again");
  status.className = `told ${verdict}`.trim();
  if (status.textContent !== told) status.replaceChildren(...(told ? [symbol(MARKS[verdict] ?? "i-next", "ico"), h("span", {}, told)] : []));
}

// title is the element of the headings in it: they follow that of the question.
export function explained({ rows, exact, chance, missed, steps, steps_title: stepsTitle, compared }, title = "h4") {
  const shown = [];
  if (rows) shown.push(rowTable(rows));
  if (exact) shown.push(h("p", {}, h("strong", {}, exact)));
  if (chance) shown.push(h("p", { class: "big-odds num" }, ...inForms(chance)));
  if (missed) shown.push(h("div", { class: "missed" }, h(title, { class: "minor" }, missed.name), h("p", {}, missed.text)));
  if (steps.length) {
    const list = h("ol", { class: "steps" }, ...steps.map(markedStep));
    reachable(list);
    shown.push(h(title, { class: "minor" }, stepsTitle), list);
  }
  return compared ? [...shown, ...sideBySide(compared)] : shown;
}

// The answer beside the truth; what is wrong is marked by a sign and a word, too.
function rowTable({ title, columns, lines }) {
  const head = h("tr", {}, ...columns.map((text) => h("th", { scope: "col" }, h("span", {}, text))));
  return h("table", { class: "by-row num", "aria-label": title }, h("thead", {}, head), h("tbody", {}, ...lines.map(rowOf)));
}

function rowOf({ name, yours, right, verdict, spoken }) {
  const mark = h("span", { class: "mark" }, symbol(MARKS[verdict], "ico"), h("span", {}, spoken));
  const cells = [h("td", { class: "yours" }, h("span", {}, yours)), h("td", {}, right), h("td", { class: "marked" }, mark)];
  return h("tr", { class: verdict }, h("th", { scope: "row" }, name), ...cells);
}

function inForms(chance) {
  const number = chance.number ? [h("strong", {}, chance.number)] : [h("strong", {}, chance.about), h("span", {}, chance.percent)];
  return chance.number && !chance.den ? number : [spokenFraction(chance), ...number];
}

function markedStep(step) {
  const item = stepItem(step);
  if (!step.parts) return item;
  item.classList.add("parts");
  item.append(h("p", { class: "small here" }, step.parts));
  return item;
}

export function sideBySide({ how, lines, more }) {
  const list = h("ul", { class: "lines num" }, ...lines.map(optionLine));
  const difference = more && [h("p", { class: "small" }, more.text), h("p", { class: "figures num" }, ...figures(more))];
  return [h("p", { class: "small" }, how), list, ...(difference ?? [])];
}

function optionLine({ label, spoken, best, chosen, ...rest }) {
  const name = [h("b", { "aria-hidden": "true" }, label), h("span", { class: "sr" }, spoken)];
  const marks = [best && h("span", { class: "mark best" }, symbol("i-check", "ico"), best), chosen && h("span", { class: "mark" }, chosen)];
  return h("li", { class: best ? "best" : null }, h("span", { class: "named" }, ...name, ...marks), ...figures(rest));
}

const figures = ({ math, value }) => [...math.map(mathOf), h("span", { class: "value" }, value)];
