// "Test yourself": a question about this very position, asked on demand; the answer is typed, or a card is chosen.
// What was typed stays until the question is closed.
import { makeAnswer } from "./answers.js";
import { focused, h, put, uid } from "./dom.js";
import { explained, paintStatus } from "./replies.js";

// send(pick) reports. The status is there from the start: what appears in it is read out.
export function makeQuiz(send) {
  const heading = h("h2", { id: uid(), tabindex: "-1" });
  const part = {
    send,
    heading,
    intro: h("p", { class: "small soft" }),
    kinds: h("div", { class: "kinds", role: "group", "aria-labelledby": heading.id }),
    question: h("div", { class: "question" }),
    status: h("p", { class: "told", role: "status", id: uid() }),
    reply: h("div", { class: "reply" }),
    leave: h("button", { type: "button", class: "btn quiet leave", hidden: true, onclick: () => send({ do: "leave" }) }),
    drawn: "",
    quiz: null,
    answer: null,
  };
  part.section = h("section", { class: "quiz", "aria-labelledby": heading.id, hidden: true }, heading, part.intro, part.kinds, part.question, part.status, part.reply, part.leave);
  part.section.addEventListener("keydown", (event) => leaveByKey(part, event));
  return part;
}

export function paintQuiz(part, shown, isOver) {
  put(part.section, "hidden", isOver || !shown);
  part.section.removeAttribute("aria-busy");
  const text = JSON.stringify(shown);
  if (!shown || part.drawn === text) return;
  const held = part.section.contains(focused(part.section));
  const before = part.quiz?.question;
  const typed = part.answer?.value();
  Object.assign(part, { drawn: text, quiz: shown });
  part.heading.textContent = shown.title;
  part.intro.textContent = shown.intro;
  paintKinds(part, shown);
  paintQuestion(part, shown.question, isSame(before, shown.question) ? typed : "");
  paintReply(part, shown.question);
  put(part.leave, "hidden", !shown.question);
  part.leave.textContent = shown.question?.leave ?? "";
  if (held) giveFocus(part, before);
}

const isSame = (one, other) => one && other && one.id === other.id && !one.reply;

function leaveByKey(part, event) {
  if (event.key !== "Escape" || !part.quiz?.question) return;
  event.stopPropagation();
  part.send({ do: "leave" });
}

// The buttons keep their identity, and so the focus.
function paintKinds({ kinds, send }, quiz) {
  if (kinds.children.length !== quiz.kinds.length) kinds.replaceChildren(...quiz.kinds.map(({ kind }) => kindButton(kind, send)));
  quiz.kinds.forEach(({ kind, label, can_ask: canAsk }, i) => {
    const button = kinds.children[i];
    button.textContent = label;
    put(button, "aria-disabled", !canAsk && "true");
    put(button, "aria-pressed", String(quiz.question?.kind === kind));
  });
}

function kindButton(kind, send) {
  const ask = (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && send({ do: "ask", kind });
  return h("button", { type: "button", class: "btn", "data-kind": kind, onclick: ask });
}

// ---------- asking, and what came of it ----------

function paintQuestion(part, question, typed) {
  put(part.question, "hidden", !question);
  part.answer = null;
  if (!question) return part.question.replaceChildren();
  const title = h("h3", { tabindex: "-1" }, question.text);
  const more = question.more ? h("p", { class: "small" }, question.more) : null;
  if (question.answer) part.answer = makeAnswer(question, { send: (text) => part.send({ do: "answer", text }), status: part.status, typed });
  part.question.replaceChildren(...[title, more, ...(part.answer?.nodes ?? [])].filter(Boolean));
  return undefined;
}

function paintReply(part, question) {
  paintStatus(part.status, question);
  put(part.reply, "hidden", !question?.reply);
  part.reply.replaceChildren(...(question?.reply ? explained(question.reply) : []));
}

// ---------- focus: never lost; it goes where the learner goes on ----------

function giveFocus({ section, heading, kinds, question, quiz }, before) {
  const open = quiz.question;
  const started = open && !isSame(before, open);
  if (!started && section.contains(focused(section))) return;
  const asked = open?.reply ? question.querySelector("h3") : question.querySelector("input, select, .choices button");
  const kind = kinds.querySelector(`[data-kind="${CSS.escape((open ?? before)?.kind ?? "")}"]`);
  const next = asked ?? kind ?? heading;
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
