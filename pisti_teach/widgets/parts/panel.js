// "What is left?": thirteen fields to guess in, then a table of what is unseen with the exact chances.
// What was typed stays through new scenes until an answer has been shown.
import { chanceList } from "./chances.js";
import { choice, chosen, focused, h, named, put, symbol, uid } from "./dom.js";
import { derivedBox, MARKS, spokenFraction } from "./figures.js";

const PIPS_A_ROW = 4;

// send(pick) reports; it knows the number of the scene.
export function makePanel(send) {
  const heading = h("h2", { id: uid(), tabindex: "-1" });
  const unseen = h("span", { class: "soft num" });
  const body = h("div", { class: "panel-body" });
  const head = h("div", { class: "panel-head" }, heading, unseen);
  const panel = h("section", { class: "panel", "aria-labelledby": heading.id }, head, body);
  body.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && body.querySelector(".derived")) send({ do: "close" });
  });
  return { panel, heading, unseen, body, send, drawn: "", form: null, asked: "" };
}

export function paintPanel(part, left) {
  const text = JSON.stringify(left);
  if (part.drawn === text) return;
  part.drawn = text;
  const held = heldKey(part);
  part.heading.textContent = left.title;
  part.unseen.textContent = left.unseen;
  showSeats(part, left.seats);
  if (left.answer) showAnswer(part, left.answer, left.chances_title);
  else showForm(part, left);
  if (held) giveBack(part, held);
}

// ---------- focus: every control has a key, so that the redrawn one can take it over ----------

function heldKey({ panel, body }) {
  const active = focused(panel);
  if (!panel.contains(active)) return null;
  return active.dataset.key ?? "none";
}

function giveBack({ panel, body, heading }, key) {
  if (panel.contains(focused(panel))) return;
  const next = panel.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? body.querySelector("[data-first]") ?? heading;
  next.focus();
}

// ---------- whose hand ----------

function showSeats(part, seats) {
  part.seats?.remove();
  part.seats = null;
  if (!seats) return;
  const select = choice(seats.choices, seats.value, { "data-key": "seats", onchange: () => part.send({ do: "chances_of", seat: chosen(select) }) });
  part.seats = named(seats.label, select);
  part.body.before(part.seats);
}

// ---------- asking ----------

function showForm(part, left) {
  const asked = JSON.stringify([left.ranks, left.intro, left.check, left.show]);
  if (!part.form || part.asked !== asked) {
    part.form = makeForm(part, left, typed(part.form));
    part.asked = asked;
  }
  for (const button of part.form.querySelectorAll("button")) put(button, "aria-disabled", !left.can_ask && "true");
  if (part.body.firstChild !== part.form) part.body.replaceChildren(part.form);
}

function makeForm(part, left, values) {
  const ask = (pick) => (event) => {
    event.preventDefault();
    if (form.querySelector("[aria-disabled]") === null) part.send(pick());
  };
  const check = h("button", { type: "submit", class: "btn primary", "data-key": "check" }, left.check);
  const show = h("button", { type: "button", class: "btn", "data-key": "show", onclick: ask(() => ({ do: "show" })) }, left.show);
  const tiles = h("ul", { class: "tiles" }, ...left.ranks.map((rank) => tile(rank, values[rank.rank])));
  const form = h("form", { class: "ask", novalidate: true, autocomplete: "off" }, h("p", { class: "small soft" }, left.intro), tiles, h("div", { class: "row" }, check, show));
  form.addEventListener("submit", ask(() => ({ do: "guess", guesses: typed(form) })));
  form.addEventListener("keydown", (event) => fieldKey(form, event));
  return form;
}

function tile({ rank, letter, guess_label, max = 4 }, value = "") {
  const input = h("input", {
    class: "field",
    inputmode: "numeric",
    "data-rank": rank,
    "data-key": `guess-${rank}`,
    "aria-label": guess_label,
  });
  input.value = value;
  // what is pasted may have spaces around it, or digits of another width
  input.addEventListener("input", () => {
    input.value = input.value.normalize("NFKC").replace(/[^0-9]/g, "").slice(0, String(max).length);
  });
  return h("li", { class: "tile" }, h("span", { class: "letter", "aria-hidden": "true" }, letter), input);
}

