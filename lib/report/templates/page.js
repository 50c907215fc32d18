"use strict";

// Sorts a table by a column: figures from the largest, words from A; a second time turns it round.
function sortBy(table, column) {
  const heads = [...table.tHead.rows[0].cells];
  const head = heads[column];
  const first = head.classList.contains("number") ? "descending" : "ascending";
  const other = first === "ascending" ? "descending" : "ascending";
  const direction = head.getAttribute("aria-sort") === first ? other : first;
  const sign = direction === "ascending" ? 1 : -1;
  const figures = head.classList.contains("number");
  const key = (row) => row.cells[column].dataset.sort;
  const compare = (a, b) => (figures ? Number(a) - Number(b) : a.localeCompare(b));
  const rows = [...table.tBodies[0].rows].sort((one, two) => {
    const a = key(one);
    const b = key(two);
    if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
    return sign * compare(a, b);
  });
  table.tBodies[0].append(...rows);
  heads.forEach((th) => th.setAttribute("aria-sort", th === head ? direction : "none"));
  const name = head.querySelector("button").textContent.trim();
  document.getElementById("sorted").textContent = `Sorted by ${name}, ${direction}.`;
}

for (const table of document.querySelectorAll("table")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => sortBy(table, column));
  });
}
