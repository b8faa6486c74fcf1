// The language of a page: that of its address, else the one last chosen here, else the browser's.
import { h } from "./dom.js";
import { recall, remember } from "./store.js";

export function wantedLanguage({ lang, languages }) {
  const kept = [new URLSearchParams(location.search).get("lang"), recall("language"), ...navigator.languages];
  const wanted = kept.map((tag) => String(tag ?? "").split("-")[0].toLowerCase());
  return wanted.find((tag) => languages.some(({ code }) => code === tag)) ?? lang;
}

// What is chosen is kept, and goes along with the address through a reload.
function chooseLanguage(language) {
  remember("language", language);
  const url = new URL(location.href);
  if (!document.body.classList.contains("pisti") || !url.searchParams.has("lang")) return;
  url.searchParams.set("lang", language);
  history.replaceState(history.state, "", url);
}

// The front page comes in the language that is spoken here.
function carryHome(language) {
  const brand = document.querySelector("body.pisti > header.bar .brand");
  if (!brand) return;
  const home = new URL(brand.href);
  home.searchParams.set("lang", language);
  brand.href = home.href;
}

// A list of all of them; what is chosen is sent.
export function makeLanguages(send) {
  const list = h("select", { class: "btn quiet language", "data-key": "language" });
  list.addEventListener("change", () => {
    chooseLanguage(list.value);
    send({ do: "language", language: list.value });
  });
  return list;
}

export function paintLanguages(list, { lang, languages, labels }) {
  list.setAttribute("aria-label", labels.language);
  if (!list.options.length) list.append(...languages.map(({ code, name }) => h("option", { value: code, lang: code }, name)));
  list.value = lang;
  carryHome(lang);
}
