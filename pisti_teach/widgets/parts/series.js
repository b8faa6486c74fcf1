// Cards one after another, at a pace that she sets; each is there for a moment, then it is hers to remember.
import { backCard, emptyPlace, faceCard } from "./cards.js";
import { button, choice, chosen, h, named } from "./dom.js";

const SECONDS = 1000; // ms

export function makeSeries({ cards, label, series: words }) {
  const place = h("div", { class: "mini", "aria-hidden": "true" }, backCard());
  const spoken = h("p", { class: "sr", "aria-live": "assertive" });
  const told = h("p", { class: "small" }, words.count);
  const pace = choice(words.paces, words.pace);
  const run = button(words.start, { class: "btn on-felt" });
  let timer = null;

  const show = (at) => {
    const card = cards[at];
    place.replaceChildren(card ? faceCard(card) : emptyPlace());
    spoken.textContent = card ? card.name : words.over;
    told.textContent = card ? words.shown[at] : words.over;
    if (card) timer = setTimeout(show, chosen(pace) * SECONDS, at + 1);
    else run.textContent = words.again;
  };
  run.addEventListener("click", () => {
    clearTimeout(timer);
    show(0);
  });
  const box = h("div", { class: "grp series" }, h("span", { class: "lab" }, label), place, told, spoken, h("div", { class: "row" }, run, named(words.pace_label, pace)));
  return { box, stop: () => clearTimeout(timer) };
}
