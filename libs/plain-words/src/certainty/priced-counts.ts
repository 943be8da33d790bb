import { foldText } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { mayBeSum } from '../words/bare-sum.js';
import { fullUnit } from '../words/full-unit.js';
import {
  ALL,
  BEHIND,
  CLAUSE,
  EACH_BEFORE,
  EACH_BEHIND,
  ENDS,
  LINK,
  MARKED_BEFORE,
  MARKED_BEHIND,
  NAME_AFTER,
  NAME_BEFORE,
  NO_UNIT,
  ORDINAL,
  PAID_EACH,
  PAIR,
  TABLE_GAP,
} from './count-marks.js';

/** So many of what is sold, as the words beside a sum count them. */
export interface CountSaid extends Place {
  from: number;
  /** The end of a row such as "10-49". */
  upTo?: number;
  unit: string | null;
  /** "All four", "the lot": there are no more of them. */
  all: boolean;
  /** Words or marks say that it is a volume: "or more", "+", "for", 起, a row of a table. */
  marked: boolean;
}

/** A sum of a description with what the words right beside it say of it. */
export interface PriceFigure {
  figure: SaidFigure;
  /** What it may come to: "six twenty-five" is 625, or 6.25. */
  values: readonly number[];
  /** What it is paid for where it is paid for one: `bag`, or `''` for "each"; null where no word says so. */
  each: string | null;
  count: CountSaid | null;
  /** The words from the count to the sum, or the other way round. */
  row: Place;
}

const whole = ({ kind, value, quote, sum }: SaidFigure): boolean =>
  (kind === 'count' || (kind === 'number' && (sum || /^[\p{Nd},]+(?:[-–]\p{Nd}+)?$|\bdozen\b/iu.test(quote)))) &&
  Number.isInteger(value) &&
  value >= 1 &&
  value <= 1_000_000 &&
  !quote.includes('\n') &&
  !ORDINAL.test(quote);

/** A bare number that may be a year counts only where the words behind it say so: "from 1999", but "2000 or more". */
const mayBeYear = ({ kind, value, quote }: SaidFigure): boolean =>
  kind === 'number' && value >= 1900 && value < 2100 && /^\p{Nd}{4}$/u.test(quote);

/** Whether a number counts something: nothing that touches it makes it part of a name. */
function counts(figure: SaidFigure, points: readonly string[]): boolean {
  const before = points.slice(Math.max(0, figure.start - 1), figure.start).join('');
  const after = points.slice(figure.end, figure.end + 2).join('');
  const behind = points.slice(figure.end, figure.end + 12).join('');
  if (mayBeYear(figure) && !MARKED_BEHIND.test(behind) && !/^\s?[:：|\t]/u.test(behind)) return false;
  return whole(figure) && !NAME_BEFORE.test(before) && (figure.kind === 'count' || !NAME_AFTER.test(after));
}

const spelled = (quote: string): boolean =>
  !/\p{Nd}|hundred|thousand|million/iu.test(quote) && /\p{Script=Latin}/u.test(quote);

function valuesOf({ value, kind, quote }: SaidFigure): number[] {
  return kind === 'number' && value >= 100 && spelled(quote) ? [value, value / 100] : [value];
}

/** A count that is written with the line or the clause behind it is a number by itself: "0.86\nPallet". */
const isSum = (figure: SaidFigure, points: readonly string[]): boolean => {
  const { kind, value, quote, sum, unclear } = figure;
  // A length: "5m".
  if (/^\p{Nd}+m$/u.test(quote)) return false;
  if (kind === 'count') return value > 0 && /\p{Nd}(?:\n|\s\p{Script=Han})/u.test(quote);
  if (mayBeSum(figure, points)) return true;
  return (
    kind === 'number' && ((sum && value >= 1) || (value > 0 && /^\p{Nd}+(?:\.\p{Nd}+)?$/u.test(quote) && !unclear))
  );
};

function eachOf(text: (from: number, to: number) => string, figure: SaidFigure): string | null {
  const behind = EACH_BEHIND.exec(foldText(text(figure.end, figure.end + 24)).text)?.groups;
  const before = EACH_BEFORE.exec(foldText(text(figure.start - 16, figure.start)).text)?.groups;
  const short = PAID_EACH.exec(text(figure.end, figure.end + 6))?.groups?.['short'];
  const unit = short ?? behind?.['unit'] ?? behind?.['han'] ?? before?.['unit'] ?? before?.['han'] ?? before?.['row'];
  if (unit !== undefined) return NO_UNIT.test(unit) ? null : fullUnit(unit.toLowerCase());
  return behind?.['one'] === undefined ? null : '';
}

/** Counts that no numeral says: "the pair", "the lot". A lot is as many as there are. */
function wordCounts(description: string, codePoint: (unit: number) => number): CountSaid[] {
  const found = (pattern: RegExp, from: number, all: boolean): CountSaid[] =>
    [...description.matchAll(pattern)].map(({ index, 0: quote }) => {
      const start = codePoint(index);
      return { from, unit: null, all, marked: true, quote, start, end: start + [...quote].length };
    });
  return [...found(PAIR, 2, false), ...found(ALL, 0, true)];
}

/**
 * Every sum of a description with the count and the unit that stand right beside it.
 * @example pricedCounts('$7.50 a bale, 100 or more 6.75', figures)[1]?.count // {from: 100, marked: true, …}
 */
