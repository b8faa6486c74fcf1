// A lesson: a step at a time, with its question or beside its table. It knows no rules and no words.
//
// A scene holds the way through the lesson, the step, and at most one of question and example; the table of a step
// is a widget of its own after this one. In the teacher's view the plan stands before the step. Where a lesson or a
// step cannot be shown, its place is taken by what is wrong.
import { makeAsked, paintAsked, stopAsked, verdictHead } from "./parts/asked.js";
import { arrange, focused, h, OWN_KEYS, sprite, symbol } from "./parts/dom.js";
import { makeExhibits } from "./parts/exhibits.js";
import { reachable, stepItem } from "./parts/figures.js";
import { makeLanguages, paintLanguages, wantedLanguage } from "./parts/languages.js";
import { makePath, paintPath } from "./parts/path.js";
import { send, sendAgain } from "./parts/picks.js";
import { planOf } from "./parts/plan.js";
import { posedOf } from "./parts/posed.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { explained } from "./parts/replies.js";
import { recall, remember } from "./parts/store.js";
import { paragraphs } from "./parts/texts.js";
import { troubleOf } from "./parts/trouble.js";

const MODES = ["learn", "teach", "present"];
// Picks after which the focus goes where she goes on.
const MOVES = ["answer", "further", "retry", "step", "line", "mode", "reveal"];

function render({ model, el }) {
  const page = makePage(model);
  el.append(page.root);
  const draw = () => show(page, model.get("scene"));
  model.on("change:scene", draw);
  const saved = keptWalk(model.get("scene"));
  draw();
  greet(page, saved);
  page.pulse.beat();
  const keys = (event) => turnPage(page, event);
  document.addEventListener("keydown", keys);
  return () => {
    model.off("change:scene", draw);
    document.removeEventListener("keydown", keys);
    stopAsked(page.asked);
    page.pulse.stop();
  };
}

// The fields that `picks` keeps: what is shown, what was sent, nothing that moves or waits.
function makePage(model) {
  const page = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, moves: false, drawn: "", first: null, isGreeting: false };
  page.report = (pick) => {
    if (send(page, pick)) page.moves = MOVES.includes(pick.do);
  };
  page.pulse = makePulse(model, {
    labels: () => page.shown?.labels ?? {},
    number: () => page.shown?.number ?? 0,
    drawn: () => page.shown?.number ?? 0,
    alive: () => sendAgain(page),
  });
  page.asked = makeAsked((text) => page.report({ do: "answer", text }));
  page.path = makePath(page.report);
  page.about = h("p", { class: "about" });
  page.modes = h("div", { class: "tools" });
  page.languages = makeLanguages(page.report);
  page.told = h("div", { class: "outcome", role: "status" });
  page.hints = h("div", { class: "hints", "aria-live": "polite" });
  page.notice = h("p", { class: "undone", role: "status" });
  page.body = h("div", { class: "body" });
  page.root = h("div", { class: "pisti pisti-lesson", [OWN_KEYS]: "true" }, sprite(), page.pulse.bar, h("div", { class: "bar" }, page.about, page.modes), page.path.nav, page.notice, page.body);
  return page;
}

// ---------- what the page keeps, and what its address asks for ----------

const nameOf = ({ keep }) => keep.key && `lesson:${keep.key}`;
const keptWalk = (scene) => (scene?.keep?.key ? recall(nameOf(scene)) : null);
const greeted = new WeakSet();

function greet(page, saved) {
  const scene = page.shown;
  if (!scene || greeted.has(page.model)) return;
  greeted.add(page.model);
  const query = new URLSearchParams(location.search);
  const language = wantedLanguage(scene);
  const mode = MODES.includes(query.get("view")) ? query.get("view") : "learn";
  const step = query.get("step") ?? "";
  page.isGreeting = Boolean(saved || step || mode !== scene.mode || language !== scene.lang);
  if (page.isGreeting) page.report({ do: "greet", saved, step, mode, language });
}

// What another tab has done meanwhile stays done; nothing is written before the answer to what was kept has come.
function keepWalk(page, scene) {
  if (scene.mode === "present" || !nameOf(scene) || page.isGreeting) return;
  const { at, done, of, steps } = scene.keep.saved;
  const before = keptWalk(scene)?.done;
  const all = new Set([...done, ...(Array.isArray(before) ? before : [])]);
  remember(nameOf(scene), { at, done: steps.filter((name) => all.has(name)), of });
}

