// The felt: opponents, talon and pile, the own row, the hand. Draws a scene or a picture on the way to it.
import { arrange, focused, h, OWN_KEYS, put } from "./dom.js";
import { backCard, blankCard, cardButton, emptyPlace, faceArt, faceCard, faceClass } from "./cards.js";
import { giveReason } from "./reasons.js";

const MOST_UNDER = 4;
// How the cards under the top one lie: backs fan out to the left, faces show an edge to either side.
const BACK_TILTS = [
  [-0.115, 0, -2.5],
  [-0.215, 0.02, -6],
  [-0.33, 0.05, -11],
  [-0.42, 0.09, -15],
];
const EDGE_TILTS = [
  [0.03, 0.01, 4],
  [-0.04, 0.02, -5],
  [0.05, 0.03, 7],
  [-0.07, 0.04, -8],
];

export function makeFelt() {
  const part = {
    others: h("div", { class: "others" }),
    centre: h("div", { class: "centre" }),
    me: h("div", { class: "mine" }),
    event: h("p", { class: "event", role: "status", "aria-live": "polite" }),
    taken: h("div", { class: "taken" }),
    acts: h("div", { class: "acts" }),
    way: h("span", { class: "chip way" }),
    suits: h("div", { class: "suits", role: "group", hidden: true }),
    hand: h("div", { class: "hand", role: "group", [OWN_KEYS]: "true" }),
    tip: h("p", { class: "tip small soft", "aria-hidden": "true" }),
    decline: h("div", { class: "decline" }),
    air: h("div", { class: "air", "aria-hidden": "true" }),
  };
  const { others, centre, me, event, taken: won, acts, way, suits, hand, tip, decline, air } = part;
  const own = h("div", { class: "own" }, me, event, won, acts, way, suits);
  const felt = h("section", { class: "felt" }, others, centre, own, hand, tip, decline, air);
  return { felt, ...part };
}

// The hand comes first: a focus that moves makes the browser lay out all that has changed before it.
export function paintFelt(parts, picture, play) {
  parts.hand.setAttribute("aria-label", picture.labels.hand);
  paintHand(parts.hand, picture, play);
  parts.others.dataset.n = picture.others.length;
  parts.me.replaceChildren(...nameplate(picture.me));
  parts.taken.replaceChildren(...taken(picture.me));
}

// The others in a row, above talon and pile.
export function paintRows(parts, picture) {
  parts.others.className = "others";
  parts.others.replaceChildren(...picture.others.map(opponent));
  parts.centre.replaceChildren(talon(picture.talon), pile(picture.pile));
  parts.way.replaceChildren();
}

export function nameplate(seat) {
  const dot = seat.turn ? h("span", { class: "turn-dot", "aria-hidden": "true" }) : null;
  return [h("span", { class: "seat-name" }, dot, seat.name), h("span", { class: "seat-meta" }, seat.meta)];
}

function opponent(seat) {
  return h(
    "div",
    { class: "seat" },
    h("div", { class: "plate" }, ...nameplate(seat)),
    backs(seat),
    h("div", { class: "taken" }, ...taken(seat)),
  );
}

export function backs(seat) {
  const room = Math.max(seat.room ?? 0, seat.cards);
  const cards = Array.from({ length: room }, (_, i) => backCard({ "data-away": i >= seat.cards }));
  return h("span", { class: "backs", role: "img", "aria-label": seat.spoken || null, "aria-hidden": !seat.spoken && "true" }, ...cards);
}

// In some games nothing is taken.
export function taken(seat) {
  if (seat.taken === null) return [];
  const stack = seat.taken > 0 ? backCard() : emptyPlace();
  return [h("span", { class: "small" }, seat.taken_label), h("span", { class: "taken-stack", "aria-hidden": "true" }, stack)];
}

export function talon({ cards, label, spoken }) {
  const layers = cards > 0 ? Array.from({ length: Math.min(cards, 3) }, () => backCard()) : [emptyPlace()];
  const stack = h("div", { class: "stack", role: "img", "aria-label": spoken || null, "aria-hidden": !spoken && "true" }, ...layers);
  return h("div", { class: "stack-fig" }, stack, h("span", { class: "chips" }, chip(label)));
}

function pile({ cards, down, top, marker, labels, spoken }) {
  const under = underCards(cards, down, Boolean(top));
  const over = top ? faceCard(top, { role: "img", "aria-label": spoken, "data-top": "" }) : null;
  if (over) over.style.transform = "rotate(1.5deg)";
  const ghost = !top && marker ? faceCard(marker, { "aria-hidden": "true", "data-marker": "" }) : null;
  const box = h("div", { class: "pilebox" }, emptyPlace({ class: cards > 0 ? "slot spot" : "slot" }), ...under, ghost, over);
  return h("div", { class: "stack-fig" }, box, h("span", { class: "chips" }, ...(labels.length ? labels : [""]).map(chip)));
}

export const chip = (text) => h("span", { class: "chip num", "data-away": text === "" }, text || "\u00a0");

