// "Test yourself": a question about this very position, asked on demand; the answer is typed, or a card is chosen.
// What was typed stays until the question is closed.
import { cardButton } from "./cards.js";
import { focused, h, mathOf, put, symbol, uid } from "./dom.js";
import { spokenFraction, stepItem } from "./figures.js";
import { MARKS } from "./panel.js";

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
  const typed = part.question.querySelector("input")?.value;
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

const isSame = (one, other) => one && other && one.kind === other.kind && one.rank === other.rank && !one.reply;

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

// ---------- asking ----------

function paintQuestion(part, question, typed) {
  put(part.question, "hidden", !question);
  if (!question) return part.question.replaceChildren();
  const title = h("h3", { tabindex: "-1" }, question.text);
  const more = question.more ? h("p", { class: "small" }, question.more) : null;
  const answer = question.field ? answerForm(part, question, typed) : null;
  part.question.replaceChildren(...[title, more, answer, ...choices(part, question)].filter(Boolean));
  return undefined;
}

function answerForm(part, { field, again }, typed) {
  const input = h("input", { class: "field", id: uid(), maxlength: field.max, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const hint = h("p", { class: "small soft", id: uid() }, field.hint);
  input.value = typed || field.typed;
  put(input, "aria-describedby", again ? `${part.status.id} ${hint.id}` : hint.id);
  put(input, "aria-invalid", again ? "true" : null);
  const check = h("button", { type: "submit", class: "btn primary" }, field.check);
  const row = h("div", { class: "row" }, input, check);
  const form = h("form", { novalidate: true, autocomplete: "off" }, h("label", { for: input.id }, field.label), row, field.hint ? hint : null);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.value.trim()) part.send({ do: "answer", text: input.value });
    else input.focus();
  });
  return form;
}

function choices(part, { choices: cards, text }) {
  if (!cards.length) return [];
  const items = cards.map((entry) => {
    const button = cardButton(entry, () => part.send({ do: "answer", move: entry.move }));
    put(button, "aria-label", entry.spoken);
    return h("li", {}, button, entry.note && h("span", { class: "small soft", "aria-hidden": "true" }, entry.note));
  });
  return [h("ul", { class: "choices", "aria-label": text }, ...items)];
}

// ---------- what came of it ----------

function paintReply(part, question) {
  const told = question?.again || question?.reply?.text || "";
  const verdict = question?.reply?.verdict ?? (told && "again");
  part.status.className = `told ${verdict}`.trim();
  if (part.status.textContent !== told) part.status.replaceChildren(...(told ? [symbol(MARKS[verdict] ?? "i-next", "ico"), h("span", {}, told)] : []));
  put(part.reply, "hidden", !question?.reply);
  part.reply.replaceChildren(...(question?.reply ? explained(question.reply) : []));
}

function explained({ exact, chance, steps, leads }) {
  const shown = [];
  if (exact) shown.push(h("p", {}, h("strong", {}, exact)));
  if (chance) shown.push(h("p", { class: "big-odds num" }, spokenFraction(chance), h("strong", {}, chance.about), h("span", {}, chance.percent)));
  if (steps.length) shown.push(h("ol", { class: "steps" }, ...steps.map(stepItem)));
  return leads ? [...shown, ...compared(leads)] : shown;
}

function compared({ how, lines, more }) {
  const list = h("ul", { class: "lines num" }, ...lines.map(leadLine));
  const difference = more && [h("p", { class: "small" }, more.text), h("p", { class: "figures num" }, ...figures(more))];
  return [h("p", { class: "small" }, how), list, ...(difference ?? [])];
}

function leadLine({ label, spoken, safest, chosen, ...rest }) {
  const name = [h("b", { "aria-hidden": "true" }, label), h("span", { class: "sr" }, spoken)];
  const marks = [safest && h("span", { class: "mark best" }, symbol("i-check", "ico"), safest), chosen && h("span", { class: "mark" }, chosen)];
  return h("li", { class: safest ? "best" : null }, h("span", { class: "named" }, ...name, ...marks), ...figures(rest));
}

const figures = ({ math, value }) => [...math.map(mathOf), h("span", { class: "value" }, value)];

// ---------- focus: never lost; it goes where the learner goes on ----------

function giveFocus({ section, heading, kinds, question, quiz }, before) {
  const open = quiz.question;
  const started = open && !isSame(before, open);
  if (!started && section.contains(focused(section))) return;
  const asked = open?.reply ? question.querySelector("h3") : question.querySelector("input, .choices button");
  const kind = kinds.querySelector(`[data-kind="${CSS.escape((open ?? before)?.kind ?? "")}"]`);
  const next = asked ?? kind ?? heading;
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
