// What has to be told besides the cards: house, seats, hands, and what the game wants to know.
import { choice, chosen, h, keepingFocus, named } from "./dom.js";

export function makeDescription(changed) {
  return { box: h("div", { class: "description" }), changed, drawn: "", fields: {}, untold: {} };
}

export function paintDescription(part, { form, lang }) {
  const text = JSON.stringify([form, lang]);
  if (part.drawn === text) return;
  part.drawn = text;
  part.fields = {};
  const rows = [...["house", "players", "dealer"].map((key) => field(part, key, form[key]))];
  rows.push(...form.hands.map((hand, i) => field(part, `hand-${i}`, hand)), ...form.game.map((own) => field(part, own.key, own)));
  keepingFocus(part.box, () => part.box.replaceChildren(...rows));
}

// What was chosen and not told yet stays chosen, where it can.
function field(part, key, { label, value, choices }) {
  const known = key in part.untold && choices.some((one) => one.value === part.untold[key]);
  const select = choice(choices, known ? part.untold[key] : value, { "data-key": `field-${key}`, onchange });
  function onchange() {
    part.untold[key] = chosen(select);
    part.changed();
  }
  part.fields[key] = select;
  return named(label, select);
}

// As Python reads it; another house or number of seats has its own usual hands.
export function described({ fields, untold }) {
  const values = Object.fromEntries(Object.entries(fields).map(([name, select]) => [name, chosen(select)]));
  const told = { house: values.house, players: values.players };
  if ("house" in untold || "players" in untold) return told;
  const hands = Object.keys(values).filter((name) => name.startsWith("hand-")).map((name) => values[name]);
  return { ...values, ...told, hands };
}

// It was told: whatever the next scene says is true, also where Python has another mind.
export function told(part) {
  if (Object.keys(part.untold).length) part.drawn = "";
  part.untold = {};
}
