// How far the quiz has come, and the language: the strip above a question.
import { h } from "./dom.js";
import { makeLanguages, paintLanguages } from "./languages.js";

export function makeProgress(send) {
  const at = h("span", { class: "soft" });
  const dots = h("span", { class: "dots", "aria-hidden": "true" });
  const speak = makeLanguages(send);
  const group = h("div", { class: "prog", role: "group" }, at, dots);
  return { strip: h("div", { class: "bar" }, group, h("div", { class: "tools" }, speak)), group, at, dots, speak };
}

export function paintProgress({ group, at, dots, speak }, scene) {
  const { progress } = scene;
  group.hidden = !progress;
  paintLanguages(speak, scene);
  if (!progress) return;
  group.setAttribute("aria-label", progress.spoken);
  at.textContent = progress.said;
  dots.replaceChildren(...progress.marks.map((mark) => h("i", { class: mark })));
}
