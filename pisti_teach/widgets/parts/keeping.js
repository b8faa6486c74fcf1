// What can be done with all that is kept of a learner: save it, load it, move to another device, erase it.
import { button, download, h, uid } from "./dom.js";
import { adoptLearner, forgetLearner } from "./learner.js";

const LONGEST_SAVED = 8_000_000; // characters: more does not go through the connection to the kernel at once

// send(pick) reports. What a file, a code or an end asks of the browser is done once for each scene.
export function makeKeeping(keeping, send) {
  const status = h("p", { class: "told", role: "status" }, keeping.told || keeping.secret);
  const rows = [h("div", { class: "row" }, button(keeping.save.label, { class: "btn primary", "data-key": "save", onclick: () => send(keeping.save.pick) }), ...loader(keeping, send, status))];
  const code = keeping.code ? h("p", { class: "code num" }, keeping.code) : null;
  rows.push(h("div", { class: "row" }, button(keeping.reveal.label, { "data-key": "reveal", onclick: () => send(keeping.reveal.pick) })), code, adoption(keeping, send), erasing(keeping.erase, send));
  return h("section", { class: "keeping" }, h("h2", {}, keeping.title), status, ...rows);
}

export function carryOut({ file, adopted, is_erased: isErased }) {
  if (file) download(file.text, file.name);
  if (adopted) adoptLearner(adopted);
  if (isErased) forgetLearner();
}

function loader({ load, too_long: tooLong }, send, status) {
  const file = h("input", { type: "file", accept: ".jsonl,.json,application/json", hidden: true, "aria-label": load });
  file.addEventListener("change", async () => {
    const [given] = file.files;
    file.value = "";
    if (!given) return;
    if (given.size > LONGEST_SAVED) status.textContent = tooLong;
    else send({ do: "load", text: await given.text() });
  });
  return [button(load, { "data-key": "load", onclick: () => file.click() }), file];
}

function adoption({ adopt_label: label, adopt }, send) {
  const field = h("input", { class: "field", id: uid(), maxlength: 100, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", "data-key": "code" });
  const form = h("form", { class: "adoption", autocomplete: "off" }, h("label", { for: field.id }, label), h("div", { class: "row" }, field, h("button", { type: "submit", class: "btn", "data-key": "adopt" }, adopt)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) send({ do: "adopt", code: field.value });
    else field.focus();
  });
  return form;
}

// Asked once more before it is done: it cannot be taken back.
function erasing({ label, sure, yes, no, pick }, send) {
  const ask = h("div", { class: "sure", hidden: true }, h("p", {}, sure), h("div", { class: "row" }, button(yes, { class: "btn primary", onclick: () => send(pick) }), button(no, { onclick: () => turn(false) })));
  const first = button(label, { class: "btn quiet", "data-key": "erase", onclick: () => turn(true) });
  const turn = (asks) => {
    ask.hidden = !asks;
    first.hidden = asks;
    (asks ? ask.querySelector(".row .btn:last-child") : first).focus();
  };
  return h("div", { class: "erasing" }, first, ask);
}
