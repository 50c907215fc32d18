// Dates and times as they stand in a column, for the axis of a chart.

const SECOND = 1000;
export const DAY = 86400 * SECOND;
const MONTH = 30 * DAY; // as uPlot counts them; its ticks are at the real ones
const YEAR = 365 * DAY;

const CLOCK = "(?:[T ](\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:\\.\\d+)?)?(?: ?(Z|[+-]\\d\\d:?\\d\\d))?)?";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DATED = /date|day|month|period|time|stamp|_at$|^when/i; // names of columns that may hold dates as numbers

function utc(year, month = 1, day = 1, hour = 0, minute = 0, second = 0, zone = "Z") {
  const [y, m, d] = [Number(year), Number(month) - 1, Number(day)];
  const at = new Date(Date.UTC(y, m, d, Number(hour), Number(minute), Number(second)));
  if (y < 100) at.setUTCFullYear(y);
  if (at.getUTCMonth() !== m || at.getUTCDate() !== d) return NaN; // there is no such day
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(zone) || [];
  const ahead = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
  return at.getTime() - ahead * 60 * SECOND;
}

function monthNamed(name) {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? NaN : at + 1;
}

/** The Monday of an ISO week: that of the week with 4 January is the first. */
function week(year, number) {
  const fourth = utc(year, 1, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY + (Number(number) - 1) * 7 * DAY;
}

/** [pattern, time of its match, the smallest step]; 03/04/2024 is May or April, which the other values tell. */
const FORMATS = [
  [/^(\d{4})[-/](\d{1,2})$/, ([, y, m]) => utc(y, m), MONTH],
  [/^(\d{4})[- ]?Q([1-4])$/i, ([, y, q]) => utc(y, 3 * q - 2), 3 * MONTH],
  [/^Q([1-4])[-/ ](\d{4})$/i, ([, q, y]) => utc(y, 3 * q - 2), 3 * MONTH],
  [/^(\d{4})-?W(\d\d)$/i, ([, y, w]) => week(y, w), 7 * DAY],
  [/^([a-z]{3,9})\.?[- ](\d{4})$/i, ([, m, y]) => utc(y, monthNamed(m)), MONTH],
  [/^(\d{1,2})\.?[- ]([a-z]{3,9})\.?[- ](\d{4})$/i, ([, d, m, y]) => utc(y, monthNamed(m), d), DAY],
  [/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i, ([, m, d, y]) => utc(y, monthNamed(m), d), DAY],
  [new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${CLOCK}$`), ([, y, m, d, ...clock]) => utc(y, m, d, ...clock), DAY],
  [new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${CLOCK}$`), ([, d, m, y, ...clock]) => utc(y, m, d, ...clock), DAY],
  [new RegExp(`^(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})${CLOCK}$`), ([, d, m, y, ...clock]) => utc(y, m, d, ...clock), DAY],
  [new RegExp(`^(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})${CLOCK}$`), ([, m, d, y, ...clock]) => utc(y, m, d, ...clock), DAY],
];
const COMPACT = [
  [/^((?:19|20)\d\d)(\d\d)$/, ([, y, m]) => utc(y, m), MONTH],
  [/^((?:19|20)\d\d)(\d\d)(\d\d)$/, ([, y, m, d]) => utc(y, m, d), DAY],
  [/^([1-3]\d{9})$/, ([, s]) => s * SECOND, SECOND],
  [/^([1-3]\d{12})$/, ([, ms]) => Number(ms), SECOND],
];

/**
 * The times of a column in milliseconds, null for NULL, with the smallest step of their format.
 *
 * Null where the column is no date for sure: a value fits no format, or the values fit two that differ.
 */
export function asTimes(name, values) {
  const known = values.filter((value) => value !== null);
  const numbers = known.every((value) => typeof value === "number");
  if (!known.length || !(numbers || known.every((value) => typeof value === "string"))) return null;
  const formats = [...(numbers ? [] : FORMATS), ...(DATED.test(name) ? COMPACT : [])];
  const texts = values.map((value) => (value === null ? null : String(value).trim()));
  const found = formats
    .filter(([pattern]) => texts.every((text) => text === null || pattern.test(text)))
    .map(([pattern, time, step]) => ({ times: texts.map((text) => (text === null ? null : time(pattern.exec(text)))), step }))
    .filter(({ times }) => !times.includes(NaN));
  if (!found.length || found.some(({ times }) => times.some((time, at) => time !== found[0].times[at]))) return null;
  const clocks = texts.some((text) => text?.includes(":"));
  return { times: found[0].times, step: clocks ? SECOND : found[0].step };
}

const STEPS = [1, 5, 15, 30].map((n) => n * SECOND)
  .concat([1, 5, 15, 30, 60, 180, 360, 720].map((n) => n * 60 * SECOND))
  .concat([1, 2, 7].map((n) => n * DAY), [1, 3, 6].map((n) => n * MONTH))
  .concat([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((n) => n * YEAR));

/** The distances that ticks may have. */
export const timeSteps = (least) => STEPS.filter((step) => step >= least);

/** A tick, as exactly as their distance needs. */
export function timeLabel(time, step, oneDay) {
  if (time < -62167219200000 || time > 253402300799999) return "";
  const text = new Date(time).toISOString();
  if (step >= YEAR) return text.slice(0, 4);
  if (step >= MONTH) return text.slice(0, 7);
  if (step >= DAY) return text.slice(0, 10);
  const clock = text.slice(11, step >= 60 * SECOND ? 16 : 19);
  return oneDay ? clock : `${text.slice(5, 10)} ${clock}`;
}
