"use strict";

// The page of one trajectory. `linkTo(number)`: the address of another one.
function trajectoryPage(all, number, { trajectory, results }, linkTo) {
  const question = all.questionOf(number);
  const gold = all.questions.gold[question];
  const turns = trajectory.steps.filter((step) => step.attempts.length > 0);
  const last = turns.at(-1);
  const final = last ? last.attempts[last.selected] : null;
  const run = all.runOf(number);
  return element(
    "article",
    null,
    element("p", { className: "crumbs" }, element("a", { className: "back", href: linkTo(-1) }, "List"), all.keys[number]),
    element("h2", null, all.questions.text[question]),
    element(
      "p",
      { className: "tags" },
      verdictTag(all.finalLetter[number]),
      [trajectory.db_id, all.questions.difficulty[question], all.runName(number)].map((text) => element("span", { className: "tag" }, text)),
      trajectory.accepted ? element("span", { className: "tag" }, "accepted") : null,
    ),
    trajectory.error === null ? null : element("p", { className: "failure" }, trajectory.error),
    element("h3", { className: "small" }, "Gold SQL"),
    sqlBlock(gold, final ? final.sql : null, "Gold SQL"),
    sameQuestion(all, number, linkTo),
    trajectory.steps.map((step, index) =>
      stepSection(step, index, trajectory.steps[index - 1], { gold, results, isLast: step === last, timing: turnTiming(run, turns.indexOf(step)) }),
    ),
    trajectory.training ? trainingSection(trajectory.training) : null,
    factsSection(run, trajectory),
  );
}

function verdictTag(letter) {
  const [mark, name] = VERDICTS[letter];
  return element("span", { className: `tag verdict verdict-${letter || "none"}` }, `${mark} ${name}`);
}

function sameQuestion(all, number, linkTo) {
  const others = all.ofQuestion[all.questionOf(number)];
  if (others.length < 2) return null;
  return element(
    "nav",
    { className: "same", "aria-label": "The same question" },
    element("h3", { className: "small" }, `The same question: ${plural(others.length, "trajectory", "trajectories")}`),
    element(
      "ul",
      null,
      others.map((other) =>
        element(
          "li",
          null,
          element(
            "a",
            { href: linkTo(other), title: all.trajectories.sql[other], ...(other === number ? { "aria-current": "true" } : {}) },
            marks(all.trajectories.turns[other]),
            all.runName(other),
          ),
        ),
      ),
    ),
  );
}

function turnTiming(run, turn) {
  const timing = turn < 0 ? undefined : run.turn_ms[turn];
  if (!timing) return null;
  const parts = Object.entries(timing).map(([what, ms]) => `${what} ${ms} ms`);
  return `on average in this turn: ${parts.join(", ")}`;
}

function stepSection(step, index, before, context) {
  const body = element("div", { className: "attempt" });
  const buttons = [];
  const show = (sample) => {
    body.replaceChildren(...attemptParts(step.attempts[sample], step, context));
    buttons.forEach((button, other) => button.setAttribute("aria-pressed", String(other === sample)));
  };
  const samples = step.attempts.length > 1 ? samplesTable(step, buttons, show) : null;
  const selected = step.attempts[step.selected];
  if (selected) show(step.selected);
  return element(
    "section",
    { className: "step", "aria-label": `Step ${index + 1}` },
    element(
      "h3",
      null,
      element("span", { className: "ordinal" }, String(index + 1)),
      step.role,
      selected ? verdictTag(letterOf(selected)) : null,
      context.timing ? element("span", { className: "soft" }, context.timing) : null,
    ),
    step.feedback ? element("div", { className: "feedback" }, element("h4", null, "Feedback"), element("p", null, step.feedback)) : null,
    promptDetails(step, before),
    samples,
    step.attempts.length > 0 ? body : step.texts.map((text) => textBlock(text, "What the model wrote")),
  );
}

