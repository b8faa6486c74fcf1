// A record out of a file: opened by a button, refused where it is too long.
import { button, h } from "./dom.js";

const LONGEST_FILE = 100000; // bytes

export function fileLoader({ load, too_long: tooLong }, take, say) {
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": load });
  file.addEventListener("change", async () => {
    const [given] = file.files;
    file.value = "";
    if (!given) return;
    if (given.size > LONGEST_FILE) say(tooLong);
    else take(await given.text());
  });
  return [button(load, { "data-key": "load", onclick: () => file.click() }), file];
}
