// An answer of the kernel takes a moment, or never comes: the answer that is judged is busy at once, and after a while
// the page says what it waits for. Whether the kernel still lives is the pulse's to say.
import { focused, h, put } from "./dom.js";

const SAID_AFTER = 500; // ms

// The bar is there from the start: what appears in it is read out.
export const makeWaiting = () => ({ bar: h("p", { class: "waiting", "aria-live": "polite" }), timer: null, held: [] });

// body holds the answer that is judged, null where none is. Its buttons say that they are off, and keep the focus: it
// stops no click, but nothing more is sent for this scene, and what is marked in a set meanwhile was not in the answer.
export function wait(waiting, body, text) {
  rest(waiting);
  const held = [...(body?.querySelectorAll(".ans button") ?? [])];
  const pressed = held.find((node) => node.type === "submit") ?? held.find((node) => node === focused(body));
  for (const node of held) put(node, "aria-disabled", "true");
  if (pressed) put(pressed, "aria-busy", "true");
  waiting.held = held;
  waiting.timer = setTimeout(() => { waiting.bar.textContent = text; }, SAID_AFTER);
}

export function rest(waiting) {
  clearTimeout(waiting.timer);
  waiting.bar.textContent = "";
  for (const node of waiting.held) for (const name of ["aria-disabled", "aria-busy"]) node.removeAttribute(name);
  waiting.held = [];
}
