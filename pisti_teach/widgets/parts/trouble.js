// A lesson, or a step of one, that cannot be shown: what is wrong, where, and what to do.
import { h } from "./dom.js";

export function troubleOf({ title, text, faults, todo }) {
  const list = h("ul", { class: "faults", lang: "en" }, ...faults.map(faultItem));
  return h("section", { class: "trouble", role: "alert" }, h("h2", {}, title), h("p", {}, text), list, h("p", {}, todo));
}

const faultItem = ({ where, what }) => h("li", {}, where && h("code", {}, where), h("span", {}, what));
