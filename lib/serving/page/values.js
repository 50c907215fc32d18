// Values of a database as the server sends them, and results as files.

/** JSON has no blobs, infinities or large integers: the server wraps them in an object. */
export function shown(value) {
  if (value === null) return "NULL";
  if (typeof value !== "object") return String(value);
  if ("hex" in value) return `x'${value.hex}'`;
  return value.integer ?? value.float;
}

/** The value as a number, for sorting and charts; null where it is none. */
export function numeric(value) {
  if (typeof value === "number") return value;
  if (value !== null && typeof value === "object" && !("hex" in value)) {
    return Number(value.integer ?? value.float.replace("inf", "Infinity"));
  }
  return null;
}

/** Numbers before texts, NULL last. */
export function compare(first, second) {
  if (first === null || second === null) return (first === null) - (second === null);
  const [a, b] = [numeric(first), numeric(second)];
  if (a !== null && b !== null) return a - b;
  if (a !== null || b !== null) return a !== null ? -1 : 1;
  return shown(first).localeCompare(shown(second), undefined, { numeric: true });
}

const FORMULA = /^[=+\-@\t\r]/;

function csvCell(value) {
  if (value === null) return "";
  let text = shown(value);
  if (typeof value === "string" && FORMULA.test(text)) text = `'${text}`; // a spreadsheet would run it
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export function asCsv(result) {
  const lines = [result.columns, ...result.rows].map((row) => row.map(csvCell).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

export function asJson(result) {
  return JSON.stringify({ columns: result.columns, rows: result.rows }, null, 1);
}

export function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
