// What can be done at a turn besides playing a card: buttons, there only as long as the scene has them.
import { arrange, focused, h, put } from "./dom.js";
import { focusNear } from "./felt.js";

export function makeActions(box, send) {
  // a key held down must not draw one card after another
  box.addEventListener("keydown", (event) => event.repeat && ["Enter", " "].includes(event.key) && event.preventDefault());
  return { box, send };
}

// A button keeps its identity, and so the focus, as long as it stays.
export function paintActions(part, { actions = [], playable }, hand) {
  const { box } = part;
  const held = box.contains(focused(box));
  const kept = [...box.children];
  arrange(box, actions.map((action) => dressedAction(kept.find((node) => node.dataset.move === action.move) ?? actionButton(part, action), action, playable)));
  if (held && !box.contains(focused(box))) goOn(box, hand);
}

function actionButton({ send }, { move }) {
  const act = (event) => {
    // the second click of a double click may land on the button that has just come
    if (event.detail > 1 || event.currentTarget.getAttribute("aria-disabled") === "true") return;
    send({ do: "play", move });
  };
  return h("button", { type: "button", "data-move": move, onclick: act });
}

function dressedAction(button, { label, spoken, primary }, playable) {
  button.className = primary ? "btn brass" : "btn on-felt";
  if (button.textContent !== label) button.textContent = label;
  put(button, "aria-label", spoken === label ? null : spoken);
  put(button, "aria-disabled", !playable && "true");
  return button;
}

// Where one goes on when the button that was used is gone: a card that can be played, else what else can be
// done, else the hand.
function goOn(box, hand) {
  const next = hand.querySelector('button:not([aria-disabled="true"], [data-away])') ?? box.querySelector("button");
  if (next) next.focus({ preventScroll: true });
  else focusNear(hand, 0);
}
