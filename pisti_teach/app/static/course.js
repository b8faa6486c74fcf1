// What this browser has kept, on the front page: the language last chosen, and on the path what is done, begun, and next.
import { recall, remember } from "../parts/store.js";

const languages = [...document.querySelectorAll(".langs a")];
for (const link of languages) link.addEventListener("click", () => remember("language", link.lang));

const chosen = languages.find(({ lang }) => lang === recall("language"));
const isAsked = new URLSearchParams(location.search).has("lang");
if (chosen && !isAsked && chosen.lang !== document.documentElement.lang) location.replace(chosen.href);

// Steps that the lesson has; what somebody else has kept under its name counts as nothing.
function stop(item) {
  const steps = item.dataset.steps.split(" ");
  const saved = recall(`lesson:${item.dataset.lesson}`)?.done;
  const done = steps.filter((name) => Array.isArray(saved) && saved.includes(name)).length;
  return { item, isDone: done === steps.length, isBegun: done > 0 };
}

function mark(item, state) {
  const said = item.querySelector(".st");
  item.classList.toggle("done", state === "done");
  item.classList.toggle("next", state === "next");
  said.textContent = said.dataset[state] ?? "";
}

function paint() {
  const stops = [...document.querySelectorAll("[data-lesson]")].map(stop);
  const next = stops.find(({ isDone }) => !isDone);
  const isFresh = !stops.some(({ isBegun }) => isBegun);
  const stateOf = ({ item, isDone, isBegun }) => (isDone ? "done" : item === next?.item && !isFresh ? "next" : isBegun ? "begun" : "");
  for (const one of stops) mark(one.item, stateOf(one));
  const told = document.getElementById("done");
  const done = stops.filter(({ isDone }) => isDone).length;
  told.textContent = isFresh ? "" : told.dataset.said.replace("{n}", done).replace("{of}", stops.length);
}

// How many skills are due by now, as the page of practice has left it here.
function paintDue() {
  const kept = recall("due");
  const due = Array.isArray(kept) ? kept.filter((time) => time <= Date.now()).length : 0;
  const told = document.getElementById("due");
  told.textContent = due ? told.dataset.said.replace("{n}", due) : "";
}

addEventListener("pageshow", paintDue);
addEventListener("pageshow", paint); // also when the browser's way back brings the page as it was
