// What she picks, and how it reaches Python: at most one pick a scene, wishes that can wait, once more when
// no answer comes. A table keeps what was sent, the latest wish, and whether the focus has to find home.
import { focused } from "./dom.js";
import { focusNear } from "./felt.js";
import { PULSE } from "./pulse.js";

// At most one pick a scene: Python ignores a second one, so the page does not send it.
export function send(table, pick) {
  const { shown, sent, run, waiting } = table;
  if (run || waiting.length || sent === shown.number) return false;
  table.sent = shown.number;
  table.pick = { scene: shown.number, ...pick };
  table.sentAt = performance.now();
  report(table, table.pick);
  table.pulse.expect();
  return true;
}

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

function report({ model }, pick) {
  model.set("picked", pick);
  try {
    model.save_changes();
  } catch {
    // a closed connection; the pulse will find out
  }
}

// The kernel lives but has not answered a pick for a while, so it may never have come. Once more does no
// harm, since Python takes one pick only for each scene; the count makes it a change.
export function sendAgain(table) {
  if (table.busy || table.sent !== table.shown?.number || performance.now() - table.sentAt < PULSE.again) return;
  table.again += 1;
  report(table, { ...table.pick, again: table.again });
}
