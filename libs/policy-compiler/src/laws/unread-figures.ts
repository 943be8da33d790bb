import { MAX_AMOUNT } from '@svc/policy-rules';
import type { PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { hasDigit, mayBeSum, moneyMove, setsBound, taxesApart } from '@svc/plain-words';

/** Statements whose figures count; what is told or left aside may hold any number. */
export const COUNTED: ReadonlySet<PlacedStatement['kind']> = new Set([
  'list',
  'floor',
  'floor_off',
  'trade',
  'charge',
  'break',
  'grant',
  'free_discount',
  'gift',
  'quantity',
]);

/** Whether a figure stands in the words of a statement. */
export const isIn = (figure: { start: number; end: number }, said: { start: number; end: number }): boolean =>
  said.start <= figure.start && said.end >= figure.end;

/** Every number that a statement holds. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersOf) : [];
}

const near = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));

/** What a figure may stand for in a statement: its value, and the shares that it takes off or leaves. */
function valuesOf({ kind, value, alternative, shareOff }: SaidFigure): number[] {
  const share = Math.abs(value) / 100;
  return [
    Math.abs(value),
    ...(alternative === null ? [] : [alternative]),
    ...(kind === 'percent' ? [share, 1 - share] : []),
    ...(shareOff === null ? [] : [shareOff, 1 - shareOff]),
  ];
}

const CENT = 0.01;

/** Whether a figure is the price of all together of which a volume says the price of one. */
const sharesTotal = (total: number, { from, figure }: PlacedOf<'break'>): boolean =>
  'to_price' in figure && total > figure.to_price && Math.abs(total / from - figure.to_price) < CENT;

/**
 * Whether what is told accounts for a figure: a deposit, the rate of a tax, a bound of what nobody orders ("the minimum
 * age is 10").
 */
const tells = (quote: string, { kind }: SaidFigure): boolean =>
  moneyMove(quote) === 'deposit' ||
  (kind === 'percent' && taxesApart(quote).length > 0) ||
  ((kind === 'number' || kind === 'count') && setsBound(quote));

/** Whether a statement that counts was read from a figure. */
function isRead(figure: SaidFigure, statements: readonly PlacedStatement[]): boolean {
  const values = valuesOf(figure);
  return statements.some((said) => {
    if (!isIn(figure, said)) return false;
    if (said.kind === 'fact') return tells(said.quote, figure);
    if (!COUNTED.has(said.kind)) return false;
    if (said.kind === 'break' && sharesTotal(figure.value, said)) return true;
    const { start: _start, end: _end, ...rest } = said;
    return numbersOf(rest).some((number) => values.some((value) => near(number, value)));
  });
}

/** "Returning pupils pay thirty": where prices are spelled, a numeral in words at the end of its clause may be one. */
const isSpelledSum = ({ kind, value, quote, end }: SaidFigure, points: readonly string[]): boolean =>
  kind === 'number' && value >= 10 && !hasDigit(quote) && !/[\p{L}\s-]/u.test(points[end] ?? '.');

/** What of a description's figures no statement was read from, though it may be money of the deal. */
export function unreadSums(
  statements: readonly PlacedStatement[],
  figures: readonly SaidFigure[],
  description: string,
): SaidFigure[] {
  const points = [...description];
  const spelled = figures.some(({ kind, quote }) => kind === 'money' && !hasDigit(quote));
  return figures.filter(
    (figure) =>
      figure.value <= MAX_AMOUNT &&
      (mayBeSum(figure, points) || (spelled && isSpelledSum(figure, points))) &&
      !isRead(figure, statements),
  );
}

/** The bare numbers that no statement was read from, whatever stands beside them. */
export const unreadNumbers = (statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): SaidFigure[] =>
  figures.filter(
    (figure) =>
      figure.kind === 'number' && figure.value > 0 && figure.value <= MAX_AMOUNT && !isRead(figure, statements),
  );

/** The percentages that no statement was read from. */
export function unreadShares(statements: readonly PlacedStatement[], figures: readonly SaidFigure[]): SaidFigure[] {
  return figures.filter(
    (figure) =>
      figure.kind === 'percent' &&
      Math.abs(figure.value) > 0 &&
      Math.abs(figure.value) < 100 &&
      !isRead(figure, statements),
  );
}
