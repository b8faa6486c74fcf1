// The odds desk: the pack to mark what was seen, and the chances that follow. It knows no rules and no words.
import { described, makeDescription, paintDescription, told } from "./parts/describing.js";
import { button, choice, chosen, focused, h, keepingFocus, named, OWN_KEYS, sprite } from "./parts/dom.js";
import { fileLoader } from "./parts/files.js";
import { makeGlance, paintGlance } from "./parts/glance.js";
import { makeGrid, paintGrid } from "./parts/grid.js";
import { makeLanguages, paintLanguages, wantedLanguage } from "./parts/languages.js";
import { makeMarks } from "./parts/marks.js";
import { makePanel, paintPanel } from "./parts/panel.js";
import { send, sendAgain } from "./parts/picks.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { sideBySide } from "./parts/replies.js";
import { makeSteps, paintSteps } from "./parts/steps.js";

function render({ model, el }) {
  const desk = makeDesk(model);
  el.append(desk.root);
  const draw = () => show(desk, model.get("scene"));
  model.on("change:scene", draw);
  draw();
  greet(desk, model.get("scene"));
  desk.pulse.beat();
  return () => {
    model.off("change:scene", draw);
    desk.pulse.stop();
  };
}

function makeDesk(model) {
  const desk = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, isUntold: false, wish: null, state: null, drawn: "" };
  desk.report = (pick) => wishes(desk, pick);
  desk.pulse = makePulse(model, {
    labels: () => desk.shown?.labels ?? {},
    number: () => desk.shown?.number ?? 0,
    drawn: () => desk.shown?.number ?? 0,
    alive: () => sendAgain(desk),
  });
  desk.description = makeDescription(() => tell(desk));
  desk.grid = makeGrid(() => tell(desk));
  desk.panel = makePanel((pick) => desk.report(pick));
  desk.head = h("header", { class: "head" });
  desk.marking = h("div", { class: "marking", role: "group" });
  desk.glance = makeGlance({ down: () => goTo(desk.aside, desk.panel.heading), up: () => goTo(seen, desk.grid.box.querySelector('[tabindex="0"]')) });
  desk.steps = makeSteps((pick) => desk.report(pick));
  desk.measure = h("div", { class: "measure" });
  desk.trouble = h("p", { class: "trouble", role: "status" });
  desk.rules = h("div", { class: "rules small" });
  desk.how = h("p", { class: "small soft" });
  const seen = h("section", { class: "seen" }, desk.description.box, desk.rules, desk.marking, desk.grid.box, desk.how, desk.glance.strip);
  desk.compared = h("section", { class: "panel compared" });
  desk.aside = h("section", { class: "aside" }, desk.trouble, desk.measure, desk.panel.panel, desk.compared, desk.glance.back);
  desk.root = h("div", { class: "pisti pisti-desk", [OWN_KEYS]: "true" }, sprite(), desk.pulse.bar, desk.head, desk.steps.bar, h("div", { class: "body" }, seen, desk.aside));
  return desk;
}

function goTo(section, focus) {
  section.scrollIntoView({ block: "start" });
  focus?.focus({ preventScroll: true });
}

// One pick a scene; what comes meanwhile waits. Of wishes only the latest counts, but what was seen is told in
// any case, and first: the wish may be about it.
function wishes(desk, pick) {
  if (!send(desk, pick)) desk.wish = pick;
}

function tell(desk) {
  const seen = { ...described(desk.description), cards: structuredClone(desk.state.marks) };
  desk.isUntold = !send(desk, { do: "see", seen });
  if (!desk.isUntold) told(desk.description);
}

function goOn(desk) {
  if (desk.isUntold) return tell(desk);
  const { wish } = desk;
  desk.wish = null;
  if (wish) desk.report(wish);
}

// Other marks have come, from a record or for a new start: what was not told of the old ones is void.
function startAnew(desk) {
  desk.isUntold = false;
  told(desk.description);
  desk.description.drawn = "";
}

const greeted = new WeakSet();

function greet(desk, scene) {
  if (!scene?.labels || greeted.has(desk.model)) return;
  greeted.add(desk.model);
  const language = wantedLanguage(scene);
  if (language !== scene.lang) desk.report({ do: "greet", language });
}

