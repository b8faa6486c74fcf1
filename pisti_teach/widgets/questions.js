// A quiz: draws questions, reports answers, knows no rules and no words.
//
// A scene holds one of four: setup (what shall be asked), start (of practice), question, summary.
import { makeAsked, paintAsked, stopAsked, verdictHead } from "./parts/asked.js";
import { askedFor, isOwnPage, keepAddress, keptUnder, nameOf, plainCode } from "./parts/bycode.js";
import { focused, h, OWN_KEYS, put, sprite } from "./parts/dom.js";
import { isHeld, keepQuiz, know, makeElsewhere } from "./parts/elsewhere.js";
import { wantedLanguage } from "./parts/languages.js";
import { send, sendAgain } from "./parts/picks.js";
import { makeProgress, paintProgress } from "./parts/progress.js";
import { makePulse, PULSE } from "./parts/pulse.js";
import { explained } from "./parts/replies.js";
import { makeSetup } from "./parts/setup.js";
import { remember } from "./parts/store.js";
import { makeStart } from "./parts/start.js";
import { makeSummary } from "./parts/summary.js";
import { makeWaiting, rest, wait } from "./parts/waiting.js";

function render({ model, el }) {
  const quiz = makePage(model);
  el.append(quiz.root);
  const draw = () => show(quiz, model.get("scene"));
  model.on("change:scene", draw);
  const saved = keptQuiz(quiz, model.get("scene"), plainCode(askedFor()));
  draw();
  greet(quiz, model.get("scene"), saved);
  quiz.pulse.beat();
  return () => {
    model.off("change:scene", draw);
    stopAsked(quiz.asked);
    quiz.pulse.stop();
    quiz.elsewhere.stop();
    rest(quiz.pending);
  };
}

// Picks after which the focus goes where she goes on.
const MOVES = ["answer", "show", "next", "like", "start", "stop", "again", "choose", "sum_up", "look", "open", "back", "resume"];
// Picks that change the quiz that is kept: they wait while another tab has gone on with it.
const CHANGES = ["answer", "hint", "show", "next", "like", "start", "again", "choose", "sum_up"];

// The fields that `picks` keeps: what is shown, what was sent, nothing that moves or waits.
function makePage(model) {
  const quiz = { model, shown: null, waiting: [], run: null, busy: false, sent: null, pick: null, sentAt: 0, again: 0, moves: false, later: null, drawn: "", state: null, form: null, first: null };
  quiz.report = (pick) => reportPick(quiz, pick);
  quiz.pulse = makePulse(model, {
    labels: () => quiz.shown?.labels ?? {},
    number: () => quiz.shown?.number ?? 0,
    drawn: () => quiz.shown?.number ?? 0,
    alive: () => sendAgain(quiz),
  });
  quiz.elsewhere = makeElsewhere({
    shown: () => quiz.shown,
    resume: (saved) => quiz.report({ do: "resume", saved }),
    stay: () => giveFocus(quiz.first),
  });
  quiz.pending = makeWaiting();
  quiz.progress = makeProgress(quiz.report);
  quiz.asked = makeAsked((text) => quiz.report({ do: "answer", text }), quiz.report);
  quiz.notice = h("p", { class: "notice", role: "alert" });
  quiz.body = h("div", { class: "body" });
  quiz.root = h("div", { class: "pisti pisti-quiz", [OWN_KEYS]: "true" }, sprite(), quiz.pulse.bar, quiz.elsewhere.bar, quiz.progress.strip, quiz.notice, quiz.body, quiz.pending.bar);
  return quiz;
}

// Gives whether it went out.
function reportPick(quiz, pick) {
  if (CHANGES.includes(pick.do) && isHeld(quiz.elsewhere)) return false;
  quiz.later = null;
  if (!send(quiz, completed(quiz, pick))) {
    if (pick.do === "start") quiz.later = pick; // an answer to something else is due
    return false;
  }
  quiz.moves = MOVES.includes(pick.do) || Boolean(pick.code || pick.saved);
  if (MOVES.includes(pick.do)) wait(quiz.pending, pick.do === "answer" ? quiz.body : null, quiz.shown.labels.waiting);
  return true;
}

// The address may ask for a question or a language; a quiz that was running when the page was left goes on.
const greeted = new WeakSet();

function greet(quiz, scene, saved) {
  if (!scene?.labels || greeted.has(quiz.model)) return;
  greeted.add(quiz.model);
  const code = askedFor();
  const language = wantedLanguage(scene);
  if (code || saved || language !== scene.lang) quiz.report({ do: "greet", code, saved, language });
}

