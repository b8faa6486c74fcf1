// On a narrow page the chances lie far below the pack: a strip that stays in sight sums them up and leads there,
// a button leads back. Where both are in sight together the style hides them.
import { button, h } from "./dom.js";

export function makeGlance({ down, up }) {
  const part = { drawn: "" };
  part.text = h("span", { class: "of", "aria-hidden": "true" });
  part.way = h("span", { class: "way" });
  part.cells = h("span", { class: "cells num", "aria-hidden": "true" });
  part.strip = h("button", { type: "button", class: "glance", onclick: down }, part.text, part.way, part.cells);
  part.back = button("", { class: "btn up", onclick: up });
  return part;
}

export function paintGlance(part, glance) {
  const text = JSON.stringify(glance);
  if (part.drawn === text) return;
  part.drawn = text;
  part.text.textContent = glance.text;
  part.way.textContent = glance.down;
  part.back.textContent = glance.up;
  part.cells.replaceChildren(...glance.cells.map(({ letter, percent }) => h("span", {}, h("b", {}, letter), h("span", {}, percent))));
}