function typed(form) {
  const fields = form ? [...form.querySelectorAll("input")] : [];
  return Object.fromEntries(fields.filter((field) => field.value !== "").map((field) => [field.dataset.rank, field.value]));
}

// Arrows walk over the fields: sideways to the next one, up and down to the one that lies there.
function fieldKey(form, event) {
  const fields = [...form.querySelectorAll("input")];
  const at = fields.indexOf(event.target);
  if (at < 0) return;
  event.stopPropagation();
  const next = neighbour(fields, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

function neighbour(fields, at, key) {
  const [left, top] = [fields[at].offsetLeft, fields[at].offsetTop];
  const column = fields.filter((field) => field.offsetLeft === left);
  if (key === "ArrowLeft") return fields[at - 1];
  if (key === "ArrowRight") return fields[at + 1];
  if (key === "ArrowUp") return column.filter((field) => field.offsetTop < top).at(-1);
  if (key === "ArrowDown") return column.find((field) => field.offsetTop > top);
  return undefined;
}

// ---------- answering ----------

function showAnswer(part, answer, chancesTitle) {
  part.form = null; // the next question starts empty
  const head = h("tr", {}, ...answer.columns.map((text) => h("th", { scope: "col" }, text)));
  const rows = answer.rows.flatMap((row) => rankRows(part, row, answer.open));
  const summary = h("p", { class: "small soft", tabindex: "-1", "data-first": "" }, answer.summary);
  const table = h("table", { class: "ranks num", "aria-labelledby": part.heading.id }, h("thead", {}, head), h("tbody", {}, ...rows));
  const chances = answer.chances?.length ? [chanceList(part, answer, chancesTitle)] : [];
  part.body.replaceChildren(summary, table, ...chances);
}

function rankRows(part, row, open) {
  const isOpen = open?.rank === row.rank;
  const id = uid();
  const button = h(
    "button",
    {
      type: "button",
      class: "rank",
      "data-key": `rank-${row.rank}`,
      "aria-label": row.spoken,
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen && id,
      onclick: () => part.send(isOpen ? { do: "close" } : { do: "derive", rank: row.rank }),
    },
    row.letter,
  );
  const guessed = "guess" in row ? [guessCell(row)] : [];
  const cells = [h("th", { scope: "row" }, button), unseenCell(row), ...guessed, chanceCell(row)];
  const line = h("tr", { class: isOpen ? "is-open" : null }, ...cells);
  return isOpen ? [line, derivation(part, open, id, cells.length)] : [line];
}

function unseenCell({ of, unseen }) {
  const pips = Array.from({ length: of }, (_, i) => h("i", { class: i < unseen ? "on" : null }));
  const lozenges = h("span", { class: of > PIPS_A_ROW ? "pips many" : "pips", "aria-hidden": "true" }, ...pips);
  return h("td", {}, lozenges, h("span", { class: "sr" }, String(unseen)));
}

function guessCell({ guess, verdict, verdict_spoken }) {
  if (!guess) return h("td", { class: "guessed" }, h("span", { class: "none", "aria-hidden": "true" }, "–"));
  const mark = MARKS[verdict] ? symbol(MARKS[verdict], "ico") : null;
  const shown = h("span", { class: `verdict ${verdict}`, title: verdict_spoken }, h("span", {}, guess), mark);
  return h("td", { class: "guessed" }, shown, h("span", { class: "sr" }, ` ${verdict_spoken}`));
}

function chanceCell(row) {
  return h(
    "td",
    { class: "chance" },
    h("span", { class: "chance-line" }, spokenFraction(row), h("span", {}, row.about), h("span", { class: "percent" }, row.percent)),
  );
}

function derivation(part, open, id, columns) {
  const box = derivedBox(open, { id, key: `rank-${open.rank}`, close: () => part.send({ do: "close" }) });
  return h("tr", { class: "derived-row" }, h("td", { colspan: columns }, box));
}
