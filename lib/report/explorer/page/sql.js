"use strict";

const TOKEN = /(--[^\n]*|\/\*[\s\S]*?\*\/)|('(?:[^']|'')*'?)|("(?:[^"]|"")*"?|`[^`]*`?|\[[^\]]*\]?)|(\d+(?:\.\d+)?)|([A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(<>|<=|>=|!=|\|\||[^\s])/g;
const KEYWORDS = new Set(
  ("select from where group by having order limit offset join left right inner outer cross natural on using as and or not " +
    "in is null like between exists distinct union all except intersect case when then else end asc desc with cast collate " +
    "glob escape values over partition recursive").split(" "),
);
const FUNCTIONS = new Set("count sum avg min max total abs round length lower upper substr coalesce ifnull strftime date".split(" "));
const CLAUSES = new Set("from where group having order limit union except intersect join left inner cross natural".split(" "));
const MOST_TOKENS = 400; // above, two texts are not compared

// [{text, kind, spaced}], in the order of the text. `spaced`: white space stands before it.
function sqlTokens(sql) {
  const tokens = [];
  let end = 0;
  for (const match of sql.matchAll(TOKEN)) {
    const [text, comment, string, name, number, word] = match;
    const lower = text.toLowerCase();
    let kind = "sign";
    if (comment) kind = "comment";
    else if (string) kind = "string";
    else if (name) kind = "name";
    else if (number) kind = "number";
    else if (word) kind = KEYWORDS.has(lower) ? "keyword" : FUNCTIONS.has(lower) ? "function" : "name";
    tokens.push({ text, kind, key: kind === "string" ? text : lower, spaced: match.index > end });
    end = match.index + text.length;
  }
  return tokens;
}

// The numbers of the tokens of `tokens` that are not in a longest common subsequence with `others`.
function differingTokens(tokens, others) {
  const [n, m] = [tokens.length, others.length];
  if (n > MOST_TOKENS || m > MOST_TOKENS) return new Set();
  const lengths = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      lengths[i][j] =
        tokens[i].key === others[j].key
          ? lengths[i + 1][j + 1] + 1
          : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const differing = new Set();
  let [i, j] = [0, 0];
  while (i < n) {
    if (j < m && tokens[i].key === others[j].key) [i, j] = [i + 1, j + 1];
    else if (j < m && lengths[i][j + 1] > lengths[i + 1][j]) j++;
    else differing.add(i++);
  }
  return differing;
}

function beginsLine(word, before) {
  return word === "select" || (CLAUSES.has(word) && !(before.kind === "keyword" && CLAUSES.has(before.key)));
}

// SQL with its words coloured, a clause a line, and what `other` has not marked.
function sqlBlock(sql, other, label) {
  const tokens = sqlTokens(sql);
  const differing = other === null ? new Set() : differingTokens(tokens, sqlTokens(other));
  const pieces = [];
  let depth = 0;
  tokens.forEach((token, number) => {
    const before = tokens[number - 1];
    const breaks = number > 0 && depth === 0 && token.kind === "keyword" && beginsLine(token.key, before);
    if (breaks) pieces.push("\n");
    else if (token.spaced) pieces.push(" ");
    if (before?.kind === "comment" && before.text.startsWith("--") && !breaks) pieces.push("\n");
    depth += token.text === "(" ? 1 : token.text === ")" ? -1 : 0;
    const differs = differing.has(number);
    pieces.push(
      token.kind === "name" && !differs
        ? token.text
        : element(differs ? "mark" : "span", { className: token.kind }, token.text),
    );
  });
  return element("pre", { className: "sql", tabIndex: 0, "aria-label": label }, element("code", null, pieces));
}
