// Charts of a result, drawn by uPlot (uplot.js). A chart is numbers and texts: nothing in it is run.

import { asTimes, DAY, timeLabel, timeSteps } from "./times.js";
import { numeric, shown } from "./values.js";

const HEIGHT = 280; // of the plot without the labels below it
const MOST_BARS = 60;
const WIDEST_BAR = 72;
const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif';
const SIDE = 64; // pixels for the labels on the left, and as many as tilted ones reach to the left
const RIGHT = 42; // pixels for the half of the last label
const LEVEL = { widest: 130, apart: 14 }; // labels below the plot: pixels
const TILTED = { widest: 80, apart: 22 };
const COUNTS = [1, 2, 5].flatMap((n) => [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9].map((by) => n * by)).sort((a, b) => a - b);
const KINDS = { bar: "bars", line: "points", points: "points" };
const DIGITS = /^-?\d+(\.\d+)?$/;

const pen = document.createElement("canvas").getContext("2d");

function width(text) {
  pen.font = FONT;
  return pen.measureText(text).width;
}

/** The columns with numbers in them: what can stand on the vertical axis. */
export function numberColumns(result) {
  return columnsOf(result).filter((column) => {
    const values = valuesOf(result, column).filter((value) => value !== null);
    return values.length > 0 && values.every((value) => Number.isFinite(numeric(value)));
  });
}

const columnsOf = (result) => [...result.columns.keys()];
const valuesOf = (result, column) => result.rows.map((row) => row[column]);

/** The columns that a chart starts with; up is the first with numbers that are no key, date or year. */
export function firstColumns(result, keys) {
  const numbers = numberColumns(result);
  const isKey = (column) => {
    const name = result.columns[column];
    return keys.has(name.toLowerCase()) || /(^|[^a-z])id$/i.test(name) || /[a-z]I[dD]$/.test(name);
  };
  const isTime = (column) => asTimes(result.columns[column], valuesOf(result, column)) !== null || /year/i.test(result.columns[column]);
  const plain = numbers.filter((column) => !isKey(column));
  const up = plain.find((column) => !isTime(column)) ?? plain[0] ?? numbers.at(-1);
  const others = columnsOf(result).filter((column) => column !== up);
  const across = others.find((column) => !numbers.includes(column) || isTime(column)) ?? others.find((column) => !isKey(column)) ?? others[0] ?? 0;
  return { across, up };
}

/** The text without its middle where it is wider than that: both ends may tell it from others. */
function cut(text, most) {
  let kept = text.length;
  let shorter = text;
  while (kept > 2 && width(shorter) > most) {
    kept = Math.min(kept - 1, 60);
    shorter = `${text.slice(0, Math.ceil(kept / 2))}…${text.slice(-Math.floor(kept / 2))}`;
  }
  return shorter;
}

/** Ticks as numbers: no more digits than their distance needs, and none of "2,014" for a year. */
function numberLabels(values, step) {
  const largest = Math.max(...values.map(Math.abs));
  const large = largest >= 10000;
  const unit = large ? 10 ** (3 * Math.floor(Math.log10(largest) / 3)) : 1;
  const digits = Math.min(8, Math.max(0, Math.ceil(-Math.log10(step / unit) - 1e-9)));
  const format = new Intl.NumberFormat("en", { notation: large ? "compact" : "standard", useGrouping: "min2", maximumFractionDigits: digits });
  return values.map((value) => format.format(value));
}

function fromZero(low, high) {
  const [least, most] = [Math.min(0, low), Math.max(0, high)];
  return least === most ? [0, 1] : [least * 1.05, most * 1.05];
}

/** Numbers for the horizontal axis, where every value is one or is written as one; else null. */
function asNumbers(values) {
  const numbers = values.map((value) => (typeof value === "string" && DIGITS.test(value) ? Number(value) : numeric(value)));
  return numbers.every((number, at) => values[at] === null || Number.isFinite(number)) && numbers.some((number) => number !== null) ? numbers : null;
}

