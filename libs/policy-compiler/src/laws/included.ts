import { saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing } from '../questions/doubt.js';

/**
 * What is free for everybody, at no cost that is named, is part of what is sold: it is told, and nobody trades for it.
 */
export const tellWhatIsIncluded: Law = (statements) =>
  saidAbout(statements, 'gift')
    .filter(({ free, cost, condition }) => free && cost === null && condition === null)
    .map((said): Doubt => {
      const place = placeOf(said);
      return {
        kind: 'figure_unclear',
        path: '/facts',
        place,
        args: [said.quote],
        severity: 'warning',
        stake: 0,
        choices: [
          { id: 'not_part', args: [], reread: replacing(said, { kind: 'fact', words: [said.what], ...place }) },
        ],
      };
    });
