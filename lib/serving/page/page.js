// The page: choose a database, ask, watch the steps, look at the result, edit the SQL, run it again.

import { follow, get, hooks, keepToken, post, postForFile, put, remove } from "./api.js";
import { drawChart, firstColumns, numberColumns } from "./chart.js";
import { byId, element, option, plural, reason, seconds } from "./dom.js";
import { answerLink, fill, forgetAll, keepDraft, linkedAnswer, remember, restoreDraft, showHistory } from "./memory.js";
import { descriptionLines, keyNames, showSchema } from "./schema.js";
import { stepItem } from "./steps.js";
import { rowCount, showTable } from "./table.js";
import { takeFiles } from "./upload.js";
import { download } from "./values.js";

const DATABASE = "database"; // the one chosen last, in this browser

const MODES = {
  repair: "repair what fails",
  direct: "one query",
  react: "think and look",
  fallback: "one query, then think",
  check_rewrite: "check and rewrite",
};

/** `about`: the database of the answer that is shown, which may not be the chosen one. */
const view = { database: "", databases: [], schema: null, about: null, result: null, sql: "", asking: null, running: null, models: [] };

// ---- databases ----

async function loadDatabases(chosen) {
  view.databases = (await get("/api/databases")).databases;
  const groups = [
    ["Uploaded", view.databases.filter((one) => one.uploaded)],
    ["On this server", view.databases.filter((one) => !one.uploaded)],
  ].filter(([, members]) => members.length);
  const wanted = chosen || localStorage.getItem(DATABASE);
  byId("database").replaceChildren(
    ...groups.map(([label, members]) =>
      element("optgroup", { label }, ...members.map((one) => option(one.id, one.name, one.id === wanted))),
    ),
  );
  if (!view.databases.length) {
    byId("database").replaceChildren(option("", "none yet"));
    say("upload-state", "Upload a SQLite, CSV, Excel, Parquet or JSON file to begin.");
  }
  chooseDatabase(byId("database").value);
}

const chosenDatabase = () => view.databases.find((one) => one.id === view.database);

async function chooseDatabase(id) {
  view.database = id;
  byId("database").value = id;
  const database = chosenDatabase();
  byId("delete").hidden = !database?.uploaded;
  byId("send").disabled = !id;
  byId("describe").hidden = !database?.uploaded;
  offerFollowing();
  byId("suggestions").replaceChildren();
  showSuggestions();
  if (!id) return byId("schema").replaceChildren();
  localStorage.setItem(DATABASE, id);
  view.schema = null;
  byId("filter").hidden = true;
  byId("schema").replaceChildren(element("p", { class: "note" }, "Reading …"));
  try {
    const schema = await get(`/api/databases/${encodeURIComponent(id)}/schema`);
    if (view.database !== id) return;
    view.schema = schema;
    showSchema(schema, lookInto);
    byId("descriptions").value = descriptionLines(schema);
    await suggest(id).catch(() => {});
  } catch (error) {
    if (view.database === id) byId("schema").replaceChildren(element("p", { class: "note failed" }, error.message));
  }
}

/** Questions to begin with, while none is typed. */
async function suggest(id) {
  const { questions } = await get(`/api/databases/${encodeURIComponent(id)}/suggestions`);
  if (view.database !== id) return;
  const button = (question) => element("button", { type: "button", class: "quiet", onclick: () => askThis(question) }, question);
  byId("suggestions").replaceChildren(...questions.map(button));
  showSuggestions();
}

function showSuggestions() {
  byId("suggestions").hidden = Boolean(byId("question").value.trim()) || !byId("suggestions").children.length;
}

