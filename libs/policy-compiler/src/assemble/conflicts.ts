import type { PlacedStatement } from '@svc/plain-words';
import { refusesPromise, saidAbout } from '@svc/plain-words';
import type { Part, Remark } from './draft.js';

/** What statements say against each other, and orders that nobody could tell the size of. */
export function remarkConflicts(statements: readonly PlacedStatement[]): Part {
  const unclear = saidAbout(statements, 'not_understood').filter(({ reason }) => reason === 'quantity');
  const remarks: Remark[] = [
    ...promisedAndRefused(statements),
    ...unclear.map(({ quote }): Remark => ({ text: 'quantityUnclear', path: '/quantity', args: [], quotes: [quote] })),
  ];
  return { members: {}, cited: [], remarks };
}

/** "We never deliver" beside "free delivery": one of them is meant otherwise. */
function promisedAndRefused(statements: readonly PlacedStatement[]): Remark[] {
  const promises = [...saidAbout(statements, 'gift'), ...saidAbout(statements, 'trade')];
  return saidAbout(statements, 'never').flatMap((never) =>
    promises.flatMap((said): Remark[] => {
      const promised = said.kind === 'gift' ? said.what : said.condition;
      if (!refusesPromise(never, promised, said.quote)) return [];
      return [{ text: 'promisedAndRefused', path: '/never', args: [promised], quotes: [never.quote, said.quote] }];
    }),
  );
}
