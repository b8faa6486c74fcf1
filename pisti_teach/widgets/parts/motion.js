// Motion: the steps of a scene one after another, over the picture. It can be cut short at any moment,
// and nothing depends on it: whoever calls draws the scene itself afterwards.
import { h, symbol } from "./dom.js";
import { backCard, faceCard } from "./cards.js";
import { arrive, before, clear, gather, leave } from "./picture.js";

const SEEN = 900; // an opening Jack lies so long that it is noticed

export function makeRun() {
  let end;
  const run = { over: false, ended: new Promise((resolve) => (end = resolve)) };
  run.skip = () => ((run.over = true), end());
  return run;
}

export function isStill(root) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || root.closest('[data-motion="reduced"]') !== null;
}

// stage: {root, parts, paint(picture), say(text)}
export async function perform(scene, previous, stage, run) {
  const show = {
    ...stage,
    scene,
    run,
    still: isStill(stage.root),
    flying: [],
    get time() {
      return (this.read ??= durations(stage.root)); // makes the browser lay out the page, so not in vain
    },
  };
  show.picture = before(scene, previous);
  if (!show.still) stage.paint(show.picture);
  for (const step of scene.motion) {
    if (run.over) break;
    await (show.still ? stillStep(step, show) : STEPS[step.do]?.(step, show));
  }
  await landed(show);
  stage.parts.air.replaceChildren();
  stage.parts.felt.querySelector(".moment")?.remove();
}

// Durations stand in tokens.css, once.
function durations(root) {
  const style = getComputedStyle(root);
  const read = (name) => {
    const text = style.getPropertyValue(`--d-${name}`).trim();
    return parseFloat(text) * (text.endsWith("ms") ? 1 : 1000) || 0;
  };
  return { deal: read("deal"), play: read("play"), take: read("take"), moment: read("pisti") + read("pisti-hold"), ease: style.getPropertyValue("--ease").trim() };
}

async function stillStep(step, show) {
  if (step.do === "back") show.say(step.say);
  if (step.do === "pisti") await moment(step, show);
}

const STEPS = { open: deal, hand: deal, draw: deal, back: goBack, lay, take, pisti };

async function deal(step, show) {
  const from = rectOf(talonOf(show));
  advance(show, leave, step);
  const to = rectOf(step.do === "open" ? spotOf(show) : newPlace(step, show));
  show.flying.push(fly(step.face ? faceCard(step.face) : backCard(), from, to, show.time.play, show).then(() => advance(show, arrive, step)));
  await pause(show.time.deal, show);
}

async function goBack(step, show) {
  await landed(show);
  show.say(step.say);
  await pause(SEEN, show);
  const from = rectOf(spotOf(show));
  advance(show, leave, step);
  await fly(faceCard(step.face), from, rectOf(talonOf(show)), show.time.take, show);
  advance(show, arrive, step);
}

async function lay(step, show) {
  await landed(show);
  const from = rectOf(cardOf(step, show));
  advance(show, leave, step);
  await fly(faceCard(step.face), from, rectOf(spotOf(show)), show.time.play, show);
  advance(show, arrive, step);
}

async function take(step, show) {
  await lay(step, show);
  await sweep(step, show);
}

async function pisti(step, show) {
  await landed(show);
  advance(show, leave, step);
  advance(show, arrive, step);
  await moment(step, show);
  await sweep(step, show);
}

// the whole pile goes to the taker
async function sweep(step, show) {
  const box = show.parts.centre.querySelector(".pilebox");
  const from = rectOf(box);
  const copy = box.cloneNode(true);
  copy.querySelector(".slot")?.remove();
  show.picture = clear(show.picture, show.scene);
  repaint(show);
  const goal = rectOf(takenOf(step, show));
  await fly(copy, from, goal && { ...from, x: goal.x, y: goal.y, scale: goal.width / rectOf(spotOf(show)).width }, show.time.take, show, "in");
  show.picture = gather(show.picture, step, show.scene);
  repaint(show);
}

async function moment(step, show) {
  const { felt } = show.parts;
  const why = h("p", { class: "gain" }, h("b", { class: "num" }, step.gain), " ", step.why);
  const word = h("p", { class: "shout", lang: "tr" }, step.word);
  const skip = h("p", { class: "skip small" }, show.scene.labels.skip);
  const box = h("div", { class: show.still ? "moment still" : "moment" }, twoCards(step), word, why, skip);
  felt.append(box);
  await pause(show.time.moment, show);
  box.remove();
}

function twoCards({ face, on }) {
  const burst = (className) => symbol("star", className, "0 0 100 100");
  return h("div", { class: "two-cards", "aria-hidden": "true" }, burst("burst"), burst("burst b2"), faceCard(on ?? face), faceCard(face, { "data-on": "" }));
}

// ---------- small steps ----------

function advance(show, change, step) {
  if (show.run.over) return;
  show.picture = change(show.picture, step, show.scene);
  repaint(show);
}

function repaint(show) {
  if (!show.run.over) show.paint(show.picture);
}

async function landed(show) {
  await Promise.all(show.flying.splice(0));
}

// Timers may be late in a tab that nobody sees; then the whole run is skipped from outside.
async function pause(ms, { run }) {
  let timer;
  await Promise.race([run.ended, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

async function fly(node, from, to, ms, show, way = "to") {
  if (show.run.over || !from || !to) return;
  const { air } = show.parts;
  const home = air.getBoundingClientRect();
  const rest = way === "in" ? from : to;
  const flyer = h("div", { class: "flyer" }, node);
  flyer.style.setProperty("--w-pile", `${way === "in" ? rectOf(spotOf(show)).width : to.width}px`);
  Object.assign(flyer.style, { left: `${rest.x - home.x}px`, top: `${rest.y - home.y}px` });
  air.append(flyer);
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width || 1})`;
  const gone = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.scale || 1})`;
  const frames = way === "in" ? [{ transform: "none" }, { transform: gone }] : [{ transform: away }, { transform: "none" }];
  const flight = flyer.animate(frames, { duration: ms, easing: show.time.ease || "ease-out", fill: "both" });
  // The pause stands in for a browser that draws no frames and so never finishes an animation.
  await Promise.race([flight.finished.catch(() => undefined), show.run.ended, pause(ms + 300, show)]);
  flyer.remove();
}

// Centre and width: turned cards have larger boxes, but their centre stays.
function rectOf(node) {
  if (!node) return null;
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: node.offsetWidth || box.width };
}

const talonOf = ({ parts }) => parts.centre.querySelector(".stack");
const spotOf = ({ parts }) => parts.centre.querySelector(".pilebox > .slot");
const seatNode = (step, { parts }) => parts.others.children[step.seat - 1];

function takenOf(step, show) {
  return (step.seat === 0 ? show.parts.taken : seatNode(step, show)).querySelector(".taken-stack");
}

function cardOf(step, show) {
  if (step.seat > 0) return [...seatNode(step, show).querySelectorAll(".back:not([data-away])")].filter((card) => card.closest(".backs")).at(-1);
  const entry = show.picture.hand.find((card) => !card.gone && card.face.code === step.face.code);
  return [...show.parts.hand.children].find((node) => node.dataset.move === entry?.move);
}

function newPlace(step, show) {
  if (step.seat > 0) {
    const seat = show.picture.others[step.seat - 1];
    return seatNode(step, show).querySelectorAll(".backs > .card")[seat.cards + seat.due - 1];
  }
  const at = show.picture.hand.findLastIndex((entry) => entry.due && entry.face.code === step.face?.code);
  return show.parts.hand.children[at];
}
