"use strict";

const ROW_HEIGHT = 60; // pixels, as in explorer.css
const SPARE_ROWS = 8; // drawn above and below what is seen

// The rows of the trajectories that pass. Only those that are seen exist.
class List {
  constructor(all, open) {
    this.all = all;
    this.open = open;
    this.shown = new Uint32Array(0);
    this.place = -1; // of the chosen one among `shown`
    this.box = byId("list");
    this.rows = byId("rows");
    this.drawn = new Map(); // place -> row
    let waiting = false;
    this.box.addEventListener("scroll", () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        this.draw();
      });
    });
    new ResizeObserver(() => this.draw()).observe(this.box);
    this.rows.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) this.open(this.shown[Number(row.dataset.place)]);
    });
  }

  show(shown, chosen) {
    this.shown = shown;
    this.rows.style.height = `${shown.length * ROW_HEIGHT}px`;
    this.clear();
    this.choose(chosen);
    if (this.place < 0) this.box.scrollTop = 0;
    this.draw();
  }

  choose(number) {
    this.place = this.shown.indexOf(number);
    if (this.place >= 0) this.reveal();
    this.clear();
    this.draw();
  }

  // Open the trajectory so many places on.
  move(by) {
    if (this.shown.length === 0) return;
    const place = this.place < 0 ? 0 : this.place + by;
    this.open(this.shown[Math.max(0, Math.min(this.shown.length - 1, place))]);
  }

  get page() {
    return Math.max(1, Math.floor(this.box.clientHeight / ROW_HEIGHT) - 1);
  }

  // Scroll no more than needed; to what is far away, so that it stands in the middle.
  reveal() {
    const top = this.place * ROW_HEIGHT;
    const { scrollTop, clientHeight } = this.box;
    const [above, below] = [scrollTop - top, top + ROW_HEIGHT - scrollTop - clientHeight];
    if (Math.max(above, below) > clientHeight) this.box.scrollTop = top - (clientHeight - ROW_HEIGHT) / 2;
    else if (above > 0) this.box.scrollTop = top;
    else if (below > 0) this.box.scrollTop = scrollTop + below;
  }

  clear() {
    this.drawn.clear();
    this.rows.replaceChildren();
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW_HEIGHT) - SPARE_ROWS);
    const seen = Math.ceil(this.box.clientHeight / ROW_HEIGHT) + 2 * SPARE_ROWS;
    const last = Math.min(this.shown.length, first + seen);
    for (const [place, row] of this.drawn) {
      if (place < first || place >= last) {
        row.remove();
        this.drawn.delete(place);
      }
    }
    for (let place = first; place < last; place++) {
      if (this.drawn.has(place)) continue;
      const row = this.row(place);
      this.drawn.set(place, row);
      this.rows.append(row);
    }
    if (this.drawn.has(this.place)) this.box.setAttribute("aria-activedescendant", `row-${this.place}`);
    else this.box.removeAttribute("aria-activedescendant");
  }

  row(place) {
    const { all } = this;
    const number = this.shown[place];
    const error = all.trajectories.error[number];
    const row = element(
      "div",
      {
        className: "row",
        id: `row-${place}`,
        role: "option",
        "aria-selected": String(place === this.place),
        "aria-posinset": String(place + 1),
        "aria-setsize": String(this.shown.length),
      },
      element("div", null, element("span", { className: "question" }, all.text(number)), marks(all.trajectories.turns[number])),
      element(
        "div",
        { className: "soft" },
        element("span", { className: "about" }, `${all.runName(number)} · ${all.questions.database[all.questionOf(number)]}`),
        error === "none" ? null : element("span", null, error.replaceAll("_", " ")),
      ),
    );
    row.dataset.place = place;
    row.style.top = `${place * ROW_HEIGHT}px`;
    return row;
  }
}