function letterOf(attempt) {
  const letters = { correct: "c", wrong: "w", pred_error: "e", timeout: "t", refused: "r", gold_error: "g", unscorable: "u" };
  const lucky = attempt.verdict === "correct" && attempt.strict_verdict && attempt.strict_verdict !== "correct";
  return lucky ? "l" : letters[attempt.verdict];
}

// What the step before was shown already is folded.
function promptDetails(step, before) {
  const known = before ? before.messages : [];
  let same = 0;
  while (same < step.messages.length && same < known.length && isSame(step.messages[same], known[same])) same++;
  const tokens = step.attempts[0]?.prompt_tokens;
  const size = [plural(step.messages.length, "message"), tokens ? plural(tokens, "token") : null].filter(Boolean).join(", ");
  return element(
    "details",
    { className: "prompt" },
    element("summary", null, `Prompt: ${size}`),
    same > 0 ? folded(`${plural(same, "message")} as before`, step.messages.slice(0, same).map((message) => messageBlock(message, ""))) : null,
    step.messages.slice(same).map((message, place) => messageBlock(message, known[same + place]?.content ?? "")),
  );
}

function isSame(one, other) {
  return one.role === other.role && one.content === other.content;
}

function messageBlock(message, before) {
  const [lines, old] = [message.content.split("\n"), before.split("\n")];
  let same = 0;
  while (same < lines.length && same < old.length && lines[same] === old[same]) same++;
  if (same < 3) same = 0;
  return element(
    "div",
    { className: "message" },
    element("h4", null, message.role),
    same > 0 ? folded(`${plural(same, "line")} as before`, [textBlock(lines.slice(0, same).join("\n"), "As before")]) : null,
    textBlock(lines.slice(same).join("\n"), `Message of the ${message.role}`),
  );
}

function folded(title, children) {
  return element("details", { className: "folded" }, element("summary", null, title), children);
}

function textBlock(text, label) {
  return element("pre", { className: "text", tabIndex: 0, "aria-label": label }, text);
}

function samplesTable(step, buttons, show) {
  const heads = ["Sample", "Verdict", "Reward", "Tokens", "Plan", "SQL"];
  const rows = step.attempts.map((attempt, sample) => {
    const button = element("button", { type: "button" }, `${sample + 1}${sample === step.selected ? " selected" : ""}`);
    button.addEventListener("click", () => show(sample));
    buttons.push(button);
    return element(
      "tr",
      null,
      element("td", null, button),
      element("td", null, verdictTag(letterOf(attempt)), attempt.error_class ? ` ${attempt.error_class.replaceAll("_", " ")}` : ""),
      element("td", { className: "figure" }, String(attempt.reward)),
      element("td", { className: "figure" }, String(attempt.completion_tokens)),
      element("td", null, planText(attempt.cost) || "–"),
      element("td", { className: "one-line" }, element("code", null, attempt.sql)),
    );
  });
  return element(
    "div",
    { className: "scroll", tabIndex: 0, role: "region", "aria-label": "Samples" },
    element("table", { className: "samples" }, tableHead(heads), element("tbody", null, rows)),
  );
}

function tableHead(heads) {
  return element("thead", null, element("tr", null, heads.map((head) => element("th", { scope: "col" }, head))));
}

function planText(cost) {
  if (!cost) return "";
  return [
    cost.full_scans ? plural(cost.full_scans, "full scan") : null,
    cost.temp_b_trees ? plural(cost.temp_b_trees, "temporary b-tree") : null,
    cost.index_searches ? plural(cost.index_searches, "index search", "index searches") : null,
    cost.cartesian_joins ? plural(cost.cartesian_joins, "cartesian join") : null,
  ].filter(Boolean).join(", ");
}

