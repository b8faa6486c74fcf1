// What was marked: which cards were seen where. It lives in the page, so that quick clicks never wait.
const places = ({ marks }) => Object.keys(marks);

// Marks of places that stay are kept, since the page may be ahead of what is shown.
export function makeMarks(shown, kept = {}) {
  return { marks: Object.fromEntries(shown.map(({ key, cards }) => [key, kept[key] ?? [...cards]])) };
}

const RETURNED = "returned"; // a card that went back may be seen again

// A click adds the mark; once all copies of the card are marked, it takes the mark away, or the others'.
export function toggle(state, place, code, copies) {
  const { marks } = state;
  const own = marks[place].filter((card) => card === code).length;
  const others = places(state).filter((key) => key !== place && key !== RETURNED && place !== RETURNED);
  const used = own + others.reduce((sum, key) => sum + marks[key].filter((card) => card === code).length, 0);
  if (used < copies) marks[place].push(code);
  else if (own) marks[place] = marks[place].filter((card) => card !== code);
  else {
    const from = others.find((key) => marks[key].includes(code));
    marks[from].splice(marks[from].lastIndexOf(code), 1);
    marks[place].push(code);
  }
}

// Takes one mark of the card away, of this place before those of the others.
export function unmark(state, place, code) {
  const from = [place, ...places(state)].find((key) => state.marks[key].includes(code));
  if (from) state.marks[from].splice(state.marks[from].lastIndexOf(code), 1);
  return Boolean(from);
}

// The signs of a card, one for each mark.
export function signs({ marks }, shown, code) {
  return shown.flatMap(({ key, sign }) => marks[key].filter((card) => card === code).map(() => ({ key, sign })));
}
