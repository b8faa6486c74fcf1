// The running deal, kept by the browser to be gone on with after a reload.
import { button, h } from "./dom.js";
import { forget, recall, remember } from "./store.js";

const keyOf = ({ keep }) => keep.key && `deal:${keep.key}`;

// A new deal must not wipe out the one that may be gone on with, not before she plays in it.
export function keepDeal(scene, offer) {
  if (!keyOf(scene) || scene.replay || (offer.saved && !scene.can_take_back)) return;
  if (scene.keep.saved) remember(keyOf(scene), scene.keep.saved);
  else if (scene.sheet) forget(keyOf(scene));
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
    forget(keyOf(scene));
    offer.saved = null;
    paintOffer(offer, scene);
  };
  const goOn = button(labels.go_on, { class: "btn primary", onclick: () => offer.send({ do: "resume", saved: offer.saved }) });
  offer.bar.replaceChildren(...(offer.saved ? [h("p", {}, labels.offer), goOn, button(labels.new_deal, { onclick: refuse })] : []));
}
