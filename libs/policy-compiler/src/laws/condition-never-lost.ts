import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { leftOver, leftOverDenied, openCondition, pricedBy, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { asRead, notPart, replacing } from '../questions/doubt.js';

type Share = { share: number } | { amount: number };

/** "£200 off" beside a lowest price is a discount for nothing; alone it is what makes the lowest price. */
const beside = (statements: readonly PlacedStatement[]): PlacedOf<'floor_off'>[] =>
  saidAbout(statements, 'floor').length > 0 ? saidAbout(statements, 'floor_off') : [];

/** Every order has one: what is taken off "from one" is taken off for what stands beside it ("付满一个学期减5"). */
const fromOne = (statements: readonly PlacedStatement[]): (PlacedOf<'break'> & { figure: Share })[] =>
  saidAbout(statements, 'break').filter(
    (said): said is PlacedOf<'break'> & { figure: Share } => said.from <= 1 && !('to_price' in said.figure),
  );

/**
 * A condition is never lost: words in the clause of a discount for nothing that are no words of giving may be what it
 * is given for. Until answered it is given for them alone.
 */
export const keepConditions: Law = (statements, { figures }) => {
  const [list] = saidAbout(statements, 'list');
  return [...saidAbout(statements, 'free_discount'), ...beside(statements), ...fromOne(statements)]
    .filter((said) => !('all' in said && said.all))
    .filter(({ quote, figure }) => leftOver(quote) !== '' && !('amount' in figure && figure.amount === 0))
    .map((said): Doubt => {
      const condition = leftOverDenied(said.quote);
      const place = placeOf(said);
      const { figure } = said;
      const trade: PlacedOf<'trade'> = { kind: 'trade', condition, figure, extra: false, stacks: false, ...place };
      const only: DoubtChoice = { id: 'only_for', args: [condition], reread: replacing(said, trade) };
      const all: DoubtChoice = { id: 'for_everybody', args: [], reread: asRead };
      const none = notPart(said);
      const open = openCondition(trade, figures, pricedBy(list)) !== null;
      const choices = open ? [none, only, all] : [only, all, none];
      return {
        kind: 'condition_lost',
        path: '/terms',
        place,
        args: [said.quote],
        severity: 'warning',
        stake: 1,
        choices,
      };
    });
};
