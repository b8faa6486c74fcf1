// The rules of the houses: all of them side by side, or one difference beside a table. It knows no rules and no words.
import { focused, h, OWN_KEYS, sprite } from "./parts/dom.js";
import { makeLanguages, paintLanguages, wantedLanguage } from "./parts/languages.js";
import { send, sendAgain } from "./parts/picks.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { paragraphs } from "./parts/texts.js";

function render({ model, el }) {
  const page = makePage(model);
  el.append(page.root);
  const draw = () => show(page, model.get("scene"));
  model.on("change:scene", draw);
  draw();
  greet(page);
  page.pulse.beat();
  const back = () => ask(page, pickOf(location.search));
  addEventListener("popstate", back);
  return () => {
    model.off("change:scene", draw);
    removeEventListener("popstate", back);
    page.pulse.stop();
  };
}

// The fields that `picks` keeps: what is shown, what was sent, nothing that moves or waits.
function makePage(model) {
  const page = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, moves: false, drawn: "", first: null, next: null };
  page.report = (pick) => {
    const goes = send(page, pick);
    if (goes) page.moves = pick.do !== "language";
    return goes;
  };
  page.pulse = makePulse(model, {
    labels: () => page.shown?.labels ?? {},
    number: () => page.shown?.number ?? 0,
    drawn: () => page.shown?.number ?? 0,
    alive: () => sendAgain(page),
  });
  page.about = h("p", { class: "about" });
  page.speaks = makeLanguages(page.report);
  page.body = h("div", { class: "body" });
  page.root = h("div", { class: "pisti pisti-lesson pisti-houses", [OWN_KEYS]: "true" }, sprite(), page.pulse.bar, h("div", { class: "bar" }, page.about, h("div", { class: "tools" }, page.speaks)), page.body);
  return page;
}

// ---------- what the address asks for: `?try=jack_pisti`

const greetedPages = new WeakSet();

function greet(page) {
  const scene = page.shown;
  if (!scene || greetedPages.has(page.model)) return;
  greetedPages.add(page.model);
  const language = wantedLanguage(scene);
  const pick = pickOf(location.search);
  if (pick.do === "try" || language !== scene.lang) page.report({ ...pick, do: "greet", language });
}

const TRIES = 3;

// The browser goes back whether or not an answer is still due: this is asked again as long as something else is shown,
// but what does not exist not for ever.
function ask(page, pick, tries = TRIES) {
  page.next = tries ? { pick, tries } : null;
  page.report(pick);
}

const isShown = ({ option = null }, { tried }) => (tried?.id ?? null) === option;

function pickOf(query) {
  const option = new URLSearchParams(query).get("try");
  return option ? { do: "try", option, at: null } : { do: "back" };
}

// The way back of the browser leads from a difference to all of them.
function address({ tried }) {
  if (!document.body.classList.contains("pisti")) return;
  const url = new URL(location.href);
  const before = url.searchParams.get("try");
  if (tried) url.searchParams.set("try", tried.id);
  else url.searchParams.delete("try");
  if (before !== url.searchParams.get("try")) history.pushState(null, "", url);
}

// ---------- drawing

function show(page, scene) {
  if (!scene?.labels) return;
  page.pulse.heard();
  const isFirst = page.shown === null;
  const left = page.shown?.tried?.id;
  const held = page.body.contains(focused(page.root));
  const { drawn } = page;
  page.shown = scene;
  page.root.lang = scene.lang;
  if (document.body.classList.contains("pisti")) {
    document.documentElement.lang = scene.lang;
    document.title = scene.tried ? `${scene.title}: ${scene.tried.title}` : scene.title;
  }
  page.about.replaceChildren(scene.tried ? h("b", {}, scene.title) : "");
  paintLanguages(page.speaks, scene);
  paintBody(page, scene);
  if (page.next && !isShown(page.next.pick, scene)) {
    ask(page, page.next.pick, page.next.tries - 1);
    return;
  }
  page.next = null;
  if (!isFirst) address(scene);
  if (page.moves || (held && page.drawn !== drawn)) goTo(page, left && !scene.tried ? page.body.querySelector(`[data-option="${left}"]`) : page.first);
  page.moves = false;
}

function goTo({ root }, node) {
  requestAnimationFrame(() => {
    if (node === root.querySelector("h1")) root.scrollIntoView();
    node?.focus();
  });
}

