// Wishes can wait until nothing moves. A table keeps the latest one, and whether the focus has to find home.
import { focused } from "./dom.js";
import { focusNear } from "./felt.js";
import { send } from "./picks.js";

// A play belongs to what she sees. What she wants of the table (a language, another one) can wait until nothing
// moves; the latest wish counts.
export function wish(table, pick) {
  table.wish = null;
  if (MOVES_ON.includes(pick.do)) table.homing = true;
  if (LEAVES.includes(pick.do)) table.offer.saved = null;
  if (send(table, pick)) return true;
  table.wish = pick;
  return false;
}

// Wishes after which the control that was used is gone, and those that leave the deal that may be gone on with.
const MOVES_ON = ["table", "keep_table", "resume", "load", "close_record"];
const LEAVES = ["table", "resume", "load"];

// The focus goes where one goes on: to the hand, or to the steps of a record.
export function goHome({ root, parts, steps }, { replay, sheet }) {
  const active = focused(root);
  // a control that has just been hidden still has the focus for a moment
  if (sheet || (root.contains(active) && active.checkVisibility())) return;
  if (replay) steps.moves.on.focus({ preventScroll: true });
  else focusNear(parts.hand, 0);
}

export function grant(table) {
  const { wish: pick } = table;
  if (pick) wish(table, pick);
}
