// The page: choose a database, ask, watch the steps, look at the result, edit the SQL, run it again.

import { follow, get, hooks, keepToken, post, put, remove, upload } from "./api.js";
import { drawChart, numberColumns } from "./chart.js";
import { byId, element, option, plural, seconds } from "./dom.js";
import { stepItem } from "./steps.js";
import { showTable } from "./table.js";
import { asCsv, asJson, download } from "./values.js";

const HISTORY = "asked"; // of this browser
const MOST_HISTORY = 30;
const DATABASE = "database";
const ANSWER = "#answer/";

const MODES = {
  repair: "repair what fails",
  direct: "one query",
  react: "think and look",
  fallback: "one query, then think",
  check_rewrite: "check and rewrite",
};

const view = { database: "", databases: [], result: null, sql: "", asking: null, running: null, models: [] };

// ---- databases ----

async function loadDatabases(chosen) {
  view.databases = (await get("/api/databases")).databases;
  const groups = [
    ["Uploaded", view.databases.filter((one) => one.uploaded)],
    ["Here", view.databases.filter((one) => !one.uploaded)],
  ].filter(([, members]) => members.length);
  const wanted = chosen || localStorage.getItem(DATABASE);
  byId("database").replaceChildren(
    ...groups.map(([label, members]) =>
      element("optgroup", { label }, ...members.map((one) => option(one.id, one.name, one.id === wanted))),
    ),
  );
  if (!view.databases.length) {
    byId("database").replaceChildren(option("", "none yet"));
    say("upload-state", "Upload a SQLite or CSV file to begin.");
  }
  await chooseDatabase(byId("database").value);
}

async function chooseDatabase(id) {
  view.database = id;
  byId("database").value = id;
  const database = view.databases.find((one) => one.id === id);
  byId("delete").hidden = !database?.uploaded;
  byId("send").disabled = !id;
  byId("describe").hidden = !database?.uploaded;
  offerFollowing();
  if (!id) return byId("schema").replaceChildren();
  localStorage.setItem(DATABASE, id);
  byId("schema").replaceChildren(element("p", { class: "note" }, "Reading …"));
  try {
    const schema = await get(`/api/databases/${encodeURIComponent(id)}/schema`);
    if (view.database !== id) return;
    byId("schema").replaceChildren(...schema.tables.map((table) => tableItem(table, schema.tables.length < 3)));
    byId("descriptions").value = schema.tables.flatMap(describedLines).join("\n");
  } catch (error) {
    if (view.database === id) byId("schema").replaceChildren(element("p", { class: "note failed" }, error.message));
  }
}

/** The descriptions of a table as YAML; JSON's strings are YAML's too. */
function describedLines(table) {
  const named = [[table.name, table.description], ...table.columns.map((one) => [`${table.name}.${one.name}`, one.description])];
  const plain = (text) => (/^[\w .]+$/.test(text) ? text : JSON.stringify(text));
  return named.filter(([, text]) => text).map(([name, text]) => `${plain(name)}: ${plain(text)}`);
}

async function saveDescriptions() {
  try {
    const saved = await put(`/api/databases/${encodeURIComponent(view.database)}/descriptions`, { text: byId("descriptions").value });
    say("describe-state", `Saved: ${plural(Object.keys(saved.descriptions).length, "description")}.`);
    await chooseDatabase(view.database);
  } catch (error) {
    say("describe-state", error.message, true);
  }
}

function tableItem(table, open) {
  const links = new Map(table.foreign_keys.map((key) => [key.column, `→ ${key.table}.${key.references}`]));
  const columns = table.columns.map((column) =>
    element(
      "li",
      { title: column.description || null },
      element("span", { class: column.primary_key ? "key" : null }, column.name),
      element("small", {}, links.get(column.name) || column.type.toLowerCase()),
    ),
  );
  const look = element("button", { type: "button", class: "quiet", onclick: () => lookInto(table.name) }, "Show rows");
  const count = element("small", { class: "soft" }, ` ${table.columns.length}`);
  return element("details", { class: "table", open }, element("summary", {}, table.name, count), table.description ? element("p", { class: "note" }, table.description) : "", element("ul", {}, ...columns), look);
}

