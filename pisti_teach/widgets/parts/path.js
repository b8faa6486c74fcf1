// The way through a lesson: a button for each step, with what is done; none is locked.
import { arrange, h, put, symbol } from "./dom.js";

export function makePath(send) {
  return { nav: h("nav", { class: "path" }), list: h("ol"), send, buttons: [] };
}

export function paintPath(path, { path: steps, labels }) {
  path.nav.hidden = !steps.length;
  path.nav.setAttribute("aria-label", labels.path);
  if (!path.list.isConnected) path.nav.append(path.list);
  while (path.buttons.length < steps.length) path.buttons.push(h("button", { type: "button", class: "stop" }));
  path.buttons.length = steps.length;
  steps.forEach((step, at) => paintStop(path.buttons[at], step, path.send));
  arrange(path.list, path.buttons.map((button) => button.parentElement ?? h("li", {}, button)));
}

function paintStop(button, { label, title, spoken, done, now, pick }, send) {
  button.onclick = () => send(pick);
  button.classList.toggle("done", Boolean(done));
  put(button, "aria-current", now ? "step" : null);
  put(button, "title", title);
  put(button, "aria-label", done ? `${spoken}, ${done}` : spoken);
  button.replaceChildren(...(done ? [symbol("i-check", "ico")] : [label]));
}
