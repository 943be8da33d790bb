import { saidAbout, sumReached, type PlacedOf } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { replacing, unused, type Law } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';

const spends = ({ quote, from }: PlacedOf<'break'>, list: number): boolean =>
  sumReached(quote) === from && from >= list;

/**
 * What is reached in 满500减5 is money where no word counts it and one costs no more: so much off an order for so much
 * spent, which no trade of a policy says, is asked about, and nothing comes off each of five hundred.
 */
export const leaveSpending: Law = (statements) => {
  const [list] = saidAbout(statements, 'list');
  if (list === undefined) return [];
  return saidAbout(statements, 'break')
    .filter((said) => spends(said, list.price))
    .map((said) => ruling('/quantity/breaks', placeOf(said), replacing(said, unused(placeOf(said)))));
};
