// The form for an answer, in one of six shapes; whatever its shape, it sends one text.
import { cardButton } from "./cards.js";
import { button, h, mathOf, put, uid } from "./dom.js";

const NONE = "-"; // the empty set
const NEXT = "\n"; // between fields that may hold anything, a space, too

const SHAPES = { number: numberShape, choice: choiceShape, set: setShape, fields: fieldsShape, order: orderShape, results: resultsShape, estimate: estimateShape };

// send(text) reports. typed is what stood there before: it comes back to be mended. Gives the nodes, and value() for
// what is typed now.
export function makeAnswer({ answer, text, again }, { send, status, typed = "" }) {
  return SHAPES[answer.form]({ answer, text, again, send, status, typed: typed || answer.typed });
}

// ---------- a number ----------

function numberShape({ answer, again, send, status, typed }) {
  const input = h("input", { class: "field", id: uid(), maxlength: answer.max, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  input.value = typed;
  const hint = h("p", { class: "small soft", id: uid() }, answer.hint);
  put(input, "aria-describedby", again ? `${status.id} ${hint.id}` : hint.id);
  put(input, "aria-invalid", again ? "true" : null);
  const form = answerForm([h("label", { for: input.id }, answer.label), checked(answer, input), answer.hint ? hint : null], () => {
    if (input.value.trim()) send(input.value);
    else lacking(status, answer.missing, [input]);
  });
  return { nodes: [form], value: () => input.value };
}

const checked = (answer, ...controls) => h("div", { class: "row" }, ...controls, h("button", { type: "submit", class: "btn primary" }, answer.check));

function answerForm(nodes, submit) {
  const form = h("form", { novalidate: true, autocomplete: "off" }, ...nodes.filter(Boolean));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return form;
}

// What is missing, or cannot be read, is said and marked; the first of it has the focus.
function lacking(status, said, controls) {
  status.className = "told again";
  status.replaceChildren(h("span", {}, said));
  for (const control of controls) put(control, "aria-invalid", "true");
  controls[0].focus();
}

// Enter sends the answer from these controls, too, as it does from a field.
function sentByEnter(form, controls) {
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches(controls)) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

// ---------- one of several, or a set of them ----------

function choiceShape({ answer, text, send }) {
  const items = answer.options.map((option) => optionItem(option, () => send(option.key)));
  return { nodes: [h("ul", { class: "choices", "aria-label": text }, ...items)], value: () => "" };
}

function setShape({ answer, text, send, typed }) {
  const chosen = new Set(typed.split(/\s+/).filter(Boolean));
  const value = () => answer.options.map(({ key }) => key).filter((key) => chosen.has(key)).join(" ");
  const items = answer.options.map((option) => {
    const toggle = (event) => {
      if (!chosen.delete(option.key)) chosen.add(option.key);
      event.currentTarget.setAttribute("aria-pressed", String(chosen.has(option.key)));
    };
    const item = optionItem(option, toggle);
    item.querySelector("button").setAttribute("aria-pressed", String(chosen.has(option.key)));
    return item;
  });
  const form = answerForm([h("ul", { class: "choices many", "aria-label": text }, ...items), checked(answer), h("p", { class: "small soft" }, answer.hint)], () => send(value() || NONE));
  sentByEnter(form, ".choices button"); // the space bar marks
  return { nodes: [form], value };
}

function optionItem(option, act) {
  const node = option.face ? cardButton({ face: option.face, move: option.key }, act) : button(option.label, { onclick: act });
  put(node, "aria-label", option.spoken);
  node.dataset.option = option.key;
  return h("li", {}, node, option.note && h("span", { class: "small soft", "aria-hidden": "true" }, option.note));
}

// ---------- numbers by name, places in an order ----------

const WHOLE = /^\p{Nd}{1,9}$/u; // as `whole` in trainer/truths.py

// What is typed stays as it is: with a character left out it could be another number.
function fieldsShape({ answer, send, status, typed }) {
  const before = typed.split(typed.includes(NEXT) ? NEXT : /\s+/);
  const fields = answer.options.map(({ label }, i) => {
    const input = h("input", { class: "field", id: uid(), inputmode: "numeric", maxlength: 12, autocomplete: "off" });
    input.value = before[i] ?? "";
    input.addEventListener("input", () => input.removeAttribute("aria-invalid"));
    return { input, row: h("li", {}, h("label", { for: input.id }, label), input) };
  });
  const inputs = fields.map(({ input }) => input);
  const form = answerForm([h("ul", { class: "by-name" }, ...fields.map(({ row }) => row)), checked(answer)], () => {
    const empty = inputs.filter((input) => !input.value.trim());
    const unread = inputs.filter((input) => !WHOLE.test(input.value.trim()));
    if (empty.length) lacking(status, answer.missing, empty);
    else if (unread.length) lacking(status, answer.unreadable, unread);
    else send(inputs.map((input) => input.value.trim()).join(" "));
  });
  return { nodes: [form], value: () => inputs.map((input) => input.value).join(NEXT) };
}

// Lines of a calculation up to the next gap, which has a field; those before it are filled in.
function resultsShape({ answer, again, send, status, typed }) {
  const hint = h("p", { class: "small soft", id: uid() }, answer.hint);
  const input = h("input", { class: "field", maxlength: answer.max, autocomplete: "off", spellcheck: "false", "aria-label": answer.lines.at(-1).text, "aria-describedby": again ? `${status.id} ${hint.id}` : hint.id });
  input.value = typed;
  put(input, "aria-invalid", again ? "true" : null);
  const list = h("ol", { class: "steps gaps" }, ...answer.lines.map((line) => lineItem(line, input)));
  const form = answerForm([list, checked(answer), hint], () => {
    const text = input.value.replace(/;/g, "").trim();
    if (text) send([...answer.filled, text].join("; "));
    else lacking(status, answer.missing, [input]);
  });
  return { nodes: [form], value: () => input.value };
}

// A line of a calculation; where its result is left open, this stands in its place.
export function lineItem({ text, math, gap, result }, open) {
  const given = gap ? open : result && h("span", { class: "num" }, result);
  return h("li", {}, h("span", {}, text), ...math.map((one) => h("span", { class: "line" }, mathOf(one))), given && h("span", { class: "gap" }, h("span", { "aria-hidden": "true" }, "="), given));
}

function orderShape({ answer, send, status, typed }) {
  const before = typed.split(/\s+/);
  const rows = answer.places.map((label, i) => {
    const options = answer.options.map((option) => h("option", { value: option.key }, option.label));
    const select = h("select", { class: "btn choice", id: uid() }, h("option", { value: "" }, "–"), ...options);
    select.value = before[i] === "?" ? "" : (before[i] ?? "");
    select.addEventListener("change", () => select.removeAttribute("aria-invalid"));
    return { select, row: h("li", {}, h("label", { for: select.id }, label), select) };
  });
  const selects = rows.map(({ select }) => select);
  const value = () => selects.map((select) => select.value || "?").join(" ");
  const form = answerForm([h("ol", { class: "by-name" }, ...rows.map(({ row }) => row)), checked(answer)], () => {
    const empty = selects.filter((select) => !select.value);
    const twice = selects.filter((select) => answer.twice && selects.some((other) => other !== select && other.value === select.value));
    if (empty.length) lacking(status, answer.missing, empty);
    else if (twice.length) lacking(status, answer.twice, twice);
    else send(value());
  });
  sentByEnter(form, "select");
  return { nodes: [form], value };
}

// ---------- an estimate ----------

function estimateShape({ answer, send, typed }) {
  const slider = h("input", { type: "range", class: "slider", id: uid(), min: 0, max: 100, step: 1 });
  slider.value = parseInt(typed, 10) >= 0 ? parseInt(typed, 10) : 50;
  const shown = h("output", { for: slider.id, class: "num" });
  const follow = () => {
    shown.textContent = answer.percents[slider.value];
    slider.setAttribute("aria-valuetext", shown.textContent);
  };
  slider.addEventListener("input", follow);
  follow();
  const value = () => `${slider.value}%`;
  const hint = h("p", { class: "small soft" }, answer.hint);
  const form = answerForm([h("label", { for: slider.id }, answer.label), h("div", { class: "row" }, slider, shown), checked(answer), hint], () => send(value()));
  sentByEnter(form, "input");
  return { nodes: [form], value };
}