export function pricedCounts(description: string, figures: readonly SaidFigure[]): PriceFigure[] {
  const points = [...description];
  const text = (from: number, to: number): string => points.slice(Math.max(0, from), to).join('');
  const units: number[] = [];
  for (let at = 0, unit = 0; at < points.length; unit += points[at]?.length ?? 1, at += 1) units[unit] = at;
  const said = [
    ...figures.filter((figure) => counts(figure, points)).map((figure) => countOf(figure, text)),
    ...wordCounts(description, (unit) => units[unit] ?? 0),
  ].sort((left, right) => left.start - right.start);
  const volumes = sharingUnits(joinRows(said, text));
  return figures
    .filter((figure) => isSum(figure, points))
    .map((figure) => {
      const [each, { count, row }] = [eachOf(text, figure), besides(figure, volumes, figures, text)];
      return { figure, values: valuesOf(figure), each, count: count && inPriced(count, each), row };
    });
}

/** "Five dozen or more, $4.50 a dozen": what is priced by the dozen is counted by the dozen. */
const inPriced = (count: CountSaid, each: string | null): CountSaid =>
  each === 'dozen' && count.from % 12 === 0 && /\bdozens?\b/iu.test(count.quote)
    ? { ...count, from: count.from / 12, unit: each }
    : count;

function countOf(
  { value, unit, quote, start, end }: SaidFigure,
  text: (from: number, to: number) => string,
): CountSaid {
  const all = /\ball (?:the )?$/i.test(text(start - 9, start));
  const marked =
    all ||
    /\p{Nd}[-–]\p{Nd}/u.test(quote) ||
    MARKED_BEHIND.test(text(end, end + 12)) ||
    MARKED_BEFORE.test(text(start - 10, start));
  return { from: value, unit, all, marked, quote, start, end };
}

/** "50-199" is one count with an end. */
function joinRows(counts: readonly CountSaid[], text: (from: number, to: number) => string): CountSaid[] {
  const joined: CountSaid[] = [];
  for (const one of counts) {
    const last = joined.at(-1);
    if (last && last.end > one.start) continue;
    if (
      last &&
      last.upTo === undefined &&
      one.from > last.from &&
      /^\s?(?:[-–~至到]|to|till)\s?$/u.test(text(last.end, one.start))
    )
      joined.splice(-1, 1, {
        ...last,
        upTo: one.from,
        unit: one.unit ?? last.unit,
        marked: true,
        quote: text(last.start, one.end),
        end: one.end,
      });
    // "60包（5箱）": the same, counted otherwise.
    else if (last && /^\s?[(（]$/u.test(text(last.end, one.start)))
      joined.splice(-1, 1, {
        ...last,
        marked: last.marked || one.marked,
        quote: text(last.start, one.end),
        end: one.end,
      });
    else joined.push(one);
  }
  // One of a thing is no volume, but where a table begins with it.
  return joined.filter(({ from, upTo, all }) => from !== 1 || upTo !== undefined || all);
}

/** "4 issues: $380. 12: $330.": a count without a unit close behind another counts the same. */
const CLOSE = 40;

const SPAN_UNITS: ReadonlySet<string> = new Set(['of', 'day', 'week', 'month', 'year', 'minute']);

function sharingUnits(counts: readonly CountSaid[]): CountSaid[] {
  const shared: CountSaid[] = [];
  for (const one of counts) {
    const last = shared.at(-1);
    // How long something takes is no unit of what is counted behind it.
    const near = last !== undefined && one.start - last.end <= CLOSE && !SPAN_UNITS.has(last.unit ?? 'of') && !one.all;
    shared.push(near && one.unit === null ? { ...one, unit: last.unit } : one);
  }
  return shared;
}

/** The count right before a sum, or right behind it. */
function besides(
  sum: SaidFigure,
  volumes: readonly CountSaid[],
  figures: readonly SaidFigure[],
  text: (from: number, to: number) => string,
): Pick<PriceFigure, 'count' | 'row'> {
  const own = ({ start, end }: Place): boolean => start < sum.end && end > sum.start;
  const free = (from: number, to: number): boolean =>
    !figures.some((figure) => figure.start >= from && figure.end <= to && figure.value !== 1 && figure.quote !== '㎡');
  // "一箱300个" tells what a box holds.
  const isSize = ({ start, end }: Place): boolean =>
    /[一每]\p{Script=Han}$/u.test(text(start - 2, start)) || /^[一每](?!起)\p{Script=Han}/u.test(text(end, end + 2));
  const before = volumes.filter((one) => one.end <= sum.start && !own(one) && !isSize(one)).at(-1);
  if (before !== undefined && free(before.end, sum.start)) {
    const gap = text(before.end, sum.start);
    const comma = CLAUSE.test(gap.replace(/\p{Nd}[.,]\p{Nd}/gu, ''));
    if (gap.length <= 40 && !ENDS.test(gap) && LINK.test(gap) && (!comma || before.marked)) {
      const marked = before.marked || TABLE_GAP.test(gap) || /^\s?for\s?$/i.test(gap);
      const row = { quote: text(before.start, sum.end), start: before.start, end: sum.end };
      return { count: { ...before, marked }, row };
    }
  }
  const behind = volumes.find((one) => one.start >= sum.end && !own(one));
  if (behind !== undefined && BEHIND.test(text(sum.end, behind.start))) {
    const row = { quote: text(sum.start, behind.end), start: sum.start, end: behind.end };
    return { count: { ...behind, marked: true }, row };
  }
  return { count: null, row: { quote: sum.quote, start: sum.start, end: sum.end } };
}
