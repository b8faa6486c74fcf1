// Making elements. Text of a scene only ever becomes a text node, never markup.
import { SPRITE } from "./sprite.js";

const SVG = "http://www.w3.org/2000/svg";
const MATH = "http://www.w3.org/1998/Math/MathML";

// Ids must not clash when a page holds several tables, each with a copy of this module.
const MARK = `pisti-${Math.random().toString(36).slice(2, 8)}`;
let made = 0;

export function uid() {
  made += 1;
  return `${MARK}-${made}`;
}

// JupyterLab asks the element with the focus before any around it whether its shortcuts may take a key.
export const OWN_KEYS = "data-lm-suppress-shortcuts";
const FOCUSABLE = ["a", "button", "input", "select"];

export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  if (FOCUSABLE.includes(tag) || "tabindex" in props) node.setAttribute(OWN_KEYS, "true");
  for (const [name, value] of Object.entries(props)) put(node, name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return node;
}

export function put(node, name, value) {
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

export function sprite() {
  const parsed = new DOMParser().parseFromString(SPRITE.replaceAll('id="pisti-', `id="${MARK}-`), "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

export function symbol(name, className, viewBox = null) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${MARK}-${name}`);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  if (viewBox) svg.setAttribute("viewBox", viewBox);
  svg.append(use);
  return svg;
}

export function fraction(num, den) {
  const math = document.createElementNS(MATH, "math");
  const number = (text) => Object.assign(document.createElementNS(MATH, "mn"), { textContent: text });
  if (den === "") math.append(number(num));
  else {
    const over = document.createElementNS(MATH, "mfrac");
    over.append(number(num), number(den));
    math.append(over);
  }
  return math;
}

// MathML arrives as text. It is read as XML and rebuilt from MathML elements alone, so whatever else
// it may carry (script, links, handlers) stays behind.
export function mathOf(text) {
  const parsed = new DOMParser().parseFromString(text, "application/xml").documentElement;
  // a browser reports an error in the text as an element of that name, somewhere in what it could read
  if (parsed.localName !== "math" || parsed.querySelector("parsererror")) return document.createTextNode(text.replace(/<[^>]*>/g, " "));
  return rebuilt(parsed);
}

const SIGNED = ["mn", "mo"];

function rebuilt(node) {
  const copy = document.createElementNS(MATH, node.localName);
  for (const { name, value } of node.attributes) if (!/^(on|xmlns|href|xlink|style)/i.test(name)) copy.setAttribute(name, value);
  for (const child of node.childNodes) {
    // MathML means a minus by a hyphen, also before a number; browsers draw the hyphen
    if (child.nodeType === Node.TEXT_NODE) copy.append(SIGNED.includes(node.localName) ? child.data.replaceAll("-", "\u2212") : child.data);
    else if (/^m[a-z]+$/.test(child.localName ?? "")) copy.append(rebuilt(child));
  }
  return copy;
}

// Elements of a row keep their identity (and so the focus) as long as they stay in it.
export function arrange(parent, nodes) {
  for (const child of [...parent.children]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, i) => {
    if (parent.children[i] !== node) parent.insertBefore(node, parent.children[i] ?? null);
  });
}

export const focused = (root) => root.getRootNode().activeElement;

// What is drawn anew may take the focus along: its controls have a key each.
export function keepingFocus(root, draw) {
  const active = focused(root);
  const key = root.contains(active) ? active.dataset.key : null;
  draw();
  if (key && !root.contains(focused(root))) root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

export function button(text, props = {}, ...more) {
  return h("button", { type: "button", class: "btn", ...props }, text, ...more);
}

// Values keep their type on the way through an option: true is not "true".
export function choice(choices, value, props = {}) {
  const node = h("select", { class: "btn choice", ...props }, ...choices.map((one) => h("option", { value: JSON.stringify(one.value), lang: one.lang || null }, one.label)));
  node.value = JSON.stringify(value);
  return node;
}

export const chosen = (select) => JSON.parse(select.value);

export function download(text, filename) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = h("a", { href: url, download: filename, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// A control with its name before it.
export function named(text, control, ...more) {
  control.id ||= uid();
  return h("div", { class: "labelled" }, h("label", { for: control.id, class: "soft" }, text), control, ...more);
}
