// Naming a suit: a card with choices opens them above the hand, which stays in sight and in reach.
import { button, focused, h, symbol, uid } from "./dom.js";

export function makeSuits({ felt, suits: box }, send) {
  const part = { felt, box, send, card: null, choices: [] };
  box.addEventListener("keydown", (event) => suitKey(part, event));
  return part;
}

// The card that has opened it closes it again.
export function toggleSuits(part, card, { choices }, labels) {
  if (part.card === card) return shutSuits(part);
  shutSuits(part);
  Object.assign(part, { card, choices });
  const title = h("p", { class: "seat-name", id: uid() }, labels.name_suit);
  const hint = h("p", { class: "small soft", id: uid() }, labels.name_suit_hint);
  const shut = button(labels.close_suits, { class: "btn on-felt", onclick: () => shutSuits(part) });
  const four = h("div", { class: "four" }, ...choices.map((choice) => suitButton(part, choice)));
  part.box.setAttribute("aria-labelledby", title.id);
  part.box.setAttribute("aria-describedby", hint.id);
  part.box.replaceChildren(title, four, shut, hint);
  reveal(part, true);
  four.firstChild.focus();
  return undefined;
}

// The focus goes back to the card, if it was in here.
export function shutSuits(part) {
  const { box, card } = part;
  if (!card) return;
  const held = box.contains(focused(box));
  reveal(part, false);
  Object.assign(part, { card: null, choices: [] });
  if (held) card.focus({ preventScroll: true });
  box.replaceChildren();
}

function reveal({ felt, box, card }, isOpen) {
  box.hidden = !isOpen;
  felt.classList.toggle("is-naming", isOpen);
  card.setAttribute("aria-expanded", String(isOpen));
}

function suitButton(part, choice) {
  const { suit, label, spoken, number } = choice;
  const pick = (event) => event.detail < 2 && choose(part, choice);
  const shown = [h("span", { class: "key num", "aria-hidden": "true" }, number), symbol(suit, "pip"), h("span", {}, label)];
  return h("button", { type: "button", class: "suit", "data-suit": suit, "aria-label": spoken, onclick: pick }, ...shown);
}

function choose(part, { move }) {
  if (part.send({ do: "play", move })) shutSuits(part);
}

const STEPS_OF_SUITS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

// A key that is held down chooses nothing: it may have opened the choice.
function suitKey(part, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // on a keyboard with other letters the key that has S in Latin is meant
  const typed = [event.key.toUpperCase(), event.code.replace(/^Key/, "")];
  const choice = part.choices.find(({ suit, number }) => typed.includes(suit) || typed.includes(number));
  const steps = STEPS_OF_SUITS[event.key];
  if (!choice && !steps && !["Escape", "Enter", " "].includes(event.key)) return;
  event.stopPropagation();
  if (choice || steps || event.repeat) event.preventDefault();
  if (event.key === "Escape") shutSuits(part);
  else if (steps) walk(part.box, steps);
  else if (choice && !event.repeat) choose(part, choice);
}

// The choice is open, but the focus is elsewhere on the table: letters, numbers and Escape still mean it.
export function suitKeyElsewhere(part, event) {
  if (!part.card || part.box.contains(event.target) || ["Enter", " "].includes(event.key) || event.key in STEPS_OF_SUITS) return;
  suitKey(part, event);
}

function walk(box, steps) {
  const four = [...box.querySelectorAll(".suit")];
  four[four.indexOf(focused(box)) + steps]?.focus();
}
