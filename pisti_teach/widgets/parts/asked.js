// A question: what lies beside it, what is asked, the form for the answer. What came of it stands elsewhere.
import { makeAnswer } from "./answers.js";
import { h, symbol, uid } from "./dom.js";
import { makeExhibits } from "./exhibits.js";
import { MARKS } from "./figures.js";
import { paintStatus } from "./replies.js";

// send(text) reports an answer, help(pick) that she wants a hint or the answer.
export function makeAsked(send, help) {
  return { send, help, status: h("p", { class: "told", role: "status", id: uid() }), exhibits: null, answer: null, reveal: null };
}

export function stopAsked(asked) {
  asked.exhibits?.stop();
  asked.exhibits = asked.answer = null;
}

// Gives the section, and what takes the focus when the question is new. A series that runs stays as long as the
// question is the same, and so does what is typed.
export function paintAsked(asked, question, labels, before, heading) {
  const isSame = before?.id === question.id;
  const typed = isSame ? asked.answer?.value() : "";
  if (!isSame || !asked.exhibits?.canStay(question.exhibits)) {
    asked.exhibits?.stop();
    asked.exhibits = makeExhibits(question.exhibits, labels.position, () => asked.reveal());
  }
  asked.answer = question.answer ? makeAnswer(question, { send: asked.send, status: asked.status, typed }) : null;
  const title = h(heading, { tabindex: "-1" }, question.text);
  const section = h("section", { class: "q", "aria-label": labels.question }, question.about && h("p", { class: "soft small" }, question.about), title);
  if (question.more) section.append(h("p", {}, question.more));
  if (asked.exhibits.figure) section.append(asked.exhibits.figure);
  const form = h("div", { class: "ans" }, ...(asked.answer?.nodes ?? []));
  section.append(form);
  holdBack(asked, question, title, form);
  if (!question.reply) section.append(asked.status, ...helping(asked, question.help));
  paintStatus(asked.status, question);
  if (question.house) section.append(h("p", { class: "small soft" }, question.house));
  const first = section.querySelector(".series button") ?? section.querySelector(".ans :is(input, select, button)") ?? title;
  return { section, first };
}

// How the way begins, and the answer itself, for whoever asks for it.
function helping({ help: send }, help) {
  if (!help?.acts.length) return [];
  const hints = h("div", { class: "hints", "aria-live": "polite" }, ...help.hints.map((text) => h("p", {}, text)));
  const acts = help.acts.map(({ pick, label }) => h("button", { type: "button", class: "btn quiet", onclick: () => send(pick) }, label));
  return [hints, h("div", { class: "row helps" }, ...acts)];
}

// Where she shall keep count of everything, she reads what is asked only once the last card has come; then it is read out.
function holdBack(asked, { late, reply, text }, title, form) {
  const waits = Boolean(late) && !reply && !asked.exhibits.isOver();
  const told = late && h("p", { class: waits ? "soft" : "sr", role: "status" }, waits ? late : "");
  if (told) title.before(told);
  for (const node of [title, form]) node.hidden = waits;
  asked.reveal = () => {
    if (!told || !title.hidden) return;
    for (const node of [title, form]) node.hidden = false;
    Object.assign(told, { className: "sr", textContent: text });
  };
}

// The status of the question stands over what came of it.
export function verdictHead({ verdict }, { status }) {
  const mark = h("span", { class: "vico", "aria-hidden": "true" }, symbol(MARKS[verdict] ?? "i-next", "ico"));
  return h("div", { class: `vhead ${verdict}` }, mark, status);
}
