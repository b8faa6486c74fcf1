// The count of a deal, where the table stood.
import { download, h, symbol } from "./dom.js";
import { openHands } from "./hands.js";

export function makeSheet(sheet, next) {
  const heading = h("h2", { class: "sheet-title", tabindex: "-1" }, sheet.title);
  const note = sheet.note && h("p", { class: "soft" }, sheet.note);
  const count = [counts(sheet), actions(sheet, next)];
  // hands and what they cost lie side by side where there is room
  const body = sheet.hands?.length ? [h("div", { class: "beside" }, openHands(sheet.hands), h("div", {}, ...count))] : count;
  return h("div", { class: body === count ? "sheet" : "sheet wide" }, heading, note, ...body);
}

function counts({ caption, columns, rows, sums }) {
  const head = h("tr", {}, ...columns.map((text) => h("th", { scope: "col" }, text)));
  return h(
    "table",
    { class: "count num", "data-sides": columns.length - 1 },
    h("caption", {}, caption),
    h("thead", {}, head),
    h("tbody", {}, ...rows.map(line)),
    h("tfoot", {}, ...sums.map(line)),
  );
}

function line({ label, why, values, kind }) {
  const reason = why && h("span", { class: "why" }, " ", why);
  return h("tr", { class: kind || null }, h("th", { scope: "row" }, label, reason), ...values.map((value) => h("td", {}, value)));
}

function actions(sheet, next) {
  // the record is in the scene already: saving asks no kernel and no server
  const go = h("button", { type: "button", class: "btn primary", onclick: next }, sheet.next, symbol("i-next", "ico"));
  const save = h("button", { type: "button", class: "btn", onclick: () => download(sheet.record, sheet.filename) }, sheet.save);
  return h("div", { class: "row actions" }, sheet.next ? go : null, sheet.save ? save : null);
}
