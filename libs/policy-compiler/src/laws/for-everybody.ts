import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { endsSentence, givesEverybody, namesEverybody } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { notPart, replacing } from '../questions/doubt.js';

type Conditional = PlacedOf<'trade'> | PlacedOf<'grant'>;

/** A discount whose condition holds nothing but words of giving: "Everybody gets $100 off", 不附条件. */
const isForAll = (said: PlacedStatement): said is Conditional =>
  (said.kind === 'trade' || said.kind === 'grant') &&
  said.figure !== null &&
  !('to_price' in said.figure) &&
  !said.extra &&
  (said.kind === 'trade' ? namesEverybody(said.condition) : said.flag === 'person' && givesEverybody(said.quote));

/**
 * What everybody gets is no trade: it is given for nothing. Where more words of the same sentence stand before it,
 * those may be what it is given for, and the seller is asked; until answered nobody gets it.
 */
export const giveToEverybody: Law = (statements, { setting }) => {
  const points = [...setting.description];
  return statements.filter(isForAll).map((said): Doubt => {
    const place = placeOf(said);
    const figure = said.figure ?? { amount: 0 };
    const free: DoubtChoice = {
      id: 'for_everybody',
      args: [],
      reread: replacing(said, { kind: 'free_discount', figure, ...place }),
    };
    const none = notPart(said);
    return {
      kind: 'condition_lost',
      path: '/free_discount',
      place,
      args: [said.quote],
      severity: 'warning',
      stake: 1,
      choices: endsSentence(points.slice(0, said.start).join('')) ? [free] : [none, free],
    };
  });
};
