// What she picks, and how it reaches Python: at most one pick a scene, once more when no answer comes. Whoever
// draws scenes keeps what was sent.
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
