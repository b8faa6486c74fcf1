// Does the kernel still live? A page cannot see it, so it asks now and then, and after each pick.
import { h } from "./dom.js";

export const PULSE = { every: 15000, patience: 6000 }; // ms

// A pong or a new scene is a sign of life.
export function makePulse(model, labels) {
  const bar = h("div", { class: "lost", role: "alert" });
  const pulse = { bar, beat, heard, stop };
  let count = 0;
  let doubt = null;

  function beat() {
    count += 1;
    doubt ??= setTimeout(show, PULSE.patience);
    try {
      model.send({ ping: count });
    } catch {
      // a closed connection throws here; the doubt stands
    }
  }

  function heard() {
    clearTimeout(doubt);
    doubt = null;
    bar.replaceChildren();
  }

  function show() {
    const { lost, reload } = labels();
    const again = h("button", { type: "button", class: "btn", onclick: () => location.reload() }, reload);
    bar.replaceChildren(h("p", {}, lost), again);
  }

  const onMessage = (message) => message?.pong !== undefined && heard();
  model.on("msg:custom", onMessage);
  const timer = setInterval(beat, PULSE.every);

  function stop() {
    clearInterval(timer);
    clearTimeout(doubt);
    model.off("msg:custom", onMessage);
  }

  return pulse;
}
