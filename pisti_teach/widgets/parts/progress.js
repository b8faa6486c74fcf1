// How far the quiz has come, and the language: the strip above a question.
import { h } from "./dom.js";
import { remember } from "./store.js";

export function makeProgress(send) {
  const at = h("span", { class: "soft" });
  const dots = h("span", { class: "dots", "aria-hidden": "true" });
  const speak = h("select", { class: "btn quiet language" });
  speak.addEventListener("change", () => {
    remember("language", speak.value);
    send({ do: "language", language: speak.value });
  });
  const group = h("div", { class: "prog", role: "group" }, at, dots);
  return { strip: h("div", { class: "bar" }, group, h("div", { class: "tools" }, speak)), group, at, dots, speak };
}

export function paintProgress({ group, at, dots, speak }, { progress, labels, lang, languages }) {
  group.hidden = !progress;
  speak.setAttribute("aria-label", labels.language);
  if (!speak.options.length) speak.append(...languages.map(({ code, name }) => h("option", { value: code, lang: code }, name)));
  speak.value = lang;
  if (!progress) return;
  group.setAttribute("aria-label", progress.spoken);
  at.textContent = progress.said;
  dots.replaceChildren(...progress.marks.map((mark) => h("i", { class: mark })));
}