// ---------- drawing ----------

function show(page, scene) {
  if (!scene?.labels) return;
  page.pulse.heard();
  const before = page.shown;
  const held = page.body.contains(focused(page.root));
  const { drawn } = page;
  page.shown = scene;
  page.root.lang = scene.lang;
  page.root.dataset.mode = scene.mode;
  page.root.parentElement?.closest(".pisti-lesson-page")?.setAttribute("data-mode", scene.mode);
  speak(scene);
  page.about.replaceChildren(h("span", { class: "soft" }, scene.about), " ", h("b", {}, scene.title));
  paintModes(page, scene);
  paintPath(page.path, scene);
  if (page.notice.textContent !== scene.notice) page.notice.textContent = scene.notice;
  paintBody(page, scene, before);
  const isAsked = isAskedNow(page, scene, before);
  if (isAsked) page.first = page.body.querySelector(".ans :is(input, select, button)") ?? page.first;
  page.isGreeting = page.isGreeting && before !== null && scene.number === before.number;
  if (before) keepWalk(page, scene);
  if (page.moves || (held && page.drawn !== drawn) || isAsked || isOver(page, scene, before)) moveOn(page, scene);
  page.moves = false;
}

// What she plays at the table may end the step: then the next key is for what comes after it.
function isOver(page, { step: { id, outcome } }, before) {
  const isNew = before?.step.id === id && before.step.outcome !== outcome && ["passed", "missed"].includes(outcome);
  return isNew && isAtTable(page);
}

// … or lead to the question what she has kept count of.
function isAskedNow(page, { step: { id }, question }, before) {
  return before?.step.id === id && !before.question && Boolean(question) && isAtTable(page);
}

function isAtTable(page) {
  const table = focused(page.root)?.closest(".pisti-table");
  return Boolean(table) && table.closest(".pisti-lesson-page") === page.root.closest(".pisti-lesson-page");
}

// The table that is laid again stays where it is on the page.
function moveOn(page, scene) {
  const stays = page.pick?.do === "retry" && scene.has_table;
  requestAnimationFrame(() => page.first?.focus({ preventScroll: stays }));
}

function speak({ lang, title, about }) {
  if (!document.body.classList.contains("pisti")) return;
  document.documentElement.lang = lang;
  document.title = about ? `${about}: ${title}` : title;
}

function paintModes(page, scene) {
  const { labels, mode, path } = scene;
  paintLanguages(page.languages, scene);
  const text = JSON.stringify([labels, mode, path.length]);
  if (page.modes.dataset.drawn === text) return;
  page.modes.dataset.drawn = text;
  const others = MODES.filter((one) => path.length && one !== mode).map((one) => h("button", { type: "button", class: "btn quiet for-class", onclick: () => page.report({ do: "mode", mode: one }) }, labels[one]));
  arrange(page.modes, [...others, page.languages]);
}

// Drawn anew only where something is new: what is being typed, and a series that runs, stay.
function paintBody(page, scene, before) {
  const text = JSON.stringify([scene.step, scene.question, scene.example, scene.trouble, scene.plan, scene.end, scene.mode]);
  if (page.drawn === text) return;
  page.drawn = text;
  const { step, question, example, trouble, labels, plan } = scene;
  const heading = h("h1", { tabindex: "-1" }, step.title);
  const intro = h("section", { class: "intro" }, h("p", { class: "soft small" }, step.place), heading, ...paragraphs(step.text));
  page.first = heading;
  const parts = [plan ? planOf(plan, labels) : null, intro];
  if (question) parts.push(questionOf(page, question, labels, before?.question));
  else stopAsked(page.asked);
  if (example) parts.push(exampleOf(page, example, labels));
  if (trouble) parts.push(troubleOf(trouble));
  parts.push(hintsOf(page, step), outcomeOf(page, scene));
  page.body.replaceChildren(...parts.filter(Boolean));
  if (plan) page.first = page.body.querySelector(".plan h2");
}

function questionOf(page, question, labels, before) {
  const { section, first } = paintAsked(page.asked, question, labels, before, "h2");
  if (before?.id !== question.id || question.again) page.first = before ? first : page.first;
  if (question.posed) section.querySelector(".ans").append(posedOf(question.posed) ?? "");
  if (question.reply) section.append(replyOf(page, question.reply));
  return section;
}

