// Chances of the moment, below the ranks: each row opens the steps that lead to it.
import { h, uid } from "./dom.js";
import { derivedBox, spokenFraction } from "./figures.js";

export function chanceList(part, { chances, open_chance: open }, title) {
  const heading = h("h3", { id: uid() }, title);
  const rows = chances.map((chance) => chanceRow(part, chance, open?.key === chance.key ? open : null));
  return h("div", { class: "chances" }, heading, h("ul", { "aria-labelledby": heading.id }, ...rows));
}

function chanceRow(part, chance, open) {
  const id = uid();
  const key = `chance-${chance.key}`;
  const opener = h(
    "button",
    {
      type: "button",
      class: "rank chance-of num",
      "data-key": key,
      "aria-label": chance.spoken,
      "aria-expanded": String(Boolean(open)),
      "aria-controls": open && id,
      onclick: () => part.send(open ? { do: "close" } : { do: "derive", chance: chance.key }),
    },
    h("span", { class: "of" }, chance.label),
    ...forms(chance),
  );
  return h("li", {}, opener, open && derivedBox(open, { id, key, close: () => part.send({ do: "close" }) }));
}

function forms(chance) {
  if (chance.number) return [h("span", { class: "expected" }, chance.number)];
  return [spokenFraction(chance), h("span", {}, chance.about), h("span", { class: "percent" }, chance.percent)];
}
