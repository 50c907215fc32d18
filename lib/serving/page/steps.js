// The steps of an answer, as they arrive.

import { element, reason, seconds } from "./dom.js";
import { rowCount, showTable } from "./table.js";

const ROLES = { write: "Wrote SQL", rewrite: "Rewrote it", act: "Reasoned and ran SQL", check: "Checked it", correct: "Corrected by the schema" };

/** Green is only what was accepted: not what failed, was refused, or was returned to the model. */
function outcome(step) {
  if (!step.status) return null;
  if (step.status !== "ok") return element("span", { class: "failed" }, reason(step));
  const rows = rowCount(step);
  if (step.accepted) return element("span", { class: "ok" }, rows);
  return step.feedback ? element("span", { class: "doubtful" }, `${rows}, returned to the model`) : element("span", { class: "soft" }, rows);
}

function titled(title, ...content) {
  return [element("h4", {}, title), ...content];
}

/** One step, open while it is the last. */
export function stepItem(step, open) {
  const body = element("div", { class: "body" });
  if (step.number === 1) body.append(element("p", { class: "note" }, `Tables shown to the model: ${step.tables.join(", ")}`));
  if (step.text) body.append(element(step.role === "correct" ? "p" : "pre", {}, step.text));
  if (step.sql) body.append(element("pre", { class: "sql" }, step.sql));
  if (step.status === "ok" && step.rows.length) {
    const place = element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `Rows of step ${step.number}` });
    showTable(place, step, null);
    body.append(place);
    if (step.row_count > step.rows.length) {
      body.append(element("p", { class: "note" }, `The first ${step.rows.length} of ${rowCount(step)}.`));
    }
  } else if (step.status && step.status !== "ok") {
    body.append(...titled("Error from SQLite", element("pre", { class: "failed" }, reason(step))));
  }
  if (step.feedback) body.append(...titled("Feedback to the model", element("pre", {}, step.feedback)));
  const summary = element(
    "summary",
    {},
    element("span", { class: "role" }, `${step.number}. ${ROLES[step.role] || step.role}`),
    outcome(step),
    element("span", { class: "time" }, seconds(step.elapsed_ms)),
  );
  return element("li", {}, element("details", { class: "step", open }, summary, body));
}
