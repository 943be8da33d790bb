import type { PlacedStatement } from '@svc/plain-words';
import { understand, writtenPlaces } from '@svc/plain-words';
import type { SellerMark } from './answer-lines.js';
import { withMarks } from './answer-lines.js';

/** What a seller marked in a description, as statements in the places of the parted one. */
export function sellerSaid(
  written: string,
  parted: string,
  marks: readonly SellerMark[],
  currency: string,
): PlacedStatement[] {
  const place = writtenPlaces(parted, written);
  const points = [...parted].map((_, at) => place(at));
  const partedAt = (point: number): number => {
    const at = points.findIndex((one) => one >= point);
    return at < 0 ? points.length : at;
  };
  return understand(withMarks(written, [], marks), currency).flatMap(({ pointed, said }) => {
    const { quote, start, end } = pointed.quote;
    const at = { start: partedAt(start), end: partedAt(end) };
    const silent: PlacedStatement = { kind: 'not_understood', reason: 'words', quote, ...at };
    return said.length === 0 ? [silent] : said.map((one) => ({ ...one, ...at }));
  });
}

/** Statements with the seller's in the place of those that they overlap. */
export const besideSeller = (
  statements: readonly PlacedStatement[],
  seller: readonly PlacedStatement[],
): PlacedStatement[] =>
  seller.length === 0
    ? [...statements]
    : [
        ...statements.filter(
          (said) => seller.includes(said) || !seller.some(({ start, end }) => start < said.end && end > said.start),
        ),
        ...seller.filter((said) => !statements.includes(said)),
      ].sort((left, right) => left.start - right.start);
