// Cards one after another, at a pace that she sets; each is there for a moment, then it is hers to remember.
import { backCard, emptyPlace, faceCard } from "./cards.js";
import { button, choice, chosen, focused, h, named } from "./dom.js";

const SECONDS = 1000; // ms

// whenOver() is called after the last card.
export function makeSeries({ cards, label, series: words }, whenOver) {
  const part = {
    cards,
    words,
    whenOver,
    isOver: false,
    place: h("div", { class: "mini", "aria-hidden": "true" }, backCard()),
    spoken: h("p", { class: "sr", "aria-live": "assertive" }),
    told: h("p", { class: "small" }, words.count),
    pace: choice(words.paces, words.pace),
    run: button(words.start, { class: "btn on-felt", "aria-keyshortcuts": "P", onclick: (event) => event.detail < 2 && turnOn(part) }),
    anew: button(words.from_start, { class: "btn on-felt", hidden: true, onclick: () => begin(part) }),
    at: 0,
    left: 0, // ms that the card has left
    until: null, // when it goes; null before the first and after the last
    isPaused: false,
    timer: null,
  };
  const controls = h("div", { class: "row" }, part.run, part.anew, named(words.pace_label, part.pace));
  const parts = [h("span", { class: "lab" }, label), part.place, part.told, part.spoken, controls, h("p", { class: "small keys" }, words.keys)];
  const box = h("div", { class: "grp series", role: "group", "aria-label": label, tabindex: "-1", onkeydown: (event) => byKey(part, event) }, ...parts);
  return { box, stop: () => clearTimeout(part.timer), runs: () => part.until !== null, isOver: () => part.isOver };
}

// A key of one letter counts only while the series has the focus, or it would get in the way of typing; the key itself
// counts, whatever letter the layout has there.
function byKey(part, event) {
  const { key, code, target, currentTarget: box, repeat } = event;
  const isOurs = key.toUpperCase() === "P" || code === "KeyP" || (key === " " && target === box);
  if (!isOurs || repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turnOn(part);
}

// What the one button does, and the key: begin, pause, go on. The second click of a double click does nothing.
function turnOn(part) {
  if (part.isPaused) showCard(part);
  else if (part.until === null) begin(part);
  else pause(part);
}

function begin(part) {
  clearTimeout(part.timer);
  bring(part, 0);
}

function bring(part, at) {
  Object.assign(part, { at, left: chosen(part.pace) * SECONDS });
  if (part.cards[at]) showCard(part);
  else end(part);
}

// The card lies there for the time that it has left.
function showCard(part) {
  const { cards, words, at, left } = part;
  Object.assign(part, { isPaused: false, until: performance.now() + left });
  part.timer = setTimeout(bring, left, part, at + 1);
  paint(part, faceCard(cards[at]), words.pause, words.shown[at], cards[at].name);
}

// Whoever could look at a card while the time stands still would count nothing by heart: a back lies there, and
// the card comes back for the rest of its time only.
function pause(part) {
  clearTimeout(part.timer);
  Object.assign(part, { isPaused: true, left: Math.max(0, part.until - performance.now()) });
  paint(part, backCard(), part.words.go_on, part.words.paused[part.at]);
}

function end(part) {
  const held = focused(part.anew) === part.anew;
  Object.assign(part, { until: null, isOver: true });
  paint(part, emptyPlace(), part.words.again, part.words.over);
  if (held) part.run.focus();
  part.whenOver();
}

function paint(part, card, act, text, spoken = text) {
  part.place.replaceChildren(card);
  part.spoken.textContent = spoken;
  part.told.textContent = text;
  part.run.textContent = act;
  part.anew.hidden = part.until === null;
}
