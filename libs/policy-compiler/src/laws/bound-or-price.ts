import type { PlacedOf } from '@svc/plain-words';
import { mayBePrice, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { asRead, replacing } from '../questions/doubt.js';

const boundOf = ({ min, max }: PlacedOf<'quantity'>): number => min ?? max ?? 0;

/**
 * A bound of nothing in particular that lies between half of the list price and the list price is more likely the
 * lowest price ("Nowt under 215" of a machine at £280) than an order of so many; the seller is asked.
 */
export const askAboutBounds: Law = (statements, { money }) =>
  saidAbout(statements, 'quantity')
    .filter((said) => mayBePrice(said, statements))
    .map((said): Doubt => {
      const bound = boundOf(said);
      const place = placeOf(said);
      return {
        kind: 'figure_role',
        path: '/floor_price',
        place,
        args: [said.quote],
        severity: 'error',
        stake: bound,
        choices: [
          {
            id: 'lowest_price',
            args: [money(bound)],
            reread: replacing(said, { kind: 'floor', price: bound, strength: 'strong', unit: null, ...place }),
          },
          { id: 'as_counted', args: [String(bound)], reread: asRead },
        ],
      };
    });
