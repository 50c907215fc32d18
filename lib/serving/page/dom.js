// Small helpers. Whatever a model, a database or a person wrote becomes a text node, never HTML.

export const byId = (id) => document.getElementById(id);

/** An element with attributes or properties, and children that are elements or text. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function option(value, text = value, selected = false) {
  const made = element("option", { value }, text);
  made.selected = selected;
  return made;
}

export function plural(count, word) {
  return `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
}

export function seconds(milliseconds) {
  return milliseconds < 950 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

const FAILURES = { refused: "Refused", timeout: "Stopped: it took too long", too_large: "The result is too large" };

/** Why a query has no result, in words. */
export function reason(result) {
  const kind = FAILURES[result.status];
  return kind && result.error ? `${kind}: ${result.error}` : kind || result.error || result.status;
}
