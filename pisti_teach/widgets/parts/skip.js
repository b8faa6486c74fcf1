// Keys, clicks and tabs around the table: what moves can be cut short, and only what concerns the table is taken.
import { stopClock } from "./clock.js";
import { focused } from "./dom.js";
import { handKey } from "./felt.js";
import { suitKeyElsewhere } from "./suits.js";
import { shutTools } from "./tools.js";

export function listen(table) {
  const { root, parts } = table;
  parts.hand.addEventListener("keydown", (event) => handKey(parts.hand, event));
  const watch = [
    ["keydown", (event) => skipByKey(table, event)],
    ["keydown", (event) => concerns(table, event.target) && !isField(event.target) && suitKeyElsewhere(table.suits, event)],
    ["keyup", (event) => swallowRelease(table, event)],
    ["click", (event) => skipByClick(table, event)],
    ["pointerdown", (event) => shutTools(table.tools, event)],
    ["visibilitychange", () => document.hidden && table.run?.skip()],
  ];
  for (const [name, act] of watch) document.addEventListener(name, act, true);
  table.stop = () => {
    table.pulse.stop();
    stopClock(table.clock);
    table.run?.skip();
    for (const [name, act] of watch) document.removeEventListener(name, act, true);
  };
  root.addEventListener("focusin", () => parts.hand !== focused(root) && parts.hand.removeAttribute("tabindex"));
}

const SILENT = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const isField = (node) => node instanceof Element && node.matches("input, textarea, select, [contenteditable]");

// Time to read is over, and what comes one after another in the count is there at once.
function hurry({ reading, sheet }) {
  reading?.skip();
  for (const one of sheet?.getAnimations({ subtree: true }) ?? []) one.finish();
}

// Typing goes on in a field and Tab goes on its way; any other key that skips does nothing else.
function skipByKey(table, event) {
  if (!SILENT.includes(event.key)) hurry(table);
  if (!table.run || !concerns(table, event.target) || SILENT.includes(event.key)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // the key that played a card may still be down
  if (event.repeat && !isField(event.target)) return halt(event);
  table.run.skip();
  if (isField(event.target) || event.key === "Tab") return undefined;
  table.swallow = event.key;
  return halt(event);
}

// A button is pressed by the release of the space bar.
function swallowRelease(table, event) {
  if (table.swallow !== event.key) return;
  table.swallow = null;
  halt(event);
}

function skipByClick(table, event) {
  hurry(table);
  if (!table.run) return;
  // the second click of a double click belongs to the play that set this in motion
  if (event.detail < 2) table.run.skip();
  if (table.root.contains(event.target) && !table.pulse.bar.contains(event.target)) halt(event);
}

// Other things on the page (a cell of the notebook, say) keep their keys.
function concerns({ root }, target) {
  return root.contains(target) || target === document.body || target === document.documentElement;
}

function halt(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
