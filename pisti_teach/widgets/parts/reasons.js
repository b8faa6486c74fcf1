// Why a card cannot be played, or how likely it is to be answered: told under the hand while the card has the focus or is pointed at. Whoever
// listens hears it with the card, so the line itself is not read out.
import { focused, h, put, uid } from "./dom.js";

export function makeTip(hand, tip) {
  let pointed = null;
  const tell = () => {
    const card = hand.contains(pointed) ? pointed : focused(hand);
    const reason = hand.contains(card) ? (card.dataset.reason ?? card.dataset.odds ?? "") : "";
    if (tip.textContent !== reason) tip.textContent = reason;
  };
  const point = (card) => ((pointed = card), tell());
  hand.addEventListener("pointerover", (event) => point(event.target.closest("button")));
  hand.addEventListener("pointerleave", () => point(null));
  hand.addEventListener("focusin", tell);
  hand.addEventListener("focusout", tell);
  return tell;
}

// A description of the card for ears; the name of the card stays short.
export function giveReason(card, reason) {
  put(card, "data-reason", reason || null);
  const old = card.querySelector(".because");
  if ((old?.textContent ?? "") === reason) return;
  old?.remove();
  const text = reason ? h("span", { class: "sr because", id: uid() }, reason) : null;
  put(card, "aria-describedby", text?.id);
  if (text) card.append(text);
}
