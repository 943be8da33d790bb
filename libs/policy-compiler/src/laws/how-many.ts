import { countedUnit, countText } from '@svc/language';
import { countsHeads, pricesEach, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { asRead, replacing } from '../questions/doubt.js';
import { factOf } from './pieces-are-told.js';

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

/**
 * "Jazz trio, €1,800 for the evening. Max 80 guests": where no word says what a price is for, a bound of people may be
 * how many come, or how many pay. The seller is asked; until then the price is for all of them.
 */
export const askForOneOrAll: Law = (statements, { sums, money, setting: { language } }) => {
  const [list] = saidAbout(statements, 'list');
  if (!list || list.unit !== null || sums.some(({ values, each }) => each !== null && values.includes(list.price)))
    return [];
  return saidAbout(statements, 'quantity').flatMap((said): Doubt[] => {
    const { min = 1, max, unit } = said;
    if (min > 1 || max === undefined || unit === null || !countsHeads(unit)) return [];
    const place = placeOf(said);
    const [price, most] = [money(list.price), countText(max, unit, language)];
    return [
      {
        kind: 'for_one_or_all',
        path: '/quantity',
        place,
        args: [said.quote, price],
        severity: 'error',
        stake: list.price,
        choices: [
          { id: 'price_of_all', args: [price, most], reread: replacing(said, factOf(place)) },
          { id: 'price_of_one', args: [price, language === 'zh' ? countedUnit(unit) : unit], reread: asRead },
        ],
      },
    ];
  });
};