async function lookInto(table) {
  view.asking?.abort();
  startAnswer(table);
  byId("steps-section").hidden = true;
  showSql(`SELECT * FROM "${table.replaceAll('"', '""')}" LIMIT 100`);
  await run();
}

async function takeFile(file) {
  if (!file) return;
  say("upload-state", `Uploading ${file.name} …`);
  try {
    const database = await upload("/api/databases", file);
    await loadDatabases(database.id);
    byId("question").focus();
    say("upload-state", `${database.name} is ready.`); // and chosen for the questions from now on
  } catch (error) {
    say("upload-state", error.message, true);
  }
  byId("file").value = "";
}

async function deleteDatabase() {
  try {
    await remove(`/api/databases/${encodeURIComponent(view.database)}`);
    say("upload-state", "Deleted.");
  } catch (error) {
    say("upload-state", error.message, true);
  }
  await loadDatabases();
}

// ---- models ----

async function loadModels() {
  const answer = await get("/api/models");
  const first = !view.models.length;
  view.models = answer.models;
  if (first) {
    byId("model").replaceChildren(...answer.models.map((one) => option(one.name)));
    byId("mode").replaceChildren(...answer.modes.map((mode) => option(mode, MODES[mode] || mode)));
    const counts = [1, 3, 5, 8].filter((count) => count <= answer.most_samples);
    byId("samples").replaceChildren(...counts.map((count) => option(String(count), count === 1 ? "one" : `${count}, a vote`)));
    if (answer.offer) {
      byId("offer").replaceChildren("A better model is a command away: ", element("code", {}, answer.offer.command), ` (${(answer.offer.bytes / 1e9).toFixed(1)} GB).`);
      byId("offer").hidden = false;
    }
    if (answer.explorer) {
      byId("explorer").href = answer.explorer;
      byId("explorer").hidden = false;
    }
    byId("leaves").textContent = answer.endpoint
      ? `Questions and schemas are sent to ${answer.endpoint}.`
      : "Nothing leaves the machine that this server runs on.";
  }
  const model = view.models.find((one) => one.name === byId("model").value);
  const base = model.adapter ? `${model.base} with an adapter` : model.base;
  byId("where").textContent = `${model.name} (${base})${model.state === "loading" ? " is loading …" : ""}`;
  if (model.state === "loading") setTimeout(() => loadModels().catch(() => {}), 2000);
}

// ---- asking ----

function say(id, text, failed = false) {
  byId(id).textContent = text;
  byId(id).classList.toggle("failed", failed);
}

function startAnswer(title) {
  byId("answer").hidden = false;
  byId("asked").textContent = title;
  for (const id of ["result", "query", "doubts", "chart", "link"]) byId(id).hidden = true;
  byId("chart-kind").value = "";
  byId("steps").replaceChildren();
  byId("steps-section").hidden = false;
  say("state", "");
  view.id = null;
  view.running = null;
  offerFollowing();
}

/** A question may follow up on the answer that is shown, if that is on the same database. */
function offerFollowing() {
  const possible = Boolean(view.id) && view.answered === view.database;
  byId("follow-label").hidden = !possible;
  if (!possible) byId("follow").checked = false;
}

function busy(on) {
  byId("state").classList.toggle("busy", on);
  byId("send").disabled = on || !view.database;
  byId("cancel").hidden = !on;
}

async function ask() {
  const question = byId("question").value.trim();
  if (!question || !view.database) return byId("question").focus();
  view.asking?.abort();
  const asking = new AbortController();
  view.asking = asking;
  const asked = {
    database: view.database,
    question,
    mode: byId("mode").value,
    model: byId("model").value,
    hint: byId("hint").value.trim(),
    samples: Number(byId("samples").value),
    follows: byId("follow").checked ? view.id : null,
  };
  history.replaceState(null, "", location.pathname);
  startAnswer(question);
  busy(true);
  say("state", "The model is writing …");
  let ended = false;
  try {
    await follow("/api/ask", asked, asking.signal, (name, payload) => {
      if (view.asking !== asking) return;
      if (name === "step") showStep(payload);
      if (name === "final") showFinal(payload, asked);
      if (name === "error") say("state", payload.message, true);
      ended = ended || name !== "step";
    });
    if (!ended) say("state", "The server ended before it had an answer.", true);
  } catch (error) {
    if (view.asking !== asking) return;
    if (asking.signal.aborted) say("state", "Cancelled.");
    else say("state", error.message, true);
  }
  if (view.asking === asking) {
    view.asking = null;
    busy(false);
  }
}

