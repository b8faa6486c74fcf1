// My progress: charts, each with a table that says the same.
import { chartOf, levelOf } from "./parts/charts.js";
import { h, keepingFocus, OWN_KEYS, sprite } from "./parts/dom.js";
import { carryOut, makeKeeping } from "./parts/keeping.js";
import { makeLanguages, paintLanguages, wantedLanguage } from "./parts/languages.js";
import { send, sendAgain } from "./parts/picks.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { remember } from "./parts/store.js";

function render({ model, el }) {
  const report = makeReport(model);
  el.append(report.root);
  const draw = () => show(report, model.get("scene"));
  model.on("change:scene", draw);
  draw();
  greet(report);
  report.pulse.beat();
  return () => {
    model.off("change:scene", draw);
    report.pulse.stop();
  };
}

// The fields that `picks` keeps: what is shown, what was sent, nothing that moves or waits.
function makeReport(model) {
  const report = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, drawn: "", carried: 0, later: null };
  // what is asked for while another answer is due waits for it, the same thing twice does not
  report.send = (pick) => {
    const goes = send(report, pick);
    report.later = goes || report.pick?.do === pick.do ? null : pick;
    return goes;
  };
  report.pulse = makePulse(model, {
    labels: () => report.shown?.labels ?? {},
    number: () => report.shown?.number ?? 0,
    drawn: () => report.shown?.number ?? 0,
    alive: () => sendAgain(report),
  });
  report.speaks = makeLanguages(report.send);
  report.notice = h("p", { class: "notice", role: "alert" });
  report.body = h("div", { class: "body" });
  report.root = h("div", { class: "pisti pisti-report", [OWN_KEYS]: "true" }, sprite(), report.pulse.bar, h("div", { class: "bar" }, h("div", { class: "tools" }, report.speaks)), report.notice, report.body);
  return report;
}

const greetedReports = new WeakSet();

function greet(report) {
  const { shown, model } = report;
  if (!shown || greetedReports.has(model)) return;
  greetedReports.add(model);
  const language = wantedLanguage(shown);
  if (language !== shown.lang) report.send({ do: "greet", language });
}

function show(report, scene) {
  if (!scene?.labels) return;
  report.pulse.heard();
  report.shown = scene;
  report.root.lang = scene.lang;
  if (document.body.classList.contains("pisti")) Object.assign(document, { title: scene.title }).documentElement.lang = scene.lang;
  paintLanguages(report.speaks, scene);
  if (scene.due.length) remember("due", scene.due); // for the front page
  report.notice.textContent = scene.notice;
  if (report.carried !== scene.number) carryOut(scene.keeping);
  report.carried = scene.number;
  if (scene.keeping.adopted || scene.keeping.is_erased) report.pulse.beat(); // the kernel shall know at once
  const text = JSON.stringify([scene.title, scene.text, scene.sections, scene.keeping]);
  const { later } = report;
  report.later = null;
  if (later) report.send(later);
  if (report.drawn === text) return;
  report.drawn = text;
  const parts = [h("h1", {}, scene.title), h("p", {}, scene.text), ...scene.sections.map((section) => sectionOf(section, scene.labels)), makeKeeping(scene.keeping, report.send)];
  keepingFocus(report.root, () => report.body.replaceChildren(...parts));
}

function sectionOf({ title, text, chart, levels, head, rows }, labels) {
  const table = tableOf(head, rows, levels);
  const said = chart ? [chartOf(chart), h("details", {}, h("summary", {}, labels.table), table)] : [table];
  return h("section", {}, h("h2", {}, title), h("p", { class: "soft" }, text), ...said);
}

function tableOf(head, rows, levels) {
  const cells = (row, at) => row.map((text, column) => (column ? h("td", { class: "num", "data-head": head[column] }, levels && column === 1 ? levelOf(levels.each[at], levels.most) : null, text) : h("th", { scope: "row" }, text)));
  return h("table", {}, h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))), h("tbody", {}, ...rows.map((row, at) => h("tr", {}, ...cells(row, at)))));
}

export default { render, PULSE };
