import { readNumbers } from '@svc/language';
import { clausesBetweenMarks } from '../certainty/uncovered.js';
import { denies, setsCondition } from '../certainty/clause-shape.js';
import type { Place } from '../text/said-figures.js';
import { namesCurrency } from '../words/price-words.js';

/** Words of a description that no statement covers. */
export interface OpenPiece extends Place {
  /** It holds a figure, a denial, a condition or a currency: the seller has to say what it is. */
  matters: boolean;
}

/** Words that head or join what others say: a closed class of each language. */
const JOINING = new Set(
  (
    'and or plus also then with for at to of in is are it its the a an on as we i you that this so per ' +
    '和 或 及 的 是 在 了 也 都 另 另外 还有 以及'
  ).split(' '),
);

/**
 * The pieces of a description that no statement covers, between its marks, without words that only join.
 * @example openPieces('Bike, $500, only at night', [bike, price]).map(({ quote }) => quote) // ['only at night']
 */
export function openPieces(description: string, covered: readonly Pick<Place, 'start' | 'end'>[]): OpenPiece[] {
  const points = [...description];
  const masked = points.map((point, at) => (covered.some(({ start, end }) => at >= start && at < end) ? '\n' : point));
  return clausesBetweenMarks(masked)
    .map((piece) => ({ ...piece, quote: points.slice(piece.start, piece.end).join('') }))
    .filter(({ quote }) => saysSomething(quote))
    .map((piece) => ({ ...piece, matters: matters(piece.quote) }));
}

/** Whether words are more than joints, signs and marks. */
function saysSomething(quote: string): boolean {
  if (/\p{Nd}/u.test(quote)) return true;
  const words = quote.match(/\p{Script=Han}+|[\p{L}’']+/gu) ?? [];
  return words.some((word) => !JOINING.has(word.toLowerCase()) && word.length > 1);
}

const matters = (quote: string): boolean =>
  readNumbers(quote).some(({ sense }) => sense === null) ||
  setsCondition(quote) ||
  denies(quote) ||
  namesCurrency(quote);