function showStep(step) {
  for (const before of byId("steps").querySelectorAll("details")) before.open = false;
  byId("steps").append(stepItem(step, true));
  say("state", step.accepted ? "" : "The model goes on …");
}

function showFinal(final, asked) {
  say("state", `Answered in ${seconds(final.elapsed_ms)} by ${asked.model}.`);
  const { agreement, sure, doubts } = final.confidence;
  if (agreement !== null) byId("state").append(` ${Math.round(100 * agreement)}% of the samples agree.`);
  byId("doubts").hidden = sure;
  byId("doubts").replaceChildren(...doubts.map((doubt, n) => element("p", {}, n ? doubt : `Not sure. ${doubt}`)));
  for (const step of byId("steps").querySelectorAll("details")) step.open = false;
  showSql(final.sql);
  view.id = final.id;
  view.answered = asked.kept ? asked.database.id : asked.database;
  showResult(final, view.answered);
  offerFollowing();
  byId("link").hidden = !final.id;
  if (final.id && !asked.kept) {
    const database = view.databases.find((one) => one.id === asked.database);
    remember({ id: final.id, question: asked.question, database: database?.name || "" });
    history.replaceState(null, "", `${ANSWER}${final.id}`);
  }
}

function showSql(sql) {
  view.sql = sql;
  byId("query").hidden = !sql;
  byId("sql").value = sql;
  byId("sql").rows = Math.min(14, Math.max(2, sql.split("\n").length + Math.floor(sql.length / 90)));
  byId("reset").hidden = true;
}

function showResult(result, database) {
  view.result = { ...result, database };
  const failed = result.status !== "ok";
  byId("result").hidden = failed;
  if (failed) return;
  const left = result.row_count > result.rows.length ? `, the first ${result.rows.length} are shown` : "";
  byId("count").textContent = `${plural(result.row_count, "row")}${left}`;
  showTable(byId("table"), result, byId("more"));
  offerChart(result);
}

function offerChart(result) {
  const numbers = numberColumns(result);
  byId("chart-kind").disabled = result.rows.length < 2 || !numbers.length;
  if (byId("chart-kind").disabled) byId("chart-kind").value = "";
  const names = (columns) => columns.map((column) => option(String(column), result.columns[column]));
  byId("chart-x").replaceChildren(...names([...result.columns.keys()]));
  byId("chart-y").replaceChildren(...names(numbers));
  const texts = [...result.columns.keys()].filter((column) => !numbers.includes(column));
  byId("chart-x").value = String(texts[0] ?? 0);
  const up = numbers.find((column) => String(column) !== byId("chart-x").value);
  if (numbers.length) byId("chart-y").value = String(up ?? numbers[0]);
  redraw();
}

function redraw() {
  const kind = byId("chart-kind").value;
  byId("chart").hidden = !kind;
  if (!kind) return;
  const [across, up] = [Number(byId("chart-x").value), Number(byId("chart-y").value)];
  if (!drawChart(byId("plot"), view.result, kind, across, up)) {
    byId("plot").replaceChildren(element("p", { class: "note" }, "There is nothing to draw."));
  }
}

async function run() {
  if (byId("run").disabled) return;
  const mine = (view.running = {});
  byId("query").hidden = false;
  say("state", "Running …");
  byId("run").disabled = true;
  byId("doubts").hidden = true;
  try {
    const database = view.database;
    const result = await post("/api/run", { database, sql: byId("sql").value });
    if (view.running !== mine) return; // a question was asked meanwhile
    showResult(result, database);
    byId("link").hidden = true;
    if (result.status === "ok") say("state", `Your query ran in ${seconds(result.elapsed_ms)}.`);
    else say("state", result.error || result.status, true);
  } catch (error) {
    if (view.running === mine) say("state", error.message, true);
  } finally {
    byId("run").disabled = false;
  }
}

/** Every row, also those that an answer leaves out. */
async function wholeResult() {
  if (view.result.rows.length === view.result.row_count) return view.result;
  const { database, sql } = view.result;
  const whole = await post("/api/run", { database, sql });
  if (whole.status !== "ok") throw new Error(whole.error || whole.status);
  return whole;
}

