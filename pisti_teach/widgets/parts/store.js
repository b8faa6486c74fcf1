// What the browser keeps for whoever learns here: one interface, behind which one day another place may stand.
//
// A name is a kind and what it is of, "lesson:capturing"; a value is whatever JSON can hold. `recall` gives a value or
// null, `remember` keeps it, `forget` drops it, `forgetAll` everything. Others may use the same storage,
// or forbid it: each name has a prefix and a version, and nothing relies on what is kept. Widgets have this file in
// their module, and the landing page loads it as it stands, so it imports nothing.
const PREFIX = "pisti-teach:1:";
const LONGEST_KEPT = 20000; // characters; a deal of 104 plays has about 1,000

export function recall(name) {
  return attempted(() => {
    const text = localStorage.getItem(PREFIX + name);
    return text && text.length <= LONGEST_KEPT ? JSON.parse(text) : null;
  });
}

export function remember(name, value) {
  attempted(() => localStorage.setItem(PREFIX + name, JSON.stringify(value)));
}

export function forget(name) {
  attempted(() => localStorage.removeItem(PREFIX + name));
}

// Drops all that was ever kept under our prefix.
export function forgetAll() {
  attempted(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).forEach((key) => localStorage.removeItem(key)));
}

// Calls act(name) when another tab has kept or dropped something; gives what ends it.
export function whenOthersRemember(act) {
  const told = ({ key }) => key?.startsWith(PREFIX) && act(key.slice(PREFIX.length));
  addEventListener("storage", told);
  return () => removeEventListener("storage", told);
}

// Full, forbidden, or written by somebody else: then it is as if nothing were kept.
function attempted(act) {
  try {
    return act();
  } catch {
    return null;
  }
}
