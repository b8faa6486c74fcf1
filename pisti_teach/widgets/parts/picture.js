// A picture is a scene caught on the way: the same shape, with the counts of the moment. Motion walks
// from the picture before to the scene; here is only arithmetic, no element and no clock.
// A step leaves its place when its card takes off and arrives when it lands.

// Where the others sit around the table, cards are dealt once a deal, and drawn afterwards.
export const isDeal = ({ felt, motion }) => motion.some((step) => step.do === "open" || (felt === "round" && step.do === "hand"));

export function before(scene, previous) {
  const fresh = !previous || previous.sheet || isDeal(scene);
  return fresh ? rewound(scene) : continued(scene, previous);
}

function continued(scene, previous) {
  const picture = waiting({ ...previous, number: scene.number, labels: scene.labels, lang: scene.lang, sheet: null });
  picture.from = previous;
  picture.hand = previous.hand.map((entry) => ({ ...entry, tag: "", odds: null }));
  picture.others.forEach((seat) => (seat.room = seat.cards));
  return picture;
}

// Without a scene before (a new deal, or the first look at a table) the steps are taken back one by one.
function rewound(scene) {
  const picture = waiting({ ...scene, sheet: null, debt: null, actions: [] });
  const onlyLay = scene.motion.filter((step) => step.do === "lay").length === 1;
  Object.assign(picture.pile, { top: (onlyLay && picture.pile.under) || null, under: null, suit: null });
  picture.hand = placeholders(scene);
  for (const step of [...scene.motion].reverse()) takeBack(picture, step);
  picture.others.forEach((seat, i) => (seat.room = Math.max(seat.cards, scene.others[i].cards)));
  return relabelled(picture, scene);
}

function waiting(scene) {
  const picture = structuredClone(scene);
  return { ...picture, playable: false, say: "", motion: [] };
}

const COMES = ["hand", "draw"]; // steps that bring a card from the talon into a hand

// With two packs only one of two equal cards may be the one that comes.
function placeholders(scene) {
  const coming = scene.motion.filter((step) => COMES.includes(step.do) && step.seat === 0).map((step) => step.face?.code);
  const comes = ({ code }) => coming.includes(code) && coming.splice(coming.indexOf(code), 1).length > 0;
  return scene.hand.map((entry) => ({ ...entry, tag: "", odds: null, hidden: comes(entry.face) }));
}

const seatOf = (picture, seat) => (seat === 0 ? picture.me : picture.others[seat - 1]);

function takeBack(picture, step) {
  const { talon, pile } = picture;
  if (step.do === "open") (talon.cards += 1), (pile.cards -= 1), (pile.down -= step.face ? 0 : 1);
  if (step.do === "back") (talon.cards -= 1), (pile.cards += 1);
  if (COMES.includes(step.do)) (talon.cards += 1), addCards(picture, step.seat, -1);
  if (step.do === "lay") (pile.cards -= 1), addCards(picture, step.seat, 1);
  if (step.do === "take" || step.do === "pisti") {
    pile.cards += step.cards - 1;
    seatOf(picture, step.seat).taken -= step.cards;
    addCards(picture, step.seat, 1);
  }
}

function addCards(picture, seat, n) {
  if (seat > 0) picture.others[seat - 1].cards += n;
}

export function leave(picture, step, scene) {
  if (step.do === "open" || COMES.includes(step.do)) picture.talon.cards -= 1;
  if (COMES.includes(step.do)) expect(picture, step, scene);
  if (step.do === "back") uncover(picture);
  if (step.do === "lay" || step.do === "take" || step.do === "pisti") give(picture, step);
  return relabelled(picture, scene);
}

// A place is kept free for every card in the air, so that nothing in the row moves when it lands.
function expect(picture, step, scene) {
  if (step.seat > 0) {
    const seat = picture.others[step.seat - 1];
    seat.room = Math.max(seat.room ?? 0, scene.others[step.seat - 1].cards);
    seat.due = (seat.due ?? 0) + 1;
    return;
  }
  if (!picture.hand.some((entry) => entry.hidden)) picture.hand = placeholders(scene);
  const entry = picture.hand.find((card) => card.hidden && !card.due && card.face.code === step.face?.code);
  if (entry) entry.due = true;
}

function give(picture, step) {
  if (step.seat > 0) return addCards(picture, step.seat, -1);
  const at = picture.hand.findIndex((entry) => !entry.gone && entry.face.code === step.face.code);
  if (at >= 0) picture.hand[at] = { ...picture.hand[at], gone: true };
  return undefined;
}

function uncover(picture) {
  picture.pile.cards -= 1;
  picture.pile.top = null;
}

export function arrive(picture, step, scene) {
  if (step.do === "open") cover(picture, step.face);
  if (step.do === "back") picture.talon.cards += 1;
  if (COMES.includes(step.do)) receive(picture, step);
  if (step.do === "lay" || step.do === "take" || step.do === "pisti") cover(picture, step.face);
  return relabelled(picture, scene);
}

function cover(picture, face) {
  picture.pile.cards += 1;
  if (picture.felt === "round") Object.assign(picture.pile, { under: picture.pile.top, suit: null });
  picture.pile.top = face;
  if (!face) picture.pile.down += 1;
}

function receive(picture, step) {
  if (step.seat > 0) {
    const seat = picture.others[step.seat - 1];
    seat.cards += 1;
    seat.due = Math.max((seat.due ?? 0) - 1, 0);
    return;
  }
  const entry = picture.hand.find((card) => card.due && card.face.code === step.face?.code);
  if (entry) Object.assign(entry, { hidden: false, due: false });
}

export function clear(picture, scene) {
  picture.pile = { ...picture.pile, cards: 0, down: 0, top: null };
  return relabelled(picture, scene);
}

export function gather(picture, step, scene) {
  seatOf(picture, step.seat).taken += step.cards;
  return relabelled(picture, scene);
}

// Words come from scenes alone: a count that neither the new scene nor the one before has stays without.
// Around the table what was said before holds as long as its count does.
function relabelled(picture, scene) {
  const isRound = picture.felt === "round";
  const scenes = (isRound ? [picture.from, scene] : [scene, picture.from]).filter(Boolean);
  Object.assign(picture.talon, { label: "", spoken: "" }, words(picture.talon, scenes.map((known) => known.talon)));
  Object.assign(picture.pile, { labels: [] }, words(picture.pile, scenes.map((known) => known.pile)));
  picture.pile.spoken = picture.pile.top?.name ?? "";
  relabelSeat(picture.me, scenes.map((known) => known.me));
  picture.others.forEach((seat, i) => relabelSeat(seat, scenes.map((known) => known.others[i])));
  if (isRound) picture.others.forEach((seat, i) => recount(seat, scenes.map((known) => known.others[i])));
  return picture;
}

function words({ cards, down }, known) {
  const same = known.find((part) => part.cards === cards && part.down === down);
  return same && { label: same.label, spoken: same.spoken, labels: same.labels };
}

function relabelSeat(seat, known) {
  seat.taken_label = known.find((part) => part?.taken === seat.taken)?.taken_label ?? "";
}

// Here a seat says how many cards it holds.
function recount(seat, known) {
  const same = known.find((part) => part?.cards === seat.cards);
  Object.assign(seat, { meta: same?.meta ?? "", spoken: same?.spoken ?? "" });
}
