// Who learns here: a random id of 128 bits that this browser keeps. It is a secret: whoever has it has her progress.
import { forgetAll, recall, remember } from "./store.js";

const BYTES = 16;
const ID = /^[0-9a-f]{32}$/;

// "" where the browser keeps nothing: nobody could come back to what would be written under an id. Another tab may have
// made one at the same moment; the one that is kept counts.
export function learnerId() {
  if (!ID.test(keptId())) remember("learner", { id: newId() });
  return ID.test(keptId()) ? keptId() : "";
}

// From now on this browser learns as somebody who has begun elsewhere.
export const adoptLearner = (id) => remember("learner", { id });

// Nothing is left of her in this browser.
export const forgetLearner = () => forgetAll();

const keptId = () => String(recall("learner")?.id ?? "");
const newId = () => [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
