// Values of a database as the server sends them, and files to save.

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

/** Saves a file. */
export function download(name, content) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
