// What lies beside a question: groups of cards on a piece of felt, each under its label.
import { backCard, faceCard } from "./cards.js";
import { h } from "./dom.js";
import { makeSeries } from "./series.js";

const FEW = 9; // cards that are drawn in full; more are drawn small

// Gives the figure, stop() for what runs in it, whether all of it has been shown, and whether it can stay for what is to
// be shown next: a series that runs is not interrupted. whenOver() is called once a series has come to its end.
export function makeExhibits(exhibits, label, whenOver = () => {}) {
  const drawn = JSON.stringify(exhibits);
  const series = exhibits.filter((one) => one.series).map((one) => makeSeries(one, whenOver));
  const groups = exhibits.filter((one) => !one.series).map(group);
  const figure = exhibits.length ? h("figure", { class: "felt pos", "aria-label": label }, ...series.map(({ box }) => box), ...groups) : null;
  const canStay = (next) => series.some((one) => one.runs()) || drawn === JSON.stringify(next);
  return { figure, stop: () => series.forEach((one) => one.stop()), canStay, isOver: () => series.every((one) => one.isOver()) };
}

function group({ label, cards, backs, backs_spoken: spoken, by, turns }) {
  const shown = [backs ? backFan(backs, spoken) : null, ...cards.map((card, at) => one(card, by[at]))];
  const many = Math.max(cards.length, turns.length) > FEW ? " many" : "";
  const row = shown.some(Boolean) ? h("div", { class: `mini${many}` }, ...shown) : null;
  const order = turns.length ? h("ol", { class: "turns" }, ...turns.map(turn)) : null;
  return h("div", { class: `grp${many}` }, h("span", { class: "lab" }, label), row, order);
}

// What a seat did in a turn, under its name; where nobody is told, a single play.
function turn({ by, plays }) {
  const name = by ? [h("span", { class: "who", "aria-hidden": "true" }, by), h("span", { class: "sr" }, `${by}: `)] : [];
  return h("li", {}, ...name, h("span", { class: "made" }, ...plays.map(play)));
}

// A play with a card, or one without: then only its words stand there.
function play({ card, text, note, spoken }) {
  const face = card ? faceCard(card, { "aria-hidden": "true" }) : h("span", { class: "chip", "aria-hidden": "true" }, text);
  const under = note ? h("span", { class: "note", "aria-hidden": "true" }, note) : null;
  return h("span", { class: "by" }, face, h("span", { class: "sr" }, `${spoken}. `), under);
}

function backFan(number, spoken) {
  return h("span", { class: "backs", role: "img", "aria-label": spoken }, ...Array.from({ length: number }, () => backCard()));
}

function one(card, by) {
  const face = faceCard(card, { role: "img", "aria-label": by ? `${by}: ${card.name}` : card.name });
  return by ? h("span", { class: "by" }, face, h("span", { class: "who", "aria-hidden": "true" }, by)) : face;
}