function paintBody(page, scene) {
  const text = JSON.stringify([scene.tried, scene.lang]);
  if (page.drawn === text) return;
  page.drawn = text;
  page.root.classList.toggle("side-by-side", !scene.tried);
  page.body.replaceChildren(...(scene.tried ? tried(page, scene.tried, scene.labels) : sideBySide(page, scene)));
}

function sideBySide(page, { title, intro, houses, groups, notes, labels }) {
  const heading = h("h1", { tabindex: "-1" }, title);
  page.first = heading;
  const heads = houses.map(({ name, says, source }) => h("th", { scope: "col" }, h("b", {}, name), h("span", { class: "small" }, says), h("span", { class: "small soft" }, source)));
  const table = h("table", {}, h("caption", { class: "sr" }, labels.table), h("thead", {}, h("tr", {}, h("td"), ...heads)), ...groups.map((group) => rowsOf(page, group, houses, labels)));
  const told = h("div", { class: "notes small soft" }, ...notes.map((note) => h("p", {}, note)));
  return [h("section", { class: "intro" }, heading, h("p", {}, intro), indexOf(groups, table, labels), told), table];
}

// Leads to each group. Not by the address: there the way back leads from a difference to all of them.
function indexOf(groups, table, labels) {
  const leadTo = (at) => {
    const head = table.querySelectorAll(".group th")[at];
    head.scrollIntoView();
    head.focus({ preventScroll: true });
  };
  return h("nav", { class: "index", "aria-label": labels.groups }, ...groups.map(({ title }, at) => h("button", { type: "button", class: "btn", onclick: () => leadTo(at) }, title)));
}

function rowsOf(page, { title, rows }, houses, labels) {
  const head = h("tr", { class: "group" }, h("th", { scope: "rowgroup", colspan: String(houses.length + 1), tabindex: "-1" }, title));
  return h("tbody", {}, head, ...rows.map((row) => rowOf(page, row, houses, labels)));
}

function rowOf(page, { id, label, does, rule, spoken, cells }, houses, labels) {
  const trial = h("button", { type: "button", class: "btn", "data-option": id, "aria-label": spoken, onclick: () => page.report({ do: "try", option: id, at: null }) }, labels.try);
  const words = h("span", {}, h("span", { class: "option" }, label, " ", h("span", { class: "soft small" }, rule)), h("span", { class: "small does" }, does));
  const name = h("th", { scope: "row" }, h("span", { class: "named" }, words, trial));
  return h("tr", {}, name, ...cells.map(({ text, is_rare: isRare, is_decided: isDecided }, at) => h("td", { class: isRare ? "rare" : null, "data-head": houses[at].name }, h("span", {}, text, isDecided ? h("span", { class: "decided" }, "*") : null))));
}

function tried(page, { place, title, does, text, ways, here, compared, after, acts }, labels) {
  const heading = h("h1", { tabindex: "-1" }, title);
  page.first = heading;
  const choose = h("div", { class: "ways", role: "group", "aria-label": labels.ways }, ...ways.map(({ label, is_now: isNow, pick }) => h("button", { type: "button", class: "btn", "aria-pressed": String(isNow), onclick: () => page.report(pick) }, label)));
  const buttons = acts.map(({ pick, label }, at) => h("button", { type: "button", class: at || acts.length < 3 ? "btn" : "btn primary", onclick: () => page.report(pick) }, label));
  const intro = h("section", { class: "intro" }, h("p", { class: "soft small" }, place), heading, h("p", { class: "soft" }, does), ...paragraphs(text));
  const trial = h("section", { class: "trial" }, h("h2", {}, labels.ways), choose, h("p", { class: "small soft" }, here));
  // the outcome is there from the start: what appears in it is read out
  const told = h("div", { class: compared ? "outcome passed" : "outcome", role: "status" }, compared && comparison(compared), ...paragraphs(after), h("div", { class: "row acts" }, ...buttons));
  if (compared) page.first = told.querySelector("h2");
  return [intro, trial, told];
}

function comparison({ title, caption, heads, rows }) {
  const head = h("thead", {}, h("tr", {}, ...heads.map((text) => h("th", { scope: "col" }, text))));
  const body = h("tbody", {}, ...rows.map(([house, ...cells]) => h("tr", {}, h("th", { scope: "row" }, house), ...cells.map((text) => h("td", { class: "num" }, text)))));
  return h("section", { class: "compared" }, h("h2", { tabindex: "-1" }, title), h("p", { class: "small soft" }, caption), h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": title }, h("table", {}, head, body)));
}

export default { render, PULSE };
