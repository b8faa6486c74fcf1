// Does the kernel still live? A page cannot see it, so it asks now and then, and when a pick stays unanswered.
import { h } from "./dom.js";
import { learnerId } from "./learner.js";

export const PULSE = { every: 15000, again: 2000, patience: 6000 }; // ms

// A pong or a new scene is a sign of life. What goes out while a connection breaks is lost without a
// word, so a question without an answer is asked again; it names the scene that stands here, and the
// kernel sends its own if that is a later one, the one that is drawn to the end, and who learns here. alive() is told
// of every pong.
export function makePulse(model, { labels, number, drawn, alive }) {
  const bar = h("div", { class: "lost", role: "alert" });
  const pulse = { bar, beat, expect, heard, stop };
  let count = 0;
  let doubt = null;
  let repeat = null;

  // An answer is due that is a sign of life itself, so only its absence is asked about.
  function expect() {
    doubt ??= setTimeout(show, PULSE.patience);
    repeat ??= setInterval(beat, PULSE.again);
  }

  function beat() {
    count += 1;
    expect();
    try {
      model.send({ ping: count, scene: number(), drawn: drawn(), learner: learnerId() });
    } catch {
      // a closed connection throws here; the doubt stands
    }
  }

  function heard() {
    clearTimeout(doubt);
    clearInterval(repeat);
    doubt = repeat = null;
    bar.replaceChildren();
  }

  function show() {
    const { lost, reload } = labels();
    const again = h("button", { type: "button", class: "btn", onclick: () => location.reload() }, reload);
    bar.replaceChildren(h("p", {}, lost), again);
  }

  const onMessage = (message) => {
    if (message?.pong === undefined) return;
    heard();
    alive();
  };
  model.on("msg:custom", onMessage);
  const timer = setInterval(beat, PULSE.every);

  function stop() {
    clearInterval(timer);
    clearTimeout(doubt);
    clearInterval(repeat);
    model.off("msg:custom", onMessage);
  }

  return pulse;
}
