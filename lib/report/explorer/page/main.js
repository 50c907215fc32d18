"use strict";

let all = null;
let filters = null;
let list = null;
let opened = -1; // the number of the trajectory that is read

function addressOf(number) {
  const parts = new URLSearchParams();
  const text = byId("text").value.trim();
  for (const facet of filters.facets) if (facet.chosen >= 0) parts.set(facet.key, facet.values[facet.chosen]);
  if (text) parts.set("text", text);
  if (filters.order) parts.set("order", filters.order);
  if (number >= 0) parts.set("open", all.keys[number]);
  return `#${parts}`;
}

function rememberAddress() {
  history.replaceState(null, "", addressOf(opened));
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const absent = filters.facets.filter((facet) => !facet.choose(parts.get(facet.key) ?? ""));
  byId("text").value = parts.get("text") ?? "";
  filters.setText(byId("text").value);
  byId("order").value = parts.get("order") ?? "";
  filters.order = byId("order").value;
  filters.apply();
  const wanted = parts.get("open");
  const number = wanted === null ? -1 : (all.byKey.get(wanted) ?? -1);
  showFound(number);
  if (absent.length > 0) {
    const names = absent.map((facet) => `${facet.label.toLowerCase()} “${parts.get(facet.key)}”`);
    byId("count").append(`; there is no ${names.join(", no ")} here`);
  }
  read(number, wanted);
}

function showFound(number) {
  const { length } = filters.shown;
  byId("count").textContent =
    length === all.count ? `${length.toLocaleString("en")} trajectories` : `${length.toLocaleString("en")} of ${all.count.toLocaleString("en")} trajectories`;
  list.show(filters.shown, number);
}

function filterAgain() {
  for (const facet of filters.facets) facet.choose(facet.select.value);
  filters.setText(byId("text").value);
  filters.order = byId("order").value;
  filters.apply();
  showFound(opened);
  rememberAddress();
}

function open(number) {
  list.choose(number);
  read(number, null);
  rememberAddress();
}

async function read(number, wanted) {
  opened = number;
  const reading = byId("reading");
  document.body.classList.toggle("is-reading", number >= 0);
  if (number < 0) {
    const hint = wanted === null ? "Choose a trajectory: a click, or j and k." : `There is no trajectory ${wanted} here.`;
    reading.replaceChildren(element("p", { className: "hint" }, hint));
    document.title = "Trajectories";
    return;
  }
  document.title = all.text(number);
  try {
    const body = await all.body(number);
    if (opened !== number) return; // another one was chosen meanwhile
    reading.replaceChildren(trajectoryPage(all, number, body, addressOf));
    reading.scrollTop = 0;
  } catch (error) {
    if (opened === number) reading.replaceChildren(element("p", { className: "failure" }, error.message));
  }
}

// What a reader comes for: the first trajectory whose answer is wrong.
function showFirstWrong() {
  const number = filters.shown.find((each) => WRONG.has(all.finalLetter[each]));
  if (number === undefined) return;
  list.choose(number);
  read(number, null);
}

// The same question in another run: the next or the previous of its trajectories.
function turnTo(by) {
  if (opened < 0) return;
  const same = all.ofQuestion[all.questionOf(opened)];
  open(same[(same.indexOf(opened) + by + same.length) % same.length]);
}

function togglePrompts() {
  const prompts = [...document.querySelectorAll(".prompt")];
  const anyClosed = prompts.some((prompt) => !prompt.open);
  for (const prompt of prompts) prompt.open = anyClosed;
}

const LIST_KEYS = {
  ArrowDown: () => list.move(1),
  ArrowUp: () => list.move(-1),
  PageDown: () => list.move(list.page),
  PageUp: () => list.move(-list.page),
  Home: () => list.move(-all.count),
  End: () => list.move(all.count),
  Enter: () => byId("reading").focus(),
};
const PAGE_KEYS = {
  j: () => list.move(1),
  k: () => list.move(-1),
  n: () => turnTo(1),
  p: () => turnTo(-1),
  o: togglePrompts,
  "?": () => byId("keys").showModal(),
  "/": () => {
    showFilters(true);
    byId("text").focus();
  },
  Escape: () => byId("list").focus(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
  const writes = event.target.closest("input, select, textarea") !== null;
  if (writes && event.key !== "Escape") return;
  const action = (event.target === byId("list") ? LIST_KEYS[event.key] : undefined) ?? PAGE_KEYS[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function showFilters(shown) {
  document.body.classList.toggle("is-filtering", shown);
  byId("filter-button").setAttribute("aria-expanded", String(shown));
}

function start(index) {
  all = new Trajectories(index);
  filters = new Filters(all);
  list = new List(all, open);
  byId("summary").textContent = `${plural(all.count, "trajectory", "trajectories")}, ${plural(all.runs.length, "run")}, ${plural(all.questions.text.length, "question")}`;
  for (const facet of filters.facets) {
    if (facet.worthShowing) byId("facets").append(element("label", { className: "facet" }, facet.label, facet.select));
  }
  if (all.report && location.protocol === "file:") {
    byId("report").href = all.report;
    byId("report").hidden = false;
  }
  if (all.left_out.length > 0) {
    byId("left-out").hidden = false;
    byId("left-out").querySelector("summary").textContent = `${plural(all.left_out.length, "file")} left out`;
    byId("left-out").querySelector("ul").append(...all.left_out.map((line) => element("li", null, line)));
  }
  byId("marks").append(
    ...Object.entries(VERDICTS).map(([letter, [, name]]) => element("div", null, element("dt", null, marks(letter)), element("dd", null, name))),
  );
  byId("filters").addEventListener("input", filterAgain);
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", () => setTimeout(filterAgain));
  byId("filter-button").addEventListener("click", () => showFilters(!document.body.classList.contains("is-filtering")));
  byId("keys-button").addEventListener("click", () => byId("keys").showModal());
  document.addEventListener("keydown", onKey);
  window.addEventListener("hashchange", readAddress);
  readAddress();
  if (location.hash === "") showFirstWrong();
  performance.mark("opened");
}

load("index").then(start, (error) => {
  byId("summary").textContent = error.message;
});
