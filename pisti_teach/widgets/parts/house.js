// The form for another table: the house, who sits where, and every rule of the house with what it changes.
import { button, choice, chosen, h, keepingFocus, uid } from "./dom.js";

export function makeHouse(send) {
  const dialog = h("dialog", { class: "house", tabindex: "-1" });
  const part = { dialog, send, drawn: "", named: "", wanted: null };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    send({ do: "keep_table" });
  });
  return part;
}

export function paintHouse(part, form) {
  const text = form ? JSON.stringify({ ...form, notice: "" }) : "";
  // what she has changed stays when it is refused: only the notice is new
  if (form && part.notice) part.notice.textContent = form.notice;
  if (part.drawn === text) return;
  part.drawn = text;
  if (!form) {
    part.wanted = null;
    part.dialog.close();
    return;
  }
  frame(part, form);
  keepingFocus(part.dialog, () => fill(part, form));
  if (!part.dialog.open) part.dialog.showModal();
}

// The choice of the house stays as it is while the rest is filled in anew, so that letters typed in it still count.
function frame(part, form) {
  const text = JSON.stringify([form.title, form.house.choices]);
  if (part.named === text) return;
  part.named = text;
  const heading = h("h2", { id: uid() }, form.title);
  part.dialog.setAttribute("aria-labelledby", heading.id);
  part.house = choice(form.house.choices, form.house.value, { "data-name": "preset", "data-key": "preset", onchange: () => askForHouse(part) });
  part.rest = h("div", { class: "rest" });
  part.notice = h("p", { class: "refused", role: "alert" }, form.notice);
  part.form = h("form", {}, heading, h("p", { class: "soft" }, form.intro), part.rest);
  part.form.addEventListener("submit", (event) => {
    event.preventDefault();
    part.send({ do: "table", table: collected(part.form) });
  });
  part.form.addEventListener("keydown", (event) => event.stopPropagation());
  part.dialog.replaceChildren(part.form);
}

function askForHouse(part) {
  part.wanted = chosen(part.house);
  part.send({ do: "form", preset: part.wanted });
}

function fill(part, form) {
  // she may have gone on choosing while the answer was on its way
  if (part.wanted && part.wanted !== form.house.value) queueMicrotask(() => askForHouse(part));
  else part.house.value = JSON.stringify(form.house.value);
  const does = form.house.choices.find(({ value }) => value === form.house.value).does;
  if (!part.house.isConnected) part.rest.before(h("div", { class: "fields" }, field({ ...form.house, does }, part.house)));
  part.form.querySelector(".explains > span").textContent = does;
  part.rest.replaceChildren(seats(form), ...form.groups.map((group) => rules(group, form)), ends(part, form));
}

function seats(form) {
  const players = choice(form.seats.choices, form.seats.value, { "data-name": "players", "data-key": "players", onchange: () => showBots() });
  const bots = form.bots.map((bot) => field(bot, choice(bot.choices, bot.value, { "data-name": "bot", "data-key": bot.field })));
  const showBots = () => bots.forEach((bot, i) => (bot.hidden = i + 2 > chosen(players)));
  showBots();
  return h(
    "div",
    { class: "fields" },
    field(form.seats, players),
    ...bots,
    form.stake && field(form.stake, number(form.stake, { min: 0, max: 1000000, required: true })),
    form.timed && field(form.timed, ticked(form.timed)),
  );
}

function ticked({ field: name, value }) {
  const box = h("input", { type: "checkbox", "data-name": name, "data-key": name });
  box.checked = value;
  return box;
}

function rules(group, form) {
  const fields = group.options.map((option) => field(option, option.choices ? picker(option) : written(option, form)));
  return h("details", { class: "rules" }, h("summary", {}, group.title), h("div", { class: "fields" }, ...fields));
}

const picker = (option) => choice(option.choices, option.value, { "data-option": option.field, "data-key": option.field });

function written(option, form) {
  const props = { min: option.least, max: 1000, required: !option.may_be_none, placeholder: option.may_be_none ? form.labels.none : null };
  return number(option, { ...props, "data-option": option.field });
}

function number({ field: name, value }, props) {
  const input = h("input", { type: "number", class: "field", inputmode: "numeric", step: 1, "data-name": name, "data-key": name, ...props });
  input.value = value ?? "";
  return input;
}

// What it is called, what it changes, and whose rule it is.
function field({ label, does, whose }, control) {
  const id = uid();
  control.setAttribute("id", `${id}-control`);
  const notes = [does && h("span", {}, does), whose && h("span", { class: "soft whose" }, whose)].filter(Boolean);
  if (notes.length) control.setAttribute("aria-describedby", id);
  const note = notes.length ? h("p", { class: "small explains", id }, ...notes) : null;
  return h("div", { class: "one" }, h("label", { for: control.id }, label), control, note);
}

function ends(part, { labels }) {
  const open = h("button", { type: "submit", class: "btn primary", "data-key": "open" }, labels.open);
  return h("div", { class: "row actions" }, part.notice, open, button(labels.close, { "data-key": "close", onclick: () => part.send({ do: "keep_table" }) }));
}

const valueOf = (node) => (node.type === "checkbox" ? node.checked : node.matches("select") ? chosen(node) : node.value === "" ? null : Number(node.value));

// What a game does not ask (a stake, a clock) is not answered.
function collected(box) {
  const named = [...box.querySelectorAll('[data-name]:not([data-name="bot"])')].map((node) => [node.dataset.name, valueOf(node)]);
  const options = Object.fromEntries([...box.querySelectorAll("[data-option]")].map((node) => [node.dataset.option, valueOf(node)]));
  const bots = [...box.querySelectorAll('[data-name="bot"]')].map(valueOf);
  return { ...Object.fromEntries(named), bots, options };
}
