import { saidAbout } from '@svc/plain-words';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing, unused } from '../questions/doubt.js';

/** A sum behind a plus: "extra colour +0.07 each". */
const PLUS = /(?:^|[^\w])\+\s?\p{Sc}?\p{Nd}/u;

/** A sum with a sign of addition before it is put on a price: it is not the price itself. A ruling; nothing is asked. */
export const leaveAdditionsOut: Law = (statements) =>
  saidAbout(statements, 'list')
    .filter(({ strength, quote }) => strength === 'weak' && PLUS.test(quote))
    .map((said): Doubt => {
      const { quote, start, end } = said;
      const place = { quote, start, end };
      return {
        kind: 'figure_unclear',
        path: '/list_price',
        place,
        args: [quote],
        severity: 'warning',
        stake: 0,
        choices: [{ id: 'not_part', args: [], reread: replacing(said, unused(place)) }],
      };
    });
