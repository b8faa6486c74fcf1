// What a quiz asks: kinds in groups, the house, how hard; it starts with a mix by Enter alone. Or one question by
// its code.
import { makeCodeBox } from "./bycode.js";
import { button, choice, chosen, h, named, put, uid } from "./dom.js";

// send(pick) reports. kept is state() of the form that stood here before: what was marked and typed in it stays,
// unless the plan behind it is another one.
export function makeSetup(setup, { send, status, kept }) {
  const planned = JSON.stringify([setup.groups.map(({ kinds }) => kinds.map((kind) => kind.chosen)), setup.house, setup.level]);
  const before = kept?.planned === planned ? kept : null;
  const form = h("form", { class: "row", autocomplete: "off", id: uid() });
  const boxes = [];
  const groups = setup.groups.map((group) => kindGroup(group, { boxes, form, marked: before?.kinds, changed: () => changed() }));
  const house = choice(setup.houses, before ? before.house : setup.house);
  const level = choice(setup.levels, before ? before.level : setup.level);
  const start = h("button", { type: "submit", class: "btn primary" }, setup.start);
  const reason = h("p", { class: "reason", "aria-live": "polite", id: uid() });
  const marked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const changed = () => paintStart(start, reason, marked().length ? "" : setup.missing);
  const byCode = makeCodeBox(setup.code, { send: (code) => send({ do: "open", code }), status, kept: kept?.code });

  form.append(named(setup.house_label, house), named(setup.level_label, level), start, reason);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (marked().length) send({ do: "start", kinds: marked(), house: chosen(house), level: chosen(level) });
    else boxes[0].focus();
  });
  changed();
  const all = everyKind(setup, boxes, changed);
  const node = h("section", { class: "setup" }, h("h1", { tabindex: "-1" }, setup.title), h("p", {}, setup.intro), form, byCode.form, all, ...groups);
  const state = () => ({ planned, kinds: marked(), house: chosen(house), level: chosen(level), code: byCode.field.value });
  return { node, first: setup.code.told ? byCode.field : start, state };
}

// It stays within reach of the keyboard while it is off, and says why it is.
function paintStart(start, reason, missing) {
  put(start, "aria-disabled", missing && "true");
  put(start, "aria-describedby", missing && reason.id);
  reason.textContent = missing;
}

function mark(boxes, on, changed) {
  for (const box of boxes) box.checked = on;
  changed();
}

function everyKind({ kinds_label: label, all, none }, boxes, changed) {
  const heading = h("h2", { class: "minor", id: uid() }, label);
  const buttons = [button(all, { onclick: () => mark(boxes, true, changed) }), button(none, { onclick: () => mark(boxes, false, changed) })];
  return h("div", { class: "row every", role: "group", "aria-labelledby": heading.id }, heading, ...buttons);
}

function kindGroup({ name, kinds, all, all_spoken: spoken }, { boxes, form, marked, changed }) {
  const own = kinds.map(({ key, title, chosen: isChosen }) => {
    const box = h("input", { type: "checkbox", value: key, form: form.id, onchange: changed });
    box.checked = marked ? marked.includes(key) : isChosen;
    return { box, row: h("li", {}, h("label", {}, box, h("span", {}, title))) };
  });
  const ownBoxes = own.map(({ box }) => box);
  boxes.push(...ownBoxes);
  const toggle = button(all, { "aria-label": spoken, onclick: () => mark(ownBoxes, ownBoxes.some((box) => !box.checked), changed) });
  return h("fieldset", {}, h("legend", {}, h("span", {}, name), toggle), h("ul", {}, ...own.map(({ row }) => row)));
}
