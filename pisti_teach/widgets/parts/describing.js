// What has to be told besides the cards: house, seats, hands, and what the game wants to know.
import { choice, chosen, h, named } from "./dom.js";

export function makeDescription(changed) {
  return { box: h("div", { class: "description" }), changed, drawn: "", fields: {} };
}

export function paintDescription(part, { form, lang }) {
  const text = JSON.stringify([form, lang]);
  if (part.drawn === text) return;
  part.drawn = text;
  const held = part.box.contains(document.activeElement) ? document.activeElement.dataset.field : null;
  const one = (key, { label, value, choices }) => {
    const select = choice(choices, value, { "data-field": key, onchange: () => part.changed(key) });
    part.fields[key] = select;
    return named(label, select);
  };
  part.fields = {};
  const rows = [one("house", form.house), one("players", form.players), one("dealer", form.dealer)];
  rows.push(...form.hands.map((hand, i) => one(`hand-${i}`, hand)), ...form.game.map((field) => one(field.key, field)));
  part.box.replaceChildren(...rows);
  if (held) part.fields[held]?.focus();
}

// As Python reads it; another house or number of seats has its own usual hands.
export function described({ fields }, key) {
  const values = Object.fromEntries(Object.entries(fields).map(([name, select]) => [name, chosen(select)]));
  const told = { house: values.house, players: values.players };
  if (key === "house" || key === "players") return told;
  const hands = Object.keys(values).filter((name) => name.startsWith("hand-")).map((name) => values[name]);
  return { ...values, ...told, hands };
}
