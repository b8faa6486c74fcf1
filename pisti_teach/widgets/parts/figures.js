// Exact figures: a chance in its three forms, and the steps that lead to it.
import { fraction, h, mathOf } from "./dom.js";

export const MARKS = { right: "i-check", wrong: "i-cross" };

export function spokenFraction({ num, den, fraction_spoken }) {
  const math = h("span", { "aria-hidden": "true" }, fraction(num, den));
  return h("span", { class: "fraction" }, math, h("span", { class: "sr" }, fraction_spoken));
}

export function stepItem({ text, math }) {
  return h("li", {}, h("span", {}, h("span", {}, text), ...math.map((line) => h("span", { class: "line" }, mathOf(line)))));
}

// key is that of the control that has opened it, which takes the focus over when it closes.
export function derivedBox(open, { id, key, close }) {
  const steps = h("ol", { class: "steps" }, ...open.steps.map(stepItem));
  const shut = h("button", { type: "button", class: "btn quiet", "data-key": key, onclick: close }, open.close);
  reachable(steps);
  return h("div", { class: "derived", id }, h("h3", {}, open.title), h("p", { class: "big-odds num" }, ...values(open)), steps, shut);
}

// A line that is longer than the board is scrolled, by keys, too; how long the board is may change.
export function reachable(steps) {
  const look = () => {
    for (const line of steps.querySelectorAll(".line")) {
      if (line.scrollWidth > line.clientWidth) line.tabIndex = 0;
      else line.removeAttribute("tabindex");
    }
  };
  new ResizeObserver(look).observe(steps);
}

// An expected number has two forms, a chance three.
function values(open) {
  if (open.number) return [...(open.den ? [spokenFraction(open)] : []), h("strong", {}, open.number)];
  return [spokenFraction(open), h("strong", {}, open.about), h("span", {}, open.percent)];
}