/** The horizontal axis with a place for each row, null for one that has none: by time, by number, or in their order. */
function axisBelow(result, across, kind, room) {
  const values = valuesOf(result, across);
  const times = kind === "bar" ? null : asTimes(result.columns[across], values);
  if (times) {
    const known = times.times.filter((time) => time !== null);
    const span = Math.max(...known) - Math.min(...known);
    const oneDay = span < DAY;
    const steps = timeSteps(times.step);
    const fits = (step) => (span / step) * (width(timeLabel(known[0], step, oneDay)) + LEVEL.apart) <= room;
    const incrs = span ? [steps.find(fits) ?? steps.at(-1)] : steps;
    const labels = (plot, splits, _axis, _space, step) => splits.map((at) => timeLabel(at, step, oneDay));
    return { places: times.times, time: true, axis: { space: span ? 1 : 92, incrs, values: labels } };
  }
  const numbers = kind === "bar" ? null : asNumbers(values);
  if (numbers) {
    const whole = numbers.every((number) => number === null || Number.isInteger(number));
    const labels = (plot, splits, _axis, _space, step) => numberLabels(splits, step);
    return { places: numbers, axis: { space: 64, values: labels, ...(whole ? { incrs: COUNTS } : {}) } };
  }
  const most = kind === "bar" ? MOST_BARS : Infinity;
  const texts = values.slice(0, most).map((value) => shown(value).replace(/\s+/g, " "));
  const widest = Math.max(...texts.map((text) => Math.min(width(text), LEVEL.widest)));
  const level = texts.length * (widest + LEVEL.apart) <= room;
  const style = level ? { space: widest + LEVEL.apart } : { space: TILTED.apart, rotate: 45, size: Math.min(widest, TILTED.widest) * 0.71 + 24 };
  const labels = (plot, splits) => splits.map((at) => (at in texts ? cut(texts[at], level ? LEVEL.widest : TILTED.widest) : ""));
  return {
    places: values.map((_, at) => (at < most ? at : null)),
    range: [-0.5, texts.length - 0.5],
    axis: { incrs: COUNTS, values: labels, ...style },
  };
}

/** Draws two columns into `place`; returns what is said of it: how much is drawn. `kind`: bar, line or points. */
export function drawChart(place, result, kind, across, up) {
  place.replaceChildren();
  const below = axisBelow(result, across, kind, place.clientWidth - SIDE - RIGHT);
  const drawn = columnOrder(below.places);
  const rows = drawn.map((at) => result.rows[at]);
  if (!rows.some((row) => row[up] !== null)) return "There is nothing to draw.";

  const css = getComputedStyle(document.documentElement);
  const [text, line, ink] = ["--soft", "--faint", "--series"].map((name) => css.getPropertyValue(name).trim());
  const axis = { font: FONT, stroke: text, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  const paths = { bar: uPlot.paths.bars({ size: [0.72, WIDEST_BAR] }), line: uPlot.paths.linear(), points: () => null };
  const size = below.axis.size ?? 40;
  new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT + size,
      ms: 1,
      tzDate: (time) => uPlot.tzDate(new Date(time), "Etc/UTC"),
      padding: [14, RIGHT, 0, 0],
      scales: {
        x: { time: Boolean(below.time), ...(below.range ? { range: below.range } : {}) },
        y: kind === "points" ? {} : { range: (_, low, high) => fromZero(low, high) },
      },
      axes: [
        { ...axis, grid: { show: false }, gap: 10, ...below.axis, size },
        { ...axis, size: SIDE, values: (plot, splits, _axis, _space, step) => numberLabels(splits, step) },
      ],
      series: [
        { label: result.columns[across], value: (_, __, ___, at) => (at === null ? "–" : shown(rows[at][across])) },
        {
          label: result.columns[up],
          value: (_, __, ___, at) => (at === null ? "–" : shown(rows[at][up])),
          stroke: ink,
          fill: kind === "line" ? undefined : ink,
          width: 2,
          paths: paths[kind],
          points: { show: kind !== "bar" && (kind === "points" || rows.length <= 200), size: kind === "line" || rows.length > 200 ? 5 : 8, fill: ink },
        },
      ],
      cursor: { drag: { x: false, y: false } },
    },
    [drawn.map((at) => below.places[at]), rows.map((row) => numeric(row[up]))],
    place,
  );
  place.setAttribute("aria-label", `${result.columns[up]} by ${result.columns[across]}`);
  const places = drawn.map((at) => below.places[at]);
  const repeated = kind === "line" && new Set(places).size < places.length;
  const notes = repeated ? [`${result.columns[across]} has repeated values: the line connects all their rows`] : [];
  const [all, more] = [result.row_count.toLocaleString("en"), result.more_rows ? "more than " : ""];
  if (rows.length < result.row_count || more) notes.unshift(`${rows.length.toLocaleString("en")} of ${more}${all} ${KINDS[kind]} shown`);
  return notes.join("; ");
}

/** The numbers of the rows that have a place, from left to right. */
function columnOrder(places) {
  return [...places.keys()].filter((at) => places[at] !== null).sort((a, b) => places[a] - places[b]);
}
