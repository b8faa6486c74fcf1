// What a quiz asks: kinds in groups, the house, how hard; it starts with a mix by Enter alone.
import { button, choice, chosen, h, named } from "./dom.js";

// say(text) tells what is missing.
export function makeSetup(setup, send, say) {
  const boxes = [];
  const groups = setup.groups.map((group) => kindGroup(group, boxes));
  const house = choice(setup.houses, setup.house);
  const level = choice(setup.levels, setup.level);
  const start = h("button", { type: "submit", class: "btn primary" }, setup.start);
  const begin = (event) => {
    event.preventDefault();
    const kinds = boxes.filter((box) => box.checked).map((box) => box.value);
    if (kinds.length) send({ do: "start", kinds, house: chosen(house), level: chosen(level) });
    else {
      say(setup.missing);
      boxes[0].focus();
    }
  };
  const form = h("form", { class: "setup", autocomplete: "off" }, h("h1", { tabindex: "-1" }, setup.title), h("p", {}, setup.intro));
  form.append(h("div", { class: "row" }, named(setup.house_label, house), named(setup.level_label, level), start), ...groups);
  form.addEventListener("submit", begin);
  return { node: form, first: start };
}

function kindGroup({ name, kinds, all }, boxes) {
  const own = kinds.map(({ key, title, chosen: isChosen }) => {
    const box = h("input", { type: "checkbox", value: key });
    box.checked = isChosen;
    boxes.push(box);
    return { box, row: h("li", {}, h("label", {}, box, h("span", {}, title))) };
  });
  const toggle = button(all, { onclick: () => {
    const on = own.some(({ box }) => !box.checked);
    for (const { box } of own) box.checked = on;
  } });
  return h("fieldset", {}, h("legend", {}, h("span", {}, name), toggle), h("ul", {}, ...own.map(({ row }) => row)));
}