// One candidate: its SQL, its result, and gold's beside it where they differ.
function attemptParts(attempt, step, { gold, results, isLast }) {
  const facts = [
    attempt.error_class ? attempt.error_class.replaceAll("_", " ") : null,
    attempt.strict_reason ? `not strictly correct: ${attempt.strict_reason.replaceAll("_", " ")}` : null,
    step.attempts.length > 1 ? null : `reward ${attempt.reward}`,
    step.attempts.length > 1 ? null : plural(attempt.completion_tokens, "token"),
    attempt.finish_reason === "stop" ? null : `ended by ${attempt.finish_reason}`,
    step.attempts.length > 1 ? null : planText(attempt.cost),
    attempt.parses ? null : "does not parse",
    attempt.schema_valid === false ? "a name is not in the schema" : null,
  ];
  const compared = results.results[attempt.sql];
  const equal = compared && compared.extra + compared.missing === 0 && !compared.reordered && !compared.extra_columns.length && !compared.missing_columns.length;
  const mine = element("div", { className: "side" }, element("h4", null, equal ? "Result, the same as the reference result" : "Result"), ownResult(attempt, compared));
  const besideGold = !equal && (attempt.status === "ok" || isLast);
  const theirs = besideGold ? element("div", { className: "side" }, element("h4", null, "Reference result"), goldResult(results.gold, compared)) : null;
  const said = attempt.completion.trim() === attempt.sql.trim() ? null : folded("What the model wrote", [textBlock(attempt.completion, "What the model wrote")]);
  return [
    attempt.sql ? sqlBlock(attempt.sql, gold, "SQL of the model") : element("p", { className: "failure" }, "no SQL"),
    element("p", { className: "soft" }, facts.filter(Boolean).join(" · ")),
    said,
    compared && !equal ? element("p", { className: "difference" }, differenceText(compared)) : null,
    element("div", { className: besideGold ? "sides" : "sides alone" }, mine, theirs),
  ].filter(Boolean);
}

function differenceText(compared) {
  const parts = [
    compared.missing ? `${plural(compared.missing, "row")} of the reference result missing` : null,
    compared.extra ? `${plural(compared.extra, "row")} not in the reference result` : null,
    compared.missing_columns.length ? `${plural(compared.missing_columns.length, "column")} of the reference result missing` : null,
    compared.extra_columns.length ? `${plural(compared.extra_columns.length, "column")} not in the reference result` : null,
    compared.reordered ? "its rows in another order" : null,
  ];
  return `Difference: ${parts.filter(Boolean).join(", ")}.`;
}

function ownResult(attempt, compared) {
  if (attempt.status !== "ok") {
    return element("p", { className: "failure" }, `${attempt.status}${attempt.error ? `: ${attempt.error}` : ""}`);
  }
  if (compared) return resultTable(compared, new Set(compared.extra_rows), new Set(compared.extra_columns), "+");
  if (attempt.row_count < 0) return element("p", { className: "soft" }, "not recorded");
  const rows = attempt.rows.map((row, index) => [index, row]);
  return resultTable({ columns: attempt.columns, rows, row_count: attempt.row_count }, new Set(), new Set(), "");
}

function goldResult(gold, compared) {
  if (gold.status !== "ok") return element("p", { className: "failure" }, `not available: ${gold.error}`);
  return resultTable(gold, new Set(compared?.missing_rows), new Set(compared?.missing_columns), "−");
}

// `rows`: [index, values]. Rows and columns that the other side has not are marked with `sign`.
function resultTable(result, markedRows, markedColumns, sign) {
  if (result.row_count === 0) return element("p", { className: "soft" }, "no rows");
  const kind = sign === "+" ? "extra" : "missing";
  const heads = result.columns.map((name, column) => {
    const figures = typeof result.rows[0]?.[1][column] === "number" ? "figure" : "";
    const marked = markedColumns.has(column);
    return element("th", { scope: "col", className: marked ? `${kind} ${figures}` : figures }, marked ? `${sign} ${name}` : name);
  });
  const rows = [];
  let next = 0;
  for (const [index, values] of result.rows) {
    if (index > next) rows.push(gapRow(index - next, result.columns.length));
    next = index + 1;
    rows.push(
      element(
        "tr",
        { className: markedRows.has(index) ? kind : "" },
        element("td", { className: "index" }, markedRows.has(index) ? `${sign} ${index + 1}` : String(index + 1)),
        values.map((value, column) => valueCell(value, markedColumns.has(column) ? kind : "")),
      ),
    );
  }
  if (next < result.row_count) rows.push(gapRow(result.row_count - next, result.columns.length));
  return element(
    "div",
    { className: "scroll", tabIndex: 0, role: "region", "aria-label": "Rows" },
    element(
      "table",
      null,
      element("thead", null, element("tr", null, element("th", { className: "index" }, element("span", { className: "hidden" }, "Row")), heads)),
      element("tbody", null, rows),
    ),
  );
}

