// The time of a turn, counted down on the page; what is played when it is up, the kernel decides.
import { h } from "./dom.js";

const TICK = 250; // ms

export function makeClock() {
  const box = h("div", { class: "clock num", role: "timer", "aria-live": "off", hidden: true });
  return { box, news: h("span", { class: "sr", "aria-live": "assertive" }), timer: null };
}

// It runs from the moment that its scene is drawn.
export function paintClock(clock, { clock: time, labels, playable }) {
  clearInterval(clock.timer);
  clock.box.hidden = !time || !playable;
  clock.news.textContent = "";
  if (clock.box.hidden) return;
  const start = performance.now();
  let wasExtra = time.turn === 0;
  const tick = () => {
    const gone = (performance.now() - start) / 1000;
    const isExtra = gone >= time.turn;
    if (isExtra && !wasExtra) clock.news.textContent = labels.extra_time;
    wasExtra = isExtra;
    tell(clock.box, isExtra ? labels.extra_time : labels.time, isExtra ? time.turn + time.extra - gone : time.turn - gone, isExtra);
  };
  clock.timer = setInterval(tick, TICK);
  tick();
}

function tell(box, label, seconds, isExtra) {
  const whole = Math.max(0, Math.ceil(seconds));
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  box.classList.toggle("extra", isExtra);
  box.replaceChildren(h("span", { class: "soft" }, label), " ", h("b", {}, text));
}

export const stopClock = (clock) => clearInterval(clock.timer);
