// A table of cards: draws scenes, reports picks, knows no rules and no words.
//
// Fixed words that it takes from scene.labels:
//   table   name of the region                 hand    name of the group of own cards
//   lost    notice: the kernel does not answer reload  its button
//   skip    hint while something moves         brand   (optional) name in the strip
//   home    (optional) address behind the name
//   name_suit        name of the choice that a card with choices opens
//   name_suit_hint   which keys choose        close_suits  its button that plays nothing
//
// Parts, below it in one module: table.py joins them.
import { makeActions, paintActions } from "./parts/actions.js";
import { paintAround } from "./parts/around.js";
import { makeClock, paintClock } from "./parts/clock.js";
import { focused, h, OWN_KEYS, put, sprite } from "./parts/dom.js";
import { focusNear, makeFelt, paintFelt, paintRows } from "./parts/felt.js";
import { makeHouse, paintHouse } from "./parts/house.js";
import { keepDeal, keptDeal, makeOffer, paintOffer } from "./parts/keep.js";
import { makeRun, pause, perform } from "./parts/motion.js";
import { makePanel, paintPanel } from "./parts/panel.js";
import { send, sendAgain } from "./parts/picks.js";
import { isDeal } from "./parts/picture.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { makeQuiz, paintQuiz } from "./parts/quiz.js";
import { makeTip } from "./parts/reasons.js";
import { makeSheet } from "./parts/sheet.js";
import { listen } from "./parts/skip.js";
import { makeSteps, paintSteps } from "./parts/steps.js";
import { makeSuits, shutSuits, toggleSuits } from "./parts/suits.js";
import { brand, score } from "./parts/strip.js";
import { asked, coloured, makeTools, paintTools } from "./parts/tools.js";
import { goHome, grant, wish } from "./parts/wishes.js";

// A second view of the same table must not deal the same cards again.
const moved = new WeakMap();

const LONG = 6; // steps that take long enough to say that they can be skipped

function render({ model, el }) {
  const table = makeTable(model);
  el.append(table.root);
  const draw = () => table.queue(model.get("scene"));
  model.on("change:scene", draw);
  if (!ask(table, model.get("scene"))) draw();
  table.pulse.beat();
  return () => {
    model.off("change:scene", draw);
    table.stop();
  };
}

// The address may ask for a deal, it or the browser for a language: then the first scene is not shown,
// what was asked for comes at once.
const greeted = new WeakSet();

function ask(table, scene) {
  if (!scene?.labels || greeted.has(table.model)) return false;
  greeted.add(table.model);
  table.offer.saved = keptDeal(scene);
  const { code, help, language } = asked(scene);
  const keeps = Boolean(table.offer.saved && scene.form); // what is offered goes before what would be asked
  if (!(code && !scene.can_take_back) && !help && !keeps && language === scene.lang) return false;
  table.shown = { ...scene, say: "" };
  const sent = send(table, { do: "greet", code: code || null, help, language, keeps });
  table.shown = null;
  return sent;
}

function makeTable(model) {
  const table = { model, shown: null, waiting: [], busy: false, run: null, sent: null, pick: null, sentAt: 0, again: 0, reading: null, sheet: null, sheetDrawn: "", drawn: 0, wish: null, homing: false };
  table.parts = makeFelt();
  table.actions = makeActions(table.parts.acts, (pick) => send(table, pick));
  table.suits = makeSuits(table.parts, (pick) => send(table, pick));
  table.tip = makeTip(table.parts.hand, table.parts.tip);
  table.panel = makePanel((pick) => send(table, pick) && table.panel.panel.setAttribute("aria-busy", "true"));
  table.quiz = makeQuiz((pick) => send(table, pick) && table.quiz.section.setAttribute("aria-busy", "true"));
  table.pulse = makePulse(model, {
    labels: () => table.shown?.labels ?? {},
    number: () => table.waiting.at(-1)?.number ?? table.shown?.number ?? 0,
    drawn: () => table.drawn,
    alive: () => sendAgain(table),
  });
  const report = (pick) => wish(table, pick);
  table.tools = makeTools(report, (text) => say(table, text));
  table.offer = makeOffer(report);
  table.steps = makeSteps(report);
  table.house = makeHouse(report);
  table.clock = makeClock();
  table.title = h("div", { class: "sr", role: "heading" });
  table.strip = h("div", { class: "bar" });
  const room = h("div", { class: "room" }, table.title, table.strip, table.offer.bar, table.steps.bar, h("div", { class: "layout" }, table.parts.felt, h("div", { class: "aside" }, table.panel.panel, table.quiz.section)));
  table.root = h("div", { class: "pisti pisti-table", [OWN_KEYS]: "true" }, sprite(), table.pulse.bar, room, table.house.dialog);
  coloured(table.root);
  table.queue = (scene) => queue(table, scene);
  listen(table);
  return table;
}

