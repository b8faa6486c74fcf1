// Texts of a lesson: pieces, of which some are cards, formulas, or stressed.
import { h, mathOf, symbol } from "./dom.js";

export const paragraphs = (texts, props = {}) => texts.map((pieces) => h("p", props, ...pieces.map(pieceOf)));

export function pieceOf({ text, face, math, strong }) {
  if (face) return cardIn(text, face);
  if (math) return mathOf(math);
  return strong ? h("strong", {}, text) : text;
}

// A card within a sentence: letter and suit, spoken by its name.
function cardIn(text, { name, suit }) {
  const letter = text.slice(0, -1);
  return h("span", { class: `in-text ${suit}` }, h("span", { class: "sr" }, name), h("span", { "aria-hidden": "true" }, letter, symbol(suit, "pip")));
}
