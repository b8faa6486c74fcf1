// A question by its code: the box that takes one, and the address of the page, which names what stands there.
import { h, put, uid } from "./dom.js";
import { recall } from "./store.js";

// The address is that of this page only where no other program has brought the widget.
export const isOwnPage = () => document.body.classList.contains("pisti");

// The status is there from the start: what appears in it is read out. send(code) reports.
export function makeCodeBox({ label, hint, open, max, typed, told, way }, { send, status, kept = "" }) {
  const how = h("p", { class: "small soft", id: uid() }, hint);
  const field = h("input", { class: "field", id: uid(), maxlength: max, autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  field.value = typed || kept;
  put(field, "aria-describedby", told ? `${status.id} ${how.id}` : how.id);
  put(field, "aria-invalid", told ? "true" : null);
  refuse(status, told, way);
  const row = h("div", { class: "row" }, field, h("button", { type: "submit", class: "btn" }, open));
  const form = h("form", { class: "by-code", novalidate: true, autocomplete: "off" }, h("label", { for: field.id }, label), row, how, status);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) send(codeIn(field.value));
    else field.focus();
  });
  return { form, field };
}

function refuse(status, told, way) {
  status.className = told ? "told again" : "told";
  const link = way && isOwnPage() ? h("a", { class: "btn", href: way.href }, way.label) : null;
  status.replaceChildren(...[told && h("span", {}, told), link].filter(Boolean));
}

// ---------- the address, and under which name a quiz is kept ----------

// As Python reads it, whatever stands between the symbols.
export const plainCode = (text) => text.normalize("NFKC").replace(/[^0-9a-z]/gi, "").toUpperCase().match(/.{1,6}/g)?.join("-") ?? "";

// A link to a question has its code in it; any other text may be one.
const codeIn = (text) => new URLSearchParams(text.split("#")[0].split("?")[1]).get("q") ?? text;

export const askedFor = () => new URLSearchParams(location.search).get("q") ?? "";

// A question that was opened by its code is kept apart from a running quiz.
export const nameOf = ({ key }, code) => key && (code ? `quiz:${key}:${code}` : `quiz:${key}`);

export const keptUnder = (keep, code) => (keep?.key ? recall(nameOf(keep, code)) : null);

// Whoever reloads the page, or hands its address on, gets what stands there. A code that was refused stays, too,
// until something else is asked.
export function keepAddress({ keep, setup }, before) {
  if (!before || !keep.key || !isOwnPage() || (setup && !before.keep.code)) return;
  const address = new URL(location.href);
  if (keep.code) address.searchParams.set("q", keep.code);
  else address.searchParams.delete("q");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
