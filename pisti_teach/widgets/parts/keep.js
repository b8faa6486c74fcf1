// What the browser keeps: the running deal, to go on with after a reload, and how the cards are coloured.
// Others may use the same storage, or forbid it: names have a prefix and a version, and nothing relies on it.
import { button, h } from "./dom.js";

const PREFIX = "pisti-teach:1:";
const LONGEST_KEPT = 20000; // characters; a deal of 104 plays has about 1,000

export function recall(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text && text.length <= LONGEST_KEPT ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full, or forbidden: then a reload starts anew
  }
}

// Calls act(key) when another tab has written or removed something here; gives what ends it.
export function whenOthersRemember(act) {
  const told = ({ key }) => key?.startsWith(PREFIX) && act(key.slice(PREFIX.length));
  addEventListener("storage", told);
  return () => removeEventListener("storage", told);
}

const keyOf = ({ keep }) => keep.key && `deal:${keep.key}`;

// A new deal must not wipe out the one that may be gone on with, not before she plays in it.
export function keepDeal(scene, offer) {
  if (!keyOf(scene) || scene.replay || (offer.saved && !scene.can_take_back)) return;
  if (scene.keep.saved) remember(keyOf(scene), scene.keep.saved);
  else if (scene.sheet) remember(keyOf(scene), null);
}

// A deal that was running when the page was left; a link to another deal goes before it.
export function keptDeal(scene) {
  const saved = keyOf(scene) && !scene.can_take_back ? recall(keyOf(scene)) : null;
  const wanted = new URLSearchParams(location.search).get("deal");
  const plain = (code) => String(code).normalize("NFKC").replace(/[^0-9a-z]/gi, "").toUpperCase();
  return saved?.code && (!wanted || plain(wanted) === plain(saved.code)) ? saved : null;
}

export function makeOffer(send) {
  return { bar: h("div", { class: "offer", "aria-live": "polite" }), send, saved: null, drawn: "" };
}

export function paintOffer(offer, scene) {
  if (scene.can_take_back || scene.replay) offer.saved = null;
  const text = offer.saved ? scene.lang : "";
  if (offer.drawn === text) return;
  offer.drawn = text;
  const { labels } = scene;
  const refuse = () => {
    remember(keyOf(scene), null);
    offer.saved = null;
    paintOffer(offer, scene);
  };
  const goOn = button(labels.go_on, { class: "btn primary", onclick: () => offer.send({ do: "resume", saved: offer.saved }) });
  offer.bar.replaceChildren(...(offer.saved ? [h("p", {}, labels.offer), goOn, button(labels.new_deal, { onclick: refuse })] : []));
}
