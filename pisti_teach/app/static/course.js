// Marks on the path what this browser has kept: lessons that are done, begun, and the one to go on with.
import { names, recall } from "../parts/store.js";

const KIND = "lesson:";

// How many steps of each lesson are done; what somebody else has kept under its name counts as nothing.
const kept = new Map(names(KIND).map((name) => [name.slice(KIND.length), stepsIn(recall(name))]));

function stepsIn(saved) {
  return Array.isArray(saved?.done) ? saved.done.length : 0;
}

function mark(item, state) {
  const said = item.querySelector(".st");
  item.classList.toggle("done", state === "done");
  item.classList.toggle("next", state === "next");
  said.textContent = said.dataset[state] ?? "";
}

const stops = [...document.querySelectorAll("[data-lesson]")].map((item) => {
  const done = kept.get(item.dataset.lesson) ?? 0;
  return { item, isDone: done >= Number(item.dataset.steps), isBegun: done > 0 };
});
const next = stops.find(({ isDone }) => !isDone);
const isFresh = !stops.some(({ isBegun }) => isBegun);
for (const { item, isDone, isBegun } of stops) mark(item, isDone ? "done" : item === next?.item && !isFresh ? "next" : isBegun ? "begun" : "");

const told = document.getElementById("done");
const done = stops.filter(({ isDone }) => isDone).length;
if (!isFresh) told.textContent = told.dataset.said.replace("{n}", done).replace("{of}", stops.length);
