// Small charts: bars by day, tiles by rank, dots beside the line on which they should lie. A table says the same, so
// whoever hears the page hears that.
import { h, put } from "./dom.js";

const SVG_NS = "http://www.w3.org/2000/svg";

export function chartOf(chart) {
  return { bars, tiles, dots }[chart.form](chart);
}

function drawn(tag, props, ...children) {
  const node = document.createElementNS(SVG_NS, tag);
  for (const [name, value] of Object.entries(props)) put(node, name, value);
  node.append(...children);
  return node;
}

// ---------- a bar a day ----------

const BAR = { step: 26, width: 18, height: 84, foot: 22, head: 18 };

function bars({ bars: days }) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const picture = drawn("svg", { class: "chart", viewBox: `0 0 ${days.length * BAR.step} ${BAR.head + BAR.height + BAR.foot}`, "aria-hidden": "true" });
  days.forEach(({ label, value, said }, at) => picture.append(...bar(at * BAR.step, (value / most) * BAR.height, label, said)));
  return picture;
}

function bar(left, height, label, said) {
  const middle = left + BAR.step / 2;
  const top = BAR.head + BAR.height - height;
  return [
    drawn("rect", { class: "bar-of", x: left + (BAR.step - BAR.width) / 2, y: top, width: BAR.width, height: Math.max(height, 1) }),
    drawn("text", { x: middle, y: top - 5 }, said),
    drawn("text", { class: "soft", x: middle, y: BAR.head + BAR.height + 16 }, label),
  ];
}

// ---------- a tile a rank ----------

function tiles({ tiles: ranks }) {
  return h("ul", { class: "ranks-of", "aria-hidden": "true" }, ...ranks.map(({ label, said, shade }) => h("li", { class: `shade-${shade}` }, h("b", {}, label), h("span", {}, said))));
}

// ---------- dots beside a line ----------

const SIDE = 200;
const RADIUS = { least: 4, most: 12 };

function dots({ points, x, y }) {
  const most = Math.max(...points.map(({ size }) => size));
  const picture = drawn("svg", { class: "chart square", viewBox: `-34 -10 ${SIDE + 48} ${SIDE + 44}`, "aria-hidden": "true" });
  picture.append(drawn("rect", { class: "field-of", x: 0, y: 0, width: SIDE, height: SIDE }), drawn("line", { class: "even", x1: 0, y1: SIDE, x2: SIDE, y2: 0 }));
  for (const { x: guess, y: exact, size } of points) picture.append(drawn("circle", { class: "dot-of", cx: guess * SIDE, cy: (1 - exact) * SIDE, r: RADIUS.least + (RADIUS.most - RADIUS.least) * (size / most) }));
  picture.append(drawn("text", { class: "soft", x: SIDE / 2, y: SIDE + 24 }, x), drawn("text", { class: "soft", x: -SIDE / 2, y: -14, transform: "rotate(-90)" }, y));
  return picture;
}

// How far a skill has come: so many of so many.
export function levelOf(reached, most) {
  return h("span", { class: "level", "aria-hidden": "true" }, ...Array.from({ length: most }, (_, at) => h("i", { class: at < reached ? "on" : null })));
}
