// The pack, a row a suit: every card can be marked. One stop for Tab; arrows walk.
import { faceArt, faceClass } from "./cards.js";
import { h, keepingFocus, put } from "./dom.js";
import { signs, toggle, unmark } from "./marks.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const UNMARK = ["Backspace", "Delete"];

export function makeGrid(changed) {
  const box = h("div", { class: "pack", role: "group" });
  const grid = { box, changed, drawn: "", buttons: [], scene: null, state: null, place: "hand", at: [0, 0] };
  box.addEventListener("keydown", (event) => {
    if (UNMARK.includes(event.key)) takeBack(grid, event);
    else walk(grid, event);
  });
  return grid;
}

export function paintGrid(grid, scene, state) {
  Object.assign(grid, { scene, state });
  if (!state.marks[grid.place]) grid.place = "hand";
  const text = JSON.stringify([scene.grid.rows, scene.lang]);
  if (grid.drawn !== text) keepingFocus(grid.box, () => build(grid, text));
  refresh(grid);
}

function build(grid, text) {
  grid.drawn = text;
  grid.buttons = grid.scene.grid.rows.map((row, i) => row.cards.map((card, j) => cardOf(grid, card, i, j)));
  grid.box.setAttribute("aria-label", grid.scene.labels.pack);
  grid.box.replaceChildren(...grid.buttons.map((row, i) => h("div", { class: "suit", role: "group", "aria-label": grid.scene.grid.rows[i].suit }, ...row.map(({ node }) => node))));
}

function cardOf(grid, card, row, column) {
  const tab = h("span", { class: "sign", "aria-hidden": "true" });
  const node = h("button", { type: "button", class: faceClass(card), "data-suit": card.suit, "data-code": card.code, "data-key": card.code }, faceArt(card), tab);
  node.addEventListener("click", () => {
    grid.at = [row, column];
    toggle(grid.state, grid.place, card.code, grid.scene.grid.copies);
    refresh(grid);
    grid.changed();
  });
  return { card, node, tab };
}

function refresh({ buttons, scene, state, at }) {
  const labels = Object.fromEntries(scene.places.map(({ key, label }) => [key, label]));
  buttons.forEach((row, i) =>
    row.forEach(({ card, node, tab }, j) => {
      const found = signs(state, scene.places, card.code);
      tab.textContent = found.map(({ sign }) => sign).join(" ");
      put(node, "data-marks", found.map(({ key }) => key).join(" ") || null);
      node.setAttribute("aria-label", [card.name, ...found.map(({ key }) => labels[key])].join(", "));
      node.setAttribute("aria-pressed", String(found.length > 0));
      node.tabIndex = i === at[0] && j === at[1] ? 0 : -1;
    }),
  );
}

function takeBack(grid, event) {
  const { code } = event.target.dataset;
  if (!code) return;
  event.preventDefault();
  if (!unmark(grid.state, grid.place, code)) return;
  refresh(grid);
  grid.changed();
}

function walk(grid, event) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const [rows, columns] = [grid.buttons.length, grid.buttons[0].length];
  grid.at = [(grid.at[0] + step[0] + rows) % rows, (grid.at[1] + step[1] + columns) % columns];
  refresh(grid);
  grid.buttons[grid.at[0]][grid.at[1]].node.focus();
}
