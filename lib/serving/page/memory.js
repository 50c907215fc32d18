// What this browser remembers: the questions asked before, and for this tab the one being typed.

import { byId, element } from "./dom.js";

const HISTORY = "asked";
const MOST_HISTORY = 30;
const DRAFT = "draft";
const DRAFT_FIELDS = ["question", "hint", "mode", "model", "samples"];

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(HISTORY)) || [];
  } catch {
    return [];
  }
}

/** `entry`: the `id` of an answer, its `question`, and the name of its `database`. */
export function remember(entry) {
  const kept = [entry, ...remembered().filter((one) => one.id !== entry.id)].slice(0, MOST_HISTORY);
  localStorage.setItem(HISTORY, JSON.stringify(kept));
  showHistory();
}

export function forgetAll() {
  localStorage.removeItem(HISTORY);
  showHistory();
}

export function showHistory() {
  const entries = remembered();
  byId("history-section").hidden = !entries.length;
  byId("history").replaceChildren(
    ...entries.map(({ id, question, database }) => {
      const open = () => (location.hash = answerLink(id));
      return element("li", {}, element("button", { type: "button", onclick: open }, question, element("small", {}, database)));
    }),
  );
}

/** The end of the address of an answer. */
export const answerLink = (id) => `#answer/${id}`;

/** The id in the address of an answer; null where it is none. */
export const linkedAnswer = () => location.hash.match(/^#answer\/(.+)$/)?.[1] ?? null;

export function keepDraft() {
  sessionStorage.setItem(DRAFT, JSON.stringify(Object.fromEntries(DRAFT_FIELDS.map((id) => [id, byId(id).value]))));
}

export function restoreDraft() {
  fill(JSON.parse(sessionStorage.getItem(DRAFT) || "{}"));
}

/** Fills the form of the question; what cannot be chosen here is left out. */
export function fill(fields) {
  for (const id of DRAFT_FIELDS) {
    const choices = byId(id).options;
    const known = choices ? [...choices].some((one) => one.value === fields[id]) : fields[id] !== undefined;
    if (known) byId(id).value = fields[id];
  }
  if (byId("hint").value) byId("hint").closest("details").open = true;
}
