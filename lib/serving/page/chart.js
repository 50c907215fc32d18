// Charts of a result as SVG. A chart is drawn from numbers and texts: nothing in it is ever run.

import { numeric, shown } from "./values.js";

const HEIGHT = 300;
const LEFT = 64;
const BOTTOM = 46;
const TOP = 10;
const MOST_BARS = 60;
const WIDEST_BAR = 72;
const LABEL_WIDTH = 84;
const MOST_POINTS = 2000;
const LONGEST_LABEL = 18;

function svg(tag, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

/** The columns with numbers in them: what can stand on the vertical axis. */
export function numberColumns(result) {
  return result.columns.map((_, column) => column).filter((column) => {
    const values = result.rows.map((row) => row[column]).filter((value) => value !== null);
    return values.length > 0 && values.every((value) => Number.isFinite(numeric(value)));
  });
}

/** Round steps of 1, 2 or 5 from the least to the most. */
function ticks(least, most) {
  const rough = (most - least) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
  const found = [];
  for (let n = Math.ceil(least / step); n * step <= most + step / 1e6; n++) found.push(n * step);
  return found;
}

function label(value) {
  const text = shown(value);
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text;
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });

/** The chart of two columns in `width` pixels; null where there is nothing to draw. `kind`: bar,
 * line or points. */
export function drawChart(result, kind, across, up, width) {
  const most = kind === "bar" ? MOST_BARS : MOST_POINTS;
  let rows = result.rows.filter((row) => numeric(row[up]) !== null);
  const left = rows.length - most;
  rows = rows.slice(0, most);
  if (!rows.length) return null;
  const scaled = kind !== "bar" && rows.every((row) => Number.isFinite(numeric(row[across])));
  if (scaled && kind === "line") rows.sort((a, b) => numeric(a[across]) - numeric(b[across]));

  const values = rows.map((row) => numeric(row[up]));
  const low = kind === "points" ? Math.min(...values) : Math.min(0, ...values);
  const high = Math.max(...values, kind === "points" ? -Infinity : 0);
  const span = high - low || 1;
  const y = (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / span);

  const places = scaled ? rows.map((row) => numeric(row[across])) : rows.map((_, place) => place + 0.5);
  const first = scaled ? Math.min(...places) : 0;
  const extent = (scaled ? Math.max(...places) : rows.length) - first || 1;
  const x = (place) => LEFT + ((width - LEFT - 12) * (place - first)) / extent;

  const names = `${result.columns[up]} by ${result.columns[across]}`;
  const plot = svg("svg", { class: "plot", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": names });
  for (const value of ticks(low, high)) {
    plot.append(svg("line", { class: "grid", x1: LEFT, x2: width, y1: y(value), y2: y(value) }));
    plot.append(svg("text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, short.format(value)));
  }
  const base = y(Math.max(low, 0 >= low && 0 <= high ? 0 : low));
  plot.append(svg("line", { class: "axis", x1: LEFT, x2: width, y1: base, y2: base }));

  if (scaled) {
    for (const value of ticks(first, first + extent)) {
      plot.append(svg("text", { x: x(value), y: HEIGHT - BOTTOM + 20, "text-anchor": "middle" }, String(Number(value.toPrecision(6)))));
    }
  } else {
    const every = Math.ceil((rows.length * LABEL_WIDTH) / (width - LEFT));
    rows.forEach((row, place) => {
      if (place % every) return;
      plot.append(svg("text", { x: x(place + 0.5), y: HEIGHT - BOTTOM + 20, "text-anchor": "middle" }, label(row[across])));
    });
  }
  plot.append(svg("text", { x: width / 2, y: HEIGHT - 4, "text-anchor": "middle" }, left > 0 ? `${names}, the first ${most}` : names));

  if (kind === "line") {
    const path = rows.map((_, n) => `${n ? "L" : "M"}${x(places[n]).toFixed(1)} ${y(values[n]).toFixed(1)}`);
    plot.append(svg("path", { class: "line", d: path.join("") }));
  }
  rows.forEach((row, n) => {
    let mark;
    if (kind === "bar") {
      const slot = x(1) - x(0);
      const [top, bottom] = [Math.min(y(values[n]), base), Math.max(y(values[n]), base)];
      const wide = Math.min(slot * 0.72, WIDEST_BAR);
      mark = svg("rect", { class: "mark", x: x(n) + (slot - wide) / 2, width: wide, y: top, height: Math.max(bottom - top, 0.5), rx: 2 });
    } else {
      mark = svg("circle", { class: "mark", cx: x(places[n]), cy: y(values[n]), r: kind === "line" ? 3 : 4 });
    }
    mark.append(svg("title", {}, `${shown(row[across])}: ${shown(row[up])}`));
    plot.append(mark);
  });
  return plot;
}