function gapRow(count, width) {
  return element("tr", { className: "gap" }, element("td", { colspan: String(width + 1) }, `… ${plural(count, "row")} more`));
}

function valueCell(value, kind) {
  if (value === null) return element("td", { className: `${kind} null` }, "NULL");
  const number = typeof value === "number";
  return element("td", { className: number ? `${kind} figure` : kind }, String(value));
}

// What training by GRPO made of it: the rewards of its group, and the tokens that were trained.
function trainingSection(training) {
  const parts = Object.keys(training.group[0].parts);
  const figure = (value) => element("td", { className: "figure" }, value === null ? "–" : String(Math.round(value * 1e4) / 1e4));
  const advantage = training.group.find((member) => member.member === training.member)?.advantage ?? null;
  const rows = training.group.map((member) =>
    element(
      "tr",
      { className: member.member === training.member ? "own" : "" },
      element("td", { className: "figure" }, String(member.member)),
      figure(member.reward),
      parts.map((part) => figure(member.parts[part])),
      figure(member.advantage),
    ),
  );
  return element(
    "section",
    { className: "facts training", "aria-label": "Training" },
    element("h3", null, `Training step ${training.step}: the group, episode ${training.member}`),
    element(
      "div",
      { className: "scroll", tabIndex: 0, role: "region", "aria-label": "The group" },
      element("table", null, tableHead(["Episode", "Reward", ...parts, "Advantage"]), element("tbody", null, rows)),
    ),
    training.steps.map((step, index) => {
      const count = step.mask.filter(Boolean).length;
      const title = `Tokens of step ${index + 1}: ${count} of ${step.tokens.length} trained${count ? `, ${advantageText(advantage)}` : ""}`;
      return folded(title, [tokensBlock(step, advantage)]);
    }),
  );
}

// An episode without one is of a group whose rewards are all equal.
function advantageText(advantage) {
  return advantage === null ? "no advantage" : `advantage ${advantage > 0 ? "+" : ""}${Math.round(advantage * 1e4) / 1e4}`;
}

// Masked tokens are faint; the others are underlined by whether they are to become likelier. The
// title of a token has its log-probability, and of a trained one the advantage.
function tokensBlock({ tokens, mask, log_probabilities }, advantage) {
  const pushed = advantage ? (advantage > 0 ? "likelier" : "rarer") : "";
  const pieces = tokens.map((token, place) => {
    const hint = `log-probability ${log_probabilities[place]}`;
    return mask[place]
      ? element("span", { className: `trained ${pushed}`, title: `${advantageText(advantage)}, ${hint}` }, token)
      : element("span", { className: "masked", title: hint }, token);
  });
  return element("pre", { className: "text tokens", tabIndex: 0, "aria-label": "Tokens" }, pieces);
}

function factsSection(run, trajectory) {
  const entries = [
    ["folder", run.folder],
    ...run.facts,
    ["scope", trajectory.scope],
    ["mode", trajectory.mode],
    ["tables shown", trajectory.tables.join(", ") || "none"],
    ["tables trimmed", trajectory.trimmed_tables.join(", ") || "none"],
  ];
  return element("section", { className: "facts", "aria-label": "Where it comes from" }, element("h3", null, "Where it comes from"), definitions(entries));
}

function definitions(entries) {
  const text = (value) => (typeof value === "string" ? value : JSON.stringify(value));
  return element(
    "dl",
    null,
    entries.map(([name, value]) => element("div", null, element("dt", null, name.replaceAll("_", " ")), element("dd", null, text(value)))),
  );
}