function askThis(question) {
  byId("question").value = question;
  showSuggestions();
  ask();
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

async function lookInto(table) {
  cancel();
  leaveAnswer();
  startAnswer(table, chosenDatabase());
  byId("steps-section").hidden = true;
  showSql(`SELECT * FROM "${table.replaceAll('"', '""')}" LIMIT 100`);
  await run();
}

async function upload(files) {
  await takeFiles(files, (text, failed) => say("upload-state", text, failed), async (database) => {
    await loadDatabases(database.id);
    byId("question").focus();
    say("upload-state", [`${database.name} is ready.`, ...database.notes].join(" ")); // and chosen from now on
  });
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
    restoreDraft();
    if (answer.offer) {
      byId("offer").replaceChildren("A better model is available: ", element("code", {}, answer.offer.command), ` (${(answer.offer.bytes / 1e9).toFixed(1)} GB).`);
      byId("offer").hidden = false;
    }
    if (answer.explorer) {
      byId("explorer").href = answer.explorer;
      byId("explorer").hidden = false;
    }
    byId("leaves").textContent = answer.endpoint
      ? `Questions and schemas are sent to ${answer.endpoint}.`
      : "Questions and data stay on this server.";
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

function startAnswer(title, database) {
  byId("answer").hidden = false;
  byId("asked").textContent = title;
  view.about = database;
  byId("about").hidden = !database;
  for (const place of document.querySelectorAll(".about-name")) place.textContent = database?.name ?? "";
  for (const id of ["result", "query", "summary", "doubts", "note", "chart", "link"]) byId(id).hidden = true;
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
  const possible = Boolean(view.id) && view.about?.id === view.database;
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
  cancel();
  const asked = {
    database: view.database,
    question,
    mode: byId("mode").value,
    model: byId("model").value,
    hint: byId("hint").value.trim(),
    samples: Number(byId("samples").value),
    follows: byId("follow").checked ? view.id : null,
  };
  keepDraft();
  leaveAnswer();
  startAnswer(question, chosenDatabase());
  await watch("/api/ask", asked, asked);
}

/** Shows the events of an answer as they come. `payload`: posted to `path`; null where it is only read. */
async function watch(path, payload, asked) {
  const asking = (view.asking = new AbortController());
  busy(true);
  say("state", "The model is writing …");
  let ended = false;
  try {
    for await (const [name, event] of follow(path, payload, asking.signal)) {
      if (view.asking !== asking) return;
      if (name === "begun") begin(asking, event.id);
      if (name === "step") showStep(event);
      if (name === "final") showFinal(event, asked);
      if (name === "error") fail(event.message);
      ended = name === "final" || name === "error";
    }
    if (!ended) fail("The server ended before it had an answer.");
  } catch (error) {
    if (view.asking === asking) say("state", error.message, true);
  }
  if (view.asking === asking) {
    view.asking = null;
    busy(false);
  }
}

/** From now on a reload comes back to this answer. */
function begin(asking, id) {
  if (!id) return;
  asking.id = id;
  history.replaceState(null, "", answerLink(id));
}

/** There will be no answer to come back to. */
function fail(message) {
  say("state", message, true);
  leaveAnswer();
}

function leaveAnswer() {
  history.replaceState(null, "", location.pathname);
}

/** Ends the question that is being answered, on the server too. */
function cancel() {
  if (!view.asking) return;
  const { id } = view.asking;
  view.asking.abort();
  view.asking = null;
  busy(false);
  if (id) remove(`/api/answers/${id}`).catch(() => {}); // it may have ended just now
}

function cancelByHand() {
  if (!view.asking) return;
  cancel();
  leaveAnswer();
  say("state", "Cancelled.");
}

function showStep(step) {
  for (const before of byId("steps").querySelectorAll("details")) before.open = false;
  byId("steps").append(stepItem(step, true));
  say("state", step.accepted ? "" : "The model continues …");
}

function showFinal(final, asked) {
  const failed = final.status !== "ok";
  const by = final.sql === null ? "from the schema" : `by ${asked.model}`;
  if (failed) say("state", `There is no answer. ${final.summary || reason(final)}`, true);
  else say("state", `Answered in ${seconds(final.elapsed_ms)} ${by}.`);
  byId("summary").hidden = failed || !final.summary;
  byId("summary").textContent = final.summary || "";
  byId("note").hidden = !final.note; // an answer that was kept before has none
  byId("note").replaceChildren(...(final.note || "").split("`").map((part, n) => (n % 2 ? element("code", {}, part) : part)));
  const { agreement, sure, doubts } = final.confidence;
  if (agreement !== null) byId("state").append(` ${Math.round(100 * agreement)}% of the samples agree.`);
  byId("doubts").hidden = sure;
  byId("doubts").replaceChildren(...doubts.map((doubt, n) => element("p", {}, n ? doubt : `Not sure. ${doubt}`)));
  for (const step of byId("steps").querySelectorAll("details")) step.open = false;
  byId("steps-section").hidden = !byId("steps").children.length;
  showSql(final.sql);
  view.id = final.id;
  showResult(final);
  offerFollowing();
  byId("link").hidden = !final.id;
  if (final.id && !asked.kept) remember({ id: final.id, question: asked.question, database: view.about?.name || "" });
}

function showSql(sql) {
  view.sql = sql;
  byId("query").hidden = !sql;
  if (!sql) return;
  byId("sql").value = sql;
  byId("sql").setAttribute("aria-invalid", "false");
  byId("sql").rows = Math.min(14, Math.max(2, sql.split("\n").length + Math.floor(sql.length / 90)));
  byId("reset").hidden = true;
}

function showResult(result) {
  view.result = { ...result, database: view.about.id };
  for (const id of ["csv", "json"]) byId(id).hidden = !result.sql; // the schema is no query's result
  const failed = result.status !== "ok";
  byId("result").hidden = failed;
  byId("sql").setAttribute("aria-invalid", String(failed));
  if (failed) return;
  const left = result.row_count > result.rows.length ? `, the first ${result.rows.length} are shown` : "";
  const count = `${rowCount(result)}${left}`;
  byId("count").textContent = count[0].toUpperCase() + count.slice(1);
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
  const keys = view.schema && view.schema.id === view.about.id ? keyNames(view.schema) : new Set();
  const { across, up } = firstColumns(result, keys);
  byId("chart-x").value = String(across);
  if (numbers.length) byId("chart-y").value = String(up);
  redraw();
}

function redraw() {
  const kind = byId("chart-kind").value;
  byId("chart").hidden = !kind;
  if (!kind) return;
  const [across, up] = [Number(byId("chart-x").value), Number(byId("chart-y").value)];
  byId("drawn").textContent = drawChart(byId("plot"), view.result, kind, across, up);
}

async function run() {
  if (byId("run").disabled) return;
  const mine = (view.running = {});
  byId("query").hidden = false;
  say("state", "Running …");
  byId("run").disabled = true;
  byId("doubts").hidden = byId("summary").hidden = byId("note").hidden = true;
  try {
    const sql = byId("sql").value;
    const result = await post("/api/run", { database: view.about.id, sql });
    if (view.running !== mine) return; // a question was asked meanwhile
    showResult({ ...result, sql });
    byId("link").hidden = true;
    if (result.status === "ok") say("state", `Your query ran in ${seconds(result.elapsed_ms)}.`);
    else say("state", reason(result), true);
  } catch (error) {
    if (view.running === mine) say("state", error.message, true);
  } finally {
    byId("run").disabled = false;
  }
}

/** Downloads every row, also those that are not shown. */
async function save(format) {
  const { database, sql } = view.result;
  try {
    download(`result.${format}`, await postForFile("/api/export", { database, sql, format }));
  } catch (error) {
    say("state", error.message, true);
  }
}

// ---- links ----

async function openLink() {
  const id = linkedAnswer();
  if (id === null) return;
  cancel();
  try {
    const answer = await get(`/api/answers/${encodeURIComponent(id)}`);
    if (view.databases.some((one) => one.id === answer.database.id)) chooseDatabase(answer.database.id);
    fill(answer);
    showSuggestions();
    startAnswer(answer.question, answer.database);
    byId("asked").focus();
    await watch(`/api/answers/${encodeURIComponent(id)}/events`, null, { ...answer, kept: answer.final !== null });
  } catch (error) {
    startAnswer("", null);
    say("state", error.message, true);
  }
}

async function copyLink() {
  const link = `${location.origin}/${answerLink(view.id)}`;
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
  byId("ask").addEventListener("input", keepDraft);
  byId("question").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (!byId("send").disabled) ask();
    }
  });
  byId("question").addEventListener("input", showSuggestions);
  byId("sql").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
  });
  byId("sql").addEventListener("input", () => (byId("reset").hidden = byId("sql").value === view.sql));
  byId("reset").addEventListener("click", () => showSql(view.sql));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.target.closest("dialog, [type=search]")) cancelByHand();
    const typing = event.target.closest("input, textarea, select, dialog");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      byId("question").focus();
    }
  });
  byId("cancel").addEventListener("click", cancelByHand);
  byId("run").addEventListener("click", run);
  byId("database").addEventListener("change", (event) => chooseDatabase(event.target.value));
  byId("delete").addEventListener("click", deleteDatabase);
  byId("save-descriptions").addEventListener("click", saveDescriptions);
  byId("file").addEventListener("change", (event) => upload(event.target.files));
  byId("model").addEventListener("change", () => loadModels().catch(() => {}));
  for (const id of ["chart-kind", "chart-x", "chart-y"]) byId(id).addEventListener("change", redraw);
  byId("csv").addEventListener("click", () => save("csv"));
  byId("json").addEventListener("click", () => save("json"));
  byId("link").addEventListener("click", copyLink);
  byId("forget").addEventListener("click", forgetAll);
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
    upload(event.dataTransfer.files);
  });
  if (matchMedia("(max-width: 860px)").matches) byId("side").open = false;
}

async function open() {
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

open();
