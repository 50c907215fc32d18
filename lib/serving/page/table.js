// A result as a table whose columns sort.

import { blobLink } from "./blobs.js";
import { element, plural } from "./dom.js";
import { asTimes } from "./times.js";
import { compare, numeric, shown } from "./values.js";

const FIRST_ROWS = 200;
const ONE_LINE = 40; // characters that are never broken into lines
const LONGEST_TEXT = 600; // shown of a value before one asks for all of it

/** The value as a child of its cell. */
function content(value, column) {
  const link = blobLink(value, column);
  if (link) return link;
  const text = shown(value);
  if (text.length <= LONGEST_TEXT) return text;
  const whole = element("button", { type: "button", class: "quiet", onclick: () => whole.parentElement.replaceChildren(text) }, `Show all ${text.length.toLocaleString("en")} characters`);
  const start = document.createDocumentFragment();
  start.append(`${text.slice(0, LONGEST_TEXT)}… `, whole);
  return start;
}

function kindOf(value) {
  if (value === null) return "null";
  if (numeric(value) !== null) return "number";
  return shown(value).length > ONE_LINE ? "long" : null;
}

function cell(value, column) {
  return element("td", { class: kindOf(value) }, content(value, column));
}

/** How many rows a result has, where the server knows that. */
export function rowCount(result) {
  const count = plural(result.row_count, "row");
  return result.more_rows ? `the first ${count} of more` : count;
}

/** Fills `place` with the rows, and shows `more` while some are left out. */
export function showTable(place, result, more) {
  let rows = result.rows;
  let sorted = null; // [column, ascending]
  let limit = FIRST_ROWS;

  function draw() {
    const heads = result.columns.map((name, column) => {
      const mine = sorted !== null && sorted[0] === column;
      const order = mine ? (sorted[1] ? "ascending" : "descending") : null;
      const numbers = result.rows.length > 0 && result.rows.every((row) => row[column] === null || numeric(row[column]) !== null);
      const button = element("button", { type: "button", title: name, onclick: () => sort(column) }, name || "(no name)");
      return element("th", { scope: "col", "aria-sort": order, class: numbers ? "number" : null }, button);
    });
    const body = rows.slice(0, limit).map((row) => element("tr", {}, ...row.map((value, column) => cell(value, result.columns[column]))));
    place.replaceChildren(
      element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...body)),
    );
    if (more) {
      more.hidden = rows.length <= limit;
      more.textContent = `Show all ${rows.length.toLocaleString("en")} rows`;
      more.onclick = () => {
        limit = rows.length;
        draw();
      };
    }
  }

  function sort(column) {
    const ascending = !(sorted && sorted[0] === column && sorted[1]);
    sorted = [column, ascending];
    const sign = ascending ? 1 : -1;
    const values = result.rows.map((row) => row[column]);
    const keys = asTimes(result.columns[column], values)?.times ?? values;
    const order = [...keys.keys()].sort((a, b) => {
      const nulls = (keys[a] === null) - (keys[b] === null);
      return nulls || sign * compare(keys[a], keys[b]);
    });
    rows = order.map((at) => result.rows[at]);
    draw();
    place.querySelectorAll("th button")[column].focus();
  }

  if (result.columns.length === 1 && rows.length === 1) {
    const [value, name] = [rows[0][0], result.columns[0]];
    const shownValue = element("div", { class: kindOf(value) }, content(value, name));
    place.replaceChildren(element("div", { class: "single" }, shownValue, element("small", {}, name)));
    if (more) more.hidden = true;
  } else draw();
}
