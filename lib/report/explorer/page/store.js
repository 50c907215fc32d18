"use strict";

// Data come as scripts that call `received`, since a page on the disk may load nothing else.
const KEPT_CHUNKS = 40;
const chunks = new Map(); // name -> promise of its value, the last used at the end
const arrivals = new Map(); // name -> what to do with the value

function received(name, value) {
  arrivals.get(name)?.(value);
  arrivals.delete(name);
}

function load(name) {
  const known = chunks.get(name) ?? loadScript(name);
  chunks.delete(name);
  chunks.set(name, known);
  if (chunks.size > KEPT_CHUNKS) chunks.delete(chunks.keys().next().value);
  return known;
}

function loadScript(name) {
  return new Promise((resolve, reject) => {
    arrivals.set(name, resolve);
    const script = element("script", { src: `data/${name}.js` });
    script.onload = () => script.remove();
    script.onerror = () => {
      chunks.delete(name);
      reject(new Error(`data/${name}.js is missing: run \`make explore\` again`));
    };
    document.head.append(script);
  });
}

// The body of a thing by its number. `starts`: the first number in each chunk.
async function bodyOf(kind, starts, number) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= number) low = middle;
    else high = middle - 1;
  }
  const chunk = await load(`${kind}-${low}`);
  return chunk[number - starts[low]];
}

const VERDICTS = {
  c: ["✓", "correct"],
  l: ["≈", "correct, not strictly"],
  w: ["≠", "wrong"],
  e: ["✕", "error"],
  t: ["◷", "timeout"],
  r: ["⊘", "refused"],
  g: ["?", "gold error"],
  u: ["?", "unscorable"],
  "": ["–", "no answer"],
};

const WRONG = new Set(["w", "e", "t", "r"]);

// The index with what follows from it: for each trajectory its key, by which links name it.
class Trajectories {
  constructor(index) {
    Object.assign(this, index);
    const { id, run, turns } = index.trajectories;
    this.count = id.length;
    this.keys = new Array(this.count);
    this.byKey = new Map();
    for (let number = 0; number < this.count; number++) {
      const key = `${this.runs[run[number]].folder}/${id[number]}`;
      let free = key;
      for (let again = 2; this.byKey.has(free); again++) free = `${key}~${again}`;
      this.keys[number] = free;
      this.byKey.set(free, number);
    }
    this.finalLetter = turns.map((letters) => letters.at(-1) ?? "");
    this.ofQuestion = Array.from(index.questions.text, () => []);
    index.trajectories.question.forEach((question, number) => this.ofQuestion[question].push(number));
  }

  runOf(number) {
    return this.runs[this.trajectories.run[number]];
  }

  questionOf(number) {
    return this.trajectories.question[number];
  }

  text(number) {
    return this.questions.text[this.questionOf(number)];
  }

  // "sft · online · dev"
  runName(number) {
    const run = this.runOf(number);
    const way = run.mode === "repair" ? (run.stage === "eval_base" ? "one shot" : run.scope) : run.mode;
    return `${run.run} · ${way} · ${run.split}`;
  }

  async body(number) {
    const question = this.questionOf(number);
    const [trajectory, results] = await Promise.all([
      bodyOf("trajectories", this.trajectory_chunks, number),
      bodyOf("questions", this.question_chunks, question),
    ]);
    return { trajectory, results };
  }
}

// ✕≠✓: the verdict of each turn, with words for who cannot see it.
function marks(letters) {
  const each = letters === "" ? [""] : [...letters];
  return element(
    "span",
    { className: "marks", role: "img", "aria-label": each.map((letter) => VERDICTS[letter][1]).join(", then ") },
    each.map((letter) => element("span", { className: `verdict-${letter || "none"}` }, VERDICTS[letter][0])),
  );
}