// ---------- scenes, one after another ----------

async function queue(table, scene) {
  if (!scene?.labels) return;
  table.pulse.heard();
  table.waiting.push(scene);
  if (table.busy) return;
  table.busy = true;
  try {
    await placed(table.root);
    while (table.waiting.length) await show(table, table.waiting.shift());
  } finally {
    table.busy = false;
  }
  grant(table);
}

// A widget is made before it has a place on the page; until then nothing on it has a size, and no card
// could fly. A tab that nobody sees lays nothing out, so there it does not wait.
async function placed(root) {
  if (root.offsetWidth || document.hidden) return;
  await new Promise((resolve) => {
    const watch = new ResizeObserver(() => {
      if (!root.offsetWidth) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(root);
  });
}

// Whatever happens on the way, the end is the scene drawn as if nothing had moved. A play is told while
// it is seen, a new deal once it lies there; each message can be read before the next one comes.
async function show(table, scene) {
  const news = table.shown?.say !== scene.say || scene.motion.length > 0;
  const deals = isDeal(scene);
  const start = performance.now();
  if (deals) table.parts.event.textContent = "";
  else if (news) say(table, scene.say);
  if (!scene.form) paintHouse(table.house, null);
  if (hasMotion(table, scene)) await move(table, scene);
  table.shown = scene;
  table.panel.panel.removeAttribute("aria-busy");
  paint(table, scene);
  rest(table, scene);
  if (news && deals) say(table, scene.say);
  if (news && !scene.playable && !scene.sheet && !scene.replay) await reading(table, scene.hold - (performance.now() - start));
}

// Only what stands still: a picture on the way to a scene is nothing to keep, to offer or to time.
function rest(table, scene) {
  table.drawn = scene.number;
  keepDeal(scene, table.offer);
  paintOffer(table.offer, scene);
  paintSteps(table.steps, scene.replay);
  paintHouse(table.house, scene.form);
  paintClock(table.clock, scene);
  if (scene.clock) table.pulse.beat();
  if (table.homing && !scene.form) goHome(table, scene);
  if (!scene.form) table.homing = false;
}

// Time to read what was said, in ms; any key or click ends it.
async function reading(table, ms) {
  if (!(ms > 0) || document.hidden) return;
  table.reading = makeRun();
  await pause(ms, { run: table.reading });
  table.reading = null;
}

function hasMotion({ model }, scene) {
  const last = moved.get(model) ?? -1;
  moved.set(model, Math.max(last, scene.number));
  return scene.motion.length > 0 && scene.number > last && !document.hidden;
}

async function move(table, scene) {
  table.run = makeRun();
  table.root.classList.add("is-moving");
  table.root.classList.toggle("is-dealing", scene.motion.length >= LONG);
  const stage = { root: table.root, parts: table.parts, paint: (picture) => paint(table, picture), say: (text) => say(table, text) };
  try {
    await perform(scene, table.shown, stage, table.run);
  } finally {
    table.run.skip();
    table.run = null;
    table.root.classList.remove("is-moving", "is-dealing");
  }
}

// No message is nothing new: the last one still holds.
function say({ parts }, text) {
  if (text && parts.event.textContent !== text) parts.event.textContent = text;
}

// ---------- drawing ----------

function paint(table, picture) {
  const zone = zoneOfFocus(table);
  paintTable(table, picture);
  table.root.lang = picture.lang;
  table.root.classList.toggle("bare", picture.bare);
  speakPage(picture);
  table.title.textContent = picture.title;
  put(table.title, "aria-level", picture.bare ? "2" : "1"); // below the heading of a step
  table.parts.felt.setAttribute("aria-label", picture.labels.table);
  const hint = h("p", { class: "hint", "aria-hidden": "true" }, picture.labels.skip);
  paintTools(table.tools, picture);
  const strip = [...brand(picture.labels), score(picture.score), hint];
  const kept = [table.clock.box, table.clock.news, table.tools.box];
  for (const node of [...table.strip.children]) if (!kept.includes(node)) node.remove();
  table.strip.prepend(...strip);
  if (!table.tools.box.isConnected) table.strip.append(...kept);
  paintDecline(table, picture);
  if (picture.left && !picture.sheet) paintPanel(table.panel, picture.left);
  table.hasPanel = Boolean(picture.left);
  paintQuiz(table.quiz, picture.quiz, Boolean(picture.sheet) || !table.hasPanel);
  paintSheet(table, picture.sheet);
  placeFocus(table, zone);
}

function paintTable(table, picture) {
  const { parts } = table;
  const isRound = picture.felt === "round";
  shutSuits(table.suits);
  parts.felt.classList.toggle("round", isRound);
  paintFelt(parts, picture, (event) => playCard(table, event));
  (isRound ? paintAround : paintRows)(parts, picture);
  paintActions(table.actions, picture, parts.hand);
  table.tip();
}

// On a page of our own the page speaks the language of the table and has its title, whichever game it has gone over to.
function speakPage({ lang, title, bare }) {
  if (bare || !document.body.classList.contains("pisti")) return;
  document.documentElement.lang = lang;
  if (document.title !== title) document.title = title;
}

// Cards that could take and may be laid without taking (where the house allows it).
function paintDecline(table, picture) {
  const cards = picture.hand.filter((entry) => entry.decline && picture.playable);
  const buttons = cards.map(({ decline }) =>
    h("button", { type: "button", class: "btn on-felt", "aria-label": decline.spoken, onclick: () => send(table, { do: "play", move: decline.move }) }, decline.label),
  );
  const row = table.parts.decline;
  const held = row.contains(focused(table.root));
  row.replaceChildren(...(buttons.length ? [h("span", { class: "small" }, picture.labels.decline), ...buttons] : []));
  if (held) focusNear(table.parts.hand, 0);
}

function paintSheet(table, sheet) {
  table.panel.panel.hidden = Boolean(sheet) || !table.hasPanel;
  table.root.classList.toggle("no-panel", !table.hasPanel && !sheet);
  const text = sheet ? JSON.stringify(sheet) : "";
  if (table.sheetDrawn === text) return;
  table.sheetDrawn = text;
  table.sheet?.remove();
  table.sheet = sheet ? makeSheet(sheet, () => send(table, { do: "next" })) : null;
  table.root.classList.toggle("has-sheet", Boolean(sheet));
  if (table.sheet) table.parts.felt.append(table.sheet);
}

// ---------- focus: never lost, never stolen ----------

function zoneOfFocus({ root, parts, panel, quiz, sheet }) {
  const active = focused(root);
  if ([parts.hand, parts.acts, parts.suits].some((part) => part.contains(active))) return "hand";
  if (sheet?.contains(active)) return "sheet";
  return panel.panel.contains(active) || quiz.section.contains(active) ? "panel" : "";
}

function placeFocus({ root, parts, sheet }, zone) {
  if (!zone) return;
  if (sheet && zone !== "sheet") sheet.querySelector(".sheet-title").focus();
  else if (sheet && !root.contains(focused(root))) sheet.querySelector(".sheet-title").focus();
  else if (!sheet && zone === "sheet") focusNear(parts.hand, 0);
}

// ---------- picks ----------

function playCard(table, event) {
  const button = event.currentTarget;
  // the second click of a double click may land on the neighbour that has just moved up
  if (event.detail > 1) return;
  const { move, reason } = button.dataset;
  const entry = table.shown?.hand.find((one) => one.move === move);
  if (reason) say(table, reason);
  else if (button.getAttribute("aria-disabled") === "true") return;
  else if (entry?.choices) toggleSuits(table.suits, button, entry, table.shown.labels);
  else send(table, { do: "play", move });
}

export default { render, PULSE };
