// Charts of a result, drawn by uPlot (uplot.js). A chart is numbers and texts: nothing in it is run.

import { numeric, shown } from "./values.js";

const HEIGHT = 300;
const MOST_BARS = 60;
const WIDEST_BAR = 72;
const LABEL_WIDTH = 84;
const MOST_POINTS = 2000;
const LONGEST_LABEL = 18;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The columns with numbers in them: what can stand on the vertical axis. */
export function numberColumns(result) {
  return result.columns.map((_, column) => column).filter((column) => {
    const values = result.rows.map((row) => row[column]).filter((value) => value !== null);
    return values.length > 0 && values.every((value) => Number.isFinite(numeric(value)));
  });
}

function label(value) {
  const text = shown(value);
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text;
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });

function fromZero(low, high) {
  const [least, most] = [Math.min(0, low), Math.max(0, high)];
  return least === most ? [0, 1] : [least * 1.05, most * 1.05];
}

/** Draws two columns into `place`; false where there is nothing to draw. `kind`: bar, line or points. */
export function drawChart(place, result, kind, across, up) {
  const most = kind === "bar" ? MOST_BARS : MOST_POINTS;
  const drawable = result.rows.filter((row) => numeric(row[up]) !== null);
  const rows = drawable.slice(0, most);
  place.replaceChildren();
  if (!rows.length) return false;
  const scaled = kind !== "bar" && rows.every((row) => Number.isFinite(numeric(row[across])));
  if (scaled) rows.sort((a, b) => numeric(a[across]) - numeric(b[across]));

  const css = getComputedStyle(document.documentElement);
  const [text, line, ink] = ["--soft", "--faint", "--series"].map((name) => css.getPropertyValue(name).trim());
  const axis = { stroke: text, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  const below = scaled
    ? { ...axis, grid: { show: false } }
    : {
        ...axis,
        grid: { show: false },
        incrs: STEPS,
        space: LABEL_WIDTH,
        values: (_, places) => places.map((at) => (rows[at] ? label(rows[at][across]) : "")),
      };
  const paths = { bar: uPlot.paths.bars({ size: [0.72, WIDEST_BAR] }), line: uPlot.paths.linear(), points: () => null };
  const x = rows.map((row, at) => (scaled ? numeric(row[across]) : at));
  new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT,
      scales: {
        x: { time: false, ...(scaled ? {} : { range: [-0.5, rows.length - 0.5] }) },
        y: kind === "points" ? {} : { range: (_, low, high) => fromZero(low, high) },
      },
      axes: [below, { ...axis, size: 64, values: (_, values) => values.map((value) => short.format(value)) }],
      series: [
        { label: result.columns[across], value: (_, at) => (at === null ? "–" : scaled ? String(at) : shown(rows[at][across])) },
        {
          label: result.columns[up],
          stroke: ink,
          fill: kind === "line" ? undefined : ink,
          width: 2,
          paths: paths[kind],
          points: { show: kind !== "bar", size: kind === "line" ? 5 : 8, fill: ink },
        },
      ],
      cursor: { drag: { x: false, y: false } },
    },
    [x, rows.map((row) => numeric(row[up]))],
    place,
  );
  const left = drawable.length > most ? `, the first ${most}` : "";
  place.setAttribute("aria-label", `${result.columns[up]} by ${result.columns[across]}${left}`);
  return true;
}
