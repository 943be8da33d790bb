import { foldText } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { unitBeside } from '../words/price-unit.js';

/** One row: from how many on which price holds. */
export interface PriceRow {
  from: number;
  price: number;
  place: Place;
}

/** Rows of counts and prices that stand below each other. */
export interface PriceTable {
  /** By their counts, the dearest price first. */
  rows: [PriceRow, ...PriceRow[]];
  /** The line above them, where it holds no figure. */
  heading: Place | null;
  /** What the prices are for, by a row or the heading. */
  unit: string | null;
}

const CELLS = /[|\t]/u;
const PARTED = /[|\t:：]| {2}/u;
/** The most letters beside a count or a price: "pcs and up", "元/个". */
const LETTERS = 14;
/** Rows that only spaces or colons part have to be so many. */
const LEAST_ROWS = { cells: 2, words: 3 } as const;

interface Line extends Place {
  row: (PriceRow & { unit: string | null; cells: boolean }) | null;
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** A line as a row: a count, a sign that parts, a price, and hardly a word. */
function rowOf(place: Place, points: readonly string[], figures: readonly SaidFigure[]): Line['row'] {
  const inside = figures.filter(({ start, end }) => start < place.end && end > place.start);
  const [count, price, ...more] = inside;
  if (count === undefined || price === undefined || more.length > 0) return null;
  const counts = count.kind === 'number' || count.kind === 'count';
  const prices = price.kind === 'number' || price.kind === 'money';
  if (!counts || !prices || !Number.isInteger(count.value) || count.value < 1 || price.value <= 0) return null;
  const [before, between, behind] = [
    points.slice(place.start, count.start).join(''),
    points.slice(count.end, price.start).join(''),
    points.slice(price.end, place.end).join(''),
  ] as [string, string, string];
  const isRow = PARTED.test(between) && [before, between, behind].every((text) => lettersIn(text) <= LETTERS);
  if (!isRow || lettersIn(before) > 0) return null;
  return { from: count.value, price: price.value, place, unit: count.unit, cells: CELLS.test(between) };
}

function linesOf(points: readonly string[], figures: readonly SaidFigure[]): Line[] {
  const lines: Line[] = [];
  for (let from = 0, at = 0; at <= points.length; at += 1) {
    if (at < points.length && points[at] !== '\n') continue;
    const place = { quote: points.slice(from, at).join(''), start: from, end: at };
    if (place.quote.trim() !== '') lines.push({ ...place, row: rowOf(place, points, figures) });
    from = at + 1;
  }
  return lines;
}

const hasFigure = (line: Place, figures: readonly SaidFigure[]): boolean =>
  figures.some(({ start, end }) => start < line.end && end > line.start);

/** What a heading says that its prices are for: "USD per pin", 每盒价, 元/个. */
function unitOfHeading({ quote }: Place): string | null {
  const words = foldText(quote).text;
  const slash = /\/.*$/u.exec(words)?.[0].replace(/[|\t)].*$/u, '');
  return unitBeside(words, '') ?? (slash === undefined ? null : unitBeside('', slash));
}

/**
 * The first price list of a description that stands in rows: counts that rise, prices that fall, and nothing else.
 * @example priceTable([...'Pins\n50 | 3.10\n100 | 2.45'], figures)?.rows.map(({ from }) => from) // [50, 100]
 */
export function priceTable(points: readonly string[], figures: readonly SaidFigure[]): PriceTable | null {
  const lines = linesOf(points, figures);
  for (let first = 0; first < lines.length; first += 1) {
    const run: NonNullable<Line['row']>[] = [];
    for (let at = first; at < lines.length; at += 1) {
      const { row = null } = lines[at] ?? {};
      const last = run.at(-1);
      if (row === null || (last !== undefined && !(row.from > last.from && row.price < last.price))) break;
      run.push(row);
    }
    const [top, ...rest] = run;
    const least = run.every(({ cells }) => cells) ? LEAST_ROWS.cells : LEAST_ROWS.words;
    if (top === undefined || run.length < least) continue;
    const above = lines[first - 1];
    const heading = above !== undefined && !hasFigure(above, figures) ? above : null;
    const unit = run.flatMap((row) => row.unit ?? [])[0] ?? (heading && unitOfHeading(heading));
    return { rows: [top, ...rest], heading, unit };
  }
  return null;
}
