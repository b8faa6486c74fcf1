// Tools of a table, beside the score: take back, and share the deal by its code.
import { h, symbol } from "./dom.js";

const OWN_KEYS_OF_THE_QUERY = ["lang"]; // what a link takes along; a token of the server never

// send(pick) reports. The row under the buttons opens for sharing; it keeps its state over scenes.
export function makeTools(send) {
  const back = h("button", { type: "button", class: "btn quiet", onclick: () => send({ do: "take_back" }) });
  const share = h("button", { type: "button", class: "btn quiet", "aria-expanded": "false" });
  const speak = h("select", { class: "btn quiet language", onchange: () => send({ do: "language", language: speak.value }) });
  const tools = { box: h("div", { class: "tools" }, back, share, speak), back, share, speak, sheet: null, code: "" };
  share.addEventListener("click", () => toggle(tools));
  return tools;
}

export function paintTools(tools, { labels, lang, languages, code, can_take_back: canTakeBack }) {
  tools.labels = labels;
  label(tools.back, "i-back", labels.take_back);
  label(tools.share, "i-share", labels.share);
  tools.back.setAttribute("aria-disabled", String(!canTakeBack));
  tools.share.hidden = !code;
  tools.speak.setAttribute("aria-label", labels.language);
  if (!tools.speak.options.length) tools.speak.append(...languages.map(({ code: value, name }) => h("option", { value, lang: value }, name)));
  tools.speak.value = lang;
  if (tools.code !== code && tools.sheet) toggle(tools);
  tools.code = code;
}

function label(button, icon, text) {
  if (button.dataset.text === text) return;
  button.dataset.text = text;
  button.replaceChildren(symbol(icon, "ico"), h("span", {}, text));
}

function toggle(tools) {
  tools.sheet?.remove();
  tools.sheet = tools.sheet ? null : shareSheet(tools);
  tools.share.setAttribute("aria-expanded", String(tools.sheet !== null));
  if (!tools.sheet) return;
  tools.box.append(tools.sheet);
  tools.sheet.querySelector("input").select();
}

function shareSheet({ labels, code }) {
  const link = h("input", { class: "field", readonly: true, "aria-label": labels.share_link });
  link.value = linkTo(code);
  const said = h("span", { role: "status" });
  const copy = h("button", { type: "button", class: "btn primary" }, labels.copy);
  copy.addEventListener("click", async () => {
    link.select();
    // without https there is no clipboard for a page; the selected link can still be copied by hand
    const done = await navigator.clipboard?.writeText(link.value).then(() => true, () => false);
    said.textContent = done ? labels.copied : "";
  });
  const shown = h("p", {}, h("span", { class: "soft" }, labels.share_code), " ", h("b", { class: "num code" }, code));
  return h("div", { class: "share" }, shown, h("div", { class: "row" }, link, copy, said));
}

function linkTo(code) {
  const here = new URL(location.href);
  const query = new URLSearchParams({ deal: code });
  for (const key of OWN_KEYS_OF_THE_QUERY) if (here.searchParams.has(key)) query.set(key, here.searchParams.get(key));
  return `${here.origin}${here.pathname}?${query}`;
}

// What the address asks for: a deal, and a language; without one it is the browser's, as far as we have it.
export function asked({ lang, languages }) {
  const query = new URLSearchParams(location.search);
  const wanted = [query.get("lang") ?? "", ...navigator.languages].map((tag) => tag.split("-")[0].toLowerCase());
  const language = wanted.find((tag) => languages.some(({ code }) => code === tag)) ?? lang;
  return { code: query.get("deal") ?? "", language };
}
