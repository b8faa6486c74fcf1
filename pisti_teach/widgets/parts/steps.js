// The bar of a record that is looked through: steps forwards and backwards, whose eyes look on where that can be
// chosen, and the way back to the record where something else was marked.
import { button, choice, chosen, focused, h, named, put } from "./dom.js";

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
  part.restore = button("", { class: "btn restore", hidden: true, onclick: () => send({ do: "step", at: part.at }) });
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
  if (part.seat) part.seat.value = JSON.stringify(replay.seat);
  offer(part, replay.restore ?? "");
  for (const name of ["first", "back"]) put(part.moves[name], "aria-disabled", replay.at === 0 && "true");
  for (const name of ["on", "last"]) put(part.moves[name], "aria-disabled", replay.at === replay.plays && "true");
}

// Once it has done its work it goes, but not with the focus.
function offer({ bar, restore, moves }, text) {
  const held = !text && focused(bar) === restore;
  restore.textContent = text;
  restore.hidden = !text;
  if (held) moves.back.focus();
}

// Built again only when its words change, so that the focus stays where it is.
function dress(part, replay) {
  const text = JSON.stringify([replay.seats, replay.label, replay.leave]);
  if (part.drawn === text) return;
  part.drawn = text;
  for (const [name, node] of Object.entries(part.moves)) node.textContent = replay[name];
  part.leave.textContent = replay.leave;
  part.seat = replay.seats && choice(replay.seats, replay.seat, { onchange: () => part.send({ do: "look_from", seat: chosen(part.seat) }) });
  const { first, back, on, last } = part.moves;
  put(part.bar, "aria-label", replay.label);
  part.bar.replaceChildren(first, back, part.said, on, last, part.restore, ...(part.seat ? [named(replay.look_from, part.seat)] : []), part.leave);
}
