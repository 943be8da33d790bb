import type { PlacedOf } from '@svc/plain-words';
import { leavesBuyerOpen, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { endingAt, floorOf } from './lowest-price-missing.js';
import { asRead, notPart, replacing } from '../questions/doubt.js';

/**
 * A lower price whose words leave open who gets it is given to nobody until the seller says: where no lowest price is
 * named it may be that ("I'd let it go for 690 if somebody nice comes along"), and a condition as long as a sentence
 * holds more than a condition.
 */
export const askWhoGetsIt: Law = (statements, { money }) => {
  const named = saidAbout(statements, 'floor').length > 0;
  return statements
    .filter((said): said is PlacedOf<'trade'> => said.kind === 'trade' && leavesBuyerOpen(said, statements))
    .map((said): Doubt => {
      const place = placeOf(said);
      const price = 'to_price' in said.figure ? said.figure.to_price : undefined;
      const none = notPart(said);
      const only: DoubtChoice = { id: 'only_for', args: [said.condition], reread: asRead };
      const lowest = price === undefined ? [] : lowestPrice(said, price, { named, money });
      return {
        kind: 'condition_lost',
        path: '/terms',
        place,
        args: [said.quote],
        severity: 'warning',
        stake: 1,
        choices: [none, only, ...lowest],
      };
    });
};

/** The price as the lowest: for everybody, and, where no other is named, for those alone who meet the condition. */
function lowestPrice(
  said: PlacedOf<'trade'>,
  price: number,
  { named, money }: { named: boolean; money: (price: number) => string },
): DoubtChoice[] {
  const floor = floorOf(price, placeOf(said));
  const lowest: DoubtChoice = { id: 'lowest_price', args: [money(price)], reread: replacing(said, floor) };
  if (named) return [lowest];
  return [
    lowest,
    { id: 'lowest_only_for', args: [money(price), said.condition], reread: endingAt(price, placeOf(said)) },
  ];
}