function replyOf(page, reply) {
  return h("div", { class: "verdict" }, verdictHead(reply, page.asked), ...explained(reply, "h3"));
}

// A worked example comes line by line, so that each can be thought of first.
function exampleOf(page, { text, more, exhibits, house, lines, next }, labels) {
  const { figure } = makeExhibits(exhibits, labels.position);
  const list = h("ol", { class: "steps" }, ...lines.map(stepItem));
  reachable(list);
  const on = next && h("button", { type: "button", class: "btn primary next-line", onclick: () => page.report({ do: "line" }) }, next);
  if (on) page.first = on;
  return h("section", { class: "q example", "aria-label": labels.question }, h("h2", {}, text), more && h("p", {}, more), figure, list, on, h("p", { class: "small soft" }, house));
}

// The list is there from the start: a hint that appears in it is read out, and has the focus it was asked with.
function hintsOf(page, { id, hints, hint, again, onwards }) {
  if (page.hints.dataset.step !== id) page.hints.replaceChildren();
  page.hints.dataset.step = id;
  const isNew = hints.length > page.hints.children.length;
  if (hints.length !== page.hints.children.length) page.hints.replaceChildren(...paragraphs(hints, { class: "hint", tabindex: "-1" }));
  if (isNew && page.pick?.do === "hint") page.first = page.hints.lastElementChild;
  const quiet = [{ label: hint, pick: { do: "hint" } }, { label: again, pick: { do: "retry" } }, ...onwards].filter(({ label }) => label);
  const buttons = quiet.map(({ label, pick }) => h("button", { type: "button", class: "btn quiet", onclick: () => page.report(pick) }, label));
  return h("div", { class: "help" }, page.hints, h("div", { class: "row" }, ...buttons));
}

// The outcome is there from the start: what appears in it is read out.
function outcomeOf(page, { step, end, lang }) {
  const { outcome, told, said, streak, acts } = step;
  const buttons = acts.map(({ pick, label }, at) => h("button", { type: "button", class: at ? "btn" : "btn primary", onclick: () => page.report(pick) }, label));
  page.told.className = `outcome ${outcome}`.trim();
  page.told.replaceChildren(...[told && h("h2", {}, symbol(outcome === "passed" ? "i-check" : "i-next", "ico"), told), ...paragraphs(said), streak && h("p", { class: "num" }, streak), ...(end ? endOf(end, lang) : []), buttons.length ? h("div", { class: "row acts" }, ...buttons) : null].filter(Boolean));
  page.first = page.told.querySelector(".acts > *") ?? page.first;
  return page.told;
}

function endOf({ title, text, next, all }, lang) {
  const home = document.querySelector("header.bar .brand")?.href ?? "./";
  const links = [next && h("a", { class: "btn primary", href: `${next.address}?lang=${lang}` }, next.label), h("a", { class: "btn", href: home }, all)];
  return [h("h2", {}, title), h("p", {}, text), h("div", { class: "row acts" }, ...links.filter(Boolean))];
}

// ---------- keys of a presenter ----------

// PageDown shows the answer first, then the next step; PageUp first lays the same cards again where something was
// played, then goes a step back. So the two keys of a pointer are enough.
function turnPage(page, event) {
  if (page.shown?.mode !== "present" || !["PageUp", "PageDown"].includes(event.key)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return; // the browser's own
  // in a notebook these keys are also others' to take: an editor's, a second lesson's
  const ours = document.body.classList.contains("pisti") ? document : (page.root.closest(".pisti-lesson-page") ?? page.root);
  if (!ours.contains(event.target)) return;
  event.preventDefault();
  page.report(event.key === "PageDown" ? forth(page.shown) : back(page.shown));
}

const placeOf = ({ path }) => path.findIndex(({ now }) => now);
const actOf = ({ step }, name) => step.acts.find(({ pick }) => pick.do === name)?.pick;

function forth(scene) {
  return actOf(scene, "reveal") ?? { do: "step", at: placeOf(scene) + 1 };
}

function back(scene) {
  const isPlayed = scene.step.again || actOf(scene, "retry");
  return isPlayed ? { do: "retry" } : { do: "step", at: placeOf(scene) - 1 };
}

export default { render, PULSE };