// from the bottom up: face-down ones first, then edges of what was laid on them
function underCards(cards, down, hasTop) {
  const hiddenOnes = Math.min(down, MOST_UNDER);
  const edges = Math.min(Math.max(cards - down - (hasTop ? 1 : 0), 0), MOST_UNDER - hiddenOnes);
  const lowest = Array.from({ length: hiddenOnes }, (_, i) => tilted(backCard(), BACK_TILTS[hiddenOnes - 1 - i]));
  return [...lowest, ...Array.from({ length: edges }, (_, i) => tilted(blankCard(), EDGE_TILTS[edges - 1 - i]))];
}

export function tilted(card, [x, y, turn]) {
  card.style.transform = `translate(${x * 100}%, ${y * 100}%) rotate(${turn}deg)`;
  return card;
}

// ---------- the hand: a row of buttons with one tab stop ----------

export function paintHand(hand, picture, play) {
  passFocusOn(hand, picture);
  const at = [...hand.children].indexOf(focused(hand));
  const kept = [...hand.querySelectorAll("button")];
  arrange(hand, picture.hand.map((entry) => place(entry, kept, picture.playable, play)));
  if (at >= 0 && focused(hand)?.parentNode !== hand) focusNear(hand, at);
  else if (focused(hand) === hand) focusNear(hand, 0);
  rove(hand);
}

// Before its card goes and anything has changed: a card that takes the focus along costs two layouts more.
function passFocusOn(hand, picture) {
  const places = [...hand.children];
  const at = places.indexOf(focused(hand));
  const stays = ({ dataset }) => picture.hand.some((entry) => entry.move === dataset.move && !entry.gone && !entry.hidden);
  if (at < 0 || stays(places[at])) return;
  const next = places.slice(at).find(stays) ?? places.findLast(stays);
  next?.setAttribute("tabindex", "0");
  next?.focus({ preventScroll: true });
}

function place(entry, kept, playable, play) {
  if (entry.gone) return emptyPlace({ "data-gone": entry.move });
  const at = kept.findIndex((button) => button.dataset.move === entry.move);
  const button = at >= 0 ? kept.splice(at, 1)[0] : cardButton(entry, play);
  return dressed(button, entry, playable);
}

function dressed(button, entry, playable) {
  const tag = entry.tag && h("span", { class: "takes-tag", "aria-hidden": "true" }, entry.tag);
  button.className = [faceClass(entry.face), entry.tag && "takes", !playable && "waits"].filter(Boolean).join(" ");
  if (button.dataset.letter !== entry.face.letter) {
    // the index is that of the language
    button.dataset.letter = entry.face.letter;
    button.replaceChildren(faceArt(entry.face));
  }
  put(button, "aria-label", [entry.spoken, entry.odds?.spoken].filter(Boolean).join(", "));
  put(button, "aria-disabled", (!playable || entry.reason) && "true");
  put(button, "aria-expanded", playable && entry.choices ? "false" : null);
  put(button, "data-away", entry.hidden ?? false);
  giveReason(button, (playable && entry.reason) || "");
  for (const old of button.querySelectorAll(".takes-tag, .odds-tag")) old.remove();
  if (tag) button.append(tag);
  put(button, "data-odds", entry.odds?.spoken);
  if (entry.odds) button.append(h("span", { class: "odds-tag num", "aria-hidden": "true" }, entry.odds.label));
  return button;
}

export const cardsOf = (hand) => [...hand.querySelectorAll("button:not([data-away])")];

// The neighbour to the right moves up to where the played card was; at the end it is the one to the left.
// With no card left the group itself holds the focus until new ones are dealt.
export function focusNear(hand, at) {
  const places = [...hand.children];
  const cards = cardsOf(hand);
  const next = places.slice(at).find((node) => cards.includes(node)) ?? cards.at(-1);
  hand.toggleAttribute("tabindex", false);
  if (next) next.focus({ preventScroll: true });
  else {
    hand.setAttribute("tabindex", "-1");
    hand.focus({ preventScroll: true });
  }
  rove(hand);
}

export function rove(hand) {
  const cards = cardsOf(hand);
  const active = focused(hand);
  const stop = cards.find((card) => card === active) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0];
  // only what changes: even the same value, set at the focused card, makes the browser lay out the page
  for (const card of hand.querySelectorAll("button")) {
    const index = card === stop ? 0 : -1;
    if (card.getAttribute("tabindex") !== String(index)) card.tabIndex = index;
  }
}

const MOVES = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function handKey(hand, event) {
  const cards = cardsOf(hand);
  const at = cards.indexOf(focused(hand));
  if (at < 0) return;
  const next = cards[MOVES[event.key]?.(at, cards.length - 1)] ?? otherRow(cards, cards[at], event.key);
  if (next || event.key in MOVES || event.key === "Enter" || event.key === " ") event.stopPropagation();
  // a key held down must not play one card after another
  if (next || event.key in MOVES || event.repeat) event.preventDefault();
  if (!next) return;
  next.focus();
  rove(hand);
}

// A large hand lies in several rows: up and down go to what lies there.
function otherRow(cards, from, key) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  const beyond = cards.filter((card) => (card.offsetTop - from.offsetTop) * way > 0);
  const far = ({ offsetTop, offsetLeft }) => Math.abs(offsetTop - from.offsetTop) * 100 + Math.abs(offsetLeft - from.offsetLeft);
  return beyond.sort((one, other) => far(one) - far(other))[0];
}
