// Files that a person chooses: a look at what they become, each choice to change, then the import.

import { send } from "./api.js";
import { byId, element, option, plural } from "./dom.js";
import { shown } from "./values.js";

const SQLITE = "SQLite format 3\0";
const SIGNS = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar |", "^": "^", "~": "~", "\x1f": "none: one column" };
const look = { files: [], options: [], choices: null, asked: 0, done: null };

/** Uploads a SQLite file as it is; shows what other files become. Calls done(database) at the end. */
export async function takeFiles(files, say, done) {
  look.files = [...files];
  look.options = [];
  look.done = done;
  if (!look.files.length) return;
  const head = await look.files[0].slice(0, SQLITE.length).text();
  say(`Reading ${look.files.map((file) => file.name).join(", ")} …`);
  try {
    if (look.files.length === 1 && head === SQLITE) return await done(await send("/api/databases", look.files));
    await preview();
    say("");
  } catch (error) {
    say(error.message, true);
  }
}

async function preview() {
  const asked = ++look.asked;
  const found = await send("/api/databases/preview", look.files, { tables: look.options });
  if (asked !== look.asked) return; // another choice was made meanwhile
  look.choices = found.choices;
  const focused = document.activeElement?.id;
  byId("import-tables").replaceChildren(...found.tables.map(tableItem));
  byId("import-failed").textContent = "";
  if (!byId("import-dialog").open) byId("import-dialog").showModal();
  if (focused) byId(focused)?.focus();
}

function tableItem(table, number) {
  const id = (name) => `import-${number}-${name}`;
  const labelled = (text, control) => element("label", {}, text, " ", control);
  const change = (field, read) => (event) =>
    choose(table, (own) => ({ ...own, columns: null, [field]: read(event.target.value) }));
  const choices = [];
  if (table.delimiter !== null) {
    const signs = [...new Set([...look.choices.delimiters, "\x1f", table.delimiter])];
    const made = signs.map((sign) => option(sign, SIGNS[sign] ?? sign, sign === table.delimiter));
    choices.push(labelled("Delimiter", element("select", { id: id("delimiter"), onchange: change("delimiter", String) }, ...made)));
  }
  if (table.encoding !== null) {
    const made = [...new Set([...look.choices.encodings, table.encoding])].map((one) => option(one, one, one === table.encoding));
    choices.push(labelled("Encoding", element("select", { id: id("encoding"), onchange: change("encoding", String) }, ...made)));
  }
  if (table.header !== null) {
    const attributes = { id: id("header"), type: "number", min: 0, value: table.header, onchange: change("header", Number) };
    choices.push(labelled("Names in row (0: none)", element("input", attributes)));
  }
  const changes = table.columns.flatMap((column) => column.changes.map((text) => `${column.name}: ${text}`));
  const title = [table.file, table.sheet].filter(Boolean).join(", ");
  return element(
    "section",
    { "aria-label": title },
    element("h3", {}, `${title}: ${plural(table.row_count, "row")}`),
    element("div", { class: "row bar" }, ...choices),
    element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `First rows of ${title}` }, firstRows(table, id)),
    element("ul", { class: "plain note" }, ...[...table.notes, ...changes].map((text) => element("li", {}, text))),
  );
}

function firstRows(table, id) {
  const heads = table.columns.map((column, place) => {
    const set = (field) => (event) =>
      choose(table, (own) => {
        const columns = own.columns ?? table.columns.map(() => ({ name: null, type: null }));
        return { ...own, columns: columns.map((one, at) => (at === place ? { ...one, [field]: event.target.value || null } : one)) };
      });
    const types = [...new Set([...look.choices.types, column.type])].map((type) => option(type, type, type === column.type));
    return element(
      "th",
      { scope: "col" },
      element("input", { id: id(`name-${place}`), type: "text", value: column.name, "aria-label": `Name of column ${place + 1}`, onchange: set("name") }),
      element("select", { id: id(`type-${place}`), "aria-label": `Type of ${column.name}`, onchange: set("type") }, ...types),
    );
  });
  const cell = (value) => element("td", { class: value === null ? "null" : typeof value === "number" ? "number" : null }, shown(value));
  const rows = table.rows.map((row) => element("tr", {}, ...row.map(cell)));
  return element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows));
}

/** Look again with changed options of a table; where they do not fit, say why and keep those of before. */
async function choose(table, edit) {
  const before = look.options;
  const own = before.find((one) => one.file === table.file && one.sheet === table.sheet);
  look.options = [...before.filter((one) => one !== own), edit(own ?? { file: table.file, sheet: table.sheet })];
  try {
    await preview();
  } catch (error) {
    look.options = before;
    byId("import-failed").textContent = error.message;
  }
}

byId("import-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  byId("import-send").disabled = true;
  byId("import-failed").textContent = "Importing …";
  try {
    const database = await send("/api/databases", look.files, { tables: look.options });
    byId("import-dialog").close();
    await look.done(database);
  } catch (error) {
    byId("import-failed").textContent = error.message;
  } finally {
    byId("import-send").disabled = false;
  }
});
byId("import-cancel").addEventListener("click", () => byId("import-dialog").close());
