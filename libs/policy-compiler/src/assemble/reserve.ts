import type { PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import type { Part, Remark } from './draft.js';

/** The reserve that the seller named, to the cent; two different ones contradict each other. */
export function assembleReserve(statements: readonly PlacedStatement[]): Part {
  const said = saidAbout(statements, 'reserve');
  const [first] = said;
  if (!first) return { members: {}, cited: [], remarks: [] };
  const path = '/reserve_price';
  const other = said.find(({ price }) => price !== first.price);
  const remarks: Remark[] = other
    ? [{ text: 'twoReserves', path, args: [first.price, other.price], quotes: [first.quote, other.quote] }]
    : [];
  return { members: { reserve_price: first.price }, cited: said.map((one) => [path, one] as const), remarks };
}
