import type { PlacedStatement } from '@svc/plain-words';
import { understand } from '@svc/plain-words';
import type { SellerMark } from './answer-lines.js';
import { withMarks } from './answer-lines.js';

/** What a seller marked in a description, as statements. */
export const sellerSaid = (description: string, marks: readonly SellerMark[], currency: string): PlacedStatement[] =>
  understand(withMarks(description, [], marks), currency).flatMap(({ pointed, said }) => {
    const { quote, start, end } = pointed.quote;
    const silent: PlacedStatement = { kind: 'not_understood', reason: 'words', quote, start, end };
    return said.length === 0 ? [silent] : said.map((one) => ({ ...one, start, end }));
  });

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
