// The bar of a record that is looked through: steps forwards and backwards, and whose eyes look on.
import { button, choice, chosen, h, named, put } from "./dom.js";

export function makeSteps(send) {
  const part = { bar: h("div", { class: "steps-bar", role: "group", hidden: true }), at: 0, plays: 0, drawn: "" };
  const step = (to) => () => {
    const at = to(part);
    if (at >= 0 && at <= part.plays && at !== part.at) send({ do: "step", at });
  };
  part.moves = {
    first: button("", { onclick: step(() => 0) }),
    back: button("", { onclick: step(({ at }) => at - 1) }),
    on: button("", { class: "btn primary", onclick: step(({ at }) => at + 1) }),
    last: button("", { onclick: step(({ plays }) => plays) }),
  };
  part.said = h("span", { class: "num said", "aria-live": "polite" });
  part.leave = button("", { onclick: () => send({ do: "close_record" }) });
  part.send = send;
  return part;
}

export function paintSteps(part, replay) {
  part.bar.hidden = !replay;
  if (!replay) return;
  Object.assign(part, { at: replay.at, plays: replay.plays });
  dress(part, replay);
  part.said.textContent = replay.said;
  part.seat.value = JSON.stringify(replay.seat);
  for (const name of ["first", "back"]) put(part.moves[name], "aria-disabled", replay.at === 0 && "true");
  for (const name of ["on", "last"]) put(part.moves[name], "aria-disabled", replay.at === replay.plays && "true");
}

// Built again only when its words change, so that the focus stays where it is.
function dress(part, replay) {
  const text = JSON.stringify([replay.seats, replay.label, replay.leave]);
  if (part.drawn === text) return;
  part.drawn = text;
  for (const [name, node] of Object.entries(part.moves)) node.textContent = replay[name];
  part.leave.textContent = replay.leave;
  part.seat = choice(replay.seats, replay.seat, { onchange: () => part.send({ do: "look_from", seat: chosen(part.seat) }) });
  const { first, back, on, last } = part.moves;
  put(part.bar, "aria-label", replay.label);
  part.bar.replaceChildren(first, back, part.said, on, last, named(replay.look_from, part.seat), part.leave);
}