function show(desk, scene) {
  if (!scene?.labels) return;
  desk.pulse.heard();
  desk.shown = scene;
  desk.root.lang = scene.lang;
  if (document.body.classList.contains("pisti")) {
    document.documentElement.lang = scene.lang;
    document.title = scene.title;
  }
  if (scene.fresh) startAnew(desk);
  desk.state = makeMarks(scene.places, scene.fresh ? {} : desk.state?.marks);
  paintGrid(desk.grid, scene, desk.state); // first: it knows what cards are marked as in this house
  paintDescription(desk.description, scene);
  paintHead(desk, scene);
  paintSteps(desk.steps, scene.record);
  paintGlance(desk.glance, scene.glance);
  desk.trouble.textContent = scene.notice || scene.trouble;
  desk.aside.classList.toggle("before", scene.is_before);
  desk.measure.hidden = desk.panel.panel.hidden = !scene.left;
  if (scene.left) {
    paintMeasure(desk, scene.measures);
    paintPanel(desk.panel, scene.left);
  }
  paintCompared(desk, scene.compared);
  goOn(desk);
}

// ---------- around the pack ----------

function paintHead(desk, scene) {
  const places = scene.places.map(({ key, label }) => [key, label]);
  const text = JSON.stringify([scene.labels, scene.rules, places]);
  if (desk.drawn === text) return;
  desk.drawn = text;
  keepingFocus(desk.head, () => fillHead(desk, scene));
  keepingFocus(desk.marking, () => paintMarking(desk, scene));
  desk.how.textContent = `${scene.labels.how} ${scene.labels.keys}`;
  paintRules(desk, scene.rules);
}

function paintRules(desk, rules) {
  const back = rules && button(rules.back, { "data-key": "back", onclick: () => desk.report({ do: "as_the_house" }) });
  const held = desk.rules.contains(focused(desk.rules));
  desk.rules.replaceChildren(...(rules ? [h("p", {}, rules.text), back] : []));
  if (held) (back ?? desk.description.fields.house).focus();
}

function fillHead(desk, scene) {
  const { labels } = scene;
  const speak = makeLanguages(desk.report);
  paintLanguages(speak, scene);
  const clear = button(labels.clear, { "data-key": "clear", onclick: () => desk.report({ do: "clear" }) });
  const load = fileLoader(labels, (record) => desk.report({ do: "load", record }), (said) => { desk.trouble.textContent = said; });
  desk.head.replaceChildren(h("div", { class: "titles" }, h("h1", {}, scene.title), h("p", {}, scene.intro)), h("div", { class: "row" }, ...load, clear, speak));
}

function paintMarking(desk, { places, labels }) {
  desk.marking.setAttribute("aria-label", labels.mark);
  const buttons = places.map(({ key, label, sign }) => {
    const node = button(label, { "data-place": key, "data-key": key, "aria-pressed": String(desk.grid.place === key), onclick: () => mark(desk, key) });
    node.prepend(h("span", { class: "sign", "aria-hidden": "true" }, sign));
    return node;
  });
  desk.marking.replaceChildren(h("span", { class: "soft" }, labels.mark), ...buttons);
}

function mark(desk, place) {
  desk.grid.place = place;
  for (const node of desk.marking.querySelectorAll("button")) node.setAttribute("aria-pressed", String(node.dataset.place === place));
}

function paintMeasure(desk, measures) {
  const text = JSON.stringify(measures);
  if (desk.measure.dataset.drawn === text) return;
  desk.measure.dataset.drawn = text;
  const select = choice(measures.choices, measures.value, { "data-key": "measure", onchange: () => desk.report({ do: "measure", measure: chosen(select) }) });
  keepingFocus(desk.measure, () => desk.measure.replaceChildren(named(measures.label, select)));
}

function paintCompared({ compared }, shown) {
  compared.hidden = !shown;
  compared.replaceChildren(...(shown ? [h("h2", {}, shown.title), h("p", {}, shown.text), ...(shown.lines ? sideBySide(shown.lines) : [])] : []));
}

export default { render, PULSE };
