// Tabs of one browser keep a quiz under the same name. Whoever finds that another tab has written there says so, and
// writes nothing until she has decided: no answer goes without a word.
import { nameOf } from "./bycode.js";
import { button, h } from "./dom.js";
import { forget, recall, remember, whenOthersRemember } from "./store.js";

// shown() is the scene that stands there, resume(saved) reports and says whether it could, stay() goes on in it.
export function makeElsewhere({ shown, resume, stay }) {
  const part = { bar: h("div", { class: "elsewhere", role: "alert" }), known: new Map(), found: "", drawn: "", shown, resume, stay };
  part.stop = whenOthersRemember((key) => shown() && key === ownName(shown()) && look(part));
  return part;
}

const ownName = ({ keep }) => nameOf(keep, keep.code);
const textOf = (saved) => JSON.stringify(saved ?? null);

// What this tab knows to be kept: what it has read, or has written itself.
export const know = (part, name, saved) => part.known.set(name, textOf(saved));

// A quiz is kept with its summary; what was kept goes once other questions are chosen here. A question by its code is
// kept as long as it stands here: then its code opens it anew.
export function keepQuiz(part, scene, before) {
  if (!ownName(scene) || !before) return;
  if (before.keep.code && before.keep.code !== scene.keep.code) giveUp(part, ownName(before));
  look(part);
  const isLeft = before.keep.code !== scene.keep.code || before.setup;
  if (!part.found && (scene.keep.saved || !isLeft)) write(part, scene);
}

function write(part, scene) {
  const name = ownName(scene);
  if (scene.keep.saved) remember(name, scene.keep.saved);
  else forget(name);
  know(part, name, recall(name)); // which may be nothing, where the browser keeps nothing
}

// What another tab has gone on with is not this one's to throw away.
function giveUp(part, name) {
  if (!isKnownHere(part, name)) return;
  forget(name);
  know(part, name, null);
}

const isKnownHere = (part, name) => textOf(recall(name)) === (part.known.get(name) ?? "null");

function look(part) {
  const scene = part.shown();
  const theirs = recall(ownName(scene));
  const isKnown = isKnownHere(part, ownName(scene));
  part.found = isKnown ? "" : standing(scene.keep.saved, theirs);
  paintElsewhere(part, scene);
}

// How what stands here lies to what another tab has kept; "" where nothing can get lost.
function standing(ours, theirs) {
  if (!ours) return theirs ? "begun" : "";
  if (!theirs) return "ended";
  if (goesOn(ours, theirs)) return "";
  return goesOn(theirs, ours) ? "ahead" : "apart";
}

// Whether one quiz is the other with more questions or answers.
function goesOn(one, other) {
  const rows = other.asked.map(([code, text], at) => [one.asked[at], code, text]);
  return one.seed === other.seed && rows.every(([row, code, text]) => row?.[0] === code && (!text || row[1] === text));
}

function paintElsewhere(part, { labels }) {
  const { found, bar } = part;
  const text = found && labels[found];
  if (part.drawn === text) return;
  part.drawn = text;
  if (!found) return bar.replaceChildren();
  const goOn = button(labels.go_on_here, { class: "btn primary", onclick: () => goOnHere(part) });
  const own = found === "ended" ? null : button(found === "begun" ? labels.begin_anew : labels.stay, { onclick: () => stayHere(part) });
  bar.replaceChildren(...[h("p", {}, text), goOn, own].filter(Boolean));
  return undefined;
}

function goOnHere(part) {
  const name = ownName(part.shown());
  const theirs = recall(name);
  if (!theirs) stayHere(part);
  else if (part.resume(theirs)) know(part, name, theirs);
}

// From here on what stands here counts; the other tab will say so there.
function stayHere(part) {
  const scene = part.shown();
  know(part, ownName(scene), recall(ownName(scene)));
  if (scene.keep.saved) write(part, scene);
  look(part);
  part.stay();
}

// What she does to the quiz waits until she has decided; gives whether it has to.
export function isHeld({ found, bar }) {
  if (found) bar.querySelector("button").focus();
  return Boolean(found);
}
