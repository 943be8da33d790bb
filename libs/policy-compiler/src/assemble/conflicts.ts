import type { PlacedStatement } from '@svc/plain-words';
import { refusesPromise, saidAbout } from '@svc/plain-words';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';

/** "We never deliver" beside "free delivery": one of them is meant otherwise. */
export function noteConflicts(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  for (const never of saidAbout(statements, 'never')) {
    for (const gift of [...saidAbout(statements, 'gift'), ...saidAbout(statements, 'trade')]) {
      const promised = gift.kind === 'gift' ? gift.what : gift.condition;
      if (!refusesPromise(never, promised, gift.quote)) continue;
      note(
        assembly,
        'promisedAndRefused',
        '/never',
        [promised],
        quoteBoth(assembly.description, never.quote, gift.quote),
      );
    }
  }
}
