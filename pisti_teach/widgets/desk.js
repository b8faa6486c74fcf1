// The odds desk: the pack to mark what was seen, and the chances that follow. It knows no rules and no words.
import { makeDescription, paintDescription, described } from "./parts/describing.js";
import { button, choice, chosen, h, named, OWN_KEYS, sprite } from "./parts/dom.js";
import { fileLoader } from "./parts/files.js";
import { makeGrid, paintGrid } from "./parts/grid.js";
import { recall, remember } from "./parts/keep.js";
import { makeMarks } from "./parts/marks.js";
import { makePanel, paintPanel } from "./parts/panel.js";
import { send, sendAgain } from "./parts/picks.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { sideBySide } from "./parts/replies.js";

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
  const desk = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, next: null, state: null, drawn: "" };
  desk.report = (pick) => wishes(desk, pick);
  desk.pulse = makePulse(model, {
    labels: () => desk.shown?.labels ?? {},
    number: () => desk.shown?.number ?? 0,
    drawn: () => desk.shown?.number ?? 0,
    alive: () => sendAgain(desk),
  });
  desk.description = makeDescription((key) => tell(desk, key));
  desk.grid = makeGrid(() => tell(desk));
  desk.panel = makePanel((pick) => desk.report(pick));
  desk.head = h("header", { class: "head" });
  desk.marking = h("div", { class: "marking", role: "group" });
  desk.measure = h("div", { class: "measure" });
  desk.trouble = h("p", { class: "trouble", role: "status" });
  const seen = h("section", { class: "seen" }, desk.description.box, desk.marking, desk.grid.box, desk.trouble);
  desk.compared = h("section", { class: "panel compared" });
  desk.aside = h("section", { class: "aside" }, desk.measure, desk.panel.panel, desk.compared);
  desk.root = h("div", { class: "pisti pisti-desk", [OWN_KEYS]: "true" }, sprite(), desk.pulse.bar, desk.head, h("div", { class: "body" }, seen, desk.aside));
  return desk;
}

// One pick a scene; what comes meanwhile waits, and only the latest counts: it tells everything that was seen.
function wishes(desk, pick) {
  if (!send(desk, pick)) desk.next = pick;
}

function tell(desk, key = "") {
  desk.report({ do: "see", seen: { ...described(desk.description, key), cards: desk.state.marks } });
}

const greeted = new WeakSet();

function greet(desk, scene) {
  if (!scene?.labels || greeted.has(desk.model)) return;
  greeted.add(desk.model);
  const wanted = [new URLSearchParams(location.search).get("lang"), recall("language"), ...navigator.languages].map((tag) => String(tag ?? "").split("-")[0].toLowerCase());
  const language = wanted.find((tag) => scene.languages.some(({ code }) => code === tag)) ?? scene.lang;
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
  const places = scene.places.map(({ key }) => key).join();
  if (scene.fresh || !desk.state || Object.keys(desk.state.marks).join() !== places) desk.state = makeMarks(scene.places);
  paintHead(desk, scene);
  paintDescription(desk.description, scene);
  paintGrid(desk.grid, scene, desk.state);
  desk.trouble.textContent = scene.notice || scene.trouble;
  desk.aside.hidden = !scene.left;
  if (scene.left) {
    paintMeasure(desk, scene.measures);
    paintPanel(desk.panel, scene.left);
    paintCompared(desk, scene.compared);
  }
  const { next } = desk;
  desk.next = null;
  if (next) desk.report(next);
}

// ---------- around the pack ----------

function paintHead(desk, scene) {
  const text = JSON.stringify([scene.lang, scene.places.map(({ key }) => key)]);
  if (desk.drawn === text) return;
  desk.drawn = text;
  const { labels } = scene;
  const speak = h("select", { class: "btn quiet language", "aria-label": labels.language }, ...scene.languages.map(({ code, name }) => h("option", { value: code, lang: code }, name)));
  speak.value = scene.lang;
  speak.addEventListener("change", () => {
    remember("language", speak.value);
    desk.report({ do: "language", language: speak.value });
  });
  const clear = button(labels.clear, { onclick: () => desk.report({ do: "clear" }) });
  const load = fileLoader(labels, (record) => desk.report({ do: "load", record }), (said) => { desk.trouble.textContent = said; });
  desk.head.replaceChildren(h("div", { class: "titles" }, h("h1", {}, scene.title), h("p", {}, scene.intro)), h("div", { class: "row" }, ...load, clear, speak));
  paintMarking(desk, scene);
}

function paintMarking(desk, { places, labels }) {
  desk.marking.setAttribute("aria-label", labels.mark);
  const buttons = places.map(({ key, label, sign }) => {
    const node = button(label, { "data-place": key, "aria-pressed": String(desk.grid.place === key), onclick: () => mark(desk, key) });
    node.prepend(h("span", { class: "sign", "aria-hidden": "true" }, sign));
    return node;
  });
  desk.marking.replaceChildren(h("span", { class: "soft" }, labels.mark), ...buttons, h("p", { class: "small soft" }, labels.how));
}

function mark(desk, place) {
  desk.grid.place = place;
  for (const node of desk.marking.querySelectorAll("button")) node.setAttribute("aria-pressed", String(node.dataset.place === place));
}

function paintMeasure(desk, measures) {
  const text = JSON.stringify(measures);
  if (desk.measure.dataset.drawn === text) return;
  desk.measure.dataset.drawn = text;
  const held = desk.measure.contains(document.activeElement);
  const select = choice(measures.choices, measures.value, { onchange: () => desk.report({ do: "measure", measure: chosen(select) }) });
  desk.measure.replaceChildren(named(measures.label, select));
  if (held) select.focus();
}

function paintCompared({ compared }, shown) {
  compared.hidden = !shown;
  compared.replaceChildren(...(shown ? [h("h2", {}, shown.title), ...sideBySide(shown.lines)] : []));
}

export default { render, PULSE };
