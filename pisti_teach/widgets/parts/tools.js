// Tools of a table, beside the score: take back, share the deal by its code, and a menu for the rest.
import { button, choice, chosen, download, h, named, symbol } from "./dom.js";
import { fileLoader } from "./files.js";
import { makeLanguages, paintLanguages, wantedLanguage } from "./languages.js";
import { recall, remember } from "./store.js";

const OWN_KEYS_OF_THE_QUERY = ["lang", "help"]; // what a link takes along; a token of the server never
const DECKS = ["two", "four"];

// send(pick) reports, say(text) tells; a sheet under the buttons opens, and keeps its state over scenes.
export function makeTools(send, say) {
  const back = h("button", { type: "button", class: "btn quiet", onclick: () => back.getAttribute("aria-disabled") !== "true" && send({ do: "take_back" }) });
  const share = h("button", { type: "button", class: "btn quiet", "aria-expanded": "false" });
  const menu = h("button", { type: "button", class: "btn quiet", "aria-expanded": "false" });
  const speak = makeLanguages(send);
  const tools = { box: h("div", { class: "tools" }, back, share, menu, speak), back, share, menu, speak, send, say, open: null, sheet: null, scene: null };
  share.addEventListener("click", () => toggle(tools, share));
  menu.addEventListener("click", () => toggle(tools, menu));
  tools.box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && tools.open) toggle(tools, tools.open);
  });
  return tools;
}

export function paintTools(tools, scene) {
  const { labels, lang, code, can_take_back: canTakeBack } = scene;
  label(tools.back, "i-back", labels.take_back);
  label(tools.share, "i-share", labels.share);
  label(tools.menu, "i-menu", labels.menu);
  tools.back.setAttribute("aria-disabled", String(!canTakeBack));
  tools.share.hidden = !code;
  paintLanguages(tools.speak, scene);
  const shut = tools.open === tools.share ? tools.scene?.code !== code : tools.scene?.lang !== lang || Boolean(scene.form) || Boolean(scene.replay) !== Boolean(tools.scene?.replay);
  if (tools.open && shut) toggle(tools, tools.open, false);
  tools.scene = scene;
}

function label(node, icon, text) {
  if (node.dataset.text === text) return;
  node.dataset.text = text;
  node.replaceChildren(symbol(icon, "ico"), h("span", {}, text));
}

// One sheet at a time; shutting one gives the focus back to its button.
function toggle(tools, opener, takesFocus = true) {
  const opens = tools.open !== opener;
  tools.open?.setAttribute("aria-expanded", "false");
  tools.sheet?.remove();
  tools.open = tools.sheet = null;
  if (!opens) {
    if (takesFocus) opener.focus();
    return;
  }
  tools.open = opener;
  tools.sheet = opener === tools.share ? shareSheet(tools.scene) : menuSheet(tools);
  opener.setAttribute("aria-expanded", "true");
  opener.after(tools.sheet);
  tools.sheet.querySelector("input:not([hidden]), select, button").focus();
  tools.sheet.querySelector("input[readonly]")?.select();
}

// A click elsewhere shuts it, and goes where it was meant to go.
export function shutTools(tools, event) {
  if (tools.open && !tools.box.contains(event.target)) toggle(tools, tools.open, false);
}

// ---------- sharing ----------

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

// ---------- the menu ----------

function menuSheet(tools) {
  const { labels } = tools.scene;
  const deck = choice(DECKS.map((value) => ({ value, label: labels[value] })), deckOf(tools), { onchange: () => colour(tools, chosen(deck)) });
  const open = button(labels.new_table, { onclick: () => tools.send({ do: "form" }) });
  return h("div", { class: "share menu" }, helper(tools), named(labels.deck, deck), h("div", { class: "row" }, open, saver(tools), ...loader(tools)));
}

function helper(tools) {
  const { label: name, level, levels, locked } = tools.scene.help;
  if (locked) return h("p", {}, locked);
  const select = choice(levels, level, { onchange: () => tools.send({ do: "help", level: chosen(select) }) });
  return named(name, select);
}

const deckOf = ({ box }) => box.closest(".pisti-table")?.dataset.deck ?? DECKS[0];

function colour({ box }, deck) {
  box.closest(".pisti-table").dataset.deck = deck;
  remember("deck", deck);
}

export function coloured(root) {
  const kept = recall("deck");
  root.dataset.deck = DECKS.includes(kept) ? kept : DECKS[0];
}

// In the middle of a deal the record is sealed: it has the code of the deal in place of its cards.
function saver(tools) {
  const { labels, sheet, keep } = tools.scene;
  const save = button(labels.save, {
    "aria-disabled": sheet || keep.saved ? null : "true",
    onclick: () => {
      const { scene } = tools;
      if (scene.sheet) download(scene.sheet.record, scene.sheet.filename);
      else if (scene.keep.saved) download(JSON.stringify(scene.keep.saved), scene.keep.filename);
    },
  });
  return save;
}

function loader(tools) {
  return fileLoader(tools.scene.labels, (record) => tools.send({ do: "load", record }), tools.say);
}

// ---------- what the address asks for ----------

// A deal, a level of help, and a language.
export function asked(scene) {
  const query = new URLSearchParams(location.search);
  return { code: query.get("deal") ?? "", help: query.get("help") ?? "", language: wantedLanguage(scene) };
}