async function save(name, type, write) {
  try {
    download(name, type, write(await wholeResult()));
  } catch (error) {
    say("state", error.message, true);
  }
}

// ---- history and links ----

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(HISTORY)) || [];
  } catch {
    return [];
  }
}

function remember(entry) {
  const kept = [entry, ...remembered().filter((one) => one.id !== entry.id)].slice(0, MOST_HISTORY);
  localStorage.setItem(HISTORY, JSON.stringify(kept));
  showHistory();
}

function showHistory() {
  const entries = remembered();
  byId("history-section").hidden = !entries.length;
  byId("history").replaceChildren(
    ...entries.map(({ id, question, database }) => {
      const open = () => (location.hash = `${ANSWER}${id}`);
      return element("li", {}, element("button", { type: "button", onclick: open }, question, element("small", {}, database)));
    }),
  );
}

async function openLink() {
  if (!location.hash.startsWith(ANSWER) || location.hash === `${ANSWER}${view.id}`) return;
  const id = location.hash.slice(ANSWER.length);
  view.asking?.abort();
  try {
    const answer = await get(`/api/answers/${encodeURIComponent(id)}`);
    if (view.databases.some((one) => one.id === answer.database.id)) await chooseDatabase(answer.database.id);
    byId("question").value = answer.question;
    byId("hint").value = answer.hint;
    startAnswer(answer.question);
    for (const step of answer.steps) showStep(step);
    showFinal({ ...answer.final, id }, { ...answer, kept: true });
    byId("asked").focus();
  } catch (error) {
    startAnswer("");
    say("state", error.message, true);
  }
}

async function copyLink() {
  const link = `${location.origin}/${ANSWER}${view.id}`;
  try {
    await navigator.clipboard.writeText(link);
    byId("link").textContent = "Copied";
    setTimeout(() => (byId("link").textContent = "Copy link"), 1500);
  } catch {
    say("state", link);
  }
}

// ---- the token ----

hooks.askForToken = () =>
  new Promise((resolve) => {
    byId("token-dialog").showModal();
    byId("token-form").onsubmit = (event) => {
      event.preventDefault();
      keepToken(byId("token").value.trim());
      byId("token-dialog").close();
      resolve();
    };
  });

// ---- wiring ----

function wire() {
  byId("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  byId("question").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (!byId("send").disabled) ask();
    }
  });
  byId("sql").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
  });
  byId("sql").addEventListener("input", () => (byId("reset").hidden = byId("sql").value === view.sql));
  byId("reset").addEventListener("click", () => showSql(view.sql));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") view.asking?.abort();
    const typing = event.target.closest("input, textarea, select, dialog");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      byId("question").focus();
    }
  });
  byId("cancel").addEventListener("click", () => view.asking?.abort());
  byId("run").addEventListener("click", run);
  byId("database").addEventListener("change", (event) => chooseDatabase(event.target.value));
  byId("delete").addEventListener("click", deleteDatabase);
  byId("save-descriptions").addEventListener("click", saveDescriptions);
  byId("file").addEventListener("change", (event) => takeFile(event.target.files[0]));
  byId("model").addEventListener("change", () => loadModels().catch(() => {}));
  for (const id of ["chart-kind", "chart-x", "chart-y"]) byId(id).addEventListener("change", redraw);
  byId("csv").addEventListener("click", () => save("result.csv", "text/csv", asCsv));
  byId("json").addEventListener("click", () => save("result.json", "application/json", asJson));
  byId("link").addEventListener("click", copyLink);
  byId("forget").addEventListener("click", () => {
    localStorage.removeItem(HISTORY);
    showHistory();
  });
  addEventListener("hashchange", openLink);
  addEventListener("resize", () => view.result && redraw());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => view.result && redraw());
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    takeFile(event.dataTransfer.files[0]);
  });
  if (matchMedia("(max-width: 860px)").matches) byId("side").open = false;
}

async function begin() {
  wire();
  showHistory();
  try {
    await loadModels();
    await loadDatabases();
    await openLink();
  } catch (error) {
    say("where", error.message, true);
  }
}

begin();
