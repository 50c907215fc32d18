// The steps of an answer, as they arrive.

import { element, plural, seconds } from "./dom.js";
import { showTable } from "./table.js";

const ROLES = { write: "Wrote SQL", rewrite: "Wrote it anew", act: "Considered and ran", check: "Checked it" };

function outcome(step) {
  if (step.status === undefined) return null;
  if (step.status !== "ok") return element("span", { class: "failed" }, step.error || step.status);
  return element("span", { class: "ok" }, plural(step.row_count, "row"));
}

function titled(title, ...content) {
  return [element("h4", {}, title), ...content];
}

/** One step, open while it is the last. */
export function stepItem(step, open) {
  const body = element("div", { class: "body" });
  if (step.number === 1) body.append(element("p", { class: "note" }, `Tables shown to the model: ${step.tables.join(", ")}`));
  if (step.text) body.append(element("pre", {}, step.text));
  if (step.sql) body.append(element("pre", { class: "sql" }, step.sql));
  if (step.status === "ok" && step.rows.length) {
    const place = element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `Rows of step ${step.number}` });
    showTable(place, step, null);
    body.append(place);
    if (step.row_count > step.rows.length) {
      body.append(element("p", { class: "note" }, `The first ${step.rows.length} of ${plural(step.row_count, "row")}.`));
    }
  } else if (step.status && step.status !== "ok") {
    body.append(...titled("The database said", element("pre", { class: "failed" }, step.error || step.status)));
  }
  if (step.feedback) body.append(...titled("The model was then told", element("pre", {}, step.feedback)));
  const summary = element(
    "summary",
    {},
    element("span", { class: "role" }, `${step.number}. ${ROLES[step.role] || step.role}`),
    outcome(step),
    element("span", { class: "time" }, seconds(step.elapsed_ms)),
  );
  return element("li", {}, element("details", { class: "step", open }, summary, body));
}
