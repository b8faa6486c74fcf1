// Drawing cards: nothing here knows a game. A face is {code, letter, suit, kind, name}.
import { h, symbol } from "./dom.js";

const KINDS = { pip: "card", ace: "card ace", court: "card court" };

export const faceClass = (face) => KINDS[face.kind] ?? "card";

export function faceArt(face) {
  return h("span", { "aria-hidden": "true" }, index(face, "ix"), index(face, "ix ix-b"), middle(face));
}

function index(face, className) {
  return h("span", { class: className }, face.letter, symbol(face.suit, "pip"));
}

function middle(face) {
  if (face.kind === "court") {
    // the silhouette follows the rank, the monogram the language
    const frame = symbol(`fr${face.code[0]}`, "frame", "0 0 100 164");
    return h("span", { class: "mid" }, frame, h("span", { class: "mono" }, face.letter));
  }
  const ring = face.kind === "ace" ? symbol("star", "ring", "0 0 100 100") : null;
  return h("span", { class: "mid" }, ring, symbol(face.suit, "pip"));
}

export function faceCard(face, props = {}) {
  return h("span", { class: faceClass(face), "data-suit": face.suit, ...props }, faceArt(face));
}

export const backCard = (props = {}) => h("span", { class: "card back", "aria-hidden": "true", ...props });

// What lay under the top card is for the learner to remember: only its edge shows.
export const blankCard = (props = {}) => h("span", { class: "card", "aria-hidden": "true", ...props });

export const emptyPlace = (props = {}) => h("span", { class: "slot", "aria-hidden": "true", ...props });

export function cardButton(entry, play) {
  return h(
    "button",
    {
      type: "button",
      class: faceClass(entry.face),
      "data-suit": entry.face.suit,
      "data-move": entry.move,
      "data-letter": entry.face.letter,
      onclick: play,
    },
    faceArt(entry.face),
  );
}
