"use strict";

const CHANGES = ["right at once", "repaired", "broken by repair", "wrong throughout", "no answer"];

function changeOf(letters) {
  if (letters === "") return CHANGES[4];
  const right = (letter) => letter === "c" || letter === "l";
  if (right(letters.at(-1))) return right(letters[0]) ? CHANGES[0] : CHANGES[1];
  return [...letters].some(right) ? CHANGES[2] : CHANGES[3];
}

// One thing that trajectories are filtered by: its values, and which of them each trajectory has.
class Facet {
  constructor(key, label, count, valueOf, order) {
    this.key = key;
    this.label = label;
    const numbers = new Map((order ?? []).map((value, number) => [value, number]));
    this.of = new Uint16Array(count);
    for (let number = 0; number < count; number++) {
      const value = valueOf(number);
      if (!numbers.has(value)) numbers.set(value, numbers.size);
      this.of[number] = numbers.get(value);
    }
    this.values = [...numbers.keys()];
    this.counts = new Uint32Array(this.values.length);
    this.chosen = -1;
    this.select = element("select", { name: key }, element("option", { value: "" }));
    this.values.forEach((value) => this.select.append(element("option", { value })));
  }

  get worthShowing() {
    return new Set(this.of).size > 1;
  }

  // Returns whether there is such a value.
  choose(value) {
    this.chosen = value === "" ? -1 : this.values.indexOf(value);
    this.select.value = this.chosen < 0 ? "" : value;
    return value === "" || this.chosen >= 0;
  }

  showCounts() {
    const options = this.select.options;
    options[0].textContent = "all";
    this.values.forEach((value, number) => {
      const option = options[number + 1];
      const count = this.counts[number];
      option.textContent = `${value} (${count.toLocaleString("en")})`;
      option.hidden = count === 0 && number !== this.chosen;
    });
    this.select.classList.toggle("chosen", this.chosen >= 0);
  }
}

// All filters together. `shown`: the numbers of the trajectories that pass, in the chosen order.
class Filters {
  constructor(all) {
    this.all = all;
    const { questions, trajectories } = all;
    const ofRun = (name) => (number) => all.runOf(number)[name];
    const ofQuestion = (name) => (number) => questions[name][all.questionOf(number)];
    const facet = (key, label, valueOf, order) => new Facet(key, label, all.count, valueOf, order);
    this.facets = [
      facet("stage", "Stage", ofRun("stage")),
      facet("run", "Run", ofRun("run")),
      facet("scope", "Scope", ofRun("scope")),
      facet("mode", "Mode", ofRun("mode")),
      facet("split", "Split", ofRun("split")),
      facet("database", "Database", ofQuestion("database"), [...new Set(questions.database)].sort()),
      facet("verdict", "Verdict", (n) => VERDICTS[all.finalLetter[n]][1], Object.values(VERDICTS).map(([, name]) => name)),
      facet("change", "Outcome", (n) => changeOf(trajectories.turns[n]), CHANGES),
      facet("error", "Last error", (n) => trajectories.error[n]),
      facet("first_error", "First error", (n) => trajectories.first_error[n]),
      facet("difficulty", "Difficulty", ofQuestion("difficulty"), ["easy", "medium", "hard", "extra", "simple", "moderate", "challenging"]),
      facet("turns", "Turns", (n) => String(trajectories.turns[n].length), ["1", "2", "3"]),
    ];
    this.words = [];
    this.order = "";
    this.shown = new Uint32Array(0);
    this.orders = new Map();
    this.questionTexts = null;
  }

  setText(text) {
    this.words = (text.toLowerCase().match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', "")).filter(Boolean);
  }

  // One pass: a trajectory counts for an option if it passes all other filters.
  apply() {
    const { all, facets } = this;
    const active = facets.filter((facet) => facet.chosen >= 0);
    for (const facet of facets) facet.counts.fill(0);
    const shown = new Uint32Array(all.count);
    let count = 0;
    for (const number of this.inOrder()) {
      let failed = null;
      let fails = 0;
      for (const facet of active) {
        if (facet.of[number] !== facet.chosen) {
          failed = facet;
          if (++fails > 1) break;
        }
      }
      if (fails > 1 || !this.hasWords(number)) continue;
      if (fails === 1) {
        failed.counts[failed.of[number]]++;
        continue;
      }
      shown[count++] = number;
      for (const facet of facets) facet.counts[facet.of[number]]++;
    }
    this.shown = shown.subarray(0, count);
    for (const facet of facets) facet.showCounts();
  }

  inOrder() {
    if (!this.orders.has(this.order)) {
      const numbers = Uint32Array.from({ length: this.all.count }, (_, number) => number);
      const { question, turns } = this.all.trajectories;
      if (this.order === "question") numbers.sort((a, b) => question[a] - question[b] || a - b);
      if (this.order === "turns") numbers.sort((a, b) => turns[b].length - turns[a].length || a - b);
      this.orders.set(this.order, numbers);
    }
    return this.orders.get(this.order);
  }

  hasWords(number) {
    if (this.words.length === 0) return true;
    if (this.questionTexts === null) this.prepareTexts();
    const [asked, answered] = [this.questionTexts[this.all.questionOf(number)], this.answerTexts[number]];
    return this.words.every((word) => asked.includes(word) || answered.includes(word));
  }

  prepareTexts() {
    const { questions, trajectories } = this.all;
    this.questionTexts = questions.text.map((text, number) => `${text}\n${questions.gold[number]}`.toLowerCase());
    this.answerTexts = trajectories.sql.map((sql, number) => `${this.all.keys[number]}\n${sql}`.toLowerCase());
  }
}
