import { pricesEach, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { asRead } from '../questions/doubt.js';

/**
 * "$20 each" prices one of several: where nothing says how many there are, the seller is asked; until then one is sold.
 */
export const askHowMany: Law = (statements) => {
  const [list] = saidAbout(statements, 'list');
  const bounded = statements.some(({ kind }) => kind === 'quantity' || kind === 'break' || kind === 'unit');
  if (!list || bounded || list.unit !== null) return [];
  if (!pricesEach(list.quote)) return [];
  const place = placeOf(list);
  const doubt: Doubt = {
    kind: 'how_many',
    path: '/quantity',
    place,
    args: [list.quote],
    severity: 'warning',
    stake: 0,
    choices: [
      { id: 'one_only', args: [], reread: asRead },
      {
        id: 'any_number',
        args: [],
        reread: (said) => [...said, { kind: 'quantity', min: 1, unit: null, ...place }],
      },
    ],
  };
  return [doubt];
};