// What the page keeps of a question, "" for the running quiz; what it has read it knows.
function keptQuiz(quiz, scene, code) {
  const saved = keptUnder(scene?.keep, code);
  if (scene?.keep) know(quiz.elsewhere, nameOf(scene.keep, code), saved);
  return saved;
}

// The page adds what it keeps where another quiz is gone on with.
function completed(quiz, pick) {
  if (pick.do === "open") return { ...pick, saved: keptQuiz(quiz, quiz.shown, plainCode(pick.code)) };
  return pick.do === "back" ? { ...pick, saved: keptQuiz(quiz, quiz.shown, "") } : pick;
}

function show(quiz, scene) {
  if (!scene?.labels) return;
  quiz.pulse.heard();
  rest(quiz.pending);
  const before = quiz.shown;
  const held = quiz.body.contains(focused(quiz.root));
  const drawn = quiz.drawn;
  quiz.shown = scene;
  quiz.root.lang = scene.lang;
  speak(scene);
  paintProgress(quiz.progress, scene);
  paintBody(quiz, scene, before);
  quiz.notice.textContent = scene.notice;
  keepQuiz(quiz.elsewhere, scene, before);
  keepAddress(scene, before);
  if (scene.due?.length) remember("due", scene.due); // for the front page
  // with the next frame: what is laid out at once would be laid out twice
  if (quiz.moves || (held && quiz.drawn !== drawn)) requestAnimationFrame(() => giveFocus(quiz.first));
  quiz.moves = false;
  const { later } = quiz;
  quiz.later = null;
  if (later && (scene.setup || scene.start)) quiz.report(later);
}

// What is asked stays in sight above the field.
function giveFocus(first) {
  first?.focus({ preventScroll: true });
  first?.closest(".body")?.querySelector("h1, .vhead")?.scrollIntoView({ block: "nearest" });
  if (first instanceof HTMLInputElement && first.type === "text") first.select();
}

function speak({ lang, title }) {
  if (!isOwnPage()) return;
  document.documentElement.lang = lang;
  document.title = title;
}

// Drawn anew only where something is new: what is being typed, and a series that runs, stay through a new number.
function paintBody(quiz, { setup, start, question, summary, labels }, before) {
  const text = JSON.stringify([setup, start, question, summary]);
  if (quiz.drawn === text) return;
  quiz.drawn = text;
  quiz.first = null;
  quiz.form = quiz.state?.() ?? quiz.form;
  const part = plainPart(quiz, { setup, start, summary });
  quiz.state = part?.state;
  if (!part) return paintQuestion(quiz, question, labels, before?.question);
  stopAsked(quiz.asked);
  quiz.body.className = "body plain";
  quiz.body.replaceChildren(part.node);
  quiz.first = part.first;
  return undefined;
}

function plainPart(quiz, { setup, start, summary }) {
  if (setup) return makeSetup(setup, { send: quiz.report, status: quiz.asked.status, kept: quiz.form });
  if (start) return makeStart(start, quiz.report);
  return summary ? makeSummary(summary, quiz.report) : null;
}

// ---------- a question ----------

function paintQuestion(quiz, question, labels, before) {
  const { section, first } = paintAsked(quiz.asked, question, labels, before, "h1");
  if (question.leave) section.append(h("button", { type: "button", class: "btn quiet leave", onclick: () => quiz.report(question.leave.pick) }, question.leave.label));
  quiz.body.className = question.reply ? "body" : "body plain";
  quiz.body.replaceChildren(section, ...(question.reply ? [verdict(quiz, question, labels)] : []));
  quiz.first = question.reply ? quiz.body.querySelector(".acts .primary") : first;
}

function verdict(quiz, { reply, acts, share }, labels) {
  const head = verdictHead(reply, quiz.asked);
  const buttons = acts.map(({ pick, label, primary }) => h("button", { type: "button", class: primary ? "btn primary" : "btn", onclick: () => quiz.report(pick) }, label));
  const code = h("p", { class: "small soft" }, `${share.label} `, h("a", { class: "num", href: `?q=${share.code}` }, share.code));
  const section = h("section", { class: "verdict", "aria-label": labels.verdict }, head, ...explained(reply, "h2"), h("div", { class: "row acts" }, ...buttons), code);
  put(section, "data-verdict", reply.verdict);
  return section;
}

export default { render, PULSE };
