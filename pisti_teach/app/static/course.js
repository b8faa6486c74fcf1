// Marks on the path what this browser has kept: lessons that are done, begun, and the one to go on with.
const PREFIX = "pisti-teach:1:lesson:";

function doneOf(name) {
  try {
    const { done } = JSON.parse(localStorage.getItem(PREFIX + name)) ?? {};
    return Array.isArray(done) ? done.length : 0;
  } catch {
    return 0; // nothing may be kept here, or something else was
  }
}

function mark(item, state) {
  const said = item.querySelector(".st");
  item.classList.toggle("done", state === "done");
  item.classList.toggle("next", state === "next");
  said.textContent = said.dataset[state] ?? "";
}

const stops = [...document.querySelectorAll("[data-lesson]")].map((item) => {
  const done = doneOf(item.dataset.lesson);
  return { item, isDone: done >= Number(item.dataset.steps), isBegun: done > 0 };
});
const next = stops.find(({ isDone }) => !isDone);
const isFresh = !stops.some(({ isBegun }) => isBegun);
for (const { item, isDone, isBegun } of stops) mark(item, isDone ? "done" : item === next?.item && !isFresh ? "next" : isBegun ? "begun" : "");

const told = document.getElementById("done");
const done = stops.filter(({ isDone }) => isDone).length;
if (!isFresh) told.textContent = told.dataset.said.replace("{n}", done).replace("{of}", stops.length);
