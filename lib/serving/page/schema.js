// The tables of a database, with a filter where there are many.

import { byId, element, plural } from "./dom.js";

const MANY = 8; // tables, from which on they can be filtered
const FEW = 3; // tables that are open at once

/** Shows the schema; `lookInto` is called with the name of a table whose rows are asked for. */
export function showSchema(schema, lookInto) {
  const { tables } = schema;
  const items = tables.map((table) => tableItem(table, tables.length < FEW, lookInto));
  byId("schema-title").textContent = tables.length > 1 ? `${tables.length.toLocaleString("en")} tables` : "Table";
  byId("schema").replaceChildren(...items);
  byId("filter").hidden = tables.length < MANY;
  byId("filter").placeholder = `Filter ${tables.length.toLocaleString("en")} tables and their columns`;
  byId("filter").value = "";
  byId("filtered").textContent = "";
  const texts = tables.map(searched);
  byId("filter").oninput = () => {
    const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = texts.map((text) => words.every((word) => text.includes(word)));
    items.forEach((item, at) => (item.hidden = !found[at]));
    byId("filtered").textContent = words.length ? `${found.filter(Boolean).length.toLocaleString("en")} of ${plural(tables.length, "table")}` : "";
  };
}

function searched(table) {
  const named = [table, ...table.columns].flatMap((one) => [one.name, one.description]);
  return named.join("\n").toLowerCase();
}

/** The names, in lower case, of columns that are keys: numbers that nobody wants to see in a chart. */
export function keyNames(schema) {
  const names = schema.tables.flatMap((table) => [
    ...table.columns.filter((column) => column.primary_key).map((column) => column.name),
    ...table.foreign_keys.map((key) => key.column),
  ]);
  return new Set(names.map((name) => name.toLowerCase()));
}

/** One table; its columns are made when it is opened. */
function tableItem(table, open, lookInto) {
  const size = table.row_count === null ? plural(table.columns.length, "column") : plural(table.row_count, "row");
  const item = element("details", { class: "table" }, element("summary", {}, table.name, element("small", { class: "soft" }, ` ${size}`)));
  const fill = () => {
    if (item.childElementCount > 1) return;
    if (table.description) item.append(element("p", { class: "note" }, table.description));
    item.append(columnList(table), element("button", { type: "button", class: "quiet", onclick: () => lookInto(table.name) }, "Show rows"));
  };
  if (open) fill();
  item.addEventListener("toggle", fill);
  item.open = open;
  return item;
}

function columnList(table) {
  const links = new Map(table.foreign_keys.map((key) => [key.column, `→ ${key.table}.${key.references}`]));
  return element(
    "ul",
    {},
    ...table.columns.map((column) =>
      element(
        "li",
        {},
        element("span", { class: column.primary_key ? "key" : null }, column.name),
        element("small", {}, links.get(column.name) || column.type.toLowerCase()),
        column.description ? element("small", { class: "about" }, column.description) : null,
      ),
    ),
  );
}

/** The descriptions of a schema as YAML; JSON's strings are YAML's too. */
export function descriptionLines(schema) {
  const plain = (text) => (/^[\w .]+$/.test(text) ? text : JSON.stringify(text));
  return schema.tables
    .flatMap((table) => [[table.name, table.description], ...table.columns.map((one) => [`${table.name}.${one.name}`, one.description])])
    .filter(([, text]) => text)
    .map(([name, text]) => `${plain(name)}: ${plain(text)}`)
    .join("\n");
}
