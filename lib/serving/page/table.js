// A result as a table whose columns sort.

import { element } from "./dom.js";
import { compare, numeric, shown } from "./values.js";

const FIRST_ROWS = 200;

function cell(value) {
  const kind = value === null ? "null" : numeric(value) !== null ? "number" : null;
  return element("td", { class: kind }, shown(value));
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
      const button = element("button", { type: "button", onclick: () => sort(column) }, name || " ");
      return element("th", { scope: "col", "aria-sort": order, class: numbers ? "number" : null }, button);
    });
    const body = rows.slice(0, limit).map((row) => element("tr", {}, ...row.map(cell)));
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
    rows = [...result.rows].sort((a, b) => {
      const nulls = (a[column] === null) - (b[column] === null);
      return nulls || sign * compare(a[column], b[column]);
    });
    draw();
    place.querySelectorAll("th button")[column].focus();
  }

  if (result.columns.length === 1 && rows.length === 1) {
    const value = element("div", { class: "single" }, shown(rows[0][0]), element("span", {}, result.columns[0]));
    place.replaceChildren(value);
    if (more) more.hidden = true;
  } else draw();
}
